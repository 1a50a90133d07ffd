# not compiled: the types of the rows are read at run time
"""The tables of Sylla, read from `data/*.toml` once (SY-2, SY-13 to SY-17)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from comitium.engine.components import BrokenTable, load, named

PACKAGE: Final = "comitium.games.sylla"
DATA_FILES: Final = (
    "characters.toml",
    "slots.toml",
    "buildings.toml",
    "events.toml",
    "works.toml",
    "ladder.toml",
    "players.toml",
    "figures.toml",
)

SETS: Final = ("I", "II", "III", "IV")  # SY-2.10
LETTERS: Final = ("A", "B", "C")  # SY-2.2
PHASES: Final = ("consul", "recruitment", "buildings", "income", "events", "work", "famine")  # SY-1.3
TOKENS: Final = ("health", "pride", "leisure")  # SY-10.3: in the order of crises; a kind of token is its number here
COLOURS: Final = ("red", "yellow", "grey")  # SY-2.3: a colour is its number here
EVENT_SLOTS: Final = 4  # SY-2.4, SY-2.5
DECADENCE: Final = "decadence"


class Kind(Enum):
    """A character is of one of five kinds."""

    SENATOR = "senator"
    MERCHANT = "merchant"
    LEGIONARY = "legionary"
    VESTAL = "vestal"
    SLAVE = "slave"


class Colour(Enum):
    RED = "red"
    YELLOW = "yellow"
    GREY = "grey"


class Token(Enum):
    HEALTH = "health"
    PRIDE = "pride"
    LEISURE = "leisure"


class Moved(Enum):
    """What a Great Work moves: one of the three markers, or the famine marker."""

    HEALTH = "health"
    PRIDE = "pride"
    LEISURE = "leisure"
    FAMINE = "famine"


class Icon(Enum):
    """Whose cubes an event takes (SY-8.3)."""

    VESTAL = "vestal"
    LEGIONARY = "legionary"


class Category(Enum):
    """What a blocking event turns face down (SY-14.7)."""

    CHRISTIANS = "christians"
    SENATORS = "senators"
    BUILDINGS = "buildings"
    SLAVES = "slaves"
    STALLS = "stalls"


class Building(Enum):
    STALL = "stall"
    FIELD = "field"
    CRANE = "crane"
    SANCTUARY = "sanctuary"
    TAVERN = "tavern"
    INSULA = "insula"
    STATUE = "statue"
    BANK = "bank"
    ARCH = "arch"


@dataclass(frozen=True)
class CharacterRow:
    kind: Kind
    christian: bool
    hexagons: tuple[Colour, ...]


@dataclass(frozen=True)
class SlotRow:
    colour: Colour


@dataclass(frozen=True)
class BuildingRow:
    tiles: dict[str, int]
    kept: bool
    rule: str
    figure: int = 0


@dataclass(frozen=True)
class EventRow:
    symbols: int
    icons: tuple[Icon, ...]
    rule: str
    token: Token | None = None
    lowers: Token | None = None
    hungers: int = 0
    blocks: Category | None = None


@dataclass(frozen=True)
class WorkRow:
    rule: str
    places: tuple[int, ...] = ()
    duel_places: tuple[int, ...] = ()
    thresholds: tuple[tuple[int, int], ...] = ()
    moves: Moved | None = None
    votes_per_step: int = 0
    step: int = 0
    duel_step: int = 0


@dataclass(frozen=True)
class TrackRow:
    values: tuple[int, ...]
    start: int
    crisis: int = -1


@dataclass(frozen=True)
class PlayersRow:
    kept: int
    display: int
    taken: int
    sales: int
    duel: bool


@dataclass(frozen=True)
class FiguresRow:
    turns: int
    prestige: int
    coins: int
    cubes: int
    tokens: int
    income: int
    decadence: int
    plebs: int
    crisis: int
    christian: int
    freedom: int
    freed: int


CHARACTERS: Final = load(PACKAGE, "characters.toml", CharacterRow)
SLOTS: Final = load(PACKAGE, "slots.toml", SlotRow)
BUILDINGS: Final = named(
    "buildings.toml", load(PACKAGE, "buildings.toml", BuildingRow), [kind.value for kind in Building]
)
EVENTS: Final = load(PACKAGE, "events.toml", EventRow)
WORKS: Final = load(PACKAGE, "works.toml", WorkRow)
TRACKS: Final = named("ladder.toml", load(PACKAGE, "ladder.toml", TrackRow), ["ladder", "famine"])
PLAYERS: Final = named("players.toml", load(PACKAGE, "players.toml", PlayersRow), ["2", "3", "4"])
FIGURES: Final = named("figures.toml", load(PACKAGE, "figures.toml", FiguresRow), ["figures"])["figures"]


def _check_tables() -> None:
    """What no type can say of the tables."""
    tiles = 0
    for name, building in BUILDINGS.items():
        if list(building.tiles) != list(LETTERS):
            raise BrokenTable(f"buildings.toml, table [{name}]: tiles for A, B and C are needed")
        tiles += sum(building.tiles.values())
    drawn = FIGURES.turns * len(SLOTS)
    if tiles < drawn:
        raise BrokenTable(f"buildings.toml: {tiles} tiles, {drawn} are drawn in a match")
    if DECADENCE not in EVENTS or EVENTS[DECADENCE].token is not None:
        raise BrokenTable(f"events.toml: the table [{DECADENCE}], without a token, is needed")
    if any(event.token is None for name, event in EVENTS.items() if name != DECADENCE):
        raise BrokenTable(f"events.toml: every event but [{DECADENCE}] needs a token")
    if len(EVENTS) < EVENT_SLOTS + FIGURES.turns:
        raise BrokenTable(f"events.toml: {len(EVENTS)} events, {EVENT_SLOTS + FIGURES.turns} are needed")
    if len(WORKS) != FIGURES.turns + 1:
        raise BrokenTable(f"works.toml: {len(WORKS)} Great Works, {FIGURES.turns + 1} are needed")
    for name, track in TRACKS.items():
        if not 0 <= track.start < len(track.values):
            raise BrokenTable(f"ladder.toml, table [{name}]: no cell {track.start} to start on")
    if not 0 <= TRACKS["ladder"].crisis < TRACKS["ladder"].start:
        raise BrokenTable("ladder.toml, table [ladder]: the crisis is a cell left of the start")


_check_tables()
