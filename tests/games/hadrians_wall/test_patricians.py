"""The patricians' area: diplomats and scouts (HW-15)."""

from __future__ import annotations

import pytest

from comitium.games.hadrians_wall.components import BUILDINGS, PATTERNS
from comitium.games.hadrians_wall.patricians import PLACEMENTS, orientations
from tests.games.hadrians_wall.situations import (
    ANYA,
    CELLS,
    KOLYA,
    LENA,
    acting,
    attacked,
    codes,
    ended,
    level,
    play,
    refused,
    seat_view,
    supply,
    told,
)

DIPLOMAT = "servant=1 soldier=1 resource=2"
ALL_BUT = ",".join(name for name in CELLS if name not in ("1.1", "1.2", "1.3", "1.4"))
CARD_OF = {"L": "defender", "O": "fighter", "I": "ranger", "T": "pontiff", "S": "vanguard"}


@pytest.mark.parametrize(("number", "flag"), [(1, 1), (2, 3), (3, 6)])
def test_diplomats_need_patricians(number: int, flag: int) -> None:
    """HW-15.1"""
    served = " ".join(f"served.{cohort}=2" for cohort in ("right", "centre")[: number - 1])
    assert "appoint left" in codes(acting(f"patricians={flag} {DIPLOMAT} {served}", ""), ANYA)
    g = acting(f"patricians={flag - 1} {DIPLOMAT} {served}", "")
    with refused(g, f"Needs patricians {flag}: you have {flag - 1}.", "HW-15.1"):
        g.submit(ANYA, "appoint left")


def test_what_a_diplomat_costs() -> None:
    """HW-15.2"""
    g = acting(f"patricians=1 {DIPLOMAT}", "")
    g.submit(ANYA, "appoint left")
    assert supply(g, ANYA) == {}

    g = acting("patricians=1 soldier=1 resource=1", "")
    with refused(g, "Costs 1 servant, 1 soldier and 2 resources. You lack 1 servant and 1 resource.", "HW-2.4"):
        g.submit(ANYA, "appoint left")


@pytest.mark.parametrize("cohort", ["left", "centre", "right"])
def test_a_diplomat_gives_valour_and_two_favours_for_a_cohort(cohort: str) -> None:
    """HW-15.3"""
    g = acting(f"patricians=1 {DIPLOMAT}", "")

    g.submit(ANYA, f"appoint {cohort}")

    assert level(g, ANYA, "valour") == 1
    [diplomat] = seat_view(g, ANYA).diplomats
    assert (diplomat.cohort, diplomat.favours) == (cohort, 2)
    g = acting(f"patricians=1 {DIPLOMAT}", "")
    with refused(g, "Name the left, centre or right cohort.", "HW-15.3"):
        g.submit(ANYA, "appoint north")


def test_diplomats_serve_different_cohorts() -> None:
    """HW-15.4"""
    g = acting(f"patricians=9 {DIPLOMAT} served.centre=0", "")

    assert codes(g, ANYA, "appoint") == ["appoint left", "appoint right"]
    with refused(g, "A diplomat serves there already: centre cohort.", "HW-15.4"):
        g.submit(ANYA, "appoint centre")


def test_all_diplomats_in_one_year() -> None:
    """HW-15.5, HW-15.19: no yearly limit, no building."""
    g = acting("patricians=9 servant=3 soldier=3 resource=6", "")

    play(g, ANYA, "appoint right", "appoint left", "appoint centre")

    assert (level(g, ANYA, "diplomats"), level(g, ANYA, "valour")) == (3, 3)
    with refused(g, "All 3 boxes are filled: diplomats.", "HW-2.5"):
        g.submit(ANYA, "appoint left")


def test_unused_favours_stay_and_are_worth_nothing() -> None:
    """HW-15.6"""
    g = attacked("served.left=2 temple_favours=1 cohort_left=6 cohort_centre=6 cohort_right=6", "", fate="F01 F02 F03")
    g.submit(ANYA, "stop")

    assert g.year == 4
    assert (g.players[ANYA].diplomats, g.players[ANYA].temple_favours) == ({"left": 2}, 1)
    [sheet] = ended("served.left=2 temple_favours=3").sheets
    assert sheet.total == 0


@pytest.mark.parametrize(("number", "flag"), [(1, 2), (2, 4), (3, 5), (4, 7), (5, 9)])
def test_scouts_need_patricians(number: int, flag: int) -> None:
    """HW-15.7: five in all."""
    assert "scout own" in codes(acting(f"patricians={flag} soldier=1 scouts={number - 1}", ""), ANYA)
    g = acting(f"patricians={flag - 1} soldier=1 scouts={number - 1}", "")
    with refused(g, f"Needs patricians {flag}: you have {flag - 1}.", "HW-15.7"):
        g.submit(ANYA, "scout own")
    g = acting("patricians=9 soldier=1 scouts=5", "")
    with refused(g, "All 5 boxes are filled: scouts.", "HW-2.5"):
        g.submit(ANYA, "scout own")


def test_a_scout_costs_a_soldier_and_fills_four_cells() -> None:
    """HW-15.8: nothing is paid before the pattern is placed; no yearly limit."""
    g = acting("patricians=9 soldier=2 prospect=fighter", "")
    g.submit(ANYA, "scout own")
    assert supply(g, ANYA) == {"soldier": 2}

    g.submit(ANYA, "place 3.1+3.2+4.1+4.2")
    assert (supply(g, ANYA), level(g, ANYA, "scouts")) == ({"soldier": 1, "resource": 1}, 1)
    assert seat_view(g, ANYA).map == (".....", ".....", "##...", "##...")
    play(g, ANYA, "scout own", "place 1.2+1.3+2.2+2.3")
    assert level(g, ANYA, "scouts") == 2


def test_the_sources_of_patterns() -> None:
    """HW-15.9: own, neighbours', neutral; only this year's."""
    g = acting("patricians=9 soldier=1", "", "", "")
    assert codes(g, ANYA, "scout") == ["scout own", "scout seat 1", "scout seat 3"]
    with refused(g, "Choose one of these: your own prospect, Seat 2 (Vanguard) and Seat 4 (Forager).", "HW-15.9"):
        g.submit(ANYA, "scout seat 2")
    g = acting("patricians=9 soldier=1", "", neutral="engineer")
    assert codes(g, ANYA, "scout") == ["scout own", "scout seat 1", "scout neutral engineer"]


@pytest.mark.parametrize(("source", "receiver"), [("own", None), ("seat 1", KOLYA), ("seat 2", LENA)])
def test_who_gets_the_soldier(source: str, receiver: int | None) -> None:
    """HW-15.10, HW-15.11: the main supply for the own pattern, else the neighbour."""
    g = acting("patricians=9 soldier=1 prospect=fighter", "prospect=fighter", "prospect=fighter")

    play(g, ANYA, f"scout {source}", "place 2.3+2.4+3.3+3.4")

    assert [supply(g, seat).get("soldier", 0) for seat in (KOLYA, LENA)] == [
        int(receiver == KOLYA),
        int(receiver == LENA),
    ]
    assert "soldier" not in supply(g, ANYA)


@pytest.mark.parametrize(
    ("pattern", "held", "placed"), [("L", 8, 68), ("O", 1, 12), ("I", 2, 13), ("T", 4, 34), ("S", 4, 34)]
)
def test_patterns_are_turned_and_mirrored(pattern: str, held: int, placed: int) -> None:
    """HW-15.12: the published numbers of orientations and placements."""
    assert len(orientations(pattern)) == held
    assert len({frozenset(cells) for cells in PLACEMENTS[pattern]}) == len(PLACEMENTS[pattern]) == placed
    g = acting(f"patricians=9 soldier=1 prospect={CARD_OF[pattern]}", "")
    g.submit(ANYA, "scout own")
    assert len(codes(g, ANYA)) == placed
    assert set(PATTERNS) == set(CARD_OF)


def test_the_cells_lie_on_the_map_and_are_unfilled() -> None:
    """HW-15.13: four rows of five; they need not touch earlier cells."""
    g = acting("patricians=9 soldier=1 prospect=fighter map=1.1", "")
    g.submit(ANYA, "scout own")

    assert "place 3.4+3.5+4.4+4.5" in codes(g, ANYA)
    with refused(g, "Cell 1.1 is filled already.", "HW-15.13"):
        g.submit(ANYA, "place 1.1+1.2+2.1+2.2")
    with refused(g, "There is no cell 5.1: the map has 4 rows and 5 columns.", "HW-15.13"):
        g.submit(ANYA, "place 4.1+4.2+5.1+5.2")
    with refused(g, "These cells do not form pattern O.", "HW-15.12"):
        g.submit(ANYA, "place 1.2+1.3+1.4+1.5")
    with refused(g, "Cell 1.1 is filled already.", "HW-15.13"):
        g.submit(ANYA, "place 1.1+9.9")


def test_a_cell_named_twice_is_one_cell() -> None:
    """HW-15.12"""
    g = acting("patricians=9 soldier=1 prospect=fighter map=1.2", "")
    g.submit(ANYA, "scout own")

    with refused(g, "These cells do not form pattern O.", "HW-15.12"):
        g.submit(ANYA, "place 1.1+1.1")


def test_a_pattern_that_fits_nowhere_is_refused() -> None:
    """HW-15.14: with that source only."""
    g = acting(f"patricians=9 soldier=1 prospect=fighter map={ALL_BUT}", "prospect=ranger")

    assert codes(g, ANYA, "scout") == ["scout seat 1"]
    with refused(g, "Pattern O fits nowhere on your map.", "HW-15.14"):
        g.submit(ANYA, "scout own")
    assert [choice.code for choice in g.closed(ANYA) if choice.code.startswith("scout")] == ["scout own"]
    g.submit(ANYA, "scout seat 1")
    assert codes(g, ANYA) == ["place 1.1+1.2+1.3+1.4"]


def test_the_same_pattern_serves_several_times() -> None:
    """HW-15.15"""
    g = acting("patricians=9 soldier=2", "prospect=fighter")

    play(g, ANYA, "scout seat 1", "place 1.2+1.3+2.2+2.3", "scout seat 1", "place 3.2+3.3+4.2+4.3")

    assert (level(g, ANYA, "map"), supply(g, KOLYA)) == (8, {"soldier": 2})


@pytest.mark.parametrize(
    ("cells", "items"),
    [
        ("1.1+1.2+2.1+2.2", {"resource": 1, "servant": 1}),
        ("1.4+1.5+2.4+2.5", {"resource": 1, "servant": 1}),
        ("3.1+3.2+4.1+4.2", {"resource": 1}),
        ("3.2+3.3+4.2+4.3", {"resource": 1}),
        ("3.4+3.5+4.4+4.5", {"resource": 1}),
        ("2.2+2.3+3.2+3.3", {"servant": 1}),
        ("2.1+2.2+3.1+3.2", {"servant": 1}),
        ("1.2+1.3+2.2+2.3", {"servant": 1}),
    ],
)
def test_map_cells_give_their_icons(cells: str, items: dict[str, int]) -> None:
    """HW-15.16"""
    g = acting("patricians=9 soldier=1 prospect=fighter", "")

    play(g, ANYA, "scout own", f"place {cells}")

    assert supply(g, ANYA) == items


def test_a_full_row_gives_valour_and_a_full_column_nothing() -> None:
    """HW-15.17"""
    g = acting("patricians=9 soldier=1 prospect=ranger map=1.5", "")
    play(g, ANYA, "scout own", "place 1.1+1.2+1.3+1.4")
    assert level(g, ANYA, "valour") == 1

    g = acting("patricians=9 soldier=1 prospect=ranger", "")
    play(g, ANYA, "scout own", "place 1.3+2.3+3.3+4.3")
    assert level(g, ANYA, "valour") == 0


def test_icons_come_before_the_valour_of_rows() -> None:
    """HW-15.18: top row first, left to right; two rows at once give two valour, box 3 a soldier."""
    full = ",".join(f"{row}.{column}" for row in (1, 2) for column in (1, 2, 3))
    g = acting(f"patricians=9 soldier=1 prospect=fighter map={full} valour=1", "")

    play(g, ANYA, "scout own", "place 1.4+1.5+2.4+2.5")

    assert told(g)[-1] == "Seat 1 gained 1 resource, 1 servant, valour 2, valour 3 and 1 soldier."


def test_diplomats_and_scouts_need_no_building() -> None:
    """HW-15.19"""
    g = acting("patricians=2 servant=1 soldier=2 resource=2", "")

    assert g.players[ANYA].built == {}
    assert {"appoint left", "scout own"} <= set(codes(g, ANYA))
    assert not [name for name in BUILDINGS if BUILDINGS[name].flag == "patricians"]
