"""The traders' area: precincts and market (HW-11)."""

from __future__ import annotations

import pytest

from comitium.games.hadrians_wall.components import AREAS, CARDS, FATE
from tests.games.hadrians_wall.situations import (
    ANYA,
    KOLYA,
    LENA,
    acting,
    codes,
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
FLAGS = [4, 5, 5, 6, 6, 7, 8, 9]
MARKET = "traders=9 +market resource=9"
# fate cards by their good
GOOD = {1: "F05", 2: "F03", 3: "F01", 4: "F11", 5: "F09", 6: "F15"}


@pytest.mark.parametrize(
    ("name", "before", "traders", "civilians", "attribute"),
    [
        ("small_precinct", "", 3, 1, "piety"),
        ("medium_precinct", "+small_precinct", 6, 2, "discipline"),
        ("large_precinct", "+small_precinct +medium_precinct", 9, 3, "renown"),
    ],
)
def test_precincts(name: str, before: str, traders: int, civilians: int, attribute: str) -> None:
    """HW-11.1, HW-11.2, HW-11.3: in their order; a servant and civilians; an attribute, a hammer and a resource."""
    g = acting(f"{RICH} traders={traders} {before}", "")
    old = g.copy()
    g.submit(ANYA, f"build {name}")
    assert gained(g, ANYA, old) == {
        "servant": -1,
        "civilian": -civilians,
        attribute: 1,
        "production": 1,
        "resource": 1,
    }
    g = acting(f"{RICH} traders={traders - 1} {before}", "")
    with refused(g, f"Needs traders {traders}: you have {traders - 1}.", "HW-11.1"):
        g.submit(ANYA, f"build {name}")
    if before:
        g = acting(f"{RICH} traders=9", "")
        smaller = before.split("+")[-1].replace("_", " ")
        with refused(g, f"Needs the {smaller}.", "HW-2.15"):
            g.submit(ANYA, f"build {name}")


def test_the_market() -> None:
    """HW-11.4"""
    g = acting(f"{RICH} traders=4", "")
    before = g.copy()
    g.submit(ANYA, "build market")
    assert gained(g, ANYA, before) == {"servant": -1, "builder": -1, "resource": -2, "renown": 1}

    g = acting(f"{RICH} traders=3", "")
    with refused(g, "Needs traders 4: you have 3.", "HW-11.4"):
        g.submit(ANYA, "build market")


def test_goods_need_the_market() -> None:
    """HW-11.5"""
    g = acting("traders=9 resource=9", "")

    assert codes(g, ANYA, "buy") == []
    with refused(g, "Needs the market.", "HW-11.5"):
        g.submit(ANYA, "buy 1 fate")


@pytest.mark.parametrize("traders", range(4, 10))
def test_the_flags_of_the_goods_boxes(traders: int) -> None:
    """HW-11.6: in any order."""
    g = acting(f"traders={traders} +market resource=1", "")

    open_boxes = {int(code.split()[1]) for code in codes(g, ANYA, "buy")}
    assert open_boxes == {box for box, flag in enumerate(FLAGS, 1) if flag <= traders}
    if traders < 9:
        with refused(g, f"Needs traders 9: you have {traders}.", "HW-11.6"):
            g.submit(ANYA, "buy 8 fate")


@pytest.mark.parametrize("good", ["", "good.1=4"])
@pytest.mark.parametrize(("box", "worker"), [(6, ""), (7, "servant"), (8, "builder")])
def test_the_last_boxes_give_a_worker_also_for_duplicates(good: str, box: int, worker: str) -> None:
    """HW-11.7: Kolya sells good 4."""
    g = acting(f"{MARKET} {good}", "prospect=merchant")
    before = g.copy()

    g.submit(ANYA, f"buy {box} seat 1")

    changes = gained(g, ANYA, before)
    assert changes.pop("renown", 0) == (0 if good else 1)
    assert changes == {"resource": -1, "goods": 1, **({worker: 1} if worker else {})}


def test_a_good_costs_a_resource_and_is_written_down() -> None:
    """HW-11.8: without yearly limit, also twice from the same neighbour."""
    g = acting("traders=6 +market resource=3", "prospect=ranger", "")

    play(g, ANYA, "buy 5 seat 1", "buy 2 seat 1")

    assert seat_view(g, ANYA).goods == {"2": 6, "5": 6}
    assert supply(g, ANYA) == {"resource": 1}
    assert told(g)[0] == "Seat 1 bought good 6 for box 5 from Seat 2 (Ranger)."
    g = acting("traders=6 +market", "")
    with refused(g, "Costs 1 resource. You lack 1 resource.", "HW-2.4"):
        g.submit(ANYA, "buy 1 fate")


def test_the_sources_of_goods() -> None:
    """HW-11.9: neighbours and the fate deck; nobody further away, and neutral cards only where there are some."""
    g = acting("traders=4 +market resource=1", "", "", "")
    assert codes(g, ANYA, "buy 1") == ["buy 1 fate", "buy 1 seat 1", "buy 1 seat 3"]
    with refused(g, "Choose one of these: the fate deck, Seat 2 (Vanguard) and Seat 4 (Forager).", "HW-11.9"):
        g.submit(ANYA, "buy 1 seat 2")

    g = acting("traders=4 +market resource=1", neutral="engineer planner")
    assert codes(g, ANYA, "buy 1") == ["buy 1 fate", "buy 1 neutral engineer", "buy 1 neutral planner"]


def test_the_own_good_is_not_for_sale() -> None:
    """HW-11.10"""
    g = acting("traders=4 +market resource=1", "", "")

    assert "buy 1 seat 0" not in codes(g, ANYA)
    with refused(g, "The good on your own prospect is for your neighbours.", "HW-11.10"):
        g.submit(ANYA, "buy 1 own")


@pytest.mark.parametrize("card", CARDS)
def test_a_neighbour_gets_the_resource_and_gives_the_number_on_the_card(card: str) -> None:
    """HW-11.11"""
    g = acting("traders=4 +market resource=1", f"prospect={card}", "")

    g.submit(ANYA, "buy 1 seat 1")

    assert seat_view(g, ANYA).goods == {"1": CARDS[card].good}
    assert [supply(g, seat) for seat in (ANYA, KOLYA, LENA)] == [{}, {"resource": 1}, {}]


def test_the_fate_deck_gives_whatever_is_turned_over() -> None:
    """HW-11.12: the resource is gone, the card is discarded, and its number must be taken."""
    g = acting("traders=4 +market resource=1 good.2=3", "", fate="F01 F02")

    g.submit(ANYA, "buy 1 fate")

    assert seat_view(g, ANYA).goods == {"1": 3, "2": 3}
    assert (supply(g, ANYA), supply(g, KOLYA)) == ({}, {})
    assert g.fate.discards == ["F01"]
    assert "Seat 1 turned over a fate card: good 3." in told(g)
    [action] = [action for action in acting(MARKET, "").options(ANYA) if action.code() == "buy 1 fate"]
    assert action.final


def test_renown_for_every_new_number() -> None:
    """HW-11.13: 1, 1, 1, 2, 2 and 3."""
    g = acting(f"{MARKET} ", "", fate=" ".join(GOOD[good] for good in (4, 1, 6, 2, 5, 3)))
    renown = []
    for box in range(1, 7):
        before = level(g, ANYA, "renown")
        g.submit(ANYA, f"buy {box} fate")
        renown.append(level(g, ANYA, "renown") - before)

    assert renown == [1, 1, 1, 2, 2, 3]


def test_a_number_already_owned_gives_no_renown() -> None:
    """HW-11.14: it is written down all the same."""
    g = acting(f"{MARKET} good.1=2 good.2=5", "prospect=fighter", "")

    g.submit(ANYA, "buy 3 seat 1")

    assert (level(g, ANYA, "renown"), level(g, ANYA, "goods")) == (0, 3)
    assert seat_view(g, ANYA).next_good_renown == 1


def test_goods_are_numbered_one_to_six() -> None:
    """HW-11.15: on fate cards and player cards alike."""
    assert {card.good for card in FATE.values()} == {1, 2, 3, 4, 5, 6} == {card.good for card in CARDS.values()}
    assert levels(acting("", ""), ANYA, "goods") == [0]
    assert AREAS["goods"].size == 8
