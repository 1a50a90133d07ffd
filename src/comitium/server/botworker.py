"""In a worker process: what bots choose, asked and answered line by line.

A worker rebuilds the match from the lines that stand, imagines it for the seat, and lets the bot choose. It
keeps the matches it saw last, so that the next question costs only the lines that are new.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import OrderedDict
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from comitium.bots import make_bot
from comitium.bots.bot import decide
from comitium.engine.match import Course, Line
from comitium.games import GAMES
from comitium.server.faults import Attempt, place_of

KEPT: Final = 200  # matches a worker remembers

Begun = tuple[str, int, dict[str, str], str]


class Task(Struct, frozen=True, array_like=True):
    """One choice: of which table and match, after which lines, for which seat, by which bot with which chance."""

    table: str
    game: str
    seats: int
    options: dict[str, str]
    seed: str
    lines: list[tuple[int, str]]
    seat: int
    bot: str
    chance: int

    def begun(self) -> Begun:
        return self.game, self.seats, self.options, self.seed


class Answer(Struct, frozen=True, array_like=True):
    """The code of a choice, or what went wrong."""

    code: str
    fault: str | None = None


tasks: Final = msgspec.json.Decoder(Task)

_courses: OrderedDict[str, tuple[Begun, Course[Any]]] = OrderedDict()


def work() -> None:
    """A word that it is ready, then choices until the server hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is the server's, which then hangs up
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed here is no answer
        tell(answers, Answer(""))
        try:
            for line in sys.stdin.buffer:
                tell(answers, answered(tasks.decode(line)))
        except BrokenPipeError:  # the server is gone
            os._exit(0)


def tell(answers: Any, answer: Answer) -> None:
    answers.write(msgspec.json.encode(answer) + b"\n")
    answers.flush()


def answered(task: Task) -> Answer:
    with Attempt() as attempt:
        game, g = GAMES[task.game], rebuilt(task).state
        return Answer(decide(make_bot(task.bot, game), game, g, task.seat, Random(task.chance)))
    assert attempt.fault is not None
    _courses.pop(task.table, None)
    return Answer("", place_of(attempt.fault))


def rebuilt(task: Task) -> Course[Any]:
    """From where these lines part from those played last; from the beginning if that is too far back."""
    lines = [Line(seat, code) for seat, code in task.lines]
    before, known = _courses.pop(task.table, (None, None))
    course = None
    if known is not None and before == task.begun():
        both = min(len(lines), len(known.lines))
        same = next((at for at in range(both) if lines[at] != known.lines[at]), both)
        course = known if same == len(known.lines) else known.back_to(same)
    if course is None:
        course = Course(GAMES[task.game].start(task.seats, task.options, task.seed))
    for line in lines[len(course.lines) :]:
        course.play(line)
    _courses[task.table] = (task.begun(), course)
    while len(_courses) > KEPT:
        _courses.popitem(last=False)
    return course
