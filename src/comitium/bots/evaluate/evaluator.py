"""What every evaluator offers."""

from __future__ import annotations

from typing import Generic, TypeVar

from comitium.engine.action import Action
from comitium.engine.compiling import mypyc_attr
from comitium.engine.message import Seat
from comitium.engine.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S]):
    """Worth in points of the game's own score, higher is better; only differences count."""

    def value(self, g: S, seat: Seat) -> float:
        """How good the position is for the seat."""
        raise NotImplementedError

    def values(self, g: S, seat: Seat, options: list[Action]) -> list[float]:
        """The worth of each option: play it, look at the position.

        A game overrides this for phases where that is a poor guide, above all sealed answers, which change
        nothing on the table until others have answered too.
        """
        return [self.value_after(g, seat, option) for option in options]

    def value_after(self, g: S, seat: Seat, option: Action) -> float:
        after = g.copy()
        assert isinstance(after, type(g))
        after.play(seat, option)
        return self.value(after, seat)
