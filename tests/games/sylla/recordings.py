"""The matches that are on record (see `tests/games/record.py`); seeds were picked for how they end."""

from __future__ import annotations

from typing import Final

from tests.games.record import Recording

CLOSED: Final = {"open_screens": "off"}
OPEN: Final = {"open_screens": "on"}

RECORDINGS: Final = [
    Recording("two_players", 2, CLOSED, "sylla 1", undo=0.2),
    Recording("two_players_open_screens", 2, OPEN, "sylla 2"),
    Recording("two_players_share_the_victory", 2, CLOSED, "sylla 69"),
    Recording("three_players", 3, CLOSED, "sylla 3"),
    Recording("three_players_open_screens", 3, OPEN, "sylla 4", undo=0.2),
    Recording("four_players", 4, CLOSED, "sylla 5", undo=0.2),
    Recording("four_players_open_screens", 4, OPEN, "sylla 6"),
]
