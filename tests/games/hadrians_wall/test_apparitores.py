"""The apparitores' area: baths and courthouse (HW-14)."""

from __future__ import annotations

import pytest

from tests.games.hadrians_wall.situations import (
    ANYA,
    acting,
    area_view,
    attacked,
    codes,
    gained,
    play,
    refused,
    seat_view,
    supply,
)

RICH = "soldier=9 builder=9 servant=9 civilian=9 resource=9"
BRIBES = [(3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3)]
RULINGS = {
    "left": (4, {}, {"servant": 1}),
    "centre": (5, {"builder": 1}, {"servant": 2}),
    "right": (6, {"servant": 1}, {"builder": 1}),
}


@pytest.mark.parametrize(("name", "flag", "clause"), [("baths", 3, "HW-14.1"), ("courthouse", 4, "HW-14.7")])
def test_baths_and_courthouse(name: str, flag: int, clause: str) -> None:
    """HW-14.1, HW-14.7"""
    g = acting(f"{RICH} apparitores={flag}", "")
    before = g.copy()
    g.submit(ANYA, f"build {name}")
    assert gained(g, ANYA, before) == {"servant": -2, "builder": -1, "resource": -2, "renown": 1}

    g = acting(f"{RICH} apparitores={flag - 1}", "")
    with refused(g, f"Needs apparitores {flag}: you have {flag - 1}.", clause):
        g.submit(ANYA, f"build {name}")


@pytest.mark.parametrize("box", range(1, 7))
def test_bribes_with_their_flags_and_prices(box: int) -> None:
    """HW-14.2, HW-14.3: in any order, each once; a bribe removes one disdain and writes the year."""
    flag, price = BRIBES[box - 1]
    g = acting(f"apparitores={flag} +baths resource={price} disdain=2", "", year=3)
    g.submit(ANYA, f"fill bribes {box}")
    assert supply(g, ANYA) == {}
    assert (seat_view(g, ANYA).disdain, seat_view(g, ANYA).removed_disdain) == (1, 1)
    assert area_view(g, ANYA, "bribes").filled[box - 1] == 3

    g = acting(f"apparitores={flag - 1} +baths resource=9 disdain=2", "")
    with refused(g, f"Needs apparitores {flag}: you have {flag - 1}.", "HW-14.2"):
        g.submit(ANYA, f"fill bribes {box}")
    g = acting(f"apparitores={flag} +baths resource={price - 1} disdain=2", "")
    assert f"fill bribes {box}" not in codes(g, ANYA)
    g = acting(f"apparitores=9 +baths resource=9 disdain=5 bribes.{box}@1", "", year=2)
    with refused(g, f"Box {box} is filled already: bribes.", "HW-2.5"):
        g.submit(ANYA, f"fill bribes {box}")


def test_a_bribe_needs_the_baths() -> None:
    """HW-14.3"""
    g = acting("apparitores=9 resource=9 disdain=2", "")

    with refused(g, "Needs the baths.", "HW-14.3"):
        g.submit(ANYA, "fill bribes 1")


def test_two_bribes_a_year() -> None:
    """HW-14.4"""
    g = acting("apparitores=9 +baths resource=9 disdain=5 bribes.6@1", "", year=2)
    play(g, ANYA, "fill bribes 1", "fill bribes 2")

    assert codes(g, ANYA, "fill bribes") == []
    with refused(g, "Used this year: bribes, at most 2 times a year.", "HW-14.4"):
        g.submit(ANYA, "fill bribes 3")
    with refused(g, "В этом году больше нельзя: взятки, не больше 2 раз в год.", "HW-14.4", "ru"):
        g.submit(ANYA, "fill bribes 3")


def test_no_bribe_without_disdain() -> None:
    """HW-14.5: bribes cannot be made in advance."""
    for disdain in ("", "disdain=2 removed=2"):
        g = acting(f"apparitores=9 +baths resource=9 {disdain}", "")
        with refused(g, "You have no disdain to remove.", "HW-14.5"):
            g.submit(ANYA, "fill bribes 1")


def test_a_removed_circle_is_used_up() -> None:
    """HW-14.6: new disdain takes new circles, so 2 removed of 2 and 2 more leave 2."""
    g = attacked("disdain=2 removed=2", "", year=3, fate="F01 F02 F03")

    player = g.players[ANYA]
    assert (player.disdain, player.removed, player.remaining_disdain()) == (4, 2, 2)


@pytest.mark.parametrize("column", RULINGS)
@pytest.mark.parametrize("box", [1, 2, 3])
def test_rulings_with_their_flags(column: str, box: int) -> None:
    """HW-14.8, HW-14.9, HW-14.12: from top to bottom; what a column costs and gives."""
    first, paid, gains = RULINGS[column]
    flag, code = first + box - 1, f"fill rulings_{column} {box}"
    filled = f"rulings_{column}={box - 1}"
    g = acting(f"apparitores={flag} +courthouse builder=3 servant=3 {filled}", "", year=5)
    before = g.copy()
    g.submit(ANYA, code)
    changes = gained(g, ANYA, before)
    assert changes.pop(f"rulings_{column}") == 1
    assert changes == {item: gains.get(item, 0) - paid.get(item, 0) for item in {**paid, **gains}}
    assert area_view(g, ANYA, f"rulings_{column}").filled[box - 1] == 5

    g = acting(f"apparitores={flag - 1} +courthouse builder=3 servant=3 {filled}", "", year=5)
    with refused(g, f"Needs apparitores {flag}: you have {flag - 1}.", "HW-14.8"):
        g.submit(ANYA, code)


def test_one_ruling_a_year_in_each_column_and_three_in_all() -> None:
    """HW-14.10"""
    g = acting("apparitores=9 +courthouse builder=3 servant=3", "", year=2)
    play(g, ANYA, *[f"fill rulings_{column} 1" for column in RULINGS])

    assert codes(g, ANYA, "fill rulings") == []
    with refused(g, "Used this year: left court column, at most once a year.", "HW-14.10"):
        g.submit(ANYA, "fill rulings_left 2")
    g = acting("apparitores=9 +courthouse rulings_left@1,2,3", "", year=4)
    with refused(g, "All 3 boxes are filled: left court column.", "HW-2.5"):
        g.submit(ANYA, "fill rulings_left 3")


def test_a_ruling_needs_the_courthouse() -> None:
    """HW-14.11"""
    g = acting("apparitores=9", "")

    with refused(g, "Needs the courthouse.", "HW-14.11"):
        g.submit(ANYA, "fill rulings_left 1")


def test_rulings_are_taken_from_top_to_bottom() -> None:
    """HW-14.12"""
    g = acting("apparitores=9 +courthouse", "")

    with refused(g, "Box 1 comes next: left court column.", "HW-14.12"):
        g.submit(ANYA, "fill rulings_left 2")
