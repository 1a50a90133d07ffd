"""What never changes in number: tokens, characters, events, Great Works; and no piece lies in two places (SY-19)."""

from __future__ import annotations

from collections.abc import Mapping

from comitium.games.sylla.components import TOKENS
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import ALL_CARDS, CHARACTER_CARDS, CRANES, Piece, Pieces, listed


def conserved(g: Sylla) -> Mapping[str, int]:
    counts: dict[str, int] = {}
    for kind, token in enumerate(TOKENS):
        counts[token] = g.supply[kind] + sum([player.tokens[kind] for player in g.players])  # SY-19.2
    for card in CHARACTER_CARDS:
        counts[card.name] = 0
    for card in characters(g):
        counts[card.name] += 1
    counts["works"] = len({work.name for work in g.works}) + (g.removed_work is not None)
    counts["events"] = len({event.name for event in [*g.events, *g.removed_events, *g.event_deck[g.events_drawn :]]})
    counts["tiles"] = len({tile.name for tile in g.stack})
    counts["in two places"] = in_two_places(g)
    return counts


def characters(g: Sylla) -> list[Piece]:
    """Every character, where it lies; before the choice all are in their sets (SY-2.10, SY-2.12)."""
    if not g.deck:
        return CHARACTER_CARDS
    found = [*g.display, *g.deck[g.deck_drawn :]]
    for player in g.players:
        found.extend(listed(player.pieces & ALL_CARDS & ~CRANES))
    return found


def in_two_places(g: Sylla) -> int:
    """Pieces with two owners, owned and still on offer, or turned without being owned."""
    wrong = 0
    owned: Pieces = 0
    for tile in [*g.slots, *g.stack[g.stack_drawn :]]:
        if tile is not None and tile.piece is not None:
            owned |= tile.piece.bit
    for player in g.players:
        wrong += (owned & player.pieces).bit_count()
        owned |= player.pieces
        wrong += ((player.turned | player.down | player.fresh) & ~player.pieces).bit_count()
    return wrong
