"""Phase B: turns, passing and free actions around the main action (AE-5, AE-7, AE-13)."""

from __future__ import annotations

from itertools import groupby

import pytest

from comitium.games.aeterna.rules import Epoch
from tests.games.aeterna.situations import (
    AMPHITHEATRE,
    BLUE,
    GREEN,
    ORANGE,
    RED,
    TEMPLE,
    actions,
    all_pass,
    awards,
    cards,
    closed,
    codes,
    draft_all,
    give,
    goods,
    moments,
    names,
    new_table,
    on_record,
    played_out,
    points,
    refused,
    seat_view,
    told,
    view,
)

PHASES = ["draft", "actions", "scoring", "ruin", "structures", "domus", "revolts", "food", "end_of_epoch"]


def test_an_epoch_has_nine_phases_in_their_order() -> None:
    """AE-5.1, AE-5.2: as the agenda lists them; epoch III has no end of epoch."""
    for epoch in (1, 2, 3):
        g = new_table(3)
        g.epoch = epoch - 1
        g.agenda = []
        g.running = g.agenda
        Epoch().run(g)
        headings = [heading for heading, _ in groupby(phase.heading for phase in reversed(g.agenda))]
        assert headings == (PHASES if epoch < 3 else PHASES[:-1])


def test_the_log_tells_the_phases_in_their_order() -> None:
    """AE-5.1, AE-5.2: over a whole match, no phase twice and none out of order."""
    g = played_out(new_table(4), "phases")
    headings = [heading for heading, _ in groupby(entry.heading for entry in g.log)]
    places = [PHASES.index(heading) for heading in headings if heading != "final_scoring"]

    falls = [number for number in range(1, len(places)) if places[number] <= places[number - 1]]
    assert len(falls) == 2  # where the second and the third epoch begin
    assert {headings[number] for number in falls} == {"draft"}


def test_only_four_phases_ask_questions() -> None:
    """AE-5.3: draft, turns, revolts, turn order."""
    asked = set()
    for seats in (2, 3, 4):
        for g in moments(new_table(seats), "questions"):
            if g.waiting():
                asked.add(g.heading)

    assert asked == {"draft", "actions", "revolts", "end_of_epoch"}


def test_later_phases_follow_the_turn_order_of_the_epoch() -> None:
    """AE-5.4: revolts and food in the order in which the epoch was played, not in that of passing."""
    g = actions(3)
    g.order = [RED, ORANGE, BLUE]
    for player in g.players:
        give(player, unrest=3)
    g.submit(ORANGE, "pass")
    g.submit(BLUE, "pass")
    g.submit(RED, "pass")
    asked = []
    while g.heading == "revolts":
        asked.append(g.waiting()[0])
        g.submit(g.waiting()[0], "doom 3")

    assert asked == [RED, ORANGE, BLUE]
    assert [line.split()[0] for line in told(g) if "as food" in line] == ["Red", "Orange", "Blue"]


def test_turns_go_round_in_turn_order_until_all_have_passed() -> None:
    """AE-7.1: beginning with the leftmost marker."""
    g = new_table(3)
    draft_all(g)
    order = g.order
    for player in g.players:
        player.hand = []
    asked = []
    for code in ("influence capitoline", "influence palatine", "influence quirinal", "pass", "pass", "pass"):
        asked.append(g.waiting()[0])
        g.submit(g.waiting()[0], code)

    assert asked == order * 2


def test_a_turn_has_exactly_one_main_action() -> None:
    """AE-7.2: after it every other one is closed, and the reason says so."""
    g = actions(hands=["tombs regia"])
    give(g.players[ORANGE], aurei=9, stone=3)
    g.submit(ORANGE, "influence palatine")

    assert g.waiting() == [ORANGE]
    assert {code.split()[0] for code in codes(g, ORANGE)} == {"discard", "end"}
    for code in ("play tombs", "influence palatine", "erect temple palatine", "pass"):
        assert closed(g, ORANGE, code).refusal.clause == "AE-7.2"
    for code in ("play tombs", "pass", "play comitium", "favour romulus", "influence viminal"):
        with refused(g, "You have taken your main action in this turn.", "AE-7.2"):
            g.submit(ORANGE, code)


def test_closed_actions_stand_in_the_order_of_the_open_ones() -> None:
    """AE-7.2: main actions, then buildings, then the end of the turn; structures as their spaces were filled."""
    g = actions(hands=["tombs"])
    g.players[ORANGE].cards = cards("port_of_centumcellae")
    g.spaces = [AMPHITHEATRE, TEMPLE]
    give(g.players[ORANGE], citizens=0, wheat=0)
    erected = ["amphitheatre", "temple", "aqueduct"]

    shut = [choice.code for choice in g.closed(ORANGE)]
    assert list(dict.fromkeys(code.split()[1] for code in shut if code.startswith("erect"))) == erected
    assert shut[-2:] == ["activate port_of_centumcellae", "end turn"]


def test_the_five_main_actions_are_offered_together() -> None:
    """AE-7.2"""
    g = actions(hands=["tombs"], figures="servius_tullius")
    give(g.players[ORANGE], aurei=9)

    assert {code.split()[0] for code in codes(g, ORANGE)} == {
        "play",
        "favour",
        "erect",
        "influence",
        "pass",
        "discard",
    }
    with refused(
        g,
        "Play a card, obtain a favour, erect a structure, influence a hill or pass; free actions besides.",
        "AE-7.2",
    ):
        g.submit(ORANGE, "attack blue")


def test_free_actions_before_and_after_the_main_action() -> None:
    """AE-7.3, AE-14.10: and as many as there are."""
    g = actions(hands=["tombs regia lupercal"])
    g.players[ORANGE].cards = cards("temple_of_vesta temple_of_janus")
    for code in (
        "discard tombs for wheat",
        "activate temple_of_vesta",
        "influence palatine",
        "discard regia for stone",
    ):
        g.submit(ORANGE, code)
        assert g.waiting() == [ORANGE]
    g.submit(ORANGE, "activate temple_of_janus")
    g.submit(ORANGE, "discard lupercal for calm")

    assert g.waiting() == [BLUE]


def test_whoever_has_passed_is_skipped() -> None:
    """AE-7.4"""
    g = actions()
    g.submit(ORANGE, "influence palatine")
    g.submit(BLUE, "pass")
    g.submit(RED, "influence capitoline")
    g.submit(ORANGE, "influence palatine")

    assert g.waiting() == [RED]


def test_passing_is_always_possible() -> None:
    """AE-7.5: also with nothing left at all."""
    g = actions()
    give(g.players[ORANGE], citizens=0, aurei=0, stone=0, wheat=0)

    assert codes(g, ORANGE) == ["pass"]
    for g in moments(new_table(3), "pass"):
        if g.heading == "actions" and g.waiting() and "end turn" not in codes(g, g.waiting()[0]):
            offered = codes(g, g.waiting()[0])
            assert "pass" in offered or offered[0].startswith("board")


def test_the_last_player_goes_on_alone() -> None:
    """AE-7.6: the phase ends when everybody has passed."""
    g = actions()
    g.submit(ORANGE, "pass")
    g.submit(BLUE, "pass")
    for _ in range(2):
        g.submit(RED, "influence palatine")
        assert g.waiting() == [RED]
    g.submit(RED, "pass")

    assert g.heading == "end_of_epoch"


def test_free_actions_cannot_interrupt_a_main_action() -> None:
    """AE-7.7: while a board card is to be chosen, nothing else is offered."""
    g = actions(hands=["tombs"], board="gabii servian_wall regia")
    awards(g, "palatine", "aw09 aw01 aw02")
    give(g.players[ORANGE], aurei=9)
    g.submit(ORANGE, "influence palatine award 1")

    assert codes(g, ORANGE) == ["board gabii", "board servian_wall", "board regia"]


def test_free_actions_alone_are_no_turn() -> None:
    """AE-7.8: the main action is still due."""
    g = actions(hands=["tombs"])
    g.submit(ORANGE, "discard tombs for stone")

    assert g.waiting() == [ORANGE]
    with refused(g, "A main action is due first; passing is one too.", "AE-7.8"):
        g.submit(ORANGE, "end turn")


def test_a_turn_ends_by_itself_when_no_free_action_is_left() -> None:
    """AE-7.8: a card in hand or a building that can be activated keeps it open."""
    g = actions()
    g.submit(ORANGE, "influence palatine")
    assert g.waiting() == [BLUE]

    g = actions(hands=["tombs"])
    g.submit(ORANGE, "influence palatine")
    assert codes(g, ORANGE)[-1] == "end turn"
    g.submit(ORANGE, "discard tombs for stone")
    assert g.waiting() == [BLUE]

    g = actions()
    g.players[ORANGE].cards = cards("temple_of_vesta")
    g.submit(ORANGE, "influence palatine")
    assert codes(g, ORANGE) == ["activate temple_of_vesta", "end turn"]
    g.submit(ORANGE, "end turn")
    assert g.waiting() == [BLUE]


@pytest.mark.parametrize(("seats", "values"), [(2, [2, 1]), (3, [3, 2, 1]), (4, [4, 3, 2, 1])])
def test_passing_brings_the_highest_free_value(seats: int, values: list[int]) -> None:
    """AE-13.1, AE-13.2, AE-24.5: at once, in order of passing."""
    g = actions(seats)
    for seat in range(seats):
        assert view(g).next_pass == values[seat]
        g.submit(seat, "pass")

    assert points(g) == values


def test_the_order_of_passing_shows() -> None:
    """AE-13.1"""
    g = actions(4)
    g.submit(ORANGE, "influence palatine")
    g.submit(BLUE, "pass")
    g.submit(RED, "influence palatine")
    g.submit(GREEN, "pass")

    assert view(g).passed == (BLUE, GREEN)
    assert [seat_view(g, seat).pass_place for seat in range(4)] == [None, 1, None, 2]


def test_after_passing_nothing_more_can_be_done() -> None:
    """AE-13.3: no free action either, although cards are in hand."""
    g = actions(hands=["tombs regia"])
    g.players[ORANGE].cards = cards("temple_of_vesta")
    g.submit(ORANGE, "pass")

    assert g.waiting() == [BLUE]
    assert codes(g, ORANGE) == []
    with refused(g, "Nothing is asked of you now. Phase “Actions”: Seat 2 has to decide."):
        g.submit(ORANGE, "discard tombs for stone")


def test_free_actions_may_come_before_passing() -> None:
    """AE-13.4"""
    g = actions(hands=["tombs"])
    g.submit(ORANGE, "discard tombs for stone")
    g.submit(ORANGE, "pass")

    assert goods(g.players[ORANGE]) == (2, 2, 2, 5)
    assert points(g) == [3, 0, 0]


def test_cards_left_in_hand_are_lost_without_compensation() -> None:
    """AE-13.5, AE-21.2"""
    g = actions(2, hands=["tombs regia", "caenina"])
    all_pass(g)

    assert g.heading == "end_of_epoch"
    assert [names(player.hand) for player in g.players] == ["", ""]
    assert [goods(player)[1:3] for player in g.players] == [(2, 1), (2, 1)]


def test_a_pass_cannot_be_taken_back_but_an_influence_can() -> None:
    """AE-13.3, AE-12.1: nothing is revealed by an influence."""
    match = on_record(2)
    draft_all(match)
    g = match.state
    seat = g.waiting()[0]
    match.submit(seat, "influence palatine")
    match.undo(seat)
    assert "influence palatine" in codes(match.state, seat)

    match.submit(seat, "pass")
    with refused(match, "Your last step was final."):
        match.undo(seat)
