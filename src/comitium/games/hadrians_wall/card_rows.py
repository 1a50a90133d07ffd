# not compiled: read by people, not by search
"""The rows of a card in words, made from the tables: what is paid, gained, missing, opened."""

from __future__ import annotations

from typing import Final

from comitium.engine.message import Clause, Message, No
from comitium.games.hadrians_wall.boxes import why_not_open, why_not_pay
from comitium.games.hadrians_wall.buildings import BUILDS, why_not_begin
from comitium.games.hadrians_wall.components import (
    AREAS,
    ATTRIBUTES,
    BUILDINGS,
    CITIZENS,
    COHORTS,
    GLADIATORS,
    GRANARIES,
    INFRASTRUCTURE,
    INFRASTRUCTURE_AT,
    ITEMS,
    MAP_COLUMNS,
    PRINTED,
    TRACKS_OF,
    Area,
    Building,
    Cost,
)
from comitium.games.hadrians_wall.forum import why_not_forum
from comitium.games.hadrians_wall.model import HadriansWall, Player
from comitium.games.hadrians_wall.rewards import named, some
from comitium.games.hadrians_wall.sheets import FORUM, PLANS, Plan, Row, granary_of

FRONTIER: Final = (*COHORTS, "mining", "wall_guard", "cippi", "wall", "fort")
WORKS: Final = ("production", "training", "forum")
FREE_STREETS: Final = {  # areas of a street that no flag closes
    **{f"battles_{gladiator}": "performers" for gladiator in GLADIATORS},
    "map": "patricians",
}
SMALL_GRANARY: Final = "small_granary"  # it stands from the start (HW-7.1)


# -- names -------------------------------------------------------------------------------------------------------------


def building_name(name: str) -> Message:
    return Message(f"building-{name}")


def is_shared(area: Area) -> bool:
    """All boxes of the area are one piece, which stands for the next of them."""
    return "#" not in area.piece


def box_name(area: Area, box: int) -> Message:
    """What a single box is called."""
    if area.name == "map":
        return Message("card-name-cell", row=(box - 1) // MAP_COLUMNS + 1, column=(box - 1) % MAP_COLUMNS + 1)
    if area.name == "production":
        return Message("card-name-circle", area=named(area.name), box=box)
    if area.name == "diplomats":
        return Message("card-name-diplomat", box=box)
    if area.name == "scouts":
        return Message("card-name-scout", box=box)
    return Message("card-name-box", area=named(area.name), box=box)


def area_name(area: Area) -> Message:
    """What a track or a block of boxes is called; the boxes of some are one piece and share this name."""
    if area.name.startswith("battles_"):
        return Message("card-name-battle", gladiator=named(area.name.replace("battles", "gladiator")))
    return named(area.name)


# -- where it stands ---------------------------------------------------------------------------------------------------


def street(citizens: str) -> Message:
    return Message("card-region-street", citizens=named(citizens))


def region_of(area: Area) -> Message:
    if area.name in FRONTIER:
        return Message("card-region-frontier")
    if area.name in WORKS:
        return Message("card-region-works")
    if area.name in ATTRIBUTES:
        return Message("card-region-attributes")
    if area.name in CITIZENS:
        return street(area.name)
    return street(FREE_STREETS.get(area.name, area.flag))


def region_of_building(building: Building) -> Message:
    if building.name in GRANARIES:
        return Message("card-region-frontier")
    if building.landmark:
        return Message("card-region-attributes")
    return Message("card-region-works") if building.flag == INFRASTRUCTURE else street(building.flag)


def numbered(area: Area, box: int) -> Message:
    """Where a box stands, and which of how many it is; cells of the map are counted by rows and columns."""
    region = region_of(area)
    return region if area.name == "map" else Message("card-place-box", region=region, box=box, size=area.size)


def placed(region: Message, needs: list[Message]) -> Message:
    return Message("card-place-needs", region=region, needs=needs) if needs else region


def level(track: str, number: int) -> Message:
    return Message("track-box", track=named(track), box=number)


def needs_of(area: Area, box: int) -> list[Message]:
    """What a box asks for beside its price: a level, a building, a granary."""
    needs: list[Message] = []
    if area.flag:
        needs.append(level(area.flag, area.flags[box - 1]))
    standing = (area.needs[box - 1], granary_of(area, box))
    return [*needs, *[building_name(name) for name in standing if name]]


def needs_of_building(building: Building) -> list[Message]:
    before = [building_name(building.after)] if building.after else []
    return [level(building.flag, building.level), *before]


def clauses_of(area: Area) -> tuple[Clause, ...]:
    """The rule of the area, then those of its flag, building and yearly limit."""
    columns = "HW-6.16" if area.sections else ""
    rules = (area.rule, area.flag_rule, area.needs_rule, area.limit_rule, area.fills_rule, columns)
    return tuple(dict.fromkeys(rule for rule in rules if rule))


# -- cost and reward ---------------------------------------------------------------------------------------------------


def listed(things: list[Message]) -> Message:
    return Message("card-things", things=things)


def counted(icon: str, count: int) -> Message:
    if icon in ITEMS:
        return some(icon, count)
    return named(icon) if count == 1 else Message("card-times", count=count, thing=named(icon))


def gifts(icons: tuple[str, ...]) -> list[Message]:
    """Icons in words, in the order printed, those of a kind together."""
    return [counted(icon, icons.count(icon)) for icon in dict.fromkeys(icons)]


def either(ways: list[Message]) -> Message:
    """One of several."""
    said = ways[0]
    for way in ways[1:]:
        said = Message("card-or", one=said, other=way)
    return said


def amounts_of(cost: Cost) -> Message:
    return listed([some(item, count) for item, count in cost.items() if count])


def price(row: Row, box: int) -> Message | None:
    """What a box costs, and how often a year; an icon fills it where nobody pays."""
    if row.number == FORUM:
        return limited(row, Message("card-cost-forum"))
    if row.area.special and not row.costs[0]:
        return limited(row, listed([]))
    if not row.costs[0]:
        filling = [icon for icon, tracks in TRACKS_OF.items() if row.name in tracks]
        return Message("card-cost-icon", icon=named(filling[0])) if filling else None
    return limited(row, either([amounts_of(cost) for cost in row.costs[box - 1]]))


def limited(row: Row, cost: Message) -> Message:
    return Message("card-cost-limited", cost=cost, most=row.per_year) if row.per_year else cost


def price_range(row: Row) -> Message | None:
    """What the boxes of an area cost, from the first to the last."""
    if row.costs[0] == row.costs[-1]:
        return price(row, 1)
    least, most = [either([amounts_of(cost) for cost in costs]) for costs in (row.costs[0], row.costs[-1])]
    return limited(row, Message("card-from-to", least=least, most=most))


def building_reward(building: Building) -> Message:
    """At once, and from its circle in every later year (HW-4.11 to HW-4.13)."""
    gains = gifts(building.gains)
    if not building.circle:
        return listed(gains)
    return Message("card-reward-circle", gains=gains, income=counted(building.circle, 1))


# -- what is missing ---------------------------------------------------------------------------------------------------


def said(no: No) -> Message:
    return Message(no.name, **no.values)


def filled_in(year: int) -> Message:
    return Message("card-printed") if year == PRINTED else Message("card-filled", year=year)


def enough(player: Player, costs: list[Cost]) -> Message:
    """Nothing is missing, with what is held of all that could pay."""
    items = list(dict.fromkeys(item for cost in costs for item in cost))
    held = [some(item, player.supply[item]) for item in items]
    return Message("card-enough", held=held) if held else Message("card-enough-free")


def lacking(player: Player, closed: No | None, costs: list[Cost]) -> Message:
    """What stands against it, then what of the price is not there; or that nothing is missing."""
    refusals = [why_not_pay(player, cost, costs) for cost in costs]
    unpaid = refusals[0] if refusals and None not in refusals else None
    if closed is not None and unpaid is not None:
        return Message("card-both", one=said(closed), other=said(unpaid))
    found = closed or unpaid
    return enough(player, costs) if found is None else said(found)


def missing_for(g: HadriansWall, player: Player, row: Row, box: int) -> Message | None:
    """Nothing is said of an empty box that no payment fills."""
    if player.is_filled(row.number, box):
        return filled_in(player.boxes[row.number][box - 1])
    if row.number == FORUM:
        closed = why_not_open(g, player, row, box) or why_not_forum(g, player)
        return lacking(player, closed, [])
    if not row.costs[0] and not row.area.special:
        return None
    closed = why_not_open(g, player, row, box)
    if closed is not None and closed.name in ("box-not-next", "fort-forbids"):
        return said(closed)  # its price does not matter yet
    return lacking(player, closed, row.costs[box - 1])


def missing_to_build(g: HadriansWall, player: Player, plan: Plan) -> Message:
    if plan.name in player.built:
        return filled_in(player.built[plan.name])
    [action] = [build for build in BUILDS[g.sheets] if build.plan.name == plan.name]
    return lacking(player, why_not_begin(g, player, action), [plan.cost])


# -- what is opened ----------------------------------------------------------------------------------------------------


def opened_by_level(track: str, reached: int) -> list[Message]:
    """The boxes and buildings whose flag asks for just this level."""
    opened: list[Message] = []
    for area in AREAS.values():
        if area.flag == track:
            opened.extend(box_name(area, place + 1) for place, flag in enumerate(area.flags) if flag == reached)
    plans = [plan for plan in BUILDINGS.values() if plan.flag == track and plan.level == reached]
    return [*opened, *[building_name(plan.name) for plan in plans]]


def opened_by_box(area: Area, box: int) -> list[Message]:
    """By the level that the box is, and by the infrastructure that it shows (HW-6.10)."""
    opened = opened_by_level(area.name, box)
    if INFRASTRUCTURE in area.boxes[box - 1]:
        opened.extend(opened_by_level(INFRASTRUCTURE, INFRASTRUCTURE_AT[box]))
    return opened


def opened_by_building(name: str) -> list[Message]:
    """The next size, the boxes that need it, and the column that a granary feeds."""
    opened = [building_name(plan.name) for plan in BUILDINGS.values() if plan.after == name]
    opened.extend(area_name(area) for area in AREAS.values() if name in area.needs)
    granaries = (SMALL_GRANARY, *GRANARIES[1:])
    if name in granaries:
        opened.extend(column(area, granaries.index(name)) for area in AREAS.values() if area.sections)
    return opened


def column(area: Area, number: int) -> Message:
    """The boxes of a granary column, counted from 0 (HW-6.16 to HW-6.18)."""
    first = area.sections[number - 1] + 1 if number else 1
    return Message("card-boxes", area=named(area.name), first=first, last=area.sections[number])


def paid_with(item: str) -> list[Message]:
    """The areas that take this item, then how many buildings do."""
    areas = [area for area in AREAS.values() if any(item in cost for costs in area.costs for cost in costs)]
    buildings = len([plan for plan in BUILDINGS.values() if plan.cost.get(item)])
    return [*[area_name(area) for area in areas], *([Message("card-buildings", count=buildings)] if buildings else [])]


def plan_of(g: HadriansWall, name: str) -> Plan:
    [plan] = [plan for plan in PLANS[g.sheets] if plan.name == name]
    return plan
