"""What is imagined of Skeleton: only chance itself, since nothing is hidden (SK-4.1)."""

from __future__ import annotations

from random import Random

from comitium.engine.message import Seat
from comitium.games.skeleton.model import Skeleton


def imagine(g: Skeleton, seat: Seat, rng: Random) -> Skeleton:
    new = g.copy()
    new.chance = g.chance.reseeded(rng)
    new.imagine_answers(seat, rng)
    return new
