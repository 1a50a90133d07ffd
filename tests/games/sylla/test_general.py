"""What holds everywhere (SY-1), who acts when (SY-3), and that nothing else exists (SY-20)."""

from __future__ import annotations

import pytest

from comitium.engine.message import Refused
from comitium.engine.portrait import fields
from comitium.games.sylla import GAME
from comitium.games.sylla.model import Player
from tests.games.sylla.situations import (
    BLACK,
    BLUE,
    RED,
    WHITE,
    all_named,
    answer,
    choose_first,
    codes,
    coins,
    face_down,
    moments,
    named,
    new_table,
    on_record,
    points,
    refused,
    seat_view,
    situation,
    view,
    vote,
)


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    """SY-1.1"""
    with pytest.raises(Refused) as caught:
        new_table(seats)
    assert caught.value.clause == "SY-1.1"
    assert list(GAME.players) == [2, 3, 4]


def test_the_circle_of_seats_is_the_same_all_match() -> None:
    """SY-1.1: clockwise is the next number, and after the last comes the first."""
    for g in moments(new_table(3), "circle"):
        assert [g.clockwise_from(seat) for seat in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_is_five_turns_of_seven_phases(seats: int) -> None:
    """SY-1.2, SY-1.3, SY-1.4: each phase once a turn, in order; then the Ecclesia instead of an end of turn."""
    seen: list[tuple[int, str]] = []
    for g in moments(new_table(seats), "phases"):
        if (g.turn, g.heading) not in seen:
            seen.append((g.turn, g.heading))
    order = ["consul", "recruitment", "buildings", "income", "events", "work", "famine"]
    headings = [entry.heading for entry in g.log]
    passed = [heading for number, heading in enumerate(headings) if number == 0 or headings[number - 1] != heading]

    assert passed == ["setup", *order * 5, "ecclesia"]
    assert view(g).phases == tuple(order)
    assert sorted({turn for turn, _ in seen}) == [0, 1, 2, 3, 4, 5]
    assert sum(entry.message().name == "tiles-drawn" for entry in g.log) == 1 + 4


def test_a_loss_larger_than_the_points_leaves_nothing() -> None:
    """SY-1.5: exactly 0, with no debt that a later gain would have to pay back."""
    g = situation("famine", famine=6, prestige=[4, 6, 7, 0])

    assert points(g) == [0, 0, 1, 0]


def test_points_have_no_upper_limit() -> None:
    """SY-1.6: the track may be lapped."""
    g = situation("work", ["senator senator", "", "", ""], prestige=[149, 0, 0, 0], work="pantheon")
    vote(g, "build 0", "plebs 0", "plebs 0", "plebs 0")

    assert points(g)[BLUE] == 159


def test_a_turned_character_neither_acts_nor_pays_until_the_turn_ends() -> None:
    """SY-1.7: a Merchant that paid earns nothing and cannot pay again; next turn it is as before."""
    g = situation("buildings", ["merchant", "", "", ""], slots="stall field statue insula bank arch")
    answer(g, "offer bank-B1")
    answer(g, "bid 1")
    assert seat_view(g, BLUE).cards[0].turned
    assert seat_view(g, BLUE).power.grey == 0
    choose_first(g, "buildings")

    assert coins(g)[BLUE] == 5 + 3  # the Bank and the income tile
    choose_first(g, "events")
    vote(g, "plebs 0", "plebs 0", "plebs 0", "plebs 0")
    assert g.turn == 2
    assert seat_view(g, BLUE).power.grey == 1
    assert seat_view(g, BLUE).income == 3 + 1


def test_a_face_down_piece_does_nothing_at_all() -> None:
    """SY-1.8: no vote, no coin, no cube, no payment, no protection, no points."""
    down = "senator! merchant! vestal! legionary! slave+!"
    g = situation("consul", [down, "", "", ""], buildings=["field! stall! sanctuary! tavern! crane!"], famine=2)
    shown = seat_view(g, BLUE)

    assert (shown.senators, shown.available_senators, shown.income, shown.famine_loss) == (0, 0, 3, 2)
    assert (shown.power.red, shown.power.yellow, shown.power.grey) == (0, 0, 0)
    assert (shown.fighters.vestal, shown.fighters.legionary) == (0, 0)
    assert (shown.christians, shown.slaves) == (0, 0)
    assert codes(g, BLUE) == ["bid 0"]


def test_a_face_down_piece_cannot_be_chosen_again() -> None:
    """SY-1.8: an event takes a face-up one; a player with only face-down ones is not affected."""
    g = situation("events", ["senator! senator", "senator!", "", ""], events="purge persecution cult decadence")
    answer(g, "prevent persecution+decadence")

    assert face_down(g, BLUE) == all_named(g, BLUE, "senator")
    assert face_down(g, RED) == all_named(g, RED, "senator")


def test_a_face_down_piece_stays_with_its_owner_and_is_known() -> None:
    """SY-1.9"""
    g = situation("consul", ["senator+! slave", "", "", ""], buildings=["stall!"])
    cards, buildings = seat_view(g, BLUE).cards, seat_view(g, BLUE).buildings

    assert [(card.kind, card.christian, card.face_down) for card in cards] == [
        ("senator", True, True),
        ("slave", False, False),
    ]
    assert [(tile.kind, tile.face_down) for tile in buildings] == [("stall", True)]


# -- order of play -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("consul", [BLUE, RED, WHITE, BLACK])
def test_players_act_clockwise_from_the_first_consul(consul: int) -> None:
    """SY-3.1"""
    g = situation("recruitment", consul=consul)
    order = []
    while g.heading == "recruitment":
        order.append(g.waiting()[0])
        answer(g, codes(g, g.waiting()[0])[0])

    assert order == [(consul + step) % 4 for step in range(4)]


def test_choices_for_an_event_are_made_one_after_another_from_the_first_consul() -> None:
    """SY-3.2: openly: the next one sees what was turned down."""
    cards = ["senator senator+", "senator senator+", "senator senator+", ""]
    g = situation("events", cards, consul=WHITE, events="purge cult persecution decadence")
    answer(g, "prevent persecution+decadence")
    order = []
    while g.heading == "events":
        order.append(g.waiting()[0])
        answer(g, f"down {named(g, g.waiting()[0], 'senator')}")
        assert [len(face_down(g, seat)) for seat in order] == [1] * len(order)

    assert order == [WHITE, BLUE, RED]


def test_the_first_consul_decides_no_other_ties() -> None:
    """SY-3.3: equal bids cannot happen, equal votes and cubes share, equal points share the victory."""
    g = situation("work", coins=[1, 1, 0, 0], work="pantheon")
    vote(g, "build 1", "build 1", "plebs 0", "plebs 0")

    assert points(g) == [20, 20, 10, 10]
    g = situation("events", ["vestal", "vestal", "", ""], events="epidemic eruption famine decadence")
    answer(g, "place vestal epidemic", "place vestal epidemic")
    assert [g.players[seat].tokens for seat in (BLUE, RED)] == [[1, 0, 0], [1, 0, 0]]
    assert g.waiting() == [BLUE]  # the tie of SY-8.13


def test_steps_can_be_taken_back_unless_they_were_sealed() -> None:
    """SY-2.11, SY-4.4: a bid may be taken back while nobody has answered it, a choice of characters never."""
    match = on_record(2)
    for seat in (BLUE, RED):
        match.submit(seat, codes(match.state, seat)[0])
        if seat == BLUE:
            with refused(match, "Your last step was final."):
                match.undo(BLUE)
    first = match.state.waiting()[0]
    before = codes(match.state, first)
    answer(match, before[-1])
    match.undo(first)

    assert (match.state.waiting(), codes(match.state, first)) == ([first], before)


# -- and nothing else --------------------------------------------------------------------------------------------------


def test_there_are_no_other_variants() -> None:
    """SY-20.1: the only option of a table is what lies open, and the table knows no pieces beyond the rules."""
    assert [(option.name, option.values) for option in GAME.options] == [("open_screens", ("off", "on"))]
    assert fields(Player) == [
        "christian_points",
        "coins",
        "cubes",
        "down",
        "freed",
        "fresh",
        "income_tile",
        "pieces",
        "prestige",
        "tokens",
        "turned",
        "vote",
        "vote_points",
        "vote_senators",
    ]
    with pytest.raises(Refused) as caught:
        GAME.start(2, {"teams": "yes"}, "seed")
    assert caught.value.message.name == "no-such-table-option"
