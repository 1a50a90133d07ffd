"""What happens so often that the log keeps it as it is and words it only when it is read."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, Seat


class Deed(Action):
    """Told like an action, but nobody decides it: it is never among the options."""

    __slots__ = ()

    def sentence(self) -> Message:
        return self.told(NOBODY)

    def told(self, seat: Seat) -> Message:
        raise NotImplementedError


class Fact(Deed):
    """A sentence that speaks of no seat, made once for each piece it is about."""

    __slots__ = ("message", "touch")

    def __init__(self, message: Message, touch: str) -> None:
        self.message: Final = message
        self.touch: Final = touch

    def code(self) -> str:
        return f"{self.message.name} {self.touch}"

    def told(self, seat: Seat) -> Message:
        return self.message

    def pieces(self) -> list[str]:
        return [self.touch]
