"""The sheets in numbers: what is counted twice agrees, and a supply pays in full or not at all (HW-2.4, HW-6.10)."""

from __future__ import annotations

import pytest

from comitium.games.hadrians_wall.components import AREAS, FORTS, INFRASTRUCTURE_AT, ITEMS
from comitium.games.hadrians_wall.model import Player
from comitium.games.hadrians_wall.sheets import BITS, COMMON, FORT, FORT_LEVEL, PLANS, ROWS, sheets_of
from comitium.games.hadrians_wall.supply import Supply, price_of
from tests.games.hadrians_wall.situations import moments, new_table


def agrees(player: Player) -> bool:
    filled = [len([year for year in years if year]) for years in player.boxes]
    levels = [*filled, INFRASTRUCTURE_AT[filled[FORT]]]
    return player.levels == levels and player.standing == sum(BITS[name] for name in player.built)


def test_levels_and_buildings_agree_with_what_is_written() -> None:
    """HW-2.5, HW-6.10"""
    fort = 0
    for g in moments(new_table(2), "numbers"):
        assert all(agrees(player) for player in g.players)
        assert all(agrees(player) for player in g.copy().players)
        fort = max(fort, *[player.levels[FORT_LEVEL] for player in g.players])
    assert fort > 2


@pytest.mark.parametrize("item", ITEMS)
def test_a_supply_pays_in_full_or_not_at_all(item: str) -> None:
    """HW-2.4: each item is compared by itself, however much there is of the others."""
    supply = Supply(price_of({other: 2 if other == item else 2000 for other in ITEMS}))

    assert supply.can_pay(price_of({item: 2}))
    assert not supply.can_pay(price_of({item: 3}))
    assert not supply.can_pay(price_of(dict.fromkeys(ITEMS, 3)))
    assert supply.can_pay(price_of(dict.fromkeys(ITEMS, 2)))
    with pytest.raises(ValueError, match="cannot pay"):
        supply.pay(price_of({item: 3}))

    supply.pay(price_of({item: 2}))
    assert supply.amounts() == {other: 0 if other == item else 2000 for other in ITEMS}
    assert supply.lacks({item: 1}) == {item: 1}


def test_a_fort_shares_every_sheet_that_it_does_not_change() -> None:
    """HW-21.7"""
    for name, fort in FORTS.items():
        changed = {row.name for row in ROWS[sheets_of(name)] if row not in ROWS[COMMON]}
        plans = {plan.name for plan in PLANS[sheets_of(name)] if plan not in PLANS[COMMON]}

        assert changed == {*fort.prices, *fort.not_before, *[thing for thing in fort.forbidden if thing in AREAS]}
        assert plans == (set(BITS) if fort.dearer else {thing for thing in fort.forbidden if thing in BITS})
