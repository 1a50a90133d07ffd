"""Phase II, recruitment: everybody takes a character of the display, for nothing (SY-5, SY-17.3)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import InTurn, Question
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import CHARACTER_CARDS, NUMBERS, Piece


class Recruit(Action):
    """Take this character of the display (SY-5.1)."""

    __slots__ = ("card",)

    def __init__(self, card: Piece) -> None:
        self.card: Final = card

    def code(self) -> str:
        return f"recruit {self.card.name}"

    def sentence(self) -> Message:
        return Message("recruit", card=self.card.label)

    def told(self, seat: Seat) -> Message:
        return Message("recruited", who=Who(seat), card=self.card.label)

    def pieces(self) -> list[str]:
        return [self.card.touch]


RECRUITS: Final = [Recruit(card) for card in CHARACTER_CARDS]
RECRUIT_OF: Final = {recruit.code(): recruit for recruit in RECRUITS}


class Recruitment(InTurn[Sylla]):
    """Each player in order, one card; with two players the First Consul takes two, then his opponent (SY-17.3)."""

    __slots__ = ()

    heading = "recruitment"

    def begin(self, g: Sylla) -> None:
        taken = NUMBERS[g.seats].taken
        self.to_act = [seat for seat in g.clockwise_from(g.consul) for _ in range(taken)]

    def considered(self, g: Sylla, seat: Seat) -> list[Action]:
        return [RECRUITS[card.number] for card in g.display]

    def why_not(self, g: Sylla, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Recruit)
        if action.card not in g.display:
            return No("not-on-display", "SY-5.1", id=action.card.name, left=len(g.display))
        return None

    def meant(self, g: Sylla, seat: Seat, code: str) -> Action | None:
        return RECRUIT_OF.get(code)

    def how(self, g: Sylla, seat: Seat, code: str) -> No:
        return No("recruit-how", "SY-5.1")

    def count(self, g: Sylla, seat: Seat) -> int:
        return len(g.display)

    def nth(self, g: Sylla, seat: Seat, number: int) -> Action:
        return RECRUITS[g.display[number].number]

    def play(self, g: Sylla, seat: Seat, action: Action) -> None:
        assert isinstance(action, Recruit)
        del self.to_act[0]
        g.display = [card for card in g.display if card is not action.card]
        g.players[seat].pieces |= action.card.bit
        g.tell_action(seat, action, "SY-5.1")

    def end(self, g: Sylla) -> None:
        left = g.display
        g.deck = g.deck + left  # SY-5.3: the leftmost will be drawn first
        g.display = []
        g.tell("display-under-deck", "SY-5.3", cards=[card.label for card in left])

    def question(self, g: Sylla, seat: Seat) -> Question:
        return Question(Message("ask-recruit"), Message("why-recruit", left=len(g.display)), "SY-5.1")

    def copy(self) -> InTurn[Sylla]:
        return self.copy_turns(Recruitment())
