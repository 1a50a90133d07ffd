"""What changes from one update to the next: a view cut into parts, each put into bytes once and compared as bytes.

A decision leaves most of a table as it was. So a page that says it can put differences together is told only of the
parts that changed: fields of the view, single players or other pieces of a list, single score sheets.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from functools import cache
from typing import cast

from msgspec import Raw

from comitium.server import wire
from comitium.server.wire import encoded

Part = bytes | list[bytes]  # a field, or the pieces of a field that is a list of things


class Picture:
    """A view in its wire form, in parts."""

    def __init__(self, view: object) -> None:
        self.whole = Raw(b"")
        self._parts: dict[str, Part] = {}
        if dataclasses.is_dataclass(view) and not isinstance(view, type):
            self._parts = {name: _part(getattr(view, name)) for name in _fields(type(view))}
            fields = [b'"%s":%s' % (name.encode(), _joined(part)) for name, part in self._parts.items()]
            self.whole = Raw(b"{" + b",".join(fields) + b"}")
        else:
            self.whole = Raw(wire.encoder.encode(view))
        self._older: Picture | None = None
        self._changes: list[wire.Change] = []

    def since(self, older: Picture) -> list[wire.Change]:
        """What changed, in its wire form: worked out once for all pages that saw the same before."""
        if older is not self._older:
            self._changes = self._since(older)
            self._older = older
        return self._changes

    def _since(self, older: Picture) -> list[wire.Change]:
        if older.whole == self.whole:
            return []
        if not self._parts or older._parts.keys() != self._parts.keys():
            return [change(["view"], self.whole)]
        changes: list[wire.Change] = []
        for name, part in self._parts.items():
            changes.extend(changes_of(["view", name], older._parts[name], part))
        return changes


@cache
def _fields(kind: type) -> list[str]:
    return [field.name for field in dataclasses.fields(kind)]


def _part(value: object) -> Part:
    if isinstance(value, list | tuple) and value and dataclasses.is_dataclass(value[0]):
        return [wire.encoder.encode(piece) for piece in value]
    return wire.encoder.encode(value)


def _joined(part: Part) -> bytes:
    return part if isinstance(part, bytes) else b"[" + b",".join(part) + b"]"


def changes_of(path: list[str | int], before: Part, now: Part) -> list[wire.Change]:
    """The pieces that changed, if the list is as long as it was; else all of it."""
    if before == now:
        return []
    if isinstance(before, bytes) or isinstance(now, bytes) or len(before) != len(now):
        return [change(path, Raw(_joined(now)))]
    return [
        change([*path, number], Raw(piece))
        for number, (old, piece) in enumerate(zip(before, now, strict=True))
        if old != piece
    ]


def change(path: list[str | int], to: Raw) -> wire.Change:
    return encoded(wire.Change(path, to))


class Seen:
    """The last update of a page: what the next one is told as a difference to."""

    def __init__(self, picture: Picture, own: bytes, scores: Sequence[wire.SheetOut]) -> None:
        self.picture = picture
        self.own = own
        self.scores = scores  # in their wire form, as they are shared between pages

    def changes_since(self, before: Seen) -> list[wire.Change]:
        changes = [*self.picture.since(before.picture)]
        if self.own != before.own:
            changes.append(change(["own"], Raw(self.own)))
        if self.scores is not before.scores:
            old, now = ([bytes(cast(Raw, sheet)) for sheet in sheets] for sheets in (before.scores, self.scores))
            changes.extend(changes_of(["scores"], old, now))
        return changes
