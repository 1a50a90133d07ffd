"""What one visitor, one table and the whole house may use; beyond that a sentence with the number."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from comitium.engine.match import UNDO, Line
from comitium.engine.message import Refused
from comitium.server import app, wire
from comitium.server import hall as halls
from comitium.server import store as sql
from comitium.server.app import make_app
from comitium.server.arguments import ROOM
from comitium.server.botrunner import Bots
from comitium.server.hall import Hall
from comitium.server.keeper import Bans, Close, Delete, Keep, Keeper
from comitium.server.limits import Limits
from comitium.server.live import Viewer
from comitium.server.settings import Settings
from comitium.server.socket import obey
from comitium.server.store import Store
from comitium.text import LANGUAGES, Speaker
from tests.server.halls import begun
from tests.server.halls import until as comes

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

TABLE = wire.NewTable(game="new_romans", seats=2, name="Anna")
LISTED = wire.NewTable(game="new_romans", seats=2, name="Anna", listed=True)


def evening(folder: Path, limits: Limits, scene: Callable[[Hall], Coroutine[None, None, None]]) -> None:
    async def whole() -> None:
        hall = Hall(Store(folder / "c.db"), Bots(1), limits=limits)
        await hall.open()
        try:
            await scene(hall)
        finally:
            await hall.close()

    asyncio.run(whole())


def done(statement: str) -> sql.Job[None]:
    def job(db: sqlite3.Connection) -> None:
        db.execute(statement)

    return job


def one(question: str) -> sql.Job[int]:
    def job(db: sqlite3.Connection) -> int:
        found: int = db.execute(question).fetchone()[0]
        return found

    return job


async def why_not(wanted: Coroutine[None, None, object]) -> tuple[str, object]:
    with pytest.raises(Refused) as refused:
        await wanted
    return refused.value.message.name, refused.value.message.values.get("most")


def test_a_visitor_has_so_many_tables_waiting_for_players(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        first = await hall.make(TABLE, "a")
        await hall.make(TABLE, "a")
        assert await why_not(hall.make(TABLE, "a")) == ("too-many-tables", 2)
        await hall.make(TABLE, "b")
        await hall.join(first.table, wire.Join("Boris"))
        await hall.act(await hall.table(first.table), 0, wire.Begin())
        await hall.make(TABLE, "a")  # a match that has begun waits for nobody

    evening(tmp_path, Limits(tables_per_visitor=2), scene)


def test_a_rematch_counts_for_whoever_asks_for_it(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        for number in range(3):
            seated = await hall.make(TABLE, "b")
            live = await hall.table(seated.table)
            await hall.join(seated.table, wire.Join("Boris"))
            await hall.act(live, 0, wire.Begin())
            live.row.stage = "over"
            if number < 2:
                rematch = (await hall.act(live, 1, wire.Rematch(), "a")).rematch
                assert rematch is not None
                assert (await hall.act(live, 0, wire.Rematch(), "b")).rematch == rematch  # the same one, made by nobody
        assert await why_not(hall.act(live, 1, wire.Rematch(), "a")) == ("too-many-tables", 2)
        assert await why_not(hall.make(TABLE, "a")) == ("too-many-tables", 2)
        assert live.info().rematch is None
        await hall.act(live, 0, wire.Rematch(), "b")

    evening(tmp_path, Limits(tables_per_visitor=2), scene)


def test_tables_asked_for_at_the_same_moment_count_too(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        for wanted, most, name in ((LISTED, 2, "too-many-listed"), (TABLE, 5, "too-many-tables")):
            jobs = [hall.make(wanted, "a") for _ in range(10)]
            done = await asyncio.gather(*jobs, return_exceptions=True)
            refused = [result.message.name for result in done if isinstance(result, Refused)]
            assert (len(hall.made), set(refused)) == (most, {name})

    evening(tmp_path, Limits(tables_per_visitor=5, listed_per_visitor=2), scene)


def test_a_visitor_makes_so_many_tables_a_day(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        for _ in range(3):
            await hall.make(TABLE, "a")
        assert await why_not(hall.make(TABLE, "a")) == ("tables-per-day", 3)
        await hall.make(TABLE, "b")

    evening(tmp_path, Limits(tables_per_day=3), scene)


def test_the_house_holds_so_many_tables_that_wait(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        for who in "ab":
            await hall.make(TABLE, who)
        assert await why_not(hall.make(TABLE, "c")) == ("too-many-tables-here", 2)

    evening(tmp_path, Limits(tables=2), scene)


@pytest.mark.parametrize("end", [Close, Delete])
def test_a_table_the_host_has_ended_makes_room_for_another(tmp_path: Path, end: type[Close | Delete]) -> None:
    """For its maker and for the house, in memory and on disk."""

    async def scene(hall: Hall) -> None:
        keeper = Keeper(hall.store, Bans(), hall)
        flood = [(await hall.make(TABLE, "a")).table for _ in range(2)]
        assert await why_not(hall.make(TABLE, "b")) == ("too-many-tables-here", 2)
        for table in flood:
            await keeper.obey(end(table))
        assert (await hall.store.do(sql.read_room()))[1] == len(hall.made) == 0
        for _ in range(2):
            await hall.make(TABLE, "a")

    evening(tmp_path, Limits(tables=2, tables_per_visitor=2), scene)


def test_in_a_full_house_matches_go_on_and_no_table_is_added(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        seated = await hall.make(TABLE, "a")
        await hall.join(seated.table, wire.Join("Boris"))
        live = await hall.table(seated.table)
        await hall.act(live, 0, wire.Begin())
        await hall.store.do(done("CREATE TABLE ballast AS SELECT zeroblob(1000000)"))
        assert await why_not(hall.make(TABLE, "a")) == ("house-full", 1)
        assert live.match is not None
        seat = live.match.state.waiting()[0]
        code = live.match.state.options(seat)[0].code()
        assert await live.decide(seat, code, live.match.asks[seat], None) == 0

    evening(tmp_path, Limits(stored_megabytes=1), scene)


def test_a_full_house_takes_tables_again_after_finished_ones_were_deleted(tmp_path: Path) -> None:
    """The file stays as large as it was; what is free in it counts."""

    async def scene(hall: Hall) -> None:
        table = (await hall.make(TABLE, "a")).table
        await hall.store.do(done("UPDATE tables SET stage = 'over', created = 0"))
        for _ in range(300):
            await hall.store.do(sql.append_chat(table, 0, "Anna", "x" * 4000, 0.0, 1000))
        assert await why_not(hall.make(TABLE, "a")) == ("house-full", 1)
        assert (await Keeper(hall.store, Bans(), hall).obey(Keep(1))).count == 1
        await hall.make(TABLE, "a")
        pages = await hall.store.do(one("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"))
        assert pages > 1_000_000

    evening(tmp_path, Limits(stored_megabytes=1), scene)


def test_what_is_remembered_of_who_made_a_table_holds_no_address(tmp_path: Path) -> None:
    """Nor can an address be tried out by whoever sees it: each house masks in its own way."""
    seen: list[str] = []

    async def scene(hall: Hall) -> None:
        for _ in range(2):
            await hall.make(TABLE, "192.0.2.7")
        await hall.make(TABLE, "192.0.2.8")
        makers = [made.who for made in hall.made.values()]
        assert makers[0] == makers[1] != makers[2]
        assert "192.0.2" not in repr(vars(hall))
        seen.append(makers[0])

    for name in "ab":
        (tmp_path / name).mkdir()
        evening(tmp_path / name, Limits(), scene)
    assert seen[0] != seen[1]


def test_a_visitor_lists_so_many_tables(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        await hall.make(LISTED, "a")
        assert await why_not(hall.make(LISTED, "a")) == ("too-many-listed", 1)
        await hall.make(TABLE, "a")
        await hall.make(LISTED, "b")

    evening(tmp_path, Limits(listed_per_visitor=1), scene)


def test_a_listed_table_is_shown_while_somebody_waits_at_it(tmp_path: Path) -> None:
    """It leaves the lobby some minutes after the last of them, and comes back with one of them."""

    async def scene(hall: Hall) -> None:
        seated = await hall.make(LISTED, "a")
        live = await hall.table(seated.table)

        async def shown() -> bool:
            return any(table.id == seated.table for table in (await hall.lobby()).gathering)

        assert await shown()
        live.row.created -= 1000.0
        live.left -= 1000.0
        await hall.store.do(done("UPDATE tables SET created = created - 1000"))
        assert not await shown()
        onlooker, anna = Viewer(None), Viewer(0)
        live.welcome(onlooker)
        assert not await shown()
        live.farewell(onlooker)
        assert not await shown()
        live.welcome(anna)
        assert await shown()
        live.farewell(anna)
        assert await shown()  # a page may be opened again in a moment
        hall.forget(live.used + 1.0)
        assert await shown()
        live.left -= 1000.0
        assert not await shown()
        await hall.make(LISTED, "a")  # the deserted one does not count

    evening(tmp_path, Limits(listed_per_visitor=1, deserted_minutes=10), scene)


def test_a_listed_match_is_shown_and_counts_while_somebody_plays_it(tmp_path: Path) -> None:
    """To begin makes no room for another: begun matches of one visitor do not hide those of all others."""

    async def scene(hall: Hall) -> None:
        seated = await hall.make(LISTED, "a")
        live = await hall.table(seated.table)
        await hall.join(seated.table, wire.Join("Boris"))
        await hall.act(live, 0, wire.Begin())

        async def shown() -> bool:
            return any(table.id == seated.table for table in (await hall.lobby()).playing)

        assert await shown()
        assert await why_not(hall.make(LISTED, "a")) == ("too-many-listed", 1)
        await hall.make(LISTED, "b")
        live.row.created -= 1000.0
        live.left -= 1000.0
        await hall.store.do(done("UPDATE tables SET created = created - 1000"))
        assert not await shown()
        anna = Viewer(0)
        live.welcome(anna)
        assert await shown()
        assert await why_not(hall.make(LISTED, "a")) == ("too-many-listed", 1)
        live.farewell(anna)
        hall.forget(live.used + 1.0)
        assert await shown()
        live.left -= 1000.0
        assert not await shown()
        await hall.make(LISTED, "a")  # the deserted one does not count

    evening(tmp_path, Limits(listed_per_visitor=1, deserted_minutes=10), scene)


def test_a_table_keeps_so_many_lines_of_chat(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        live = await hall.table((await hall.make(TABLE, "a")).table)
        for text in ("one", "two"):
            await hall.say(live, Viewer(0), text)
        assert await why_not(hall.say(live, Viewer(0), "three")) == ("chat-full", 2)
        assert [row.text for row in await hall.store.do(sql.read_chat(live.row.id))] == ["one", "two"]

    evening(tmp_path, Limits(chat_lines=2), scene)


def test_more_pages_do_not_let_a_seat_talk_faster(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        live = await hall.table((await hall.make(TABLE, "a")).table)
        await hall.say(live, Viewer(0), "one")
        assert await why_not(hall.say(live, Viewer(0), "two")) == ("too-fast", None)
        await hall.say(live, Viewer(1), "one")

    evening(tmp_path, Limits(chat_in_a_row=1, chat_per_minute=1e-6), scene)


# -- over the socket ---------------------------------------------------------------------------------------------------


@contextmanager
def visiting(folder: Path, limits: Limits) -> Iterator[tuple[TestClient[Any], str, str]]:
    """A client of a house with these limits, and a table there that has begun, with its first seat's token."""
    with TestClient(make_app(Settings(database=folder / "c.db", limits=limits))) as client:
        made = client.post("/api/tables", json={"game": "new_romans", "seats": 2, "name": "Anna"}).json()
        client.post(f"/api/tables/{made['table']}/join", json={"name": "Boris"})
        bearer = {"authorization": f"Bearer {made['token']}"}
        begun = client.post(f"/api/tables/{made['table']}/do", json={"do": "begin"}, headers=bearer)
        assert begun.status_code == 200
        yield client, made["table"], made["token"]


def until(socket: Any, kind: str) -> Any:
    """The next message of this kind."""
    while (message := socket.receive_json())["type"] != kind:
        pass
    return message


@pytest.mark.parametrize(
    ("limits", "seated", "name"),
    [
        (Limits(spectators_per_table=1), False, "too-many-spectators"),
        (Limits(pages_per_seat=1), True, "too-many-pages"),
        (Limits(pages_per_visitor=1), False, "too-many-pages"),
    ],
)
def test_there_is_room_for_so_many_pages(tmp_path: Path, limits: Limits, seated: bool, name: str) -> None:
    with visiting(tmp_path, limits) as (client, table, token):
        address = f"/api/tables/{table}/socket"
        hello = {"type": "hello", "token": token if seated else None}
        with client.websocket_connect(address) as first:
            first.send_json(hello)
            until(first, "update")
            with client.websocket_connect(address) as second:
                second.send_json(hello)
                refusal = until(second, "refusal")
                assert (refusal["message"]["name"], refusal["message"]["values"]) == (name, {"most": 1})
        pages = client.app.state.hall.pages
        while pages.total:  # the first page is gone as soon as the server has noticed
            client.get("/api/games")
        with client.websocket_connect(address) as third:
            third.send_json(hello)
            until(third, "update")


def test_more_pages_do_not_let_a_visitor_send_more(tmp_path: Path) -> None:
    limits = Limits(visitor_messages_in_a_row=3, visitor_messages_per_second=1e-6)
    with visiting(tmp_path, limits) as (client, table, token):
        address = f"/api/tables/{table}/socket"
        heard = []
        for _ in range(2):
            with client.websocket_connect(address) as page:
                page.send_json({"type": "hello", "token": token})
                until(page, "update")
                for _ in range(2):
                    page.send_json({"type": "ping"})
                    while (message := page.receive_json())["type"] not in ("pong", "refusal"):
                        pass
                    heard.append(message["type"])
        assert heard == ["pong", "pong", "pong", "refusal"]


def test_late_answers_do_not_make_the_house_send_the_question_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "REPEATED_PER_SECOND", 1e-6)
    with (
        visiting(tmp_path, Limits(messages_in_a_row=100)) as (client, table, token),
        client.websocket_connect(f"/api/tables/{table}/socket") as page,
    ):
        page.send_json({"type": "hello", "token": token})
        until(page, "update")
        kinds = []
        for number in range(2 * halls.REPEATED_IN_A_ROW):
            page.send_json({"type": "decide", "id": f"{number}", "ask": 77, "code": "divide 1"})
            page.send_json({"type": "ping"})
            while (message := page.receive_json())["type"] != "pong":
                kinds.append(message["type"])
        assert kinds.count("refusal") == 2 * halls.REPEATED_IN_A_ROW
        assert kinds.count("update") == halls.REPEATED_IN_A_ROW


def test_a_seat_takes_back_so_many_steps(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        live = await hall.table((await hall.make(TABLE, "a")).table)
        await hall.join(live.row.id, wire.Join("Boris"))
        await hall.act(live, 0, wire.Begin())
        assert live.match is not None
        take_back = obey(hall, live, Viewer(0), wire.TakeBack("u", live.match.asks[0]))
        assert await why_not(take_back) == ("nothing-to-take-back", None)
        live.match.lines.extend([Line(0, UNDO), Line(1, UNDO), Line(0, UNDO)])
        take_back = obey(hall, live, Viewer(0), wire.TakeBack("u", live.match.asks[0]))
        assert await why_not(take_back) == ("too-many-undos", 2)
        in_other_words = obey(hall, live, Viewer(0), wire.Decide("v", live.match.asks[0], UNDO))
        assert await why_not(in_other_words) == ("too-many-undos", 2)
        live.done["0 u"] = 1
        await obey(hall, live, Viewer(0), wire.TakeBack("u", 0))  # told once more of what was done

    evening(tmp_path, Limits(undos_per_seat=2), scene)


def test_a_seat_asks_for_so_many_hints(tmp_path: Path) -> None:
    limits = Limits(hints_in_a_row=1, hints_per_minute=1e-6)
    with (
        visiting(tmp_path, limits) as (client, table, token),
        client.websocket_connect(f"/api/tables/{table}/socket") as page,
    ):
        page.send_json({"type": "hello", "token": token})
        until(page, "update")
        page.send_json({"type": "hint", "id": "h1"})
        assert until(page, "hinted")["id"] == "h1"
        page.send_json({"type": "hint", "id": "h2"})
        refusal = until(page, "refusal")
        assert (refusal["message"]["name"], refusal["id"]) == ("too-fast", "h2")


def test_a_page_asks_about_so_many_pieces_in_a_row(tmp_path: Path) -> None:
    """A question about a piece is a message like any other."""
    limits = Limits(messages_in_a_row=3, messages_per_second=1e-6)
    with (
        visiting(tmp_path, limits) as (client, table, _),
        client.websocket_connect(f"/api/tables/{table}/socket") as page,
    ):
        page.send_json({"type": "hello", "token": None})  # a spectator may ask as often as a player
        until(page, "update")
        heard = []
        for number in range(5):
            page.send_json({"type": "explain", "id": f"e{number}", "piece": "row:1@0"})
            while (message := page.receive_json())["type"] not in ("explained", "refusal"):
                pass
            heard.append((message["type"], message["id"]))
        assert heard == [*[("explained", f"e{number}") for number in range(3)], ("refusal", "e3"), ("refusal", "e4")]


# -- over HTTP ---------------------------------------------------------------------------------------------------------


def test_a_visitor_does_so_much_at_tables_in_a_row(tmp_path: Path) -> None:
    with visiting(tmp_path, Limits(acts_in_a_row=2, acts_per_second=1e-6)) as (client, table, token):
        bearer = {"authorization": f"Bearer {token}"}  # to begin was the first act

        def status() -> int:
            return client.post(f"/api/tables/{table}/do", json={"do": "begin"}, headers=bearer).status_code

        assert [status(), status()] == [409, 429]
        assert client.get(f"/api/tables/{table}").status_code == 200


def test_so_many_replays_of_a_visitor_wait(tmp_path: Path) -> None:
    async def scene() -> None:
        app = make_app(Settings(database=tmp_path / "c.db", limits=Limits(replays_waiting=1)))
        door = httpx.ASGITransport(cast(Any, app), client=("192.0.2.1", 1))
        async with app.lifespan(), httpx.AsyncClient(transport=door, base_url="http://rome") as visitor:
            table = await begun(app.state.hall)
            address = f"/api/tables/{table.row.id}/moments"
            async with app.state.turnstile.turn("192.0.2.1"):
                waiting = asyncio.create_task(visitor.get(address))
                await comes(lambda: app.state.turnstile._numbers["192.0.2.1"] == 2)
                assert (await visitor.get(address)).status_code == 429
                assert not waiting.done()
            assert (await waiting).status_code == 200

    asyncio.run(scene())


# -- requests of all kinds ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/texts/new_romans/en", "/metrics", "/api/house", "/nowhere", "/api/no"]
)
def test_a_visitor_makes_so_many_requests_of_whatever_kind(tmp_path: Path, path: str) -> None:
    limits = Limits(requests_in_a_row=3, requests_per_second=1e-6)
    with TestClient(make_app(Settings(database=tmp_path / "c.db", limits=limits))) as client:
        answers = [client.get(path) for _ in range(4)]
        assert [answer.status_code == 429 for answer in answers] == [False, False, False, True]
        assert answers[-1].json()["message"]["name"] == "too-fast"
        with client.websocket_connect("/api/tables/none/socket") as page:
            assert page.receive_json()["message"]["name"] == "too-fast"


def test_handshakes_are_requests_too(tmp_path: Path) -> None:
    limits = Limits(requests_in_a_row=1, requests_per_second=1e-6)
    with TestClient(make_app(Settings(database=tmp_path / "c.db", limits=limits))) as client:
        with client.websocket_connect("/api/tables/none/socket") as page, pytest.raises(WebSocketDisconnect):
            page.receive_json()
        assert client.get("/api/games").status_code == 429


@pytest.mark.parametrize("packed", ["gzip", "identity"])
@pytest.mark.parametrize("path", ["/api/games", "/api/texts/new_romans/ru", "/api/rules/new_romans/en"])
def test_what_is_the_same_for_everybody_is_worked_out_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, packed: str
) -> None:
    with TestClient(make_app(Settings(database=tmp_path / "c.db"))) as client:
        first = client.get(path, headers={"accept-encoding": packed})
        other = client.get(path, headers={"accept-encoding": "identity" if packed == "gzip" else "gzip"})
        for name in ("GAMES", "game_named", "rules"):
            monkeypatch.delattr(app, name)
        again = client.get(f"{path}?other=1", headers={"accept-encoding": packed})
        assert (again.content, again.headers.raw) == (first.content, first.headers.raw)
        assert other.content == first.content
        assert other.headers.get("content-encoding") != first.headers.get("content-encoding")


# -- the settings ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [field.name for field in fields(Limits)])
def test_every_limit_is_explained(name: str, language: str) -> None:
    key = f"setting-limits-{name.replace('_', '-')}"
    assert Speaker(language, room=ROOM).say(key) != key


def test_a_limit_of_nothing_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        Limits(chat_lines=0)
    assert refused.value.message.values == {"limit": "chat_lines"}
