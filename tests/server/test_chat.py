"""Chat: whoever comes in has every line once, whatever is said in that moment."""

from __future__ import annotations

import asyncio
import itertools
import time
from pathlib import Path

from comitium.server.live import LiveTable, Viewer
from tests.server.halls import begun, heard, opened


def lines_of(viewer: Viewer) -> list[tuple[int, str]]:
    chats = [message["lines"] for message in heard(viewer) if message["type"] == "chat"]
    return [(line["number"], line["text"]) for lines in chats for line in lines]


def enter(live: LiveTable) -> Viewer:
    viewer = Viewer(1)
    live.welcome(viewer)
    return viewer


def test_a_line_said_while_a_page_comes_in_is_not_missed(tmp_path: Path) -> None:
    """Pages come in while somebody speaks: at the first turns of the loop each, then more seldom."""

    async def evening() -> None:
        async with opened(tmp_path / "c.db") as hall:
            live = await begun(hall)
            pages: list[Viewer] = []
            for text in ("Salvete", "Valete"):
                said = asyncio.create_task(hall.say(live, Viewer(0), text))
                for turn in itertools.count(1):
                    if turn.bit_count() == 1:
                        pages.append(enter(live))
                    await asyncio.sleep(0)
                    if said.done():
                        break
            pages.append(enter(live))
            assert len(pages) > 3
            assert [lines_of(page) for page in pages] == [[(1, "Salvete"), (2, "Valete")]] * len(pages)

    asyncio.run(evening())


def test_a_table_read_from_disk_remembers_what_was_said(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path / "c.db") as hall:
            live = await begun(hall)
            await hall.say(live, Viewer(0), "Salvete")
            live.left = 0.0  # it stands in the lobby no more
            hall.forget(time.monotonic() + 1)
            again = await hall.table(live.row.id)
            assert again is not live
            assert lines_of(enter(again)) == [(1, "Salvete")]

    asyncio.run(evening())
