"""Who wins: criterion after criterion, without those who are struck out."""

from __future__ import annotations

import pytest

from comitium.engine.message import Message, Seat
from comitium.engine.result import Criterion, Sheet, decide, lost_alone

POINTS = "most points"
COINS = "most coins"


def decided(points: list[int], coins: list[int], struck_out: list[Seat] | None = None) -> tuple[list[Seat], str]:
    sheets = [Sheet(seat, [], total) for seat, total in enumerate(points)]
    criteria = [Criterion(Message(POINTS), "X-1", points), Criterion(Message(COINS), "X-2", coins)]
    result = decide(sheets, criteria, struck_out)
    assert result.struck_out == (struck_out or [])
    assert [sheet.total for sheet in result.sheets] == points
    return result.winners, result.decided_by.name.name


@pytest.mark.parametrize(
    ("points", "coins", "struck_out", "winners", "decided_by"),
    [
        ([3, 7, 5], [9, 0, 9], None, [1], POINTS),
        ([7, 7, 5], [1, 2, 9], None, [1], COINS),
        ([7, 7, 5], [2, 2, 9], None, [0, 1], COINS),
        ([4, 4, 4], [0, 0, 0], None, [0, 1, 2], COINS),
        ([3, 7, 5], [0, 0, 0], [1], [2], POINTS),
        ([3, 7, 7], [0, 9, 1], [1], [2], POINTS),
        ([3, 7, 5], [0, 0, 0], [0, 1], [2], POINTS),
        ([3, 7, 5], [0, 0, 0], [0, 1, 2], [], POINTS),
        ([-3, -7], [0, 0], None, [0], POINTS),
        ([3], [0], None, [0], POINTS),
    ],
)
def test_criteria_are_applied_until_one_seat_is_left(
    points: list[int], coins: list[int], struck_out: list[Seat] | None, winners: list[Seat], decided_by: str
) -> None:
    assert decided(points, coins, struck_out) == (winners, decided_by)


@pytest.mark.parametrize(("coins", "clause"), [([1, 2], "X-2"), ([2, 2], "X-3")])
def test_a_shared_victory_may_have_a_clause_of_its_own(coins: list[int], clause: str) -> None:
    criteria = [Criterion(Message(POINTS), "X-1", [7, 7]), Criterion(Message(COINS), "X-2", coins)]
    result = decide([Sheet(0, [], 7), Sheet(1, [], 7)], criteria, shared="X-3")

    assert (result.decided_by.name.name, result.decided_by.clause) == (COINS, clause)


def test_a_solo_match_has_its_grade() -> None:
    result = decide([Sheet(0, [], 3)], [Criterion(Message(POINTS), "X-1", [3])], grade=Message("grade-hero"))

    assert result.grade == Message("grade-hero")
    assert result.decided_by.clause == "X-1"


def test_a_solo_match_may_be_lost_and_nobody_is_struck_out() -> None:
    result = lost_alone(Sheet(0, [], 3), Criterion(Message(POINTS), "X-1", [3]), Message("grade-lost"))

    assert (result.winners, result.struck_out, result.grade) == ([], [], Message("grade-lost"))
    assert [sheet.total for sheet in result.sheets] == [3]
