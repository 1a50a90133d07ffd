"""`replay`: a match step by step, as one of its seats saw it or as a spectator would have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from comitium.engine.log import Entry
from comitium.engine.match import UNDO, Match
from comitium.engine.message import Seat
from comitium.engine.state import State
from comitium.terminal.boards import board_of
from comitium.terminal.chronicle import all_lines, line_of
from comitium.terminal.desk import Desk
from comitium.terminal.files import read_match
from comitium.terminal.scene import scene_of
from comitium.terminal.scores import verdict, walk
from comitium.terminal.seats import seat_named
from comitium.terminal.style import QUIET, STRONG

SPECTATOR = "spectator"


def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument()],
    viewer: Annotated[str, typer.Option("--as", metavar="SEAT")] = SPECTATOR,
) -> None:
    """Show a match again, with the knowledge of one seat."""
    desk: Desk = ctx.obj
    match = read_match(file, desk)
    eyes = None if viewer == SPECTATOR else seat_named(viewer, desk.speaker)
    film = Film(desk, match, eyes)
    if desk.attended:
        film.step_through()
    else:
        film.show_all()


@dataclass(frozen=True)
class Moment:
    """How things stood after a line of the record, and what that line says to the viewer."""

    state: State
    heading: str
    news: Sequence[Entry]
    caption: str


class Film:
    """All moments of a match, seen with the eyes of one viewer."""

    def __init__(self, desk: Desk, match: Match[Any], eyes: Seat | None) -> None:
        self.desk = desk
        self.eyes = eyes
        self.match = match
        self.game = match.game
        self.board = board_of(match.game)
        self.moments = self.develop()

    def develop(self) -> list[Moment]:
        again: Match[Any] = Match(self.game, self.match.header)
        moments = [self.moment(again, 0, self.desk.speaker.say("replay-begins"))]
        for line in self.match.lines:
            logged = len(again.state.log)
            caption = self.caption(again, line.seat, line.code)
            again.follow(line)
            logged = len(again.state.log) if line.code == UNDO else logged  # an undo tells nothing new
            moments.append(self.moment(again, logged, caption))
        return moments

    def moment(self, match: Match[Any], logged: int, caption: str) -> Moment:
        state: State = match.state.copy()
        news = [entry for entry in state.log[logged:] if entry.seen_by(self.eyes)]
        return Moment(state, state.heading, news, caption)

    def caption(self, match: Match[Any], seat: Seat, code: str) -> str:
        """Whose step it is; what it was only if this viewer could see it at that moment."""
        asker = match.state.asker(seat)
        who = self.desk.speaker.seat_name(seat)
        if code == UNDO:
            return self.desk.speaker.say("replay-undo", who=who)
        if seat != self.eyes and (asker is None or asker.is_sealed()):
            return self.desk.speaker.say("replay-sealed", who=who)
        return f"{who}: {self.desk.speaker(match.state.find(seat, code).sentence())}"

    # -- at a terminal -------------------------------------------------------------------------------------------------

    def step_through(self) -> None:
        """Until the person leaves."""
        at: int | None = 0
        while at is not None:
            self.show(at)
            try:
                at = self.go_on(at, self.desk.read("  › ").casefold())
            except (EOFError, KeyboardInterrupt):
                return

    def go_on(self, at: int, typed: str) -> int | None:
        """The step to show next; None to leave."""
        if typed in self.words("quit"):
            return None
        if typed in self.words("log"):
            self.show_log(at)
        elif typed in self.words("back"):
            return max(at - 1, 0)
        elif not typed or typed in self.words("next"):
            return min(at + 1, len(self.moments) - 1)
        number = typed.split()[-1] if typed else ""
        if number.isascii() and number.isdecimal() and len(number) < 8:
            return min(int(number), len(self.moments) - 1)
        return at

    def words(self, name: str) -> list[str]:
        return self.desk.speaker.say(f"replay-word-{name}").split()

    def show(self, at: int) -> None:
        moment = self.moments[at]
        self.desk.clear()
        self.draw(moment)
        self.show_step(at)
        self.desk.say("replay-keys", style=QUIET)

    def show_log(self, at: int) -> None:
        for line in all_lines(self.desk.speaker, self.moments[at].state.log_for(self.eyes)):
            self.desk.tell(line)
        self.desk.space()
        self.desk.say("replay-go-on", style=QUIET)
        self.desk.read("  › ")

    # -- into a file ---------------------------------------------------------------------------------------------------

    def show_all(self) -> None:
        """Every step in words; the table whenever a new phase has begun, and at the end."""
        heading = ""
        for at, moment in enumerate(self.moments):
            self.show_step(at)
            if moment.heading != heading:
                heading = moment.heading
                self.draw(moment)

    def show_step(self, at: int) -> None:
        moment = self.moments[at]
        number = self.desk.speaker.say("replay-step", step=at, steps=len(self.moments) - 1)
        self.desk.tell(Text.assemble((number, QUIET), "  ", (moment.caption, STRONG)))
        for entry in moment.news:
            self.desk.tell(line_of(self.desk.speaker, entry))
        result = moment.state.result
        if result is not None:
            for sheet in result.sheets:
                self.desk.space()
                self.desk.print(walk(self.desk.speaker, sheet))
            self.desk.space()
            self.desk.print(verdict(self.desk.speaker, result))
        self.desk.space()

    def draw(self, moment: Moment) -> None:
        self.desk.print(self.board.table(scene_of(self.desk, self.game, moment.state, self.eyes)))
        self.desk.space()
