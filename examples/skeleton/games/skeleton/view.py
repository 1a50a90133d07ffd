# not compiled: builds dataclasses, which compile to slower code than they interpret
"""What is shown of Skeleton: everything (SK-4.1)."""

from __future__ import annotations

from dataclasses import dataclass

from comitium.engine.message import Seat
from comitium.games.skeleton.model import Skeleton


@dataclass(frozen=True)
class View:
    phase: str
    heap: int
    coins: tuple[int, ...]


@dataclass(frozen=True)
class Own:
    """What a seat sees besides: nothing yet."""


def view(g: Skeleton) -> View:
    return View(phase=g.heading, heap=g.heap, coins=tuple(g.coins))


def own(g: Skeleton, seat: Seat) -> Own:
    return Own()
