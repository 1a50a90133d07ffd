"""The matches that are on record (see `tests/games/record.py`); seeds were picked for how they end."""

from __future__ import annotations

from typing import Final

from tests.games.record import Recording


def table(difficulty: str, fort: str = "none", spoils: str = "no") -> dict[str, str]:
    return {"difficulty": difficulty, "fort": fort, "spoils": spoils}


LOW: Final = table("low")
NORMAL: Final = table("normal")
HIGH: Final = table("high")

RECORDINGS: Final = [
    Recording("solo_low", 1, LOW, "hadrians wall solo 1", undo=0.2),
    Recording("solo_normal", 1, NORMAL, "hadrians wall solo 2"),
    Recording("solo_high", 1, HIGH, "hadrians wall solo 3"),
    Recording("fort_1_segedunum", 1, table("normal", "segedunum"), "hadrians wall fort 1"),
    Recording("fort_4_vindobala", 1, table("normal", "vindobala", "yes"), "hadrians wall fort 4", undo=0.2),
    Recording("fort_10_magnis", 1, table("normal", "magnis", "yes"), "hadrians wall fort 10"),
    Recording("fort_16_maia", 1, table("normal", "maia", "yes"), "hadrians wall fort 16"),
    Recording("two_players_low", 2, LOW, "hadrians wall 1", undo=0.2),
    Recording("two_players_normal", 2, NORMAL, "hadrians wall 2"),
    Recording("two_players_high", 2, HIGH, "hadrians wall 3"),
    Recording("two_players_share_the_victory", 2, LOW, "hadrians wall 101"),
    Recording("three_players_low", 3, LOW, "hadrians wall 4"),
    Recording("three_players_level_on_points", 3, LOW, "hadrians wall 12"),
    Recording("three_players_level_on_points_and_disdain", 3, LOW, "hadrians wall 34"),
    Recording("three_players_normal", 3, NORMAL, "hadrians wall 5", undo=0.2),
    Recording("three_players_high", 3, HIGH, "hadrians wall 6"),
    Recording("four_players", 4, NORMAL, "hadrians wall 7", undo=0.1),
    Recording("five_players", 5, HIGH, "hadrians wall 8"),
    Recording("six_players", 6, LOW, "hadrians wall 9", undo=0.1),
]
