"""Goods, citizens and points (AE-1.4 to AE-1.12)."""

from __future__ import annotations

from comitium.games.aeterna.cards import Bundle
from comitium.games.aeterna.conserved import conserved
from comitium.games.aeterna.gains import receive
from comitium.games.aeterna.hills import Ruin
from comitium.games.aeterna.unrest import gain_unrest
from tests.games.aeterna.situations import (
    ORANGE,
    RED,
    actions,
    carried_out,
    codes,
    crowd,
    give,
    goods,
    moments,
    new_table,
    played_out,
    refused,
    told,
)


def test_goods_are_plain_numbers_without_limit() -> None:
    """AE-1.4: far more than there are pieces in the box."""
    g = actions()
    receive(g, ORANGE, Bundle(aurei=500, stone=500, wheat=500), "AE-1.4")

    assert goods(g.players[ORANGE]) == (2, 502, 501, 505)


def test_doom_and_ruin_tokens_never_run_out() -> None:
    """AE-1.5: more than the ten doom tokens of the box, and all seven hills ruined in two epochs."""
    g = actions(4)
    for player in g.players:
        give(player, unrest=9, wheat=0, stone=0, aurei=0)
    for seat in range(4):
        g.submit(seat, "pass")
    for seat in range(4):
        for space in (3, 5, 7, 9):
            g.submit(seat, f"doom {space}")
    assert [player.doom for player in g.players] == [4, 4, 4, 4]

    for epoch in (1, 2):
        g.epoch = epoch
        for hill in g.hills:
            crowd(g, hill.name, (ORANGE, 1))
        carried_out(g, Ruin())
    assert [hill.ruins for hill in g.hills] == [2] * 7


def test_every_player_has_seven_citizens_at_every_moment() -> None:
    """AE-1.6: domus, board and supply together."""
    for seats in (2, 3, 4):
        for g in moments(new_table(seats), "seven citizens"):
            assert [conserved(g)[f"citizens of seat {seat}"] for seat in range(seats)] == [7] * seats


def test_a_citizen_is_not_gained_when_none_is_in_the_supply() -> None:
    """AE-1.7: everything else of the reward is, its unrest too."""
    g = actions(hands=["tombs"])
    give(g.players[ORANGE], citizens=7, aurei=2, unrest=3)
    g.submit(ORANGE, "play tombs")

    assert goods(g.players[ORANGE]) == (7, 0, 1, 7)
    assert g.players[ORANGE].unrest == 2
    assert "Orange missed 1 citizen: the supply has no more." in told(g)


def test_only_those_citizens_are_gained_that_are_there() -> None:
    """AE-1.7: one of two."""
    g = actions(hands=["lupercal"])
    give(g.players[ORANGE], citizens=6, aurei=4)
    g.submit(ORANGE, "play lupercal")

    assert (g.players[ORANGE].citizens, g.players[ORANGE].supply) == (7, 0)


def test_costs_are_paid_in_full_or_the_action_is_not_taken() -> None:
    """AE-1.8: the refusal names what is missing."""
    g = actions(hands=["cloaca_maxima"])
    give(g.players[ORANGE], aurei=1)

    assert "play cloaca_maxima" not in codes(g, ORANGE)
    with refused(g, "This takes 3 aurei; you have 1.", "AE-1.8"):
        g.submit(ORANGE, "play cloaca_maxima")
    with refused(g, "Нужно: 3 аурея; у вас 1.", "AE-1.8", "ru"):
        g.submit(ORANGE, "play cloaca_maxima")

    give(g.players[ORANGE], stone=0)
    with refused(g, "This takes 1 stone; you have 0.", "AE-1.8"):
        g.submit(ORANGE, "play cloaca_maxima")


def test_the_benefit_comes_after_the_payment() -> None:
    """AE-1.8: the wheat of a card cannot be part of its price, and what is paid is gone."""
    g = actions(hands=["temple_of_janus"])
    give(g.players[ORANGE], aurei=4, wheat=0)
    g.submit(ORANGE, "play temple_of_janus")

    assert goods(g.players[ORANGE]) == (3, 0, 1, 1)


def test_citizens_paid_return_to_the_supply_and_can_be_gained_again() -> None:
    """AE-1.9"""
    g = actions(hands=["caenina regia"])
    give(g.players[ORANGE], citizens=7)
    g.submit(ORANGE, "play caenina")
    assert (g.players[ORANGE].citizens, g.players[ORANGE].supply) == (6, 1)

    g.submit(ORANGE, "discard regia for citizen")
    assert (g.players[ORANGE].citizens, g.players[ORANGE].supply) == (7, 0)


def test_points_may_fall_below_zero() -> None:
    """AE-1.10"""
    g = actions()
    give(g.players[RED], unrest=9)
    gain_unrest(g, RED, 4, "AE-8.6")

    assert (g.players[RED].unrest, g.players[RED].points) == (10, -3)


def test_no_action_moves_goods_from_one_player_to_another() -> None:
    """AE-1.11: over whole matches, what others own changes only by their own acts and by calm for everybody."""
    for g in moments(new_table(3), "no exchange"):
        if g.heading != "actions" or not g.waiting():
            continue
        seat = g.waiting()[0]
        for action in g.options(seat):
            if action.code() == "pass":
                continue  # the last pass ends the phase, and all are fed
            then = g.copy()
            then.play(seat, action)
            for other in range(3):
                if other != seat:
                    assert goods(then.players[other]) == goods(g.players[other]), action
                    assert then.players[other].hand == g.players[other].hand
                    assert then.players[other].cards == g.players[other].cards


def test_played_cards_stay_to_the_end() -> None:
    """AE-1.12: no card ever leaves a play area, over a whole match."""
    g = new_table(4)
    before: list[list[str]] = [[], [], [], []]
    for _ in moments(g, "played cards stay"):
        now = [[card.name for card in player.cards] for player in g.players]
        assert all(after[: len(was)] == was for was, after in zip(before, now, strict=True))
        before = now
    assert sum(len(area) for area in before) > 0


def test_gains_come_from_the_supply_into_the_domus() -> None:
    """AE-1.12: a citizen gained stands in the domus, not on the board."""
    g = actions()
    crowd(g, "palatine", (ORANGE, 1))
    receive(g, ORANGE, Bundle(citizens=1), "AE-1.12")

    assert (g.players[ORANGE].citizens, g.on_board(ORANGE), g.players[ORANGE].supply) == (3, 1, 3)


def test_a_match_is_over_after_three_epochs() -> None:
    """AE-1.2: never earlier."""
    for seats in (2, 3, 4):
        g = played_out(new_table(seats))
        assert g.epoch == 3
        assert [line for line in told(g) if line.startswith("Epoch")] == [
            "Epoch 1 begins: Kingdom.",
            "Epoch 2 begins: Republic.",
            "Epoch 3 begins: Empire.",
        ]
