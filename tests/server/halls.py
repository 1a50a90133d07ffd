"""A hall without a server around it: its disk breaks and its bots fail when a test says so."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from comitium.engine.match import Match
from comitium.engine.message import Seat
from comitium.server import wire
from comitium.server.botrunner import Bots
from comitium.server.clock import HouseTime
from comitium.server.faults import BotFault
from comitium.server.hall import Hall
from comitium.server.live import LiveTable, Viewer
from comitium.server.logs import OneLine
from comitium.server.store import Store

SOON = (0.001,)  # the pauses of a supervisor in a test


def full() -> sqlite3.OperationalError:
    """As SQLite says it."""
    fault = sqlite3.OperationalError("database or disk is full")
    fault.sqlite_errorcode = sqlite3.SQLITE_FULL
    return fault


class Disk(sqlite3.Connection):
    """Fails at these statements."""

    broken: set[str]

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if statement in self.broken:
            raise full()
        return super().execute(statement, *values)


class BrokenStore(Store):
    """`broken` names the statements at which its disk fails: `BEGIN IMMEDIATE` stops everything."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.broken: set[str] = set()
        self.connections = 0

    def breaks(self) -> None:
        self.broken.add("BEGIN IMMEDIATE")

    def is_mended(self) -> None:
        self.broken.clear()

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.file, isolation_level=None, factory=Disk)
        db.broken = self.broken
        self.connections += 1
        return db


class QuickBots(Bots):
    """Chooses at once, in this process, unless it is told to fail."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[Seat, str]] = []
        self.fails = 0  # choices that fail from now on
        self.draws = True  # whether chance finds an option
        self.answer: str | None = None  # what it says instead of an option

    async def choose(self, match: Match[Any], table: str, seat: Seat, bot: str) -> str:
        self.asked.append((seat, bot))
        await asyncio.sleep(0)
        if self.fails:
            self.fails -= 1
            raise BotFault("it was told to fail")
        return self.answer or super().draw(match, seat)

    def draw(self, match: Match[Any], seat: Seat) -> str:
        if not self.draws:
            raise BotFault("there is no option")
        return super().draw(match, seat)


class Ticks:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def opened(
    file: Path,
    store: Store | None = None,
    bots: Bots | None = None,
    ticks: Ticks | None = None,
    pauses: tuple[float, ...] = SOON,
) -> AsyncIterator[Hall]:
    time_of_house = None if ticks is None else HouseTime(ticks)
    hall = Hall(store or Store(file), bots or QuickBots(), time_of_house=time_of_house, pauses=pauses)
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def gathered(hall: Hall, bots: int = 0, pace: wire.Pace | None = None) -> LiveTable:
    """Anna, the host, with Boris and so many bots, before the match begins."""
    wanted = wire.NewTable(game="new_romans", seats=2 + bots, name="Anna", pace=pace or wire.NoClock(), listed=True)
    seated = await hall.make(wanted)
    await hall.join(seated.table, wire.Join("Boris"))
    live = await hall.table(seated.table)
    for seat in range(2, 2 + bots):
        await hall.act(live, 0, wire.PutBot(seat, "greedy"))
    return live


async def begun(hall: Hall, bots: int = 0, pace: wire.Pace | None = None) -> LiveTable:
    live = await gathered(hall, bots, pace)
    await hall.act(live, 0, wire.Begin())
    return live


async def until(seen: Callable[[], object]) -> None:
    """Wait until this is true; a test that hangs here is ended by the time limit of all tests."""
    while not seen():
        await asyncio.sleep(0.005)


def logged(caplog: pytest.LogCaptureFixture) -> str:
    """The log as a host reads it, without the time of day."""
    lines = [OneLine(as_json=False).format(record) for record in caplog.records]
    return "\n".join(line.partition(" ")[2] for line in lines)


def heard(viewer: Viewer) -> list[dict[str, Any]]:
    """All messages that the page has not read yet."""
    return [msgspec.json.decode(viewer.outbox.get_nowait() or b"") for _ in range(viewer.outbox.qsize())]


def notices(viewer: Viewer) -> list[str | None]:
    found = [message["message"] for message in heard(viewer) if message["type"] == "notice"]
    return [None if message is None else message["name"] for message in found]
