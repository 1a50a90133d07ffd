"""The order of play: five turns of seven phases, then the Ecclesia (SY-1.2 to SY-1.4). Read this file first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from comitium.engine.phase import Automatic
from comitium.engine.state import AnyPhase
from comitium.games.sylla.buildings import Buildings
from comitium.games.sylla.consul import Election
from comitium.games.sylla.ecclesia import Christians, Freedom, Scoring
from comitium.games.sylla.end_of_turn import EndOfTurn
from comitium.games.sylla.events import Muster
from comitium.games.sylla.famine import FamineAndCrisis
from comitium.games.sylla.income import Income
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import TURNS
from comitium.games.sylla.recruitment import Recruitment
from comitium.games.sylla.selection import Selection
from comitium.games.sylla.work import Voting

TURN: Final[list[Callable[[], AnyPhase]]] = [  # SY-1.3
    Election,  # I First Consul: his token and the famine symbols follow
    Recruitment,  # II
    Buildings,  # III
    Income,  # IV
    Muster,  # V Events: cubes, rewards, prevention, effects and removal follow
    Voting,  # VI Great Work
    FamineAndCrisis,  # VII
]
END: Final[list[Callable[[], AnyPhase]]] = [Christians, Freedom, Scoring]  # SY-12.9


class Passages(Automatic[Sylla]):
    """One phase after another. Only the next one is made, so that copies of a state carry few of them."""

    __slots__ = ("following",)

    def __init__(self, following: int) -> None:
        super().__init__()
        self.following: Final = following

    def run(self, g: Sylla) -> None:
        if self.following < len(TURN):
            g.schedule(TURN[self.following](), PASSAGES[self.following + 1])
        elif g.turn < TURNS:
            g.schedule(EndOfTurn(), Turn())  # SY-1.4
        else:
            g.schedule(*[passage() for passage in END])


PASSAGES: Final = [Passages(number) for number in range(len(TURN) + 1)]


class Turn(Automatic[Sylla]):
    """A turn begins."""

    __slots__ = ()

    heading = "consul"

    def run(self, g: Sylla) -> None:
        g.turn += 1
        g.tell("turn-begins", "SY-1.2", turn=g.turn, turns=TURNS)
        g.schedule(PASSAGES[0])


def schedule_match(g: Sylla) -> None:
    g.schedule(Selection(), Turn())
