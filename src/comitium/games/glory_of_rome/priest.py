"""The medal of the Priest: moments at which its owner is asked although nobody else decides (GR-12.7).

Whenever somebody is asked, the owner can act anyway; only these moments would pass without a stop.
"""

from __future__ import annotations

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, Seat
from comitium.engine.phase import Phase, Question
from comitium.games.glory_of_rome.components import PRIESTS_PRICE, Medal
from comitium.games.glory_of_rome.model import GloryOfRome


class GoOn(Action):
    """Exchange no more at this moment."""

    __slots__ = ()

    def code(self) -> str:
        return "go on"

    def sentence(self) -> Message:
        return Message("go-on")


class PriestMoment(Phase[GloryOfRome]):
    """Before an event is revealed, before an intrigue strikes the owner, before final scoring."""

    __slots__ = ("declined", "occasion")

    def __init__(self, occasion: str) -> None:
        super().__init__()
        self.occasion = occasion
        self.declined = False

    def waiting(self, g: GloryOfRome) -> list[Seat]:
        owner = g.holder(Medal.PRIEST)
        if self.declined or owner == NOBODY or owner >= g.seats or not g.can_exchange(owner):
            return []
        if self.occasion == "strike" and (g.plot is None or g.plot.target != owner or g.players[owner].hand):
            return []  # whoever holds goods could exchange while asked for an answer
        return [owner]

    def spent(self, g: GloryOfRome, seat: Seat) -> bool:
        return not g.can_exchange(seat)

    def considered(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        return [GoOn()]

    def play(self, g: GloryOfRome, seat: Seat, action: Action) -> None:
        self.declined = True

    def question(self, g: GloryOfRome, seat: Seat) -> Question:
        why = Message(f"why-exchange-{self.occasion}", denarii=PRIESTS_PRICE, held=g.players[seat].denarii)
        return Question(Message("ask-exchange"), why, "GR-12.7")

    def copy(self) -> Phase[GloryOfRome]:
        new = PriestMoment(self.occasion)
        new.begun = self.begun
        new.declined = self.declined
        return new
