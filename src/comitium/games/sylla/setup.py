"""Setup: tiles, events, Great Works, income tiles (SY-2.1 to SY-2.10); `selection` has the choice of characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from comitium.engine.chance import Chance
from comitium.games.sylla.components import FIGURES, LETTERS
from comitium.games.sylla.end_of_turn import draw_tiles
from comitium.games.sylla.model import Player, Sylla
from comitium.games.sylla.pieces import ALL_EVENTS, DECADENCE_EVENT, TILES, works_for
from comitium.games.sylla.rules import schedule_match

UPPER_SLOTS: Final = 3  # SY-2.5
TILES_BY_LETTER: Final = [[tile for tile in TILES if tile.letter == letter] for letter in LETTERS]
REMOVABLE_EVENTS: Final = [event for event in ALL_EVENTS if event is not DECADENCE_EVENT]


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> Sylla:
    """In the order of SY-2.17: when characters are chosen, everything but the display lies open."""
    g = Sylla(seats, chance)
    g.heading = "setup"
    g.open_screens = options["open_screens"] == "on"
    for some in TILES_BY_LETTER:
        g.stack.extend(chance.shuffled("tiles", some))  # SY-2.2: all A on top, then all B, then all C
    draw_tiles(g)
    events = chance.shuffled("events", REMOVABLE_EVENTS)
    g.events = [*events[:UPPER_SLOTS], DECADENCE_EVENT]  # SY-2.4, SY-2.5
    g.event_deck = events[UPPER_SLOTS:]
    works = chance.shuffled("works", works_for(seats))
    g.removed_work, g.works = works[0], works[1:]  # SY-2.6
    g.works_shown = 1  # SY-2.7
    for tile in chance.shuffled("income", list(range(seats))):  # SY-2.10, SY-16.1, SY-17.1
        if tile == 0:
            g.incumbent = len(g.players)  # SY-2.15
        g.players.append(Player(tile, FIGURES.prestige, 0, 0))
    schedule_match(g)
    return g
