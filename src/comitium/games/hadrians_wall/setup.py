"""Setup: the fate deck and everybody's cards shuffled, blank sheets (HW-3)."""

from __future__ import annotations

from collections.abc import Mapping

from comitium.engine.chance import Chance
from comitium.games.hadrians_wall.campaign import NO_FORT, spoils_of
from comitium.games.hadrians_wall.components import CARDS, FATE
from comitium.games.hadrians_wall.model import HadriansWall, new_player
from comitium.games.hadrians_wall.rules import schedule_match
from comitium.games.hadrians_wall.year_setup import receive


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> HadriansWall:
    g = HadriansWall(seats, chance)
    g.difficulty = options["difficulty"]  # HW-3.2
    g.fate.things = list(FATE)
    g.fate.shuffle(chance)  # HW-3.1
    g.players = [new_player(chance.shuffled("decks", list(CARDS))) for _ in range(seats)]  # HW-3.4, HW-3.5
    if seats <= 2:
        g.neutral_deck = chance.shuffled("neutral", list(CARDS))  # HW-18.1
    if options["fort"] != NO_FORT:
        g.play_at(options["fort"])
        receive(g.players[0], spoils_of(options))  # HW-21.4
    schedule_match(g)
    return g
