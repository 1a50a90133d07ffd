"""Updates that tell only what changed: put together, they are what a page that hears everything sees."""

from __future__ import annotations

import asyncio
import dataclasses
import random
import weakref
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from comitium.engine.form import encoder
from comitium.engine.match import UNDO
from comitium.games import GAMES
from comitium.server.app import make_app
from comitium.server.live import MOST_UNREAD, LiveTable, Viewer
from comitium.server.pictures import Picture
from comitium.server.settings import Settings
from comitium.server.twins import open_table
from tests.practice.works import GAME as WORKS
from tests.server.halls import begun, heard, opened

Json = dict[str, Any]

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


class Reader:
    """What a page knows that puts differences together as the protocol says."""

    def __init__(self) -> None:
        self.update: Json = {}
        self.entries: list[Json] = []
        self.asked: Json | None = None
        self.differences = 0

    def hear(self, messages: list[Json]) -> None:
        for message in messages:
            if message["type"] == "update":
                self._take(message)
            elif message["type"] == "difference":
                self.differences += 1
                assert message["since"] == self.update["number"], "something was missed"
                self._take({**message, "type": "update", **self._with(message["changes"])})

    def _with(self, changes: list[Json]) -> Json:
        parts: Json = msgspec.json.decode(
            msgspec.json.encode({name: self.update[name] for name in ("view", "own", "scores")})
        )
        for change in changes:
            *way, last = change["at"]
            place = parts
            for step in way:
                place = place[step]
            place[last] = change["to"]
        return parts

    def _take(self, update: Json) -> None:
        self.entries[update["entries_from"] :] = update["entries"]
        self.asked = update.get("asked", self.asked)
        self.update = update

    def knows(self) -> Json:
        """All of it, however it was told."""
        told = {name: value for name, value in self.update.items() if name not in ("since", "changes", "number")}
        told.pop("entries"), told.pop("entries_from"), told.pop("asked", None)
        return {**told, "log": self.entries, "asked": self.asked}


class Both:
    """Two pages of one seat: one is told differences, the other, of an older client, everything."""

    def __init__(self, table: LiveTable, seat: int | None) -> None:
        self.table = table
        self.pages = [Viewer(seat, differences=True), Viewer(seat)]
        self.readers = [Reader(), Reader()]
        for page in self.pages:
            table.welcome(page)
        self.listen()

    def listen(self) -> None:
        for page, reader in zip(self.pages, self.readers, strict=True):
            reader.hear(heard(page))

    def agree(self) -> None:
        self.listen()
        one, other = (reader.knows() for reader in self.readers)
        assert one == other


async def decide_at_random(live: LiveTable, rng: random.Random, undos: float = 0.0) -> None:
    assert live.match is not None
    seat = rng.choice(live.match.state.waiting())
    code = rng.choice(live.match.state.options(seat)).code()
    if rng.random() < undos and live.match.why_not_undo(seat) is None:
        code = UNDO
    await live.decide(seat, code, live.match.asks[seat], None)


@pytest.mark.parametrize("slug", GAMES)
def test_differences_put_together_are_the_whole(slug: str) -> None:
    """After every decision and undo, for a seat and for a spectator."""
    game = GAMES[slug]

    async def evening() -> None:
        table = open_table(game, game.players[-1], {}, "differences").table
        table.viewers.clear()
        both = [Both(table, 0), Both(table, None)]
        rng = random.Random(3)
        for _ in range(60):
            assert table.match is not None
            if table.match.state.result is not None:
                break
            await decide_at_random(table, rng, undos=0.2)
            for pages in both:
                pages.agree()
        for pages in both:
            told, all_told = pages.readers
            assert told.differences > 30
            assert all_told.differences == 0

    asyncio.run(evening())


def test_a_step_taken_back_is_told_as_a_difference() -> None:
    async def evening() -> None:
        table = open_table(WORKS, 2, {}, "undo").table
        both = Both(table, 0)
        begun_with = both.readers[0].knows()["view"]
        for code in ("build", UNDO):
            assert table.match is not None
            await table.decide(0, code, table.match.asks[0], None)
            both.agree()
        assert both.readers[0].knows()["view"] == begun_with
        assert both.readers[0].differences == 2

    asyncio.run(evening())


@pytest.mark.parametrize("slug", GAMES)
def test_a_picture_is_the_view_in_other_bytes(slug: str) -> None:
    game = GAMES[slug]
    g = game.start(game.players[-1], {}, "picture")
    rng = random.Random(1)
    for _ in range(20):
        view = game.view(g)
        assert msgspec.json.decode(Picture(view).whole()) == msgspec.json.decode(encoder.encode(view))
        seat = g.waiting()[0]
        g.play(seat, g.random_option(seat, rng))


@dataclasses.dataclass
class Piece:
    number: int


@dataclasses.dataclass
class Board:
    round: int
    pieces: tuple[Piece, ...]


def changes(before: object, now: object) -> list[Json]:
    found: list[Json] = msgspec.json.decode(encoder.encode(Picture(now).since(Picture(before))))
    return found


def test_only_the_parts_that_changed_are_told() -> None:
    before = Board(1, (Piece(1), Piece(2)))

    assert changes(before, Board(1, (Piece(1), Piece(2)))) == []
    assert changes(before, Board(2, (Piece(1), Piece(3)))) == [
        {"at": ["view", "round"], "to": 2},
        {"at": ["view", "pieces", 1], "to": {"number": 3}},
    ]


def test_a_table_keeps_no_picture_that_no_page_saw_last() -> None:
    first = Picture({"round": 1})
    gone = weakref.ref(first)
    second = Picture({"round": 2})
    second.since(first)
    del first

    assert gone() is None


def test_a_list_of_another_length_is_told_whole() -> None:
    before = Board(1, (Piece(1), Piece(2)))

    assert changes(before, Board(1, (Piece(1),))) == [{"at": ["view", "pieces"], "to": [{"number": 1}]}]
    assert changes(before, Board(1, ())) == [{"at": ["view", "pieces"], "to": []}]
    assert changes({"round": 1}, {"round": 2}) == [{"at": ["view"], "to": {"round": 2}}]


def test_a_page_that_did_not_read_misses_nothing(tmp_path: Path) -> None:
    """Of what it did not read it is told in one difference, to the last update it was sent."""

    async def evening() -> None:
        async with opened(tmp_path / "c.db") as hall:
            live = await begun(hall)
            page, reader, rng = Viewer(0, differences=True), Reader(), random.Random(4)
            live.welcome(page)
            for _ in range(30):
                await decide_at_random(live, rng)
            while not page.outbox.empty():
                reader.hear([msgspec.json.decode(await live.next_for(page) or b"")])
            assert reader.differences == MOST_UNREAD
            both = Both(live, 0)
            both.agree()
            assert reader.knows() == both.readers[1].knows()

    asyncio.run(evening())


def test_what_was_lost_in_memory_is_told_whole(tmp_path: Path) -> None:
    """A line was on disk that the table had not heard of: its pages are told everything again."""

    async def evening() -> None:
        async with opened(tmp_path / "c.db") as hall:
            live = await begun(hall)
            both, rng = Both(live, 0), random.Random(5)
            for _ in range(4):
                await decide_at_random(live, rng)
                both.agree()
            before = both.readers[0].differences
            async with live.lock:
                await live._catch_up()
            live._tell_everybody()
            both.agree()
            assert both.readers[0].differences == before
            await decide_at_random(live, rng)
            both.agree()
            assert both.readers[0].differences == before + 1

    asyncio.run(evening())


def test_a_page_that_comes_back_is_told_everything_first(tmp_path: Path) -> None:
    """Also after the house was opened again: what a page had seen before counts for nothing."""

    async def evening() -> None:
        rng = random.Random(6)
        async with opened(tmp_path / "c.db") as hall:
            live = await begun(hall)
            both = Both(live, 0)
            for _ in range(5):
                await decide_at_random(live, rng)
                both.agree()
            knows, table = both.readers[0].knows(), live.row.id
        async with opened(tmp_path / "c.db") as hall:
            live = await hall.table(table)
            again = Both(live, 0)
            again.agree()
            assert again.readers[0].differences == 0
            assert again.readers[0].knows()["view"] == knows["view"]
            await decide_at_random(live, rng)
            again.agree()
            assert again.readers[0].differences == 1

    asyncio.run(evening())


@pytest.mark.parametrize(("hello", "kinds"), [({}, {"update"}), ({"differences": True}, {"update", "difference"})])
def test_a_page_says_whether_it_can_put_differences_together(tmp_path: Path, hello: Json, kinds: set[str]) -> None:
    with TestClient(make_app(Settings(database=tmp_path / "c.db"))) as client:
        made = client.post("/api/tables", json={"game": "new_romans", "seats": 2, "name": "Anna"}).json()
        client.post(f"/api/tables/{made['table']}/join", json={"name": "Boris"})
        bearer = {"authorization": f"Bearer {made['token']}"}
        client.post(f"/api/tables/{made['table']}/do", json={"do": "begin"}, headers=bearer)
        with client.websocket_connect(f"/api/tables/{made['table']}/socket") as page:
            page.send_json({"type": "hello", "token": made["token"], **hello})
            told: list[Json] = []
            while not told or told[-1]["type"] != "update":
                told.append(page.receive_json())
            asked = told[-1]["asked"]
            decide = {"type": "decide", "id": "1", "ask": asked["ask"], "code": asked["options"][0]["code"]}
            page.send_json(decide)
            while told[-1]["type"] != "ack":
                told.append(page.receive_json())
    assert {message["type"] for message in told} & {"update", "difference"} == kinds
