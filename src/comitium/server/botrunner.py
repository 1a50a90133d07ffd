"""Bots in worker processes, each choice within a time limit.

A choice that fails is a `BotFault`: the table decides what comes then. The processes load what this one has
loaded, or a compiled copy of it where there is one; both speak with them in JSON, line by line.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom
from typing import Any, Final

import msgspec

from comitium.engine.match import Match
from comitium.engine.message import Seat
from comitium.server.botworker import Answer, Task
from comitium.server.faults import Attempt, BotFault, place_of
from comitium.server.logs import note

SECONDS: Final = 10.0  # for one choice
LOADING: Final = 120.0  # seconds for a worker to load the games
WORKER: Final = (  # finds all modules where this process finds them
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from comitium.server.botworker import work; work()"
)

answers: Final = msgspec.json.Decoder(Answer)


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

    def __init__(self, program: str = WORKER, compiled: Path | None = None) -> None:
        self.compiled = compiled
        places = sys.path if compiled is None else [str(compiled), *sys.path]
        command = [sys.executable, "-P", "-c", program, json.dumps(places)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def load(self) -> None:
        """Blocks until the process has loaded the games, which counts for no choice."""
        self._hear()

    def choose(self, task: Task) -> str:
        """Blocks; `BotFault` if the bot fails, `EOFError` or `OSError` if the process dies."""
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(task) + b"\n")
        self._process.stdin.flush()
        answer = answers.decode(self._hear())
        if answer.fault is not None:
            raise BotFault(answer.fault)
        return answer.code

    def _hear(self) -> bytes:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise EOFError
        return line

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        for line in (self._process.stdin, self._process.stdout):
            assert line is not None
            with contextlib.suppress(OSError):  # words that it did not take
                line.close()


class Bots:
    """The workers for all tables of one server, started when they are needed."""

    def __init__(self, workers: int, seconds: float = SECONDS, program: str = WORKER) -> None:
        self.seconds = seconds
        self.program = program
        self.figures = BotFigures()
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._closed = False
        self._compiled: Path | None = None

    def run_from(self, compiled: Path) -> None:
        """From now on bots think in processes that load this copy; the others end when they are idle."""
        self._compiled = compiled
        while self._idle:
            self._end(self._idle.pop())

    async def choose(self, match: Match[Any], table: str, seat: Seat, bot: str) -> str:
        """The code of the bot's choice; `BotFault` if it fails, takes too long or its process dies."""
        header, lines = match.header, [(line.seat, line.code) for line in match.course.lines]
        begun = (header.game, len(header.players), header.options, header.seed)
        task = Task(table, *begun, lines, seat, bot, secrets.randbits(63))
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
            if well and worker.compiled == self._compiled:
                self._idle.append(worker)
            else:  # it hangs or died, nobody waits for it any more, or there are better ones
                self._end(worker)

    async def _loaded(self) -> Worker:
        compiled = self._compiled
        try:
            return await self._started(compiled)
        except (EOFError, OSError):
            if compiled is None:
                raise
            note("compiled-engine-does-not-load", logging.ERROR)
            self._compiled = None
            return await self._started(None)

    async def _started(self, compiled: Path | None) -> Worker:
        worker = await asyncio.to_thread(self._start, compiled)
        try:
            await asyncio.wait_for(asyncio.to_thread(worker.load), LOADING)
        except BaseException:
            self._end(worker)
            raise
        return worker

    def _start(self, compiled: Path | None) -> Worker:
        """In a thread, in which nobody may wait for it any more."""
        worker = Worker(self.program, compiled)
        self._all.add(worker)
        if self._closed:
            self._end(worker)
        return worker

    def _end(self, worker: Worker) -> None:
        self._all.discard(worker)
        worker.kill()

    def close(self) -> None:
        """Those that still think, too: nobody plays on."""
        self._closed = True
        self._idle.clear()
        for worker in list(self._all):
            self._end(worker)
