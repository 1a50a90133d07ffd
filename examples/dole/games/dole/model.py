"""What lies on the table of Dole."""

from __future__ import annotations

from comitium.engine.chance import Chance
from comitium.engine.piles import Pile
from comitium.engine.state import State
from comitium.games.dole.components import COINS, TREASURY, Sack


class Player:
    """One seat's pieces; only the owner sees the hand (DO-4.1)."""

    __slots__ = ("coins", "granary", "hand", "milled")

    def __init__(self) -> None:
        self.coins = COINS
        self.hand: list[Sack] = []
        self.granary: list[Sack] = []
        self.milled: list[Sack] = []

    def copy(self) -> Player:
        new = Player()
        new.coins = self.coins
        new.hand = self.hand.copy()
        new.granary = self.granary.copy()
        new.milled = self.milled.copy()
        return new


class Dole(State):
    """The table: the pile, the sacks offered in this round, those handed out to the people."""

    __slots__ = ("given", "mill_open", "offered", "pile", "players", "round", "treasury")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.round = 0
        self.mill_open = True
        self.treasury = TREASURY
        self.pile: Pile[Sack] = Pile("sacks", [])
        self.offered: list[Sack] = []
        self.given: list[Sack] = []
        self.players: list[Player] = []

    def copy(self) -> Dole:
        new = Dole(self.seats, self.chance.copy())
        new.round = self.round
        new.mill_open = self.mill_open
        new.treasury = self.treasury
        new.pile = self.pile.copy()
        new.offered = self.offered.copy()
        new.given = self.given.copy()
        new.players = [player.copy() for player in self.players]
        return self.copy_table(new)


def kinds(sacks: list[Sack]) -> list[Sack]:
    """Each kind once: twins would give two options with one code."""
    return [sack for sack in Sack if sack in sacks]
