"""Phase A, draft (AE-6)."""

from __future__ import annotations

from itertools import permutations

import pytest

from comitium.engine.portrait import portrait
from comitium.games.aeterna.cards import BUILDINGS, PROVINCES
from comitium.games.aeterna.components import KEPT
from tests.games.aeterna.situations import (
    BLUE,
    ORANGE,
    RED,
    all_pass,
    all_seen,
    cards,
    codes,
    draft_all,
    drafting,
    everybody_keeps,
    names,
    new_table,
    next_epoch,
    on_record,
    own,
    refused,
    told,
    view,
)

FIRST = "servian_wall temple_of_janus tombs caenina antemnae"
SECOND = "lupercal pile_bridge regia crustumerium fidenae"
THIRD = "comitium forum_boarium hut_of_romulus sabina veii"
PACKETS = [FIRST, SECOND, THIRD]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("epoch", [2, 3])
def test_later_epochs_deal_from_their_own_decks(seats: int, epoch: int) -> None:
    """AE-6.1: three buildings and two provinces each, and what is left is gone."""
    g = new_table(seats)
    for _ in range(epoch - 1):
        draft_all(g)
        next_epoch(g)

    assert (g.epoch, g.heading, g.kept) == (epoch, "draft", 0)
    for packet in g.packets:
        assert len([card for card in packet if card in BUILDINGS[epoch - 1]]) == 3
        assert len([card for card in packet if card in PROVINCES[epoch - 1]]) == 2
    assert len({card for packet in g.packets for card in packet}) == 5 * seats
    assert len(g.building_decks) == len(g.province_decks) == 3 - epoch


def test_all_choose_one_of_five_at_the_same_time() -> None:
    """AE-6.2: face down, so that others see only that the choice is made."""
    g = drafting(PACKETS)
    assert g.waiting() == [ORANGE, BLUE, RED]
    assert codes(g, ORANGE) == [f"keep {name}" for name in FIRST.split()]

    before = all_seen(g, BLUE)
    g.submit(ORANGE, "keep tombs")

    assert [shown.ready for shown in view(g).players] == [True, False, False]
    assert "tombs" not in all_seen(g, BLUE)
    assert own(g, ORANGE).answer == "keep tombs"
    assert "tombs" not in before


def test_the_other_four_go_to_the_left_neighbour() -> None:
    """AE-6.3: once all have chosen, not before."""
    g = drafting(PACKETS)
    everybody_keeps(g, "keep tombs", "keep regia", "keep veii")

    assert names(g.players[ORANGE].hand) == "tombs"
    assert codes(g, BLUE) == [f"keep {name}" for name in ["servian_wall", "temple_of_janus", "caenina", "antemnae"]]
    assert codes(g, RED) == [f"keep {name}" for name in ["lupercal", "pile_bridge", "crustumerium", "fidenae"]]
    assert codes(g, ORANGE) == [f"keep {name}" for name in ["forum_boarium", "comitium", "hut_of_romulus", "sabina"]]
    assert told(g)[-1] == "Everybody has kept a card and passed 4 cards to the left."


@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_the_direction_is_the_same_in_every_epoch(epoch: int) -> None:
    """AE-6.3: always to the left."""
    g = new_table(4)
    for _ in range(epoch - 1):
        draft_all(g)
        next_epoch(g)
    dealt = [set(packet) for packet in g.packets]
    everybody_keeps(g)

    for seat in range(4):
        assert set(g.held(seat)) < dealt[(seat - 1) % 4]


def test_one_of_four_then_one_of_three() -> None:
    """AE-6.4"""
    g = drafting(PACKETS)
    everybody_keeps(g, "keep tombs", "keep regia", "keep veii")
    everybody_keeps(g, "keep sabina", "keep caenina", "keep lupercal")
    assert codes(g, RED) == [f"keep {name}" for name in ["servian_wall", "temple_of_janus", "antemnae"]]

    everybody_keeps(g, "keep fidenae", "keep comitium", "keep antemnae")
    assert codes(g, ORANGE) == ["keep servian_wall", "keep temple_of_janus"]
    assert names(g.players[RED].hand) == "veii lupercal antemnae"


def test_of_the_last_two_one_is_kept_and_the_other_goes_to_the_board() -> None:
    """AE-6.5, AE-6.6, AE-6.7: the leftovers are turned up together; everybody has four cards of any kind."""
    g = drafting(PACKETS)
    everybody_keeps(g, "keep tombs", "keep regia", "keep veii")
    everybody_keeps(g, "keep sabina", "keep caenina", "keep lupercal")
    everybody_keeps(g, "keep fidenae", "keep comitium", "keep antemnae")
    g.submit(ORANGE, "keep temple_of_janus")
    g.submit(BLUE, "keep crustumerium")
    assert view(g).board == ()

    g.submit(RED, "keep forum_boarium")

    assert [shown.face.card for shown in view(g).board] == ["servian_wall", "pile_bridge", "hut_of_romulus"]
    assert [shown.left_by_seat for shown in view(g).board] == [ORANGE, BLUE, RED]
    assert names(g.players[ORANGE].hand) == "tombs sabina fidenae temple_of_janus"
    assert told(g)[-3:] == [
        "Orange left Servian Wall on the board.",
        "Blue left Pile Bridge on the board.",
        "Red left Hut of Romulus on the board.",
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_board_cards_as_players(seats: int) -> None:
    """AE-6.6, AE-24.8"""
    g = new_table(seats)
    draft_all(g)

    assert len(g.board) == seats
    assert [len(player.hand) for player in g.players] == [KEPT] * seats


def test_a_hand_may_be_all_buildings_or_as_many_provinces_as_come() -> None:
    """AE-6.7"""
    g = drafting([FIRST, SECOND])
    everybody_keeps(g, "keep servian_wall", "keep crustumerium")
    everybody_keeps(g, "keep lupercal", "keep caenina")
    everybody_keeps(g, "keep tombs", "keep fidenae")
    everybody_keeps(g, "keep pile_bridge", "keep antemnae")

    assert [card.is_province() for card in g.players[ORANGE].hand] == [False] * 4
    assert [card.is_province() for card in g.players[BLUE].hand] == [True] * 4


def test_with_two_players_the_packets_go_to_and_fro() -> None:
    """AE-6.8: each sees its own packet again."""
    g = drafting([FIRST, SECOND])
    everybody_keeps(g, "keep tombs", "keep regia")
    assert set(g.held(ORANGE)) == set(cards("lupercal pile_bridge crustumerium fidenae"))

    everybody_keeps(g, "keep fidenae", "keep caenina")
    assert set(g.held(ORANGE)) == set(cards("servian_wall temple_of_janus antemnae"))


def test_a_board_card_cannot_be_played_as_a_main_action() -> None:
    """AE-6.9: only by an effect that says so."""
    g = new_table(2)
    draft_all(g)
    seat, left = g.waiting()[0], g.board[0].name

    assert not [code for code in codes(g, seat) if code.endswith(left)]
    with refused(g, "A board card is played only by an award token or a card that says so.", "AE-6.9"):
        g.submit(seat, f"play {left}")


def test_exactly_one_card_is_kept_and_it_is_compulsory() -> None:
    """AE-6.10: no card of another packet, none twice, no pass."""
    g = drafting(PACKETS)

    with refused(g, "This card is not among the 5 you hold.", "AE-6.2"):
        g.submit(ORANGE, "keep regia")
    with refused(g, "Name one of the cards you hold, such as “keep regia”.", "AE-6.10"):
        g.submit(ORANGE, "pass")
    g.submit(ORANGE, "keep tombs")
    with refused(g, "Nothing is asked of you now. Phase “Draft”: Seat 2 and Seat 3 have to decide."):
        g.submit(ORANGE, "keep servian_wall")


def test_the_order_of_the_answers_does_not_matter() -> None:
    """AE-6.10: nobody can react to the others."""
    ends = set()
    for order in permutations(range(3)):
        g = drafting(PACKETS)
        for seat in order:
            g.submit(seat, ["keep tombs", "keep regia", "keep veii"][seat])
        ends.add(repr(portrait(g)))

    assert len(ends) == 1


def test_a_choice_of_the_draft_cannot_be_taken_back() -> None:
    """AE-6.10"""
    match = on_record()
    match.submit(0, match.state.options(0)[0].code())

    with refused(match, "Your last step was final."):
        match.undo(0)


def test_cards_dealt_in_the_first_epoch_are_those_of_the_setup() -> None:
    """AE-6.1: no second deal before the first draft."""
    g = new_table(3)

    assert [entry.message().name for entry in g.log] == ["epoch-begins", "cards-dealt"]
    draft_all(g)
    all_pass(g)
    assert [entry.message().name for entry in g.log].count("cards-dealt") == 1
