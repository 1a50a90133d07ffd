"""Sentences before they are put into a language: a name and values.

The engine and the games never write English or Russian. They name a sentence
of the `.ftl` files and hand over the numbers, seats and names it speaks of.
"""

from __future__ import annotations

from typing import Final

Seat = int
Clause = str

NOBODY: Final = -1


class Who:
    """A seat inside a sentence; the reader sees the name of whoever sits there."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Who) and other.seat == self.seat

    def __hash__(self) -> int:
        return self.seat

    def __repr__(self) -> str:
        return f"Who({self.seat})"


class Message:
    """One sentence, or the name of a thing, as `Message("bid-too-low", best=3)`."""

    __slots__ = ("name", "values")

    def __init__(self, name: str, **values: int | str | Who | Message | list[Message] | list[Who]) -> None:
        self.name: Final = name
        self.values: Final = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and other.name == self.name and other.values == self.values

    def __hash__(self) -> int:
        return len(self.name)

    def __repr__(self) -> str:
        inside = ", ".join([repr(self.name), *[f"{key}={value!r}" for key, value in self.values.items()]])
        return f"Message({inside})"


Value = int | str | Who | Message | list[Message] | list[Who]


class No:
    """Why an action is not allowed: a name, the clause that says so, and values. Words come when somebody reads it."""

    __slots__ = ("clause", "name", "values")

    def __init__(self, name: str, clause: Clause = "", **values: Value) -> None:
        self.name: Final = name
        self.clause: Final = clause
        self.values: Final = values

    def refused(self) -> Refused:
        """As it is said to the player who tried."""
        return Refused(self.name, self.clause, **self.values)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, No):
            return False
        return (other.name, other.clause, other.values) == (self.name, self.clause, self.values)

    def __hash__(self) -> int:
        return len(self.name)

    def __repr__(self) -> str:
        inside = ", ".join(
            [repr(self.name), repr(self.clause), *[f"{key}={self.values[key]!r}" for key in self.values]]
        )
        return f"No({inside})"


class Refused(Exception):
    """The player's mistake: shown to them with the numbers that decide it and the clause that says no."""

    def __init__(self, name: str, clause: Clause = "", **values: Value) -> None:
        super().__init__(name, clause, values)
        self.message: Final = Message(name, **values)
        self.clause: Final = clause

    def __str__(self) -> str:
        inside = ", ".join(f"{key}={value}" for key, value in self.message.values.items())
        return f"{self.message.name}({inside}) {self.clause}".rstrip()
