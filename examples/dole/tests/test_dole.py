"""The rules of Dole, clause by clause."""

from __future__ import annotations

import pytest

from comitium.engine.message import Refused
from comitium.games.dole import GAME
from comitium.games.dole.components import SACKS, Sack
from comitium.games.dole.model import Dole
from comitium.games.dole.scoring import result
from comitium.games.dole.view import PlayerView, own, view
from comitium.text import Speaker

FIRST_ROUND = ["0 give wheat", "1 give spelt", "0 bribe 1", "1 bribe 2"]


def offer(*hands: str) -> Dole:
    """Everybody has to offer one of these sacks."""
    g = GAME.start(len(hands), {}, "test")
    for player, hand in zip(g.players, hands, strict=True):
        player.hand = sacks(hand)
    return g


def scored(*granaries: tuple[str, str, int]) -> list[int]:
    """The winners, if the match ends with these sacks stored and milled, and these coins."""
    g = GAME.start(len(granaries), {}, "test")
    for player, (stored, milled, coins) in zip(g.players, granaries, strict=True):
        player.granary, player.milled, player.coins = sacks(stored), sacks(milled), coins
    return result(g).winners


def sacks(names: str) -> list[Sack]:
    return [Sack(name) for name in names.split()]


def play(g: Dole, *lines: str) -> None:
    """Lines as in a match file: `0 give wheat`."""
    for line in lines:
        seat, _, code = line.partition(" ")
        g.submit(int(seat), code)


@pytest.mark.parametrize("seats", [1, 5])
def test_any_other_number_of_players_is_refused(seats: int) -> None:
    """DO-1.1"""
    with pytest.raises(Refused, match="wrong-player-count"):
        GAME.start(seats, {}, "test")


def test_the_pieces_at_the_start() -> None:
    """DO-1.2, DO-1.3, DO-2.2: two sacks each are drawn at once."""
    g = GAME.start(3, {}, "test")

    assert [(row.in_the_box, row.points) for row in SACKS.values()] == [(6, 1), (5, 2), (4, 3)]
    assert [player.coins for player in g.players] == [3, 3, 3]
    assert [len(player.hand) for player in g.players] == [2, 2, 2]
    assert (g.treasury, len(g.pile)) == (8, 9)


def test_two_players_cannot_close_the_mill() -> None:
    """DO-1.4"""
    assert GAME.start(3, {"mill": "closed"}, "test").mill_open is False
    with pytest.raises(Refused, match="mill-for-two"):
        GAME.start(2, {"mill": "closed"}, "test")


def test_a_round_goes_from_offer_to_milling_and_the_match_has_two() -> None:
    """DO-2.1"""
    g = offer("spelt spelt", "barley barley")
    headings = [g.heading]
    while g.waiting():
        seat = g.waiting()[0]
        g.play(seat, g.options(seat)[-1])
        if g.heading != headings[-1]:
            headings.append(g.heading)

    assert headings == ["offer", "taking", "milling"] * 2 + ["scoring"]


def test_the_highest_bribe_takes_first() -> None:
    """DO-2.3, DO-2.4"""
    g = offer("wheat wheat", "barley spelt")
    play(g, *FIRST_ROUND)

    assert g.waiting() == [1]
    assert [player.coins for player in g.players] == [2, 1]


def test_level_bribes_take_in_order_of_seats() -> None:
    """DO-2.4, ruling 1"""
    g = offer("wheat wheat", "barley spelt")
    play(g, "1 give spelt", "1 bribe 1", "0 give wheat", "0 bribe 1")

    assert g.waiting() == [0]


def test_wheat_may_be_handed_out_for_two_coins() -> None:
    """Example 1: DO-2.5"""
    g = offer("wheat wheat", "barley spelt")
    play(g, *FIRST_ROUND, "1 take wheat", "1 hand out")

    assert g.players[1].granary == []
    assert (g.players[1].coins, g.treasury) == (3, 9)


def test_milling_costs_a_coin_and_is_refused_without() -> None:
    """DO-2.6"""
    g = offer("wheat wheat", "barley spelt")
    play(g, "0 give wheat", "1 give spelt", "0 bribe 3", "1 bribe 0", "0 take spelt", "1 take wheat", "1 keep")

    with pytest.raises(Refused) as refused:
        g.submit(0, "mill spelt")
    assert Speaker("en", GAME).refusal(refused.value) == "Milling costs 1 coin, you have 0. DO-2.6"

    play(g, "1 mill wheat")
    assert (g.players[1].coins, g.players[1].milled) == (2, [Sack.WHEAT])


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("give spelt", "You hold no spelt. DO-2.3"),
        ("bribe 1", "Offer a sack first. DO-2.3"),
        ("take wheat", "Offer a sack of your hand: wheat. DO-2.3"),
    ],
)
def test_every_refusal_names_its_rule(code: str, said: str) -> None:
    """DO-2.3"""
    with pytest.raises(Refused) as refused:
        offer("wheat wheat", "barley spelt").submit(0, code)
    assert Speaker("en", GAME).refusal(refused.value) == said


@pytest.mark.parametrize(
    ("granaries", "winners"),
    [
        ([("wheat", "", 0), ("spelt", "", 3)], [0]),
        ([("wheat", "", 0), ("", "spelt", 0)], [1]),
        ([("wheat", "", 1), ("spelt barley", "", 2)], [1]),
        ([("wheat", "", 2), ("spelt barley", "", 2)], [0, 1]),
    ],
)
def test_points_decide_then_coins(granaries: list[tuple[str, str, int]], winners: list[int]) -> None:
    """DO-3.1, DO-3.2, DO-3.3, DO-3.4"""
    assert scored(*granaries) == winners


def test_only_the_owner_sees_a_hand() -> None:
    """DO-4.1"""
    g = offer("wheat wheat", "barley spelt")

    assert own(g, 1).hand == ("barley", "spelt")
    assert view(g).players[1] == PlayerView(seat=1, coins=3, in_hand=2, granary=(), milled=(), ready=False)
