"""The order of play (SK-2.1). Read this file first."""

from __future__ import annotations

from comitium.engine.phase import Automatic
from comitium.games.skeleton.model import Skeleton
from comitium.games.skeleton.scoring import result
from comitium.games.skeleton.turns import Turns


class Scoring(Automatic[Skeleton]):
    __slots__ = ()

    heading = "scoring"

    def run(self, g: Skeleton) -> None:
        g.result = result(g)


def schedule_match(g: Skeleton) -> None:
    g.schedule(Turns(), Scoring())
