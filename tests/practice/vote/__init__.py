"""Practice: a sealed vote. An answer takes several steps: token after token, until the seat is done.

Others learn only who is ready, neither the tokens nor how many were laid so far.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from comitium.engine.action import Action
from comitium.engine.chance import Chance
from comitium.engine.game import Game, Option
from comitium.engine.message import Message, No, Seat
from comitium.engine.phase import Automatic, Question, Sealed
from comitium.engine.result import Criterion, ScoreLine, Sheet, decide
from comitium.engine.state import State

TOKENS: Final = [1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5]
DEALT: Final = 4  # VO-1
MOST_LAID: Final = 2  # VO-3
VOTES: Final = 3
SIDES: Final = ("aye", "nay")


class Vote(State):
    """Tokens in hand are secret until they are revealed in a vote; how many a seat holds is public."""

    __slots__ = ("abstaining", "bag", "hands", "points", "spent")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.abstaining = True
        self.hands: list[list[int]] = []
        self.bag: list[int] = []  # tokens that nobody received
        self.spent: list[int] = []
        self.points = [0] * seats

    def copy(self) -> Vote:
        new = Vote(self.seats, self.chance.copy())
        new.abstaining = self.abstaining
        new.hands = [hand.copy() for hand in self.hands]
        new.bag = self.bag
        new.spent = self.spent.copy()
        new.points = self.points.copy()
        return self.copy_table(new)


class Lay(Action):
    """Lay a token on one side, face down (VO-2)."""

    __slots__ = ("side", "token")

    def __init__(self, side: str, token: int) -> None:
        self.side: Final = side
        self.token: Final = token

    def code(self) -> str:
        return f"{self.side} {self.token}"

    def sentence(self) -> Message:
        return Message("lay-token", side=Message(f"side-{self.side}"), token=self.token)


class Done(Action):
    """Lay no more; as the first step it abstains (VO-4)."""

    __slots__ = ()

    def code(self) -> str:
        return "done"

    def sentence(self) -> Message:
        return Message("done")


DONE: Final = Done()
LAYS: Final = {f"{side} {token}": Lay(side, token) for side in SIDES for token in TOKENS}


class Ballot(Sealed[Vote]):
    """Up to two tokens on one side; the heavier side wins, and whoever lay there gains a point (VO-2 to VO-5)."""

    __slots__ = ()

    heading = "ballot"

    def begin(self, g: Vote) -> None:
        super().begin(g)
        self.asked = [seat for seat in range(g.seats) if g.hands[seat]]

    def wants_more(self, g: Vote, seat: Seat) -> bool:
        steps = self.answers[seat]
        return DONE not in steps and len(steps) < min(MOST_LAID, len(g.hands[seat]))

    def considered(self, g: Vote, seat: Seat) -> list[Action]:
        sides = [step.side for step in self.laid(seat)[:1]] or list(SIDES)
        return [*[Lay(side, token) for side in sides for token in sorted(set(self.left(g, seat)))], DONE]

    def why_not(self, g: Vote, seat: Seat, action: Action) -> No | None:
        if not isinstance(action, Lay):
            return None if g.abstaining or self.answers[seat] else No("no-abstaining", "VO-4")
        if [step for step in self.laid(seat) if step.side != action.side]:
            return No("one-side", "VO-2")
        return None if action.token in self.left(g, seat) else No("no-such-token", "VO-2", token=action.token)

    def meant(self, g: Vote, seat: Seat, code: str) -> Action | None:
        return DONE if code == DONE.code() else LAYS.get(code)

    def left(self, g: Vote, seat: Seat) -> list[int]:
        """The tokens not laid yet."""
        left = g.hands[seat].copy()
        for step in self.laid(seat):
            left.remove(step.token)
        return left

    def laid(self, seat: Seat) -> list[Lay]:
        return [step for step in self.answers[seat] if isinstance(step, Lay)]

    def question(self, g: Vote, seat: Seat) -> Question:
        return Question(Message("ask-vote"), Message("why-vote", laid=len(self.laid(seat)), most=MOST_LAID), "VO-2")

    def reveal(self, g: Vote) -> None:
        weight = dict.fromkeys(SIDES, 0)
        for seat in self.asked:
            for step in self.laid(seat):
                g.hands[seat].remove(step.token)
                g.spent.append(step.token)
                weight[step.side] += step.token
                side = Message(f"side-{step.side}")
                g.tell("voted", "VO-5", seat=seat, reveals=True, side=side, token=step.token)
        for seat in self.asked:
            for step in self.laid(seat)[:1]:
                if weight[step.side] > max(weight[side] for side in SIDES if side != step.side):
                    g.points[seat] += 1
                    g.tell("gained", "VO-5", seat=seat, points=g.points[seat])

    def copy(self) -> Sealed[Vote]:
        return self.copy_answers(Ballot())


class Counting(Automatic[Vote]):
    """Most points win, and level seats share the victory (VO-6)."""

    __slots__ = ()

    def run(self, g: Vote) -> None:
        g.result = decide(forecast(g, None), [Criterion(Message("by-points"), "VO-6", g.points.copy())])


def forecast(g: Vote, viewer: Seat | None) -> list[Sheet]:
    lines = [ScoreLine(Message("votes-won"), points, "VO-5", points, []) for points in g.points]
    return [Sheet(seat, [line], line.points) for seat, line in enumerate(lines)]


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> Vote:
    g = Vote(seats, chance)
    g.abstaining = options["abstaining"] == "allowed"
    tokens = chance.shuffled("tokens", TOKENS)
    g.hands = [tokens[DEALT * seat : DEALT * (seat + 1)] for seat in range(seats)]
    g.bag = tokens[DEALT * seats :]
    g.schedule(*[Ballot() for _ in range(VOTES)], Counting())
    return g


@dataclass(frozen=True)
class View:
    points: tuple[int, ...]
    spent: tuple[int, ...]
    tokens: tuple[int, ...]  # how many each seat holds
    ready: tuple[Seat, ...]


@dataclass(frozen=True)
class Own:
    hand: tuple[int, ...]
    answer: tuple[str, ...]


def view(g: Vote) -> View:
    return View(
        points=tuple(g.points),
        spent=tuple(g.spent),
        tokens=tuple(len(hand) for hand in g.hands),
        ready=tuple(seat for seat in range(g.seats) if seat not in g.waiting()),
    )


def own(g: Vote, seat: Seat) -> Own:
    ballot = g.agenda[-1] if g.agenda else None
    steps = ballot.answers[seat] if isinstance(ballot, Ballot) else []
    return Own(hand=tuple(g.hands[seat]), answer=tuple(step.code() for step in steps))


def imagine(g: Vote, seat: Seat, rng: Random) -> Vote:
    """Others' tokens are dealt anew from all that the seat has not seen; then their answers are redrawn."""
    new = g.copy()
    new.chance = g.chance.reseeded(rng)
    others = [other for other in range(g.seats) if other != seat]
    unseen = [token for other in others for token in g.hands[other]] + g.bag
    rng.shuffle(unseen)
    for other in others:
        held = len(g.hands[other])
        new.hands[other], unseen = unseen[:held], unseen[held:]
    new.bag = unseen
    new.imagine_answers(seat, rng)
    return new


def conserved(g: Vote) -> Mapping[str, int]:
    tokens = [*g.bag, *g.spent, *[token for hand in g.hands for token in hand]]
    return {f"tokens of {value}": tokens.count(value) for value in range(1, 6)}


GAME: Final[Game[Vote]] = Game(
    slug="vote",
    prefix="VO",
    package="tests.practice.vote",
    version=1,
    players=range(2, 5),
    minutes=(5, 10),
    setup=setup,
    view=view,
    imagine=imagine,
    forecast=forecast,
    conserved=conserved,
    longest_list=2 * 5 + 1,
    longest_match=lambda seats: seats * VOTES * MOST_LAID,
    options=(Option("abstaining", ("allowed", "forbidden"), "VO-4"),),
    own=own,
    scores_are_public=True,
)
