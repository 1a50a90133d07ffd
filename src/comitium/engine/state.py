"""The state: all that lies on the table, with the agenda of phases that says what comes next."""

from __future__ import annotations

from random import Random
from typing import Any, Literal, TypeVar

from comitium.engine.action import Action, AnytimeAction
from comitium.engine.chance import Chance
from comitium.engine.compiling import mypyc_attr
from comitium.engine.log import Entry
from comitium.engine.message import NOBODY, Clause, Message, No, Refused, Seat, Value, Who
from comitium.engine.phase import LISTED, Automatic, Closed, Parallel, Phase, Question
from comitium.engine.result import Result

# A phase speaks of its own game's state; the engine runs phases of any game.
AnyPhase = Phase[Any]

G = TypeVar("G", bound="State")

Manner = Literal["turn", "sealed", "free"]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every game's table. A game adds its pieces and writes `copy` with `copy_table`."""

    __slots__ = ("actor", "agenda", "chance", "heading", "log", "result", "running", "seats", "silent")

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.agenda: list[AnyPhase] = []  # a stack: the last one is on top
        self.running: list[AnyPhase] = self.agenda  # where `schedule` puts phases just now
        self.actor: Seat = NOBODY  # whose action is being carried out just now
        self.heading = ""
        self.log: list[Entry] = []
        self.silent = False
        self.result: Result | None = None

    def copy(self) -> State:
        raise NotImplementedError

    def copy_table(self, new: G) -> G:
        """For `copy` of a game: everything the engine keeps."""
        new.agenda = [phase.copy() for phase in self.agenda]
        new.running = new.agenda
        new.heading = self.heading
        new.log = self.log.copy()
        new.silent = self.silent
        new.result = self.result
        return new

    # -- asking --------------------------------------------------------------------------------------------------------

    def waiting(self) -> list[Seat]:
        """Every seat that has to decide now; empty when the match is over."""
        return self.agenda[-1].waiting(self) if self.agenda else []

    def manner(self) -> Manner:
        """How the table is asked now: all in secret (`sealed`), each at the own pace (`free`), or in `turn`."""
        if self.agenda and self.agenda[-1].is_sealed():
            return "sealed"
        return "free" if self.agenda and isinstance(self.agenda[-1], Parallel) else "turn"

    def asker(self, seat: Seat) -> AnyPhase | None:
        """The phase that asks this seat now."""
        if self.agenda and seat in self.agenda[-1].waiting(self):
            return self.agenda[-1].asker(seat)
        return None

    def options(self, seat: Seat) -> list[Action]:
        """Every action this seat may take now, asked or not."""
        asker = self.asker(seat)
        options = asker.options(self, seat) if asker is not None else []
        anytime = self.anytime(seat) if self.agenda else []
        return [*options, *anytime] if anytime else options

    def considered_anytime(self, seat: Seat) -> list[Action]:
        """Acts of any moment, also for a seat nobody waits for (`AnytimeAction`), allowed now or not."""
        return []

    def why_not_anytime(self, seat: Seat, act: Action) -> No | None:
        """Why one of these acts is not allowed now; None if it is."""
        return None

    def anytime(self, seat: Seat) -> list[Action]:
        """The acts of any moment that this seat may do now."""
        return [act for act in self.considered_anytime(seat) if self.why_not_anytime(seat, act) is None]

    def question(self, seat: Seat) -> Question | None:
        asker = self.asker(seat)
        return asker.question(self, seat) if asker is not None else None

    def closed(self, seat: Seat) -> list[Closed]:
        asker = self.asker(seat)
        return asker.closed(self, seat) if asker is not None else []

    def find(self, seat: Seat, code: str) -> Action:
        """The option with this code; `Refused` with the reason if there is none."""
        if not 0 <= seat < self.seats:
            raise Refused("no-such-seat", seat=seat + 1, seats=self.seats)
        asker = self.asker(seat)
        option = asker.named(self, seat, code) if asker is not None else None
        if option is not None:
            return option
        for act in self.anytime(seat) if self.agenda else []:
            if act.code() == code:
                return act
        raise self.explain(seat, code)

    def explain(self, seat: Seat, code: str) -> Refused:
        if not self.agenda:
            return Refused("match-over")
        for act in self.considered_anytime(seat):
            no = self.why_not_anytime(seat, act) if act.code() == code else None
            if no is not None:
                return no.refused()
        asker = self.asker(seat)
        if asker is None:
            return self.not_asked()
        return asker.explain(self, seat, code)

    def not_asked(self) -> Refused:
        """What a seat is told that has nothing to decide: the phase, and everybody who is awaited."""
        awaited = self.waiting()
        who = [Who(seat) for seat in awaited]
        if not self.heading:
            return Refused("not-asked", who=who, awaited=len(awaited))
        return Refused("not-asked-in", who=who, awaited=len(awaited), phase=Message(f"phase-{self.heading}"))

    # -- deciding ------------------------------------------------------------------------------------------------------

    def submit(self, seat: Seat, code: str) -> Action:
        """The door for people: checks, and raises `Refused` without changing anything."""
        action = self.find(seat, code)
        self.play(seat, action)
        return action

    def play(self, seat: Seat, action: Action) -> None:
        """The door that trusts: for search and replay, with an action taken from `options`."""
        self.actor = seat
        if isinstance(action, AnytimeAction):
            self.play_anytime(seat, action)
        else:
            self.agenda[-1].asker(seat).play(self, seat, action)
        self.actor = NOBODY
        self.run(self.agenda)

    def play_anytime(self, seat: Seat, action: AnytimeAction) -> None:
        raise NotImplementedError

    def random_option(self, seat: Seat, rng: Random) -> Action:
        """One of the seat's options of the present question, all equally likely; listed only where they must be."""
        phase = self.agenda[-1].asker(seat)
        count = phase.count(self, seat)
        if count == LISTED:
            options = phase.options(self, seat)
            return options[int(rng.random() * len(options))]
        return phase.nth(self, seat, int(rng.random() * count))

    # -- the agenda ----------------------------------------------------------------------------------------------------

    def schedule(self, *phases: AnyPhase) -> None:
        """Put phases on top of what is running, the first named to come first."""
        target = self.running
        if self.actor != NOBODY:
            top = self.agenda[-1]
            if isinstance(top, Parallel):
                target = top.stack_of(self.actor)
        target.extend(reversed(phases))

    def run(self, agenda: list[AnyPhase]) -> None:
        """Go on until somebody has to decide or the agenda is empty."""
        while agenda:
            phase = agenda[-1]
            if not phase.begun:
                if phase.heading:
                    self.heading = phase.heading
                self.running = agenda
                if isinstance(phase, Automatic):
                    agenda.pop()
                    phase.run(self)
                else:
                    phase.begun = True
                    phase.begin(self)
            elif phase.over(self):
                self.running = agenda
                agenda.pop()
                phase.end(self)
            else:
                break
        self.running = self.agenda

    def imagine_answers(self, seat: Seat, rng: Random) -> None:
        """For `imagine` of a game, after everything the answers depend on: redraw what this seat cannot have seen."""
        for phase in self.agenda:
            phase.imagine_answers(self, seat, rng)

    def hush(self) -> None:
        """Keep no log from here on: for search, where nobody reads it."""
        self.silent = True
        self.log = []

    # -- telling -------------------------------------------------------------------------------------------------------

    def tell(
        self,
        name: str,
        clause: Clause = "",
        seat: Seat = NOBODY,
        audience: list[Seat] | None = None,
        pieces: list[str] | None = None,
        reveals: bool = False,
        **values: Value,
    ) -> None:
        """Write a line of the log; with a seat, the sentence may speak of `$who`."""
        if self.silent:
            return
        if seat != NOBODY:
            values["who"] = Who(seat)
        self.log.append(Entry(self.heading, seat, clause, audience, reveals, None, Message(name, **values), pieces))

    def tell_action(self, seat: Seat, action: Action, clause: Clause = "", reveals: bool = False) -> None:
        """Write what everybody sees this seat do, in the words of the action itself."""
        if not self.silent:
            self.log.append(Entry(self.heading, seat, clause, None, reveals, action, None, None))

    def log_for(self, viewer: Seat | None) -> list[Entry]:
        return [entry for entry in self.log if entry.seen_by(viewer)]

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """All seats in order of play, this one first."""
        return [(seat + step) % self.seats for step in range(self.seats)]
