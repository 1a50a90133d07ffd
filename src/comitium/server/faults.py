"""What can go wrong in a running house, and the one way to catch a fault whatever it is."""

from __future__ import annotations

import traceback
from pathlib import Path
from types import TracebackType


class StoreFault(Exception):
    """The disk did not do it. Nothing has changed, and the same job may succeed later."""


class BotFault(Exception):
    """A bot made no choice; the words say why, and nothing of the match."""


class Attempt:
    """`with Attempt() as attempt:` keeps the fault that ends its block in `attempt.fault`.

    For the few places that must outlive a mistake of ours: a thread or process that works for all tables,
    background work, and rules that break. Each of them tells or logs the fault; nothing is passed over.
    """

    def __init__(self) -> None:
        self.fault: Exception | None = None

    def __enter__(self) -> Attempt:
        return self

    def __exit__(self, _kind: type[BaseException] | None, fault: BaseException | None, _: TracebackType | None) -> bool:
        """Being cancelled or interrupted is no fault."""
        if isinstance(fault, Exception):
            self.fault = fault
            return True
        return False


def place_of(fault: BaseException) -> str:
    """The kind of a fault and where it happened, without its words: they may quote what a seat must not know."""
    frames = traceback.extract_tb(fault.__traceback__)[-3:]
    way = " > ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
    return f"{type(fault).__name__} at {way}" if way else type(fault).__name__
