"""Matches on record replay as they were played. `python -m tests.games.record hadrians_wall` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from comitium.engine.matchfile import from_text
from comitium.games.hadrians_wall import GAME
from tests.games.hadrians_wall.recordings import RECORDINGS
from tests.games.record import TOLD, matches_of, text, told

FILES = sorted(matches_of("hadrians_wall").glob("*.match"))
GAMES = {GAME.slug: GAME}

every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@every_file
def test_a_recorded_match_replays_to_its_result(path: Path) -> None:
    """Every decision is still legal, the log tells the same, and the result is the one in the file."""
    recorded = path.read_text(encoding="utf-8")

    match = from_text(recorded, GAMES)  # refuses a decision or a result that does not fit

    assert match.state.result is not None
    assert TOLD + told(match) == recorded.splitlines()[-1]
    assert text(match) == recorded


def test_the_records_cover_every_number_of_players_and_every_difficulty() -> None:
    """And every one of them is in the list they are made from."""
    assert [path.stem for path in FILES] == sorted(recording.name for recording in RECORDINGS)
    assert {recording.seats for recording in RECORDINGS} == {1, 2, 3, 4, 5, 6}
    tables = {(recording.seats, recording.options["difficulty"]) for recording in RECORDINGS}
    assert tables >= {(seats, difficulty) for seats in (1, 2, 3) for difficulty in ("low", "normal", "high")}


def test_some_records_hold_steps_taken_back() -> None:
    """Undo is a line of the record like any other."""
    undone = [path.stem for path in FILES if " undo\n" in path.read_text(encoding="utf-8")]

    assert undone == sorted(recording.name for recording in RECORDINGS if recording.undo)


def test_the_records_end_in_every_way_a_match_can() -> None:
    """Won by points, by disdain, by paths, shared; alone with a rank, and a fort that is lost."""
    matches = [from_text(path.read_text(encoding="utf-8"), GAMES) for path in FILES]
    results = [match.state.result for match in matches if match.state.result is not None]
    ends = {(result.decided_by.name.name, len(result.winners)) for result in results if result.grade is None}
    grades = {result.grade.name for result in results if result.grade is not None}

    assert ends == {("by-points", 1), ("by-disdain", 1), ("by-paths", 1), ("by-paths", 2)}
    assert grades == {"rank-0", "fort-lost"}
