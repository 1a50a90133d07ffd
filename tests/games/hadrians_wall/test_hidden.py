"""Open and hidden information (HW-20)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from comitium.engine.portrait import portrait
from comitium.games.hadrians_wall import GAME
from comitium.games.hadrians_wall.components import CARDS
from comitium.games.hadrians_wall.hidden import imagine
from comitium.games.hadrians_wall.model import HadriansWall
from comitium.games.hadrians_wall.year_setup import Assignment
from tests.games.hadrians_wall.situations import (
    ANYA,
    KOLYA,
    LENA,
    acting,
    all_seen,
    assign_all,
    attacked,
    codes,
    moments,
    new_table,
    own,
    play,
    seat_view,
    view,
    year_setup,
)

VIEWERS = [ANYA, KOLYA, LENA, None]
DECKS = ("pontiff trainer", "defender ranger", "fighter engineer")


def test_what_lies_open() -> None:
    """HW-20.1: sheets, supplies, paths, prospects, used piles, discards, neutral cards, who has passed."""
    g = acting(
        "wall=3 builder=2 paths=defender prospect=engineer +market good.1=4 traders=9 resource=1",
        "served.left=1 temple_favours=1 disdain=2 map=1.1",
        neutral="fighter",
        fate="F01 F02",
        year=2,
    )
    play(g, ANYA, "buy 2 fate", "pass")
    shown = view(g)
    anya, kolya = shown.players

    assert (anya.supply["builder"], anya.goods, anya.buildings) == (2, {"1": 4, "2": 3}, {"market": -1})
    assert ([path.card for path in anya.paths], anya.prospect and anya.prospect.card) == (["defender"], "engineer")
    assert (kolya.temple_favours, kolya.disdain, kolya.map[0]) == (1, 2, "#....")
    assert (anya.ready, kolya.ready) == (True, False)
    assert (shown.fate.discards, shown.fate.pile) == (("F01",), 47)
    assert [neutral.card for neutral in shown.neutral] == ["fighter"]
    assert GAME.scores_are_public


@pytest.mark.parametrize(
    "shuffle",
    [
        lambda g, rng: rng.shuffle(g.fate.things),
        lambda g, rng: [rng.shuffle(player.deck) for player in g.players],
        lambda g, rng: rng.shuffle(g.neutral_deck),
    ],
    ids=["fate", "decks", "neutral"],
)
def test_nobody_can_tell_the_order_of_a_deck(shuffle: Callable[[HadriansWall, Random], object]) -> None:
    """HW-20.2: at every moment of a match, the own deck included."""
    for number, g in enumerate(moments(new_table(2), "orders")):
        if number % 25 == 0:
            other = g.copy()
            shuffle(other, Random(number))
            for viewer in (ANYA, KOLYA, None):
                assert all_seen(other, viewer) == all_seen(g, viewer)


def test_the_drawn_cards_are_seen_by_their_owner_only() -> None:
    """HW-20.3: until the reveal; and so is the assignment."""
    g = year_setup("", "", "", decks=DECKS)
    g.submit(ANYA, "path trainer")
    other = g.copy()
    other.players[ANYA].deck.extend(["pontiff", "trainer"])
    other.players[ANYA].drawn = ["architect", "planner"]
    for card in ("architect", "planner"):
        other.players[ANYA].deck.remove(card)
    asker = other.agenda[-1]
    assert isinstance(asker, Assignment)
    asker.answers[ANYA] = [asker.options(other, ANYA)[0]]

    assert all_seen(other, KOLYA) == all_seen(g, KOLYA)
    assert all_seen(other, None) == all_seen(g, None)
    assert all_seen(other, ANYA) != all_seen(g, ANYA)
    assert [card.card for card in own(g, ANYA).drawn] == ["pontiff", "trainer"]
    assert (own(g, ANYA).answer, own(g, KOLYA).answer) == ("path trainer", None)


def test_the_own_secrets_vanish_with_the_reveal() -> None:
    """HW-20.3"""
    g = year_setup("", "", "", decks=DECKS)
    assign_all(g)

    assert [(own(g, seat).drawn, own(g, seat).answer) for seat in range(3)] == [((), None)] * 3


def test_nothing_else_is_secret() -> None:
    """HW-20.4: outside the assignment all seats see the same table, and own nothing besides."""
    for number, g in enumerate(moments(new_table(3), "open")):
        if number % 20 == 0 and g.heading != "cards":
            assert [own(g, seat) for seat in range(3)] == [own(g, ANYA)] * 3
            assert own(g, ANYA).drawn == ()
            assert len(g.log_for(None)) == len([entry for entry in g.log if entry.message().name != "drew"])


def test_the_decisions_are_those_of_the_list() -> None:
    """HW-20.5: a match asks nothing else, and only the assignment is sealed."""
    asked = set()
    for seed in range(6):
        for g in moments(new_table(2, seed=str(seed)), str(seed)):
            for seat in g.waiting():
                asker = g.asker(seat)
                assert asker is not None
                assert asker.is_sealed() == (type(asker).__name__ == "Assignment")
                asked.add(type(asker).__name__)
    g = year_setup("+small_road", "", decks=DECKS)
    assign_all(g)
    asked.add(type(g.asker(ANYA)).__name__)
    g = attacked("temple_favours=1", "")
    asked.add(type(g.asker(ANYA)).__name__)

    assert asked == {"Assignment", "Roads", "Actions", "Pick", "Placement", "Favours"}


def test_cards_just_drawn_count_among_the_unseen() -> None:
    """HW-20.6: what is still to come is shown in no order, the two drawn cards among it."""
    g = year_setup("paths=architect", "", "", decks=DECKS, year=2)

    unseen = seat_view(g, ANYA).unseen
    assert {"pontiff", "trainer"} <= set(unseen)
    assert list(unseen) == sorted(unseen)
    assert len(unseen) == 10
    assign_all(g)
    assert not {"pontiff", "trainer"} & set(seat_view(g, ANYA).unseen)


def test_a_seat_imagines_what_it_cannot_know() -> None:
    """HW-20.2, HW-20.3: decks shuffled anew, others' cards and assignments redrawn; what it sees stays the same."""
    g = year_setup("", "", "", decks=DECKS)
    g.submit(ANYA, "path trainer")
    g.submit(KOLYA, "path ranger")
    before = portrait(g)
    imagined = [imagine(g, ANYA, Random(number)) for number in range(30)]

    assert portrait(g) == before
    assert all(all_seen(new, ANYA) == all_seen(g, ANYA) for new in imagined)
    assert all(new.players[ANYA].drawn == ["pontiff", "trainer"] for new in imagined)
    assert len({tuple(new.players[KOLYA].drawn) for new in imagined}) > 10
    assert len({own(new, KOLYA).answer for new in imagined}) > 5
    assert len({tuple(new.fate.things) for new in imagined}) == 30
    assert all(sorted([*new.players[KOLYA].deck, *new.players[KOLYA].drawn]) == sorted(CARDS) for new in imagined)


def test_the_chance_to_hold_is_counted_from_the_unseen_cards() -> None:
    """HW-20.1, HW-16.3: 16 cards of each direction are unseen; one card comes in year 1."""
    g = acting("cohort_left=1", "cohort_left=1 cohort_centre=1 cohort_right=1", "")
    anya, kolya, lena = view(g).players

    assert [cohort.percent for cohort in anya.cohorts] == [100, 66, 66]
    assert (anya.percent, kolya.percent, lena.percent) == (33, 100, 0)
    assert view(g).fate.directions == {"left": 16, "centre": 16, "right": 16}


def test_the_chance_is_a_certainty_once_the_cards_lie_there() -> None:
    """HW-16.5, HW-16.9: and favours used change it."""
    g = attacked("temple_favours=2 cohort_right=1", "", fate="F01 F02 F03")
    assert [cohort.percent for cohort in seat_view(g, ANYA).cohorts] == [100, 0, 0]
    assert (seat_view(g, ANYA).attack_disdain, seat_view(g, ANYA).attack_valour) == (2, 0)

    g.submit(ANYA, "favour temple F01")

    assert [cohort.percent for cohort in seat_view(g, ANYA).cohorts] == [100, 100, 0]
    assert (seat_view(g, ANYA).attack_disdain, seat_view(g, ANYA).attack_valour) == (1, 1)


def test_the_chance_looks_past_a_pile_that_runs_out() -> None:
    """HW-16.16: year 3 turns three cards; one is certain, two come from the discards."""
    g = acting("cohort_left=1 cohort_centre=2", "", "", year=3)
    g.fate.things, g.fate.discards = ["F04"], ["F01", "F05", "F02"]

    # left is certain to be stopped; of the three pairs of F01, F05 (centre) and F02 (right) one has no right card
    assert [cohort.percent for cohort in seat_view(g, ANYA).cohorts] == [100, 100, 33]
    assert seat_view(g, ANYA).percent == 33


def test_options_of_a_choice_are_not_closed_to_anybody() -> None:
    """HW-20.4: the question in the midst of a chain names where it comes from."""
    g = acting("wall=6 fort=7 resource=1", "")
    g.submit(ANYA, "fill wall 7")
    question = g.question(ANYA)

    assert question is not None
    assert (question.clause, [part.name for part in question.path]) == ("HW-6.2", ["piece-cohort"])
    assert codes(g, KOLYA) == ["pass"]
