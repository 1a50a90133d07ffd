"""Exit codes: what a shell learns of a command that did not simply end well."""

from __future__ import annotations

from typing import Final

FAILED: Final = 1  # the command found what it looked for: a law that is broken
WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130
