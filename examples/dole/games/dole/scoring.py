"""Points and the winner (DO-3). All functions here are pure."""

from __future__ import annotations

from collections.abc import Mapping

from comitium.engine.message import Message, Seat
from comitium.engine.result import Criterion, Result, ScoreLine, Sheet, decide
from comitium.games.dole.components import SACKS, Sack, label
from comitium.games.dole.model import Dole, Player


def score_sheet(seat: Seat, player: Player) -> Sheet:
    lines: list[ScoreLine] = []
    for sack in Sack:
        stored, milled = player.granary.count(sack), player.milled.count(sack)
        if stored:
            lines.append(ScoreLine(label(sack), stored * SACKS[sack].points, "DO-3.1", stored, []))
        if milled:
            lines.append(
                ScoreLine(Message("flour", sack=label(sack)), 2 * milled * SACKS[sack].points, "DO-3.2", milled, [])
            )
    return Sheet(seat, lines, sum([line.points for line in lines]))


def forecast(g: Dole, viewer: Seat | None) -> list[Sheet]:
    """The score if the match ended now: granaries are public, and hands score nothing."""
    return [score_sheet(seat, player) for seat, player in enumerate(g.players)]


def result(g: Dole) -> Result:
    sheets = forecast(g, None)
    points = Criterion(Message("by-points"), "DO-3.3", [sheet.total for sheet in sheets])
    coins = Criterion(Message("by-coins"), "DO-3.4", [player.coins for player in g.players])
    return decide(sheets, [points, coins])


def conserved(g: Dole) -> Mapping[str, int]:
    """Coins, and sacks of each kind, wherever they lie."""
    counts = {"coins": g.treasury + sum([player.coins for player in g.players])}
    sacks = [*g.pile.things, *g.offered, *g.given]
    for player in g.players:
        sacks.extend([*player.hand, *player.granary, *player.milled])
    for sack in Sack:
        counts[sack.value] = sacks.count(sack)
    return counts
