"""Activating intrigues, and their eight effects (GR-9, GR-10)."""

from __future__ import annotations

import pytest

from comitium.games.glory_of_rome.components import CHARACTERS
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.games.glory_of_rome.rules import Round
from tests.games.glory_of_rome.situations import (
    HENRY,
    JACK,
    MARY,
    ROSS,
    activating,
    cleared,
    closed,
    codes,
    fame,
    feud,
    feuds,
    finish_phase,
    followers,
    give,
    intrigue,
    legions,
    levels,
    medal,
    own_pieces,
    pantheon,
    placing,
    play,
    purses,
    refused,
    seat_view,
    stationed,
    told,
    track,
    view,
)


def plotting(unique: str = "desertion", seats: int = 4) -> GloryOfRome:
    """Jack's intrigue lies before Mary, and his character has this unique effect; everybody has fame 4."""
    mine = next(name for name, row in CHARACTERS.items() if row.unique.value == unique)
    others = [name for name in ("junia", "octavian", "lepidus", "fulvia") if name != mine]
    g = cleared(seats, characters=[mine, *others])
    intrigue(g, JACK, "gaul")
    fame(g, *[4] * seats)
    return g


def strike(g: GloryOfRome, *codes: str) -> GloryOfRome:
    """Jack activates it and announces."""
    activating(g)
    play(g, (JACK, "activate gaul.1"), *[(JACK, code) for code in codes])
    return g


# -- activating (GR-9) -------------------------------------------------------------------------------------------------


def test_round_1_has_no_activations() -> None:
    """GR-9.1: straight from the event to building."""
    for round, heading in ((0, "building"), (1, "intrigue")):
        g = plotting()
        g.round = round
        g.agenda = [Round()]
        g.events = ["ovation"]
        g.run(g.agenda)
        assert g.heading == heading


def test_any_number_one_after_another_in_turn_order() -> None:
    """GR-9.2"""
    g = plotting()
    intrigue(g, JACK, "hispania")
    intrigue(g, MARY, "africa")
    activating(g)
    play(g, (JACK, "activate gaul.1"), (JACK, "slander"), (JACK, "activate hispania.1"), (JACK, "slander"))
    assert track(g) == [4, 3, 3, 4]
    assert g.waiting() == [MARY]  # Jack has no intrigue left
    play(g, (MARY, "activate africa.1"), (MARY, "slander"))
    assert track(g) == [3, 3, 3, 4]


def test_what_is_not_activated_stays_and_waits_for_another_round() -> None:
    """GR-9.3"""
    g = activating(plotting())
    g.submit(JACK, "done")
    assert g.heading == "building"
    assert g.named("gaul").owners[0] == JACK
    assert not g.named("gaul").active[0]
    with refused(g, "“activate gaul.1” is none of the choices here."):
        g.submit(JACK, "activate gaul.1")


def test_only_the_opponent_who_controls_the_province_is_struck() -> None:
    """GR-9.4"""
    g = strike(plotting(), "slander")
    assert track(g) == [4, 3, 4, 4]
    slot = view(g).provinces[1].slots[0]
    assert (slot.owner, slot.target_seat) == (JACK, MARY)


@pytest.mark.parametrize(
    ("seats", "province", "sentence"),
    [
        (4, "africa", "You control this province yourself."),
        (3, "italy", "This province faces nobody in this round."),
    ],
)
def test_not_in_the_own_province_and_not_before_an_empty_place(seats: int, province: str, sentence: str) -> None:
    """GR-9.5"""
    g = plotting(seats=seats)
    intrigue(g, JACK, province)
    activating(g)
    with refused(g, sentence, "GR-9.5"):
        g.submit(JACK, f"activate {province}.1")
    assert closed(g, JACK)[f"activate {province}.1"] == "GR-9.5"


def test_a_feud_token_goes_from_the_left_to_the_rightmost_open_cell() -> None:
    """GR-9.6, GR-9.11, GR-9.12: Antony (M P - T) opens his third cell, Junia (P T M -) loses her second."""
    g = plotting()
    feud(g, 2, 2)
    activating(g)
    g.submit(JACK, "activate gaul.1")
    assert feuds(g)[:2] == [1, 3]
    assert [cell.state for cell in seat_view(g, JACK).track] == ["open", "open", "open", "covered"]
    assert [cell.state for cell in seat_view(g, MARY).track] == ["open", "covered", "covered", "covered"]
    assert seat_view(g, JACK).boosts_open == ("mil", "pol")
    assert seat_view(g, MARY).boosts_open == ("pol",)


def test_without_a_feud_token_or_an_open_cell_nothing_is_activated() -> None:
    """GR-9.7: the intrigue stays placed."""
    g = plotting()
    feud(g, 0, 2)
    give(g, JACK, "toga.1")
    activating(g)
    with refused(g, "You have no feud token to pay.", "GR-9.7"):
        g.submit(JACK, "activate gaul.1")
    g = plotting()
    feud(g, 2, 4)
    give(g, JACK, "toga.1")
    activating(g)
    with refused(g, "Seat 2 has no open cell for a feud token.", "GR-9.7"):
        g.submit(JACK, "activate gaul.1")
    assert g.named("gaul").owners[0] == JACK


def test_at_least_one_effect_must_be_possible() -> None:
    """GR-9.8: Mary has fame 1, no Pantheon piece and no legion in the field."""
    g = plotting()
    fame(g, 4, 1, 4, 4)
    give(g, JACK, "toga.1")
    activating(g)
    with refused(g, "None of your three effects is possible against Seat 2.", "GR-9.8"):
        g.submit(JACK, "activate gaul.1")
    assert feuds(g)[:2] == [2, 2]


@pytest.mark.parametrize("character", list(CHARACTERS))
def test_two_common_effects_and_a_unique_one(character: str) -> None:
    """GR-9.9: exactly one of them is applied."""
    g = cleared(characters=[character, *[name for name in CHARACTERS if name != character][:3]])
    intrigue(g, JACK, "gaul")
    fame(g, 4, 4, 4, 4)
    pantheon(g, MARY, 1)
    legions(g, MARY, epirus=1)
    g.column = [MARY]
    give(g, MARY, "toga.1")
    activating(g)
    g.submit(JACK, "activate gaul.1")
    effects = {code.split()[0] for code in codes(g, JACK)}
    assert effects == {"slander", "sabotage", CHARACTERS[character].unique.value}
    g.submit(JACK, "slander")
    assert g.waiting() == [MARY]
    g.submit(MARY, "let happen")
    assert (track(g)[MARY], own_pieces(g, MARY), stationed(g, MARY), g.column) == (3, (1, 0), (1, 0, 0), [MARY])


def test_an_activated_token_keeps_its_slot_until_the_end_of_the_action_phase() -> None:
    """GR-9.10, GR-24.1: face up, then home."""
    g = strike(plotting(), "slander")
    slot = view(g).provinces[1].slots[0]
    assert (slot.owner, slot.active) == (JACK, True)
    play(g, (JACK, "done"))
    finish_phase(g)
    assert view(g).provinces[1].slots[0].owner == JACK
    finish_phase(g)
    assert view(g).provinces[1].slots[0].owner is None
    assert g.players[JACK].intrigues == 3


def test_a_token_cannot_be_activated_twice() -> None:
    """GR-9.10"""
    g = plotting()
    give(g, JACK, "toga.1")
    strike(g, "slander")
    with refused(g, "This intrigue is activated already.", "GR-9.10"):
        g.submit(JACK, "activate gaul.1")


def test_a_cell_without_a_boost_counts_like_any_other() -> None:
    """GR-9.13: Antony's third cell is bare; he pays from it and opens nothing."""
    g = plotting()
    feud(g, 2, 2)
    intrigue(g, JACK, "gaul", 2)
    before = seat_view(g, JACK).boosts_open
    strike(g, "slander")
    assert seat_view(g, JACK).boosts_open == before
    play(g, (JACK, "activate gaul.2"), (JACK, "slander"))
    assert seat_view(g, JACK).boosts_open == ("mil", "pol", "tra")


def test_the_order_inside_one_activation() -> None:
    """GR-9.14: payment, own goods, announcement, the target's goods, the effect."""
    g = plotting()
    give(g, JACK, "pugio.1")
    give(g, MARY, "stola.1")
    activating(g)
    g.submit(JACK, "activate gaul.1")
    assert feuds(g)[:2] == [1, 3]
    assert "play pugio.1" in codes(g, JACK)
    g.submit(JACK, "play pugio.1")
    assert track(g)[JACK] == 4 + 2
    g.submit(JACK, "slander")
    assert g.waiting() == [MARY]
    assert track(g)[MARY] == 4
    g.submit(MARY, "play stola.1")
    assert purses(g)[MARY] == 5 + 3
    assert track(g)[MARY] == 3


# -- the effects (GR-10) -----------------------------------------------------------------------------------------------


def test_vile_slander() -> None:
    """GR-10.1: one fame, not from fame 1."""
    assert track(strike(plotting(), "slander"))[MARY] == 3
    g = plotting()
    fame(g, 4, 1)
    legions(g, MARY, epirus=1)
    activating(g)
    g.submit(JACK, "activate gaul.1")
    with refused(g, "Seat 2 has fame 1 and cannot lose any.", "GR-10.1"):
        g.submit(JACK, "slander")


def test_building_sabotage() -> None:
    """GR-10.2: an own piece of an unfinished level goes back to its owner."""
    g = plotting()
    pantheon(g, MARY, 2)
    strike(g, "sabotage")
    assert own_pieces(g, MARY) == (1, 0)
    assert seat_view(g, MARY).next_piece == "own"


@pytest.mark.parametrize("pieces", [0, 3, 7])
def test_finished_levels_and_common_pieces_are_safe(pieces: int) -> None:
    """GR-10.3: nothing, a finished foundation, a finished Pantheon."""
    g = plotting()
    pantheon(g, MARY, pieces)
    activating(g)
    g.submit(JACK, "activate gaul.1")
    with refused(g, "Seat 2 has no own piece on an unfinished level.", "GR-10.3"):
        g.submit(JACK, "sabotage")


def test_desertion() -> None:
    """GR-10.4: home with it, and an own legion in its place if wanted."""
    g = plotting()
    legions(g, MARY, thrace=2)
    strike(g, "desertion thrace")
    assert (stationed(g, MARY), stationed(g, JACK)) == ((0, 0, 1), (0, 0, 0))
    assert g.players[MARY].legions_home() == 4
    g = plotting()
    legions(g, MARY, thrace=2)
    strike(g, "desertion thrace replace")
    assert (stationed(g, MARY), stationed(g, JACK)) == ((0, 0, 1), (0, 0, 1))
    g = plotting()
    legions(g, MARY, thrace=2)
    legions(g, JACK, epirus=7)
    activating(g)
    g.submit(JACK, "activate gaul.1")
    assert "desertion thrace replace" not in codes(g, JACK)


def test_forged_order() -> None:
    """GR-10.5: two legions, each to another battlefield; the only one if there is only one."""
    g = plotting("forged_order")
    legions(g, MARY, thrace=2, epirus=1)
    strike(g, "forged_order epirus>thrace thrace>macedonia")
    assert stationed(g, MARY) == (0, 1, 2)
    g = plotting("forged_order")
    legions(g, MARY, thrace=1)
    activating(g)
    g.submit(JACK, "activate gaul.1")
    orders = [code for code in codes(g, JACK) if code.startswith("forged")]
    assert orders == ["forged_order thrace>epirus", "forged_order thrace>macedonia"]
    g = plotting("forged_order")
    legions(g, MARY, thrace=1, epirus=1)
    activating(g)
    g.submit(JACK, "activate gaul.1")
    assert "forged_order thrace>epirus thrace>macedonia" not in codes(g, JACK)  # the same legion twice
    assert len([code for code in codes(g, JACK) if code.startswith("forged")]) == 4


def test_revote() -> None:
    """GR-10.6, GR-10.13: a vote of the target goes home from any height, an own one goes on top."""
    g = plotting("revote")
    g.column = [MARY, HENRY, MARY]
    activating(g)
    g.submit(JACK, "activate gaul.1")
    assert [code for code in codes(g, JACK) if code.startswith("revote")] == ["revote 1", "revote 3"]
    g.submit(JACK, "revote 1")
    assert g.column == [HENRY, MARY, JACK]


def test_in_a_revote_only_placing_makes_a_supremacy() -> None:
    """GR-10.7, GR-16.7: the removal alone never does; without an own vote there is only the removal."""
    g = plotting("revote")
    g.column = [JACK, JACK, MARY, JACK]
    g.players[JACK].votes = 3
    strike(g, "revote 3")
    assert (g.column, track(g)[JACK]) == ([JACK, JACK, JACK], 4)
    g = plotting("revote")
    g.column = [JACK, MARY, JACK]
    strike(g, "revote 2")
    assert (g.column, track(g)[JACK]) == ([JACK, JACK, JACK], 4 + 2)


def test_invalid_vote() -> None:
    """GR-10.8: a vote goes home, and one fame is gained at once."""
    g = plotting("invalid_vote")
    g.column = [HENRY, MARY, HENRY]
    strike(g, "invalid_vote 2")
    assert (g.column, track(g)[JACK]) == ([HENRY, HENRY], 5)


def test_sold() -> None:
    """GR-10.9, GR-34.4: a random goods card is discarded for all to see, for two denarii."""
    lost = set()
    for number in range(12):
        g = plotting("sold")
        g.chance.used["theft"] = number
        give(g, MARY, "toga.1", "bulla.1", "pilum.1")
        before = purses(g)[JACK]
        strike(g, "sold")
        g.submit(MARY, "let happen")
        assert purses(g)[JACK] == before + 2
        assert len(g.players[MARY].hand) == 2
        lost.add(g.goods.discards[0])
    assert lost == {"toga.1", "bulla.1", "pilum.1"}


def test_customs_duties() -> None:
    """GR-10.10: a random goods card changes hands; not with a full hand."""
    g = plotting("customs_duties")
    give(g, MARY, "toga.1", "bulla.1")
    strike(g, "customs_duties")
    g.submit(MARY, "let happen")
    assert len(g.players[MARY].hand) == 1
    assert sorted([*g.players[MARY].hand, *g.players[JACK].hand]) == ["bulla.1", "toga.1"]
    g = plotting("customs_duties")
    give(g, MARY, "toga.1")
    give(g, JACK, "bulla.1", "pilum.1", "stola.1", "fibula.1")
    g.players[JACK].anchor = True
    activating(g)
    g.submit(JACK, "activate gaul.1")
    with refused(g, "Your hand is full: 5 cards.", "GR-10.10"):
        g.submit(JACK, "customs_duties")


@pytest.mark.parametrize("unique", ["sold", "customs_duties"])
def test_the_anchor_is_no_goods_card(unique: str) -> None:
    """GR-10.11"""
    g = plotting(unique)
    g.players[MARY].anchor = True
    activating(g)
    g.submit(JACK, "activate gaul.1")
    with refused(g, "Seat 2 holds no goods card.", "GR-10.12"):
        g.submit(JACK, unique)


@pytest.mark.parametrize("unique", ["desertion", "forged_order", "revote", "invalid_vote", "sold", "customs_duties"])
def test_an_effect_needs_its_object(unique: str) -> None:
    """GR-10.12: no legion in the field, no vote, no goods card."""
    g = activating(plotting(unique))
    g.submit(JACK, "activate gaul.1")
    assert codes(g, JACK) == ["slander"]
    assert closed(g, JACK) == {"sabotage": "GR-10.3", unique: "GR-10.12"}


def test_votes_above_slide_down() -> None:
    """GR-10.13"""
    g = plotting("invalid_vote")
    g.column = [MARY, HENRY, ROSS, HENRY]
    strike(g, "invalid_vote 1")
    assert [(vote.height, vote.owner) for vote in view(g).senate] == [(1, HENRY), (2, ROSS), (3, HENRY)]


def test_an_object_that_is_gone_saves_the_target() -> None:
    """GR-10.14: Mary plays her last goods card in answer to Sold!; Jack gets nothing, his token stays paid."""
    g = plotting("sold")
    give(g, MARY, "stola.1")
    before = purses(g)[JACK]
    strike(g, "sold")
    g.submit(MARY, "play stola.1")
    assert purses(g)[JACK] == before
    assert feuds(g)[:2] == [2, 3]
    assert view(g).provinces[1].slots[0].active
    assert "Sold! finds nothing left to strike." in told(g)


def test_two_effects_are_announced_together() -> None:
    """GR-10.15: by a Signet Ring; different ones, and one answer meets both."""
    g = plotting()
    legions(g, MARY, epirus=1)
    give(g, JACK, "signet_ring.1")
    give(g, MARY, "scutum.1")
    strike(g, "play signet_ring.1", "desertion epirus")
    assert codes(g, JACK) == ["slander"]
    with refused(g, "The second effect must be another one.", "GR-10.15"):
        g.submit(JACK, "desertion")
    g.submit(JACK, "slander")
    assert g.waiting() == [MARY]
    other = g.copy()
    g.submit(MARY, "play scutum.1")
    assert (track(g)[MARY], stationed(g, MARY)) == (4, (1, 0, 0))
    assert feuds(g)[:2] == [1, 3]
    other.submit(MARY, "let happen")
    assert (track(other)[MARY], stationed(other, MARY)) == (3, (0, 0, 0))


def test_what_is_cancelled_is_not_cancelled_again() -> None:
    """GR-18.11"""
    g = plotting()
    give(g, MARY, "scutum.1", "scutum.2")
    strike(g, "slander")
    g.submit(MARY, "play scutum.1")
    with refused(g, "The effects are cancelled already.", "GR-18.11"):
        g.submit(MARY, "play scutum.2")


def test_a_signet_ring_needs_two_possible_effects() -> None:
    """GR-18.11"""
    g = plotting()
    give(g, JACK, "signet_ring.1")
    activating(g)
    g.submit(JACK, "activate gaul.1")
    with refused(g, "No second effect is possible against this target.", "GR-18.11"):
        g.submit(JACK, "play signet_ring.1")


def test_a_signet_ring_makes_room_for_a_stolen_card() -> None:
    """GR-18.16, GR-10.10: with the ring a hand of five is full, and Customs Duties closed; aside it counts no more."""
    g = plotting("customs_duties")
    give(g, JACK, "signet_ring.1", "toga.1", "sickle.1", "tunica.1", "pilum.1")
    give(g, MARY, "caligae.1")
    activating(g)
    g.submit(JACK, "activate gaul.1")
    with refused(g, "Your hand is full: 5 cards.", "GR-10.10"):
        g.submit(JACK, "customs_duties")
    play(g, (JACK, "play signet_ring.1"), (JACK, "slander"), (JACK, "customs_duties"), (MARY, "let happen"))
    assert (track(g)[MARY], g.players[MARY].hand, len(g.players[JACK].hand)) == (3, [], 5)


def test_an_announcement_reads_alike_to_all() -> None:
    """GR-9.14: the target reads the same sentence as the activator, so it names them by what they do."""
    g = plotting("invalid_vote")
    g.column = [MARY]
    strike(g, "invalid_vote 1")
    said = "Invalid Vote: the target’s vote at height 1 goes home, the activator gains 1 fame"
    assert f"Jack announced against Mary: {said}." in told(g, MARY)


# -- placing intrigues (GR-23, GR-24) ----------------------------------------------------------------------------------


def test_an_intrigue_is_laid_with_a_follower() -> None:
    """GR-23.1: from the own board onto an empty slot of the own province."""
    g = placing(cleared())
    g.submit(JACK, "plot africa.2")
    slot = view(g).provinces[0].slots[1]
    assert (slot.owner, slot.fresh, slot.active) == (JACK, True, False)
    assert (g.players[JACK].intrigues, g.players[JACK].home) == (2, 0)
    assert g.waiting() == [MARY]


def test_three_slots_shared_by_all() -> None:
    """GR-23.2"""
    g = cleared()
    intrigue(g, MARY, "africa", 1)
    intrigue(g, HENRY, "africa", 3)
    placing(g)
    assert [code for code in codes(g, JACK) if code.startswith("plot")] == ["plot africa.2"]
    with refused(g, "Slot 1 is taken.", "GR-23.2"):
        g.submit(JACK, "plot africa.1")


def test_without_a_token_no_intrigue() -> None:
    """GR-23.3"""
    g = cleared()
    for province in ("gaul", "hispania", "italy"):
        intrigue(g, JACK, province)
    placing(g)
    with refused(g, "No intrigue token on your board.", "GR-23.3"):
        g.submit(JACK, "plot africa.1")


def test_several_intrigues_in_one_round() -> None:
    """GR-23.4: one follower each, also in the same province."""
    g = cleared(2)
    followers(g, 3, 1)
    placing(g)
    play(g, (JACK, "plot africa.1"), (MARY, "place colosseum"), (MARY, "cheer"))
    play(g, (JACK, "plot africa.2"), (JACK, "plot africa.3"))
    assert [slot.owner for slot in view(g).provinces[0].slots] == [JACK] * 3


def test_the_token_stays_and_travels() -> None:
    """GR-23.5, GR-26.2: the follower returns, the intrigue moves with the province."""
    g = placing(cleared())
    g.submit(JACK, "plot africa.1")
    finish_phase(g)
    assert g.players[JACK].home == 1
    slot = view(g).provinces[0].slots[0]
    assert (slot.owner, slot.fresh, slot.next_target_seat) == (JACK, False, MARY)
    finish_phase(g)
    assert view(g).provinces[1].province == "africa"
    assert view(g).provinces[1].slots[0].owner == JACK


def test_a_token_of_this_round_waits_for_the_next() -> None:
    """GR-23.6: activations come before placing, so it can be used only later."""
    g = placing(cleared())
    g.submit(JACK, "plot africa.1")
    assert not view(g).provinces[0].slots[0].activatable
    while g.round == 2:
        assert not any(code.startswith("activate") for seat in range(4) for code in codes(g, seat))
        finish_phase(g)
    while g.heading == "event":
        finish_phase(g)
    assert g.waiting() == [JACK]
    assert "activate africa.1" in codes(g, JACK)


def test_followers_boosts_and_activated_tokens_return() -> None:
    """GR-24.1, GR-14.7: intrigues that were not activated stay."""
    g = plotting()
    intrigue(g, JACK, "hispania")
    medal(g, HENRY, "farmer")
    strike(g, "slander")
    g.submit(JACK, "done")
    finish_phase(g)
    levels(g, "africa", mil=1)
    play(g, (JACK, "place africa.mil boosted"))
    assert view(g).provinces[0].sites[0].boosted == (JACK,)
    assert seat_view(g, JACK).boosts_open == ("pol",)
    finish_phase(g)
    assert view(g).provinces[0].sites[0].followers == ()
    assert seat_view(g, JACK).boosts_open == ("mil", "pol")
    assert [player.home for player in g.players] == [player.followers for player in g.players]
    assert (g.players[JACK].intrigues, g.named("hispania").owners[0]) == (2, JACK)


def test_whoever_has_nothing_to_do_is_passed_over() -> None:
    """GR-9.2, GR-19.8: no token that can be activated and no goods to sell; with goods one is asked."""
    g = cleared()
    give(g, HENRY, "toga.1")
    activating(g)
    assert (g.heading, g.waiting()) == ("intrigue", [HENRY])
    assert codes(g, HENRY) == ["sell toga.1", "done"]
    g.submit(HENRY, "done")
    assert g.heading == "building"
