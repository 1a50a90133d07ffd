"""Income and the end of the round (GR-25, GR-26)."""

from __future__ import annotations

import pytest

from comitium.games.glory_of_rome.components import BOARD
from tests.games.glory_of_rome.situations import (
    HENRY,
    JACK,
    MARY,
    ROSS,
    cleared,
    closed,
    codes,
    denarii,
    fame,
    finish_phase,
    intrigue,
    levels,
    play,
    provinces,
    purses,
    refused,
    taxing,
    track,
    view,
)


def test_normal_or_double_tax_in_turn_order() -> None:
    """GR-25.1"""
    g = cleared()
    fame(g, 4, 4, 4, 4)
    taxing(g)
    for seat in (JACK, MARY, HENRY, ROSS):
        assert g.waiting() == [seat]
        assert codes(g, seat) == ["tax normal", "tax double"]
        g.submit(seat, "tax normal")
    assert g.round == 3


def test_normal_tax_is_a_denarius_per_population() -> None:
    """GR-25.2: nothing for a province before an empty place."""
    g = cleared(3)
    levels(g, "africa", agr=2, rel=1)
    levels(g, "italy", agr=3)
    denarii(g, 0, 0, 0)
    taxing(g)
    play(g, *[(seat, "tax normal") for seat in range(3)])
    assert purses(g)[:3] == [4, 1, 1]


@pytest.mark.parametrize("population", range(1, 17))
def test_double_tax_costs_fame(population: int) -> None:
    """GR-25.3: two denarii per population, for two thirds of it in fame, rounded up."""
    g = cleared()
    left = population - 1
    built = {}
    for sphere in ("mil", "pol", "tra", "rel", "agr"):
        built[sphere] = min(3, left)
        left -= built[sphere]
    levels(g, "africa", **built)
    fame(g, 20)
    denarii(g, 0)
    taxing(g)
    g.submit(JACK, "tax double")
    penalty = (2 * population + 2) // 3
    assert (purses(g)[JACK], track(g)[JACK]) == (2 * population, 20 - penalty)
    assert BOARD.penalty[population - 1] == penalty


@pytest.mark.parametrize(("held", "allowed"), [(2, False), (3, True)])
def test_double_tax_must_leave_at_least_one_fame(held: int, allowed: bool) -> None:
    """GR-25.4: population 3 costs 2."""
    g = cleared()
    levels(g, "africa", agr=2)
    fame(g, held)
    taxing(g)
    assert ("tax double" in codes(g, JACK)) == allowed
    assert closed(g, JACK) == ({} if allowed else {"tax double": "GR-25.4"})
    if not allowed:
        with refused(g, "Fame 2 minus the penalty 2 would be less than 1.", "GR-25.4"):
            g.submit(JACK, "tax double")


def test_tax_is_taken_in_round_9_too() -> None:
    """GR-25.5, GR-26.3: then the match is scored, and the board does not turn."""
    g = cleared(round=9)
    denarii(g, 0, 0, 0, 3)
    taxing(g)
    play(g, *[(seat, "tax normal") for seat in range(4)])
    assert g.result is not None
    denarii_lines = [line for sheet in g.result.sheets for line in sheet.lines if line.source.name == "score-denarii"]
    assert [line.count for line in denarii_lines] == [1, 1, 1, 4]
    assert provinces(g) == ["africa", "gaul", "hispania", "italy"]


def test_the_board_turns_after_all_have_taxed() -> None:
    """GR-26.1: not before the last."""
    g = taxing(cleared())
    play(g, *[(seat, "tax normal") for seat in (JACK, MARY, HENRY)])
    assert provinces(g)[0] == "africa"
    g.submit(ROSS, "tax normal")
    assert provinces(g) == ["italy", "africa", "gaul", "hispania"]


def test_everything_on_a_province_travels_with_it() -> None:
    """GR-26.2: buildings, population, intrigues, first player token."""
    g = cleared()
    levels(g, "africa", agr=2)
    intrigue(g, HENRY, "africa", 3)
    taxing(g)
    assert view(g).provinces[0].next_place == 1
    finish_phase(g)
    shown = view(g).provinces[1]
    assert (shown.province, shown.population, shown.first_player_token) == ("africa", 3, True)
    assert [site.level for site in shown.sites] == [0, 0, 0, 0, 2]
    assert [slot.owner for slot in shown.slots] == [None, None, HENRY]


def test_the_round_marker_advances() -> None:
    """GR-26.3"""
    g = taxing(cleared(round=4))
    finish_phase(g)
    assert (g.round, view(g).round) == (5, 5)
