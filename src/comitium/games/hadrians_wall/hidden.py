"""What is kept from whom (HW-20): the order of decks, and the cards others have just drawn."""

from __future__ import annotations

from random import Random

from comitium.engine.message import Seat
from comitium.games.hadrians_wall.model import HadriansWall


def imagine(g: HadriansWall, seat: Seat, rng: Random) -> HadriansWall:
    """A copy in which all decks are shuffled anew, others have drawn other cards, and their assignments are redrawn."""
    new = g.copy()
    new.chance = g.chance.reseeded(rng)
    new.log = g.log_for(seat)
    rng.shuffle(new.fate.things)
    rng.shuffle(new.neutral_deck)
    for other, player in enumerate(new.players):
        if other != seat and player.drawn:
            player.deck.extend(player.drawn)
            rng.shuffle(player.deck)
            player.drawn = [player.deck.pop() for _ in player.drawn]
        else:
            rng.shuffle(player.deck)
    new.imagine_answers(seat, rng)
    return new
