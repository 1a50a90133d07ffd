"""Cards, tiles, events and Great Works: one object each, shared by every match.

What a player can own (40 characters, 3 Crane cards, the tiles that are kept) is numbered, and a
number is a bit: the pieces of a player are one integer, and so are those that are turned or lie
face down. `(pieces & SENATORS).bit_count()` counts Senators, and copying a player copies integers.
They stay under 2**62, above which compiled code is slow.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.message import Clause, Message
from comitium.games.sylla.components import (
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    DECADENCE,
    EVENTS,
    FIGURES,
    LETTERS,
    PLAYERS,
    SETS,
    SLOTS,
    TOKENS,
    TRACKS,
    WORKS,
    Building,
    Category,
    EventRow,
    Icon,
    Kind,
    Moved,
    PlayersRow,
    WorkRow,
)

Pieces = int  # a set of pieces, one bit for each
TokenKind = int  # its place in TOKENS

ALL_TOKENS: Final = list(range(len(TOKENS)))

TURNS: Final = FIGURES.turns
INCOME: Final = FIGURES.income
CUBES: Final = FIGURES.cubes
SUPPLY: Final = FIGURES.tokens - 1  # SY-19.2: one of each kind is the marker
PLEBS: Final = FIGURES.plebs
CRISIS_POINTS: Final = FIGURES.crisis
CHRISTIAN_POINTS: Final = FIGURES.christian
FREEDOM: Final = FIGURES.freedom
FREED_POINTS: Final = FIGURES.freed
DECADENCE_POINTS: Final = FIGURES.decadence

VALUES: Final = TRACKS["ladder"].values  # SY-12.6: of a token, by the cell of its marker
START: Final = TRACKS["ladder"].start
CRISIS: Final = TRACKS["ladder"].crisis
LAST_CELL: Final = len(VALUES) - 1
FAMINE_VALUES: Final = TRACKS["famine"].values  # SY-10.1
FAMINE_START: Final = TRACKS["famine"].start
LAST_FAMINE: Final = len(FAMINE_VALUES) - 1

SLOT_COLOURS: Final = [COLOURS.index(slot.colour.value) for slot in SLOTS.values()]
SLOT_NAMES: Final = list(SLOTS)

STALL_INCOME: Final = BUILDINGS["stall"].figure
FIELD_SAVES: Final = BUILDINGS["field"].figure
SANCTUARY_PRICE: Final = BUILDINGS["sanctuary"].figure
TAVERN_STEP: Final = BUILDINGS["tavern"].figure
INSULA_TOKENS: Final = BUILDINGS["insula"].figure
BANK_COINS: Final = BUILDINGS["bank"].figure
ARCH_POINTS: Final = BUILDINGS["arch"].figure
STATUE_POINTS: Final = BUILDINGS["statue"].figure


class Piece:
    """What a player can own: a character, a Crane card or a kept tile. `touch` is its name on the board."""

    __slots__ = ("bit", "christian", "colours", "kind", "label", "name", "number", "touch")

    def __init__(
        self, number: int, name: str, kind: str, christian: bool, colours: list[int], touch: str, label: Message
    ) -> None:
        self.number: Final = number
        self.bit: Final = 1 << number
        self.name: Final = name
        self.kind: Final = kind
        self.christian: Final = christian
        self.colours: Final = colours  # of its hexagons (SY-6.5)
        self.touch: Final = touch
        self.label: Final = label

    def __repr__(self) -> str:
        return self.name


class Tile:
    """A building tile: `piece` is what its buyer keeps, None if it is used up at once (SY-13)."""

    __slots__ = ("building", "kind", "label", "letter", "name", "piece", "rule", "touch")

    def __init__(self, building: Building, letter: str, number: int, piece: Piece | None) -> None:
        self.building: Final = building
        self.kind: Final = building.value
        self.letter: Final = letter
        self.name: Final = f"{building.value}-{letter}{number}"
        self.touch: Final = f"tile:{self.name}"
        self.label: Final = Message(f"building-{building.value}")
        self.rule: Final[Clause] = BUILDINGS[building.value].rule
        self.piece: Final = piece

    def __repr__(self) -> str:
        return self.name


class Event:
    """An event card; `blocked` are all pieces of the category it turns face down (SY-14.7), 0 if it blocks nothing."""

    __slots__ = (
        "blocked",
        "category",
        "hungers",
        "label",
        "lowers",
        "name",
        "rule",
        "symbols",
        "takes",
        "token",
        "touch",
    )

    def __init__(self, name: str, row: EventRow, blocked: Pieces) -> None:
        self.name: Final = name
        self.touch: Final = f"event:{name}"
        self.label: Final = Message(f"event-{name}")
        self.symbols: Final = row.symbols
        self.token: Final = -1 if row.token is None else TOKENS.index(row.token.value)
        self.takes: Final = [Icon.VESTAL in row.icons, Icon.LEGIONARY in row.icons]  # by VESTAL and LEGIONARY
        self.lowers: Final = -1 if row.lowers is None else TOKENS.index(row.lowers.value)
        self.hungers: Final = row.hungers
        self.category: Final = None if row.blocks is None else row.blocks.value
        self.blocked: Final = blocked
        self.rule: Final[Clause] = row.rule

    def __repr__(self) -> str:
        return self.name


class Work:
    """A Great Work as it counts for one number of players (SY-15, SY-17.7 to SY-17.9)."""

    __slots__ = ("label", "moves", "name", "places", "rule", "step", "thresholds", "touch", "votes_per_step")

    def __init__(self, name: str, row: WorkRow, duel: bool) -> None:
        self.name: Final = name
        self.touch: Final = f"work:{name}"
        self.label: Final = Message(f"work-{name}")
        self.places: Final = row.duel_places if duel and row.duel_places else row.places
        self.thresholds: Final = row.thresholds
        self.moves: Final = None if row.moves is None else row.moves.value
        self.votes_per_step: Final = row.votes_per_step
        self.step: Final = row.duel_step if duel else row.step
        self.rule: Final[Clause] = row.rule

    def __repr__(self) -> str:
        return self.name


VESTAL: Final = 0  # the two kinds of cubes (SY-8.1)
LEGIONARY: Final = 1
CUBE_KINDS: Final = ("vestal", "legionary")


# -- every piece there is ----------------------------------------------------------------------------------------------


def _characters() -> list[Piece]:
    made: list[Piece] = []
    for number in SETS:
        for place, row in CHARACTERS.items():
            name = f"{number}-{place}"
            colours = [COLOURS.index(colour.value) for colour in row.hexagons]
            label = Message(f"character-{row.kind.value}")
            if row.christian:
                label = Message("character-christian", character=label)
            made.append(Piece(len(made), name, row.kind.value, row.christian, colours, f"card:{name}", label))
    return made


def _cranes(first: int) -> list[Piece]:
    """SY-19.4: as many Crane cards as Crane tiles; they pay in any colour (SY-13.6, ruling 15)."""
    made: list[Piece] = []
    for number in range(1, sum(BUILDINGS["crane"].tiles.values()) + 1):
        name = f"crane-{number}"
        colours = list(range(len(COLOURS)))
        made.append(Piece(first + len(made), name, "crane", False, colours, f"card:{name}", Message("building-crane")))
    return made


def _tiles(cranes: list[Piece]) -> list[Tile]:
    made: list[Tile] = []
    number = len(CARDS)
    cranes_left = cranes.copy()
    for building in Building:
        for letter in LETTERS:
            for copy in range(1, BUILDINGS[building.value].tiles[letter] + 1):
                piece: Piece | None = None
                if building is Building.CRANE:
                    piece = cranes_left.pop(0)
                elif BUILDINGS[building.value].kept:
                    name = f"{building.value}-{letter}{copy}"
                    label = Message(f"building-{building.value}")
                    piece = Piece(number, name, building.value, False, [], f"tile:{name}", label)
                    number += 1
                made.append(Tile(building, letter, copy, piece))
    return made


def _of_kind(kind: str) -> Pieces:
    return sum([piece.bit for piece in PIECES if piece.kind == kind])


CHARACTER_CARDS: Final = _characters()
CRANE_CARDS: Final = _cranes(len(CHARACTER_CARDS))
CARDS: Final = [*CHARACTER_CARDS, *CRANE_CARDS]
TILES: Final = _tiles(CRANE_CARDS)
KEPT_TILES: Final = [tile.piece for tile in TILES if tile.piece is not None and tile.building is not Building.CRANE]
PIECES: Final = [*CARDS, *KEPT_TILES]  # by their numbers

SET_SIZE: Final = len(CHARACTERS)
SET_CARDS: Final = [((1 << SET_SIZE) - 1) << SET_SIZE * tile for tile in range(len(SETS))]  # SY-2.10, by income tile

SENATORS: Final = _of_kind(Kind.SENATOR.value)
MERCHANTS: Final = _of_kind(Kind.MERCHANT.value)
LEGIONARIES: Final = _of_kind(Kind.LEGIONARY.value)
VESTALS: Final = _of_kind(Kind.VESTAL.value)
SLAVES: Final = _of_kind(Kind.SLAVE.value)
CHRISTIANS: Final = sum([piece.bit for piece in PIECES if piece.christian])
CRANES: Final = _of_kind("crane")
STALLS: Final = _of_kind("stall")
FIELDS: Final = _of_kind("field")
SANCTUARIES: Final = _of_kind("sanctuary")
TAVERNS: Final = _of_kind("tavern")
ALL_CARDS: Final = sum([piece.bit for piece in CARDS])
ALL_KEPT_TILES: Final = sum([piece.bit for piece in KEPT_TILES])
PAYS: Final = [sum([piece.bit for piece in CARDS if colour in piece.colours]) for colour in range(len(COLOURS))]

CATEGORIES: Final = {
    Category.CHRISTIANS: CHRISTIANS,
    Category.SENATORS: SENATORS,
    Category.BUILDINGS: ALL_KEPT_TILES | CRANES,  # SY-13.7
    Category.SLAVES: SLAVES,
    Category.STALLS: STALLS,
}
ALL_EVENTS: Final = [
    Event(name, row, 0 if row.blocks is None else CATEGORIES[row.blocks]) for name, row in EVENTS.items()
]
EVENT_OF: Final = {event.name: event for event in ALL_EVENTS}
DECADENCE_EVENT: Final = EVENT_OF[DECADENCE]


def works_for(seats: int) -> list[Work]:
    return DUEL_WORKS if NUMBERS[seats].duel else USUAL_WORKS


USUAL_WORKS: Final = [Work(name, row, False) for name, row in WORKS.items()]
DUEL_WORKS: Final = [Work(name, row, True) for name, row in WORKS.items()]

TOKEN_LABELS: Final = [Message(f"token-{token}") for token in TOKENS]
COLOUR_LABELS: Final = [Message(f"colour-{colour}") for colour in COLOURS]
FAMINE_MOVED: Final = Moved.FAMINE.value


class Numbers:
    """What depends on the number of players (SY-16, SY-17)."""

    __slots__ = ("display", "duel", "kept", "sales", "taken")

    def __init__(self, row: PlayersRow) -> None:
        self.kept: Final = row.kept
        self.display: Final = row.display
        self.taken: Final = row.taken
        self.sales: Final = row.sales
        self.duel: Final = row.duel


NUMBERS: Final = {int(seats): Numbers(row) for seats, row in PLAYERS.items()}


def listed(pieces: Pieces) -> list[Piece]:
    """The pieces of a set, by their numbers."""
    found: list[Piece] = []
    while pieces:
        lowest = pieces & -pieces
        found.append(PIECES[lowest.bit_length() - 1])
        pieces ^= lowest
    return found


def nth_piece(pieces: Pieces, number: int) -> Piece:
    """The same as `listed(pieces)[number]`, without the list."""
    for _ in range(number):
        pieces &= pieces - 1
    return PIECES[(pieces & -pieces).bit_length() - 1]


def labels(pieces: Pieces) -> list[Message]:
    return [piece.label for piece in listed(pieces)]
