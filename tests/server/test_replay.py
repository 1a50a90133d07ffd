"""Looking back at a match: what a moment tells whom, what it costs, and that nobody waits for it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import pytest
from litestar import Litestar

from comitium.engine.form import encoder, entry_out
from comitium.engine.match import Match, Player, new_match
from comitium.engine.message import NOBODY, Refused
from comitium.games import GAMES
from comitium.server import store as sql
from comitium.server import wire
from comitium.server.app import make_app
from comitium.server.bench import table_of
from comitium.server.limits import Limits
from comitium.server.replay import APART, MOST_KEPT, Course, Past, Turnstile, course_of, knowers
from comitium.server.settings import Settings
from comitium.server.shown import Shown
from comitium.server.store import LineRow
from tests.patience import PATIENCE
from tests.server.house import bearer

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def a_match(slug: str, seed: str, decisions: int = 10_000, seats: int = 3) -> Match[Any]:
    """Random decisions, now and then taken back."""
    match = new_match(GAMES[slug], [Player(f"P{seat}") for seat in range(seats)], seed=seed)
    rng = Random(seed)
    for _ in range(decisions):
        if match.state.result is not None:
            break
        seat = rng.choice(match.state.waiting())
        match.play(seat, match.state.random_option(seat, rng))
        if match.why_not_undo(seat) is None and rng.random() < 0.1:
            match.undo(seat)
    return match


def as_text(frame: wire.Frame) -> bytes:
    return encoder.encode(frame)


@pytest.mark.parametrize("slug", GAMES)
def test_a_moment_is_what_a_replay_from_the_beginning_gives(slug: str) -> None:
    match = a_match(slug, "moments")
    past, course = Past(match.game, match.header), course_of(match)
    assert course.over
    again: Match[Any] = Match(match.game, match.header)
    lines = [0] * len(again.state.log)
    for number in range(len(course.lines) + 1):
        if number:
            again.submit(course.lines[number - 1].seat, course.lines[number - 1].code)
            lines += [number] * (len(again.state.log) - len(lines))
        if number % 7 and number < len(course.lines):
            continue
        for viewer in (1, None):
            frame, g = past.frame(course, number, viewer), again.state
            entries = [
                entry_out(entry, line) for entry, line in zip(g.log, lines, strict=True) if entry.seen_by(viewer)
            ]
            assert encoder.encode(frame.entries) == encoder.encode(entries)
            assert bytes(frame.view) == encoder.encode(match.game.view(g))
            own = None if viewer is None else match.game.own(g, viewer)
            assert bytes(frame.own) == encoder.encode(own)
            assert frame.waiting == g.waiting()
            shown = Shown(again)
            assert encoder.encode(frame.scores) == encoder.encode(shown.scores(viewer))
            assert frame.result == shown.result()


def test_until_the_end_only_ones_own_decisions_have_their_code() -> None:
    match = a_match("aeterna", "codes", 40)
    past, course = Past(match.game, match.header), course_of(match)
    assert not course.over
    for viewer in (0, 1, 2, None):
        for number, line in enumerate(course.lines, start=1):
            code = past.frame(course, number, viewer).code
            assert code == (line.code if line.seat == viewer else "")
    ended = Course(course.lines, over=True)
    told = [past.frame(ended, number, None).code for number in range(1, len(course.lines) + 1)]
    assert told == [line.code for line in course.lines]


@pytest.mark.parametrize("slug", GAMES)
def test_a_moment_is_a_few_decisions_from_a_kept_state(slug: str) -> None:
    match = a_match(slug, "cost")
    past, course = Past(match.game, match.header), course_of(match)
    number = len(course.lines)
    past.moments(course, None)
    assert past.played == number  # once, from the beginning
    apart = past._apart
    assert len(past._kept) <= MOST_KEPT
    assert apart <= max(APART, 2 * number / MOST_KEPT)
    for at in [*range(0, number, 11), number]:
        before = past.played
        past.frame(course, at, 0)
        assert past.played - before < apart
    before = past.played
    past.moments(course, 0)
    assert past.played - before < apart


def test_states_are_kept_further_apart_in_a_long_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("comitium.server.replay.MOST_KEPT", 4)
    match = a_match("new_romans", "long")
    past, course = Past(match.game, match.header), course_of(match)
    past.moments(course, None)
    assert len(past._kept) <= 4
    assert past._apart >= len(course.lines) / 4
    other = Past(match.game, match.header)
    for number in (3, len(course.lines) // 2, len(course.lines)):
        assert as_text(past.frame(course, number, 1)) == as_text(other.frame(course, number, 1))


def test_after_an_undo_the_past_is_the_other_one() -> None:
    match = new_match(GAMES["hadrians_wall"], [Player("Anna"), Player("Kolya")], seed="undone")
    past, rng, undone = Past(match.game, match.header), Random(1), 0
    while match.state.result is None and undone < 12:
        seat = rng.choice(match.state.waiting())
        match.play(seat, match.state.random_option(seat, rng))
        past.moments(course_of(match), None)
        if match.why_not_undo(seat) is None:
            match.undo(seat)
            undone += 1
            other = rng.choice(match.state.options(match.state.waiting()[0]))
            match.play(match.state.waiting()[0], other)
        course = course_of(match)
        fresh = Past(match.game, match.header)
        assert as_text(past.frame(course, len(course.lines), 1)) == as_text(fresh.frame(course, len(course.lines), 1))
        assert past.moments(course, 1) == fresh.moments(course, 1)
    assert undone == 12


def test_an_older_course_is_read_beside_a_newer_one() -> None:
    """A request that waited in its thread asks for what stood when it came."""
    match = a_match("sylla", "older", 60)
    past, new = Past(match.game, match.header), course_of(match)
    old, lines = Course(new.lines[:20], over=False), len(new.lines)
    past.frame(new, lines, None)
    assert past.frame(old, 20, None).lines == 20
    assert past.frame(new, lines, None).lines == lines
    assert past.played < lines + 2 * past._apart
    with pytest.raises(Refused, match="no-such-moment"):
        past.frame(old, 21, None)


def test_who_decided_is_told_only_where_the_table_showed_it() -> None:
    """A step that leaves the same people waiting and writes no line of the log is nobody's, but to its doer."""
    match = new_match(GAMES["new_romans"], [Player("Anna"), Player("Kolya")], seed="who")
    g = match.state
    g.log = []
    assert knowers(0, [0, 1], g) == frozenset([0])  # nobody left, nothing was told
    assert knowers(0, [0], g) is None  # nobody else could
    g.tell("packed", seat=0, audience=[1])
    assert knowers(0, [0, 1], g) == frozenset([0, 1])
    g.tell("packed", seat=0)
    assert knowers(0, [0, 1], g) is None
    g.log = []
    g.submit(0, "divide none")
    assert knowers(0, [0, 1], g) is None  # only one is not waited for any more


def test_a_hidden_actor_is_nobody_in_frames_and_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("comitium.server.replay.knowers", lambda actor, _before, _g: frozenset([actor]))
    match = a_match("new_romans", "hidden", 6)
    past, course = Past(match.game, match.header), course_of(match)
    for viewer in (0, None):
        told = [line.seat if line.seat == viewer else NOBODY for line in course.lines]
        assert [moment.seat for moment in past.moments(course, viewer).moments] == told
        assert [past.frame(course, number, viewer).seat for number in range(1, 7)] == told
    everything = Course(course.lines, over=True)
    assert NOBODY not in [moment.seat for moment in past.moments(everything, None).moments]


# -- over HTTP ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def app(tmp_path: Path) -> Litestar:
    return make_app(Settings(database=tmp_path / "c.db"))


@asynccontextmanager
async def visiting(app: Litestar) -> AsyncGenerator[httpx.AsyncClient, None]:
    """The house is open, in the loop of the test itself."""
    transport = httpx.ASGITransport(cast(Any, app))
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://house") as visitor:
        yield visitor


async def table_with(app: Litestar, match: Match[Any], *, watching: bool = True) -> tuple[str, list[str]]:
    """The match in the database of a running house; its path and the tokens."""
    row, seats, tokens = table_of(match)
    row.watching = watching
    row.stage = "playing" if match.state.result is None else "over"
    store = app.state.hall.store
    await store.do(sql.add_table(row, seats))
    for number, line in enumerate(match.lines):
        await store.do(sql.append_line(row.id, LineRow(number, line.seat, line.code, 0.0, None)))
    return f"/api/tables/{row.id}", tokens


class SlowPast(Past):
    """Works on a moment until it is told to go on."""

    def __init__(self, match: Match[Any]) -> None:
        super().__init__(match.game, match.header)
        self.begun = threading.Semaphore(0)
        self.may = threading.Event()

    def frame(self, course: Course, number: int, viewer: int | None) -> wire.Frame:
        self.begun.release()
        assert self.may.wait(PATIENCE)
        return super().frame(course, number, viewer)


def test_the_house_goes_on_while_a_moment_is_made(app: Litestar) -> None:
    async def evening() -> None:
        async with visiting(app) as visitor:
            match = a_match("new_romans", "slow", 30)
            path, _ = await table_with(app, match)
            live = await app.state.hall.table(path.rpartition("/")[2])
            slow = live.past = SlowPast(match)
            asked = [
                asyncio.create_task(visitor.get(f"{path}/at/{number % 5}"))
                for number in range(Limits().replays_waiting + 9)
            ]
            await asyncio.to_thread(slow.begun.acquire)
            assert (await visitor.get(path)).json()["stage"] == "playing"  # answered while the moment is made
            while sum(task.done() for task in asked) < 8:
                await asyncio.sleep(0)
            assert not slow.begun.acquire(blocking=False)  # of one visitor only one is worked on
            slow.may.set()
            answers = await asyncio.gather(*asked)
            assert [answer.status_code for answer in answers].count(429) == 8
            assert [answer.status_code for answer in answers].count(200) == Limits().replays_waiting + 1

    asyncio.run(evening())


def test_only_a_few_visitors_are_served_at_once() -> None:
    async def evening() -> None:
        turnstile, inside, most = Turnstile(at_once=2, waiting=30), 0, 0
        leave = asyncio.Event()

        async def visit(visitor: str) -> None:
            nonlocal inside, most
            async with turnstile.turn(visitor):
                inside += 1
                most = max(most, inside)
                await leave.wait()
                inside -= 1

        visits = [asyncio.create_task(visit(f"visitor {number % 5}")) for number in range(20)]
        for _ in range(50):
            await asyncio.sleep(0)
        assert inside == 2
        leave.set()
        await asyncio.gather(*visits)
        assert most == 2
        assert (turnstile._numbers, turnstile._locks) == ({}, {})

    asyncio.run(evening())


@pytest.mark.parametrize("watching", [True, False])
def test_whoever_may_not_watch_gets_neither_replay_nor_file(app: Litestar, watching: bool) -> None:
    async def evening() -> None:
        async with visiting(app) as visitor:
            for decisions in (9, 10_000):
                match = a_match("new_romans", "closed", decisions)
                over = match.state.result is not None
                path, tokens = await table_with(app, match, watching=watching)
                for part in ("moments", "at/3", "file"):
                    known = await visitor.get(f"{path}/{part}", headers=bearer(tokens[1]))
                    stranger = await visitor.get(f"{path}/{part}")
                    expected = 409 if part == "file" and not over else 200
                    assert known.status_code == expected
                    assert stranger.status_code == (expected if watching else 403)
                    if not watching:
                        assert stranger.json()["message"]["name"] == "no-spectators"

    asyncio.run(evening())
