"""For a game that has no evaluator of its own yet: what the score panel would say after the option.

It plays any game from its first day, but sees nothing that does not score at once.
"""

from __future__ import annotations

from comitium.bots.bot import AnyGame
from comitium.bots.evaluate.evaluator import Evaluator
from comitium.engine.message import Seat
from comitium.engine.state import State


class ForecastEvaluator(Evaluator[State]):
    """The seat's forecast against the best of the others; alone, the forecast itself."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def value(self, g: State, seat: Seat) -> float:
        totals = {sheet.seat: sheet.total for sheet in self.game.forecast(g, seat)}
        own = totals.pop(seat, 0)
        return float(own - max(totals.values(), default=0))
