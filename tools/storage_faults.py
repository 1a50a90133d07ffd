"""Break the disk of a real server again and again: `python -m tools.storage_faults --faults 200` (Linux only).

People and bots play on several tables. At random moments the disk takes nothing for a while, and some of
these times the server is killed and started again in the middle. At the end every decision that was
acknowledged has to be on record as it was made, and every match has to have been played to its end.

With `--disk full` the data lie on a small file system of their own, which is filled up; only root can
mount it. With `--disk limit` the system refuses the server's writes to files.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.house import House, Page, open_page, run

CANNOT_WRITE = "house-cannot-write"
BALLAST = "ballast"
ENOUGH = 180.0  # seconds for all matches to come to their end after the last fault
TRY_AGAIN = 1013  # what the house closes a line with that it could not open
LOST_LINE = (ConnectionClosed, OSError, TimeoutError)


@dataclass
class Report:
    """What came of an evening."""

    faults: int = 0
    kills: int = 0
    refused: int = 0  # times that the house said it cannot write
    notices: int = 0  # pages that were told so
    matches: int = 0  # played to their end, by all groups
    decisions: list[tuple[str, int, str, str]] = field(default_factory=list)  # acknowledged: table, seq, client, code
    mended: float | None = None  # when the disk was well again and nothing was acknowledged since
    longest: float = 0.0  # seconds from there to the next acknowledged decision
    missing: int = 0
    integrity: str = ""

    def acknowledged(self, table: str, seq: int, client: str, code: str) -> None:
        self.decisions.append((table, seq, client, code))
        if self.mended is not None:
            self.longest = max(self.longest, time.monotonic() - self.mended)
            self.mended = None


class Disk(Protocol):
    """What can be broken, and mended."""

    def breaks(self, server: int) -> None: ...

    def mends(self, server: int) -> None: ...


class Limit:
    """The system lets the server write to no file."""

    def breaks(self, server: int) -> None:
        self._set(server, 0)

    def mends(self, server: int) -> None:
        self._set(server, resource.RLIM_INFINITY)

    def _set(self, server: int, most: int) -> None:
        resource.prlimit(server, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


class Full:
    """A file takes all the room there is."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def breaks(self, server: int) -> None:
        ballast = os.open(self.folder / BALLAST, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        for size in (1 << 20, 4096, 1):
            with contextlib.suppress(OSError):
                while True:
                    os.write(ballast, bytes(size))
        os.close(ballast)

    def mends(self, server: int) -> None:
        (self.folder / BALLAST).unlink(missing_ok=True)


@contextlib.contextmanager
def disk_in(folder: Path, kind: str) -> Iterator[Disk]:
    if kind == "limit":
        yield Limit()
        return
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", str(folder)], check=True)
    try:
        yield Full(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


# -- people ------------------------------------------------------------------------------------------------------------


class Guest:
    """Plays one seat at random; keeps a decision until it is answered, over faults and kills."""

    def __init__(self, house: House, table: str, seat: int, token: str, rng: random.Random, report: Report) -> None:
        self.house = house
        self.table = table
        self.seat = seat
        self.token = token
        self.rng = rng
        self.report = report
        self.kept: dict[str, Any] | None = None
        self.number = 0

    async def play(self) -> None:
        """To the end of the match."""
        while True:
            try:
                page = await open_page(self.house, self.table, self.token)
                with self._notices_of(page):
                    await self._converse(page)
                return
            except LOST_LINE as lost:
                if isinstance(lost, ConnectionClosed) and lost.rcvd is not None and lost.rcvd.code == TRY_AGAIN:
                    self.report.refused += 1
                await asyncio.sleep(0.1)

    async def _converse(self, page: Page) -> None:
        await page.until(lambda page: page.update)
        while not page.update.get("result"):
            if self.kept is None and page.is_asked:
                self.number += 1
                code = self.rng.choice(page.asked["options"])["code"]
                self.kept = {"type": "decide", "id": f"d{self.number}", "ask": page.asked["ask"], "code": code}
            if self.kept is None:
                await page.hear()
            else:
                await self._decide(page, self.kept)

    async def _decide(self, page: Page, kept: dict[str, Any]) -> None:
        page.answers.pop(kept["id"], None)
        await page.send(**kept)
        while kept["id"] not in page.answers:
            await page.hear()
        answer = page.answers[kept["id"]]
        if answer["type"] == "refusal" and answer["message"]["name"] == CANNOT_WRITE:
            self.report.refused += 1
        else:
            self.kept = None
        if answer["type"] == "ack":
            self.report.acknowledged(self.table, answer["seq"], f"{self.seat} {kept['id']}", kept["code"])
        await asyncio.sleep(self.rng.uniform(0.05, 0.2))  # a person takes a moment, also before trying again

    @contextlib.contextmanager
    def _notices_of(self, page: Page) -> Iterator[None]:
        try:
            yield
        finally:
            self.report.notices += sum('"notice","message":{' in frame for frame in page.frames)


class Group:
    """People who play one match after the other until the evening is over."""

    def __init__(self, house: House, people: int, bots: int, rng: random.Random, report: Report) -> None:
        self.house = house
        self.people = people
        self.bots = bots
        self.rng = rng
        self.report = report
        self.last = False
        self.matches = 0
        self.seated = asyncio.Event()

    async def play(self) -> None:
        """At least one."""
        while not self.last or not self.matches:
            seated = await self._sit_down()
            if seated is None:
                await asyncio.sleep(0.2)
                continue
            self.seated.set()
            table, tokens = seated
            guests = [Guest(self.house, table, seat, token, self.rng, self.report) for seat, token in enumerate(tokens)]
            await asyncio.gather(*[guest.play() for guest in guests])
            self.matches += 1

    async def _sit_down(self) -> tuple[str, list[str]] | None:
        """A begun match, or None if the house could not do one of the steps; the next try takes another table."""
        names = [f"P{seat}" for seat in range(self.people)]
        made = await self._post(
            "/api/tables", {"game": "new_romans", "seats": self.people + self.bots, "name": names[0]}
        )
        if made is None:
            return None
        path, tokens = f"/api/tables/{made['table']}", [made["token"]]
        for name in names[1:]:
            joined = await self._post(f"{path}/join", {"name": name})
            if joined is None:
                return None
            tokens.append(joined["token"])
        acts = [{"do": "bot", "seat": self.people + bot, "bot": "chance"} for bot in range(self.bots)]
        for act in [*acts, {"do": "begin"}]:
            if await self._post(f"{path}/do", act, tokens[0]) is None:
                return None
        return made["table"], tokens

    async def _post(self, path: str, body: object, token: str | None = None) -> Any:
        try:
            answer = await asyncio.to_thread(self.house.post, path, body, token)
        except httpx.HTTPError:
            return None
        if answer.status_code == 503:
            self.report.refused += 1
        return answer.json() if answer.is_success else None


# -- an evening --------------------------------------------------------------------------------------------------------


async def sabotage(
    house: House, disk: Disk, faults: int, longest: float, kill_every: int, rng: random.Random, report: Report
) -> None:
    """A fault lasts until somebody has felt it, and some time more."""
    for number in range(1, faults + 1):
        await asyncio.sleep(rng.uniform(0.05, 0.8))
        await break_disk(house, disk, report)
        await asyncio.sleep(rng.uniform(0.0, longest))
        if number % kill_every == 0:
            house.kill()
            report.kills += 1
            await start(house)
            await break_disk(house, disk, report)
            await asyncio.sleep(rng.uniform(0.0, longest))
        disk.mends(house.process.pid)
        report.faults += 1
        report.mended = time.monotonic()


async def break_disk(house: House, disk: Disk, report: Report) -> None:
    refused = report.refused
    disk.breaks(house.process.pid)
    while report.refused == refused:
        await asyncio.sleep(0.01)


async def start(house: House) -> None:
    """As whatever watches over the process does: again, until it runs."""
    for _ in range(50):
        with contextlib.suppress(AssertionError):
            await asyncio.to_thread(house.open)
            return
        await asyncio.sleep(0.2)
    raise RuntimeError(f"the server does not start:\n{house.complaints.read_text()}")


def survive(folder: Path, disk: Disk, faults: int, longest: float, kill_every: int, seed: int) -> Report:
    """An evening of so many faults on the data in this folder; raises if a match does not come to its end."""
    rng, report = random.Random(seed), Report()
    house = House(folder)
    groups = [
        Group(house, people, bots, random.Random(seed + number), report)
        for number, (people, bots) in enumerate([(2, 0), (2, 1), (1, 2)])
    ]

    async def evening() -> None:
        playing = asyncio.gather(*[group.play() for group in groups])
        for group in groups:
            await group.seated.wait()
        await sabotage(house, disk, faults, longest, kill_every, rng, report)
        for group in groups:
            group.last = True
        await asyncio.wait_for(playing, ENOUGH)
        report.matches = sum(group.matches for group in groups)

    try:
        run(evening)
    finally:
        disk.mends(house.process.pid)
        house.kill()
    check(folder / "comitium.db", report)
    return report


def check(database: Path, report: Report) -> None:
    """Every acknowledged decision is on record, as it was made."""
    db = sqlite3.connect(database)
    report.integrity = db.execute("PRAGMA integrity_check").fetchone()[0]
    recorded = set(db.execute("SELECT table_id, seq, client, code FROM lines"))
    db.close()
    report.missing = len(set(report.decisions) - recorded)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.storage_faults", description=__doc__)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--longest", type=float, default=3.0, help="seconds that the disk takes nothing, at most")
    parser.add_argument("--kill-every", type=int, default=7, help="kill the server in every n-th fault")
    parser.add_argument("--disk", choices=["full", "limit"], default="limit")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as outside:
        folder = Path(outside) / "house"
        folder.mkdir()
        with disk_in(folder, chosen.disk) as disk:
            report = survive(folder, disk, chosen.faults, chosen.longest, chosen.kill_every, chosen.seed)
    print(f"storage faults survived            {report.faults:>8,}")
    print(f"  with the server killed in them   {report.kills:>8,}")
    print(f"decisions acknowledged             {len(report.decisions):>8,}")
    print(f"  of them not on record            {report.missing:>8,}")
    print(f"matches played to their end        {report.matches:>8,}")
    print(f"times it said it cannot write      {report.refused:>8,}")
    print(f"pages told of trouble              {report.notices:>8,}")
    print(f"longest pause after a mend, s      {report.longest:>8.2f}")
    print(f"the database                       {report.integrity:>8}")
    return 0 if report.missing == 0 and report.integrity == "ok" else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
