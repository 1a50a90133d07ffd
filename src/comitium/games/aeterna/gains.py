"""Paying and receiving (AE-1.4 to AE-1.12)."""

from __future__ import annotations

from comitium.engine.message import Clause, Message, Refused, Seat
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


def can_pay(player: Player, cost: Bundle) -> bool:
    return (
        player.citizens >= cost.citizens
        and player.aurei >= cost.aurei
        and player.stone >= cost.stone
        and player.wheat >= cost.wheat
    )


def why_not_pay(player: Player, cost: Bundle) -> Refused | None:
    """The first kind of goods that does not suffice, with both numbers (AE-1.8)."""
    if player.citizens < cost.citizens:
        return too_few("citizens", cost.citizens, player.citizens)
    if player.stone < cost.stone:
        return too_few("stone", cost.stone, player.stone)
    if player.aurei < cost.aurei:
        return too_few("aurei", cost.aurei, player.aurei)
    if player.wheat < cost.wheat:
        return too_few("wheat", cost.wheat, player.wheat)
    return None


def too_few(good: str, need: int, have: int) -> Refused:
    return Refused("too-few", "AE-1.8", need=Message(f"amount-{good}", n=need), have=have)
