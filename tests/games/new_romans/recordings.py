"""The matches that are on record (see `tests/games/record.py`); seeds were picked for how they end."""

from __future__ import annotations

from typing import Final

from tests.games.record import Recording

FIXED: Final = {"building_order": "fixed"}
OWNER: Final = {"building_order": "owner"}

RECORDINGS: Final = [
    Recording("two_players", 2, FIXED, "new romans 1", undo=0.3),
    Recording("two_players_owner", 2, OWNER, "new romans 2"),
    Recording("two_players_level_on_points", 2, FIXED, "new romans 34"),
    Recording("two_players_share_the_victory", 2, FIXED, "new romans 61"),
    Recording("three_players", 3, FIXED, "new romans 3"),
    Recording("three_players_owner", 3, OWNER, "new romans 4", undo=0.2),
    Recording("three_players_level_on_points", 3, FIXED, "new romans 21"),
    Recording("four_players", 4, FIXED, "new romans 5", undo=0.2),
    Recording("four_players_owner", 4, OWNER, "new romans 6"),
    Recording("five_players", 5, FIXED, "new romans 7"),
    Recording("five_players_owner", 5, OWNER, "new romans 8", undo=0.2),
]
