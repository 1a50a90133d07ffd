# not compiled: looks at types at run time
"""Views, log entries, options and results as plain JSON values: the form in which they leave the process."""

from __future__ import annotations

import dataclasses
import enum
import json
import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, get_args, get_type_hints

from comitium.engine.action import Action
from comitium.engine.log import Entry
from comitium.engine.message import Message, Refused, Seat, Who
from comitium.engine.phase import Closed, Question
from comitium.engine.result import Result, ScoreLine, Sheet

Json = dict[str, "Json"] | list["Json"] | str | int | bool | None


def plain(thing: Any) -> Json:
    """Anything a view may hold; a thing that is no JSON and none of ours is a mistake of the game."""
    if isinstance(thing, enum.Enum):
        return plain(thing.value)
    if thing is None or isinstance(thing, str | int | bool):
        return thing
    if isinstance(thing, Message):
        return {"name": thing.name, "values": {key: plain(value) for key, value in thing.values.items()}}
    if isinstance(thing, Who):
        return {"seat": thing.seat}
    if isinstance(thing, list | tuple):
        return [plain(item) for item in thing]
    if isinstance(thing, dict):
        return {key if isinstance(key, str) else _key(key): plain(value) for key, value in thing.items()}
    if dataclasses.is_dataclass(thing) and not isinstance(thing, type):
        return {field.name: plain(getattr(thing, field.name)) for field in dataclasses.fields(thing)}
    raise TypeError(f"{type(thing).__name__} cannot be shown")


def _key(key: object) -> str:
    raise TypeError(f"{key!r} cannot be the key of a JSON object")


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


def entry(line: Entry) -> Json:
    return {
        "heading": line.heading,
        "seat": line.seat,
        "message": plain(line.message()),
        "clause": line.clause,
        "pieces": plain(line.pieces()),
    }


def option(action: Action) -> Json:
    return {
        "code": action.code(),
        "sentence": plain(action.sentence()),
        "pieces": plain(action.pieces()),
        "final": action.final,
    }


def closed(choice: Closed) -> Json:
    return {"code": choice.code, "sentence": plain(choice.sentence), "refusal": refusal(choice.refusal)}


def refusal(refused: Refused) -> Json:
    return {"message": plain(refused.message), "clause": refused.clause}


def question(asked: Question | None) -> Json:
    if asked is None:
        return None
    return {
        "line": plain(asked.line),
        "why": plain(asked.why),
        "clause": asked.clause,
        "path": plain(asked.path),
    }


def score_line(line: ScoreLine) -> Json:
    return {
        "source": plain(line.source),
        "points": line.points,
        "clause": line.clause,
        "count": line.count,
        "pieces": plain(line.pieces),
    }


def sheet(column: Sheet) -> Json:
    return {"seat": column.seat, "total": column.total, "lines": [score_line(line) for line in column.lines]}


def result(end: Result) -> Json:
    return {
        "sheets": [sheet(column) for column in end.sheets],
        "winners": plain(end.winners),
        "decided_by": plain(end.decided_by.name),
        "clause": end.decided_by.clause,
        "struck_out": plain(end.struck_out),
        "grade": plain(end.grade),
    }


def difference(one: Json, other: Json) -> str | None:
    """The first field in which two forms differ, as `own.hand[1]`; None if they are equal to the last character.

    An order of keys can tell something too: then it is the object itself that differs.
    """
    return None if json.dumps(one) == json.dumps(other) else _place(one, other) or ""


def _place(one: Json, other: Json) -> str | None:
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        inside = [(f".{key}", one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        inside = [(f"[{number}]", *pair) for number, pair in enumerate(zip(one, other, strict=True))]
    else:
        return None if json.dumps(one) == json.dumps(other) else ""
    for step, here, there in inside:
        further = _place(here, there)
        if further is not None:
            return step + further
    return None


def seen_by(game_view: object, log: list[Entry], viewer: Seat | None) -> Json:
    """What lies open to everybody, and the log lines meant for this viewer."""
    return {"view": plain(game_view), "log": [entry(line) for line in log if line.seen_by(viewer)]}
