"""Evaluators: what a position and its options are worth to a seat. One file per game; for others the forecast."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.bot import AnyGame
from comitium.bots.evaluate.aeterna import AeternaEvaluator
from comitium.bots.evaluate.evaluator import Evaluator
from comitium.bots.evaluate.forecast import ForecastEvaluator
from comitium.bots.evaluate.glory_of_rome import GloryOfRomeEvaluator
from comitium.bots.evaluate.hadrians_wall import HadriansWallEvaluator
from comitium.bots.evaluate.new_romans import NewRomansEvaluator
from comitium.bots.evaluate.sylla import SyllaEvaluator

AnyEvaluator = Evaluator[Any]

EVALUATORS: Final[dict[str, AnyEvaluator]] = {
    "new_romans": NewRomansEvaluator(),
    "sylla": SyllaEvaluator(),
    "hadrians_wall": HadriansWallEvaluator(),
    "aeterna": AeternaEvaluator(),
    "glory_of_rome": GloryOfRomeEvaluator(),
}


def evaluator_of(game: AnyGame) -> AnyEvaluator:
    return EVALUATORS.get(game.slug) or ForecastEvaluator(game)
