"""Hexagons in characters: every one touches six others, and colour is never the only sign."""

from __future__ import annotations

import pytest
from rich.console import Console
from rich.text import Text

from comitium.terminal.hexmap import LARGE, SMALL, Face, Place, Scale, draw, neighbours, place_of, reading_order

OCHRE, GREY = "#F0CA6A", "#DBD8D1"


def face(first: str, fill: str | None = OCHRE, scale: Scale = LARGE) -> Face:
    return Face((Text(first), Text())[: scale.height], fill)


def in_colour(faces: dict[Place, Face], scale: Scale = LARGE) -> list[str]:
    """The colour of the ground behind every character, by lines."""
    screen = Console(width=100, color_system="truecolor", force_terminal=True)
    lines = []
    for line in screen.render_lines(draw(faces, scale, colour=True), pad=False):
        colours = []
        for segment in line:
            ground = segment.style.bgcolor if segment.style else None
            colours.extend([ground.name.upper() if ground else ""] * len(segment.text))
        lines.append(" ".join(colours))
    return lines


def test_without_colour_hexagons_are_bricks_of_lines() -> None:
    faces = {(0, 0): face("Field"), (1, 0): face("City", GREY), (0, 1): face("Vine"), (1, 1): face("a", None)}

    assert draw(faces, LARGE, colour=False).plain.split("\n") == [
        "┌───────┬───────┐",
        "│ Field │ City  │",
        "│       │       │",
        "└───┬───┴───┬───┘",
        "    │ Vine  │   a",
        "    │       │",
        "    └───────┘",
    ]


def test_the_small_scale_has_one_line_for_each_hexagon() -> None:
    faces = {(0, 0): face("Fi", scale=SMALL), (-1, 1): face("Ci m4", GREY, SMALL)}

    assert draw(faces, SMALL, colour=False).plain.split("\n") == [
        "   ┌─────┐",
        "   │ Fi  │",
        "┌──┴──┬──┘",
        "│Ci m4│",
        "└─────┘",
    ]


def test_hexagons_of_one_fill_grow_together_and_others_do_not() -> None:
    alike = in_colour({(0, 0): face("Field"), (1, 0): face("Field")})[1].split(" ")
    apart = in_colour({(0, 0): face("Field"), (1, 0): face("City", GREY)})[1].split(" ")

    assert alike[1:8] == apart[1:8] == [OCHRE] * 7
    assert apart[8] == ""
    assert apart[9:16] == [GREY] * 7
    assert alike[8] not in ("", OCHRE)  # a seam, so that tiles can still be counted


def test_an_empty_cell_is_only_its_letter() -> None:
    assert set("".join(in_colour({(0, 0): face("k", None)}))) <= {" "}


@pytest.mark.parametrize("scale", [LARGE, SMALL])
def test_every_place_of_a_wide_map_keeps_its_text(scale: Scale) -> None:
    names = {place: f"x{number:02}" for number, place in enumerate([(0, 0), *neighbours((0, 0)), (5, -3), (-4, 6)])}

    for colour in (False, True):
        plain = draw({place: face(name, scale=scale) for place, name in names.items()}, scale, colour).plain
        assert all(plain.count(name) == 1 for name in names.values())


def test_places_are_read_from_codes_and_ordered_as_one_reads() -> None:
    assert place_of("2,-1") == (2, -1)
    row_by_row = [(1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1)]
    mixed = [row_by_row[number] for number in (4, 2, 5, 0, 3, 1)]
    assert sorted(mixed, key=reading_order) == row_by_row
    assert draw({}, LARGE, colour=True).plain == ""
