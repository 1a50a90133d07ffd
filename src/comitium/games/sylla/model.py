"""What lies on the table of Sylla."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.chance import Chance
from comitium.engine.message import NOBODY, Clause, No, Seat
from comitium.engine.state import State
from comitium.games.sylla.pieces import (
    CARDS,
    CRISIS,
    FAMINE_START,
    FAMINE_VALUES,
    FIELD_SAVES,
    FIELDS,
    FREEDOM,
    INCOME,
    LAST_CELL,
    LAST_FAMINE,
    MERCHANTS,
    NUMBERS,
    PAYS,
    SENATORS,
    SET_SIZE,
    SLAVES,
    STALL_INCOME,
    STALLS,
    START,
    SUPPLY,
    Event,
    Piece,
    Pieces,
    Tile,
    TokenKind,
    Work,
)

CLOCKWISE: Final = {
    seats: [[(first + step) % seats for step in range(seats)] for first in range(seats)] for seats in NUMBERS
}


class Player:
    """One seat's pieces, points and what lies behind its screen (SY-2.16)."""

    __slots__ = (
        "christian_points",
        "coins",
        "cubes",
        "down",
        "freed",
        "fresh",
        "income_tile",
        "pieces",
        "prestige",
        "tokens",
        "turned",
        "vote",
        "vote_points",
        "vote_senators",
    )

    def __init__(self, income_tile: int, prestige: int, coins: int, pieces: Pieces) -> None:
        self.income_tile = income_tile  # 0 to 3, also the number of the character set (SY-2.10)
        self.prestige = prestige
        self.coins = coins
        self.pieces = pieces  # all that is owned: characters, Crane cards, kept tiles
        self.turned: Pieces = 0  # used to pay for a building this turn (SY-1.7)
        self.down: Pieces = 0  # face down (SY-1.8)
        self.fresh: Pieces = 0  # Crane cards bought this turn, which cannot pay yet (SY-13.6)
        self.tokens = [0, 0, 0]  # by kind
        self.cubes = [0, 0]  # still to be placed in phase V, by VESTAL and LEGIONARY; replaced, never changed
        self.vote: Action | None = None  # of the last Great Work, from its revelation on
        self.vote_senators = 0
        self.vote_points = 0
        self.christian_points = 0  # given by the Ecclesia
        self.freed = 0  # Slaves

    def copy(self) -> Player:
        new = Player(self.income_tile, self.prestige, self.coins, self.pieces)
        new.turned = self.turned
        new.down = self.down
        new.fresh = self.fresh
        new.tokens = self.tokens.copy()
        new.cubes = self.cubes
        new.vote = self.vote
        new.vote_senators = self.vote_senators
        new.vote_points = self.vote_points
        new.christian_points = self.christian_points
        new.freed = self.freed
        return new

    def face_up(self) -> Pieces:
        return self.pieces & ~self.down

    def available(self) -> Pieces:
        """Face up and upright."""
        return self.pieces & ~self.down & ~self.turned

    def why_not_available(self, card: Piece, clause: Clause) -> No | None:
        """What a card lacks to be available. The clause says that one needs a card of one's own."""
        if not self.pieces & card.bit:
            return No("not-yours", clause, id=card.name)
        if self.down & card.bit:
            return No("card-face-down", "SY-1.8", card=card.label)
        if self.turned & card.bit:
            return No("card-turned", "SY-1.7", card=card.label)
        return None

    def able_to_pay(self, colour: int) -> Pieces:
        """Available characters with a hexagon of the colour, and Cranes of earlier turns (SY-6.5, SY-13.6)."""
        return self.pieces & ~self.down & ~self.turned & ~self.fresh & PAYS[colour]

    def senators(self) -> int:
        """Votes in the election: all that lie face up (SY-4.2)."""
        return (self.pieces & ~self.down & SENATORS).bit_count()

    def election_votes(self) -> int:
        """The most that can be bid in the election (SY-4.5)."""
        return self.senators() + self.coins

    def available_senators(self) -> int:
        """Votes for a Great Work (SY-9.3)."""
        return (self.pieces & ~self.down & ~self.turned & SENATORS).bit_count()

    def slaves(self) -> int:
        """Face up, turned or not (SY-12.3, SY-12.5)."""
        return (self.pieces & ~self.down & SLAVES).bit_count()

    def slaves_payable(self, coins: int) -> int:
        """How many of them so many coins would free (SY-12.3)."""
        return min(self.slaves(), coins // FREEDOM)

    def income(self) -> int:
        """What phase IV brings as things stand (SY-7.2)."""
        available = self.available()
        return INCOME + (available & MERCHANTS).bit_count() + STALL_INCOME * (available & STALLS).bit_count()

    def gain(self, points: int) -> None:
        self.prestige += points

    def lose(self, points: int) -> int:
        """Returns the points really lost: nobody falls below 0 (SY-1.5)."""
        lost = min(points, self.prestige)
        self.prestige -= lost
        return lost


class Sylla(State):
    """The table. Lists that seldom change are replaced, never changed in place, so that copies can share them."""

    __slots__ = (
        "buyers",
        "consul",
        "cubes",
        "deck",
        "deck_drawn",
        "deck_shuffled",
        "display",
        "ecclesia",
        "event_deck",
        "events",
        "events_drawn",
        "famine",
        "incumbent",
        "markers",
        "open_screens",
        "players",
        "prices",
        "removed_events",
        "removed_work",
        "seller",
        "slots",
        "sold",
        "stack",
        "stack_drawn",
        "supply",
        "tavern_used",
        "turn",
        "used",
        "works",
        "works_finished",
        "works_shown",
    )

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.open_screens = False
        self.turn = 0  # 0 during setup
        self.players: list[Player] = []
        self.incumbent: Seat = NOBODY  # First Consul of the turn before
        self.consul: Seat = NOBODY  # First Consul of this turn, once elected
        self.markers = [START, START, START]  # cells of the ladder, by kind of token
        self.famine = FAMINE_START
        self.supply = [SUPPLY, SUPPLY, SUPPLY]
        self.deck: list[Piece] = []  # characters; the first `deck_drawn` were drawn
        self.deck_drawn = 0
        self.deck_shuffled = 0  # those behind were put under the deck openly (SY-5.3)
        self.display: list[Piece] = []
        self.stack: list[Tile] = []  # all building tiles; the first `stack_drawn` were drawn
        self.stack_drawn = 0
        self.slots: list[Tile | None] = []  # on offer
        self.buyers: list[Seat] = []  # by slot: who bought its tile this turn
        self.prices: list[int] = []
        self.seller: Seat = NOBODY
        self.sold = 0  # tiles sold or discarded in this phase III
        self.event_deck: list[Event] = []
        self.events_drawn = 0
        self.events: list[Event] = []  # in play, slot 1 first
        self.removed_events: list[Event] = []
        self.cubes: list[list[int]] = []  # by event slot: for each seat its Vestal and its Legionary cubes
        self.works: list[Work] = []  # of turns 1 to 5
        self.works_shown = 0
        self.works_finished = 0
        self.removed_work: Work | None = None
        self.used: Pieces = 0  # Sanctuaries and Taverns used in this phase IV (SY-7.5)
        self.tavern_used = 0  # markers a Tavern has acted on in this phase IV, one bit for each (SY-13.9)
        self.ecclesia = False  # the final scoring has begun (SY-12.1)

    def copy(self) -> Sylla:
        new = Sylla(self.seats, self.chance.copy())
        new.open_screens = self.open_screens
        new.turn = self.turn
        new.players = [player.copy() for player in self.players]
        new.incumbent = self.incumbent
        new.consul = self.consul
        new.markers = self.markers
        new.famine = self.famine
        new.supply = self.supply.copy()
        new.deck = self.deck
        new.deck_drawn = self.deck_drawn
        new.deck_shuffled = self.deck_shuffled
        new.display = self.display
        new.stack = self.stack
        new.stack_drawn = self.stack_drawn
        new.slots = self.slots.copy()
        new.buyers = self.buyers.copy()
        new.prices = self.prices.copy()
        new.seller = self.seller
        new.sold = self.sold
        new.event_deck = self.event_deck
        new.events_drawn = self.events_drawn
        new.events = self.events
        new.removed_events = self.removed_events
        new.cubes = self.cubes
        new.works = self.works
        new.works_shown = self.works_shown
        new.works_finished = self.works_finished
        new.removed_work = self.removed_work
        new.used = self.used
        new.tavern_used = self.tavern_used
        new.ecclesia = self.ecclesia
        return self.copy_table(new)

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        return CLOCKWISE[self.seats][seat].copy()

    # -- the ladder ----------------------------------------------------------------------------------------------------

    def move_marker(self, kind: TokenKind, cells: int) -> int:
        """To the right, or left if negative, no further than the end (SY-14.6); returns the cell reached."""
        cell = min(max(self.markers[kind] + cells, 0), LAST_CELL)
        self.markers = replaced(self.markers, kind, cell)
        return cell

    def move_famine(self, cells: int) -> int:
        """Between 0 and the end of the track (SY-4.10, SY-14.6); returns the cell reached."""
        self.famine = min(max(self.famine + cells, 0), LAST_FAMINE)
        return self.famine

    def in_crisis(self, kind: TokenKind) -> bool:
        return self.markers[kind] <= CRISIS  # SY-10.3

    def famine_loss(self, player: Player) -> int:
        """What famine would cost now, before the floor of 0 points (SY-10.1)."""
        fields = (player.face_up() & FIELDS).bit_count()
        return max(FAMINE_VALUES[self.famine] - FIELD_SAVES * fields, 0)

    # -- tokens --------------------------------------------------------------------------------------------------------

    def take_token(self, seat: Seat, kind: TokenKind) -> None:
        """From the supply behind the screen."""
        self.supply[kind] -= 1
        self.players[seat].tokens[kind] += 1

    # -- events --------------------------------------------------------------------------------------------------------

    def cube_total(self, slot: int) -> int:
        return sum(self.cubes[slot])

    def famine_symbols(self) -> int:
        """What the next phase I adds to the famine (SY-4.10)."""
        return sum([event.symbols for event in self.events])

    def screens_are_open(self) -> bool:
        """The table option, and the end of the match (SY-12.6)."""
        return self.open_screens or self.result is not None


def replaced(numbers: list[int], place: int, number: int) -> list[int]:
    """The same list with another number in one place."""
    new = numbers.copy()
    new[place] = number
    return new


def own_set(income_tile: int) -> list[Piece]:
    """The ten characters that belong to an income tile (SY-2.10)."""
    return CARDS[income_tile * SET_SIZE : (income_tile + 1) * SET_SIZE]
