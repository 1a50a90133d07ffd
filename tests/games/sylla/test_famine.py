"""Phase VII, famine and crisis (SY-10), and the Field (SY-13.2)."""

from __future__ import annotations

import pytest

from tests.games.sylla.situations import (
    BLUE,
    choose_first,
    marker_view,
    points,
    seat_view,
    situation,
    told,
    view,
    vote,
)


@pytest.mark.parametrize(
    ("level", "lost"),
    [(0, [0, 0, 0, 0]), (1, [1, 0, 0, 1]), (3, [3, 1, 0, 3]), (5, [5, 3, 1, 5]), (6, [6, 4, 2, 6])],
)
def test_everybody_loses_the_famine_level_less_2_for_each_field(level: int, lost: list[int]) -> None:
    """SY-10.1, SY-13.2: a face-down Field saves nothing; more Fields than famine gain nothing."""
    before = situation("work", buildings=["", "field", "field field", "field!"], famine=level)
    assert [seat_view(before, seat).famine_loss for seat in range(4)] == lost
    vote(before, *["plebs 0"] * 4)

    assert points(before) == [10 - less for less in lost]


def test_the_famine_marker_stays_where_it_is() -> None:
    """SY-10.2"""
    g = situation("famine", famine=4)

    assert view(g).famine.level == 4


def test_a_crisis_comes_for_every_marker_on_the_leftmost_cell() -> None:
    """SY-10.3: after the famine, and not for a marker on another cell."""
    g = situation("famine", markers=(0, 1, 2), tokens=[(2, 0, 0), (1, 9, 0), (1, 0, 9), (0, 0, 0)])

    assert points(g) == [13, 10, 10, 7]
    assert [marker.to_crisis for marker in view(g).markers] == [0, 1, 2]


def test_crises_are_settled_in_the_order_health_pride_leisure() -> None:
    """SY-10.3: Blue, without points, loses nothing to Health and Pride and gains 3 by Leisure; else 0 would be left."""
    g = situation(
        "famine",
        markers=(0, 0, 0),
        prestige=[0, 10, 10, 10],
        tokens=[(1, 1, 5), (2, 2, 2), (3, 3, 3), (4, 4, 4)],
    )

    assert points(g)[BLUE] == 3
    crises = [str(entry.message().values["token"]) for entry in g.log if entry.message().name == "crisis"]
    assert crises == ["Message('token-health')", "Message('token-pride')", "Message('token-leisure')"]


def test_famine_comes_before_the_crisis() -> None:
    """SY-10.3: the gain of 3 is not eaten by the famine."""
    g = situation("famine", famine=6, markers=(0, 2, 2), prestige=[2, 10, 10, 10], tokens=[(1, 0, 0)])

    assert points(g)[BLUE] == 3


def test_in_a_crisis_everybody_shows_the_tokens_of_that_kind() -> None:
    """SY-10.4: of that kind only, and afterwards they are hidden again."""
    g = situation("famine", markers=(2, 0, 2), tokens=[(7, 4, 7), (7, 2, 7), (7, 2, 7), (7, 1, 7)])
    line = next(line for line in told(g) if line.startswith("Crisis"))

    assert line == "Crisis of Civic Pride: Blue shows 4, Red shows 2, White shows 2 and Black shows 1."
    assert [player.tokens for player in view(g).players] == [None] * 4


@pytest.mark.parametrize(
    ("held", "after"),
    [
        ((3, 2, 1, 0), [13, 10, 10, 7]),
        ((3, 3, 1, 0), [13, 13, 10, 7]),
        ((3, 1, 0, 0), [13, 10, 7, 7]),
        ((2, 2, 0, 0), [13, 13, 7, 7]),
        ((1, 0, 0, 0), [13, 7, 7, 7]),
    ],
)
def test_the_most_tokens_gain_3_and_the_fewest_lose_3(held: tuple[int, ...], after: list[int]) -> None:
    """SY-10.5, SY-10.6: all who tie."""
    g = situation("famine", markers=(0, 2, 2), tokens=[(number, 0, 0) for number in held])

    assert points(g) == after


def test_if_all_hold_the_same_everybody_gains_and_then_loses() -> None:
    """SY-10.7: so nothing changes, not even for one with 0 points."""
    g = situation("famine", markers=(2, 2, 0), prestige=[0, 10, 10, 10], tokens=[(0, 0, 2)] * 4)

    assert points(g) == [0, 10, 10, 10]


def test_gains_come_before_losses() -> None:
    """SY-10.6, SY-10.7: the other order would leave Blue with 3."""
    g = situation("famine", markers=(2, 2, 0), prestige=[1, 1, 1, 1])

    assert points(g) == [1, 1, 1, 1]


def test_a_crisis_does_not_move_the_marker_and_recurs() -> None:
    """SY-10.8"""
    g = situation("famine", markers=(0, 2, 2), tokens=[(2, 0, 0), (1, 0, 0), (1, 0, 0), (0, 0, 0)])
    assert marker_view(g, "health").to_crisis == 0
    assert points(g) == [13, 10, 10, 7]
    for phase in ("consul", "recruitment", "buildings", "income"):
        choose_first(g, phase)
    choose_first(g, "events")
    assert marker_view(g, "health").to_crisis == 0
    vote(g, *["plebs 0"] * 4)

    assert sum(line.startswith("Crisis of Health") for line in told(g)) == 2
