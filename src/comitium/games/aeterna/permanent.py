"""The questions the rules ask of permanent abilities (AE-25.2): one function for each, and no other place knows them.

An ability is a figure under the name of its question (`data/buildings.toml`); figures of several
cards add up (AE-25.4). A card answers from the moment it lies in the play area (AE-9.13).
"""

from __future__ import annotations

from typing import Final

from comitium.games.aeterna import effects
from comitium.games.aeterna.cards import Bundle, Card, Figure, bundle_of
from comitium.games.aeterna.components import CONSTANTS
from comitium.games.aeterna.model import Hill, Player

INFLUENCE_WHEAT: Final = list(CONSTANTS.influence_wheat)  # AE-12.1: by citizens on the hill
RUIN_UNREST: Final[int] = CONSTANTS.ruin_unrest
HUNGER_UNREST: Final[int] = CONSTANTS.hunger_unrest


def total(player: Player, effect: int) -> int:
    """What all permanent cards of the player say to one question, given by its place in `effects.py`."""
    return player.area.totals[effect]


# -- costs -------------------------------------------------------------------------------------------------------------


def cost_of_influence(player: Player, hill: Hill) -> int:
    """Wheat by the citizens that are there already, less with the Pile Bridge (AE-12.1, AE-12.2)."""
    price = INFLUENCE_WHEAT[min(hill.citizens(), len(INFLUENCE_WHEAT) - 1)]
    return max(price - total(player, effects.INFLUENCE_WHEAT_LESS), 0)


def cost_of_figure(player: Player, figure: Figure) -> int:
    """Aurei for a favour, fewer with the Regia (AE-10.1)."""
    return max(figure.aurei - total(player, effects.FIGURE_AUREI_LESS), 0)


def cost_of_card(player: Player, card: Card) -> Bundle:
    """Provinces need fewer citizens with the Church of Saint Peter, but never fewer than it says (AE-9.15, AE-25.4)."""
    if not card.is_province():
        return card.cost
    less = total(player, effects.PROVINCE_CITIZENS_LESS)
    if not less:
        return card.cost
    return bundle_of(citizens=max(card.cost.citizens - less, total(player, effects.PROVINCE_CITIZENS_LEAST)))


# -- playing -----------------------------------------------------------------------------------------------------------


def rewards_of_card(player: Player, card: Card) -> Bundle:
    """War Column and Temple of Hercules Invictus change what a province gives, before any limit (AE-9.16)."""
    if not card.is_province():
        return card.rewards
    more = total(player, effects.PROVINCE_AUREI_MORE)
    less = total(player, effects.PROVINCE_UNREST_LESS)
    if not more and not less:
        return card.rewards
    printed = card.rewards
    unrest = max(printed.unrest - less, 0) if printed.unrest > 0 else printed.unrest
    return bundle_of(printed.citizens, printed.aurei + more, printed.stone, printed.wheat, unrest)


def points_for_province(player: Player) -> int:
    """The Temple of Jupiter Feretrius reacts to every province played (AE-9.16)."""
    return total(player, effects.PROVINCE_POINTS)


def aurei_for_influence(player: Player) -> int:
    """The Queen of Roads pays for every influence (AE-12.18)."""
    return total(player, effects.INFLUENCE_AUREI)


def passes_equal_stacks(player: Player) -> bool:
    """With the Castra Praetoria a raised stack also passes stacks of its own height (AE-12.6)."""
    return total(player, effects.PASSES_EQUALS) > 0


def extra_points_for_passing(player: Player) -> int:
    """Saepta Julia (AE-13.1)."""
    return total(player, effects.PASS_POINTS)


# -- phases C to H -----------------------------------------------------------------------------------------------------


def extra_points_for_prefect(player: Player) -> int:
    """The Theatre of Pompey, for each hill in phase C (AE-15.2)."""
    return total(player, effects.PREFECT_POINTS)


def extra_points_for_presence(player: Player) -> int:
    """Domitian's Palace, for each hill with an own citizen in phase C (AE-15.2)."""
    return total(player, effects.PRESENCE_POINTS)


def unrest_for_ruin(player: Player) -> int:
    """What a ruined hill costs its prefect, less with the Servian Wall (AE-16.7)."""
    return max(RUIN_UNREST - total(player, effects.RUIN_UNREST_LESS), 0)


def calm_before_revolts(player: Player) -> int:
    """The Cloaca Maxima works before damage tokens are checked (AE-19.1)."""
    return total(player, effects.REVOLT_UNREST_LESS)


def damage_ignored(player: Player) -> int:
    """How many of the highest tokens reached the Castra of the Elite Guard holds off (AE-19.1)."""
    return total(player, effects.DAMAGE_IGNORED)


def citizens_to_feed(player: Player) -> int:
    """All in the domus but those the Aqua Alexandrina feeds (AE-20.1)."""
    return max(player.citizens - total(player, effects.CITIZENS_FED), 0)


def unrest_for_hunger(player: Player) -> int:
    """For each citizen without food, less with the Tombs (AE-20.3)."""
    return max(HUNGER_UNREST - total(player, effects.HUNGER_UNREST_LESS), 0)
