"""A map of hexagons in characters.

Rows of hexagons stand half a hexagon apart, like bricks, so every one touches six others as on the table.
In colour the slanted sides are drawn with half blocks and hexagons of one fill grow together; without
colour the same map is drawn with lines.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.style import Style
from rich.text import Text

Place = tuple[int, int]  # axial coordinates (q, r)

SEAM: Final = 0.86  # how bright the seam between two hexagons of one fill is, compared with the fill
LEFT, RIGHT, UP, DOWN = 1, 2, 4, 8
LINES: Final = " ╴╶─╵┘└┴╷┐┌┬│┤├┼"  # by the sides from which a line comes in


@dataclass(frozen=True)
class Scale:
    """`width` characters from one hexagon to the next (an even number), `height` lines of text in each."""

    width: int
    height: int

    @property
    def inside(self) -> int:
        return self.width - 1


LARGE: Final = Scale(8, 2)
SMALL: Final = Scale(6, 1)


@dataclass(frozen=True)
class Face:
    """What a hexagon shows. Without a fill it is an empty cell and has no outline."""

    lines: tuple[Text, ...]
    fill: str | None = None  # such as "#66753C"


def place_of(cell: str) -> Place:
    """From the name of a cell: `2,-1`."""
    q, _, r = cell.partition(",")
    return int(q), int(r)


def reading_order(place: Place) -> tuple[int, int]:
    """From left to right, the uppermost row first."""
    q, r = place
    return r, 2 * q + r


def neighbours(place: Place) -> list[Place]:
    q, r = place
    return [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]


def draw(faces: Mapping[Place, Face], scale: Scale, colour: bool) -> Text:
    """The whole map, as many lines and columns as it needs."""
    if not faces:
        return Text()
    sheet = _Sheet(faces, scale)
    for place, face in faces.items():
        if face.fill is not None:
            (_fill if colour else _outline)(sheet, place, face.fill)
    for place, face in faces.items():
        sheet.write(place, face)
    return sheet.text()


class _Sheet:
    """Characters with their styles, and the lines and half blocks that are put into them."""

    def __init__(self, faces: Mapping[Place, Face], scale: Scale) -> None:
        self.faces = faces
        self.scale = scale
        self.top = min(r for _, r in faces)
        self.left = min(self._across(place) for place in faces)
        rows = max(r for _, r in faces) - self.top + 1
        self.columns = max(self._across(place) for place in faces) - self.left + scale.width + 1
        self.height = rows * (scale.height + 1) + 1
        self.characters = [[" "] * self.columns for _ in range(self.height)]
        self.styles: list[list[Style | None]] = [[None] * self.columns for _ in range(self.height)]
        # A character is two pixels high: the upper and the lower colour.
        blank: list[str | None] = [None, None]
        self.pixels = [[blank.copy() for _ in range(self.columns)] for _ in range(self.height)]
        self.sides = [[0] * self.columns for _ in range(self.height)]

    def _across(self, place: Place) -> int:
        q, r = place
        return q * self.scale.width + r * self.scale.width // 2

    def corner(self, place: Place) -> tuple[int, int]:
        """Column and line of the first character inside the hexagon."""
        return self._across(place) - self.left + 1, (place[1] - self.top) * (self.scale.height + 1) + 1

    def paint(self, column: int, line: int, half: int, fill: str) -> None:
        self.pixels[line][column][half] = fill

    def side(self, column: int, line: int, sides: int) -> None:
        self.sides[line][column] |= sides

    def write(self, place: Place, face: Face) -> None:
        column, line = self.corner(place)
        for number, text in enumerate(face.lines):
            start = column + (self.scale.inside - text.cell_len) // 2
            for offset, character in enumerate(text.plain):
                self.characters[line + number][start + offset] = character
                self.styles[line + number][start + offset] = _style_at(text, offset)

    def text(self) -> Text:
        lines = [self._line(number) for number in range(self.height)]
        return Text("\n", no_wrap=True).join(lines)

    def _end(self, number: int) -> int:
        """The column after the last that shows anything."""
        for column in range(self.columns, 0, -1):
            if self.characters[number][column - 1] != " " or any(self.pixels[number][column - 1]):
                return column
            if self.sides[number][column - 1]:
                return column
        return 0

    def _line(self, number: int) -> Text:
        """Neighbours of one style are put together, so that the terminal gets few commands."""
        drawn = [self._drawn(number, column) for column in range(self._end(number))]
        line = Text(no_wrap=True)
        for style, run in groupby(drawn, key=itemgetter(1)):
            line.append("".join(character for character, _ in run), style)
        return line

    def _drawn(self, number: int, column: int) -> tuple[str, Style]:
        upper, lower = self.pixels[number][column]
        if self.sides[number][column]:
            return LINES[self.sides[number][column]], Style(dim=True)
        if upper == lower:
            return self.characters[number][column], Style(bgcolor=upper) + self.styles[number][column]
        if upper is None:
            return "▄", Style(color=lower)
        return "▀", Style(color=upper, bgcolor=lower)


def _fill(sheet: _Sheet, place: Place, fill: str) -> None:
    """A hexagon in colour: its text lines full, its slants above and below in half blocks, seams to its like."""
    column, line = sheet.corner(place)
    inside, height = sheet.scale.inside, sheet.scale.height
    middle = column + inside // 2
    for near in neighbours(place)[:3]:  # east and below: the others have done theirs
        other = sheet.faces.get(near)
        if other is not None and other.fill == fill:
            _seam(sheet, place, near, _darker(fill))
    for text_line in range(line, line + height):
        for x in range(column, column + inside):
            sheet.paint(x, text_line, 0, fill)
            sheet.paint(x, text_line, 1, fill)
    for slant, outer, inner in ((line - 1, 0, 1), (line + height, 1, 0)):
        sheet.paint(middle, slant, outer, fill)
        for x in range(column + 1, column + inside - 1):
            sheet.paint(x, slant, inner, fill)


def _seam(sheet: _Sheet, place: Place, near: Place, shade: str) -> None:
    column, line = sheet.corner(place)
    inside, height = sheet.scale.inside, sheet.scale.height
    if near[1] == place[1]:
        for text_line in range(line, line + height):
            sheet.paint(column + inside, text_line, 0, shade)
            sheet.paint(column + inside, text_line, 1, shade)
        return
    ends = sorted([column + inside // 2, sheet.corner(near)[0] + inside // 2])
    for x in range(ends[0], ends[1] + 1):
        for half in (0, 1):
            if sheet.pixels[line + height][x][half] is None:
                sheet.paint(x, line + height, half, shade)


def _outline(sheet: _Sheet, place: Place, _: str) -> None:
    """A hexagon without colour: a brick of lines."""
    column, line = sheet.corner(place)
    left, right = column - 1, column + sheet.scale.inside
    top, bottom = line - 1, line + sheet.scale.height
    for x in range(left, right + 1):
        sides = (LEFT if x > left else 0) | (RIGHT if x < right else 0)
        sheet.side(x, top, sides)
        sheet.side(x, bottom, sides)
    for y in range(top, bottom + 1):
        sides = (UP if y > top else 0) | (DOWN if y < bottom else 0)
        sheet.side(left, y, sides)
        sheet.side(right, y, sides)


def _darker(fill: str) -> str:
    parts = [int(fill[start : start + 2], 16) for start in (1, 3, 5)]
    return "#" + "".join(f"{round(part * SEAM):02x}" for part in parts)


def _style_at(text: Text, offset: int) -> Style:
    styles = [text.style, *[span.style for span in text.spans if span.start <= offset < span.end]]
    return Style.combine(Style.parse(style) if isinstance(style, str) else style for style in styles)
