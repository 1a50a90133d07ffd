"""Attribute tracks and citizen tracks (HW-9, HW-10)."""

from __future__ import annotations

import pytest

from comitium.games.hadrians_wall.components import AREAS, ATTRIBUTES, BUILDINGS, CITIZENS
from comitium.games.hadrians_wall.rewards import gain
from comitium.games.hadrians_wall.sheets import icons_of
from tests.games.hadrians_wall.situations import (
    ANYA,
    acting,
    codes,
    ended,
    gained,
    level,
    levels,
    refused,
    told,
)

WORKER = {"renown": "civilian", "piety": "servant", "valour": "soldier", "discipline": "builder"}
OTHERS = {
    "renown": ("piety", "discipline", "valour"),
    "piety": ("renown", "valour", "discipline"),
    "valour": ("discipline", "renown", "piety"),
    "discipline": ("valour", "piety", "renown"),
}
CITIZEN_BOXES = {
    "traders": ["servant", "", "builder", "", "resource", "", "builder", "renown", "resource"],
    "performers": ["builder", "", "servant", "", "soldier", "", "servant", "renown", "builder"],
    "priests": ["servant", "", "servant", "piety", "servant", "piety", "servant", "piety", "servant"],
    "apparitores": [
        "builder",
        "",
        "soldier",
        "discipline",
        "builder",
        "discipline",
        "soldier",
        "discipline",
        "builder",
    ],
    "patricians": ["resource", "", "soldier", "renown", "resource", "renown", "soldier", "renown", "resource"],
}


def attribute_box(track: str, box: int) -> dict[str, int]:
    """What filling a box of an attribute track changes besides."""
    g = acting(f"{track}={box - 1}", "")
    before = g.copy()
    gain(g, ANYA, icons_of((track,)), "HW-9.1")
    changes = gained(g, ANYA, before)
    assert changes.pop(track) == 1
    return changes


@pytest.mark.parametrize("track", ATTRIBUTES)
def test_four_independent_tracks_of_twenty_five(track: str) -> None:
    """HW-9.1: a box of one moves no other."""
    assert AREAS[track].size == 25
    assert attribute_box(track, 1) == {}


@pytest.mark.parametrize("box", range(1, 26))
@pytest.mark.parametrize("track", ATTRIBUTES)
def test_what_attribute_boxes_give(track: str, box: int) -> None:
    """HW-9.2, HW-9.3"""
    if box in (3, 6, 9, 12, 15, 19, 23):
        assert attribute_box(track, box) == {WORKER[track]: 1}
    elif box in (17, 21, 25):
        assert attribute_box(track, box) == {OTHERS[track][(17, 21, 25).index(box)]: 1}
    else:
        assert attribute_box(track, box) == {}


@pytest.mark.parametrize("track", ATTRIBUTES)
def test_a_track_stops_at_twenty_five(track: str) -> None:
    """HW-9.4: more is lost and triggers nothing."""
    g = acting(f"{track}=25", "")
    before = g.copy()

    gain(g, ANYA, icons_of((track, track)), "HW-9.4")

    assert gained(g, ANYA, before) == {}
    assert told(g)[-1] == f"Seat 1 gained nothing for {track} (full) and nothing for {track} (full)."


def test_each_attribute_box_is_a_point() -> None:
    """HW-9.5"""
    [sheet] = ended("renown=7 piety=1 valour=25 discipline=0").sheets

    assert [line.points for line in sheet.lines[:4]] == [7, 1, 25, 0]
    assert sheet.total == 33


@pytest.mark.parametrize("track", CITIZENS)
def test_a_civilian_fills_the_next_box_of_one_citizen_track(track: str) -> None:
    """HW-10.1: five independent tracks of nine."""
    g = acting("civilian=1", "")
    assert codes(g, ANYA, "fill") == [f"fill {name} 1" for name in CITIZENS]

    g.submit(ANYA, f"fill {track} 1")

    assert levels(g, ANYA, *CITIZENS) == [int(name == track) for name in CITIZENS]
    assert (AREAS[track].size, g.players[ANYA].supply["civilian"]) == (9, 0)


@pytest.mark.parametrize("box", range(1, 10))
@pytest.mark.parametrize("track", CITIZENS)
def test_what_citizen_boxes_give_by_civilian_or_icon(track: str, box: int) -> None:
    """HW-10.2, HW-10.3: the icon fills the same box for nothing."""
    reward = CITIZEN_BOXES[track][box - 1]
    wanted = {track: 1, reward: 1} if reward else {track: 1}
    g = acting(f"{track}={box - 1} civilian=1", "")
    before = g.copy()
    g.submit(ANYA, f"fill {track} {box}")
    assert gained(g, ANYA, before) == {**wanted, "civilian": -1}

    g = acting(f"{track}={box - 1}", "")
    before = g.copy()
    gain(g, ANYA, icons_of((track,)), "HW-10.2")
    assert gained(g, ANYA, before) == wanted


def test_a_full_citizen_track_takes_no_more() -> None:
    """HW-10.4"""
    g = acting("traders=9 civilian=1 performers=1 +theatre resource=1", "")

    with refused(g, "All 9 boxes are filled: traders.", "HW-2.5"):
        g.submit(ANYA, "fill traders 9")
    g.submit(ANYA, "fill performances 1")
    assert level(g, ANYA, "traders") == 9
    assert told(g)[-1] == "Seat 1 gained nothing for traders (full)."


def test_a_citizen_track_opens_its_area() -> None:
    """HW-10.5: every flag of the right sheet asks for the citizens of its own street."""
    streets = {
        "traders": ({"small_precinct", "medium_precinct", "large_precinct", "market"}, {"goods"}),
        "performers": ({"theatre", "ludus"}, {"performances", "gladiator_red", "gladiator_blue"}),
        "priests": (
            {"small_gardens", "large_gardens", "small_temple", "medium_temple", "large_temple"},
            {"visits"},
        ),
        "apparitores": ({"baths", "courthouse"}, {"bribes", "rulings_left", "rulings_centre", "rulings_right"}),
        "patricians": (set(), {"diplomats", "scouts"}),
    }
    for track, (buildings, areas) in streets.items():
        assert {name for name, plan in BUILDINGS.items() if plan.flag == track} == buildings
        assert {name for name, area in AREAS.items() if area.flag == track} == areas
    g = acting("performers=2 servant=2 builder=1 resource=2 traders=9", "")
    with refused(g, "Needs performers 3: you have 2.", "HW-12.6"):
        g.submit(ANYA, "build ludus")
