"""Everything on disk: each SQL statement is a function here, named for what it does.

One thread writes. It takes all jobs that wait, does them in one transaction and commits once; only
then does anybody hear that a job is done. So an answer given is on disk, and a hundred tables share
the price of one sync. If a job of the transaction fails, it is done again job by job.
"""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeVar

from comitium.server.migrate import migrate

T = TypeVar("T")
Stage = Literal["gathering", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
Job = Callable[[sqlite3.Connection], T]
Waiting = tuple[Job[Any], asyncio.Future[Any]]
Outcome = tuple[asyncio.Future[Any], object, BaseException | None]

MOST_TOGETHER = 500  # jobs in one transaction
LISTED = 50  # tables in the lobby


class Conflict(Exception):
    """Another writer has recorded this line already."""


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
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)

    def open(self) -> None:
        """Bring the database up to date and start the writer; call it inside the running loop."""
        migrate(self.file)
        self._loop = asyncio.get_running_loop()
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

    def _work(self) -> None:
        db = connect(self.file)
        while (first := self._jobs.get()) is not None:
            batch = [first]
            while len(batch) < MOST_TOGETHER and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    self._jobs.put(None)
                    break
                batch.append(more)
            self._transaction(db, batch)
        db.close()

    def _transaction(self, db: sqlite3.Connection, batch: list[Waiting]) -> None:
        outcomes = _attempt(db, batch)
        if len(batch) > 1 and any(failure is not None for _, _, failure in outcomes):
            outcomes = [outcome for waiting in batch for outcome in _attempt(db, [waiting])]
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_resolve, outcomes)


def _attempt(db: sqlite3.Connection, batch: list[Waiting]) -> list[Outcome]:
    """All of them in one transaction, or none: what is not on disk nobody may hear of."""
    try:
        db.execute("BEGIN IMMEDIATE")
        outcomes: list[Outcome] = [(future, job(db), None) for job, future in batch]
        db.execute("COMMIT")
    except (sqlite3.Error, Conflict) as failure:
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [(future, None, failure) for _, future in batch]
    return outcomes


def _resolve(outcomes: list[Outcome]) -> None:
    for future, result, failure in outcomes:
        if future.cancelled():
            continue
        if failure is None:
            future.set_result(result)
        else:
            future.set_exception(failure)


def connect(file: Path) -> sqlite3.Connection:
    db = sqlite3.connect(file, isolation_level=None, timeout=30)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


# -- tables and seats --------------------------------------------------------------------------------------------------

TABLE_COLUMNS = (
    "id, game, title, options, pace, listed, watching, hints, stage, seed, rules, data, rematch, created, began"
)
SEAT_COLUMNS = "seat, kind, name, bot, token, ready, host"


def add_table(table: TableRow, seats: list[SeatRow]) -> Job[None]:
    def job(db: sqlite3.Connection) -> None:
        marks = ", ".join("?" * 15)
        row = (table.id, table.game, table.title, table.options, table.pace, table.listed, table.watching, table.hints)
        rest = (table.stage, table.seed, table.rules, table.data, table.rematch, table.created, table.began)
        db.execute(f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES ({marks})", (*row, *rest))
        for seat in seats:
            _put_seat(db, table.id, seat)

    return job


def read_table(table_id: str) -> Job[tuple[TableRow, list[SeatRow]] | None]:
    def job(db: sqlite3.Connection) -> tuple[TableRow, list[SeatRow]] | None:
        found = db.execute(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", (table_id,)).fetchone()
        return None if found is None else (_table(found), _seats(db, table_id))

    return job


def begin(table_id: str, at: float, rules: int, data: str) -> Job[None]:
    """By the rules of this moment: the table may have been set up before they changed."""

    def job(db: sqlite3.Connection) -> None:
        db.execute(
            "UPDATE tables SET stage = 'playing', began = ?, rules = ?, data = ? WHERE id = ?",
            (at, rules, data, table_id),
        )

    return job


def end(table_id: str) -> Job[None]:
    def job(db: sqlite3.Connection) -> None:
        db.execute("UPDATE tables SET stage = 'over' WHERE id = ?", (table_id,))

    return job


def set_rematch(table_id: str, rematch: str) -> Job[None]:
    def job(db: sqlite3.Connection) -> None:
        db.execute("UPDATE tables SET rematch = ? WHERE id = ?", (rematch, table_id))

    return job


def put_seat(table_id: str, seat: SeatRow) -> Job[None]:
    def job(db: sqlite3.Connection) -> None:
        _put_seat(db, table_id, seat)

    return job


def read_lobby(since: float, attended: list[str]) -> Job[list[tuple[TableRow, list[SeatRow]]]]:
    """The newest listed tables that play, and of those that gather the attended ones and those made since then."""

    def job(db: sqlite3.Connection) -> list[tuple[TableRow, list[SeatRow]]]:
        found: list[tuple[TableRow, list[SeatRow]]] = []
        inviting = "AND (created > ? OR id IN (SELECT value FROM json_each(?)))"
        for stage, further, given in (("gathering", inviting, (since, json.dumps(attended))), ("playing", "", ())):
            rows = db.execute(
                f"SELECT {TABLE_COLUMNS} FROM tables WHERE listed AND stage = ? {further}"
                " ORDER BY created DESC LIMIT ?",
                (stage, *given, LISTED),
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
    """The primary key is the match and the number: a second writer fails here."""

    def job(db: sqlite3.Connection) -> None:
        try:
            db.execute(
                "INSERT INTO lines (table_id, seq, seat, code, at, client) VALUES (?, ?, ?, ?, ?, ?)",
                (table_id, line.seq, line.seat, line.code, line.at, line.client),
            )
        except sqlite3.IntegrityError:
            raise Conflict(f"line {line.seq} of {table_id} is recorded already") from None

    return job


def read_lines(table_id: str) -> Job[list[LineRow]]:
    def job(db: sqlite3.Connection) -> list[LineRow]:
        rows = db.execute("SELECT seq, seat, code, at, client FROM lines WHERE table_id = ? ORDER BY seq", (table_id,))
        return [LineRow(*row) for row in rows]

    return job


# -- the server's own life ---------------------------------------------------------------------------------------------


def heartbeat(at: float) -> Job[None]:
    """The server lives: clocks are stopped for the time between the last beat and the next start."""

    def job(db: sqlite3.Connection) -> None:
        db.execute("UPDATE life SET alive = ?", (at,))

    return job


def wake(at: float) -> Job[list[tuple[float, float]]]:
    """Note the time the server was away; returns every such time."""

    def job(db: sqlite3.Connection) -> list[tuple[float, float]]:
        (alive,) = db.execute("SELECT alive FROM life").fetchone()
        if alive is not None:
            db.execute("INSERT INTO outages (away, back) VALUES (?, ?)", (alive, at))
        db.execute("UPDATE life SET alive = ?", (at,))
        return [(away, back) for away, back in db.execute("SELECT away, back FROM outages ORDER BY away")]

    return job


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


def read_chat(table_id: str, newest: int = 200) -> Job[list[ChatRow]]:
    def job(db: sqlite3.Connection) -> list[ChatRow]:
        rows = db.execute(
            "SELECT number, seat, name, text, at FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?",
            (table_id, newest),
        ).fetchall()
        return [ChatRow(*row) for row in reversed(rows)]

    return job
