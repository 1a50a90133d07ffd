"""What laying a tile would change: the badges "3 +1" on buildings, before anything is decided."""

from __future__ import annotations

from comitium.engine.action import Action
from comitium.engine.game import Change
from comitium.engine.hexes import cell_name
from comitium.engine.message import Seat
from comitium.games.new_romans.model import NewRomans
from comitium.games.new_romans.scoring import building_points, regions
from comitium.games.new_romans.settlement import Lay


def preview(g: NewRomans, seat: Seat, action: Action) -> tuple[Change, ...]:
    """Every building whose points would change, and the new one (NR-11.1); a forecast only (NR-10.3)."""
    if not isinstance(action, Lay):
        return ()
    before = g.players[seat].domain
    after = before.copy()
    after.lay(action.tile, action.cell)
    regions_before, regions_after = regions(before), regions(after)
    changes: list[Change] = []
    for cell, tile in after.tiles.items():
        if tile.building is not None:
            points = building_points(before, cell, regions_before) if cell in before.tiles else 0
            then = building_points(after, cell, regions_after)
            if points != then:
                changes.append(Change(f"cell:{cell_name(cell)}", points, then))
    return tuple(changes)
