"""Matches on record replay as they were played. `python -m tests.games.record glory_of_rome` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from comitium.engine.matchfile import from_text
from comitium.games.glory_of_rome import GAME
from tests.games.glory_of_rome.recordings import RECORDINGS
from tests.games.record import TOLD, matches_of, text, told

FILES = sorted(matches_of("glory_of_rome").glob("*.match"))
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


def test_the_records_cover_every_number_of_players_every_variant_and_both_solos() -> None:
    """And every one of them is in the list they are made from."""
    assert [path.stem for path in FILES] == sorted(recording.name for recording in RECORDINGS)
    assert {recording.seats for recording in RECORDINGS} == {1, 2, 3, 4}
    for option in GAME.options:
        assert {recording.options[option.name] for recording in RECORDINGS} == set(option.values)


def test_some_records_hold_steps_taken_back() -> None:
    """Undo is a line of the record like any other."""
    undone = [path.stem for path in FILES if " undo\n" in path.read_text(encoding="utf-8")]

    assert undone == sorted(recording.name for recording in RECORDINGS if recording.undo)
