"""A real server in a process of its own, and pages that talk to it as a browser does."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from comitium.server.botrunner import WORKER
from tests.patience import PATIENCE

OPEN: list[Page] = []
Json = dict[str, Any]


class House:
    """`comitium serve` on a free port; it can be killed and opened again on the same data.

    Its complaints go to a file: a server left over by a test that was broken off would hold our own line open.
    """

    def __init__(self, data: Path, *more: str, **environment: str) -> None:
        self.data = data
        self.more = more  # further words of the command line
        self.environment = environment  # further variables of its process
        self.complaints = data.with_name(f"{data.name}.err")
        self.port = 0
        self.open()

    def open(self) -> None:
        command = [sys.executable, "-m", "comitium", "serve", "--no-browser", "--data", str(self.data)]
        command += ["--port", str(self.port), *self.more]
        with self.complaints.open("a") as complaints:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
                env={**os.environ, "LANG": "C", **self.environment},
                start_new_session=True,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said, self.complaints.read_text()
        self.port = int(said.split("127.0.0.1:")[1].split("/")[0])

    def interrupt(self) -> int:
        """Ctrl-C in its terminal, which all its processes hear; the exit code."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def get(self, path: str, token: str | None = None) -> httpx.Response:
        return httpx.get(f"http://{self.address}{path}", headers=bearer(token), timeout=PATIENCE)

    def post(self, path: str, body: object, token: str | None = None) -> httpx.Response:
        return httpx.post(f"http://{self.address}{path}", json=body, headers=bearer(token), timeout=PATIENCE)

    def make(self, *names: str, bots: int = 0, **wanted: object) -> tuple[str, list[str]]:
        """A table at which these people and so many bots sit, begun; its id and the people's tokens."""
        seats = len(names) + bots
        body = {"game": "new_romans", "seats": seats, "name": names[0], **wanted}
        made = self.post("/api/tables", body).json()
        table, tokens = made["table"], [made["token"]]
        tokens += [self.post(f"/api/tables/{table}/join", {"name": name}).json()["token"] for name in names[1:]]
        for seat in range(len(names), seats):
            self.post(f"/api/tables/{table}/do", {"do": "bot", "seat": seat, "bot": "chance"}, tokens[0])
        begun = self.post(f"/api/tables/{table}/do", {"do": "begin"}, tokens[0])
        assert begun.status_code == 200, begun.text
        return table, tokens


START_LATE = f"import time; time.sleep(2.5); {WORKER}"  # a worker on a machine that is slow to load the games


def bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"authorization": f"Bearer {token}"}


class Page:
    """One open page: remembers what it was told, and every frame as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.update: Json = {}
        self.asked: Json = {}
        self.entries: list[Json] = []
        self.chat: list[Json] = []
        self.table: Json = {}
        self.answers: dict[str, Json] = {}  # acknowledgements and refusals by the id they answer
        self.ids = (f"m{number}" for number in itertools.count())

    async def send(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Json:
        """The next message."""
        data = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(data, str)
        self.frames.append(data)
        message: Json = json.loads(data)
        kind = message["type"]
        if kind == "update":
            assert message["entries_from"] <= len(self.entries), "a gap in the log"
            self.entries = self.entries[: message["entries_from"]] + message["entries"]
            self.update = message
            self.asked = message.get("asked") or self.asked
        elif kind == "chat":
            self.chat.extend(message["lines"])
        elif kind == "table":
            self.table = message["table"]
        elif message.get("id") is not None:
            self.answers[message["id"]] = message
        return message

    async def until(self, seen: Callable[[Page], object]) -> None:
        """Listen until this is true of the page."""
        while not seen(self):
            await self.hear()

    async def ask(self, **message: object) -> Json:
        """Send a message with an id and wait for what answers it."""
        identity = next(self.ids)
        await self.send(id=identity, **message)
        await self.until(lambda page: identity in page.answers)
        return self.answers[identity]

    async def decide(self, code: str) -> Json:
        return await self.ask(type="decide", ask=self.asked["ask"], code=code)

    @property
    def is_asked(self) -> bool:
        """Whether a question is open, and it is the one whose options the page has."""
        return bool(self.asked) and self.asked["ask"] == self.update["ask"] and self.asked["question"] is not None

    async def play(self, rng: random.Random, decisions: int = 10_000) -> int:
        """Random decisions until so many are made or the match is over."""
        made = 0
        await self.until(lambda page: page.update)
        while made < decisions and not self.update.get("result"):
            if self.is_asked:
                answer = await self.decide(rng.choice(self.asked["options"])["code"])
                made += answer["type"] == "ack"
            else:
                await self.hear()
        return made


async def open_page(house: House, table: str, token: str | None, **more: Any) -> Page:
    address = f"ws://{house.address}/api/tables/{table}/socket"
    page = Page(await connect(address, max_size=None, **more))
    OPEN.append(page)
    await page.send(type="hello", token=token)
    return page


def run(evening: Callable[[], Coroutine[None, None, None]]) -> None:
    """Run a scene to its end and close every page it left open."""

    async def whole() -> None:
        try:
            await evening()
        finally:
            for page in OPEN:
                page.socket.transport.abort()
            OPEN.clear()
            await asyncio.sleep(0)  # lets the broken connections be noticed before the loop ends

    asyncio.run(whole())
