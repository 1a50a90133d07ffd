# not compiled: looks for modules at run time
"""Evaluators: what a position and its options are worth to a seat. One file per game; for others the forecast."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.bot import AnyGame
from comitium.bots.evaluate.evaluator import Evaluator
from comitium.bots.evaluate.forecast import ForecastEvaluator
from comitium.engine.beside import beside, further
from comitium.games import GAMES

__path__.extend(further(__name__))

AnyEvaluator = Evaluator[Any]

EVALUATORS: Final[dict[str, AnyEvaluator]] = beside(__name__, GAMES, "EVALUATOR")


def evaluator_of(game: AnyGame) -> AnyEvaluator:
    return EVALUATORS.get(game.slug) or ForecastEvaluator(game)
