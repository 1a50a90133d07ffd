"""The record as a whole, read beside a running house: copies, checks and match files.

Nothing here writes to the database of a house that runs: a reader sees one moment of it and is in nobody's way.
"""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from comitium.engine.match import Line, Match
from comitium.engine.matchfile import to_text
from comitium.engine.message import Refused
from comitium.games import GAMES
from comitium.server import store as sql
from comitium.server.faults import Attempt, place_of
from comitium.server.live import header_of
from comitium.server.migrate import migrate, newest, read_only, refuse_foreign, version
from comitium.server.store import SeatRow, Summary, TableRow

Report = Callable[[int, int], None]  # how many are done, of how many
UNFIT_FOR_NAMES: Final = re.compile(r"[^\w-]")
PAGES_AT_ONCE: Final = 256  # of a database, about a megabyte


@contextlib.contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """One moment of the database, whatever is written meanwhile."""
    if not file.is_file():
        raise Refused("no-database", file=str(file))
    try:
        refuse_foreign(file)
        with contextlib.closing(read_only(file)) as db:
            db.execute("BEGIN")
            yield db
    except sqlite3.DatabaseError as wrong:
        raise Refused("database-unusable", file=str(file), why=str(wrong)) from None


def summaries(file: Path) -> list[Summary]:
    with reading(file) as db:
        return sql.read_summaries()(db)


# -- copies ------------------------------------------------------------------------------------------------------------


def back_up(file: Path, target: Path, report: Report) -> None:
    """A whole, checked copy in one file, under its name only when it is on disk."""
    if target.exists():
        raise Refused("file-exists", file=str(target))
    part = target.with_name(f"{target.name}.part")
    try:
        with reading(file) as db:
            copy_into(db, part, report)
        part.replace(target)
        sync(target.parent)
    except OSError as wrong:
        raise Refused("file-unusable", file=str(target), why=wrong.strerror or "?") from None
    finally:
        part.unlink(missing_ok=True)


def copy_into(db: sqlite3.Connection, part: Path, report: Report) -> None:
    """Page by page, all of the moment in which it begins: what is written meanwhile neither shows nor holds it up."""
    db.execute("SELECT 1 FROM sqlite_master").fetchone()  # from here on the reader's moment stands
    part.unlink(missing_ok=True)
    part.touch(0o600)
    try:
        copy = sqlite3.connect(part)
        try:
            db.backup(copy, pages=PAGES_AT_ONCE, progress=lambda _, left, pages: report(pages - left, pages))
            copy.execute("PRAGMA journal_mode = DELETE")
            check(copy, part)
        finally:
            copy.close()
    except sqlite3.DatabaseError as wrong:
        raise Refused("file-unusable", file=str(part), why=str(wrong)) from None
    sync(part)


def check(db: sqlite3.Connection, file: Path) -> None:
    """Whether the pages of a database fit together."""
    [found] = db.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise Refused("database-unusable", file=str(file), why=str(found).splitlines()[0][:200])


def sync(path: Path) -> None:
    if path.is_dir() and os.name == "nt":
        return  # Windows has no such thing for folders
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def restore(copy: Path, file: Path, report: Report) -> Path | None:
    """Put a copy in the place of the database, while no house runs; what was there before is kept beside it."""
    if not copy.is_file() or copy.stat().st_size == 0:
        raise Refused("no-database", file=str(copy))
    with reading(copy) as db:
        check(db, copy)
        part = file.with_name(f"{file.name}.part")
        copy_into(db, part, report)
    kept = file.with_name(f"{file.stem}-before-{datetime.now(UTC):%Y%m%d-%H%M%S}{file.suffix}")
    was_there = file.exists()
    for ending in ("", "-wal", "-shm"):  # the journal belongs to the database it was written for
        old = file.with_name(file.name + ending)
        if old.exists():
            old.replace(kept.with_name(kept.name + ending))
    part.replace(file)
    sync(file.parent)
    migrate(file)
    return kept if was_there else None


# -- matches -----------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def reading_as_now(file: Path) -> Iterator[sqlite3.Connection]:
    """One moment of the database in the present schema: one of an earlier version is copied, and the copy brought up.

    A house of that version may still run, and until the next start of this one the host may want to go back.
    """
    with reading(file) as db:
        if version(file) == newest():
            yield db
            return
        try:
            aside = tempfile.TemporaryDirectory(dir=file.parent, prefix="reading-")
        except OSError as wrong:
            raise Refused("folder-unusable", folder=str(file.parent), why=wrong.strerror or "?") from None
        with aside as folder:
            copy = Path(folder) / file.name
            copy_into(db, copy, lambda _, __: None)
            migrate(copy)
            with reading(copy) as upgraded:
                yield upgraded


def matches(file: Path, report: Report) -> Iterator[tuple[TableRow, list[SeatRow], Callable[[], Match[Any]]]]:
    """Every table whose match has begun, and how to play it again."""
    with reading_as_now(file) as db:
        ids = [found.id for found in sql.read_summaries()(db) if found.stage != "gathering"]
        for number, table in enumerate(ids, start=1):
            found = sql.read_table(table)(db)
            if found is not None and found[0].began is not None:
                yield *found, again(db, *found)
            report(number, len(ids))


def again(db: sqlite3.Connection, row: TableRow, seats: list[SeatRow]) -> Callable[[], Match[Any]]:
    def play() -> Match[Any]:
        game = GAMES[row.game]
        match: Match[Any] = Match(game, header_of(game, row, seats))
        for line in sql.read_lines(row.id)(db):
            match.follow(Line(line.seat, line.code))
        return match

    return play


def of_other_rules(row: TableRow) -> bool:
    return row.game in GAMES and row.rules != GAMES[row.game].version


class Verified:
    """What playing every stored match again has shown."""

    def __init__(self) -> None:
        self.well = 0
        self.other_rules = 0
        self.wrong: list[tuple[str, str]] = []  # table and reason


def verify(file: Path, report: Report) -> Verified:
    found = Verified()
    for row, _, play in matches(file, report):
        if of_other_rules(row):
            found.other_rules += 1
            continue
        with Attempt() as attempt:
            match = play()
            if row.stage == "over" and match.state.result is None:
                raise ValueError("the match is over on record only")
        if attempt.fault is None:
            found.well += 1
        else:
            found.wrong.append((row.id, place_of(attempt.fault)))
    return found


def export(file: Path, folder: Path, unfinished: bool, report: Report) -> tuple[int, int]:
    """Match files of what is over, or of everything; how many were written and how many left out.

    A file of a match that goes on holds its seed: whoever reads it knows what lies hidden.
    """
    written = left_out = 0
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for row, _, play in matches(file, report):
            wanted = (unfinished or row.stage == "over") and not of_other_rules(row)
            attempt = Attempt()
            with attempt:
                match = play() if wanted else None
            if attempt.fault is not None or match is None:
                left_out += 1
                continue
            day = time.strftime("%Y-%m-%d", time.gmtime(row.began))
            name = f"{row.game}-{day}-{UNFIT_FOR_NAMES.sub('', row.id)}.match"
            (folder / name).write_text(to_text(match), encoding="utf-8")
            written += 1
    except OSError as wrong:
        raise Refused("folder-unusable", folder=str(folder), why=wrong.strerror or "?") from None
    return written, left_out
