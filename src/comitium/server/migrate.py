"""Brings a database to the present schema; the steps lie in `migrations/versions`.

All steps that are missing are one transaction: a full disk or a kill in the middle leaves the database as it was.
"""

from __future__ import annotations

import sqlite3
from importlib import resources
from pathlib import Path


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
    steps = resources.files("comitium.server.migrations").joinpath("versions").iterdir()
    return max(step.name.partition("_")[0] for step in steps if step.name.endswith(".py"))


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
