"""Practice: an act at any moment, also out of turn.

The medal interrupts whoever is being asked: its owner chooses an honour first, on top of the turn.
Turns go clockwise or against the clock, so the order is state and not arithmetic of seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from comitium.engine.action import Action, AnytimeAction
from comitium.engine.chance import Chance
from comitium.engine.game import Game, Option
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import Automatic, Decision, InTurn, Question
from comitium.engine.result import Criterion, ScoreLine, Sheet, decide
from comitium.engine.state import State

HEAP: Final = 12
MOST_TAKEN: Final = 3  # ME-2


class Medal(State):
    """A heap of coins, and who has a medal left."""

    __slots__ = ("coins", "heap", "laurels", "medals", "order")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.heap = HEAP
        self.order = list(range(seats))
        self.coins = [0] * seats
        self.laurels = [0] * seats
        self.medals = [True] * seats

    def copy(self) -> Medal:
        new = Medal(self.seats, self.chance.copy())
        new.heap = self.heap
        new.order = self.order
        new.coins = self.coins.copy()
        new.laurels = self.laurels.copy()
        new.medals = self.medals.copy()
        return self.copy_table(new)

    def considered_anytime(self, seat: Seat) -> list[Action]:
        return [USE_MEDAL]

    def why_not_anytime(self, seat: Seat, act: Action) -> No | None:
        return None if self.medals[seat] else No("medal-gone", "ME-3")

    def play_anytime(self, seat: Seat, action: AnytimeAction) -> None:
        self.medals[seat] = False
        self.tell_action(seat, action, "ME-3")
        self.schedule(Honour(seat))

    def take(self, seat: Seat, coins: int) -> None:
        self.heap -= coins
        self.coins[seat] += coins


class UseMedal(AnytimeAction):
    """Give the medal away for an honour, whoever's turn it is (ME-3)."""

    __slots__ = ()

    final = True

    def code(self) -> str:
        return "medal"

    def sentence(self) -> Message:
        return Message("use-medal")

    def told(self, seat: Seat) -> Message:
        return Message("medal-used", who=Who(seat))


USE_MEDAL: Final = UseMedal()


class Take(Action):
    """Take coins of the heap (ME-2)."""

    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def code(self) -> str:
        return f"take {self.coins}"

    def sentence(self) -> Message:
        return Message("take", coins=self.coins)

    def told(self, seat: Seat) -> Message:
        return Message("taken", who=Who(seat), coins=self.coins)


class Laurel(Action):
    __slots__ = ()

    def code(self) -> str:
        return "laurel"

    def sentence(self) -> Message:
        return Message("laurel")

    def told(self, seat: Seat) -> Message:
        return Message("crowned", who=Who(seat))


class Turns(InTurn[Medal]):
    """Round and round, one to three coins each, until the heap is gone (ME-2)."""

    __slots__ = ()

    heading = "turns"

    def begin(self, g: Medal) -> None:
        self.to_act = g.order.copy()

    def over(self, g: Medal) -> bool:
        return g.heap == 0

    def considered(self, g: Medal, seat: Seat) -> list[Action]:
        return [Take(coins) for coins in range(1, MOST_TAKEN + 1)]

    def why_not(self, g: Medal, seat: Seat, action: Action) -> No | None:
        return why_not_take(g, action)

    def play(self, g: Medal, seat: Seat, action: Action) -> None:
        assert isinstance(action, Take)
        g.take(seat, action.coins)
        g.tell_action(seat, action, "ME-2")
        self.to_act.append(self.to_act.pop(0))

    def question(self, g: Medal, seat: Seat) -> Question:
        return Question(Message("ask-take"), Message("why-take", heap=g.heap), "ME-2")

    def copy(self) -> InTurn[Medal]:
        return self.copy_turns(Turns())


def why_not_take(g: Medal, action: Action) -> No | None:
    if isinstance(action, Take) and action.coins > g.heap:
        return No("heap-too-small", "ME-2", heap=g.heap)
    return None


class Honour(Decision[Medal]):
    """One coin of the heap, if there is one, or a laurel (ME-4)."""

    __slots__ = ()

    def considered(self, g: Medal, seat: Seat) -> list[Action]:
        return [Laurel(), Take(1)]

    def why_not(self, g: Medal, seat: Seat, action: Action) -> No | None:
        return why_not_take(g, action)

    def decided(self, g: Medal, action: Action) -> None:
        g.tell_action(self.seat, action, "ME-4")
        if isinstance(action, Take):
            g.take(self.seat, 1)
        else:
            g.laurels[self.seat] += 1

    def question(self, g: Medal, seat: Seat) -> Question:
        return Question(Message("ask-honour"), Message("why-honour"), "ME-4", [Message("use-medal")])

    def copy(self) -> Decision[Medal]:
        return self.copy_decision(Honour(self.seat))


class Scoring(Automatic[Medal]):
    """A point for each coin, two for a laurel; an unused medal breaks ties (ME-5)."""

    __slots__ = ()

    def run(self, g: Medal) -> None:
        sheets = forecast(g, None)
        points = Criterion(Message("by-points"), "ME-5", [sheet.total for sheet in sheets])
        unused = Criterion(Message("by-medal"), "ME-5", [int(medal) for medal in g.medals])
        g.result = decide(sheets, [points, unused])


def forecast(g: Medal, viewer: Seat | None) -> list[Sheet]:
    sheets: list[Sheet] = []
    for seat in range(g.seats):
        coins = ScoreLine(Message("coins"), g.coins[seat], "ME-5", g.coins[seat], [])
        laurels = ScoreLine(Message("laurels"), 2 * g.laurels[seat], "ME-5", g.laurels[seat], [])
        sheets.append(Sheet(seat, [coins, laurels], coins.points + laurels.points))
    return sheets


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> Medal:
    g = Medal(seats, chance)
    g.order = g.clockwise_from(chance.below("first", seats))
    if options["direction"] == "counter":
        g.order.reverse()
    g.schedule(Turns(), Scoring())
    return g


@dataclass(frozen=True)
class View:
    heap: int
    coins: tuple[int, ...]
    laurels: tuple[int, ...]
    medals: tuple[bool, ...]


def view(g: Medal) -> View:
    return View(g.heap, tuple(g.coins), tuple(g.laurels), tuple(g.medals))


def imagine(g: Medal, seat: Seat, rng: Random) -> Medal:
    new = g.copy()
    new.chance = g.chance.reseeded(rng)
    return new


def conserved(g: Medal) -> Mapping[str, int]:
    return {"coins": g.heap + sum(g.coins)}


GAME: Final[Game[Medal]] = Game(
    slug="medal",
    prefix="ME",
    package="tests.practice.medal",
    version=1,
    players=range(2, 6),
    minutes=(5, 10),
    setup=setup,
    view=view,
    imagine=imagine,
    forecast=forecast,
    conserved=conserved,
    longest_list=MOST_TAKEN + 1,
    longest_match=lambda seats: HEAP + 2 * seats,
    options=(Option("direction", ("clockwise", "counter"), "ME-1"),),
    scores_are_public=True,
)
