"""Brings a database to the present schema; the steps lie in `migrations/versions`.

All steps that are missing are one transaction: a full disk or a kill in the middle leaves the database as it was.
"""

from __future__ import annotations

import contextlib
import sqlite3
from importlib import resources
from pathlib import Path

from comitium.engine.message import Refused


class DiskFull(Exception):
    """There is no room on the disk, which passes."""


def prepare(file: Path) -> None:
    """Make sure that a house can be opened on this database; `Refused` says why not."""
    try:
        refuse_foreign(file)
        migrate(file)
        with contextlib.suppress(DiskFull):  # such a house opens, says that it cannot write, and goes on by itself
            write_nothing(file)
    except sqlite3.DatabaseError as wrong:
        raise Refused("database-unusable", file=str(file), why=str(wrong)) from None


def refuse_foreign(file: Path) -> None:
    """Only look: a file that is not ours stays as it is."""
    if not file.exists() or (file.is_file() and file.stat().st_size == 0):
        return
    db = read_only(file)
    try:
        tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if tables and not {"alembic_version", "tables", "lines"} <= tables:
            raise Refused("database-foreign", file=str(file))
    finally:
        db.close()
    found = version(file)
    if found is not None and found not in steps():
        raise Refused("database-newer", file=str(file), found=found, ours=newest())


def read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=30)


def write_nothing(file: Path) -> None:
    """A transaction that changes nothing needs all that a real one does; `DiskFull` if only room is missing."""
    db = sqlite3.connect(file, isolation_level=None, timeout=30)
    try:
        db.execute("BEGIN IMMEDIATE")
        db.execute("UPDATE alembic_version SET version_num = version_num")
        db.execute("COMMIT")
    except sqlite3.OperationalError as wrong:
        if wrong.sqlite_errorcode == sqlite3.SQLITE_FULL:
            raise DiskFull from None
        raise
    finally:
        db.close()


def migrate(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    if version(file) != newest():
        upgrade(file)


def version(file: Path) -> str | None:
    """The last step a database has taken; None for an empty one."""
    db = sqlite3.connect(file)
    try:
        if db.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone() is None:
            return None
        found: tuple[str] | None = db.execute("SELECT version_num FROM alembic_version").fetchone()
        return None if found is None else found[0]
    finally:
        db.close()


def newest() -> str:
    return max(steps())


def steps() -> list[str]:
    files = resources.files("comitium.server.migrations").joinpath("versions").iterdir()
    return [step.name.partition("_")[0] for step in files if step.name.endswith(".py")]


def upgrade(file: Path, to: str = "head") -> None:
    # Imported here, because they take a third of the server's start and most starts have nothing to bring up to date.
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine, event
    from sqlalchemy.exc import DBAPIError

    config = Config()
    config.set_main_option("script_location", "comitium.server:migrations")
    engine = create_engine(f"sqlite:///{file}")
    # The driver would begin a transaction only before rows are written, and changes of the schema would stand alone.
    event.listen(engine, "connect", lambda connection, _: setattr(connection, "isolation_level", None))
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, to)
    except DBAPIError as wrong:
        raise wrong.orig if isinstance(wrong.orig, sqlite3.Error) else wrong from None
    finally:
        engine.dispose()
