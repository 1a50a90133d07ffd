"""Buildings: a level to be reached, a smaller one before it, a cost, rewards once (HW-7, HW-8, HW-11 to HW-14)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.games.hadrians_wall.boxes import can_pay, paid_pieces, pay, why_not_pay
from comitium.games.hadrians_wall.components import BUILDINGS, RESOURCE, Building, Cost
from comitium.games.hadrians_wall.model import HadriansWall, Player
from comitium.games.hadrians_wall.rewards import amounts, gain, named


class Build(Action):
    """Put up this building (HW-2.15)."""

    __slots__ = ("building", "cost")

    def __init__(self, building: Building, cost: Cost) -> None:
        self.building: Final = building
        self.cost: Final = cost

    def code(self) -> str:
        return f"build {self.building.name}"

    def sentence(self) -> Message:
        gains = [named(icon) for icon in self.building.gains]
        return Message("build", building=self.label(), paid=amounts(self.cost), gains=gains)

    def told(self, seat: Seat) -> Message:
        return Message("built", who=Who(seat), building=self.label(), paid=amounts(self.cost))

    def label(self) -> Message:
        return Message(f"building-{self.building.name}")

    def pieces(self) -> list[str]:
        return [f"building:{self.building.name}", *paid_pieces(self.cost)]


def cost_of(g: HadriansWall, building: Building) -> Cost:
    """A fort of the campaign may ask for one resource more, landmarks excepted (HW-21.7)."""
    if g.fort is not None and g.fort.dearer and not building.landmark:
        return {**building.cost, RESOURCE: building.cost.get(RESOURCE, 0) + 1}
    return building.cost


def obstacle_to(g: HadriansWall, player: Player, building: Building) -> str:
    """The rule of a building, payment aside: the name of the refusal, or nothing."""
    if building.name in player.built:
        return "built-already"
    if g.fort is not None and building.name in g.fort.forbidden:
        return "fort-forbids"
    if building.after and building.after not in player.built:
        return "building-missing"
    if player.level(building.flag) < building.level:
        return "level-missing"
    return ""


def why_not_begin(g: HadriansWall, player: Player, building: Building) -> No | None:
    """What stands against it, payment aside, with clause and figures."""
    name, what = obstacle_to(g, player, building), Message(f"building-{building.name}")
    if name == "built-already":
        return No(name, "HW-2.15", building=what)
    if name == "fort-forbids" and g.fort is not None:
        return No(name, "HW-21.7", thing=what, fort=Message(f"fort-{g.fort.name}"))
    if name == "building-missing":
        return No(name, "HW-2.15", building=Message(f"building-{building.after}"))
    if name == "level-missing":
        have = player.level(building.flag)
        return No(name, building.rule, track=named(building.flag), need=building.level, have=have)
    return None


def why_not_build(g: HadriansWall, player: Player, action: Build) -> No | None:
    return why_not_begin(g, player, action.building) or why_not_pay(player, action.cost)


def builds_considered(g: HadriansWall, seat: Seat) -> list[Action]:
    """Every building that does not stand yet."""
    built = g.players[seat].built
    return [Build(building, cost_of(g, building)) for name, building in BUILDINGS.items() if name not in built]


def build_meant(g: HadriansWall, code: str) -> Action | None:
    """`build market`"""
    building = BUILDINGS.get(code.removeprefix("build "))
    return None if building is None else Build(building, cost_of(g, building))


def build_options(g: HadriansWall, seat: Seat) -> list[Action]:
    player = g.players[seat]
    options: list[Action] = []
    for building in BUILDINGS.values():
        cost = cost_of(g, building)
        if can_pay(player, cost) and not obstacle_to(g, player, building):
            options.append(Build(building, cost))
    return options


def build(g: HadriansWall, seat: Seat, action: Build) -> None:
    player = g.players[seat]
    pay(player, action.cost)
    player.built[action.building.name] = g.year
    g.tell_action(seat, action, action.building.rule)
    gain(g, seat, list(action.building.gains), "HW-2.10")
