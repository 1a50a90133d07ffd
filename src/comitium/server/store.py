"""Everything on disk: each SQL statement is a function here, named for what it does.

One thread writes. It takes all jobs that wait, does them in one transaction and commits once; only
then does anybody hear that a job is done. So an answer given is on disk, and a hundred tables share
the price of one sync. If a job of the transaction fails by itself, they are done again job by job.

When the disk fails, nothing of the transaction has happened: every job of it ends with `StoreFault`
and may be given again. The thread survives every fault, and opens a broken connection anew. It makes a
database only before it has had one: a disk that went away and left its folder empty gets no new one.
"""

from __future__ import annotations

import asyncio
import json
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeVar

from comitium.server.faults import Attempt, StoreFault
from comitium.server.logs import note
from comitium.server.migrate import migrate, newest

T = TypeVar("T")
Stage = Literal["gathering", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
Job = Callable[[sqlite3.Connection], T]
Waiting = tuple[Job[Any], asyncio.Future[Any]]
Outcome = tuple[asyncio.Future[Any], object, BaseException | None]

MOST_TOGETHER = 500  # jobs in one transaction
CHAT_SHOWN = 200  # lines of a table
LISTED = 50  # tables in the lobby
OF_THE_DISK = (  # what may pass by itself: it meets all jobs of a moment alike
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOTADB,
)
LOST = "the disk has lost lines of a match"
CONNECTION_STANDS = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


class Conflict(Exception):
    """Another writer has recorded this line already."""


class RecordLost(StoreFault):
    """The disk has lost or garbled what it had taken, of one table perhaps: only the host of the house can mend that.

    So the trouble lasts until the house is opened again, whatever else the disk takes meanwhile.
    """


@dataclass
class StoreFigures:
    """What the writer has done since the start."""

    transactions: int = 0
    jobs: int = 0
    faults: int = 0  # jobs that the disk did not do
    seconds: float = 0.0  # of all transactions
    last_seconds: float = 0.0  # of the last one that wrote


@dataclass
class TableRow:
    id: str
    game: str
    title: str
    options: str  # JSON
    pace: str  # JSON
    listed: bool
    watching: bool
    hints: bool
    stage: Stage
    seed: str
    rules: int
    data: str
    rematch: str | None
    created: float
    began: float | None
    began_house: float | None = None  # the same moment in house time


@dataclass
class SeatRow:
    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    token: str | None  # a hash: the token itself is known to the player alone
    ready: bool
    host: bool


@dataclass
class LineRow:
    seq: int
    seat: int
    code: str
    at: float
    client: str | None
    house: float = 0.0  # the same moment in house time


@dataclass
class ChatRow:
    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Store:
    """The database behind one server process."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.figures = StoreFigures()
        self.trouble: str | None = None  # why the disk takes nothing just now
        self.changed: Callable[[], None] = _nobody_listens  # called in the loop when trouble comes or goes
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._has_lost = False  # something it had taken
        self._has_database = False  # it was there once: from then on it is opened, never made
        self._db: sqlite3.Connection | None = None
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)

    def open(self) -> None:
        """Bring the database up to date and start the writer; call it inside the running loop.

        If the disk fails now, the writer does it later: the house opens and says that it cannot write.
        """
        self._loop = asyncio.get_running_loop()
        try:
            self._make_ready()
        except sqlite3.Error as wrong:
            if not _of_the_disk(wrong):
                raise
            self._in_trouble(str(wrong))
        self._thread.start()

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def do(self, job: Job[T]) -> T:
        """Run a job in the writer's next transaction and wait until it is on disk."""
        assert self._loop is not None
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((job, future))
        return await future

    @property
    def waiting(self) -> int:
        """Jobs that the writer has not begun."""
        return self._jobs.qsize()

    # -- in the writer's thread --------------------------------------------------------------------------------------

    def _work(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first]
            while len(batch) < MOST_TOGETHER and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    self._jobs.put(None)
                    break
                batch.append(more)
            self._transaction(batch)
        self._disconnect()

    def _transaction(self, batch: list[Waiting]) -> None:
        start = time.monotonic()
        outcomes, wrote = self._attempt(batch)
        failure = outcomes[0][2]
        if len(batch) > 1 and failure is not None and type(failure) is not StoreFault:
            alone = [self._attempt([waiting]) for waiting in batch]
            outcomes = [outcome for some, _ in alone for outcome in some]
            wrote = any(written for _, written in alone)
        figures, seconds = self.figures, time.monotonic() - start
        figures.transactions += 1
        figures.jobs += len(batch)
        figures.seconds += seconds
        if wrote:
            figures.last_seconds = seconds
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._resolve, outcomes, wrote)

    def _attempt(self, batch: list[Waiting]) -> tuple[list[Outcome], bool]:
        """All of them in one transaction, or none: what is not on disk nobody may hear of. Whether any wrote."""
        with Attempt() as attempt:
            db = self._connected()
            changes = db.total_changes
            db.execute("BEGIN IMMEDIATE")
            outcomes: list[Outcome] = [(future, job(db), None) for job, future in batch]
            db.execute("COMMIT")
            return outcomes, db.total_changes > changes
        assert attempt.fault is not None
        self._roll_back(attempt.fault)
        if _of_the_disk(attempt.fault):
            return [(future, None, StoreFault(str(attempt.fault))) for _, future in batch], False
        if _code(attempt.fault) == sqlite3.SQLITE_CORRUPT:
            return [(future, None, RecordLost(str(attempt.fault))) for _, future in batch], False
        return [(future, None, attempt.fault) for _, future in batch], False

    def _make_ready(self) -> None:
        if not self._has_database:
            migrate(self.file)
            self._has_database = True

    def _connected(self) -> sqlite3.Connection:
        if self._db is None:
            self._make_ready()
            self._db = self._connect()
        return self._db

    def _connect(self) -> sqlite3.Connection:
        return connect(self.file)

    def _roll_back(self, failure: Exception) -> None:
        """Back to before the transaction; a connection that may be broken is given up."""
        if self._db is None:
            return
        try:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
        except sqlite3.Error:
            self._disconnect()
            return
        if _of_the_disk(failure) and _code(failure) not in CONNECTION_STANDS:
            self._disconnect()

    def _disconnect(self) -> None:
        db, self._db = self._db, None
        if db is not None:
            db.close()

    # -- in the loop -------------------------------------------------------------------------------------------------

    def _resolve(self, outcomes: list[Outcome], wrote: bool) -> None:
        for future, result, failure in outcomes:
            if isinstance(failure, StoreFault):
                self.figures.faults += 1
            if future.cancelled():
                continue
            if failure is None:
                future.set_result(result)
            else:
                future.set_exception(failure)
        faults = [failure for _, _, failure in outcomes if isinstance(failure, StoreFault)]
        self._has_lost = self._has_lost or any(isinstance(fault, RecordLost) for fault in faults)
        if faults:
            self._in_trouble(str(faults[0]))
        elif wrote and self.trouble is not None and not self._has_lost:
            self.trouble = None
            note("disk-is-well-again", logging.WARNING)
            self.changed()

    def _in_trouble(self, why: str) -> None:
        if self.trouble is None:
            self.trouble = why
            note("disk-takes-nothing", logging.ERROR, why=why)
            self.changed()


def _nobody_listens() -> None:
    """Before the hall is open."""


def _code(wrong: Exception) -> int:
    """SQLite's primary code, without its details; 0 for what is no error of SQLite."""
    code: int = getattr(wrong, "sqlite_errorcode", 0)
    return code & 0xFF


def _of_the_disk(wrong: Exception) -> bool:
    return isinstance(wrong, sqlite3.Error) and _code(wrong) in OF_THE_DISK


def connect(file: Path) -> sqlite3.Connection:
    """To a database of the present schema. What is not there or is another one is a fault of the disk."""
    db = sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None, timeout=30)
    try:
        check_schema(db)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
    except (sqlite3.Error, StoreFault):
        db.close()
        raise
    return db


def check_schema(db: sqlite3.Connection) -> None:
    known = db.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    if known is None or db.execute("SELECT version_num FROM alembic_version").fetchone() != (newest(),):
        raise StoreFault("another file lies in the place of the database")


# -- tables and seats --------------------------------------------------------------------------------------------------

TABLE_COLUMNS = (
    "id, game, title, options, pace, listed, watching, hints, stage, seed, rules, data, rematch, created, began,"
    " began_house"
)
SEAT_COLUMNS = "seat, kind, name, bot, token, ready, host"


def add_table(table: TableRow, seats: list[SeatRow]) -> Job[None]:
    def job(db: sqlite3.Connection) -> None:
        marks = ", ".join("?" * 16)
        row = (table.id, table.game, table.title, table.options, table.pace, table.listed, table.watching, table.hints)
        rest = (table.stage, table.seed, table.rules, table.data, table.rematch, table.created)
        times = (table.began, table.began_house)
        db.execute(f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES ({marks})", (*row, *rest, *times))
        for seat in seats:
            _put_seat(db, table.id, seat)

    return job


def read_table(table_id: str) -> Job[tuple[TableRow, list[SeatRow]] | None]:
    def job(db: sqlite3.Connection) -> tuple[TableRow, list[SeatRow]] | None:
        found = db.execute(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", (table_id,)).fetchone()
        return None if found is None else (_table(found), _seats(db, table_id))

    return job


def begin(table_id: str, at: float, house: float, rules: int, data: str) -> Job[None]:
    """By the rules of this moment: the table may have been set up before they changed."""

    def job(db: sqlite3.Connection) -> None:
        db.execute(
            "UPDATE tables SET stage = 'playing', began = ?, began_house = ?, rules = ?, data = ?"
            " WHERE id = ? AND stage = 'gathering'",
            (at, house, rules, data, table_id),
        )
        _reached(db, house)

    return job


def end(table_id: str) -> Job[None]:
    """A table that was closed meanwhile stays closed."""

    def job(db: sqlite3.Connection) -> None:
        db.execute("UPDATE tables SET stage = 'over' WHERE id = ? AND stage = 'playing'", (table_id,))

    return job


def add_rematch(table_id: str, rematch: TableRow, seats: list[SeatRow]) -> Job[None]:
    """The next table, and the way to it from the one before."""
    add = add_table(rematch, seats)

    def job(db: sqlite3.Connection) -> None:
        add(db)
        db.execute("UPDATE tables SET rematch = ? WHERE id = ?", (rematch.id, table_id))

    return job


def put_seats(table_id: str, *seats: SeatRow) -> Job[None]:
    def job(db: sqlite3.Connection) -> None:
        for seat in seats:
            _put_seat(db, table_id, seat)

    return job


def read_lobby(since: float, attended: list[str]) -> Job[list[tuple[TableRow, list[SeatRow]]]]:
    """Of the listed tables that gather or play the newest ones, if they are attended or were made since then."""

    def job(db: sqlite3.Connection) -> list[tuple[TableRow, list[SeatRow]]]:
        found: list[tuple[TableRow, list[SeatRow]]] = []
        for stage in ("gathering", "playing"):
            rows = db.execute(
                f"SELECT {TABLE_COLUMNS} FROM tables WHERE listed AND stage = ?"
                " AND (created > ? OR id IN (SELECT value FROM json_each(?))) ORDER BY created DESC LIMIT ?",
                (stage, since, json.dumps(attended), LISTED),
            ).fetchall()
            found.extend((_table(row), _seats(db, row[0])) for row in rows)
        return found

    return job


def read_unattended() -> Job[list[str]]:
    """Matches that go on without a visitor, because a bot plays or a clock runs in them."""

    def job(db: sqlite3.Connection) -> list[str]:
        rows = db.execute(
            "SELECT id FROM tables WHERE stage = 'playing' AND (pace NOT LIKE '%\"none\"%' OR EXISTS"
            " (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND bot IS NOT NULL))"
        ).fetchall()
        return [row[0] for row in rows]

    return job


def _put_seat(db: sqlite3.Connection, table_id: str, seat: SeatRow) -> None:
    db.execute(
        f"INSERT OR REPLACE INTO seats (table_id, {SEAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table_id, seat.seat, seat.kind, seat.name, seat.bot, seat.token, seat.ready, seat.host),
    )


def _table(row: tuple[Any, ...]) -> TableRow:
    table = TableRow(*row)
    table.listed, table.watching, table.hints = bool(table.listed), bool(table.watching), bool(table.hints)
    return table


def _seats(db: sqlite3.Connection, table_id: str) -> list[SeatRow]:
    rows = db.execute(f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat", (table_id,)).fetchall()
    return [
        SeatRow(seat, kind, name, bot, token, bool(ready), bool(host))
        for seat, kind, name, bot, token, ready, host in rows
    ]


# -- the record of a match ---------------------------------------------------------------------------------------------


def append_line(table_id: str, line: LineRow) -> Job[None]:
    """Right after the line before it: `Conflict` if it is there already, `RecordLost` if the one before is not."""

    def job(db: sqlite3.Connection) -> None:
        last: int = db.execute("SELECT COALESCE(MAX(seq), -1) FROM lines WHERE table_id = ?", (table_id,)).fetchone()[0]
        if last >= line.seq:
            raise Conflict(f"line {line.seq} is recorded already")
        if last < line.seq - 1 or db.execute("SELECT 1 FROM tables WHERE id = ?", (table_id,)).fetchone() is None:
            raise RecordLost(LOST)
        db.execute(
            "INSERT INTO lines (table_id, seq, seat, code, at, client, house) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (table_id, line.seq, line.seat, line.code, line.at, line.client, line.house),
        )
        _reached(db, line.house)

    return job


def read_lines(table_id: str) -> Job[list[LineRow]]:
    def job(db: sqlite3.Connection) -> list[LineRow]:
        columns = "seq, seat, code, at, client, house"
        rows = db.execute(f"SELECT {columns} FROM lines WHERE table_id = ? ORDER BY seq", (table_id,))
        return [LineRow(*row) for row in rows]

    return job


def read_on(table_id: str, told: list[tuple[int, str]]) -> Job[list[LineRow]]:
    """All lines; `RecordLost` if they do not begin with these: what players were told is never taken from them."""
    read = read_lines(table_id)

    def job(db: sqlite3.Connection) -> list[LineRow]:
        lines = read(db)
        if [(line.seat, line.code) for line in lines[: len(told)]] != told:
            raise RecordLost(LOST)
        return lines

    return job


# -- the server's own life ---------------------------------------------------------------------------------------------


def heartbeat(house: float) -> Job[None]:
    """The house lives: its time goes on from here at the next start.

    It writes even if its time stands: what was written proves that the disk is well again.
    """

    def job(db: sqlite3.Connection) -> None:
        db.execute("UPDATE life SET house = MAX(house, ?)", (house,))

    return job


def read_house() -> Job[float]:
    """How far house time had come when the server was last seen."""

    def job(db: sqlite3.Connection) -> float:
        house: float = db.execute("SELECT house FROM life").fetchone()[0]
        return house

    return job


def _reached(db: sqlite3.Connection, house: float) -> None:
    db.execute("UPDATE life SET house = ? WHERE house < ?", (house, house))


# -- chat --------------------------------------------------------------------------------------------------------------


def append_chat(table_id: str, seat: int | None, name: str, text: str, at: float, most: int) -> Job[ChatRow | None]:
    """The line as it was written down; None if so many are there already."""

    def job(db: sqlite3.Connection) -> ChatRow | None:
        newest = "SELECT COALESCE(MAX(number), 0) FROM chat WHERE table_id = ?"
        number: int = db.execute(newest, (table_id,)).fetchone()[0] + 1
        if number > most:
            return None
        db.execute(
            "INSERT INTO chat (table_id, number, seat, name, text, at) VALUES (?, ?, ?, ?, ?, ?)",
            (table_id, number, seat, name, text, at),
        )
        return ChatRow(number, seat, name, text, at)

    return job


def read_chat(table_id: str, newest: int = CHAT_SHOWN) -> Job[list[ChatRow]]:
    def job(db: sqlite3.Connection) -> list[ChatRow]:
        rows = db.execute(
            "SELECT number, seat, name, text, at FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?",
            (table_id, newest),
        ).fetchall()
        return [ChatRow(*row) for row in reversed(rows)]

    return job


# -- the host of the house ---------------------------------------------------------------------------------------------

CLOSED = "closed"  # a stage that no open table has: it stays on record and is not opened
LAST_SEEN = "COALESCE((SELECT MAX(at) FROM lines WHERE table_id = tables.id), began, created)"


@dataclass
class Summary:
    """What the host sees of a table in a list."""

    id: str
    game: str
    title: str
    stage: str
    seats: int
    names: str
    lines: int
    last: float


def read_summaries() -> Job[list[Summary]]:
    """Every table, the one that was in use last first."""

    def job(db: sqlite3.Connection) -> list[Summary]:
        rows = db.execute(
            "SELECT id, game, title, stage, (SELECT COUNT(*) FROM seats WHERE table_id = tables.id),"
            " COALESCE((SELECT GROUP_CONCAT(name, ', ') FROM seats WHERE table_id = tables.id AND name != ''), ''),"
            f" (SELECT COUNT(*) FROM lines WHERE table_id = tables.id), {LAST_SEEN} AS last"
            " FROM tables ORDER BY last DESC"
        )
        return [Summary(*row) for row in rows]

    return job


def is_closed(table_id: str) -> Job[bool]:
    def job(db: sqlite3.Connection) -> bool:
        return db.execute("SELECT 1 FROM tables WHERE id = ? AND stage = ?", (table_id, CLOSED)).fetchone() is not None

    return job


def close_table(table_id: str) -> Job[bool]:
    """False if there is no such table."""

    def job(db: sqlite3.Connection) -> bool:
        return db.execute("UPDATE tables SET stage = ? WHERE id = ?", (CLOSED, table_id)).rowcount > 0

    return job


def delete_table(table_id: str) -> Job[bool]:
    """With its chat, seats and lines; False if there is no such table."""

    def job(db: sqlite3.Connection) -> bool:
        for part in ("chat", "lines", "seats"):
            db.execute(f"DELETE FROM {part} WHERE table_id = ?", (table_id,))
        db.execute("UPDATE tables SET rematch = NULL WHERE rematch = ?", (table_id,))
        return db.execute("DELETE FROM tables WHERE id = ?", (table_id,)).rowcount > 0

    return job


def read_room() -> Job[tuple[int, int]]:
    """How many bytes are in use, without those that deleted tables have left free; and how many tables gather."""

    def job(db: sqlite3.Connection) -> tuple[int, int]:
        pages, free, size = (
            db.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_count", "freelist_count", "page_size")
        )
        return (pages - free) * size, db.execute("SELECT COUNT(*) FROM tables WHERE stage = 'gathering'").fetchone()[0]

    return job


def read_unbegun(before: float) -> Job[list[str]]:
    """Tables that were made before then and still gather players."""

    def job(db: sqlite3.Connection) -> list[str]:
        rows = db.execute("SELECT id FROM tables WHERE stage = 'gathering' AND created < ?", (before,))
        return [row[0] for row in rows]

    return job


def read_finished(before: float) -> Job[list[str]]:
    """Tables that are over or closed, and at which nothing has happened since then."""

    def job(db: sqlite3.Connection) -> list[str]:
        rows = db.execute(f"SELECT id FROM tables WHERE stage IN ('over', ?) AND {LAST_SEEN} < ?", (CLOSED, before))
        return [row[0] for row in rows]

    return job


def put_ban(addresses: str, until: float) -> Job[None]:
    def job(db: sqlite3.Connection) -> None:
        db.execute("INSERT OR REPLACE INTO bans (addresses, until) VALUES (?, ?)", (addresses, until))

    return job


def drop_ban(addresses: str) -> Job[bool]:
    def job(db: sqlite3.Connection) -> bool:
        return db.execute("DELETE FROM bans WHERE addresses = ?", (addresses,)).rowcount > 0

    return job


def read_bans(now: float) -> Job[dict[str, float]]:
    """Those that hold; the others are forgotten."""

    def job(db: sqlite3.Connection) -> dict[str, float]:
        db.execute("DELETE FROM bans WHERE until <= ?", (now,))
        return dict(db.execute("SELECT addresses, until FROM bans ORDER BY until").fetchall())

    return job
