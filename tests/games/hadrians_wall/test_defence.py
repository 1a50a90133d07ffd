"""The left sheet's defence tracks (HW-6)."""

from __future__ import annotations

import pytest

from comitium.games.hadrians_wall.components import AREAS, COHORTS
from tests.games.hadrians_wall.situations import (
    ANYA,
    acting,
    codes,
    gained,
    level,
    levels,
    play,
    refused,
    seat_view,
    supply,
)

GRANARIES = "+medium_granary +large_granary"
COLUMNS = [("mining", 4, 9), ("wall_guard", 6, 12), ("cippi", 3, 5), ("wall", 7, 14), ("fort", 7, 14)]
PAYERS = {"mining": "servant", "wall_guard": "soldier", "cippi": "resource", "wall": "resource", "fort": "builder"}


def filling(track: str, box: int, more: str = "") -> dict[str, int]:
    """What changes when a box of a track is filled, whatever else it needs; a cohort goes to the left."""
    fort = "" if track == "fort" else "fort=21"
    g = acting(f"{track}={box - 1} {fort} {PAYERS[track]}=1 {GRANARIES} {more}", "")
    before = g.copy()
    g.submit(ANYA, f"fill {track} {box}" + (" builder" if track == "fort" else ""))
    if codes(g, ANYA)[0] == "into cohort_left":
        g.submit(ANYA, "into cohort_left")
    changes = gained(g, ANYA, before)
    assert changes.pop(track) == 1
    changes[PAYERS[track]] = changes.get(PAYERS[track], 0) + 1  # what was paid
    return {name: change for name, change in changes.items() if change}


@pytest.mark.parametrize("cohort", COHORTS)
def test_cohorts_are_independent_tracks_of_six(cohort: str) -> None:
    """HW-6.1"""
    g = acting("wall_guard=2 soldier=1", "")
    play(g, ANYA, "fill wall_guard 3", f"into {cohort}")

    assert [level(g, ANYA, name) for name in COHORTS] == [int(name == cohort) for name in COHORTS]
    assert AREAS[cohort].size == 6


def test_a_cohort_icon_fills_a_box_of_a_cohort_that_is_not_full() -> None:
    """HW-6.2: nobody pays for a cohort box."""
    g = acting("wall_guard=2 soldier=5 resource=5 builder=5 servant=5 civilian=5 cohort_right=6", "")

    assert not [code for code in codes(g, ANYA) if "cohort" in code]
    g.submit(ANYA, "fill wall_guard 3")
    assert codes(g, ANYA) == ["into cohort_left", "into cohort_centre"]


@pytest.mark.parametrize("cohort", COHORTS)
@pytest.mark.parametrize(
    ("box", "reward"), [(1, {}), (2, {}), (3, "discipline"), (4, {}), (5, "valour"), (6, "discipline")]
)
def test_what_cohort_boxes_give(cohort: str, box: int, reward: str) -> None:
    """HW-6.3"""
    g = acting(f"wall_guard=2 soldier=1 {cohort}={box - 1}", "")
    g.submit(ANYA, "fill wall_guard 3")
    before = g.copy()

    g.submit(ANYA, f"into {cohort}")

    assert gained(g, ANYA, before) == ({cohort: 1, reward: 1} if reward else {cohort: 1})


def test_there_are_as_many_cohort_icons_as_boxes() -> None:
    """HW-6.4"""
    icons = [icon for area in AREAS.values() for box in area.boxes for icon in box]

    assert icons.count("cohort") == 18 == sum(AREAS[cohort].size for cohort in COHORTS)


@pytest.mark.parametrize("box", range(1, 15))
def test_mining(box: int) -> None:
    """HW-6.5, HW-6.6: a servant each; 2, 5, 8, 11 and 14 give a hammer and a resource."""
    assert AREAS["mining"].size == 14
    assert filling("mining", box) == ({"production": 1, "resource": 1} if box in (2, 5, 8, 11, 14) else {})


@pytest.mark.parametrize("box", range(1, 19))
def test_wall_guard(box: int) -> None:
    """HW-6.7, HW-6.8: a soldier each."""
    reward = {}
    if box in (1, 3, 6, 9, 12, 15, 18):
        reward = {"cohort_left": 1}
    elif box in (2, 5, 8, 11, 14, 17):
        reward = {"discipline": 1}

    assert AREAS["wall_guard"].size == 18
    assert filling("wall_guard", box) == reward


def test_a_sword_fills_the_wall_guard_without_a_soldier() -> None:
    """HW-6.7, HW-7.9"""
    g = acting("wall_guard=1 builder=1", "")

    g.submit(ANYA, "fill training 1")

    assert levels(g, ANYA, "wall_guard", "discipline") == [2, 1]


def test_builder_or_soldier_pay_for_the_fort() -> None:
    """HW-6.9: the player chooses; there is no default."""
    g = acting("builder=1 soldier=1", "")
    assert codes(g, ANYA, "fill fort") == ["fill fort 1 builder", "fill fort 1 soldier"]
    with refused(g, "Name who pays: 1 builder and 1 soldier.", "HW-6.9"):
        g.submit(ANYA, "fill fort 1")

    g.submit(ANYA, "fill fort 1 soldier")

    assert supply(g, ANYA) == {"builder": 1}
    assert codes(g, ANYA, "fill fort") == ["fill fort 2 builder"]
    with refused(g, "Costs 1 soldier. You lack 1 soldier.", "HW-2.4"):
        g.submit(ANYA, "fill fort 2 soldier")


@pytest.mark.parametrize("box", range(1, 22))
def test_fort(box: int) -> None:
    """HW-6.9, HW-6.10: infrastructure is a level, read off the filled icons."""
    reward = {}
    if box in (4, 6, 8, 10, 12, 16, 18, 20):
        reward = {"civilian": 1}
    elif box == 7:
        reward = {"discipline": 1}
    elif box in (14, 21):
        reward = {"discipline": 1, "cohort_left": 1}

    assert AREAS["fort"].size == 21
    assert filling("fort", box) == reward


def test_infrastructure_rises_with_the_fort() -> None:
    """HW-6.10"""
    at = {box: seat_view(acting(f"fort={box}", ""), ANYA).infrastructure for box in range(22)}

    steps = [box for box in range(1, 22) if at[box] > at[box - 1]]
    assert steps == [1, 3, 5, 9, 11, 13, 15, 17]
    assert (at[0], at[21]) == (0, 8)


def test_building_does_not_use_infrastructure_up() -> None:
    """HW-6.11"""
    g = acting("fort=5 servant=2 builder=2 resource=9", "")

    play(g, ANYA, "build medium_granary", "build small_hotel", "build small_workshop")

    assert seat_view(g, ANYA).infrastructure == 3


@pytest.mark.parametrize("box", range(1, 22))
def test_wall(box: int) -> None:
    """HW-6.12: a resource each."""
    reward = {}
    if box in (1, 3, 5, 9, 13, 16, 19):
        reward = {"civilian": 1}
    elif box in (8, 15):
        reward = {"renown": 1}
    elif box in (4, 11, 18):
        reward = {"renown": 1, "cohort_left": 1}
    elif box in (7, 14, 21):
        reward = {"cohort_left": 1}

    assert AREAS["wall"].size == 21
    assert filling("wall", box) == reward


@pytest.mark.parametrize("box", range(1, 22))
def test_wall_box_n_needs_fort_box_n(box: int) -> None:
    """HW-6.13"""
    short = acting(f"wall={box - 1} fort={box - 1} resource=1 {GRANARIES}", "")
    with refused(short, f"Needs fort {box}: you have {box - 1}.", "HW-6.13"):
        short.submit(ANYA, f"fill wall {box}")

    assert f"fill wall {box}" in codes(acting(f"wall={box - 1} fort={box} resource=1 {GRANARIES}", ""), ANYA)


@pytest.mark.parametrize("box", range(1, 8))
def test_cippi(box: int) -> None:
    """HW-6.14: a resource each."""
    rewards: dict[int, dict[str, int]] = {
        3: {"cohort_left": 1},
        4: {"civilian": 1},
        5: {"cohort_left": 1},
        6: {"renown": 1},
        7: {"cohort_left": 1},
    }

    assert AREAS["cippi"].size == 7
    assert filling("cippi", box) == rewards.get(box, {})


@pytest.mark.parametrize(("box", "fort"), list(enumerate([1, 4, 7, 10, 13, 16, 20], 1)))
def test_cippi_need_their_fort_box(box: int, fort: int) -> None:
    """HW-6.15"""
    short = acting(f"cippi={box - 1} fort={fort - 1} resource=1 {GRANARIES}", "")
    with refused(short, f"Needs fort {fort}: you have {fort - 1}.", "HW-6.15"):
        short.submit(ANYA, f"fill cippi {box}")

    assert f"fill cippi {box}" in codes(acting(f"cippi={box - 1} fort={fort} resource=1 {GRANARIES}", ""), ANYA)


def column_codes(track: str, level: int, granaries: str) -> list[str]:
    fort = "" if track == "fort" else "fort=21"
    g = acting(f"{track}={level} {fort} {PAYERS[track]}=1 {granaries}", "")
    return codes(g, ANYA, f"fill {track} ")


@pytest.mark.parametrize(("track", "left", "centre"), COLUMNS)
def test_the_small_granary_opens_the_left_column(track: str, left: int, centre: int) -> None:
    """HW-6.16"""
    assert column_codes(track, left - 1, "") != []
    assert column_codes(track, left, "") == []


@pytest.mark.parametrize(("track", "left", "centre"), COLUMNS)
def test_the_centre_column_needs_the_medium_granary(track: str, left: int, centre: int) -> None:
    """HW-6.17"""
    for filled in (left, centre - 1):
        assert column_codes(track, filled, "+medium_granary") != []
    fort = "" if track == "fort" else "fort=21"
    g = acting(f"{track}={left} {fort} {PAYERS[track]}=1", "")
    code = f"fill {track} {left + 1}" + (" builder" if track == "fort" else "")
    with refused(g, "Needs the medium granary.", "HW-6.17"):
        g.submit(ANYA, code)
    with refused(g, "Нужна постройка: средний амбар.", "HW-6.17", "ru"):
        g.submit(ANYA, code)


@pytest.mark.parametrize(("track", "left", "centre"), COLUMNS)
def test_the_right_column_needs_the_large_granary(track: str, left: int, centre: int) -> None:
    """HW-6.18"""
    for filled in (centre, AREAS[track].size - 1):
        assert column_codes(track, filled, GRANARIES) != []
        assert column_codes(track, filled, "+medium_granary") == []
    fort = "" if track == "fort" else "fort=21"
    g = acting(f"{track}={centre} {fort} {PAYERS[track]}=1 +medium_granary", "")
    with refused(g, "Needs the large granary.", "HW-6.18"):
        g.submit(ANYA, f"fill {track} {centre + 1}" + (" builder" if track == "fort" else ""))


def test_a_granary_binds_the_sword_too() -> None:
    """HW-6.19, HW-7.10"""
    g = acting("wall_guard=6 builder=1", "")

    with refused(g, "No next box for the sword (wall guard). Needs the medium granary.", "HW-7.10"):
        g.submit(ANYA, "fill training 1")
    with refused(g, "Мечу некуда встать (дозор). Нужна постройка: средний амбар.", "HW-7.10", "ru"):
        g.submit(ANYA, "fill training 1")
    assert "fill training 1" in codes(acting("wall_guard=6 builder=1 +medium_granary", ""), ANYA)


def test_granaries_limit_nothing_else() -> None:
    """HW-6.20: with the small granary alone everything else fills to its end."""
    g = acting("traders=8 performers=9 civilian=1 builder=9 servant=9 resource=9 discipline=15 renown=24", "")

    play(g, ANYA, "fill traders 9", "build theatre", "fill performances 2", "build statue")

    assert levels(g, ANYA, "traders", "renown", "discipline") == [9, 25, 16]
    assert {name for name, area in AREAS.items() if area.sections} == {track for track, _, _ in COLUMNS}
