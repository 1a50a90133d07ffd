"""Setup (NR-3)."""

from __future__ import annotations

from collections import Counter

import pytest

from comitium.games.new_romans import GAME
from comitium.games.new_romans.components import CARDS, Land
from comitium.games.new_romans.view import view
from tests.games.new_romans.situations import (
    all_seen,
    codes,
    crystals,
    division,
    everybody,
    new_table,
    refused,
    rows_left,
    seat_view,
    told,
)

SEATS = [2, 3, 4, 5]
MANY = [f"seed {number}" for number in range(200)]


@pytest.mark.parametrize("seats", [0, 1, 6, 100])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """NR-1.1"""
    players = f"{seats} player is" if seats == 1 else f"{seats} players are"
    with refused(new_table(), f"{players} not possible: this game is for 2 to 5.", "NR-1.1"):
        GAME.start(seats, {}, "seed")


@pytest.mark.parametrize("seats", SEATS)
def test_two_to_five_can_play(seats: int) -> None:
    """NR-1.1"""
    g = new_table(seats)

    assert len(g.players) == seats
    assert g.waiting() == list(range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_every_stack_is_a_whole_set(seats: int) -> None:
    """NR-3.1: twenty tiles, four of each land."""
    for player in new_table(seats).players:
        assert Counter(player.stack) == dict.fromkeys(Land, 4)


def test_every_stack_is_shuffled_on_its_own() -> None:
    """NR-3.1: two players never start with the same order, nor one player in two matches."""
    stacks = [tuple(player.stack) for seed in MANY for player in new_table(5, seed=seed).players]

    assert len(set(stacks)) == 5 * len(MANY)


@pytest.mark.parametrize("position", [0, 7, 19])
def test_every_land_may_lie_anywhere_in_a_stack(position: int) -> None:
    """NR-3.1: over 1000 stacks each land lies at a position about 200 times; 150 to 250 is four deviations."""
    found = Counter(player.stack[position] for seed in MANY for player in new_table(5, seed=seed).players)

    assert set(found) == set(Land)
    assert all(150 < times < 250 for times in found.values())


def test_nobody_knows_the_order_of_a_stack() -> None:
    """NR-3.1: not even its owner; turning every stack round below the revealed row changes nothing anybody sees."""
    g = new_table()
    other = g.copy()
    for player in other.players:
        player.stack = player.stack[:5] + player.stack[:4:-1]

    assert [player.stack for player in g.players] != [player.stack for player in other.players]
    for viewer in (0, 1, 2, None):
        assert all_seen(g, viewer) == all_seen(other, viewer)


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_takes_two_choice_cards(seats: int) -> None:
    """NR-3.2: in the first round already."""
    g = new_table(seats)
    everybody(g, "divide none")

    assert [codes(g, seat) for seat in range(seats)] == [["take smaller", "take larger"]] * seats


def test_no_two_players_get_the_same_building_card() -> None:
    """NR-3.3"""
    for seed in MANY:
        cards = [player.card for player in new_table(5, seed=seed).players]
        assert sorted(cards) == ["A", "B", "C", "D", "E"]


@pytest.mark.parametrize("seat", [0, 1])
def test_building_cards_are_dealt_at_random(seat: int) -> None:
    """NR-3.3: over 200 matches of two each card comes to a seat about 40 times; 20 to 60 is over three deviations."""
    dealt = Counter(new_table(2, seed=seed).players[seat].card for seed in MANY)

    assert set(dealt) == set(CARDS)
    assert all(20 < times < 60 for times in dealt.values())


def test_card_and_buildings_are_public_from_the_start() -> None:
    """NR-3.4: seen before any building has left the card, which only the option `owner` allows."""
    g = new_table(3, "owner")

    for player, shown in zip(g.players, view(g).players, strict=True):
        printed = [(left.value, right.value) for left, right in CARDS[player.card].rows]
        assert (shown.card, rows_left(shown)) == (player.card, printed)
        assert sum(len(row) for row in rows_left(shown)) == 8


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_four_crystals(seats: int) -> None:
    """NR-3.5"""
    assert crystals(new_table(seats)) == [4] * seats


def test_the_reminder_begins_with_the_yellow_half_to_the_left() -> None:
    """NR-3.6: in round 1 everybody takes from the left."""
    g = new_table(4)

    assert told(g)[0] == "Round 1 of 4 begins. Everybody takes from the left."
    assert [shown.takes_from for shown in view(g).players] == [1, 2, 3, 0]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("building_order", ["fixed", "owner"])
def test_what_belongs_to_absent_players_stays_in_the_box(seats: int, building_order: str) -> None:
    """NR-3.7"""
    g = new_table(seats, building_order)
    shown = view(g).players
    on_rows = [tile for player in shown for tile in player.row]
    on_cards = [building for player in shown for row in rows_left(player) for building in row]

    assert sum(sum(player.stack.values()) for player in shown) + len(on_rows) == 20 * seats
    assert len(on_cards) + sum(tile.building is not None for tile in on_rows) == 8 * seats
    assert sum(player.crystals for player in shown) == 4 * seats
    assert len({player.card for player in shown}) == seats


@pytest.mark.parametrize("first", SEATS)
def test_there_is_no_first_player(first: int) -> None:
    """NR-3.8: all are asked at once and whoever likes answers first."""
    g = new_table(5)
    assert g.waiting() == [0, 1, 2, 3, 4]
    seat = first - 1

    g.submit(seat, "divide 1")

    assert g.waiting() == [other for other in range(5) if other != seat]


@pytest.mark.parametrize("seats", SEATS)
def test_every_domain_is_empty_at_the_start(seats: int) -> None:
    """NR-3.9"""
    assert [seat_view(new_table(seats), seat).domain for seat in range(seats)] == [()] * seats


def test_the_situations_of_these_tests_begin_like_a_real_match() -> None:
    """NR-3.5, NR-3.9: four crystals, no tile laid, everybody asked."""
    g = division(["field field field field field"] * 3)

    assert crystals(g) == [4, 4, 4]
    assert [player.domain.tiles for player in g.players] == [{}] * 3
    assert g.waiting() == [0, 1, 2]
