"""A seat belongs to whoever holds its present token, at the very moment the token is used."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from comitium.engine.message import Refused
from comitium.server import store as sql
from comitium.server import wire
from comitium.server.botrunner import Bots
from comitium.server.claims import Claim, claim_with
from comitium.server.hall import Hall
from comitium.server.live import LiveTable, Viewer
from comitium.server.store import Store
from tests.server.kicks import race_all

RACES = 150


def test_a_page_put_off_its_seat_does_nothing_for_the_new_owner(tmp_path: Path) -> None:
    run = asyncio.run(race_all(tmp_path, range(RACES)))

    assert run.wrong == []
    for outcome in ("turned away", "put off after the welcome", "acts in time", "acts refused"):
        assert run.tally[outcome] > RACES / 2, f"hardly any race had pages {outcome}"


Use = Callable[[Hall, LiveTable, Claim], Coroutine[None, None, object]]


async def decide(_hall: Hall, live: LiveTable, claim: Claim) -> object:
    return await live.decide(claim, "divide none", 1, None)


async def act(hall: Hall, live: LiveTable, claim: Claim) -> object:
    return await hall.act(live, claim, wire.PutBot(1, "chance"))


async def say(hall: Hall, live: LiveTable, claim: Claim) -> None:
    await hall.say(live, Viewer(claim), "I am still here")


async def look_on(_hall: Hall, live: LiveTable, claim: Claim) -> None:
    async with live.lock:
        live.welcome(Viewer(claim))


@pytest.mark.parametrize("use", [decide, act, say, look_on])
def test_a_claim_is_checked_when_it_is_used_and_not_before(tmp_path: Path, use: Use) -> None:
    """The table is busy; until it is free the seat has got another owner, and the match has begun."""

    async def evening() -> None:
        hall = Hall(Store(tmp_path / "c.db"), Bots(1))
        await hall.open()
        made = await hall.make(wire.NewTable(game="new_romans", seats=2, name="Anna"))
        kolya = await hall.join(made.table, wire.Join("Kolya"))
        live = await hall.table(made.table)
        claim = claim_with(live.seats, kolya.token)
        assert claim is not None
        async with live.lock:
            late = asyncio.create_task(use(hall, live, claim))
            await asyncio.sleep(0)
            live.give(sql.SeatRow(1, "person", "Lena", None, "0" * 64, True, False))
            live.row.stage = "playing"
            live.begin_match(0.0)
        with pytest.raises(Refused, match="token-unknown"):
            await late
        assert (await hall.store.do(sql.read_lines(made.table)), live.viewers) == ([], [])
        assert await hall.store.do(sql.read_chat(made.table)) == []
        assert live.seats[1].bot is None
        await hall.close()

    asyncio.run(evening())
