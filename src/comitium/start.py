"""The command `comitium`: `serve`, `admin` and `bench server` belong to the server, everything else to the terminal.

The two rooms do not know each other; this is the only place that knows both, and it imports the one it needs.
"""

from __future__ import annotations

import sys


def main() -> None:
    if sys.argv[1:2] == ["serve"]:
        from comitium.server.main import main as serve

        sys.exit(serve(sys.argv[2:]))
    if sys.argv[1:2] == ["admin"]:
        from comitium.server.admin import main as admin

        sys.exit(admin(sys.argv[2:]))
    if sys.argv[1:3] == ["bench", "server"]:
        from comitium.server.bench import main as bench

        sys.exit(bench(sys.argv[3:]))
    from comitium.terminal.main import main as obey

    obey()
