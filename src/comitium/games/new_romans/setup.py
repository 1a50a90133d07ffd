"""Setup: stacks shuffled, building cards dealt, four crystals each (NR-3)."""

from __future__ import annotations

from collections.abc import Mapping

from comitium.engine.chance import Chance
from comitium.games.new_romans.components import CARDS, CRYSTALS, SET
from comitium.games.new_romans.model import NewRomans, Player, empty_domain
from comitium.games.new_romans.rules import schedule_match


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> NewRomans:
    g = NewRomans(seats, chance)
    g.owner_places = options["building_order"] == "owner"
    cards = chance.shuffled("cards", list(CARDS))  # NR-3.3; those of absent players stay in the box (NR-3.7)
    for seat in range(seats):
        stack = chance.shuffled("stacks", SET)  # NR-3.1
        g.players.append(Player(stack, cards[seat], CRYSTALS.at_start, empty_domain()))
    schedule_match(g)
    return g
