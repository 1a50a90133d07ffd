"""A marker steps on every space of its way and stops at the ends of the track."""

from __future__ import annotations

import pytest

from comitium.engine.track import Track


@pytest.mark.parametrize(
    ("place", "steps", "passed", "arrived"),
    [
        (0, 3, [1, 2, 3], 3),
        (3, -2, [2, 1], 1),
        (4, 3, [5], 5),
        (1, -3, [0], 0),
        (5, 2, [], 5),
        (0, -1, [], 0),
        (2, 0, [], 2),
    ],
)
def test_a_move_lists_the_spaces_stepped_on(place: int, steps: int, passed: list[int], arrived: int) -> None:
    track = Track(0, 5, place)

    assert track.move(steps) == passed
    assert track.place == arrived
    assert track.to_go() == 5 - arrived


def test_a_copy_moves_on_its_own() -> None:
    track = Track(-2, 2, 0)
    copy = track.copy()
    copy.move(-5)

    assert (track.place, copy.place, copy.first, copy.last) == (0, -2, -2, 2)
