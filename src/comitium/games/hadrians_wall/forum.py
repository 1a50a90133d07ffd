"""The forum: two workers for one of another type, once a year, no soldiers (HW-8.9 to HW-8.13)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, Refused, Seat, Who
from comitium.games.hadrians_wall.boxes import can_pay, pay, why_not_open
from comitium.games.hadrians_wall.components import AREAS, WORKERS, Cost
from comitium.games.hadrians_wall.model import HadriansWall, Player
from comitium.games.hadrians_wall.rewards import amounts, some

FORUM: Final = AREAS["forum"]
CITIZEN_WORKERS: Final = [worker for worker in WORKERS if worker != "soldier"]  # HW-8.11


class Exchange(Action):
    """Return this pair and gain the third (HW-8.9)."""

    __slots__ = ("box", "first", "gained", "second")

    def __init__(self, first: str, second: str, gained: str, box: int) -> None:
        self.first: Final = first
        self.second: Final = second
        self.gained: Final = gained
        self.box: Final = box

    def pair(self) -> str:
        return f"{self.first}+{self.second}"

    def cost(self) -> Cost:
        return {self.first: 2} if self.first == self.second else {self.first: 1, self.second: 1}

    def code(self) -> str:
        return f"exchange {self.pair()} {self.gained}"

    def sentence(self) -> Message:
        return Message("exchange", paid=amounts(self.cost()), gained=some(self.gained, 1))

    def told(self, seat: Seat) -> Message:
        return Message("exchanged", who=Who(seat), paid=amounts(self.cost()), gained=some(self.gained, 1))

    def pieces(self) -> list[str]:
        workers = [f"worker:{worker}" for worker in self.cost()]
        return [FORUM.piece_of(self.box), f"exchange:{self.pair()}.{self.gained}", *workers]


def exchanges(box: int) -> list[Exchange]:
    """The nine that exist: the worker gained differs from both returned (HW-8.12)."""
    found: list[Exchange] = []
    for place, first in enumerate(CITIZEN_WORKERS):
        for second in CITIZEN_WORKERS[place:]:
            found.extend(
                [Exchange(first, second, gained, box) for gained in CITIZEN_WORKERS if gained not in (first, second)]
            )
    return found


def next_box(player: Player) -> int:
    return player.level("forum") + 1


def why_not_forum(g: HadriansWall, player: Player) -> Refused | None:
    """Why nothing can be exchanged now."""
    refusal = why_not_open(g, player, FORUM, next_box(player))
    if refusal is None and sum([player.supply[worker] for worker in CITIZEN_WORKERS]) < 2:
        held = sum([player.supply[worker] for worker in CITIZEN_WORKERS])
        return Refused("forum-two-workers", "HW-8.9", held=held)
    return refusal


def forum_options(g: HadriansWall, seat: Seat) -> list[Action]:
    player = g.players[seat]
    if why_not_forum(g, player) is not None:
        return []
    return [exchange for exchange in exchanges(next_box(player)) if can_pay(player, exchange.cost())]


def why_not_exchange(g: HadriansWall, seat: Seat, pair: str, gained: str) -> Refused:
    """The reason why one of the exchanges, or something like it, is closed."""
    player = g.players[seat]
    refusal = why_not_forum(g, player)
    if refusal is not None:
        return refusal
    words = [*pair.split("+"), gained]
    if "soldier" in words:
        return Refused("forum-no-soldiers", "HW-8.11")
    if "resource" in words:
        return Refused("forum-no-resources", "HW-8.13")
    for exchange in exchanges(next_box(player)):
        if exchange.pair() == pair and exchange.gained == gained:
            missing = amounts(player.supply.lacks(exchange.cost()))
            return Refused("cannot-pay", "HW-2.4", cost=amounts(exchange.cost()), missing=missing)
    return Refused("forum-other-type", "HW-8.12")


def exchange(g: HadriansWall, seat: Seat, action: Exchange) -> None:
    player = g.players[seat]
    pay(player, action.cost())
    player.fill("forum", action.box, g.year)
    player.supply.gain(action.gained, 1)
    g.tell_action(seat, action, "HW-8.9")
