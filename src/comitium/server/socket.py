"""The WebSocket of a table: one reader and one writer for each open page.

Whatever a page sends that is malformed, too large, unknown, out of order or too frequent is answered
with a refusal and changes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
from random import SystemRandom
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from comitium.bots import make_bot
from comitium.bots.bot import decide
from comitium.engine.match import UNDO
from comitium.engine.message import Refused
from comitium.server import store as sql
from comitium.server import wire
from comitium.server.faults import StoreFault
from comitium.server.hall import Hall, NoSuchTable, seat_of
from comitium.server.live import LiveTable, Viewer
from comitium.server.rates import Bucket

NOT_FOUND = 4404
FORBIDDEN = 4403
GONE_SILENT = 4408
TRY_AGAIN = 1013
HELLO_WITHIN = 10.0
LONGEST_MESSAGE = 4096


async def attend(socket: WebSocket[Any, Any, Any], hall: Hall, table_id: str, origins: tuple[str, ...]) -> None:
    """From the handshake to the last message; a page may be gone at any moment between them."""
    with contextlib.suppress(WebSocketDisconnect):
        try:
            await _attend(socket, hall, table_id, origins)
        except StoreFault:  # before the page was welcome: it comes back by itself
            await socket.close(code=TRY_AGAIN, reason="store")


async def _attend(socket: WebSocket[Any, Any, Any], hall: Hall, table_id: str, origins: tuple[str, ...]) -> None:
    if not same_origin(socket, origins):
        await socket.close(code=FORBIDDEN, reason="origin")
        return
    await socket.accept()
    try:
        live = await hall.table(table_id)
    except NoSuchTable:
        await socket.close(code=NOT_FOUND, reason="table")
        return
    except Refused as refused:
        await socket.send_data(wire.encoder.encode(wire.refusal(refused)), mode="text")
        await socket.close(code=NOT_FOUND, reason="rules")
        return
    try:
        viewer = await asyncio.wait_for(_hello(socket, live), HELLO_WITHIN)
    except TimeoutError:
        viewer = None
    except Refused as refused:
        await socket.send_data(wire.encoder.encode(wire.refusal(refused)), mode="text")
        viewer = None
    if viewer is None:
        await socket.close(code=GONE_SILENT, reason="hello")
        return
    await _serve(socket, hall, live, viewer)


def same_origin(socket: WebSocket[Any, Any, Any], origins: tuple[str, ...]) -> bool:
    """A page of another site must not play with this one's cookies or tokens; programs send no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:  # no address at all
        return False
    return host == socket.headers.get("host") or host in origins


async def _hello(socket: WebSocket[Any, Any, Any], live: LiveTable) -> Viewer | None:
    message = read(await socket.receive_data(mode="text"))
    if not isinstance(message, wire.Hello):
        raise Refused("hello-first")
    if message.token is None:
        if not live.row.watching:
            raise Refused("no-spectators")
        return Viewer(None)
    seat = seat_of(live, message.token)
    if seat is None:
        raise Refused("token-unknown")
    return Viewer(seat)


def read(data: str | bytes) -> wire.FromClient:
    """One message; `Refused` says what is wrong with it."""
    if len(data) > LONGEST_MESSAGE:
        raise Refused("message-too-long", most=LONGEST_MESSAGE)
    try:
        message: wire.FromClient = wire.from_client.decode(data)
    except (msgspec.DecodeError, RecursionError) as wrong:  # the latter for brackets within brackets
        raise Refused("message-unreadable", why=str(wrong)[:120]) from None
    return message


async def _serve(socket: WebSocket[Any, Any, Any], hall: Hall, live: LiveTable, viewer: Viewer) -> None:
    chat = await hall.store.do(sql.read_chat(live.row.id))
    viewer.send(wire.Chat([wire.ChatLine(row.number, row.seat, row.name, row.text, row.at) for row in chat]))
    viewer.address = socket.client.host if socket.client else ""
    live.welcome(viewer)
    writer = asyncio.create_task(_write(socket, viewer))
    try:
        await _read(socket, hall, live, viewer)
    except WebSocketDisconnect:
        pass
    finally:
        live.farewell(viewer)
        viewer.hang_up()
        await writer


async def _write(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    """Until the viewer hangs up; the socket may be gone before."""
    try:
        while (data := await viewer.outbox.get()) is not None:
            await socket.send_data(data, mode="text")
        await socket.close()
    except (WebSocketDisconnect, RuntimeError):
        # The page is gone; its reader notices and says farewell.
        return


async def _read(socket: WebSocket[Any, Any, Any], hall: Hall, live: LiveTable, viewer: Viewer) -> None:
    bucket = Bucket(40, 10)
    chatter = Bucket(8, 0.5)
    while True:
        data = await socket.receive_data(mode="text")
        answering: str | None = None
        try:
            if not bucket.take():
                raise Refused("too-fast")
            message = read(data)
            if viewer not in live.viewers:
                return  # its seat was freed while the message was on its way
            answering = getattr(message, "id", None)
            if isinstance(message, wire.Say) and not chatter.take():
                raise Refused("too-fast")
            await _obey(hall, live, viewer, message)
        except StoreFault:
            viewer.send(wire.refusal(Refused("house-cannot-write"), answering))
        except Refused as refused:
            viewer.send(wire.refusal(refused, answering))
            if refused.message.name == "stale-question":
                viewer.ask = -1  # so that the present question is sent whole
                live.tell_updates([viewer])


async def _obey(hall: Hall, live: LiveTable, viewer: Viewer, message: wire.FromClient) -> None:
    if isinstance(message, wire.Ping):
        viewer.send(wire.Pong())
    elif isinstance(message, wire.Hello):
        raise Refused("hello-twice")
    elif isinstance(message, wire.Say):
        await hall.say(live, viewer, message.text)
        viewer.send(wire.Ack(message.id, len(live.match.lines) if live.match else 0))
    elif viewer.seat is None:
        raise Refused("spectators-look-on")
    elif isinstance(message, wire.Decide):
        seq = await live.decide(viewer.seat, message.code, message.ask, f"{viewer.seat} {message.id}")
        viewer.send(wire.Ack(message.id, seq))
    elif isinstance(message, wire.TakeBack):
        seq = await live.decide(viewer.seat, UNDO, message.ask, f"{viewer.seat} {message.id}")
        viewer.send(wire.Ack(message.id, seq))
    elif isinstance(message, wire.AskPreview):
        _preview(live, viewer, viewer.seat, message)
    else:
        await _hint(live, viewer, viewer.seat, message)


def _preview(live: LiveTable, viewer: Viewer, seat: int, message: wire.AskPreview) -> None:
    if live.match is None:
        raise Refused("match-not-begun")
    g = live.match.state
    changes = live.game.preview(g, seat, g.find(seat, message.code))
    viewer.send(wire.Preview(message.id, [wire.Changed(c.piece, c.before, c.after) for c in changes]))


async def _hint(live: LiveTable, viewer: Viewer, seat: int, message: wire.AskHint) -> None:
    if not live.row.hints:
        raise Refused("no-hints-here")
    if live.match is None or seat not in live.match.state.waiting():
        raise Refused("no-hint-now")
    bot = make_bot("greedy", live.game)
    game, g = live.game, live.match.state.copy()
    code = await asyncio.to_thread(decide, bot, game, g, seat, SystemRandom())
    viewer.send(wire.Hint(message.id, code))
