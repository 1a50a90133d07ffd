"""The WebSocket of a table: one reader and one writer for each open page.

Whatever a page sends that is malformed, too large, unknown, out of order or too frequent is answered
with a refusal and changes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect

from comitium.engine.form import card_out, encoder
from comitium.engine.match import UNDO
from comitium.engine.message import Refused
from comitium.server import wire
from comitium.server.claims import claim_with, honoured
from comitium.server.doors import SHORT_WAY, Page
from comitium.server.faults import BotFault, StoreFault
from comitium.server.hall import Hall, NoSuchTable
from comitium.server.live import LiveTable, Viewer
from comitium.server.logs import note
from comitium.server.rates import Bucket, visitor

NOT_FOUND = 4404
FORBIDDEN = 4403
GONE_SILENT = 4408
TRY_AGAIN = 1013
LONGEST_MESSAGE = 4096
HINT_BOT = "greedy"


async def attend(socket: WebSocket[Any, Any, Any], hall: Hall, table_id: str, origins: tuple[str, ...]) -> None:
    """From the handshake to the last message; a page may be gone at any moment between them."""
    try:
        with contextlib.suppress(WebSocketDisconnect):
            try:
                await _attend(socket, hall, table_id, origins)
            except StoreFault:  # before the page was welcome: it comes back by itself
                await socket.close(code=TRY_AGAIN, reason="store")
    finally:
        socket.receive = socket.send = _nobody  # its own refer back to it: only a collection of garbage would free it


async def _nobody(*_message: object) -> Any:
    raise WebSocketDisconnect(detail="over")


async def _attend(socket: WebSocket[Any, Any, Any], hall: Hall, table_id: str, origins: tuple[str, ...]) -> None:
    if not same_origin(socket, origins):
        await socket.close(code=FORBIDDEN, reason="origin")
        return
    await socket.accept()
    who = visitor(socket.client.host if socket.client else "")
    if hall.pages.of(who) >= hall.limits.pages_per_visitor:
        refused = Refused("too-many-pages", most=hall.limits.pages_per_visitor)
        await socket.send_data(encoder.encode(wire.refusal(refused)), mode="text")
        await socket.close(code=GONE_SILENT, reason="pages")
        return
    hall.pages.add(who)
    try:
        await _welcome(socket, hall, table_id)
    finally:
        hall.pages.drop(who)


async def _welcome(socket: WebSocket[Any, Any, Any], hall: Hall, table_id: str) -> None:
    try:
        live = await hall.table(table_id)
    except NoSuchTable:
        await socket.close(code=NOT_FOUND, reason="table")
        return
    except Refused as refused:
        await socket.send_data(encoder.encode(wire.refusal(refused)), mode="text")
        await socket.close(code=NOT_FOUND, reason="rules")
        return
    try:
        viewer = await asyncio.wait_for(_hello(socket, live), hall.limits.hello_seconds)
        viewer.address = socket.client.host if socket.client else ""
        has_room(hall, live, viewer.seat)
        live.welcome(viewer)
    except TimeoutError:
        viewer = None
    except Refused as refused:
        await socket.send_data(encoder.encode(wire.refusal(refused)), mode="text")
        viewer = None
    if viewer is None:
        await socket.close(code=GONE_SILENT, reason="hello")
        return
    await _serve(socket, hall, live, viewer)


def same_origin(asker: ASGIConnection[Any, Any, Any, Any], origins: tuple[str, ...]) -> bool:
    """A page of another site must do nothing here in the name of its reader; programs send no origin."""
    origin = asker.headers.get("origin")
    if origin is None:
        return asker.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        host = urlsplit(origin).netloc
    except ValueError:  # no address at all
        return False
    return host != "" and (host == asker.headers.get("host") or host in origins)


def has_room(hall: Hall, live: LiveTable, seat: int | None) -> None:
    """A seat, and those who look on, have so many pages at a table."""
    here = sum(viewer.seat == seat for viewer in live.viewers)
    if seat is None and here >= hall.limits.spectators_per_table:
        raise Refused("too-many-spectators", most=hall.limits.spectators_per_table)
    if seat is not None and here >= hall.limits.pages_per_seat:
        raise Refused("too-many-pages", most=hall.limits.pages_per_seat)


async def _hello(socket: WebSocket[Any, Any, Any], live: LiveTable) -> Viewer:
    message = read(await socket.receive_data(mode="text"))
    if not isinstance(message, wire.Hello):
        raise Refused("hello-first")
    if message.token is None:
        return Viewer(None, message.differences)
    claim = claim_with(live.seats, message.token)
    if claim is None:
        raise Refused("token-unknown")
    return Viewer(claim, message.differences)


def read(data: str | bytes) -> wire.FromClient:
    """One message; `Refused` says what is wrong with it."""
    if len(data) > LONGEST_MESSAGE:
        raise Refused("message-too-long", most=LONGEST_MESSAGE)
    try:
        message: wire.FromClient = wire.from_client.decode(data)
    except (msgspec.DecodeError, RecursionError) as wrong:  # the latter for brackets within brackets
        raise Refused("message-unreadable", why=str(wrong)[:120]) from None
    return message


class Answering(msgspec.Struct):
    """All that is read of a message that is not obeyed."""

    id: wire.ClientId | None = None


answering_to = msgspec.json.Decoder(Answering)


def id_of(data: str | bytes) -> str | None:
    """The id a refusal answers; none if the message cannot be read so far."""
    if len(data) > LONGEST_MESSAGE:
        return None
    try:
        return answering_to.decode(data).id
    except (msgspec.DecodeError, RecursionError):
        return None


async def _serve(socket: WebSocket[Any, Any, Any], hall: Hall, live: LiveTable, viewer: Viewer) -> None:
    page = page_of(socket)
    viewer.line = None if page is None else page.post
    writer = asyncio.create_task(_write(socket, live, viewer))
    try:
        await _read(socket, hall, live, viewer)
    except WebSocketDisconnect:
        pass
    finally:
        live.farewell(viewer)
        viewer.line = None
        viewer.hang_up()
        await viewer.hint.close()
        await writer


def page_of(socket: WebSocket[Any, Any, Any]) -> Page | None:
    """The connection itself, where it came through our own doors."""
    extensions = cast(dict[str, Any], socket.scope.get("extensions") or {})
    page: Page | None = extensions.get(SHORT_WAY)
    return page


async def _write(socket: WebSocket[Any, Any, Any], live: LiveTable, viewer: Viewer) -> None:
    """Until the viewer hangs up; the socket may be gone before."""
    page = page_of(socket)
    send = partial(socket.send_data, mode="text") if page is None else page.send_text
    try:
        while (data := await live.next_for(viewer)) is not None:
            await send(data)
        await socket.close()
    except (WebSocketDisconnect, RuntimeError):
        # The page is gone; its reader notices and says farewell.
        return


async def _read(socket: WebSocket[Any, Any, Any], hall: Hall, live: LiveTable, viewer: Viewer) -> None:
    bucket = Bucket(hall.limits.messages_in_a_row, hall.limits.messages_per_second)
    who = visitor(viewer.address)
    while True:
        data = await socket.receive_data(mode="text")
        try:
            if not bucket.take() or not hall.messages.take(who):
                raise Refused("too-fast")
            message = read(data)
            if viewer not in live.viewers:
                return  # its seat was freed while the message was on its way
            await obey(hall, live, viewer, message)
        except StoreFault:
            viewer.send(wire.refusal(Refused("house-cannot-write"), id_of(data)))
        except Refused as refused:
            viewer.send(wire.refusal(refused, id_of(data)))
            if refused.message.name == "stale-question":
                if hall.repeating.take(who):
                    viewer.ask = -1  # so that the present question is sent whole
                live.tell_question(viewer)


async def obey(hall: Hall, live: LiveTable, viewer: Viewer, message: wire.FromClient) -> None:
    if isinstance(message, wire.Ping):
        viewer.send(wire.Pong())
    elif isinstance(message, wire.Hello):
        raise Refused("hello-twice")
    elif isinstance(message, wire.Say):
        await hall.say(live, viewer, message.text)
        viewer.send(wire.Ack(message.id, len(live.match.lines) if live.match else 0))
    elif isinstance(message, wire.AskCard):
        _explain(live, viewer, message)
    elif viewer.asker is None:
        raise Refused("spectators-look-on")
    elif isinstance(message, wire.Decide | wire.TakeBack):
        client, code = f"{viewer.seat} {message.id}", message.code if isinstance(message, wire.Decide) else UNDO
        if code == UNDO and client not in live.done and undone(live, viewer.seat) >= hall.limits.undos_per_seat:
            raise Refused("too-many-undos", most=hall.limits.undos_per_seat)
        seq = await live.decide(viewer.asker, code, message.ask, client)
        viewer.send(wire.Ack(message.id, seq))
    elif isinstance(message, wire.AskPreview):
        _preview(live, viewer, honoured(live.seats, viewer.asker), message)
    else:
        if not hall.hinting.take(f"{live.row.id} {viewer.seat}"):
            raise Refused("too-fast")
        hint(hall, live, viewer, honoured(live.seats, viewer.asker), message)


def undone(live: LiveTable, seat: int | None) -> int:
    """How often this seat has taken something back."""
    if live.match is None:
        return 0
    return sum(line.seat == seat and line.code == UNDO for line in live.match.lines)


def _preview(live: LiveTable, viewer: Viewer, seat: int, message: wire.AskPreview) -> None:
    if live.match is None:
        raise Refused("match-not-begun")
    g = live.match.state
    changes = live.game.preview(g, seat, g.find(seat, message.code))
    viewer.send(wire.Preview(message.id, [wire.Changed(c.piece, c.before, c.after) for c in changes]))


def _explain(live: LiveTable, viewer: Viewer, message: wire.AskCard) -> None:
    if live.match is None:
        raise Refused("match-not-begun")
    seat = None if viewer.asker is None else honoured(live.seats, viewer.asker)
    card = None if live.game.card is None else live.game.card(live.match.state, seat, message.piece)
    viewer.send(wire.Explained(message.id, None if card is None else card_out(card)))


def hint(hall: Hall, live: LiveTable, viewer: Viewer, seat: int, message: wire.AskHint) -> None:
    """The page goes on to decide while the bots think about it; it has one hint at a time."""
    if not live.row.hints:
        raise Refused("no-hints-here")
    if live.match is None or seat not in live.match.state.waiting():
        raise Refused("no-hint-now")
    if not viewer.hint.start("A hint", partial(_hint, hall, live, viewer, seat, message.id)):
        raise Refused("too-fast")


async def _hint(hall: Hall, live: LiveTable, viewer: Viewer, seat: int, client: str) -> None:
    """What a bot would do, asked for where the bots think: it costs the other tables nothing."""
    match = live.match
    assert match is not None
    ask = match.asks[seat]
    try:
        code = await hall.bots.choose(match, live.row.id, seat, HINT_BOT)
    except BotFault as fault:
        note("no-hint", logging.ERROR, game=live.row.game, bot=HINT_BOT, why=str(fault))
        viewer.send(wire.refusal(Refused("hint-failed"), client))
        return
    if live.match is match and match.asks[seat] == ask:
        viewer.send(wire.Hint(client, code))
    else:  # it was for another question
        viewer.send(wire.refusal(Refused("no-hint-now"), client))
