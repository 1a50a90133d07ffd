"""Points for buildings and crystals (NR-10.2 to NR-12)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comitium.engine.hexes import cell_name
from comitium.games.new_romans import GAME
from comitium.games.new_romans.components import HOME
from comitium.games.new_romans.model import Domain, empty_domain
from comitium.games.new_romans.preview import preview
from comitium.games.new_romans.scoring import building_points, home_regions, regions
from comitium.games.new_romans.tiles import BARE, BUILT_ON, Tile
from comitium.text import Speaker
from tests.games.new_romans.situations import (
    ANYA,
    KOLYA,
    Layout,
    cell,
    domain,
    domain_points,
    moments,
    new_table,
    played_out,
    scored,
    settlement,
)

RING = ["1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"]  # around 0,0, each beside the next
KINDS = [*BARE.values(), *BUILT_ON.values()]


def points(layout: Layout, place: str) -> int:
    """Of the building on this cell."""
    of = domain(layout)
    return building_points(of, cell(place), regions(of))


def lines(layout: Layout, crystals: int = 0) -> list[tuple[str, int, str]]:
    """The score sheet: what, how many points, by which clause."""
    sheet = scored([layout, {}], [crystals, 0]).sheets[ANYA]
    speak = Speaker("en", GAME)
    return [(speak(line.source), line.points, line.clause) for line in sheet.lines]


def test_the_result_is_buildings_and_crystals() -> None:
    """NR-10.2: one line for each building, one for the crystals, and a total."""
    layout = {"0,0": "field+mill", "1,0": "field+winery", "2,0": "vineyard+mill", "3,0": "field+theatre"}
    sheet = scored([layout, {}], [5, 0]).sheets[ANYA]

    assert lines(layout, 5) == [
        ("mill", 2, "NR-11.2"),
        ("mill", 2 + 1, "NR-11.4"),
        ("theatre", 0, "NR-11.5"),
        ("winery", 1, "NR-11.3"),
        ("crystals", 13, "NR-12.1"),
    ]
    assert sheet.total == 2 + 3 + 0 + 1 + 13
    assert [line.pieces for line in sheet.lines] == [
        ["cell:0,0", "cell:1,0"],
        ["cell:2,0", "cell:3,0", "cell:0,0", "cell:1,0"],
        ["cell:3,0"],
        ["cell:1,0", "cell:2,0"],
        [],
    ]


def test_tiles_without_a_building_are_worth_nothing() -> None:
    """NR-10.2: however many and however large their regions."""
    layout = {f"{q},{r}": "field" for q in range(5) for r in range(4)}

    assert lines(layout) == [("crystals", 0, "NR-12.1")]


def test_a_building_without_its_home_makes_its_tile_worth_nothing() -> None:
    """NR-10.2"""
    assert lines({"0,0": "field+winery", "1,0": "field", "2,0": "field"}) == [
        ("winery", 0, "NR-11.5"),
        ("crystals", 0, "NR-12.1"),
    ]


def test_no_points_are_counted_before_the_end() -> None:
    """NR-10.3: there is no result until the last finish, and the forecast is what would count now."""
    g = new_table(2)
    for _ in moments(g, "forecast"):
        forecast = [sheet.total for sheet in GAME.forecast(g, None)]
        now = [domain_points(player.domain) for player in g.players]
        crystal_points = [[0, 3, 5, 6, 9, 13, 18, 24, 31][player.crystals] for player in g.players]
        assert forecast == [sum(pair) for pair in zip(now, crystal_points, strict=True)]
        assert (g.result is None) == bool(g.waiting())
    assert g.result is not None
    assert [sheet.total for sheet in g.result.sheets] == forecast


def test_the_preview_of_a_tile_is_a_forecast() -> None:
    """NR-10.3, NR-11.1: the badges show every building whose points would change, and nothing is changed."""
    g = settlement(["field+mill city", "quarry"], domains=[{"0,0": "city+mill", "1,0": "field", "3,0": "city+theatre"}])
    changes = {action.code(): preview(g, ANYA, action) for action in g.options(ANYA)}

    shown = {code: [(one.piece, one.before, one.after) for one in change] for code, change in changes.items()}
    assert shown["lay field+mill 2,0"] == [("cell:0,0", 1, 2), ("cell:2,0", 0, 2)]
    assert shown["lay city 4,0"] == [("cell:3,0", 1, 2)]
    assert shown["lay city 0,1"] == []
    assert g.players[ANYA].domain.tiles.keys() == domain({"0,0": "city", "1,0": "city", "3,0": "city"}).tiles.keys()


def test_the_preview_says_nothing_of_other_actions() -> None:
    """NR-10.3"""
    g = new_table(2)

    assert [preview(g, ANYA, action) for action in g.options(ANYA)] == [()] * 16


def test_each_building_is_scored_on_its_own() -> None:
    """NR-11.1: the tile it stands on and the six around it, by its own home land."""
    layout = {"0,0": "olive+mill", "1,0": "field+oil_press", "2,0": "field", "-1,0": "olive", "-2,0": "olive"}

    assert points(layout, "0,0") == 2
    assert points(layout, "1,0") == 3


def test_on_its_home_land_a_building_scores_that_region_once() -> None:
    """NR-11.2: its own tile counted, though it touches the region on several sides."""
    layout = {"0,0": "field+mill", "1,0": "field", "0,1": "field", "-1,0": "field", "-2,0": "field", "4,4": "field"}

    assert points(layout, "0,0") == 5
    assert ("mill", 5, "NR-11.2") in lines(layout)


def test_beside_one_region_a_building_scores_it_once() -> None:
    """NR-11.3: no matter how many of its tiles it touches."""
    touching_one = {"0,0": "city+mill", "1,0": "field", "2,0": "field", "3,0": "field"}
    touching_three = {"0,0": "city+mill", "1,0": "field", "0,1": "field", "-1,1": "field"}

    assert points(touching_one, "0,0") == points(touching_three, "0,0") == 3
    assert ("mill", 3, "NR-11.3") in lines(touching_three)


@pytest.mark.parametrize(
    ("layout", "sizes"),
    [
        ({"1,0": "field", "2,0": "field", "-1,0": "field"}, [2, 1]),
        ({"1,0": "field", "-1,1": "field", "-2,2": "field", "-2,1": "field", "0,-1": "field"}, [1, 3, 1]),
    ],
)
def test_beside_several_regions_a_building_scores_them_all(layout: Layout, sizes: list[int]) -> None:
    """NR-11.4: two or three, each by its size."""
    layout = {"0,0": "city+mill", **layout}

    assert points(layout, "0,0") == sum(sizes)
    assert ("mill", sum(sizes), "NR-11.4") in lines(layout)


def test_two_regions_of_the_same_size_both_count() -> None:
    """NR-11.4: different regions, though they look alike."""
    layout = {"0,0": "city+mill", "1,0": "field", "2,0": "field", "-1,0": "field", "-2,0": "field"}

    assert points(layout, "0,0") == 4


def test_two_arms_that_meet_further_off_are_one_region() -> None:
    """NR-11.3, NR-11.7: it touches both ends of a horseshoe, which counts once."""
    horseshoe = ["1,0", "2,-1", "2,-2", "1,-2", "0,-2", "-1,-1", "-1,0"]
    layout = {"0,0": "city+mill", **dict.fromkeys(horseshoe, "field")}

    assert points(layout, "0,0") == 7


def test_more_than_three_regions_cannot_touch_a_tile() -> None:
    """NR-11.4: over all 64 ways to put home land around it."""
    most = 0
    for around in product([True, False], repeat=6):
        of = domain({"0,0": "city+mill", **{place: "field" for place, here in zip(RING, around, strict=True) if here}})
        most = max(most, len(home_regions(of, cell("0,0"), regions(of))))

    assert most == 3


def test_neither_on_nor_beside_its_home_a_building_scores_nothing() -> None:
    """NR-11.5: a field two cells away does not help."""
    layout = {"0,0": "city+mill", "1,0": "city", "2,0": "field", "1,1": "field"}

    assert points(layout, "0,0") == 0
    assert ("mill", 0, "NR-11.5") in lines(layout)


def test_several_buildings_score_the_same_region_in_full() -> None:
    """NR-11.6: on it and beside it."""
    layout = {"0,0": "field+mill", "1,0": "field+mill", "2,0": "field", "0,1": "city+mill", "3,0": "olive+mill"}

    assert [points(layout, place) for place in ("0,0", "1,0", "0,1", "3,0")] == [3, 3, 3, 3]
    assert domain_points(domain(layout)) == 12


def test_the_whole_region_counts_however_far_it_stretches() -> None:
    """NR-11.7: touched at one end of ten."""
    layout = {"0,0": "city+mill", **{f"{far},0": "field" for far in range(1, 11)}}

    assert points(layout, "0,0") == 10


def test_the_land_under_a_building_counts_as_land() -> None:
    """NR-11.8: for regions and for other buildings, whatever stands on it."""
    layout = {"0,0": "city+mill", "1,0": "field+winery", "2,0": "field", "3,0": "field+mill", "4,0": "field"}

    assert points(layout, "0,0") == 4
    assert points(layout, "3,0") == 4


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("cards", ["ABC", "EDC"])
def test_it_does_not_matter_whose_set_or_card_a_piece_came_from(seat: int, cards: str) -> None:
    """NR-11.9: the same domain scores the same on every seat and with every card."""
    layouts: list[Layout] = [{}, {}, {}]
    layouts[seat] = {"0,0": "field+mill", "1,0": "field", "2,0": "city+mill"}
    g = settlement(["", "", "field"], layouts)
    for player, card in zip(g.players, cards, strict=True):
        player.card = card

    assert [domain_points(player.domain) for player in g.players] == [4 if one == seat else 0 for one in range(3)]
    assert GAME.forecast(g, None)[seat].total == 4 + 9


@pytest.mark.parametrize(
    ("held", "worth"), [(0, 0), (1, 3), (2, 5), (3, 6), (4, 9), (5, 13), (6, 18), (7, 24), (8, 31)]
)
def test_crystals_score_by_the_table(held: int, worth: int) -> None:
    """NR-12.1, NR-12.2: totals by number held, not points for each."""
    sheet = scored([{}, {}], [held, 0]).sheets[ANYA]

    assert sheet.total == worth
    assert [(line.points, line.count, line.clause) for line in sheet.lines] == [(worth, held, "NR-12.1")]


def test_the_table_ends_at_eight_crystals() -> None:
    """NR-12.2: nine cannot occur, and would be a mistake of ours rather than points."""
    with pytest.raises(IndexError):
        scored([{}, {}], [9, 0])


def test_everything_on_the_sheet_has_a_clause_and_a_piece() -> None:
    """NR-10.2: each line of a real match says by which clause it counts, and by which cells, the building's first."""
    g = played_out(new_table(4))
    assert g.result is not None
    for seat, sheet in enumerate(g.result.sheets):
        built = [f"cell:{cell_name(place)}" for place, tile in g.players[seat].domain.tiles.items() if tile.building]
        assert sorted(line.pieces[0] for line in sheet.lines if line.pieces) == sorted(built)
        assert {line.clause for line in sheet.lines} <= {"NR-11.2", "NR-11.3", "NR-11.4", "NR-11.5", "NR-12.1"}
        assert sum(line.points for line in sheet.lines) == sheet.total


# -- against a second way of counting ----------------------------------------------------------------------------------

Place = tuple[int, int]


@given(st.lists(st.tuples(st.sampled_from(KINDS), st.integers(0, 200)), max_size=25))
def test_points_agree_with_counting_by_hand(laying: list[tuple[Tile, int]]) -> None:
    """NR-11.1, NR-16.6: any domain; a building never scores more than all tiles of its home land."""
    of = grown(laying)
    lands = {place_of(one): tile.land for one, tile in of.tiles.items()}
    region_of = regions(of)
    for one, tile in of.tiles.items():
        if tile.building is None:
            continue
        home = {place for place, land in lands.items() if land is HOME[tile.building]}
        reached = flooded(home, home & {place_of(one), *beside(place_of(one))})
        assert building_points(of, one, region_of) == len(reached) <= len(home)


def grown(laying: Iterable[tuple[Tile, int]]) -> Domain:
    """A domain laid tile by tile on free cells, picked by number."""
    of = empty_domain()
    for tile, number in laying:
        free = list(of.free)
        of.lay(tile, free[number % len(free)])
    return of


def place_of(one: int) -> Place:
    q, r = cell_name(one).split(",")
    return int(q), int(r)


def beside(place: Place) -> list[Place]:
    q, r = place
    return [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]


def flooded(home: set[Place], reached: set[Place]) -> set[Place]:
    """Everything that hangs together with what is reached: one region or the union of several."""
    while True:
        wider = reached | {near for place in reached for near in beside(place) if near in home}
        if wider == reached:
            return reached
        reached = wider


def test_kolya_has_the_same_points_for_the_same_tiles() -> None:
    """NR-11.9: laid by him instead of Anya, the tiles count the same."""
    hand = "field+mill field city+mill"
    for seat, others in ((ANYA, [hand, "olive"]), (KOLYA, ["olive", hand])):
        g = settlement(others)
        for far, tile in enumerate(hand.split()):
            g.submit(seat, f"lay {tile} {far},0")
        assert domain_points(g.players[seat].domain) == 4
