"""The kinds of things in Glory of Rome.

What the rules look up all the time is a number: then what is kept by it is a list. Everything else is a name, found in
tables by being itself: the hash that Enum brings is written in Python, and slow.
"""

from __future__ import annotations

from enum import Enum
from typing import Final


class Sphere:
    """A building is of one of five types, counted from 0: what is kept by type is a list (GR-2.3)."""

    MILITARY: Final = 0
    POLITICS: Final = 1
    TRADE: Final = 2
    RELIGION: Final = 3
    AGRICULTURE: Final = 4


SPHERES: Final = ("mil", "pol", "tra", "rel", "agr")
BOOSTED: Final = (Sphere.MILITARY, Sphere.POLITICS, Sphere.TRADE)  # GR-14.1
NO_BOOST: Final = -1  # GR-3.4: the empty cell of a feud track


class Medal(Enum):
    """One for each type of building (GR-12)."""

    __hash__ = object.__hash__

    WARRIOR = "warrior"
    POLITICIAN = "politician"
    MERCHANT = "merchant"
    PRIEST = "priest"
    FARMER = "farmer"


class Battlefield:
    """Where legions stand, counted from 0 (GR-15.2)."""

    EPIRUS: Final = 0
    MACEDONIA: Final = 1
    THRACE: Final = 2


FIELDS: Final = ("epirus", "macedonia", "thrace")


class Intrigue(Enum):
    """What an activated intrigue may do (GR-10)."""

    __hash__ = object.__hash__

    SLANDER = "slander"
    SABOTAGE = "sabotage"
    DESERTION = "desertion"
    FORGED_ORDER = "forged_order"
    REVOTE = "revote"
    INVALID_VOTE = "invalid_vote"
    SOLD = "sold"
    CUSTOMS_DUTIES = "customs_duties"


COMMON_INTRIGUES: Final = (Intrigue.SLANDER, Intrigue.SABOTAGE)  # GR-9.9


class Tier:
    """A level of the Pantheon, counted from 0 (GR-20.2)."""

    FOUNDATION: Final = 0
    TEMPLE: Final = 1


TIER_NAMES: Final = ("foundation", "temple")
NO_TIER: Final = -1  # the Pantheon is finished


class Piece(Enum):
    """A piece of the Pantheon by what it is made of; those of the players' colours are `own` (GR-28.11)."""

    __hash__ = object.__hash__

    GOLD = "gold"
    SILVER = "silver"
    BRONZE = "bronze"
    OWN = "own"


class Ware(Enum):
    """A type of goods (GR-19.1)."""

    __hash__ = object.__hash__

    TOOL = "tool"
    WEAPON = "weapon"
    CLOTHES = "clothes"
    JEWELLERY = "jewellery"
    CHEST = "chest"


class Condition(Enum):
    """When a goods card can be played (GR-18.2)."""

    __hash__ = object.__hash__

    ACTIVATE = "activate"
    STRUCK = "struck"
    BUILD = "build"
    FOLLOWER = "follower"
    COLOSSEUM = "colosseum"
    FARM = "farm"
    DOUBLE_TAX = "double_tax"


class Use(Enum):
    """What a goods card does when played."""

    __hash__ = object.__hash__

    DRAW_GOODS = "draw_goods"
    REMOVE_ANCHOR = "remove_anchor"
    GAIN_DENARII = "gain_denarii"
    GAIN_FAME = "gain_fame"
    LOWER_PENALTY = "lower_penalty"
    DRAW_TASKS = "draw_tasks"
    RECRUIT_LEGION = "recruit_legion"
    RECRUIT_VOTE = "recruit_vote"
    SHIFT_LEGION = "shift_legion"
    MOVE_LEGION = "move_legion"
    CANCEL = "cancel"
    SECOND_EFFECT = "second_effect"
    TAKE_DISCARD = "take_discard"


class Measure(Enum):
    """What an event compares (GR-8.2)."""

    __hash__ = object.__hash__

    DENARII = "denarii"
    FAME = "fame"
    LEGIONS = "legions"
    VOTES = "votes"
    GOODS = "goods"
    PANTHEON = "pantheon"
    POPULATION = "population"
    TOP_VOTE = "top_vote"
    FEUD = "feud"
    FOLLOWERS = "followers"


class Fate(Enum):
    """What an event does to whom it affects."""

    __hash__ = object.__hash__

    GAIN_DENARII = "gain_denarii"
    GAIN_FAME = "gain_fame"
    PLACE_LEGION = "place_legion"
    PLACE_VOTE = "place_vote"
    DRAW_GOODS = "draw_goods"
    PLACE_PIECE = "place_piece"
    RETURN_FEUD = "return_feud"
    DRAW_TASKS = "draw_tasks"
    LOSE_DENARII = "lose_denarii"
    LOSE_FAME = "lose_fame"
    RECALL_LEGION = "recall_legion"
    RECALL_VOTE = "recall_vote"
    DISCARD_GOODS = "discard_goods"
    TAKE_FEUD = "take_feud"


class Goal(Enum):
    """What a task counts."""

    __hash__ = object.__hash__

    MEDAL = "medal"
    MEDALS = "medals"
    FEUD = "feud"
    FIRST_PLACES = "first_places"
    LEGIONS = "legions"
    LEGIONS_AT = "legions_at"
    FRONTS = "fronts"
    VOTES = "votes"
    TOP_VOTE = "top_vote"
    SETS = "sets"
    SETS_OF = "sets_of"
    PANTHEON = "pantheon"
    GOLD = "gold"
    DENARII = "denarii"
    FAME = "fame"
    EMPTY_HAND = "empty_hand"
    RECRUITS = "recruits"
    SPHERES = "spheres"


class Deed(Enum):
    """What Cassius does by the middle of a card (GR-32.7)."""

    __hash__ = object.__hash__

    LEGIONS = "legions"
    VOTES = "votes"
    GOODS = "goods"
    PIECES = "pieces"
    FAME = "fame"
