"""Phase IV, income (SY-7), and the buildings used in it (SY-13.1, SY-13.3, SY-13.8 to SY-13.11)."""

from __future__ import annotations

import pytest

from tests.games.sylla.situations import (
    BLACK,
    BLUE,
    HEALTH,
    LAST,
    PRIDE,
    RED,
    WHITE,
    answer,
    choose_first,
    codes,
    coins,
    marker_view,
    named,
    refused,
    seat_view,
    situation,
    tokens,
    view,
)

TOKENS_FOR_SALE = ["sanctuary health", "sanctuary pride", "sanctuary leisure"]


def test_everybody_does_a_whole_income_turn_in_order() -> None:
    """SY-7.1: money, then buildings in any order; the next one has his money only afterwards."""
    g = situation("income", consul=WHITE, buildings=["sanctuary tavern", "", "tavern", ""])
    assert g.waiting() == [WHITE]
    assert coins(g) == [0, 0, 3, 0]
    answer(g, "tavern health right")

    assert g.waiting() == [BLUE]
    assert coins(g) == [3, 0, 3, 3]
    answer(g, "tavern pride left", "sanctuary pride")
    assert coins(g) == [1, 3, 3, 3]


def test_a_sanctuary_may_come_before_the_tavern() -> None:
    """SY-7.1: in any order."""
    g = situation("income", buildings=["sanctuary tavern"])
    answer(g, "sanctuary leisure", "tavern pride left")

    assert tokens(g, BLUE) == [0, 0, 1]
    assert view(g).markers[PRIDE].cell == 1


@pytest.mark.parametrize(
    ("cards", "buildings", "money"),
    [
        ("", "", 3),
        ("merchant merchant+", "", 5),
        ("merchant merchant/ merchant!", "", 4),
        ("senator slave vestal", "stall stall", 7),
        ("merchant", "stall stall! field", 6),
    ],
)
def test_money_comes_from_the_income_tile_merchants_and_stalls(cards: str, buildings: str, money: int) -> None:
    """SY-7.2, SY-13.1: 3, 1 for an available Merchant, 2 for an active Market Stall."""
    g = situation("income", [cards], buildings=[buildings], coins=[1])

    assert coins(g)[BLUE] == 1 + money


def test_a_building_bought_this_turn_works_at_once() -> None:
    """SY-7.3"""
    g = situation("buildings", ["slave", "", "", ""])
    answer(g, "offer stall-A1", "bid 1")
    choose_first(g, "buildings")

    assert coins(g) == [5, 3, 3, 3]


def test_money_received_can_be_spent_at_once() -> None:
    """SY-7.4"""
    g = situation("income", buildings=["sanctuary"], coins=[0])
    answer(g, "sanctuary health")

    assert coins(g)[BLUE] == 3 - 2
    assert tokens(g, BLUE) == [1, 0, 0]


def test_using_buildings_is_optional_and_each_works_once() -> None:
    """SY-7.5: two Sanctuaries give two tokens and no third."""
    g = situation("income", buildings=["sanctuary sanctuary", "sanctuary"], coins=[9, 9])
    answer(g, "sanctuary health")
    assert codes(g, BLUE) == ["done", *TOKENS_FOR_SALE]
    with refused(g, "You have no Tavern left to use.", "SY-7.5"):
        g.submit(BLUE, "tavern health left")
    answer(g, "sanctuary health")

    assert tokens(g, BLUE) == [2, 0, 0]
    assert g.waiting() == [RED]
    answer(g, "done")
    assert tokens(g, RED) == [0, 0, 0]


def test_a_tavern_cannot_be_used_twice() -> None:
    """SY-7.5"""
    g = situation("income", buildings=["tavern sanctuary"], coins=[9])
    answer(g, "tavern health left")

    with refused(g, "You have no Tavern left to use.", "SY-7.5"):
        g.submit(BLUE, "tavern pride left")
    assert [tile.used for tile in seat_view(g, BLUE).buildings] == [False, True]
    with refused(g, "Say “sanctuary health”, “tavern leisure left” or “done”.", "SY-7.5"):
        g.submit(BLUE, "pass")


def test_a_turned_face_down_or_foreign_sanctuary_is_of_no_use() -> None:
    """SY-7.5, SY-1.8: only the owner of an active one is asked."""
    g = situation("income", buildings=["sanctuary!", "field stall"], coins=[9, 9])

    assert g.heading != "income"


# -- Sanctuary ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "held"), [("health", [1, 0, 0]), ("pride", [0, 1, 0]), ("leisure", [0, 0, 1])])
def test_a_sanctuary_sells_a_token_of_any_kind_for_2(kind: str, held: list[int]) -> None:
    """SY-13.3"""
    g = situation("income", buildings=["sanctuary"], coins=[4])
    answer(g, f"sanctuary {kind}")

    assert tokens(g, BLUE) == held
    assert coins(g)[BLUE] == 4 + 3 - 2


def test_two_sanctuaries_need_four_coins() -> None:
    """SY-13.3: with 1 coin left the second one is closed, with the reason."""
    g = situation("income", buildings=["sanctuary sanctuary"])
    answer(g, "sanctuary pride")

    assert codes(g, BLUE) == ["done"]
    with refused(g, "A token costs 2 denarii, you have 1.", "SY-13.3"):
        g.submit(BLUE, "sanctuary pride")
    assert [closed.code for closed in g.closed(BLUE)] == TOKENS_FOR_SALE


# -- Tavern ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "cells"), [
    ("tavern health left", [1, 2, 2]),
    ("tavern health right", [3, 2, 2]),
    ("tavern pride left", [2, 1, 2]),
    ("tavern leisure right", [2, 2, 3]),
])  # fmt: skip
def test_a_tavern_moves_a_marker_one_cell_either_way(code: str, cells: list[int]) -> None:
    """SY-13.8"""
    g = situation("income", buildings=["tavern"])
    assert len(codes(g, BLUE)) == 1 + 6
    answer(g, code)

    assert [marker.cell for marker in view(g).markers] == cells


def test_a_marker_is_moved_by_one_tavern_only() -> None:
    """SY-13.9: neither the own second one nor another player's may act on it in the same phase."""
    g = situation("income", buildings=["tavern tavern", "tavern"])
    answer(g, "tavern health right")
    assert marker_view(g, "health").acted_on

    for code in ("tavern health left", "tavern health right"):
        with refused(g, "A Tavern has acted on Health in this phase already.", "SY-13.9"):
            g.submit(BLUE, code)
    answer(g, "tavern pride left")
    assert codes(g, RED) == ["done", "tavern leisure left", "tavern leisure right"]
    answer(g, "done")
    assert not any(marker.acted_on for marker in view(g).markers)


@pytest.mark.parametrize(("cell", "code"), [(LAST, "tavern health right"), (0, "tavern health left")])
def test_pushing_a_marker_outward_at_an_end_only_locks_it(cell: int, code: str) -> None:
    """SY-13.10"""
    g = situation("income", buildings=["tavern", "tavern"], markers=(cell, 2, 2))
    answer(g, code)

    assert g.markers[HEALTH] == cell
    assert marker_view(g, "health").acted_on
    assert "tavern health left" not in codes(g, RED)
    assert "tavern health right" not in codes(g, RED)


def test_a_tavern_cannot_move_the_famine_marker() -> None:
    """SY-13.11"""
    g = situation("income", buildings=["tavern"], famine=3)

    with refused(g, "A Tavern cannot move the famine marker.", "SY-13.11"):
        g.submit(BLUE, "tavern famine left")
    choose_first(g, "income")
    assert view(g).famine.level == 3


def test_options_touch_the_tile_and_what_it_acts_on() -> None:
    """SY-13.3, SY-13.8: a click on either narrows the choice."""
    g = situation("income", buildings=["", "", "", "sanctuary tavern"])
    sanctuary, tavern = named(g, BLACK, "sanctuary"), named(g, BLACK, "tavern")
    pieces = {action.code(): action.pieces() for action in g.options(BLACK)}

    assert pieces["sanctuary pride"] == [f"tile:{sanctuary}", "token:pride"]
    assert pieces["tavern leisure left"] == [f"tile:{tavern}", "marker:leisure", "cell:1"]
    assert coins(g)[WHITE] == 3
