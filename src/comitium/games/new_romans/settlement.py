"""Phase 4, settlement: everybody lays all tiles of both lots into the own domain (NR-8).

Taking back the last tile (NR-8.7) is the platform's undo. Nothing is revealed here before a player reports
finished, so undo is open exactly as long as the rule says.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.hexes import Cell, cell_at, cell_name
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import Parallel, Question
from comitium.games.new_romans.model import NewRomans
from comitium.games.new_romans.tiles import NAMED, Tile


class Lay(Action):
    """Lay a tile, with the building on it, on an empty cell (NR-8.1, NR-8.8)."""

    __slots__ = ("cell", "tile")

    told_by_code = True

    def __init__(self, tile: Tile, cell: Cell) -> None:
        self.tile: Final = tile
        self.cell: Final = cell

    def code(self) -> str:
        return f"lay {self.tile.name} {cell_name(self.cell)}"

    def sentence(self) -> Message:
        return Message("lay", tile=self.tile.label, cell=cell_name(self.cell))

    def told(self, seat: Seat) -> Message:
        return Message("laid", who=Who(seat), tile=self.tile.label, cell=cell_name(self.cell))

    def pieces(self) -> list[str]:
        return [f"hand:{self.tile.name}", f"cell:{cell_name(self.cell)}"]


class Finish(Action):
    """Report finished: from now on nothing moves (NR-8.7, NR-8.11)."""

    __slots__ = ()

    final = True
    told_by_code = True

    def code(self) -> str:
        return "finish"

    def sentence(self) -> Message:
        return Message("finish")

    def told(self, seat: Seat) -> Message:
        return Message("finished", who=Who(seat))


FINISH: Final = Finish()
STEPS_AWAY: Final = {str(steps): steps for steps in range(-120, 121)}  # as codes name them: a map reaches no further


def cell_named(place: str) -> Cell | None:
    """The cell that a code or a piece means by `2,-1`."""
    q, _, r = place.partition(",")
    return cell_at(STEPS_AWAY[q], STEPS_AWAY[r]) if q in STEPS_AWAY and r in STEPS_AWAY else None


class Settlement(Parallel[NewRomans]):
    """One after another, in any order, on cells that touch the domain; then report finished.

    `tiles` and `cells` list for each seat what it may lay and where. So each way of laying has a number.
    """

    __slots__ = ("cells", "tiles")

    heading = "settlement"

    def __init__(self) -> None:
        super().__init__()
        self.tiles: list[list[Tile]] = []
        self.cells: list[list[Cell]] = []

    def begin(self, g: NewRomans) -> None:
        self.open = [seat for seat, player in enumerate(g.players) if player.hand]  # NR-8.3
        self.tiles = [kinds(player.hand) for player in g.players]
        self.cells = [list(player.domain.free) for player in g.players]
        for player in g.players:
            player.settled = len(player.domain.tiles)

    def considered(self, g: NewRomans, seat: Seat) -> list[Action]:
        return [*[Lay(tile, cell) for tile in self.tiles[seat] for cell in self.cells[seat]], FINISH]

    def why_not(self, g: NewRomans, seat: Seat, action: Action) -> No | None:
        player = g.players[seat]
        if not isinstance(action, Lay):
            return No("tiles-left", "NR-8.2", left=len(player.hand)) if player.hand else None
        if action.tile not in player.hand:
            return No("no-such-tile", "NR-8.8", tile=action.tile.name)
        if action.cell in player.domain.tiles:
            return No("cell-taken", "NR-8.7", cell=cell_name(action.cell))
        if action.cell not in player.domain.free:
            return No("cell-not-adjacent", "NR-8.4", cell=cell_name(action.cell))
        return None

    def count(self, g: NewRomans, seat: Seat) -> int:
        return len(self.tiles[seat]) * len(self.cells[seat]) or 1

    def nth(self, g: NewRomans, seat: Seat, number: int) -> Action:
        tiles = self.tiles[seat]
        if not tiles:
            return FINISH
        cells = self.cells[seat]
        return Lay(tiles[number // len(cells)], cells[number % len(cells)])

    def meant(self, g: NewRomans, seat: Seat, code: str) -> Action | None:
        if code == "finish":
            return FINISH
        word, _, rest = code.partition(" ")
        name, _, place = rest.partition(" ")
        cell = cell_named(place)
        return Lay(NAMED[name], cell) if word == "lay" and name in NAMED and cell is not None else None

    def how(self, g: NewRomans, seat: Seat, code: str) -> No:
        words = code.split(" ")
        if len(words) != 3 or words[0] != "lay":
            return No("lay-how", "NR-8.1") if g.players[seat].hand else No("only-finish", "NR-8.11")
        if words[1] not in NAMED:
            return No("no-such-tile", "NR-8.8", tile=words[1][:40])
        return No("cell-not-adjacent", "NR-8.4", cell=words[2][:20])

    def play(self, g: NewRomans, seat: Seat, action: Action) -> None:
        if isinstance(action, Lay):
            player = g.players[seat]
            player.hand.remove(action.tile)
            player.domain.lay(action.tile, action.cell)
            self.tiles[seat] = kinds(player.hand)
            self.cells[seat] = list(player.domain.free)
            g.tell_action(seat, action, "NR-8.4")
        else:
            self.finish(seat)
            g.tell_action(seat, action, "NR-8.11")

    def concerns(self, g: NewRomans, seat: Seat) -> object:
        """Everybody settles the own domain with the own tiles."""
        return ()

    def question(self, g: NewRomans, seat: Seat) -> Question:
        left = len(g.players[seat].hand)
        if left:
            return Question(Message("ask-lay"), Message("why-lay", left=left), "NR-8.4")
        return Question(Message("ask-finish"), Message("why-finish"), "NR-8.7")

    def end(self, g: NewRomans) -> None:
        for player in g.players:
            player.kept = player.taken = []
            player.kept_lot = player.taken_lot = None
            player.settled = len(player.domain.tiles)

    def copy(self) -> Parallel[NewRomans]:
        new = Settlement()
        new.tiles = self.tiles.copy()
        new.cells = self.cells.copy()
        return self.copy_seats(new)


def kinds(hand: list[Tile]) -> list[Tile]:
    """Twins count once: they lead to equal positions (NR-17.1)."""
    different: list[Tile] = []
    found = 0  # a bit for each kind
    for tile in hand:
        kind = 1 << tile.number
        if not found & kind:
            found |= kind
            different.append(tile)
    return different
