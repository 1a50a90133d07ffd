"""The matches that are on record (see `tests/games/record.py`); seeds were picked for how they end."""

from __future__ import annotations

from typing import Final

from tests.games.record import Recording

LOWEST: Final = {"hills": "lowest"}

RECORDINGS: Final = [
    Recording("two_players", 2, LOWEST, "aeterna 2", undo=0.3),
    Recording("two_players_one_struck_out", 2, LOWEST, "aeterna 1"),
    Recording("two_players_everybody_struck_out", 2, LOWEST, "aeterna 85"),
    Recording("two_players_share_the_victory", 2, LOWEST, "aeterna 76"),
    Recording("two_players_other_hills", 2, {"hills": "2-4-7"}, "aeterna 2", undo=0.2),
    Recording("three_players", 3, LOWEST, "aeterna 9", undo=0.2),
    Recording("three_players_everybody_struck_out", 3, LOWEST, "aeterna 10"),
    Recording("three_players_share_the_victory", 3, LOWEST, "aeterna 18"),
    Recording("three_players_other_hills", 3, {"hills": "1-3-5-6-7"}, "aeterna 4"),
    Recording("four_players", 4, LOWEST, "aeterna 29"),
    Recording("four_players_with_undo", 4, LOWEST, "aeterna 9", undo=0.2),
    Recording("four_players_share_the_victory", 4, LOWEST, "aeterna 28"),
]
