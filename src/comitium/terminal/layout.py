"""Putting drawings beside or below each other, as the width allows."""

from __future__ import annotations

import io
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

MARGIN: Final = 2
GUTTER: Final = 4
BETWEEN: Final = 2  # two columns of texts
RULER: Final = Console(width=10_000, file=io.StringIO())


def height_of(drawing: Text) -> int:
    return len(drawing.split("\n"))


def beside(width: int, *drawings: RenderableType) -> RenderableType:
    """From left to right, in as many rows as they need."""
    rows: list[list[RenderableType]] = [[]]
    used = 0
    for drawing in drawings:
        wide = measured(drawing)
        if rows[-1] and used + wide > width - 2 * MARGIN:
            rows.append([])
            used = 0
        rows[-1].append(drawing)
        used += wide + GUTTER
    return Group(*spaced([_row(row) for row in rows]))


def measured(drawing: RenderableType) -> int:
    """The columns a drawing would like to have."""
    return RULER.measure(drawing).maximum


def spaced(things: list[RenderableType]) -> list[RenderableType]:
    """With an empty line between each two."""
    lines: list[RenderableType] = []
    for thing in things:
        lines.extend([Text(), thing] if lines else [thing])
    return lines


def _row(row: list[RenderableType]) -> RenderableType:
    grid = Table.grid(padding=(0, GUTTER, 0, 0))
    grid.add_row(*row)
    return inset(grid)


def inset(thing: RenderableType, left: int = MARGIN) -> RenderableType:
    """With the margin that everything on the screen has."""
    return Padding(thing, (0, MARGIN, 0, left), expand=False)


def banded(width: int, texts: list[list[Text]], fixed: int = 1) -> RenderableType:
    """Columns that keep their width: what does not fit beside the others stands in a band of its own below them.

    The first columns, as many as are `fixed`, name the rows and begin every band.
    """
    bands = [list(range(fixed))]
    for column in range(fixed, len(texts[0])):
        if not any(row[column].plain for row in texts):
            continue
        tried = [*bands[-1], column]
        if len(bands[-1]) > fixed and measured(picked(texts, tried)) > width - 2 * MARGIN:
            tried = [*range(fixed), column]
            bands.append([])
        bands[-1] = tried
    drawn: list[RenderableType] = [picked(texts, band) for band in bands]
    return Group(*spaced(drawn))


def picked(texts: list[list[Text]], numbers: list[int]) -> Columns:
    return columns([[row[number] for number in numbers] for row in texts])


def columns(texts: list[list[Text]]) -> Columns:
    """Rows of texts under one another, without rules and without columns in which nothing stands."""
    used = [any(row[number].plain for row in texts) for number in range(len(texts[0]))]
    return Columns([[text for text, shown in zip(row, used, strict=True) if shown] for row in texts])


class Columns:
    """On a narrow screen long texts go on below; words are broken only where the longest ones together are too wide."""

    def __init__(self, rows: list[list[Text]]) -> None:
        self.rows = rows
        self.wished = [max(widest_line(text) for text in column) for column in zip(*rows, strict=True)]
        self.least = [max(widest_word(text) for text in column) for column in zip(*rows, strict=True)]

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        gaps = BETWEEN * max(0, len(self.wished) - 1)
        return Measurement(sum(self.least) + gaps, sum(self.wished) + gaps).with_maximum(options.max_width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        grid = Table.grid(padding=(0, BETWEEN, 0, 0))
        for width in self.widths(options.max_width):
            grid.add_column(width=width, overflow="fold")
        for row in self.rows:
            grid.add_row(*row)
        yield grid

    def widths(self, available: int) -> list[int]:
        """The widest column gives way first, none below its longest word as long as another can."""
        widths = self.wished.copy()
        excess = sum(widths) + BETWEEN * (len(widths) - 1) - available
        for _ in range(excess):
            loose = [number for number, width in enumerate(widths) if width > self.least[number]]
            widest = max(loose or range(len(widths)), key=lambda number: widths[number])
            widths[widest] = max(1, widths[widest] - 1)
        return widths


def widest_line(text: Text) -> int:
    return max(cell_len(line) for line in text.plain.split("\n"))


def widest_word(text: Text) -> int:
    return widest_line(text) if text.no_wrap else max((cell_len(word) for word in text.plain.split()), default=0)
