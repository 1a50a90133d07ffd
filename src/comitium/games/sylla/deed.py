"""Things that happen often. The log keeps them as they are; the words are made when somebody reads them."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, Seat


class Deed(Action):
    """Told like an action, but nobody decides it. It is never among the options."""

    __slots__ = ()

    def sentence(self) -> Message:
        return self.told(NOBODY)

    def told(self, seat: Seat) -> Message:
        raise NotImplementedError


class Fact(Deed):
    """A sentence about a piece and no seat. It is made once for each piece."""

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
