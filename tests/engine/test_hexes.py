"""Hexagons: one integer a cell, six neighbours, names as in codes."""

from __future__ import annotations

import pytest

from comitium.engine.hexes import ORIGIN, around, cell_at, cell_name, column, row

FAR = [(q, r) for q in (-120, -1, 0, 1, 120) for r in (-120, -1, 0, 1, 120)]


@pytest.mark.parametrize(("q", "r"), FAR)
def test_a_cell_remembers_its_coordinates(q: int, r: int) -> None:
    cell = cell_at(q, r)

    assert (column(cell), row(cell)) == (q, r)
    assert cell_name(cell) == f"{q},{r}"


def test_different_coordinates_are_different_cells() -> None:
    assert len({cell_at(q, r) for q, r in FAR}) == len(FAR)


@pytest.mark.parametrize(("q", "r"), FAR)
def test_six_different_neighbours_share_a_side(q: int, r: int) -> None:
    near = {(column(cell), row(cell)) for cell in around(cell_at(q, r))}

    assert near == {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)}


def test_being_neighbours_is_mutual() -> None:
    assert all(ORIGIN in around(cell) for cell in around(ORIGIN))
