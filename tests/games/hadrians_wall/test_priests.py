"""The priests' area: gardens and temples (HW-13)."""

from __future__ import annotations

import pytest

from comitium.games.hadrians_wall.components import AREAS
from tests.games.hadrians_wall.situations import (
    ANYA,
    acting,
    codes,
    everybody,
    gained,
    level,
    levels,
    play,
    refused,
    seat_view,
    supply,
    told,
)

RICH = "soldier=9 builder=9 servant=9 civilian=9 resource=9"
TEMPLES = "+small_temple +medium_temple +large_temple"
FLAGS = [1, 1, 3, 3, 5, 5, 6, 6, 6, 6, 8, 8, 9, 9]
CITIZENS = ("traders", "performers", "priests", "apparitores", "patricians")


def changes_by(code: str, sheet: str) -> dict[str, int]:
    g = acting(f"{RICH} {sheet}", "")
    before = g.copy()
    g.submit(ANYA, code)
    return gained(g, ANYA, before)


def test_small_gardens() -> None:
    """HW-13.1: traders 2 and performers 2 are blank boxes, priests 5 gives a servant back."""
    changes = changes_by("build small_gardens", "priests=4 traders=1 performers=1")
    assert changes == {"builder": -1, "resource": -1, "piety": 1, "traders": 1, "performers": 1, "priests": 1}

    g = acting(f"{RICH} priests=3", "")
    with refused(g, "Needs priests 4: you have 3.", "HW-13.1"):
        g.submit(ANYA, "build small_gardens")


def test_large_gardens() -> None:
    """HW-13.2: all five streets; priests 8 gives another piety."""
    blank = " ".join(f"{name}=1" for name in CITIZENS if name != "priests")
    changes = changes_by("build large_gardens", f"priests=7 +small_gardens {blank}")
    assert changes == {
        "servant": -1,
        "builder": -1,
        "resource": -2,
        "piety": 2,
        **dict.fromkeys(CITIZENS, 1),
    }
    g = acting(f"{RICH} priests=9", "")
    with refused(g, "Needs the small gardens.", "HW-2.15"):
        g.submit(ANYA, "build large_gardens")
    g = acting(f"{RICH} priests=6 +small_gardens", "")
    with refused(g, "Needs priests 7: you have 6.", "HW-13.2"):
        g.submit(ANYA, "build large_gardens")


def test_garden_icons_for_full_tracks_are_lost_alone() -> None:
    """HW-13.3"""
    g = acting(f"{RICH} priests=9 traders=9 performers=1", "")

    g.submit(ANYA, "build small_gardens")

    assert levels(g, ANYA, "traders", "performers", "priests", "piety") == [9, 2, 9, 1]
    assert told(g)[-1] == (
        "Seat 1 gained piety 1, nothing for traders (full), performers 2 and nothing for priests (full)."
    )


@pytest.mark.parametrize(
    ("name", "before", "priests", "cost"),
    [
        ("small_temple", "", 1, {"servant": -1, "builder": -1, "resource": -1}),
        ("medium_temple", "+small_temple", 3, {"servant": -1, "builder": -1, "resource": -2}),
        ("large_temple", "+small_temple +medium_temple", 6, {"servant": -2, "builder": -1, "resource": -2}),
    ],
)
def test_temples(name: str, before: str, priests: int, cost: dict[str, int]) -> None:
    """HW-13.4, HW-13.5, HW-13.6: a piety each; the smaller one must stand, but need not be full."""
    assert changes_by(f"build {name}", f"priests={priests} {before}") == {**cost, "piety": 1}
    g = acting(f"{RICH} priests={priests - 1} {before}", "")
    with refused(g, f"Needs priests {priests}: you have {priests - 1}.", f"HW-13.{4 + len(before.split())}"):
        g.submit(ANYA, f"build {name}")


@pytest.mark.parametrize("worker", ["soldier", "builder", "servant", "civilian"])
def test_any_worker_visits(worker: str) -> None:
    """HW-13.7: as often as one likes in a year."""
    g = acting(f"priests=1 +small_temple {worker}=3", "")
    assert codes(g, ANYA, "fill visits") == [f"fill visits 1 {worker}"]

    play(g, ANYA, f"fill visits 1 {worker}", f"fill visits 2 {worker}")

    assert supply(g, ANYA) == {worker: 1}


def test_the_order_of_visits_is_fixed() -> None:
    """HW-13.8: small 1 row, medium 3, large 3, two boxes each."""
    assert AREAS["visits"].size == 14 == 2 * (1 + 3 + 3)
    g = acting(f"priests=9 {TEMPLES} servant=20 visits=4", "")
    with refused(g, "Box 5 comes next: temple visits.", "HW-13.8"):
        g.submit(ANYA, "fill visits 7 servant")
    play(g, ANYA, *[f"fill visits {box} servant" for box in range(5, 15)])
    assert level(g, ANYA, "visits") == 14


def test_a_temple_is_filled_after_the_smaller_one_and_must_stand() -> None:
    """HW-13.9"""
    g = acting("priests=9 +small_temple +medium_temple servant=9 visits=1", "")
    assert codes(g, ANYA, "fill visits") == ["fill visits 2 servant"]
    g = acting("priests=9 +small_temple servant=9 visits=2", "")
    with refused(g, "Needs the medium temple.", "HW-13.9"):
        g.submit(ANYA, "fill visits 3 servant")
    g = acting("priests=9 +small_temple +medium_temple servant=9 visits=8", "")
    with refused(g, "Needs the large temple.", "HW-13.9"):
        g.submit(ANYA, "fill visits 9 servant")


@pytest.mark.parametrize("box", range(1, 15))
def test_rows_need_priests(box: int) -> None:
    """HW-13.10"""
    flag = FLAGS[box - 1]
    open_table = acting(f"priests={flag} {TEMPLES} servant=1 visits={box - 1}", "")
    assert codes(open_table, ANYA, "fill visits") == [f"fill visits {box} servant"]
    g = acting(f"priests={flag - 1} {TEMPLES} servant=1 visits={box - 1}", "")
    with refused(g, f"Needs priests {flag}: you have {flag - 1}.", "HW-13.10"):
        g.submit(ANYA, f"fill visits {box} servant")


@pytest.mark.parametrize("box", range(1, 15))
def test_what_visits_give(box: int) -> None:
    """HW-13.11, HW-13.12: piety in every right box, a favour in the last box of each temple."""
    g = acting(f"priests=9 {TEMPLES} servant=1 visits={box - 1}", "")

    g.submit(ANYA, f"fill visits {box} servant")

    assert level(g, ANYA, "piety") == (1 if box % 2 == 0 else 0)
    assert seat_view(g, ANYA).temple_favours == (1 if box in (2, 8, 14) else 0)


def test_a_temple_favour_stays_until_used() -> None:
    """HW-13.12, HW-15.6: over the years."""
    g = acting("priests=1 +small_temple servant=1 visits=1 cohort_left=6 cohort_centre=6 cohort_right=6", "")
    g.submit(ANYA, "fill visits 2 servant")
    everybody(g, "pass")
    g.submit(ANYA, "stop")

    assert (g.year, seat_view(g, ANYA).temple_favours) == (2, 1)
