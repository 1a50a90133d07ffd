"""The Pantheon: two levels, own pieces first, then one common piece each (GR-20)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat
from comitium.games.glory_of_rome.components import PIECES
from comitium.games.glory_of_rome.kinds import NO_TIER, TIER_NAMES, Piece
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.games.glory_of_rome.names import piece_name, tier_name
from comitium.games.glory_of_rome.player import Player


class LayPiece(Action):
    """One piece on the own Pantheon board (GR-20.1)."""

    __slots__ = ()

    def code(self) -> str:
        return "pantheon"

    def sentence(self) -> Message:
        return Message("lay-piece")

    def pieces(self) -> list[str]:
        return ["pantheon"]


def why_not_lay(g: GloryOfRome, seat: Seat) -> No | None:
    """A finished Pantheon takes no more (GR-20.6)."""
    player = g.players[seat]
    return No("pantheon-finished", "GR-20.6", pieces=player.pieces()) if player.tier() == NO_TIER else None


def next_piece(g: GloryOfRome, seat: Seat) -> Piece | None:
    """What the next piece is made of: own ones first, the last of a level from the common stock (GR-20.4)."""
    player = g.players[seat]
    tier = player.tier()
    if tier == NO_TIER:
        return None
    return g.common[tier][0] if player.next_is_common(tier) else Piece.OWN


def place_piece(g: GloryOfRome, seat: Seat, clause: str) -> None:
    player = g.players[seat]
    tier = player.tier()
    assert tier != NO_TIER
    if player.next_is_common(tier):
        piece = g.common[tier].pop(0)  # GR-20.5: gold, then silver, then bronze, as far as the stock has them
        player.common[tier] = piece
    else:
        piece = Piece.OWN
        player.own[tier] += 1
    g.tell(
        "piece-laid",
        clause,
        seat=g.teller(seat),
        who=g.call(seat),
        tier=tier_name(tier),
        piece=piece_name(piece),
        pieces=[f"panth:{seat}.{TIER_NAMES[tier]}"],
    )


def sabotaged_tier(player: Player) -> int:
    """The unfinished level, if an own piece lies on it (GR-10.2, GR-10.3)."""
    tier = player.tier()
    return tier if tier != NO_TIER and player.own[tier] else NO_TIER


def remove_piece(g: GloryOfRome, seat: Seat, clause: str) -> None:
    """Back to its owner's supply (GR-10.2)."""
    player = g.players[seat]
    tier = sabotaged_tier(player)
    assert tier != NO_TIER
    player.own[tier] -= 1
    g.tell(
        "piece-removed",
        clause,
        seat=g.teller(seat),
        who=g.call(seat),
        tier=tier_name(tier),
        pieces=[f"panth:{seat}.{TIER_NAMES[tier]}"],
    )


OWN_WORTH: Final = PIECES[Piece.OWN]


def pantheon_points(player: Player) -> int:
    """Every piece counts, finished or not (GR-28.11)."""
    points = OWN_WORTH * sum(player.own)
    for piece in player.common:
        if piece is not None:
            points += PIECES[piece]
    return points
