"""What an option would change, before it is decided: the badges "3 +1" on goods, markers and hills."""

from __future__ import annotations

from comitium.engine.action import Action
from comitium.engine.game import Change
from comitium.engine.message import Seat
from comitium.games.aeterna.draft import Keep
from comitium.games.aeterna.end_of_epoch import TakePlace
from comitium.games.aeterna.hills import hills_to_ruin
from comitium.games.aeterna.model import Aeterna
from comitium.games.aeterna.outlook import outlook
from comitium.games.aeterna.turn import EndTurn


def preview(g: Aeterna, seat: Seat, action: Action) -> tuple[Change, ...]:
    """The own goods, everybody's points and unrest, places on hills, ruins due, and the own forecast of the epoch.

    Only the step itself is played, on a copy. What follows from it is not looked at, so nothing hidden shows.
    """
    if isinstance(action, (Keep, TakePlace, EndTurn)):
        return ()
    then = g.copy()
    then.hush()
    then.agenda[-1].play(then, seat, action)
    before, after = figures(g, seat), figures(then, seat)
    return tuple(Change(piece, before[piece], after[piece]) for piece in before if before[piece] != after[piece])


def figures(g: Aeterna, seat: Seat) -> dict[str, int]:
    player = g.players[seat]
    found = {
        "goods:citizens": player.citizens,
        "goods:aurei": player.aurei,
        "goods:stone": player.stone,
        "goods:wheat": player.wheat,
    }
    for other, of_other in enumerate(g.players):
        found[f"points:{other}"] = of_other.points
        found[f"unrest:{other}"] = of_other.unrest
        found[f"doom:{other}"] = of_other.doom
    ruined = hills_to_ruin(g)
    for hill in g.hills:
        found[f"ruin:{hill.name}"] = 1 if hill in ruined else 0
        found[f"place:{hill.name}"] = hill.place_of(seat) + 1  # 0 without a citizen there
    for of_seat in outlook(g):
        if of_seat.seat == seat:
            found["outlook:hills"] = of_seat.hill_points
            found["outlook:ruin"] = of_seat.ruin_unrest
            found["outlook:structures"] = of_seat.structure_points
            found["outlook:food"] = of_seat.food_missing
            found["outlook:revolts"] = len(of_seat.damage_reached)
    return found
