"""Clocks, limits and the store, without a server around them."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from comitium.server import store as sql
from comitium.server.clock import Clocks
from comitium.server.rates import Bucket
from comitium.server.store import Conflict, LineRow, SeatRow, Store, TableRow
from comitium.server.wire import BankClock, MoveClock, NoClock


def test_a_bank_runs_down_while_its_seat_is_waited_for() -> None:
    clocks = Clocks(BankClock(seconds=100, increment=5), 2, [])
    clocks.record(None, [0], 1000.0)
    clocks.record(0, [1], 1030.0)
    assert (clocks.left_at(0, 1060.0), clocks.left_at(1, 1060.0)) == (75.0, 70.0)
    assert clocks.next_flag(1060.0) == (70.0, 1)


def test_a_clock_per_move_starts_afresh() -> None:
    clocks = Clocks(MoveClock(seconds=60), 2, [])
    clocks.record(None, [0, 1], 0.0)
    clocks.record(0, [0, 1], 50.0)
    assert (clocks.left_at(0, 55.0), clocks.left_at(1, 55.0)) == (55.0, 5.0)


def test_time_without_a_server_counts_for_nobody() -> None:
    clocks = Clocks(BankClock(seconds=100), 1, [(10.0, 500.0)])
    clocks.record(None, [0], 0.0)
    assert clocks.left_at(0, 510.0) == 80.0


def test_without_a_clock_no_flag_falls() -> None:
    clocks = Clocks(NoClock(), 2, [])
    clocks.record(None, [0, 1], 0.0)
    assert clocks.next_flag(1e9) is None
    assert clocks.shown(1e9) == []


def test_a_bucket_empties_and_fills() -> None:
    bucket = Bucket(3, 0.001)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    bucket.at -= 2000.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


TABLE = TableRow(
    "t", "new_romans", "", "{}", '{"kind":"none"}', False, True, True, "playing", "s", 1, "d", None, 0.0, 0.0
)


def test_what_the_store_says_is_done_is_on_disk(tmp_path: Path) -> None:
    """A second connection sees every line whose job has returned, whatever the first does afterwards."""
    file = tmp_path / "c.db"

    async def write() -> None:
        store = Store(file)
        store.open()
        await store.do(sql.add_table(TABLE, [SeatRow(0, "person", "Anna", None, None, True, True)]))
        jobs = [store.do(sql.append_line("t", LineRow(number, 0, "finish", 0.0, None))) for number in range(300)]
        await asyncio.gather(*jobs)
        other = sqlite3.connect(file)
        assert other.execute("SELECT COUNT(*) FROM lines").fetchone() == (300,)
        other.close()
        await store.close()

    asyncio.run(write())


def test_two_writers_of_one_line_do_not_both_succeed(tmp_path: Path) -> None:
    """The others of the same transaction stand."""

    async def write() -> None:
        store = Store(tmp_path / "c.db")
        store.open()
        await store.do(sql.add_table(TABLE, []))
        numbers = [0, 1, 1, 2]
        jobs = [store.do(sql.append_line("t", LineRow(number, 0, "finish", 0.0, None))) for number in numbers]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(result, Conflict) for result in done] == [False, False, True, False]
        assert [line.seq for line in await store.do(sql.read_lines("t"))] == [0, 1, 2]
        await store.close()

    asyncio.run(write())


def test_a_database_is_opened_again_without_loss(tmp_path: Path) -> None:
    async def write_and_read() -> None:
        store = Store(tmp_path / "c.db")
        store.open()
        await store.do(sql.add_table(TABLE, []))
        await store.close()
        again = Store(tmp_path / "c.db")
        again.open()
        found = await again.do(sql.read_table("t"))
        assert found == (TABLE, [])
        await again.close()

    asyncio.run(write_and_read())


def test_times_away_are_remembered(tmp_path: Path) -> None:
    async def sleepy() -> None:
        store = Store(tmp_path / "c.db")
        store.open()
        assert await store.do(sql.wake(100.0)) == []
        await store.do(sql.heartbeat(150.0))
        assert await store.do(sql.wake(400.0)) == [(150.0, 400.0)]
        await store.close()

    asyncio.run(sleepy())


@pytest.mark.source_only
def test_the_clients_types_are_made_from_the_present_messages() -> None:
    from comitium.server.schema import targets

    root = Path(__file__).resolve().parents[2]
    for file, text in targets(root / "web" / "src").items():
        assert file.read_text(encoding="utf-8") == text, (
            f"{file.name} is old: run python -m comitium.server.schema web/src"
        )
