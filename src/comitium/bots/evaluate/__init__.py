"""Evaluators: what a position and its options are worth to a seat. One file per game, listed here."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.bot import AnyGame
from comitium.bots.evaluate.evaluator import Evaluator
from comitium.bots.evaluate.new_romans import NewRomansEvaluator
from comitium.engine.message import Refused

AnyEvaluator = Evaluator[Any]

EVALUATORS: Final[dict[str, AnyEvaluator]] = {
    "new_romans": NewRomansEvaluator(),
}


def evaluator_of(game: AnyGame, bot: str) -> AnyEvaluator:
    """The evaluator of a game; `Refused` if the bot that asks would have to play without one."""
    if game.slug not in EVALUATORS:
        raise Refused("bot-lacks-game", bot=bot, game=game.slug)
    return EVALUATORS[game.slug]
