# not compiled: builds dataclasses, which compile to slower code than they interpret
"""What is shown of New Romans (NR-15): all but the order of the stacks and sealed answers.

Views are not frozen: that would take three times as long, and every decision makes them anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from comitium.engine.hexes import Cell, cell_name
from comitium.engine.message import Seat
from comitium.engine.phase import Sealed
from comitium.games.new_romans.components import CARDS, CRYSTALS, Land
from comitium.games.new_romans.conserved import placed_rows
from comitium.games.new_romans.model import Lot, NewRomans, Player
from comitium.games.new_romans.scoring import REMEMBERED, building_points, laid_regions
from comitium.games.new_romans.tiles import Tile

LANDS: Final = sorted((land.value, land) for land in Land)


@dataclass
class TileView:
    land: str
    building: str | None


@dataclass
class CellView:
    """A laid tile with the size of its region, the points of its building now, and whether it is new."""

    cell: str
    land: str
    building: str | None
    region: int
    points: int | None
    fresh: bool


@dataclass
class PlayerView:
    seat: Seat
    crystals: int
    card: str
    rows: tuple[tuple[str, ...], ...]  # of the building card, from the first round on
    rows_used: int  # of them, how many have given their buildings to tiles
    stack: dict[str, int]  # NR-15.2: how many tiles of each land are left, known by counting
    row: tuple[TileView, ...]
    smaller: tuple[TileView, ...] | None
    larger: tuple[TileView, ...] | None
    kept: tuple[TileView, ...]  # both lots of this round, laid tiles included
    taken: tuple[TileView, ...]
    kept_lot: Lot | None  # which of the two each of them was
    taken_lot: Lot | None
    hand: tuple[TileView, ...]  # what of them is still to be laid
    domain: tuple[CellView, ...]
    takes_from: Seat | None
    ready: bool

    @property
    def rows_left(self) -> tuple[tuple[str, ...], ...]:
        """The row in use first."""
        return self.rows[self.rows_used :]


@dataclass
class View:
    round: int
    phase: str
    building_order: str
    crystal_points: tuple[int, ...]  # NR-12.1, by number held
    players: tuple[PlayerView, ...]


@dataclass
class Own:
    """NR-15.5: the seat's own sealed answer, while others are still thinking."""

    answer: str | None


def view(g: NewRomans) -> View:
    waiting = g.waiting()
    return View(
        round=g.round,
        phase=g.heading,
        building_order="owner" if g.owner_places else "fixed",
        crystal_points=CRYSTALS.points,
        players=tuple(_player(g, seat, player, seat not in waiting) for seat, player in enumerate(g.players)),
    )


def _player(g: NewRomans, seat: Seat, player: Player, ready: bool) -> PlayerView:
    laid = player.domain.tiles
    return PlayerView(
        seat=seat,
        crystals=player.crystals,
        card=player.card,
        rows=_rows(player.card),
        rows_used=placed_rows(g, player),
        stack=_left(player.stack, g.drawn),
        row=_tiles(player.row),
        smaller=None if player.smaller is None else _tiles(player.smaller),
        larger=None if player.larger is None else _tiles(player.larger),
        kept=_tiles(player.kept),
        taken=_tiles(player.taken),
        kept_lot=player.kept_lot,
        taken_lot=player.taken_lot,
        hand=_tiles(player.hand),
        domain=_domain(tuple(laid), tuple(laid.values()), player.settled),
        takes_from=g.takes_from(seat) if g.agenda else None,
        ready=ready,
    )


@cache
def _rows(card: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(building.value for building in row) for row in CARDS[card].rows)


def _left(stack: list[Land], drawn: int) -> dict[str, int]:
    left = stack[drawn:]
    return {name: left.count(land) for name, land in LANDS if land in left}


def _tiles(tiles: list[Tile]) -> tuple[TileView, ...]:
    return tuple([_tile(tile) for tile in tiles])


@cache
def _tile(tile: Tile) -> TileView:
    return TileView(tile.land.value, tile.building.value if tile.building else None)


@lru_cache(REMEMBERED)
def _domain(cells: tuple[Cell, ...], tiles: tuple[Tile, ...], settled: int) -> tuple[CellView, ...]:
    domain, found = laid_regions(cells, tiles)
    sizes = {cell: len(region) for of_one_land in found for region in of_one_land for cell in region}
    return tuple(
        CellView(
            cell=cell_name(cell),
            land=_tile(tile).land,
            building=_tile(tile).building,
            region=sizes[cell],
            points=building_points(domain, cell, found) if tile.building else None,
            fresh=number >= settled,
        )
        for number, (cell, tile) in enumerate(domain.tiles.items())
    )


def own(g: NewRomans, seat: Seat) -> Own:
    phase = g.agenda[-1] if g.agenda else None
    return Own(phase.answer(seat).code() if isinstance(phase, Sealed) and phase.answers[seat] else None)
