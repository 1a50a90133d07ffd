"""The bot that looks one step ahead and takes what its evaluator values most."""

from __future__ import annotations

from random import Random

from comitium.bots.bot import Bot
from comitium.bots.evaluate import AnyEvaluator
from comitium.engine.action import Action
from comitium.engine.message import Seat
from comitium.engine.state import State

LEVEL = 1e-9  # values closer than this differ by rounding only


class Greedy(Bot):
    """Takes the option of the highest value; among level ones the lot decides."""

    name = "greedy"

    def __init__(self, evaluator: AnyEvaluator) -> None:
        self.evaluator = evaluator

    def choose(self, g: State, seat: Seat, rng: Random) -> Action:
        options = g.options(seat)
        if len(options) == 1:
            return options[0]
        values = self.evaluator.values(g, seat, options)
        highest = max(values)
        return rng.choice([option for option, value in zip(options, values, strict=True) if value >= highest - LEVEL])
