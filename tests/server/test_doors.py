"""Connections that stand in the way are cut off, and everybody else is served meanwhile."""

from __future__ import annotations

import asyncio
import errno
import gc
import json
import logging
import socket
import sys
import weakref
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from comitium.server import doors
from comitium.server.addresses import listen
from comitium.server.doors import DoorConfig, Doors, Page, head_of
from comitium.server.house import Place
from comitium.server.limits import Limits
from comitium.server.main import configure
from comitium.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.halls import logged

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

HALF = b"GET /api/games HTTP/1.1\r\nHost: here\r\nX-Slow: "
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class House:
    """A server in this process, behind real sockets."""

    def __init__(self, config: DoorConfig, server: uvicorn.Server, port: int) -> None:
        self.doors = config.doors
        self.server = server
        self.port = port
        self.lines: list[Line] = []

    async def call(self, said: bytes, address: str = "127.0.0.1") -> Line:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
        writer.write(said)
        self.lines.append((reader, writer))
        return reader, writer

    async def get(self, path: str = "/api/games") -> httpx.Response:
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            return await client.get(f"http://127.0.0.1:{self.port}{path}")

    async def make(self) -> str:
        body = {"game": "new_romans", "seats": 2, "name": "Anna"}
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            made = await client.post(f"http://127.0.0.1:{self.port}/api/tables", json=body)
        return str(made.json()["table"])

    def address(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"

    async def page(self, table: str) -> Any:
        opened = await connect(self.address(table), max_size=None, ping_interval=None)
        await opened.send(json.dumps({"type": "hello", "token": None}))
        await opened.recv()
        return opened

    async def until(self, seen: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not seen():
                await asyncio.sleep(0.01)


@asynccontextmanager
async def opened(folder: Path, limits: Limits) -> AsyncGenerator[House, None]:
    settings = Settings(port=0, database=folder / "c.db", limits=limits)
    config, listener = configure(settings, Place()), listen(settings.host, settings.port)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    house = House(config, server, listener.getsockname()[1])
    await house.until(lambda: server.started)
    try:
        yield house
    finally:
        for _, writer in house.lines:
            writer.transport.abort()
        server.should_exit = True
        await task


def evening(folder: Path, limits: Limits, scene: Callable[[House], Coroutine[None, None, None]]) -> None:
    async def whole() -> None:
        async with opened(folder, limits) as house:
            await scene(house)

    asyncio.run(whole())


async def last_words(line: Line) -> tuple[bytes, str]:
    """The first line of what is heard until the connection ends, and the name of the sentence in it."""
    try:
        heard = await asyncio.wait_for(line[0].read(), PATIENCE)
    except ConnectionError:  # whoever still talks when the connection ends may not hear the last words
        return b"", ""
    head, _, body = heard.partition(b"\r\n\r\n")
    return head.partition(b"\r\n")[0].strip(), json.loads(body)["message"]["name"] if body else ""


def test_three_hundred_half_sent_requests_are_shed_and_the_others_served(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        half = [await house.call(HALF) for _ in range(300)]
        assert (await house.get()).status_code == 200
        words = await asyncio.gather(*[last_words(line) for line in half])
        assert set(words) == {(b"HTTP/1.1 408", "too-slow")}
        await house.until(lambda: house.doors.open.total == 0 and not house.doors.waiting)
        assert house.doors.shed == 300

    evening(tmp_path, Limits(header_seconds=1.0), scene)


@pytest.mark.parametrize(
    "said",
    [
        HALF,
        b"",
        b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 16000\r\n\r\n{",
    ],
)
def test_a_request_that_drips_is_cut_off(tmp_path: Path, said: bytes) -> None:
    """Every further drop comes in time, and gives no more time."""

    async def scene(house: House) -> None:
        line = await house.call(said)
        words = asyncio.create_task(last_words(line))
        while not words.done():
            line[1].write(b"x")
            await asyncio.sleep(0.01)
        assert await words in ((b"HTTP/1.1 408", "too-slow"), (b"", ""))
        assert house.doors.shed == 1

    evening(tmp_path, Limits(header_seconds=0.3, body_seconds=0.3, idle_seconds=1000), scene)


def test_a_connection_that_stays_silent_after_its_answer_is_closed(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        line = await house.call(b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n")
        heard = await asyncio.wait_for(line[0].read(), PATIENCE)
        assert heard.startswith(b"HTTP/1.1 200")
        assert b"too-slow" not in heard

    evening(tmp_path, Limits(idle_seconds=0.3, header_seconds=0.3), scene)


def test_the_second_request_of_a_connection_has_its_time_too(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        line = await house.call(b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n")
        await asyncio.wait_for(line[0].readuntil(b"\r\n\r\n"), PATIENCE)
        line[1].write(HALF)
        heard = await asyncio.wait_for(line[0].read(), PATIENCE)
        assert b"HTTP/1.1 408" in heard
        assert heard.endswith(b"}")

    evening(tmp_path, Limits(idle_seconds=1000, header_seconds=0.3), scene)


def test_a_reader_who_does_not_read_is_cut_off(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        slow = socket.create_connection(("127.0.0.1", house.port))
        slow.setblocking(False)
        ask = b"GET /api/texts/new_romans/ru HTTP/1.1\r\nHost: here\r\n\r\n"
        loop = asyncio.get_running_loop()
        sending = asyncio.create_task(loop.sock_sendall(slow, ask * 2000))
        await house.until(lambda: house.doors.open.total == 1)
        await house.until(lambda: house.doors.open.total == 0)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        slow.close()

    evening(tmp_path, Limits(stalled_seconds=0.3), scene)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one loopback address")
def test_a_visitor_has_so_many_connections(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        lines = [await house.call(HALF, "127.0.0.2") for _ in range(3)]
        await house.until(lambda: house.doors.open.of("127.0.0.2") == 3)
        one_more = await house.call(b"", "127.0.0.2")
        assert await last_words(one_more) == (b"HTTP/1.1 429", "too-many-connections-of-yours")
        assert (await house.get()).status_code == 200
        lines[0][1].transport.abort()
        await house.until(lambda: house.doors.open.of("127.0.0.2") == 2)
        again = await house.call(b"GET /api/games HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n", "127.0.0.2")
        assert (await asyncio.wait_for(again[0].read(), PATIENCE)).startswith(b"HTTP/1.1 200")

    evening(tmp_path, Limits(connections_per_visitor=3), scene)


def test_in_a_full_house_those_go_first_who_have_said_nothing(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.make()
        await house.until(lambda: house.doors.open.total == 0)
        half = [await house.call(HALF) for _ in range(2)]
        await house.until(lambda: len(house.doors.waiting) == 2)
        pages = [await house.page(table)]  # somebody who plays takes the place of the oldest
        assert await last_words(half[0]) == (b"HTTP/1.1 408", "too-slow")
        pages.append(await house.page(table))
        assert await last_words(half[1]) == (b"HTTP/1.1 408", "too-slow")
        assert await last_words(await house.call(b"")) == (b"HTTP/1.1 503", "too-many-connections")
        for page in pages:
            await page.close()
        await house.until(lambda: house.doors.open.total == 0)
        assert (await house.get()).status_code == 200

    evening(tmp_path, Limits(connections=2), scene)


def test_a_page_that_does_not_say_who_it_is_is_sent_away(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        silent = await connect(house.address(await house.make()))
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(silent.recv(), PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4408

    evening(tmp_path, Limits(hello_seconds=0.2), scene)


def test_a_page_that_answers_no_ping_is_cut_off(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.make()
        shake = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        )
        keys = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        dead = await house.call((shake + keys).encode())
        heard = await asyncio.wait_for(dead[0].read(), PATIENCE)
        assert heard.startswith(b"HTTP/1.1 101")
        await house.until(lambda: house.doors.open.total == 0)

    evening(tmp_path, Limits(ping_seconds=0.2, hello_seconds=1000), scene)


def test_a_page_that_is_gone_leaves_nothing_that_only_a_collection_frees(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.make()
        await (await house.page(table)).close()
        await house.until(lambda: house.doors.open.total == 0)
        gc.collect()
        gc.disable()
        gone = []
        for number in range(10):
            page = await house.page(table)
            gone += [weakref.ref(one) for one in house.server.server_state.connections if isinstance(one, Page)]
            if number % 2:
                page.transport.abort()
            else:
                await page.close()
            await house.until(lambda: house.doors.open.total == 0)
        assert len(gone) == 10
        await house.until(lambda: all(page() is None for page in gone))

    try:
        evening(tmp_path, Limits(), scene)
    finally:
        gc.enable()


def test_without_descriptors_the_log_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    def none_left() -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    house = Doors(Limits())
    for _ in range(3):
        house.check_descriptors(none_left)
    house.check_descriptors(doors.spare_descriptor)
    house.check_descriptors(doors.spare_descriptor)
    assert logged(caplog).splitlines() == ["error no-descriptor-left connections=0", "warning descriptors-again"]


def test_a_house_with_few_descriptors_holds_fewer_connections(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = Doors(Limits(connections=500))
    monkeypatch.setattr(doors, "raise_descriptors", lambda wanted: wanted)
    house.provide()
    assert (house.most, caplog.records) == (500, [])
    monkeypatch.setattr(doors, "raise_descriptors", lambda _wanted: 256)
    with caplog.at_level(logging.WARNING):
        house.provide()
    assert house.most == 156
    assert logged(caplog) == "warning few-descriptors descriptors=256 connections=156"


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_message_is_framed_as_the_protocol_says(length: int) -> None:
    text = b"x" * length

    assert head_of(text) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_what_waits_for_a_page_comes_before_what_is_said_later(tmp_path: Path) -> None:
    """A page that did not read for a while hears everything in its order."""

    async def scene(house: House) -> None:
        page = await house.page(await house.make())
        [ours] = [one for one in house.server.server_state.connections if isinstance(one, Page)]
        assert ours.post(b'"first"')
        ours.pause_writing()
        waits = asyncio.create_task(ours.send_text(b'"second"'))
        assert not ours.post(b'"out of turn"')
        await house.until(lambda: ours.waiting)
        ours.resume_writing()
        assert not ours.post(b'"out of turn"')  # it can be written, but the other comes first
        await waits
        assert ours.post(b'"third"')
        heard = [await page.recv()]
        while heard[-1] != '"third"':
            heard.append(await page.recv())
        assert heard[-3:] == ['"first"', '"second"', '"third"']
        await page.close()

    evening(tmp_path, Limits(), scene)
