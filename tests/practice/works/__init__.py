"""Practice: free play at one's own pace, in which a neighbour's payment asks a finished seat again.

Buying from a neighbour re-opens that seat; hiring its workers puts a nested question to it, whether
it had finished or not. Rewards are nested questions too, each seat with its own stack of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from comitium.engine.action import Action
from comitium.engine.chance import Chance
from comitium.engine.game import Change, Game, Option
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import Automatic, Decision, Parallel, Question
from comitium.engine.purse import Purse
from comitium.engine.result import Criterion, ScoreLine, Sheet, decide
from comitium.engine.state import State
from comitium.engine.track import Track

MOST_SEATS: Final = 4
HEIGHT: Final = 5  # WO-1: spaces of a wall
PRIZES: Final = (2, 4)  # WO-3: spaces with a prize
DEALS: Final = 3  # WO-4: payments a seat may make


class Works(State):
    """Nothing is hidden here: walls, purses and the bank lie open."""

    __slots__ = ("bank", "deals", "hiring", "purses", "walls")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.hiring = True
        self.bank = Purse({"coin": seats, "stone": 2 * seats})
        self.purses = [Purse({"coin": 2, "stone": 2}) for _ in range(seats)]
        self.walls = [Track(0, HEIGHT, 0) for _ in range(seats)]
        self.deals = [DEALS] * seats

    def copy(self) -> Works:
        new = Works(self.seats, self.chance.copy())
        new.hiring = self.hiring
        new.bank = self.bank.copy()
        new.purses = [purse.copy() for purse in self.purses]
        new.walls = [wall.copy() for wall in self.walls]
        new.deals = self.deals.copy()
        return self.copy_table(new)

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def right_of(self, seat: Seat) -> Seat:
        return (seat - 1) % self.seats

    def raise_wall(self, seat: Seat) -> None:
        """One space up; a prize on it is a choice of its own (WO-3)."""
        if any(space in PRIZES for space in self.walls[seat].move(1)):
            self.schedule(Prize(seat))


def pay(payer: Purse, receiver: Purse, good: str) -> None:
    payer.pay(good, 1)
    receiver.gain(good, 1)


class Deed(Action):
    """Anything a seat does here: a word, and the seat it is done to where there is one."""

    __slots__ = ("to", "word")

    def __init__(self, word: str, to: Seat | None = None) -> None:
        self.word: Final = word
        self.to: Final = to

    def code(self) -> str:
        return self.word if self.to is None else f"{self.word} {self.to}"

    def sentence(self) -> Message:
        return Message(self.word) if self.to is None else Message(self.word, neighbour=Who(self.to))

    def told(self, seat: Seat) -> Message:
        if self.to is None:
            return Message(f"told-{self.word}", who=Who(seat))
        return Message(f"told-{self.word}", who=Who(seat), neighbour=Who(self.to))

    def pieces(self) -> list[str]:
        return [self.word] if self.to is None else [self.word, f"seat:{self.to}"]


BUILD: Final = Deed("build")
FINISH: Final = Deed("finish")
PAYMENTS: Final = [Deed(word, seat) for word in ("buy", "hire") for seat in range(MOST_SEATS)]
DEEDS: Final = {deed.code(): deed for deed in (BUILD, FINISH, *PAYMENTS)}


class Building(Parallel[Works]):
    """Build, buy, hire and finish in any order, until all are finished at the same moment (WO-2)."""

    __slots__ = ()

    heading = "building"

    def considered(self, g: Works, seat: Seat) -> list[Action]:
        return [FINISH, BUILD, Deed("buy", g.left_of(seat)), Deed("hire", g.right_of(seat))]

    def meant(self, g: Works, seat: Seat, code: str) -> Action | None:
        return DEEDS.get(code)

    def why_not(self, g: Works, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Deed)
        if action not in self.considered(g, seat):
            return No("other-neighbour", "WO-4")
        if action.word == "build":
            return why_not_build(g, seat)
        if action.word == "buy":
            return why_not_buy(g, seat)
        return why_not_hire(g, seat) if action.word == "hire" else None

    def play(self, g: Works, seat: Seat, action: Action) -> None:
        assert isinstance(action, Deed)
        g.tell_action(seat, action, "WO-2")
        if action.word == "finish":
            self.finish(seat)
        elif action.word == "build":
            pay(g.purses[seat], g.bank, "stone")
            g.raise_wall(seat)
        else:
            assert action.to is not None
            g.deals[seat] -= 1
            pay(g.purses[seat], g.purses[action.to], "coin")
            if action.word == "buy":
                pay(g.purses[action.to], g.purses[seat], "stone")
                self.reopen(action.to)  # WO-5
            else:
                g.schedule_for(action.to, Wage(action.to))  # WO-6
                g.raise_wall(seat)

    def question(self, g: Works, seat: Seat) -> Question:
        purse = g.purses[seat]
        return Question(
            Message("ask-build"),
            Message("why-build", coins=purse["coin"], stones=purse["stone"], deals=g.deals[seat]),
            "WO-2",
        )

    def copy(self) -> Parallel[Works]:
        return self.copy_seats(Building())


def why_not_build(g: Works, seat: Seat) -> No | None:
    if g.walls[seat].to_go() == 0:
        return No("wall-complete", "WO-1", height=HEIGHT)
    return No("no-stone", "WO-2") if g.purses[seat].lacks({"stone": 1}) else None


def why_not_deal(g: Works, seat: Seat) -> No | None:
    """Every payment to a neighbour is one of a few (WO-4)."""
    if not g.deals[seat]:
        return No("no-deals-left", "WO-4")
    return None if g.purses[seat]["coin"] else No("no-coin", "WO-4")


def why_not_buy(g: Works, seat: Seat) -> No | None:
    if not g.purses[g.left_of(seat)]["stone"]:
        return No("neighbour-has-no-stone", "WO-4", neighbour=Who(g.left_of(seat)))
    return why_not_deal(g, seat)


def why_not_hire(g: Works, seat: Seat) -> No | None:
    if not g.hiring:
        return No("no-hiring", "WO-4")
    if not g.walls[seat].to_go():
        return No("wall-complete", "WO-1", height=HEIGHT)
    return why_not_deal(g, seat)


class Choice(Decision[Works]):
    """One of a few words, the first of which is always possible; the others need what they take."""

    __slots__ = ()

    def words(self) -> list[str]:
        raise NotImplementedError

    def lacks(self, g: Works, word: str) -> str:
        """The good that is missing for this word, or nothing."""
        raise NotImplementedError

    def considered(self, g: Works, seat: Seat) -> list[Action]:
        return [Deed(word) for word in self.words()]

    def why_not(self, g: Works, seat: Seat, action: Action) -> No | None:
        missing = self.lacks(g, action.code())
        return No(f"there-is-no-{missing}", "WO-3") if missing else None


class Prize(Choice):
    """Take a coin or a stone of the bank, or decline (WO-3)."""

    __slots__ = ()

    def words(self) -> list[str]:
        return ["decline", "take-coin", "take-stone"]

    def lacks(self, g: Works, word: str) -> str:
        good = word.removeprefix("take-")
        return good if good in ("coin", "stone") and not g.bank[good] else ""

    def question(self, g: Works, seat: Seat) -> Question:
        space = g.walls[seat].place
        return Question(Message("ask-prize"), Message("why-prize", space=space), "WO-3", [Message("path-wall")])

    def decided(self, g: Works, action: Action) -> None:
        g.tell_action(self.seat, action, "WO-3")
        if action.code() != "decline":
            pay(g.bank, g.purses[self.seat], action.code().removeprefix("take-"))
            g.schedule(Thanks(self.seat))

    def copy(self) -> Decision[Works]:
        return self.copy_decision(Prize(self.seat))


class Thanks(Choice):
    """Whoever took a prize may pass a coin on to the left, which asks that neighbour again (WO-5)."""

    __slots__ = ()

    def words(self) -> list[str]:
        return ["keep", "pass-on"]

    def lacks(self, g: Works, word: str) -> str:
        return "coin" if word == "pass-on" and not g.purses[self.seat]["coin"] else ""

    def question(self, g: Works, seat: Seat) -> Question:
        path = [Message("path-wall"), Message("path-prize")]
        return Question(Message("ask-thanks"), Message("why-thanks", neighbour=Who(g.left_of(seat))), "WO-5", path)

    def decided(self, g: Works, action: Action) -> None:
        g.tell_action(self.seat, action, "WO-5")
        building = g.agenda[-1]
        if action.code() == "pass-on" and isinstance(building, Building):
            pay(g.purses[self.seat], g.purses[g.left_of(self.seat)], "coin")
            building.reopen(g.left_of(self.seat))

    def copy(self) -> Decision[Works]:
        return self.copy_decision(Thanks(self.seat))


class Wage(Choice):
    """Who was hired keeps the coin or changes it for a stone of the bank (WO-6)."""

    __slots__ = ()

    def words(self) -> list[str]:
        return ["keep", "change"]

    def lacks(self, g: Works, word: str) -> str:
        if word == "keep":
            return ""
        return "stone" if not g.bank["stone"] else "coin" if not g.purses[self.seat]["coin"] else ""

    def question(self, g: Works, seat: Seat) -> Question:
        return Question(Message("ask-wage"), Message("why-wage", stones=g.bank["stone"]), "WO-6")

    def decided(self, g: Works, action: Action) -> None:
        g.tell_action(self.seat, action, "WO-6")
        if action.code() == "change":
            pay(g.purses[self.seat], g.bank, "coin")
            pay(g.bank, g.purses[self.seat], "stone")

    def copy(self) -> Decision[Works]:
        return self.copy_decision(Wage(self.seat))


class Scoring(Automatic[Works]):
    """Two points a space, then a point for each coin; the higher wall breaks ties (WO-7)."""

    __slots__ = ()

    def run(self, g: Works) -> None:
        sheets = forecast(g, None)
        points = Criterion(Message("by-points"), "WO-7", [sheet.total for sheet in sheets])
        g.result = decide(sheets, [points, Criterion(Message("by-wall"), "WO-7", [wall.place for wall in g.walls])])


def forecast(g: Works, viewer: Seat | None) -> list[Sheet]:
    sheets: list[Sheet] = []
    for seat, (purse, wall) in enumerate(zip(g.purses, g.walls, strict=True)):
        height = ScoreLine(Message("wall"), 2 * wall.place, "WO-7", wall.place, [])
        coins = ScoreLine(Message("coins"), purse["coin"], "WO-7", purse["coin"], [])
        sheets.append(Sheet(seat, [height, coins], height.points + coins.points))
    return sheets


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> Works:
    g = Works(seats, chance)
    g.hiring = options["hiring"] == "yes"
    g.schedule(Building(), Scoring())
    return g


@dataclass(frozen=True)
class View:
    bank: dict[str, int]
    purses: tuple[dict[str, int], ...]
    walls: tuple[int, ...]
    deals: tuple[int, ...]


def view(g: Works) -> View:
    return View(
        bank=g.bank.amounts.copy(),
        purses=tuple(purse.amounts.copy() for purse in g.purses),
        walls=tuple(wall.place for wall in g.walls),
        deals=tuple(g.deals),
    )


def imagine(g: Works, seat: Seat, rng: Random) -> Works:
    new = g.copy()
    new.chance = g.chance.reseeded(rng)
    return new


def preview(g: Works, seat: Seat, action: Action) -> tuple[Change, ...]:
    place = g.walls[seat].place
    return (Change(f"wall:{seat}", place, place + 1),) if action == BUILD else ()


def conserved(g: Works) -> Mapping[str, int]:
    return {good: g.bank[good] + sum([purse[good] for purse in g.purses]) for good in ("coin", "stone")}


GAME: Final[Game[Works]] = Game(
    slug="works",
    prefix="WO",
    package="tests.practice.works",
    version=1,
    players=range(2, MOST_SEATS + 1),
    minutes=(5, 10),
    setup=setup,
    view=view,
    imagine=imagine,
    forecast=forecast,
    conserved=conserved,
    longest_list=4,
    # A seat builds 5 spaces, answers 2 prizes and 2 thanks, deals 3 times, and for each of up to 5 payments it
    # receives it answers a wage or finishes again.
    longest_match=lambda seats: seats * (5 + 4 + 3 + 5 + 1),
    options=(Option("hiring", ("yes", "no"), "WO-6"),),
    preview=preview,
    scores_are_public=True,
)
