"""What the host of the house may do to it, while it runs or while it does not.

Everything goes to disk first. A running house then follows: it lets go of the table and hangs up on its
pages, which come back and are told in words.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Annotated, Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Meta, Struct

from comitium.engine.message import Refused
from comitium.server import store as sql
from comitium.server import wire
from comitium.server.hall import DAY, Hall
from comitium.server.logs import note
from comitium.server.socket import GONE_SILENT
from comitium.server.store import Store
from comitium.text import LANGUAGES, Speaker

LONGEST_BAN: Final = 3650 * DAY
MINDER: Final = "greedy"  # plays on for somebody who was put out

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
TableId = Annotated[str, Meta(max_length=40)]
Addresses = Annotated[str, Meta(max_length=60)]


# -- what the host asks ------------------------------------------------------------------------------------------------


class Close(Struct, frozen=True, tag_field="do", tag="close", forbid_unknown_fields=True):
    table: TableId


class Delete(Struct, frozen=True, tag_field="do", tag="delete", forbid_unknown_fields=True):
    table: TableId


class PutOut(Struct, frozen=True, tag_field="do", tag="out", forbid_unknown_fields=True):
    table: TableId
    seat: wire.SeatNumber


class Ban(Struct, frozen=True, tag_field="do", tag="ban", forbid_unknown_fields=True):
    addresses: Addresses
    seconds: Annotated[float, Meta(gt=0, le=LONGEST_BAN)]


class Unban(Struct, frozen=True, tag_field="do", tag="unban", forbid_unknown_fields=True):
    addresses: Addresses


class ShowBans(Struct, frozen=True, tag_field="do", tag="bans", forbid_unknown_fields=True):
    pass


class ShowVisitors(Struct, frozen=True, tag_field="do", tag="visitors", forbid_unknown_fields=True):
    pass


class Keep(Struct, frozen=True, tag_field="do", tag="keep", forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=0, le=36_500)]


Wish = Close | Delete | PutOut | Ban | Unban | ShowBans | ShowVisitors | Keep


class Done(Struct, frozen=True):
    """How many things have changed, or what was asked for, row by row."""

    count: int = 0
    rows: list[tuple[str, float]] = []


wishes = msgspec.json.Decoder(Wish)


# -- bans --------------------------------------------------------------------------------------------------------------


class Bans:
    """Which addresses the house is closed to, and until when."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._until: dict[Network, float] = {}

    def set(self, bans: dict[str, float]) -> None:
        self._until = {ipaddress.ip_network(addresses): until for addresses, until in bans.items()}

    def until(self, address: str) -> float | None:
        """When the house opens again to this address; None if it is open."""
        if not self._until:
            return None
        try:
            visitor = ipaddress.ip_address(address)
        except ValueError:  # a socket of the system, or a test
            return None
        mapped = visitor.ipv4_mapped if isinstance(visitor, ipaddress.IPv6Address) else None
        ends = [end for network, end in self._until.items() if (mapped or visitor) in network]
        return max((end for end in ends if end > self._clock()), default=None)

    def refusal(self, address: str) -> Refused | None:
        end = self.until(address)
        return None if end is None else Refused("banned", until=shown(end))


def shown(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


def network(addresses: str) -> Network:
    """An address or a range; this machine itself is never shut out, since the host and a proxy come from there."""
    try:
        found = ipaddress.ip_network(addresses, strict=False)
    except ValueError:
        raise Refused("not-addresses", addresses=addresses[:60]) from None
    if any(found.version == own.version and found.overlaps(own) for own in LOOPBACK):
        raise Refused("ban-of-this-machine")
    return found


LOOPBACK: Final = (ipaddress.ip_network("127.0.0.0/8"), ipaddress.ip_network("::1/128"))


class Doorkeeper:
    """Before everything else: whoever is banned gets one sentence, over HTTP and over sockets."""

    def __init__(self, app: ASGIApp, bans: Bans) -> None:
        self.app = app
        self.bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        address = client[0] if client else ""
        refused = self.bans.refusal(address)

        async def receive_unless_banned() -> Any:
            """A page that was let in before it was banned is gone with its next word."""
            message = await receive()
            banned = self.bans.until(address) is not None
            return {"type": "websocket.disconnect", "code": GONE_SILENT} if banned else message

        if refused is None:
            await self.app(scope, receive_unless_banned if scope["type"] == ScopeType.WEBSOCKET else receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            text = wire.encoder.encode(wire.refusal(refused)).decode()
            await send({"type": "websocket.send", "text": text, "bytes": None})
            await send({"type": "websocket.close", "code": GONE_SILENT, "reason": "banned"})
        else:
            api = scope["path"].startswith("/api/")
            body = wire.encoder.encode(wire.refusal(refused)) if api else in_every_language(refused)
            kind = b"application/json" if api else b"text/plain; charset=utf-8"
            await send({"type": "http.response.start", "status": 403, "headers": [(b"content-type", kind)]})
            await send({"type": "http.response.body", "body": body, "more_body": False})


def in_every_language(refused: Refused) -> bytes:
    return "\n".join(Speaker(language).refusal(refused) for language in LANGUAGES).encode()


# -- the keeper --------------------------------------------------------------------------------------------------------


class Keeper:
    """Does what the host asks; `hall` is None while the house does not run."""

    def __init__(self, store: Store, bans: Bans, hall: Hall | None = None) -> None:
        self.store = store
        self.bans = bans
        self.hall = hall

    async def open(self) -> None:
        self.bans.set(await self.store.do(sql.read_bans(time.time())))

    async def obey(self, wish: Wish) -> Done:
        if isinstance(wish, Close):
            return await self._end(wish.table, sql.close_table(wish.table), "table-closed-by-host")
        if isinstance(wish, Delete):
            return await self._end(wish.table, sql.delete_table(wish.table), "table-deleted-by-host")
        if isinstance(wish, PutOut):
            return await self._put_out(self._running(), wish.table, wish.seat)
        if isinstance(wish, Ban):
            return await self._ban(network(wish.addresses), time.time() + wish.seconds)
        if isinstance(wish, Unban):
            return await self._unban(network(wish.addresses))
        if isinstance(wish, ShowBans):
            return Done(rows=list((await self.store.do(sql.read_bans(time.time()))).items()))
        if isinstance(wish, ShowVisitors):
            return self._visitors(self._running())
        return await self.keep(wish.days)

    def _running(self) -> Hall:
        if self.hall is None:
            raise Refused("house-not-running")
        return self.hall

    async def _end(self, table: str, job: sql.Job[bool], event: str) -> Done:
        """The table is closed or deleted; nobody can go on at it."""
        found = await (self.hall.take_away(table, job) if self.hall else self.store.do(job))
        if not found:
            raise Refused("no-such-table")
        note(event)
        return Done(1)

    async def _put_out(self, hall: Hall, table: str, seat: int) -> Done:
        """The seat's token is void. Before the match the seat opens again; in the match a bot plays on."""
        live = await hall.table(table)
        async with live.lock:
            live.refuse_if_shut()
            if seat >= len(live.seats) or live.seats[seat].kind != "person":
                raise Refused("nobody-sits-there", seat=seat + 1)
            if live.row.stage == "gathering":
                await hall.leave(live, seat)
            else:
                await live.put_seats(replace(live.seats[seat], token=None, bot=MINDER))
                live.ask_again(seat)
            live.tell_table()
        note("visitor-put-out")
        return Done(1)

    async def _ban(self, addresses: Network, until: float) -> Done:
        """From now on, also for the pages that are open."""
        await self.store.do(sql.put_ban(str(addresses), until))
        await self.open()
        gone = 0
        for live in self.hall.tables.values() if self.hall else []:
            for viewer in list(live.viewers):
                if self.bans.until(viewer.address) is not None:
                    viewer.hang_up()
                    gone += 1
        note("banned")
        return Done(gone)

    async def _unban(self, addresses: Network) -> Done:
        if not await self.store.do(sql.drop_ban(str(addresses))):
            raise Refused("no-such-ban", addresses=str(addresses))
        await self.open()
        return Done(1)

    def _visitors(self, hall: Hall) -> Done:
        """Addresses with the number of their open pages."""
        pages: dict[str, float] = {}
        for live in hall.tables.values():
            for viewer in live.viewers:
                pages[viewer.address] = pages.get(viewer.address, 0) + 1
        return Done(rows=sorted(pages.items()))

    async def keep(self, days: int) -> Done:
        """Delete what was finished more than so many days ago."""
        finished = await self.store.do(sql.read_finished(time.time() - days * DAY))
        for table in finished:
            await self._end(table, sql.delete_table(table), "finished-match-deleted")
        return Done(len(finished))

    async def keep_unbegun(self, days: int) -> Done:
        """Delete tables that never began, made more than so many days ago, unless somebody sits there now."""
        unbegun = await self.store.do(sql.read_unbegun(time.time() - days * DAY))
        live = self.hall.tables if self.hall else {}
        empty = [table for table in unbegun if table not in live or not live[table].viewers]
        for table in empty:
            await self._end(table, sql.delete_table(table), "unbegun-table-deleted")
        return Done(len(empty))

    def daily(self, finished_days: int, unbegun_days: int) -> Callable[[], Awaitable[None]]:
        """What the house does by itself; 0 days: nothing."""

        async def tidy() -> None:
            await self.open()  # bans that have ended leave the disk
            if finished_days:
                await self.keep(finished_days)
            if unbegun_days:
                await self.keep_unbegun(unbegun_days)

        return tidy
