"""Filling a box: check what it needs, pay, fill, gain (HW-2.2). One interpreter for all of `data/areas.toml`."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.games.hadrians_wall.components import GRANARIES, PAID_AREAS, Cost
from comitium.games.hadrians_wall.model import HadriansWall, Player
from comitium.games.hadrians_wall.rewards import amounts, gain, named
from comitium.games.hadrians_wall.sheets import COMMON, NAMES, NONE, NUMBERS, ROWS, STRENGTH, Row, granary_of
from comitium.games.hadrians_wall.supply import price_of


class Fill(Action):
    """Fill this box, paying with this cost: one item where several could pay (HW-2.2)."""

    __slots__ = ("box", "cost", "price", "row", "text")

    def __init__(self, row: Row, box: int, cost: Cost) -> None:
        self.row: Final = row
        self.box: Final = box
        self.cost: Final = cost
        self.price: Final = price_of(cost)
        text = f"fill {row.name} {box}"
        self.text: Final = f"{text} {payer(cost)}" if has_payers(row) else text

    def code(self) -> str:
        return self.text

    def sentence(self) -> Message:
        area, paid, gains = named(self.row.name), amounts(self.cost), printed(self.row, self.box)
        if self.row.is_training:
            return Message("train", gladiator=area, box=self.box, paid=paid)
        return Message("fill", area=area, box=self.box, paid=paid, gains=gains)

    def told(self, seat: Seat) -> Message:
        area, paid = named(self.row.name), amounts(self.cost)
        if self.row.is_training:  # a gladiator's box is circled, and gives nothing before a battle (HW-12.8)
            return Message("trained", who=Who(seat), gladiator=area, box=self.box, paid=paid)
        return Message("filled", who=Who(seat), area=area, box=self.box, paid=paid)

    def pieces(self) -> list[str]:
        return [self.row.area.piece_of(self.box), *paid_pieces(self.cost)]


class FillSomehow(Action):
    """A box without a payer, or with one who may not pay: never allowed."""

    __slots__ = ("text", "ways")

    def __init__(self, ways: list[Fill], text: str) -> None:
        self.ways: Final = ways  # to fill the box
        self.text: Final = text

    def code(self) -> str:
        return self.text


def payer(cost: Cost) -> str:
    return next(iter(cost))


def has_payers(row: Row) -> bool:
    """Whether the player chooses the worker that pays (HW-6.9, HW-12.8, HW-13.7)."""
    return len(row.costs[0]) > 1


def paid_pieces(cost: Cost) -> list[str]:
    """The piles of the supply that pay."""
    return [item if item == "resource" else f"worker:{item}" for item in cost]


def printed(row: Row, box: int) -> list[Message]:
    """The icons in a box, in words."""
    return [named(icon) for icon in row.area.boxes[box - 1]]


class Paid:
    """An area whose boxes are filled by paying, with all actions that do so."""

    __slots__ = ("row", "ways")

    def __init__(self, row: Row) -> None:
        self.row: Final = row
        # By box: one for each that may pay. After the last box comes none.
        self.ways: Final = [[Fill(row, box + 1, cost) for cost in row.costs[box]] for box in range(row.size)]
        self.ways.append([])


COMMON_PAID: Final = [Paid(ROWS[COMMON][NUMBERS[area.name]]) for area in PAID_AREAS]


def paid_on(rows: list[Row]) -> list[Paid]:
    """The common ones, but for those whose row a fort has changed."""
    return [paid if rows[paid.row.number] is paid.row else Paid(rows[paid.row.number]) for paid in COMMON_PAID]


PAID: Final = [paid_on(rows) for rows in ROWS]  # by the number of the sheets


def candidates(player: Player, row: Row) -> list[int]:
    """The boxes a player would look at: the next one, or all empty ones where the order is free (HW-2.6)."""
    if row.any_order:
        return [box + 1 for box, year in enumerate(player.boxes[row.number]) if year == 0]
    level = player.levels[row.number]
    return [level + 1] if level < row.size else []


# -- the rule of a box -------------------------------------------------------------------------------------------------


def obstacle(g: HadriansWall, player: Player, row: Row, box: int) -> str:
    """The rule of a box, payment aside: the name of the refusal, or nothing.

    It is asked of every box in every list of options. `why_not_open` makes the sentence, for whoever reads it.
    """
    name = obstacle_on_sheet(g, player, row, box)
    return obstacle_by_clause(g, player, row) if not name and row.has_clause else name


def obstacle_on_sheet(g: HadriansWall, player: Player, row: Row, box: int) -> str:
    """What the sheet itself says: order, building, flag, granary, yearly limit."""
    level = player.levels[row.number]
    if level == row.size:
        return "area-full"
    if row.any_order:
        if player.boxes[row.number][box - 1]:
            return "box-filled"
    elif box != level + 1:
        return "box-filled" if box <= level else "box-not-next"
    name = missing_for(player, row, box)
    if not name and row.per_year and player.filled_in(row.number, g.year) >= row.per_year:
        return "used-this-year"
    return name


def missing_for(player: Player, row: Row, box: int) -> str:
    """What a box asks for beside its price: a building, a level of its flag, a granary."""
    asked = row.boxes[box - 1]
    if asked.need and not player.stands(asked.need):
        return "building-missing"
    if player.levels[row.flag] < asked.level:
        return "level-missing"
    return "granary-missing" if asked.granary and not player.stands(asked.granary) else ""


def obstacle_by_clause(g: HadriansWall, player: Player, row: Row) -> str:
    """What is not printed on the sheet: the fort of a campaign (HW-21.7), and what only a clause says."""
    if row.forbidden:
        return "fort-forbids"
    if g.year < row.not_before:
        return "fort-not-before"
    if row.fills != NONE and obstacle_on_sheet(g, player, filled_by(g, row), player.levels[row.fills] + 1):
        return "nothing-to-fill"
    if row.gladiator != NONE:
        if player.is_dead(row.gladiator):
            return "gladiator-dead"
        if not row.is_training and player.strength(row.gladiator) == 0:
            return "gladiator-untrained"
    if row.removes_disdain and player.remaining_disdain() == 0:
        return "no-disdain"
    return ""


def filled_by(g: HadriansWall, row: Row) -> Row:
    """The track of which the icon in a box fills the next box (HW-6.19)."""
    return ROWS[g.sheets][row.fills]


def is_open(g: HadriansWall, player: Player, row: Row, box: int) -> bool:
    """Whether nothing but the payment can be missing."""
    return not obstacle(g, player, row, box)


# -- the rule in words -------------------------------------------------------------------------------------------------


def why_not_open(g: HadriansWall, player: Player, row: Row, box: int) -> No | None:
    """Why the box cannot be filled now, payment aside."""
    name = obstacle(g, player, row, box)
    if not name:
        return None
    area, what = row.area, named(row.name)
    if name == "area-full":
        return No(name, "HW-2.5", area=what, size=row.size)
    if name == "box-filled":
        return No(name, "HW-2.5", area=what, box=box)
    if name == "box-not-next":
        return No(name, area.order_rule, area=what, next=player.levels[row.number] + 1)
    if name == "building-missing":
        return No(name, area.needs_rule, building=Message(f"building-{area.needs[box - 1]}"))
    if name == "level-missing":
        need, have = row.boxes[box - 1].level, player.levels[row.flag]
        return No(name, area.flag_rule, track=named(area.flag), need=need, have=have)
    if name == "granary-missing":
        granary = granary_of(area, box)
        clause = "HW-6.17" if granary == GRANARIES[1] else "HW-6.18"
        return No("building-missing", clause, building=Message(f"building-{granary}"))
    if name == "used-this-year":
        return No(name, area.limit_rule, area=what, most=row.per_year)
    if name == "nothing-to-fill":
        why = why_not_open(g, player, filled_by(g, row), player.levels[row.fills] + 1)
        assert why is not None
        return No(name, area.fills_rule, area=named(area.fills), why=Message(why.name, **why.values))
    if name == "no-disdain":
        return No(name, "HW-14.5")
    if name == "fort-forbids":
        return why_not_at_fort(g, what)
    if name == "fort-not-before":
        return No(name, "HW-21.7", thing=what, year=row.not_before, now=g.year)
    return why_not_fight(name, player, row)


def why_not_at_fort(g: HadriansWall, thing: Message) -> No:
    """What a fort of the campaign forbids (HW-21.7)."""
    assert g.fort is not None
    return No("fort-forbids", "HW-21.7", thing=thing, fort=Message(f"fort-{g.fort.name}"))


def why_not_fight(name: str, player: Player, row: Row) -> No:
    """What keeps a gladiator from training or battle."""
    gladiator = named(NAMES[STRENGTH[row.gladiator]])
    if name == "gladiator-untrained":
        return No(name, "HW-12.11", gladiator=gladiator)
    wounds, strength = player.wounds[row.gladiator], player.strength(row.gladiator)
    return No(name, "HW-12.16", gladiator=gladiator, wounds=wounds, strength=strength)


def why_not_pay(player: Player, cost: Cost, alternatives: list[Cost] | None = None) -> No | None:
    """Why this cost cannot be paid; where no alternative to it can be paid either, all are named."""
    if player.supply.can_pay(price_of(cost)):
        return None
    others = alternatives or []
    if len(others) > 1 and not [other for other in others if player.supply.can_pay(price_of(other))]:
        return No("cannot-pay-any", "HW-2.4", costs=[amounts(other)[0] for other in others])
    return No("cannot-pay", "HW-2.4", cost=amounts(cost), missing=amounts(player.supply.lacks(cost)))


def why_not_next(g: HadriansWall, player: Player, row: Row, box: int) -> No | None:
    """Why a box that has one price cannot be filled."""
    return why_not_open(g, player, row, box) or why_not_pay(player, row.costs[0][0])


def why_not_fill(g: HadriansWall, player: Player, action: Fill) -> No | None:
    row, box = action.row, action.box
    return why_not_open(g, player, row, box) or why_not_pay(player, action.cost, row.costs[box - 1])


def why_not_filled_so(g: HadriansWall, player: Player, action: FillSomehow) -> No:
    """The box is closed, or nobody can pay, or the payer named is none of those who may."""
    row = action.ways[0].row
    refusals = [why_not_fill(g, player, way) for way in action.ways]
    closed = refusals[0] if None not in refusals else None
    if closed is not None:
        return closed
    if not has_payers(row):
        return No("act-how", "HW-5.9", code=action.text)
    return No("who-pays", row.rule, costs=[amounts(way.cost)[0] for way in action.ways])


# -- the boxes of a sheet ----------------------------------------------------------------------------------------------


def fills_considered(g: HadriansWall, player: Player) -> list[Action]:
    """Every box that comes next; once a payer can fill it, the others are left out."""
    considered: list[Action] = []
    for paid in PAID[g.sheets]:
        for box in candidates(player, paid.row):
            ways = paid.ways[box - 1]
            considered.extend([way for way in ways if why_not_fill(g, player, way) is None] or ways)
    return considered


def add_fills(g: HadriansWall, player: Player, options: list[Action]) -> None:
    """Every box that can be filled by paying for it."""
    for paid in PAID[g.sheets]:
        if paid.row.any_order:
            for ways in paid.ways:
                add_ways(g, player, ways, options)
        else:
            add_ways(g, player, paid.ways[player.levels[paid.row.number]], options)


def add_ways(g: HadriansWall, player: Player, ways: list[Fill], options: list[Action]) -> None:
    """Those of the ways to fill one box that can be paid."""
    supply = player.supply
    looked = False
    for way in ways:
        if supply.can_pay(way.price):
            if not looked and obstacle(g, player, way.row, way.box):
                return
            looked = True
            options.append(way)


# By the beginning of its code: every box with a price of its own, by the place of its area in `PAID`.
BOXES: Final = {
    f"fill {area.name} {box + 1}": (place, box) for place, area in enumerate(PAID_AREAS) for box in range(area.size)
}


def fill_meant(g: HadriansWall, code: str) -> Action | None:
    """`fill fort 3 builder`; also a box of the sheets with a payer who is none of its own, or without one."""
    words = code.split(" ")
    found = BOXES.get(" ".join(words[:3]))
    if found is None or len(words) > 4:
        return None
    ways = PAID[g.sheets][found[0]].ways[found[1]]
    for way in ways:
        if way.code() == code:
            return way
    return FillSomehow(ways, code[:40])


def fill(g: HadriansWall, seat: Seat, action: Fill) -> None:
    player = g.players[seat]
    player.supply.pay(action.price)
    player.fill(action.row.number, action.box, g.year)
    g.tell_action(seat, action, action.row.rule)
    gain(g, seat, action.row.boxes[action.box - 1].icons, "HW-2.10")
