"""The pieces themselves (NR-1 and NR-2)."""

from __future__ import annotations

from collections import Counter

import pytest

from comitium.engine.hexes import cell_name
from comitium.engine.portrait import fields
from comitium.games.new_romans.components import CARDS, CRYSTALS, Building, Land
from comitium.games.new_romans.model import Domain, NewRomans, Player
from comitium.games.new_romans.scoring import building_points, regions
from comitium.games.new_romans.tiles import Tile
from comitium.games.new_romans.view import view
from tests.games.new_romans.situations import (
    ANYA,
    KOLYA,
    cell,
    choice,
    codes,
    domain,
    domain_points,
    everybody,
    moments,
    names,
    new_table,
    piece,
    seat_view,
    settlement,
)

LANDS = ["olive", "vineyard", "field", "city", "quarry"]
HOMES = {"oil_press": "olive", "winery": "vineyard", "mill": "field", "theatre": "city", "workshop": "quarry"}
AROUND_ORIGIN = ["1,0", "-1,0", "0,1", "0,-1", "1,-1", "-1,1"]
FURTHER_OFF = ["1,1", "-1,-1", "2,-1", "-2,1", "1,-2", "-1,2", "2,0", "0,2", "-2,0", "0,-2", "2,-2", "-2,2"]


def test_a_tile_is_of_one_of_five_lands() -> None:
    """NR-1.3"""
    g = new_table(5)

    assert [land.value for land in Land] == LANDS
    assert {land.value for player in g.players for land in player.stack} == set(LANDS)


@pytest.mark.parametrize("building", HOMES)
@pytest.mark.parametrize("land", LANDS)
def test_a_building_has_one_home_land(building: str, land: str) -> None:
    """NR-1.4: on each of the five lands in turn, with nothing around it, it scores on its home only."""
    lonely = domain({"0,0": f"{land}+{building}"})

    assert domain_points(lonely) == (1 if HOMES[building] == land else 0)


def test_there_are_five_types_of_building() -> None:
    """NR-1.4"""
    assert [building.value for building in Building] == list(HOMES)


@pytest.mark.parametrize("middle", ["0,0", "2,-1"])
def test_a_cell_has_six_neighbours(middle: str) -> None:
    """NR-1.5: the cells a next tile may go to are exactly those that share a side."""
    q, r = (int(number) for number in middle.split(","))
    g = settlement(["field", "field"], domains=[{middle: "city"}])

    around = {f"{q + dq},{r + dr}" for dq, dr in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]}
    assert set(codes(g, ANYA)) == {f"lay field {near}" for near in around}


@pytest.mark.parametrize("place", AROUND_ORIGIN)
def test_tiles_that_share_a_side_are_adjacent(place: str) -> None:
    """NR-1.5"""
    assert domain_points(domain({"0,0": "city+mill", place: "field"})) == 1


@pytest.mark.parametrize("place", FURTHER_OFF)
def test_tiles_that_share_no_side_are_not_adjacent(place: str) -> None:
    """NR-1.5"""
    assert domain_points(domain({"0,0": "city+mill", place: "field"})) == 0


@pytest.mark.parametrize("direction", AROUND_ORIGIN)
def test_a_domain_reaches_as_far_as_all_tiles_of_a_match(direction: str) -> None:
    """NR-1.6: an unbounded grid; forty tiles, the most one player can get, go in one line in every direction."""
    q, r = (int(number) for number in direction.split(","))
    g = settlement(["field " * 40, ""])

    for far in range(40):
        g.submit(ANYA, f"lay field {far * q},{far * r}")

    assert len(g.players[ANYA].domain.tiles) == 40
    assert [one.region for one in seat_view(g, ANYA).domain] == [40] * 40


def test_every_tile_lies_on_its_own_cell() -> None:
    """NR-1.6"""
    for g in moments(new_table(2), "own cells"):
        for player in view(g).players:
            cells = [one.cell for one in player.domain]
            assert len(set(cells)) == len(cells)


def test_a_region_is_all_of_one_land_that_hangs_together() -> None:
    """NR-1.7: a bent stretch of four fields, and one field that a city quarter keeps apart."""
    sizes = region_sizes(
        domain({"0,0": "field", "1,0": "field", "1,1": "field", "0,2": "field", "-1,0": "city", "-2,0": "field"})
    )

    assert sizes == {"0,0": 4, "1,0": 4, "1,1": 4, "0,2": 4, "-1,0": 1, "-2,0": 1}


def test_a_lonely_tile_is_a_region_of_one() -> None:
    """NR-1.7"""
    assert region_sizes(domain({"0,0": "field", "1,0": "city"})) == {"0,0": 1, "1,0": 1}


def test_a_tile_carries_at_most_one_building() -> None:
    """NR-1.9: each round puts two buildings of every player onto bare tiles, and laid tiles never get another."""
    before: dict[tuple[int, str], str] = {}
    for g in moments(new_table(3), "one building"):
        laid = {(seat, one.cell): names([one]) for seat in range(3) for one in seat_view(g, seat).domain}
        assert all(laid[place] == name for place, name in before.items())
        assert all(name.count("+") <= 1 for name in laid.values())
        before = laid
    assert sum("+" in name for name in before.values()) == 3 * 8


def test_it_does_not_matter_whose_set_a_tile_came_from_nor_how_it_is_turned() -> None:
    """NR-1.10: a field kept and a field taken are twins, and a tile with a cell is all there is to say."""
    g = choice([("field", "field city city city"), ("field", "city city city quarry")])
    everybody(g, "take smaller")

    assert sorted(names(g.players[ANYA].hand).split()) == ["city", "city", "city", "field", "field"]
    assert codes(g, ANYA) == ["lay field 0,0", "lay city 0,0"]
    assert fields(Tile) == ["building", "built", "home", "label", "land", "name"]


def test_a_set_holds_four_tiles_of_each_land() -> None:
    """NR-2.1: and with five players all hundred tiles are in play."""
    g = new_table(5)

    assert [Counter(land.value for land in player.stack) for player in g.players] == [dict.fromkeys(LANDS, 4)] * 5


def test_there_are_eight_buildings_of_each_type() -> None:
    """NR-2.2"""
    printed = Counter(building.value for card in CARDS.values() for row in card.rows for building in row)

    assert printed == dict.fromkeys(HOMES, 8)


def test_there_are_five_cards_of_four_rows_of_two_buildings() -> None:
    """NR-2.3"""
    assert list(CARDS) == ["A", "B", "C", "D", "E"]
    assert [[len(row) for row in card.rows] for card in CARDS.values()] == [[2, 2, 2, 2]] * 5


@pytest.mark.parametrize("number", range(5))
def test_every_card_is_the_one_before_it_with_all_types_moved_on(number: int) -> None:
    """NR-2.3: how the lost cards were reconstructed from card A (ruling 14)."""
    types = ["oil_press", "winery", "mill", "theatre", "workshop"]
    card_a = [(3, 0), (1, 4), (2, 3), (0, 4)]
    rows = [(types[(left + number) % 5], types[(right + number) % 5]) for left, right in card_a]

    assert [(left.value, right.value) for left, right in CARDS["ABCDE"[number]].rows] == rows


def test_each_row_of_a_card_exists_only_once() -> None:
    """NR-2.3: the twenty rows are the twenty ordered pairs of different types (ruling 14)."""
    rows = {row for card in CARDS.values() for row in card.rows}

    assert rows == {(left, right) for left in Building for right in Building if left is not right}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_has_a_smaller_and_a_larger_choice_card(seats: int) -> None:
    """NR-2.4"""
    g = choice([("field", "city city city city")] * seats)

    assert [codes(g, seat) for seat in range(seats)] == [["take smaller", "take larger"]] * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_twenty_crystals_give_four_to_everybody(seats: int) -> None:
    """NR-2.5: four each, however many play."""
    g = new_table(seats)

    assert CRYSTALS.in_the_box == 20
    assert [player.crystals for player in g.players] == [4] * seats


def test_screens_reminders_and_score_pad_hold_nothing() -> None:
    """NR-2.6: the table knows no such pieces; the round alone tells where to take from."""
    assert fields(NewRomans) == sorted([*fields(NewRomans.__mro__[1]), "drawn", "owner_places", "players", "round"])
    assert fields(Player) == [
        "card",
        "crystals",
        "domain",
        "hand",
        "kept",
        "kept_lot",
        "larger",
        "row",
        "settled",
        "smaller",
        "stack",
        "taken",
        "taken_lot",
    ]
    g = new_table(3)
    assert g.takes_from(ANYA) == KOLYA
    g.round = 2
    assert g.takes_from(KOLYA) == ANYA


def test_a_tile_of_every_kind_is_named_like_its_code() -> None:
    """NR-1.3, NR-1.9: land, and behind a plus the building."""
    for name in [*LANDS, *[f"{land}+{building}" for land in LANDS for building in HOMES]]:
        assert piece(name).name == name


def test_points_of_a_cell_are_those_of_its_building() -> None:
    """NR-1.7, NR-11.1: `building_points` and the view agree."""
    g = settlement(["", "field"], domains=[{"0,0": "city+mill", "1,0": "field", "2,0": "field"}])
    of = g.players[ANYA].domain

    assert building_points(of, cell("0,0"), regions(of)) == 2
    assert [one.points for one in seat_view(g, ANYA).domain] == [2, None, None]


def region_sizes(of: Domain) -> dict[str, int]:
    found = regions(of)
    return {cell_name(place): len(found[place]) for place in of.tiles}
