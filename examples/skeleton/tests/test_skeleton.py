"""The rules of Skeleton, clause by clause."""

from __future__ import annotations

import pytest

from comitium.engine.message import Refused
from comitium.games.skeleton import GAME
from comitium.games.skeleton.model import Skeleton
from comitium.games.skeleton.scoring import result
from comitium.games.skeleton.view import view
from comitium.text import Speaker


def table(heap: int = 12, seats: int = 2) -> Skeleton:
    g = GAME.start(seats, {}, "test")
    g.heap = heap
    return g


@pytest.mark.parametrize("seats", [1, 5])
def test_any_other_number_of_players_is_refused(seats: int) -> None:
    """SK-1.1"""
    with pytest.raises(Refused, match="wrong-player-count"):
        GAME.start(seats, {}, "test")


def test_the_turn_goes_clockwise_until_the_heap_is_gone() -> None:
    """SK-1.2, SK-2.1, SK-4.1"""
    g = table(seats=3)
    asked = []
    while g.waiting():
        asked += g.waiting()
        g.submit(asked[-1], "take 2")

    assert asked == [0, 1, 2, 0, 1, 2]
    assert (view(g).heap, view(g).coins) == (0, (4, 4, 4))


def test_nobody_takes_more_than_the_heap_holds() -> None:
    """SK-2.2"""
    g = table(heap=2)

    assert [action.code() for action in g.options(0)] == ["take 1", "take 2"]
    with pytest.raises(Refused) as refused:
        g.submit(0, "take 3")
    assert Speaker("en", GAME).refusal(refused.value) == "The heap holds only 2 coins. SK-2.2"


@pytest.mark.parametrize(("coins", "winners"), [([5, 7], [1]), ([6, 6], [0, 1])])
def test_most_coins_win(coins: list[int], winners: list[int]) -> None:
    """SK-3.1"""
    g = table()
    g.coins = coins

    assert result(g).winners == winners
