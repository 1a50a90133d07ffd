"""Buildings: a level to be reached, a smaller one before it, a cost, rewards once (HW-7, HW-8, HW-11 to HW-14)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.games.hadrians_wall.boxes import paid_pieces, why_not_at_fort, why_not_pay
from comitium.games.hadrians_wall.model import HadriansWall, Player
from comitium.games.hadrians_wall.rewards import amounts, gain, named
from comitium.games.hadrians_wall.sheets import PLANS, Plan


class Build(Action):
    """Put up this building (HW-2.15)."""

    __slots__ = ("plan", "text")

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.text: Final = f"build {plan.name}"

    def code(self) -> str:
        return self.text

    def sentence(self) -> Message:
        gains = [named(icon) for icon in self.plan.building.gains]
        return Message("build", building=self.label(), paid=amounts(self.plan.cost), gains=gains)

    def told(self, seat: Seat) -> Message:
        return Message("built", who=Who(seat), building=self.label(), paid=amounts(self.plan.cost))

    def label(self) -> Message:
        return Message(f"building-{self.plan.name}")

    def pieces(self) -> list[str]:
        return [f"building:{self.plan.name}", *paid_pieces(self.plan.cost)]


BUILDS: Final = [[Build(plan) for plan in plans] for plans in PLANS]  # by the number of the sheets


def is_prepared(player: Player, plan: Plan) -> bool:
    """The smaller building before it stands, if there is one (HW-2.15)."""
    return not plan.after or player.stands(plan.after)


def obstacle_to(player: Player, plan: Plan) -> str:
    """The rule of a building, payment aside: the name of the refusal, or nothing."""
    if player.stands(plan.bit):
        return "built-already"
    if plan.forbidden:
        return "fort-forbids"
    if not is_prepared(player, plan):
        return "building-missing"
    if player.levels[plan.flag] < plan.level:
        return "level-missing"
    return ""


def why_not_begin(g: HadriansWall, player: Player, action: Build) -> No | None:
    """What stands against it, payment aside, with clause and figures."""
    name, building = obstacle_to(player, action.plan), action.plan.building
    if name == "built-already":
        return No(name, "HW-2.15", building=action.label())
    if name == "fort-forbids":
        return why_not_at_fort(g, action.label())
    if name == "building-missing":
        return No(name, "HW-2.15", building=Message(f"building-{building.after}"))
    if name == "level-missing":
        have = player.level(building.flag)
        return No(name, building.rule, track=named(building.flag), need=building.level, have=have)
    return None


def why_not_build(g: HadriansWall, player: Player, action: Build) -> No | None:
    return why_not_begin(g, player, action) or why_not_pay(player, action.plan.cost)


def builds_considered(g: HadriansWall, player: Player) -> list[Action]:
    """Every building that does not stand yet."""
    return [build for build in BUILDS[g.sheets] if not player.stands(build.plan.bit)]


def add_builds(g: HadriansWall, player: Player, options: list[Action]) -> None:
    supply = player.supply
    options.extend(
        [one for one in BUILDS[g.sheets] if supply.can_pay(one.plan.price) and not obstacle_to(player, one.plan)]
    )


def build_meant(g: HadriansWall, code: str) -> Action | None:
    """`build market`"""
    for build in BUILDS[g.sheets]:
        if build.code() == code:
            return build
    return None


def build(g: HadriansWall, seat: Seat, action: Build) -> None:
    player = g.players[seat]
    player.supply.pay(action.plan.price)
    player.build(action.plan.name, g.year)
    g.tell_action(seat, action, action.plan.rule)
    gain(g, seat, action.plan.icons, "HW-2.10")
