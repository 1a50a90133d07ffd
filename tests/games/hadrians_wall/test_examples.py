"""The 34 worked examples of the rulebook, with their figures."""

from __future__ import annotations

import pytest

from comitium.games.hadrians_wall import GAME
from comitium.games.hadrians_wall.components import CARDS
from comitium.games.hadrians_wall.scoring import path_points, rank
from comitium.text import Speaker
from tests.games.hadrians_wall.situations import (
    ANYA,
    KOLYA,
    acting,
    area_view,
    attacked,
    codes,
    ended,
    gained,
    level,
    levels,
    play,
    refused,
    seat_view,
    sheet,
    supply,
    view,
    year_setup,
)

# year 3 at low difficulty: one attack on the centre, two on the right
ATTACK = "F01 F02 F03"


@pytest.mark.parametrize(("wall", "points"), [(7, 1), (14, 2), (21, 3)])
def test_defender(wall: int, points: int) -> None:
    """Example 1: HW-17.7"""
    assert path_points(sheet(f"wall={wall}"), "defender") == points


def test_path_and_prospect_in_year_three() -> None:
    """Example 2: HW-4.4, HW-4.5, HW-4.6, HW-4.7, HW-4.8, HW-4.9"""
    g = year_setup("paths=defender,ranger", "", "", year=3, decks=("pontiff trainer", "", ""), fate="F01")
    before = supply(g, ANYA)
    for seat, code in enumerate(["path pontiff", codes(g, KOLYA)[0], codes(g, 2)[0]]):
        g.submit(seat, code)

    assert g.players[ANYA].paths == ["defender", "ranger", "pontiff"]
    assert CARDS["trainer"].items == {"servant": 1, "resource": 1}
    after = supply(g, ANYA)
    assert after["servant"] == before["servant"] + 1
    assert after["resource"] == before["resource"] + 1 + 1  # and the printed production circle


def test_wall_action() -> None:
    """Example 3: HW-6.12, HW-6.13, HW-6.2"""
    g = acting("wall=5 fort=7 resource=2", "")
    before = g.copy()
    g.submit(ANYA, "fill wall 6")
    assert gained(g, ANYA, before) == {"resource": -1, "wall": 1}

    play(g, ANYA, "fill wall 7", "into cohort_centre")

    assert gained(g, ANYA, before) == {"resource": -2, "wall": 2, "cohort_centre": 1}


def test_theatre_and_the_year() -> None:
    """Example 4: HW-2.13, HW-12.4"""
    g = acting("performers=4 +theatre performances.1@1 resource=1", "", year=1)

    assert area_view(g, ANYA, "performances").filled == (1, 0, 0, 0, 0, 0)
    with refused(g, "Used this year: performances, at most once a year.", "HW-12.4"):
        g.submit(ANYA, "fill performances 2")


@pytest.mark.parametrize(("cohort", "changes"), [("cohort_left", {"discipline": 1}), ("cohort_centre", {})])
def test_cohort_icon(cohort: str, changes: dict[str, int]) -> None:
    """Example 5: HW-6.2, HW-6.3"""
    g = acting("cohort_left=2 cohort_right=1 wall=6 fort=7 resource=1", "")
    g.submit(ANYA, "fill wall 7")
    before = g.copy()

    g.submit(ANYA, f"into {cohort}")

    assert gained(g, ANYA, before) == {cohort: 1, **changes}


@pytest.mark.parametrize("production", [1, 4])
def test_mining(production: int) -> None:
    """Example 6: HW-6.5, HW-6.6"""
    g = acting(f"mining=1 production={production} servant=1", "")
    before = g.copy()

    g.submit(ANYA, "fill mining 2")

    assert gained(g, ANYA, before) == {"mining": 1, "production": 1, "resource": 1, "servant": -1}


def test_wall_guard() -> None:
    """Example 7: HW-6.7, HW-6.8"""
    g = acting("wall_guard=2 soldier=1", "")
    before = g.copy()

    play(g, ANYA, "fill wall_guard 3", "into cohort_right")

    assert gained(g, ANYA, before) == {"wall_guard": 1, "soldier": -1, "cohort_right": 1}


def test_chains_to_the_fort() -> None:
    """Example 8: HW-6.13, HW-6.15"""
    g = acting("fort=6 cippi=2 wall=1 resource=9 builder=1", "")
    with refused(g, "Needs fort 7: you have 6.", "HW-6.15"):
        g.submit(ANYA, "fill cippi 3")
    for box in (2, 3, 4, 5, 6):
        g.submit(ANYA, f"fill wall {box}")
        if box == 4:
            g.submit(ANYA, "into cohort_left")
    with refused(g, "Needs fort 7: you have 6.", "HW-6.13"):
        g.submit(ANYA, "fill wall 7")

    g.submit(ANYA, "fill fort 7 builder")

    assert {"fill cippi 3", "fill wall 7"} <= set(codes(g, ANYA))


def test_infrastructure() -> None:
    """Example 9: HW-6.10, HW-7.2, HW-7.3"""
    g = acting("fort=6 servant=2 builder=2 resource=3", "")

    assert seat_view(g, ANYA).infrastructure == 3
    g.submit(ANYA, "build medium_granary")
    with refused(g, "Needs infrastructure 5: you have 3.", "HW-7.3"):
        g.submit(ANYA, "build large_granary")


def test_medium_granary() -> None:
    """Example 10: HW-6.17: the figure is reached by legal actions, and mining 5 and fort 8 were the centre column."""
    g = acting("mining=4 wall_guard=3 cippi=3 wall=3 fort=7 servant=3 builder=3 resource=1", "")
    assert not [code for code in codes(g, ANYA) if code.startswith(("fill mining", "fill fort"))]
    g.submit(ANYA, "build medium_granary")
    play(g, ANYA, "fill mining 5", "fill mining 6", "fill fort 8 builder", "fill fort 9 builder")

    assert levels(g, ANYA, "mining", "wall_guard", "cippi", "wall", "fort") == [6, 3, 3, 3, 9]


def test_production() -> None:
    """Example 11: HW-4.10"""
    g = year_setup("production=4", "", decks=("defender fighter", "defender fighter"), fate="F01", year=2)
    for seat in (ANYA, KOLYA):
        g.submit(seat, "path defender")

    assert supply(g, ANYA)["resource"] == 1 + 4


def test_hotel_road_and_workshop() -> None:
    """Example 12: HW-8.3, HW-4.11, HW-4.12, HW-4.13"""
    g = acting("+small_hotel +large_hotel +small_road fort=13 resource=3", "", fate="F04 F01")
    g.submit(ANYA, "build small_workshop")
    assert supply(g, ANYA) == {"builder": 1}
    play(g, ANYA, "pass")
    play(g, KOLYA, "pass")
    for seat in (ANYA, KOLYA):
        g.submit(seat, codes(g, seat)[0])

    items = CARDS[g.players[ANYA].prospect].items
    assert supply(g, ANYA)["civilian"] == 2 + items.get("civilian", 0) + 2
    assert supply(g, ANYA)["builder"] == 2 + items.get("builder", 0) + 1
    assert (g.waiting(), codes(g, ANYA)) == (
        [ANYA],
        ["into renown", "into piety", "into valour", "into discipline"],
    )


def test_forum() -> None:
    """Example 13: HW-8.9"""
    g = acting("servant=1 civilian=1", "", year=2)

    g.submit(ANYA, "exchange servant+civilian builder")

    assert supply(g, ANYA) == {"builder": 1}
    assert area_view(g, ANYA, "forum").filled == (2, 0, 0, 0)


def test_monolith() -> None:
    """Example 14: HW-8.14, HW-8.15, HW-8.16"""
    g = acting("piety=15 builder=1 resource=2", "")
    before = g.copy()

    g.submit(ANYA, "build monolith")

    assert gained(g, ANYA, before) == {"builder": -1, "resource": -2, "discipline": 2}


def test_reading_the_attribute_tracks() -> None:
    """Example 15: HW-9.1"""
    g = acting("renown=2 piety=16 valour=3 discipline=9", "")

    shown = {area.area: area.level for area in seat_view(g, ANYA).areas}
    assert [shown[track] for track in ("renown", "piety", "valour", "discipline")] == [2, 16, 3, 9]


def test_medium_precinct() -> None:
    """Example 16: HW-11.1, HW-11.2, HW-11.3"""
    g = acting("+small_precinct traders=6 servant=1 civilian=2", "")
    before = g.copy()

    g.submit(ANYA, "build medium_precinct")

    assert gained(g, ANYA, before) == {
        "servant": -1,
        "civilian": -2,
        "discipline": 1,
        "production": 1,
        "resource": 1,
    }


@pytest.mark.parametrize(
    ("source", "goods", "renown", "neighbours"),
    [("fate", 6, 1, [0, 0]), ("seat 2", 4, 0, [0, 1]), ("seat 1", 1, 1, [1, 0])],
)
def test_market(source: str, goods: int, renown: int, neighbours: list[int]) -> None:
    """Example 17: HW-11.8, HW-11.9, HW-11.10, HW-11.11, HW-11.12, HW-11.13, HW-11.14"""
    g = acting(
        "traders=5 +market good.1=5 good.2=4 resource=1",
        "prospect=defender",
        "prospect=merchant",
        fate="F15",
    )

    g.submit(ANYA, f"buy 3 {source}")

    assert seat_view(g, ANYA).goods == {"1": 5, "2": 4, "3": goods}
    assert (level(g, ANYA, "renown"), supply(g, ANYA)) == (renown, {})
    assert [supply(g, seat).get("resource", 0) for seat in (1, 2)] == neighbours


def test_theatre_choice() -> None:
    """Example 18: HW-12.2"""
    g = acting("performers=6 +theatre performances.1@1 performances.3@2 resource=1", "", year=3)

    assert codes(g, ANYA, "fill performances") == ["fill performances 2", "fill performances 4"]


def test_training_gladiators() -> None:
    """Example 19: HW-12.8, HW-12.9"""
    g = acting("performers=6 +ludus gladiator_red=3 gladiator_blue=1 servant=3 civilian=3", "")
    trained = []
    while fits := codes(g, ANYA, "fill gladiator"):
        trained.append(fits[0].split()[1])
        g.submit(ANYA, fits[0])

    assert trained == ["gladiator_red"] + ["gladiator_blue"] * 3
    assert supply(g, ANYA) == {"civilian": 2}  # servants pay first here, then a civilian


def test_battles() -> None:
    """Example 20: HW-12.11, HW-12.12, HW-12.13, HW-12.14, HW-12.15"""
    g = acting("performers=6 +ludus gladiator_red=4 gladiator_blue=2", "", year=4, fate="F04 F01")

    play(g, ANYA, "battle red", "battle blue")

    red, blue = seat_view(g, ANYA).gladiators
    assert (red.wounds, red.alive, blue.wounds, blue.alive) == (3, True, 2, False)
    assert levels(g, ANYA, "renown", "piety") == [2, 2]
    assert (area_view(g, ANYA, "battles_red").filled[0], area_view(g, ANYA, "battles_blue").filled[0]) == (4, 4)


@pytest.mark.parametrize(
    ("name", "words", "more"),
    [
        ("small_gardens", "priests=4", ()),
        ("large_gardens", "priests=7 +small_gardens", ("apparitores", "patricians")),
    ],
)
def test_gardens(name: str, words: str, more: tuple[str, ...]) -> None:
    """Example 21: HW-13.1, HW-13.2"""
    g = acting(f"{words} servant=1 builder=1 resource=2", "")
    before = g.copy()

    g.submit(ANYA, f"build {name}")

    changes = gained(g, ANYA, before)
    assert changes["piety"] == (2 if more else 1)  # priests 8 has a piety of its own
    citizens = ["traders", "performers", "priests", "apparitores", "patricians"]
    assert [track for track in citizens if changes.get(track) == 1] == citizens[: 3 + len(more)]


def test_temples() -> None:
    """Example 22: HW-13.8, HW-13.9, HW-13.10, HW-13.11, HW-13.12"""
    g = acting("+small_temple +medium_temple visits=5 temple_favours=1 priests=5 soldier=1", "")

    g.submit(ANYA, "fill visits 6 soldier")

    assert (levels(g, ANYA, "visits", "piety"), seat_view(g, ANYA).temple_favours) == ([6, 1], 1)


def test_baths() -> None:
    """Example 23: HW-14.2, HW-14.3, HW-14.4"""
    g = acting("apparitores=5 +baths bribes.1@2 disdain=3 removed=1 resource=3", "", year=3)
    assert seat_view(g, ANYA).disdain == 2

    g.submit(ANYA, "fill bribes 2")
    assert supply(g, ANYA) == {"resource": 2}
    g.submit(ANYA, "fill bribes 3")

    assert (supply(g, ANYA), seat_view(g, ANYA).disdain) == ({}, 0)


def test_courthouse() -> None:
    """Example 24: HW-14.8, HW-14.9, HW-14.10"""
    g = acting("apparitores=7 +courthouse rulings_left@2,3 rulings_centre@3,4 rulings_right@2", "", year=4)
    assert codes(g, ANYA, "fill") == ["fill rulings_left 3"]
    with refused(g, "Used this year: centre court column, at most once a year.", "HW-14.10"):
        g.submit(ANYA, "fill rulings_centre 3")

    g.submit(ANYA, "fill rulings_left 3")
    assert supply(g, ANYA) == {"servant": 1}
    g.submit(ANYA, "fill rulings_right 2")

    assert supply(g, ANYA) == {"builder": 1}


def test_diplomats() -> None:
    """Example 25: HW-15.4"""
    g = acting("patricians=5 served.right=1 servant=1 soldier=1 resource=2", "")

    assert codes(g, ANYA, "appoint") == ["appoint left", "appoint centre"]


def test_scout() -> None:
    """Example 26: HW-15.8, HW-15.9, HW-15.11, HW-15.12, HW-15.16, HW-15.17"""
    filled = "map=2.5,3.3,3.4,3.5,4.2,4.3,4.4,4.5"
    g = acting(f"scouts=2 patricians=5 {filled} soldier=1", "prospect=vanguard", "")

    play(g, ANYA, "scout seat 1", "place 2.2+3.1+3.2+4.1")

    assert supply(g, KOLYA) == {"soldier": 1}
    assert supply(g, ANYA) == {"servant": 1, "resource": 1}
    assert level(g, ANYA, "valour") == 2


@pytest.mark.parametrize(("difficulty", "cards"), [("low", 3), ("high", 5)])
def test_number_of_attack_cards(difficulty: str, cards: int) -> None:
    """Example 27: HW-16.2"""
    attack = view(acting("", "", "", year=3, difficulty=difficulty)).attack

    assert attack is not None
    assert attack.cards == cards


@pytest.mark.parametrize("cohorts", ["cohort_centre=1 cohort_right=2", "cohort_centre=3 cohort_right=6"])
def test_full_defence(cohorts: str) -> None:
    """Example 28: HW-16.6"""
    g = attacked(cohorts, "", fate=ATTACK)

    assert (g.players[ANYA].disdain, level(g, ANYA, "valour")) == (0, 2)


def test_failed_defence() -> None:
    """Example 29: HW-16.6"""
    g = attacked("cohort_centre=1", "", fate=ATTACK)

    assert (g.players[ANYA].disdain, level(g, ANYA, "valour")) == (2, 0)


def test_partial_defence() -> None:
    """Example 30: HW-16.6"""
    g = attacked("cohort_centre=1 cohort_right=1", "", fate=ATTACK)

    assert (g.players[ANYA].disdain, level(g, ANYA, "valour")) == (1, 1)


@pytest.mark.parametrize(("favour", "giver"), [("temple_favours=1", "temple"), ("served.right=2", "right")])
def test_favour(favour: str, giver: str) -> None:
    """Example 31: HW-16.9, HW-16.10"""
    g = attacked(f"cohort_centre=1 cohort_right=1 {favour}", "", fate=ATTACK)

    g.submit(ANYA, f"favour {giver} F02")
    if g.heading == "attack" and g.waiting() == [ANYA]:
        g.submit(ANYA, "stop")

    assert (g.players[ANYA].disdain, level(g, ANYA, "valour")) == (0, 2)
    assert (g.players[ANYA].temple_favours, g.players[ANYA].favours_used) == (0, 1)


def test_disdain_penalty() -> None:
    """Example 32: HW-17.3"""
    [pad] = ended("disdain=5 removed=1").sheets

    assert pad.total == -7


def test_scoring() -> None:
    """Example 33: HW-17.2, HW-17.3: paths worth 11, among them one of several ways to get there."""
    paths = "paths=defender,ranger,pontiff,aristocrat,forager,fighter"
    counted = "wall=21 map=1.1,2.1,3.1,4.1 visits=8 production=9 cohort_left=6"
    [pad] = ended(f"renown=6 piety=23 valour=12 discipline=16 {paths} {counted} disdain=7 removed=4").sheets

    points = [line.points for line in pad.lines]
    assert (sum(points[:4]), sum(points[4:10]), points[10], pad.total) == (57, 11, -5, 63)


@pytest.mark.parametrize(
    ("total", "name"),
    [(39, "Miles"), (40, "Centurion"), (50, "Primus Pilus"), (60, "Praefectus Castrorum"), (70, "Legatus Legionis")],
)
def test_solo_ranks(total: int, name: str) -> None:
    """Example 34: HW-19.2"""
    assert Speaker("en", GAME).say(f"rank-{rank(total)}") == name
