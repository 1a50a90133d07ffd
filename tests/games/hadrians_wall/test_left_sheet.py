"""Granaries, production, training, hotel, workshop, road, forum, landmarks (HW-7, HW-8)."""

from __future__ import annotations

import pytest

from comitium.games.hadrians_wall.components import AREAS, BUILDINGS, LANDMARKS
from tests.games.hadrians_wall.situations import (
    ANYA,
    acting,
    area_view,
    assign_all,
    codes,
    everybody,
    gained,
    level,
    levels,
    play,
    refused,
    seat_view,
    supply,
    year_setup,
)

# infrastructure level: the fort level that first reaches it
FORT_AT = {1: 1, 2: 3, 3: 5, 4: 9, 5: 11, 6: 13, 7: 15, 8: 17}
RICH = "soldier=9 builder=9 servant=9 civilian=9 resource=9"


def building(name: str, sheet: str) -> dict[str, int]:
    """What changes when it is built."""
    g = acting(f"{RICH} {sheet}", "")
    before = g.copy()
    g.submit(ANYA, f"build {name}")
    return gained(g, ANYA, before)


def needs(name: str, infrastructure: int, before: str = "") -> None:
    """It can be built with this infrastructure level, and not with one less."""
    fort = FORT_AT[infrastructure]
    assert f"build {name}" in codes(acting(f"{RICH} fort={fort} {before}", ""), ANYA)
    short = acting(f"{RICH} fort={fort - 1} {before}", "")
    with refused(short, f"Needs infrastructure {infrastructure}: you have {infrastructure - 1}.", BUILDINGS[name].rule):
        short.submit(ANYA, f"build {name}")


def test_medium_granary() -> None:
    """HW-7.2"""
    needs("medium_granary", 1)
    assert building("medium_granary", "fort=1") == {"servant": -1, "builder": -1, "resource": -1}


def test_large_granary() -> None:
    """HW-7.3"""
    needs("large_granary", 5, "+medium_granary")
    changes = building("large_granary", "fort=11 +medium_granary")
    assert changes == {"servant": -1, "builder": -1, "resource": -2, "renown": 1}
    g = acting(f"{RICH} fort=11", "")
    with refused(g, "Needs the medium granary.", "HW-2.15"):
        g.submit(ANYA, "build large_granary")


def test_the_small_granary_stands_from_the_start() -> None:
    """HW-7.1: it is no building one could build, and the left column is open without any."""
    g = acting("servant=1", "")

    assert "small_granary" not in BUILDINGS
    assert "fill mining 1" in codes(g, ANYA)


def test_hammers_fill_production_circles_up_to_nine() -> None:
    """HW-7.4: one at the start; eight hammers exist."""
    g = acting("mining=1 servant=1 production=8", "")
    g.submit(ANYA, "fill mining 2")
    assert (level(g, ANYA, "production"), AREAS["production"].size) == (9, 9)
    icons = [icon for area in AREAS.values() for box in area.boxes for icon in box]
    hammers = icons.count("hammer") + sum(plan.gains.count("hammer") for plan in BUILDINGS.values())
    assert hammers == 8 == AREAS["production"].size - 1


def test_a_hammer_gives_no_resource_this_year() -> None:
    """HW-7.5: only the resource printed beside it."""
    g = acting("mining=1 servant=1 production=5", "")

    g.submit(ANYA, "fill mining 2")

    assert supply(g, ANYA) == {"resource": 1}
    assert seat_view(g, ANYA).next_income["resource"] == 6


def test_production_pays_at_the_year_setup() -> None:
    """HW-7.6"""
    g = year_setup("production=6", "", decks=("defender ranger", "defender ranger"), fate="F01")
    assign_all(g)

    assert supply(g, ANYA)["resource"] == 1 + 6  # the fate card's, and production


def test_training_costs_a_builder_and_writes_the_year() -> None:
    """HW-7.7: five boxes."""
    g = acting("builder=2 training=2@1 wall_guard=3", "", year=3)

    g.submit(ANYA, "fill training 3")

    assert supply(g, ANYA) == {"builder": 1}
    assert area_view(g, ANYA, "training").filled == (1, 1, 3, 0, 0)


def test_one_training_a_year_and_five_in_all() -> None:
    """HW-7.8"""
    g = acting("builder=2 wall_guard=3", "")
    g.submit(ANYA, "fill training 1")
    with refused(g, "Used this year: training grounds, at most once a year.", "HW-7.8"):
        g.submit(ANYA, "fill training 2")

    g = acting("builder=2 training=5@1 wall_guard=3", "", year=6)
    with refused(g, "All 5 boxes are filled: training grounds.", "HW-2.5"):
        g.submit(ANYA, "fill training 5")


def test_the_sword_fills_the_next_wall_guard_box_at_once() -> None:
    """HW-7.9: with its rewards and chain; no soldier enters the supply."""
    g = acting("builder=1 wall_guard=4 discipline=2", "")

    g.submit(ANYA, "fill training 1")

    assert levels(g, ANYA, "wall_guard", "discipline") == [5, 3]
    assert supply(g, ANYA) == {"builder": 1}  # from discipline box 3

    g = acting("builder=1 wall_guard=2", "")
    g.submit(ANYA, "fill training 1")
    assert codes(g, ANYA) == ["into cohort_left", "into cohort_centre", "into cohort_right"]


def test_training_is_refused_without_a_wall_guard_box() -> None:
    """HW-7.10: the track is full, or a granary closes the box; the builder is not lost."""
    g = acting("builder=1 wall_guard=18 +medium_granary +large_granary", "")
    with refused(g, "No next box for the sword (wall guard). All 18 boxes are filled: wall guard.", "HW-7.10"):
        g.submit(ANYA, "fill training 1")
    g = acting("builder=1 wall_guard=12 +medium_granary", "")
    with refused(g, "No next box for the sword (wall guard). Needs the large granary.", "HW-7.10"):
        g.submit(ANYA, "fill training 1")


def test_training_and_forum_need_nothing() -> None:
    """HW-7.11: open in year 1 on a blank sheet."""
    g = acting("builder=2", "")

    assert "fill training 1" in codes(g, ANYA)
    assert codes(g, ANYA, "exchange") == ["exchange builder+builder servant", "exchange builder+builder civilian"]


@pytest.mark.parametrize(
    ("name", "infrastructure", "before", "changes"),
    [
        ("small_hotel", 2, "", {"servant": -1, "builder": -1, "resource": -1, "civilian": 1}),
        ("large_hotel", 6, "+small_hotel", {"servant": -1, "builder": -1, "resource": -2, "renown": 1, "civilian": 1}),
        ("small_workshop", 3, "", {"resource": -3, "builder": 1}),
        ("large_workshop", 7, "+small_workshop", {"resource": -4, "renown": 1, "builder": 1}),
    ],
)
def test_hotels_and_workshops(name: str, infrastructure: int, before: str, changes: dict[str, int]) -> None:
    """HW-8.1, HW-8.2, HW-8.3, HW-8.4: and each fills an income circle."""
    needs(name, infrastructure, before)
    assert building(name, f"fort={FORT_AT[infrastructure]} {before}") == changes
    item = "civilian" if "hotel" in name else "builder"
    g = acting(f"{RICH} fort={FORT_AT[infrastructure]} {before}", "")
    income = seat_view(g, ANYA).next_income[item]
    g.submit(ANYA, f"build {name}")
    assert seat_view(g, ANYA).next_income[item] == income + 1


@pytest.mark.parametrize(
    ("name", "infrastructure", "before", "tracks", "resources"),
    [
        ("small_road", 4, "", ("piety", "discipline"), 1),
        ("large_road", 8, "+small_road", ("renown", "valour"), 2),
    ],
)
def test_roads(name: str, infrastructure: int, before: str, tracks: tuple[str, str], resources: int) -> None:
    """HW-8.5, HW-8.6: a choice of two attributes, and a road circle."""
    needs(name, infrastructure, before)
    for track in tracks:
        g = acting(f"{RICH} fort={FORT_AT[infrastructure]} {before}", "")
        old = g.copy()
        g.submit(ANYA, f"build {name}")
        assert codes(g, ANYA) == [f"into {one}" for one in tracks]
        g.submit(ANYA, f"into {track}")
        assert gained(g, ANYA, old) == {"servant": -2, "builder": -1, "resource": -resources, track: 1}
        assert seat_view(g, ANYA).next_income["any_attribute"] == (2 if before else 1)


def test_immediate_rewards_come_once() -> None:
    """HW-8.8, HW-8.7: in the next year only the circle pays."""
    g = acting("fort=13 +small_hotel servant=1 builder=1 resource=2", "")
    g.submit(ANYA, "build large_hotel")
    assert levels(g, ANYA, "renown") == [1]
    everybody(g, "pass")
    assign_all(g)

    assert level(g, ANYA, "renown") == 1
    assert seat_view(g, ANYA).next_income["civilian"] == 2


def test_the_forum_gives_one_worker_for_two() -> None:
    """HW-8.9: and writes the year into one of four boxes."""
    g = acting("servant=1 civilian=1 forum=1@1", "", year=2)

    g.submit(ANYA, "exchange servant+civilian builder")

    assert supply(g, ANYA) == {"builder": 1}
    assert area_view(g, ANYA, "forum").filled == (1, 2, 0, 0)


def test_one_exchange_a_year_and_four_in_all() -> None:
    """HW-8.10"""
    g = acting("servant=5", "")
    g.submit(ANYA, "exchange servant+servant builder")
    with refused(g, "Used this year: forum, at most once a year.", "HW-8.10"):
        g.submit(ANYA, "exchange servant+servant builder")

    g = acting("servant=5 forum=4@1", "", year=6)
    with refused(g, "All 4 boxes are filled: forum.", "HW-2.5"):
        g.submit(ANYA, "exchange servant+servant builder")


def test_no_soldiers_at_the_forum() -> None:
    """HW-8.11"""
    g = acting("soldier=3 servant=2", "")

    assert not [code for code in codes(g, ANYA, "exchange") if "soldier" in code]
    for code in ("exchange soldier+servant builder", "exchange servant+servant soldier"):
        with refused(g, "Soldiers are neither returned nor gained at the forum.", "HW-8.11"):
            g.submit(ANYA, code)
    g = acting("soldier=5 servant=1", "")
    with refused(g, "The forum takes 2 workers, soldiers excepted: you have 1.", "HW-8.9"):
        g.submit(ANYA, "exchange servant+servant builder")


def test_the_worker_gained_is_of_another_type_than_both() -> None:
    """HW-8.12: exactly nine exchanges exist."""
    g = acting("builder=2 servant=2 civilian=2", "")

    assert codes(g, ANYA, "exchange") == [
        "exchange builder+builder servant",
        "exchange builder+builder civilian",
        "exchange builder+servant civilian",
        "exchange builder+civilian servant",
        "exchange servant+servant builder",
        "exchange servant+servant civilian",
        "exchange servant+civilian builder",
        "exchange civilian+civilian builder",
        "exchange civilian+civilian servant",
    ]
    with refused(g, "You gain a worker of a type that you do not return.", "HW-8.12"):
        g.submit(ANYA, "exchange builder+servant servant")


def test_resources_are_not_exchanged() -> None:
    """HW-8.13"""
    g = acting("servant=2 resource=5", "")

    for code in ("exchange resource+servant builder", "exchange servant+servant resource"):
        with refused(g, "The forum takes and gives workers, no resources.", "HW-8.13"):
            g.submit(ANYA, code)


LANDMARK = {"archway": "renown", "monolith": "piety", "column": "valour", "statue": "discipline"}


@pytest.mark.parametrize(("name", "track"), LANDMARK.items())
def test_a_landmark_needs_level_fifteen(name: str, track: str) -> None:
    """HW-8.14, HW-8.15: of its own attribute, and no infrastructure."""
    assert f"build {name}" in codes(acting(f"{track}=15 builder=1 resource=2", ""), ANYA)
    g = acting(f"{track}=14 builder=1 resource=2 fort=21", "")
    with refused(g, f"Needs {track} 15: you have 14.", "HW-8.14"):
        g.submit(ANYA, f"build {name}")


@pytest.mark.parametrize(
    ("name", "reward"), [("archway", "valour"), ("monolith", "discipline"), ("column", "piety"), ("statue", "renown")]
)
def test_what_landmarks_cost_and_give(name: str, reward: str) -> None:
    """HW-8.15, HW-8.16: a builder and two resources; two boxes, one at a time with their chains."""
    worker = {"valour": "soldier", "discipline": "builder", "piety": "servant", "renown": "civilian"}[reward]
    g = acting(f"{LANDMARK[name]}=15 builder=1 resource=2 {reward}=1", "")

    g.submit(ANYA, f"build {name}")

    assert level(g, ANYA, reward) == 3
    assert supply(g, ANYA) == {worker: 1}  # box 3


def test_landmarks_are_independent_and_built_once() -> None:
    """HW-8.17"""
    g = acting("renown=15 piety=15 valour=15 discipline=15 builder=9 resource=9", "")

    play(g, ANYA, *[f"build {name}" for name in ("statue", "archway", "column", "monolith")])

    assert set(LANDMARKS) == set(LANDMARK) == set(g.players[ANYA].built)
    with refused(g, "Built already: statue.", "HW-2.15"):
        g.submit(ANYA, "build statue")
