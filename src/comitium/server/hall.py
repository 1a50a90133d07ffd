"""The hall: every table of this server. Tables are made, joined and loaded here; those in use are kept in memory.

Every change goes to disk first and into memory after it. A table that cannot be opened is left out and
stops nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from comitium.bots import make_bot
from comitium.engine.game import Game
from comitium.engine.match import check_name
from comitium.engine.message import Refused, Seat
from comitium.games import GAMES
from comitium.server import store as sql
from comitium.server import wire
from comitium.server.botrunner import Bots
from comitium.server.claims import Asker, hashed, honoured
from comitium.server.clock import HouseTime
from comitium.server.faults import Attempt, StoreFault, place_of
from comitium.server.limits import Limits
from comitium.server.live import LiveTable, Viewer
from comitium.server.logs import note
from comitium.server.pauses import collect_all
from comitium.server.rates import Holdings, Rates
from comitium.server.store import ChatRow, SeatRow, Store, TableRow
from comitium.server.supervise import PAUSES, Supervisor

HEARTBEAT = 5.0  # seconds
DAY = 86_400.0
SEAT_CELLS = 8192  # for limits of single seats
REPEATED_IN_A_ROW = 10  # questions sent once more to a visitor whose answer was late
REPEATED_PER_SECOND = 1.0
FORGOTTEN_AFTER = 600.0  # seconds without anybody at a table, until it is only on disk


class NoSuchTable(Exception):
    """A link that leads nowhere."""


@dataclass(frozen=True)
class Made:
    """By whom a table was made, masked; nothing on disk tells it."""

    who: str
    at: float
    listed: bool


class Hall:
    """Every table of one server, and what its visitors may still make."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        time_of_house: HouseTime | None = None,
        pauses: Sequence[float] = PAUSES,
        limits: Limits | None = None,
    ) -> None:
        self.store = store
        self.bots = bots
        self.time = HouseTime() if time_of_house is None else time_of_house
        self.pauses = pauses
        self.limits = limits = limits or Limits()
        self.pages = Holdings()  # open, of each visitor
        self.making = Rates(limits.tables_per_day, limits.tables_per_day / DAY)
        self.messages = Rates(limits.visitor_messages_in_a_row, limits.visitor_messages_per_second)
        self.repeating = Rates(REPEATED_IN_A_ROW, REPEATED_PER_SECOND, cells=SEAT_CELLS)
        self.talking = Rates(limits.chat_in_a_row, limits.chat_per_minute / 60, cells=SEAT_CELLS)
        self.hinting = Rates(limits.hints_in_a_row, limits.hints_per_minute / 60, cells=SEAT_CELLS)
        self._mask = secrets.token_bytes(32)
        self.made: dict[str, Made] = {}  # tables of the last day that still gather players
        self.begun: dict[str, Made] = {}  # listed tables of the last day whose match has begun
        self.tables: dict[str, LiveTable] = {}
        self.work = Supervisor(pauses)
        self._gates: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # each while somebody uses it
        self._replaying = asyncio.Lock()
        self._damaged: set[str] = set()

    async def open(self) -> None:
        """The house opens even if the disk fails now: it says so and goes on as soon as it can."""
        self.store.changed = self._trouble_changed
        self.store.open()
        with contextlib.suppress(StoreFault):
            await self._wake()
        self.work.every(HEARTBEAT, "The heartbeat", self._beat)
        self.work.every(HEARTBEAT, "Keeping house", self._keep)
        self.work.start("Opening the matches of bots and clocks", self._attend)

    async def close(self) -> None:
        await self.work.close()
        for table in self.tables.values():
            await table.stop()
            for viewer in list(table.viewers):
                viewer.hang_up()
        if self.time.runs:
            with contextlib.suppress(StoreFault):
                await self.store.do(sql.heartbeat(self.time.now()))
        await self.store.close()
        self.bots.close()

    async def _wake(self) -> None:
        """House time goes on from where it was when the server was last seen."""
        if not self.time.runs:
            house = await self.store.do(sql.read_house())
            if not self.time.runs:
                self.time.go_on_from(house)

    async def _beat(self) -> None:
        await self._wake()
        await self.store.do(sql.heartbeat(self.time.now()))

    async def _keep(self) -> None:
        """What needs no disk. House time has to be read often, or it counts for nothing."""
        if self.time.runs:
            self.time.now()
        self.forget(time.monotonic() - FORGOTTEN_AFTER)
        collect_all(self.pages.total)

    def _trouble_changed(self) -> None:
        """Every page hears that the house cannot write, and that it can again; then nothing waits any longer.

        Until then house time stands.
        """
        if self.store.trouble is None:
            self.time.go_on_soon()
        else:
            self.time.stand()
        for table in self.tables.values():
            table.tell_notice()
            if self.store.trouble is None:
                table.work.hurry()
        if self.store.trouble is None:
            self.work.hurry()

    def forget(self, since: float) -> None:
        """Let tables go at which nothing happens and nobody asked for anything since then."""
        for table_id, table in list(self.tables.items()):
            if table.used < since and table.is_quiet() and not self.is_in_lobby(table):
                del self.tables[table_id]

    async def _attend(self) -> None:
        """Matches with bots or clocks go on after a start without waiting for a visitor."""
        await self._wake()
        failed: StoreFault | None = None
        for table_id in await self.store.do(sql.read_unattended()):
            try:
                (await self.table(table_id)).go_on()
            except (Refused, NoSuchTable):
                continue  # a match of other rules, or one that cannot be opened, stays as it is
            except StoreFault as fault:
                failed = fault  # the others first
        if failed is not None:
            raise failed

    # -- finding -----------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """A table by its id, loaded from disk when nobody was there."""
        if table_id in self.tables:
            return self._used(table_id)
        async with self._gate(table_id):
            if table_id not in self.tables:
                self.tables[table_id] = await self._load(table_id)
            return self._used(table_id)

    def _gate(self, table_id: str) -> asyncio.Lock:
        """One at a time: a table is loaded once, and is not loaded while it is taken away."""
        return self._gates.setdefault(table_id, asyncio.Lock())

    async def take_away(self, table_id: str, job: sql.Job[bool]) -> bool:
        """Close or delete a table by this job; whether there was one. Nothing is decided or loaded meanwhile."""
        async with self._gate(table_id):
            live = self.tables.get(table_id)
            if live is None:
                found = await self.store.do(job)
            else:
                async with live.lock:
                    found = await self.store.do(job)
                    await live.shut()
                    del self.tables[table_id]
            self.made.pop(table_id, None)  # it waits for nobody any more, and makes room for another
            return found

    async def _load(self, table_id: str) -> LiveTable:
        if table_id in self._damaged:
            raise Refused("table-damaged")
        await self._wake()
        found = await self.store.do(sql.read_table(table_id))
        if found is None:
            raise NoSuchTable(table_id)
        if await self.store.do(sql.is_closed(table_id)):
            raise Refused("table-closed")
        live = self._live(*found)
        live.chat = [chat_line(row) for row in await self.store.do(sql.read_chat(table_id))]
        if live.row.stage != "gathering":
            same_rules(live)
            await self._replay(live)
        if live.row.stage == "playing" and live.is_decided():  # the server was killed right after the last line
            live.end()
        return live

    async def _replay(self, live: LiveTable) -> None:
        """A record that its own rules do not follow any more is kept, told of once, and not opened."""
        lines = await self.store.do(sql.read_lines(live.row.id))
        async with self._replaying:
            with Attempt() as attempt:
                await live.replay(lines)
        if attempt.fault is not None:
            self._damaged.add(live.row.id)
            note("match-not-opened", logging.ERROR, game=live.row.game, place=place_of(attempt.fault))
            raise Refused("table-damaged")

    def _used(self, table_id: str) -> LiveTable:
        table = self.tables[table_id]
        table.used = time.monotonic()
        return table

    def _live(self, row: TableRow, seats: list[SeatRow]) -> LiveTable:
        """`Refused` if the house does not know the game any more or cannot read how the table was set up."""
        try:
            return LiveTable(self.store, self.bots, game_named(row.game), row, seats, self.time, self.pauses)
        except msgspec.MsgspecError:
            raise Refused("table-damaged") from None

    async def lobby(self) -> wire.Lobby:
        """Without the tables that cannot be opened."""
        attended = [table_id for table_id, live in self.tables.items() if self.is_in_lobby(live)]
        infos = []
        for row, seats in await self.store.do(sql.read_lobby(self._deserted(), attended)):
            with contextlib.suppress(Refused):
                infos.append((self.tables.get(row.id) or self._live(row, seats)).info())
        return wire.Lobby(
            [info for info in infos if info.stage == "gathering"],
            [info for info in infos if info.stage == "playing"],
        )

    # -- making and joining ------------------------------------------------------------------------------------------

    async def make(self, wanted: wire.NewTable, who: str = "") -> wire.Seated:
        game = game_named(wanted.game)
        options = game.choose(wanted.seats, wanted.options)
        check_name(wanted.name)
        if not wanted.title.isprintable():
            raise Refused("name-characters")
        await self._wake()
        token = secrets.token_urlsafe(24)
        row = new_row(game, options, wanted)
        seats = [SeatRow(0, "person", wanted.name, None, hashed(token), True, True)]
        seats.extend(open_seat(seat) for seat in range(1, wanted.seats))
        await self._add(row, wanted, who, sql.add_table(row, seats))
        self.tables[row.id] = self._live(row, seats)
        note("table-made", game=row.game, seats=len(seats))
        return wire.Seated(row.id, 0, token)

    async def _add(self, row: TableRow, wanted: wire.NewTable, who: str, job: sql.Job[None]) -> None:
        """Write a new table down by this job, if the house has room and its maker may make one more."""
        stored, gathering_now = await self.store.do(sql.read_room())
        self._has_room(stored)
        who = self._masked(who)
        self._may_make(wanted, who, gathering_now)
        self.made[row.id] = Made(who, time.time(), wanted.listed)  # before it is on disk: others are on their way
        try:
            await self.store.do(job)
        except StoreFault:
            del self.made[row.id]
            raise

    def _masked(self, who: str) -> str:
        """Enough to tell visitors apart; the address itself is not kept."""
        return hashlib.blake2b(who.encode(), key=self._mask).hexdigest()

    def _may_make(self, wanted: wire.NewTable, who: str, gathering_now: int) -> None:
        """One visitor cannot fill the house or the lobby."""
        a_day_ago = time.time() - DAY
        self.made = {table: made for table, made in self.made.items() if made.at > a_day_ago}
        self.begun = {table: made for table, made in self.begun.items() if made.at > a_day_ago}
        if max(gathering_now, len(self.made)) >= self.limits.tables:
            raise Refused("too-many-tables-here", most=self.limits.tables)
        own = [table for table, made in self.made.items() if made.who == who]
        if len(own) >= self.limits.tables_per_visitor:
            raise Refused("too-many-tables", most=self.limits.tables_per_visitor)
        made_here = {**self.made, **self.begun}
        listed = sum(made.who == who and self._is_shown(table, made) for table, made in made_here.items())
        if wanted.listed and listed >= self.limits.listed_per_visitor:
            raise Refused("too-many-listed", most=self.limits.listed_per_visitor)
        if not self.making.take(who):
            raise Refused("tables-per-day", most=self.limits.tables_per_day)

    def _is_shown(self, table: str, made: Made) -> bool:
        live = self.tables.get(table)
        return self.is_in_lobby(live) if live is not None else made.listed and made.at > self._deserted()

    def is_in_lobby(self, live: LiveTable) -> bool:
        """A listed table stands in the lobby until its match ends, while somebody sits there or did so a while ago."""
        return live.row.listed and live.row.stage in ("gathering", "playing") and live.is_attended(self._deserted())

    def _deserted(self) -> float:
        """Where nobody has sat since then, nobody waits for players or for those who look on."""
        return time.time() - self.limits.deserted_minutes * 60

    def _has_room(self, stored: int) -> None:
        """Matches go on in a full house, but no table is added to them."""
        if stored >= self.limits.stored_megabytes * 1_000_000:
            raise Refused("house-full", most=self.limits.stored_megabytes)

    async def join(self, table_id: str, wanted: wire.Join) -> wire.Seated:
        live = await self.table(table_id)
        check_name(wanted.name)
        async with live.lock:
            live.refuse_if_shut()
            if live.row.stage != "gathering":
                raise Refused("match-has-begun")
            if any(seat.name == wanted.name for seat in live.seats):
                raise Refused("name-taken", player=wanted.name)
            free = [seat.seat for seat in live.seats if seat.kind == "open" and wanted.seat in (None, seat.seat)]
            if not free:
                raise Refused("no-open-seat")
            token = secrets.token_urlsafe(24)
            first = not any(seat.host for seat in live.seats)  # a table that lost its host has it again
            await live.put_seats(SeatRow(free[0], "person", wanted.name, None, hashed(token), True, first))
            live.tell_table()
        return wire.Seated(table_id, free[0], token)

    # -- what people at a table do with it ---------------------------------------------------------------------------

    async def act(self, live: LiveTable, asker: Asker, act: wire.TableAct, who: str = "") -> wire.TableInfo:
        async with live.lock:
            live.refuse_if_shut()
            seat = honoured(live.seats, asker)
            if isinstance(act, wire.Ready):
                await self._set_ready(live, seat, act.ready)
            elif isinstance(act, wire.PutBot):
                await self._put_bot(live, seat, act)
            elif isinstance(act, wire.TakeSeat):
                await self._take_seat(live, seat)
            elif isinstance(act, wire.OpenSeat):
                await self._open_seat(live, seat, act.seat)
            elif isinstance(act, wire.Leave):
                await self.leave(live, seat)
            elif isinstance(act, wire.Begin):
                await self._begin(live, seat)
            else:
                await self._rematch(live, seat, who)
            live.tell_table()
        return live.info()

    async def _set_ready(self, live: LiveTable, seat: Seat, ready: bool) -> None:
        gathering(live)
        await live.put_seats(replace(live.seats[seat], ready=ready))

    async def _put_bot(self, live: LiveTable, seat: Seat, act: wire.PutBot) -> None:
        make_bot(act.bot, live.game)  # refuses a bot that does not exist
        if act.seat >= len(live.seats):
            raise Refused("no-such-seat", seat=act.seat + 1, seats=len(live.seats))
        target = live.seats[act.seat]
        if live.row.stage == "playing" and (target.kind == "person" or live.is_stuck(act.seat)):
            if act.seat != seat:
                may_replace(live, seat, act.seat)
            changed = replace(target, bot=act.bot)
        else:
            gathering(live)
            host(live, seat)
            if target.kind == "person":
                raise Refused("seat-taken", player=target.name)
            changed = SeatRow(act.seat, "bot", bot_name(live, act), act.bot, None, True, False)
        await live.put_seats(changed)
        live.ask_again(act.seat)

    async def _take_seat(self, live: LiveTable, seat: Seat) -> None:
        if live.is_flagged(seat):
            raise Refused("time-is-over")
        await live.put_seats(replace(live.seats[seat], bot=None))
        live.go_on()

    async def _open_seat(self, live: LiveTable, seat: Seat, freed: Seat) -> None:
        gathering(live)
        host(live, seat)
        if freed >= len(live.seats) or freed == seat:
            raise Refused("not-your-seat")
        await live.put_seats(open_seat(freed))

    async def leave(self, live: LiveTable, seat: Seat) -> None:
        """Before the match the seat opens again; the host's badge goes to the next person."""
        gathering(live)
        changed = [open_seat(seat)]
        heirs = [other for other in live.seats if other.kind == "person" and other.seat != seat]
        if live.seats[seat].host and heirs:
            changed.append(replace(heirs[0], host=True))
        await live.put_seats(*changed)

    async def _begin(self, live: LiveTable, seat: Seat) -> None:
        gathering(live)
        host(live, seat)
        for other in live.seats:
            if other.kind == "open":
                raise Refused("seats-open")
            if not other.ready:
                raise Refused("not-ready", player=other.name)
        began, house, rules, data = time.time(), self.time.now(), live.game.version, live.game.data_hash()
        await self.store.do(sql.begin(live.row.id, began, house, rules, data))
        live.row = replace(live.row, stage="playing", began=began, began_house=house, rules=rules, data=data)
        made = self.made.pop(live.row.id, None)
        if made is not None and made.listed:
            self.begun[live.row.id] = made
        live.begin_match(house)
        bots = sum(other.kind == "bot" for other in live.seats)
        note("match-begun", game=live.row.game, seats=len(live.seats), bots=bots)
        live.tell_updates(live.viewers)
        live.go_on()

    async def _rematch(self, live: LiveTable, seat: Seat, who: str) -> None:
        """Everybody sits down through the join page, also whoever asked for it, who counts as its maker."""
        if live.row.stage != "over":
            raise Refused("match-not-over")
        if live.row.rematch is None:
            wanted = wire.NewTable(
                game=live.row.game,
                seats=len(live.seats),
                name=live.seats[seat].name,
                title=live.row.title,
                pace=live.pace,
                listed=live.row.listed,
                watching=live.row.watching,
                hints=live.row.hints,
            )
            row = new_row(live.game, live.options, wanted)
            seats = [other if other.kind == "bot" else open_seat(other.seat) for other in live.seats]
            await self._add(row, wanted, who, sql.add_rematch(live.row.id, row, seats))
            live.row.rematch = row.id

    async def say(self, live: LiveTable, viewer: Viewer, text: str) -> None:
        if viewer.asker is None:
            raise Refused("spectators-listen")
        line = "".join(letter if letter.isprintable() else " " for letter in text).strip()
        if not line:
            raise Refused("nothing-said")
        async with live.lock:
            live.refuse_if_shut()
            seat = honoured(live.seats, viewer.asker)
            if not self.talking.take(f"{live.row.id} {seat}"):
                raise Refused("too-fast")
            name, most = live.seats[seat].name, self.limits.chat_lines
            row = await self.store.do(sql.append_chat(live.row.id, seat, name, line, time.time(), most))
            if row is None:
                raise Refused("chat-full", most=most)
            live.chat = [*live.chat[1 - sql.CHAT_SHOWN :], chat_line(row)]
            for other in live.viewers:
                other.send(wire.Chat(live.chat[-1:]))


def game_named(slug: str) -> Game[Any]:
    if slug not in GAMES:
        raise Refused("no-such-game", game=slug, known=", ".join(GAMES))
    return GAMES[slug]


def new_row(game: Game[Any], options: dict[str, str], wanted: wire.NewTable) -> TableRow:
    """A table that gathers its players."""
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=game.slug,
        title=wanted.title.strip(),
        options=json.dumps(options),
        pace=msgspec.json.encode(wanted.pace).decode(),
        listed=wanted.listed,
        watching=wanted.watching,
        hints=wanted.hints,
        stage="gathering",
        seed=secrets.token_hex(16),
        rules=game.version,
        data=game.data_hash(),
        rematch=None,
        created=time.time(),
        began=None,
    )


def chat_line(row: ChatRow) -> wire.ChatLine:
    return wire.ChatLine(row.number, row.seat, row.name, row.text, row.at)


def open_seat(seat: Seat) -> SeatRow:
    return SeatRow(seat, "open", "", None, None, False, False)


def gathering(live: LiveTable) -> None:
    if live.row.stage != "gathering":
        raise Refused("match-has-begun")


def same_rules(live: LiveTable) -> None:
    """A match begun by other rules would go on differently: it is kept, and not opened."""
    if live.row.rules != live.game.version:
        raise Refused("other-rules-version", theirs=str(live.row.rules), ours=live.game.version)


def host(live: LiveTable, seat: Seat) -> None:
    if not live.seats[seat].host:
        raise Refused("host-only")


def may_replace(live: LiveTable, seat: Seat, absent: Seat) -> None:
    """The host may put a bot where one is stuck, or for somebody away, who takes the seat back like one's own."""
    host(live, seat)
    if live.is_stuck(absent):
        return
    if live.bots_play_on():
        raise Refused("flag-decides")
    if live.is_online(absent):
        raise Refused("player-is-here", player=live.seats[absent].name)


BOT_NAMES = ("Varro", "Livia", "Cato", "Sabina", "Gallus", "Julia")


def bot_name(live: LiveTable, act: wire.PutBot) -> str:
    """A Roman name that nobody at the table has."""
    taken = {seat.name for seat in live.seats}
    return next((name for name in BOT_NAMES if name not in taken), f"Seat {act.seat + 1}")
