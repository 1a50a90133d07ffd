"""The worked examples of the rulebook, played."""

from __future__ import annotations

import pytest

from comitium.games.aeterna.cards import FIGURES
from comitium.games.aeterna.hills import Ruin, Scoring
from comitium.games.aeterna.model import Player
from comitium.games.aeterna.revolts import Food
from comitium.games.aeterna.scoring import card_points, doom_cell, doom_loss, is_struck_out, set_points
from comitium.games.aeterna.structures import Structures
from tests.games.aeterna.situations import (
    AMPHITHEATRE,
    AQUEDUCT,
    BLUE,
    GREEN,
    ORANGE,
    RED,
    TEMPLE,
    actions,
    all_pass,
    cards,
    carried_out,
    codes,
    crowd,
    ended,
    final,
    give,
    goods,
    hill_view,
    names,
    new_table,
    points,
    seat_view,
    stacks,
    unrest,
)


def test_example_1_card_anatomy_of_a_building() -> None:
    """Example 1: the Church of Saint Peter (AE-9.2, AE-9.4, AE-9.8, AE-9.9, AE-22.4)."""
    g = actions(epoch=3, hands=["church_of_saint_peter"])
    give(g.players[ORANGE], aurei=9, stone=1, unrest=4, citizens=3, wheat=0)
    g.submit(ORANGE, "play church_of_saint_peter")

    assert goods(g.players[ORANGE]) == (4, 1, 0, 1)
    assert (unrest(g)[ORANGE], points(g)[ORANGE]) == (3, 0)
    assert card_points(g.players[ORANGE]) == 1
    assert [card.face.card for card in seat_view(g, ORANGE).above] == ["church_of_saint_peter"]


def test_example_2_card_anatomy_of_a_province() -> None:
    """Example 2: Thrace (AE-9.3, AE-9.8, AE-9.9)."""
    g = actions(epoch=3, hands=["thrace"])
    give(g.players[ORANGE], citizens=3, unrest=2, aurei=0, stone=0, wheat=0)
    supply = g.players[ORANGE].supply
    g.submit(ORANGE, "play thrace")

    assert goods(g.players[ORANGE]) == (1, 8, 2, 4)
    assert g.players[ORANGE].supply == supply + 3 - 1
    assert (unrest(g)[ORANGE], points(g)[ORANGE], card_points(g.players[ORANGE])) == (5, 0, 3)
    assert [card.face.card for card in seat_view(g, ORANGE).at_right] == ["thrace"]


def test_example_3_card_anatomy_of_a_figure() -> None:
    """Example 3: Romulus with citizens on two hills (AE-10.1 to AE-10.4)."""
    g = actions(figures="romulus")
    crowd(g, "palatine", (ORANGE, 1))
    crowd(g, "capitoline", (ORANGE, 1))
    give(g.players[ORANGE], aurei=6, unrest=5)
    g.submit(ORANGE, "favour romulus")

    assert g.players[ORANGE].aurei == 0
    assert (unrest(g)[ORANGE], points(g)[ORANGE], card_points(g.players[ORANGE])) == (1, 2, 1)
    assert seat_view(g, ORANGE).colours["figure"] == 1


@pytest.mark.parametrize(
    ("area", "bonus"), [("", 0), ("tombs", 1), ("tombs temple_of_vesta", 2), ("tombs temple_of_vesta pantheon", 3)]
)
def test_example_4_colour_bonus(area: str, bonus: int) -> None:
    """Example 4: none, one, two or three cards of the colour before it (AE-9.6)."""
    g = actions(hands=["lupercal"])
    g.players[ORANGE].cards = cards(area)
    give(g.players[ORANGE], aurei=3)
    g.submit(ORANGE, "play lupercal")

    assert g.players[ORANGE].aurei == bonus


def test_example_5_favour_of_spartacus() -> None:
    """Example 5: two sets, and both losses go below 0 (AE-10.3, AE-10.4, AE-8.2 to AE-8.4)."""
    g = actions(epoch=2, figures="spartacus")
    crowd(g, "palatine", (ORANGE, 2))
    g.players[ORANGE].cards = cards("tombs lupercal asia sicily")
    give(g.players[ORANGE], aurei=6, unrest=2)
    g.submit(ORANGE, "favour spartacus")

    assert g.players[ORANGE].aurei == 0
    assert (unrest(g)[ORANGE], points(g)[ORANGE]) == (0, 4)


def test_example_6_influence_and_stacks() -> None:
    """Example 6: blue passes red, not orange (AE-12.1, AE-12.4, AE-12.6, AE-12.7)."""
    g = actions(4, first=BLUE)
    crowd(g, "palatine", (ORANGE, 2), (RED, 1), (BLUE, 1))
    g.submit(BLUE, "influence palatine")

    assert g.players[BLUE].wheat == 5
    assert stacks(g, "palatine") == [(ORANGE, 2), (BLUE, 2), (RED, 1)]
    assert hill_view(g, "palatine").prefect_seat == ORANGE


def test_example_7_passing_second() -> None:
    """Example 7: three points in a game of four (AE-13.1, AE-13.2)."""
    g = actions(4, first=BLUE)
    g.submit(BLUE, "pass")
    for seat in (RED, GREEN):
        g.submit(seat, "influence palatine")
    g.submit(ORANGE, "pass")

    assert points(g) == [3, 4, 0, 0]


def test_example_8_scoring_a_ruined_hill() -> None:
    """Example 8: 4, 3 and nothing (AE-15.2, AE-15.3)."""
    g = actions(4)
    crowd(g, "palatine", (ORANGE, 1), (BLUE, 1), (RED, 1))
    g.hill("palatine").ruins = 1
    carried_out(g, Scoring())

    assert points(g) == [4, 3, 0, 0]


def test_example_9_ruin_in_epoch_one() -> None:
    """Example 9: hills 4, 1 and 2 (AE-16.2, AE-16.3, AE-16.5, AE-16.7)."""
    g = actions(4, epoch=1)
    crowd(g, "caelian", (RED, 3), (BLUE, 1))
    crowd(g, "capitoline", (ORANGE, 2), (RED, 1))
    crowd(g, "palatine", (RED, 2))
    crowd(g, "viminal", (BLUE, 1))
    carried_out(g, Ruin())

    assert [hill.number for hill in g.hills if hill.ruins] == [1, 2, 4]
    assert hill_view(g, "caelian").uncovered == (3, 1)
    assert unrest(g) == [2, 0, 4, 0]


def test_example_10_ruin_in_epoch_two_with_a_tie() -> None:
    """Example 10: four hills, although the minimum is three; old ruins stay (AE-16.3, AE-16.5, AE-16.9)."""
    g = actions(4, epoch=2)
    for name in ("caelian", "capitoline", "palatine"):
        g.hill(name).ruins = 1
    crowd(g, "palatine", (RED, 3))
    crowd(g, "capitoline", (RED, 2))
    crowd(g, "caelian", (BLUE, 2))
    crowd(g, "viminal", (ORANGE, 2))
    crowd(g, "quirinal", (GREEN, 1))
    carried_out(g, Ruin())

    assert [(hill.number, hill.ruins) for hill in g.hills if hill.ruins] == [(1, 2), (2, 2), (4, 2), (7, 1)]
    assert unrest(g) == [2, 2, 4, 0]


def test_example_11_ruin_in_epoch_three() -> None:
    """Example 11: five hills, no ruin tokens (AE-16.3, AE-16.6, AE-16.7)."""
    g = actions(4, epoch=3)
    for name in ("capitoline", "palatine"):
        crowd(g, name, (RED, 3))
    for name in ("quirinal", "caelian"):
        crowd(g, name, (BLUE, 3))
    crowd(g, "viminal", (ORANGE, 3))
    crowd(g, "aventine", (GREEN, 2))
    crowd(g, "esquiline", (GREEN, 1))
    carried_out(g, Ruin())

    assert [hill.ruins for hill in g.hills] == [0] * 7
    assert unrest(g) == [2, 4, 4, 0]


def test_example_12_passing_in_a_game_of_three() -> None:
    """Example 12: red first, orange second (AE-13.2)."""
    g = actions(3, first=RED)
    g.submit(RED, "pass")
    g.submit(ORANGE, "pass")

    assert points(g) == [2, 0, 3]


def test_example_13_choosing_the_turn_order() -> None:
    """Example 13: red takes the last space, orange the first, the third player gets the second (AE-21.7, AE-21.8)."""
    green = BLUE  # the third player of this game
    g = actions(3, first=RED)
    g.submit(RED, "pass")
    g.submit(ORANGE, "pass")
    g.submit(green, "pass")
    g.submit(RED, "order 3")
    g.submit(ORANGE, "order 1")

    assert g.order == [ORANGE, green, RED]


@pytest.mark.parametrize(
    ("level", "doom", "cell", "loss"), [(2, 0, 0, 0), (4, 2, 3, 6), (6, 1, 3, 6)], ids=["green", "blue", "orange"]
)
def test_example_14_doom_track(level: int, doom: int, cell: int, loss: int) -> None:
    """Example 14: green, blue and orange (AE-22.8 to AE-22.10)."""
    player = Player()
    give(player, unrest=level, doom=doom)

    assert (doom_cell(player), doom_loss(player), is_struck_out(player)) == (cell, loss, False)


def test_example_14_with_more_doom() -> None:
    """Example 14: with four doom tokens orange would be eliminated (AE-22.10)."""
    player = Player()
    give(player, unrest=6, doom=4)

    assert is_struck_out(player)


def test_example_15_small_statements() -> None:
    """Example 15: AE-2.8, AE-12.1, AE-11.1, AE-11.2."""
    assert [[hill.number for hill in new_table(seats).hills] for seats in (2, 3, 4)] == [
        [1, 2, 3],
        [1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5, 6, 7],
    ]
    g = actions()
    crowd(g, "palatine", (BLUE, 1))
    crowd(g, "quirinal", (BLUE, 1), (RED, 1))
    assert [hill_view(g, name).prices[ORANGE] for name in ("capitoline", "palatine", "quirinal")] == [2, 1, 0]
    g.submit(ORANGE, "erect temple palatine")
    assert (goods(g.players[ORANGE]), points(g)[ORANGE]) == ((1, 2, 0, 5), 3)


@pytest.mark.parametrize(("seats", "least"), [(2, 1), (3, 2), (4, 3)])
def test_example_15_ruined_hills(seats: int, least: int) -> None:
    """Example 15: AE-16.2."""
    g = actions(seats)
    for number, hill in enumerate(g.hills):
        crowd(g, hill.name, (ORANGE, number + 1))
    carried_out(g, Ruin())

    assert len([hill for hill in g.hills if hill.ruins]) == least


def test_example_15_discarding() -> None:
    """Example 15: AE-14.1, AE-13.4, AE-13.5: cards may be discarded before passing; afterwards they only leave."""
    g = actions(2, hands=["tombs regia lupercal comitium"])
    give(g.players[ORANGE], unrest=5)
    for name, reward in (("tombs", "citizen"), ("regia", "wheat"), ("lupercal", "stone"), ("comitium", "calm")):
        g.submit(ORANGE, f"discard {name} for {reward}")
    assert (goods(g.players[ORANGE]), unrest(g)[ORANGE]) == ((3, 4, 2, 7), 3)

    g = actions(2, hands=["tombs regia"])
    all_pass(g)
    assert (names(g.players[ORANGE].hand), goods(g.players[ORANGE])[:3]) == ("", (2, 2, 1))
    assert codes(g, ORANGE) == ["order 1", "order 2"]


def test_example_15_structures_food_and_goods() -> None:
    """Example 15: AE-17.1, AE-20.5, AE-22.2."""
    g = actions()
    crowd(g, "palatine", (ORANGE, 1))
    g.hill("palatine").structures = [TEMPLE, AQUEDUCT, AMPHITHEATRE]
    give(g.players[ORANGE], unrest=5)
    carried_out(g, Structures())
    assert (points(g)[ORANGE], g.players[ORANGE].wheat, unrest(g)[ORANGE]) == (2, 7, 3)

    g = actions(epoch=3, hands=["thrace"])
    give(g.players[ORANGE], citizens=3, wheat=0)
    g.submit(ORANGE, "play thrace")
    carried_out(g, Food())
    assert (goods(g.players[ORANGE])[0], g.players[ORANGE].wheat, unrest(g)[ORANGE]) == (3 - 3 + 1, 4 - 1, 3)

    g = ended()
    give(g.players[ORANGE], stone=1, wheat=2, aurei=8)
    assert final(g).sheets[ORANGE].total == 3


def test_example_15_sets() -> None:
    """Example 15: AE-22.5, AE-22.6."""
    player = Player()
    player.cards = cards("tabularium pile_bridge tombs servian_wall caenina gabii")
    assert set_points(player) == 3
    player.figures = [FIGURES["caesar"]]
    assert set_points(player) == 9
