"""How long the house stands still, and a collector of garbage that keeps that short.

Objects that refer to each other in a circle are freed only by a collection, and a collection of everything stops every
table: half a second for a million objects. So only what is new is collected, many times a second, and what lives long
must be free of circles. Tests hold tables and pages to that. While no page is open, everything is collected after all.

Python's own rule would be to collect after so many new objects, less those that were freed. A match that plays on frees
as many old objects as it makes, so that the new ones pile up uncounted.
"""

from __future__ import annotations

import asyncio
import gc
import time
from bisect import bisect_left

BEAT = 0.02  # seconds
COLLECT_EVERY = 2  # beats
STEPS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds by which pauses are sorted
ENOUGH = 5000  # such collections until everything is collected in an empty house


def begin_collecting() -> None:
    """What is here now stays, and is looked at no more; from now on `Pauses` collects."""
    gc.collect()
    gc.freeze()
    gc.disable()


def collect_all(pages: int) -> None:
    """Nobody notices while no page is open."""
    if pages == 0 and gc.get_count()[1] >= ENOUGH:
        gc.collect()


class Pauses:
    """Notes how late a short sleep ends: so long nothing else was done either."""

    def __init__(self) -> None:
        self.total = 0.0  # seconds
        self.counts = [0] * (len(STEPS) + 1)  # up to each of the steps, and longer ones

    async def watch(self) -> None:
        beats = 0
        while True:
            due = time.monotonic() + BEAT
            beats += 1
            if beats % COLLECT_EVERY == 0:
                gc.collect(0)
            await asyncio.sleep(BEAT)
            self.note(time.monotonic() - due)

    def note(self, late: float) -> None:
        late = max(0.0, late)
        self.total += late
        self.counts[bisect_left(STEPS, late)] += 1


pauses = Pauses()  # of this process
