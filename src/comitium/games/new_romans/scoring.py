"""Points for buildings and crystals, and who wins (NR-10 to NR-13). All functions here are pure."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from comitium.engine.hexes import STEPS, Cell, cell_name
from comitium.engine.message import Clause, Message, Seat
from comitium.engine.result import Criterion, Result, ScoreLine, Sheet, decide
from comitium.games.new_romans.components import CRYSTALS
from comitium.games.new_romans.model import Domain, NewRomans, Player
from comitium.games.new_romans.tiles import Tile

CRYSTALS_HELD: Final = Message("crystals")
REMEMBERED: Final = 1000  # domains, each with its points: of some 250 tables in play


def regions(domain: Domain) -> dict[Cell, list[Cell]]:
    """For every tile the region it belongs to: tiles of one land that hang together (NR-1.7)."""
    tiles = domain.tiles
    found: dict[Cell, list[Cell]] = {}
    for start, tile in tiles.items():
        if start in found:
            continue
        land = tile.land
        region = [start]
        found[start] = region
        for cell in region:  # grows while it is walked
            for step in STEPS:
                near = cell + step
                other = tiles.get(near)
                if other is not None and other.land is land and near not in found:
                    found[near] = region
                    region.append(near)
    return found


@lru_cache(REMEMBERED)
def laid_regions(cells: tuple[Cell, ...], tiles: tuple[Tile, ...]) -> tuple[Domain, dict[Cell, list[Cell]]]:
    """The same for tiles in the order they were laid. Remembered with all that is computed from it, because a decision
    changes one domain at most and everybody is shown all of them."""
    domain = Domain(dict(zip(cells, tiles, strict=True)), {})
    return domain, regions(domain)


def home_regions(domain: Domain, cell: Cell, region_of: dict[Cell, list[Cell]]) -> list[list[Cell]]:
    """Every different home region the building on this cell stands on or touches (NR-11.1)."""
    tiles = domain.tiles
    tile = tiles[cell]
    if tile.land is tile.home:
        return [region_of[cell]]  # NR-11.2: whatever home land it touches is the same region
    touched: list[list[Cell]] = []
    for step in STEPS:
        near = cell + step
        other = tiles.get(near)
        if other is not None and other.land is tile.home and region_of[near] not in touched:
            touched.append(region_of[near])
    return touched


def building_points(domain: Domain, cell: Cell, region_of: dict[Cell, list[Cell]]) -> int:
    """The sizes of those regions, once each (NR-11.1)."""
    return sum([len(region) for region in home_regions(domain, cell, region_of)])


def crystal_points(crystals: int) -> int:
    return CRYSTALS.points[crystals]


def score_sheet(seat: Seat, player: Player) -> Sheet:
    """One line for each building, by type, then the crystals (NR-10.2)."""
    laid = player.domain.tiles
    return sheet_of(seat, tuple(laid), tuple(laid.values()), player.crystals)


@lru_cache(REMEMBERED)
def sheet_of(seat: Seat, cells: tuple[Cell, ...], tiles: tuple[Tile, ...], crystals: int) -> Sheet:
    domain, region_of = laid_regions(cells, tiles)
    lines: list[ScoreLine] = []
    for cell, tile in domain.tiles.items():
        if tile.built is not None:
            touched = home_regions(domain, cell, region_of)
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
    return [score_sheet(seat, player) for seat, player in enumerate(g.players)]


def result(g: NewRomans) -> Result:
    """Most points, then most tiles; players level in both share the victory (NR-13)."""
    sheets = forecast(g, None)
    points = Criterion(Message("by-points"), "NR-13.1", [sheet.total for sheet in sheets])
    tiles = Criterion(Message("by-tiles"), "NR-13.2", [len(player.domain.tiles) for player in g.players])
    return decide(sheets, [points, tiles], shared="NR-13.3")
