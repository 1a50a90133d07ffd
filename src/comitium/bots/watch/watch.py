"""What a watch is: it looks on while a match is played and tells afterwards what became of every thing and seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from comitium.engine.action import Action
from comitium.engine.message import Seat
from comitium.engine.state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Use:
    """What one seat did with one thing in one match."""

    held: int = 0  # how often the seat had it to use, played or not
    played: int = 0
    points: float = 0.0  # what playing it yielded, all goods at their worth


@dataclass(frozen=True)
class Tally:
    """One match in figures. Things are named by their messages, as the score sheet names its sources."""

    uses: dict[str, dict[str, tuple[Use, ...]]] = field(default_factory=dict)  # by kind and thing, then by seat
    amounts: dict[str, tuple[float, ...]] = field(default_factory=dict)  # by fact, then by seat
    happened: dict[str, tuple[bool, ...]] = field(default_factory=dict)


class Watch(Generic[S]):
    """Sees the true table of one match, before every decision and at the end. It changes nothing on it.

    A game's own watch writes `decided` and `ended`; this one keeps the figures, and by itself it notes none. The words
    for its kinds and facts stand among the texts of the terminal: `kind-card`, `fact-struck-out`.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._uses: dict[str, dict[str, list[Use]]] = {}
        self._amounts: dict[str, list[float]] = {}
        self._happened: dict[str, list[bool]] = {}

    def decided(self, g: S, seat: Seat, action: Action) -> None:
        """The seat has decided, and the table stands as it did before."""

    def ended(self, g: S) -> Tally:
        """The match is over: note what is left to note, then `tally`."""
        return self.tally()

    def note(self, kind: str, thing: str, seat: Seat, held: int = 0, played: int = 0, points: float = 0.0) -> None:
        """Add to what the seat did with a thing. A thing noted with zeros is listed all the same."""
        by_seat = self._uses.setdefault(kind, {}).setdefault(thing, [Use()] * self.seats)
        use = by_seat[seat]
        by_seat[seat] = Use(use.held + held, use.played + played, use.points + points)

    def amount(self, fact: str, seat: Seat, value: float) -> None:
        """Add to a quantity of a seat, such as the stone it never used."""
        self._amounts.setdefault(fact, [0.0] * self.seats)[seat] += value

    def happens(self, fact: str, seat: Seat, really: bool) -> None:
        """Whether something befell a seat in this match."""
        self._happened.setdefault(fact, [False] * self.seats)[seat] = really

    def tally(self) -> Tally:
        uses = {
            kind: {thing: tuple(by_seat) for thing, by_seat in sorted(things.items())}
            for kind, things in sorted(self._uses.items())
        }
        amounts = {fact: tuple(values) for fact, values in self._amounts.items()}
        return Tally(uses, amounts, {fact: tuple(values) for fact, values in self._happened.items()})
