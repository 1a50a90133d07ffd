"""Component tables: typed when loaded; whatever is wrong is one sentence with file, table and key."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import pytest

from comitium.engine.components import BrokenTable, load, parse
from tests.practice import reaction


class Land(Enum):
    FIELD = "field"
    CITY = "city"


@dataclass(frozen=True)
class Row:
    copies: int
    label: str
    land: Land
    points: tuple[int, ...] = ()
    pair: tuple[Land, Land] | None = None
    tiles: dict[Land, int] | None = None
    kept: bool = False


GOOD = """
[mill]
copies = 3
label  = "Mill"
land   = "field"
points = [1, 3, 6]
pair   = ["field", "city"]
tiles  = { field = 2, city = 1 }
kept   = true

[forum]
copies = 1
label  = "Forum"
land   = "city"
"""


def test_every_table_becomes_a_row_in_the_order_of_the_file() -> None:
    rows = parse("tiles.toml", GOOD, Row)

    mill = Row(3, "Mill", Land.FIELD, (1, 3, 6), (Land.FIELD, Land.CITY), {Land.FIELD: 2, Land.CITY: 1}, True)
    assert list(rows.items()) == [("mill", mill), ("forum", Row(1, "Forum", Land.CITY))]


@pytest.mark.parametrize(
    ("good", "bad", "sentence"),
    [
        ("copies = 3", "", "tiles.toml, table [mill]: key 'copies' is missing"),
        (
            "copies = 3",
            "copys = 3",
            "tiles.toml, table [mill]: unknown key 'copys'; known are copies, label, land, points, pair, tiles, kept",
        ),
        ("copies = 3", 'copies = "three"', "tiles.toml, table [mill], key 'copies': 'three' is not int"),
        ("copies = 3", "copies = true", "tiles.toml, table [mill], key 'copies': True is not int"),
        ("copies = 3", "copies = 3.0", "tiles.toml, table [mill], key 'copies': 3.0 is not int"),
        ('"Mill"', "7", "tiles.toml, table [mill], key 'label': 7 is not str"),
        ("kept   = true", "kept = 1", "tiles.toml, table [mill], key 'kept': 1 is not bool"),
        ('"field"\npoints', '"sea"\npoints', "tiles.toml, table [mill], key 'land': 'sea' is none of field, city"),
        ('"field"\npoints', "[1]\npoints", "tiles.toml, table [mill], key 'land': [1] is none of field, city"),
        ("[1, 3, 6]", "6", "tiles.toml, table [mill], key 'points': 6 is not tuple"),
        ("[1, 3, 6]", '[1, "x"]', "tiles.toml, table [mill], key 'points': 'x' is not int"),
        (
            '["field", "city"]',
            '["field"]',
            "tiles.toml, table [mill], key 'pair': 2 values wanted, 1 found",
        ),
        ("{ field = 2,", "{ sea = 2,", "tiles.toml, table [mill], key 'tiles': 'sea' is none of field, city"),
        ("{ field = 2,", "{ field = [],", "tiles.toml, table [mill], key 'tiles': [] is not int"),
        ("{ field = 2, city = 1 }", "3", "tiles.toml, table [mill], key 'tiles': 3 is not dict"),
        ("[mill]", "copies = 3\n[mill]", "tiles.toml: 'copies' stands outside every table"),
    ],
)
def test_a_broken_table_names_file_table_and_key(good: str, bad: str, sentence: str) -> None:
    assert GOOD.count(good) == 1

    with pytest.raises(BrokenTable) as caught:
        parse("tiles.toml", GOOD.replace(good, bad), Row)

    assert str(caught.value) == sentence


@pytest.mark.parametrize("text", ["[mill", "copies = ", "[mill]\n[mill]\n", "\x00"])
def test_a_file_that_is_no_toml_names_file_and_line(text: str) -> None:
    with pytest.raises(BrokenTable, match=r"^tiles\.toml: .*\(at (line \d+, column \d+|end of document)\)$"):
        parse("tiles.toml", text, Row)


def test_a_file_is_found_in_the_data_of_its_package() -> None:
    cards = load(reaction.PACKAGE, "cards.toml", reaction.Card)

    assert {name: card.copies for name, card in cards.items()} == {"sword": 6, "shield": 5, "laurel": 5}
