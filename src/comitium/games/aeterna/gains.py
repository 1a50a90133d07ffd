"""Paying and receiving (AE-1.4 to AE-1.12)."""

from __future__ import annotations

from comitium.engine.message import Clause, Message, No, Seat
from comitium.games.aeterna.cards import Bundle
from comitium.games.aeterna.model import Aeterna, Player
from comitium.games.aeterna.unrest import change_unrest


def receive(g: Aeterna, seat: Seat, gain: Bundle, clause: Clause) -> None:
    """From the supply into the domus, in the order citizens, aurei, stone, wheat, unrest (AE-1.12, AE-9.8)."""
    player = g.players[seat]
    citizens = min(gain.citizens, player.supply)  # AE-1.7
    player.supply -= citizens
    player.citizens += citizens
    player.aurei += gain.aurei
    player.stone += gain.stone
    player.wheat += gain.wheat
    player.points += gain.points
    if not g.silent:
        received = Bundle(citizens, gain.aurei, gain.stone, gain.wheat, 0, gain.points).amounts()
        if received:
            g.tell("gained", clause, seat=seat, goods=received)
        if citizens < gain.citizens:
            g.tell("no-citizens-left", "AE-1.7", seat=seat, missed=gain.citizens - citizens)
    change_unrest(g, seat, gain.unrest, clause)


def pay(player: Player, cost: Bundle) -> None:
    """From the domus to the supply; citizens can be gained again later (AE-1.8, AE-1.9)."""
    player.citizens -= cost.citizens
    player.supply += cost.citizens
    player.aurei -= cost.aurei
    player.stone -= cost.stone
    player.wheat -= cost.wheat


def why_not_pay(player: Player, cost: Bundle, clause: Clause = "AE-1.8") -> No | None:
    """The first kind of goods that does not suffice, with both numbers (AE-1.8)."""
    return why_not_pay_with(player.citizens, player.aurei, player.stone, player.wheat, cost, clause)


def why_not_pay_with(
    citizens: int, aurei: int, stone: int, wheat: int, cost: Bundle, clause: Clause = "AE-1.8"
) -> No | None:
    """The same for goods that a player will have in a moment."""
    if citizens < cost.citizens:
        return too_few("citizens", cost.citizens, citizens, clause)
    if stone < cost.stone:
        return too_few("stone", cost.stone, stone, clause)
    if aurei < cost.aurei:
        return too_few("aurei", cost.aurei, aurei, clause)
    if wheat < cost.wheat:
        return too_few("wheat", cost.wheat, wheat, clause)
    return None


def too_few(good: str, need: int, have: int, clause: Clause) -> No:
    return No("too-few", clause, need=Message(f"amount-{good}", n=need), have=have)
