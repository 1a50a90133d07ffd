"""The forum: two workers for one of another type, once a year, no soldiers (HW-8.9 to HW-8.13)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.games.hadrians_wall.boxes import can_pay, is_open, pay, why_not_open, why_not_pay
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


class AtForum(Action):
    """Exchange these things, which is none of the nine exchanges: the line of a closed forum, never allowed."""

    __slots__ = ("things",)

    def __init__(self, things: list[str]) -> None:
        self.things: Final = things

    def code(self) -> str:
        return "exchange"

    def sentence(self) -> Message:
        return Message("closed-exchange")


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


def citizens_held(player: Player) -> int:
    """The workers that a player could bring to the forum (HW-8.11)."""
    return sum([player.supply[worker] for worker in CITIZEN_WORKERS])


def why_not_forum(g: HadriansWall, player: Player) -> No | None:
    """Why nothing can be exchanged now."""
    closed = why_not_open(g, player, FORUM, next_box(player))
    if closed is None and citizens_held(player) < 2:
        return No("forum-two-workers", "HW-8.9", held=citizens_held(player))
    return closed


def why_not_exchange(g: HadriansWall, player: Player, action: Exchange) -> No | None:
    return why_not_forum(g, player) or why_not_pay(player, action.cost())


def why_not_exchanged_so(g: HadriansWall, player: Player, action: AtForum) -> No:
    """The forum is closed, or something is named that is not exchanged there."""
    closed = why_not_forum(g, player)
    if closed is not None:
        return closed
    if "soldier" in action.things:
        return No("forum-no-soldiers", "HW-8.11")
    if "resource" in action.things:
        return No("forum-no-resources", "HW-8.13")
    return No("forum-other-type", "HW-8.12")


def forum_considered(g: HadriansWall, seat: Seat) -> list[Action]:
    """One line while nothing can be exchanged, else every exchange that can be paid."""
    options = forum_options(g, seat)
    return options or [AtForum([])]


def forum_options(g: HadriansWall, seat: Seat) -> list[Action]:
    player = g.players[seat]
    if not is_open(g, player, FORUM, next_box(player)):
        return []
    return [exchange for exchange in exchanges(next_box(player)) if can_pay(player, exchange.cost())]


def forum_meant(player: Player, code: str) -> Action:
    """`exchange builder+servant civilian`, or anything else one may want to exchange."""
    for exchange in exchanges(next_box(player)):
        if exchange.code() == code:
            return exchange
    words = code[:80].replace("+", " ").split(" ")
    return AtForum(words[1:])


def exchange(g: HadriansWall, seat: Seat, action: Exchange) -> None:
    player = g.players[seat]
    pay(player, action.cost())
    player.fill("forum", action.box, g.year)
    player.supply.gain(action.gained, 1)
    g.tell_action(seat, action, "HW-8.9")
