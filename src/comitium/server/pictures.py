"""What changes from one update to the next: a view cut into parts, each put into bytes once and compared as bytes.

A decision leaves most of a table as it was. So a page that says it can put differences together is told only of the
parts that changed: fields of the view, single players or other pieces of a list, single score sheets.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import cast

from msgspec import Raw

from comitium.engine.form import SheetOut, encoded, encoder
from comitium.server import wire

Piece = bytes | Raw
Part = Piece | Sequence[Piece]  # a field, or the pieces of a field that is a list of things

_numbers = count(1)


class Picture:
    """What everybody sees of a table, in its wire form and in parts."""

    def __init__(self, view: object, scores: Sequence[SheetOut] | None = None) -> None:
        """`scores` if they are the same for everybody."""
        self._parts: dict[str, Part] = {}
        self._rest = b""  # a view that has no parts
        if dataclasses.is_dataclass(view) and not isinstance(view, type):
            self._parts = {name: _part(getattr(view, name)) for name in _fields(type(view))}
        else:
            self._rest = encoder.encode(view)
        self._scores = scores
        self._number = next(_numbers)
        self._since_number = 0  # of the picture that `_changes` goes on from, which itself need not be kept
        self._changes: list[wire.Change] = []

    def whole(self) -> Raw:
        """The view."""
        if not self._parts:
            return Raw(self._rest)
        fields = [b'"%s":%s' % (name.encode(), _joined(part)) for name, part in self._parts.items()]
        return Raw(b"{" + b",".join(fields) + b"}")

    def since(self, older: Picture) -> list[wire.Change]:
        """What changed, in its wire form: worked out once for all pages that saw the same before."""
        if older._number != self._since_number:
            self._changes = self._since(older)
            self._since_number = older._number
        return self._changes

    def _since(self, older: Picture) -> list[wire.Change]:
        changes: list[wire.Change] = []
        if self._rest != older._rest or self._parts.keys() != older._parts.keys():
            changes.append(_change(["view"], self.whole()))
        else:
            for name, part in self._parts.items():
                changes.extend(_changes(["view", name], older._parts[name], part))
        if self._scores is not None and older._scores is not None:
            changes.extend(changed_scores(older._scores, self._scores))
        return changes


def changed_scores(before: Sequence[SheetOut], now: Sequence[SheetOut]) -> list[wire.Change]:
    """Sheets in their wire form."""
    return _changes(["scores"], cast(Sequence[Raw], before), cast(Sequence[Raw], now))


@cache
def _fields(kind: type) -> list[str]:
    return [field.name for field in dataclasses.fields(kind)]


def _part(value: object) -> Part:
    if isinstance(value, list | tuple) and value and dataclasses.is_dataclass(value[0]):
        return [encoder.encode(piece) for piece in value]
    return encoder.encode(value)


def _joined(part: Part) -> Piece:
    return part if isinstance(part, bytes | Raw) else b"[" + b",".join(part) + b"]"


def _changes(path: list[str | int], before: Part, now: Part) -> list[wire.Change]:
    """The pieces that changed, if the list is as long as it was; else all of it."""
    if isinstance(before, bytes | Raw) or isinstance(now, bytes | Raw) or len(before) != len(now):
        return [] if before == now else [_change(path, _joined(now))]
    return [
        _change([*path, number], piece)
        for number, (old, piece) in enumerate(zip(before, now, strict=True))
        if old is not piece and old != piece
    ]


def _change(path: list[str | int], to: Piece) -> wire.Change:
    return encoded(wire.Change(path, Raw(to)))


class Seen:
    """The last update of a page: what the next one is told as a difference to."""

    __slots__ = ("own", "picture", "scores")

    def __init__(self, picture: Picture, own: bytes, scores: Sequence[SheetOut] | None) -> None:
        self.picture = picture
        self.own = own
        self.scores = scores  # those that only this page sees; None if the picture has them

    def changes_since(self, before: Seen) -> list[wire.Change]:
        changes = self.picture.since(before.picture)
        if self.own != before.own:
            changes = [*changes, _change(["own"], self.own)]
        if self.scores is not None and before.scores is not None:
            changes = [*changes, *changed_scores(before.scores, self.scores)]
        return changes
