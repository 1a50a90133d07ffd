"""What never changes in number: cards. Workers and resources come from a main supply without limit (HW-3.3)."""

from __future__ import annotations

from collections.abc import Mapping

from comitium.games.hadrians_wall.model import HadriansWall


def conserved(g: HadriansWall) -> Mapping[str, int]:
    """Fate cards, each seat's player cards and the neutral ones, wherever they lie (HW-3.1, HW-4.16, HW-18.1)."""
    counts: dict[str, int] = {}
    for card in [*g.fate.things, *g.fate.discards, *g.attack]:
        counts[card] = counts.get(card, 0) + 1
    for seat, player in enumerate(g.players):
        held = [*player.deck, *player.drawn, *player.paths, *player.used]
        if player.prospect:
            held.append(player.prospect)
        for card in held:
            counts[f"{card} {seat}"] = counts.get(f"{card} {seat}", 0) + 1
    for card in [*g.neutral_deck, *g.neutral_used, *[neutral.card for neutral in g.neutral]]:
        counts[f"{card} neutral"] = counts.get(f"{card} neutral", 0) + 1
    return counts
