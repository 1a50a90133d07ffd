"""Choosing a token of the Res Publica: the First Consul (SY-4.9), an Insula (SY-13.4)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Clause, Message, No, Seat, Who
from comitium.engine.phase import Decision, Question
from comitium.games.sylla.components import TOKENS
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import ALL_TOKENS, TOKEN_LABELS, TokenKind


class TakeToken(Action):
    """Take one token of this kind; everybody sees which (SY-4.9, SY-13.15)."""

    __slots__ = ("kind",)

    def __init__(self, kind: TokenKind) -> None:
        self.kind: Final = kind

    def code(self) -> str:
        return f"take {TOKENS[self.kind]}"

    def sentence(self) -> Message:
        return Message("take-token", token=TOKEN_LABELS[self.kind])

    def told(self, seat: Seat) -> Message:
        return Message("took-token", who=Who(seat), token=TOKEN_LABELS[self.kind])

    def pieces(self) -> list[str]:
        return [f"token:{TOKENS[self.kind]}"]


TAKES: Final = [TakeToken(kind) for kind in ALL_TOKENS]


def why_not_token(g: Sylla, kind: TokenKind) -> No | None:
    """A kind that has run out cannot be taken (SY-19.2)."""
    return None if g.supply[kind] else No("token-out", "SY-19.2", token=TOKEN_LABELS[kind])


class TokenChoice(Decision[Sylla]):
    """One token of a kind of one's choice."""

    __slots__ = ("rule", "why")

    def __init__(self, seat: Seat, why: str, rule: Clause) -> None:
        super().__init__(seat)
        self.why = why
        self.rule = rule

    def considered(self, g: Sylla, seat: Seat) -> list[Action]:
        return [*TAKES]

    def why_not(self, g: Sylla, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, TakeToken)
        return why_not_token(g, action.kind)

    def decided(self, g: Sylla, action: Action) -> None:
        assert isinstance(action, TakeToken)
        g.take_token(self.seat, action.kind)
        g.tell_action(self.seat, action, self.rule)

    def question(self, g: Sylla, seat: Seat) -> Question:
        return Question(Message("ask-token"), Message(self.why), self.rule)

    def how(self, g: Sylla, seat: Seat, code: str) -> No:
        return No("token-how", self.rule)

    def copy(self) -> Decision[Sylla]:
        return self.copy_decision(TokenChoice(self.seat, self.why, self.rule))
