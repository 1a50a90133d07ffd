"""`comitium bench server`: what one process carries, measured over real sockets.

Tables are put into the database beforehand, people's pages run in processes of their own, and the
server's CPU time is read from outside, so that nothing but the server is counted. The pages answer
with random legal decisions as soon as they are asked, or at a given rate.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from comitium.games import GAMES
from comitium.server import store as sql
from comitium.server.hall import hashed
from comitium.server.store import SeatRow, Store, TableRow

SEATS = 4
Seated = tuple[str, str]  # table and token


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="comitium bench server")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--idle", type=int, default=10_000)
    parser.add_argument("--rate", type=float, default=500.0, help="decisions per second in the second part")
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args(arguments)
    if sys.platform != "linux":
        print("comitium bench server reads the CPU time of a process from /proc and needs Linux.", file=sys.stderr)
        return 2
    figures = measure(chosen.tables, chosen.idle, chosen.rate)
    for name, figure in figures.items():
        print(f"{name:42} {figure:>12,.2f}")
    if chosen.json:
        chosen.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 0


def measure(tables: int, idle: int, rate: float) -> dict[str, float]:
    figures: dict[str, float] = {"tables": tables, "idle tables": idle}
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "comitium.db"
        fast, paced = asyncio.run(fill(database, [tables, tables], idle))
        start = time.monotonic()
        server, port = open_server(Path(folder))
        figures["start, s"] = time.monotonic() - start
        try:
            for name, seated, pace in (("as fast as can be", fast, 0.0), (f"{rate:g} a second", paced, rate)):
                before = cpu_seconds(server.pid)
                begun = time.monotonic()
                delays = play_all(port, seated, pace)
                spent, passed = cpu_seconds(server.pid) - before, time.monotonic() - begun
                figures[f"{name}: decisions"] = len(delays)
                figures[f"{name}: per second"] = len(delays) / passed
                figures[f"{name}: per CPU second of the server"] = len(delays) / spent
                figures[f"{name}: p50 to the last viewer, ms"] = 1000 * quantile(delays, 0.50)
                figures[f"{name}: p95 to the last viewer, ms"] = 1000 * quantile(delays, 0.95)
        finally:
            server.terminate()
            server.wait()
    return figures


async def fill(database: Path, groups: list[int], idle: int) -> list[list[Seated]]:
    """Matches that have just begun, without the pages' help; the idle ones wait for people who are away."""
    store = Store(database)
    store.open()
    game = GAMES["new_romans"]
    jobs, seated = [], []
    for size in [*groups, idle]:
        group: list[Seated] = []
        for _ in range(size):
            table, tokens = secrets.token_urlsafe(9), [secrets.token_urlsafe(24) for _ in range(SEATS)]
            row = TableRow(
                id=table,
                game=game.slug,
                title="",
                options=json.dumps(game.choose(SEATS, {})),
                pace='{"kind":"none"}',
                listed=False,
                watching=True,
                hints=True,
                stage="playing",
                seed=secrets.token_hex(16),
                rules=game.version,
                data=game.data_hash(),
                rematch=None,
                created=time.time(),
                began=time.time(),
            )
            seats = [SeatRow(n, "person", f"P{n}", None, hashed(token), True, n == 0) for n, token in enumerate(tokens)]
            jobs.append(store.do(sql.add_table(row, seats)))
            group.extend((table, token) for token in tokens)
        seated.append(group)
    await asyncio.gather(*jobs)
    await store.close()
    return seated[:-1]


def open_server(folder: Path) -> tuple[subprocess.Popen[str], int]:
    command = [sys.executable, "-m", "comitium", "serve", "--no-browser", "--port", "0", "--data", str(folder)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "COMITIUM_LANGUAGE": "en"})
    assert server.stdout is not None
    return server, int(server.stdout.readline().split("127.0.0.1:")[1].split("/")[0])


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def play_all(port: int, seated: list[Seated], rate: float) -> list[float]:
    """Every table to its end; the seconds from each decision to the last page that heard of it."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(play_in_process, (port, seated, rate))


def play_in_process(port: int, seated: list[Seated], rate: float) -> list[float]:
    return asyncio.run(Crowd(port, seated, rate).play())


class Crowd:
    """All pages of all tables."""

    def __init__(self, port: int, seated: list[Seated], rate: float) -> None:
        self.port = port
        self.seated = seated
        self.pause = len(seated) / rate if rate else 0.0
        self.sent: dict[tuple[str, int], float] = {}  # when the decision with this number left its page
        self.heard: dict[tuple[str, int], list[float]] = {}

    async def play(self) -> list[float]:
        await asyncio.gather(*[self.page(number, *who) for number, who in enumerate(self.seated)])
        return [max(times) - self.sent[key] for key, times in self.heard.items() if key in self.sent]

    async def page(self, number: int, table: str, token: str) -> None:
        rng = random.Random(number)
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        waiting: dict[str, float] = {}
        async with connect(address, max_size=None, compression=None, open_timeout=60) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            async for data in socket:
                message: dict[str, Any] = json.loads(data)
                if message["type"] == "ack":
                    self.sent[table, message["seq"] + 1] = waiting.pop(message["id"])
                elif message["type"] == "update":
                    self.heard.setdefault((table, message["seq"]), []).append(time.monotonic())
                    if message.get("result"):
                        return
                    asked = message.get("asked")
                    if asked and asked["question"]:
                        if self.pause:
                            await asyncio.sleep(self.pause * rng.uniform(0.5, 1.5))
                        identity = f"{number}-{asked['ask']}"
                        waiting[identity] = time.monotonic()
                        code = rng.choice(asked["options"])["code"]
                        decide = {"type": "decide", "id": identity, "ask": asked["ask"], "code": code}
                        await socket.send(json.dumps(decide))


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]
