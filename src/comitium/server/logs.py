"""The log: one line an event on the standard error output, for people or for programs.

It cannot tell a secret. An event has a name and a few facts from a fixed list. A fault is told by its kind and its
place in the sources; its own words are left out, since they may quote a token, a name or a table, except
where they come from the operating system or the database and speak of neither.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import sys
import traceback
from datetime import UTC, datetime
from typing import Final

log = logging.getLogger("comitium")

FACTS: Final = (
    *("version", "game", "seats", "bots", "decisions", "way"),
    *("phase", "bot", "why", "place", "work", "attempt", "connections", "descriptors"),
)


def note(event: str, level: int = logging.INFO, **facts: int | str) -> None:
    """Something happened. Only facts that tell nobody's secret have a name here."""
    unknown = set(facts) - set(FACTS)
    if unknown:
        raise ValueError(f"the log tells nothing of {', '.join(sorted(unknown))}")
    log.log(level, event, extra={"facts": facts})


def keep_log(style: str) -> None:
    """From now on; uvicorn's complaints too."""
    handler: logging.Handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine(as_json=style == "json"))
    if style == "none":
        handler = logging.NullHandler()
    for name, level in (("comitium", logging.INFO), ("uvicorn.error", logging.WARNING), ("asyncio", logging.ERROR)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)


class OneLine(logging.Formatter):
    """`2026-03-15T12:00:00Z info match-begun game=sylla seats=3`, or the same as JSON."""

    def __init__(self, *, as_json: bool) -> None:
        super().__init__()
        self.as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        facts: dict[str, int | str] = dict(getattr(record, "facts", {}))
        event = record.getMessage() if record.name == "comitium" else record.name
        if record.name != "comitium":
            facts["said"] = first_words(record)
        if record.exc_info and record.exc_info[1] is not None:
            facts.update(told(record.exc_info[1]))
        if self.as_json:
            return json.dumps({"at": at, "level": record.levelname.lower(), "event": event, **facts})
        words = [f"{name}={quoted(value)}" for name, value in facts.items()]
        return " ".join([at, record.levelname.lower(), quoted(str(event)), *words])


def first_words(record: logging.LogRecord) -> str:
    """What a library says, without what it puts in: its pattern, up to the first line's end."""
    lines = str(record.msg).splitlines()
    return lines[0][:200] if lines and "Traceback" not in lines[0] else "fault"


def told(fault: BaseException) -> dict[str, int | str]:
    """A fault and those behind it, by kind and place."""
    facts: dict[str, int | str] = {"fault": type(fault).__qualname__}
    if isinstance(fault, OSError) and fault.strerror:
        facts["why"] = fault.strerror
    elif isinstance(fault, sqlite3.Error):
        facts["why"] = str(fault)
    frames = traceback.extract_tb(fault.__traceback__)
    facts["place"] = " < ".join(f"{place(frame.filename)}:{frame.lineno} {frame.name}" for frame in reversed(frames))
    behind = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)
    if behind is not None:
        facts["after"] = type(behind).__qualname__
    return facts


def place(filename: str) -> str:
    """The file from its package on: the rest is the host's own affair."""
    parts = filename.replace("\\", "/").split("/")
    for root in ("comitium", "site-packages"):
        if root in parts:
            return "/".join(parts[len(parts) - parts[::-1].index(root) :])
    return parts[-1]


def quoted(value: int | str) -> str:
    text = str(value)
    return text if text and text.replace("-", "").replace(".", "").replace("_", "").isalnum() else json.dumps(text)
