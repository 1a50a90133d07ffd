"""Clocks: how much time each seat has left. They follow from the times on record, so they survive any crash.

Time during which the server was away counts for nobody.
"""

from __future__ import annotations

from comitium.server.wire import BankClock, ClockOut, MoveClock, NoClock, Pace


class Clocks:
    """One clock a seat; a seat's clock runs while the match waits for it."""

    def __init__(self, pace: Pace, seats: int, outages: list[tuple[float, float]]) -> None:
        self.pace = pace
        self.outages = outages
        self.left = [0.0 if isinstance(pace, NoClock) else float(pace.seconds)] * seats
        self.since: list[float | None] = [None] * seats  # when the running ones were started

    def record(self, actor: int | None, waiting: list[int], at: float) -> None:
        """Somebody decided (or the match began), and now these seats are waited for."""
        if isinstance(self.pace, NoClock):
            return
        for seat, since in enumerate(self.since):
            if since is not None and (seat == actor or seat not in waiting):
                self.left[seat] = self._left_after(seat, self.elapsed(since, at))
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
        return self.left[seat] - (0.0 if since is None else self.elapsed(since, now))

    def elapsed(self, start: float, end: float) -> float:
        away = sum(max(0.0, min(end, back) - max(start, gone)) for gone, back in self.outages)
        return max(0.0, end - start - away)

    def next_flag(self, now: float) -> tuple[float, int] | None:
        """The running clock that ends first: in how many seconds, and whose."""
        running = [(self.left_at(seat, now), seat) for seat, since in enumerate(self.since) if since is not None]
        return min(running, default=None)

    def shown(self, now: float) -> list[ClockOut]:
        if isinstance(self.pace, NoClock):
            return []
        return [
            ClockOut(seat, max(0, int(1000 * self.left_at(seat, now))), since is not None)
            for seat, since in enumerate(self.since)
        ]
