"""What happened, in the order it happened, each line with those who may read it."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Clause, Message, Seat


class Entry:
    """A line of the log ("event" is a card in two of the games).

    It either has a sentence or is told by the action that was done: that one is worded only when read.
    """

    __slots__ = ("action", "audience", "clause", "heading", "reveals", "seat", "sentence", "touched")

    def __init__(
        self,
        heading: str,
        seat: Seat,
        clause: Clause,
        audience: list[Seat] | None,
        reveals: bool,
        action: Action | None,
        sentence: Message | None,
        touched: list[str] | None,
    ) -> None:
        self.heading: Final = heading  # the phase it belongs to
        self.seat: Final = seat  # whose doing it was, or NOBODY
        self.clause: Final = clause
        self.audience: Final = audience  # None: everybody, spectators too
        self.reveals: Final = reveals  # a hidden thing was shown: undo cannot cross it
        self.action: Final = action
        self.sentence: Final = sentence
        self.touched: Final = touched

    def message(self) -> Message:
        if self.action is not None:
            return self.action.told(self.seat)
        assert self.sentence is not None
        return self.sentence

    def pieces(self) -> list[str]:
        if self.action is not None:
            return self.action.pieces()
        return self.touched or []

    def seen_by(self, viewer: Seat | None) -> bool:
        return self.audience is None or viewer in self.audience
