"""Fame, and the milestones that bring followers (GR-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from comitium.engine.action import Action
from comitium.engine.message import Message, Seat
from comitium.games.glory_of_rome.names import caller

if TYPE_CHECKING:
    from comitium.games.glory_of_rome.model import GloryOfRome
    from comitium.games.glory_of_rome.player import Player


class Fame(Action):
    """What the log tells of fame, worded when it is read. Nobody decides it."""

    __slots__ = ("fame", "name", "now", "player")

    def __init__(self, name: str, player: Seat, fame: int, now: int) -> None:
        self.name: Final = name
        self.player: Final = player
        self.fame: Final = fame
        self.now: Final = now

    def code(self) -> str:
        return f"{self.name} {self.player} {self.fame}"

    def sentence(self) -> Message:
        return self.told(self.player)

    def told(self, seat: Seat) -> Message:
        return Message(self.name, who=caller(seat), fame=self.fame, now=self.now)

    def pieces(self) -> list[str]:
        return [f"fame:{self.player}"]


def gain_fame(g: GloryOfRome, seats: list[Seat], amount: int, clause: str) -> None:
    """All these gain at the same moment, then milestones are claimed (GR-6.1, GR-6.10)."""
    for seat in seats:
        player = g.players[seat]
        player.fame += amount
        g.tell_action(g.teller(seat), Fame("fame-gained", seat, amount, player.fame), clause)
    claim_milestones(g)


def lose_fame(g: GloryOfRome, seat: Seat, amount: int, clause: str) -> None:
    """Never below 1 (GR-6.4)."""
    player = g.players[seat]
    lost = min(amount, player.fame - 1)
    player.fame -= lost
    g.tell_action(g.teller(seat), Fame("fame-lost", seat, lost, player.fame), clause)


def claim_milestones(g: GloryOfRome) -> None:
    """Everybody at or beyond an unclaimed milestone gets a follower; its marker moves down for each (GR-6.7)."""
    for number in range(len(g.milestones)):
        while True:
            reached = reaching(g, number)
            if not reached:
                break
            for seat in reached:
                player = g.players[seat]
                player.claimed[number] = True
                player.followers += 1
                player.home += 1
                g.tell(
                    "milestone-claimed",
                    "GR-6.7",
                    seat=seat,
                    cell=g.milestones[number],
                    followers=player.followers,
                    pieces=[f"mile:{number + 1}"],
                )
            if number > 0:  # GR-6.8: the first one never moves
                g.milestones[number] -= len(reached)


def reaching(g: GloryOfRome, number: int) -> list[Seat]:
    """Who is at or beyond a milestone without having claimed it."""
    return [seat for seat in range(g.seats) if claims(g, g.players[seat], number, g.players[seat].fame)]


def claims(g: GloryOfRome, player: Player, number: int, fame: int) -> bool:
    """Whether a player with so much fame gets a follower of this milestone (GR-6.7)."""
    return fame >= g.milestones[number] and not player.claimed[number]
