"""The command `comitium`: `serve` opens the table in the browser, everything else belongs to the terminal.

The two rooms do not know each other; this is the only place that knows both, and it imports the one it needs.
"""

from __future__ import annotations

import sys


def main() -> None:
    if sys.argv[1:2] == ["serve"]:
        from comitium.server.main import main as serve

        sys.exit(serve(sys.argv[2:]))
    from comitium.terminal.main import main as obey

    obey()
