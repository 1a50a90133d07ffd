"""Half-sent requests against a real server: `python -m tools.half_open --connections 300`.

So many connections send the beginning of a request and then nothing. Meanwhile an honest visitor asks again and
again. At the end all of them have to be gone, each with a sentence why, and the server holds no more descriptors
than before. `--visitors` says from how many addresses they come; Linux answers to all of 127.0.0.0/8.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.server.house import House

HALF = b"GET /api/games HTTP/1.1\r\nHost: here\r\nX-Slow: "
ASK_EVERY = 0.05  # seconds between two questions of the honest visitor
HONEST = "127.0.0.1"


@dataclass
class Figures:
    ends: Counter[str]  # how the connections ended
    seconds: float  # until the last of them was gone
    answered: int  # questions of the honest visitor
    slowest: float  # seconds
    left: int  # descriptors of the server that were not open before


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.half_open")
    parser.add_argument("--connections", type=int, default=300)
    parser.add_argument("--visitors", type=int, default=3, help="addresses they come from")
    parser.add_argument("--header-seconds", type=float, default=10.0, help="how long the server waits for a request")
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "house", "--limits-header-seconds", str(chosen.header_seconds), "--log", "none")
        try:
            figures = asyncio.run(attack(house, chosen.connections, chosen.visitors))
        finally:
            house.kill()
    for how, count in sorted(figures.ends.items()):
        print(f"{count:6} of {chosen.connections} half-sent requests: {how}")
    print(
        f"{figures.seconds:6.1f} s until the last was gone (the server waits {chosen.header_seconds:g} s for a request)"
    )
    print(f"{figures.answered:6} questions of a visitor answered meanwhile, the slowest in {figures.slowest:.2f} s")
    print(f"{figures.left:6} descriptors of the server left over")
    return 0 if shed(figures, chosen.connections) else 1


def shed(figures: Figures, connections: int) -> bool:
    sent_away = [how for how in figures.ends if how.startswith("HTTP/1.1 4")]
    return sum(figures.ends[how] for how in sent_away) == connections and figures.left <= 0 < figures.answered


async def attack(house: House, connections: int, visitors: int) -> Figures:
    before = descriptors(house)
    start = time.monotonic()
    honest = Honest(house)
    asking = asyncio.create_task(honest.ask())
    ends = await asyncio.gather(
        *[half_open(house.port, f"127.0.1.{number % visitors + 1}") for number in range(connections)]
    )
    seconds = time.monotonic() - start
    honest.goes_on = False
    await asking
    while descriptors(house) > before and time.monotonic() < start + 10 * seconds:
        await asyncio.sleep(ASK_EVERY)
    return Figures(Counter(ends), seconds, honest.answered, honest.slowest, descriptors(house) - before)


async def half_open(port: int, address: str) -> str:
    """How it ends: the first line of the answer, or nothing."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    try:
        writer.write(HALF)
        return (await reader.read()).partition(b"\r\n")[0].decode(errors="replace").strip() or "closed without a word"
    except ConnectionError:
        return "reset"
    finally:
        writer.transport.abort()


class Honest:
    """Asks again and again, each time on a connection of its own."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.goes_on = True
        self.answered = 0
        self.slowest = 0.0

    async def ask(self) -> None:
        while self.goes_on:
            asked = time.monotonic()
            transport = httpx.AsyncHTTPTransport(local_address=HONEST)
            async with httpx.AsyncClient(timeout=60, transport=transport) as client:
                answer = await client.get(f"http://127.0.0.1:{self.house.port}/api/games")
            self.answered += answer.status_code == 200
            self.slowest = max(self.slowest, time.monotonic() - asked)
            await asyncio.sleep(ASK_EVERY)


def descriptors(house: House) -> int:
    return len(list(Path(f"/proc/{house.process.pid}/fd").iterdir()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
