"""Matches on record replay as they were played. `python -m tests.games.record aeterna` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from comitium.engine.matchfile import from_text
from tests.games.aeterna.recordings import RECORDINGS
from tests.games.aeterna.situations import GAMES_WITH_AETERNA
from tests.games.record import TOLD, matches_of, text, told

FILES = sorted(matches_of("aeterna").glob("*.match"))

every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@every_file
def test_a_recorded_match_replays_to_its_result(path: Path) -> None:
    """Every decision is still legal, the log tells the same, and the result is the one in the file."""
    recorded = path.read_text(encoding="utf-8")

    match = from_text(recorded, GAMES_WITH_AETERNA)  # refuses a decision or a result that does not fit

    assert match.state.result is not None
    assert TOLD + told(match) == recorded.splitlines()[-1]
    assert text(match) == recorded


def test_the_records_cover_every_number_of_players_and_other_hills() -> None:
    """And every one of them is in the list they are made from."""
    assert [path.stem for path in FILES] == sorted(recording.name for recording in RECORDINGS)
    assert {recording.seats for recording in RECORDINGS if recording.options["hills"] == "lowest"} == {2, 3, 4}
    assert {recording.seats for recording in RECORDINGS if recording.options["hills"] != "lowest"} == {2, 3}


def test_some_records_hold_steps_taken_back() -> None:
    """Undo is a line of the record like any other."""
    undone = [path.stem for path in FILES if " undo\n" in path.read_text(encoding="utf-8")]

    assert undone == sorted(recording.name for recording in RECORDINGS if recording.undo)


def test_the_records_end_in_every_way_a_match_can() -> None:
    """Won, shared, and nobody left to win; with seats struck out and without."""
    ends = set()
    for path in FILES:
        result = from_text(path.read_text(encoding="utf-8"), GAMES_WITH_AETERNA).state.result
        assert result is not None
        ends.add((result.decided_by.clause, len(result.winners), len(result.struck_out) > 0))

    assert {("AE-23.1", 1, False), ("AE-23.1", 1, True), ("AE-23.2", 2, False), ("AE-23.4", 0, True)} <= ends
