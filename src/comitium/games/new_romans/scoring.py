"""Points for buildings and crystals, and who wins (NR-10 to NR-13). All functions here are pure."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from comitium.engine.hexes import (
    EAST,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    Cell,
    around,
    cell_name,
)
from comitium.engine.message import Clause, Message, Seat
from comitium.engine.result import Criterion, Result, ScoreLine, Sheet, decide
from comitium.games.new_romans.components import CRYSTALS, Land
from comitium.games.new_romans.model import Domain, NewRomans, Player
from comitium.games.new_romans.tiles import Tile

CRYSTALS_HELD: Final = Message("crystals")
LANDS: Final = len(Land)
REMEMBERED: Final = 1000  # domains, each with its points: of some 250 tables in play

Regions = list[list[list[Cell]]]  # by number of their land: each region as its cells


def regions(domain: Domain) -> Regions:
    """Tiles of one land that hang together are a region (NR-1.7)."""
    cells: list[list[Cell]] = [[] for _ in range(LANDS)]
    for cell, tile in domain.tiles.items():
        cells[tile.land_number].append(cell)
    return [hanging_together(of_one_land) for of_one_land in cells]


def hanging_together(cells: list[Cell]) -> list[list[Cell]]:
    """Cells of one land in regions. There are few of them, so each is held against each."""
    found: list[list[Cell]] = []
    while cells:
        region = cells[:1]
        cells = cells[1:]
        for cell in region:  # grows while it is walked
            near: list[Cell] = []
            apart: list[Cell] = []
            for other in cells:
                (near if share_a_side(cell, other) else apart).append(other)
            region.extend(near if len(near) < 2 else [other for other in around(cell) if other in near])
            cells = apart
        found.append(region)
    return found


def share_a_side(one: Cell, other: Cell) -> bool:
    """NR-1.5"""
    step = other - one
    return step in (EAST, WEST, SOUTH_EAST, NORTH_WEST, NORTH_EAST, SOUTH_WEST)


@lru_cache(REMEMBERED)
def laid_regions(cells: tuple[Cell, ...], tiles: tuple[Tile, ...]) -> tuple[Domain, Regions]:
    """The regions of tiles in the order they were laid.

    They are remembered, with all that is computed from them: everybody is shown all domains after each decision,
    and a decision changes one of them at most.
    """
    domain = Domain(dict(zip(cells, tiles, strict=True)), {})
    return domain, regions(domain)


def home_regions(domain: Domain, cell: Cell, found: Regions) -> list[list[Cell]]:
    """Every different home region the building on this cell stands on or touches (NR-11.1).

    If it stands on one, that is the only one: whatever home land it touches is the same region (NR-11.2).
    """
    reached: list[list[Cell]] = []
    for region in found[domain.tiles[cell].home_number]:
        for home in region:
            if home == cell or share_a_side(home, cell):
                reached.append(region)
                break
    return reached if len(reached) < 2 else clockwise(cell, reached)


def clockwise(cell: Cell, touched: list[list[Cell]]) -> list[list[Cell]]:
    """In the order in which they lie around the cell."""
    ordered: list[list[Cell]] = []
    for near in around(cell):
        for region in touched:
            if near in region and region not in ordered:
                ordered.append(region)
    return ordered


def building_points(domain: Domain, cell: Cell, found: Regions) -> int:
    """The sizes of those regions, once each (NR-11.1)."""
    return sum([len(region) for region in home_regions(domain, cell, found)])


def crystal_points(crystals: int) -> int:
    return CRYSTALS.points[crystals]


def score_sheet(seat: Seat, player: Player) -> Sheet:
    """One line for each building, by type, then the crystals (NR-10.2)."""
    return sheet_of(seat, player.domain, regions(player.domain), player.crystals)


@lru_cache(REMEMBERED)
def sheet_laid(seat: Seat, cells: tuple[Cell, ...], tiles: tuple[Tile, ...], crystals: int) -> Sheet:
    domain, found = laid_regions(cells, tiles)
    return sheet_of(seat, domain, found, crystals)


def sheet_of(seat: Seat, domain: Domain, found: Regions, crystals: int) -> Sheet:
    lines: list[ScoreLine] = []
    for cell, tile in domain.tiles.items():
        if tile.built is not None:
            touched = home_regions(domain, cell, found)
            points = sum([len(region) for region in touched])
            lines.append(ScoreLine(tile.built, points, clause_of(tile, len(touched)), 1, cells_behind(cell, touched)))
    lines.sort(key=by_source)
    lines.append(ScoreLine(CRYSTALS_HELD, crystal_points(crystals), "NR-12.1", crystals, []))
    return Sheet(seat, lines, sum([line.points for line in lines]))


def cells_behind(cell: Cell, touched: list[list[Cell]]) -> list[str]:
    """The pieces of a building's line: its own cell first, then the regions that it counts."""
    others = [near for region in touched for near in region if near != cell]
    return [f"cell:{cell_name(one)}" for one in [cell, *others]]


def by_source(line: ScoreLine) -> str:
    return line.source.name


def clause_of(tile: Tile, touched: int) -> Clause:
    """The clause that explains a building's points."""
    if tile.land is tile.home:
        return "NR-11.2"
    return "NR-11.5" if touched == 0 else "NR-11.3" if touched == 1 else "NR-11.4"


def forecast(g: NewRomans, viewer: Seat | None) -> list[Sheet]:
    """The score if the match ended now; everything it counts is public (NR-10.3, NR-15.4)."""
    sheets: list[Sheet] = []
    for seat, player in enumerate(g.players):
        laid = player.domain.tiles
        sheets.append(sheet_laid(seat, tuple(laid), tuple(laid.values()), player.crystals))
    return sheets


def result(g: NewRomans) -> Result:
    """Most points, then most tiles; players level in both share the victory (NR-13)."""
    sheets = [score_sheet(seat, player) for seat, player in enumerate(g.players)]
    points = Criterion(Message("by-points"), "NR-13.1", [sheet.total for sheet in sheets])
    tiles = Criterion(Message("by-tiles"), "NR-13.2", [len(player.domain.tiles) for player in g.players])
    return decide(sheets, [points, tiles], shared="NR-13.3")
