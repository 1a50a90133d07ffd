"""Pages that do not read, ask too much or wait for a hint harm neither the house nor themselves."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from comitium.engine.match import Match
from comitium.engine.message import Refused, Seat
from comitium.server import wire
from comitium.server.app import make_app
from comitium.server.live import MOST_UNREAD, LiveTable, Viewer
from comitium.server.settings import Settings
from comitium.server.socket import obey
from tests.server.halls import QuickBots, begun, heard, opened, until

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


async def play_on(live: LiveTable, decisions: int) -> None:
    rng = random.Random(4)
    for _ in range(decisions):
        assert live.match is not None
        seat = live.match.state.waiting()[0]
        code = rng.choice(live.match.state.options(seat)).code()
        await live.decide(seat, code, live.match.asks[seat], None)


def updates(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [message for message in messages if message["type"] == "update"]


def test_few_updates_wait_for_a_page_that_does_not_read(tmp_path: Path) -> None:
    """When it reads again, one update tells it the rest, without a gap."""

    async def evening() -> None:
        async with opened(tmp_path / "c.db") as hall:
            live = await begun(hall)
            page, reader = Viewer(0), Viewer(0)
            live.welcome(page)
            live.welcome(reader)
            read: list[dict[str, Any]] = []
            for _ in range(30):
                await play_on(live, 1)
                read.extend(updates(heard(reader)))
            assert live.match is not None
            assert page.outbox.qsize() < 10
            waiting: list[dict[str, Any]] = []
            while not page.outbox.empty():
                waiting.append(msgspec.json.decode(await live.next_for(page) or b""))
            late = updates(waiting)
            assert len(late) == MOST_UNREAD + 1
            assert late[-1]["seq"] == 30
            assert late[-1]["entries_from"] == sum(len(update["entries"]) for update in late[:-1])
            assert [entry for update in late for entry in update["entries"]] == [
                entry for update in read for entry in update["entries"]
            ]
            assert late[-1]["asked"] is not None
            await play_on(live, 1)
            assert [update["seq"] for update in updates(heard(page))] == [31]

    asyncio.run(evening())


class SlowBots(QuickBots):
    """Think until they are let."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()
        self.thinking = 0

    async def choose(self, match: Match[Any], table: str, seat: Seat, bot: str) -> str:
        self.thinking += 1
        try:
            code = await super().choose(match, table, seat, bot)
            await self.may_answer.wait()
            return code
        finally:
            self.thinking -= 1


def answers(viewer: Viewer) -> dict[str, str]:
    """By id: a kind of message, or the name of a refusal."""
    found = [message for message in heard(viewer) if message.get("id")]
    return {message["id"]: message["message"]["name"] if "message" in message else message["type"] for message in found}


def test_a_page_decides_while_it_waits_for_a_hint(tmp_path: Path) -> None:
    async def evening() -> None:
        bots = SlowBots()
        async with opened(tmp_path / "c.db", bots=bots) as hall:
            live = await begun(hall)
            assert live.match is not None
            page = Viewer(0)
            live.welcome(page)
            await obey(hall, live, page, wire.AskHint("h1"))
            await until(lambda: bots.thinking)
            with pytest.raises(Refused, match="too-fast"):
                await obey(hall, live, page, wire.AskHint("h2"))
            code = live.match.state.options(0)[0].code()
            await obey(hall, live, page, wire.Decide("d", live.match.asks[0], code))
            assert answers(page) == {"d": "ack"}
            bots.may_answer.set()
            await until(lambda: not page.outbox.empty())
            assert answers(page) == {"h1": "no-hint-now"}  # it was for a question that is answered

    asyncio.run(evening())


def test_a_hint_that_nobody_waits_for_any_more_is_given_up(tmp_path: Path) -> None:
    async def evening() -> None:
        bots = SlowBots()
        async with opened(tmp_path / "c.db", bots=bots) as hall:
            live = await begun(hall)
            page = Viewer(0)
            live.welcome(page)
            await obey(hall, live, page, wire.AskHint("h1"))
            await until(lambda: bots.thinking)
            await page.hint.close()
            assert bots.thinking == 0
            bots.may_answer.set()
            await obey(hall, live, page, wire.AskHint("h2"))
            await until(lambda: page.outbox.qsize() > 3)
            assert answers(page) == {"h2": "hinted"}

    asyncio.run(evening())


def test_the_hint_of_a_page_goes_with_it(tmp_path: Path) -> None:
    bots = SlowBots()
    with TestClient(make_app(Settings(database=tmp_path / "c.db"))) as client:
        made = client.post("/api/tables", json={"game": "new_romans", "seats": 2, "name": "Anna"}).json()
        client.post(f"/api/tables/{made['table']}/join", json={"name": "Boris"})
        bearer = {"authorization": f"Bearer {made['token']}"}
        client.post(f"/api/tables/{made['table']}/do", json={"do": "begin"}, headers=bearer)
        client.app.state.hall.bots = bots
        with client.websocket_connect(f"/api/tables/{made['table']}/socket") as page:
            page.send_json({"type": "hello", "token": made["token"]})
            page.send_json({"type": "hint", "id": "h"})
            assert any(bots.thinking for _ in asked_meanwhile(client))
        assert any(not bots.thinking for _ in asked_meanwhile(client))  # as soon as the server has noticed


def asked_meanwhile(client: TestClient[Any]) -> Iterator[None]:
    """So many answers to others, between which the server comes to do everything else that it has to do."""
    for _ in range(2000):
        yield
        client.get("/health")
