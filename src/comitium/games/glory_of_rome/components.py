# not compiled: the types of the rows are read at run time
"""The pieces of Glory of Rome, read from `data/*.toml` once (GR-2)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, TypeVar

from comitium.engine.components import BrokenTable, load, named
from comitium.games.glory_of_rome.kinds import (
    FIELDS,
    NO_BOOST,
    SPHERES,
    TIER_NAMES,
    Condition,
    Deed,
    Fate,
    Goal,
    Intrigue,
    Measure,
    Medal,
    Piece,
    Use,
    Ware,
)

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

PACKAGE: Final = "comitium.games.glory_of_rome"
DATA_FILES: Final = (
    "characters.toml",
    "buildings.toml",
    "board.toml",
    "battlefields.toml",
    "pantheon.toml",
    "pieces.toml",
    "sets.toml",
    "events.toml",
    "goods.toml",
    "tasks.toml",
    "solo.toml",
    "opponents.toml",
    "cassius.toml",
    "battles.toml",
    "achievements.toml",
)

ROUNDS: Final = 9  # GR-1.2
LEGIONS: Final = 7  # GR-2.1
VOTES: Final = 5
FOLLOWERS: Final = 5
INTRIGUES: Final = 3
FEUD_TOKENS: Final = 11  # GR-2.4
TRACK: Final = 4  # GR-3.4: cells of the feud track
LAP: Final = 30  # GR-6.2: cells of the fame track
TOP_LEVEL: Final = 3  # GR-2.3
SLOTS: Final = 3  # GR-23.2
COLUMN: Final = 5  # GR-16.2
HAND: Final = 5  # GR-17.2
SET: Final = 3  # GR-19.1
MOST_SETS: Final = 3  # GR-19.5
SALE: Final = 1  # GR-19.7: denarii for a card sold
SUPREMACY: Final = 2  # GR-16.4
POLITICIANS_SUPREMACY: Final = 3  # GR-12.2
PRIESTS_PRICE: Final = 3  # GR-12.4, GR-12.5
DENARII_PER_FAME: Final = 4  # GR-28.13
FARMERS_BONUS: Final = 2  # GR-12.6
CHEERS: Final = 1  # GR-22.1: fame of the Colosseum
SLANDER: Final = 1  # GR-10.1
SOLD: Final = 2  # GR-10.9: denarii
ANNULMENT: Final = 1  # GR-10.8: fame
DEALT: Final = 3  # GR-3.11: tasks to choose from
KEPT: Final = 2
CASSIUS_FEUD: Final = 3  # GR-32.1
CASSIUS_FAME: Final = 1
CASSIUS_HAND: Final = 6  # GR-32.8
CASSIUS_TRIO: Final = 5  # GR-32.15: for every three of his goods
BATTLE_PRIZE: Final = 2  # GR-32.13
BATTLE_ROUNDS: Final = (3, 6, 9)
CASSIUS_CARDS: Final = (1, 1, 1, 2, 2, 2, 2, 2, 2)  # GR-32.4: turned up in rounds 1 to 9
PLACES: Final = ((0,), (0, 2), (0, 1, 2), (0, 1, 2, 3))  # GR-4.9: seats of the table used by 1 to 4 players
CASSIUS_PLACE: Final = 2  # GR-32.1


@dataclass(frozen=True)
class CharacterRow:
    denarii: int
    fame: int
    feud: int
    legions: int
    votes: int
    anchor: bool
    track: tuple[str, ...]
    unique: Intrigue


@dataclass(frozen=True)
class BuildingRow:
    cost: tuple[int, int, int]
    fame: tuple[int, int, int]
    stock: tuple[int, int, int]
    small_stock: tuple[int, int, int]
    medal: Medal


@dataclass(frozen=True)
class BoardRow:
    provinces: tuple[str, str, str, str]
    milestones: tuple[int, int, int, int]
    senate: tuple[int, int, int, int, int]
    penalty: tuple[int, ...]
    farming: tuple[int, ...]


@dataclass(frozen=True)
class BattlefieldRow:
    shield: int
    places: tuple[int, ...]
    few_places: tuple[int, ...]


@dataclass(frozen=True)
class TierRow:
    own: int
    four: tuple[Piece, ...]
    three: tuple[Piece, ...]
    two: tuple[Piece, ...]


@dataclass(frozen=True)
class WorthRow:
    end_fame: int


@dataclass(frozen=True)
class EventRow:
    measure: Measure
    most: bool
    effect: Fate
    clockwise: bool
    quarters: int
    amount: int = 1
    least: int = 0
    negative: bool = False


@dataclass(frozen=True)
class GoodsRow:
    type: Ware
    copies: int
    condition: Condition
    effect: Use
    amount: int = 1
    removed: int = 0


@dataclass(frozen=True)
class TaskRow:
    goal: Goal
    end_fame: int
    of: str = ""
    least: int = 1
    each: bool = False
    rivals: bool = False
    fewest: bool = False
    removed: bool = False


@dataclass(frozen=True)
class NeedRow:
    need: int


@dataclass(frozen=True)
class OpponentRow:
    added: int


@dataclass(frozen=True)
class CassiusRow:
    build: str  # one of SPHERES
    action: Deed
    amount: int = 1
    field: str = ""  # one of FIELDS, if legions are placed
    plot: Intrigue | None = None


@dataclass(frozen=True)
class BattleRow:
    strengths: tuple[int, ...]


R = TypeVar("R", bound="DataclassInstance")


def ordered(file: str, tables: dict[str, R], names: tuple[str, ...]) -> list[R]:
    """The tables in the order of these names, if they are exactly these."""
    rows = named(file, tables, list(names))
    return [rows[name] for name in names]


CHARACTERS: Final = load(PACKAGE, "characters.toml", CharacterRow)
BUILDINGS: Final = ordered("buildings.toml", load(PACKAGE, "buildings.toml", BuildingRow), SPHERES)
BOARD: Final = named("board.toml", load(PACKAGE, "board.toml", BoardRow), ["board"])["board"]
BATTLEFIELDS: Final = ordered("battlefields.toml", load(PACKAGE, "battlefields.toml", BattlefieldRow), FIELDS)
TIERS: Final = ordered("pantheon.toml", load(PACKAGE, "pantheon.toml", TierRow), TIER_NAMES)
PIECES: Final = {
    Piece(name): row.end_fame
    for name, row in named(
        "pieces.toml", load(PACKAGE, "pieces.toml", WorthRow), [piece.value for piece in Piece]
    ).items()
}
SETS: Final = {
    Ware(name): row.end_fame
    for name, row in named(
        "sets.toml", load(PACKAGE, "sets.toml", WorthRow), [ware.value for ware in Ware if ware is not Ware.CHEST]
    ).items()
}
EVENTS: Final = load(PACKAGE, "events.toml", EventRow)
GOODS: Final = load(PACKAGE, "goods.toml", GoodsRow)
TASKS: Final = load(PACKAGE, "tasks.toml", TaskRow)
OBJECTIVES: Final = {
    name: row.need
    for name, row in named(
        "solo.toml",
        load(PACKAGE, "solo.toml", NeedRow),
        ["fame", "medals", "conquered", "votes", "sets", "pantheon", "tasks"],
    ).items()
}
OPPONENTS: Final = {
    name: row.added
    for name, row in named(
        "opponents.toml",
        load(PACKAGE, "opponents.toml", OpponentRow),
        ["cassius_easy", "cassius", "cassius_hard"],
    ).items()
}
CASSIUS: Final = load(PACKAGE, "cassius.toml", CassiusRow)
BATTLES: Final = [row.strengths for row in ordered("battles.toml", load(PACKAGE, "battles.toml", BattleRow), FIELDS)]
ACHIEVEMENTS: Final = {
    name: row.need
    for name, row in named(
        "achievements.toml",
        load(PACKAGE, "achievements.toml", NeedRow),
        [
            "hundred",
            "all_medals",
            "two_jewellery_sets",
            "third_lap",
            "three_jewellery_sets",
            "three_first_places",
            "against_cassius",
            "senator",
            "golden_pantheon",
            "four_tasks",
            "no_feud",
            "designers",
        ],
    ).items()
}

TRACKS: Final = {  # the boost of every cell
    name: [NO_BOOST if cell == "none" else SPHERES.index(cell) for cell in row.track]
    for name, row in CHARACTERS.items()
}
MEDAL_OF: Final = [row.medal for row in BUILDINGS]
COSTS: Final = [list(row.cost) for row in BUILDINGS]
TYPES_OF_MOMENT: Final = {  # GR-18.6: three conditions are one type
    condition: Condition.FOLLOWER if condition in (Condition.COLOSSEUM, Condition.FARM) else condition
    for condition in Condition
}
TRUCE_TASKS: Final = ("fanning_the_feud", "unsleeping_feud")  # GR-30.14
HEROES_TASKS: Final = (  # GR-30.18
    "offerings",
    "wild_trade",
    "first_in_the_vote",
    "menial_work",
    "most_decorated",
    "last_brick",
)


def goods_cards(few: bool) -> list[str]:
    """Every goods card by its own name, `spatha.2`; fewer with 2 players and solo (GR-4.2)."""
    return [
        f"{kind}.{number + 1}"
        for kind, row in GOODS.items()
        for number in range(row.copies - (row.removed if few else 0))
    ]


def kind_of(card: str) -> str:
    """`spatha.2` is a `spatha`."""
    return card[: card.index(".")]


@cache
def goods_of(card: str) -> GoodsRow:
    return GOODS[kind_of(card)]


def _check_tables() -> None:
    """What no type can say of the tables."""
    for name, row in CHARACTERS.items():
        place = f"characters.toml, table [{name}]"
        if len(row.track) != TRACK or sorted(row.track) != ["mil", "none", "pol", "tra"]:
            raise BrokenTable(f"{place}: the track needs mil, pol, tra and none, once each")
        if row.legions > LEGIONS or row.votes > VOTES or row.feud > TRACK:
            raise BrokenTable(f"{place}: more pieces than there are")
    if sum(sorted(row.feud for row in CHARACTERS.values())[-4:]) > FEUD_TOKENS:
        raise BrokenTable(f"characters.toml: four characters need more than {FEUD_TOKENS} feud tokens")
    if len(BOARD.penalty) != 1 + TOP_LEVEL * len(SPHERES):
        raise BrokenTable(f"board.toml: penalties for population 1 to {1 + TOP_LEVEL * len(SPHERES)} are needed")
    if len(BOARD.farming) != ROUNDS:
        raise BrokenTable(f"board.toml: {len(BOARD.farming)} rounds of farming, {ROUNDS} are needed")
    if sum(not row.negative for row in EVENTS.values()) < ROUNDS:
        raise BrokenTable(f"events.toml: at least {ROUNDS} events that are not negative are needed")
    if sum(CASSIUS_CARDS) != len(CASSIUS):
        raise BrokenTable(f"cassius.toml: {len(CASSIUS)} cards, {sum(CASSIUS_CARDS)} are needed")
    for name, card in CASSIUS.items():
        if card.build not in SPHERES or card.field not in ("", *FIELDS):
            raise BrokenTable(f"cassius.toml, table [{name}]: unknown building or battlefield")
    if any(len(strengths) < len(BATTLE_ROUNDS) for strengths in BATTLES):
        raise BrokenTable(f"battles.toml: {len(BATTLE_ROUNDS)} cards are needed for each battlefield")
    for name in (*TRUCE_TASKS, *HEROES_TASKS):
        if name not in TASKS:
            raise BrokenTable(f"tasks.toml: the table [{name}] is missing")


_check_tables()
