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
from comitium.games.hadrians_wall.rewards import CARD_NAMES, some
from comitium.games.hadrians_wall.supply import PLACES, UNITS


class Source:
    """A prospect card of this year, or the fate deck, which has no card until one is turned."""

    __slots__ = ("card", "name", "number", "pattern", "seat")

    def __init__(self, name: str, card: str, seat: Seat = NOBODY, number: int = NOBODY) -> None:
        self.name: Final = name
        self.card: Final = card
        self.pattern: Final = CARDS[card].pattern if card else ""
        self.seat: Final = seat  # the neighbour who is paid
        self.number: Final = number  # among all there can be

    def label(self) -> Message:
        if self.seat != NOBODY:
            return Message("source-seat", owner=Who(self.seat), card=CARD_NAMES[self.card])
        if self.name in ("fate", OWN):
            return Message(f"source-{self.name}")
        return Message("source-neutral", card=CARD_NAMES[self.card])

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
FATE_DECK: Final = Source("fate", "", NOBODY, 0)
NOWHERE: Final = Source("", "")  # what a code means that names no source


def every_source() -> list[Source]:
    """The fate deck, then every card: as one's own, as a neutral one, and as that of each seat."""
    found = [FATE_DECK]
    for card in CARDS:
        found.append(Source(OWN, card, NOBODY, len(found)))
        found.append(Source(f"neutral {card}", card, NOBODY, len(found)))
        for seat in range(MOST_SEATS):
            found.append(Source(f"seat {seat}", card, seat, len(found)))
    return found


SOURCES: Final = every_source()
# By card: the place of its own source; behind it comes the neutral one, then the seats.
FIRST: Final = {source.card: source.number for source in SOURCES if source.name == OWN}
NAMES: Final = {source.name for source in SOURCES}


def own_source(card: str) -> Source:
    return SOURCES[FIRST[card]]


def neutral_source(card: str) -> Source:
    return SOURCES[FIRST[card] + 1]


def seat_source(card: str, seat: Seat) -> Source:
    return SOURCES[FIRST[card] + 2 + seat]


def others(g: HadriansWall, seat: Seat) -> list[Source]:
    """The neighbours, then the neutral cards, which count as neighbours' (HW-18.4)."""
    near = [seat_source(g.players[other].prospect, other) for other in g.neighbours(seat)]
    return [*near, *[neutral_source(neutral.card) for neutral in g.neutral]] if g.neutral else near


def good_sources(g: HadriansWall, seat: Seat) -> list[Source]:
    """HW-11.9; the own card is not among them (HW-11.10)."""
    return [FATE_DECK, *others(g, seat)]


def pattern_sources(g: HadriansWall, seat: Seat) -> list[Source]:
    """HW-15.9"""
    return [own_source(g.players[seat].prospect), *others(g, seat)]


def source_meant(offered: list[Source], name: str) -> Source | None:
    """The source of this name, offered now or not; None if no table has such a source."""
    for source in offered:
        if source.name == name:
            return source
    return Source(name, "") if name in NAMES else None


def pay_source(g: HadriansWall, seat: Seat, source: Source, item: str) -> None:
    """To the neighbour, onto the neutral card, or into the main supply (HW-2.3)."""
    one = UNITS[PLACES[item]]
    g.players[seat].supply.pay(one)
    if source.seat != NOBODY:
        g.players[source.seat].supply.gain(one)  # HW-5.6
        actions = g.agenda[-1]
        if isinstance(actions, Parallel) and source.seat not in actions.open:
            actions.reopen(source.seat)
            g.tell("active-again", "HW-5.4", seat=source.seat, item=some(item, 1))
    elif source.name not in ("fate", OWN):
        g.neutral_named(source.card).items.gain(item, 1)  # HW-18.5
