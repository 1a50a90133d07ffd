"""Setup: the sacks shuffled, three coins each (DO-1)."""

from __future__ import annotations

from collections.abc import Mapping

from comitium.engine.chance import Chance
from comitium.games.dole.components import SACKS
from comitium.games.dole.model import Dole, Player
from comitium.games.dole.rules import schedule_match


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> Dole:
    g = Dole(seats, chance)
    g.mill_open = options["mill"] == "open"
    g.pile.things = [sack for sack, row in SACKS.items() for _ in range(row.in_the_box)]
    g.pile.shuffle(chance)
    g.players = [Player() for _ in range(seats)]
    schedule_match(g)
    return g
