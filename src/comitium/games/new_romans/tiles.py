"""Land tiles, with or without a building (NR-1.3, NR-1.4, NR-1.9)."""

from __future__ import annotations

from typing import Final

from comitium.engine.message import Message
from comitium.games.new_romans.components import HOME, Building, Land


class Tile:
    """A land tile, with the building that stands on it for the whole match, or none (NR-1.9).

    All tiles of one kind are one and the same object: `tile` hands it out.
    """

    __slots__ = ("building", "built", "home", "label", "land", "name")

    def __init__(self, land: Land, building: Building | None) -> None:
        self.land: Final = land
        self.building: Final = building
        self.home: Final = None if building is None else HOME[building]  # the land its building scores on
        self.name: Final = land.value if building is None else f"{land.value}+{building.value}"
        self.built: Final = None if building is None else Message(f"building-{building.value}")
        self.label: Final = label(Message(f"land-{land.value}"), self.built)

    def __repr__(self) -> str:
        return self.name


def label(land: Message, built: Message | None) -> Message:
    """The tile in a sentence."""
    return land if built is None else Message("tile-with-building", land=land, building=built)


BARE: Final = {land: Tile(land, None) for land in Land}
BUILT_ON: Final = {(land, building): Tile(land, building) for land in Land for building in Building}
NAMED: Final = {tile.name: tile for tile in [*BARE.values(), *BUILT_ON.values()]}


def tile(land: Land, building: Building | None = None) -> Tile:
    return BARE[land] if building is None else BUILT_ON[land, building]


def labels(tiles: list[Tile]) -> list[Message]:
    return [tile.label for tile in tiles]
