"""Buildings: a level to be reached, a smaller one before it, a cost, rewards once (HW-7, HW-8, HW-11 to HW-14)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, Refused, Seat, Who
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


def why_not_begin(g: HadriansWall, player: Player, building: Building) -> Refused | None:
    """Why it cannot be built now, payment aside."""
    if building.name in player.built:
        return Refused("built-already", "HW-2.15", building=Message(f"building-{building.name}"))
    if g.fort is not None and building.name in g.fort.forbidden:
        thing, fort = Message(f"building-{building.name}"), Message(f"fort-{g.fort.name}")
        return Refused("fort-forbids", "HW-21.7", thing=thing, fort=fort)
    if building.after and building.after not in player.built:
        return Refused("building-missing", "HW-2.15", building=Message(f"building-{building.after}"))
    have = player.level(building.flag)
    if have < building.level:
        return Refused("level-missing", building.rule, track=named(building.flag), need=building.level, have=have)
    return None


def why_not_build(g: HadriansWall, player: Player, building: Building) -> Refused | None:
    return why_not_begin(g, player, building) or why_not_pay(player, (cost_of(g, building),))


def build_options(g: HadriansWall, seat: Seat) -> list[Action]:
    player = g.players[seat]
    options: list[Action] = []
    for building in BUILDINGS.values():
        cost = cost_of(g, building)
        if can_pay(player, cost) and why_not_begin(g, player, building) is None:
            options.append(Build(building, cost))
    return options


def build(g: HadriansWall, seat: Seat, action: Build) -> None:
    player = g.players[seat]
    pay(player, action.cost)
    player.built[action.building.name] = g.year
    g.tell_action(seat, action, action.building.rule)
    gain(g, seat, list(action.building.gains), "HW-2.10")
