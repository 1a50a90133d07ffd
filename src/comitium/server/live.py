"""A table while somebody sits at it: seats, the match, those who look on, bots and clocks.

Decide, store, apply, tell, in this order and under one lock. The lines on disk are the truth; all
of this can be thrown away and is built again from them. So memory changes only after the disk has.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Protocol

import msgspec
from msgspec import Raw

from comitium.engine.chance import commitment
from comitium.engine.form import Said, encoder, said
from comitium.engine.game import Game
from comitium.engine.match import Header, Line, Match, Played, Player, standing
from comitium.engine.message import Message, Refused, Seat, Who
from comitium.server import store as sql
from comitium.server import wire
from comitium.server.answers import answers
from comitium.server.claims import Asker, Claim, honoured
from comitium.server.clock import Clocks, HouseTime
from comitium.server.faults import Attempt, BotFault, place_of
from comitium.server.logs import note
from comitium.server.pictures import Picture, Seen
from comitium.server.replay import Course, Past, course_of
from comitium.server.shown import Shown, words_on_the_wire
from comitium.server.store import Conflict, LineRow, SeatRow, Store, TableRow
from comitium.server.supervise import PAUSES, Errand, Supervisor

FLAG_BOT = "greedy"  # plays on for a seat whose time is over
TIMERS_ARE_EARLY = 0.02  # seconds at most: an alarm must not ring while the clock still shows some time
ASKED = 2  # times a bot is asked the same question
DRAWN = 5  # times chance tries after that
MOST_UNREAD = 4  # updates that wait for a page to read them; each may be large
SLICE = 16  # lines that are played again in one go


class BotRunner(Protocol):
    """Both raise `BotFault` if nothing is chosen."""

    async def choose(self, match: Match[Any], table: str, seat: Seat, bot: str) -> str: ...

    def draw(self, match: Match[Any], seat: Seat) -> str: ...


class Viewer:
    """One open page. `asker` None is a spectator."""

    def __init__(self, asker: Asker | None, differences: bool = False) -> None:
        self.asker = asker
        self.differences = differences  # whether it can put them together
        self.seat = asker.seat if isinstance(asker, Claim) else asker
        self.address = ""  # known while the page is open, and written nowhere
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(maxsize=200)
        self.line: Callable[[bytes], bool] | None = None  # sends at once, if nothing waits before it
        self.entries = 0  # log entries this viewer has
        self.logged = 0  # up to which line of the whole log
        self.edition = 0  # of the log
        self.ask = -1  # the question this viewer has
        self.number = 0  # updates that this page was told
        self.seen: Seen | None = None  # the last of them
        self.hint = Errand()
        self.is_behind = False  # something happened that no update has told yet, as too many wait to be read
        self._posted = 0  # messages
        self._updates: deque[int] = deque()  # which of them are updates

    def keeps_up(self) -> bool:
        """Whether the page has read its updates but for a few."""
        read = self._posted - self.outbox.qsize()
        while self._updates and self._updates[0] <= read:
            self._updates.popleft()
        return len(self._updates) < MOST_UNREAD

    def update(self, message: wire.Update | wire.Difference, seen: Seen) -> None:
        self.is_behind = False
        self.number, self.seen = message.number, seen
        self.send(message)
        self._updates.append(self._posted)

    def begin_anew(self) -> None:
        """The next update brings everything."""
        self.entries = self.logged = self.edition = 0
        self.ask = -1
        self.seen = None

    def send(self, message: wire.ToClient) -> None:
        self.post(encoder.encode(message))

    def post(self, data: bytes) -> None:
        """At once while the page reads. One that does not read is cut off; it comes back and gets everything anew."""
        if self.line is not None and self.outbox.empty() and self.line(data):
            self._posted += 1
            return
        try:
            self.outbox.put_nowait(data)
            self._posted += 1
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self) -> None:
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


def header_of(game: Game[Any], row: TableRow, seats: list[SeatRow]) -> Header:
    """The beginning of a match file, from what is on record of the table."""
    options = msgspec.json.decode(row.options, type=dict[str, str])
    players = tuple(Player(seat.name, seat.bot) for seat in seats)
    return Header(game.slug, game.version, game.data_hash(), options, players, row.seed, commitment(row.seed))


class LiveTable:
    """Everything one table does."""

    def __init__(
        self,
        store: Store,
        bots: BotRunner,
        game: Game[Any],
        row: TableRow,
        seats: list[SeatRow],
        time_of_house: HouseTime,
        pauses: Sequence[float] = PAUSES,
    ) -> None:
        self.store = store
        self.bots = bots
        self.game = game
        self.row = row
        self.seats = seats
        self.time = time_of_house
        self.options = msgspec.json.decode(row.options, type=dict[str, str])
        self.pace: wire.Pace = msgspec.json.decode(row.pace, type=wire.Pace)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()  # when somebody last asked for this table
        self.left = row.created  # when a page of somebody who sits here was last closed
        self.coming = 0  # decisions that wait for the lock
        self.untold = False  # whether something was decided that the viewers have not heard yet
        self.told = asyncio.Event()  # they will hear of it
        self.is_shut = False
        self.viewers: list[Viewer] = []
        self.chat: list[wire.ChatLine] = []  # the newest lines; read from disk with the table
        self.match: Match[Any] | None = None
        self.shown: Shown | None = None
        self.clocks = Clocks(self.pace, len(seats))
        self.past: Past | None = None
        self.done: dict[str, int] = {}  # by client id: the line it became, so that a repeated message changes nothing
        self.work = Supervisor(pauses)
        self._thinking: dict[Seat, int] = {}  # seats a bot is choosing for, and the question it chooses for
        self._stuck: dict[Seat, int] = {}  # seats whose bot cannot decide, and the question it was asked
        self._noticed: Said | None = None  # the notice that the pages show
        self._alarm: asyncio.TimerHandle | None = None  # rings at the next flag

    # -- loading and beginning ---------------------------------------------------------------------------------------

    def begin_match(self, at: float) -> None:
        """At this house time."""
        self.match, self.shown, self.clocks, self.past = self._beginning(at)

    def _beginning(self, at: float) -> tuple[Match[Any], Shown, Clocks, Past]:
        header = header_of(self.game, self.row, self.seats)
        match = Match(self.game, header, wording=words_on_the_wire)
        clocks = Clocks(self.pace, len(self.seats))
        clocks.record(None, match.state.waiting(), at)
        return match, Shown(match), clocks, Past(self.game, header)

    async def replay(self, lines: list[LineRow]) -> None:
        """After a start of the server: the match from its lines, played aside. Everybody else has turns meanwhile.

        What was taken back is played only where clocks ran for it.
        """
        assert self.row.began_house is not None
        match, shown, clocks, past = self._beginning(self.row.began_house)
        record = [Line(line.seat, line.code) for line in lines]
        timed = not isinstance(self.pace, wire.NoClock)
        played = record if timed else standing(record)
        for number, line in enumerate(played):
            if number % SLICE == 0:
                await asyncio.sleep(0)
            match.follow(line)
            shown.follow()
            if timed:
                clocks.record(line.seat, match.state.waiting(), lines[number].house)
        if len(played) < len(record):
            match.stands_for(record)
        self.match, self.shown, self.clocks, self.past = match, shown, clocks, past
        self.done.update({line.client: line.seq for line in lines if line.client is not None})

    def is_decided(self) -> bool:
        return self.match is not None and self.match.state.result is not None

    def is_flagged(self, seat: Seat) -> bool:
        """Its time is over, at a table where a bot plays on then."""
        return self.bots_play_on() and self.clocks.left_at(seat, self.time.now()) <= 0

    def is_online(self, seat: Seat) -> bool:
        return any(viewer.seat == seat for viewer in self.viewers)

    def is_attended(self, since: float) -> bool:
        """Whether somebody sits here with an open page, or did so since then."""
        return self.left > since or any(viewer.seat is not None for viewer in self.viewers)

    def bots_play_on(self) -> bool:
        """A bot takes over at the flag."""
        return not isinstance(self.pace, wire.NoClock) and self.pace.flag == "bot"

    # -- what everybody may know of the table ------------------------------------------------------------------------

    def info(self) -> wire.TableInfo:
        over = self.row.stage == "over"
        online = {viewer.seat for viewer in self.viewers}
        return wire.TableInfo(
            id=self.row.id,
            game=self.row.game,
            title=self.row.title,
            options=self.options,
            pace=self.pace,
            listed=self.row.listed,
            watching=self.row.watching,
            hints=self.row.hints,
            stage=self.row.stage,
            seats=[
                wire.SeatInfo(s.seat, s.kind, s.name, s.bot, s.ready, s.seat in online, s.host, self.is_stuck(s.seat))
                for s in self.seats
            ],
            commitment=None if self.row.stage == "gathering" else commitment(self.row.seed),
            seed=self.row.seed if over else None,
            rematch=self.row.rematch,
            created=self.row.created,
        )

    def tell_table(self) -> None:
        data = encoder.encode(wire.Table(self.info()))
        for viewer in self.viewers:
            viewer.post(data)

    def notice(self) -> Said | None:
        """What everybody at the table has to know just now: trouble of the house, or a bot that cannot decide."""
        if self.store.trouble is not None:
            return Said("house-cannot-write")
        for seat in range(len(self.seats)):
            if self.is_stuck(seat):
                return said(Message("bot-cannot-decide", who=Who(seat)))
        return None

    def tell_notice(self) -> None:
        """If it is another one than the pages show."""
        notice = self.notice()
        if notice != self._noticed:
            self._noticed = notice
            for viewer in self.viewers:
                viewer.send(wire.Notice(notice))

    # -- looking on --------------------------------------------------------------------------------------------------

    def welcome(self, viewer: Viewer) -> None:
        """`Refused` if the page may not look on: its seat may have changed hands since it said hello."""
        if viewer.asker is not None:
            honoured(self.seats, viewer.asker)
        elif not self.row.watching:
            raise Refused("no-spectators")
        if self.is_shut:  # while the page was on its way in
            viewer.hang_up()
            return
        self.tell_notice()
        viewer.send(wire.Chat(self.chat))
        self.viewers.append(viewer)
        self.tell_table()
        if self._noticed is not None:
            viewer.send(wire.Notice(self._noticed))
        if self.match is not None:
            self.tell_updates([viewer])

    def farewell(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            if viewer.seat is not None:
                self.left = time.time()
            self.tell_table()

    def give(self, seat: SeatRow) -> None:
        """The seat changes hands: in the same step, pages opened with its old token see and do nothing more."""
        self.seats[seat.seat] = seat
        for viewer in list(self.viewers):
            if isinstance(viewer.asker, Claim) and not viewer.asker.stands(self.seats):
                self.viewers.remove(viewer)
                viewer.hang_up()

    async def next_for(self, viewer: Viewer) -> bytes | None:
        """What its page reads next; None is the end. A page that was behind is told all that it missed at once."""
        data = await viewer.outbox.get()
        if viewer.is_behind and viewer.keeps_up() and viewer in self.viewers:
            self.tell_updates([viewer])
        return data

    def tell_question(self, viewer: Viewer) -> None:
        """If it has not been sent the present one."""
        assert self.match is not None
        if viewer.seat is not None and viewer.ask != self.match.asks[viewer.seat]:
            self.tell_updates([viewer])

    def tell_updates(self, viewers: list[Viewer]) -> None:
        """What is new to each of them. A page that does not read is told later, in one update."""
        assert self.match is not None
        assert self.shown is not None
        g = self.match.state
        waiting = g.waiting()
        public = self.shown.scores(None) if self.game.scores_are_public else None
        picture = Picture(self.game.view(g), public)
        clocks = self.clocks.shown(self.time.now())
        result = self.shown.result()
        for viewer in viewers:
            if not viewer.keeps_up():
                viewer.is_behind = True
                continue
            seat = viewer.seat
            entries_from, entries = self.shown.entries_for(viewer)
            ask = 0 if seat is None else self.match.asks[seat]
            asked = None
            if seat is not None and ask != viewer.ask:
                asked = self.shown.asked(seat)
            viewer.ask = ask
            own = b"null" if seat is None else encoder.encode(self.game.own(g, seat))
            private = self.shown.scores(seat) if public is None else None
            seen = Seen(picture, own, private)
            number, undo = viewer.number + 1, self.shown.undo(seat)
            if viewer.differences and viewer.seen is not None:
                viewer.update(
                    wire.Difference(
                        number=number,
                        since=viewer.number,
                        changes=seen.changes_since(viewer.seen),
                        seq=len(self.match.lines),
                        waiting=waiting,
                        manner=g.manner(),
                        ask=ask,
                        entries_from=entries_from,
                        entries=entries,
                        undo=undo,
                        clocks=clocks,
                        asked=asked,
                        result=result,
                    ),
                    seen,
                )
            else:
                viewer.update(
                    wire.Update(
                        number=number,
                        seq=len(self.match.lines),
                        view=picture.whole(),
                        own=Raw(own),
                        waiting=waiting,
                        manner=g.manner(),
                        ask=ask,
                        entries_from=entries_from,
                        entries=entries,
                        scores=public or private or [],
                        undo=undo,
                        clocks=clocks,
                        asked=asked,
                        result=result,
                    ),
                    seen,
                )

    # -- deciding ----------------------------------------------------------------------------------------------------

    async def decide(self, asker: Asker, code: str, ask: int, client: str | None) -> int:
        """A decision or an undo; returns its number on record. `Refused` changes nothing.

        Decisions that come at the same moment are told of together, after the last of them.
        """
        self.coming += 1
        try:
            await self.lock.acquire()
        finally:
            self.coming -= 1
        try:
            seq = await self._decide(honoured(self.seats, asker), code, ask, client)
        finally:
            self.lock.release()
            if self.untold and not self.coming:
                self._tell_everybody()
        if self.untold:
            await self.told.wait()  # a page hears what its decision led to, then that it was accepted
        return seq

    async def _decide(self, seat: Seat, code: str, ask: int, client: str | None) -> int:
        """Check, store, apply."""
        if client is not None and client in self.done:
            return self.done[client]
        match = self._playing()
        rehearsed = self._rehearse(match, Line(seat, code), ask)
        line = LineRow(len(match.lines), seat, code, time.time(), client, self.time.now())
        try:
            await self.store.do(sql.append_line(self.row.id, line))
        except Conflict:
            await self._catch_up()
            if client is not None and client in self.done:  # this very decision, from before a fault of the disk
                return self.done[client]
            raise Refused("stale-question") from None
        match.accept(rehearsed)
        self._recorded(line)
        return line.seq

    def _rehearse(self, match: Match[Any], line: Line, ask: int) -> Played[Any]:
        """Play it on a copy first, with all questions that follow from it.

        A line at which the rules break would close the match for ever.
        """
        found = match.find_line(line, ask)
        with Attempt() as attempt:
            return match.rehearse(line, found)
        assert attempt.fault is not None
        where = {"game": self.row.game, "phase": match.state.heading, "place": place_of(attempt.fault)}
        note("rules-broke", logging.ERROR, **where)
        raise Refused("rules-broke")

    async def _catch_up(self) -> None:
        """A line of this match is on disk that was not heard of, from before a fault: go on from what is on record."""
        told = [] if self.match is None else [(line.seat, line.code) for line in self.match.lines]
        lines = await self.store.do(sql.read_on(self.row.id, told))
        await self.replay(lines)
        if self.is_decided():
            self.row.stage = "over"
        for viewer in self.viewers:
            viewer.begin_anew()
        self._thinking.clear()
        self._stuck.clear()
        self.untold = True
        self.go_on()

    def _recorded(self, line: LineRow) -> None:
        assert self.match is not None
        assert self.shown is not None
        answers.decisions += 1
        self.shown.follow()
        self.clocks.record(line.seat, self.match.state.waiting(), line.house)
        if line.client is not None:
            self.done[line.client] = line.seq
        if self.match.state.result is not None:
            note("match-over", game=self.row.game, seats=len(self.seats), decisions=len(self.match.lines))
            self.end()
        self.untold = True
        self.go_on()

    def end(self) -> None:
        """The last line is on record and says so; that the table is over is noted as soon as the disk takes it."""
        self.row.stage = "over"
        self.work.start("Noting the end of a match", self._note_end)

    async def _note_end(self) -> None:
        await self.store.do(sql.end(self.row.id))

    async def put_seats(self, *changed: SeatRow) -> None:
        """Change seats, all of them or none: on disk, then here."""
        await self.store.do(sql.put_seats(self.row.id, *changed))
        for seat in changed:
            self.give(seat)

    def _tell_everybody(self) -> None:
        self.tell_updates(self.viewers)
        if self.row.stage == "over":
            self.tell_table()
        self.tell_notice()
        self.untold = False
        self.told.set()
        self.told = asyncio.Event()

    async def shut(self) -> None:
        """The host of the house has closed the table: nothing more is decided. Its pages return and hear why.

        Under the lock: what was on its way has ended, and whatever comes after finds the table shut.
        """
        assert self.lock.locked()
        self.is_shut = True
        await self.stop()
        if self.untold:
            self._tell_everybody()  # whoever decided waits for it
        for viewer in list(self.viewers):
            self.viewers.remove(viewer)
            viewer.hang_up()

    def refuse_if_shut(self) -> None:
        if self.is_shut:
            raise Refused("table-closed")

    def _playing(self) -> Match[Any]:
        self.refuse_if_shut()
        if self.match is None:
            raise Refused("match-not-begun")
        return self.match

    # -- bots and clocks ---------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Set the bots thinking that are waited for, and the alarm for the next flag."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        match = self.match
        if self.is_shut or match is None or match.state.result is not None:
            return
        for seat in match.state.waiting():
            ask = match.asks[seat]
            if self._asks_bot(seat, ask) and self._thinking.get(seat) != ask and not self.is_stuck(seat):
                self._thinking[seat] = ask
                self.work.start("A bot's turn", partial(self._bot_turn, seat, ask))
        if not self.bots_play_on():
            return
        people = [seat.seat for seat in self.seats if seat.bot is None]
        coming = self.clocks.next_flag(self.time.now(), people)
        if coming is not None:
            after, seat = coming
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, after) + TIMERS_ARE_EARLY, self._ring, seat)

    def _asks_bot(self, seat: Seat, ask: int) -> bool:
        """Whether this question is still open and a bot has to answer it."""
        match = self.match
        if self.is_shut or match is None or match.state.result is not None:
            return False
        return match.asks[seat] == ask and self.seats[seat].bot is not None

    async def _bot_turn(self, seat: Seat, ask: int) -> None:
        await self._play_bot(seat, ask)
        if self._thinking.get(seat) == ask:
            del self._thinking[seat]
        self.go_on()

    async def _play_bot(self, seat: Seat, ask: int) -> None:
        """The bot is asked, and asked again; then chance tries; then the table is told that the bot is stuck.

        If the question changes or a person takes the seat back meanwhile, there is nothing left to do here.
        """
        for attempt in range(ASKED + DRAWN):
            match, bot = self.match, self.seats[seat].bot
            if match is None or bot is None or not self._asks_bot(seat, ask):
                return
            try:
                if attempt < ASKED:
                    code = await self.bots.choose(match, self.row.id, seat, bot)
                else:
                    code = self.bots.draw(match, seat)
                if self._asks_bot(seat, ask):
                    await self.decide(seat, code, ask, None)
                return
            except (BotFault, Refused) as fault:
                if self._asks_bot(seat, ask):
                    self._note_fault(bot if attempt < ASKED else "chance", fault)
        self._stuck[seat] = ask
        self.tell_table()
        self.tell_notice()

    def _note_fault(self, bot: str, fault: BotFault | Refused) -> None:
        """Of a refusal only the name: its values may be secrets of the seat."""
        assert self.match is not None
        why = f"refused: {fault.message.name}" if isinstance(fault, Refused) else str(fault)
        phase = self.match.state.heading
        note("bot-did-not-decide", logging.ERROR, game=self.row.game, phase=phase, bot=bot, why=why)

    def is_stuck(self, seat: Seat) -> bool:
        """Its bot cannot decide on the present question."""
        return seat in self._stuck and self._asks_bot(seat, self._stuck[seat])

    def ask_again(self, seat: Seat) -> None:
        """Another bot sits there, or the same once more."""
        self._stuck.pop(seat, None)
        self.go_on()
        self.tell_notice()

    def _ring(self, seat: Seat) -> None:
        self._alarm = None
        self.work.start("A flag", partial(self._flag_falls, seat))

    async def _flag_falls(self, seat: Seat) -> None:
        """The time of a seat is over: a bot plays on, until the player takes the seat back."""
        async with self.lock:
            if not self.is_shut and self.seats[seat].bot is None and self.is_flagged(seat):
                await self.put_seats(replace(self.seats[seat], bot=FLAG_BOT))
                self.tell_table()
            self.go_on()

    def is_quiet(self) -> bool:
        """Nobody looks, no bot thinks, no flag can fall."""
        return not self.viewers and not self.work.tasks and not self.lock.locked() and self._alarm is None

    async def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        await self.work.close()

    # -- looking back ------------------------------------------------------------------------------------------------

    def history(self) -> tuple[Past, Course]:
        """What a thread needs to look back at the match as it stands now."""
        match = self._playing()
        assert self.past is not None
        return self.past, course_of(match)
