"""Limits on how fast one visitor may ask: a bucket that fills with time."""

from __future__ import annotations

import time


class Bucket:
    """Holds `size` requests and gains `per_second` of them."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self.full = size
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.full = min(self.size, self.full + (now - self.at) * self.per_second)
        self.at = now
        if self.full < 1:
            return False
        self.full -= 1
        return True


class Buckets:
    """One bucket for each visitor; the full ones are forgotten."""

    def __init__(self, size: float, per_second: float, most: int = 10_000) -> None:
        self.size = size
        self.per_second = per_second
        self.most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, visitor: str) -> bool:
        if len(self._buckets) >= self.most:
            self._buckets = {who: bucket for who, bucket in self._buckets.items() if bucket.full < bucket.size - 1}
        return self._buckets.setdefault(visitor, Bucket(self.size, self.per_second)).take()
