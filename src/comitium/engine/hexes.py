"""Hexagons in axial coordinates, each cell one integer.

A cell is 256·q + r, shifted so that both fit: the six neighbours are then six fixed steps, and a map
is a plain dictionary. Maps may reach 120 cells from the origin in every direction.
"""

from __future__ import annotations

from typing import Final

Cell = int

ORIGIN: Final = 128 * 256 + 128
EAST: Final = 256  # (q+1, r)
WEST: Final = -256  # (q−1, r)
SOUTH_EAST: Final = 1  # (q, r+1)
NORTH_WEST: Final = -1  # (q, r−1)
NORTH_EAST: Final = 255  # (q+1, r−1)
SOUTH_WEST: Final = -255  # (q−1, r+1)
STEPS: Final = [EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST]


def cell_at(q: int, r: int) -> Cell:
    return ORIGIN + 256 * q + r


def column(cell: Cell) -> int:
    """q"""
    return (cell >> 8) - 128


def row(cell: Cell) -> int:
    """r"""
    return (cell & 255) - 128


def around(cell: Cell) -> list[Cell]:
    """The six cells that share a side with this one."""
    return [cell + step for step in STEPS]


NAMES: Final[dict[Cell, str]] = {}  # worded once: codes of all options are compared at every decision


def cell_name(cell: Cell) -> str:
    """As in codes: `2,-1`."""
    name = NAMES.get(cell)
    if name is None:
        name = f"{column(cell)},{row(cell)}"
        NAMES[cell] = name
    return name
