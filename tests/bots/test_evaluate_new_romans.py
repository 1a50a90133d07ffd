"""What the evaluator of New Romans understands."""

from __future__ import annotations

from random import Random

import pytest

from comitium.bots import decide, make_bot
from comitium.bots.evaluate.new_romans import KINDS, NewRomansEvaluator, Survey, crystals_worth, later
from comitium.engine.message import Seat
from comitium.games.new_romans import GAME
from comitium.games.new_romans.components import CRYSTALS, ROUNDS, Land
from comitium.games.new_romans.model import NewRomans
from tests.games.new_romans.situations import (
    choice,
    division,
    domain,
    domain_points,
    moments,
    new_table,
    reconnaissance,
    settlement,
)

OIL = {"0,0": "olive+oil_press", "1,0": "olive", "0,1": "olive+oil_press"}
WINE = {"0,0": "vineyard+winery", "1,0": "vineyard", "0,1": "vineyard+winery"}
STONE = {"0,0": "quarry+workshop", "1,0": "quarry", "0,1": "quarry+workshop"}
STAGE = {"0,0": "city+theatre", "1,0": "city", "0,1": "city+theatre"}

GREEDY = make_bot("greedy", GAME)


def decided(g: NewRomans, seat: Seat = 0) -> str:
    """What greedy always does here, whatever its luck."""
    codes = {decide(GREEDY, GAME, g, seat, Random(number)) for number in range(5)}
    assert len(codes) == 1, codes
    return codes.pop()


# -- the map -----------------------------------------------------------------------------------------------------------


def test_the_survey_counts_as_the_rules_do() -> None:
    """NR-11.1, on every map of a random match and for every tile on every free cell of some of them."""
    rng = Random("survey")
    for g in moments(new_table(2), "survey"):
        land = g.players[0].domain
        survey = Survey(land)
        assert survey.points == domain_points(land)
        assert survey.free.keys() == land.free.keys()
        if rng.random() < 0.1:
            for opening in survey.openings():
                for tile in KINDS:
                    after = land.copy()
                    after.lay(tile, opening.cell)
                    assert survey.points + opening.gain(tile) == domain_points(after)


def test_a_copied_survey_lives_its_own_life() -> None:
    survey = Survey(domain(OIL))
    copy = survey.copy()
    opening = copy.openings()[0]
    copy.lay(next(iter(KINDS)), opening.cell)

    assert survey.points == domain_points(domain(OIL)) == 6
    assert survey.free.keys() == domain(OIL).free.keys()
    assert Survey(domain(OIL)).openings()[0].gains == survey.openings()[0].gains


def test_joining_two_regions_is_better_than_making_one_larger() -> None:
    """Each press scored 2 and scores 5 afterwards."""
    apart = {
        "-1,0": "olive",
        "0,0": "olive+oil_press",
        "2,0": "olive+oil_press",
        "3,0": "olive",
        "0,1": "city",
        "1,1": "city",
    }
    assert decided(settlement(["olive quarry", "field"], [apart], round=4)) == "lay olive 1,0"


def test_land_goes_where_its_buildings_are() -> None:
    """The larger region of olives serves nobody, the smaller one two presses."""
    two_groves = {
        "0,0": "olive",
        "1,0": "city+oil_press",
        "0,1": "field+oil_press",
        "-1,0": "quarry",
        "-2,0": "vineyard",
        "-3,0": "olive",
        "-4,0": "olive",
        "-4,1": "olive",
    }
    g = settlement(["olive", "field"], [two_groves], round=4)
    g.submit(0, decide(GREEDY, GAME, g, 0, Random(1)))

    assert domain_points(g.players[0].domain) == 4


def test_a_building_goes_where_it_touches_most() -> None:
    """NR-11.4: between the two groves it scores both."""
    groves = {"0,0": "olive", "-1,0": "olive", "0,1": "city", "1,1": "city", "2,0": "olive"}

    assert decided(settlement(["field+oil_press", "field"], [groves], round=4)) in (
        "lay field+oil_press 1,0",
        "lay field+oil_press 1,-1",
    )


def test_the_order_of_laying_is_thought_through() -> None:
    """The olive brings more once the press lies; together they bring 3 + 1."""
    g = settlement(["olive city+oil_press", "field"], [{"0,0": "olive", "1,0": "olive"}], round=4)
    for _ in range(2):
        g.submit(0, decide(GREEDY, GAME, g, 0, Random(1)))

    assert domain_points(g.players[0].domain) == 3


# -- crystals ----------------------------------------------------------------------------------------------------------


def test_after_the_last_round_crystals_are_worth_what_the_table_says() -> None:
    """NR-12.1"""
    assert [crystals_worth(crystals, 0) for crystals in range(9)] == list(CRYSTALS.points)


def test_with_a_round_left_the_neighbouring_rows_of_the_table_count_too() -> None:
    """NR-7.9: one fewer, the same or one more, as 1 : 2 : 1."""
    assert crystals_worth(4, 1) == (6 + 9 + 9 + 13) / 4
    assert crystals_worth(4, 2) == pytest.approx((crystals_worth(3, 1) + 2 * crystals_worth(4, 1) + 13.25) / 4)


@pytest.mark.parametrize(("held", "taken"), [(1, "take larger"), (2, "take larger"), (6, "take smaller")])
def test_a_crystal_is_taken_when_the_next_one_brings_enough(held: int, taken: str) -> None:
    """NR-12.1: two olives are worth 4 here; a crystal 1 to 3 for somebody who holds few, 6 or 7 for one with six."""
    g = choice([("", "olive olive city quarry quarry")] * 4, round=4)
    for player in g.players:
        player.domain = domain(OIL)
    g.players[0].crystals = held

    assert decided(g) == taken


# -- lots --------------------------------------------------------------------------------------------------------------


def test_a_row_is_cut_so_that_both_get_what_they_want() -> None:
    """The neighbour takes the vineyards, so the olives stay, and the crystal with them."""
    g = division(["olive+oil_press olive vineyard+winery vineyard vineyard"] * 4, round=4)
    for player in g.players:
        player.domain = domain(WINE)
    g.players[0].domain = domain(OIL)

    assert decided(g) == "divide 1+2"


def test_what_both_want_is_split() -> None:
    """With both presses in one lot the neighbour would take that one."""
    g = division(["olive+oil_press olive+oil_press quarry quarry quarry"] * 3, round=4)
    for player in g.players:
        player.domain = domain(OIL)

    for number in range(10):
        smaller = decide(GREEDY, GAME, g, 0, Random(number)).removeprefix("divide ").split("+")
        assert ("1" in smaller) != ("2" in smaller)


@pytest.mark.parametrize(("seats", "taken"), [(2, "take larger"), (4, "take smaller")])
def test_denying_a_neighbour_counts_more_the_fewer_there_are(seats: int, taken: str) -> None:
    """The olives are worth nothing to me and 12 to their owner; the quarry brings me 2, and a crystal."""
    g = choice([("quarry", "olive olive olive olive")] * seats, round=4)
    for player in g.players:
        player.domain = domain({"0,0": "olive+oil_press", "1,0": "olive+oil_press", "0,1": "olive+oil_press"})
    g.players[0].domain = domain(STONE)

    assert decided(g) == taken


@pytest.mark.parametrize(("mine", "taken"), [("olive", "take smaller"), ("field", "take larger")])
def test_a_lot_is_weighed_together_with_the_one_that_stays(mine: str, taken: str) -> None:
    """Presses for somebody who will keep olives, mills for somebody who will keep fields."""
    kept = (f"{mine} {mine}", f"{mine} {mine} {mine}")
    offered = ("city+oil_press city+oil_press", "city+mill city+mill city")

    assert decided(choice([kept, offered, offered, offered], round=1)) == taken


def test_buildings_are_placed_so_that_the_row_can_be_cut_well() -> None:
    """NR-5.8: press on olives for me, theatre in the city for the neighbour, so nobody's tile is half the other's."""
    g = reconnaissance(["city olive field quarry vineyard"] * 2, building_order="owner")
    g.players[0].domain = domain(OIL)
    g.players[1].domain = domain(STAGE)

    assert decided(g) == "first theatre"


# -- what is to come ---------------------------------------------------------------------------------------------------


def test_later_tiles_are_known_by_counting_only() -> None:
    """NR-15.2: the order of a stack changes nothing; half of every row comes to each of the two."""
    g = division(["olive olive city city field"] * 2, round=3)
    for player in g.players:
        player.stack = [Land.OLIVE] * 15 + [Land.FIELD, Land.CITY, Land.CITY, Land.FIELD, Land.QUARRY]
    turned = g.copy()
    for player in turned.players:
        player.stack = player.stack[:15] + player.stack[:14:-1]

    expected = later(g, 0, 1.0)

    assert expected.lands == [0, 0, 2, 2, 1]  # olive, vineyard, field, city, quarry
    assert expected.buildings == [0.5 * rows for rows in rows_of_round_four()]
    assert later(turned, 0, 1.0).lands == expected.lands


def rows_of_round_four() -> list[int]:
    """Cards A and B: oil press and workshop, winery and oil press."""
    return [2, 1, 0, 0, 1]


def test_after_the_last_draw_nothing_is_to_come() -> None:
    expected = later(division(["olive olive city city field"] * 3, round=ROUNDS), 0, 1.0)

    assert expected.lands == expected.buildings == [0] * 5


def test_a_position_is_worth_what_it_scores_and_promises() -> None:
    """At the end nothing but points, and less for what others have."""
    evaluator = NewRomansEvaluator()
    g = settlement(["", "", ""], [OIL, STONE, {}], round=ROUNDS)
    for player in g.players:
        player.crystals = 0

    assert evaluator.value(g, 2) < evaluator.value(g, 0) == evaluator.value(g, 1) < 6
    g.players[0].crystals = 4
    assert evaluator.value(g, 0) - evaluator.value(g, 1) > 9
