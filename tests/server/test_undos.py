"""Steps taken back cost a load, a bot and the rest of the house nothing."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from pathlib import Path
from typing import Any

import pytest

from comitium.engine.action import Action
from comitium.engine.match import UNDO, Course, Match, Player, new_match
from comitium.engine.portrait import portrait
from comitium.games import GAMES
from comitium.server import botworker, live, wire
from comitium.server import store as sql
from comitium.server.botworker import Task
from comitium.server.hall import Hall
from comitium.server.live import LiveTable
from tests.server.halls import opened

GAME = GAMES["hadrians_wall"]


def another(match: Match[Any], seat: int) -> str:
    """A step that can be taken back."""
    options: list[Action] = match.state.options(seat)
    return next((option for option in options if not option.final), options[0]).code()


async def restless(hall: Hall, pace: wire.Pace, undos: int) -> LiveTable:
    """A match with a few decisions that stand and many that do not."""
    seated = await hall.make(wire.NewTable(game=GAME.slug, seats=1, name="Anna", pace=pace))
    table = await hall.table(seated.table)
    await hall.act(table, 0, wire.Begin())
    assert table.match is not None
    while sum(line.code == UNDO for line in table.match.lines) < undos:
        for _ in range(3):
            await table.decide(0, another(table.match, 0), table.match.asks[0], f"0 {len(table.match.lines)}")
        while table.match.why_not_undo(0) is None:
            await table.decide(0, UNDO, table.match.asks[0], f"0 {len(table.match.lines)}")
    await table.decide(0, another(table.match, 0), table.match.asks[0], None)
    return table


async def loaded_again(hall: Hall, table: LiveTable) -> LiveTable:
    del hall.tables[table.row.id]
    return await hall.table(table.row.id)


def test_a_load_does_not_play_what_was_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with opened(tmp_path / "c.db") as hall:
            before = await restless(hall, wire.NoClock(), 20)
            assert before.match is not None
            monkeypatch.delattr(Match, "_taken_back")
            after = await loaded_again(hall, before)
            assert after.match is not None
            assert portrait(after.match.state) == portrait(before.match.state)
            assert (after.match.lines, after.done) == (before.match.lines, before.done)
            assert after.match.asks[0] >= before.match.asks[0]

    asyncio.run(evening())


def test_a_load_counts_the_time_of_what_was_taken_back(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path / "c.db") as hall:
            before = await restless(hall, wire.BankClock(600, 5, "bot"), 20)
            after = await loaded_again(hall, before)
            assert after.match is not None
            assert before.match is not None
            assert portrait(after.match.state) == portrait(before.match.state)
            assert after.clocks.left == before.clocks.left
            assert after.match.asks == before.match.asks

    asyncio.run(evening())


def test_the_house_goes_on_during_a_long_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table in the middle of a load shows nothing of it."""
    monkeypatch.setattr(live, "SLICE", 4)

    async def evening() -> None:
        async with opened(tmp_path / "c.db") as hall:
            before = await restless(hall, wire.BankClock(600, 5, "bot"), 30)
            assert before.match is not None
            lines = await hall.store.do(sql.read_lines(before.row.id))
            match, loading = before.match, asyncio.ensure_future(before.replay(lines))
            turns = 0
            while not loading.done():
                assert before.match is match
                turns += 1
                await asyncio.sleep(0)
            await loading
            assert turns >= len(lines) / 4

    asyncio.run(evening())


def test_a_worker_goes_back_with_the_table_and_not_to_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(GAME, [Player("Anna")], seed="worker")
    beginnings: list[Course[Any]] = []

    def begun(state: Any) -> Course[Any]:
        beginnings.append(Course(state))
        return beginnings[-1]

    monkeypatch.setattr(botworker, "Course", begun)
    monkeypatch.setattr(botworker, "_courses", OrderedDict())

    def rebuilt() -> Course[Any]:
        header, lines = match.header, [(line.seat, line.code) for line in match.course.lines]
        task = Task("t", header.game, 1, header.options, header.seed, lines, 0, "chance", 0)
        return botworker.rebuilt(task)

    while len(match.course.lines) < 12:
        match.submit(0, another(match, 0))
        assert portrait(rebuilt().state) == portrait(match.state)
    for _ in range(10):
        match.submit(0, another(match, 0))
        rebuilt()
        match.undo(0)
        assert portrait(rebuilt().state) == portrait(match.state)
    assert len(beginnings) == 1
