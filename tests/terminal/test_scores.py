"""The walk through a score sheet."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from comitium.engine.message import Message
from comitium.engine.result import ScoreLine, Sheet
from comitium.games.new_romans import GAME
from comitium.terminal.scores import walk
from comitium.text import Speaker


@pytest.mark.parametrize(
    ("cells", "shown"),
    [
        ([], "× 5"),
        (["0,0"], "0,0"),
        (["0,0", "1,0", "2,0", "3,0"], "0,0, 1,0, 2,0, 3,0"),
        (["0,0", "1,0", "2,0", "3,0", "4,0"], "0,0, 1,0, 2,0, 3,0 …"),
    ],
)
def test_a_line_names_a_few_of_the_pieces_behind_it(cells: list[str], shown: str) -> None:
    line = ScoreLine(Message("crystals"), 13, "NR-12.1", 5, [f"cell:{cell}" for cell in cells])
    page = StringIO()
    Console(file=page, width=80).print(walk(Speaker("en", GAME), Sheet(0, [line], 13)))

    assert page.getvalue().splitlines()[1].strip().split("   ") == ["crystals", shown, "13", "NR-12.1"]
