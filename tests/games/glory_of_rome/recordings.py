"""The matches that are on record (see `tests/games/record.py`)."""

from __future__ import annotations

from typing import Final

from tests.games.glory_of_rome.situations import DEFAULTS
from tests.games.record import Recording


def played_with(**options: str) -> dict[str, str]:
    return {**DEFAULTS, **options}


EVERYTHING: Final = played_with(spies="on", truce="on", clockwise="on", heroes="on", harsh="on")

RECORDINGS: Final = [
    Recording("two_players", 2, played_with(), "glory 1", undo=0.1),
    Recording("three_players", 3, played_with(), "glory 2"),
    Recording("four_players", 4, played_with(), "glory 3", undo=0.05),
    Recording("four_players_harsh_times", 4, played_with(harsh="on"), "glory 4"),
    Recording("three_players_spies_and_allies", 3, played_with(spies="on"), "glory 5", undo=0.05),
    Recording("four_players_truce", 4, played_with(truce="on"), "glory 6"),
    Recording("two_players_clockwise", 2, played_with(clockwise="on"), "glory 7"),
    Recording("three_players_heroes", 3, played_with(heroes="on"), "glory 8"),
    Recording("four_players_all_variants", 4, EVERYTHING, "glory 9"),
    Recording("emperor_solo", 1, played_with(), "glory 10", undo=0.1),
    Recording("emperor_solo_harsh_times", 1, played_with(harsh="on", clockwise="on"), "glory 11"),
    Recording("cassius_easy", 1, played_with(solo="cassius_easy"), "glory 12"),
    Recording("cassius", 1, played_with(solo="cassius"), "glory 13"),
    Recording("cassius_hard", 1, played_with(solo="cassius_hard", harsh="on"), "glory 14"),
]
