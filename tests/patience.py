"""How long a test waits for what should come: long, since it only ends what would never come.

Nothing is measured by it. A busy machine may take a minute for what takes a second on an idle one.
"""

from __future__ import annotations

PATIENCE = 300.0  # seconds; less than the time limit of a test in pyproject.toml
