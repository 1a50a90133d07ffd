"""The few looks of the terminal: one colour speaks, and what it marks is asked of you now."""

from __future__ import annotations

from typing import Final

MINIUM: Final = "#D0543A"  # legible on dark and on light grounds
ASKED: Final = f"bold {MINIUM}"
STRONG: Final = "bold"
QUIET: Final = "dim"
INK: Final = "#26221E"
PLATE: Final = "#FBF8F1"  # the light ground under a building
