"""The order of play (DO-2.1). Read this file first."""

from __future__ import annotations

from comitium.engine.phase import Automatic
from comitium.games.dole.components import HAND, ROUNDS, label
from comitium.games.dole.milling import Milling
from comitium.games.dole.model import Dole
from comitium.games.dole.offer import Offer
from comitium.games.dole.scoring import result


class Round(Automatic[Dole]):
    """Arrival, offer and taking, milling (DO-2.1)."""

    __slots__ = ()

    def run(self, g: Dole) -> None:
        g.round += 1
        g.schedule(Arrival(), Offer(), Milling())  # the offer decides the order of taking, and schedules it


class Arrival(Automatic[Dole]):
    """Everybody draws up to two sacks, seen by nobody else (DO-2.2)."""

    __slots__ = ()

    heading = "arrival"

    def run(self, g: Dole) -> None:
        for seat, player in enumerate(g.players):
            drawn = []
            while len(player.hand) < HAND:
                sack = g.pile.draw(g.chance)
                assert sack is not None  # 15 sacks, and four players need 12
                player.hand.append(sack)
                drawn.append(label(sack))
            g.tell("drew", "DO-2.2", seat=seat, audience=[seat], reveals=True, sacks=drawn)


class Scoring(Automatic[Dole]):
    __slots__ = ()

    heading = "scoring"

    def run(self, g: Dole) -> None:
        g.result = result(g)


def schedule_match(g: Dole) -> None:
    g.schedule(*[Round() for _ in range(ROUNDS)], Scoring())
