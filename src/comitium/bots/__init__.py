"""The bots, by their names. A bot is listed here and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from comitium.bots.bot import AnyGame, Bot, decide
from comitium.bots.chance import Chance
from comitium.bots.evaluate import evaluator_of
from comitium.bots.greedy import Greedy
from comitium.engine.message import Refused

BOTS: Final[dict[str, Callable[[AnyGame], Bot]]] = {
    Chance.name: lambda _game: Chance(),
    Greedy.name: lambda game: Greedy(evaluator_of(game)),
}


def make_bot(name: str, game: AnyGame) -> Bot:
    """A bot for this game; `Refused` if there is no such bot."""
    if name not in BOTS:
        raise Refused("no-such-bot", bot=name[:40], known=", ".join(BOTS))
    return BOTS[name](game)


__all__ = ["BOTS", "Bot", "decide", "make_bot"]
