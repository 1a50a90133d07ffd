"""What never changes in number (AE-1.6 and the lists of pieces)."""

from __future__ import annotations

from collections.abc import Mapping

from comitium.games.aeterna.cards import Card
from comitium.games.aeterna.components import KEPT, Structure
from comitium.games.aeterna.model import Aeterna


def conserved(g: Aeterna) -> Mapping[str, int]:
    """Citizens of each colour, structures of each type, tokens, cards and figures, wherever they are."""
    counts: dict[str, int] = {}
    for seat, player in enumerate(g.players):
        counts[f"citizens of seat {seat}"] = player.citizens + player.supply + g.on_board(seat)
    for structure in Structure:
        standing = len([hill for hill in g.hills if structure in hill.structures])
        counts[structure.value] = g.structures_left[structure] + standing + (structure in g.spaces)
    counts["award tokens"] = len({award.name for hill in g.hills for award in hill.awards})
    counts["damage tokens"] = len({damage.name for damage in g.damage})
    cards = all_cards(g)
    figures = all_figures(g)
    counts["cards"] = len(cards) + len(figures) + g.gone
    counts["different cards"] = len({card.name for card in cards}) + len(set(figures)) + g.gone
    return counts


def all_cards(g: Aeterna) -> list[Card]:
    """Buildings and provinces that have not left the game."""
    cards = [card for deck in [*g.building_decks, *g.province_decks] for card in deck]
    for packet in g.packets:
        cards.extend(packet[g.kept : KEPT + 1] if g.kept < KEPT else [])  # afterwards the last one lies on the board
    return [*cards, *g.board, *[card for player in g.players for card in [*player.hand, *player.cards]]]


def all_figures(g: Aeterna) -> list[str]:
    """Figures on the board, face down for later epochs, or with a player."""
    figures = [*g.figures, *[figure for coming in g.coming_figures for figure in coming]]
    return [figure.name for figure in [*figures, *[figure for player in g.players for figure in player.figures]]]
