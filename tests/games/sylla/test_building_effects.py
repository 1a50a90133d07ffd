"""What buildings do (SY-13); `test_income` has those used in phase IV."""

from __future__ import annotations

import pytest

from tests.games.sylla.situations import (
    BLUE,
    answer,
    choose_first,
    coins,
    face_down,
    kinds_of,
    named,
    points,
    seat_view,
    situation,
    tokens,
    turned,
    view,
    vote,
)


def test_market_stalls_pay_every_turn() -> None:
    """SY-13.1: 2 each in phase IV, to their owner only."""
    g = situation("income", buildings=["stall stall", "stall"])

    assert coins(g) == [3 + 4, 3 + 2, 3, 3]


def test_a_field_saves_2_points_of_famine() -> None:
    """SY-13.2: for its owner only, each turn."""
    g = situation("famine", buildings=["field"], famine=5)

    assert points(g) == [7, 5, 5, 5]
    assert "field" in kinds_of(g, BLUE)


def test_an_insula_gives_two_tokens_of_any_kinds() -> None:
    """SY-13.4, SY-13.15: equal or different, seen by all; the tile is gone."""
    for first, second, held in (("health", "health", [2, 0, 0]), ("pride", "leisure", [0, 1, 1])):
        g = situation("buildings", ["slave", "", "", ""])
        answer(g, "offer insula-B1", "bid 1", f"take {first}")
        assert g.waiting() == [BLUE]
        answer(g, f"take {second}")
        assert tokens(g, BLUE) == held
        assert kinds_of(g, BLUE) == ["slave"]
        seen = [entry for entry in g.log if entry.message().name == "took-token"]
        assert len(seen) == 2
        assert all(entry.audience is None for entry in seen)


def test_a_crane_tile_becomes_a_crane_card() -> None:
    """SY-13.5: it lies next to the characters, the tile is discarded."""
    g = situation("buildings", ["slave", "", "", ""])
    answer(g, "offer crane-A1", "bid 1")

    assert [card.kind for card in seat_view(g, BLUE).cards] == ["slave", "crane"]
    assert seat_view(g, BLUE).buildings == ()


def test_a_crane_pays_from_the_next_turn_on() -> None:
    """SY-13.6: not in the turn of purchase; then it counts 1 in any colour, and is turned when used."""
    g = situation("buildings", ["slave", "", "", ""])
    answer(g, "offer crane-A1", "bid 1")
    power = seat_view(g, BLUE).power
    assert (power.red, power.yellow, power.grey) == (0, 0, 0)
    assert [card.new for card in seat_view(g, BLUE).cards] == [False, True]
    for phase in ("buildings", "income", "events"):
        choose_first(g, phase)
    vote(g, *["plebs 0"] * 4)

    power = seat_view(g, BLUE).power
    assert (power.red, power.yellow, power.grey) == (2, 2, 2)


def test_a_crane_used_is_turned() -> None:
    """SY-13.6"""
    g = situation("buildings", buildings=["crane"])
    answer(g, "offer tavern-A1", "bid 1")

    assert turned(g, BLUE) == [named(g, BLUE, "crane")]


@pytest.mark.parametrize("name", ["persecution", "purge", "revolt", "pillage"])
def test_a_crane_is_no_character_but_a_building_for_the_flood(name: str) -> None:
    """SY-13.7: no other event takes it, and it neither votes nor earns nor fights nor scores."""
    g = situation("events", buildings=["crane"], events=f"{name} epidemic eruption decadence")
    answer(g, "prevent eruption+decadence")
    assert face_down(g, BLUE) == []
    shown = seat_view(g, BLUE)
    assert (shown.senators, shown.income, shown.fighters.vestal + shown.fighters.legionary) == (0, 3, 0)

    g = situation("events", buildings=["crane"], events="flood epidemic eruption decadence")
    answer(g, "prevent eruption+decadence")
    assert face_down(g, BLUE) == [named(g, BLUE, "crane")]


@pytest.mark.parametrize(("tile", "gained"), [("arch-C1", 6), ("statue-B1", 4)])
def test_arch_and_statue_give_points_at_once(tile: str, gained: int) -> None:
    """SY-13.12, SY-13.13: and are gone."""
    g = situation("buildings", ["slave", "", "", ""], slots="arch statue stall field crane bank")
    answer(g, f"offer {tile}", "bid 1")

    assert points(g) == [10 + gained, 10, 10, 10]
    assert kinds_of(g, BLUE) == ["slave"]


def test_a_bank_gives_5_coins_at_once() -> None:
    """SY-13.14"""
    g = situation("buildings", ["slave", "", "", ""], slots="arch statue stall field crane bank", coins=[1])
    answer(g, "offer bank-B1", "bid 1")

    assert coins(g) == [6, 0, 0, 0]
    assert kinds_of(g, BLUE) == ["slave"]


def test_tokens_of_a_sanctuary_are_seen_by_all() -> None:
    """SY-13.15, SY-18.4"""
    g = situation("income", buildings=["sanctuary"])
    answer(g, "sanctuary pride")
    entry = next(entry for entry in g.log if entry.message().name == "bought-token")

    assert entry.audience is None
    assert view(g).players[BLUE].tokens is None
