"""The doors of the house: how many may come in, and how long they may stand in the way.

uvicorn ends a connection that is idle after an answer, and pings open pages. It would wait for ever for a request that
comes in drops, for one that never ends, and for a reader who does not read. Here each of these has its time. When the
house is full, those go first who have not said yet what they want.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import struct
import sys
from collections.abc import Callable
from typing import Any, cast

import uvicorn
from uvicorn._types import ASGISendEvent, WebSocketScope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import State

from comitium.engine.form import encoder
from comitium.engine.message import Refused
from comitium.server import wire
from comitium.server.limits import Limits
from comitium.server.logs import note
from comitium.server.rates import Holdings, visitor

RESERVED = 100  # descriptors for the database, bots, files being sent
FIN_AND_TEXT = 0x81
SHORT_WAY = "comitium.page"  # the extension under which an application finds the page itself
CHECK_EVERY = 5.0  # seconds between two looks whether descriptors are left


class Doors:
    """All connections of one server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.most = limits.connections
        self.open = Holdings()
        self.waiting: dict[Caller, None] = {}  # those whose request has not come yet, the oldest first
        self.shed = 0  # connections that were cut off
        self.out_of_descriptors = False

    def provide(self) -> None:
        """Ask the system for enough descriptors; with fewer, the house holds fewer connections."""
        granted = raise_descriptors(self.limits.connections + RESERVED)
        self.most = min(self.limits.connections, max(1, granted - RESERVED))
        if self.most < self.limits.connections:
            note("few-descriptors", logging.WARNING, descriptors=granted, connections=self.most)

    def why_not(self, who: str, is_proxy: bool) -> Refused | None:
        """Whether one more may come in; for that somebody may have to go who only stands in the door."""
        mine = self.limits.connections_per_visitor
        if not is_proxy and self.open.of(who) >= mine:
            return Refused("too-many-connections-of-yours", most=mine)
        if self.open.total >= self.most:
            if not self.waiting:
                return Refused("too-many-connections", most=self.most)
            next(iter(self.waiting)).cut()
        return None

    async def look(self) -> None:
        self.check_descriptors(spare_descriptor)

    def check_descriptors(self, spare: Callable[[], None]) -> None:
        """Without descriptors nobody is let in, and the system tells nobody: so the log does, once."""
        try:
            spare()
        except OSError as wrong:
            if wrong.errno not in (errno.EMFILE, errno.ENFILE):
                raise
            if not self.out_of_descriptors:
                note("no-descriptor-left", logging.ERROR, connections=self.open.total)
            self.out_of_descriptors = True
            for caller in list(self.waiting):
                caller.cut()
        else:
            if self.out_of_descriptors:
                note("descriptors-again", logging.WARNING)
            self.out_of_descriptors = False


def spare_descriptor() -> None:
    os.close(os.open(os.devnull, os.O_RDONLY))


def raise_descriptors(wanted: int) -> int:
    """How many this process may have, now raised to what is wanted if the system allows it."""
    if sys.platform == "win32":
        return wanted + RESERVED  # no such limit there
    import resource

    granted, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if granted == resource.RLIM_INFINITY or granted >= wanted:
        return wanted
    allowed = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class DoorConfig(uvicorn.Config):
    """uvicorn's settings, with our doors."""

    def __init__(self, app: Any, limits: Limits, **more: Any) -> None:
        super().__init__(
            app,
            http=Caller,
            ws=Page,
            ws_ping_interval=limits.ping_seconds,
            ws_ping_timeout=limits.ping_seconds,
            **more,
        )
        self.timeout_keep_alive = cast(int, limits.idle_seconds)  # any number of seconds, whole or not
        self.doors = Doors(limits)

    def is_proxy(self, address: str) -> bool:
        """Whether it may say for whom it asks."""
        app = self.loaded_app
        return isinstance(app, ProxyHeadersMiddleware) and address in app.trusted_hosts


class Patience:
    """One alarm that is set anew or put away."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._alarm: asyncio.TimerHandle | None = None

    def ends_in(self, seconds: float, then: Callable[[], None]) -> None:
        self.rest()
        self._alarm = self._loop.call_later(seconds, then)

    def rest(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


class Reading(asyncio.Protocol):
    """Has its time with a reader who does not read. A mixin: it stands before the protocol it watches."""

    doors: Doors
    reading: Patience
    transport: asyncio.Transport

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.ends_in(self.doors.limits.stalled_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.rest()


class Caller(Reading, H11Protocol):
    """A connection that speaks HTTP."""

    def __init__(
        self,
        config: DoorConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.doors = config.doors
        self.is_proxy = config.is_proxy
        self.who = ""
        self.let_in = False
        self.request = Patience(self.loop)  # with a request that is on its way
        self.reading = Patience(self.loop)  # with a reader who does not read
        self.stage: tuple[str, object] = ("", None)  # of the present request

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        address = self.client[0] if self.client else ""
        self.who = visitor(address)
        refused = self.doors.why_not(self.who, self.is_proxy(address))
        if refused is not None:
            self.say(429 if refused.message.name == "too-many-connections-of-yours" else 503, refused)
            return
        self.let_in = True
        self.doors.open.add(self.who)
        self.look()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        self.look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.look()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.request.rest()
        self.doors.waiting.pop(self, None)
        self.let_in = False  # the page takes the place over
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self.request.rest()
        self.reading.rest()
        self.doors.waiting.pop(self, None)
        if self.let_in:
            self.let_in = False
            self.doors.open.drop(self.who)

    def look(self) -> None:
        """How far the present request is. Its time runs from the first drop, whatever drips after that."""
        if not self.let_in:
            return
        limits = self.doors.limits
        if self.transport.is_closing():
            self.doors.waiting.pop(self, None)
            self.reading.ends_in(limits.stalled_seconds, self.transport.abort)
            return
        answered = self.cycle is None or self.cycle.response_complete
        if answered:
            stage = "header" if self.timeout_keep_alive_task is None else "idle"  # uvicorn's own alarm
            self.doors.waiting.setdefault(self)
        else:
            stage = "body" if self.cycle.more_body else "answer"
            self.doors.waiting.pop(self, None)
        if self.stage == (stage, self.cycle):
            return
        self.stage = (stage, self.cycle)
        if stage == "header":
            self.request.ends_in(limits.header_seconds, self.cut)
        elif stage == "body":
            self.request.ends_in(limits.body_seconds, self.cut)
        else:
            self.request.rest()

    def cut(self) -> None:
        """It took too long, or others need the place."""
        self.doors.waiting.pop(self, None)
        self.request.rest()
        if not self.transport.is_closing():
            self.doors.shed += 1
            self.say(408, Refused("too-slow"))

    def say(self, status: int, refused: Refused) -> None:
        """A last word outside of any request; whoever does not take it is cut off without."""
        body = encoder.encode(wire.refusal(refused))
        head = f"HTTP/1.1 {status} \r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        self.transport.write(f"{head}Connection: close\r\n\r\n".encode() + body)
        self.transport.close()
        self.reading.ends_in(self.doors.limits.stalled_seconds, self.transport.abort)


def head_of(text: bytes) -> bytes:
    """What stands before a message of a server in one frame, unmasked and not deflated (RFC 6455, 5.2)."""
    length = len(text)
    if length < 126:
        return struct.pack("!BB", FIN_AND_TEXT, length)
    if length < 65_536:
        return struct.pack("!BBH", FIN_AND_TEXT, 126, length)
    return struct.pack("!BBQ", FIN_AND_TEXT, 127, length)


class Page(Reading, WebSocketsSansIOProtocol):
    """A connection that has become the socket of a page."""

    def __init__(
        self,
        config: DoorConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.doors = config.doors
        self.who = ""
        self.reading = Patience(self.loop)
        self.scope = cast(WebSocketScope, {})
        self.playing = False  # whether the table still has it
        self.waiting = False  # whether a message waits until the page reads

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.who = visitor(self.client[0] if self.client else "")

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        self.playing = not self.close_sent
        if self.playing:
            cast(dict[str, Any], self.scope)["extensions"][SHORT_WAY] = self

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self.playing = False
            self.part()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent and not self.disconnected:
            self.reading.ends_in(self.close_timeout + self.doors.limits.stalled_seconds, self.transport.abort)

    def post(self, text: bytes) -> bool:
        """Send a message that is UTF-8 already, at once; False if one that came before it still waits.

        The layers between would decode it, encode it again and copy it twice.
        """
        if self.waiting or not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.disconnected and not self.close_sent:
            self.transport.writelines([head_of(text), text])
        return True  # to a page that is closing nothing is said any more: its reader notices

    async def send_text(self, text: bytes) -> None:
        """The same, as soon as the page reads."""
        self.waiting = True
        try:
            await self.writable.wait()
        finally:
            self.waiting = False
        self.post(text)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.doors.shed += 1
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.reading.rest()
        self.doors.open.drop(self.who)
        self.part()

    def part(self) -> None:
        """When both the connection and the table are done with a page, undo the circles in which it stands."""
        if self.disconnected and not self.playing:
            self.conn.parser.close()
            cast(dict[str, Any], self.scope).clear()
