"""Matches on record replay as they were played. `python -m tests.games.record sylla` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from comitium.engine.matchfile import from_text
from comitium.games.sylla import GAME
from tests.games.record import TOLD, matches_of, text, told
from tests.games.sylla.recordings import RECORDINGS

GAMES = {GAME.slug: GAME}
FILES = sorted(matches_of("sylla").glob("*.match"))

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
    tables = {(recording.seats, recording.options["open_screens"]) for recording in RECORDINGS}
    assert tables == {(seats, screens) for seats in (2, 3, 4) for screens in ("off", "on")}


def test_some_records_hold_steps_taken_back() -> None:
    """Undo is a line of the record like any other."""
    undone = [path.stem for path in FILES if " undo\n" in path.read_text(encoding="utf-8")]

    assert undone == sorted(recording.name for recording in RECORDINGS if recording.undo)


def test_the_records_end_in_every_way_a_match_can() -> None:
    """Won alone, and shared."""
    matches = [from_text(path.read_text(encoding="utf-8"), GAMES) for path in FILES]
    winners = {len(match.state.result.winners) for match in matches if match.state.result is not None}

    assert winners == {1, 2}


def test_the_records_meet_everything_that_can_happen() -> None:
    """Every kind of event, Great Work, building and decision is played in at least one of them."""
    happened: set[str] = set()
    decided: set[str] = set()
    for path in FILES:
        match = from_text(path.read_text(encoding="utf-8"), GAMES)
        happened.update(entry.message().name for entry in match.state.log)
        decided.update(line.code.split(" ")[0] for line in match.lines)

    assert decided - {"undo"} == {
        "keep", "bid", "pass", "take", "recruit", "offer", "turn", "sanctuary", "tavern", "done", "place", "prevent",
        "down", "remove", "build", "plebs", "free",
    }  # fmt: skip
    assert {"crisis", "pieces-return", "twin-removed", "tile-discarded", "got-crane", "work-feeds"} <= happened
