"""The order of play: five turns of seven phases, then the Ecclesia (SY-1.2 to SY-1.4). Read this file first."""

from __future__ import annotations

from comitium.engine.phase import Automatic
from comitium.engine.state import AnyPhase
from comitium.games.sylla.buildings import Buildings
from comitium.games.sylla.consul import Election
from comitium.games.sylla.ecclesia import Christians, Freedom, Scoring
from comitium.games.sylla.end_of_turn import EndOfTurn
from comitium.games.sylla.events import Events
from comitium.games.sylla.famine import FamineAndCrisis
from comitium.games.sylla.income import Income
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import TURNS
from comitium.games.sylla.recruitment import Recruitment
from comitium.games.sylla.selection import Selection
from comitium.games.sylla.work import Voting


def order_of_play(turn: int) -> list[AnyPhase]:
    """The phases of this turn, and what follows them (SY-1.3)."""
    phases: list[AnyPhase] = [
        Election(),  # I First Consul
        Recruitment(),  # II
        Buildings(),  # III
        Income(),  # IV
        Events(),  # V
        Voting(),  # VI Great Work
        FamineAndCrisis(),  # VII
    ]
    if turn < TURNS:
        return [*phases, EndOfTurn(), Turn()]  # SY-1.4
    return [*phases, Christians(), Freedom(), Scoring()]  # SY-12.9


class Turn(Automatic[Sylla]):
    """A turn begins."""

    __slots__ = ()

    heading = "consul"

    def run(self, g: Sylla) -> None:
        g.turn += 1
        g.tell("turn-begins", "SY-1.2", turn=g.turn, turns=TURNS)
        g.schedule(*order_of_play(g.turn))


def schedule_match(g: Sylla) -> None:
    g.schedule(Selection(), Turn())
