"""How likely the cohorts hold, from what everybody can count: the unseen fate cards by direction (HW-20.1)."""

from __future__ import annotations

from math import comb

from comitium.games.hadrians_wall.attack import attack_cards
from comitium.games.hadrians_wall.components import COHORTS, DIRECTIONS, FATE
from comitium.games.hadrians_wall.model import HadriansWall, Player


def chances(g: HadriansWall, player: Player) -> dict[str, int]:
    """In percent, if the attack came now: that each cohort, and that `all` of them, stop every card.

    Once the cards lie on the table nothing is left to chance, and it is 0 or 100.
    """
    levels = [player.level(cohort) for cohort in COHORTS]
    ignored = [0, 0, 0]
    for card in player.ignored:
        ignored[DIRECTIONS.index(FATE[card].direction)] += 1
    certain, unseen, drawn = odds(g)
    ways = dict.fromkeys((*DIRECTIONS, "all"), 0)
    every = comb(sum(unseen), drawn)
    for left in range(min(drawn, unseen[0]) + 1):
        for centre in range(min(drawn - left, unseen[1]) + 1):
            right = drawn - left - centre
            weight = comb(unseen[0], left) * comb(unseen[1], centre) * comb(unseen[2], right)
            come = [certain[0] + left, certain[1] + centre, certain[2] + right]
            held = [come[way] - ignored[way] <= levels[way] for way in range(3)]
            for number, way in enumerate(DIRECTIONS):
                if held[number]:
                    ways[way] += weight
            if held[0] and held[1] and held[2]:
                ways["all"] += weight
    return {way: 100 * count // every for way, count in ways.items()}


def odds(g: HadriansWall) -> tuple[list[int], list[int], int]:
    """Cards that are sure to come, those of which the rest is drawn (by direction), and how many of them.

    A pile too small for the attack comes whole, and the rest from the shuffled discards (HW-16.16).
    """
    if g.attack:
        return by_direction(g.attack), [0, 0, 0], 0
    number = attack_cards(g)
    if number <= len(g.fate.things):
        return [0, 0, 0], by_direction(g.fate.things), number
    return by_direction(g.fate.things), by_direction(g.fate.discards), number - len(g.fate.things)


def by_direction(cards: list[str]) -> list[int]:
    directions = [FATE[card].direction for card in cards]
    return [directions.count(way) for way in DIRECTIONS]
