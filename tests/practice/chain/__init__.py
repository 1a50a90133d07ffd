"""Practice: one action sets off a chain of choices and draws; alone it ends with a grade.

Explorers march into unknown hexagons. What lies there is drawn, and may lead to another choice, which
draws again. Who has lost all legions is struck out at the end; level seats share the victory.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from comitium.engine.action import Action
from comitium.engine.chance import Chance
from comitium.engine.game import Game
from comitium.engine.hexes import ORIGIN, Cell, around, cell_at, cell_name
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import Automatic, Decision, InTurn, Question
from comitium.engine.piles import Pile
from comitium.engine.result import Criterion, ScoreLine, Sheet, decide
from comitium.engine.state import State

LANDS: Final = ["road", "road", "ruins", "ruins", "village", "ambush", "ambush"]
ROUNDS: Final = 3
LEGIONS: Final = 2
SUPPLIES: Final = 3  # CH-2: for each turn
HERO: Final = 6  # CH-7: points for the better grade


class Explorer:
    """One seat's way over the map."""

    __slots__ = ("explored", "glory", "legions", "place")

    def __init__(self) -> None:
        self.place: Cell = ORIGIN
        self.explored: list[Cell] = [ORIGIN]
        self.legions = LEGIONS
        self.glory = 0

    def copy(self) -> Explorer:
        new = Explorer()
        new.place = self.place
        new.explored = self.explored.copy()
        new.legions = self.legions
        new.glory = self.glory
        return new

    def ahead(self) -> list[Cell]:
        return [cell for cell in around(self.place) if cell not in self.explored]


class Chain(State):
    """The pile of lands is hidden and small: it is often refilled in the middle of an action."""

    __slots__ = ("explorers", "lands", "supplies")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.explorers = [Explorer() for _ in range(seats)]
        self.lands: Pile[str] = Pile("lands", [])
        self.supplies = 0  # of the seat whose turn it is

    def copy(self) -> Chain:
        new = Chain(self.seats, self.chance.copy())
        new.explorers = [explorer.copy() for explorer in self.explorers]
        new.lands = self.lands.copy()
        new.supplies = self.supplies
        return self.copy_table(new)

    def march(self, seat: Seat, cell: Cell) -> None:
        """Draw the land; it may ask the next question (CH-3)."""
        explorer = self.explorers[seat]
        explorer.place = cell
        explorer.explored.append(cell)
        self.supplies -= 1
        land = self.lands.draw(self.chance)
        assert land is not None
        self.lands.discard(land)
        self.tell("found", "CH-3", seat=seat, reveals=True, land=Message(f"land-{land}"), cell=cell_name(cell))
        if land == "ambush":
            self.dare(seat)
        elif land == "village":
            explorer.glory += 1
        elif self.supplies:
            self.schedule(Further(seat) if land == "road" else Digging(seat))

    def dare(self, seat: Seat) -> None:
        """A throw: 1 or 2 costs a legion, more is glory (CH-4)."""
        explorer = self.explorers[seat]
        thrown = self.chance.below("dice", 6) + 1
        if thrown <= 2:
            explorer.legions -= 1
        else:
            explorer.glory += 1
        self.tell("thrown", "CH-4", seat=seat, thrown=thrown, legions=explorer.legions)


class March(Action):
    __slots__ = ("cell",)

    def __init__(self, cell: Cell) -> None:
        self.cell: Final = cell

    def code(self) -> str:
        return f"march {cell_name(self.cell)}"

    def sentence(self) -> Message:
        return Message("march", cell=cell_name(self.cell))

    def told(self, seat: Seat) -> Message:
        return Message("marched", who=Who(seat), cell=cell_name(self.cell))

    def pieces(self) -> list[str]:
        return [f"cell:{cell_name(self.cell)}"]


class Word(Action):
    """Camp or dig."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word: Final = word

    def code(self) -> str:
        return self.word

    def sentence(self) -> Message:
        return Message(self.word)

    def told(self, seat: Seat) -> Message:
        return Message(f"told-{self.word}", who=Who(seat))


CAMP: Final = Word("camp")
DIG: Final = Word("dig")
FAR: Final = range(-ROUNDS * SUPPLIES, ROUNDS * SUPPLIES + 1)
MARCHES: Final = {
    f"march {cell_name(cell_at(q, r))}": March(cell_at(q, r)) for q in FAR for r in FAR
}  # as far as supplies carry


def marches(g: Chain, seat: Seat) -> list[Action]:
    return [CAMP, *[March(cell) for cell in g.explorers[seat].ahead()]]


def why_not_march(g: Chain, seat: Seat, action: Action) -> No | None:
    if not isinstance(action, March) or action.cell in g.explorers[seat].ahead():
        return None
    return No("not-ahead", "CH-3", cell=cell_name(action.cell))


def march_of(code: str) -> Action | None:
    return CAMP if code == CAMP.code() else MARCHES.get(code)


def go(g: Chain, seat: Seat, action: Action) -> None:
    g.tell_action(seat, action, "CH-3")
    if isinstance(action, March):
        g.march(seat, action.cell)


class Expedition(InTurn[Chain]):
    """One turn each, the least glorious first; without legions there is none (CH-2)."""

    __slots__ = ()

    heading = "expedition"

    def begin(self, g: Chain) -> None:
        ready = [(explorer.glory, seat) for seat, explorer in enumerate(g.explorers) if explorer.legions > 0]
        self.to_act = [seat for _, seat in sorted(ready)]
        g.supplies = SUPPLIES

    def considered(self, g: Chain, seat: Seat) -> list[Action]:
        return marches(g, seat)

    def why_not(self, g: Chain, seat: Seat, action: Action) -> No | None:
        return why_not_march(g, seat, action)

    def meant(self, g: Chain, seat: Seat, code: str) -> Action | None:
        return march_of(code)

    def play(self, g: Chain, seat: Seat, action: Action) -> None:
        self.to_act.remove(seat)
        g.supplies = SUPPLIES
        go(g, seat, action)

    def question(self, g: Chain, seat: Seat) -> Question:
        return Question(Message("ask-march"), Message("why-march", legions=g.explorers[seat].legions), "CH-2")

    def copy(self) -> InTurn[Chain]:
        return self.copy_turns(Expedition())


class Further(Decision[Chain]):
    """A road leads on: march again or camp (CH-5)."""

    __slots__ = ()

    def considered(self, g: Chain, seat: Seat) -> list[Action]:
        return marches(g, seat)

    def why_not(self, g: Chain, seat: Seat, action: Action) -> No | None:
        return why_not_march(g, seat, action)

    def meant(self, g: Chain, seat: Seat, code: str) -> Action | None:
        return march_of(code)

    def decided(self, g: Chain, action: Action) -> None:
        go(g, self.seat, action)

    def question(self, g: Chain, seat: Seat) -> Question:
        why = Message("why-further", supplies=g.supplies)
        return Question(Message("ask-further"), why, "CH-5", [Message("land-road")])

    def copy(self) -> Decision[Chain]:
        return self.copy_decision(Further(self.seat))


class Digging(Decision[Chain]):
    """Ruins: dig, at the price of a supply and the risk of a legion, again and again, or camp (CH-6)."""

    __slots__ = ()

    def considered(self, g: Chain, seat: Seat) -> list[Action]:
        return [CAMP, DIG]

    def decided(self, g: Chain, action: Action) -> None:
        g.tell_action(self.seat, action, "CH-6")
        if action == DIG:
            g.supplies -= 1
            g.dare(self.seat)
            if g.supplies and g.explorers[self.seat].legions > 0:
                g.schedule(Digging(self.seat))

    def question(self, g: Chain, seat: Seat) -> Question:
        why = Message("why-dig", supplies=g.supplies)
        return Question(Message("ask-dig"), why, "CH-6", [Message("land-ruins")])

    def copy(self) -> Decision[Chain]:
        return self.copy_decision(Digging(self.seat))


class Scoring(Automatic[Chain]):
    """Most points among those with a legion; a lone explorer is graded (CH-7)."""

    __slots__ = ()

    def run(self, g: Chain) -> None:
        sheets = forecast(g, None)
        points = [sheet.total for sheet in sheets]
        lost = [seat for seat, explorer in enumerate(g.explorers) if explorer.legions <= 0]
        grade = None
        if g.seats == 1:
            grade = Message("grade-lost" if lost else "grade-hero" if points[0] >= HERO else "grade-citizen")
        g.result = decide(sheets, [Criterion(Message("by-points"), "CH-7", points)], lost, grade)


def forecast(g: Chain, viewer: Seat | None) -> list[Sheet]:
    sheets: list[Sheet] = []
    for seat, explorer in enumerate(g.explorers):
        glory = ScoreLine(Message("glory"), explorer.glory, "CH-4", explorer.glory, [])
        legions = ScoreLine(Message("legions"), explorer.legions, "CH-7", explorer.legions, [])
        sheets.append(Sheet(seat, [glory, legions], glory.points + legions.points))
    return sheets


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> Chain:
    g = Chain(seats, chance)
    g.lands.things = LANDS.copy()
    g.lands.shuffle(chance)
    g.schedule(*[Expedition() for _ in range(ROUNDS)], Scoring())
    return g


@dataclass(frozen=True)
class ExplorerView:
    place: str
    explored: tuple[str, ...]
    legions: int
    glory: int


@dataclass(frozen=True)
class View:
    supplies: int
    lands_left: dict[str, int]  # of each kind, known by counting
    explorers: tuple[ExplorerView, ...]


def view(g: Chain) -> View:
    return View(
        supplies=g.supplies,
        lands_left={land: g.lands.things.count(land) for land in sorted(set(LANDS))},
        explorers=tuple(
            ExplorerView(
                place=cell_name(explorer.place),
                explored=tuple(cell_name(cell) for cell in explorer.explored),
                legions=explorer.legions,
                glory=explorer.glory,
            )
            for explorer in g.explorers
        ),
    )


def imagine(g: Chain, seat: Seat, rng: Random) -> Chain:
    new = g.copy()
    new.chance = g.chance.reseeded(rng)
    rng.shuffle(new.lands.things)
    return new


def conserved(g: Chain) -> Mapping[str, int]:
    lands = g.lands.things + g.lands.discards
    return {land: lands.count(land) for land in LANDS}


GAME: Final[Game[Chain]] = Game(
    slug="chain",
    prefix="CH",
    package="tests.practice.chain",
    version=1,
    players=range(1, 4),
    minutes=(5, 10),
    setup=setup,
    view=view,
    imagine=imagine,
    forecast=forecast,
    conserved=conserved,
    longest_list=7,
    longest_match=lambda seats: seats * ROUNDS * (SUPPLIES + 1),
    scores_are_public=True,
)
