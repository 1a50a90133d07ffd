"""Bots in worker processes, each choice within a time limit.

A worker rebuilds the match from the lines that stand, imagines it for the seat, and lets the bot choose; it
keeps the matches it saw last, so that the next question costs only the lines that are new. A choice that
fails is a `BotFault`: the table decides what comes then.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
import signal
import time
from collections import OrderedDict
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random, SystemRandom
from typing import Any

from comitium.bots import make_bot
from comitium.bots.bot import decide
from comitium.engine.match import Course, Header, Line, Match
from comitium.engine.message import Seat
from comitium.games import GAMES
from comitium.server.faults import Attempt, BotFault, place_of

KEPT = 200  # matches a worker remembers
SECONDS = 10.0  # for one choice
LOADING = 120.0  # seconds for a worker to load the games

Task = tuple[str, Header, list[Line], Seat, str, int]  # table, match, seat, bot and the seed of its chance

_courses: OrderedDict[str, tuple[Header, Course[Any]]] = OrderedDict()


@dataclass
class BotFigures:
    """What the bots of a house have done since its start."""

    choices: int = 0
    seconds: float = 0.0  # of all choices, without waiting for a worker
    timeouts: int = 0
    crashes: int = 0  # of a bot, or of the process it thinks in
    by_chance: int = 0  # choices that chance made because a bot could not
    waiting: int = 0  # choices asked for and not yet made


class Worker:
    """A process that chooses for bots, one choice at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, its_end = context.Pipe()
        self._process = context.Process(target=work, args=(its_end,), daemon=True)
        self._process.start()
        its_end.close()

    def load(self) -> None:
        """Blocks until the process has loaded the games, which counts for no choice."""
        self._line.recv()

    def choose(self, task: Task) -> str:
        """Blocks; `BotFault` if the bot fails, `EOFError` or `OSError` if the process dies."""
        self._line.send(task)
        code, fault = self._line.recv()
        if fault is not None:
            raise BotFault(fault)
        chosen: str = code
        return chosen

    def kill(self) -> None:
        self._process.kill()


class Bots:
    """The workers for all tables of one server, started when they are needed."""

    def __init__(self, workers: int, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.figures = BotFigures()
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Worker] = []

    async def choose(self, match: Match[Any], table: str, seat: Seat, bot: str) -> str:
        """The code of the bot's choice; `BotFault` if it fails, takes too long or its process dies."""
        task = (table, match.header, list(match.course.lines), seat, bot, secrets.randbits(64))
        self.figures.waiting += 1
        try:
            async with self._free:
                return await self._chosen(task)
        except TimeoutError:
            self.figures.timeouts += 1
            raise BotFault(f"no choice within {self.seconds:g} seconds") from None
        except (EOFError, OSError) as wrong:
            self.figures.crashes += 1
            raise BotFault(f"the process of the bot died ({type(wrong).__name__})") from None
        except BotFault:
            self.figures.crashes += 1
            raise
        finally:
            self.figures.waiting -= 1

    def draw(self, match: Match[Any], seat: Seat) -> str:
        """Chance chooses, here and at once, among the options of a seat; `BotFault` if there is none."""
        options = []
        with Attempt() as attempt:
            options = match.state.options(seat)
        if not options:
            raise BotFault("there is no option" if attempt.fault is None else place_of(attempt.fault))
        self.figures.by_chance += 1
        code: str = SystemRandom().choice(options).code()
        return code

    async def _chosen(self, task: Task) -> str:
        worker = self._idle.pop() if self._idle else await self._loaded()
        start = time.monotonic()
        well = False
        try:
            code = await asyncio.wait_for(asyncio.to_thread(worker.choose, task), self.seconds)
            well = True
            self.figures.choices += 1
            return code
        except BotFault:
            well = True  # of the worker
            raise
        finally:
            self.figures.seconds += time.monotonic() - start
            if well:
                self._idle.append(worker)
            else:  # it hangs or died, or nobody waits for it any more
                worker.kill()

    async def _loaded(self) -> Worker:
        worker = await asyncio.to_thread(Worker)
        try:
            await asyncio.wait_for(asyncio.to_thread(worker.load), LOADING)
        except BaseException:
            worker.kill()
            raise
        return worker

    def close(self) -> None:
        for worker in self._idle:
            worker.kill()


def work(line: Connection) -> None:
    """In the worker: a word that it is ready, then choices until the server hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is the server's, which then hangs up
    try:
        line.send("")
        while True:
            line.send(_answered(line.recv()))
    except (EOFError, ConnectionError):
        return


def _answered(task: Task) -> tuple[str, str | None]:
    """The code of a choice, or what went wrong."""
    table, header, lines, seat, bot, seed = task
    with Attempt() as attempt:
        game, g = GAMES[header.game], _rebuilt(table, header, lines).state
        return decide(make_bot(bot, game), game, g, seat, Random(seed)), None
    assert attempt.fault is not None
    _courses.pop(table, None)
    return "", place_of(attempt.fault)


def _rebuilt(table: str, header: Header, lines: list[Line]) -> Course[Any]:
    """From where these lines part from those played last; from the beginning if that is too far back."""
    before, known = _courses.pop(table, (None, None))
    course = None
    if known is not None and before == header:
        both = min(len(lines), len(known.lines))
        same = next((at for at in range(both) if lines[at] != known.lines[at]), both)
        course = known if same == len(known.lines) else known.back_to(same)
    if course is None:
        course = Course(GAMES[header.game].start(len(header.players), header.options, header.seed))
    for line in lines[len(course.lines) :]:
        course.play(line)
    _courses[table] = (header, course)
    while len(_courses) > KEPT:
        _courses.popitem(last=False)
    return course
