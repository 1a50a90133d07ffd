"""`comitium bench server`: what one server process carries, measured over real sockets.

Tables lie in the database beforehand: some in play at every stage of a match, the others idle. People's
pages run in processes of their own, and the server's CPU time is read from outside, so that nothing but
the server is counted. The pages answer with random legal decisions: first as soon as they are asked, then
one by one (at each table a decision waits until all pages have heard of the last), then as many a second as
was ordered. One more process asks all the time whether the server is awake: how long it waits at most for the
answer is the longest pause.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from multiprocessing.synchronize import Barrier
from pathlib import Path
from random import Random
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from uvicorn.loops.auto import auto_loop_factory
from websockets.asyncio.client import ClientConnection, connect

from comitium.engine.match import Match, Player, new_match
from comitium.engine.message import Refused
from comitium.games import GAMES
from comitium.server import store as sql
from comitium.server.arguments import HELP, columns, complain, read_words, refuse_unknown_language, speaker_for
from comitium.server.claims import hashed
from comitium.server.settings import settings_of
from comitium.server.store import LineRow, SeatRow, Store, TableRow
from comitium.text import Speaker

GAME = GAMES["new_romans"]
PAGE_PROCESSES = max(1, (os.cpu_count() or 2) - 1)
FULL_SPEED = 15.0  # seconds at most: that is enough, and takes many tables
AT_ONCE, ONE_BY_ONE = 0.0, -1.0  # in the place of a rate
ASK_EVERY = 0.005  # seconds, whether the server is awake
PATIENCE = 120.0  # seconds to wait for a process of pages, which may have died
MOST_A_SECOND = 3000  # decisions for which there are tables enough

Seated = tuple[str, list[str]]  # a table and the tokens of its seats


@dataclass(frozen=True)
class Plan:
    """What is measured. Each field is an option, explained by the sentence `bench-` and its name."""

    tables: Annotated[int, Meta(ge=1)] = 100  # in play at the same time
    seats: Annotated[int, Meta(ge=GAME.players[0], le=GAME.players[-1])] = 4  # of each, with a page for each
    seconds: Annotated[float, Meta(gt=0)] = 60.0  # of the second part
    rate: Annotated[float, Meta(gt=0)] = 500.0  # decisions a second in the second part
    idle: int = 10_000  # further tables in the database
    json: str = ""  # a file for the figures


def main(arguments: list[str]) -> int:
    speaker = speaker_for(arguments)
    try:
        if not set(HELP).isdisjoint(arguments):
            print(help_page(speaker))
            return 0
        plan = read_plan(arguments)
        if sys.platform != "linux":
            raise Refused("bench-needs-linux")
        figures = measure(plan.tables, plan.seats, plan.seconds, plan.rate, plan.idle)
        for name, figure in figures.items():
            print(f"{name:50} {figure:>12,.2f}")
        if plan.json:
            write_figures(Path(plan.json).expanduser(), figures)
        return 0
    except Refused as refused:
        return complain(speaker, refused)
    except KeyboardInterrupt:
        return 130


def read_plan(arguments: list[str]) -> Plan:
    known = settings_of(Plan, "")
    words = read_words(arguments, {"--language", *[setting.option for setting in known]}, ())
    refuse_unknown_language(words)
    given = [setting for setting in known if setting.option in words.options]
    return Plan(**{one.key: one.read(words.last(one.option), one.option, from_text=True) for one in given})


def write_figures(file: Path, figures: dict[str, float]) -> None:
    try:
        file.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    except OSError as wrong:
        raise Refused("file-unusable", file=str(file), why=wrong.strerror or "?") from None


def help_page(speaker: Speaker) -> str:
    rows = []
    for setting in settings_of(Plan, ""):
        default = "" if setting.default == "" else " " + speaker.say("setting-default", default=f"{setting.default:g}")
        rows.append((setting.option, speaker.say(f"bench-{setting.key}") + default))
    rows.append(("--language", speaker.say("serve-language")))
    return "\n\n".join(["comitium bench server", speaker.say("bench-about"), columns(rows)])


def measure(tables: int, seats: int, seconds: float, rate: float, idle: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "comitium.db"
        short = min(seconds, FULL_SPEED)
        needed = [int(short * MOST_A_SECOND), int(short * MOST_A_SECOND), int(seconds * rate)]
        parts = asyncio.run(fill(database, tables, seats, needed, idle))
        before = lines_stored(database)
        start = time.monotonic()
        server, port = open_server(Path(folder))
        figures: dict[str, float] = {"tables": tables, "idle tables": idle, "start, s": time.monotonic() - start}
        try:
            for name, part, lasts, pace in (
                ("at full speed", parts[0], short, AT_ONCE),
                ("one by one", parts[1], short, ONE_BY_ONE),
                (f"at {rate:g} a second", parts[2], seconds, rate),
            ):
                spent, report = play(server.pid, port, part, tables, lasts, pace)
                figures[f"{name}: seconds"] = lasts
                figures[f"{name}: decisions acknowledged"] = report.acknowledged
                figures[f"{name}: decisions a second"] = report.acknowledged / lasts
                figures[f"{name}: CPU seconds of the server"] = spent
                figures[f"{name}: decisions per CPU second"] = report.acknowledged / spent
                figures[f"{name}: updates per decision and page"] = report.updates / seats / report.acknowledged
                for percent in (50, 95, 99, 99.9):
                    figures[f"{name}: p{percent:g} to the last page, ms"] = 1000 * quantile(report.delays, percent)
                figures[f"{name}: longest pause, ms"] = 1000 * report.pause
        finally:
            server.terminate()
            server.wait()
        figures["decisions stored, all parts"] = lines_stored(database) - before
    return figures


def quantile(values: list[float], percent: float) -> float:
    return sorted(values)[int(len(values) * percent / 100)]


# -- the database ------------------------------------------------------------------------------------------------------


async def fill(database: Path, tables: int, seats: int, needed: list[int], idle: int) -> list[list[Seated]]:
    """The tables of all parts, those in mid-match first, then as many fresh ones as the pages can come to need.

    One more is for the process that asks whether the server is awake.
    """
    store = Store(database)
    store.open()
    rng = Random(1)
    parts = []
    for decisions in needed:
        fresh = decisions // GAME.longest_match(seats) + 2
        begun = [
            await add_table(store, seats, rng.randrange(GAME.longest_match(seats) * 3 // 4)) for _ in range(tables)
        ]
        parts.append(begun + await asyncio.gather(*[add_table(store, seats, 0) for _ in range(fresh)]))
    await asyncio.gather(*[add_table(store, seats, 0) for _ in range(idle)])
    await store.close()
    return parts


async def add_table(store: Store, seats: int, decisions: int) -> Seated:
    """A match after so many random decisions, in the database."""
    match = new_match(GAME, [Player(f"P{seat}") for seat in range(seats)])
    row, people, tokens = table_of(match)
    table = row.id
    await store.do(sql.add_table(row, people))
    rng = Random(table)
    lines = []
    for number in range(decisions):
        seat = rng.choice(match.state.waiting())
        match.play(seat, match.state.random_option(seat, rng))
        lines.append(store.do(sql.append_line(table, LineRow(number, seat, match.lines[-1].code, time.time(), None))))
    await asyncio.gather(*lines)
    return table, tokens


def table_of(match: Match[Any]) -> tuple[TableRow, list[SeatRow], list[str]]:
    """The rows of a begun match at which only people sit, and the tokens of their seats."""
    header = match.header
    row = TableRow(
        id=secrets.token_urlsafe(9),
        game=header.game,
        title="",
        options=json.dumps(header.options),
        pace='{"kind":"none"}',
        listed=False,
        watching=True,
        hints=True,
        stage="playing",
        seed=header.seed,
        rules=header.version,
        data=header.data,
        rematch=None,
        created=time.time(),
        began=time.time(),
        began_house=0.0,
    )
    tokens = [secrets.token_urlsafe(24) for _ in header.players]
    people = [
        SeatRow(seat, "person", player.name, None, hashed(tokens[seat]), True, seat == 0)
        for seat, player in enumerate(header.players)
    ]
    return row, people, tokens


def lines_stored(database: Path) -> int:
    db = sqlite3.connect(database)
    count: int = db.execute("SELECT count(*) FROM lines").fetchone()[0]
    db.close()
    return count


# -- the server --------------------------------------------------------------------------------------------------------


def open_server(folder: Path) -> tuple[subprocess.Popen[str], int]:
    command = [sys.executable, "-m", "comitium", "serve", "--no-browser", "--port", "0", "--data", str(folder)]
    command += ["--log", "none"]  # its lines would stand among the figures
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "COMITIUM_LANGUAGE": "en"})
    assert server.stdout is not None
    return server, int(server.stdout.readline().split("127.0.0.1:")[1].split("/")[0])


def cpu_seconds(process: int) -> float:
    """User and system time of all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# -- the pages ---------------------------------------------------------------------------------------------------------


@dataclass
class Report:
    """What the pages saw."""

    acknowledged: int  # decisions
    updates: int  # messages that told of them, to all pages
    delays: list[float]  # for each decision: seconds until the last page of its table heard of it
    pause: float = 0.0  # seconds, the longest


def play(server: int, port: int, part: list[Seated], tables: int, seconds: float, rate: float) -> tuple[float, Report]:
    """The CPU seconds the server needed, and what the pages of all processes saw."""
    context = multiprocessing.get_context("spawn")
    number = min(PAGE_PROCESSES, tables)
    start: Barrier = context.Barrier(number + 2)
    reports: multiprocessing.Queue[Report] = context.Queue()
    quiet = part.pop()[0]
    processes = [context.Process(target=watch_here, args=(port, quiet, seconds, start, reports))]
    for first in range(number):
        at_once = len(range(first, tables, number))
        pace = rate / number if rate > 0 else rate
        given = (port, part[first::number], at_once, seconds, pace, start, reports)
        processes.append(context.Process(target=play_here, args=given))
    for process in processes:
        process.start()
    start.wait(PATIENCE)  # until every page is open
    before = cpu_seconds(server)
    time.sleep(seconds)
    spent = cpu_seconds(server) - before
    total = Report(0, 0, [])
    for _ in processes:
        report = reports.get(timeout=PATIENCE)
        total.acknowledged += report.acknowledged
        total.updates += report.updates
        total.delays += report.delays
        total.pause = max(total.pause, report.pause)
    for process in processes:
        process.join()
    return spent, total


def play_here(
    port: int,
    tables: list[Seated],
    at_once: int,
    seconds: float,
    rate: float,
    start: Barrier,
    reports: multiprocessing.Queue[Report],
) -> None:
    """In a process of pages."""
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        reports.put(runner.run(Crowd(port, tables, at_once, rate).play(seconds, start)))


def watch_here(port: int, table: str, seconds: float, start: Barrier, reports: multiprocessing.Queue[Report]) -> None:
    """In the process that asks whether the server is awake."""
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        reports.put(Report(0, 0, [], runner.run(longest_wait(port, table, seconds, start))))


async def longest_wait(port: int, table: str, seconds: float, start: Barrier) -> float:
    """For the answer to a ping, which the server gives before it looks at anything else."""
    longest = 0.0
    async with visit(port, table, visitor=0) as socket:
        await socket.send(json.dumps({"type": "hello", "token": None}))
        await asyncio.to_thread(start.wait)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            asked = time.monotonic()
            await (await socket.ping())
            longest = max(longest, time.monotonic() - asked)
            await asyncio.sleep(ASK_EVERY)
    return longest


def visit(port: int, table: str, visitor: int) -> connect:
    """As a proxy would that stands before the server: every page belongs to a visitor of its own."""
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    forwarded = {"X-Forwarded-For": f"10.{visitor >> 16 & 255}.{visitor >> 8 & 255}.{visitor & 255}"}
    return connect(address, max_size=None, open_timeout=60, additional_headers=forwarded)


class Option(msgspec.Struct):
    code: str


class Asked(msgspec.Struct):
    ask: int
    question: dict[str, Any] | None
    options: list[Option]


class Heard(msgspec.Struct):
    """What a page of the bench reads of a message."""

    type: str
    seq: int = 0
    id: str = ""
    asked: Asked | None = None
    result: dict[str, Any] | None = None


heard = msgspec.json.Decoder(Heard)


class Page:
    """One seat's page."""

    def __init__(self, table: str, socket: ClientConnection) -> None:
        self.table = table
        self.socket = socket
        self.sent: dict[str, float] = {}  # when each answer left
        self.seen = -1  # how many lines of the match it has heard of
        self.asked: Asked | None = None  # what it has not answered yet


class Crowd:
    """Pages at many tables; when a match is over its four go to the next table."""

    def __init__(self, port: int, tables: list[Seated], at_once: int, rate: float) -> None:
        self.port = port
        self.tables = tables[::-1]
        self.at_once = at_once
        self.rate = rate
        self.rng = Random(port)
        self.asked: list[Page] = []  # those that have not answered yet
        self.pages: dict[str, list[Page]] = {}  # by table
        self.opened = 0
        self.visitors = 0
        self.running = False
        self.acknowledged = 0
        self.updates = 0
        self.left: dict[tuple[str, int], float] = {}  # when the decision that became this line left its page
        self.arrived: dict[tuple[str, int], list[float]] = {}  # when each page heard of this line

    async def play(self, seconds: float, start: Barrier) -> Report:
        seats = len(self.tables[0][1])
        groups = [asyncio.create_task(self.group()) for _ in range(self.at_once)]
        while self.opened < self.at_once * seats:
            await asyncio.sleep(0.05)
            for group in groups:
                if group.done():
                    group.result()  # a page could not be opened
        await asyncio.to_thread(start.wait)
        self.running, self.updates = True, 0
        pacing = asyncio.create_task(self.pace() if self.rate > 0 else self.answer_all())
        await asyncio.sleep(seconds)
        acknowledged, updates = self.acknowledged, self.updates
        for task in (pacing, *groups):
            task.cancel()
        await asyncio.gather(pacing, *groups, return_exceptions=True)
        told_all = [line for line, times in self.arrived.items() if len(times) == seats and line in self.left]
        return Report(acknowledged, updates, [max(self.arrived[line]) - self.left[line] for line in told_all])

    async def group(self) -> None:
        while self.tables:
            table, tokens = self.tables.pop()
            await asyncio.gather(*[self.attend(table, token) for token in tokens])

    async def attend(self, table: str, token: str) -> None:
        """One page, until the match is over."""
        self.visitors += 1
        async with visit(self.port, table, self.visitors) as socket:
            page = Page(table, socket)
            self.pages.setdefault(table, []).append(page)
            await socket.send(json.dumps({"type": "hello", "token": token, "differences": True}))
            async for data in socket:
                message = heard.decode(data)
                if message.type == "ack":
                    self.acknowledged += 1
                    self.left[table, message.seq + 1] = page.sent.pop(message.id)
                    if self.running and self.rate == ONE_BY_ONE:
                        await self.answer_at(table)
                elif message.type in ("update", "difference"):
                    self.opened += page.seen < 0
                    self.updates += 1
                    if page.seen >= 0:
                        for line in range(page.seen + 1, message.seq + 1):
                            self.arrived.setdefault((table, line), []).append(time.monotonic())
                    page.seen = message.seq
                    if message.result is not None:
                        return
                    if message.asked is not None:
                        self.ask(page, message.asked)
                    if self.running and self.rate <= 0:
                        await self.answer_at(table)

    def ask(self, page: Page, asked: Asked) -> None:
        if page.asked is not None:
            self.asked.remove(page)
        page.asked = None if asked.question is None else asked
        if page.asked is not None:
            self.asked.append(page)

    async def answer_all(self) -> None:
        for table in list(self.pages):
            await self.answer_at(table)

    async def answer_at(self, table: str) -> None:
        """Everybody who is asked; one by one, if that is wanted, and only one whose table has heard of the last."""
        pages = self.pages[table]
        asked = [page for page in pages if page.asked is not None]
        if self.rate == AT_ONCE:
            for page in asked:
                await self.answer(page)
        elif asked and len({page.seen for page in pages}) == 1 and not any(page.sent for page in pages):
            await self.answer(self.rng.choice(asked))

    async def pace(self) -> None:
        """So many answers a second, whoever is asked; a server that is late does not slow them down."""
        begun, answered = time.monotonic(), 0
        while True:
            while self.asked and answered < (time.monotonic() - begun) * self.rate:
                answered += 1
                await self.answer(self.rng.choice(self.asked))
            await asyncio.sleep(0.001)

    async def answer(self, page: Page) -> None:
        asked, page.asked = page.asked, None
        assert asked is not None
        self.asked.remove(page)
        code = self.rng.choice(asked.options).code
        identity = f"{page.table}-{asked.ask}"
        page.sent[identity] = time.monotonic()
        decide = {"type": "decide", "id": identity, "ask": asked.ask, "code": code}
        await page.socket.send(json.dumps(decide))
