"""Clocks, limits and the store, without a server around them."""

from __future__ import annotations

import asyncio
import gc
import re
import sqlite3
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from comitium.engine.form import OptionOut, encoder, said, seat_fields
from comitium.engine.match import Match, Player, new_match
from comitium.engine.message import Refused, Seat
from comitium.games import GAMES
from comitium.server import store as sql
from comitium.server import wire
from comitium.server.app import make_app, texts
from comitium.server.bench import table_of
from comitium.server.botrunner import Bots
from comitium.server.clock import Clocks, HouseTime
from comitium.server.hall import Hall, NoSuchTable
from comitium.server.limits import Limits
from comitium.server.live import LiveTable, Viewer
from comitium.server.migrate import migrate, newest, version
from comitium.server.settings import Settings
from comitium.server.shown import option_once
from comitium.server.store import Conflict, LineRow, SeatRow, Store, TableRow
from comitium.server.wire import BankClock, MoveClock, NoClock
from comitium.text import LANGUAGES
from tests.server.house import START_LATE


def test_a_bank_runs_down_while_its_seat_is_waited_for() -> None:
    clocks = Clocks(BankClock(seconds=100, increment=5), 2)
    clocks.record(None, [0], 1000.0)
    clocks.record(0, [1], 1030.0)
    assert (clocks.left_at(0, 1060.0), clocks.left_at(1, 1060.0)) == (75.0, 70.0)
    assert clocks.next_flag(1060.0, [0, 1]) == (70.0, 1)


def test_a_clock_per_move_starts_afresh() -> None:
    clocks = Clocks(MoveClock(seconds=60), 2)
    clocks.record(None, [0, 1], 0.0)
    clocks.record(0, [0, 1], 50.0)
    assert (clocks.left_at(0, 55.0), clocks.left_at(1, 55.0)) == (55.0, 5.0)
    clocks.record(1, [0], 90.0)  # too late: its time was over for half a minute
    assert clocks.left_at(1, 100.0) == 60.0


def test_without_a_clock_no_flag_falls() -> None:
    clocks = Clocks(NoClock(), 2)
    clocks.record(None, [0, 1], 0.0)
    assert clocks.next_flag(1e9, [0, 1]) is None
    assert clocks.shown(1e9) == []


TABLE = TableRow(
    "t", "new_romans", "", "{}", '{"kind":"none"}', False, True, True, "playing", "s", 1, "d", None, 0.0, 0.0, 0.0
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


def test_a_new_database_is_brought_to_the_newest_step(tmp_path: Path) -> None:
    """The number in the name of the last step is the one it leaves in the database: else every start would upgrade."""
    file = tmp_path / "c.db"
    assert version(file) is None
    migrate(file)
    assert version(file) == newest()


def house_time(house: float = 0.0) -> HouseTime:
    running = HouseTime()
    running.go_on_from(house)
    return running


async def table_for_four(store: Store) -> tuple[LiveTable, Viewer]:
    """A match that has just begun, and the page of seat 2."""
    store.open()
    seats = [SeatRow(seat, "person", f"P{seat}", None, None, True, seat == 0) for seat in range(4)]
    await store.do(sql.add_table(TABLE, seats))
    live = LiveTable(store, Bots(1), GAMES["new_romans"], TABLE, seats, house_time())
    live.begin_match(0.0)
    viewer = Viewer(2)
    live.welcome(viewer)
    return live, viewer


def updates(viewer: Viewer) -> list[int]:
    """After how many lines each update was sent."""
    messages = [msgspec.json.decode(viewer.outbox.get_nowait() or b"") for _ in range(viewer.outbox.qsize())]
    return [message["seq"] for message in messages if message["type"] == "update"]


def test_whoever_writes_second_goes_on_from_what_is_on_record(tmp_path: Path) -> None:
    async def evening() -> None:
        store = Store(tmp_path / "c.db")
        live, viewer = await table_for_four(store)
        assert updates(viewer) == [0]
        await store.do(sql.append_line("t", LineRow(0, 3, "divide none", 0.0, None)))  # by another server
        with pytest.raises(Refused, match="stale-question"):
            await live.decide(2, "divide none", 1, None)
        assert updates(viewer) == [1]
        assert await live.decide(2, "divide none", 1, None) == 1
        assert updates(viewer) == [2]
        await store.close()

    asyncio.run(evening())


def test_decisions_of_one_moment_are_told_together_before_they_are_acknowledged(tmp_path: Path) -> None:
    async def evening() -> None:
        store = Store(tmp_path / "c.db")
        live, viewer = await table_for_four(store)
        deciding = [asyncio.create_task(live.decide(seat, "divide none", 1, None)) for seat in (0, 3, 1)]
        assert await deciding[0] == 0
        assert updates(viewer) == [0, 3]
        assert await asyncio.gather(*deciding[1:]) == [1, 2]
        assert [line.seat for line in await store.do(sql.read_lines("t"))] == [0, 3, 1]
        await store.close()

    asyncio.run(evening())


def test_a_refused_decision_does_not_hold_back_the_news_of_another(tmp_path: Path) -> None:
    async def evening() -> None:
        store = Store(tmp_path / "c.db")
        live, viewer = await table_for_four(store)
        jobs = [live.decide(0, "divide none", 1, None), live.decide(0, "divide none", 1, None)]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(result, Refused) for result in done] == [False, True]
        assert updates(viewer) == [0, 1]
        await store.close()

    asyncio.run(evening())


@pytest.mark.parametrize("slug", GAMES)
def test_equal_options_read_the_same_wherever_they_are_open(slug: str) -> None:
    """The server words an option once for each kind and code."""
    game = GAMES[slug]
    for number in range(20):
        rng = Random(number)
        match = new_match(game, [Player(f"P{seat}") for seat in range(game.players[-1])], seed=str(number))
        while match.state.result is None:
            seat = rng.choice(match.state.waiting())
            options = match.state.options(seat)
            for action in rng.sample(options, min(len(options), 5)):
                fresh = OptionOut(action.code(), said(action.sentence()), action.pieces(), action.final)
                assert encoder.encode(option_once(action)) == encoder.encode(fresh)
            match.play(seat, rng.choice(options))


def test_a_bot_whose_process_starts_slowly_decides_all_the_same() -> None:
    async def evening() -> None:
        match = new_match(GAMES["new_romans"], [Player("Anna"), Player("Boris")])
        codes = [action.code() for action in match.state.options(0)]
        bots = Bots(1, seconds=2, program=START_LATE)
        assert await bots.choose(match, "t", 0, "chance") in codes
        bots.close()

    asyncio.run(evening())


@pytest.mark.source_only
def test_the_clients_types_are_made_from_the_present_messages() -> None:
    from comitium.server.schema import targets

    root = Path(__file__).resolve().parents[2]
    for file, text in targets(root / "web" / "src").items():
        assert file.read_text(encoding="utf-8") == text, (
            f"{file.name} is old: run python -m comitium.server.schema web/src"
        )


@pytest.mark.parametrize("slug", GAMES)
def test_the_seats_in_a_view_are_told_with_the_texts(slug: str) -> None:
    """A table in words calls them by their players."""
    for language in LANGUAGES:
        file: Any = texts.fn(slug, language)
        [told] = re.findall(r"^view-seats = (.+)$", file, re.MULTILINE)
        assert tuple(told.split()) == seat_fields(GAMES[slug].view, GAMES[slug].own)
        assert "seat" in told.split()


def test_a_table_that_nobody_visits_is_let_go_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def evening() -> None:
        hall = Hall(Store(tmp_path / "c.db"), Bots(1))
        await hall.open()
        seated = await hall.make(wire.NewTable(game="new_romans", seats=2, name="Anna"))
        before = await hall.table(seated.table)
        visitor = Viewer(None)
        before.viewers.append(visitor)
        hall.forget(time.monotonic())
        assert await hall.table(seated.table) is before  # somebody looks
        before.viewers.remove(visitor)
        hall.forget(before.used)
        assert await hall.table(seated.table) is before  # asked for a moment ago
        hall.forget(time.monotonic())
        again = await hall.table(seated.table)
        assert again is not before
        assert again.info() == before.info()
        await hall.close()

    asyncio.run(evening())


def test_links_that_lead_nowhere_leave_nothing_behind(tmp_path: Path) -> None:
    async def evening() -> None:
        hall = Hall(Store(tmp_path / "c.db"), Bots(1))
        await hall.open()
        for _ in range(2):
            with pytest.raises(NoSuchTable):
                await hall.table("nothing")
        assert not hall._gates
        assert hall.tables == {}
        await hall.close()

    asyncio.run(evening())


def test_a_match_whose_last_line_was_the_last_thing_on_disk_is_over(tmp_path: Path) -> None:
    """The server was killed before it could note that the match had ended."""

    async def evening() -> None:
        match = new_match(GAMES["new_romans"], [Player("Anna"), Player("Boris")], seed="s")
        rng = Random(1)
        while match.state.result is None:
            seat = rng.choice(match.state.waiting())
            match.play(seat, match.state.random_option(seat, rng))
        row, seats, _ = table_of(match)
        first = Hall(Store(tmp_path / "c.db"), Bots(1))
        await first.open()
        await first.store.do(sql.add_table(row, seats))
        for number, line in enumerate(match.lines):
            await first.store.do(sql.append_line(row.id, LineRow(number, line.seat, line.code, 0.0, None)))
        live = await first.table(row.id)
        assert live.info().seed == "s"
        await work_is_done(live)
        found = await first.store.do(sql.read_table(row.id))
        assert found is not None
        assert found[0].stage == "over"
        await first.close()

    asyncio.run(evening())


class SlowBots(Bots):
    """Chooses when it is told to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.may = asyncio.Event()

    async def choose(self, match: Match[Any], table: str, seat: Seat, bot: str) -> str:
        await self.may.wait()
        code: str = match.state.options(seat)[0].code()
        return code


def test_a_bot_does_not_play_for_somebody_who_came_back_while_it_thought(tmp_path: Path) -> None:
    async def evening() -> None:
        bots = SlowBots()
        hall = Hall(Store(tmp_path / "c.db"), bots)
        await hall.open()
        live = await playing(hall, NoClock())
        for _ in range(2):
            bots.may.clear()
            await hall.act(live, 0, wire.PutBot(0, "chance"))
            await hall.act(live, 0, wire.TakeSeat())
            bots.may.set()
            await work_is_done(live)
            assert await hall.store.do(sql.read_lines(live.row.id)) == []
        await hall.act(live, 0, wire.PutBot(0, "chance"))
        await work_is_done(live)
        assert [line.seat for line in await hall.store.do(sql.read_lines(live.row.id))] == [0]
        await hall.close()

    asyncio.run(evening())


@pytest.mark.parametrize("pace", [BankClock(seconds=10), MoveClock(seconds=5)])
def test_a_seat_whose_time_is_over_is_not_taken_back(tmp_path: Path, pace: wire.Pace) -> None:
    """With a clock for each move, or an increment, the bot's next decision brings time again."""

    async def evening() -> None:
        bots = SlowBots()
        hall = Hall(Store(tmp_path / "c.db"), bots)
        await hall.open()
        live = await playing(hall, pace)
        live.clocks.left[0] = -1.0
        live.go_on()
        while live.seats[0].bot is None:
            await asyncio.sleep(0.01)
        with pytest.raises(Refused) as refused:
            await hall.act(live, 0, wire.TakeSeat())
        assert refused.value.message.name == "time-is-over"
        bots.may.set()
        await work_is_done(live)
        assert len(await hall.store.do(sql.read_lines(live.row.id))) == 1
        live.clocks.record(1, [0], hall.time.now())  # the next question
        if isinstance(pace, MoveClock):
            await hall.act(live, 0, wire.TakeSeat())
            assert live.seats[0].bot is None
        else:
            with pytest.raises(Refused):
                await hall.act(live, 0, wire.TakeSeat())
        await hall.close()

    asyncio.run(evening())


async def playing(hall: Hall, pace: wire.Pace) -> LiveTable:
    """Two people at a match that has just begun."""
    seated = await hall.make(wire.NewTable(game="new_romans", seats=2, name="Anna", pace=pace))
    await hall.join(seated.table, wire.Join("Boris"))
    live = await hall.table(seated.table)
    await hall.act(live, 0, wire.Begin())
    return live


async def work_is_done(live: LiveTable) -> None:
    while live.work.tasks:
        await asyncio.gather(*live.work.tasks)


def test_a_match_of_other_rules_is_kept_and_not_opened(tmp_path: Path) -> None:
    async def evening() -> None:
        hall = Hall(Store(tmp_path / "c.db"), Bots(1))
        await hall.open()
        tables = [await hall.make(wire.NewTable(game="new_romans", seats=2, name="Anna")) for _ in range(2)]
        for seated in tables:
            live = await hall.table(seated.table)
            for act in (wire.PutBot(1, "chance"), wire.Ready(True)):
                await hall.act(live, 0, act)
        await hall.store.do(aged(tables[0].table))  # set up before the rules changed, begun after
        await hall.act(await hall.table(tables[0].table), 0, wire.Begin())
        await hall.act(await hall.table(tables[1].table), 0, wire.Begin())
        await hall.store.do(aged(tables[1].table))
        await hall.close()

        again = Hall(Store(tmp_path / "c.db"), Bots(1))
        await again.open()
        assert (await again.table(tables[0].table)).match is not None
        with pytest.raises(Refused) as refused:
            await again.table(tables[1].table)
        assert refused.value.message.name == "other-rules-version"
        await again.close()

    asyncio.run(evening())


def aged(table: str) -> sql.Job[None]:
    def job(db: sqlite3.Connection) -> None:
        db.execute("UPDATE tables SET rules = 0 WHERE id = ?", (table,))

    return job


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
@pytest.mark.parametrize(
    "path", ["/api/tables", "/api/tables/t", "/api/tables/t/file", "/api/tables/t/moments", "/api/tables/t/at/0"]
)
def test_whoever_asks_too_often_waits(tmp_path: Path, path: str) -> None:
    limits = Limits(reads_in_a_row=2, reads_per_second=1e-6, replays_in_a_row=2, replays_per_second=1e-6)
    app = make_app(Settings(database=tmp_path / "c.db", limits=limits))
    with TestClient(app) as visitor:
        answers = [visitor.get(path) for _ in range(3)]
    assert [answer.status_code == 429 for answer in answers] == [False, False, True]
    assert answers[2].json()["message"]["name"] == "too-fast"


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_a_fault_of_the_server_stands_in_its_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    app = make_app(Settings(database=tmp_path / "c.db"))
    with TestClient(app, raise_server_exceptions=False) as visitor:
        app.state.hall.lobby = None
        answer = visitor.get("/api/tables", headers={"authorization": "Bearer secret"})
    assert answer.status_code == 500
    assert "Traceback" in caplog.text
    assert "secret" not in caplog.text


def test_playing_leaves_no_garbage_behind(tmp_path: Path) -> None:
    """What a decision makes is freed with it: a server may go without collecting for hours."""

    async def evening() -> None:
        store = Store(tmp_path / "c.db")
        live, _ = await table_for_four(store)
        rng = Random(4)
        gc.collect()
        gc.disable()
        assert live.match is not None
        for _ in range(60):
            seat = rng.choice(live.match.state.waiting())
            await live.decide(seat, live.match.state.random_option(seat, rng).code(), live.match.asks[seat], None)
        assert gc.collect() < 20  # raised refusals left a dozen for each decision
        await store.close()

    try:
        asyncio.run(evening())
    finally:
        gc.enable()
