# not compiled: one step per decision of a person, never in a search
"""A match on record: its header, one line per decision, and the state they lead to.

The lines are the match; the state is a cache that replaying them gives back. Undo replays them
without the step taken back and is itself a line, so a record never loses what happened.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from comitium.engine.chance import commitment
from comitium.engine.game import Game
from comitium.engine.message import Refused, Seat, Who
from comitium.engine.state import State

S = TypeVar("S", bound=State)

UNDO = "undo"
LONGEST_NAME = 40


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


class Course(Generic[S]):
    """A state together with the decisions that led to it."""

    def __init__(self, game: Game[S], header: Header) -> None:
        self.state = game.start(len(header.players), header.options, header.seed)
        self.lines: list[Line] = []
        self.marks: list[Mark] = []

    def play(self, line: Line) -> None:
        g = self.state
        action = g.find(line.seat, line.code)
        asker = g.asker(line.seat)
        sealed = asker is not None and asker.is_sealed()
        self.marks.append(Mark(g.chance.drawn(), len(g.log), action.final or sealed))
        self.lines.append(line)
        g.play(line.seat, action)

    def last_step(self, seat: Seat) -> int:
        """Which line undo would take back; `Refused` if something closes it."""
        g = self.state
        steps = [number for number, line in enumerate(self.lines) if line.seat == seat]
        if not steps:
            raise Refused("nothing-to-take-back")
        mark = self.marks[steps[-1]]
        if g.result is not None:
            raise Refused("match-over")
        if mark.final:
            raise Refused("final-step")
        if g.chance.drawn() > mark.drawn:
            raise Refused("chance-since")
        if any(entry.reveals for entry in g.log[mark.logged :]):
            raise Refused("revealed-since")
        return steps[-1]


class Match(Generic[S]):
    """`submit` and `undo` are the only ways to change it; both refuse without changing anything."""

    def __init__(self, game: Game[S], header: Header) -> None:
        self.game = game
        self.header = header
        self.lines: list[Line] = []  # the record, steps taken back and undos included
        self.asks = [1] * len(header.players)  # the number of each seat's present question
        self.course: Course[S] = Course(game, header)  # the decisions that stand
        self._askers = self._all_askers()

    @property
    def state(self) -> S:
        return self.course.state

    def submit(self, seat: Seat, code: str, ask: int | None = None) -> None:
        """Decide. With `ask`, the number of the question answered, a late answer is refused."""
        if ask is not None and 0 <= seat < self.state.seats and ask != self.asks[seat]:
            raise Refused("stale-question")
        self.course.play(Line(seat, code))
        self._recorded(Line(seat, code))

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last step that still stands."""
        self.course = self._without_last_step(seat)
        self._recorded(Line(seat, UNDO))

    def why_not_undo(self, seat: Seat) -> Refused | None:
        """The reason why the seat cannot take back a step now; None if it can."""
        try:
            self._without_last_step(seat)
        except Refused as refusal:
            return refusal
        return None

    def _without_last_step(self, seat: Seat) -> Course[S]:
        at = self.course.last_step(seat)
        course: Course[S] = Course(self.game, self.header)
        for number, line in enumerate(self.course.lines):
            if number != at:
                try:
                    course.play(line)
                except Refused:
                    raise Refused("answered-since", who=Who(line.seat)) from None
        return course

    def _recorded(self, line: Line) -> None:
        self.lines.append(line)
        askers = self._all_askers()
        for seat, asker in enumerate(askers):
            if seat == line.seat or asker is not self._askers[seat]:
                self.asks[seat] += 1
        self._askers = askers

    def _all_askers(self) -> list[object]:
        return [self.state.asker(seat) for seat in range(self.state.seats)]


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
