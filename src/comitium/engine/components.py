# not compiled: reads types at run time, once per table
"""Component data from TOML, typed when loaded.

One table per kind of piece; each becomes a frozen dataclass. A wrong name, type or number is an
error here, naming file, table and key, so that an owner of the game can correct a file by hand.
"""

from __future__ import annotations

import dataclasses
import enum
import tomllib
import types
import typing
from importlib import resources

if typing.TYPE_CHECKING:
    from _typeshed import DataclassInstance

Row = typing.TypeVar("Row", bound="DataclassInstance")


class BrokenTable(Exception):
    """A component table that cannot be read, said in one sentence."""


def load(package: str, file: str, row: type[Row]) -> dict[str, Row]:
    """Every table of `data/<file>` as a `row`, by its name in the file's order."""
    try:
        text = resources.files(package).joinpath("data", file).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BrokenTable(f"{file} is missing") from None
    except UnicodeDecodeError as wrong:
        raise BrokenTable(f"{file} is not UTF-8: {wrong.reason} at byte {wrong.start}") from None
    return parse(file, text, row)


def named(file: str, tables: dict[str, Row], names: list[str]) -> dict[str, Row]:
    """The tables, if they are exactly these."""
    for name in [*names, *tables]:
        if name not in tables:
            raise BrokenTable(f"{file}: the table [{name}] is missing")
        if name not in names:
            raise BrokenTable(f"{file}: unknown table [{name}]; known are {', '.join(names)}")
    return tables


def parse(file: str, text: str, row: type[Row]) -> dict[str, Row]:
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise BrokenTable(f"{file}: {wrong}") from None
    hints = typing.get_type_hints(row)
    return {name: _row(file, name, table, row, hints) for name, table in tables.items()}


def _row(file: str, name: str, table: object, row: type[Row], hints: dict[str, typing.Any]) -> Row:
    place = f"{file}, table [{name}]"
    if not isinstance(table, dict):
        raise BrokenTable(f"{file}: {name!r} stands outside every table")
    fields = {field.name: field for field in dataclasses.fields(row)}
    for key in table:
        if key not in fields:
            raise BrokenTable(f"{place}: unknown key {key!r}; known are {', '.join(fields)}")
    values = {}
    for key, field in fields.items():
        if key in table:
            values[key] = _value(f"{place}, key {key!r}", table[key], hints[key])
        elif field.default is dataclasses.MISSING:
            raise BrokenTable(f"{place}: key {key!r} is missing")
    return row(**values)


def _value(place: str, value: object, wanted: typing.Any) -> object:
    origin, parts = typing.get_origin(wanted), typing.get_args(wanted)
    if origin in (types.UnionType, typing.Union):
        return None if value is None else _value(place, value, next(part for part in parts if part is not type(None)))
    if origin is tuple and isinstance(value, list):
        kinds = [parts[0]] * len(value) if parts[-1] is Ellipsis else list(parts)
        if len(kinds) != len(value):
            raise BrokenTable(f"{place}: {len(kinds)} values wanted, {len(value)} found")
        return tuple(_value(place, item, kind) for item, kind in zip(value, kinds, strict=True))
    if origin is dict and isinstance(value, dict):
        return {_value(place, key, parts[0]): _value(place, item, parts[1]) for key, item in value.items()}
    if isinstance(wanted, type) and issubclass(wanted, enum.Enum):
        if value in [member.value for member in wanted]:
            return wanted(value)
        raise BrokenTable(f"{place}: {value!r} is none of {', '.join(str(member.value) for member in wanted)}")
    if isinstance(wanted, type) and type(value) is wanted:
        return value
    raise BrokenTable(f"{place}: {value!r} is not {getattr(wanted, '__name__', wanted)}")
