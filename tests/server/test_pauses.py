"""The house never stands still to collect garbage, and its memory does not grow for that."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from comitium.server import pauses, wire
from comitium.server.botrunner import Bots
from comitium.server.hall import Hall
from comitium.server.live import LiveTable, Viewer
from comitium.server.pauses import STEPS, Pauses, collect_all
from comitium.server.store import Store


class Knot:
    """Refers to itself: only a collection of garbage frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def by_hand() -> Iterator[None]:
    """Nothing is collected that the test does not collect."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_what_is_new_is_collected_all_the_time() -> None:
    async def evening() -> None:
        watching = asyncio.create_task(Pauses().watch())
        knot = weakref.ref(Knot())
        while knot() is not None:
            await asyncio.sleep(0.001)
        watching.cancel()

    asyncio.run(evening())


def test_what_is_old_is_left_alone_until_nobody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pauses, "ENOUGH", 2)
    tied = Knot()
    knot = weakref.ref(tied)
    gc.collect(0)  # it has grown old
    del tied
    gc.collect(0)
    assert knot() is not None
    collect_all(pages=1)
    assert knot() is not None
    collect_all(pages=0)
    assert knot() is None


def test_an_empty_house_is_not_collected_over_and_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pauses, "ENOUGH", 2)
    knot = weakref.ref(Knot())
    collect_all(pages=0)
    assert knot() is not None


def test_pauses_are_sorted_by_their_length() -> None:
    noted = Pauses()
    for late in (0.004, 0.3, -0.02, 9.0):
        noted.note(late)
    assert noted.total == pytest.approx(9.304)
    found = {step: count for step, count in zip([*STEPS, float("inf")], noted.counts, strict=True) if count}
    assert found == {0.005: 2, 0.5: 1, float("inf"): 1}


async def whole_match(hall: Hall, rng: Random) -> weakref.ref[LiveTable]:
    """Two people make a table, come and go, talk, are refused, and play some of a match."""
    seated = await hall.make(wire.NewTable(game="new_romans", seats=2, name="Anna"))
    await hall.join(seated.table, wire.Join("Boris"))
    live = await hall.table(seated.table)
    await hall.act(live, 0, wire.Begin())
    pages = [Viewer(0), Viewer(1), Viewer(None)]
    for page in pages:
        live.welcome(page)
    await hall.say(live, pages[0], "hello")
    assert live.match is not None
    for _ in range(20):
        seat = rng.choice(live.match.state.waiting())
        await live.decide(seat, live.match.state.random_option(seat, rng).code(), live.match.asks[seat], None)
    for page in pages:
        live.farewell(page)
    return weakref.ref(live)


def test_tables_that_are_let_go_leave_nothing_that_only_a_collection_frees(tmp_path: Path) -> None:
    async def evening() -> None:
        hall = Hall(Store(tmp_path / "c.db"), Bots(1))
        await hall.open()
        rng = Random(1)
        gone = [await whole_match(hall, rng) for _ in range(5)]
        hall.forget(float("inf"))
        assert hall.tables == {}
        for _ in range(100):  # what waits in the loop may still hold the last of them
            await asyncio.sleep(0)
        assert [table() for table in gone] == [None] * 5
        gc.collect()
        before = len(gc.get_objects())
        for _ in range(5):
            await whole_match(hall, rng)
        hall.forget(float("inf"))
        await asyncio.sleep(0)
        assert len(gc.get_objects()) < before + 2000  # a match in memory has many times as many
        await hall.close()

    asyncio.run(evening())
