"""Seats as people name them: by the number on the screen, counted from 1, or by the name of who sits there."""

from __future__ import annotations

from comitium.engine.message import Refused, Seat
from comitium.text import Speaker


def seat_named(word: str, speaker: Speaker) -> Seat:
    names = [name.casefold() for name in speaker.names]
    if word.casefold() in names:
        return names.index(word.casefold())
    if word.isascii() and word.isdecimal() and len(word) < 4 and 1 <= int(word) <= len(names):
        return int(word) - 1
    raise Refused("no-such-seat-name", seat=word[:40], known=", ".join(speaker.names))
