"""The end: Christians, freed Slaves, tokens (SY-12)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import Automatic, InTurn, Question
from comitium.games.sylla.codes import NO_NUMBER, number_after
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import CHRISTIAN_POINTS, CHRISTIANS, FREED_POINTS, FREEDOM
from comitium.games.sylla.scoring import result


class Christians(Automatic[Sylla]):
    """Every face-up Christian gives points, turned or not (SY-12.2, SY-12.5)."""

    __slots__ = ()

    heading = "ecclesia"

    def run(self, g: Sylla) -> None:
        g.ecclesia = True
        for seat in g.clockwise_from(g.consul):
            player = g.players[seat]
            count = (player.face_up() & CHRISTIANS).bit_count()
            player.christian_points = CHRISTIAN_POINTS * count
            player.gain(player.christian_points)
            if count:
                g.tell("christians", "SY-12.2", seat=seat, count=count, points=player.christian_points)


class Free(Action):
    """Free so many Slaves (SY-12.3)."""

    __slots__ = ("slaves",)

    def __init__(self, slaves: int) -> None:
        self.slaves: Final = slaves

    def code(self) -> str:
        return f"free {self.slaves}"

    def sentence(self) -> Message:
        return Message("free", slaves=self.slaves, coins=FREEDOM * self.slaves, points=FREED_POINTS * self.slaves)

    def told(self, seat: Seat) -> Message:
        return Message("freed", who=Who(seat), slaves=self.slaves, points=FREED_POINTS * self.slaves)


class Freedom(InTurn[Sylla]):
    """Owners of face-up Slaves in order, openly, also those who cannot pay (SY-12.3, SY-12.9, SY-18.6)."""

    __slots__ = ()

    heading = "ecclesia"

    def begin(self, g: Sylla) -> None:
        self.to_act = [seat for seat in g.clockwise_from(g.consul) if g.players[seat].slaves()]

    def considered(self, g: Sylla, seat: Seat) -> list[Action]:
        """None to all of one's Slaves."""
        return [Free(slaves) for slaves in range(g.players[seat].slaves() + 1)]

    def why_not(self, g: Sylla, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Free)
        player = g.players[seat]
        if action.slaves > player.slaves():
            return No("free-too-many", "SY-12.5", slaves=player.slaves())
        if action.slaves > player.slaves_payable(player.coins):
            return No("free-too-dear", "SY-12.3", price=FREEDOM * action.slaves, coins=player.coins)
        return None

    def meant(self, g: Sylla, seat: Seat, code: str) -> Action | None:
        slaves = number_after("free", code)
        return None if slaves == NO_NUMBER else Free(slaves)

    def how(self, g: Sylla, seat: Seat, code: str) -> No:
        return No("free-how", "SY-12.3")

    def play(self, g: Sylla, seat: Seat, action: Action) -> None:
        assert isinstance(action, Free)
        del self.to_act[0]
        player = g.players[seat]
        player.coins -= FREEDOM * action.slaves
        player.freed = action.slaves
        player.gain(FREED_POINTS * action.slaves)
        g.tell_action(seat, action, "SY-12.3")

    def question(self, g: Sylla, seat: Seat) -> Question:
        player = g.players[seat]
        why = Message("why-free", slaves=player.slaves(), coins=player.coins, price=FREEDOM, points=FREED_POINTS)
        return Question(Message("ask-free"), why, "SY-12.3")

    def copy(self) -> InTurn[Sylla]:
        return self.copy_turns(Freedom())


class Scoring(Automatic[Sylla]):
    """Screens are removed and tokens counted (SY-12.6 to SY-12.8)."""

    __slots__ = ()

    heading = "ecclesia"

    def run(self, g: Sylla) -> None:
        g.result = result(g)
        for sheet in g.result.sheets:
            g.players[sheet.seat].prestige = sheet.total
