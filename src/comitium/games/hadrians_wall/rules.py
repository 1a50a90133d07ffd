"""The order of play: six years of setup, actions and attack (HW-1.2, HW-4.1). Read this file first."""

from __future__ import annotations

from comitium.engine.message import Message
from comitium.engine.phase import Automatic
from comitium.games.hadrians_wall.actions import Actions
from comitium.games.hadrians_wall.attack import Aftermath, Attack, Favours, YearEnd, attack_cards, potential
from comitium.games.hadrians_wall.components import YEARS
from comitium.games.hadrians_wall.model import HadriansWall
from comitium.games.hadrians_wall.scoring import result
from comitium.games.hadrians_wall.year_setup import Assignment, Draw, FateIncome, Incomes, NeutralCards, Roads


class Year(Automatic[HadriansWall]):
    """Setup in its printed steps, actions, end of year (HW-4.1)."""

    __slots__ = ()

    heading = "income"

    def run(self, g: HadriansWall) -> None:
        g.year += 1
        if g.year == 1 and g.fort is not None:
            fort, goal, challenge = Message(f"fort-{g.fort.name}"), wanted(g.fort.goal), wanted(g.fort.challenge)
            g.tell("fort-begins", "HW-21.2", fort=fort, goal=goal, challenge=challenge)
        g.tell("year-begins", "HW-4.1", year=g.year, cards=attack_cards(g), potential=potential(g))
        setup = (FateIncome(), Draw(), Assignment(), NeutralCards(), Incomes(), Roads())
        g.schedule(*setup, Actions(), Attack(), Favours(), Aftermath(), YearEnd())


def wanted(figures: dict[str, int]) -> list[Message]:
    """A fort's goal or challenge in words."""
    return [Message(f"what-{what}", need=need) for what, need in figures.items()]


class Scoring(Automatic[HadriansWall]):
    """The game ends after the attack of year 6 (HW-17.1)."""

    __slots__ = ()

    heading = "scoring"

    def run(self, g: HadriansWall) -> None:
        g.result = result(g)


def schedule_match(g: HadriansWall) -> None:
    g.schedule(*[Year() for _ in range(YEARS)], Scoring())
