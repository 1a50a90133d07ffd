"""The unrest track (AE-8)."""

from __future__ import annotations

import pytest

from comitium.games.aeterna.cards import CARDS
from comitium.games.aeterna.free import activate, plain_use
from comitium.games.aeterna.structures import Structures
from comitium.games.aeterna.unrest import change_unrest, gain_unrest, lose_unrest
from tests.games.aeterna.situations import (
    AMPHITHEATRE,
    BLUE,
    ORANGE,
    RED,
    actions,
    all_pass,
    cards,
    carried_out,
    crowd,
    give,
    moments,
    new_table,
    points,
    told,
    told_names,
    unrest,
)


def test_unrest_stays_between_0_and_10() -> None:
    """AE-8.1: at every moment of random matches."""
    seen = set()
    for seats in (2, 3, 4):
        for g in moments(new_table(seats), "range"):
            seen.update(unrest(g))

    assert min(seen) == 0
    assert max(seen) <= 10


@pytest.mark.parametrize(("before", "loss", "after", "bonus"), [(2, 3, 0, 1), (2, 2, 0, 0), (5, 2, 3, 0), (0, 1, 0, 1)])
def test_a_loss_below_0_earns_a_point(before: int, loss: int, after: int, bonus: int) -> None:
    """AE-8.2, AE-8.5: the marker stops at 0; ending exactly there earns nothing."""
    g = actions()
    give(g.players[ORANGE], unrest=before)
    lose_unrest(g, ORANGE, loss, "AE-8.2")

    assert (g.players[ORANGE].unrest, g.players[ORANGE].points) == (after, bonus)


@pytest.mark.parametrize("loss", [1, 2, 5, 100])
def test_the_bonus_is_one_point_however_far_below(loss: int) -> None:
    """AE-8.3"""
    g = actions()
    lose_unrest(g, ORANGE, loss, "AE-8.3")

    assert points(g) == [1, 0, 0]
    assert told(g)[-1] == "Orange gained 1 point for going below 0."


def test_each_separate_loss_can_earn_the_bonus() -> None:
    """AE-8.4: two amphitheatres are two losses, two applications of a figure are two."""
    g = actions(4, figures="romulus")
    crowd(g, "palatine", (ORANGE, 1))
    crowd(g, "caelian", (ORANGE, 1))
    g.hill("palatine").structures = [AMPHITHEATRE]
    g.hill("caelian").structures = [AMPHITHEATRE]
    give(g.players[ORANGE], aurei=6)
    g.submit(ORANGE, "favour romulus")
    assert points(g)[ORANGE] == 2 + 2

    carried_out(g, Structures())
    assert points(g)[ORANGE] == 2 + 2 + 2


@pytest.mark.parametrize(
    ("before", "gain", "after", "loss"), [(8, 2, 10, 0), (9, 2, 10, 1), (10, 4, 10, 4), (3, 4, 7, 0)]
)
def test_each_step_above_10_costs_a_point(before: int, gain: int, after: int, loss: int) -> None:
    """AE-8.6"""
    g = actions()
    give(g.players[ORANGE], unrest=before, points=6)
    gain_unrest(g, ORANGE, gain, "AE-8.6")

    assert (g.players[ORANGE].unrest, g.players[ORANGE].points) == (after, 6 - loss)


def test_both_rules_hold_for_every_source() -> None:
    """AE-8.7: a card, a discard, an award token, a structure, a ruin and hunger."""
    g = actions(4, hands=["alba_longa regia tombs"])
    give(g.players[ORANGE], unrest=10, citizens=3, aurei=10, wheat=0)
    g.submit(ORANGE, "play alba_longa")
    assert (g.players[ORANGE].unrest, points(g)[ORANGE]) == (10, -1)  # the card

    give(g.players[ORANGE], unrest=1)
    g.submit(ORANGE, "discard regia for calm")
    assert (g.players[ORANGE].unrest, points(g)[ORANGE]) == (0, 0)  # the discard

    give(g.players[ORANGE], unrest=9, wheat=0, citizens=3)
    crowd(g, "palatine", (ORANGE, 3))
    g.submit(ORANGE, "end turn")
    all_pass(g)
    names = told_names(g)
    assert names.count("unrest-overflows") == 1 + 1  # the ruin on top of the card
    for space in (3, 5, 7, 9):
        g.submit(ORANGE, f"doom {space}")
    assert told_names(g).count("unrest-overflows") == 3  # hunger


def test_the_effects_of_others_follow_the_same_rules() -> None:
    """AE-8.8: the calm of the Temple of Concordia earns a calm neighbour the bonus."""
    g = actions(epoch=2)
    g.players[ORANGE].cards = cards("temple_of_concordia")
    give(g.players[ORANGE], unrest=5)
    give(g.players[BLUE], unrest=0)
    give(g.players[RED], unrest=4)
    activate(g, ORANGE, plain_use(CARDS["temple_of_concordia"]))

    assert unrest(g) == [2, 0, 3]
    assert points(g) == [0, 1, 0]


def test_a_change_by_0_is_neither_a_gain_nor_a_loss() -> None:
    """AE-8.9"""
    g = actions()
    change_unrest(g, ORANGE, 0, "AE-8.9")

    assert points(g) == [0, 0, 0]
    assert told(g) == []


def test_a_province_made_calm_by_the_war_column_earns_no_bonus() -> None:
    """AE-8.9: its unrest is 0, which is no loss."""
    g = actions(epoch=2, hands=["asia"])
    g.players[ORANGE].cards = cards("war_column")
    g.submit(ORANGE, "play asia")

    assert (g.players[ORANGE].unrest, g.players[ORANGE].points) == (0, 0)
