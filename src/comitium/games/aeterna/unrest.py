"""The unrest track (AE-8): every change of unrest in every phase goes through here.

Each call is one loss or one gain: two calls can earn the bonus of AE-8.2 twice.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.message import Clause, Seat
from comitium.games.aeterna.components import CONSTANTS, TRACKS
from comitium.games.aeterna.model import Aeterna

MOST_UNREST: Final[int] = TRACKS.most_unrest
CALM_POINTS: Final[int] = CONSTANTS.calm_points


def change_unrest(g: Aeterna, seat: Seat, amount: int, clause: Clause) -> None:
    """Gain so much unrest, or lose it if negative; a change by 0 is neither (AE-8.9)."""
    if amount > 0:
        gain_unrest(g, seat, amount, clause)
    elif amount < 0:
        lose_unrest(g, seat, -amount, clause)


def lose_unrest(g: Aeterna, seat: Seat, amount: int, clause: Clause) -> None:
    """The marker stops at 0; a loss that would go below earns 1 point, however far (AE-8.2, AE-8.3, AE-8.5)."""
    player = g.players[seat]
    below = amount > player.unrest
    player.unrest = max(player.unrest - amount, 0)
    g.tell("unrest-falls", clause, seat=seat, amount=amount, now=player.unrest)
    if below:
        player.points += CALM_POINTS
        g.tell("calm-bonus", "AE-8.2", seat=seat, points=CALM_POINTS)


def gain_unrest(g: Aeterna, seat: Seat, amount: int, clause: Clause) -> None:
    """The marker stops at 10; each step beyond costs 1 point (AE-8.6)."""
    player = g.players[seat]
    beyond = max(player.unrest + amount - MOST_UNREST, 0)
    player.unrest += amount - beyond
    g.tell("unrest-rises", clause, seat=seat, amount=amount, now=player.unrest)
    if beyond:
        player.points -= beyond  # AE-1.10: also below 0
        g.tell("unrest-overflows", "AE-8.6", seat=seat, points=beyond)
