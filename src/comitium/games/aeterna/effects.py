"""Where a card keeps the figures of its ability: in a list, in the order of `Effect`.

Compiled code reads a place in a list much faster than it finds an enumeration member in a table.
"""

from __future__ import annotations

from typing import Final

from comitium.games.aeterna.components import Effect

EFFECTS: Final = list(Effect)


def place(effect: Effect) -> int:
    return EFFECTS.index(effect)


# of instant and activated abilities
CITIZENS: Final = place(Effect.CITIZENS)
AUREI: Final = place(Effect.AUREI)
WHEAT: Final = place(Effect.WHEAT)
POINTS: Final = place(Effect.POINTS)
UNREST_LESS: Final = place(Effect.UNREST_LESS)
OTHERS_UNREST_LESS: Final = place(Effect.OTHERS_UNREST_LESS)
TRADES: Final = place(Effect.TRADES)
TOKENS: Final = place(Effect.TOKENS)
BOARD_CARDS: Final = place(Effect.BOARD_CARDS)
# of permanent abilities
RUIN_UNREST_LESS: Final = place(Effect.RUIN_UNREST_LESS)
HUNGER_UNREST_LESS: Final = place(Effect.HUNGER_UNREST_LESS)
REVOLT_UNREST_LESS: Final = place(Effect.REVOLT_UNREST_LESS)
CITIZENS_FED: Final = place(Effect.CITIZENS_FED)
DAMAGE_IGNORED: Final = place(Effect.DAMAGE_IGNORED)
INFLUENCE_WHEAT_LESS: Final = place(Effect.INFLUENCE_WHEAT_LESS)
INFLUENCE_AUREI: Final = place(Effect.INFLUENCE_AUREI)
PASSES_EQUALS: Final = place(Effect.PASSES_EQUALS)
FIGURE_AUREI_LESS: Final = place(Effect.FIGURE_AUREI_LESS)
PASS_POINTS: Final = place(Effect.PASS_POINTS)
PREFECT_POINTS: Final = place(Effect.PREFECT_POINTS)
PRESENCE_POINTS: Final = place(Effect.PRESENCE_POINTS)
PROVINCE_POINTS: Final = place(Effect.PROVINCE_POINTS)
PROVINCE_AUREI_MORE: Final = place(Effect.PROVINCE_AUREI_MORE)
PROVINCE_UNREST_LESS: Final = place(Effect.PROVINCE_UNREST_LESS)
PROVINCE_CITIZENS_LESS: Final = place(Effect.PROVINCE_CITIZENS_LESS)
PROVINCE_CITIZENS_LEAST: Final = place(Effect.PROVINCE_CITIZENS_LEAST)
