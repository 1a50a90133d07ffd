"""The end of the match (SY-12)."""

from __future__ import annotations

import pytest

from comitium.games.sylla import GAME
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.view import TokensView
from tests.games.sylla.situations import (
    BLACK,
    BLUE,
    RED,
    WHITE,
    answer,
    codes,
    coins,
    ended,
    points,
    refused,
    seat_view,
    situation,
    told,
    view,
)


def sheet(g: Sylla, seat: int) -> dict[str, int]:
    return {line.source.name: line.points for line in ended(g).sheets[seat].lines}


def test_after_turn_5_the_ecclesia_takes_effect() -> None:
    """SY-12.1: famine and crisis of turn 5 come first; then nothing is drawn."""
    g = situation("famine", ["senator+", "", "", ""], turn=5, famine=3)

    assert points(g) == [10 - 3 + 2, 7, 7, 7]
    assert g.result is not None
    assert all(slot.tile is None for slot in view(g).slots)
    assert "Turn 6 of 5 begins." not in told(g)


def test_face_up_christians_give_2_points_each() -> None:
    """SY-12.2, SY-12.5: turned or not; face-down ones give nothing."""
    g = situation("end", ["senator+ merchant+/ slave+! senator", "senator+!", "", ""], turn=5)

    assert points(g)[:2] == [14, 10]
    assert sheet(g, BLUE)["christians-face-up"] == 4


def test_slaves_are_freed_for_2_coins_each() -> None:
    """SY-12.3, SY-12.5: any number, turned or not; face-down ones cannot be freed."""
    g = situation("end", ["slave slave/ slave!", "", "", ""], turn=5, coins=[9])
    assert codes(g, BLUE) == ["free 0", "free 1", "free 2"]
    with refused(g, "You have 2 Slaves face up.", "SY-12.5"):
        g.submit(BLUE, "free 3")
    with refused(g, "Name a number of Slaves, such as “free 1”.", "SY-12.3"):
        g.submit(BLUE, "pass")
    answer(g, "free 2")

    assert coins(g)[BLUE] == 5
    assert points(g)[BLUE] == 16
    assert sheet(g, BLUE)["slaves-freed"] == 6


def test_only_slaves_one_can_pay_for_are_freed() -> None:
    """SY-12.3"""
    g = situation("end", ["slave slave slave", "", "", ""], turn=5, coins=[3])
    assert codes(g, BLUE) == ["free 0", "free 1"]

    with refused(g, "That costs 4 denarii, you have 3.", "SY-12.3"):
        g.submit(BLUE, "free 2")
    assert [closed.code for closed in g.closed(BLUE)] == ["free 2", "free 3"]
    answer(g, "free 1")
    assert (points(g)[BLUE], coins(g)[BLUE]) == (13, 1)


@pytest.mark.parametrize(("code", "gained"), [("free 0", 2), ("free 1", 5)])
def test_a_christian_slave_counts_twice(code: str, gained: int) -> None:
    """SY-12.4: as a Christian in any case, as a Slave if freed."""
    g = situation("end", ["slave+", "", "", ""], turn=5, coins=[2])
    answer(g, code)

    assert points(g)[BLUE] == 10 + gained


def test_face_down_christians_and_slaves_give_nothing() -> None:
    """SY-12.5: their owner is not even asked."""
    g = situation("end", ["slave+! senator+! slave!", "", "", ""], turn=5, coins=[9])

    assert points(g) == [10] * 4
    assert g.result is not None


def test_tokens_are_worth_the_value_of_their_marker() -> None:
    """SY-12.6"""
    g = situation("end", turn=5, markers=(3, 1, 4), tokens=[(2, 3, 1), (0, 0, 5), (0, 0, 0), (1, 1, 1)])

    assert points(g) == [10 + 6 + 3 + 4, 30, 10, 18]
    assert (sheet(g, BLUE)["token-health"], sheet(g, BLUE)["token-pride"], sheet(g, BLUE)["token-leisure"]) == (6, 3, 4)


def test_tokens_of_a_marker_in_crisis_are_worth_nothing() -> None:
    """SY-12.6"""
    g = situation("end", turn=5, markers=(0, 2, 2), tokens=[(9, 0, 0)])

    assert points(g)[BLUE] == 10


def test_screens_are_removed_at_the_end() -> None:
    """SY-12.6, SY-18.2"""
    g = situation("end", turn=5, coins=[3, 4, 5, 6], tokens=[(1, 2, 3)])
    shown = view(g).players

    assert [player.coins for player in shown] == [3, 4, 5, 6]
    assert shown[BLUE].tokens == TokensView(health=1, pride=2, leisure=3)


def test_coins_and_buildings_are_worth_nothing() -> None:
    """SY-12.7"""
    g = situation("end", turn=5, coins=[50], buildings=["stall field sanctuary tavern crane"])

    assert points(g) == [10] * 4


def test_the_most_points_win() -> None:
    """SY-12.8"""
    g = situation("end", turn=5, prestige=[10, 40, 39, 12])

    assert ended(g).winners == [RED]
    assert ended(g).decided_by.clause == "SY-12.8"


def test_several_with_the_most_points_win_together() -> None:
    """SY-12.8: there is no tie-break, neither coins nor tokens."""
    g = situation("end", turn=5, prestige=[30, 10, 30, 30], coins=[9, 0, 0, 1])

    assert ended(g).winners == [BLUE, WHITE, BLACK]


def test_the_three_steps_are_done_one_after_the_other_by_all() -> None:
    """SY-12.9: Slaves are freed openly, in order from the First Consul, after Christians and before the screens go."""
    cards = ["slave", "slave+", "senator+", "slave slave"]
    g = situation("end", cards, consul=WHITE, turn=5, coins=[2, 2, 2, 4], tokens=[(1, 0, 0)] * 4)
    order = []
    assert points(g) == [10, 12, 12, 10]
    while g.waiting():
        order.append(g.waiting()[0])
        assert [player.tokens for player in view(g).players] == [None] * 4
        answer(g, codes(g, g.waiting()[0])[-1])
        freed = [seat_view(g, seat).freed for seat in order]
        assert all(freed)

    assert order == [BLACK, BLUE, RED]
    assert points(g) == [10 + 3 + 2, 12 + 3 + 2, 12 + 2, 10 + 6 + 2]


def test_the_forecast_is_the_score_if_the_match_ended_now() -> None:
    """SY-12.2, SY-12.3, SY-12.6: what one may know of it; at the end it is the result."""
    cards = ["slave+ slave", "senator+", "", ""]
    g = situation("consul", cards, coins=[2, 9], tokens=[(1, 0, 0), (5, 5, 5)], markers=(3, 2, 2))
    mine, theirs = GAME.forecast(g, BLUE)[:2]

    assert {line.source.name: line.points for line in mine.lines} == {
        "prestige-so-far": 10,
        "christians-face-up": 2,
        "slaves-freed": 3,
        "token-health": 3,
        "token-pride": 0,
        "token-leisure": 0,
    }
    assert {line.source.name: line.points for line in theirs.lines} == {"prestige-so-far": 10, "christians-face-up": 2}
    g = situation("end", cards, turn=5, coins=[2, 9], tokens=[(1, 0, 0), (5, 5, 5)])
    answer(g, "free 1")
    assert [sheet.total for sheet in GAME.forecast(g, None)] == points(g)
    assert points(g)[:2] == [10 + 2 + 3 + 2, 10 + 2 + 30]
