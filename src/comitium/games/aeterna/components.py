# not compiled: the types of the rows are read at run time
"""The pieces of Aeterna, read from `data/*.toml` once (AE-1 to AE-3). Most card faces are reconstructed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from comitium.engine.components import BrokenTable, load, named

PACKAGE: Final = "comitium.games.aeterna"
DATA_FILES: Final = (
    "buildings.toml",
    "provinces.toml",
    "figures.toml",
    "hills.toml",
    "awards.toml",
    "damage.toml",
    "structures.toml",
    "discards.toml",
    "players.toml",
    "tracks.toml",
    "constants.toml",
)

EPOCHS: Final = 3  # AE-1.2
KEPT: Final = 4  # AE-6.7: cards a player keeps in a draft
LOWEST: Final = "lowest"  # AE-2.8: the default choice of hills


class Good(Enum):
    """What costs and rewards are made of (AE-9.8); points and unrest are no goods, but come with them."""

    CITIZENS = "citizens"
    AUREI = "aurei"
    STONE = "stone"
    WHEAT = "wheat"
    UNREST = "unrest"
    POINTS = "points"


class Colour(Enum):
    """Four colours of buildings, two of provinces, one of figures (AE-9.10)."""

    POLITICAL = "political"
    CIVIL = "civil"
    RELIGIOUS = "religious"
    MILITARY = "military"
    TRADE = "trade"
    DIPLOMATIC = "diplomatic"
    FIGURE = "figure"


BUILDING_COLOURS: Final = (Colour.POLITICAL, Colour.CIVIL, Colour.RELIGIOUS, Colour.MILITARY)
PROVINCE_COLOURS: Final = (Colour.TRADE, Colour.DIPLOMATIC)
SET_COLOURS: Final = (*BUILDING_COLOURS, *PROVINCE_COLOURS)  # AE-22.5


class AbilityKind(Enum):
    """When the ability of a building works (AE-25.1 to AE-25.3)."""

    INSTANT = "instant"
    PERMANENT = "permanent"
    ACTIVATED = "activated"


class Structure(Enum):
    """The wooden structures (AE-2.15)."""

    TEMPLE = "temple"
    AQUEDUCT = "aqueduct"
    AMPHITHEATRE = "amphitheatre"


class Count(Enum):
    """What an ability or a requirement can count (AE-10.3, AE-25.5); `counts.py` counts it."""

    HILLS_WITH_CITIZENS = "hills_with_citizens"
    HILLS_AS_PREFECT = "hills_as_prefect"
    HILLS_WITH_AMPHITHEATRE = "hills_with_amphitheatre"
    STRUCTURES_AS_PREFECT = "structures_as_prefect"
    CITIZENS_IN_PLAY = "citizens_in_play"
    CITIZENS_ON_BOARD = "citizens_on_board"
    CITIZENS_ON_HILLS = "citizens_on_hills"
    BUILDINGS = "buildings"
    BUILDINGS_THIS_EPOCH = "buildings_this_epoch"
    MILITARY_BUILDINGS = "military_buildings"
    POLITICAL_BUILDINGS = "political_buildings"
    RELIGIOUS_BUILDINGS = "religious_buildings"
    PROVINCES = "provinces"
    PROVINCES_THIS_EPOCH = "provinces_this_epoch"
    COLOURS = "colours"
    WHEAT = "wheat"


class Effect(Enum):
    """The figures of an ability. Those of permanent ones are the questions that `permanent.py` asks."""

    # of instant and activated abilities
    CITIZENS = "citizens"
    AUREI = "aurei"
    WHEAT = "wheat"
    POINTS = "points"
    MOST = "most"  # AE-25.7: the limit of points in one use
    UNREST_LESS = "unrest_less"
    UNREST_AT_MOST = "unrest_at_most"
    OTHERS_UNREST_LESS = "others_unrest_less"
    TRADES = "trades"
    TIMES = "times"  # AE-14.6: activations in an epoch, if more than one
    TOKENS = "tokens"
    BOARD_CARDS = "board_cards"
    # of permanent abilities
    RUIN_UNREST_LESS = "ruin_unrest_less"
    HUNGER_UNREST_LESS = "hunger_unrest_less"
    REVOLT_UNREST_LESS = "revolt_unrest_less"
    CITIZENS_FED = "citizens_fed"
    DAMAGE_IGNORED = "damage_ignored"
    INFLUENCE_WHEAT_LESS = "influence_wheat_less"
    INFLUENCE_AUREI = "influence_aurei"
    PASSES_EQUALS = "passes_equals"
    FIGURE_AUREI_LESS = "figure_aurei_less"
    PASS_POINTS = "pass_points"
    PREFECT_POINTS = "prefect_points"
    PRESENCE_POINTS = "presence_points"
    PROVINCE_POINTS = "province_points"
    PROVINCE_AUREI_MORE = "province_aurei_more"
    PROVINCE_UNREST_LESS = "province_unrest_less"
    PROVINCE_CITIZENS_LESS = "province_citizens_less"
    PROVINCE_CITIZENS_LEAST = "province_citizens_least"


@dataclass(frozen=True)
class BuildingRow:
    epoch: int
    colour: Colour
    ability: AbilityKind
    cost: dict[Good, int]
    rewards: dict[Good, int]
    points: int
    effect: dict[Effect, int]
    per: Count | None = None


@dataclass(frozen=True)
class ProvinceRow:
    epoch: int
    colour: Colour
    citizens: int
    rewards: dict[Good, int]
    points: int


@dataclass(frozen=True)
class FigureRow:
    epoch: int
    aurei: int
    counts: tuple[Count, ...]
    each: int
    effect: dict[Good, int]
    points: int


@dataclass(frozen=True)
class HillRow:
    number: int
    values: tuple[int, int, int]


@dataclass(frozen=True)
class AwardRow:
    players: int
    reward: dict[Good, int]
    board_card: bool = False


@dataclass(frozen=True)
class DamageRow:
    pay: dict[Good, int]


@dataclass(frozen=True)
class StructureRow:
    in_the_box: int
    income: dict[Good, int]


@dataclass(frozen=True)
class DiscardRow:
    reward: dict[Good, int]


@dataclass(frozen=True)
class PlayersRow:
    hills: int
    figures: int
    spaces: int
    ruined: int
    pass_values: tuple[int, ...]


@dataclass(frozen=True)
class TracksRow:
    most_unrest: int
    damage_spaces: tuple[int, int, int, int]
    doom_losses: tuple[int, ...]


@dataclass(frozen=True)
class ConstantsRow:
    citizens: int
    start: dict[Good, int]
    buildings_dealt: int
    provinces_dealt: int
    tokens_on_a_hill: int
    erect_stone: int
    erect_points: int
    influence_wheat: tuple[int, ...]
    colour_bonus: int
    calm_points: int
    ruin_unrest: int
    hunger_unrest: int
    stone_for_a_point: int
    wheat_for_a_point: int
    aurei_for_a_point: int
    set_points: int
    set_points_figure: int


BUILDING_ROWS: Final = load(PACKAGE, "buildings.toml", BuildingRow)
PROVINCE_ROWS: Final = load(PACKAGE, "provinces.toml", ProvinceRow)
FIGURE_ROWS: Final = load(PACKAGE, "figures.toml", FigureRow)
HILL_ROWS: Final = load(PACKAGE, "hills.toml", HillRow)
AWARD_ROWS: Final = load(PACKAGE, "awards.toml", AwardRow)
DAMAGE_ROWS: Final = load(PACKAGE, "damage.toml", DamageRow)
STRUCTURE_ROWS: Final = named(
    "structures.toml",
    load(PACKAGE, "structures.toml", StructureRow),
    [structure.value for structure in Structure],
)
DISCARD_ROWS: Final = named(
    "discards.toml", load(PACKAGE, "discards.toml", DiscardRow), ["citizen", "wheat", "stone", "calm"]
)
PLAYER_ROWS: Final = named("players.toml", load(PACKAGE, "players.toml", PlayersRow), ["2", "3", "4"])
BY_PLAYERS: Final = {int(number): row for number, row in PLAYER_ROWS.items()}
TRACKS: Final = named("tracks.toml", load(PACKAGE, "tracks.toml", TracksRow), ["tracks"])["tracks"]
CONSTANTS: Final = named("constants.toml", load(PACKAGE, "constants.toml", ConstantsRow), ["constants"])["constants"]

PACKET: Final = CONSTANTS.buildings_dealt + CONSTANTS.provinces_dealt  # AE-2.4


def _check_tables() -> None:
    """What no type can say of the tables."""
    for epoch in range(1, EPOCHS + 1):
        _check_number("buildings.toml", epoch, [row.epoch for row in BUILDING_ROWS.values()], 12)  # AE-2.3
        _check_number("provinces.toml", epoch, [row.epoch for row in PROVINCE_ROWS.values()], 8)
        _check_number("figures.toml", epoch, [row.epoch for row in FIGURE_ROWS.values()], 4)  # AE-2.1
    for name, building in BUILDING_ROWS.items():
        if building.colour not in BUILDING_COLOURS:
            raise BrokenTable(f"buildings.toml, table [{name}]: {building.colour.value} is no colour of buildings")
        if not building.effect:
            raise BrokenTable(f"buildings.toml, table [{name}]: the ability has no figures")
    for name, province in PROVINCE_ROWS.items():
        if province.colour not in PROVINCE_COLOURS:
            raise BrokenTable(f"provinces.toml, table [{name}]: {province.colour.value} is no colour of provinces")
    if [row.number for row in HILL_ROWS.values()] != list(range(1, 8)):
        raise BrokenTable("hills.toml: hills 1 to 7 are needed, in this order")
    for seats, row in BY_PLAYERS.items():
        tokens = [award for award in AWARD_ROWS.values() if award.players <= seats]
        if len(tokens) != row.hills * CONSTANTS.tokens_on_a_hill:  # AE-2.9
            raise BrokenTable(f"awards.toml: {len(tokens)} tokens for {seats} players do not fill {row.hills} hills")
        if len(row.pass_values) != seats:
            raise BrokenTable(f"players.toml, table [{seats}]: {seats} pass values are needed")
    if PACKET != KEPT + 1:
        raise BrokenTable(f"constants.toml: a packet has {PACKET} cards, {KEPT + 1} are needed")  # AE-6.5


def _check_number(file: str, epoch: int, epochs: list[int], needed: int) -> None:
    if epochs.count(epoch) != needed:
        raise BrokenTable(f"{file}: {epochs.count(epoch)} cards of epoch {epoch}, {needed} are needed")


_check_tables()
