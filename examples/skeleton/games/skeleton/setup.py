"""Setup: a full heap and empty hands (SK-1)."""

from __future__ import annotations

from collections.abc import Mapping

from comitium.engine.chance import Chance
from comitium.games.skeleton.model import Skeleton
from comitium.games.skeleton.rules import schedule_match


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> Skeleton:
    g = Skeleton(seats, chance)
    schedule_match(g)
    return g
