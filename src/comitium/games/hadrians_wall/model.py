"""What lies on the table of Hadrian's Wall."""

from __future__ import annotations

from comitium.engine.chance import Chance
from comitium.engine.message import Seat
from comitium.engine.piles import Pile
from comitium.engine.purse import Purse
from comitium.engine.state import State
from comitium.games.hadrians_wall.components import (
    AREAS,
    CIRCLES,
    GLADIATORS,
    INFRASTRUCTURE,
    INFRASTRUCTURE_AT,
    ITEMS,
    PRINTED,
    SIZES,
    Fort,
)


class Player:
    """One seat's sheets, supply and cards.

    `boxes` holds for every area the years in which its boxes were filled: a track is as long as its level, a block
    that is filled in any order has a 0 for each empty box. The tuples are replaced, never changed.
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
        "paths",
        "prospect",
        "removed",
        "supply",
        "temple_favours",
        "used",
        "wounds",
    )

    def __init__(
        self, deck: list[str], supply: Purse, boxes: dict[str, tuple[int, ...]], built: dict[str, int]
    ) -> None:
        self.deck = deck  # the last card lies on top
        self.supply = supply
        self.boxes = boxes
        self.built = built  # the year of each building, in the order of building
        self.drawn: list[str] = []  # HW-4.3: seen by the owner only, until the reveal
        self.paths: list[str] = []  # HW-4.6: that of year n at place n - 1
        self.prospect = ""  # HW-4.7: this year's
        self.used: list[str] = []  # prospects of earlier years
        self.goods: dict[int, int] = {}  # the number written in each market box (HW-11.8)
        self.wounds: dict[str, int] = dict.fromkeys(GLADIATORS, 0)  # filled strength boxes of each gladiator (HW-12.13)
        self.diplomats: dict[str, int] = {}  # by the cohort served: favours left (HW-15.3)
        self.temple_favours = 0  # not used yet
        self.favours_used = 0
        self.ignored: list[str] = []  # attack cards of this year that a favour ignores (HW-16.9)
        self.disdain = 0  # circled circles, removed ones included (HW-16.13)
        self.removed = 0

    def copy(self) -> Player:
        new = Player(self.deck.copy(), self.supply.copy(), self.boxes.copy(), self.built.copy())
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
        """How many boxes are filled; infrastructure is read off the fort (HW-6.10)."""
        if track == INFRASTRUCTURE:
            return INFRASTRUCTURE_AT[len(self.boxes["fort"])]
        years = self.boxes[track]
        return len(years) - years.count(0)

    def is_full(self, track: str) -> bool:
        return self.level(track) == SIZES[track]

    def is_filled(self, area: str, box: int) -> bool:
        years = self.boxes[area]
        return box <= len(years) and years[box - 1] != 0

    def fill(self, area: str, box: int, year: int) -> None:
        """Write the year into a box that is empty (HW-2.5)."""
        years = self.boxes[area]
        if box == len(years) + 1:
            self.boxes[area] = (*years, year)
        else:
            self.boxes[area] = (*years[: box - 1], year, *years[box:])

    def filled_in(self, area: str, year: int) -> int:
        """How often the year is written there (HW-2.13)."""
        return self.boxes[area].count(year)

    def remaining_disdain(self) -> int:
        """HW-17.3: circled and not filled."""
        return self.disdain - self.removed

    def circles(self, income: str) -> int:
        """Filled income circles of a kind (HW-4.11 to HW-4.13)."""
        return len([building for building in CIRCLES[income] if building in self.built])

    def is_dead(self, gladiator: str) -> bool:
        """HW-12.14: every circled box is filled."""
        strength = len(self.boxes[f"gladiator_{gladiator}"])
        return 0 < strength <= self.wounds[gladiator]


def new_player(deck: list[str]) -> Player:
    """Blank sheets but for what is printed filled (HW-3.6)."""
    boxes: dict[str, tuple[int, ...]] = {}
    for name, area in AREAS.items():
        boxes[name] = (0,) * area.size if area.any_order else (PRINTED,) * area.printed
    return Player(deck, Purse(dict.fromkeys(ITEMS, 0)), boxes, {})


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
        "year",
    )

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.year = 0
        self.difficulty = "low"
        self.fort: Fort | None = None  # of the campaign (HW-21.2), never changed
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
        new.fate = self.fate.copy()
        new.income_card = self.income_card
        new.attack = self.attack.copy()
        new.neutral_deck = self.neutral_deck.copy()
        new.neutral = [card.copy() for card in self.neutral]
        new.neutral_used = self.neutral_used.copy()
        new.players = [player.copy() for player in self.players]
        return self.copy_table(new)

    def neighbours(self, seat: Seat) -> list[Seat]:
        """To the left, then to the right; with two players the opponent, once (HW-3.7, HW-18.4)."""
        return list(dict.fromkeys([near for near in (self.left_of(seat), self.right_of(seat)) if near != seat]))

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def right_of(self, seat: Seat) -> Seat:
        return (seat - 1) % self.seats

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
