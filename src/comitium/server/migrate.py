"""Brings a database to the present schema; the steps lie in `migrations/versions`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine


def migrate(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    config = Config()
    config.set_main_option("script_location", "comitium.server:migrations")
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    engine.dispose()
