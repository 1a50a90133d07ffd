# not compiled: builds dataclasses, which compile to slower code than they interpret
"""What a seat may know of New Romans (NR-15): all but the order of the stacks and sealed answers."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from comitium.engine.hexes import cell_name
from comitium.engine.message import Seat
from comitium.engine.phase import Sealed
from comitium.games.new_romans.components import CARDS, CRYSTALS
from comitium.games.new_romans.conserved import placed_rows
from comitium.games.new_romans.model import Lot, NewRomans, Player
from comitium.games.new_romans.scoring import building_points, regions
from comitium.games.new_romans.tiles import Tile


@dataclass(frozen=True)
class TileView:
    land: str
    building: str | None


@dataclass(frozen=True)
class CellView:
    """A laid tile with the size of its region, the points of its building now, and whether it is new."""

    cell: str
    land: str
    building: str | None
    region: int
    points: int | None
    fresh: bool


@dataclass(frozen=True)
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


@dataclass(frozen=True)
class View:
    round: int
    phase: str
    building_order: str
    crystal_points: tuple[int, ...]  # NR-12.1, by number held
    players: tuple[PlayerView, ...]


@dataclass(frozen=True)
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
    left = [land.value for land in player.stack[g.drawn :]]
    return PlayerView(
        seat=seat,
        crystals=player.crystals,
        card=player.card,
        rows=tuple(tuple(building.value for building in row) for row in CARDS[player.card].rows),
        rows_used=placed_rows(g, player),
        stack={land: left.count(land) for land in sorted(set(left))},
        row=_tiles(player.row),
        smaller=None if player.smaller is None else _tiles(player.smaller),
        larger=None if player.larger is None else _tiles(player.larger),
        kept=_tiles(player.kept),
        taken=_tiles(player.taken),
        kept_lot=player.kept_lot,
        taken_lot=player.taken_lot,
        hand=_tiles(player.hand),
        domain=_domain(player),
        takes_from=g.takes_from(seat) if g.agenda else None,
        ready=ready,
    )


def _tiles(tiles: list[Tile]) -> tuple[TileView, ...]:
    return tuple(TileView(tile.land.value, tile.building.value if tile.building else None) for tile in tiles)


def _domain(player: Player) -> tuple[CellView, ...]:
    region_of = regions(player.domain)
    return tuple(
        CellView(
            cell=cell_name(cell),
            land=tile.land.value,
            building=tile.building.value if tile.building else None,
            region=len(region_of[cell]),
            points=building_points(player.domain, cell, region_of) if tile.building else None,
            fresh=number >= player.settled,
        )
        for number, (cell, tile) in enumerate(player.domain.tiles.items())
    )


def own(g: NewRomans, seat: Seat) -> Own:
    phase = g.agenda[-1] if g.agenda else None
    return Own(phase.answer(seat).code() if isinstance(phase, Sealed) and phase.answers[seat] else None)


def imagine(g: NewRomans, seat: Seat, rng: Random) -> NewRomans:
    """A copy in which every stack is shuffled anew below its revealed part, and sealed answers are redrawn."""
    new = g.copy()
    new.chance = g.chance.reseeded(rng)
    for player in new.players:
        unseen = player.stack[g.drawn :]
        rng.shuffle(unseen)
        player.stack = player.stack[: g.drawn] + unseen
    new.imagine_answers(seat, rng)
    return new
