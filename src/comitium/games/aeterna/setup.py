"""Setup: figures, decks, hills with tokens, damage, structures, turn order, the goods of the players (AE-2, AE-3)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from comitium.engine.chance import Chance
from comitium.engine.message import Refused
from comitium.games.aeterna.cards import AWARDS, BUILDINGS, DAMAGE, FIGURES_OF, GROUNDS, HILL_NAMES, PROVINCES, START
from comitium.games.aeterna.components import (
    BY_PLAYERS,
    CONSTANTS,
    LOWEST,
    STRUCTURE_ROWS,
    TRACKS,
    Structure,
)
from comitium.games.aeterna.model import Aeterna, Hill, Player
from comitium.games.aeterna.rules import schedule_match


def hill_choices() -> list[str]:
    """Every set of hills a table may agree on, named by their numbers: `1-2-4` (AE-2.8, AE-2.17)."""
    sizes = sorted({row.hills for row in BY_PLAYERS.values()})
    sets = [chosen for size in sizes for chosen in combinations(range(1, len(HILL_NAMES) + 1), size)]
    others = [chosen for chosen in sets if chosen != tuple(range(1, len(chosen) + 1))]
    return [LOWEST, *["-".join(str(number) for number in chosen) for chosen in others]]


HILL_CHOICES: Final = tuple(hill_choices())


def why_not(seats: int, options: Mapping[str, str]) -> Refused | None:
    """The number of players decides how many hills are active (AE-2.8)."""
    chosen, wanted = options["hills"], BY_PLAYERS[seats].hills
    if chosen == LOWEST or len(chosen.split("-")) == wanted:
        return None
    return Refused("hill-count", "AE-2.8", seats=seats, wanted=wanted, chosen=len(chosen.split("-")))


def active_hills(seats: int, chosen: str) -> list[str]:
    """The names of the active hills in ascending number; the default are the lowest (AE-2.8)."""
    if chosen == LOWEST:
        return HILL_NAMES[: BY_PLAYERS[seats].hills]
    return [HILL_NAMES[int(number) - 1] for number in chosen.split("-")]


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> Aeterna:
    g = Aeterna(seats, chance)
    drawn = [chance.shuffled("figures", figures)[: BY_PLAYERS[seats].figures] for figures in FIGURES_OF]  # AE-2.1
    g.figures, g.coming_figures = drawn[0], drawn[1:]  # AE-2.2
    g.gone = sum(len(figures) for figures in FIGURES_OF) - sum(len(figures) for figures in drawn)
    g.building_decks = [chance.shuffled("buildings", cards) for cards in BUILDINGS]  # AE-2.3
    g.province_decks = [chance.shuffled("provinces", cards) for cards in PROVINCES]
    tokens = chance.shuffled("awards", [award for award in AWARDS.values() if award.players <= seats])  # AE-2.7
    for number, name in enumerate(active_hills(seats, options["hills"])):
        first = number * CONSTANTS.tokens_on_a_hill
        g.hills.append(Hill(GROUNDS[name], tokens[first : first + CONSTANTS.tokens_on_a_hill]))  # AE-2.9
    g.damage = chance.shuffled("damage", list(DAMAGE.values()))[: len(TRACKS.damage_spaces)]  # AE-2.11
    g.order = chance.shuffled("order", list(range(seats)))  # AE-2.14
    g.spaces = list(Structure)  # AE-2.15
    g.structures_left = {structure: STRUCTURE_ROWS[structure.value].in_the_box - 1 for structure in Structure}
    g.players = [new_player() for _ in range(seats)]
    schedule_match(g)
    return g


def new_player() -> Player:
    """All gentes begin alike (AE-3.1 to AE-3.4)."""
    player = Player()
    player.citizens = START.citizens
    player.supply = CONSTANTS.citizens - START.citizens
    player.aurei = START.aurei
    player.stone = START.stone
    player.wheat = START.wheat
    return player
