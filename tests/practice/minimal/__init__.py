"""Practice: the smallest honest game that has something for every law. `tests/practice/broken.py` breaks it.

Each seat holds secret numbers. In turn one takes pebbles, throws for them, draws a number or shows one;
then all guess a side in secret. The classes can be replaced one by one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from comitium.engine.action import Action, AnytimeAction
from comitium.engine.card import Card
from comitium.engine.chance import Chance
from comitium.engine.game import Game
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import Automatic, InTurn, Question, Sealed
from comitium.engine.result import Criterion, ScoreLine, Sheet, decide
from comitium.engine.state import State

NUMBERS: Final = list(range(1, 25))
DEALT: Final = 2
PEBBLES: Final = 40
ROUNDS: Final = 6


class Minimal(State):
    """Numbers in hand and in the pile are hidden, those shown and the pebbles are open."""

    __slots__ = ("flags", "hands", "heap", "pebbles", "pile", "shown")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.heap = PEBBLES
        self.pebbles = [0] * seats
        self.flags = [True] * seats
        self.hands: list[list[int]] = []
        self.shown: list[int] = []
        self.pile: list[int] = []

    def copy(self) -> Minimal:
        new = type(self)(self.seats, self.chance.copy())
        new.heap = self.heap
        new.pebbles = self.pebbles.copy()
        new.flags = self.flags.copy()
        new.hands = [hand.copy() for hand in self.hands]
        new.shown = self.shown.copy()
        new.pile = self.pile.copy()
        return self.copy_table(new)

    def considered_anytime(self, seat: Seat) -> list[Action]:
        return [FLAG]

    def why_not_anytime(self, seat: Seat, act: Action) -> No | None:
        return None if self.flags[seat] else No("flag-waved", "MI-1")

    def play_anytime(self, seat: Seat, action: AnytimeAction) -> None:
        self.flags[seat] = False
        self.tell_action(seat, action, "MI-1")

    def give(self, seat: Seat, pebbles: int) -> None:
        self.heap -= pebbles
        self.pebbles[seat] += pebbles


class Deed(Action):
    """A word, and for `show` the number shown."""

    __slots__ = ("number", "word")

    def __init__(self, word: str, number: int | None = None) -> None:
        self.word: Final = word
        self.number: Final = number

    def code(self) -> str:
        return self.word if self.number is None else f"{self.word} {self.number}"

    def sentence(self) -> Message:
        return Message(self.word, number=self.number or 0)

    def told(self, seat: Seat) -> Message:
        return Message(f"told-{self.word}", who=Who(seat), number=self.number or 0)

    def pieces(self) -> list[str]:
        return [] if self.number is None else [f"number:{self.number}"]


class Flag(AnytimeAction):
    """Wave the flag once, at any moment: it does nothing else (MI-1)."""

    __slots__ = ()

    def code(self) -> str:
        return "flag"

    def sentence(self) -> Message:
        return Message("flag")

    def told(self, seat: Seat) -> Message:
        return Message("told-flag", who=Who(seat))


TAKE: Final = Deed("take")
THROW: Final = Deed("throw")
DRAW: Final = Deed("draw")
SHOWS: Final = {number: Deed("show", number) for number in NUMBERS}
DEEDS: Final = {deed.code(): deed for deed in (TAKE, THROW, DRAW, *SHOWS.values())}
LEFT: Final = Deed("left")
RIGHT: Final = Deed("right")
FLAG: Final = Flag()


class Turns(InTurn[Minimal]):
    """Each seat once (MI-2)."""

    __slots__ = ()

    heading = "turns"

    def begin(self, g: Minimal) -> None:
        self.to_act = g.clockwise_from(0)

    def considered(self, g: Minimal, seat: Seat) -> list[Action]:
        return [
            TAKE,
            THROW,
            DRAW,
            *[SHOWS[number] for number in sorted(g.hands[seat])],
            *[SHOWS[number] for number in g.shown],
        ]

    def why_not(self, g: Minimal, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Deed)
        if action.number is None or action.number in g.hands[seat]:
            return None
        return No("shown-already", "MI-2") if action.number in g.shown else No("not-in-hand", "MI-2")

    def meant(self, g: Minimal, seat: Seat, code: str) -> Action | None:
        return DEEDS.get(code) or super().meant(g, seat, code)

    def play(self, g: Minimal, seat: Seat, action: Action) -> None:
        assert isinstance(action, Deed)
        self.to_act.remove(seat)
        self.tell(g, seat, action)
        if action.word == "take":
            g.give(seat, 1)
        elif action.word == "throw":
            g.give(seat, g.chance.below("dice", 3))
        elif action.word == "draw":
            self.draw(g, seat)
        else:
            assert action.number is not None
            g.hands[seat].remove(action.number)
            g.shown.append(action.number)

    def tell(self, g: Minimal, seat: Seat, action: Deed) -> None:
        g.tell_action(seat, action, "MI-2", reveals=action.word == "show")

    def draw(self, g: Minimal, seat: Seat) -> None:
        number = g.pile.pop()
        g.hands[seat].append(number)
        g.tell("drawn", "MI-2", seat=seat, audience=[seat], reveals=True, number=number)

    def question(self, g: Minimal, seat: Seat) -> Question:
        return Question(Message("ask-turn"), Message("why-turn", heap=g.heap), "MI-2")

    def copy(self) -> InTurn[Minimal]:
        return self.copy_turns(type(self)())


class Guess(Sealed[Minimal]):
    """Left or right in secret; who chose the right side gets a pebble (MI-3)."""

    __slots__ = ()

    heading = "guess"

    def considered(self, g: Minimal, seat: Seat) -> list[Action]:
        return [LEFT, RIGHT]

    def question(self, g: Minimal, seat: Seat) -> Question:
        return Question(Message("ask-guess"), Message("why-guess"), "MI-3")

    def reveal(self, g: Minimal) -> None:
        for seat in range(g.seats):
            answer = self.answer(seat)
            g.tell_action(seat, answer, "MI-3", reveals=True)
            if answer == RIGHT:
                g.give(seat, 1)

    def copy(self) -> Sealed[Minimal]:
        return self.copy_answers(type(self)())


class Scoring(Automatic[Minimal]):
    """Most pebbles win (MI-4)."""

    __slots__ = ()

    def run(self, g: Minimal) -> None:
        g.result = decide(forecast(g, None), [Criterion(Message("by-pebbles"), "MI-4", g.pebbles.copy())])


def forecast(g: Minimal, viewer: Seat | None) -> list[Sheet]:
    lines = [ScoreLine(Message("pebbles"), held, "MI-4", held, []) for held in g.pebbles]
    return [Sheet(seat, [line], line.points) for seat, line in enumerate(lines)]


@dataclass(frozen=True)
class View:
    heap: int
    pebbles: tuple[int, ...]
    cards: tuple[int, ...]
    shown: tuple[int, ...]


@dataclass(frozen=True)
class Own:
    hand: tuple[int, ...]
    answer: str | None


def view(g: Minimal) -> View:
    return View(
        heap=g.heap,
        pebbles=tuple(g.pebbles),
        cards=tuple(len(hand) for hand in g.hands),
        shown=tuple(g.shown),
    )


def own(g: Minimal, seat: Seat) -> Own:
    guess = g.agenda[-1] if g.agenda else None
    answers = guess.answers[seat] if isinstance(guess, Guess) else []
    return Own(hand=tuple(g.hands[seat]), answer=answers[0].code() if answers else None)


def imagine(g: Minimal, seat: Seat, rng: Random) -> Minimal:
    new = g.copy()
    new.chance = g.chance.reseeded(rng)
    others = [other for other in range(g.seats) if other != seat]
    unseen = [number for other in others for number in g.hands[other]] + g.pile
    rng.shuffle(unseen)
    for other in others:
        held = len(g.hands[other])
        new.hands[other], unseen = unseen[:held], unseen[held:]
    new.pile = unseen
    new.imagine_answers(seat, rng)
    return new


def conserved(g: Minimal) -> Mapping[str, int]:
    numbers = [*g.pile, *g.shown, *[number for hand in g.hands for number in hand]]
    return {"pebbles": g.heap + sum(g.pebbles), **{f"number {number}": numbers.count(number) for number in NUMBERS}}


def card(g: Minimal, viewer: Seat | None, piece: str) -> Card | None:
    """A number is explained alike to everybody, whoever holds it."""
    kind, _, number = piece.partition(":")
    if kind != "number" or number not in map(str, NUMBERS):
        return None
    shown = Message("number-shown") if int(number) in g.shown else None
    return Card(Message("a-number", number=int(number)), Message("number-is"), ("MI-2",), missing=shown)


def game(
    state: type[Minimal] = Minimal,
    turns: type[Turns] = Turns,
    guess: type[Guess] = Guess,
    scoring: type[Automatic[Minimal]] = Scoring,
) -> Game[Minimal]:
    """The game with some of its classes replaced."""

    def setup(seats: int, options: Mapping[str, str], chance: Chance) -> Minimal:
        g = state(seats, chance)
        numbers = chance.shuffled("numbers", NUMBERS)
        g.hands = [numbers[DEALT * seat : DEALT * (seat + 1)] for seat in range(seats)]
        g.pile = numbers[DEALT * seats :]
        g.schedule(*[phase for _ in range(ROUNDS) for phase in (turns(), guess())], scoring())
        return g

    return Game(
        slug="minimal",
        prefix="MI",
        package="tests.practice.minimal",
        version=1,
        players=range(2, 3),
        minutes=(1, 2),
        setup=setup,
        view=view,
        imagine=imagine,
        forecast=forecast,
        conserved=conserved,
        longest_list=3 + DEALT + ROUNDS + 1,
        longest_match=lambda seats: seats * (2 * ROUNDS + 1),
        own=own,
        card=card,
    )


GAME: Final[Game[Minimal]] = game()
