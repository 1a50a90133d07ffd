# not compiled: the types of the rows are read at run time
"""The pieces and sheets of Hadrian's Wall, read from `data/*.toml` once.

Nearly everything printed on the two sheets is a box with a requirement, a cost, rewards and a yearly limit. All of that
is data: `Area` (a row or block of boxes) and `Building`. The rules only interpret them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from comitium.engine.components import BrokenTable, load, named
from comitium.engine.message import Clause

PACKAGE: Final = "comitium.games.hadrians_wall"
DATA_FILES: Final = (
    "years.toml",
    "fate.toml",
    "cards.toml",
    "patterns.toml",
    "areas.toml",
    "buildings.toml",
    "gladiators.toml",
    "scoring.toml",
    "forts.toml",
)

MOST_SEATS: Final = 6  # HW-1.1
YEARS: Final = 6  # HW-1.2
DRAWN: Final = 2  # HW-4.3: cards of the own deck in a year
PRINTED: Final = -1  # the year of a box that is printed filled (HW-3.6)
DISDAIN_CIRCLES: Final = 15  # HW-16.13
DIPLOMAT_FAVOURS: Final = 2  # HW-15.3
MAP_ROWS: Final = 4  # HW-15.13
MAP_COLUMNS: Final = 5

DIFFICULTIES: Final = ("low", "normal", "high")  # HW-3.2: the first is the default
DIRECTIONS: Final = ("left", "centre", "right")
COHORTS: Final = ("cohort_left", "cohort_centre", "cohort_right")
ATTRIBUTES: Final = ("renown", "piety", "valour", "discipline")
CITIZENS: Final = ("traders", "performers", "priests", "apparitores", "patricians")
WORKERS: Final = ("soldier", "builder", "servant", "civilian")  # HW-2.16
RESOURCE: Final = "resource"
ITEMS: Final = (*WORKERS, RESOURCE)
GLADIATORS: Final = ("red", "blue")
INFRASTRUCTURE: Final = "infrastructure"


class Item(Enum):
    """What a supply holds (HW-2.7)."""

    SOLDIER = "soldier"
    BUILDER = "builder"
    SERVANT = "servant"
    CIVILIAN = "civilian"
    RESOURCE = "resource"


class Icon(Enum):
    """What may be printed in a box (HW-2.8)."""

    SOLDIER = "soldier"
    BUILDER = "builder"
    SERVANT = "servant"
    CIVILIAN = "civilian"
    RESOURCE = "resource"
    RENOWN = "renown"
    PIETY = "piety"
    VALOUR = "valour"
    DISCIPLINE = "discipline"
    TRADERS = "traders"
    PERFORMERS = "performers"
    PRIESTS = "priests"
    APPARITORES = "apparitores"
    PATRICIANS = "patricians"
    COHORT = "cohort"
    HAMMER = "hammer"
    SWORD = "sword"
    INFRASTRUCTURE = "infrastructure"
    TEMPLE_FAVOUR = "temple_favour"
    REMOVED_DISDAIN = "removed_disdain"
    PIETY_OR_DISCIPLINE = "piety_or_discipline"  # HW-2.12
    RENOWN_OR_VALOUR = "renown_or_valour"
    ANY_ATTRIBUTE = "any_attribute"  # HW-4.13


# By icon: the tracks of which it fills the next box of one (HW-2.8, HW-2.12).
TRACKS_OF: Final[dict[str, tuple[str, ...]]] = {
    **{attribute: (attribute,) for attribute in ATTRIBUTES},
    **{citizens: (citizens,) for citizens in CITIZENS},
    "cohort": COHORTS,
    "hammer": ("production",),
    "sword": ("wall_guard",),
    "piety_or_discipline": ("piety", "discipline"),
    "renown_or_valour": ("renown", "valour"),
    "any_attribute": ATTRIBUTES,
}


# -- rows --------------------------------------------------------------------------------------------------------------


class Direction(Enum):
    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


@dataclass(frozen=True)
class YearRow:
    potential: int
    low: int
    normal: int
    high: int


@dataclass(frozen=True)
class FamilyRow:
    """Four fate cards that differ only in their good."""

    direction: Direction
    damage: int
    income: dict[Item, int]
    cards: dict[str, int]


@dataclass(frozen=True)
class CardRow:
    measure: str
    steps: tuple[int, int, int]
    rule: str
    items: dict[Item, int]
    good: int
    pattern: str
    at_most: bool = False


@dataclass(frozen=True)
class PatternRow:
    shape: tuple[str, ...]


@dataclass(frozen=True)
class AreaRow:
    rule: str
    piece: str
    boxes: tuple[tuple[Icon, ...], ...]
    pay: tuple[dict[Item, int], ...] = ()
    prices: tuple[int, ...] = ()
    flag: str = ""
    flags: tuple[int, ...] = ()
    flag_rule: str = ""
    needs: tuple[str, ...] = ()
    needs_rule: str = ""
    sections: tuple[int, ...] = ()
    any_order: bool = False
    order_rule: str = "HW-2.6"
    per_year: int = 0
    limit_rule: str = ""
    fills: str = ""
    fills_rule: str = ""
    printed: int = 0
    special: bool = False


@dataclass(frozen=True)
class BuildingRow:
    rule: str
    flag: str
    level: int
    cost: dict[Item, int]
    after: str = ""
    gains: tuple[Icon, ...] = ()
    circle: str = ""
    large: bool = False
    landmark: bool = False


@dataclass(frozen=True)
class PointsRow:
    points: tuple[int, ...]


@dataclass(frozen=True)
class OutcomeRow:
    columns: tuple[tuple[Icon, ...], ...]


@dataclass(frozen=True)
class FortRow:
    goal: dict[str, int]
    challenge: dict[str, int]
    reward: dict[Item, int] | None = None
    neutral_cards: int = 2
    dearer: bool = False
    forbidden: tuple[str, ...] = ()
    prices: dict[str, int] | None = None
    not_before: dict[str, int] | None = None
    extra_attacks: int = 0
    income_soldiers: int = 0


# -- what the rules read -----------------------------------------------------------------------------------------------

Cost = dict[str, int]  # by item


def cell_name(cell: int) -> str:
    """A cell of the map by row and column, counted from 1: `2.3`."""
    return f"{(cell - 1) // MAP_COLUMNS + 1}.{(cell - 1) % MAP_COLUMNS + 1}"


def _cost(items: dict[Item, int] | None, times: int = 1) -> Cost:
    return {item.value: amount * times for item, amount in (items or {}).items()}


def _icons(icons: tuple[Icon, ...]) -> tuple[str, ...]:
    return tuple(icon.value for icon in icons)


@dataclass(frozen=True)
class FateCard:
    card: str
    direction: str
    damage: int
    good: int
    income: Cost


@dataclass(frozen=True)
class PlayerCard:
    card: str
    measure: str
    steps: tuple[int, int, int]
    at_most: bool
    rule: Clause
    items: Cost
    good: int
    pattern: str


@dataclass(frozen=True)
class Area:
    """A row or block of boxes. Box n has its rewards, costs, flag and building at place n - 1."""

    name: str
    rule: Clause
    boxes: tuple[tuple[str, ...], ...]
    costs: tuple[tuple[Cost, ...], ...]  # by box: alternatives; none if nobody can pay for it
    flag: str
    flags: tuple[int, ...]
    flag_rule: Clause
    needs: tuple[str, ...]
    needs_rule: Clause
    sections: tuple[int, ...]
    any_order: bool
    order_rule: Clause
    per_year: int
    limit_rule: Clause
    fills: str  # the track whose next box it must be able to fill
    fills_rule: Clause
    printed: int
    special: bool
    piece: str

    @property
    def size(self) -> int:
        return len(self.boxes)

    def piece_of(self, box: int) -> str:
        return self.piece.replace("#", cell_name(box) if self.name == "map" else str(box))


@dataclass(frozen=True)
class Building:
    name: str
    rule: Clause
    flag: str
    level: int
    after: str
    cost: Cost
    gains: tuple[str, ...]
    circle: str
    large: bool
    landmark: bool


@dataclass(frozen=True)
class Fort:
    """One game of the campaign: what it changes, and what wins it (HW-21.2)."""

    name: str
    goal: dict[str, int]
    challenge: dict[str, int]
    reward: Cost
    neutral_cards: int
    dearer: bool
    forbidden: tuple[str, ...]
    prices: dict[str, int]
    not_before: dict[str, int]
    extra_attacks: int
    income_soldiers: int


def _area(name: str, row: AreaRow) -> Area:
    size = len(row.boxes)
    prices = row.prices or (1,) * size
    return Area(
        name=name,
        rule=row.rule,
        boxes=tuple(_icons(icons) for icons in row.boxes),
        costs=tuple(tuple(_cost(cost, times) for cost in row.pay) for times in prices),
        flag=row.flag,
        flags=row.flags or (0,) * size,
        flag_rule=row.flag_rule,
        needs=row.needs if len(row.needs) == size else (row.needs or ("",)) * size,
        needs_rule=row.needs_rule,
        sections=row.sections,
        any_order=row.any_order,
        order_rule=row.order_rule,
        per_year=row.per_year,
        limit_rule=row.limit_rule,
        fills=row.fills,
        fills_rule=row.fills_rule,
        printed=row.printed,
        special=row.special,
        piece=row.piece,
    )


def _building(name: str, row: BuildingRow) -> Building:
    return Building(
        name=name,
        rule=row.rule,
        flag=row.flag,
        level=row.level,
        after=row.after,
        cost=_cost(row.cost),
        gains=_icons(row.gains),
        circle=row.circle,
        large=row.large,
        landmark=row.landmark,
    )


def _fort(name: str, row: FortRow) -> Fort:
    return Fort(
        name=name,
        goal=row.goal,
        challenge=row.challenge,
        reward=_cost(row.reward),
        neutral_cards=row.neutral_cards,
        dearer=row.dearer,
        forbidden=row.forbidden,
        prices=row.prices or {},
        not_before=row.not_before or {},
        extra_attacks=row.extra_attacks,
        income_soldiers=row.income_soldiers,
    )


_YEARS: Final = named("years.toml", load(PACKAGE, "years.toml", YearRow), [str(year + 1) for year in range(YEARS)])
POTENTIAL: Final = tuple(row.potential for row in _YEARS.values())
ATTACKS: Final = {
    "low": tuple(row.low for row in _YEARS.values()),
    "normal": tuple(row.normal for row in _YEARS.values()),
    "high": tuple(row.high for row in _YEARS.values()),
}
_FAMILIES: Final = load(PACKAGE, "fate.toml", FamilyRow)
FATE: Final = {
    card: FateCard(card, row.direction.value, row.damage, good, _cost(row.income))
    for row in _FAMILIES.values()
    for card, good in row.cards.items()
}
CARDS: Final = {
    name: PlayerCard(name, row.measure, row.steps, row.at_most, row.rule, _cost(row.items), row.good, row.pattern)
    for name, row in load(PACKAGE, "cards.toml", CardRow).items()
}
PATTERNS: Final = {name: row.shape for name, row in load(PACKAGE, "patterns.toml", PatternRow).items()}
AREAS: Final = {name: _area(name, row) for name, row in load(PACKAGE, "areas.toml", AreaRow).items()}
BUILDINGS: Final = {name: _building(name, row) for name, row in load(PACKAGE, "buildings.toml", BuildingRow).items()}
_POINTS: Final = named("scoring.toml", load(PACKAGE, "scoring.toml", PointsRow), ["disdain", "ranks", "goods"])
PENALTIES: Final = _POINTS["disdain"].points  # HW-17.3
RANKS: Final = _POINTS["ranks"].points  # HW-19.2
GOODS_RENOWN: Final = _POINTS["goods"].points  # HW-11.13
FORTS: Final = {name: _fort(name, row) for name, row in load(PACKAGE, "forts.toml", FortRow).items()}

# Filled by an ordinary payment, one box at a time; the special areas have actions of their own.
PAID_AREAS: Final = [area for area in AREAS.values() if area.costs[0] and not area.special]
SIZES: Final = {area.name: area.size for area in AREAS.values()}
GRANARIES: Final = ("", "medium_granary", "large_granary")  # by column; the small one stands from the start (HW-7.1)

# By fort level: how many infrastructure icons are filled (HW-6.10).
INFRASTRUCTURE_AT: Final = tuple(
    [icon for box in AREAS["fort"].boxes[:level] for icon in box].count(INFRASTRUCTURE)
    for level in range(AREAS["fort"].size + 1)
)
LANDMARKS: Final = tuple(name for name, building in BUILDINGS.items() if building.landmark)  # HW-8.17
LARGE_BUILDINGS: Final = tuple(name for name, building in BUILDINGS.items() if building.large)  # HW-17.8
# By kind of income: the buildings with a circle for it (HW-4.11 to HW-4.13).
CIRCLES: Final = {
    income: tuple(name for name, building in BUILDINGS.items() if building.circle == income)
    for income in dict.fromkeys(building.circle for building in BUILDINGS.values() if building.circle)
}
TEMPLES: Final = tuple(dict.fromkeys(AREAS["visits"].needs))  # HW-13.8

_OUTCOMES: Final = named("gladiators.toml", load(PACKAGE, "gladiators.toml", OutcomeRow), ["killed", "alive"])
IF_KILLED: Final = tuple(_icons(icons) for icons in _OUTCOMES["killed"].columns)  # HW-12.14
IF_ALIVE: Final = tuple(_icons(icons) for icons in _OUTCOMES["alive"].columns)  # HW-12.15


def _check_cards() -> None:
    if len(_FAMILIES) * 4 != len(FATE):
        raise BrokenTable("fate.toml: every family has four cards, all with different names")
    for card in FATE.values():
        if sum(card.income.values()) != 8:
            raise BrokenTable(f"fate.toml, card {card.card}: an income of 8 is needed")
    if len(CARDS) != DRAWN * YEARS:
        raise BrokenTable(f"cards.toml: {len(CARDS)} cards, {DRAWN * YEARS} are needed")
    for name, player_card in CARDS.items():
        if player_card.pattern not in PATTERNS:
            raise BrokenTable(f"cards.toml, table [{name}]: unknown pattern {player_card.pattern!r}")


def _check_sheets() -> None:
    for name, area in AREAS.items():
        for values in (area.costs, area.flags, area.needs):
            if len(values) != area.size:
                raise BrokenTable(
                    f"areas.toml, table [{name}]: {area.size} boxes, but {len(values)} flags, prices or needs"
                )
        for building in area.needs:
            if building and building not in BUILDINGS:
                raise BrokenTable(f"areas.toml, table [{name}]: unknown building {building!r}")
        if area.flag and area.flag not in AREAS:
            raise BrokenTable(f"areas.toml, table [{name}]: unknown flag {area.flag!r}")
        if area.sections and (len(area.sections) != len(GRANARIES) or area.sections[-1] != area.size):
            raise BrokenTable(f"areas.toml, table [{name}]: the sections do not end at box {area.size}")
    for name, plan in BUILDINGS.items():
        if plan.flag != INFRASTRUCTURE and plan.flag not in AREAS:
            raise BrokenTable(f"buildings.toml, table [{name}]: unknown flag {plan.flag!r}")
        if plan.after and plan.after not in BUILDINGS:
            raise BrokenTable(f"buildings.toml, table [{name}]: unknown building {plan.after!r}")
    if AREAS["map"].size != MAP_ROWS * MAP_COLUMNS:
        raise BrokenTable(f"areas.toml, table [map]: {MAP_ROWS * MAP_COLUMNS} cells are needed")
    if len(IF_KILLED) != SIZES["gladiator_red"] or len(IF_ALIVE) != SIZES["gladiator_red"]:
        raise BrokenTable(f"gladiators.toml: {SIZES['gladiator_red']} columns are needed")


_check_cards()
_check_sheets()
