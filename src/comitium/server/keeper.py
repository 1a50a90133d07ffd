"""What the host of the house may do to it, while it runs or while it does not.

Everything goes to disk first. A running house then follows: it lets go of the table and hangs up on its
pages, which come back and are told in words.
"""

from __future__ import annotations

import hmac
import ipaddress
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Annotated, Any, Final

import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Meta, Struct

from comitium.engine.form import encoder
from comitium.engine.message import Refused
from comitium.server import store as sql
from comitium.server import wire
from comitium.server.hall import DAY, Hall
from comitium.server.logs import note
from comitium.server.rates import visitor
from comitium.server.socket import GONE_SILENT
from comitium.server.store import Store
from comitium.text import LANGUAGES, Speaker

ADMIN: Final = "/api/admin"
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
        """As they stand on disk: earlier versions also wrote down addresses of IPv4 in the clothes of IPv6."""
        networks = [(plain(ipaddress.ip_network(addresses)), until) for addresses, until in bans.items()]
        self._until = {}
        for found, until in networks:
            if not is_this_machine(found):
                self._until[found] = max(until, self._until.get(found, until))

    def until(self, address: str) -> float | None:
        """When the house opens again to this address; None if it is open."""
        if not self._until:
            return None
        try:
            asker = plain(ipaddress.ip_network(ipaddress.ip_address(address.partition("%")[0])))
        except ValueError:  # a socket of the system, or a test
            return None
        ends = [
            end for banned, end in self._until.items() if asker.version == banned.version and asker.overlaps(banned)
        ]
        return max((end for end in ends if end > self._clock()), default=None)

    def refusal(self, address: str) -> Refused | None:
        end = self.until(address)
        return None if end is None else Refused("banned", until=shown(end))


def shown(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


def network(addresses: str) -> Network:
    """A visitor or a range; this machine itself is never shut out, since the host and a proxy come from there."""
    try:
        found = plain(ipaddress.ip_network(whole_visitor(addresses), strict=False))
    except ValueError:
        raise Refused("not-addresses", addresses=addresses[:60]) from None
    if is_this_machine(found):
        raise Refused("ban-of-this-machine")
    return found


def whole_visitor(addresses: str) -> str:
    """A single address stands for all those of its visitor, as everywhere in the house; a range for itself."""
    return addresses if "/" in addresses else visitor(addresses)


def plain(found: Network) -> Network:
    """A house that listens for IPv6 sees visitors of IPv4 as `::ffff:192.0.2.1`; they are the same visitors."""
    if isinstance(found, ipaddress.IPv6Network) and found.subnet_of(MAPPED):
        return ipaddress.IPv4Network((int(found.network_address) & 0xFFFF_FFFF, found.prefixlen - MAPPED.prefixlen))
    return found


def is_this_machine(found: Network) -> bool:
    return any(found.version == own.version and found.overlaps(own) for own in LOOPBACK)


MAPPED: Final = ipaddress.IPv6Network("::ffff:0:0/96")
LOOPBACK: Final = tuple(map(ipaddress.ip_network, ("127.0.0.0/8", "::1/128", "::ffff:127.0.0.0/104")))


class Doorkeeper:
    """Before everything else: whoever is banned gets one sentence, over HTTP and over sockets.

    The host can always reach their own door, or a ban of their own network could never be lifted.
    """

    def __init__(self, app: ASGIApp, bans: Bans, token: str = "") -> None:
        self.app = app
        self.bans = bans
        self.token = token  # of the host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        address = client[0] if client else ""
        refused = None if self._is_host(scope) else self.bans.refusal(address)

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
            text = encoder.encode(wire.refusal(refused)).decode()
            await send({"type": "websocket.send", "text": text, "bytes": None})
            await send({"type": "websocket.close", "code": GONE_SILENT, "reason": "banned"})
        else:
            api = scope["path"].startswith("/api/")
            body = encoder.encode(wire.refusal(refused)) if api else in_every_language(refused)
            kind = b"application/json" if api else b"text/plain; charset=utf-8"
            await send({"type": "http.response.start", "status": 403, "headers": [(b"content-type", kind)]})
            await send({"type": "http.response.body", "body": body, "more_body": False})

    def _is_host(self, scope: Scope) -> bool:
        if scope["type"] != ScopeType.HTTP or scope["path"] != ADMIN:
            return False
        return is_key(Headers.from_scope(scope).get("authorization", ""), self.token)


def is_key(authorization: str, token: str) -> bool:
    """Whether a request bears this token; an empty one opens nothing."""
    kind, _, given = authorization.partition(" ")
    return kind.lower() == "bearer" and token != "" and hmac.compare_digest(given.encode(), token.encode())


def in_every_language(refused: Refused) -> bytes:
    return "\n".join(Speaker(language).refusal(refused) for language in LANGUAGES).encode()


# -- the keeper --------------------------------------------------------------------------------------------------------


class Keeper:
    """Does what the host asks; `hall` is None while the house does not run."""

    def __init__(self, store: Store, bans: Bans, hall: Hall | None = None) -> None:
        self.store = store
        self.bans = bans
        self.hall = hall

    async def open(self) -> int:
        """The bans on disk hold from now on, also for pages that are open; how many of those are cut off."""
        self.bans.set(await self.store.do(sql.read_bans(time.time())))
        gone = 0
        for live in self.hall.tables.values() if self.hall else []:
            for viewer in list(live.viewers):
                if self.bans.until(viewer.address) is not None:
                    viewer.hang_up()
                    gone += 1
        return gone

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
        await self.store.do(sql.put_ban(str(addresses), until))
        gone = await self.open()
        note("banned")
        return Done(gone)

    async def _unban(self, addresses: Network) -> Done:
        stored = await self.store.do(sql.read_bans(time.time()))
        same = [one for one in stored if plain(ipaddress.ip_network(one)) == addresses]
        for one in same:
            await self.store.do(sql.drop_ban(one))
        if not same:
            raise Refused("no-such-ban", addresses=str(addresses))
        await self.open()
        return Done(1)

    def _visitors(self, hall: Hall) -> Done:
        """With the number of their open pages, each as `ban` takes them."""
        pages = Counter(visitor(viewer.address) for live in hall.tables.values() for viewer in live.viewers)
        return Done(rows=sorted((who, float(count)) for who, count in pages.items()))

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
