"""The end of a turn: new characters, new tiles, turned cards upright again (SY-11)."""

from __future__ import annotations

from comitium.engine.message import NOBODY
from comitium.engine.phase import Automatic
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import NUMBERS, SLOT_NAMES


class EndOfTurn(Automatic[Sylla]):
    """After phase VII of turns 1 to 4 (SY-1.4, SY-11)."""

    __slots__ = ()

    heading = "famine"

    def run(self, g: Sylla) -> None:
        draw_display(g)
        draw_tiles(g)
        for player in g.players:
            player.turned = 0  # SY-11.3: cards that lie face down too; they stay face down
            player.fresh = 0  # SY-13.6
        g.incumbent = g.consul  # SY-11.4
        g.consul = NOBODY


def draw_display(g: Sylla) -> None:
    """As many characters as the number of players asks for, from the top of the deck (SY-2.12, SY-11.1, SY-16.4)."""
    size = NUMBERS[g.seats].display
    g.display = g.deck[g.deck_drawn : g.deck_drawn + size]
    g.deck_drawn += size
    g.tell("display-drawn", "SY-11.1", reveals=True, cards=[card.label for card in g.display])


def draw_tiles(g: Sylla) -> None:
    """Six tiles into the slots, left to right (SY-2.3, SY-11.2)."""
    size = len(SLOT_NAMES)
    tiles = g.stack[g.stack_drawn : g.stack_drawn + size]
    g.stack_drawn += size
    g.slots = [*tiles]
    g.buyers = [NOBODY] * size
    g.prices = [0] * size
    g.tell("tiles-drawn", "SY-11.2", reveals=True, tiles=[tile.label for tile in tiles])
