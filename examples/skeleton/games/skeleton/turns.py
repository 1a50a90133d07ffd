"""Turns: one after the other takes coins from the heap (SK-2)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import InTurn, Question
from comitium.games.skeleton.model import Skeleton

MOST: Final = 3  # SK-2.2


class Take(Action):
    """Take so many coins (SK-2.2)."""

    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def code(self) -> str:
        return f"take {self.coins}"

    def sentence(self) -> Message:
        return Message("take", coins=self.coins)

    def told(self, seat: Seat) -> Message:
        return Message("took", who=Who(seat), coins=self.coins)


TAKES: Final[list[Action]] = [Take(coins) for coins in range(1, MOST + 1)]


class Turns(InTurn[Skeleton]):
    """Round and round until the heap is gone (SK-2.1)."""

    __slots__ = ()

    heading = "turns"

    def begin(self, g: Skeleton) -> None:
        self.to_act = g.clockwise_from(0)

    def considered(self, g: Skeleton, seat: Seat) -> list[Action]:
        return TAKES.copy()

    def why_not(self, g: Skeleton, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Take)
        return No("heap-too-small", "SK-2.2", heap=g.heap) if action.coins > g.heap else None

    def how(self, g: Skeleton, seat: Seat, code: str) -> No:
        return No("take-how", "SK-2.2", most=MOST)

    def play(self, g: Skeleton, seat: Seat, action: Action) -> None:
        assert isinstance(action, Take)
        g.heap -= action.coins
        g.coins[seat] += action.coins
        g.tell_action(seat, action, "SK-2.2")
        self.to_act = [*self.to_act[1:], seat] if g.heap else []

    def question(self, g: Skeleton, seat: Seat) -> Question:
        return Question(Message("ask-take"), Message("why-take", heap=g.heap), "SK-2.2")

    def copy(self) -> InTurn[Skeleton]:
        return self.copy_turns(Turns())
