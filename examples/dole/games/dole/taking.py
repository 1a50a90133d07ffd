"""Taking: the highest bribe chooses first (DO-2.4); wheat asks for a further decision (DO-2.5)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import Decision, InTurn, Question
from comitium.games.dole.components import BREAD, Sack, label
from comitium.games.dole.model import Dole, kinds


class Take(Action):
    """Take an offered sack into the granary (DO-2.4)."""

    __slots__ = ("sack",)

    def __init__(self, sack: Sack) -> None:
        self.sack: Final = sack

    def code(self) -> str:
        return f"take {self.sack.value}"

    def sentence(self) -> Message:
        return Message("take", sack=label(self.sack))

    def told(self, seat: Seat) -> Message:
        return Message("took", who=Who(seat), sack=label(self.sack))

    def pieces(self) -> list[str]:
        return [f"offered:{self.sack.value}"]


TAKES: Final = {f"take {sack.value}": Take(sack) for sack in Sack}


class Taking(InTurn[Dole]):
    """One sack each, in the order of the bribes (DO-2.4)."""

    __slots__ = ()

    heading = "taking"

    def __init__(self, order: list[Seat]) -> None:
        super().__init__()
        self.to_act = order

    def considered(self, g: Dole, seat: Seat) -> list[Action]:
        return [Take(sack) for sack in kinds(g.offered)]

    def why_not(self, g: Dole, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Take)
        return None if action.sack in g.offered else No("not-offered", "DO-2.4", sack=label(action.sack))

    def meant(self, g: Dole, seat: Seat, code: str) -> Action | None:
        return TAKES.get(code)

    def how(self, g: Dole, seat: Seat, code: str) -> No:
        return No("take-how", "DO-2.4", sacks=[label(sack) for sack in kinds(g.offered)])

    def play(self, g: Dole, seat: Seat, action: Action) -> None:
        assert isinstance(action, Take)
        self.to_act.remove(seat)
        g.offered.remove(action.sack)
        g.players[seat].granary.append(action.sack)
        g.tell_action(seat, action, "DO-2.4")
        if action.sack is Sack.WHEAT:
            g.schedule(Wheat(seat))

    def question(self, g: Dole, seat: Seat) -> Question:
        return Question(Message("ask-take"), Message("why-take", left=len(g.offered)), "DO-2.4")

    def copy(self) -> InTurn[Dole]:
        return self.copy_turns(Taking([]))


class Keep(Action):
    """Keep the wheat (DO-2.5)."""

    __slots__ = ()

    def code(self) -> str:
        return "keep"

    def sentence(self) -> Message:
        return Message("keep")


class HandOut(Action):
    """Hand the wheat out to the people for two coins of the treasury (DO-2.5)."""

    __slots__ = ()

    def code(self) -> str:
        return "hand out"

    def sentence(self) -> Message:
        return Message("hand-out", coins=BREAD)

    def told(self, seat: Seat) -> Message:
        return Message("handed-out", who=Who(seat), coins=BREAD)


class Wheat(Decision[Dole]):
    """Asked on top of the taking, of the seat that took wheat (DO-2.5)."""

    __slots__ = ()

    def considered(self, g: Dole, seat: Seat) -> list[Action]:
        return [Keep(), HandOut()]

    def decided(self, g: Dole, action: Action) -> None:
        if isinstance(action, HandOut):
            player = g.players[self.seat]
            player.granary.remove(Sack.WHEAT)
            g.given.append(Sack.WHEAT)
            player.coins += BREAD
            g.treasury -= BREAD
            g.tell_action(self.seat, action, "DO-2.5")

    def question(self, g: Dole, seat: Seat) -> Question:
        path = [Message("take", sack=label(Sack.WHEAT))]
        return Question(Message("ask-wheat"), Message("why-wheat", coins=BREAD), "DO-2.5", path)

    def copy(self) -> Decision[Dole]:
        return self.copy_decision(Wheat(self.seat))
