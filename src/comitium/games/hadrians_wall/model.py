"""What lies on the table of Hadrian's Wall."""

from __future__ import annotations

from typing import Final

from comitium.engine.chance import Chance
from comitium.engine.message import Seat
from comitium.engine.piles import Pile
from comitium.engine.purse import Purse
from comitium.engine.state import State
from comitium.games.hadrians_wall.components import AREAS, FORTS, GLADIATORS, INFRASTRUCTURE_AT, PRINTED, Fort
from comitium.games.hadrians_wall.sheets import (
    BITS,
    CIRCLE_BITS,
    COMMON,
    FORT,
    FORT_LEVEL,
    NUMBERS,
    SIZES,
    STRENGTH,
    sheets_of,
)
from comitium.games.hadrians_wall.supply import Supply

INFRASTRUCTURE_LEVELS: Final = list(INFRASTRUCTURE_AT)
NO_WOUNDS: Final = [0 for _ in GLADIATORS]


class Player:
    """One seat's sheets, supply and cards.

    `boxes` holds, by the number of an area, the years in which its boxes were filled. A track is as long as its level.
    A block that is filled in any order has a 0 for each empty box. The tuples are replaced, never changed.
    `levels` counts the filled boxes. After the areas comes the infrastructure, which is read off the fort (HW-6.10).
    `standing` has the bit of every building in `built`.
    """

    __slots__ = (
        "boxes",
        "built",
        "deck",
        "diplomats",
        "disdain",
        "drawn",
        "favours_used",
        "goods",
        "ignored",
        "levels",
        "paths",
        "prospect",
        "removed",
        "standing",
        "supply",
        "temple_favours",
        "used",
        "wounds",
    )

    def __init__(
        self, deck: list[str], supply: Supply, boxes: list[tuple[int, ...]], levels: list[int], built: dict[str, int]
    ) -> None:
        self.deck = deck  # the last card lies on top
        self.supply = supply
        self.boxes = boxes
        self.levels = levels
        self.built = built  # the year of each building, in the order of building
        self.standing = 0
        self.drawn: list[str] = []  # HW-4.3: seen by the owner only, until the reveal
        self.paths: list[str] = []  # HW-4.6: that of year n at place n - 1
        self.prospect = ""  # HW-4.7: this year's
        self.used: list[str] = []  # prospects of earlier years
        self.goods: dict[int, int] = {}  # the number written in each market box (HW-11.8)
        self.wounds = NO_WOUNDS.copy()  # by gladiator: filled strength boxes (HW-12.13)
        self.diplomats: dict[str, int] = {}  # by the cohort served: favours left (HW-15.3)
        self.temple_favours = 0  # not used yet
        self.favours_used = 0
        self.ignored: list[str] = []  # attack cards of this year that a favour ignores (HW-16.9)
        self.disdain = 0  # circled circles, removed ones included (HW-16.13)
        self.removed = 0

    def copy(self) -> Player:
        supply = Supply(self.supply.held)
        new = Player(self.deck.copy(), supply, self.boxes.copy(), self.levels.copy(), self.built.copy())
        new.standing = self.standing
        new.drawn = self.drawn.copy()
        new.paths = self.paths.copy()
        new.prospect = self.prospect
        new.used = self.used.copy()
        new.goods = self.goods.copy()
        new.wounds = self.wounds.copy()
        new.diplomats = self.diplomats.copy()
        new.temple_favours = self.temple_favours
        new.favours_used = self.favours_used
        new.ignored = self.ignored.copy()
        new.disdain = self.disdain
        new.removed = self.removed
        return new

    def level(self, track: str) -> int:
        """How many boxes are filled, by the name of the track."""
        return self.levels[NUMBERS[track]]

    def has_room(self, area: int) -> bool:
        return self.levels[area] < SIZES[area]

    def is_filled(self, area: int, box: int) -> bool:
        years = self.boxes[area]
        return box <= len(years) and years[box - 1] != 0

    def fill(self, area: int, box: int, year: int) -> None:
        """Write the year into a box that is empty (HW-2.5)."""
        years = self.boxes[area]
        if box == len(years) + 1:
            self.boxes[area] = (*years, year)
        else:
            self.boxes[area] = (*years[: box - 1], year, *years[box:])
        self.levels[area] += 1
        if area == FORT:
            self.levels[FORT_LEVEL] = INFRASTRUCTURE_LEVELS[self.levels[FORT]]

    def filled_in(self, area: int, year: int) -> int:
        """How often the year is written there (HW-2.13)."""
        return self.boxes[area].count(year)

    def stands(self, building: int) -> bool:
        """Whether the building of this bit was built."""
        return building & self.standing != 0

    def build(self, building: str, year: int) -> None:
        self.built[building] = year
        self.standing |= BITS[building]

    def remaining_disdain(self) -> int:
        """HW-17.3: circled and not filled."""
        return self.disdain - self.removed

    def circles(self, income: str) -> int:
        """Filled income circles of a kind (HW-4.11 to HW-4.13)."""
        return len([bit for bit in CIRCLE_BITS[income] if self.stands(bit)])

    def strength(self, gladiator: int) -> int:
        """His circled boxes (HW-12.8)."""
        return self.levels[STRENGTH[gladiator]]

    def is_dead(self, gladiator: int) -> bool:
        """HW-12.14: every circled box is filled."""
        return 0 < self.strength(gladiator) <= self.wounds[gladiator]


def new_player(deck: list[str]) -> Player:
    """Blank sheets but for what is printed filled (HW-3.6)."""
    return Player(deck, Supply(), BLANK.copy(), BLANK_LEVELS.copy(), {})


BLANK: Final[list[tuple[int, ...]]] = [
    (0,) * area.size if area.any_order else (PRINTED,) * area.printed for area in AREAS.values()
]
BLANK_LEVELS: Final = [*[area.printed for area in AREAS.values()], INFRASTRUCTURE_LEVELS[0]]


class Neutral:
    """A neutral prospect card and what was paid onto it (HW-18.5)."""

    __slots__ = ("card", "items")

    def __init__(self, card: str, items: Purse) -> None:
        self.card = card
        self.items = items

    def copy(self) -> Neutral:
        return Neutral(self.card, self.items.copy())


class HadriansWall(State):
    """The table: years, the fate deck, neutral cards, and the players' sheets."""

    __slots__ = (
        "attack",
        "difficulty",
        "fate",
        "fort",
        "income_card",
        "neutral",
        "neutral_deck",
        "neutral_used",
        "players",
        "sheets",
        "year",
    )

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.year = 0
        self.difficulty = "low"
        self.fort: Fort | None = None  # of the campaign (HW-21.2), never changed
        self.sheets = COMMON  # the number of the sheets, which a fort changes (HW-21.7)
        self.fate: Pile[str] = Pile("fate", [])
        self.income_card = ""  # this year's; it lies on the discard pile (HW-4.2)
        self.attack: list[str] = []  # fate cards on the table (HW-16.2)
        self.neutral_deck: list[str] = []  # HW-18.1
        self.neutral: list[Neutral] = []  # this year's
        self.neutral_used: list[str] = []
        self.players: list[Player] = []

    def copy(self) -> HadriansWall:
        new = HadriansWall(self.seats, self.chance.copy())
        new.year = self.year
        new.difficulty = self.difficulty
        new.fort = self.fort
        new.sheets = self.sheets
        new.fate = self.fate.copy()
        new.income_card = self.income_card
        new.attack = self.attack.copy()
        new.neutral_deck = self.neutral_deck.copy()
        new.neutral = [card.copy() for card in self.neutral]
        new.neutral_used = self.neutral_used.copy()
        new.players = [player.copy() for player in self.players]
        return self.copy_table(new)

    def play_at(self, fort: str) -> None:
        """HW-21.2"""
        self.fort = FORTS[fort]
        self.sheets = sheets_of(fort)

    def neighbours(self, seat: Seat) -> list[Seat]:
        """To the left, then to the right; with two players the opponent, once (HW-3.7, HW-18.4)."""
        left, right = (seat + 1) % self.seats, (seat - 1) % self.seats
        if left == right:
            return [] if left == seat else [left]
        return [left, right]

    def neutral_named(self, card: str) -> Neutral:
        [found] = [neutral for neutral in self.neutral if neutral.card == card]
        return found

    def turn_fate(self) -> str:
        """The top fate card; an empty pile is shuffled anew from its discards (HW-16.16, HW-16.18)."""
        if not self.fate.things:
            self.tell("fate-shuffled", "HW-16.16")
        card = self.fate.draw(self.chance)
        assert card is not None  # HW-16.18
        return card
