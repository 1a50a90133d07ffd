"""Clocks follow the time of the house: whatever happens to the machine or its clock costs nobody time."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from pathlib import Path

import pytest

from comitium.server import store as sql
from comitium.server import wire
from comitium.server.clock import GRACE, LONGEST_GAP, Clocks, HouseTime
from comitium.server.faults import StoreFault
from comitium.server.hall import HEARTBEAT
from comitium.server.migrate import migrate, newest, upgrade, version
from comitium.server.store import LineRow, Store
from tests.server.halls import BrokenStore, QuickBots, Ticks, begun, opened, until
from tests.server.test_parts import TABLE


def test_house_time_counts_what_passes_while_it_is_read() -> None:
    ticks = Ticks()
    house = HouseTime(ticks)
    house.go_on_from(500.0)
    ticks.now += 3.0
    assert house.now() == 503.0
    ticks.now += HEARTBEAT
    assert house.now() == 503.0 + HEARTBEAT


@pytest.mark.parametrize("step", [LONGEST_GAP + 1, 86400.0, -60.0])
def test_a_machine_that_slept_and_a_clock_that_jumps_cost_no_time(step: float) -> None:
    ticks = Ticks()
    house = HouseTime(ticks)
    house.go_on_from(500.0)
    ticks.now += step
    assert house.now() == 500.0
    ticks.now += 2.0
    assert house.now() == 502.0


def test_a_house_that_runs_reads_its_time_more_often_than_a_gap_is_long() -> None:
    assert LONGEST_GAP >= 3 * HEARTBEAT


def test_clocks_stand_while_the_house_is_closed_and_its_wall_clock_is_set_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        ticks, file = Ticks(), tmp_path / "c.db"
        async with opened(file, ticks=ticks) as hall:
            live = await begun(hall, pace=wire.BankClock(seconds=100, increment=5))
            ticks.now += 10.0
            monkeypatch.setattr("time.time", lambda: 0.0)  # the system clock is set back by decades
            await live.decide(0, "divide none", 1, None)
            ticks.now += 3.0
        ticks.now += 86400.0  # another machine, another clock
        async with opened(file, ticks=ticks) as hall:
            live = await hall.table(live.row.id)
            ticks.now += 1.0
            now = hall.time.now()
            assert [live.clocks.left_at(seat, now) for seat in (0, 1)] == [95.0, 86.0]

    asyncio.run(evening())


def test_no_flag_falls_while_the_machine_sleeps(tmp_path: Path) -> None:
    """The alarm rings too early then, and is set again."""

    async def evening() -> None:
        ticks = Ticks()
        async with opened(tmp_path / "c.db", ticks=ticks) as hall:
            live = await begun(hall, pace=wire.MoveClock(seconds=60))
            ticks.now += 3600.0
            live._ring(0)
            assert live._alarm is None
            await until(lambda: not live.work.tasks)
            assert live.seats[0].bot is None
            assert live._alarm is not None
            for _ in range(7):
                ticks.now += 10.0
                hall.time.now()
            await live._flag_falls(0)
            assert live.seats[0].bot == "greedy"

    asyncio.run(evening())


def test_the_clock_of_a_bot_does_not_hide_the_flag_of_a_person() -> None:
    clocks = Clocks(wire.BankClock(seconds=100), 3)
    clocks.left = [-50.0, 40.0, 30.0]
    clocks.record(None, [0, 1, 2], 0.0)
    assert clocks.next_flag(10.0, among=[1, 2]) == (20.0, 2)


def test_a_kill_costs_the_house_no_more_than_the_time_since_its_last_line_or_beat(tmp_path: Path) -> None:
    async def evening() -> None:
        store = Store(tmp_path / "c.db")
        store.open()
        await store.do(sql.add_table(TABLE, []))
        assert await store.do(sql.read_house()) == 0.0
        await store.do(sql.heartbeat(5.0))
        assert await store.do(sql.read_house()) == 5.0
        await store.do(sql.append_line("t", LineRow(0, 0, "finish", 0.0, None, 9.0)))
        assert await store.do(sql.read_house()) == 9.0
        await store.do(sql.heartbeat(7.0))  # it never goes back
        assert await store.do(sql.read_house()) == 9.0
        await store.close()

    asyncio.run(evening())


def test_a_flag_falls_by_itself(tmp_path: Path) -> None:
    async def evening() -> None:
        bots = QuickBots()
        async with opened(tmp_path / "c.db", bots=bots) as hall:
            live = await begun(hall, pace=wire.BankClock(seconds=10))
            live.clocks.left = [-1.0, 60.0]
            live.go_on()
            await until(lambda: live.seats[0].bot is not None)
            await until(lambda: bots.asked)
            assert [seat.bot for seat in live.seats] == ["greedy", None]

    asyncio.run(evening())


def test_house_time_stands_while_the_disk_fails_and_until_the_pages_have_sent_again(tmp_path: Path) -> None:
    async def evening() -> None:
        ticks, store = Ticks(), BrokenStore(tmp_path / "c.db")
        async with opened(tmp_path / "c.db", store, ticks=ticks) as hall:
            live = await begun(hall, pace=wire.BankClock(seconds=20))
            ticks.now += 10.0
            store.breaks()
            with pytest.raises(StoreFault):
                await live.decide(0, "divide none", 1, "0 m1")
            for _ in range(10):  # as the house does, every few seconds
                ticks.now += HEARTBEAT
                hall.time.now()
            assert live.clocks.left_at(0, hall.time.now()) == 10.0
            store.is_mended()
            await store.do(sql.heartbeat(hall.time.now()))
            assert store.trouble is None
            ticks.now += GRACE / 2
            store.breaks()
            with pytest.raises(StoreFault):
                await store.do(sql.heartbeat(hall.time.now()))
            store.is_mended()
            await store.do(sql.heartbeat(hall.time.now()))  # the same time once more
            assert store.trouble is None
            ticks.now += GRACE
            await live._flag_falls(0)
            assert live.clocks.left_at(0, hall.time.now()) == 10.0
            await live.decide(0, "divide none", 1, "0 m1")
            ticks.now += 3.0
            now = hall.time.now()
            assert [live.clocks.left_at(seat, now) for seat in (0, 1)] == [10.0, 7.0]
            assert [seat.bot for seat in live.seats] == [None, None]

    asyncio.run(evening())


def test_pages_send_again_before_time_goes_on_after_trouble() -> None:
    lines = (Path(__file__).parents[2] / "web/src/lib/socket.ts").read_text(encoding="utf-8")
    found = re.search(r"^const RESEND_AFTER = ([\d_]+);", lines, re.MULTILINE)
    assert found is not None
    assert int(found[1]) / 1000 < GRACE


def test_house_time_that_begins_in_trouble_stands() -> None:
    ticks = Ticks()
    house = HouseTime(ticks)
    house.stand()
    house.go_on_from(500.0)
    ticks.now += 3.0
    assert house.now() == 500.0
    house.go_on_soon()
    ticks.now += GRACE + 2.0
    assert house.now() == 502.0


# -- databases of earlier versions ------------------------------------------------------------------------------------


def earlier(file: Path) -> sqlite3.Connection:
    """Of the first version: two outages, a match that began before both, and a line after each."""
    upgrade(file, "0001")
    db = sqlite3.connect(file)
    columns = "id, game, title, options, pace, listed, watching, hints, stage, seed, rules, data, created, began"
    row = ("t", "new_romans", "", "{}", '{"kind":"bank","seconds":100}', 0, 1, 1, "playing", "s", 1, "d", 90, 100)
    db.execute(f"INSERT INTO tables ({columns}) VALUES ({', '.join('?' * 14)})", row)
    db.execute(
        "INSERT INTO tables (id, game, title, options, pace, listed, watching, hints, stage, seed, rules, data,"
        " created) VALUES ('u', 'new_romans', '', '{}', '{}', 0, 1, 1, 'gathering', 's', 1, 'd', 90)"
    )
    db.executemany("INSERT INTO outages VALUES (?, ?)", [(110, 150), (160, 1160)])
    db.executemany("INSERT INTO lines VALUES ('t', ?, 0, 'finish', ?, NULL)", [(0, 105), (1, 155), (2, 1170)])
    db.execute("UPDATE life SET alive = 1168")
    db.commit()
    return db


def test_times_of_earlier_versions_become_house_times(tmp_path: Path) -> None:
    file = tmp_path / "c.db"
    earlier(file).close()
    migrate(file)
    db = sqlite3.connect(file)
    assert db.execute("SELECT began_house FROM tables ORDER BY id").fetchall() == [(100.0,), (None,)]
    assert db.execute("SELECT at, house FROM lines").fetchall() == [(105, 105), (155, 115), (1170, 130)]
    assert db.execute("SELECT house FROM life").fetchall() == [(130.0,)]
    db.close()


def test_a_step_that_fails_leaves_the_database_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk in the middle of it: the next start takes the step from its beginning."""
    file = tmp_path / "c.db"
    db = earlier(file)
    before = db.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall()
    db.execute("CREATE TRIGGER full BEFORE UPDATE ON life BEGIN SELECT RAISE(ABORT, 'full'); END")
    db.commit()
    with pytest.raises(sqlite3.IntegrityError, match="full"):
        migrate(file)
    db.execute("DROP TRIGGER full")
    assert version(file) == "0001"
    assert db.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall() == before
    db.close()
    migrate(file)
    assert version(file) == newest()
