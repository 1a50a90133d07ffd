"""Who plays the matches that the laws look at: chance, greedy, or both by turns.

Chance goes where nobody would go, greedy where everybody goes; half of each reaches what neither does alone.
"""

from __future__ import annotations

from random import Random
from typing import Final

from comitium.bots.bot import AnyGame, Bot, answer
from comitium.bots.evaluate import evaluator_of
from comitium.bots.greedy import Greedy
from comitium.engine.action import Action
from comitium.engine.laws import Policy, chance
from comitium.engine.message import Refused, Seat
from comitium.engine.state import State

POLICIES: Final = ("chance", "greedy", "mixed")


class Played:
    """A bot answers a share of the questions, chance the rest."""

    def __init__(self, bot: Bot, game: AnyGame, share: float = 1.0) -> None:
        self.bot = bot
        self.game = game
        self.share = share  # of the decisions, whichever seat they fall to

    def __call__(self, g: State, seat: Seat, rng: Random) -> Action:
        if rng.random() < self.share:
            return answer(self.bot, self.game, g, seat, rng)
        return chance(g, seat, rng)


def policy_of(name: str, game: AnyGame) -> Policy:
    """`Refused` if there is no such policy."""
    if name == "chance":
        return chance
    if name == "greedy":
        return Played(Greedy(evaluator_of(game)), game)
    if name == "mixed":
        return Played(Greedy(evaluator_of(game)), game, 0.5)
    raise Refused("no-such-policy", policy=name[:40], known=", ".join(POLICIES))
