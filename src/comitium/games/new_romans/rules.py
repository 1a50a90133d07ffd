"""The order of play: four rounds of four phases (NR-4.1). Read this file first."""

from __future__ import annotations

from comitium.engine.phase import Automatic
from comitium.games.new_romans.choice import Choice
from comitium.games.new_romans.components import ROUNDS, TAKE_FROM
from comitium.games.new_romans.division import Division
from comitium.games.new_romans.model import NewRomans
from comitium.games.new_romans.reconnaissance import Placement, Reconnaissance
from comitium.games.new_romans.scoring import result
from comitium.games.new_romans.settlement import Settlement


class Round(Automatic[NewRomans]):
    """All players act at the same time in every phase; the reminder turns over between rounds (NR-4.2, NR-9.1)."""

    __slots__ = ()

    heading = "reconnaissance"

    def run(self, g: NewRomans) -> None:
        g.round += 1
        side = "left" if TAKE_FROM[g.round - 1] == 1 else "right"
        g.tell("round-begins", "NR-4.4", round=g.round, side=side)
        g.schedule(Reconnaissance(), Placement(), Division(), Choice(), Settlement())


class Scoring(Automatic[NewRomans]):
    """After the settlement of round 4 the points are counted (NR-10.1)."""

    __slots__ = ()

    heading = "scoring"

    def run(self, g: NewRomans) -> None:
        g.result = result(g)


def schedule_match(g: NewRomans) -> None:
    g.schedule(*[Round() for _ in range(ROUNDS)], Scoring())
