"""Points at the end, and who wins (SY-12). All functions here are pure."""

from __future__ import annotations

from typing import Final

from comitium.engine.message import Message, Seat
from comitium.engine.result import Criterion, Result, ScoreLine, Sheet, decide
from comitium.games.sylla.components import TOKENS
from comitium.games.sylla.model import Player, Sylla
from comitium.games.sylla.pieces import (
    ALL_TOKENS,
    CHRISTIAN_POINTS,
    CHRISTIANS,
    FREED_POINTS,
    SLAVES,
    TOKEN_LABELS,
    VALUES,
    listed,
)

PRESTIGE: Final = Message("prestige-so-far")
CHRISTIANS_FACE_UP: Final = Message("christians-face-up")
SLAVES_FREED: Final = Message("slaves-freed")


def token_points(g: Sylla, player: Player) -> int:
    """Each token is worth the value of its marker's cell (SY-12.6)."""
    points = 0
    for kind in ALL_TOKENS:
        points += player.tokens[kind] * VALUES[g.markers[kind]]
    return points


def score_sheet(g: Sylla, seat: Seat, behind_screen: bool) -> Sheet:
    """The track, Christians, freed Slaves and tokens. Lines that need coins or tokens only if one may see them."""
    player = g.players[seat]
    up = player.face_up()
    christians, slaves = up & CHRISTIANS, up & SLAVES
    track = player.prestige - player.christian_points - FREED_POINTS * player.freed
    count = christians.bit_count()
    given = player.christian_points if g.ecclesia else CHRISTIAN_POINTS * count
    touched = [piece.touch for piece in listed(christians)]
    lines = [
        ScoreLine(PRESTIGE, track, "SY-1.6", track, []),
        ScoreLine(CHRISTIANS_FACE_UP, given, "SY-12.2", count, touched),
    ]
    if behind_screen or g.ecclesia:
        freed = player.freed if g.ecclesia else player.slaves_payable(player.coins)
        touched = [piece.touch for piece in listed(slaves)][:freed]
        lines.append(ScoreLine(SLAVES_FREED, FREED_POINTS * freed, "SY-12.3", freed, touched))
    if behind_screen:
        for kind in ALL_TOKENS:
            points = player.tokens[kind] * VALUES[g.markers[kind]]
            touched = [f"marker:{TOKENS[kind]}"]
            lines.append(ScoreLine(TOKEN_LABELS[kind], points, "SY-12.6", player.tokens[kind], touched))
    return Sheet(seat, lines, sum([line.points for line in lines]))


def forecast(g: Sylla, viewer: Seat | None) -> list[Sheet]:
    """The score if the match ended now, as far as the viewer may know it (SY-18.2)."""
    if g.result is not None:
        return g.result.sheets
    return [score_sheet(g, seat, g.open_screens or seat == viewer) for seat in range(g.seats)]


def result(g: Sylla) -> Result:
    """The most points win, shared if several have them; there is no tie-break (SY-12.8)."""
    sheets = [score_sheet(g, seat, True) for seat in range(g.seats)]
    points = Criterion(Message("by-points"), "SY-12.8", [sheet.total for sheet in sheets])
    return decide(sheets, [points])
