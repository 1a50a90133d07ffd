"""What lies on the table of Skeleton."""

from __future__ import annotations

from typing import Final

from comitium.engine.chance import Chance
from comitium.engine.state import State

HEAP: Final = 12  # SK-1.2


class Skeleton(State):
    """The heap, and the coins of each seat."""

    __slots__ = ("coins", "heap")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.heap = HEAP
        self.coins = [0] * seats

    def copy(self) -> Skeleton:
        new = Skeleton(self.seats, self.chance.copy())
        new.heap = self.heap
        new.coins = self.coins.copy()
        return self.copy_table(new)
