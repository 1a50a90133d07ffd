"""Free actions (AE-14)."""

from __future__ import annotations

import pytest

from tests.games.aeterna.situations import (
    BLUE,
    ORANGE,
    RED,
    actions,
    all_pass,
    cards,
    closed,
    codes,
    crowd,
    give,
    goods,
    names,
    next_epoch,
    refused,
    seat_view,
    told,
    unrest,
)


@pytest.mark.parametrize(
    ("reward", "after", "calm"),
    [("citizen", (3, 4, 1, 5), 0), ("wheat", (2, 2, 1, 7), 0), ("stone", (2, 2, 2, 5), 0), ("calm", (2, 2, 1, 5), 2)],
)
def test_a_card_is_discarded_for_one_of_four_rewards(reward: str, after: tuple[int, ...], calm: int) -> None:
    """AE-14.1: a citizen and 2 aurei, 2 wheat, 1 stone, or 2 unrest less."""
    g = actions(hands=["tombs regia"])
    give(g.players[ORANGE], unrest=5)
    g.submit(ORANGE, f"discard tombs for {reward}")

    assert goods(g.players[ORANGE]) == after
    assert g.players[ORANGE].unrest == 5 - calm
    assert names(g.players[ORANGE].hand) == "regia"


def test_a_card_can_be_discarded_once() -> None:
    """AE-14.1: it has left the game."""
    g = actions(hands=["tombs regia"])
    g.submit(ORANGE, "discard tombs for stone")

    with refused(g, "This card is not in your hand.", "AE-9.1"):
        g.submit(ORANGE, "discard tombs for stone")
    assert names(g.players[ORANGE].cards) == ""


def test_without_citizens_in_the_supply_the_first_reward_is_only_aurei() -> None:
    """AE-14.2"""
    g = actions(hands=["tombs"])
    give(g.players[ORANGE], citizens=7)
    g.submit(ORANGE, "discard tombs for citizen")

    assert goods(g.players[ORANGE]) == (7, 4, 1, 5)


def test_cost_rewards_and_colour_of_a_discarded_card_play_no_part() -> None:
    """AE-14.3: not even the dearest card has to be paid, and no colour bonus comes."""
    g = actions(epoch=3, hands=["flavian_amphitheatre dacia"])
    g.players[ORANGE].cards = cards("pile_bridge caenina")
    give(g.players[ORANGE], citizens=0, aurei=0, stone=0, wheat=0)
    g.submit(ORANGE, "discard flavian_amphitheatre for wheat")
    g.submit(ORANGE, "discard dacia for wheat")

    assert goods(g.players[ORANGE]) == (0, 0, 0, 4)
    assert unrest(g) == [0, 0, 0]


def test_an_activated_building_is_used_and_turned() -> None:
    """AE-14.4, AE-14.6: once in an epoch; in the next one it is straight again."""
    g = actions(2)
    g.players[ORANGE].cards = cards("temple_of_vesta")
    give(g.players[ORANGE], unrest=4)
    g.submit(ORANGE, "activate temple_of_vesta")

    assert g.players[ORANGE].unrest == 2
    assert (seat_view(g, ORANGE).at_left[0].turned, seat_view(g, ORANGE).at_left[0].activations_left) == (True, 0)
    with refused(g, "Temple of Vesta is turned until the end of the epoch.", "AE-14.6"):
        g.submit(ORANGE, "activate temple_of_vesta")
    assert told(g) == ["Orange activated Temple of Vesta.", "Orange lost 2 unrest: now 2."]

    next_epoch(g)
    assert seat_view(g, ORANGE).at_left[0].turned is False


def test_only_own_buildings_with_an_activated_ability_can_be_activated() -> None:
    """AE-14.4"""
    g = actions()
    g.players[ORANGE].cards = cards("regia")
    g.players[BLUE].cards = cards("temple_of_vesta")

    assert not [code for code in codes(g, ORANGE) if code.startswith("activate")]
    for name in ("regia", "temple_of_vesta"):
        with refused(g, "You have no such building to activate that way.", "AE-14.4"):
            g.submit(ORANGE, f"activate {name}")


def test_a_building_can_be_activated_in_the_turn_it_was_played() -> None:
    """AE-14.5"""
    g = actions(hands=["temple_of_vesta"])
    give(g.players[ORANGE], unrest=5)
    g.submit(ORANGE, "play temple_of_vesta")
    g.submit(ORANGE, "activate temple_of_vesta")

    assert g.players[ORANGE].unrest == 3


def test_the_port_may_be_activated_twice() -> None:
    """AE-14.6: its card allows it."""
    g = actions(epoch=3)
    g.players[ORANGE].cards = cards("port_of_centumcellae")
    g.submit(ORANGE, "activate port_of_centumcellae")
    assert (seat_view(g, ORANGE).at_left[0].turned, seat_view(g, ORANGE).at_left[0].activations_left) == (False, 1)
    g.submit(ORANGE, "activate port_of_centumcellae")

    assert goods(g.players[ORANGE]) == (2, 2 + 8, 1, 5 - 2)
    assert told(g)[:3] == [
        "Orange activated Port of Centumcellae.",
        "Orange paid 1 wheat.",
        "Orange gained 4 aurei.",
    ]
    with refused(g, "Port of Centumcellae is turned until the end of the epoch.", "AE-14.6"):
        g.submit(ORANGE, "activate port_of_centumcellae")


def test_an_activation_that_costs_is_paid_in_full() -> None:
    """AE-14.7"""
    g = actions(epoch=3)
    g.players[ORANGE].cards = cards("port_of_centumcellae")
    give(g.players[ORANGE], wheat=0)

    with refused(g, "This takes 1 wheat; you have 0.", "AE-1.8"):
        g.submit(ORANGE, "activate port_of_centumcellae")


@pytest.mark.parametrize("name", ["comitium", "curia_hostilia", "triumphal_arch_of_titus", "temple_of_magna_mater"])
def test_an_activation_without_any_effect_is_not_allowed(name: str) -> None:
    """AE-14.7: nobody is on a hill yet."""
    g = actions(epoch=3)
    g.players[ORANGE].cards = cards(name)

    assert closed(g, ORANGE, f"activate {name}").refusal.clause == "AE-14.7"
    assert f"activate {name}" not in codes(g, ORANGE)
    crowd(g, "palatine", (ORANGE, 1))
    g.hill("palatine").exhausted = [False, True, False]
    assert [code for code in codes(g, ORANGE) if code.startswith(f"activate {name}")]


def test_a_loss_of_unrest_at_0_is_an_effect() -> None:
    """AE-14.7, AE-8.2: it earns a point."""
    g = actions()
    g.players[ORANGE].cards = cards("temple_of_vesta")
    g.submit(ORANGE, "activate temple_of_vesta")

    assert g.players[ORANGE].points == 1


def test_any_number_of_free_actions_in_any_order() -> None:
    """AE-14.8: the same kind several times, with different cards."""
    g = actions(hands=["tombs regia lupercal caenina"])
    g.players[ORANGE].cards = cards("temple_of_vesta temple_of_janus")
    for code in (
        "discard tombs for wheat",
        "activate temple_of_janus",
        "discard regia for wheat",
        "discard lupercal for wheat",
        "activate temple_of_vesta",
        "discard caenina for wheat",
    ):
        g.submit(ORANGE, code)

    assert g.players[ORANGE].wheat == 5 + 8
    assert g.waiting() == [ORANGE]


def test_free_actions_only_in_the_own_turn_of_phase_b() -> None:
    """AE-14.9"""
    g = actions(hands=["tombs", "regia", "caenina"])
    g.players[RED].cards = cards("temple_of_vesta")

    assert codes(g, BLUE) == codes(g, RED) == []
    all_pass(g)
    assert g.heading == "end_of_epoch"
    assert not [code for seat in g.waiting() for code in codes(g, seat) if code.split()[0] in ("discard", "activate")]


def test_the_main_action_may_stand_between_free_ones() -> None:
    """AE-14.10: only a pass ends the turn at once."""
    g = actions(hands=["tombs regia"])
    g.submit(ORANGE, "discard tombs for stone")
    g.submit(ORANGE, "erect temple palatine")
    assert g.waiting() == [ORANGE]
    g.submit(ORANGE, "discard regia for stone")
    assert g.waiting() == [BLUE]

    g = actions(hands=["tombs regia"])
    g.submit(ORANGE, "pass")
    assert g.waiting() == [BLUE]
