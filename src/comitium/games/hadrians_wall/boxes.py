"""Filling a box: check what it needs, pay, fill, gain (HW-2.2). One interpreter for all of `data/areas.toml`."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, Refused, Seat, Who
from comitium.games.hadrians_wall.components import AREAS, GLADIATORS, GRANARIES, PAID_AREAS, Area, Cost, Fort
from comitium.games.hadrians_wall.model import HadriansWall, Player
from comitium.games.hadrians_wall.rewards import amounts, gain, named

# By area of the ludus: whose training or battles it records.
GLADIATOR_OF: Final = {f"{kind}_{name}": name for name in GLADIATORS for kind in ("gladiator", "battles")}


class Fill(Action):
    """Fill this box, paying with this cost: one item where several could pay (HW-2.2)."""

    __slots__ = ("area", "box", "cost")

    def __init__(self, area: Area, box: int, cost: Cost) -> None:
        self.area: Final = area
        self.box: Final = box
        self.cost: Final = cost

    def code(self) -> str:
        code = f"fill {self.area.name} {self.box}"
        return f"{code} {payer(self.cost)}" if has_payers(self.area) else code

    def sentence(self) -> Message:
        area, paid, gains = named(self.area.name), amounts(self.cost), printed(self.area, self.box)
        if is_training(self.area):
            return Message("train", gladiator=area, box=self.box, paid=paid)
        return Message("fill", area=area, box=self.box, paid=paid, gains=gains)

    def told(self, seat: Seat) -> Message:
        area, paid = named(self.area.name), amounts(self.cost)
        if is_training(self.area):
            return Message("trained", who=Who(seat), gladiator=area, box=self.box, paid=paid)
        return Message("filled", who=Who(seat), area=area, box=self.box, paid=paid)

    def pieces(self) -> list[str]:
        return [self.area.piece_of(self.box), *paid_pieces(self.cost)]


def is_training(area: Area) -> bool:
    """A gladiator's box is circled, and gives nothing before a battle (HW-12.8)."""
    return area.name.startswith("gladiator_")


def payer(cost: Cost) -> str:
    return next(iter(cost))


def has_payers(area: Area) -> bool:
    """Whether the player chooses the worker that pays (HW-6.9, HW-12.8, HW-13.7)."""
    return len(area.costs[0]) > 1


def paid_pieces(cost: Cost) -> list[str]:
    """The piles of the supply that pay."""
    return [item if item == "resource" else f"worker:{item}" for item in cost]


def printed(area: Area, box: int) -> list[Message]:
    """The icons in a box, in words."""
    return [named(icon) for icon in area.boxes[box - 1]]


def candidates(player: Player, area: Area) -> list[int]:
    """The boxes a player would look at: the next one, or all empty ones where the order is free (HW-2.6)."""
    if area.any_order:
        return [box + 1 for box, year in enumerate(player.boxes[area.name]) if year == 0]
    level = len(player.boxes[area.name])
    return [level + 1] if level < area.size else []


def costs(g: HadriansWall, area: Area, box: int) -> tuple[Cost, ...]:
    """The alternatives to pay for a box; a fort of the campaign may raise them (HW-21.7)."""
    alternatives = area.costs[box - 1]
    if g.fort is not None and area.name in g.fort.prices:
        times = g.fort.prices[area.name]
        return tuple([{item: count * times for item, count in cost.items()} for cost in alternatives])
    return alternatives


def why_not_open(g: HadriansWall, player: Player, area: Area, box: int) -> Refused | None:
    """Why the box cannot be filled now, payment aside."""
    return why_not_printed(g, player, area, box) or why_not_clause(g, player, area, box)


def is_open(g: HadriansWall, player: Player, area: Area, box: int) -> bool:
    """Whether nothing but the payment can be missing."""
    return not obstacle(g, player, area, box) and why_not_clause(g, player, area, box) is None


def obstacle(g: HadriansWall, player: Player, area: Area, box: int) -> str:
    """What the sheet itself says: order, building, flag, granary, yearly limit. The name of the refusal, or nothing.

    Asked of every box in every list of options; the sentence is made only for whoever wants to read it.
    """
    level = player.level(area.name)
    if level == area.size:
        return "area-full"
    if player.is_filled(area.name, box):
        return "box-filled"
    if not area.any_order and box != level + 1:
        return "box-not-next"
    if area.needs[box - 1] and area.needs[box - 1] not in player.built:
        return "building-missing"
    if area.flags[box - 1] and player.level(area.flag) < area.flags[box - 1]:
        return "level-missing"
    if area.sections and granary_of(area, box) and granary_of(area, box) not in player.built:
        return "granary-missing"
    if area.per_year and player.filled_in(area.name, g.year) >= area.per_year:
        return "used-this-year"
    return ""


def why_not_printed(g: HadriansWall, player: Player, area: Area, box: int) -> Refused | None:
    """The refusal for what the sheet itself says."""
    name, what = obstacle(g, player, area, box), named(area.name)
    if not name:
        return None
    if name == "area-full":
        return Refused(name, "HW-2.5", area=what, size=area.size)
    if name == "box-filled":
        return Refused(name, "HW-2.5", area=what, box=box)
    if name == "box-not-next":
        return Refused(name, area.order_rule, area=what, next=player.level(area.name) + 1)
    if name == "building-missing":
        return Refused(name, area.needs_rule, building=Message(f"building-{area.needs[box - 1]}"))
    if name == "level-missing":
        need, have = area.flags[box - 1], player.level(area.flag)
        return Refused(name, area.flag_rule, track=named(area.flag), need=need, have=have)
    if name == "granary-missing":
        granary = granary_of(area, box)
        clause = "HW-6.17" if granary == GRANARIES[1] else "HW-6.18"
        return Refused("building-missing", clause, building=Message(f"building-{granary}"))
    return Refused(name, area.limit_rule, area=what, most=area.per_year)


def granary_of(area: Area, box: int) -> str:
    """The granary that opens the column of a box (HW-6.16 to HW-6.18)."""
    for column, last in enumerate(area.sections):
        if box <= last:
            return GRANARIES[column]
    return ""


def why_not_clause(g: HadriansWall, player: Player, area: Area, box: int) -> Refused | None:
    """What is not printed on the sheet: the fort of a campaign, and what only a clause says."""
    refusal = why_not_campaign(g, g.fort, area) if g.fort is not None else None
    return refusal or why_not_special(g, player, area, box)


def why_not_campaign(g: HadriansWall, fort: Fort, area: Area) -> Refused | None:
    """What a fort of the campaign forbids (HW-21.7)."""
    if area.name in fort.forbidden:
        return Refused("fort-forbids", "HW-21.7", thing=named(area.name), fort=Message(f"fort-{fort.name}"))
    first = fort.not_before.get(area.name, 0)
    if g.year < first:
        return Refused("fort-not-before", "HW-21.7", thing=named(area.name), year=first, now=g.year)
    return None


def why_not_special(g: HadriansWall, player: Player, area: Area, box: int) -> Refused | None:
    """What only a clause says, and no flag."""
    if area.fills:
        blocked = why_not_reached(g, player, AREAS[area.fills])
        if blocked is not None:
            return Refused("nothing-to-fill", area.fills_rule, area=named(area.fills), why=blocked.message)
    if area.name in GLADIATOR_OF:
        name = GLADIATOR_OF[area.name]
        gladiator = f"gladiator_{name}"
        if player.is_dead(name):
            wounds, strength = player.wounds[name], player.level(gladiator)
            return Refused("gladiator-dead", "HW-12.16", gladiator=named(gladiator), wounds=wounds, strength=strength)
        if area.name != gladiator and player.level(gladiator) == 0:
            return Refused("gladiator-untrained", "HW-12.11", gladiator=named(gladiator))
    if "removed_disdain" in area.boxes[box - 1] and player.remaining_disdain() == 0:
        return Refused("no-disdain", "HW-14.5")
    return None


def why_not_reached(g: HadriansWall, player: Player, area: Area) -> Refused | None:
    """Why an icon cannot fill the next box of an area (HW-6.19)."""
    return why_not_printed(g, player, area, len(player.boxes[area.name]) + 1)


def can_pay(player: Player, cost: Cost) -> bool:
    """The cheap half of `why_not_pay`, asked of every box in every list of options."""
    held = player.supply.amounts
    for item, count in cost.items():
        if held[item] < count:
            return False
    return True


def why_not_pay(player: Player, alternatives: tuple[Cost, ...]) -> Refused | None:
    """HW-2.4: no alternative can be paid in full."""
    for cost in alternatives:
        if can_pay(player, cost):
            return None
    if len(alternatives) > 1:
        return Refused("cannot-pay-any", "HW-2.4", costs=[amounts(cost)[0] for cost in alternatives])
    missing = player.supply.lacks(alternatives[0])
    return Refused("cannot-pay", "HW-2.4", cost=amounts(alternatives[0]), missing=amounts(missing))


def why_not_fill(g: HadriansWall, player: Player, area: Area, box: int) -> Refused | None:
    """The one predicate behind options, refusals and closed boxes."""
    return why_not_open(g, player, area, box) or why_not_pay(player, costs(g, area, box))


def fill_options(g: HadriansWall, seat: Seat) -> list[Action]:
    """Every box that can be filled by paying for it."""
    player = g.players[seat]
    options: list[Action] = []
    for area in PAID_AREAS:
        if area.needs[0] and area.needs[0] not in player.built:
            continue  # no box is open before the first
        paying = payable(g, player, area, 1)
        if not paying:
            continue  # no box is cheaper than the first, and only those of a block differ in price
        for box in candidates(player, area):
            if area.any_order:
                paying = payable(g, player, area, box)
            if paying and is_open(g, player, area, box):
                options.extend([Fill(area, box, cost) for cost in paying])
    return options


def payable(g: HadriansWall, player: Player, area: Area, box: int) -> list[Cost]:
    """The alternatives a player can pay in full."""
    return [cost for cost in costs(g, area, box) if can_pay(player, cost)]


def pay(player: Player, cost: Cost) -> None:
    for item, count in cost.items():
        player.supply.pay(item, count)


def fill(g: HadriansWall, seat: Seat, action: Fill) -> None:
    player = g.players[seat]
    pay(player, action.cost)
    player.fill(action.area.name, action.box, g.year)
    g.tell_action(seat, action, action.area.rule)
    gain(g, seat, list(action.area.boxes[action.box - 1]), "HW-2.10")
