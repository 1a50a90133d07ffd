"""The end of a match: score lines, winners, and the criterion that decided."""

from __future__ import annotations

from typing import Final

from comitium.engine.message import Clause, Message, Seat


class ScoreLine:
    """Points from one source, with the clause that grants them and the pieces behind them."""

    __slots__ = ("clause", "count", "pieces", "points", "source")

    def __init__(self, source: Message, points: int, clause: Clause, count: int, pieces: list[str]) -> None:
        self.source: Final = source
        self.points: Final = points
        self.clause: Final = clause
        self.count: Final = count
        self.pieces: Final = pieces


class Sheet:
    """One seat's column of the score pad."""

    __slots__ = ("lines", "seat", "total")

    def __init__(self, seat: Seat, lines: list[ScoreLine], total: int) -> None:
        self.seat: Final = seat
        self.lines: Final = lines
        self.total: Final = total


class Criterion:
    """One step of deciding the winner: the seat with the most stays; `values` are by seat."""

    __slots__ = ("clause", "name", "values")

    def __init__(self, name: Message, clause: Clause, values: list[int]) -> None:
        self.name: Final = name
        self.clause: Final = clause
        self.values: Final = values


class Result:
    """Who won and why. Seats struck out have a sheet but cannot win.

    A solo match has a grade, and may be lost: then nobody wins and nobody is struck out, and the grade says it.
    """

    __slots__ = ("decided_by", "grade", "sheets", "struck_out", "winners")

    def __init__(
        self,
        sheets: list[Sheet],
        winners: list[Seat],
        decided_by: Criterion,
        struck_out: list[Seat],
        grade: Message | None,
    ) -> None:
        self.sheets: Final = sheets
        self.winners: Final = winners
        self.decided_by: Final = decided_by
        self.struck_out: Final = struck_out
        self.grade: Final = grade


def decide(
    sheets: list[Sheet],
    criteria: list[Criterion],
    struck_out: list[Seat] | None = None,
    grade: Message | None = None,
    shared: Clause = "",
) -> Result:
    """Apply the criteria in turn until one seat is left; those still level after the last share the victory.

    `shared` is the clause that says so, where it is another than that of the last criterion.
    """
    out = struck_out or []
    left = [sheet.seat for sheet in sheets if sheet.seat not in out]
    deciding = criteria[0]
    for criterion in criteria:
        if len(left) < 2:
            break
        deciding = criterion
        most = max([criterion.values[seat] for seat in left])
        left = [seat for seat in left if criterion.values[seat] == most]
    if len(left) > 1 and shared:
        deciding = Criterion(deciding.name, shared, deciding.values)
    return Result(sheets, left, deciding, out, grade)


def lost_alone(sheet: Sheet, criterion: Criterion, grade: Message) -> Result:
    """A solo match that was lost."""
    return Result([sheet], [], criterion, [], grade)
