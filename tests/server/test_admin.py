"""What the host of a house does to it: while it runs, while it does not, and what everybody else cannot do."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import re
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from comitium.engine.match import Player, new_match
from comitium.engine.matchfile import from_text
from comitium.engine.message import Refused
from comitium.games import GAMES
from comitium.server import records, wire
from comitium.server import store as sql
from comitium.server.admin import COMMANDS, main
from comitium.server.app import make_app
from comitium.server.bench import table_of
from comitium.server.botrunner import Bots
from comitium.server.hall import DAY, Hall, NoSuchTable
from comitium.server.keeper import Bans, Close, Doorkeeper, Keep, Keeper, network
from comitium.server.live import Viewer
from comitium.server.migrate import migrate, newest, upgrade, version
from comitium.server.premises import hold, holder_of
from comitium.server.settings import Settings
from comitium.server.store import LineRow, SeatRow, Store, TableRow
from comitium.text import LANGUAGES
from tests.patience import PATIENCE
from tests.server.halls import BrokenStore, begun, opened, until
from tests.server.house import House, Json, Page, open_page, run


def admin(house: House, *words: str) -> int:
    return main([*words, "--data", str(house.data), "--language", "en"])


def said(capsys: pytest.CaptureFixture[str]) -> str:
    found = capsys.readouterr()
    return found.out + found.err


async def refused_at(house: House, table: str, token: str) -> Json:
    """What a page hears that comes to the table now."""
    async with connect(f"ws://{house.address}/api/tables/{table}/socket") as socket:
        with contextlib.suppress(ConnectionClosed):  # the refusal may come before the greeting
            await socket.send(json.dumps({"type": "hello", "token": token}))
        answer: Json = json.loads(await socket.recv())
        return answer


async def hangs_up(page: Page) -> None:
    """The house ends the connection; whatever it said before does not matter."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await page.hear()


# -- tables ------------------------------------------------------------------------------------------------------------


def test_a_closed_table_tells_its_pages_and_stays_closed(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    async def evening() -> None:
        table, tokens = house.make("Anna", "Boris", title="Ides")
        other, keys = house.make("Clara", "Dora")
        page = await open_page(house, table, tokens[0])
        await page.until(lambda page: page.update)
        neighbour = await open_page(house, other, keys[0])
        assert await asyncio.to_thread(admin, house, "close", table) == 0
        await hangs_up(page)
        heard = await refused_at(house, table, tokens[0])
        assert (heard["type"], heard["message"]["name"]) == ("refusal", "table-closed")
        assert house.get(f"/api/tables/{table}").json()["message"]["name"] == "table-closed"
        await neighbour.send(type="ping")
        await neighbour.until(lambda page: '{"type":"pong"}' in page.frames)
        assert admin(house, "tables") == 0
        listed = said(capsys)
        assert any(table in row and "closed" in row and "Anna, Boris" in row for row in listed.splitlines())

    run(evening)


def test_a_deleted_table_leaves_nothing_behind(house: House) -> None:
    async def evening() -> None:
        table, tokens = house.make("Anna", bots=1)
        page = await open_page(house, table, tokens[0])
        await page.send(type="say", id="1", text="Salve")
        await page.until(lambda page: any('"chat"' in frame and "Salve" in frame for frame in page.frames))
        assert await asyncio.to_thread(admin, house, "delete", table) == 0
        await hangs_up(page)
        assert house.get(f"/api/tables/{table}").status_code == 404
        db = sqlite3.connect(house.data / "comitium.db")
        for part in ("tables", "seats", "lines", "chat"):
            column = "id" if part == "tables" else "table_id"
            assert db.execute(f"SELECT COUNT(*) FROM {part} WHERE {column} = ?", (table,)).fetchone() == (0,)
        db.close()

    run(evening)


def test_whoever_is_put_out_cannot_come_back_to_the_seat(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    async def evening() -> None:
        table, tokens = house.make("Anna", "Boris")
        page = await open_page(house, table, tokens[1])
        await page.until(lambda page: page.update)
        assert await asyncio.to_thread(admin, house, "out", table, "2") == 0
        await hangs_up(page)
        assert (await refused_at(house, table, tokens[1]))["message"]["name"] == "token-unknown"
        seats = house.get(f"/api/tables/{table}").json()["seats"]
        assert [seat["bot"] for seat in seats] == [None, "greedy"]

    run(evening)
    gathering = house.post("/api/tables", {"game": "new_romans", "seats": 2, "name": "Anna"}).json()["table"]
    assert admin(house, "out", gathering, "1") == 0
    assert house.get(f"/api/tables/{gathering}").json()["seats"][0]["kind"] == "open"
    capsys.readouterr()
    assert admin(house, "out", gathering, "1") == 2
    assert "No person sits on seat 1" in said(capsys)


@pytest.mark.parametrize("command", ["close", "delete"])
def test_a_table_that_is_not_there_is_one_sentence(
    house: House, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin(house, command, "-nowhere") == 2
    assert said(capsys).splitlines() == ["There is no table behind this link."]


# -- bans --------------------------------------------------------------------------------------------------------------


def test_a_ban_holds_for_requests_sockets_and_open_pages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Visitors of a proxy on this machine, who have addresses of their own."""
    house = House(tmp_path)

    async def evening() -> None:
        table, tokens = house.make("Anna", "Boris")
        far = {"X-Forwarded-For": "192.0.2.77"}
        page = await open_page(house, table, tokens[0], additional_headers=far)
        await page.until(lambda page: page.update)
        near = await open_page(house, table, tokens[1], additional_headers={"X-Forwarded-For": "198.51.100.1"})
        await near.until(lambda page: page.update != {})
        assert await asyncio.to_thread(admin, house, "visitors") == 0
        assert "192.0.2.77  1 page" in said(capsys)
        assert await asyncio.to_thread(admin, house, "ban", "192.0.2.0/24", "--for", "2h") == 0
        assert "Open pages cut off: 1" in said(capsys)
        await hangs_up(page)
        async with connect(f"ws://{house.address}/api/tables/{table}/socket", additional_headers=far) as socket:
            assert json.loads(await socket.recv())["message"]["name"] == "banned"
            with pytest.raises(ConnectionClosed):
                await socket.recv()
        await near.send(type="ping")
        await near.until(lambda page: '{"type":"pong"}' in page.frames)

    def status(path: str, address: str) -> int:
        return httpx.get(f"http://{house.address}{path}", headers={"X-Forwarded-For": address}).status_code

    try:
        run(evening)
        assert [status("/api/tables", "192.0.2.5"), status("/api/games", "198.51.100.1")] == [403, 200]
        house.kill()
        house.open()
        assert status("/api/tables", "192.0.2.5") == 403
        assert admin(house, "bans") == 0
        assert said(capsys).startswith("192.0.2.0/24  20")
        assert admin(house, "unban", "192.0.2.9/24") == 0
        assert status("/api/tables", "192.0.2.5") == 200
        assert admin(house, "unban", "192.0.2.9/24") == 2
    finally:
        house.kill()


def test_a_ban_ends_by_itself_and_counts_addresses_of_both_kinds() -> None:
    now = [1000.0]
    bans = Bans(lambda: now[0])
    bans.set({"192.0.2.0/24": 1060.0, "2001:db8::/64": 2000.0})

    assert [bans.until(one) for one in ("192.0.2.1", "::ffff:192.0.2.1", "2001:db8::9")] == [1060.0, 1060.0, 2000.0]
    assert [bans.until(one) for one in ("192.0.3.1", "2001:db8:1::9", "somebody", "")] == [None] * 4
    now[0] = 1060.0
    assert bans.until("192.0.2.1") is None


@pytest.mark.parametrize(
    ("banned", "stored", "comes"),
    [
        ("::ffff:203.0.113.5", "203.0.113.5/32", "::ffff:203.0.113.5"),
        ("::ffff:203.0.113.5", "203.0.113.5/32", "203.0.113.5"),
        ("::ffff:203.0.113.0/120", "203.0.113.0/24", "::ffff:203.0.113.9"),
        ("203.0.113.5", "203.0.113.5/32", "::ffff:203.0.113.5"),
        ("2001:db8::5", "2001:db8::/64", "2001:db8::6"),
        ("2001:db8::5/128", "2001:db8::5/128", "2001:db8::5"),
        ("fe80::5%eth0", "fe80::/64", "fe80::6%eth0"),
    ],
)
def test_a_ban_is_of_the_visitor_however_the_address_is_written(banned: str, stored: str, comes: str) -> None:
    bans = Bans(lambda: 0.0)
    assert str(network(banned)) == stored
    bans.set({stored: 1.0})
    assert bans.until(comes) == 1.0


def test_bans_of_earlier_versions_hold_unless_they_shut_out_this_machine() -> None:
    bans = Bans(lambda: 0.0)
    bans.set({"::ffff:203.0.113.5/128": 2.0, "203.0.113.5/32": 1.0, "::ffff:127.0.0.1/128": 1.0})
    assert [bans.until(one) for one in ("::ffff:203.0.113.5", "127.0.0.1", "::ffff:127.0.0.1")] == [2.0, None, None]


def test_a_ban_of_an_earlier_version_can_be_lifted(tmp_path: Path) -> None:
    migrate(tmp_path / "comitium.db")
    db = sqlite3.connect(tmp_path / "comitium.db")
    db.execute("INSERT INTO bans (addresses, until) VALUES ('::ffff:203.0.113.5/128', ?)", (time.time() + DAY,))
    db.commit()
    db.close()
    assert do(tmp_path, "unban", "::ffff:203.0.113.5") == 0
    assert count(tmp_path / "comitium.db", "bans") == 0


@pytest.mark.parametrize("comes", ["::ffff:192.0.2.77", "2001:db8::77"])
def test_what_visitors_shows_can_be_banned(house: House, comes: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def evening() -> None:
        table, tokens = house.make("Anna", "Boris")
        page = await open_page(house, table, tokens[0], additional_headers={"X-Forwarded-For": comes})
        await page.until(lambda page: page.update)
        assert await asyncio.to_thread(admin, house, "visitors") == 0
        [shown] = [line.partition(" ")[0] for line in said(capsys).splitlines()]
        assert await asyncio.to_thread(admin, house, "ban", shown) == 0
        assert "Open pages cut off: 1" in said(capsys)
        await hangs_up(page)
        refused = httpx.get(f"http://{house.address}/api/tables", headers={"X-Forwarded-For": comes}, timeout=PATIENCE)
        assert refused.status_code == 403
        assert await asyncio.to_thread(admin, house, "unban", comes) == 0

    run(evening)


UNBANNABLE = ["127.0.0.1", "0.0.0.0/0", "::1", "::/0", "rome", "192.0.2.0/99"]
UNBANNABLE += ["::ffff:127.0.0.1", "::ffff:127.0.0.0/104", "::ffff:0:0/90"]


@pytest.mark.parametrize("addresses", UNBANNABLE)
def test_what_must_not_or_cannot_be_banned_is_refused(
    tmp_path: Path, addresses: str, capsys: pytest.CaptureFixture[str]
) -> None:
    migrate(tmp_path / "comitium.db")
    assert main(["ban", addresses, "--data", str(tmp_path)]) == 2
    assert len(said(capsys).splitlines()) == 1


def test_a_page_that_was_let_in_before_the_ban_is_not_heard_any_more() -> None:
    heard: list[object] = []

    async def evening() -> None:
        bans = Bans()

        async def receive() -> object:
            return {"type": "websocket.receive", "text": "hello"}

        async def app(scope: object, receive: Any, send: object) -> None:
            heard.append((await receive())["type"])
            bans.set({"192.0.2.1/32": time.time() + DAY})
            heard.append((await receive())["type"])

        await Doorkeeper(app, bans)({"type": "websocket", "client": ("192.0.2.1", 1)}, receive, None)  # type: ignore[arg-type]

    run(evening)
    assert heard == ["websocket.receive", "websocket.disconnect"]


BANNED = "192.0.2.77"


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_a_house_that_opens_has_read_the_bans(tmp_path: Path) -> None:
    migrate(tmp_path / "comitium.db")
    assert do(tmp_path, "ban", BANNED) == 0

    async def evening() -> None:
        app = make_app(Settings(database=tmp_path / "comitium.db"))
        async with app.lifespan():
            assert app.state.keeper.bans.until(BANNED) is not None

    asyncio.run(evening())


class LateStore(BrokenStore):
    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.breaks()


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_a_house_whose_disk_fails_opens_and_reads_the_bans_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(tmp_path / "comitium.db")
    assert do(tmp_path, "ban", BANNED) == 0
    monkeypatch.setattr("comitium.server.app.Store", LateStore)

    async def evening() -> None:
        app = make_app(Settings(database=tmp_path / "comitium.db"))
        async with app.lifespan():
            assert app.state.keeper.bans.until(BANNED) is None
            app.state.hall.store.is_mended()
            await until(lambda: app.state.keeper.bans.until(BANNED))

    asyncio.run(evening())


def test_who_was_let_in_before_the_bans_were_read_is_cut_off_without_a_word_of_theirs(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path / "c.db") as hall:
            made = await hall.make(wire.NewTable(game="new_romans", seats=2, name="Anna"))
            banned, welcome = Viewer(None), Viewer(None)
            banned.address, welcome.address = BANNED, "198.51.100.1"
            for viewer in (banned, welcome):
                (await hall.table(made.table)).welcome(viewer)
            await hall.store.do(sql.put_ban(str(network(BANNED)), time.time() + DAY))
            await Keeper(hall.store, Bans(), hall).daily(0, 0)()
            assert banned.outbox.get_nowait() is None
            assert welcome.outbox.get_nowait() is not None

    asyncio.run(evening())


def test_a_page_that_comes_while_its_table_is_closed_is_not_left_waiting(tmp_path: Path) -> None:
    async def evening() -> None:
        hall = Hall(Store(tmp_path / "c.db"), Bots(1))
        await hall.open()
        made = await hall.make(wire.NewTable(game="new_romans", seats=2, name="Anna"))
        live = await hall.table(made.table)
        await Keeper(hall.store, Bans(), hall).obey(Close(made.table))
        viewer = Viewer(0)
        live.welcome(viewer)
        assert viewer.outbox.get_nowait() is None
        with pytest.raises(Refused, match="table-closed"):
            await live.decide(0, "finish", 0, None)
        with pytest.raises(Refused, match="table-closed"):
            await hall.table(made.table)
        await hall.close()

    asyncio.run(evening())


def test_a_page_asked_for_by_a_banned_visitor_is_answered_in_both_languages() -> None:
    sent: list[Json] = []

    async def evening() -> None:
        bans = Bans()
        bans.set({str(network("192.0.2.1")): time.time() + DAY})

        async def send(message: object) -> None:
            assert isinstance(message, dict)
            sent.append(message)

        scope = {"type": "http", "path": "/", "client": ("192.0.2.1", 1)}
        await Doorkeeper(None, bans)(scope, None, send)  # type: ignore[arg-type]

    run(evening)
    assert sent[0]["status"] == 403
    assert "Хозяин" in sent[1]["body"].decode()
    assert "The host" in sent[1]["body"].decode()


def test_a_ban_of_the_hosts_own_network_can_be_lifted(house: House) -> None:
    """A house that listens at one address of a network sees its host come from there too."""
    holder = holder_of(house.data)
    assert holder is not None

    def ask(wish: Json, token: str = holder.token, path: str = "/api/admin") -> int:
        headers = {"X-Forwarded-For": "198.51.100.7", "Authorization": f"Bearer {token}"}
        return httpx.post(f"http://{house.address}{path}", json=wish, headers=headers, timeout=PATIENCE).status_code

    assert ask({"do": "ban", "addresses": "198.51.100.0/24", "seconds": 600}) == 200
    assert [ask({"do": "bans"}, "guessed"), ask({}, path="/api/tables")] == [403, 403]
    assert ask({"do": "unban", "addresses": "198.51.100.0/24"}) == 200
    assert ask({"do": "bans"}, "guessed") == 404


# -- who is the host ---------------------------------------------------------------------------------------------------


def test_strangers_find_no_door_of_the_host(house: House) -> None:
    wish = {"do": "bans"}
    holder = holder_of(house.data)
    assert holder is not None
    assert house.post("/api/admin", wish).status_code == 404
    assert house.post("/api/admin", wish, "guessed").status_code == 404
    assert house.post("/api/admin", wish, holder.token).status_code == 200


@pytest.mark.parametrize(
    ("wish", "status", "name"),
    [
        ({"do": "rule"}, 400, "message-unreadable"),
        ({"do": "close"}, 400, "message-unreadable"),
        ({"do": "close", "table": "nowhere"}, 404, "no-such-table"),
        ({"do": "delete", "table": "nowhere"}, 404, "no-such-table"),
        ({"do": "out", "table": "nowhere", "seat": 0}, 404, "no-such-table"),
        ({"do": "unban", "addresses": "192.0.2.1"}, 409, "no-such-ban"),
    ],
)
def test_the_host_is_refused_with_the_status_that_everybody_gets(
    house: House, wish: Json, status: int, name: str
) -> None:
    holder = holder_of(house.data)
    assert holder is not None
    answer = house.post("/api/admin", wish, holder.token)
    assert (answer.status_code, answer.json()["message"]["name"]) == (status, name)


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_without_a_token_nobody_is_the_host(tmp_path: Path) -> None:
    """As in tests and tools that open the application without a house around it."""
    with TestClient(make_app(Settings(database=tmp_path / "c.db"))) as visitor:
        answers = [
            visitor.post("/api/admin", json={"do": "bans"}, headers={"authorization": f"Bearer {token}"})
            for token in ("", "x")
        ]
    assert [answer.status_code for answer in answers] == [404, 404]


# -- while no house runs -----------------------------------------------------------------------------------------------

SEED = "0" * 32


def filled(folder: Path, age: float = 0.0) -> Path:
    """Three tables: one is over, one plays, one gathers; the first two lie so many seconds back."""
    file = folder / "comitium.db"

    async def fill() -> None:

        store = Store(file)
        store.open()
        for name, most in (("over", 10_000), ("plays", 5)):
            match = new_match(GAMES["new_romans"], [Player("Anna"), Player("Boris")])
            rng = Random(1)
            while match.state.result is None and len(match.lines) < most:
                seat = match.state.waiting()[0]
                match.submit(seat, match.state.random_option(seat, rng).code())
            row, seats, _ = table_of(match)
            row.id, row.stage = name, "over" if match.state.result else "playing"
            await store.do(sql.add_table(row, seats))
            for number, line in enumerate(match.lines):
                await store.do(sql.append_line(name, LineRow(number, line.seat, line.code, time.time() - age, None)))
            await store.do(sql.append_chat(name, 0, "Anna", "Salve", time.time(), 100))
        await store.close()

    asyncio.run(fill())
    return file


def count(file: Path, part: str) -> int:
    db = sqlite3.connect(file)
    found: int = db.execute(f"SELECT COUNT(*) FROM {part}").fetchone()[0]
    db.close()
    return found


def do(folder: Path, *words: str) -> int:
    return main([*words, "--data", str(folder), "--language", "en"])


def test_old_finished_matches_are_deleted_and_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = filled(tmp_path, age=3 * DAY)
    assert do(tmp_path, "keep", "4") == 0
    assert count(file, "tables") == 2
    assert do(tmp_path, "keep", "2") == 0
    assert (count(file, "tables"), count(file, "chat")) == (1, 1)
    assert [one.id for one in records.summaries(file)] == ["plays"]


def test_a_house_deletes_old_matches_when_it_opens(tmp_path: Path) -> None:
    filled(tmp_path, age=3 * DAY)
    house = House(tmp_path, "--keep-finished-days", "2")
    try:

        async def gone() -> None:
            while house.get("/api/tables/over").status_code != 404:
                await asyncio.sleep(0.05)

        run(gone)
        assert house.get("/api/tables/plays").status_code == 200
    finally:
        house.kill()


def test_verify_names_the_matches_that_do_not_come_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = filled(tmp_path)
    assert do(tmp_path, "verify") == 0
    assert "come out: 2; that do not: 0" in said(capsys)
    db = sqlite3.connect(file)
    db.execute("DELETE FROM lines WHERE table_id = 'over' AND seq > 3")
    db.execute("UPDATE lines SET code = 'nonsense' WHERE table_id = 'plays' AND seq = 2")
    db.commit()
    db.close()
    assert do(tmp_path, "verify") == 1
    found = said(capsys)
    assert "come out: 0; that do not: 2" in found
    assert found.startswith(("over", "plays"))


def test_matches_of_an_earlier_version_are_verified_and_exported_before_the_first_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The database stays as it is: a house of that version may run, or the host may go back to it."""
    (tmp_path / "now").mkdir()
    now, file = filled(tmp_path / "now"), tmp_path / "comitium.db"
    upgrade(file, "0001")
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.execute("ATTACH ? AS now", (str(now),))
        for table in ("tables", "seats", "lines"):
            columns = ", ".join(row[1] for row in db.execute(f"PRAGMA main.table_info({table})"))
            db.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM now.{table}")
        db.commit()
    before = {found.name for found in tmp_path.iterdir()}

    with hold(tmp_path, "http://127.0.0.1:1", "token"):
        assert do(tmp_path, "verify") == 0
        assert do(tmp_path, "export", str(tmp_path / "now" / "out")) == 0
    assert "come out: 2; that do not: 0;" in capsys.readouterr().out
    assert len(list((tmp_path / "now" / "out").iterdir())) == 1
    assert version(file) == "0001"
    assert {found.name for found in tmp_path.iterdir()} - before <= {"house.lock"}


def test_finished_matches_are_exported_as_match_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    filled(tmp_path)
    assert do(tmp_path, "export", str(tmp_path / "out")) == 0
    [written] = (tmp_path / "out").iterdir()
    assert from_text(written.read_text(encoding="utf-8"), GAMES).state.result is not None
    assert "new_romans" in written.name
    assert do(tmp_path, "export", str(tmp_path / "all"), "--unfinished") == 0
    assert len(list((tmp_path / "all").iterdir())) == 2


def test_a_copy_made_while_a_house_runs_is_whole_and_can_be_put_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    house = House(tmp_path / "house")
    try:
        table, _ = house.make("Anna", "Boris")
        assert admin(house, "backup", str(copy)) == 0
        assert admin(house, "backup", str(copy)) == 2  # it is there already
        later, _ = house.make("Clara", "Dora")
        assert admin(house, "restore", str(copy)) == 2
        assert "runs on the folder" in said(capsys)
    finally:
        house.kill()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "house", "house.err"]
    assert [one.id for one in records.summaries(copy)] == [table]
    assert do(tmp_path / "house", "restore", str(copy)) == 0
    house.open()
    try:
        assert house.get(f"/api/tables/{table}").status_code == 200
        assert house.get(f"/api/tables/{later}").status_code == 404
    finally:
        house.kill()
    [kept] = (tmp_path / "house").glob("comitium-before-*.db")
    assert {one.id for one in records.summaries(kept)} == {table, later}


def test_a_copy_tells_how_far_it_is_and_is_of_one_moment(tmp_path: Path) -> None:
    """Whatever is written meanwhile: after every step, here."""
    file, copy = filled(tmp_path), tmp_path / "copy.db"
    with closing(sqlite3.connect(file)) as db:
        db.execute("CREATE TABLE ballast (stuff BLOB)")
        db.executemany("INSERT INTO ballast VALUES (?)", [(bytes(100_000),)] * 60)
        db.commit()
    told: list[tuple[int, int]] = []

    def report(done: int, wanted: int) -> None:
        told.append((done, wanted))
        assert len(told) < 100  # it would begin again and again
        with closing(sqlite3.connect(file)) as db:
            db.execute("UPDATE ballast SET stuff = ?", (bytes([len(told)]) * 100_000,))
            db.commit()

    records.back_up(file, copy, report)

    assert len(told) > 3
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("SELECT DISTINCT stuff FROM ballast").fetchall() == [(bytes(100_000),)]


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_how_far_a_copy_is_and_is_left_clean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(tmp_path)
    for words in (["backup", str(tmp_path / "copy.db")], ["restore", str(tmp_path / "copy.db")]):
        screen = Screen()
        monkeypatch.setattr(sys, "stderr", screen)
        assert do(tmp_path, *words) == 0
        assert re.search(r"\r\[#{30}\] (\d+)/\1\r", screen.getvalue())
        assert screen.getvalue().endswith("\r\033[K")


def test_what_is_no_copy_is_not_put_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = filled(tmp_path)
    (tmp_path / "letter.txt").write_text("Salve " * 1000)
    before = file.read_bytes()
    for wrong in ("letter.txt", "missing.db"):
        assert do(tmp_path, "restore", str(tmp_path / wrong)) == 2
        assert len(said(capsys).splitlines()) == 1
    assert file.read_bytes() == before


def test_a_command_waits_for_no_other_and_says_who_is_at_work(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    filled(tmp_path)
    with hold(tmp_path):
        assert do(tmp_path, "close", "over") == 2
        assert "comitium admin is at work" in said(capsys)
    assert do(tmp_path, "out", "plays", "1") == 2
    assert "only while the house runs" in said(capsys)
    assert do(tmp_path, "close", "plays") == 0
    assert [one.stage for one in records.summaries(tmp_path / "comitium.db") if one.id == "plays"] == ["closed"]


def test_a_database_of_the_first_version_gets_a_list_of_bans(tmp_path: Path) -> None:
    file = tmp_path / "comitium.db"
    upgrade(file, "0001")
    migrate(file)
    assert version(file) == newest()
    assert count(file, "bans") == 0


def test_tables_that_never_began_go_after_a_while_unless_a_page_is_open_there(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path / "c.db") as hall:
            wanted = wire.NewTable(game="new_romans", seats=2, name="Anna")
            empty, attended = [(await hall.make(wanted)).table for _ in range(2)]
            playing = (await begun(hall)).row.id
            (await hall.table(attended)).welcome(Viewer(0))

            async def aged(by: float) -> list[str]:
                await hall.store.do(lambda db: db.execute("UPDATE tables SET created = created - ?", (by,)))
                await Keeper(hall.store, Bans(), hall).daily(0, 30)()
                return [one.id for one in records.summaries(tmp_path / "c.db")]

            assert set(await aged(29 * DAY)) == {empty, attended, playing}
            assert set(await aged(2 * DAY)) == {attended, playing}
            with pytest.raises(NoSuchTable):
                await hall.table(empty)
            assert empty not in hall.made

    asyncio.run(evening())


def test_tables_that_never_began_stay_in_a_house_that_is_told_so(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path / "c.db") as hall:
            await hall.make(wire.NewTable(game="new_romans", seats=2, name="Anna"))
            await hall.store.do(lambda db: db.execute("UPDATE tables SET created = 0"))
            await Keeper(hall.store, Bans(), hall).daily(0, 0)()
            assert count(tmp_path / "c.db", "tables") == 1

    asyncio.run(evening())


def test_bans_that_have_ended_leave_the_disk_daily(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path / "c.db") as hall:
            for addresses, span in (("192.0.2.1/32", -1.0), ("192.0.2.2/32", DAY)):
                await hall.store.do(sql.put_ban(addresses, time.time() + span))
            await Keeper(hall.store, Bans(), hall).daily(0, 0)()
            assert count(tmp_path / "c.db", "bans") == 1

    asyncio.run(evening())


def test_the_keeper_needs_no_house_to_tidy(tmp_path: Path) -> None:
    async def tidy() -> None:
        store = Store(tmp_path / "c.db")
        store.open()
        row = TableRow("t", "new_romans", "", "{}", "{}", False, True, True, "over", "s", 1, "d", None, 0.0, 0.0)
        await store.do(sql.add_table(row, [SeatRow(0, "person", "Anna", None, None, True, True)]))
        assert (await Keeper(store, Bans()).obey(Keep(1))).count == 1
        await store.close()

    asyncio.run(tidy())


# -- words -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_explains_itself(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*([command] if command else []), "--help", "--language", language]) == 0
    page = said(capsys)
    assert page.startswith(f"comitium admin {command}".strip())
    assert any("а" <= letter <= "я" for letter in page) == (language == "ru")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["rule"], "There is no command “rule”"),
        (["close"], "TABLE is missing"),
        (["close", "a", "b"], "Too many words: “b”"),
        (["ban", "192.0.2.1", "--for", "soon"], "is no span of time"),
        (["ban", "192.0.2.1", "--for"], "--for needs a value"),
        (["keep", "many"], "DAYS is “many”"),
        (["out", "t", "0"], "SEAT is “0”"),
        (["tables", "--all"], "There is no option --all"),
        (["tables"], "There is no database"),
    ],
)
def test_a_wrong_command_is_one_sentence(
    tmp_path: Path, words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert do(tmp_path, *words) == 2
    [line] = said(capsys).splitlines()
    assert sentence in line
    assert list(tmp_path.iterdir()) == []
