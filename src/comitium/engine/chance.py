"""Chance: every draw of a match, made from one secret seed.

Each purpose has a stream of its own, so that no decision shifts an unrelated draw. A stream is only
a counter: the draw at position p is read from a keyed hash of the stream's name and p. Copying a
state copies a few integers, and nobody who has seen earlier draws can tell the next one.
"""

from __future__ import annotations

import hashlib
import struct
from random import Random
from typing import Final, TypeVar

T = TypeVar("T")

WORDS: Final = 16  # words of 32 bits in one block of 64 bytes
WORD_LIMIT: Final = 2**32


class Chance:
    """The streams of one match. The seed is in no view, no log and no error."""

    __slots__ = ("key", "used")

    def __init__(self, key: bytes, used: dict[str, int]) -> None:
        self.key = key
        self.used = used  # by stream: how many words were drawn from it

    def copy(self) -> Chance:
        return Chance(self.key, self.used.copy())

    def reseeded(self, rng: Random) -> Chance:
        """The same streams with another future: what a seat may imagine of coming draws."""
        return Chance(rng.randbytes(32), self.used.copy())

    def drawn(self) -> int:
        """How many numbers were drawn so far: undo cannot cross a draw."""
        return sum(self.used.values())

    def below(self, stream: str, limit: int) -> int:
        """A number from 0 to limit − 1."""
        position = self.used.get(stream, 0)
        fair = WORD_LIMIT - WORD_LIMIT % limit
        while True:
            word = self._block(stream, position // WORDS)[position % WORDS]
            position += 1
            if word < fair:
                self.used[stream] = position
                return word % limit

    def shuffled(self, stream: str, things: list[T]) -> list[T]:
        """The same things in a fair random order; the given list is left alone."""
        mixed = things.copy()
        position = self.used.get(stream, 0)
        block = self._block(stream, position // WORDS)
        last = len(mixed) - 1
        while last > 0:
            word = block[position % WORDS]
            position += 1
            if position % WORDS == 0:
                block = self._block(stream, position // WORDS)
            size = last + 1
            if word < WORD_LIMIT - WORD_LIMIT % size:
                other = word % size
                mixed[last], mixed[other] = mixed[other], mixed[last]
                last -= 1
        self.used[stream] = position
        return mixed

    def _block(self, stream: str, number: int) -> tuple[int, ...]:
        text = f"{stream} {number}".encode()
        return struct.unpack("<16I", hashlib.blake2b(text, key=self.key).digest())


def chance_from(seed: str) -> Chance:
    return Chance(hashlib.blake2b(seed.encode(), digest_size=32, person=b"comitium seed").digest(), {})


def commitment(seed: str) -> str:
    """Published before the first move; after the end it proves that the seed was fixed from the start."""
    return hashlib.sha256(b"comitium seed " + seed.encode()).hexdigest()
