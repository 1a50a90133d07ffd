"""Putting drawings beside or below each other, as the width allows."""

from __future__ import annotations

import io
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

MARGIN: Final = 2
GUTTER: Final = 4
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


def picked(texts: list[list[Text]], numbers: list[int]) -> Table:
    return columns([[row[number] for number in numbers] for row in texts])


def columns(texts: list[list[Text]]) -> Table:
    """Rows of texts under one another, without rules and without columns in which nothing stands."""
    used = [any(row[number].plain for row in texts) for number in range(len(texts[0]))]
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(sum(used)):
        grid.add_column(overflow="fold")  # on a narrow screen long words are broken, never cut off
    for row in texts:
        grid.add_row(*[text for text, shown in zip(row, used, strict=True) if shown])
    return grid
