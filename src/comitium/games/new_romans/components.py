# not compiled: the types of the rows are read at run time
"""The pieces of New Romans, read from `data/*.toml` once (NR-1 and NR-2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from comitium.engine.components import BrokenTable, load, named

PACKAGE: Final = "comitium.games.new_romans"
DATA_FILES: Final = ("lands.toml", "cards.toml", "crystals.toml", "rounds.toml")

ROUNDS: Final = 4  # NR-4.1
ROW: Final = 5  # NR-1.12: tiles revealed by each player in a round
BUILT: Final = 2  # NR-5.3: the first two tiles of a row receive a building


class Numbered(Enum):
    """Members have numbers from 0, in the order they stand. Tables that are read often are lists by these numbers."""

    def __init__(self, _: str) -> None:
        self.number: int = len(type(self).__members__)


class Land(Numbered):
    """A land tile is of exactly one of five types (NR-1.3)."""

    OLIVE = "olive"
    VINEYARD = "vineyard"
    FIELD = "field"
    CITY = "city"
    QUARRY = "quarry"


class Building(Numbered):
    """A building is of exactly one of five types (NR-1.4)."""

    OIL_PRESS = "oil_press"
    WINERY = "winery"
    MILL = "mill"
    THEATRE = "theatre"
    WORKSHOP = "workshop"


@dataclass(frozen=True)
class LandRow:
    per_set: int
    home_of: Building


@dataclass(frozen=True)
class CardRow:
    rows: tuple[tuple[Building, Building], ...]


@dataclass(frozen=True)
class CrystalRow:
    in_the_box: int
    at_start: int
    points: tuple[int, ...]


@dataclass(frozen=True)
class RoundRow:
    take_from: int


LAND_ROWS: Final = named("lands.toml", load(PACKAGE, "lands.toml", LandRow), [land.value for land in Land])
LANDS: Final = {Land(name): row for name, row in LAND_ROWS.items()}
HOME: Final = {row.home_of: land for land, row in LANDS.items()}  # NR-1.4
CARDS: Final = load(PACKAGE, "cards.toml", CardRow)
CRYSTALS: Final = named("crystals.toml", load(PACKAGE, "crystals.toml", CrystalRow), ["crystals"])["crystals"]
TAKE_FROM: Final = [row.take_from for row in load(PACKAGE, "rounds.toml", RoundRow).values()]

SET: Final = [land for land, row in LANDS.items() for _ in range(row.per_set)]  # NR-2.1


def _check_tables() -> None:
    """What no type can say of the tables."""
    if set(HOME) != set(Building):
        raise BrokenTable("lands.toml: every building needs exactly one home land")
    if len(SET) != ROUNDS * ROW:
        raise BrokenTable(f"lands.toml: a set has {len(SET)} tiles, {ROUNDS * ROW} are needed")
    for name, card in CARDS.items():
        if len(card.rows) != ROUNDS:
            raise BrokenTable(f"cards.toml, table [{name}]: {len(card.rows)} rows, {ROUNDS} are needed")
    if len(TAKE_FROM) != ROUNDS:
        raise BrokenTable(f"rounds.toml: {len(TAKE_FROM)} rounds, {ROUNDS} are needed")
    if len(CRYSTALS.points) != CRYSTALS.at_start + ROUNDS + 1:
        raise BrokenTable(f"crystals.toml: points for 0 to {CRYSTALS.at_start + ROUNDS} crystals are needed")


_check_tables()
