# not compiled: read by people, not by search
"""What a piece is, in words: the card that opens when somebody points at it, and the glossary made of such cards.

A game has `cards.py` with `card(g, viewer, piece)` and `glossary()`. Both use the same sentences. A card is made from
what the viewer may know: a hidden piece has its name, and the sentence that it is unseen.
"""

from __future__ import annotations

from dataclasses import dataclass

from comitium.engine.message import Clause, Message


@dataclass(frozen=True)
class Card:
    """Rows that have nothing to say are None and left out."""

    name: Message  # what it is called; its label for screen readers begins with it
    does: Message  # what it is for, in one sentence
    clauses: tuple[Clause, ...]  # at least one
    place: Message | None = None  # where it belongs
    cost: Message | None = None
    reward: Message | None = None
    missing: Message | None = None  # what the viewer lacks now; or that nothing is missing
    opens: Message | None = None  # what becomes possible by it

    def messages(self) -> list[Message]:
        rows = (self.name, self.does, self.place, self.cost, self.reward, self.missing, self.opens)
        return [row for row in rows if row is not None]


@dataclass(frozen=True)
class Shelf:
    """A part of the glossary: a region of the table and the kinds of pieces found there."""

    title: Message
    cards: tuple[Card, ...]
