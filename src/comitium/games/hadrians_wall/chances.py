"""How likely the cohorts hold, from what everybody can count: the unseen fate cards by direction (HW-20.1)."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from comitium.games.hadrians_wall.attack import WAYS, attack_cards
from comitium.games.hadrians_wall.components import COHORTS, DIRECTIONS
from comitium.games.hadrians_wall.model import HadriansWall, Player


def chances(g: HadriansWall, player: Player) -> dict[str, int]:
    """How likely, in percent, each cohort stops every card of the attack, and how likely `all` of them do.

    Once the cards lie on the table it is 0 or 100.
    """
    certain, unseen, drawn = odds(g)
    room = [player.level(cohort) - sure for cohort, sure in zip(COHORTS, certain, strict=True)]
    for card in player.ignored:
        room[WAYS[card]] += 1
    return dict(zip((*DIRECTIONS, "all"), percents(tuple(room), tuple(unseen), drawn), strict=True))


@lru_cache(maxsize=1 << 12)
def percents(room: tuple[int, ...], unseen: tuple[int, ...], drawn: int) -> tuple[int, ...]:
    """How often there is room for all cards from the left, from the centre, from the right, and from everywhere."""
    ways = [0, 0, 0, 0]
    for left in range(min(drawn, unseen[0]) + 1):
        for centre in range(min(drawn - left, unseen[1]) + 1):
            come = (left, centre, drawn - left - centre)
            weight = comb(unseen[0], come[0]) * comb(unseen[1], come[1]) * comb(unseen[2], come[2])
            held = [come[way] <= room[way] for way in range(3)]
            for way in range(3):
                if held[way]:
                    ways[way] += weight
            if held[0] and held[1] and held[2]:
                ways[3] += weight
    return tuple([100 * count // comb(sum(unseen), drawn) for count in ways])


def odds(g: HadriansWall) -> tuple[list[int], list[int], int]:
    """By direction: the cards that are sure to come, and those from which the rest is drawn; then how many are drawn.

    If the pile is too small for the attack, all of it comes, and the rest from the shuffled discards (HW-16.16).
    """
    if g.attack:
        return by_direction(g.attack), [0, 0, 0], 0
    number = attack_cards(g)
    if number <= len(g.fate.things):
        return [0, 0, 0], by_direction(g.fate.things), number
    return by_direction(g.fate.things), by_direction(g.fate.discards), number - len(g.fate.things)


def by_direction(cards: list[str]) -> list[int]:
    counts = [0, 0, 0]
    for card in cards:
        counts[WAYS[card]] += 1
    return counts
