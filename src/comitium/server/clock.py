"""Clocks: how much time each seat has left. They follow from the house times on record, so they survive any crash.

House time runs only while the house runs and can write. A house that is closed, a disk that fails, a machine
that sleeps and a system clock that is set anew cost nobody time.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Container

from comitium.server.wire import BankClock, ClockOut, MoveClock, NoClock, Pace

LONGEST_GAP = 15.0  # seconds between two readings: a house that runs reads its time every 5


GRACE = 8.0  # seconds after trouble: pages send again after 6 at the latest


class HouseTime:
    """The seconds a house has been running, over all its starts.

    The steps between readings are counted. Some systems let even this clock run while they sleep, and a
    process can be held: a step that is too long for a running house was no time of the house.
    """

    def __init__(self, ticks: Callable[[], float] = time.monotonic) -> None:
        self._ticks = ticks
        self._house: float | None = None
        self._read = 0.0
        self._stands_until = -math.inf  # a tick

    @property
    def runs(self) -> bool:
        return self._house is not None

    def go_on_from(self, house: float) -> None:
        self._house, self._read = house, self._ticks()

    def now(self) -> float:
        assert self._house is not None, "house time goes on from what is on disk"
        tick = self._ticks()
        since = max(self._read, self._stands_until)
        if 0 < tick - since <= LONGEST_GAP:
            self._house += tick - since
        self._read = tick
        return self._house

    def stand(self) -> None:
        """The house cannot write: nobody can decide, so nobody loses time."""
        if self.runs:
            self.now()
        self._stands_until = math.inf

    def go_on_soon(self) -> None:
        """It can again; time goes on when every page has had its chance to send again what it kept."""
        self._stands_until = self._ticks() + GRACE


class Clocks:
    """One clock a seat; a seat's clock runs while the match waits for it. All times are house times."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [0.0 if isinstance(pace, NoClock) else float(pace.seconds)] * seats
        self.since: list[float | None] = [None] * seats  # when the running ones were started

    def record(self, actor: int | None, waiting: list[int], at: float) -> None:
        """Somebody decided (or the match began), and now these seats are waited for."""
        if isinstance(self.pace, NoClock):
            return
        for seat, since in enumerate(self.since):
            if since is not None and (seat == actor or seat not in waiting):
                self.left[seat] = self._left_after(seat, max(0.0, at - since))
                self.since[seat] = None
        if actor is not None and isinstance(self.pace, BankClock):
            self.left[actor] += self.pace.increment
        for seat in waiting:
            if self.since[seat] is None:
                self.since[seat] = at

    def _left_after(self, seat: int, elapsed: float) -> float:
        """A clock per move is wound up again as soon as it stops."""
        return float(self.pace.seconds) if isinstance(self.pace, MoveClock) else self.left[seat] - elapsed

    def left_at(self, seat: int, now: float) -> float:
        since = self.since[seat]
        return self.left[seat] - (0.0 if since is None else max(0.0, now - since))

    def next_flag(self, now: float, among: Container[int]) -> tuple[float, int] | None:
        """The running clock of these seats that ends first: in how many seconds, and whose."""
        running = [
            (self.left_at(seat, now), seat)
            for seat, since in enumerate(self.since)
            if since is not None and seat in among
        ]
        return min(running, default=None)

    def shown(self, now: float) -> list[ClockOut]:
        if isinstance(self.pace, NoClock):
            return []
        return [
            ClockOut(seat, max(0, int(1000 * self.left_at(seat, now))), since is not None)
            for seat, since in enumerate(self.since)
        ]
