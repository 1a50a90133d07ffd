"""The actions of the five types of buildings and of the Colosseum (GR-15 to GR-17, GR-20 to GR-22)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.games.glory_of_rome.components import BOARD, CHEERS, FARMERS_BONUS
from comitium.games.glory_of_rome.fame import gain_fame
from comitium.games.glory_of_rome.goods import Draw
from comitium.games.glory_of_rome.kinds import Medal, Sphere
from comitium.games.glory_of_rome.military import (
    MOVES,
    March,
    Muster,
    move_legion,
    possible,
    why_not_move,
)
from comitium.games.glory_of_rome.model import COLOSSEUM, PLACE_NAMES, GloryOfRome
from comitium.games.glory_of_rome.names import with_code
from comitium.games.glory_of_rome.pantheon import LayPiece, place_piece, why_not_lay
from comitium.games.glory_of_rome.senate import CastVote, place_vote, why_not_vote


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


HARVESTS: Final = list(BOARD.farming)  # by round
FARMS: Final = [Farm(denarii) for denarii in range(max(HARVESTS) + FARMERS_BONUS + 1)]
CAST_VOTE: Final = CastVote()
DRAW_GOODS: Final = DrawGoods()
LAY_PIECE: Final = LayPiece()
CHEER: Final = Cheer()
SIMPLE_DEEDS: Final[list[list[Action]]] = [[], [CAST_VOTE], [DRAW_GOODS], [LAY_PIECE], [], [CHEER], []]  # by place
NOT_HERE: Final = [  # by place and times left
    [No("action-not-here", "GR-13.1", place=Message(f"at-{place}"), halves=halves) for halves in range(3)]
    for place in PLACE_NAMES
]
NO_GOODS: Final = No("cannot-draw_goods", "GR-2.7")


def harvest(g: GloryOfRome, seat: Seat, placed: bool) -> int:
    """The Farmer's bonus comes with a follower that was placed, not with a spy (GR-12.6, GR-30.8)."""
    bonus = FARMERS_BONUS if placed and g.players[seat].has(Medal.FARMER) else 0
    return HARVESTS[g.round - 1] + bonus


def considered_deeds(g: GloryOfRome, seat: Seat, place: int, placed: bool) -> list[Action]:
    """Every way to carry out the action of a location once. Of legions, only those that can move are shown."""
    if place == Sphere.MILITARY:
        return possible(g, seat, MOVES[seat])
    if place == Sphere.AGRICULTURE:
        return [FARMS[harvest(g, seat, placed)]]
    return SIMPLE_DEEDS[place]


def why_not_deed(g: GloryOfRome, seat: Seat, place: int, deed: Action, halves: int = 1) -> No | None:
    """Each location has one action, done so many times (GR-13.1); the pieces for it must be there."""
    if not halves or place != place_of(deed):
        return NOT_HERE[place][halves]
    if place == Sphere.MILITARY:
        return why_not_move(g, seat, deed)
    if place == Sphere.POLITICS:
        return why_not_vote(g, seat)
    if place == Sphere.TRADE:
        return why_not_draw(g)
    return why_not_lay(g, seat) if place == Sphere.RELIGION else None


def why_not_draw(g: GloryOfRome) -> No | None:
    return None if g.goods_left() else NO_GOODS


def place_of(deed: Action) -> int:
    """The location whose action this is."""
    if isinstance(deed, (Muster, March)):
        return Sphere.MILITARY
    if isinstance(deed, CastVote):
        return Sphere.POLITICS
    if isinstance(deed, DrawGoods):
        return Sphere.TRADE
    if isinstance(deed, LayPiece):
        return Sphere.RELIGION
    return Sphere.AGRICULTURE if isinstance(deed, Farm) else COLOSSEUM


def meant_deed(g: GloryOfRome, seat: Seat, code: str, placed: bool) -> Action | None:
    """The action of some location, possible or not."""
    farm = FARMS[harvest(g, seat, placed)]
    return with_code(code, [*MOVES[seat], CAST_VOTE, DRAW_GOODS, LAY_PIECE, farm, CHEER])


def deeds(g: GloryOfRome, seat: Seat, place: int, placed: bool) -> list[Action]:
    """Every way in which the action of a location can be carried out once now."""
    considered = considered_deeds(g, seat, place, placed)
    return [deed for deed in considered if why_not_deed(g, seat, place, deed) is None]


def can_act(g: GloryOfRome, seat: Seat, place: int) -> bool:
    """Whether there is any such way."""
    for deed in considered_deeds(g, seat, place, True):
        if why_not_deed(g, seat, place, deed) is None:
            return True
    return False


def carry_out(g: GloryOfRome, seat: Seat, action: Action) -> None:
    if isinstance(action, (Muster, March)):
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
        gain_fame(g, [seat], CHEERS, "GR-22.1")
