"""B.2 Obtain a favour (AE-10)."""

from __future__ import annotations

import pytest

from comitium.games.aeterna.cards import FIGURES, Bundle, Figure
from comitium.games.aeterna.components import Count
from comitium.games.aeterna.counts import buildings, buildings_this_epoch, provinces, times_met
from comitium.games.aeterna.scoring import card_points
from tests.games.aeterna.situations import (
    AMPHITHEATRE,
    AQUEDUCT,
    BLUE,
    ORANGE,
    TEMPLE,
    actions,
    cards,
    closed,
    codes,
    crowd,
    give,
    goods,
    points,
    refused,
    seat_view,
    stacks,
    told,
    view,
)


def test_a_figure_is_paid_in_aurei_and_taken() -> None:
    """AE-10.1"""
    g = actions(figures="tarquin_the_proud")
    g.players[ORANGE].cards = cards("tombs")
    give(g.players[ORANGE], aurei=5)
    g.submit(ORANGE, "favour tarquin_the_proud")

    assert seat_view(g, ORANGE).figures == ("tarquin_the_proud",)
    assert g.players[ORANGE].aurei == 0
    assert told(g)[0] == "Orange obtained the favour of Tarquin the Proud for 5 aurei; it applies 1 time."


def test_a_figure_has_to_be_paid_in_full() -> None:
    """AE-10.1, AE-1.8"""
    g = actions(figures="tarquin_the_proud")
    g.players[ORANGE].cards = cards("tombs")
    give(g.players[ORANGE], aurei=4)

    with refused(g, "This takes 5 aurei; you have 4.", "AE-1.8"):
        g.submit(ORANGE, "favour tarquin_the_proud")


def test_only_figures_that_lie_face_up_can_be_chosen() -> None:
    """AE-10.1"""
    g = actions(figures="romulus")

    with refused(g, "This figure does not lie on the board.", "AE-10.1"):
        g.submit(ORANGE, "favour augustus")


def test_the_requirement_has_to_be_met_at_least_once() -> None:
    """AE-10.2: the closed option says what is missing."""
    g = actions(figures="romulus")
    give(g.players[ORANGE], aurei=20)

    assert "favour romulus" not in codes(g, ORANGE)
    assert closed(g, ORANGE, "favour romulus").refusal.clause == "AE-10.2"
    with refused(g, "You do not meet the requirement even once: hills with your citizens (0); it takes 1.", "AE-10.2"):
        g.submit(ORANGE, "favour romulus")
    with refused(g, "Требование не выполнено ни разу: холмы с вашими гражданами (0); нужно 1.", "AE-10.2", "ru"):
        g.submit(ORANGE, "favour romulus")


def test_an_unmet_requirement_is_told_with_all_its_numbers() -> None:
    """AE-10.2: what is counted, how much of it there is, and what it takes."""
    g = actions(epoch=2, figures="sulla tiberius_and_gaius_gracchus")
    g.players[ORANGE].cards = cards("war_column")
    give(g.players[ORANGE], aurei=20, wheat=3)

    sulla = "your military buildings (1) and your political buildings (0); it takes 1 of each"
    with refused(g, f"You do not meet the requirement even once: {sulla}.", "AE-10.2"):
        g.submit(ORANGE, "favour sulla")
    with refused(g, "You do not meet the requirement even once: wheat in your domus (3); it takes 4.", "AE-10.2"):
        g.submit(ORANGE, "favour tiberius_and_gaius_gracchus")
    sulla = "ваши военные строения (1) и ваши политические строения (0); нужно по 1"
    with refused(g, f"Требование не выполнено ни разу: {sulla}.", "AE-10.2", "ru"):
        g.submit(ORANGE, "favour sulla")


def test_the_effect_is_applied_for_every_time_the_requirement_is_met() -> None:
    """AE-10.3: counted once, before the first application: the wheat received does not raise the count."""
    g = actions(figures="servius_tullius")
    give(g.players[ORANGE], citizens=7, aurei=5, wheat=0)
    g.submit(ORANGE, "favour servius_tullius")

    assert g.players[ORANGE].wheat == 3
    assert g.players[ORANGE].points == 3


def test_the_count_is_taken_after_payment() -> None:
    """AE-10.3: the Gracchi count wheat that is left, and what each time brings does not count again."""
    g = actions(epoch=2, figures="tiberius_and_gaius_gracchus")
    give(g.players[ORANGE], aurei=6, wheat=8, unrest=9)
    g.submit(ORANGE, "favour tiberius_and_gaius_gracchus")

    assert g.players[ORANGE].points == 2 * 2
    assert g.players[ORANGE].unrest == 9 - 2


def test_the_applications_are_separate() -> None:
    """AE-10.4: unrest 1, two losses of 2: the first one and the second one both go below 0."""
    g = actions(4, figures="romulus")
    crowd(g, "palatine", (ORANGE, 2))
    crowd(g, "quirinal", (ORANGE, 1))
    give(g.players[ORANGE], aurei=6, unrest=1)
    g.submit(ORANGE, "favour romulus")

    assert told(g)[1:] == [
        "Orange gained 1 point.",
        "Orange lost 2 unrest: now 0.",
        "Orange gained 1 point for going below 0.",
        "Orange gained 1 point.",
        "Orange lost 2 unrest: now 0.",
        "Orange gained 1 point for going below 0.",
    ]


def test_the_times_are_counted_once_before_the_first_application() -> None:
    """AE-10.3, ruling 34: no figure in the data changes its own count, so one that would is made up."""
    g = actions()
    effect = Bundle(citizens=1, points=1)
    g.figures = [Figure("numa", 1, 0, (Count.CITIZENS_IN_PLAY,), 2, effect, 0)]
    give(g.players[ORANGE], citizens=4)
    g.submit(ORANGE, "favour numa")

    assert g.players[ORANGE].citizens == 4 + 2
    assert points(g)[ORANGE] == 2


def test_a_requirement_spends_and_moves_nothing() -> None:
    """AE-10.5: neither citizens nor wheat."""
    g = actions(epoch=2, figures="tiberius_and_gaius_gracchus")
    crowd(g, "palatine", (ORANGE, 2))
    give(g.players[ORANGE], aurei=6, wheat=7)
    g.submit(ORANGE, "favour tiberius_and_gaius_gracchus")

    assert goods(g.players[ORANGE]) == (2, 0, 1, 7)
    assert stacks(g, "palatine") == [(ORANGE, 2)]


def test_a_figure_taken_is_gone_and_not_replaced() -> None:
    """AE-10.6"""
    g = actions(figures="romulus servius_tullius")
    give(g.players[ORANGE], aurei=20)
    give(g.players[BLUE], aurei=20)
    g.submit(ORANGE, "favour servius_tullius")

    assert [shown.figure for shown in view(g).figures] == ["romulus"]
    assert "favour servius_tullius" not in codes(g, BLUE)


def test_a_player_may_hold_several_figures() -> None:
    """AE-10.7: two of one epoch beside one of an earlier one."""
    g = actions(2, epoch=2, figures="caesar tiberius_and_gaius_gracchus")
    g.players[ORANGE].figures = [FIGURES["romulus"]]
    g.players[ORANGE].cards = cards("asia")
    give(g.players[ORANGE], aurei=30, wheat=4)
    g.submit(ORANGE, "favour caesar")
    g.submit(BLUE, "pass")
    g.submit(ORANGE, "favour tiberius_and_gaius_gracchus")

    assert seat_view(g, ORANGE).figures == ("romulus", "caesar", "tiberius_and_gaius_gracchus")


def test_a_figure_is_neither_building_nor_province() -> None:
    """AE-10.8: it is counted nowhere but as the seventh colour."""
    g = actions()
    g.players[ORANGE].figures = [FIGURES["romulus"]]

    assert (buildings(g, ORANGE), buildings_this_epoch(g, ORANGE), provinces(g, ORANGE)) == (0, 0, 0)
    assert seat_view(g, ORANGE).colours["figure"] == 1


def test_every_application_is_carried_out_wanted_or_not() -> None:
    """AE-10.9: the unrest of Tarquin too; his printed points wait for the end."""
    g = actions(figures="tarquin_the_proud")
    g.players[ORANGE].cards = cards("tombs regia lupercal")
    give(g.players[ORANGE], aurei=5, unrest=8)
    g.submit(ORANGE, "favour tarquin_the_proud")

    assert g.players[ORANGE].unrest == 10
    assert points(g)[ORANGE] == 3 * 2 - 1
    g.players[ORANGE].cards = []
    assert card_points(g.players[ORANGE]) == FIGURES["tarquin_the_proud"].points


@pytest.mark.parametrize(
    ("figure", "epoch", "area", "times"),
    [
        ("mucius_scaevola", 1, "servian_wall temple_of_janus tombs", 2),
        ("tarquin_the_proud", 2, "tombs regia tabularium asia", 1),
        ("sulla", 2, "servian_wall temple_of_janus regia tabularium triumphal_arch", 2),
        ("caesar", 2, "caenina asia sicily", 2),
        ("trajan", 3, "thrace dacia pantheon regia asia sicily caenina", 2),
        ("galla_placidia", 3, "tombs pantheon serapeum regia", 3),
        ("spartacus", 2, "tombs regia asia sicily", 0),
    ],
)
def test_figures_that_look_at_cards(figure: str, epoch: int, area: str, times: int) -> None:
    """AE-10.3: colours and buildings of any epoch, or only what was played this epoch."""
    g = actions(epoch=epoch)
    g.players[ORANGE].cards = cards(area)

    assert times_met(g, ORANGE, FIGURES[figure]) == times


def test_figures_that_look_at_the_board() -> None:
    """AE-10.3: hills with citizens, prefects, structures, citizens on hills and structure spaces."""
    g = actions(4, epoch=2)
    crowd(g, "capitoline", (ORANGE, 3), (BLUE, 1))
    crowd(g, "palatine", (BLUE, 2), (ORANGE, 1))
    crowd(g, "viminal", (ORANGE, 1))
    g.hill("capitoline").structures = [TEMPLE, AQUEDUCT]
    g.hill("palatine").structures = [AMPHITHEATRE]
    g.builders = {TEMPLE: ORANGE, AQUEDUCT: BLUE}
    g.players[ORANGE].cards = cards("tombs regia lupercal comitium tabularium asia sicily samnium hispania")
    give(g.players[ORANGE], citizens=1, wheat=8)
    met = {name: times_met(g, ORANGE, FIGURES[name]) for name in FIGURES}

    assert met["romulus"] == 3
    assert met["augustus"] == 2
    assert met["hadrian"] == 2
    assert met["servius_tullius"] == (1 + 5 + 1) // 2
    assert met["spartacus"] == min(5 + 1, 5, 4)
    assert met["tiberius_and_gaius_gracchus"] == 8 // 3


def test_spartacus_counts_citizens_on_structure_spaces_too() -> None:
    """AE-10.3, AE-11.6: one on a hill and one on a space make two sets."""
    g = actions(epoch=2)
    crowd(g, "palatine", (ORANGE, 1))
    g.builders = {TEMPLE: ORANGE}
    g.players[ORANGE].cards = cards("tombs lupercal comitium asia sicily samnium")

    assert times_met(g, ORANGE, FIGURES["spartacus"]) == 2


def test_the_view_tells_how_often_a_figure_would_apply_for_every_seat() -> None:
    """AE-10.3: and what it would cost, the Regia considered."""
    g = actions(figures="romulus")
    crowd(g, "palatine", (BLUE, 1))
    crowd(g, "quirinal", (BLUE, 2))
    g.players[BLUE].cards = cards("regia")

    assert view(g).figures[0].times == (0, 2, 0)
    assert view(g).figures[0].prices == (6, 4, 6)
