"""Gladiators in battle: a fate card wounds, then the gladiator dies or lives (HW-12.11 to HW-12.17).

Training is an ordinary box (`gladiator_red`, `gladiator_blue`). With T circled boxes and D wounds a gladiator is dead
exactly when D reaches T, and both outcomes are read in column T (ruling 18).
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.games.hadrians_wall.boxes import is_open, why_not_open
from comitium.games.hadrians_wall.components import AREAS, FATE, GLADIATORS, IF_ALIVE, IF_KILLED
from comitium.games.hadrians_wall.model import HadriansWall, Player
from comitium.games.hadrians_wall.rewards import gain, named


class Battle(Action):
    """Send this gladiator into battle (HW-12.11); the card that decides cannot be taken back."""

    __slots__ = ("gladiator",)

    final = True

    def __init__(self, gladiator: str) -> None:
        self.gladiator: Final = gladiator

    def code(self) -> str:
        return f"battle {self.gladiator}"

    def sentence(self) -> Message:
        return Message("battle", gladiator=named(f"gladiator_{self.gladiator}"))

    def told(self, seat: Seat) -> Message:
        return Message("battled", who=Who(seat), gladiator=named(f"gladiator_{self.gladiator}"))

    def pieces(self) -> list[str]:
        return [f"battle:{self.gladiator}", f"gladiator:{self.gladiator}"]


BATTLES: Final = [Battle(gladiator) for gladiator in GLADIATORS]


def why_not_battle(g: HadriansWall, player: Player, action: Battle) -> No | None:
    area = AREAS[f"battles_{action.gladiator}"]
    return why_not_open(g, player, area, player.level(area.name) + 1)


def battle_options(g: HadriansWall, seat: Seat) -> list[Action]:
    player = g.players[seat]
    areas = [AREAS[f"battles_{gladiator}"] for gladiator in GLADIATORS]
    return [
        battle
        for battle, area in zip(BATTLES, areas, strict=True)
        if is_open(g, player, area, player.level(area.name) + 1)
    ]


def battle_meant(code: str) -> Action | None:
    """`battle red`"""
    for battle in BATTLES:
        if battle.code() == code:
            return battle
    return None


def battle(g: HadriansWall, seat: Seat, action: Battle) -> None:
    player = g.players[seat]
    name, area = action.gladiator, f"battles_{action.gladiator}"
    g.tell_action(seat, action, "HW-12.11")
    player.fill(area, player.level(area) + 1, g.year)
    card = g.turn_fate()
    g.fate.discard(card)
    strength = player.level(f"gladiator_{name}")
    damage = FATE[card].damage
    player.wounds[name] = min(strength, player.wounds[name] + damage)  # HW-12.13
    gladiator, left = named(f"gladiator_{name}"), strength - player.wounds[name]
    if left == 0:
        g.tell("gladiator-died", "HW-12.14", seat=seat, reveals=True, gladiator=gladiator, damage=damage)
        gain(g, seat, list(IF_KILLED[strength - 1]), "HW-12.14")
    else:
        g.tell("gladiator-lived", "HW-12.15", seat=seat, reveals=True, gladiator=gladiator, damage=damage, left=left)
        gain(g, seat, list(IF_ALIVE[strength - 1]), "HW-12.15")
