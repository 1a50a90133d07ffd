"""What a bot is, and the only way to ask one.

A bot never meets the table: `decide` hands it an imagined state, in which everything its seat cannot
know has been redrawn. Honesty is therefore no matter of discipline.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any, ClassVar, TypeVar

from comitium.engine.action import Action
from comitium.engine.game import Game
from comitium.engine.message import Seat
from comitium.engine.state import State

S = TypeVar("S", bound=State)
AnyGame = Game[Any]


class Bot(ABC):
    """Chooses among the options of a seat. It keeps nothing between two questions."""

    name: ClassVar[str]

    @abstractmethod
    def choose(self, g: State, seat: Seat, rng: Random) -> Action:
        """One of the seat's options in `g`, an imagined state that is the bot's own to change."""


def answer(bot: Bot, game: Game[S], g: S, seat: Seat, rng: Random) -> Action:
    """What the bot does on this seat; the rng is all the luck it has, for imagining and for choosing."""
    imagined = game.imagine(g, seat, rng)
    imagined.hush()
    return bot.choose(imagined, seat, rng)


def decide(bot: Bot, game: Game[S], g: S, seat: Seat, rng: Random) -> str:
    """The same as a code, for `submit`."""
    return answer(bot, game, g, seat, rng).code()
