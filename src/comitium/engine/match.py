# not compiled: one step per decision of a person, never in a search
"""A match on record: its header, one line per decision, and the state they lead to.

The lines are the match; the state is a cache that replaying them gives back. Undo replays them
without the step taken back and is itself a line, so a record never loses what happened.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Mapping
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


class Course(Generic[S]):
    """A state together with the decisions that led to it.

    `before` keeps the states in which some lines were decided: the last step of each seat that can be taken
    back, the newest lines, and fewer and fewer of the older ones. Undo goes on from there instead of from the
    beginning. No step that lies before a draw or a revelation is ever taken back, so its state is let go.
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

    def play(self, line: Line, found: Action | None = None) -> None:
        """Carry out a line; `found` is its action if the state has been asked for it already."""
        g = self.state
        action = g.find(line.seat, line.code) if found is None else found
        asker = g.asker(line.seat)
        final = action.final or (asker is not None and asker.is_sealed())
        if not final:
            self.before[len(self.lines)] = _copy(g)
        mark = Mark(g.chance.drawn(), len(g.log), final)
        self.marks.append(mark)
        self.lines.append(line)
        g.play(line.seat, action)
        if _closes_the_way_back(g, mark):
            self.before = {}
        elif len(self.before) > MOST_KEPT:
            self._thin_out()

    def back_to(self, at: int) -> Course[S] | None:
        """The course before line `at`, from the nearest state kept; None if there is none so early."""
        near = max((step for step in self.before if step <= at), default=None)
        if near is None:
            return None
        course = Course(_copy(self.before[near]))
        course.lines = self.lines[:near]
        course.marks = self.marks[:near]
        course.before = {step: state for step, state in self.before.items() if step < near}
        for line in self.lines[near:at]:
            course.play(line)
        return course

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
        if _was_revealed(g, mark):
            return Refused("revealed-since")
        return None


def _was_revealed(g: State, since: Mark) -> bool:
    return any(entry.reveals for entry in g.log[since.logged :])


def _closes_the_way_back(g: State, since: Mark) -> bool:
    """For every seat, and for good: what drew or revealed cannot be taken back itself."""
    return g.chance.drawn() > since.drawn or _was_revealed(g, since)


class Trial(Generic[S]):
    """A state that goes on without one of the lines; `next` is the line to be played in it.

    `refused`: that line does not stand here, and nothing that comes later changes that.
    """

    def __init__(self, state: S, without: int) -> None:
        self.state = state
        self.without = without
        self.next = without + 1
        self.refused: Refused | None = None


class Asked:
    """What a seat is asked at a moment: by which phase, and in which words or what these depend on."""

    __slots__ = ("anytime", "asker", "concerns", "words")

    def __init__(self, g: State, seat: Seat) -> None:
        self.asker = g.asker(seat)
        self.anytime = [_worded(act) for act in g.anytime(seat)] if g.agenda else []
        self.concerns = None if self.asker is None else self.asker.concerns(g, seat)
        self.words: object = None
        if self.asker is not None and self.concerns is None:
            self.words = words_of(g, seat)


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


class Played(Generic[S]):
    """A course after one more decision: who is asked something new, and what they are asked as far as it was needed."""

    def __init__(self, course: Course[S], line: Line) -> None:
        self.course = course
        self.line = line
        self.asked: dict[Seat, Asked] = {}
        self.anew: list[Seat] = []

    def asks_anew(self, seat: Seat, before: Asked, asker: object) -> bool:
        """Compared with what the seat was asked before, by this phase of the course."""
        g = self.course.state
        if asker is None and g.asker(seat) is not None:
            return True
        now = self.asked[seat] = Asked(g, seat)
        if now.asker is not asker and (now.words is None or before.words is None):
            return True
        return (now.concerns, now.words, now.anytime) != (before.concerns, before.words, before.anytime)


class Match(Generic[S]):
    """`submit` and `undo` are the only ways to change it; both refuse without changing anything."""

    def __init__(self, game: Game[S], header: Header, course: Course[S] | None = None) -> None:
        self.game = game
        self.header = header
        self.lines: list[Line] = []  # the record, steps taken back and undos included
        self.asks = [1] * len(header.players)  # the number of each seat's present question
        self.course = self._beginning() if course is None else course  # the decisions that stand
        self._trials: dict[Seat, Trial[S]] = {}  # of taking back a seat's last step
        self._asked: dict[Seat, Asked] = {}  # what seats are asked now, as far as it was looked at

    @property
    def state(self) -> S:
        return self.course.state

    def copy(self) -> Match[S]:
        """The same record, which goes its own way from here."""
        new = Match(self.game, self.header, self.course.copy())
        new.lines = self.lines.copy()
        new.asks = self.asks.copy()
        return new

    def stands_for(self, record: list[Line]) -> None:
        """Only the standing lines of this record were played: from here on, the whole of it counts.

        A line renews a question at most once, so no number of a question exceeds the lines before it by more
        than one. The number given here was therefore never that of an older question.
        """
        self.lines = record
        self.asks = [1 + len(record)] * len(self.asks)

    def find(self, seat: Seat, code: str, ask: int | None = None) -> Action:
        """The action with this code. With `ask`, the number of the question answered, a late answer is refused."""
        if ask is not None and 0 <= seat < self.state.seats and ask != self.asks[seat]:
            raise Refused("stale-question")
        return self.state.find(seat, code)

    def submit(self, seat: Seat, code: str, ask: int | None = None) -> None:
        """Decide."""
        self.play(seat, self.find(seat, code, ask))

    def play(self, seat: Seat, action: Action) -> None:
        """Decide on an action that `find` gave for the present state."""
        self.accept(self._played(self.course, seat, action))

    def rehearse(self, seat: Seat, action: Action) -> Played[S]:
        """All that `play` would do, on a copy, and what it leads every seat to: if the rules break, nothing is done."""
        played = self._played(self.course.copy(), seat, action)
        for other in range(self.state.seats):
            if other not in played.asked:
                played.asked[other] = Asked(played.course.state, other)
        return played

    def accept(self, played: Played[S]) -> None:
        """The decision that was rehearsed last stands; nothing is left that could break."""
        self.course = played.course
        self._asked = played.asked
        self._recorded(played.line, played.anew)

    def _played(self, course: Course[S], seat: Seat, action: Action) -> Played[S]:
        """Carry it out on this course, which is as ours, and see who is asked something new."""
        line = Line(seat, action.code())
        before = [(other, self._asked_now(other), course.state.asker(other)) for other in self._others(seat)]
        course.play(line, action)
        played = Played(course, line)
        for other, asked, asker in before:
            if played.asks_anew(other, asked, asker):
                played.anew.append(other)
        return played

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last step that still stands."""
        course = self._without_last_step(seat)
        before = {other: words_of(self.state, other) for other in self._others(seat)}
        self.course = course
        self._trials = {}
        self._asked = {}
        anew = [other for other in self._others(seat) if words_of(self.state, other) != before[other]]
        self._recorded(Line(seat, UNDO), anew)

    def take(self, line: Line) -> None:
        """A line of a record: a decision or an undo."""
        if line.code == UNDO:
            self.undo(line.seat)
        else:
            self.submit(line.seat, line.code)

    def why_not_undo(self, seat: Seat) -> Refused | None:
        """The reason why the seat cannot take back a step now; None if it can.

        Asked for every page after every decision: reasons are returned, not raised, as a raised one would keep all
        that called for it in memory.
        """
        at = self.course.last_step(seat)
        return self.course.why_not_back(at) or self._why_not_without(seat, at)

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
            trial = Trial(self._back_at(at).state, at)
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

    def _recorded(self, line: Line, anew: list[Seat]) -> None:
        """A seat's question gets a new number by its own step, and when it is another one or has other options."""
        self.lines.append(line)
        for seat in [line.seat, *anew]:
            self.asks[seat] += 1

    def _asked_now(self, seat: Seat) -> Asked:
        if seat not in self._asked:
            self._asked[seat] = Asked(self.state, seat)
        return self._asked[seat]

    def _others(self, seat: Seat) -> list[Seat]:
        return [other for other in range(self.state.seats) if other != seat]


def _copy(g: S) -> S:
    return cast(S, g.copy())  # a state's copy is a state of the same game


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
