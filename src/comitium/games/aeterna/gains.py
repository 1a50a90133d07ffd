"""Paying and receiving (AE-1.4 to AE-1.12)."""

from __future__ import annotations

from typing import Final

from comitium.engine.message import Clause, Message, No, Seat
from comitium.games.aeterna.cards import Bundle, bundle_of
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
    received = gain
    if citizens < gain.citizens:
        received = bundle_of(citizens, gain.aurei, gain.stone, gain.wheat, 0, gain.points)
    if received.named:
        g.tell("gained", clause, seat=seat, goods=received.named)
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


def why_not_pay(player: Player, cost: Bundle) -> No | None:
    """The first kind of goods that does not suffice, with both numbers (AE-1.8)."""
    return why_not_pay_with(player.citizens, player.aurei, player.stone, player.wheat, cost)


def why_not_pay_with(citizens: int, aurei: int, stone: int, wheat: int, cost: Bundle) -> No | None:
    """The same for goods that a player will have in a moment."""
    if citizens < cost.citizens:
        return too_few("citizens", cost.citizens, citizens)
    if stone < cost.stone:
        return too_few("stone", cost.stone, stone)
    if aurei < cost.aurei:
        return too_few("aurei", cost.aurei, aurei)
    if wheat < cost.wheat:
        return too_few("wheat", cost.wheat, wheat)
    return None


# Every refusal of this kind that was ever needed: there are few, and a search needs them again and again.
_TOO_FEW: Final[dict[tuple[str, int, int], No]] = {}


def too_few(good: str, need: int, have: int) -> No:
    key = (good, need, have)
    no = _TOO_FEW.get(key)
    if no is None:
        no = No("too-few", "AE-1.8", need=Message(f"amount-{good}", n=need), have=have)
        _TOO_FEW[key] = no
    return no
