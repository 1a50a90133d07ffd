"""Background work: none of it ends unseen, and a fault never ends it for good.

Work that fails is tried again after a pause. The pauses grow up to a limit. The first fault is logged
with its place, and so is the first success after it; the attempts between them are not. A fault of the
disk is logged by the store, once for the whole house.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from comitium.server.faults import Attempt, StoreFault, place_of
from comitium.server.logs import note

Work = Callable[[], Awaitable[None]]
PAUSES = (0.1, 0.3, 1.0, 2.0, 5.0, 10.0, 30.0)  # seconds after the first fault, the second and so on


class Errand:
    """Work that somebody waits for while doing other things: one at a time, and none after they are gone.

    It is not tried again. A fault is logged.
    """

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def start(self, what: str, work: Work) -> bool:
        """False if the last one is still under way."""
        if self._task is not None and not self._task.done():
            return False
        self._task = asyncio.create_task(self._run(what, work))
        return True

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, what: str, work: Work) -> None:
        with Attempt() as attempt:
            await work()
        if attempt.fault is not None:
            note("work-failed", logging.ERROR, work=what, place=place_of(attempt.fault))


class Supervisor:
    """Runs background work and holds on to it until it is done."""

    def __init__(self, pauses: Sequence[float] = PAUSES) -> None:
        self._pauses = pauses
        self._hurry = asyncio.Event()
        self._closed = False
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, what: str, work: Work) -> None:
        """Do this once, however many attempts it takes; nothing starts after the close."""
        if not self._closed:
            self._run(self.insist(what, work))

    def every(self, seconds: float, what: str, work: Work) -> None:
        """Do this again and again, with so many seconds between."""
        self._run(self._repeat(seconds, what, work))

    async def insist(self, what: str, work: Work, longest: float = PAUSES[-1]) -> None:
        """Returns when the work has succeeded; `longest` limits the pause between two attempts."""
        faults, logged = 0, False
        while True:
            with Attempt() as attempt:
                await work()
            if attempt.fault is None:
                break
            if not logged and not isinstance(attempt.fault, StoreFault):
                note("work-failed", logging.ERROR, work=what, place=place_of(attempt.fault))
                logged = True
            pause = min(longest, self._pauses[min(faults, len(self._pauses) - 1)])
            faults += 1
            await self._wait(pause)
        if logged:
            note("work-succeeded", logging.WARNING, work=what, attempt=faults + 1)

    def hurry(self) -> None:
        """The cause of many faults is gone: end all pauses."""
        self._hurry.set()
        self._hurry = asyncio.Event()

    async def close(self) -> None:
        """Stop everything; whatever is not done is found again at the next start."""
        self._closed = True
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _repeat(self, seconds: float, what: str, work: Work) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self.insist(what, work, seconds)

    async def _wait(self, seconds: float) -> None:
        try:
            await asyncio.wait_for(self._hurry.wait(), seconds)
        except TimeoutError:
            return

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
