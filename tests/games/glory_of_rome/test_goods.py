"""Hand limit, playing goods, sets and selling (GR-17 to GR-19)."""

from __future__ import annotations

import pytest

from comitium.games.glory_of_rome.components import goods_cards
from comitium.games.glory_of_rome.goods import type_of_set
from comitium.games.glory_of_rome.kinds import Ware
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
    denarii,
    discarded,
    fame,
    followers,
    give,
    intrigue,
    lay_set,
    legions,
    levels,
    medal,
    on_top,
    own,
    placing,
    play,
    points,
    proposing,
    purses,
    refused,
    scored,
    seat_view,
    stationed,
    taxing,
    told,
    track,
    view,
    with_event,
)


def at(place: str, *cards: str, anchor: bool = False, seats: int = 4, **built: int) -> GloryOfRome:
    """Jack has placed a follower there, with these goods in hand."""
    g = cleared(seats)
    levels(g, "africa", **built or {"mil": 1, "pol": 1, "tra": 1, "rel": 1, "agr": 1})
    give(g, JACK, *cards)
    g.players[JACK].anchor = anchor
    placing(g)
    g.submit(JACK, f"place {place}")
    return g


# -- the hand (GR-17) --------------------------------------------------------------------------------------------------


def test_a_hand_holds_five_cards_with_the_anchor() -> None:
    """GR-17.2, GR-17.3: room must be made first, or the draw is given up."""
    g = at("africa.tra", "spatha.1", "toga.1", "bulla.1", "pilum.1", anchor=True)
    g.submit(JACK, "draw")
    assert g.waiting() == [JACK]
    assert "give up" in codes(g, JACK)
    assert "play toga.1" not in codes(g, JACK)  # no moment is open
    given_up = g.copy()
    g.submit(JACK, "sell spatha.1")
    assert seat_view(g, JACK).cards == 5
    given_up.submit(JACK, "give up")
    assert given_up.players[JACK].hand == ["spatha.1", "toga.1", "bulla.1", "pilum.1"]


def test_room_is_made_by_playing_selling_discarding_or_a_set() -> None:
    """GR-17.3, GR-18.14: within a moment also by playing a card."""
    g = at("africa.rel", "bulla.1", "toga.1", "spatha.1", "spatha.2", "pilum.1")
    on_top(g, "sickle.1", "scales.1")
    g.submit(JACK, "play bulla.1")  # hand 4, one card fits, then it is full
    assert seat_view(g, JACK).cards == 5
    assert {"play toga.1", "sell toga.1", "discard toga.1", "set pilum.1+spatha.1+spatha.2", "give up"} <= set(
        codes(g, JACK)
    )
    g.submit(JACK, "play toga.1")
    assert g.players[JACK].votes == 5
    assert sorted(g.players[JACK].hand) == ["pilum.1", "scales.1", "sickle.1", "spatha.1", "spatha.2"]
    assert g.goods.discards == ["toga.1", "bulla.1"]


def test_cards_of_the_trade_action_cannot_be_played_in_this_placement() -> None:
    """GR-17.4: from the next fitting moment on; selling and sets at once."""
    g = at("africa.tra", seats=1)
    followers(g, 2)
    g.players[JACK].home = 1
    on_top(g, "coin_chest.1")
    g.submit(JACK, "draw")
    assert codes(g, JACK) == ["sell coin_chest.1", "discard coin_chest.1", "end turn"]
    play(g, (JACK, "end turn"), (JACK, "place colosseum"))
    assert "play coin_chest.1" in codes(g, JACK)


@pytest.mark.parametrize("code", ["play anchor", "sell anchor", "discard anchor", "set anchor+spatha.1+spatha.2"])
def test_the_anchor_only_takes_up_a_place(code: str) -> None:
    """GR-17.5"""
    g = at("africa.tra", "spatha.1", "spatha.2", anchor=True)
    with refused(g, "The anchor card can be neither played nor sold, discarded or laid out.", "GR-17.5"):
        g.submit(JACK, code)
    assert not any("anchor" in code for code in codes(g, JACK))
    assert seat_view(g, JACK).cards == 3


def test_the_anchor_leaves_only_by_a_card_that_says_so() -> None:
    """GR-17.6"""
    g = at("africa.rel", "compasses.1", anchor=True)
    g.submit(JACK, "play compasses.1")
    assert not seat_view(g, JACK).anchor
    assert g.anchors_gone == 1
    assert "anchor" not in [*g.goods.things, *g.goods.discards]


def test_hands_are_counted_openly_and_seen_by_their_owner() -> None:
    """GR-17.7"""
    g = at("africa.tra", "spatha.1", "toga.1", anchor=True)
    assert (seat_view(g, JACK).cards, seat_view(g, JACK).goods) == (3, 2)
    assert [card.card for card in own(g, JACK).hand] == ["spatha.1", "toga.1"]
    assert "spatha" not in str(view(g))


# -- playing (GR-18) ---------------------------------------------------------------------------------------------------


def test_a_card_is_played_or_sold_or_laid_out() -> None:
    """GR-18.1"""
    g = at("africa.rel", "spatha.1", "spatha.2", "pilum.1")
    g.players[JACK].legions = 6
    legions(g, JACK, epirus=1)
    touching = {code.split()[0] for code in codes(g, JACK) if "spatha.1" in code}
    assert touching == {"play", "sell", "set"}
    with refused(g, "You hold no card “toga.1”.", "GR-18.1"):
        g.submit(JACK, "play toga.1")


def everything(g: GloryOfRome) -> None:
    """One card for every condition in Jack's hand, beyond the limit."""
    give(g, JACK, "pugio.1", "stola.1", "caligae.1", "coin_chest.1", "laurel_wreath.1", "sickle.1", "paenula.1")


def playable(g: GloryOfRome, seat: int = JACK) -> list[str]:
    return [card.goods for card in own(g, seat).hand if card.playable]


def test_each_card_at_the_moment_of_its_condition() -> None:
    """GR-18.2"""
    g = cleared()
    everything(g)
    fame(g, 9, 9, 9, 9)
    denarii(g, 9, 9, 9, 9)
    intrigue(g, JACK, "gaul")
    intrigue(g, MARY, "africa")
    activating(g)
    assert playable(g) == []
    g.submit(JACK, "activate gaul.1")
    assert playable(g) == ["pugio"]
    play(g, (JACK, "slander"), (JACK, "done"), (MARY, "activate africa.1"), (MARY, "slander"))
    assert playable(g) == ["stola"]
    play(g, (JACK, "let happen"))
    assert playable(g) == []
    g.submit(JACK, "build africa.agr")
    assert playable(g) == ["caligae"]
    g = cleared()
    everything(g)
    fame(g, 9, 9, 9, 9)
    taxing(g)
    g.submit(JACK, "tax double")
    assert playable(g) == ["paenula"]
    assert closed(g, JACK)["play stola.1"] == "GR-18.2"


@pytest.mark.parametrize(
    ("place", "fits"),
    [
        ("place africa.rel", ["coin_chest"]),
        ("place colosseum", ["coin_chest", "laurel_wreath"]),
        ("place africa.agr", ["coin_chest", "sickle"]),
        ("plot africa.1", ["coin_chest"]),
    ],
)
def test_anywhere_colosseum_and_agriculture_are_one_type(place: str, fits: list[str]) -> None:
    """GR-18.6: limited to their location."""
    g = cleared()
    everything(g)
    levels(g, "africa", rel=1, agr=1)
    placing(g)
    g.submit(JACK, place)
    assert playable(g) == fits
    if place == "place africa.rel":
        with refused(g, "Sickle can be played only when you place a follower on an agricultural building.", "GR-18.6"):
            g.submit(JACK, "play sickle.1")


def test_effects_come_at_once_and_before_the_action() -> None:
    """GR-18.3, GR-18.7: after placing, before the location's action; the card is discarded."""
    g = at("colosseum", "laurel_wreath.1")
    g.submit(JACK, "play laurel_wreath.1")
    assert (track(g)[JACK], g.goods.discards) == (1 + 2, ["laurel_wreath.1"])
    g.submit(JACK, "cheer")
    assert track(g)[JACK] == 1 + 2 + 1


def test_a_chain_of_cards_at_one_moment() -> None:
    """GR-18.4, GR-18.5: of one condition type; what a card brings may go on with it."""
    g = at("africa.agr", "sundial.1", "sickle.1")
    on_top(g, "coin_chest.1", "tunica.1")
    before = purses(g)[JACK]
    play(g, (JACK, "play sundial.1"), (JACK, "play coin_chest.1"), (JACK, "play sickle.1"))
    assert purses(g)[JACK] == before + 2 + 3
    g.submit(JACK, "farm")
    assert purses(g)[JACK] == before + 2 + 3 + 1


def test_the_building_moment_opens_for_each_building() -> None:
    """GR-18.8: what it brings cannot pay the same building."""
    g = cleared()
    denarii(g, 4)
    give(g, JACK, "plumb_line.1", "spice_chest.1")
    building(g)
    g.submit(JACK, "build africa.rel")
    assert (purses(g)[JACK], g.named("africa").population()) == (1, 1)
    play(g, (JACK, "play plumb_line.1"), (JACK, "proceed"))
    assert purses(g)[JACK] == 4
    g.submit(JACK, "build africa.agr")
    assert "play spice_chest.1" in codes(g, JACK)


def test_the_moment_of_double_tax() -> None:
    """GR-18.9: before money and fame change hands; whether it is allowed is judged by the printed penalty."""
    g = cleared()
    levels(g, "africa", agr=2)  # population 3, penalty 2
    fame(g, 3, 3, 3, 3)
    denarii(g, 0)
    give(g, JACK, "scales.1", "paenula.1")
    taxing(g)
    g.submit(JACK, "tax double")
    assert (purses(g)[JACK], track(g)[JACK]) == (0, 3)
    play(g, (JACK, "play scales.1"), (JACK, "play paenula.1"))
    assert (purses(g)[JACK], track(g)[JACK]) == (6 + 5, 3)  # no goods left: it goes on by itself
    g = cleared()
    levels(g, "africa", agr=2)
    fame(g, 2, 3, 3, 3)
    give(g, JACK, "scales.1")
    taxing(g)
    with refused(g, "Fame 2 minus the penalty 2 would be less than 1.", "GR-25.4"):
        g.submit(JACK, "tax double")


def test_scales_lower_the_penalty_not_below_zero() -> None:
    """GR-18.9, GR-18.11"""
    g = cleared()
    fame(g, 9)
    give(g, JACK, "scales.1", "toga.1")
    taxing(g)  # population 1, penalty 1
    g.submit(JACK, "tax double")
    g.submit(JACK, "play scales.1")
    assert view(g).moment is not None
    g.submit(JACK, "proceed")
    assert track(g)[JACK] == 9


def test_only_the_answer_is_played_outside_the_own_turn() -> None:
    """GR-18.10"""
    g = cleared()
    give(g, JACK, "toga.1")
    give(g, MARY, "stola.1", "coin_chest.1", "caligae.1")
    fame(g, 4, 4, 4, 4)
    intrigue(g, JACK, "gaul")
    activating(g)
    play(g, (JACK, "activate gaul.1"), (JACK, "slander"))
    assert codes(g, MARY) == ["play stola.1", "let happen"]
    with refused(g, "Goods are sold in your own turn only.", "GR-19.8"):
        g.submit(MARY, "sell stola.1")
    g.submit(MARY, "let happen")
    assert (g.waiting(), codes(g, MARY)) == ([JACK], [])


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("compasses.1", "You hold no anchor card."),
        ("spatha.1", "All your legions are recruited."),
        ("toga.1", "All your votes are recruited."),
        ("snake_bracelets.1", "The discard pile is empty."),
        ("pilum.1", "You have no legion on a battlefield."),
        ("stylus.1", "The task deck is empty."),
        ("sundial.1", "There is no goods card left to draw."),
    ],
)
def test_a_card_that_can_do_nothing_cannot_be_played(card: str, sentence: str) -> None:
    """GR-18.11"""
    g = at("africa.rel", card)
    g.players[JACK].votes = 5
    g.task_deck = []
    g.goods.things = []
    with refused(g, sentence, "GR-18.11"):
        g.submit(JACK, f"play {card}")


def test_the_bracelets_take_the_top_card_before_they_lie_there() -> None:
    """GR-18.12, GR-18.16: even with a full hand."""
    g = at("africa.rel", "snake_bracelets.1", "toga.1", "bulla.1", "fibula.1", anchor=True)
    discarded(g, "pilum.1", "stola.1")
    g.submit(JACK, "play snake_bracelets.1")
    assert "stola.1" in g.players[JACK].hand
    assert g.goods.discards == ["pilum.1", "snake_bracelets.1"]


def test_what_is_recruited_can_be_used_at_once() -> None:
    """GR-18.13"""
    g = cleared(characters=["junia", "antony", "octavian", "lepidus"])
    levels(g, "africa", mil=1)
    legions(g, JACK, epirus=5)
    give(g, JACK, "spatha.1")
    placing(g)
    g.submit(JACK, "place africa.mil")
    assert "legion thrace" not in codes(g, JACK)
    play(g, (JACK, "play spatha.1"), (JACK, "legion thrace"))
    assert stationed(g, JACK) == (5, 0, 1)


def test_draws_by_cards_obey_the_hand_limit() -> None:
    """GR-18.14: a Bulla with a full hand draws one, then asks."""
    g = at("africa.rel", "bulla.1", "toga.1", "spatha.1", "fibula.1", "stola.1")
    g.submit(JACK, "play bulla.1")
    assert seat_view(g, JACK).cards == 5
    g.submit(JACK, "give up")
    assert seat_view(g, JACK).cards == 5
    assert "pantheon" in codes(g, JACK)


def test_two_bracelets_cannot_fetch_each_other_for_ever() -> None:
    """GR-18.15: the same physical card once at one moment."""
    g = at("africa.rel", "snake_bracelets.1", "snake_bracelets.2")
    discarded(g, "stola.1")
    g.submit(JACK, "play snake_bracelets.1")
    g.submit(JACK, "play snake_bracelets.2")
    assert "snake_bracelets.1" in g.players[JACK].hand
    with refused(g, "Snake Bracelets was played at this moment already.", "GR-18.15"):
        g.submit(JACK, "play snake_bracelets.1")


def test_a_played_card_lies_aside_until_its_effect_is_done() -> None:
    """GR-18.16: it makes room at once, and is not shuffled into the deck it draws from."""
    g = at("africa.rel", "bulla.1", "toga.1", "spatha.1", "fibula.1", "pilum.1")
    g.goods.things, g.goods.discards = ["sickle.1"], ["scales.1"]
    g.submit(JACK, "play bulla.1")
    assert view(g).aside == ("bulla.1",)
    assert g.players[JACK].hand[-1] == "sickle.1"
    g.submit(JACK, "discard pilum.1")
    assert "bulla.1" not in g.players[JACK].hand
    assert g.goods.discards == ["bulla.1"]


def test_stylus_pilum_and_gladius() -> None:
    """GR-18.3, GR-27.6, GR-15.1: their choices are made before the action."""
    g = at("africa.rel", "stylus.1", "pilum.1")
    legions(g, JACK, epirus=1)
    top = g.task_deck[-1]
    g.submit(JACK, "play stylus.1")
    g.submit(JACK, f"keep {top}")
    assert g.players[JACK].tasks == [top]
    play(g, (JACK, "play pilum.1"), (JACK, "march epirus thrace"))
    assert stationed(g, JACK) == (0, 0, 1)
    g = at("colosseum", "gladius.1")
    g.submit(JACK, "play gladius.1")
    g.submit(JACK, "legion macedonia")
    assert stationed(g, JACK) == (0, 1, 0)


# -- sets and selling (GR-19) ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "merchant", "ware"),
    [
        ("spatha.1 spatha.2 pilum.1", False, Ware.WEAPON),
        ("sundial.1 sickle.1 coin_chest.1", False, Ware.TOOL),
        ("toga.1 coin_chest.1 spice_chest.1", False, Ware.CLOTHES),
        ("bulla.1 fibula.1 coin_chest.1", False, Ware.JEWELLERY),
        ("bulla.1 fibula.1 coin_chest.1", True, Ware.JEWELLERY),
        ("coin_chest.1 coin_chest.2 spice_chest.1", False, None),
        ("coin_chest.1 coin_chest.2 spice_chest.1", True, None),
        ("spatha.1 toga.1 coin_chest.1", False, None),
        ("spatha.1 toga.1 bulla.1", True, None),
        ("spatha.1 bulla.1 coin_chest.1", False, None),
        ("spatha.1 bulla.1 coin_chest.1", True, Ware.WEAPON),
        ("toga.1 bulla.1 fibula.1", True, Ware.CLOTHES),
    ],
)
def test_what_makes_a_set(cards: str, merchant: bool, ware: Ware | None) -> None:
    """GR-19.1, GR-19.2, GR-19.6, GR-19.9: one type, with at least one natural card; jokers fill up."""
    assert type_of_set(cards.split(), merchant) is ware


def test_a_set_is_laid_out_in_the_own_turn() -> None:
    """GR-19.3, GR-19.4: face up, and there it stays."""
    g = at("africa.rel", "spatha.1", "spatha.2", "pilum.1", "toga.1")
    g.submit(JACK, "set pilum.1+spatha.1+spatha.2")
    assert g.players[JACK].hand == ["toga.1"]
    assert [(laid.ware, laid.end_fame) for laid in seat_view(g, JACK).sets] == [("weapon", 4)]
    for word in ("play", "sell"):
        with refused(g, "This card lies in a set and stays there.", "GR-19.4"):
            g.submit(JACK, f"{word} spatha.1")
    with refused(g, "You hold no card “x”.", "GR-18.1"):
        g.submit(JACK, "set x+toga.1+y")


def test_three_sets_at_most() -> None:
    """GR-19.5"""
    g = cleared()
    lay_set(g, JACK, "tool", "sundial.1", "sundial.2", "sickle.1")
    lay_set(g, JACK, "tool", "stylus.1", "stylus.2", "scales.1")
    lay_set(g, JACK, "clothes", "toga.2", "caligae.1", "caligae.2")
    give(g, JACK, "spatha.1", "spatha.2", "pilum.1")
    taxing(g)
    with refused(g, "You have laid out 3 sets already.", "GR-19.5"):
        g.submit(JACK, "set pilum.1+spatha.1+spatha.2")


def test_no_set_of_different_types() -> None:
    """GR-19.1"""
    g = cleared()
    give(g, JACK, "spatha.1", "toga.1", "pilum.1")
    taxing(g)
    with refused(g, "These cards are no set: Spatha, Toga and Pilum.", "GR-19.1"):
        g.submit(JACK, "set spatha.1+toga.1+pilum.1")


def test_a_card_is_sold_for_a_denarius() -> None:
    """GR-19.7"""
    g = cleared()
    give(g, JACK, "toga.1")
    taxing(g)
    before = purses(g)[JACK]
    g.submit(JACK, "sell toga.1")
    assert (purses(g)[JACK], g.goods.discards) == (before + 1, ["toga.1"])
    assert told(g)[-1] == "Jack sold Toga for 1 denarius."


def test_the_own_turn_is_in_every_phase_but_not_in_events() -> None:
    """GR-19.8: activation step, building, action, income, proposals; nobody's turn in an event."""
    for begin in (activating, building, placing, taxing):
        g = cleared()
        give(g, JACK, "toga.1")
        begin(g)
        assert "sell toga.1" in codes(g, JACK)
        assert codes(g, MARY) == []
    g = cleared(spies="on")
    give(g, JACK, "toga.1")
    proposing(g)
    assert (g.heading, "sell toga.1" in codes(g, JACK)) == ("diplomacy", True)
    g = cleared()
    give(g, JACK, "toga.1")
    legions(g, MARY, epirus=1)
    legions(g, HENRY, epirus=1)
    with_event(g, "levy")
    assert "sell toga.1" not in codes(g, JACK)


def test_goods_left_in_hand_score_nothing() -> None:
    """GR-28.10"""
    g = cleared()
    denarii(g, 0, 0, 0, 0)
    give(g, JACK, "spatha.1", "spatha.2", "pilum.1")
    assert points(scored(g), "score-set")[JACK] == 0


def test_the_merchant_may_lay_out_jewellery_as_jewellery() -> None:
    """GR-19.9"""
    g = cleared()
    medal(g, JACK, "merchant")
    give(g, JACK, "bulla.1", "fibula.1", "coin_chest.1")
    taxing(g)
    g.submit(JACK, "set bulla.1+coin_chest.1+fibula.1")
    assert points(scored(g), "score-set")[JACK] == 6


def test_every_goods_card_can_be_named_in_both_languages() -> None:
    """GR-18.1, GR-18.2: with its condition and effect."""
    for card in goods_cards(False):
        g = cleared()
        give(g, JACK, card)
        taxing(g)
        assert own(g, JACK).hand[0].condition
        assert [choice.code for choice in g.closed(JACK) if choice.code == f"play {card}"] == [f"play {card}"]
