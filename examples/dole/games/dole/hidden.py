"""What is imagined of Dole: the pile, others' hands and sealed answers (DO-4.1)."""

from __future__ import annotations

from random import Random

from comitium.engine.message import Seat
from comitium.games.dole.model import Dole


def imagine(g: Dole, seat: Seat, rng: Random) -> Dole:
    """A copy in which the pile and the others' hands are dealt anew, then their sealed answers redrawn."""
    new = g.copy()
    new.chance = g.chance.reseeded(rng)
    new.log = g.log_for(seat)
    others = [player for other, player in enumerate(new.players) if other != seat]
    unseen = [*new.pile.things, *[sack for player in others for sack in player.hand]]
    rng.shuffle(unseen)
    for player in others:
        player.hand = [unseen.pop() for _ in player.hand]
    new.pile.things = unseen
    new.imagine_answers(seat, rng)
    return new
