"""The order of play: three epochs of the phases A to I, then the score (AE-1.2, AE-5.1). Read this file first."""

from __future__ import annotations

from comitium.engine.phase import Automatic
from comitium.games.aeterna.cards import EPOCH_NAMES
from comitium.games.aeterna.components import EPOCHS, KEPT
from comitium.games.aeterna.draft import Deal, Draft
from comitium.games.aeterna.end_of_epoch import EndOfEpoch, TurnOrder
from comitium.games.aeterna.hills import Domus, Ruin, Scoring
from comitium.games.aeterna.model import Aeterna
from comitium.games.aeterna.revolts import Food, Revolts
from comitium.games.aeterna.scoring import result
from comitium.games.aeterna.structures import Structures
from comitium.games.aeterna.turn import Actions


class Epoch(Automatic[Aeterna]):
    """The phases in their order; after epoch III there is no phase I (AE-5.1, AE-21.1)."""

    __slots__ = ()

    heading = "draft"

    def run(self, g: Aeterna) -> None:
        g.epoch += 1
        g.tell("epoch-begins", "AE-1.2", epoch=g.epoch, called=EPOCH_NAMES[g.epoch - 1])
        if g.epoch < EPOCHS:
            g.schedule(EndOfEpoch(), TurnOrder())
        g.schedule(Scoring(), Ruin(), Structures(), Domus(), Revolts(), Food())
        g.schedule(Deal(), *[Draft() for _ in range(KEPT)], Actions())


class FinalScoring(Automatic[Aeterna]):
    """After phase H of epoch III (AE-22.1)."""

    __slots__ = ()

    heading = "final_scoring"

    def run(self, g: Aeterna) -> None:
        g.result = result(g)
        for seat in g.result.struck_out:
            g.tell("struck-out", "AE-22.10", seat=seat)


def schedule_match(g: Aeterna) -> None:
    g.schedule(*[Epoch() for _ in range(EPOCHS)], FinalScoring())
