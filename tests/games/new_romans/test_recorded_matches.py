"""Matches on record replay as they were played. `python -m tests.games.record new_romans` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from comitium.engine.matchfile import from_text
from comitium.games import GAMES
from tests.games.new_romans.recordings import RECORDINGS
from tests.games.record import TOLD, matches_of, text, told

FILES = sorted(matches_of("new_romans").glob("*.match"))

every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@every_file
def test_a_recorded_match_replays_to_its_result(path: Path) -> None:
    """Every decision is still legal, the log tells the same, and the result is the one in the file."""
    recorded = path.read_text(encoding="utf-8")

    match = from_text(recorded, GAMES)  # refuses a decision or a result that does not fit

    assert match.state.result is not None
    assert TOLD + told(match) == recorded.splitlines()[-1]
    assert text(match) == recorded


def test_the_records_cover_every_number_of_players_and_both_options() -> None:
    """And every one of them is in the list they are made from."""
    assert [path.stem for path in FILES] == sorted(recording.name for recording in RECORDINGS)
    tables = {(recording.seats, recording.options["building_order"]) for recording in RECORDINGS}
    assert tables == {(seats, order) for seats in (2, 3, 4, 5) for order in ("fixed", "owner")}


def test_some_records_hold_steps_taken_back() -> None:
    """Undo is a line of the record like any other."""
    undone = [path.stem for path in FILES if " undo\n" in path.read_text(encoding="utf-8")]

    assert undone == sorted(recording.name for recording in RECORDINGS if recording.undo)


def test_the_records_end_in_every_way_a_match_can() -> None:
    """Won by points, won by tiles, shared."""
    matches = [from_text(path.read_text(encoding="utf-8"), GAMES) for path in FILES]
    ends = {(match.state.result.decided_by.clause, len(match.state.result.winners)) for match in matches}

    assert ends == {("NR-13.1", 1), ("NR-13.2", 1), ("NR-13.3", 2)}
