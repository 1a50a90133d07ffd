"""What phases C to H would bring as things stand: a forecast for the screen, no promise.

It plays the automatic phases on a copy, so it can never disagree with the rules. Damage tokens are
only listed, since answering them is a choice.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.message import Seat
from comitium.games.aeterna.hills import bring_citizens_home, ruin_hills, score_hills
from comitium.games.aeterna.model import Aeterna
from comitium.games.aeterna.permanent import citizens_to_feed
from comitium.games.aeterna.revolts import calm_down, feed, threats
from comitium.games.aeterna.scoring import doom_cell
from comitium.games.aeterna.structures import serve_prefects

BEFORE_SCORING: Final = ("draft", "actions")  # phases after which all of C to H is still to come
BEFORE_FOOD: Final = ("draft", "actions", "revolts")


class Outlook:
    """One seat at the end of the epoch, if nobody did anything more. Amounts of unrest are changes, by phase."""

    __slots__ = (
        "damage_reached",
        "doom_cell",
        "food_missing",
        "food_needed",
        "hill_points",
        "hunger_unrest",
        "ruin_unrest",
        "seat",
        "structure_points",
        "structure_unrest",
        "structure_wheat",
        "unrest_at_revolts",
    )

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.hill_points = 0  # C
        self.ruin_unrest = 0  # D
        self.structure_points = 0  # E
        self.structure_wheat = 0
        self.structure_unrest = 0
        self.unrest_at_revolts = 0  # G
        self.damage_reached: list[int] = []  # by their places on the unrest track
        self.food_needed = 0  # H
        self.food_missing = 0
        self.hunger_unrest = 0
        self.doom_cell = 0  # with the doom tokens taken so far


def outlook(g: Aeterna) -> list[Outlook]:
    """For every seat; empty when nothing of the epoch is left to come."""
    if g.heading not in BEFORE_FOOD:
        return []
    then = g.copy()
    then.hush()
    outlooks = [Outlook(seat) for seat in range(g.seats)]
    if g.heading in BEFORE_SCORING:
        run_scoring_to_domus(then, outlooks)
    for of_seat in outlooks:
        player = then.players[of_seat.seat]
        of_seat.unrest_at_revolts = player.unrest
        of_seat.damage_reached = threats(player)
        of_seat.food_needed = citizens_to_feed(player)
        of_seat.food_missing = max(of_seat.food_needed - player.wheat, 0)
        before = player.unrest
        feed(then, of_seat.seat)
        of_seat.hunger_unrest = player.unrest - before
        of_seat.doom_cell = doom_cell(player)
    return outlooks


def run_scoring_to_domus(then: Aeterna, outlooks: list[Outlook]) -> None:
    for of_seat in outlooks:
        player = then.players[of_seat.seat]
        of_seat.hill_points = -player.points
        of_seat.ruin_unrest = -player.unrest
    score_hills(then)
    for of_seat in outlooks:
        of_seat.hill_points += then.players[of_seat.seat].points
    ruin_hills(then)
    for of_seat in outlooks:
        player = then.players[of_seat.seat]
        of_seat.ruin_unrest += player.unrest
        of_seat.structure_points = -player.points
        of_seat.structure_wheat = -player.wheat
        of_seat.structure_unrest = -player.unrest
    serve_prefects(then)
    for of_seat in outlooks:
        player = then.players[of_seat.seat]
        of_seat.structure_points += player.points
        of_seat.structure_wheat += player.wheat
        of_seat.structure_unrest += player.unrest
    bring_citizens_home(then)
    calm_down(then)
