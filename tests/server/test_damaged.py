"""A table that cannot be opened stops neither the others, nor the lobby, nor the start."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path

import pytest

from comitium.engine.message import Refused
from comitium.server import store as sql
from comitium.server.store import LineRow
from tests.server.halls import QuickBots, begun, logged, opened, until

DAMAGE = {
    "unknown game": ("UPDATE tables SET game = 'latrunculi' WHERE id = ?", "no-such-game"),
    "broken options": ("UPDATE tables SET options = '{' WHERE id = ?", "table-damaged"),
    "options of another kind": ("UPDATE tables SET options = '[1]' WHERE id = ?", "table-damaged"),
    "options nobody knows": ('UPDATE tables SET options = \'{"building_order": "7"}\' WHERE id = ?', "table-damaged"),
    "broken pace": ('UPDATE tables SET pace = \'{"kind":"sundial"}\' WHERE id = ?', "table-damaged"),
    "no time of beginning": ("UPDATE tables SET began_house = NULL WHERE id = ?", "table-damaged"),
    "lost seats": ("DELETE FROM seats WHERE table_id = ?", "table-damaged"),
    "a line of another game": ("UPDATE lines SET code = 'bid 3' WHERE table_id = ? AND seq = 0", "table-damaged"),
    "a seat that is none": ("UPDATE lines SET seat = 7 WHERE table_id = ? AND seq = 0", "table-damaged"),
    "other rules": ("UPDATE tables SET rules = 0 WHERE id = ?", "other-rules-version"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_table_stops_nothing_else(tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: str) -> None:
    statement, why = DAMAGE[damage]

    async def evening() -> None:
        file, bots = tmp_path / "c.db", QuickBots()
        async with opened(file, bots=bots) as hall:
            damaged, well = await begun(hall, bots=1), await begun(hall, bots=1)
            await until(lambda: not damaged.work.tasks and not well.work.tasks)
            await hall.store.do(sql.append_line(well.row.id, LineRow(1, 0, "divide none", 0.0, None)))
            await hall.store.do(sql.append_line(well.row.id, LineRow(2, 1, "divide none", 0.0, None)))
        with sqlite3.connect(file) as db:
            db.execute(statement, (damaged.row.id,))
        db.close()

        asked = len(bots.asked)
        async with opened(file, bots=bots) as hall:
            await until(lambda: len(bots.asked) > asked)  # the bot at the other table goes on, although nobody came
            for _ in range(2):
                with pytest.raises(Refused) as refused:
                    await hall.table(damaged.row.id)
                assert refused.value.message.name == why
            listed = [table.id for table in (await hall.lobby()).playing]
            assert well.row.id in listed
            assert (await hall.table(well.row.id)).match is not None

    asyncio.run(evening())
    assert len([record for record in caplog.records if record.levelno == logging.ERROR]) <= 1
    assert "bid 3" not in logged(caplog)
