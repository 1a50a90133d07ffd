"""The last step of setup: everybody secretly keeps some characters of the own set (SY-2.11 to SY-2.14)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, Refused, Seat
from comitium.engine.phase import Question, Sealed
from comitium.games.sylla.components import FIGURES, SETS
from comitium.games.sylla.end_of_turn import draw_display
from comitium.games.sylla.model import Sylla, own_set
from comitium.games.sylla.pieces import CHARACTER_CARDS, MERCHANTS, NUMBERS, SET_SIZE, Pieces, labels, listed


class Keep(Action):
    """Keep these characters; the others go into the deck (SY-2.11, SY-2.12)."""

    __slots__ = ("cards",)

    final = True

    def __init__(self, cards: Pieces) -> None:
        self.cards: Final = cards

    def code(self) -> str:
        return "keep " + "+".join([card.name for card in listed(self.cards)])

    def sentence(self) -> Message:
        return Message("keep", cards=labels(self.cards))

    def pieces(self) -> list[str]:
        return [card.touch for card in listed(self.cards)]


def _choices(kept: int) -> list[Pieces]:
    """Every way to keep so many of the first set; the other sets are alike, further up."""
    return [sum([1 << place for place in places]) for places in combinations(range(SET_SIZE), kept)]


CHOICES: Final = {seats: _choices(NUMBERS[seats].kept) for seats in (2, 3, 4)}


class Selection(Sealed[Sylla]):
    """Everybody chooses at once; all choices are revealed together (SY-2.11)."""

    __slots__ = ()

    heading = "setup"

    def options(self, g: Sylla, seat: Seat) -> list[Action]:
        shift = SET_SIZE * g.players[seat].income_tile
        return [Keep(choice << shift) for choice in CHOICES[g.seats]]

    def count(self, g: Sylla, seat: Seat) -> int:
        return len(CHOICES[g.seats])

    def nth(self, g: Sylla, seat: Seat, number: int) -> Action:
        return Keep(CHOICES[g.seats][number] << SET_SIZE * g.players[seat].income_tile)

    def question(self, g: Sylla, seat: Seat) -> Question:
        kept = NUMBERS[g.seats].kept
        return Question(Message("ask-keep", kept=kept), Message("why-keep", coins=FIGURES.coins), "SY-2.11")

    def explain(self, g: Sylla, seat: Seat, code: str) -> Refused:
        word, _, listed_names = code.partition(" ")
        wanted = listed_names.split("+")
        kept = NUMBERS[g.seats].kept
        if word == "keep" and listed_names:
            own = [card.name for card in own_set(g.players[seat].income_tile)]
            strangers = [name for name in wanted if name not in own]
            if strangers:
                number = SETS[g.players[seat].income_tile]
                return Refused("not-in-your-set", "SY-2.10", id=strangers[0][:20], set=number)
            if len(set(wanted)) != kept:
                return Refused("keep-how-many", "SY-2.11", kept=kept, named=len(set(wanted)))
        return Refused("keep-how", "SY-2.11", kept=kept)

    def reveal(self, g: Sylla) -> None:
        owned: Pieces = 0
        for seat, player in enumerate(g.players):
            keep = self.answer(seat)
            assert isinstance(keep, Keep)
            player.pieces = keep.cards
            merchants = (keep.cards & MERCHANTS).bit_count()
            player.coins = FIGURES.coins + merchants  # SY-2.13
            owned |= keep.cards
            if not g.silent:
                g.tell("kept", "SY-2.11", seat=seat, reveals=True, cards=labels(keep.cards), coins=player.coins)
        rejected = [card for card in CHARACTER_CARDS if not card.bit & owned]
        g.deck = g.chance.shuffled("characters", rejected)  # SY-2.12, SY-16.3, SY-17.2
        g.deck_shuffled = len(g.deck)
        draw_display(g)

    def copy(self) -> Sealed[Sylla]:
        return self.copy_answers(Selection())
