# not compiled: one step per decision of a person, never in a search
"""A match on record: its header, one line per decision, and the state they lead to.

The lines are the match; the state is a cache that replaying them gives back. Undo replays them
without the step taken back and is itself a line, so a record never loses what happened.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from comitium.engine.action import Action
from comitium.engine.chance import commitment
from comitium.engine.game import Game
from comitium.engine.message import Refused, Seat, Who
from comitium.engine.state import State

S = TypeVar("S", bound=State)

UNDO = "undo"
LONGEST_NAME = 40
BOT_NAME = r"[a-z0-9_.-]+"
MOST_KEPT = 16  # states of one course; of more, every second of the older ones is let go
NEWEST_KEPT = 6  # lines whose states are not let go for that


@dataclass(frozen=True)
class Player:
    """Who sits on a seat; `bot` names the bot that plays it, None a person."""

    name: str
    bot: str | None = None


@dataclass(frozen=True)
class Header:
    """What a match was begun with. The seed is kept from everybody until the end; its commitment is public."""

    game: str
    version: int
    data: str
    options: dict[str, str]
    players: tuple[Player, ...]
    seed: str
    commitment: str


@dataclass(frozen=True)
class Line:
    """One decision, or `undo`."""

    seat: Seat
    code: str


@dataclass(frozen=True)
class Mark:
    """How things stood before a decision: what came later and cannot be crossed by undo is counted from here."""

    drawn: int
    logged: int
    final: bool


def standing(lines: Iterable[Line]) -> list[Line]:
    """The decisions of a record that were not taken back; nothing has to be played to know them."""
    stand: list[Line | None] = []
    steps: dict[Seat, list[int]] = {}  # the places in `stand` of what each seat can still take back
    for line in lines:
        own = steps.setdefault(line.seat, [])
        if line.code != UNDO:
            own.append(len(stand))
            stand.append(line)
        elif own:
            stand[own.pop()] = None
        else:
            raise Refused("nothing-to-take-back")
    return [line for line in stand if line is not None]


class Step(Generic[S]):
    """A line carried out on a copy: the state it leads to, whose log holds only what this line told."""

    def __init__(self, line: Line, mark: Mark, state: S) -> None:
        self.line = line
        self.mark = mark
        self.state = state

    def closes_the_way_back(self) -> bool:
        """For every seat, and for good: what drew or revealed cannot be taken back itself."""
        drew = self.state.chance.drawn() > self.mark.drawn
        return drew or any(entry.reveals for entry in self.state.log)


class Course(Generic[S]):
    """A state together with the decisions that led to it.

    `before` keeps the states in which some lines were decided: the last step of each seat that can be taken
    back, the newest lines, and fewer and fewer of the older ones. Undo goes on from there instead of from the
    beginning. No step that lies before a draw or a revelation is ever taken back, so its state is let go.

    The log is long, and no rule reads it: only the present state has it, and the others have an empty one.
    """

    def __init__(self, state: S) -> None:
        self.state = state
        self.lines: list[Line] = []
        self.marks: list[Mark] = []
        self.before: dict[int, S] = {}  # by line, in their order

    def copy(self) -> Course[S]:
        new = Course(_copy(self.state))
        new.lines = self.lines.copy()
        new.marks = self.marks.copy()
        new.before = self.before.copy()  # the states in it never change
        return new

    def play(self, line: Line) -> None:
        """Carry out a line."""
        g = self.state
        action = g.find(line.seat, line.code)
        self.take(self.try_out(_copy_without_log(g), line, action))

    def try_out(self, g: S, line: Line, action: Action) -> Step[S]:
        """Carry out a line on a copy of the state; nothing of the course changes."""
        asker = g.asker(line.seat)
        final = action.final or (asker is not None and asker.is_sealed())
        mark = Mark(g.chance.drawn(), len(self.state.log), final)
        g.play(line.seat, action)
        return Step(line, mark, g)

    def take(self, step: Step[S]) -> None:
        """What was tried out last is how things stand."""
        last, new = self.state, step.state
        closed = step.closes_the_way_back()
        told = new.log
        new.log, last.log = last.log, []
        new.log.extend(told)
        self.state = new
        if closed:
            self.before = {}
        elif not step.mark.final:
            self.before[len(self.lines)] = last
        self.lines.append(step.line)
        self.marks.append(step.mark)
        if len(self.before) > MOST_KEPT:
            self._thin_out()

    def back_to(self, at: int) -> Course[S] | None:
        """The course before line `at`, from the nearest state kept; None if there is none so early."""
        near = self._near(at)
        if near is None:
            return None
        course = Course(_copy(self.before[near]))
        course.state.log = self.state.log[: self.marks[near].logged]
        course.lines = self.lines[:near]
        course.marks = self.marks[:near]
        course.before = {step: state for step, state in self.before.items() if step < near}
        for line in self.lines[near:at]:
            course.play(line)
        return course

    def hushed_before(self, at: int) -> S | None:
        """Only the state before line `at`, without a log, for trying out what could have come then."""
        near = self._near(at)
        if near is None:
            return None
        g = _copy(self.before[near])
        g.hush()
        for line in self.lines[near:at]:
            g.submit(line.seat, line.code)
        return g

    def _near(self, at: int) -> int | None:
        return max((step for step in self.before if step <= at), default=None)

    def _thin_out(self) -> None:
        dear = {self.last_step(seat) for seat in range(self.state.seats)}
        dear.update(range(len(self.lines) - NEWEST_KEPT, len(self.lines)))
        older = [step for step in self.before if step not in dear]
        for step in older[1::2]:
            del self.before[step]

    def last_step(self, seat: Seat) -> int:
        """The line undo would take back; -1 if there is none."""
        step = len(self.lines) - 1
        while step >= 0 and self.lines[step].seat != seat:
            step -= 1
        return step

    def why_not_back(self, step: int) -> Refused | None:
        """What closes taking back this line, whatever was decided since."""
        if step < 0:
            return Refused("nothing-to-take-back")
        g, mark = self.state, self.marks[step]
        if g.result is not None:
            return Refused("match-over")
        if mark.final:
            return Refused("final-step")
        if g.chance.drawn() > mark.drawn:
            return Refused("chance-since")
        if any(entry.reveals for entry in g.log[mark.logged :]):
            return Refused("revealed-since")
        return None


class Trial(Generic[S]):
    """A state that goes on without one of the lines; `next` is the line to be played in it.

    `refused`: that line does not stand here, and nothing that comes later changes that.
    """

    def __init__(self, state: S, without: int) -> None:
        self.state = state
        self.without = without
        self.next = without + 1
        self.refused: Refused | None = None


Wording = Callable[[State, Seat], object]


def words_of(g: State, seat: Seat) -> object:
    """All that a seat is shown of its question, for comparing."""
    question = g.question(seat)
    return (
        None if question is None else (question.line, question.why, question.clause, question.path),
        [_worded(option) for option in g.options(seat)],
        [(choice.code, choice.sentence, choice.refusal.message) for choice in g.closed(seat)],
    )


def _worded(action: Action) -> tuple[str, object]:
    return action.code(), None if action.told_by_code else (action.sentence(), action.pieces())


class Asked:
    """What a seat is asked at a moment. `concerns` is what its phase says of it, None if only the words tell.

    The words are worked out when they are needed, and once: `Match` sees to that.
    """

    __slots__ = ("anytime", "concerns", "is_asked", "words")

    def __init__(self, g: State, seat: Seat) -> None:
        asker = g.asker(seat)
        self.is_asked = asker is not None
        self.concerns = None if asker is None else asker.concerns(g, seat)
        self.anytime = [_worded(act) for act in g.anytime(seat)] if g.agenda else []
        self.words: object = None

    def needs_words(self) -> bool:
        """Whether only they can tell that it changed."""
        return self.is_asked and self.concerns is None


class Played(Generic[S]):
    """What a line would lead to: the course with it, what every seat is asked then, and whose question is a new one."""

    def __init__(self, line: Line, step: Step[S] | None, course: Course[S]) -> None:
        self.line = line
        self.step = step  # to be taken by the course; None if the course has it
        self.course = course
        self.asked: dict[Seat, Asked] = {}
        self.anew: list[Seat] = [line.seat]  # by its own step


class Match(Generic[S]):
    """`submit`, `undo` and `follow` change it, and refuse without changing anything.

    Whoever has to write a line down first takes the same way in two steps: `rehearse` changes nothing, `accept` cannot
    fail.
    """

    def __init__(
        self, game: Game[S], header: Header, course: Course[S] | None = None, wording: Wording = words_of
    ) -> None:
        self.game = game
        self.header = header
        self.lines: list[Line] = []  # the record, steps taken back and undos included
        self.asks = [1] * len(header.players)  # the number of each seat's present question
        self.course = self._beginning() if course is None else course  # the decisions that stand
        self._wording = wording
        self._trials: dict[Seat, Trial[S]] = {}  # of taking back a seat's last step
        self._asked: dict[Seat, Asked] = {}  # what seats are asked now, as far as it was looked at

    @property
    def state(self) -> S:
        return self.course.state

    def copy(self) -> Match[S]:
        """The same record, which goes its own way from here."""
        new = Match(self.game, self.header, self.course.copy(), self._wording)
        new.lines = self.lines.copy()
        new.asks = self.asks.copy()
        new._asked = self._asked.copy()
        return new

    def stands_for(self, record: list[Line]) -> None:
        """Only the standing lines of this record were played: from here on, the whole of it counts.

        A line renews a question at most once, so no number of a question exceeds the lines before it by more
        than one. The number given here was therefore never that of an older question.
        """
        self.lines = record
        self.asks = [1 + len(record)] * len(self.asks)

    # -- asking --------------------------------------------------------------------------------------------------------

    def words(self, seat: Seat) -> object:
        """What the seat is shown of its present question, in the form this match was given for it."""
        return self._with_words(self.state, seat, self._asked_now(seat)).words

    def find(self, seat: Seat, code: str, ask: int | None = None) -> Action:
        """The action with this code. With `ask`, the number of the question answered, a late answer is refused."""
        self._refuse_stale(seat, ask)
        return self.state.find(seat, code)

    def find_line(self, line: Line, ask: int | None = None) -> Action | None:
        """The action of a line that could come next, None if it is an undo; `Refused` if it could not."""
        if line.code != UNDO:
            return self.find(line.seat, line.code, ask)
        self._refuse_stale(line.seat, ask)
        refused = self.why_not_undo(line.seat)
        if refused is not None:
            raise refused
        return None

    def why_not_undo(self, seat: Seat) -> Refused | None:
        """The reason why the seat cannot take back a step now; None if it can.

        Asked for every page after every decision: reasons are returned, not raised, as a raised one would keep all
        that called for it in memory.
        """
        at = self.course.last_step(seat)
        return self.course.why_not_back(at) or self._why_not_without(seat, at)

    # -- deciding ------------------------------------------------------------------------------------------------------

    def submit(self, seat: Seat, code: str, ask: int | None = None) -> None:
        """Decide."""
        self.play(seat, self.find(seat, code, ask))

    def play(self, seat: Seat, action: Action) -> None:
        """Decide on an action that `find` gave for the present state."""
        self.accept(self._rehearsed(Line(seat, action.code()), action))

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last step that still stands."""
        self.follow(Line(seat, UNDO))

    def follow(self, line: Line) -> None:
        """Go on by a line of a record: a decision or an undo."""
        self.accept(self.rehearse(line))

    def rehearse(self, line: Line, found: Action | None = None) -> Played[S]:
        """All that a line would do, on a copy, and what it leads every seat to: if the rules break, nothing is done.

        `found` is the action of a decision, if `find_line` has given it already.
        """
        if line.code == UNDO:
            return self._taken_back(line)
        return self._rehearsed(line, self.state.find(line.seat, line.code) if found is None else found)

    def accept(self, played: Played[S]) -> None:
        """The line that was rehearsed last stands; nothing is left that could break.

        A question gets a new number by its seat's own step, and when it is another one or has other options.
        """
        if played.step is None:
            self.course = played.course
            self._trials = {}
        else:
            self.course.take(played.step)
        self._asked = played.asked
        self.lines.append(played.line)
        for seat in played.anew:
            self.asks[seat] += 1

    def _rehearsed(self, line: Line, action: Action) -> Played[S]:
        """See who is asked something new, and word all new questions."""
        others = [(other, self._asked_now(other)) for other in range(self.state.seats) if other != line.seat]
        for other, before in others:
            if before.needs_words():
                self._with_words(self.state, other, before)
        g = _copy_without_log(self.state)
        askers = [g.asker(other) for other, _ in others]
        played = Played(line, self.course.try_out(g, line, action), self.course)
        played.asked[line.seat] = self._with_words(g, line.seat, Asked(g, line.seat))
        for (other, before), asker in zip(others, askers, strict=True):
            now = Asked(g, other)
            is_same = self._is_unchanged(g, other, before, now, g.asker(other) is asker)
            played.asked[other] = before if is_same else self._with_words(g, other, now)
            if not is_same:
                played.anew.append(other)
        return played

    def _is_unchanged(self, g: S, seat: Seat, before: Asked, now: Asked, by_the_same: bool) -> bool:
        """Whether the seat is asked as before, by the same phase or another."""
        if before.needs_words() and now.needs_words():
            return self._with_words(g, seat, now).words == before.words
        return by_the_same and (now.concerns, now.anytime) == (before.concerns, before.anytime)

    def _taken_back(self, line: Line) -> Played[S]:
        """The phases are other objects then, so that only the words tell whether a question is the same."""
        played = Played(line, None, self._without_last_step(line.seat))
        g = played.course.state
        for seat in range(g.seats):
            played.asked[seat] = self._with_words(g, seat, Asked(g, seat))
            if seat != line.seat and played.asked[seat].words != self.words(seat):
                played.anew.append(seat)
        return played

    def _with_words(self, g: S, seat: Seat, asked: Asked) -> Asked:
        if asked.words is None:
            asked.words = self._wording(g, seat)
        return asked

    def _asked_now(self, seat: Seat) -> Asked:
        if seat not in self._asked:
            self._asked[seat] = Asked(self.state, seat)
        return self._asked[seat]

    def _refuse_stale(self, seat: Seat, ask: int | None) -> None:
        if ask is not None and 0 <= seat < self.state.seats and ask != self.asks[seat]:
            raise Refused("stale-question")

    # -- taking back ---------------------------------------------------------------------------------------------------

    def _without_last_step(self, seat: Seat) -> Course[S]:
        at = self.course.last_step(seat)
        refused = self.course.why_not_back(at)
        if refused is not None:
            raise refused
        course = self._back_at(at)
        for line in self.course.lines[at + 1 :]:
            try:
                course.play(line)
            except Refused:
                raise Refused("answered-since", who=Who(line.seat)) from None
        return course

    def _why_not_without(self, seat: Seat, at: int) -> Refused | None:
        """Whether a later line does not stand without line `at`. Plays only what came since the last try."""
        lines = self.course.lines
        if at == len(lines) - 1:
            return None
        trial = self._trials.get(seat)
        if trial is None or trial.without != at:
            hushed = self.course.hushed_before(at)
            trial = Trial(self._back_at(at).state if hushed is None else hushed, at)
            self._trials[seat] = trial
        while trial.next < len(lines) and trial.refused is None:
            line = lines[trial.next]
            try:
                trial.state.submit(line.seat, line.code)
                trial.next += 1
            except Refused:
                trial.refused = Refused("answered-since", who=Who(line.seat))
        return trial.refused

    def _beginning(self) -> Course[S]:
        return Course(self.game.start(len(self.header.players), self.header.options, self.header.seed))

    def _back_at(self, at: int) -> Course[S]:
        """The course before line `at`."""
        course = self.course.back_to(at)
        if course is None:
            course = self._beginning()
            for line in self.course.lines[:at]:
                course.play(line)
        return course


def _copy(g: S) -> S:
    return cast(S, g.copy())  # a state's copy is a state of the same game


def _copy_without_log(g: S) -> S:
    """A match's log is the longest list of its state."""
    log, g.log = g.log, []
    try:
        return _copy(g)
    finally:
        g.log = log


def new_match(
    game: Game[S],
    players: list[Player],
    options: Mapping[str, str] | None = None,
    seed: str | None = None,
) -> Match[S]:
    """Begin a match; without a seed one is drawn that nobody can guess."""
    chosen = game.choose(len(players), options or {})
    for player in players:
        check_name(player.name)
        if player.bot is not None and not re.fullmatch(BOT_NAME, player.bot):
            raise Refused("bot-name", bot=player.bot[:LONGEST_NAME])
    if seed is None:
        seed = secrets.token_hex(16)
    check_seed(seed)
    header = Header(game.slug, game.version, game.data_hash(), chosen, tuple(players), seed, commitment(seed))
    return Match(game, header)


def check_name(name: str) -> None:
    """Names are untrusted text: one short line that cannot be mistaken for anything else in a match file."""
    if not name.strip() or name != name.strip() or len(name) > LONGEST_NAME:
        raise Refused("name-length", most=LONGEST_NAME)
    if not name.isprintable() or "[" in name or "]" in name:
        raise Refused("name-characters")


def check_seed(seed: str) -> None:
    if not seed or not seed.isprintable() or seed != seed.strip() or len(seed) > 200:
        raise Refused("seed-form")
