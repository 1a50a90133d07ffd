"""A pile of face-down things: drawn from the top, refilled from its discards by a shuffle."""

from __future__ import annotations

from typing import Generic, TypeVar

from comitium.engine.chance import Chance

T = TypeVar("T")


class Pile(Generic[T]):
    """The last of `things` lies on top. `stream` names the chance that shuffles it."""

    __slots__ = ("discards", "stream", "things")

    def __init__(self, stream: str, things: list[T]) -> None:
        self.stream = stream
        self.things = things
        self.discards: list[T] = []

    def copy(self) -> Pile[T]:
        new: Pile[T] = Pile(self.stream, self.things.copy())
        new.discards = self.discards.copy()
        return new

    def __len__(self) -> int:
        return len(self.things)

    def shuffle(self, chance: Chance) -> None:
        self.things = chance.shuffled(self.stream, self.things)

    def draw(self, chance: Chance) -> T | None:
        """The top thing; an empty pile is first refilled from its discards. None if both are empty."""
        if not self.things and self.discards:
            self.things, self.discards = self.discards, []
            self.shuffle(chance)
        return self.things.pop() if self.things else None

    def discard(self, thing: T) -> None:
        self.discards.append(thing)
