"""A match as wire messages: what each viewer is shown of it, built once and shared where it is the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

from comitium.engine.action import Action
from comitium.engine.form import (
    ClosedOut,
    EntryOut,
    OptionOut,
    QuestionOut,
    ResultOut,
    SheetOut,
    closed_out,
    encoded,
    entry_out,
    option_out,
    question_out,
    result_out,
    said,
    sheet_out,
)
from comitium.engine.match import Match
from comitium.engine.message import Refused, Seat
from comitium.engine.result import Sheet
from comitium.engine.state import State
from comitium.server import wire

MOST_OPTIONS = 50_000  # kept in their wire form, some 20 MB


class Reader(Protocol):
    """What a viewer has of the log already."""

    seat: Seat | None
    entries: int
    logged: int
    edition: int


class Shown:
    """Follows a match line by line."""

    def __init__(self, match: Match[Any], entries: Sequence[EntryOut] = ()) -> None:
        self.match = match
        self._entries: list[EntryOut] = [*entries]  # one for each line of the log
        self._edition = 0  # how often undo wrote the log anew
        self._course = match.course
        self._sheets: dict[Seat, tuple[Sheet, SheetOut]] = {}  # as encoded last
        self.follow()

    def copy(self, match: Match[Any]) -> Shown:
        """For a copy of the match."""
        new = Shown(match, self._entries)
        new._edition = self._edition
        return new

    def follow(self) -> None:
        """After a line was recorded: put its log entries into wire form. An undo leads to another course."""
        if self.match.course is not self._course:
            self._course = self.match.course
            self._entries = []
            self._edition += 1
        log = self.match.state.log
        number = len(self.match.course.lines)
        self._entries.extend(encoded(entry_out(entry, number)) for entry in log[len(self._entries) :])

    def entries_for(self, reader: Reader) -> tuple[int, list[EntryOut]]:
        """Where this reader's log goes on, and what comes there; after an undo all of it again."""
        log = self.match.state.log
        if reader.edition != self._edition:
            reader.entries = reader.logged = 0
            reader.edition = self._edition
        start = reader.entries
        new = [self._entries[number] for number in range(reader.logged, len(log)) if log[number].seen_by(reader.seat)]
        reader.logged = len(log)
        reader.entries += len(new)
        return start, new

    def asked(self, seat: Seat) -> wire.Asked:
        words = cast(Words, self.match.words(seat))
        return wire.Asked(self.match.asks[seat], words.question, words.options, words.closed)

    def undo(self, seat: Seat | None) -> wire.UndoOut:
        refusal = LOOKS_ON if seat is None else self.match.why_not_undo(seat)
        return CAN_UNDO if refusal is None else _cannot_undo(refusal)

    def scores(self, viewer: Seat | None) -> list[SheetOut]:
        return [self._sheet(sheet) for sheet in self.match.game.forecast(self.match.state, viewer)]

    def _sheet(self, sheet: Sheet) -> SheetOut:
        """A game that hands out the same sheet again, because nothing in it changed, has it encoded once."""
        if sheet.seat not in self._sheets or self._sheets[sheet.seat][0] is not sheet:
            self._sheets[sheet.seat] = (sheet, encoded(sheet_out(sheet)))
        return self._sheets[sheet.seat][1]

    def result(self) -> ResultOut | None:
        end = self.match.state.result
        return None if end is None else result_out(end)


@dataclass(frozen=True)
class Words:
    """A question in its wire form: two of them are the same question if they are the same bytes."""

    question: QuestionOut | None
    options: list[OptionOut]
    closed: list[ClosedOut]


def words_on_the_wire(g: State, seat: Seat) -> Words:
    """What a seat is asked, put into bytes once: for comparing, and for every page of the seat."""
    question = g.question(seat)
    asked = None if question is None else question_out(question)
    options = [option_once(action) for action in g.options(seat)]
    closed = [closed_out(choice) for choice in g.closed(seat)]
    return Words(encoded(asked), encoded(options), encoded(closed))


LOOKS_ON = Refused("nothing-to-take-back")
CAN_UNDO = encoded(wire.UndoOut(True, None))


def _cannot_undo(refusal: Refused) -> wire.UndoOut:
    return wire.UndoOut(False, said(refusal.message))


_options: dict[tuple[type[Action], str], OptionOut] = {}


def option_once(action: Action) -> OptionOut:
    """Worded and encoded once for each code, where an action says that its words follow from that."""
    code = action.code()
    key = (type(action), code)
    known = _options.get(key)
    if known is None:
        known = encoded(option_out(action))
        if action.told_by_code:
            if len(_options) >= MOST_OPTIONS:
                _options.clear()
            _options[key] = known
    return known
