"""The two sheets in numbers: areas, buildings and icons as the rules read them all the time.

`components.py` says what is printed; here it is counted through once, so that rules compare small numbers. An area has
the number of its place in `AREAS`, a building one bit, an icon its place in `Icon`. A fort of the campaign changes
prices and closes boxes (HW-21.7), so every fort has sheets of its own.
"""

from __future__ import annotations

from typing import Final

from comitium.games.hadrians_wall.components import (
    AREAS,
    BUILDINGS,
    CIRCLES,
    FORTS,
    GLADIATORS,
    GRANARIES,
    INFRASTRUCTURE,
    ITEMS,
    RESOURCE,
    TRACKS_OF,
    Area,
    Building,
    Cost,
    Fort,
    Icon,
)
from comitium.games.hadrians_wall.supply import price_of

NONE: Final = -1

# -- numbers -----------------------------------------------------------------------------------------------------------

NAMES: Final = [*AREAS, INFRASTRUCTURE]
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}
SIZES: Final = [area.size for area in AREAS.values()]
FORT: Final = NUMBERS["fort"]
FORUM: Final = NUMBERS["forum"]
GOODS: Final = NUMBERS["goods"]
DIPLOMATS: Final = NUMBERS["diplomats"]
SCOUTS: Final = NUMBERS["scouts"]
MAP: Final = NUMBERS["map"]
FORT_LEVEL: Final = NUMBERS[INFRASTRUCTURE]  # the infrastructure that the fort has opened (HW-6.10)

BITS: Final = {name: 1 << place for place, name in enumerate(BUILDINGS)}
NO_BUILDING: Final = 0
# By kind of yearly income: the buildings with a circle for it (HW-4.11 to HW-4.13).
CIRCLE_BITS: Final = {income: [BITS[name] for name in names] for income, names in CIRCLES.items()}

ICONS: Final = [icon.value for icon in Icon]  # the items come first, in the order of `ITEMS`
ICON_NUMBERS: Final = {name: number for number, name in enumerate(ICONS)}
ITEM_ICONS: Final = len(ITEMS)
TEMPLE_FAVOUR: Final = ICON_NUMBERS["temple_favour"]
REMOVED_DISDAIN: Final = ICON_NUMBERS["removed_disdain"]
VALOUR: Final = ICON_NUMBERS["valour"]
RENOWN: Final = ICON_NUMBERS["renown"]
ANY_ATTRIBUTE: Final = ICON_NUMBERS["any_attribute"]
# By icon: the tracks of which it fills the next box of one; none for what fills no track.
TRACKS: Final = [[NUMBERS[track] for track in TRACKS_OF.get(icon, ())] for icon in ICONS]


def icons_of(names: tuple[str, ...]) -> list[int]:
    return [ICON_NUMBERS[name] for name in names]


# -- areas and buildings -----------------------------------------------------------------------------------------------


class Box:
    """What a box asks for and gives, payment aside."""

    __slots__ = ("granary", "icons", "level", "need")

    def __init__(self, area: Area, number: int) -> None:
        self.need: Final[int] = BITS.get(area.needs[number - 1], NO_BUILDING)
        self.granary: Final[int] = BITS.get(granary_of(area, number), NO_BUILDING)
        self.level: Final[int] = area.flags[number - 1]  # of the flag of its area; 0 where there is none
        self.icons: Final[list[int]] = icons_of(area.boxes[number - 1])


class Row:
    """An area as it is filled at a table. Box n is at place n - 1."""

    __slots__ = (
        "any_order",
        "area",
        "boxes",
        "costs",
        "fills",
        "flag",
        "forbidden",
        "gladiator",
        "has_clause",
        "is_training",
        "name",
        "not_before",
        "number",
        "per_year",
        "prices",
        "removes_disdain",
        "rule",
        "size",
    )

    def __init__(self, area: Area, fort: Fort | None) -> None:
        name = area.name
        times = 1 if fort is None else fort.prices.get(name, 1)
        self.area: Final[Area] = area
        self.name: Final[str] = name
        self.rule: Final[str] = area.rule
        self.number: Final[int] = NUMBERS[name]
        self.size: Final[int] = area.size
        self.any_order: Final[bool] = area.any_order
        self.per_year: Final[int] = area.per_year
        self.flag: Final[int] = NUMBERS[area.flag] if area.flag else 0
        self.boxes: Final[list[Box]] = [Box(area, box + 1) for box in range(area.size)]
        self.costs: Final[list[list[Cost]]] = [[times_dearer(cost, times) for cost in costs] for costs in area.costs]
        self.prices: Final[list[list[int]]] = [[price_of(cost) for cost in costs] for costs in self.costs]
        self.fills: Final[int] = NUMBERS[area.fills] if area.fills else NONE
        self.gladiator: Final[int] = GLADIATOR_OF.get(name, NONE)
        self.is_training: Final[bool] = name.startswith("gladiator_")
        self.removes_disdain: Final[bool] = REMOVED_DISDAIN in self.boxes[0].icons
        self.forbidden: Final[bool] = fort is not None and name in fort.forbidden
        self.not_before: Final[int] = 0 if fort is None else fort.not_before.get(name, 0)
        self.has_clause: Final[bool] = (
            self.forbidden
            or self.removes_disdain
            or self.not_before > 0
            or self.fills != NONE
            or self.gladiator != NONE
        )


class Plan:
    """A building as it is put up at a table."""

    __slots__ = ("after", "bit", "building", "cost", "flag", "forbidden", "icons", "level", "name", "price", "rule")

    def __init__(self, building: Building, fort: Fort | None) -> None:
        dearer = fort is not None and fort.dearer and not building.landmark  # HW-21.7
        self.building: Final[Building] = building
        self.name: Final[str] = building.name
        self.rule: Final[str] = building.rule
        self.bit: Final[int] = BITS[building.name]
        self.after: Final[int] = BITS.get(building.after, NO_BUILDING)
        self.flag: Final[int] = NUMBERS[building.flag]
        self.level: Final[int] = building.level
        self.cost: Final[Cost] = one_resource_more(building.cost) if dearer else building.cost
        self.price: Final[int] = price_of(self.cost)
        self.icons: Final[list[int]] = icons_of(building.gains)
        self.forbidden: Final[bool] = fort is not None and building.name in fort.forbidden


# By area of the ludus: whose training or battles it records. By gladiator: where his strength is circled.
GLADIATOR_OF: Final = {
    f"{kind}_{name}": number for number, name in enumerate(GLADIATORS) for kind in ("gladiator", "battles")
}
STRENGTH: Final = [NUMBERS[f"gladiator_{name}"] for name in GLADIATORS]


def granary_of(area: Area, box: int) -> str:
    """The granary that opens the column of a box (HW-6.16 to HW-6.18)."""
    for column, last in enumerate(area.sections):
        if box <= last:
            return GRANARIES[column]
    return ""


def times_dearer(cost: Cost, times: int) -> Cost:
    return {item: count * times for item, count in cost.items()}


def one_resource_more(cost: Cost) -> Cost:
    return {**cost, RESOURCE: cost.get(RESOURCE, 0) + 1}


# By number of the sheets: those of a common table, then of each fort in order.
COMMON: Final = 0
COMMON_ROWS: Final = [Row(area, None) for area in AREAS.values()]
COMMON_PLANS: Final = [Plan(building, None) for building in BUILDINGS.values()]


def rows_at(fort: Fort) -> list[Row]:
    """The common ones, but for those that the fort changes."""
    changed = (*fort.prices, *fort.forbidden, *fort.not_before)
    return [Row(row.area, fort) if row.name in changed else row for row in COMMON_ROWS]


def plans_at(fort: Fort) -> list[Plan]:
    return [Plan(plan.building, fort) if fort.dearer or plan.name in fort.forbidden else plan for plan in COMMON_PLANS]


ROWS: Final = [COMMON_ROWS, *[rows_at(fort) for fort in FORTS.values()]]
PLANS: Final = [COMMON_PLANS, *[plans_at(fort) for fort in FORTS.values()]]


def sheets_of(fort: str) -> int:
    return list(FORTS).index(fort) + 1
