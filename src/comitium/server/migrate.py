"""Brings a database to the present schema; the steps lie in `migrations/versions`."""

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


def upgrade(file: Path) -> None:
    # Imported here, because they take a third of the server's start and most starts have nothing to bring up to date.
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine

    config = Config()
    config.set_main_option("script_location", "comitium.server:migrations")
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    engine.dispose()
