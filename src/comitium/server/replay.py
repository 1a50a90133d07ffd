"""Looking back at a match, moment by moment.

Until a match is over, a moment tells a viewer nothing that the viewer's own view and log did not tell
at that moment. So of the decisions only the viewer's own have their code, and who decided is told only
if the table showed it. After the end everything is open.

States are kept every few decisions, so that a moment is a short way from one of them. All of it is worked
out in threads, one request of each visitor at a time and few in all: the tables in play go first.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from msgspec import Raw

from comitium.engine.form import EntryOut, encoded, encoder, entry_out, result_out, sheet_out
from comitium.engine.game import Game
from comitium.engine.log import Entry
from comitium.engine.match import Header, Line, Match
from comitium.engine.message import NOBODY, Refused, Seat
from comitium.engine.state import State
from comitium.server import wire

APART = 8  # decisions between two kept states, at first
MOST_KEPT = 64  # states of one match; of more, every second is let go


@dataclass(frozen=True)
class Moment:
    """What a decision showed of itself."""

    heading: str
    knowers: frozenset[Seat] | None  # who can tell whose decision it was; None: everybody
    logged: int  # log entries after it

    def tells(self, viewer: Seat | None) -> bool:
        return self.knowers is None or viewer in self.knowers


@dataclass(frozen=True)
class Course:
    """The decisions that stand, noted on the event loop and read in a thread."""

    lines: tuple[Line, ...]
    over: bool


def course_of(match: Match[Any]) -> Course:
    return Course(tuple(match.course.lines), match.state.result is not None)


class Past:
    """The moments of one match. It remembers the way it went; after an undo it goes back to where the ways part."""

    def __init__(self, game: Game[Any], header: Header) -> None:
        self.game = game
        self.header = header
        self.played = 0  # decisions carried out for those who look back
        self._busy = threading.Lock()
        self._lines: list[Line] = []
        self._moments: list[Moment] = []  # the first is the beginning, then one for each line
        self._entries: list[tuple[Entry, EntryOut]] = []
        self._kept: list[tuple[int, State]] = []  # after how many lines; their logs are empty
        self._apart = APART

    def copy(self) -> Past:
        """For a copy of the match."""
        new = Past(self.game, self.header)
        new._lines = self._lines.copy()
        new._moments = self._moments.copy()
        new._entries = self._entries.copy()
        new._kept = self._kept.copy()  # the states in it never change
        new._apart = self._apart
        return new

    def frame(self, course: Course, number: int, viewer: Seat | None) -> wire.Frame:
        """The match after so many standing decisions, as one viewer saw it."""
        if not 0 <= number <= len(course.lines):
            raise Refused("no-such-moment", most=len(course.lines))
        with self._busy:
            g = self._state_after(course.lines[:number])
            moment = self._moments[number]
            entries = [out for entry, out in self._entries[: moment.logged] if entry.seen_by(viewer)]
        last = course.lines[number - 1] if number else Line(NOBODY, "")
        return wire.Frame(
            line=number,
            lines=len(course.lines),
            seat=last.seat if course.over or moment.tells(viewer) else NOBODY,
            code=last.code if course.over or last.seat == viewer else "",
            view=Raw(encoder.encode(self.game.view(g))),
            own=Raw(b"null") if viewer is None else Raw(encoder.encode(self.game.own(g, viewer))),
            waiting=g.waiting(),
            manner=g.manner(),
            entries=entries,
            scores=[sheet_out(sheet) for sheet in self.game.forecast(g, viewer)],
            result=None if g.result is None else result_out(g.result),
        )

    def moments(self, course: Course, viewer: Seat | None) -> wire.Moments:
        """All ticks of the scrubber: in which phase, and who decided."""
        with self._busy:
            self._state_after(course.lines)
            moments = self._moments[1 : len(course.lines) + 1]
        ticks = [
            wire.Moment(number, line.seat if course.over or moment.tells(viewer) else NOBODY, moment.heading)
            for number, (line, moment) in enumerate(zip(course.lines, moments, strict=True), start=1)
        ]
        return wire.Moments(len(course.lines), ticks)

    def _state_after(self, lines: tuple[Line, ...]) -> State:
        """A state of the caller's own, without its log."""
        self._go_back(lines)
        if not self._kept:
            self._begin()
        number, kept = next(step for step in reversed(self._kept) if step[0] <= len(lines))
        g = kept.copy()
        for at in range(number, len(lines)):
            self._play(g, at, lines[at])
        return g

    def _go_back(self, lines: tuple[Line, ...]) -> None:
        """Forget what came after the point from which these lines go another way."""
        both = min(len(lines), len(self._lines))
        same = next((at for at in range(both) if lines[at] != self._lines[at]), both)
        if same < both:
            del self._lines[same:]
            del self._moments[same + 1 :]
            del self._entries[self._moments[same].logged :]
            self._kept = [step for step in self._kept if step[0] <= same]

    def _begin(self) -> None:
        g: State = self.game.start(len(self.header.players), self.header.options, self.header.seed)
        self._note(g, 0, "", None)
        self._keep(g, 0)

    def _play(self, g: State, at: int, line: Line) -> None:
        heading, before = g.heading, g.waiting()
        g.submit(line.seat, line.code)
        self.played += 1
        if at < len(self._lines):
            g.log = []
            return
        self._lines.append(line)
        self._note(g, at + 1, heading, knowers(line.seat, before, g))
        if (at + 1) % self._apart == 0:
            self._keep(g, at + 1)

    def _note(self, g: State, number: int, heading: str, who: frozenset[Seat] | None) -> None:
        """Take over what was logged since the last moment."""
        self._entries.extend((entry, encoded(entry_out(entry, number))) for entry in g.log)
        self._moments.append(Moment(heading, who, len(self._entries)))
        g.log = []

    def _keep(self, g: State, number: int) -> None:
        self._kept.append((number, g.copy()))
        if len(self._kept) > MOST_KEPT:
            self._apart *= 2
            self._kept = [step for step in self._kept if step[0] % self._apart == 0]


def knowers(actor: Seat, before: list[Seat], g: State) -> frozenset[Seat] | None:
    """Who could tell whose decision led to this state; `g.log` holds what was told of it."""
    gone = [seat for seat in before if seat not in g.waiting()]
    told = [entry for entry in g.log if entry.seat == actor]
    if [actor] in (before, gone) or any(entry.audience is None for entry in told):
        return None
    return frozenset([actor, *[seat for entry in told for seat in entry.audience or []]])


class Turnstile:
    """Lets in one request of each visitor at a time, and few in all. The others wait; of too many, some are refused."""

    def __init__(self, at_once: int, waiting: int) -> None:
        self.waiting = waiting
        self._free = asyncio.Semaphore(at_once)
        self._locks: dict[str, asyncio.Lock] = {}
        self._numbers: dict[str, int] = {}  # of requests inside or waiting

    @asynccontextmanager
    async def turn(self, visitor: str) -> AsyncGenerator[None, None]:
        number = self._numbers.get(visitor, 0)
        if number > self.waiting:
            raise Refused("too-fast")
        self._numbers[visitor] = number + 1
        try:
            async with self._locks.setdefault(visitor, asyncio.Lock()), self._free:
                yield
        finally:
            self._numbers[visitor] -= 1
            if self._numbers[visitor] == 0:
                del self._numbers[visitor], self._locks[visitor]
