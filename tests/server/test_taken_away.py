"""A table is in memory once, and one that its host has closed or deleted neither comes back nor haunts the house."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from comitium.engine.message import Refused
from comitium.server import store as sql
from comitium.server import wire
from comitium.server.faults import StoreFault
from comitium.server.hall import Hall, NoSuchTable
from comitium.server.keeper import Bans, Close, Delete, Done, Keeper, PutOut, Wish
from comitium.server.live import LiveTable, Viewer
from comitium.server.store import Job, Store, T
from comitium.server.supervise import Supervisor
from tests.server.halls import BrokenStore, QuickBots, begun, gathered, opened, until

ENDS: list[type[Close | Delete]] = [Close, Delete]
GONE = (Refused, NoSuchTable)


class SlowStore(Store):
    """`hold`: this task hears of the n-th job that it gives from now on only when the test sets the gate."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.to_go = 0
        self.whose: asyncio.Task[Any] | None = None
        self.gate = asyncio.Event()
        self.is_holding = False

    def hold(self, task: asyncio.Task[Any], number: int = 1) -> None:
        self.whose, self.to_go = task, number

    async def do(self, job: Job[T]) -> T:
        done = await super().do(job)
        if asyncio.current_task() is self.whose:
            self.to_go -= 1
            if self.to_go == 0:
                self.is_holding = True
                await self.gate.wait()
        return done


def does(hall: Hall, wish: Wish) -> asyncio.Task[Done]:
    return asyncio.create_task(Keeper(hall.store, Bans(), hall).obey(wish))


async def in_memory_again(hall: Hall, live: LiveTable) -> None:
    """Only on disk, until somebody asks for it."""
    await live.stop()
    del hall.tables[live.row.id]


async def stage(hall: Hall, table: str) -> str | None:
    def job(db: sqlite3.Connection) -> str | None:
        found = db.execute("SELECT stage FROM tables WHERE id = ?", (table,)).fetchone()
        return None if found is None else found[0]

    return await hall.store.do(job)


def test_a_table_is_loaded_once_although_the_disk_failed_while_others_waited(tmp_path: Path) -> None:
    async def evening() -> None:
        store = BrokenStore(tmp_path / "c.db")
        async with opened(tmp_path / "c.db", store) as hall:
            live = await begun(hall)
            await in_memory_again(hall, live)
            store.breaks()
            first = asyncio.create_task(hall.table(live.row.id))
            waiting = asyncio.create_task(hall.table(live.row.id))
            first.add_done_callback(lambda _: store.is_mended())
            late: list[asyncio.Task[LiveTable]] = []
            first.add_done_callback(lambda _: late.append(asyncio.create_task(hall.table(live.row.id))))
            with pytest.raises(StoreFault):
                await first
            await until(lambda: late)
            assert await waiting is await late[0] is hall.tables[live.row.id]

    asyncio.run(evening())


@pytest.mark.parametrize("reads", [1, 2, 3, 4])
@pytest.mark.parametrize("end", ENDS)
def test_a_table_that_is_taken_away_while_it_is_loaded_does_not_come_back(
    tmp_path: Path, end: type[Close | Delete], reads: int
) -> None:
    """The host comes in between any two things that are read of it."""

    async def evening() -> None:
        store = SlowStore(tmp_path / "c.db")
        async with opened(tmp_path / "c.db", store) as hall:
            live = await begun(hall)
            await in_memory_again(hall, live)
            loading = asyncio.create_task(hall.table(live.row.id))
            store.hold(loading, reads)
            await until(lambda: store.is_holding)
            ended, gates = does(hall, end(live.row.id)), hall._gates
            await until(lambda: ended.done() or (live.row.id in gates and gates[live.row.id]._waiters))
            store.gate.set()
            assert await ended == Done(1)
            await asyncio.wait({loading})
            assert hall.tables == {}
            with pytest.raises(GONE):
                await hall.table(live.row.id)

    asyncio.run(evening())


@pytest.mark.parametrize("end", ENDS)
def test_a_decision_on_its_way_to_disk_starts_no_bot_at_a_table_that_is_taken_away(
    tmp_path: Path, end: type[Close | Delete]
) -> None:
    async def evening() -> None:
        store, bots = SlowStore(tmp_path / "c.db"), QuickBots()
        async with opened(tmp_path / "c.db", store, bots) as hall:
            live = await begun(hall, bots=1, pace=wire.MoveClock(seconds=60))
            await until(lambda: not live.work.tasks)
            await live.decide(0, "divide none", 1, None)
            deciding = asyncio.create_task(live.decide(1, "divide none", 1, None))  # the last: all are asked anew
            store.hold(deciding)
            await until(lambda: store.is_holding)
            ended = does(hall, end(live.row.id))
            await until(lambda: ended.done() or live.lock._waiters)
            store.gate.set()
            await asyncio.gather(deciding, ended)
            asked = len(bots.asked)
            live.go_on()
            await live._flag_falls(0)
            assert not live.work.tasks
            assert live._alarm is None
            assert len(bots.asked) == asked

    asyncio.run(evening())


DEEDS: dict[str, Callable[[Hall, LiveTable], Awaitable[object]]] = {
    "act": lambda hall, live: hall.act(live, 0, wire.Ready(True)),
    "begin": lambda hall, live: hall.act(live, 0, wire.Begin()),
    "decide": lambda _, live: live.decide(0, "divide none", 1, None),
    "say": lambda hall, live: hall.say(live, Viewer(0), "salve"),
    "join": lambda hall, live: hall.join(live.row.id, wire.Join("Vera")),
    "out": lambda hall, live: Keeper(hall.store, Bans(), hall).obey(PutOut(live.row.id, 1)),
}


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("deed", DEEDS)
def test_whoever_came_a_moment_too_late_is_refused(tmp_path: Path, deed: str, end: type[Close | Delete]) -> None:
    """They have found the table and wait for their turn while the host takes it away."""

    async def evening() -> None:
        async with opened(tmp_path / "c.db") as hall:
            live = await gathered(hall)
            await live.lock.acquire()
            ended = does(hall, end(live.row.id))
            await until(lambda: live.lock._waiters)
            late = asyncio.ensure_future(DEEDS[deed](hall, live))
            await until(lambda: len(live.lock._waiters or ()) == 2)
            live.lock.release()
            assert await ended == Done(1)
            with pytest.raises(Refused, match="table-closed"):
                await late
            assert await stage(hall, live.row.id) == ("closed" if end is Close else None)

    asyncio.run(evening())


def test_a_begin_and_an_end_behind_the_close_change_nothing(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path / "c.db") as hall:
            live = await gathered(hall)
            table = live.row.id
            for late in (sql.begin(table, 0.0, 0.0, 1, ""), sql.end(table)):
                await asyncio.gather(hall.store.do(sql.close_table(table)), hall.store.do(late))
                assert await stage(hall, table) == "closed"

    asyncio.run(evening())


def test_a_supervisor_that_was_closed_starts_nothing() -> None:
    async def evening() -> None:
        done: list[int] = []

        async def work() -> None:
            done.append(1)

        supervisor = Supervisor()
        await supervisor.close()
        supervisor.start("too late", work)
        await asyncio.sleep(0)
        assert (done, supervisor.tasks) == ([], set())

    asyncio.run(evening())
