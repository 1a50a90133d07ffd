"""Own turns of any length, one seat after another: activations, building, proposals (GR-5.7).

Whoever can do nothing is passed over, and a turn ends by itself when nothing is left to do. Both are
judged by what everybody sees: whether goods are held, never which (GR-34.5).
"""

from __future__ import annotations

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat
from comitium.engine.phase import InTurn
from comitium.games.glory_of_rome.goods import (
    WithGoods,
    considered_goods,
    meant_goods,
    play_side,
    why_not_goods,
)
from comitium.games.glory_of_rome.model import GloryOfRome


class Done(Action):
    """Activate, build or propose no more in this turn."""

    __slots__ = ()

    def code(self) -> str:
        return "done"

    def sentence(self) -> Message:
        return Message("done")


class OwnTurns(InTurn[GloryOfRome]):
    """In turn order; selling and sets are open all the time (GR-19.8).

    Whoever is asked is the first of `to_act` and stays so, whatever others come to be able to do meanwhile (GR-12.9).
    """

    __slots__ = ()

    def considered_acts(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        """What the phase is about, allowed or not."""
        raise NotImplementedError

    def why_not_act(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        raise NotImplementedError

    def meant_act(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        """An act of such a phase that nobody is shown now."""
        raise NotImplementedError

    def carry_out(self, g: GloryOfRome, seat: Seat, action: Action) -> None:
        raise NotImplementedError

    def begin(self, g: GloryOfRome) -> None:
        self.to_act = g.order.copy()

    def over(self, g: GloryOfRome) -> bool:
        """Passes over whoever can do nothing: they do not come back."""
        while self.to_act and self.spent(g, self.to_act[0]):
            del self.to_act[0]
        return not self.to_act

    def spent(self, g: GloryOfRome, seat: Seat) -> bool:
        if g.players[seat].hand:
            return False
        return all(self.why_not_act(g, seat, act) is not None for act in self.considered_acts(g, seat))

    def considered(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        return [*self.considered_acts(g, seat), *considered_goods(g, seat), Done()]

    def why_not(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        if isinstance(action, WithGoods):
            return why_not_goods(g, seat, action)
        return None if isinstance(action, Done) else self.why_not_act(g, seat, action)

    def meant(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        return super().meant(g, seat, code) or meant_goods(g, seat, code) or self.meant_act(g, seat, code)

    def play(self, g: GloryOfRome, seat: Seat, action: Action) -> None:
        if isinstance(action, Done):
            self.to_act.remove(seat)
        elif not play_side(g, seat, action):
            self.carry_out(g, seat, action)
