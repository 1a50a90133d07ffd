"""Who may use a seat: whoever holds its present token. Only the hash of a token is kept.

A claim is checked in the same step that uses it, with no `await` between the two. A seat may change
hands while a message waits for the table's lock, so a seat number found earlier proves nothing.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field

from comitium.engine.message import Refused, Seat
from comitium.server.store import SeatRow


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True)
class Claim:
    """A seat, and the hash of the token that opened it."""

    seat: Seat
    key: str = field(repr=False)

    def stands(self, seats: list[SeatRow]) -> bool:
        """Whether the seat still has this token; compared in constant time."""
        key = seats[self.seat].token
        return key is not None and hmac.compare_digest(key, self.key)


Asker = Claim | Seat  # a person with a claim, or a seat for which the house itself acts


def claim_with(seats: list[SeatRow], token: str) -> Claim | None:
    """The claim that this token gives."""
    claims = [Claim(seat.seat, hashed(token)) for seat in seats]
    return next((claim for claim in claims if claim.stands(seats)), None)


def honoured(seats: list[SeatRow], asker: Asker) -> Seat:
    """The asker's seat; `Refused` if it has changed hands."""
    if not isinstance(asker, Claim):
        return asker
    if not asker.stands(seats):
        raise Refused("token-unknown")
    return asker.seat
