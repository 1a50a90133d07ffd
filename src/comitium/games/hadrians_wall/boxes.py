"""Filling a box: check what it needs, pay, fill, gain (HW-2.2). One interpreter for all of `data/areas.toml`."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.games.hadrians_wall.components import AREAS, GLADIATORS, GRANARIES, PAID_AREAS, Area, Cost
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


class FillSomehow(Action):
    """This box, but paid by nobody or by somebody who may not: never allowed, only refused."""

    __slots__ = ("area", "box", "text")

    def __init__(self, area: Area, box: int, text: str) -> None:
        self.area: Final = area
        self.box: Final = box
        self.text: Final = text

    def code(self) -> str:
        return self.text


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


def is_open(g: HadriansWall, player: Player, area: Area, box: int) -> bool:
    """Whether nothing but the payment can be missing."""
    return not obstacle(g, player, area, box)


def obstacle(g: HadriansWall, player: Player, area: Area, box: int) -> str:
    """The rule of a box, payment aside: the name of the refusal, or nothing.

    It is asked of every box in every list of options. `why_not_open` makes the sentence, for whoever reads it.
    """
    return obstacle_on_sheet(g, player, area, box) or obstacle_by_clause(g, player, area, box)


def obstacle_on_sheet(g: HadriansWall, player: Player, area: Area, box: int) -> str:
    """What the sheet itself says: order, building, flag, granary, yearly limit."""
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


def obstacle_by_clause(g: HadriansWall, player: Player, area: Area, box: int) -> str:
    """What is not printed on the sheet: the fort of a campaign (HW-21.7), and what only a clause says."""
    if g.fort is not None and area.name in g.fort.forbidden:
        return "fort-forbids"
    if g.fort is not None and g.year < g.fort.not_before.get(area.name, 0):
        return "fort-not-before"
    if area.fills and obstacle_on_sheet(g, player, AREAS[area.fills], next_of(player, area.fills)):
        return "nothing-to-fill"  # HW-6.19: the icon fills the next box there
    if area.name in GLADIATOR_OF:
        if player.is_dead(GLADIATOR_OF[area.name]):
            return "gladiator-dead"
        if not is_training(area) and player.level(f"gladiator_{GLADIATOR_OF[area.name]}") == 0:
            return "gladiator-untrained"
    if "removed_disdain" in area.boxes[box - 1] and player.remaining_disdain() == 0:
        return "no-disdain"
    return ""


def next_of(player: Player, track: str) -> int:
    """The box of a track that an icon fills."""
    return len(player.boxes[track]) + 1


def why_not_open(g: HadriansWall, player: Player, area: Area, box: int) -> No | None:
    """Why the box cannot be filled now, payment aside."""
    name = obstacle_on_sheet(g, player, area, box)
    if name:
        return on_sheet(name, player, area, box)
    name = obstacle_by_clause(g, player, area, box)
    return by_clause(name, g, player, area) if name else None


def on_sheet(name: str, player: Player, area: Area, box: int) -> No:
    """An obstacle on the sheet, with its clause and figures."""
    what = named(area.name)
    if name == "area-full":
        return No(name, "HW-2.5", area=what, size=area.size)
    if name == "box-filled":
        return No(name, "HW-2.5", area=what, box=box)
    if name == "box-not-next":
        return No(name, area.order_rule, area=what, next=player.level(area.name) + 1)
    if name == "building-missing":
        return No(name, area.needs_rule, building=Message(f"building-{area.needs[box - 1]}"))
    if name == "level-missing":
        need, have = area.flags[box - 1], player.level(area.flag)
        return No(name, area.flag_rule, track=named(area.flag), need=need, have=have)
    if name == "granary-missing":
        granary = granary_of(area, box)
        clause = "HW-6.17" if granary == GRANARIES[1] else "HW-6.18"
        return No("building-missing", clause, building=Message(f"building-{granary}"))
    return No(name, area.limit_rule, area=what, most=area.per_year)


def by_clause(name: str, g: HadriansWall, player: Player, area: Area) -> No:
    """An obstacle that only a clause names, with its figures."""
    if name == "fort-forbids" and g.fort is not None:
        return No(name, "HW-21.7", thing=named(area.name), fort=Message(f"fort-{g.fort.name}"))
    if name == "fort-not-before" and g.fort is not None:
        return No(name, "HW-21.7", thing=named(area.name), year=g.fort.not_before[area.name], now=g.year)
    if name == "nothing-to-fill":
        why = why_not_open(g, player, AREAS[area.fills], next_of(player, area.fills))
        assert why is not None
        return No(name, area.fills_rule, area=named(area.fills), why=Message(why.name, **why.values))
    if name == "no-disdain":
        return No(name, "HW-14.5")
    gladiator = f"gladiator_{GLADIATOR_OF[area.name]}"
    if name == "gladiator-untrained":
        return No(name, "HW-12.11", gladiator=named(gladiator))
    wounds, strength = player.wounds[GLADIATOR_OF[area.name]], player.level(gladiator)
    return No(name, "HW-12.16", gladiator=named(gladiator), wounds=wounds, strength=strength)


def granary_of(area: Area, box: int) -> str:
    """The granary that opens the column of a box (HW-6.16 to HW-6.18)."""
    for column, last in enumerate(area.sections):
        if box <= last:
            return GRANARIES[column]
    return ""


def can_pay(player: Player, cost: Cost) -> bool:
    """HW-2.4: in full, or not at all."""
    held = player.supply.amounts
    for item, count in cost.items():
        if held[item] < count:
            return False
    return True


def why_not_pay(player: Player, cost: Cost, alternatives: tuple[Cost, ...] = ()) -> No | None:
    """Why this cost cannot be paid; where no alternative to it can be paid either, all are named."""
    if can_pay(player, cost):
        return None
    if len(alternatives) > 1 and not [other for other in alternatives if can_pay(player, other)]:
        return No("cannot-pay-any", "HW-2.4", costs=[amounts(other)[0] for other in alternatives])
    return No("cannot-pay", "HW-2.4", cost=amounts(cost), missing=amounts(player.supply.lacks(cost)))


def why_not_next(g: HadriansWall, player: Player, area: Area, box: int) -> No | None:
    """Why a box that has one price cannot be filled."""
    return why_not_open(g, player, area, box) or why_not_pay(player, costs(g, area, box)[0])


def why_not_fill(g: HadriansWall, player: Player, action: Fill) -> No | None:
    area, box = action.area, action.box
    return why_not_open(g, player, area, box) or why_not_pay(player, action.cost, costs(g, area, box))


def why_not_filled_so(g: HadriansWall, player: Player, action: FillSomehow) -> No:
    """The box is closed, or nobody can pay, or the payer named is none of those who may."""
    area, alternatives = action.area, costs(g, action.area, action.box)
    payable = [cost for cost in alternatives if can_pay(player, cost)]
    closed = why_not_fill(g, player, Fill(area, action.box, payable[0] if payable else alternatives[0]))
    if closed is not None:
        return closed
    if not has_payers(area):
        return No("act-how", "HW-5.9", code=action.text)
    return No("who-pays", area.rule, costs=[amounts(cost)[0] for cost in alternatives])


def fills_considered(g: HadriansWall, seat: Seat) -> list[Action]:
    """Every box that comes next; once a payer can fill it, the others are left out."""
    player = g.players[seat]
    considered: list[Action] = []
    for area in PAID_AREAS:
        for box in candidates(player, area):
            ways: list[Action] = [Fill(area, box, cost) for cost in costs(g, area, box)]
            open_ways = [way for way in ways if isinstance(way, Fill) and why_not_fill(g, player, way) is None]
            considered.extend(open_ways or ways)
    return considered


def fill_options(g: HadriansWall, seat: Seat) -> list[Action]:
    """Every box that can be filled by paying for it."""
    player = g.players[seat]
    options: list[Action] = []
    for area in PAID_AREAS:
        for box in candidates(player, area):
            paying = [cost for cost in costs(g, area, box) if can_pay(player, cost)]
            if paying and is_open(g, player, area, box):
                options.extend([Fill(area, box, cost) for cost in paying])
    return options


# By the beginning of its code: every box with a price of its own.
BOXES: Final = {f"fill {area.name} {box + 1}": (area, box + 1) for area in PAID_AREAS for box in range(area.size)}


def fill_meant(g: HadriansWall, code: str) -> Action | None:
    """`fill fort 3 builder`; also a box of the sheets with a payer who is none of its own, or without one."""
    words = code.split(" ")
    found = BOXES.get(" ".join(words[:3]))
    if found is None or len(words) > 4:
        return None
    area, box = found
    for cost in costs(g, area, box):
        action = Fill(area, box, cost)
        if action.code() == code:
            return action
    return FillSomehow(area, box, code[:40])


def pay(player: Player, cost: Cost) -> None:
    for item, count in cost.items():
        player.supply.pay(item, count)


def fill(g: HadriansWall, seat: Seat, action: Fill) -> None:
    player = g.players[seat]
    pay(player, action.cost)
    player.fill(action.area.name, action.box, g.year)
    g.tell_action(seat, action, action.area.rule)
    gain(g, seat, list(action.area.boxes[action.box - 1]), "HW-2.10")
