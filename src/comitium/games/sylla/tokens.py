"""Choosing a token of the Res Publica: the First Consul (SY-4.9), an Insula (SY-13.4)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Clause, Message, Refused, Seat, Who
from comitium.engine.phase import Closed, Decision, Question
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


class TokenChoice(Decision[Sylla]):
    """One token of a kind of one's choice; a kind that has run out cannot be chosen (SY-19.2)."""

    __slots__ = ("rule", "why")

    def __init__(self, seat: Seat, why: str, rule: Clause) -> None:
        super().__init__(seat)
        self.why = why
        self.rule = rule

    def options(self, g: Sylla, seat: Seat) -> list[Action]:
        return [take for take in TAKES if g.supply[take.kind]]

    def count(self, g: Sylla, seat: Seat) -> int:
        return len(TAKES) if all(g.supply) else len(self.options(g, seat))

    def nth(self, g: Sylla, seat: Seat, number: int) -> Action:
        return TAKES[number] if all(g.supply) else self.options(g, seat)[number]

    def decided(self, g: Sylla, action: Action) -> None:
        assert isinstance(action, TakeToken)
        g.take_token(self.seat, action.kind)
        g.tell_action(self.seat, action, self.rule)

    def question(self, g: Sylla, seat: Seat) -> Question:
        return Question(Message("ask-token"), Message(self.why), self.rule)

    def closed(self, g: Sylla, seat: Seat) -> list[Closed]:
        return [
            Closed(take.code(), take.sentence(), Refused("token-out", "SY-19.2", token=TOKEN_LABELS[take.kind]))
            for take in TAKES
            if not g.supply[take.kind]
        ]

    def explain(self, g: Sylla, seat: Seat, code: str) -> Refused:
        for closed in self.closed(g, seat):
            if closed.code == code:
                return closed.refusal
        return Refused("token-how", self.rule)

    def copy(self) -> Decision[Sylla]:
        return self.copy_decision(TokenChoice(self.seat, self.why, self.rule))
