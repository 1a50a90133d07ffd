"""Bots in worker processes, each choice within a time limit.

A worker rebuilds the match from its text, imagines it for the seat, and lets the bot choose; it keeps
the matches it saw last, so that the next question costs only the new lines.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

from comitium.bots import make_bot
from comitium.bots.bot import decide
from comitium.engine.match import UNDO, Header, Line, Match
from comitium.engine.message import Seat
from comitium.games import GAMES

KEPT = 200  # matches a worker remembers
SECONDS = 10.0  # for one choice; then chance decides

_matches: OrderedDict[str, Match[Any]] = OrderedDict()


class Bots:
    """A pool of workers for all tables of one server."""

    def __init__(self, workers: int, seconds: float = SECONDS) -> None:
        self.workers = workers
        self.seconds = seconds
        self._pool = self._new_pool()

    async def choose(self, match: Match[Any], table: str, seat: Seat, bot: str) -> str:
        """The code of the bot's choice; of a random one if the bot takes too long or its process dies."""
        task = (table, match.header, list(match.lines), seat, bot, secrets.randbits(64))
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self._pool, choose_here, *task), self.seconds)
        except (TimeoutError, BrokenProcessPool):
            self._renew()
            return decide(make_bot("chance", match.game), match.game, match.state, seat, Random(task[-1]))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=multiprocessing.get_context("spawn"))

    def _renew(self) -> None:
        """A worker that hangs or died is replaced; choices under way are asked for again by their tables."""
        old, self._pool = self._pool, self._new_pool()
        for process in list((old._processes or {}).values()):
            process.kill()
        old.shutdown(wait=False, cancel_futures=True)


def choose_here(table: str, header: Header, lines: list[Line], seat: Seat, bot: str, seed: int) -> str:
    """In the worker."""
    match = _rebuilt(table, header, lines)
    return decide(make_bot(bot, match.game), match.game, match.state, seat, Random(seed))


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
