# not compiled: describes messages, whose types are read at run time
"""The form in which a table leaves the process: JSON, made in one place for the pages, the terminal and the laws.

A sentence is a name and values, and is put into words by whoever reads it; a view is sent as the game built it.
The laws compare these very bytes, so that nothing can be sent that no law has looked at.
"""

from __future__ import annotations

import dataclasses
import enum
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Raw, Struct

from comitium.engine.action import Action
from comitium.engine.card import Card
from comitium.engine.log import Entry
from comitium.engine.message import Message, Value, Who
from comitium.engine.phase import Closed, Question
from comitium.engine.result import Result, Sheet

Json = dict[str, "Json"] | list["Json"] | str | int | bool | None

encoder = msgspec.json.Encoder()

T = TypeVar("T")


def encoded(part: T) -> T:
    """A part of a message as bytes: it can stand in many messages and is encoded once."""
    return cast(T, Raw(encoder.encode(part)))


def plain(thing: object) -> Json:
    """A view or a message as whoever receives it reads it."""
    return cast(Json, msgspec.json.decode(encoder.encode(thing)))


# -- sentences ---------------------------------------------------------------------------------------------------------


class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence or a name: looked up in the `.ftl` files."""

    name: str
    values: dict[str, SaidValue] = {}


class SaidSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat inside a sentence."""

    seat: int


SaidValue = int | str | list[Any] | dict[str, Any]


def said(message: Message) -> Said:
    return Said(message.name, {key: _value(value) for key, value in message.values.items()})


def _value(value: Value) -> SaidValue:
    if isinstance(value, Message):
        return {"name": value.name, "values": {key: _value(inner) for key, inner in value.values.items()}}
    if isinstance(value, Who):
        return {"seat": value.seat}
    if isinstance(value, list):
        return [_value(item) for item in value]
    return value


# -- questions ---------------------------------------------------------------------------------------------------------


class OptionOut(Struct, frozen=True):
    code: str
    sentence: Said
    pieces: list[str]
    final: bool


def option_out(action: Action) -> OptionOut:
    return OptionOut(action.code(), said(action.sentence()), action.pieces(), action.final)


class ClosedOut(Struct, frozen=True):
    code: str
    sentence: Said
    reason: Said
    clause: str


def closed_out(choice: Closed) -> ClosedOut:
    return ClosedOut(choice.code, said(choice.sentence), said(choice.refusal.message), choice.refusal.clause)


class QuestionOut(Struct, frozen=True):
    line: Said
    why: Said
    clause: str
    path: list[Said]


def question_out(question: Question) -> QuestionOut:
    path = [said(step) for step in question.path]
    return QuestionOut(said(question.line), said(question.why), question.clause, path)


# -- the log and the score ---------------------------------------------------------------------------------------------


class EntryOut(Struct, frozen=True):
    heading: str
    seat: int
    message: Said
    clause: str
    pieces: list[str]
    line: int  # how many decisions were on record: where the replay opens


def entry_out(entry: Entry, line: int) -> EntryOut:
    return EntryOut(entry.heading, entry.seat, said(entry.message()), entry.clause, entry.pieces(), line)


class ScoreLineOut(Struct, frozen=True):
    source: Said
    points: int
    clause: str
    count: int
    pieces: list[str]


class SheetOut(Struct, frozen=True):
    seat: int
    total: int
    lines: list[ScoreLineOut]


def sheet_out(sheet: Sheet) -> SheetOut:
    lines = [ScoreLineOut(said(s.source), s.points, s.clause, s.count, s.pieces) for s in sheet.lines]
    return SheetOut(sheet.seat, sheet.total, lines)


class ResultOut(Struct, frozen=True):
    sheets: list[SheetOut]
    winners: list[int]
    decided_by: Said
    clause: str
    struck_out: list[int]
    grade: Said | None


def result_out(end: Result) -> ResultOut:
    return ResultOut(
        [sheet_out(sheet) for sheet in end.sheets],
        end.winners,
        said(end.decided_by.name),
        end.decided_by.clause,
        end.struck_out,
        None if end.grade is None else said(end.grade),
    )


# -- cards -------------------------------------------------------------------------------------------------------------


class CardOut(Struct, frozen=True):
    name: Said
    does: Said
    clauses: list[str]
    place: Said | None
    cost: Said | None
    reward: Said | None
    missing: Said | None
    opens: Said | None


def card_out(card: Card) -> CardOut:
    rows = (card.place, card.cost, card.reward, card.missing, card.opens)
    place, cost, reward, missing, opens = [None if row is None else said(row) for row in rows]
    return CardOut(said(card.name), said(card.does), list(card.clauses), place, cost, reward, missing, opens)


# -- seats in views ----------------------------------------------------------------------------------------------------


@cache
def seat_fields(*shown: Callable[..., object]) -> tuple[str, ...]:
    """The fields of views that are declared as a `Seat`; `order[]` where they are a list of seats.

    A seat is a number like any other in the form that is sent, so that whoever shows a view in words asks here.
    """
    found: dict[str, None] = {}
    for kind in _dataclasses([get_type_hints(function).get("return") for function in shown], []):
        for field in dataclasses.fields(kind):
            declared = str(field.type)  # in the words of the source
            if re.search(r"\bSeat\b", declared):
                found[field.name + ("[]" if re.search(r"\b(tuple|list)\[", declared) else "")] = None
    return tuple(sorted(found))


def _dataclasses(kinds: Iterable[Any], seen: list[Any]) -> list[Any]:
    """All that these types are made of."""
    for kind in kinds:
        _dataclasses(get_args(kind), seen)
        if dataclasses.is_dataclass(kind) and kind not in seen:
            seen.append(kind)
            _dataclasses(get_type_hints(kind).values(), seen)
    return seen


SENT = (str, int, bool, type(None), object)  # `object`: the view of a game whose function does not say what it returns


@cache
def why_not_sent(*shown: Callable[..., object]) -> str | None:
    """Why a view cannot be sent: it holds something that is no JSON, or that has no order of its own (a set)."""
    for function in shown:
        kinds = [get_type_hints(function).get("return", object)]
        for kind in [*kinds, *[hint for made in _dataclasses(kinds, []) for hint in get_type_hints(made).values()]]:
            for leaf in _leaves(kind):
                if not _is_sent(leaf):
                    return f"{getattr(leaf, '__name__', leaf)} cannot be shown"
    return None


def _leaves(kind: Any) -> list[Any]:
    """The types a declared type is made of; of a table the key counts too."""
    if get_origin(kind) is Literal:
        return [type(value) for value in get_args(kind)]
    if get_origin(kind) in (list, tuple, UnionType, Union):
        return [leaf for part in get_args(kind) if part is not ... for leaf in _leaves(part)]
    if get_origin(kind) in (dict, Mapping):
        key, value = get_args(kind)
        named = key is str or get_origin(key) is Literal or (isinstance(key, type) and issubclass(key, str))
        return _leaves(value) if named else [f"a table by {getattr(key, '__name__', key)}"]
    return [kind]


def _is_sent(kind: Any) -> bool:
    return kind in SENT or dataclasses.is_dataclass(kind) or (isinstance(kind, type) and issubclass(kind, enum.Enum))


# -- comparing ---------------------------------------------------------------------------------------------------------


def difference(one: object, other: object) -> str | None:
    """The first field in which two things differ as they are sent, as `.own.hand[1]`; None if they are the same bytes.

    An order of keys can tell something too: then it is the object itself that differs.
    """
    if encoder.encode(one) == encoder.encode(other):
        return None
    return _place(plain(one), plain(other)) or ""


def _place(one: Json, other: Json) -> str | None:
    inside: Sequence[tuple[str, Json, Json]]
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        inside = [(f".{key}", one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        inside = [(f"[{number}]", *pair) for number, pair in enumerate(zip(one, other, strict=True))]
    else:
        return None if encoder.encode(one) == encoder.encode(other) else ""
    for step, here, there in inside:
        further = _place(here, there)
        if further is not None:
            return step + further
    return None
