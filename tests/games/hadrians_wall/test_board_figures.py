"""Figures the board shows and must not compute: prices, incomes, battles, breaches, chances foreseen."""

from __future__ import annotations

from comitium.games.hadrians_wall import GAME
from tests.games.hadrians_wall.situations import ANYA, KOLYA, acting, attacked, play, seat_view, view

CENTRE, RIGHT, RIGHT_TOO = "F01", "F02", "F03"


def test_prices_are_told_where_boxes_differ() -> None:
    """HW-14.3"""
    prices = {area.area: area.prices for area in view(acting("", "")).sheet}
    assert prices["bribes"] == (1, 1, 2, 2, 3, 3)
    assert {area for area, differ in prices.items() if differ} == {"bribes"}


def test_buildings_name_their_yearly_income() -> None:
    """HW-4.11 to HW-4.13"""
    circles = {plan.building: plan.circle for plan in view(acting("", "")).building_costs if plan.circle}
    assert circles == {
        "small_hotel": "civilian",
        "large_hotel": "civilian",
        "small_workshop": "builder",
        "large_workshop": "builder",
        "small_road": "any_attribute",
        "large_road": "any_attribute",
    }


def test_battles_are_told_by_strength() -> None:
    """HW-12.14, HW-12.15"""
    battles = view(acting("", "")).battles
    assert (battles.if_killed[1], battles.if_alive[3]) == ("piety+piety", "renown+renown")


def test_attacks_beyond_a_cohort_come_through() -> None:
    """HW-16.5; a favour takes its card out."""
    g = attacked("cohort_right=1 temple_favours=2", "cohort_right=2", fate=f"{CENTRE} {RIGHT} {RIGHT_TOO}")
    assert [cohort.through for cohort in seat_view(g, ANYA).cohorts] == [0, 1, 1]
    assert [cohort.through for cohort in seat_view(g, KOLYA).cohorts] == [0, 1, 0]
    play(g, ANYA, f"favour temple {CENTRE}")
    assert [cohort.through for cohort in seat_view(g, ANYA).cohorts] == [0, 0, 1]


def test_a_cohort_that_would_grow_shows_its_new_chance() -> None:
    """HW-16.5"""
    g = acting("soldier=1 cohort_centre=5 cohort_right=5", "")
    play(g, ANYA, "fill wall_guard 1")
    holds = {cohort.cohort: cohort.percent for cohort in seat_view(g, ANYA).cohorts}
    shown = {change.piece: change for change in GAME.preview(g, ANYA, g.find(ANYA, "into cohort_left"))}
    play(g, ANYA, "into cohort_left")
    after = {cohort.cohort: cohort.percent for cohort in seat_view(g, ANYA).cohorts}
    assert (shown["hold:left"].before, shown["hold:left"].after) == (holds["left"], after["left"])
    assert holds["left"] < after["left"]
    assert "hold:centre" not in shown
    assert shown["hold:all"].after == seat_view(g, ANYA).percent
