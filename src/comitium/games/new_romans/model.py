"""What lies on the table of New Romans."""

from __future__ import annotations

from typing import Literal

from comitium.engine.chance import Chance
from comitium.engine.hexes import ORIGIN, STEPS, Cell
from comitium.engine.message import Seat
from comitium.engine.state import State
from comitium.games.new_romans.components import CARDS, ROW, TAKE_FROM, Building, Land
from comitium.games.new_romans.tiles import Tile

Lot = Literal["smaller", "larger"]


class Domain:
    """The tiles a player has laid, each on its own cell of an unbounded grid (NR-1.6).

    `tiles` remembers the order of laying; `free` are the empty cells that touch the domain.
    """

    __slots__ = ("free", "tiles")

    def __init__(self, tiles: dict[Cell, Tile], free: dict[Cell, None]) -> None:
        self.tiles = tiles
        self.free = free  # a dictionary, because a set has no order

    def copy(self) -> Domain:
        return Domain(self.tiles.copy(), self.free.copy())

    def lay(self, tile: Tile, cell: Cell) -> None:
        """Put a tile on a free cell (NR-8.4)."""
        tiles = self.tiles
        free = self.free
        tiles[cell] = tile
        del free[cell]
        for step in STEPS:
            near = cell + step
            if near not in tiles:
                free[near] = None


def empty_domain() -> Domain:
    return Domain({}, {ORIGIN: None})  # NR-8.5: where the first tile goes


class Player:
    """One seat's pieces.

    `smaller` and `larger` exist from the division to the exchange. `kept`, `taken` and `hand` follow them and exist
    until all tiles are laid.
    """

    __slots__ = (
        "card",
        "crystals",
        "domain",
        "hand",
        "kept",
        "kept_lot",
        "larger",
        "row",
        "settled",
        "smaller",
        "stack",
        "taken",
        "taken_lot",
    )

    def __init__(self, stack: list[Land], card: str, crystals: int, domain: Domain) -> None:
        self.stack = stack  # all 20 tiles in hidden order, never changed: `NewRomans.drawn` of them are revealed
        self.card = card
        self.crystals = crystals
        self.row: list[Tile] = []  # NR-1.12
        self.smaller: list[Tile] | None = None
        self.larger: list[Tile] | None = None
        self.kept: list[Tile] = []  # NR-7.6: the lot nobody took
        self.taken: list[Tile] = []  # NR-7.5
        self.kept_lot: Lot | None = None  # which of the two lots that was
        self.taken_lot: Lot | None = None
        self.hand: list[Tile] = []  # those of both lots that are still to be laid
        self.settled = 0  # tiles of the domain laid in earlier rounds
        self.domain = domain

    def copy(self) -> Player:
        new = Player(self.stack, self.card, self.crystals, self.domain.copy())
        new.row = self.row
        new.smaller = self.smaller
        new.larger = self.larger
        new.kept = self.kept
        new.taken = self.taken
        new.kept_lot = self.kept_lot
        new.taken_lot = self.taken_lot
        new.hand = self.hand.copy()
        new.settled = self.settled
        return new


class NewRomans(State):
    """The table: players, the round, and how buildings come onto tiles (NR-5.8)."""

    __slots__ = ("drawn", "owner_places", "players", "round")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.round = 0
        self.drawn = 0  # tiles revealed from every stack so far
        self.owner_places = False
        self.players: list[Player] = []

    def copy(self) -> NewRomans:
        new = NewRomans(self.seats, self.chance.copy())
        new.round = self.round
        new.drawn = self.drawn
        new.owner_places = self.owner_places
        new.players = [player.copy() for player in self.players]
        return self.copy_table(new)

    def takes_from(self, seat: Seat) -> Seat:
        """The neighbour this seat takes from in this round (NR-4.4)."""
        return (seat + TAKE_FROM[self.round - 1]) % self.seats

    def loses_to(self, seat: Seat) -> Seat:
        """The neighbour who takes from this seat in this round (NR-4.4)."""
        return (seat - TAKE_FROM[self.round - 1]) % self.seats

    def card_row(self, seat: Seat) -> tuple[Building, Building]:
        """The two buildings of the row in use (NR-4.6)."""
        return CARDS[self.players[seat].card].rows[self.round - 1]

    def revealed_next(self, seat: Seat) -> list[Land]:
        """The five tiles on top of the stack (NR-5.1)."""
        return self.players[seat].stack[self.drawn : self.drawn + ROW]
