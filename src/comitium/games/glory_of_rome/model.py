"""What lies on the table of Glory of Rome.

A seat is a player; the four sides of the table are *places*, numbered clockwise, and with fewer than
four players some of them are empty (GR-4.9). The provinces lie before the places and turn with the board.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action, AnytimeAction
from comitium.engine.chance import Chance
from comitium.engine.message import NOBODY, Message, No, Seat, Value, Who
from comitium.engine.piles import Pile
from comitium.engine.state import State
from comitium.games.glory_of_rome.board import Province
from comitium.games.glory_of_rome.components import BATTLE_ROUNDS, COSTS, FEUD_TOKENS, PRIESTS_PRICE
from comitium.games.glory_of_rome.fame import gain_fame
from comitium.games.glory_of_rome.kinds import SPHERES, Condition, Medal, Piece
from comitium.games.glory_of_rome.player import Player

# Where a follower stands: on a type of building, or elsewhere.
COLOSSEUM: Final = 5
SLOT: Final = 6
NOWHERE: Final = -1
PLACE_NAMES: Final = (*SPHERES, "colosseum", "slot")


class Moment:
    """A point of play at which goods of one type of condition may be played (GR-18.2)."""

    __slots__ = ("kind", "penalty", "place", "played", "seat", "second")

    def __init__(self, seat: Seat, kind: Condition, place: int = NOWHERE) -> None:
        self.seat = seat
        self.kind = kind
        self.place = place  # where the follower stands
        self.played: list[str] = []  # GR-18.15
        self.penalty = 0  # of the double tax, lowered by a card
        self.second = False  # a second effect may be announced

    def copy(self) -> Moment:
        new = Moment(self.seat, self.kind, self.place)
        new.played = self.played.copy()
        new.penalty = self.penalty
        new.second = self.second
        return new


class Plot:
    """An activated intrigue from the payment to its effect (GR-9.14)."""

    __slots__ = ("activator", "cancelled", "strikes", "target")

    def __init__(self, activator: Seat, target: Seat) -> None:
        self.activator = activator
        self.target = target
        self.strikes: list[Action] = []  # the announced effects with their objects
        self.cancelled = False

    def copy(self) -> Plot:
        new = Plot(self.activator, self.target)
        new.strikes = self.strikes.copy()
        new.cancelled = self.cancelled
        return new


class Proposal:
    """A diplomacy token face down on a building, with its stake (GR-30.3)."""

    __slots__ = ("demand", "proposer", "province", "sphere", "stake", "target", "token")

    def __init__(self, proposer: Seat, target: Seat, token: str, province: str, sphere: int) -> None:
        self.proposer = proposer
        self.target = target
        self.token = token  # "spy" or "alliance", seen by the proposer alone (GR-30.12)
        self.province = province
        self.sphere = sphere
        self.stake = 0
        self.demand = 0

    def copy(self) -> Proposal:
        new = Proposal(self.proposer, self.target, self.token, self.province, self.sphere)
        new.stake = self.stake
        new.demand = self.demand
        return new


class GloryOfRome(State):
    """The table. With Cassius, `players` has one more than there are seats."""

    __slots__ = (
        "achievements",
        "anchors_gone",
        "arena",
        "aside",
        "battles",
        "battles_fought",
        "board",
        "cassius_deck",
        "cassius_shown",
        "clockwise",
        "column",
        "common",
        "event",
        "events",
        "feud",
        "first",
        "fixed_turn",
        "goods",
        "harsh",
        "heroes",
        "medals",
        "milestones",
        "moment",
        "order",
        "past_events",
        "places",
        "players",
        "plot",
        "proposal",
        "round",
        "solo",
        "spies",
        "stock",
        "struck",
        "task_deck",
        "task_points",
        "truce",
        "under",
    )

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.round = 0
        self.spies = False
        self.truce = False
        self.fixed_turn = False  # the variant Clockwise (GR-30.15)
        self.heroes = False
        self.harsh = False
        self.solo = ""
        self.players: list[Player] = []
        self.places: list[int] = []  # by seat (GR-4.9)
        self.board: list[Province] = []  # by place
        self.first = ""  # the province with the first player token (GR-5.3)
        self.clockwise = True
        self.order: list[Seat] = []
        self.event = ""
        self.struck: list[Seat] = []  # by the event, in turn order: settled when it is revealed (GR-8.8)
        self.events: list[str] = []  # face down, the last one on top
        self.past_events: list[str] = []
        self.goods: Pile[str] = Pile("goods", [])
        self.aside: list[str] = []  # played cards whose effect is not done (GR-18.16)
        self.anchors_gone = 0
        self.task_deck: list[str] = []  # the last one on top
        self.under: dict[str, Seat] = {}  # tasks put under the deck, by who knows them
        self.stock: list[list[int]] = []  # by type and level
        self.medals: list[Medal] = []  # not taken yet
        self.column: list[Seat] = []  # votes from the bottom
        self.common: list[list[Piece]] = []  # by level of the Pantheon, the next one first
        self.feud = FEUD_TOKENS
        self.arena: list[Seat] = []  # followers in the Colosseum in this round (GR-22.2)
        self.milestones: list[int] = []
        self.moment: Moment | None = None
        self.plot: Plot | None = None
        self.proposal: Proposal | None = None
        self.cassius_deck: list[str] = []  # the last one on top
        self.cassius_shown: list[str] = []
        self.battles: list[list[int]] = []  # by battlefield, the last one on top
        self.battles_fought: list[list[int]] = []
        self.task_points: dict[str, int] = {}  # when they have been scored
        self.achievements: list[list[str]] = []  # by seat, after the end (GR-33.1)

    def copy(self) -> GloryOfRome:
        new = GloryOfRome(self.seats, self.chance.copy())
        new.round = self.round
        new.spies = self.spies
        new.truce = self.truce
        new.fixed_turn = self.fixed_turn
        new.heroes = self.heroes
        new.harsh = self.harsh
        new.solo = self.solo
        new.players = [player.copy() for player in self.players]
        new.places = self.places
        new.board = [province.copy() for province in self.board]
        new.first = self.first
        new.clockwise = self.clockwise
        new.order = self.order
        new.event = self.event
        new.struck = self.struck
        new.events = self.events.copy()
        new.past_events = self.past_events.copy()
        new.goods = self.goods.copy()
        new.aside = self.aside.copy()
        new.anchors_gone = self.anchors_gone
        new.task_deck = self.task_deck.copy()
        new.under = self.under.copy()
        new.stock = [left.copy() for left in self.stock]
        new.medals = self.medals.copy()
        new.column = self.column.copy()
        new.common = [pieces.copy() for pieces in self.common]
        new.feud = self.feud
        new.arena = self.arena.copy()
        new.milestones = self.milestones.copy()
        new.moment = None if self.moment is None else self.moment.copy()
        new.plot = None if self.plot is None else self.plot.copy()
        new.proposal = None if self.proposal is None else self.proposal.copy()
        new.cassius_deck = self.cassius_deck.copy()
        new.cassius_shown = self.cassius_shown.copy()
        new.battles = [cards.copy() for cards in self.battles]
        new.battles_fought = [cards.copy() for cards in self.battles_fought]
        new.task_points = self.task_points.copy()
        new.achievements = [earned.copy() for earned in self.achievements]
        return self.copy_table(new)

    # -- who ----------------------------------------------------------------------------------------------------------

    def few(self) -> bool:
        """Two players and solo play with fewer pieces (GR-4.1, GR-4.6)."""
        return self.seats <= 2

    def cassius(self) -> Seat:
        """His index among the players, after all seats; NOBODY if he does not play."""
        return self.seats if len(self.players) > self.seats else NOBODY

    def call(self, seat: Seat) -> Value:
        """Somebody in a sentence."""
        return Who(seat) if seat < self.seats else Message("cassius")

    def teller(self, seat: Seat) -> Seat:
        """Whose doing a line of the log is: Cassius has no seat."""
        return seat if seat < self.seats else NOBODY

    # -- seats and provinces (GR-5) -----------------------------------------------------------------------------------

    def province_of(self, seat: Seat) -> Province:
        """The province the seat controls in this round (GR-5.2)."""
        return self.board[self.places[seat]]

    def named(self, name: str) -> Province:
        for province in self.board:
            if province.name == name:
                return province
        raise KeyError(name)

    def place_of(self, name: str) -> int:
        for place, province in enumerate(self.board):
            if province.name == name:
                return place
        raise KeyError(name)

    def governor(self, name: str) -> Seat:
        """Who controls the province now; NOBODY before an empty place (GR-4.8)."""
        place = self.place_of(name)
        return self.places.index(place) if place in self.places else NOBODY

    def turn_order(self) -> list[Seat]:
        """From the first player token in the round's direction, empty places left out (GR-5.4 to GR-5.7)."""
        start = self.place_of(self.first)
        step = 1 if self.clockwise else -1
        order: list[Seat] = []
        for number in range(len(self.board)):
            place = (start + step * number) % len(self.board)
            if place in self.places and self.places.index(place) < self.seats:
                order.append(self.places.index(place))
        return order

    def turned(self, quarters: int) -> list[Province]:
        """The provinces by place after so many quarter turns clockwise, against the clock if negative (GR-5.9)."""
        return [self.board[(place - quarters) % len(self.board)] for place in range(len(self.board))]

    # -- pieces -------------------------------------------------------------------------------------------------------

    def votes_home(self, seat: Seat) -> int:
        return self.players[seat].votes - self.column.count(seat)

    def goods_left(self) -> bool:
        """Whether a goods card can be drawn (GR-2.7)."""
        return len(self.goods) > 0 or len(self.goods.discards) > 0

    def price(self, sphere: int, level: int) -> int:
        return COSTS[sphere][level - 1]

    def holder(self, medal: Medal) -> Seat:
        for seat, player in enumerate(self.players):
            if medal in player.medals:
                return seat
        return NOBODY

    def battle_now(self) -> bool:
        return self.cassius() != NOBODY and self.round in BATTLE_ROUNDS

    # -- the medal of the priest (GR-12.4) ----------------------------------------------------------------------------

    def considered_anytime(self, seat: Seat) -> list[Action]:
        return [EXCHANGE]

    def why_not_anytime(self, seat: Seat, act: Action) -> No | None:
        player = self.players[seat]
        if Medal.PRIEST not in player.medals:
            return No("no-priest-medal", "GR-12.4")
        if player.denarii < PRIESTS_PRICE:
            return No("exchange-needs", "GR-12.4", denarii=PRIESTS_PRICE, held=player.denarii)
        return None

    def can_exchange(self, seat: Seat) -> bool:
        return self.why_not_anytime(seat, EXCHANGE) is None

    def play_anytime(self, seat: Seat, action: AnytimeAction) -> None:
        player = self.players[seat]
        player.denarii -= PRIESTS_PRICE
        self.tell_action(seat, action, "GR-12.4")
        gain_fame(self, [seat], 1, "GR-12.4")


class Exchange(AnytimeAction):
    """Three denarii for one fame, whoever's turn it is (GR-12.4)."""

    __slots__ = ()

    def code(self) -> str:
        return "exchange"

    def sentence(self) -> Message:
        return Message("exchange", denarii=PRIESTS_PRICE)

    def told(self, seat: Seat) -> Message:
        return Message("exchanged", who=Who(seat), denarii=PRIESTS_PRICE)

    def pieces(self) -> list[str]:
        return ["medal:priest"]


EXCHANGE: Final = Exchange()
