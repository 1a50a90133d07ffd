"""Land tiles, with or without a building (NR-1.3, NR-1.4, NR-1.9)."""

from __future__ import annotations

from typing import Final

from comitium.engine.message import Message
from comitium.games.new_romans.components import HOME, Building, Land

NO_HOME: Final = -1


class Tile:
    """A land tile, with the building that stands on it for the whole match, or none (NR-1.9).

    All tiles of one kind are one and the same object: `tile` hands it out.
    """

    __slots__ = ("building", "built", "home", "home_number", "label", "land", "land_number", "name", "number")

    def __init__(self, number: int, land: Land, building: Building | None) -> None:
        self.number: Final = number  # among all kinds
        self.land: Final = land
        self.building: Final = building
        self.home: Final = None if building is None else HOME[building]  # the land its building scores on
        self.land_number: Final = land.number
        self.home_number: Final = NO_HOME if self.home is None else self.home.number
        self.name: Final = land.value if building is None else f"{land.value}+{building.value}"
        self.built: Final = None if building is None else Message(f"building-{building.value}")
        self.label: Final = label(Message(f"land-{land.value}"), self.built)

    def __repr__(self) -> str:
        return self.name


def label(land: Message, built: Message | None) -> Message:
    """The tile in a sentence."""
    return land if built is None else Message("tile-with-building", land=land, building=built)


KINDS: Final = [(land, building) for land in Land for building in [None, *Building]]
TILES: Final = [Tile(number, land, building) for number, (land, building) in enumerate(KINDS)]
NAMED: Final = {tile.name: tile for tile in TILES}
OF_ONE_LAND: Final = 1 + len(Building)  # kinds of tiles


def tile(land: Land, building: Building | None = None) -> Tile:
    return TILES[land.number * OF_ONE_LAND + (0 if building is None else 1 + building.number)]


def labels(tiles: list[Tile]) -> list[Message]:
    return [tile.label for tile in tiles]
