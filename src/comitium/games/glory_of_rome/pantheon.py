"""The Pantheon: two levels, own pieces first, then one common piece each (GR-20)."""

from __future__ import annotations

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat
from comitium.games.glory_of_rome.components import PIECES, Piece, Tier
from comitium.games.glory_of_rome.model import GloryOfRome, Player
from comitium.games.glory_of_rome.names import piece_name, tier_name


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
    return No("pantheon-finished", "GR-20.6", pieces=player.pieces()) if player.tier() is None else None


def next_piece(g: GloryOfRome, seat: Seat) -> Piece | None:
    """What the next piece is made of: own ones first, the last of a level from the common stock (GR-20.4)."""
    player = g.players[seat]
    tier = player.tier()
    if tier is None:
        return None
    return g.common[tier][0] if player.next_is_common(tier) else Piece.OWN


def place_piece(g: GloryOfRome, seat: Seat, clause: str) -> None:
    player = g.players[seat]
    tier = player.tier()
    assert tier is not None
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
        pieces=[f"panth:{seat}.{tier.value}"],
    )


def sabotaged_tier(player: Player) -> Tier | None:
    """The unfinished level, if an own piece lies on it (GR-10.2, GR-10.3)."""
    tier = player.tier()
    return tier if tier is not None and player.own[tier] else None


def remove_piece(g: GloryOfRome, seat: Seat, clause: str) -> None:
    """Back to its owner's supply (GR-10.2)."""
    player = g.players[seat]
    tier = sabotaged_tier(player)
    assert tier is not None
    player.own[tier] -= 1
    g.tell(
        "piece-removed",
        clause,
        seat=g.teller(seat),
        who=g.call(seat),
        tier=tier_name(tier),
        pieces=[f"panth:{seat}.{tier.value}"],
    )


def pantheon_points(player: Player) -> int:
    """Every piece counts, finished or not (GR-28.11)."""
    common = sum([PIECES[piece] for piece in player.common.values() if piece is not None])
    return common + PIECES[Piece.OWN] * sum(player.own.values())
