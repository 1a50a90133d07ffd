"""What an option would change, before anything is decided: the badges on pieces."""

from __future__ import annotations

from comitium.engine.action import Action
from comitium.engine.game import Change
from comitium.engine.message import Seat
from comitium.games.sylla.components import COLOURS, TOKENS
from comitium.games.sylla.income import BuyToken, MoveMarker
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import SANCTUARY_PRICE, VALUES
from comitium.games.sylla.placement import Place
from comitium.games.sylla.recruitment import Recruit
from comitium.games.sylla.tokens import TakeToken


def preview(g: Sylla, seat: Seat, action: Action) -> tuple[Change, ...]:
    """Only what follows for certain, and only from what the seat may know."""
    player = g.players[seat]
    if isinstance(action, TakeToken):
        held = player.tokens[action.kind]
        return (Change(f"token:{TOKENS[action.kind]}", held, held + 1),)
    if isinstance(action, BuyToken):
        held = player.tokens[action.kind]
        bought = Change(f"token:{TOKENS[action.kind]}", held, held + 1)
        return (bought, Change("coins", player.coins, player.coins - SANCTUARY_PRICE))
    if isinstance(action, MoveMarker):
        before = VALUES[g.markers[action.kind]]
        return (Change(f"marker:{TOKENS[action.kind]}", before, VALUES[action.cell]),)
    if isinstance(action, Place):
        total = g.cube_total(g.events.index(action.event))
        return (Change(action.event.touch, total, total + 1),)
    if isinstance(action, Recruit):
        power = [player.able_to_pay(colour).bit_count() for colour in range(len(COLOURS))]
        return tuple(
            Change(f"power:{COLOURS[colour]}", power[colour], power[colour] + 1) for colour in action.card.colours
        )
    return ()
