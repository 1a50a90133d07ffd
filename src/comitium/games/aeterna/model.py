"""What lies on the table of Aeterna."""

from __future__ import annotations

from comitium.engine.chance import Chance
from comitium.engine.message import NOBODY, No, Seat
from comitium.engine.state import State
from comitium.games.aeterna.cards import HILL_LABELS, Award, Card, Damage, Figure
from comitium.games.aeterna.components import BY_PLAYERS, HILL_ROWS, KEPT, AbilityKind, Colour, Structure


class Stack:
    """Citizens of one colour on a hill (AE-12.3)."""

    __slots__ = ("height", "seat")

    def __init__(self, seat: Seat, height: int) -> None:
        self.seat = seat
        self.height = height

    def copy(self) -> Stack:
        return Stack(self.seat, self.height)


class Hill:
    """An active hill; the first of `stacks` is the leftmost, the prefect's (AE-12.9)."""

    __slots__ = ("awards", "exhausted", "label", "name", "number", "ruins", "stacks", "structures", "values")

    def __init__(self, name: str, awards: list[Award]) -> None:
        row = HILL_ROWS[name]
        self.name = name
        self.number = row.number
        self.values = row.values
        self.label = HILL_LABELS[name]
        self.awards = awards
        self.exhausted = [False] * len(awards)  # AE-12.13, by place of the token
        self.stacks: list[Stack] = []
        self.structures: list[Structure] = []
        self.ruins = 0  # AE-16.5: how many of the highest values are covered

    def copy(self) -> Hill:
        new = Hill(self.name, self.awards)
        new.exhausted = self.exhausted.copy()
        new.stacks = [stack.copy() for stack in self.stacks]
        new.structures = self.structures.copy()
        new.ruins = self.ruins
        return new

    def prefect(self) -> Seat:
        """The owner of the leftmost stack; NOBODY on an empty hill (AE-12.9, AE-17.3)."""
        return self.stacks[0].seat if self.stacks else NOBODY

    def citizens(self) -> int:
        """Of all colours (AE-12.2, AE-16.1)."""
        return sum([stack.height for stack in self.stacks])

    def height(self, seat: Seat) -> int:
        """How many citizens this seat has here."""
        for stack in self.stacks:
            if stack.seat == seat:
                return stack.height
        return 0

    def uncovered(self) -> tuple[int, ...]:
        """The values that can still be scored, the highest first (AE-15.3)."""
        return self.values[self.ruins :]

    def has_space_for(self, seat: Seat, spaces: int) -> bool:
        """An own stack to raise, or a free space (AE-12.5)."""
        return len(self.stacks) < spaces or self.height(seat) > 0


class Player:
    """One gens: its domus, its cards, its markers (AE-3)."""

    __slots__ = (
        "aurei",
        "cards",
        "citizens",
        "doom",
        "figures",
        "hand",
        "points",
        "shown",
        "stone",
        "supply",
        "turned",
        "unrest",
        "wheat",
    )

    def __init__(self) -> None:
        self.citizens = 0  # in the domus
        self.supply = 0  # AE-1.6: citizens of this colour still in the supply
        self.aurei = 0
        self.stone = 0
        self.wheat = 0
        self.unrest = 0
        self.points = 0
        self.doom = 0
        self.hand: list[Card] = []  # the cards kept in this epoch and not yet used (AE-6.7)
        self.shown: list[Card] = []  # those of them that were played or discarded, so that all saw them
        self.cards: list[Card] = []  # the play area, in the order of playing (AE-1.12)
        self.figures: list[Figure] = []
        self.turned: dict[str, int] = {}  # AE-14.6: by building, how often it was activated in this epoch

    def copy(self) -> Player:
        new = Player()
        new.citizens = self.citizens
        new.supply = self.supply
        new.aurei = self.aurei
        new.stone = self.stone
        new.wheat = self.wheat
        new.unrest = self.unrest
        new.points = self.points
        new.doom = self.doom
        new.hand = self.hand.copy()
        new.shown = self.shown.copy()
        new.cards = self.cards.copy()
        new.figures = self.figures.copy()
        new.turned = self.turned.copy()
        return new

    def of_colour(self, colour: Colour) -> int:
        """Cards of a colour in the play area (AE-9.6)."""
        return len([card for card in self.cards if card.colour is colour])

    def with_ability(self, kind: AbilityKind) -> list[Card]:
        return [card for card in self.cards if card.ability is kind]


class Aeterna(State):
    """The table. `packets[p]` are the cards of packet p: those kept so far in the order they were kept, then the rest.

    Packet p was dealt to seat p and goes to the left (AE-6.3), so after `kept` steps it lies with seat p + kept.
    """

    __slots__ = (
        "board",
        "builders",
        "building_decks",
        "coming_figures",
        "damage",
        "epoch",
        "figures",
        "gone",
        "hills",
        "kept",
        "order",
        "packets",
        "passed",
        "players",
        "province_decks",
        "spaces",
        "structures_left",
    )

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.epoch = 0
        self.players: list[Player] = []
        self.hills: list[Hill] = []  # the active ones, in ascending number (AE-2.8)
        self.order: list[Seat] = []  # AE-2.14: of this epoch
        self.passed: list[Seat] = []  # AE-13.1: in order of passing
        self.figures: list[Figure] = []  # face up (AE-2.2)
        self.coming_figures: list[list[Figure]] = []  # face down, those of the next epoch first
        self.building_decks: list[list[Card]] = []  # of the epochs to come, the next one first (AE-2.6)
        self.province_decks: list[list[Card]] = []
        self.packets: list[list[Card]] = []
        self.kept = 0  # AE-6.2: how many cards were kept from every packet
        self.board: list[Card] = []  # AE-6.6: the leftover cards, face up
        self.gone = 0  # cards that have left the game
        self.damage: list[Damage] = []  # by space of the unrest track (AE-2.11)
        self.spaces: list[Structure] = []  # AE-2.15: the structure spaces that hold their structure
        self.builders: dict[Structure, Seat] = {}  # AE-11.6: whose citizen stands on a structure space
        self.structures_left: dict[Structure, int] = {}  # in the supply

    def copy(self) -> Aeterna:
        new = Aeterna(self.seats, self.chance.copy())
        new.epoch = self.epoch
        new.players = [player.copy() for player in self.players]
        new.hills = [hill.copy() for hill in self.hills]
        new.order = self.order.copy()
        new.passed = self.passed.copy()
        new.figures = self.figures.copy()
        new.coming_figures = self.coming_figures.copy()  # what lies inside is replaced, never changed
        new.building_decks = self.building_decks.copy()
        new.province_decks = self.province_decks.copy()
        new.packets = [packet.copy() for packet in self.packets]
        new.kept = self.kept
        new.board = self.board.copy()
        new.gone = self.gone
        new.damage = self.damage
        new.spaces = self.spaces.copy()
        new.builders = self.builders.copy()
        new.structures_left = self.structures_left.copy()
        return self.copy_table(new)

    def hill(self, name: str) -> Hill:
        hill = self.active_hill(name)
        if hill is None:
            raise KeyError(name)
        return hill

    def active_hill(self, name: str) -> Hill | None:
        """None if the hill is not active in this match (AE-2.10)."""
        for hill in self.hills:
            if hill.name == name:
                return hill
        return None

    def played_this_epoch(self, card: Card) -> bool:
        """Until phase I, which clears the packets; a card can be played only in its own epoch (AE-9.14)."""
        return card.epoch == self.epoch and len(self.packets) > 0

    def hill_spaces(self) -> int:
        """Citizen spaces of every hill (AE-12.3)."""
        return BY_PLAYERS[self.seats].spaces

    def on_hills(self, seat: Seat) -> int:
        return sum([hill.height(seat) for hill in self.hills])

    def on_board(self, seat: Seat) -> int:
        """Citizens on hills and structure spaces (AE-11.6)."""
        return self.on_hills(seat) + len([builder for builder in self.builders.values() if builder == seat])

    def left_of(self, seat: Seat, steps: int = 1) -> Seat:
        """The neighbour so many seats clockwise (AE-2.16)."""
        return (seat + steps) % self.seats

    # -- the draft -----------------------------------------------------------------------------------------------------

    def packet_of(self, seat: Seat, when: int) -> int:
        """Which packet this seat held after so many cards were kept from each (AE-6.3)."""
        return (seat - when) % self.seats

    def holder(self, packet: int, when: int) -> Seat:
        """Who held, or will hold, a packet at that time."""
        return (packet + when) % self.seats

    def held(self, seat: Seat) -> list[Card]:
        """The cards the seat chooses from now; nothing once the draft is over."""
        if not self.packets or self.kept >= KEPT:
            return []
        return self.packets[self.packet_of(seat, self.kept)][self.kept :]


def hill_inactive(name: str) -> No:
    """The answer to whatever names a hill that takes no part (AE-2.10)."""
    return No("hill-inactive", "AE-2.10", hill=HILL_LABELS[name])
