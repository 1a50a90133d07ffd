"""Intrigue phase, step 2: activating intrigues laid in earlier rounds (GR-9).

Order inside one activation (GR-9.14): pay the feud token and flip the intrigue, the activator's goods,
the announcement, the target's goods, the effect. The target is asked whenever it holds any goods card:
being asked must not tell which (GR-34.5).
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat
from comitium.engine.phase import Automatic, InTurn, Phase, Question
from comitium.games.glory_of_rome.components import SLOTS, Condition
from comitium.games.glory_of_rome.goods import (
    WithGoods,
    considered_goods,
    meant_goods,
    play_side,
    why_not_goods,
)
from comitium.games.glory_of_rome.model import GloryOfRome, Moment, Plot
from comitium.games.glory_of_rome.names import province_name, with_code
from comitium.games.glory_of_rome.plots import (
    Strike,
    considered_strikes,
    meant_strike,
    resolve,
    why_not_activate,
    why_not_announce,
)
from comitium.games.glory_of_rome.priest import PriestMoment
from comitium.games.glory_of_rome.turns import OwnTurns


class Activate(Action):
    """Turn an own intrigue face up against whoever controls its province (GR-9.6)."""

    __slots__ = ("province", "slot")

    def __init__(self, province: str, slot: int) -> None:
        self.province: Final = province
        self.slot: Final = slot  # from 1

    def code(self) -> str:
        return f"activate {self.province}.{self.slot}"

    def sentence(self) -> Message:
        return Message("activate", province=province_name(self.province), slot=self.slot)

    def pieces(self) -> list[str]:
        return [f"slot:{self.province}.{self.slot}"]


class LetHappen(Action):
    """Play no card (any more) in answer."""

    __slots__ = ()

    def code(self) -> str:
        return "let happen"

    def sentence(self) -> Message:
        return Message("let-happen")


def own_tokens(g: GloryOfRome, seat: Seat) -> list[Action]:
    """Every intrigue of the seat that lies in a province."""
    return [
        Activate(province.name, number)
        for province in g.board
        for number, slot in enumerate(province.slots, start=1)
        if slot.owner == seat
    ]


class Activations(OwnTurns):
    """In turn order, any number of own intrigues one after another (GR-9.2).

    What was not activated stays for another round (GR-9.3).
    """

    __slots__ = ()

    heading = "intrigue"

    def considered_acts(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        return own_tokens(g, seat)

    def why_not_act(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Activate)
        return why_not_activate(g, seat, action.province, action.slot - 1)

    def meant_act(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        return with_code(code, [Activate(province.name, slot + 1) for province in g.board for slot in range(SLOTS)])

    def carry_out(self, g: GloryOfRome, seat: Seat, action: Action) -> None:
        assert isinstance(action, Activate)
        activate(g, seat, action)

    def question(self, g: GloryOfRome, seat: Seat) -> Question:
        player = g.players[seat]
        why = Message("why-activate", feud=player.feud, tokens=len(own_tokens(g, seat)))
        return Question(Message("ask-activate"), why, "GR-9.2")

    def copy(self) -> InTurn[GloryOfRome]:
        return self.copy_turns(Activations())


def activate(g: GloryOfRome, seat: Seat, action: Activate) -> None:
    """The leftmost feud token goes to the rightmost open cell of the target, the intrigue lies face up (GR-9.6)."""
    target = g.governor(action.province)
    pay_feud(g, seat, target)
    g.named(action.province).slots[action.slot - 1].active = True
    g.tell(
        "activated",
        "GR-9.6",
        seat=seat,
        province=province_name(action.province),
        target=g.call(target),
        pieces=action.pieces(),
    )
    g.plot = Plot(seat, target)
    g.moment = Moment(seat, Condition.ACTIVATE)
    g.schedule(Announcement(seat), *strike_phases(g, target))


def pay_feud(g: GloryOfRome, seat: Seat, target: Seat) -> None:
    g.players[seat].feud -= 1
    g.players[target].feud += 1


def strike_phases(g: GloryOfRome, target: Seat) -> list[Phase[GloryOfRome]]:
    """What follows the announcement: the target's answer, the Priest's last moment, the effect (GR-9.14)."""
    return [Answer(target), PriestMoment("strike"), Resolution()]


class Announcement(Phase[GloryOfRome]):
    """The activator plays goods of this moment, then announces one effect with its object (GR-9.9, GR-9.14).

    After a Signet Ring a second, different effect is announced together with the first (GR-10.15).
    """

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat

    def wanted(self, g: GloryOfRome) -> int:
        return 2 if g.moment is not None and g.moment.second else 1

    def waiting(self, g: GloryOfRome) -> list[Seat]:
        assert g.plot is not None
        return [self.seat] if len(g.plot.strikes) < self.wanted(g) else []

    def considered(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        plot = g.plot
        assert plot is not None
        return [*considered_strikes(g, plot), *considered_goods(g, seat, own_turn=not plot.strikes)]

    def why_not(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        plot = g.plot
        assert plot is not None
        if not isinstance(action, WithGoods):
            return why_not_announce(g, plot, action)
        no = why_not_goods(g, seat, action)
        return No("announced-together", "GR-10.15") if no is None and plot.strikes else no

    def meant(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        assert g.plot is not None
        return super().meant(g, seat, code) or meant_goods(g, seat, code) or meant_strike(g, g.plot, code)

    def play(self, g: GloryOfRome, seat: Seat, action: Action) -> None:
        if play_side(g, seat, action):
            return
        plot = g.plot
        assert plot is not None
        assert isinstance(action, Strike)
        plot.strikes.append(action)
        g.tell(
            "announced",
            "GR-9.9",
            seat=seat,
            target=g.call(plot.target),
            effect=action.sentence(),
            pieces=action.pieces(),
        )

    def end(self, g: GloryOfRome) -> None:
        g.moment = None

    def question(self, g: GloryOfRome, seat: Seat) -> Question:
        plot = g.plot
        assert plot is not None
        line = "ask-second-strike" if plot.strikes else "ask-strike"
        return Question(Message(line), Message("why-strike", target=g.call(plot.target)), "GR-9.9")

    def copy(self) -> Phase[GloryOfRome]:
        new = Announcement(self.seat)
        new.begun = self.begun
        return new


class Answer(Phase[GloryOfRome]):
    """The target may play goods of this moment, whoever's turn it is (GR-18.10)."""

    __slots__ = ("seat", "silent")

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self.silent = False

    def begin(self, g: GloryOfRome) -> None:
        if self.seat < g.seats and g.players[self.seat].hand:  # GR-34.5: never whether a card fits
            g.moment = Moment(self.seat, Condition.STRUCK)

    def waiting(self, g: GloryOfRome) -> list[Seat]:
        asked = self.seat < g.seats and not self.silent and len(g.players[self.seat].hand) > 0
        return [self.seat] if asked else []

    def considered(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        return [*considered_goods(g, seat, own_turn=False), LetHappen()]

    def why_not(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        return why_not_goods(g, seat, action, own_turn=False) if isinstance(action, WithGoods) else None

    def meant(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        return super().meant(g, seat, code) or meant_goods(g, seat, code)

    def play(self, g: GloryOfRome, seat: Seat, action: Action) -> None:
        if not play_side(g, seat, action):
            self.silent = True

    def end(self, g: GloryOfRome) -> None:
        g.moment = None

    def question(self, g: GloryOfRome, seat: Seat) -> Question:
        plot = g.plot
        assert plot is not None
        why = Message(
            "why-answer", activator=g.call(plot.activator), effects=[strike.sentence() for strike in plot.strikes]
        )
        return Question(Message("ask-answer"), why, "GR-18.10")

    def copy(self) -> Phase[GloryOfRome]:
        new = Answer(self.seat)
        new.begun = self.begun
        new.silent = self.silent
        return new


class Resolution(Automatic[GloryOfRome]):
    """The announced effects happen in their order, unless a card cancelled them (GR-10.15)."""

    __slots__ = ()

    def run(self, g: GloryOfRome) -> None:
        plot = g.plot
        assert plot is not None
        if not plot.cancelled:
            for strike in plot.strikes:
                resolve(g, plot, strike)
        g.plot = None


def return_tokens(g: GloryOfRome) -> None:
    """At the end of the action phase activated tokens go home, the others stay without their follower (GR-24.1)."""
    for province in g.board:
        for slot in province.slots:
            if slot.active:
                g.players[slot.owner].intrigues += 1
                slot.owner = -1
            slot.active = False
            slot.fresh = False
