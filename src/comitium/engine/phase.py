"""Phases: the passages of a rulebook in which somebody decides.

A phase keeps its own bookkeeping, which vanishes with it. The state runs the phase on top of its
agenda: `begin`, then questions until it is `over`, then `end`. `begin`, `play` and `end` may schedule
further phases; those come on top and are finished first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from comitium.engine.action import Action
from comitium.engine.compiling import mypyc_attr
from comitium.engine.message import Clause, Message, No, Refused, Seat

if TYPE_CHECKING:
    from random import Random

    from comitium.engine.state import State

S = TypeVar("S", bound="State")

LISTED: Final = -1


class Question:
    """What the prompt says: an order or a question, the reason with its numbers, and the clause."""

    __slots__ = ("clause", "line", "path", "why")

    def __init__(self, line: Message, why: Message, clause: Clause, path: list[Message] | None = None) -> None:
        self.line = line
        self.why = why
        self.clause = clause
        self.path: list[Message] = path or []  # for nested choices: the way that led here


class Closed:
    """An option a person would look for, and why it is closed now."""

    __slots__ = ("code", "refusal", "sentence")

    def __init__(self, code: str, sentence: Message, refusal: Refused) -> None:
        self.code = code
        self.sentence = sentence
        self.refusal = refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """Base of all phases. `heading` names the part of the round it belongs to ("" keeps the last one)."""

    __slots__ = ("begun",)

    heading: ClassVar[str] = ""

    def __init__(self) -> None:
        self.begun = False

    # -- what a game writes ------------------------------------------------------------------------------------------

    def begin(self, g: S) -> None:
        """Once, before anybody is asked."""

    def waiting(self, g: S) -> list[Seat]:
        """Every seat that has to decide now."""
        raise NotImplementedError

    def over(self, g: S) -> bool:
        return not self.waiting(g)

    def considered(self, g: S, seat: Seat) -> list[Action]:
        """Everything a person might try here, allowed or not; asked only of seats in `waiting`."""
        raise NotImplementedError

    def why_not(self, g: S, seat: Seat, action: Action) -> No | None:
        """Why this action, which `considered` or `meant` gave, is not allowed now; None if it is.

        The rule stands here and nowhere else: options, closed options and refusals all follow from it.
        """
        return None

    def play(self, g: S, seat: Seat, action: Action) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def end(self, g: S) -> None:
        """Once, after the last answer; the phase has left the agenda."""

    def question(self, g: S, seat: Seat) -> Question:
        raise NotImplementedError

    def meant(self, g: S, seat: Seat, code: str) -> Action | None:
        """The action that a code stands for in this phase, allowed or not; None if it stands for nothing here.

        To be extended where a code of this phase may name something that nobody is shown now: a card that has left,
        a sum beyond all purses. `why_not` then says what is wrong with it.
        """
        for action in self.considered(g, seat):
            if action.code() == code:
                return action
        return None

    def how(self, g: S, seat: Seat, code: str) -> No:
        """What can be decided here: the answer to a code that means nothing in this phase."""
        return No("no-such-option", code=code[:80])

    def copy(self) -> Phase[S]:
        """A phase with bookkeeping of its own copies it here."""
        raise NotImplementedError

    # -- the same options faster, where that matters: either `options`, or `count` and `nth` ---------------------------

    def options(self, g: S, seat: Seat) -> list[Action]:
        """All that this seat may decide: what is considered and not forbidden, in the same order."""
        count = self.count(g, seat)
        if count != LISTED:
            return [self.nth(g, seat, number) for number in range(count)]
        return [action for action in self.considered(g, seat) if self.why_not(g, seat, action) is None]

    def count(self, g: S, seat: Seat) -> int:
        """How many options there are, where `nth` gives each; `LISTED` where they have to be listed for that."""
        return LISTED

    def nth(self, g: S, seat: Seat, number: int) -> Action:
        raise NotImplementedError

    # -- what follows from the rule ------------------------------------------------------------------------------------

    def named(self, g: S, seat: Seat, code: str) -> Action | None:
        """The option with this code."""
        action = self.meant(g, seat, code)
        return action if action is not None and self.why_not(g, seat, action) is None else None

    def explain(self, g: S, seat: Seat, code: str) -> Refused:
        """Why a code is none of the options: a sentence with the deciding numbers, and the clause."""
        action = self.meant(g, seat, code)
        no = None if action is None else self.why_not(g, seat, action)
        return (self.how(g, seat, code) if no is None else no).refused()

    def closed(self, g: S, seat: Seat) -> list[Closed]:
        """What a person would look for and cannot do now, with the reasons."""
        closed: list[Closed] = []
        for action in self.considered(g, seat):
            no = self.why_not(g, seat, action)
            if no is not None:
                closed.append(Closed(action.code(), action.sentence(), no.refused()))
        return closed

    # -- what the engine needs to know ---------------------------------------------------------------------------------

    def asker(self, seat: Seat) -> Phase[S]:
        """The phase that puts the question to this seat: this one, or one nested in it."""
        return self

    def is_sealed(self) -> bool:
        return False

    def concerns(self, g: S, seat: Seat) -> object:
        """What others can change of this seat's question and options, where that is cheap to name; None where not.

        As long as it stays equal, no decision of another seat may change a word of what this phase asks the seat.
        """
        return None

    def spent(self, g: S, seat: Seat) -> bool:
        """Whether nothing is left here for this seat to decide: only then may its own anytime act end its question."""
        return False

    def imagine_answers(self, g: S, seat: Seat, rng: Random) -> None:
        """Redraw the answers this seat cannot have seen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Phase[S]):
    """A phase in which nobody decides. It leaves the agenda before it runs and is never changed."""

    __slots__ = ()

    def run(self, g: S) -> None:
        raise NotImplementedError

    def waiting(self, g: S) -> list[Seat]:
        return []

    def copy(self) -> Phase[S]:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Phase[S]):
    """One seat decides once: the small phase inside a card effect. `decided` carries it out."""

    __slots__ = ("answered", "seat")

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self.answered = False

    def waiting(self, g: S) -> list[Seat]:
        return [] if self.answered else [self.seat]

    def over(self, g: S) -> bool:
        return self.answered

    def play(self, g: S, seat: Seat, action: Action) -> None:
        self.answered = True
        self.decided(g, action)

    def decided(self, g: S, action: Action) -> None:
        raise NotImplementedError

    def copy_decision(self, new: Decision[S]) -> Decision[S]:
        """For `copy` of a subclass."""
        new.begun = self.begun
        new.answered = self.answered
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class InTurn(Phase[S]):
    """Seats are asked one after another, in the order of `to_act`, which `begin` fills and `play` shortens."""

    __slots__ = ("to_act",)

    def __init__(self) -> None:
        super().__init__()
        self.to_act: list[Seat] = []

    def waiting(self, g: S) -> list[Seat]:
        return self.to_act[:1]

    def over(self, g: S) -> bool:
        return not self.to_act

    def copy_turns(self, new: InTurn[S]) -> InTurn[S]:
        """For `copy` of a subclass."""
        new.begun = self.begun
        new.to_act = self.to_act.copy()
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Phase[S]):
    """All are asked in secret; the last answer reveals everything at once.

    Answers lie here unseen; others learn only who is ready. `begin` may be extended to leave seats
    out (`self.asked`); `wants_more` allows an answer in several steps. `reveal` gets all answers and
    must not depend on the order in which they came.
    """

    __slots__ = ("answers", "asked")

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Seat] = []
        self.answers: list[list[Action]] = []

    def begin(self, g: S) -> None:
        self.asked = list(range(g.seats))
        self.answers = [[] for _ in range(g.seats)]

    def wants_more(self, g: S, seat: Seat) -> bool:
        return not self.answers[seat]

    def waiting(self, g: S) -> list[Seat]:
        return [seat for seat in self.asked if self.wants_more(g, seat)]

    def over(self, g: S) -> bool:
        for seat in self.asked:
            if self.wants_more(g, seat):
                return False
        return True

    def play(self, g: S, seat: Seat, action: Action) -> None:
        self.answers[seat].append(action)

    def end(self, g: S) -> None:
        self.reveal(g)

    def reveal(self, g: S) -> None:
        raise NotImplementedError

    def is_sealed(self) -> bool:
        return True

    def concerns(self, g: S, seat: Seat) -> object:
        """No answer of another is known, so none changes anything."""
        return ()

    def answer(self, seat: Seat) -> Action:
        """The only answer of a seat that was asked once."""
        return self.answers[seat][0]

    def copy_answers(self, new: Sealed[S]) -> Sealed[S]:
        """For `copy` of a subclass."""
        new.begun = self.begun
        new.asked = self.asked
        new.answers = [steps.copy() for steps in self.answers]
        return new

    def imagine_answers(self, g: S, seat: Seat, rng: Random) -> None:
        """Who is ready gets a new answer of random steps; one still thinking has shown nothing, so it gets none."""
        for other in self.asked:
            if other != seat:
                ready = not self.wants_more(g, other)
                self.answers[other] = []
                while ready and self.wants_more(g, other):
                    self.answers[other].append(rng.choice(self.options(g, other)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Parallel(Phase[S]):
    """Free play at one's own pace: every action takes effect at once, the order of record is the truth.

    Each seat has its own stack of nested phases on top of the common question. A seat leaves with
    `finish` and may be asked again, by `reopen` or by a phase scheduled for it; the phase ends when
    all are finished at the same moment.
    """

    __slots__ = ("open", "stacks")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[Seat] = []
        self.stacks: dict[Seat, list[Phase[S]]] = {}

    def begin(self, g: S) -> None:
        self.open = list(range(g.seats))

    def finish(self, seat: Seat) -> None:
        self.open.remove(seat)

    def reopen(self, seat: Seat) -> None:
        if seat not in self.open:
            self.open.append(seat)
            self.open.sort()

    def waiting(self, g: S) -> list[Seat]:
        if not self.stacks:
            return self.open.copy()
        return [seat for seat in range(g.seats) if seat in self.open or seat in self.stacks]

    def over(self, g: S) -> bool:
        if self.stacks:
            for seat in list(self.stacks):
                g.run(self.stacks[seat])
                if not self.stacks[seat]:
                    del self.stacks[seat]
        return not self.open and not self.stacks

    def asker(self, seat: Seat) -> Phase[S]:
        stack = self.stacks.get(seat)
        return stack[-1].asker(seat) if stack else self

    def stack_of(self, seat: Seat) -> list[Phase[S]]:
        """Where phases scheduled by this seat's action go, on top of the common question."""
        stack = self.stacks.get(seat)
        if stack is None:
            stack = []
            self.stacks[seat] = stack
        return stack

    def copy_seats(self, new: Parallel[S]) -> Parallel[S]:
        """For `copy` of a subclass."""
        new.begun = self.begun
        new.open = self.open.copy()
        new.stacks = {seat: [phase.copy() for phase in stack] for seat, stack in self.stacks.items()}
        return new

    def imagine_answers(self, g: S, seat: Seat, rng: Random) -> None:
        for stack in self.stacks.values():
            for phase in stack:
                phase.imagine_answers(g, seat, rng)
