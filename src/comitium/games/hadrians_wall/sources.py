"""Whose good or pattern is used, and so who is paid (HW-11.9, HW-15.9).

A source is written in codes as `fate`, `own`, `seat 2` or `neutral engineer`. Two cards that show the same good stay
two sources (HW-5.11), and no use wears a card out (HW-5.7).
"""

from __future__ import annotations

from typing import Final

from comitium.engine.message import NOBODY, Message, Seat, Who
from comitium.engine.phase import Parallel
from comitium.games.hadrians_wall.components import CARDS, MOST_SEATS
from comitium.games.hadrians_wall.model import HadriansWall


class Source:
    """A prospect card of this year, or the fate deck, which has no card until one is turned."""

    __slots__ = ("card", "name", "seat")

    def __init__(self, name: str, card: str, seat: Seat = NOBODY) -> None:
        self.name: Final = name
        self.card: Final = card
        self.seat: Final = seat  # the neighbour who is paid

    def label(self) -> Message:
        if self.seat != NOBODY:
            return Message("source-seat", owner=Who(self.seat), card=Message(f"card-{self.card}"))
        if self.name in ("fate", OWN):
            return Message(f"source-{self.name}")
        return Message("source-neutral", card=Message(f"card-{self.card}"))

    def told(self) -> Message:
        """In the log, which speaks of the owner to everybody."""
        return Message("source-self") if self.name == OWN else self.label()

    def piece(self) -> str:
        """Beside the sheets: a seat's prospect, a neutral one, or the fate deck."""
        if self.seat != NOBODY:
            return f"prospect:{self.seat}"
        if self.name == "fate":
            return "fate"
        return "prospect:own" if self.name == OWN else f"prospect:{self.card}"


OWN: Final = "own"
FATE_DECK: Final = Source("fate", "")
NOWHERE: Final = Source("", "")  # what a code means that names no source
# Every name a source can have at some table.
NAMES: Final = {
    *("fate", OWN),
    *[f"seat {seat}" for seat in range(MOST_SEATS)],
    *[f"neutral {card}" for card in CARDS],
}


def others(g: HadriansWall, seat: Seat) -> list[Source]:
    """The neighbours, then the neutral cards, which count as neighbours' (HW-18.4)."""
    near = [Source(f"seat {other}", g.players[other].prospect, other) for other in g.neighbours(seat)]
    return [*near, *[Source(f"neutral {neutral.card}", neutral.card) for neutral in g.neutral]]


def good_sources(g: HadriansWall, seat: Seat) -> list[Source]:
    """HW-11.9; the own card is not among them (HW-11.10)."""
    return [FATE_DECK, *others(g, seat)]


def pattern_sources(g: HadriansWall, seat: Seat) -> list[Source]:
    """HW-15.9"""
    return [Source(OWN, g.players[seat].prospect), *others(g, seat)]


def source_meant(offered: list[Source], name: str) -> Source | None:
    """The source of this name, offered now or not; None if no table has such a source."""
    for source in offered:
        if source.name == name:
            return source
    return Source(name, "") if name in NAMES else None


def pay_source(g: HadriansWall, seat: Seat, source: Source, item: str) -> None:
    """To the neighbour, onto the neutral card, or into the main supply (HW-2.3)."""
    g.players[seat].supply.pay(item, 1)
    if source.seat != NOBODY:
        g.players[source.seat].supply.gain(item, 1)  # HW-5.6
        actions = g.agenda[-1]
        if isinstance(actions, Parallel) and source.seat not in actions.open:
            actions.reopen(source.seat)
            g.tell("active-again", "HW-5.4", seat=source.seat, item=Message(f"some-{item}", count=1))
    elif source.name not in ("fate", OWN):
        g.neutral_named(source.card).items.gain(item, 1)  # HW-18.5
