"""The bot that decides by lot: the yardstick for all others."""

from __future__ import annotations

from random import Random

from comitium.bots.bot import Bot
from comitium.engine.action import Action
from comitium.engine.message import Seat
from comitium.engine.state import State


class Chance(Bot):
    """All options are equally likely."""

    name = "chance"

    def choose(self, g: State, seat: Seat, rng: Random) -> Action:
        return rng.choice(g.options(seat))
