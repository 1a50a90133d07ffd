"""What never changes in number (NR-16)."""

from __future__ import annotations

from collections.abc import Mapping

from comitium.games.new_romans.components import CARDS, Building, Land
from comitium.games.new_romans.model import NewRomans, Player
from comitium.games.new_romans.tiles import Tile


def conserved(g: NewRomans) -> Mapping[str, int]:
    """Crystals, tiles of each land, buildings of each type, wherever they lie."""
    counts: dict[str, int] = {"crystals": 0}
    for land in Land:
        counts[land.value] = 0
    for building in Building:
        counts[building.value] = 0
    for player in g.players:
        counts["crystals"] += player.crystals + (player.smaller is not None)  # NR-16.1
        for land in player.stack[g.drawn :]:
            counts[land.value] += 1  # NR-16.2
        for tile in on_table(player):
            counts[tile.land.value] += 1
            if tile.building is not None:
                counts[tile.building.value] += 1  # NR-16.3
        for left, right in CARDS[player.card].rows[placed_rows(g, player) :]:
            counts[left.value] += 1
            counts[right.value] += 1
    return counts


def on_table(player: Player) -> list[Tile]:
    lots = (player.smaller or []) + (player.larger or [])
    return [*player.row, *lots, *player.hand, *player.domain.tiles.values()]


def placed_rows(g: NewRomans, player: Player) -> int:
    """Rows of the building card whose buildings stand on tiles: not yet this round's, while the owner decides."""
    return g.round - 1 if any(tile.building is None for tile in player.row[:1]) else g.round
