"""Bots in worker processes, each choice within a time limit.

A worker rebuilds the match from its text, imagines it for the seat, and lets the bot choose; it keeps
the matches it saw last, so that the next question costs only the new lines.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
import signal
from collections import OrderedDict
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from comitium.bots import make_bot
from comitium.bots.bot import decide
from comitium.engine.match import UNDO, Header, Line, Match
from comitium.engine.message import Seat
from comitium.games import GAMES

KEPT = 200  # matches a worker remembers
SECONDS = 10.0  # for one choice; then chance decides

Task = tuple[str, Header, list[Line], Seat, str, int]  # table, match, seat, bot and the seed of its chance

_matches: OrderedDict[str, Match[Any]] = OrderedDict()


class Worker:
    """A process that chooses for bots, one choice at a time."""

    def __init__(self) -> None:
        """Blocks until the process has loaded the games, which counts for no choice."""
        context = multiprocessing.get_context("spawn")
        self._line, its_end = context.Pipe()
        self._process = context.Process(target=work, args=(its_end,), daemon=True)
        self._process.start()
        its_end.close()
        self._line.recv()

    def choose(self, task: Task) -> str:
        """Blocks; `EOFError` or `OSError` if the process dies."""
        self._line.send(task)
        code: str = self._line.recv()
        return code

    def kill(self) -> None:
        self._process.kill()


class Bots:
    """The workers for all tables of one server, started when they are needed."""

    def __init__(self, workers: int, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Worker] = []

    async def choose(self, match: Match[Any], table: str, seat: Seat, bot: str) -> str:
        """The code of the bot's choice; of a random one if the bot takes too long or its process dies."""
        task = (table, match.header, list(match.lines), seat, bot, secrets.randbits(64))
        async with self._free:
            try:
                return await self._chosen(task)
            except (TimeoutError, EOFError, OSError):
                return decide(make_bot("chance", match.game), match.game, match.state, seat, Random(task[-1]))

    async def _chosen(self, task: Task) -> str:
        worker = self._idle.pop() if self._idle else await asyncio.to_thread(Worker)
        try:
            code = await asyncio.wait_for(asyncio.to_thread(worker.choose, task), self.seconds)
            self._idle.append(worker)
            return code
        finally:
            if worker not in self._idle:  # it hangs or died, or nobody waits for it any more
                worker.kill()

    def close(self) -> None:
        for worker in self._idle:
            worker.kill()


def work(line: Connection) -> None:
    """In the worker: a word that it is ready, then choices until the server hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is the server's, which then hangs up
    try:
        line.send("")
        while True:
            table, header, lines, seat, bot, seed = line.recv()
            match = _rebuilt(table, header, lines)
            line.send(decide(make_bot(bot, match.game), match.game, match.state, seat, Random(seed)))
    except (EOFError, ConnectionError):
        return


def _rebuilt(table: str, header: Header, lines: list[Line]) -> Match[Any]:
    known = _matches.pop(table, None)
    if known is None or known.header != header or lines[: len(known.lines)] != known.lines:
        known = Match(GAMES[header.game], header)
    for line in lines[len(known.lines) :]:
        if line.code == UNDO:
            known.undo(line.seat)
        else:
            known.submit(line.seat, line.code)
    _matches[table] = known
    while len(_matches) > KEPT:
        _matches.popitem(last=False)
    return known
