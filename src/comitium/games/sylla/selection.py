"""The last step of setup: everybody secretly keeps some characters of their own set (SY-2.11 to SY-2.14)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat
from comitium.engine.phase import Question, Sealed
from comitium.games.sylla.components import FIGURES, SETS
from comitium.games.sylla.end_of_turn import draw_display
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import (
    CHARACTER_CARDS,
    MERCHANTS,
    NUMBERS,
    SET_CARDS,
    SET_SIZE,
    Pieces,
    labels,
    listed,
)


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


class KeepUnsorted(Keep):
    """The same cards as somebody wrote them: in another order, or one of them twice."""

    __slots__ = ("written",)

    def __init__(self, cards: Pieces, written: str) -> None:
        super().__init__(cards)
        self.written: Final = written

    def code(self) -> str:
        return self.written


def _keeps(kept: int, income_tile: int) -> list[Keep]:
    """Every way to keep so many of a set."""
    places = range(SET_SIZE * income_tile, SET_SIZE * (income_tile + 1))
    return [Keep(sum([1 << place for place in some])) for some in combinations(places, kept)]


KEEPS: Final = {seats: [_keeps(NUMBERS[seats].kept, tile) for tile in range(len(SETS))] for seats in NUMBERS}
BIT_OF: Final = {card.name: card.bit for card in CHARACTER_CARDS}
LONGEST_CODE: Final = len(Keep(sum(BIT_OF.values())).code())


class Selection(Sealed[Sylla]):
    """Everybody chooses at once; all choices are revealed together (SY-2.11)."""

    __slots__ = ()

    heading = "setup"

    def considered(self, g: Sylla, seat: Seat) -> list[Action]:
        return [*KEEPS[g.seats][g.players[seat].income_tile]]

    def why_not(self, g: Sylla, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Keep)
        tile, kept = g.players[seat].income_tile, NUMBERS[g.seats].kept
        strangers = action.cards & ~SET_CARDS[tile]
        if strangers:
            return No("not-in-your-set", "SY-2.10", id=listed(strangers)[0].name, set=SETS[tile])
        if action.cards.bit_count() != kept:
            return No("keep-how-many", "SY-2.11", kept=kept, named=action.cards.bit_count())
        return self.how(g, seat, action.code()) if isinstance(action, KeepUnsorted) else None

    def meant(self, g: Sylla, seat: Seat, code: str) -> Action | None:
        """Any cards of any set, in any order."""
        word, _, names = code.partition(" ")
        if word != "keep" or len(code) > LONGEST_CODE:
            return None
        cards: Pieces = 0
        for name in names.split("+"):
            if name not in BIT_OF:
                return None
            cards |= BIT_OF[name]
        keep = Keep(cards)
        return keep if keep.code() == code else KeepUnsorted(cards, code)

    def how(self, g: Sylla, seat: Seat, code: str) -> No:
        return No("keep-how", "SY-2.11", kept=NUMBERS[g.seats].kept)

    def count(self, g: Sylla, seat: Seat) -> int:
        return len(KEEPS[g.seats][g.players[seat].income_tile])

    def nth(self, g: Sylla, seat: Seat, number: int) -> Action:
        return KEEPS[g.seats][g.players[seat].income_tile][number]

    def question(self, g: Sylla, seat: Seat) -> Question:
        kept = NUMBERS[g.seats].kept
        return Question(Message("ask-keep", kept=kept), Message("why-keep", coins=FIGURES.coins), "SY-2.11")

    def reveal(self, g: Sylla) -> None:
        owned: Pieces = 0
        for seat, player in enumerate(g.players):
            keep = self.answer(seat)
            assert isinstance(keep, Keep)
            player.pieces = keep.cards
            merchants = (keep.cards & MERCHANTS).bit_count()
            player.coins = FIGURES.coins + merchants  # SY-2.13
            owned |= keep.cards
            g.tell("kept", "SY-2.11", seat=seat, reveals=True, cards=labels(keep.cards), coins=player.coins)
        rejected = [card for card in CHARACTER_CARDS if not card.bit & owned]
        g.deck = g.chance.shuffled("characters", rejected)  # SY-2.12, SY-16.3, SY-17.2
        g.deck_shuffled = len(g.deck)
        draw_display(g)

    def copy(self) -> Sealed[Sylla]:
        return self.copy_answers(Selection())
