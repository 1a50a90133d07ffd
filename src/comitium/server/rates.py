"""How fast one visitor may ask, and how much they hold, in a bounded amount of memory however many visitors come.

A bucket holds `size` requests and gains `per_second` of them. All that has to be kept of it is the moment at which it
is full again. Visitors share a fixed number of such moments: each has one cell in every row, chosen by a secret hash,
and the earliest of them counts. A cell is never earlier than the truth for any visitor who uses it. So nobody gets more
than their due, and nothing is ever thrown away that would have to be remembered. Somebody waits for the debts of others
only if all their cells are shared with visitors who ask too much.
"""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
import time
from array import array
from collections.abc import Callable

CELLS = 65_536  # of each row
ROWS = 4

Clock = Callable[[], float]


class Bucket:
    """Holds `size` requests and gains `per_second` of them."""

    def __init__(self, size: float, per_second: float, clock: Clock = time.monotonic) -> None:
        self.each = 1 / per_second  # seconds until one more request fits
        self.span = size / per_second  # seconds from empty to full
        self.clock = clock
        self.full_at = clock()

    def take(self) -> bool:
        now = self.clock()
        full_at = max(self.full_at, now) + self.each
        if full_at > now + self.span:
            return False
        self.full_at = full_at
        return True


class Rates:
    """A bucket for everybody, in `ROWS` times `cells` numbers."""

    def __init__(self, size: float, per_second: float, clock: Clock = time.monotonic, cells: int = CELLS) -> None:
        self.each = 1 / per_second
        self.span = size / per_second
        self.clock = clock
        self._cells = cells
        self._full_at = array("d", [clock()]) * (ROWS * cells)
        self._key = secrets.token_bytes(16)  # so that nobody can choose whose cells to fill

    def take(self, who: str) -> bool:
        now = self.clock()
        places = self._places(who)
        full_at = max(min([self._full_at[place] for place in places]), now) + self.each
        if full_at > now + self.span:
            return False
        for place in places:
            if self._full_at[place] < full_at:
                self._full_at[place] = full_at
        return True

    def _places(self, who: str) -> list[int]:
        digest = hashlib.blake2b(who.encode(errors="replace"), digest_size=4 * ROWS, key=self._key).digest()
        return [
            row * self._cells + int.from_bytes(digest[4 * row : 4 * row + 4], "big") % self._cells
            for row in range(ROWS)
        ]


class Holdings:
    """How many things each visitor holds at this moment; whoever holds none is forgotten."""

    def __init__(self) -> None:
        self.total = 0
        self._held: dict[str, int] = {}

    def of(self, who: str) -> int:
        return self._held.get(who, 0)

    def add(self, who: str) -> None:
        self.total += 1
        self._held[who] = self.of(who) + 1

    def drop(self, who: str) -> None:
        self.total -= 1
        self._held[who] -= 1
        if not self._held[who]:
            del self._held[who]


def visitor(address: str) -> str:
    """Whom an address belongs to: of the sixth version a household has 2**64 of them."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return "unknown"  # a proxy may pass on any text
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))
