"""Points and the winner (SK-3). All functions here are pure."""

from __future__ import annotations

from collections.abc import Mapping

from comitium.engine.message import Message, Seat
from comitium.engine.result import Criterion, Result, ScoreLine, Sheet, decide
from comitium.games.skeleton.model import Skeleton


def forecast(g: Skeleton, viewer: Seat | None) -> list[Sheet]:
    """The score if the match ended now; the viewer knows all of it (SK-4.1)."""
    lines = [ScoreLine(Message("coins"), coins, "SK-3.1", coins, []) for coins in g.coins]
    return [Sheet(seat, [line], line.points) for seat, line in enumerate(lines)]


def result(g: Skeleton) -> Result:
    sheets = forecast(g, None)
    return decide(sheets, [Criterion(Message("by-points"), "SK-3.1", [sheet.total for sheet in sheets])])


def conserved(g: Skeleton) -> Mapping[str, int]:
    """Coins, wherever they lie."""
    return {"coins": g.heap + sum(g.coins)}
