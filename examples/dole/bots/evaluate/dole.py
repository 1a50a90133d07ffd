"""What a position of Dole is worth."""

from __future__ import annotations

from typing import Final

from comitium.bots.evaluate.evaluator import Evaluator
from comitium.engine.message import Seat
from comitium.games.dole.model import Dole
from comitium.games.dole.scoring import score_sheet


class DoleEvaluator(Evaluator[Dole]):
    """The points so far, and something for coins, which bribe and mill."""

    def value(self, g: Dole, seat: Seat) -> float:
        player = g.players[seat]
        return score_sheet(seat, player).total + player.coins / 2


EVALUATOR: Final = DoleEvaluator()
