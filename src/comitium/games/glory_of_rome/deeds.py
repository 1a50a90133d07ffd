"""The actions of the five types of buildings and of the Colosseum (GR-15 to GR-17, GR-20 to GR-22)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, Refused, Seat, Who
from comitium.engine.phase import Closed
from comitium.games.glory_of_rome.components import BOARD, CHEERS, FARMERS_BONUS, Medal, Sphere
from comitium.games.glory_of_rome.goods import Draw
from comitium.games.glory_of_rome.military import March, Muster, march_options, move_legion, muster_options
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.games.glory_of_rome.pantheon import LayPiece, piece_options, place_piece
from comitium.games.glory_of_rome.senate import CastVote, place_vote, vote_options

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


def harvest(g: GloryOfRome, seat: Seat, placed: bool) -> int:
    """The Farmer's bonus comes with a follower that was placed, not with a spy (GR-12.6, GR-30.8)."""
    bonus = FARMERS_BONUS if placed and g.players[seat].has(Medal.FARMER) else 0
    return BOARD.farming[g.round - 1] + bonus


def deeds(g: GloryOfRome, seat: Seat, place: str, placed: bool) -> list[Action]:
    """Every way to carry out the action of a location once."""
    if place == Sphere.MILITARY.value:
        return [*muster_options(g, seat), *march_options(g, seat)]
    if place == Sphere.POLITICS.value:
        return vote_options(g, seat)
    if place == Sphere.TRADE.value:
        return [DrawGoods()] if g.goods_left() else []
    if place == Sphere.RELIGION.value:
        return piece_options(g, seat)
    if place == Sphere.AGRICULTURE.value:
        return [Farm(harvest(g, seat, placed))]
    return [Cheer()] if place == COLOSSEUM else []


def closed_deeds(g: GloryOfRome, seat: Seat, place: str) -> list[Closed]:
    """Why the action of a location cannot be done at all; a legion can always be moved, a harvest always brought in."""
    if place == Sphere.POLITICS.value and not vote_options(g, seat):
        votes = g.players[seat].votes
        return [Closed("vote", CastVote().sentence(), Refused("no-vote-home", "GR-16.3", votes=votes))]
    if place == Sphere.TRADE.value and not g.goods_left():
        return [Closed("draw", DrawGoods().sentence(), Refused("cannot-draw_goods", "GR-2.7"))]
    if place == Sphere.RELIGION.value and not piece_options(g, seat):
        pieces = g.players[seat].pieces()
        return [Closed("pantheon", LayPiece().sentence(), Refused("pantheon-finished", "GR-20.6", pieces=pieces))]
    return []


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
