"""Milling: everybody at their own pace, a coin a sack (DO-2.6)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.game import Change
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import Parallel, Question
from comitium.games.dole.components import SACKS, Sack, label
from comitium.games.dole.model import Dole, kinds


class Mill(Action):
    """Pay a coin; the sack counts double from now on (DO-2.6)."""

    __slots__ = ("sack",)

    def __init__(self, sack: Sack) -> None:
        self.sack: Final = sack

    def code(self) -> str:
        return f"mill {self.sack.value}"

    def sentence(self) -> Message:
        return Message("mill", sack=label(self.sack))

    def told(self, seat: Seat) -> Message:
        return Message("milled", who=Who(seat), sack=label(self.sack))

    def pieces(self) -> list[str]:
        return [f"granary:{self.sack.value}"]


class Finish(Action):
    """Mill no more in this round (DO-2.6)."""

    __slots__ = ()

    final = True

    def code(self) -> str:
        return "finish"

    def sentence(self) -> Message:
        return Message("finish")

    def told(self, seat: Seat) -> Message:
        return Message("finished", who=Who(seat))


FINISH: Final = Finish()
MILLS: Final[dict[str, Action]] = {FINISH.code(): FINISH, **{f"mill {sack.value}": Mill(sack) for sack in Sack}}


class Milling(Parallel[Dole]):
    """Free play; a table may do without it (DO-1.4)."""

    __slots__ = ()

    heading = "milling"

    def begin(self, g: Dole) -> None:
        super().begin(g)
        if not g.mill_open:
            self.open = []

    def considered(self, g: Dole, seat: Seat) -> list[Action]:
        return [*[Mill(sack) for sack in kinds(g.players[seat].granary)], FINISH]

    def why_not(self, g: Dole, seat: Seat, action: Action) -> No | None:
        player = g.players[seat]
        if not isinstance(action, Mill):
            return None
        if action.sack not in player.granary:
            return No("not-stored", "DO-2.6", sack=label(action.sack))
        return None if player.coins else No("mill-costs", "DO-2.6", coins=player.coins)

    def meant(self, g: Dole, seat: Seat, code: str) -> Action | None:
        return MILLS.get(code)

    def play(self, g: Dole, seat: Seat, action: Action) -> None:
        if isinstance(action, Mill):
            player = g.players[seat]
            player.granary.remove(action.sack)
            player.milled.append(action.sack)
            player.coins -= 1
            g.treasury += 1
        else:
            self.finish(seat)
        g.tell_action(seat, action, "DO-2.6")

    def question(self, g: Dole, seat: Seat) -> Question:
        return Question(Message("ask-mill"), Message("why-mill", coins=g.players[seat].coins), "DO-2.6")

    def copy(self) -> Parallel[Dole]:
        return self.copy_seats(Milling())


def preview(g: Dole, seat: Seat, action: Action) -> tuple[Change, ...]:
    """What milling adds to the sack's points (DO-3.2)."""
    if not isinstance(action, Mill):
        return ()
    points = SACKS[action.sack].points
    return (Change(f"granary:{action.sack.value}", points, 2 * points),)
