"""What a seat of New Romans cannot know: the order of the stacks and the sealed answers of others (NR-15)."""

from __future__ import annotations

from random import Random

from comitium.engine.message import Seat
from comitium.games.new_romans.model import NewRomans


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
