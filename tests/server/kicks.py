"""A player is put off the seat while a dozen pages with the old token say hello, speak and decide.

Nothing here depends on the clock: the store and the pages give way to the others a number of times that
a seed decides, so each seed is one order of events and can be run again. As a command it races many
kicks and counts them: `python -m tests.server.kicks --races 10000`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, TypeVar, cast

from litestar.exceptions import WebSocketDisconnect

from comitium.engine.message import Refused
from comitium.server import store as sql
from comitium.server import wire
from comitium.server.botrunner import Bots
from comitium.server.claims import Claim, claim_with
from comitium.server.hall import Hall
from comitium.server.limits import Limits
from comitium.server.live import LiveTable
from comitium.server.migrate import migrate
from comitium.server.socket import attend
from comitium.server.store import Job, Store, connect

PAGES = 12  # that hold the old token
WIDE = Limits(tables=10**9, tables_per_visitor=10**9, tables_per_day=10**9)  # every race has a table of its own
ACTS = 4  # requests with the old token
MOMENTS = 12  # within so many turns of the loop everything begins

T = TypeVar("T")


class SteppedStore(Store):
    """Does a job after the others had as many turns as the seed says."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.rng = Random(0)
        self.db: sqlite3.Connection | None = None

    def open(self) -> None:
        migrate(self.file)
        self.db = connect(self.file)
        self.db.execute("PRAGMA synchronous = OFF")

    async def close(self) -> None:
        assert self.db is not None
        self.db.close()

    async def do(self, job: Job[T]) -> T:
        await turns(self.rng.randrange(MOMENTS))
        assert self.db is not None
        done = job(self.db)
        await turns(self.rng.randrange(MOMENTS))
        return done


async def turns(number: int) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


class Socket:
    """A page with the old token: says hello, then chats, decides, asks for a preview and a hint, and goes."""

    def __init__(self, token: str, rng: Random) -> None:
        self.headers: dict[str, str] = {}
        self.client = None
        self.scope: dict[str, Any] = {}
        self.rng = rng
        self.heard: list[dict[str, Any]] = []
        self.script: list[dict[str, Any]] = [{"type": "hello", "token": token}]
        for number in range(rng.randrange(2, 8)):
            act: dict[str, Any] = rng.choice(
                [
                    {"type": "decide", "ask": rng.randrange(1, 3), "code": "divide none"},
                    {"type": "say", "text": "I am still here"},
                    {"type": "preview", "code": "divide none"},
                    {"type": "undo", "ask": 1},
                ]
            )
            self.script.append({"id": f"{id(self)} {number}", **act})

    async def accept(self) -> None:
        await turns(self.rng.randrange(3))

    async def close(self, code: int = 1000, reason: str = "") -> None:
        pass

    async def send_data(self, data: bytes, mode: str) -> None:
        self.heard.append(json.loads(data))

    async def receive_data(self, mode: str) -> str:
        await turns(self.rng.randrange(MOMENTS // 2))
        if not self.script:
            raise WebSocketDisconnect(detail="gone")
        return json.dumps(self.script.pop(0))


@dataclass(frozen=True)
class Race:
    """What came of one kick."""

    tally: Counter[str]
    wrong: list[str]  # what the old token could do to the new owner


async def race(hall: Hall, seed: int) -> Race:
    assert isinstance(hall.store, SteppedStore)
    rng = hall.store.rng = Random(seed)
    made = await hall.make(wire.NewTable(game="new_romans", seats=2, name="Anna"))
    kolya = await hall.join(made.table, wire.Join("Kolya"))
    live = await hall.table(made.table)
    host, guest = claim_with(live.seats, made.token), claim_with(live.seats, kolya.token)
    assert host is not None
    assert guest is not None
    tally: Counter[str] = Counter()
    pages = [Socket(kolya.token, rng) for _ in range(PAGES)]
    others = [asyncio.create_task(_visit(hall, live, page, rng)) for page in pages]
    watching = asyncio.create_task(_watch(live, tally))
    others += [asyncio.create_task(_request(hall, live, guest, rng, tally)) for _ in range(ACTS)]
    await turns(rng.randrange(MOMENTS, 3 * MOMENTS))
    await hall.act(live, host, wire.OpenSeat(1))
    await turns(rng.randrange(3))
    lena = await hall.join(made.table, wire.Join("Lena"))
    await turns(rng.randrange(3))
    begun = await hall.act(live, host, wire.Begin())
    await asyncio.gather(*others)
    watching.cancel()
    wrong = []
    if tally.pop("strangers", 0):
        wrong.append("a page with a void token sat at the table")
    if begun.seats[1].name != "Lena" or claim_with(live.seats, lena.token) is None:
        wrong.append("the new owner lost the seat")
    if await hall.store.do(sql.read_lines(made.table)):
        wrong.append("a decision was accepted for the new owner")
    if any(row.name == "Lena" for row in await hall.store.do(sql.read_chat(made.table))):
        wrong.append("something was said in the new owner's name")
    for page in pages:
        kinds = [message["type"] for message in page.heard]
        if "update" in kinds or "previewed" in kinds:
            wrong.append("a page was shown the new owner's match")
        names = {m["message"]["name"] for m in page.heard if m["type"] == "refusal"}
        welcomed = "table" in kinds
        tally["turned away" if "token-unknown" in names and not welcomed else "put off after the welcome"] += 1
    if tally.pop("acts let through", 0):
        wrong.append("an act was tried for the new owner")
    if live.viewers:
        wrong.append("a page is still at the table")
    await live.stop()
    del hall.tables[made.table]
    return Race(tally, wrong)


async def _watch(live: LiveTable, tally: Counter[str]) -> None:
    """At every turn of the loop: whoever looks on as a seat holds its present token."""
    while True:
        claims = [viewer.asker for viewer in live.viewers if isinstance(viewer.asker, Claim)]
        tally["strangers"] += sum(not claim.stands(live.seats) for claim in claims)
        await asyncio.sleep(0)


async def _visit(hall: Hall, live: LiveTable, page: Socket, rng: Random) -> None:
    await turns(rng.randrange(MOMENTS))
    await attend(cast(Any, page), hall, live.row.id, ())


async def _request(hall: Hall, live: LiveTable, claim: Claim, rng: Random, tally: Counter[str]) -> None:
    """As the route does it: the claim was found before the lock is there."""
    await turns(rng.randrange(MOMENTS))
    act = wire.Leave() if rng.random() < 0.3 else wire.Ready(False)
    try:
        await hall.act(live, claim, act)
        in_time = isinstance(act, wire.Leave) or claim.stands(live.seats)
        tally["acts in time" if in_time else "acts let through"] += 1
    except Refused as refused:
        tally["acts refused" if refused.message.name == "token-unknown" else "acts let through"] += 1


async def race_all(folder: Path, seeds: range) -> Race:
    hall = Hall(SteppedStore(folder / "kicks.db"), Bots(1), limits=WIDE)
    hall.store.open()
    tally: Counter[str] = Counter()
    wrong: list[str] = []
    for seed in seeds:
        run = await race(hall, seed)
        tally += run.tally
        wrong += [f"{what} (seed {seed})" for what in run.wrong]
    await hall.store.close()
    return Race(tally, wrong)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="the first order of events")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        run = asyncio.run(race_all(Path(folder), range(chosen.seed, chosen.seed + chosen.races)))
    print(f"kicks raced: {chosen.races:,}, with {chosen.races * PAGES:,} pages of the old token")
    for what, count in sorted(run.tally.items()):
        print(f"  {what}: {count:,}")
    print(f"  wrong: {len(run.wrong):,}")
    for what in run.wrong[:10]:
        print(f"    {what}")
    return 1 if run.wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
