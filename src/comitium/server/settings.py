"""How a server is run: everything has a default that needs nothing installed."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from comitium.server.limits import Limits


def data_folder() -> Path:
    """Where a person's matches lie: COMITIUM_DATA, or the usual place of the system."""
    chosen = os.environ.get("COMITIUM_DATA")
    if chosen:
        return Path(chosen)
    base = os.environ.get("APPDATA") or os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "comitium"


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8265
    database: Path = Path("comitium.db")
    workers: int = 1  # processes in which bots think
    bot_seconds: float = 10.0
    client: Path = Path(os.environ.get("COMITIUM_CLIENT", Path(__file__).parent / "client"))  # the built pages
    origins: tuple[str, ...] = ()  # further hosts the page may come from, behind a proxy
    limits: Limits = field(default_factory=Limits)
