"""A table that cannot be opened stops neither the others, nor the lobby, nor the start."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from comitium.engine.message import Refused
from comitium.server import store as sql
from comitium.server import wire
from comitium.server.faults import StoreFault
from comitium.server.store import LineRow, RecordLost, Store
from tests.server.halls import QuickBots, Ticks, begun, logged, opened, until

DAMAGE = {
    "unknown game": ("UPDATE tables SET game = 'latrunculi' WHERE id = ?", "no-such-game"),
    "broken options": ("UPDATE tables SET options = '{' WHERE id = ?", "table-damaged"),
    "options of another kind": ("UPDATE tables SET options = '[1]' WHERE id = ?", "table-damaged"),
    "options nobody knows": ('UPDATE tables SET options = \'{"building_order": "7"}\' WHERE id = ?', "table-damaged"),
    "broken pace": ('UPDATE tables SET pace = \'{"kind":"sundial"}\' WHERE id = ?', "table-damaged"),
    "no time of beginning": ("UPDATE tables SET began_house = NULL WHERE id = ?", "table-damaged"),
    "lost seats": ("DELETE FROM seats WHERE table_id = ?", "table-damaged"),
    "a line of another game": ("UPDATE lines SET code = 'bid 3' WHERE table_id = ? AND seq = 0", "table-damaged"),
    "a seat that is none": ("UPDATE lines SET seat = 7 WHERE table_id = ? AND seq = 0", "table-damaged"),
    "other rules": ("UPDATE tables SET rules = 0 WHERE id = ?", "other-rules-version"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_table_stops_nothing_else(tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: str) -> None:
    statement, why = DAMAGE[damage]

    async def evening() -> None:
        file, bots = tmp_path / "c.db", QuickBots()
        async with opened(file, bots=bots) as hall:
            damaged, well = await begun(hall, bots=1), await begun(hall, bots=1)
            await until(lambda: not damaged.work.tasks and not well.work.tasks)
            await hall.store.do(sql.append_line(well.row.id, LineRow(1, 0, "divide none", 0.0, None)))
            await hall.store.do(sql.append_line(well.row.id, LineRow(2, 1, "divide none", 0.0, None)))
        with sqlite3.connect(file) as db:
            db.execute(statement, (damaged.row.id,))
        db.close()

        asked = len(bots.asked)
        async with opened(file, bots=bots) as hall:
            await until(lambda: len(bots.asked) > asked)  # the bot at the other table goes on, although nobody came
            for _ in range(2):
                with pytest.raises(Refused) as refused:
                    await hall.table(damaged.row.id)
                assert refused.value.message.name == why
            listed = [table.id for table in (await hall.lobby()).playing]
            assert well.row.id in listed
            assert (await hall.table(well.row.id)).match is not None

    asyncio.run(evening())
    assert len([record for record in caplog.records if record.levelno == logging.ERROR]) <= 1
    assert "bid 3" not in logged(caplog)


def test_a_page_of_the_database_that_is_garbled_is_trouble_and_stops_no_other_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Some tables can be read and others not; the trouble lasts, however well the rest is written."""

    async def evening() -> None:
        file = tmp_path / "c.db"
        async with opened(file) as hall:
            lost, well = await begun(hall, bots=1), await begun(hall, bots=1)
            await until(lambda: not lost.work.tasks and not well.work.tasks)
        bots, store = QuickBots(), GarbledStore(file, lost.row.id)
        async with opened(file, store, bots) as hall:
            await until(lambda: well.row.id in hall.tables)
            both = [hall.table(lost.row.id), hall.store.do(sql.heartbeat(hall.time.now()))]
            assert [type(done) for done in await asyncio.gather(*both, return_exceptions=True)] == [
                RecordLost,
                type(None),
            ]
            live = await hall.table(well.row.id)
            assert await live.decide(0, "divide none", 1, None) == 1
            assert store.trouble == "database disk image is malformed"

    asyncio.run(evening())
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


def test_clocks_stand_in_a_damaged_house_until_it_is_opened_again(tmp_path: Path) -> None:
    """At tables that are whole too: nobody loses on time while a decision of theirs may be lost."""

    async def evening() -> None:
        file, ticks = tmp_path / "c.db", Ticks()
        async with opened(file) as hall:
            lost = await begun(hall, bots=1)
            await until(lambda: not lost.work.tasks)
        async with opened(file, GarbledStore(file, lost.row.id), ticks=ticks) as hall:
            with pytest.raises(RecordLost):
                await hall.table(lost.row.id)
            before = hall.time.now()
            for _ in range(3):
                ticks.now += 5
                await hall.store.do(sql.heartbeat(hall.time.now()))  # which the disk takes
            assert hall.time.now() == before
        async with opened(file, ticks=ticks) as hall:
            before = hall.time.now()
            ticks.now += 5
            assert hall.time.now() == before + 5

    asyncio.run(evening())


class Garbled(sqlite3.Connection):
    """The lines of one table lie on a page that SQLite cannot make sense of."""

    table = ""

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if "FROM lines" in statement and values == ((self.table,),):
            fault = sqlite3.DatabaseError("database disk image is malformed")
            fault.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise fault
        return super().execute(statement, *values)


class GarbledStore(Store):
    def __init__(self, file: Path, table: str) -> None:
        super().__init__(file)
        self.table = table

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.file, isolation_level=None, factory=Garbled)
        db.table = self.table
        return db


def test_a_file_that_is_no_database_is_trouble_until_the_database_is_back(tmp_path: Path) -> None:
    async def evening() -> None:
        file = tmp_path / "c.db"
        async with opened(file) as hall:
            await hall.make(wire.NewTable(game="new_romans", seats=2, name="Anna"))
        file.rename(tmp_path / "away")
        file.write_bytes(b"no database " * 1000)
        store = Store(file)
        store._has_database = True
        async with opened(file, store) as hall:
            with pytest.raises(StoreFault):
                await hall.lobby()
            assert store.trouble == "file is not a database"
            (tmp_path / "away").replace(file)
            await hall.make(wire.NewTable(game="new_romans", seats=2, name="Boris"))
            assert store.trouble is None

    asyncio.run(evening())
