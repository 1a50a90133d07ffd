"""What never changes in number (GR-2)."""

from __future__ import annotations

from collections.abc import Mapping

from comitium.games.glory_of_rome.model import GloryOfRome


def conserved(g: GloryOfRome) -> Mapping[str, int]:
    """Cards, buildings, common pieces, feud tokens, medals, intrigues and followers, wherever they lie."""
    goods = [*g.goods.things, *g.goods.discards, *g.aside]
    tasks = g.task_deck.copy()
    feud, medals, anchors, common = g.feud, len(g.medals), g.anchors_gone, 0
    intrigues = sum([owner >= 0 for province in g.board for owner in province.owners])
    for player in g.players:
        goods.extend(player.hand)
        for laid in player.sets:
            goods.extend(laid.cards)
        tasks.extend([*player.tasks, *player.dealt])
        feud += player.feud
        medals += len(player.medals)
        anchors += 1 if player.anchor else 0
        intrigues += player.intrigues
        common += sum([piece is not None for piece in player.common])
    buildings = sum([sum(left) for left in g.stock]) + sum([sum(province.levels) for province in g.board])
    return {
        "goods": len(goods),
        "different goods": len(set(goods)),
        "tasks": len(tasks),
        "different tasks": len(set(tasks)),
        "events": len(g.events) + len(g.past_events) + (1 if g.event and g.event not in g.past_events else 0),
        "feud tokens": feud,
        "medals": medals,
        "anchors": anchors,
        "intrigues": intrigues,
        "common pieces": common + sum([len(pieces) for pieces in g.common]),
        "buildings": buildings,
        "cassius cards": len(g.cassius_deck) + len(g.cassius_shown),
        "battle cards": sum([len(cards) for cards in [*g.battles, *g.battles_fought]]),
    }
