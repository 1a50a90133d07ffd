"""The actions of the five types of buildings and of the Colosseum (GR-15 to GR-17, GR-20 to GR-22)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.games.glory_of_rome.components import BOARD, CHEERS, FARMERS_BONUS, Medal, Sphere
from comitium.games.glory_of_rome.goods import Draw
from comitium.games.glory_of_rome.military import (
    MARCHES,
    MUSTERS,
    March,
    Muster,
    marches,
    move_legion,
    musters,
    why_not_move,
)
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.games.glory_of_rome.names import with_code
from comitium.games.glory_of_rome.pantheon import LayPiece, place_piece, why_not_lay
from comitium.games.glory_of_rome.senate import CastVote, place_vote, why_not_vote

COLOSSEUM: Final = "colosseum"
SLOT: Final = "slot"


class DrawGoods(Action):
    """Draw a goods card (GR-17.1)."""

    __slots__ = ()

    def code(self) -> str:
        return "draw"

    def sentence(self) -> Message:
        return Message("draw-goods")

    def pieces(self) -> list[str]:
        return ["goods"]


class Farm(Action):
    """Gain the denarii of the round (GR-21.1)."""

    __slots__ = ("denarii",)

    def __init__(self, denarii: int) -> None:
        self.denarii: Final = denarii

    def code(self) -> str:
        return "farm"

    def sentence(self) -> Message:
        return Message("farm", denarii=self.denarii)

    def told(self, seat: Seat) -> Message:
        return Message("farmed", who=Who(seat), denarii=self.denarii)

    def pieces(self) -> list[str]:
        return ["denarii"]


class Cheer(Action):
    """Gain the fame of the Colosseum (GR-22.1)."""

    __slots__ = ()

    def code(self) -> str:
        return "cheer"

    def sentence(self) -> Message:
        return Message("cheer", fame=CHEERS)

    def pieces(self) -> list[str]:
        return ["colosseum"]


CAST_VOTE: Final = CastVote()
DRAW_GOODS: Final = DrawGoods()
LAY_PIECE: Final = LayPiece()
CHEER: Final = Cheer()


def harvest(g: GloryOfRome, seat: Seat, placed: bool) -> int:
    """The Farmer's bonus comes with a follower that was placed, not with a spy (GR-12.6, GR-30.8)."""
    bonus = FARMERS_BONUS if placed and g.players[seat].has(Medal.FARMER) else 0
    return BOARD.farming[g.round - 1] + bonus


def considered_deeds(g: GloryOfRome, seat: Seat, place: str, placed: bool) -> list[Action]:
    """Every way to carry out the action of a location once. Of legions, only those that can move are shown."""
    if place == Sphere.MILITARY.value:
        return [*musters(g, seat), *marches(g, seat)]
    if place == Sphere.POLITICS.value:
        return [CAST_VOTE]
    if place == Sphere.TRADE.value:
        return [DRAW_GOODS]
    if place == Sphere.RELIGION.value:
        return [LAY_PIECE]
    if place == Sphere.AGRICULTURE.value:
        return [Farm(harvest(g, seat, placed))]
    return [CHEER] if place == COLOSSEUM else []


def why_not_deed(g: GloryOfRome, seat: Seat, place: str, deed: Action, halves: int = 1) -> No | None:
    """Each location has one action, done so many times (GR-13.1); the pieces for it must be there."""
    if not halves or place != place_of(deed):
        return No("action-not-here", "GR-13.1", place=Message(f"at-{place}"), halves=halves)
    if isinstance(deed, Muster | March):
        return why_not_move(g, seat, deed)
    if isinstance(deed, CastVote):
        return why_not_vote(g, seat)
    if isinstance(deed, DrawGoods):
        return why_not_draw(g)
    if isinstance(deed, LayPiece):
        return why_not_lay(g, seat)
    return None


def why_not_draw(g: GloryOfRome) -> No | None:
    return None if g.goods_left() else No("cannot-draw_goods", "GR-2.7")


def place_of(deed: Action) -> str:
    """The location whose action this is."""
    if isinstance(deed, Muster | March):
        return Sphere.MILITARY.value
    if isinstance(deed, CastVote):
        return Sphere.POLITICS.value
    if isinstance(deed, DrawGoods):
        return Sphere.TRADE.value
    if isinstance(deed, LayPiece):
        return Sphere.RELIGION.value
    return Sphere.AGRICULTURE.value if isinstance(deed, Farm) else COLOSSEUM


def meant_deed(g: GloryOfRome, seat: Seat, code: str, placed: bool) -> Action | None:
    """The action of some location, possible or not."""
    farm = Farm(harvest(g, seat, placed))
    return with_code(code, [*MUSTERS, *MARCHES[seat], CAST_VOTE, DRAW_GOODS, LAY_PIECE, farm, CHEER])


def deeds(g: GloryOfRome, seat: Seat, place: str, placed: bool) -> list[Action]:
    """Every way in which the action of a location can be carried out once now."""
    considered = considered_deeds(g, seat, place, placed)
    return [deed for deed in considered if why_not_deed(g, seat, place, deed) is None]


def carry_out(g: GloryOfRome, seat: Seat, action: Action) -> None:
    if isinstance(action, Muster | March):
        move_legion(g, seat, action, "GR-15.1")
    elif isinstance(action, CastVote):
        place_vote(g, seat, "GR-16.1")
    elif isinstance(action, DrawGoods):
        g.schedule(Draw(seat, 1, True))
    elif isinstance(action, LayPiece):
        place_piece(g, seat, "GR-20.1")
    elif isinstance(action, Farm):
        g.players[seat].denarii += action.denarii
        g.tell_action(seat, action, "GR-21.1")
    else:
        g.gain_fame([seat], CHEERS, "GR-22.1")
