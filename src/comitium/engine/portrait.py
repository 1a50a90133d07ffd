# not compiled: looks at attributes at run time
"""A picture of everything inside a state, for comparing two of them down to the last field.

It finds the fields by itself, so a field forgotten in a hand-written `copy` shows.
"""

from __future__ import annotations

import enum
import hashlib

from comitium.engine.action import Action
from comitium.engine.state import State

_FIELDS: dict[type, list[str]] = {}  # found once for each class
ALIASES = ("running",)  # another name for a list that is in the picture already


def portrait(thing: object, *, without: tuple[str, ...] = ()) -> object:
    """Nested tuples that are equal exactly if the two things hold equal values in equal places."""
    return _portrait(thing, {}, {*ALIASES, *without})


def fingerprint(g: State) -> str:
    """A short name of a state, the same in every process and on every machine."""
    return hashlib.sha256(repr(portrait(g)).encode()).hexdigest()


def fields(kind: type) -> list[str]:
    """The attributes of a class's instances, compiled or not."""
    if kind in _FIELDS:
        return _FIELDS[kind]
    names: dict[str, None] = {}
    for base in reversed(kind.__mro__):
        own = base.__dict__.get("__mypyc_attrs__", base.__dict__.get("__slots__", ()))
        for name in [own] if isinstance(own, str) else own:
            if not name.startswith("__"):
                names[name] = None
    _FIELDS[kind] = sorted(names)
    return _FIELDS[kind]


def _portrait(thing: object, seen: dict[int, object], without: set[str]) -> object:
    if thing is None or isinstance(thing, bool | int | str | bytes | float):
        return thing
    if isinstance(thing, enum.Enum):
        return f"{type(thing).__name__}.{thing.name}"
    if id(thing) in seen:
        return seen[id(thing)]
    picture: object
    if isinstance(thing, Action):
        picture = thing.code()
    elif isinstance(thing, list | tuple):
        picture = tuple(_portrait(item, seen, without) for item in thing)
    elif isinstance(thing, dict):
        picture = tuple((_portrait(key, seen, without), _portrait(item, seen, without)) for key, item in thing.items())
    elif isinstance(thing, set | frozenset):
        picture = tuple(sorted(repr(_portrait(item, seen, without)) for item in thing))
    else:
        names = fields(type(thing)) + sorted(getattr(thing, "__dict__", {}))
        held = [(name, _portrait(getattr(thing, name), seen, without)) for name in names if name not in without]
        picture = (type(thing).__name__, *held)
    seen[id(thing)] = picture
    return picture
