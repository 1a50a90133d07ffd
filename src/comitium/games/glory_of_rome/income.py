"""Income phase: normal or double tax, then the province board turns (GR-25, GR-26)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import Automatic, InTurn, Question
from comitium.games.glory_of_rome.building import GoodsMoment
from comitium.games.glory_of_rome.components import BOARD, EVENTS, ROUNDS, Condition
from comitium.games.glory_of_rome.goods import (
    WithGoods,
    considered_goods,
    meant_goods,
    play_side,
    why_not_goods,
)
from comitium.games.glory_of_rome.model import GloryOfRome, Moment
from comitium.games.glory_of_rome.names import province_name


class Tax(Action):
    """A denarius for each of the population, or two at the price of fame (GR-25.2, GR-25.3)."""

    __slots__ = ("denarii", "double", "penalty", "province")

    def __init__(self, province: str, double: bool, denarii: int, penalty: int) -> None:
        self.province: Final = province
        self.double: Final = double
        self.denarii: Final = denarii
        self.penalty: Final = penalty

    def code(self) -> str:
        return "tax double" if self.double else "tax normal"

    def sentence(self) -> Message:
        if self.double:
            return Message("tax-double", denarii=self.denarii, penalty=self.penalty)
        return Message("tax-normal", denarii=self.denarii)

    def told(self, seat: Seat) -> Message:
        name = "taxed-double" if self.double else "taxed-normal"
        return Message(name, who=Who(seat), denarii=self.denarii)

    def pieces(self) -> list[str]:
        return [f"pop:{self.province}", "tax:double" if self.double else "tax:normal"]


def penalty_of(population: int) -> int:
    return BOARD.penalty[population - 1]


def taxes(g: GloryOfRome, seat: Seat) -> tuple[Tax, Tax]:
    province = g.province_of(seat)
    population = province.population()
    normal = Tax(province.name, False, population, 0)
    return normal, Tax(province.name, True, 2 * population, penalty_of(population))


def why_not_double(g: GloryOfRome, seat: Seat) -> No | None:
    """Fame minus the printed penalty must be at least 1 (GR-25.4, GR-18.9)."""
    penalty = penalty_of(g.province_of(seat).population())
    fame = g.players[seat].fame
    return No("penalty-too-high", "GR-25.4", fame=fame, penalty=penalty) if fame - penalty < 1 else None


class Income(InTurn[GloryOfRome]):
    """In turn order each player taxes the controlled province, in round 9 too (GR-25.1, GR-25.5)."""

    __slots__ = ()

    heading = "income"

    def begin(self, g: GloryOfRome) -> None:
        self.to_act = g.order.copy()

    def considered(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        return [*taxes(g, seat), *considered_goods(g, seat)]

    def why_not(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        if isinstance(action, WithGoods):
            return why_not_goods(g, seat, action)
        return why_not_double(g, seat) if isinstance(action, Tax) and action.double else None

    def meant(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        return super().meant(g, seat, code) or meant_goods(g, seat, code)

    def play(self, g: GloryOfRome, seat: Seat, action: Action) -> None:
        if play_side(g, seat, action):
            return
        assert isinstance(action, Tax)
        self.to_act.remove(seat)
        if action.double:
            g.tell("double-tax-chosen", "GR-25.3", seat=seat)
            g.moment = Moment(seat, Condition.DOUBLE_TAX)
            g.moment.penalty = action.penalty
            g.schedule(GoodsMoment(seat), Collection(seat, action))
        else:
            collect(g, seat, action)

    def question(self, g: GloryOfRome, seat: Seat) -> Question:
        province = g.province_of(seat)
        why = Message("why-tax", population=province.population(), fame=g.players[seat].fame)
        return Question(Message("ask-tax", province=province_name(province.name)), why, "GR-25.1")

    def copy(self) -> InTurn[GloryOfRome]:
        return self.copy_turns(Income())


class Collection(Automatic[GloryOfRome]):
    """After the goods of the moment, money and fame change hands (GR-18.9)."""

    __slots__ = ("seat", "tax")

    def __init__(self, seat: Seat, tax: Tax) -> None:
        super().__init__()
        self.seat = seat
        self.tax = tax

    def run(self, g: GloryOfRome) -> None:
        moment = g.moment
        assert moment is not None
        g.moment = None
        collect(g, self.seat, self.tax)
        if moment.penalty:
            g.lose_fame(self.seat, moment.penalty, "GR-25.3")


def collect(g: GloryOfRome, seat: Seat, tax: Tax) -> None:
    g.players[seat].denarii += tax.denarii
    g.tell_action(seat, tax, "GR-25.3" if tax.double else "GR-25.2")


def next_turn(g: GloryOfRome) -> int:
    """Quarter turns clockwise at the end of this round, negative against the clock (GR-26.1, GR-30.15)."""
    if g.fixed_turn:
        return 1
    row = EVENTS[g.event]
    return row.quarters if row.clockwise else -row.quarters


class EndOfRound(Automatic[GloryOfRome]):
    """The board turns with everything on it; after round 9 it no longer matters (GR-26)."""

    __slots__ = ()

    heading = "income"

    def run(self, g: GloryOfRome) -> None:
        if g.round < ROUNDS:
            quarters = next_turn(g)
            g.board = g.turned(quarters)
            g.tell(
                "board-turned",
                "GR-30.15" if g.fixed_turn else "GR-26.1",
                degrees=90 * abs(quarters),
                direction="clockwise" if quarters > 0 else "counter",
            )
        g.past_events.append(g.event)
