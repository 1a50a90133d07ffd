"""A disk that fails: nothing is half done, everybody is told, and the house goes on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from litestar.testing import TestClient

from comitium.engine.message import Refused
from comitium.server import hall as hall_module
from comitium.server import store as sql
from comitium.server import wire
from comitium.server.app import make_app
from comitium.server.faults import StoreFault
from comitium.server.hall import Hall
from comitium.server.live import LiveTable, Viewer
from comitium.server.settings import Settings
from comitium.server.store import LineRow, Store
from tests.server.halls import BrokenStore, QuickBots, begun, full, gathered, notices, opened, until
from tests.server.test_parts import TABLE


@pytest.mark.parametrize(
    "broken", [{"BEGIN IMMEDIATE"}, {"COMMIT"}, {"COMMIT", "ROLLBACK"}], ids=["begin", "commit", "commit and rollback"]
)
def test_a_fault_of_the_disk_undoes_all_jobs_and_the_writer_lives_on(tmp_path: Path, broken: set[str]) -> None:
    async def write() -> None:
        store = BrokenStore(tmp_path / "c.db")
        store.open()
        for table in ("t", "u", "v"):
            await store.do(sql.add_table(replace(TABLE, id=table), []))
        store.broken.update(broken)
        jobs = [store.do(sql.append_line(table, LineRow(0, 0, "finish", 0.0, None))) for table in ("t", "u", "v")]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in done] == [StoreFault] * 3
        store.is_mended()
        assert await store.do(sql.read_lines("t")) == []
        await store.do(sql.append_line("t", LineRow(0, 0, "finish", 0.0, None)))
        assert len(await store.do(sql.read_lines("t"))) == 1
        assert store.connections == (2 if "ROLLBACK" in broken else 1)
        assert store.figures.faults == 3
        await store.close()

    asyncio.run(write())


def test_a_job_with_a_mistake_in_it_leaves_the_writer_alive(tmp_path: Path) -> None:
    def mistaken(db: sqlite3.Connection) -> None:
        raise LookupError

    async def write() -> None:
        store = Store(tmp_path / "c.db")
        store.open()
        jobs = [store.do(sql.add_table(TABLE, [])), store.do(mistaken)]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in done] == [type(None), LookupError]
        assert await store.do(sql.read_table("t")) is not None
        assert store.trouble is None
        await store.close()

    asyncio.run(write())


def test_trouble_is_told_and_logged_once_and_ends_with_the_next_thing_written(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def write() -> None:
        told = []
        store = BrokenStore(tmp_path / "c.db")
        store.changed = lambda: told.append(store.trouble)
        store.open()
        store.broken.add("COMMIT")
        for _ in range(3):
            with pytest.raises(StoreFault):
                await store.do(sql.heartbeat(5.0))
        store.is_mended()
        await store.do(sql.read_lobby(0.0, []))
        assert told == ["database or disk is full"]  # to read proves nothing: a full disk can be read
        await store.do(sql.heartbeat(5.0))
        assert told == ["database or disk is full", None]
        await store.close()

    asyncio.run(write())
    assert [record.levelno for record in caplog.records] == [logging.ERROR, logging.WARNING]


def test_a_house_opens_on_a_disk_that_fails_and_goes_on_when_it_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_file: Path) -> None:
        raise full()

    async def evening() -> None:
        with monkeypatch.context() as patch:
            patch.setattr("comitium.server.store.migrate", fails)
            store = BrokenStore(tmp_path / "c.db")
            store.breaks()
            hall = Hall(store, QuickBots())
            await hall.open()
        with pytest.raises(StoreFault):
            await hall.make(wire.NewTable(game="new_romans", seats=2, name="Anna"))
        store.is_mended()
        assert (await hall.make(wire.NewTable(game="new_romans", seats=2, name="Anna"))).seat == 0
        assert store.trouble is None
        await hall.close()

    asyncio.run(evening())


@pytest.mark.parametrize("left", ["nothing", "an empty file"])
def test_a_disk_that_goes_away_is_trouble_and_gets_no_new_database(tmp_path: Path, left: str) -> None:
    """What is left at its place may be an empty folder, or an empty file."""

    async def evening() -> None:
        file, away = tmp_path / "data" / "c.db", tmp_path / "away"
        store = GoingStore(file)
        async with opened(file, store) as hall:
            live = await begun(hall)
            await live.decide(0, "divide none", 1, "0 m1")
            file.parent.rename(away)
            file.parent.mkdir()
            if left == "an empty file":
                file.touch()
            store.goes = True
            for _ in range(3):
                with pytest.raises(StoreFault):
                    await live.decide(1, "divide none", 1, "1 m1")
            assert store.trouble is not None
            assert [found.stat().st_size for found in file.parent.iterdir()] == ([] if left == "nothing" else [0])
            assert live.match is not None
            assert len(live.match.lines) == 1
            shutil.rmtree(file.parent)
            away.rename(file.parent)
            assert await live.decide(1, "divide none", 1, "1 m1") == 1
            assert store.trouble is None

    asyncio.run(evening())


class GoingStore(Store):
    """Its connection breaks once, as that to a disk that went away."""

    goes = False

    def _connected(self) -> sqlite3.Connection:
        if self.goes:
            self.goes = False
            fault = sqlite3.OperationalError("disk I/O error")
            fault.sqlite_errorcode = sqlite3.SQLITE_IOERR
            raise fault
        return super()._connected()


LOSSES = {
    "the last line": "DELETE FROM lines WHERE table_id = ? AND seq = 1",
    "all lines": "DELETE FROM lines WHERE table_id = ?",
    "the table": "DELETE FROM tables WHERE id = ?",
    "what was decided": "UPDATE lines SET code = 'divide 1+3' WHERE table_id = ? AND seq = 1",
}


@pytest.mark.parametrize("loss", LOSSES)
def test_a_record_that_lost_lines_throws_nobody_back(tmp_path: Path, loss: str) -> None:
    """The disk came back as it was earlier: no line is written into the gap, and the match stays as it was told."""

    async def evening() -> None:
        async with opened(tmp_path / "c.db") as hall:
            live, other = await begun(hall, bots=1), await begun(hall)
            await until(lambda: not live.work.tasks)
            await live.decide(0, "divide none", 1, None)
            if loss == "what was decided":  # and one line more, so that the number is taken
                await hall.store.do(sql.append_line(live.row.id, LineRow(2, 1, "divide none", 0.0, None)))
            with contextlib.closing(sqlite3.connect(tmp_path / "c.db")) as db:
                db.execute(LOSSES[loss], [live.row.id])
                db.commit()
            assert live.match is not None
            before = list(live.match.lines)
            with pytest.raises(StoreFault):
                await live.decide(1, "divide none", live.match.asks[1], None)
            assert live.match.lines == before
            assert hall.store.trouble is not None
            assert await other.decide(0, "divide none", 1, None) == 0

    asyncio.run(evening())


# -- at a table --------------------------------------------------------------------------------------------------------


Deed = Callable[[Hall, LiveTable], Awaitable[object]]
BEFORE: dict[str, Deed] = {
    "ready": lambda hall, live: hall.act(live, 1, wire.Ready(False)),
    "bot": lambda hall, live: hall.act(live, 0, wire.PutBot(2, "chance")),
    "open": lambda hall, live: hall.act(live, 0, wire.OpenSeat(1)),
    "leave": lambda hall, live: hall.act(live, 0, wire.Leave()),
    "join": lambda hall, live: hall.join(live.row.id, wire.Join("Vera")),
    "make": lambda hall, live: hall.make(wire.NewTable(game="new_romans", seats=2, name="Vera")),
}
DURING: dict[str, Deed] = {
    "bot": lambda hall, live: hall.act(live, 1, wire.PutBot(1, "chance")),
    "take": lambda hall, live: hall.act(live, 0, wire.TakeSeat()),
    "decide": lambda hall, live: live.decide(1, "divide none", 1, "m1"),
    "say": lambda hall, live: hall.say(live, Viewer(1), "salve"),
}


@pytest.mark.parametrize("deed", BEFORE)
def test_what_the_disk_did_not_take_did_not_happen_before_the_match(tmp_path: Path, deed: str) -> None:
    async def evening() -> None:
        store = BrokenStore(tmp_path / "c.db")
        async with opened(tmp_path / "c.db", store) as hall:
            live = await gathered(hall, bots=1)
            if deed == "join":
                await hall.act(live, 0, wire.OpenSeat(2))
            await does_nothing_while_broken(hall, live, store, BEFORE[deed])

    asyncio.run(evening())


@pytest.mark.parametrize("deed", DURING)
def test_what_the_disk_did_not_take_did_not_happen_during_the_match(tmp_path: Path, deed: str) -> None:
    async def evening() -> None:
        store, bots = BrokenStore(tmp_path / "c.db"), QuickBots()
        async with opened(tmp_path / "c.db", store, bots) as hall:
            live = await begun(hall)
            await hall.act(live, 0, wire.PutBot(0, "chance"))
            await until(lambda: not live.work.tasks)
            await does_nothing_while_broken(hall, live, store, DURING[deed])

    asyncio.run(evening())


async def does_nothing_while_broken(hall: Hall, live: LiveTable, store: BrokenStore, deed: Deed) -> None:
    def all_of_it() -> tuple[object, ...]:
        lines = [] if live.match is None else list(live.match.lines)
        return live.info(), live.row.rules, lines, list(live.done), list(hall.tables)

    before = all_of_it()
    store.breaks()
    with pytest.raises(StoreFault):
        await deed(hall, live)
    assert all_of_it() == before
    store.is_mended()
    await deed(hall, live)
    live_again = await Hall._load(hall, live.row.id)
    assert [seat.bot for seat in live_again.seats] == [seat.bot for seat in live.seats]
    assert [seat.host for seat in live_again.seats] == [seat.host for seat in live.seats]


@pytest.mark.parametrize("deed", [wire.Begin(), wire.Rematch()], ids=["begin", "rematch"])
def test_a_match_that_the_disk_did_not_take_has_not_begun(tmp_path: Path, deed: wire.TableAct) -> None:
    async def evening() -> None:
        store = BrokenStore(tmp_path / "c.db")
        async with opened(tmp_path / "c.db", store) as hall:
            live = await gathered(hall)
            if isinstance(deed, wire.Rematch):
                live.row.stage = "over"
            tables, before = list(hall.tables), live.info()
            store.breaks()
            with pytest.raises(StoreFault):
                await hall.act(live, 0, deed)
            assert (live.info(), live.match, list(hall.tables)) == (before, None, tables)
            store.is_mended()
            after = await hall.act(live, 0, deed)
            assert after != before

    asyncio.run(evening())


def test_a_rematch_that_the_disk_did_not_take_counts_for_nobody(tmp_path: Path) -> None:
    async def evening() -> None:
        store = BrokenStore(tmp_path / "c.db")
        async with opened(tmp_path / "c.db", store) as hall:
            live = await gathered(hall)
            live.row.stage = "over"
            made = dict(hall.made)
            store.broken.add("UPDATE tables SET rematch = ? WHERE id = ?")
            with pytest.raises(StoreFault):
                await hall.act(live, 0, wire.Rematch(), "a")
            assert (hall.made, live.row.rematch) == (made, None)
            store.is_mended()
            await hall.act(live, 0, wire.Rematch(), "a")
            assert len(hall.made) == len(made) + 1

    asyncio.run(evening())


def test_every_page_reads_that_the_house_cannot_write_and_that_it_can_again(tmp_path: Path) -> None:
    async def evening() -> None:
        store = BrokenStore(tmp_path / "c.db")
        async with opened(tmp_path / "c.db", store) as hall:
            live = await begun(hall)
            early, late = Viewer(0), Viewer(None)
            live.welcome(early)
            store.breaks()
            with pytest.raises(StoreFault):
                await live.decide(0, "divide none", 1, None)
            assert notices(early) == ["house-cannot-write"]
            live.welcome(late)
            assert (notices(early), notices(late)) == ([], ["house-cannot-write"])
            store.is_mended()
            await store.do(sql.heartbeat(hall.time.now() + 1))
            assert (notices(early), notices(late)) == ([None], [None])

    asyncio.run(evening())


def test_bots_flags_and_the_heartbeat_go_on_after_a_fault_of_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody does anything: the heartbeat finds out that the disk is well, and all that waits goes on."""
    monkeypatch.setattr(hall_module, "HEARTBEAT", 0.01)

    async def evening() -> None:
        store, bots = BrokenStore(tmp_path / "c.db"), QuickBots()
        async with opened(tmp_path / "c.db", store, bots, pauses=(86400.0,)) as hall:
            flagged = await begun(hall, pace=wire.BankClock(seconds=10))
            live = await begun(hall, bots=1)
            await until(lambda: not live.work.tasks)
            store.breaks()
            for table in (flagged, live):
                await plays_for_both(table)
            await until(lambda: store.figures.faults > 30)
            assert [seat.bot for seat in flagged.seats] == [None, None]
            store.is_mended()
            await until(lambda: live.row.stage == flagged.row.stage == "over")
            await until(lambda: not live.work.tasks and not flagged.work.tasks)
            for table in (live, flagged):
                found = await store.do(sql.read_table(table.row.id))
                assert found is not None
                assert found[0].stage == "over"
            assert await store.do(sql.read_house()) > 0

    async def plays_for_both(table: LiveTable) -> None:
        """By bots from the next question on: where there is a clock, because the time is over."""
        if isinstance(table.pace, wire.BankClock):
            table.clocks.left = [-1.0, -1.0]
        else:
            for seat in table.seats:
                seat.bot = "greedy"
        table.go_on()

    asyncio.run(evening())
    assert [record.levelno for record in caplog.records] == [logging.ERROR, logging.WARNING]


def test_the_end_of_a_match_is_noted_however_long_the_disk_fails(tmp_path: Path) -> None:
    async def evening() -> None:
        store = BrokenStore(tmp_path / "c.db")
        async with opened(tmp_path / "c.db", store) as hall:
            live = await begun(hall)
            store.breaks()
            live.end()
            await until(lambda: store.figures.faults > 3)
            store.is_mended()
            await until(lambda: not live.work.tasks)
            found = await store.do(sql.read_table(live.row.id))
            assert found is not None
            assert found[0].stage == "over"

    asyncio.run(evening())


def test_a_decision_that_came_to_disk_unheard_is_acknowledged_when_it_is_sent_again(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path / "c.db") as hall:
            live = await begun(hall)
            await hall.store.do(sql.append_line(live.row.id, LineRow(0, 0, "divide none", 0.0, "0 m1")))
            assert await live.decide(0, "divide none", 1, "0 m1") == 0
            assert live.match is not None
            assert len(live.match.lines) == 1
            with pytest.raises(Refused, match="stale-question"):
                await live.decide(0, "divide none", 1, "0 m2")

    asyncio.run(evening())


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_a_request_that_needs_the_disk_is_answered_in_words(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    app = make_app(Settings(database=tmp_path / "c.db"))
    with TestClient(app, raise_server_exceptions=False) as visitor:
        app.state.hall.store._attempt = lambda batch: (
            [(future, None, StoreFault("full")) for _, future in batch],
            False,
        )
        answers = [
            visitor.get("/api/tables"),
            visitor.post("/api/tables", json={"game": "new_romans", "seats": 2, "name": "Anna"}),
            visitor.get("/api/tables/nothing"),
        ]
        assert visitor.get("/api/games").status_code == 200
    assert [answer.status_code for answer in answers] == [503] * 3
    assert {answer.json()["message"]["name"] for answer in answers} == {"house-cannot-write"}
    assert "Traceback" not in caplog.text


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the disk is broken from outside by a system call of Linux")
def test_a_house_survives_a_disk_that_fails_at_any_moment_and_being_killed_meanwhile(tmp_path: Path) -> None:
    """`python -m tools.storage_faults` does the same for longer, and on a disk that is really full."""
    from tools.storage_faults import Limit, survive

    report = survive(tmp_path, Limit(), faults=6, longest=1.0, kill_every=3, seed=4)
    assert (report.faults, report.kills) == (6, 2)
    assert (report.missing, report.integrity) == (0, "ok")
    assert report.matches >= 3  # each group has come to the end of one
    assert len(report.decisions) > 100
    assert report.notices > 0
