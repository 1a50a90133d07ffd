"""What is not allowed now is refused by the rule that forbids it, also where nobody is shown it."""

from __future__ import annotations

import pytest

from comitium.games.glory_of_rome.components import CHARACTERS
from comitium.games.glory_of_rome.kinds import Intrigue
from comitium.games.glory_of_rome.model import GloryOfRome
from tests.games.glory_of_rome.situations import (
    HENRY,
    JACK,
    MARY,
    activating,
    building,
    cleared,
    closed,
    codes,
    fame,
    give,
    intrigue,
    legions,
    levels,
    placing,
    play,
    proposing,
    refused,
    with_event,
)


def follower_on(site: str, *cards: str) -> GloryOfRome:
    """Jack has placed a follower on a building of level 1 in Africa."""
    g = cleared()
    levels(g, "africa", **{site: 1})
    give(g, JACK, *cards)
    placing(g)
    g.submit(JACK, f"place africa.{site}")
    return g


def striking(unique: str) -> GloryOfRome:
    """Jack with this unique effect has an intrigue in Gaul, which Mary controls."""
    mine = next(name for name, row in CHARACTERS.items() if row.unique is Intrigue(unique))
    g = cleared(characters=[mine, *[name for name in CHARACTERS if name != mine]])
    fame(g, 4, 4, 4, 4)
    intrigue(g, JACK, "gaul")
    return g


def activated(g: GloryOfRome) -> GloryOfRome:
    activating(g)
    g.submit(JACK, "activate gaul.1")
    return g


def test_goods_are_not_discarded_before_the_action() -> None:
    """GR-13.10"""
    g = follower_on("rel", "toga.1")
    sentence = "Goods are discarded only to make room for a card, or when the action of the turn is done or declined."
    with refused(g, sentence, "GR-13.10"):
        g.submit(JACK, "discard toga.1")
    play(g, (JACK, "decline"), (JACK, "discard toga.1"))
    assert g.goods.discards == ["toga.1"]


def test_no_set_is_laid_out_in_answer_to_an_intrigue() -> None:
    """GR-19.8"""
    g = striking("sold")
    give(g, MARY, "spatha.1", "spatha.2", "pilum.1")
    activated(g)
    g.submit(JACK, "sold")
    with refused(g, "Sets are laid out in your own turn only.", "GR-19.8"):
        g.submit(MARY, "set pilum.1+spatha.1+spatha.2")
    with refused(g, "Goods are sold in your own turn only.", "GR-19.8"):
        g.submit(MARY, "sell pilum.1")


@pytest.mark.parametrize("code", ["set spatha.2+spatha.1+pilum.1", "set pilum.1+spatha.2+spatha.1"])
def test_a_set_has_one_code(code: str) -> None:
    """GR-19.1: these cards are a set, so nobody is told that they are none."""
    g = cleared()
    give(g, JACK, "spatha.1", "spatha.2", "pilum.1")
    building(g)
    assert "set pilum.1+spatha.1+spatha.2" in codes(g, JACK)
    with refused(g, f"“{code}” is none of the choices here."):
        g.submit(JACK, code)


@pytest.mark.parametrize(
    ("code", "named"),
    [("set pilum.1+spatha.1", "Pilum and Spatha"), ("set pilum.1+pilum.1+pilum.1", "Pilum, Pilum and Pilum")],
)
def test_three_different_cards_make_a_set(code: str, named: str) -> None:
    """GR-19.1"""
    g = cleared()
    give(g, JACK, "spatha.1", "spatha.2", "pilum.1")
    building(g)
    with refused(g, f"These cards are no set: {named}.", "GR-19.1"):
        g.submit(JACK, code)


def test_a_turn_does_not_end_before_its_action() -> None:
    """GR-13.8"""
    g = follower_on("rel", "stola.1")
    with refused(g, "Carry out the action first, or decline it.", "GR-13.8"):
        g.submit(JACK, "end turn")
    g.submit(JACK, "pantheon")
    with refused(g, "There is no action left to decline. End the turn.", "GR-13.8"):
        g.submit(JACK, "decline")
    g.submit(JACK, "end turn")
    assert g.waiting() == [MARY]


def test_a_legion_must_be_there_to_be_moved() -> None:
    """GR-15.1"""
    g = cleared()
    levels(g, "africa", mil=1)
    g.players[JACK].legions = 2
    legions(g, JACK, epirus=2)
    placing(g)
    g.submit(JACK, "place africa.mil")
    assert closed(g, JACK) == {}
    with refused(g, "None of your 2 legions is on your board.", "GR-15.1"):
        g.submit(JACK, "legion epirus")
    with refused(g, "Legions of yours in Thrace: 0.", "GR-15.1"):
        g.submit(JACK, "march thrace epirus")


def test_a_building_has_one_action() -> None:
    """GR-13.1"""
    g = follower_on("rel", "stola.1")
    with refused(g, "Religious building: that action is not open here. Times left: 1.", "GR-13.1"):
        g.submit(JACK, "legion epirus")
    g.submit(JACK, "pantheon")
    with refused(g, "Religious building: that action is not open here. Times left: 0.", "GR-13.1"):
        g.submit(JACK, "pantheon")


def test_a_card_that_shifts_a_legion_brings_none_from_the_board() -> None:
    """GR-18.3"""
    g = cleared()
    legions(g, JACK, thrace=1)
    levels(g, "africa", rel=1)
    give(g, JACK, "pilum.1")
    placing(g)
    play(g, (JACK, "place africa.rel"), (JACK, "play pilum.1"))
    with refused(g, "Pilum moves a legion from one battlefield to another, not from your board.", "GR-18.3"):
        g.submit(JACK, "legion epirus")
    with refused(g, "Legions of yours in Epirus: 0.", "GR-15.1"):
        g.submit(JACK, "march epirus thrace")


def test_only_own_intrigues_are_activated() -> None:
    """GR-9.2"""
    g = striking("sold")
    intrigue(g, MARY, "africa", 2)
    activating(g)
    with refused(g, "Africa: slot 2 holds no intrigue of yours.", "GR-9.2"):
        g.submit(JACK, "activate africa.2")
    with refused(g, "Gaul: slot 3 holds no intrigue of yours.", "GR-9.2"):
        g.submit(JACK, "activate gaul.3")


def test_only_the_three_own_effects_are_announced() -> None:
    """GR-9.9"""
    g = striking("sold")
    give(g, MARY, "toga.1")
    activated(g)
    sentence = "You have Vile Slander, Building Sabotage and Sold!; Desertion is not on your board."
    for code in ("desertion", "desertion thrace", "desertion epirus replace"):
        with refused(g, sentence, "GR-9.9"):
            g.submit(JACK, code)


def test_an_effect_names_its_object() -> None:
    """GR-9.14, GR-10.4, GR-10.12"""
    g = striking("desertion")
    g.players[JACK].legions = 1
    legions(g, JACK, epirus=1)
    legions(g, MARY, thrace=1)
    activated(g)
    with refused(g, "Say what Desertion strikes.", "GR-9.14"):
        g.submit(JACK, "desertion")
    with refused(g, "Too few legions of Seat 2 in Epirus: 0.", "GR-10.12"):
        g.submit(JACK, "desertion epirus")
    with refused(g, "None of your 1 legion is on your board.", "GR-15.1"):
        g.submit(JACK, "desertion thrace replace")


def test_a_forged_order_moves_legions_that_are_there() -> None:
    """GR-10.5"""
    g = striking("forged_order")
    legions(g, MARY, thrace=1, epirus=1)
    activated(g)
    with refused(g, "Two legions of Seat 2 must be moved, or the only one. On battlefields: 2.", "GR-10.5"):
        g.submit(JACK, "forged_order thrace>epirus")
    with refused(g, "Too few legions of Seat 2 in Thrace: 1.", "GR-10.12"):
        g.submit(JACK, "forged_order thrace>epirus thrace>macedonia")


def test_only_votes_of_the_target_are_struck() -> None:
    """GR-10.6"""
    g = striking("revote")
    g.column = [MARY, HENRY]
    activated(g)
    for height in (2, 5):
        with refused(g, f"The vote number {height} of the column is not one of Seat 2.", "GR-10.12"):
            g.submit(JACK, f"revote {height}")
    with refused(g, "“revote 6” is none of the choices here."):
        g.submit(JACK, "revote 6")


def test_no_goods_between_two_effects() -> None:
    """GR-10.15: a card that was open before the first effect is shown with the reason."""
    g = striking("sold")
    give(g, JACK, "signet_ring.1", "pugio.1")
    give(g, MARY, "toga.1")
    activated(g)
    assert {"play pugio.1", "sell pugio.1"} <= set(codes(g, JACK))
    play(g, (JACK, "play signet_ring.1"), (JACK, "slander"))
    assert codes(g, JACK) == ["sold"]
    assert closed(g, JACK) == {"slander": "GR-10.15", "sabotage": "GR-10.3", "play pugio.1": "GR-10.15"}
    for word in ("play", "sell"):
        with refused(g, "Both effects are announced together. Name the second one now.", "GR-10.15"):
            g.submit(JACK, f"{word} pugio.1")


def test_an_event_gives_what_it_says() -> None:
    """GR-8.1, GR-19.8"""
    g = cleared(harsh="on")
    legions(g, JACK, epirus=1, thrace=1)
    give(g, JACK, "toga.1")
    with_event(g, "mutiny")
    sentence = "Mutiny is about something else: The most legions on battlefields: 1 legion goes home."
    for code in ("vote", "draw", "pantheon", "return feud", "draw tasks", "legion epirus", "discard toga.1"):
        with refused(g, sentence, "GR-8.1"):
            g.submit(JACK, code)
    with refused(g, "Legions of yours in Macedonia: 0.", "GR-15.1"):
        g.submit(JACK, "recall macedonia")
    with refused(g, "Goods are sold in your own turn only.", "GR-19.8"):
        g.submit(JACK, "sell toga.1")
    with refused(g, "Toga can be played only when you place a follower.", "GR-18.2"):
        g.submit(JACK, "play toga.1")


@pytest.mark.parametrize("number", ["01", "１", "+1", " 1", "1000", "9" * 5000, "-1", "1.0"])
def test_a_sum_is_a_plain_number(number: str) -> None:
    """GR-30.3"""
    g = cleared(spies="on")
    levels(g, "gaul", mil=1)
    g.players[JACK].denarii = 8
    g.players[JACK].tokens = ["spy", "alliance"]
    proposing(g)
    g.submit(JACK, "propose spy gaul.mil")
    with refused(g, "Stake 1 to 8 denarii.", "GR-30.3"):
        g.submit(JACK, f"stake {number}")
