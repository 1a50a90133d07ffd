"""A track of numbered spaces on which a marker moves and stops at the ends."""

from __future__ import annotations


class Track:
    """`passed` of a move lists the spaces stepped on, the last one included: rewards lie on them."""

    __slots__ = ("first", "last", "place")

    def __init__(self, first: int, last: int, place: int) -> None:
        self.first = first
        self.last = last
        self.place = place

    def copy(self) -> Track:
        return Track(self.first, self.last, self.place)

    def move(self, steps: int) -> list[int]:
        """Go so many spaces (back if negative), no further than the end; returns the spaces stepped on."""
        goal = min(max(self.place + steps, self.first), self.last)
        way = 1 if goal >= self.place else -1
        passed = list(range(self.place + way, goal + way, way)) if goal != self.place else []
        self.place = goal
        return passed

    def to_go(self) -> int:
        return self.last - self.place
