"""What the election and the sales have in common: one round, one chance each, every bid higher than the last."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, Seat, Who
from comitium.engine.phase import InTurn
from comitium.games.sylla.model import Sylla

NOT_YET: Final = -1
PASSED: Final = -2


class Pass(Action):
    """Leave this auction to the others (SY-4.4, SY-6.4)."""

    __slots__ = ()

    def code(self) -> str:
        return "pass"

    def sentence(self) -> Message:
        return Message("pass")

    def told(self, seat: Seat) -> Message:
        return Message("passed", who=Who(seat))


PASS: Final = Pass()


class Auction(InTurn[Sylla]):
    """`best` is the highest bid so far, of `leader`; `bids` are by seat, for everybody to see (SY-18.4)."""

    __slots__ = ("best", "bids", "first", "leader")

    def __init__(self) -> None:
        super().__init__()
        self.first: Seat = NOBODY  # who bids first
        self.best = 0
        self.leader: Seat = NOBODY
        self.bids: list[int] = []

    def open_with(self, g: Sylla, first: Seat) -> None:
        self.first = first
        self.to_act = g.clockwise_from(first)
        self.bids = [NOT_YET] * g.seats

    def copy_auction(self, new: Auction) -> Auction:
        """For `copy` of a subclass."""
        self.copy_turns(new)
        new.first = self.first
        new.best = self.best
        new.leader = self.leader
        new.bids = self.bids.copy()
        return new
