"""B.1 Play a card (AE-9)."""

from __future__ import annotations

from collections import Counter

import pytest

from comitium.games.aeterna.cards import CARDS
from comitium.games.aeterna.components import BUILDING_COLOURS, PROVINCE_COLOURS, SET_COLOURS, Colour
from comitium.games.aeterna.counts import buildings_this_epoch, provinces_this_epoch
from comitium.games.aeterna.scoring import card_points
from tests.games.aeterna.situations import (
    ORANGE,
    actions,
    awards,
    cards,
    codes,
    crowd,
    give,
    goods,
    names,
    next_epoch,
    own,
    refused,
    seat_view,
    take_doom,
    told,
    told_names,
)


def test_a_card_is_paid_and_lies_in_the_play_area() -> None:
    """AE-9.1: face up; it has left the hand."""
    g = actions(hands=["cloaca_maxima tombs"])
    give(g.players[ORANGE], aurei=5, stone=2)
    g.submit(ORANGE, "play cloaca_maxima")

    assert names(g.players[ORANGE].cards) == "cloaca_maxima"
    assert names(g.players[ORANGE].hand) == "tombs"
    assert goods(g.players[ORANGE])[1:3] == (2, 1)
    assert told(g)[0] == "Orange played Cloaca Maxima for 3 aurei and 1 stone."


def test_only_cards_of_the_own_hand_can_be_played() -> None:
    """AE-9.1"""
    g = actions(hands=["tombs", "regia"])

    with refused(g, "This card is not in your hand.", "AE-9.1"):
        g.submit(ORANGE, "play regia")


def test_buildings_cost_stone_and_aurei_and_no_citizens() -> None:
    """AE-9.2: every one of them."""
    for card in CARDS.values():
        if not card.is_province():
            assert card.cost.stone + card.cost.aurei > 0
            assert (card.cost.citizens, card.cost.wheat) == (0, 0)


def test_provinces_cost_citizens_of_the_domus_only() -> None:
    """AE-9.3: those on the board do not help."""
    for card in CARDS.values():
        if card.is_province():
            assert card.cost.citizens > 0
            assert card.cost.stone + card.cost.aurei + card.cost.wheat == 0
    g = actions(epoch=3, hands=["thrace"])
    give(g.players[ORANGE], citizens=1)
    crowd(g, "palatine", (ORANGE, 3))

    with refused(g, "This takes 3 citizens; you have 1.", "AE-1.8"):
        g.submit(ORANGE, "play thrace")


def test_every_card_has_its_side_of_the_domus() -> None:
    """AE-9.4: permanent above, activated to the left, instant and provinces to the right."""
    g = actions()
    g.players[ORANGE].cards = cards("regia temple_of_vesta lupercal caenina")
    shown = seat_view(g, ORANGE)

    assert [card.face.card for card in shown.above] == ["regia"]
    assert [card.face.card for card in shown.at_left] == ["temple_of_vesta"]
    assert [card.face.card for card in shown.at_right] == ["lupercal", "caenina"]


def test_the_effects_of_a_play_come_in_their_order() -> None:
    """AE-9.5: colour bonus, rewards, reactions of earlier cards."""
    g = actions(hands=["crustumerium"])
    g.players[ORANGE].cards = cards("temple_of_jupiter_feretrius caenina")
    g.submit(ORANGE, "play crustumerium")

    assert told(g) == [
        "Orange played Crustumerium for 1 citizen.",
        "Orange gained 1 aureus as colour bonus (trade).",
        "Orange gained 9 aurei and 5 wheat.",
        "Orange gained 1 unrest: now 1.",
        "Orange gained 1 point.",
    ]


def test_the_own_instant_ability_comes_last() -> None:
    """AE-9.5: the Serapeum looks at the unrest its own reward has lowered."""
    g = actions(epoch=3, hands=["serapeum"])
    give(g.players[ORANGE], aurei=9, unrest=5)
    g.submit(ORANGE, "play serapeum")

    assert (g.players[ORANGE].unrest, g.players[ORANGE].points) == (3, 3)


@pytest.mark.parametrize(
    ("earlier", "bonus"),
    [("", 0), ("tombs", 1), ("tombs lupercal", 2), ("tombs lupercal temple_of_concordia", 3), ("regia caenina", 0)],
)
def test_the_colour_bonus_counts_earlier_cards_of_the_colour(earlier: str, bonus: int) -> None:
    """AE-9.6: of any epoch, others do not count."""
    g = actions(hands=["temple_of_vesta"])
    g.players[ORANGE].cards = cards(earlier)
    give(g.players[ORANGE], aurei=1, stone=1)
    assert own(g, ORANGE).hand[0].colour_bonus == bonus
    g.submit(ORANGE, "play temple_of_vesta")

    assert g.players[ORANGE].aurei == bonus


def test_bonus_and_rewards_do_not_pay_for_their_own_card() -> None:
    """AE-9.7: one aureus short stays short, although three would come back."""
    g = actions(hands=["temple_of_vesta"])
    g.players[ORANGE].cards = cards("tombs lupercal temple_of_concordia")
    give(g.players[ORANGE], aurei=0, stone=1)

    with refused(g, "This takes 1 aureus; you have 0.", "AE-1.8"):
        g.submit(ORANGE, "play temple_of_vesta")


def test_a_returning_citizen_does_not_pay_for_its_province() -> None:
    """AE-9.7"""
    g = actions(epoch=3, hands=["thrace"])
    give(g.players[ORANGE], citizens=2)

    assert "play thrace" not in codes(g, ORANGE)


def test_rewards_are_received_at_once_and_in_order() -> None:
    """AE-9.8: citizens, aurei, stone, wheat, then unrest; they are not optional."""
    g = actions(epoch=3, hands=["thrace"])
    give(g.players[ORANGE], citizens=3, aurei=0, stone=0, wheat=0, unrest=8)
    g.submit(ORANGE, "play thrace")

    assert told(g)[1:] == [
        "Orange gained 1 citizen, 8 aurei, 2 stone and 4 wheat.",
        "Orange gained 3 unrest: now 10.",
        "Orange lost 1 point for unrest above the end of the track.",
    ]


def test_printed_points_count_only_at_the_end() -> None:
    """AE-9.9"""
    g = actions(hands=["regia"])
    g.submit(ORANGE, "play regia")

    assert g.players[ORANGE].points == 0
    assert card_points(g.players[ORANGE]) == 3


def test_there_are_seven_colours() -> None:
    """AE-9.10: four of buildings, two of provinces, one of figures; three buildings of each colour in every epoch."""
    assert {*BUILDING_COLOURS, *PROVINCE_COLOURS, Colour.FIGURE} == set(Colour)
    assert len(Colour) == 7
    counted = Counter((card.epoch, card.colour) for card in CARDS.values())
    assert counted == {
        (epoch, colour): 3 if colour in BUILDING_COLOURS else 4 for epoch in (1, 2, 3) for colour in SET_COLOURS
    }


def test_figures_earn_no_colour_bonus_and_give_none() -> None:
    """AE-9.11: neither for a second figure nor for a card played later."""
    g = actions(figures="romulus servius_tullius", hands=["temple_of_vesta"])
    crowd(g, "palatine", (ORANGE, 1))
    give(g.players[ORANGE], aurei=20)
    for code in ("favour romulus", "end turn"):
        g.submit(ORANGE, code)
    for seat in (1, 2):
        g.submit(seat, "pass")
    g.submit(ORANGE, "favour servius_tullius")
    g.submit(ORANGE, "end turn")
    g.submit(ORANGE, "play temple_of_vesta")

    assert "colour-bonus" not in told_names(g)
    assert g.players[ORANGE].aurei == 20 - 6 - 5 - 1


def test_any_number_of_cards_may_be_played_in_an_epoch() -> None:
    """AE-9.12: the whole hand, three of them of one colour."""
    g = actions(2, hands=["tombs temple_of_vesta lupercal caenina"])
    give(g.players[ORANGE], aurei=20, stone=3, citizens=3)
    g.submit(ORANGE, "play tombs")
    g.submit(ORANGE, "end turn")
    g.submit(1, "pass")
    for name in ("temple_of_vesta", "lupercal", "caenina"):
        g.submit(ORANGE, f"play {name}")
        if "end turn" in codes(g, ORANGE):
            g.submit(ORANGE, "end turn")

    assert names(g.players[ORANGE].cards) == "tombs temple_of_vesta lupercal caenina"


def test_a_permanent_ability_does_not_touch_its_own_card() -> None:
    """AE-9.13: but everything from then on, in the same turn already."""
    g = actions(epoch=2, hands=["temple_of_hercules_invictus asia"])
    give(g.players[ORANGE], aurei=2)
    g.submit(ORANGE, "play temple_of_hercules_invictus")
    assert g.players[ORANGE].aurei == 0
    assert own(g, ORANGE).hand[0].rewards_now["aurei"] == 10 + 2


def test_played_this_epoch_counts_cards_from_hand_and_board_until_phase_i() -> None:
    """AE-9.14, AE-25.6: a card of an earlier epoch no longer counts."""
    g = actions(2, hands=["caenina"], board="gabii tombs")
    awards(g, "palatine", "aw09 aw01 aw02")
    give(g.players[ORANGE], citizens=4, unrest=3)
    g.submit(ORANGE, "influence palatine award 1")
    g.submit(ORANGE, "board gabii")
    g.submit(ORANGE, "end turn")
    g.submit(1, "pass")
    g.submit(ORANGE, "play caenina")
    assert provinces_this_epoch(g, ORANGE) == 2
    assert [card.this_epoch for card in seat_view(g, ORANGE).at_right] == [True, True]

    while g.heading == "actions":
        g.submit(g.waiting()[0], "pass")
    assert g.heading == "revolts"
    assert provinces_this_epoch(g, ORANGE) == 2
    take_doom(g)
    assert g.heading == "end_of_epoch"
    assert provinces_this_epoch(g, ORANGE) == 0
    next_epoch(g)
    assert g.epoch == 2
    assert provinces_this_epoch(g, ORANGE) == 0
    assert [card.this_epoch for card in seat_view(g, ORANGE).at_right] == [False, False]


def test_buildings_played_this_epoch_are_counted_alike() -> None:
    """AE-9.14"""
    g = actions(epoch=2)
    g.players[ORANGE].cards = cards("tombs regia tabularium queen_of_roads asia")

    assert buildings_this_epoch(g, ORANGE) == 2


def test_the_cost_is_what_is_left_after_reductions() -> None:
    """AE-9.15: a province of two for one citizen with the Church of Saint Peter."""
    g = actions(epoch=3, hands=["arabia"])
    g.players[ORANGE].cards = cards("church_of_saint_peter")
    give(g.players[ORANGE], citizens=1)
    assert own(g, ORANGE).hand[0].cost_now == {"citizens": 1}
    g.submit(ORANGE, "play arabia")

    assert g.players[ORANGE].citizens == 0


def test_what_a_province_gives_is_changed_before_the_limits_apply() -> None:
    """AE-9.16: at unrest 9 the War Column saves the point as well as the step; Jupiter Feretrius reacts afterwards."""
    g = actions(epoch=2, hands=["hispania"])
    g.players[ORANGE].cards = cards("war_column temple_of_hercules_invictus temple_of_jupiter_feretrius")
    give(g.players[ORANGE], unrest=9, aurei=0, citizens=3)
    g.submit(ORANGE, "play hispania")

    assert (g.players[ORANGE].unrest, g.players[ORANGE].points) == (10, 1)
    assert g.players[ORANGE].aurei == 10 + 2
    assert told(g)[-1] == "Orange gained 1 point."
