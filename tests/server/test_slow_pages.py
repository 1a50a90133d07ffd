"""Pages that do not read, ask too much or wait for a hint harm neither the house nor themselves."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec

from comitium.server.live import MOST_UNREAD, LiveTable, Viewer
from tests.server.halls import begun, heard, opened


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
