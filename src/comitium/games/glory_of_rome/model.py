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
from comitium.games.glory_of_rome.components import (
    BATTLE_ROUNDS,
    BUILDINGS,
    COLUMN,
    FEUD_TOKENS,
    HAND,
    INTRIGUES,
    PRIESTS_PRICE,
    SLOTS,
    TIERS,
    TRACK,
    TRACKS,
    Battlefield,
    Condition,
    Medal,
    Piece,
    Sphere,
    Tier,
    Ware,
)

NO_LEGIONS: Final = dict.fromkeys(Battlefield, 0)
NO_PIECES: Final = dict.fromkeys(Tier, 0)
UNFINISHED: Final[dict[Tier, Piece | None]] = dict.fromkeys(Tier)


class Site:
    """The place of one type of building in a province, with the followers on it in this round (GR-11.7).

    Its lists are replaced and never changed: so copies, of which a bot makes thousands, can share them.
    """

    __slots__ = ("boosted", "followers", "level")

    def __init__(self) -> None:
        self.level = 0
        self.followers: list[Seat] = []
        self.boosted: list[Seat] = []  # whose boost token lies under a follower

    def copy(self) -> Site:
        new = Site()
        new.level = self.level
        new.followers = self.followers
        new.boosted = self.boosted
        return new

    def room(self) -> int:
        """How many followers fit in still (GR-13.5)."""
        return self.level - len(self.followers)


class Slot:
    """A place for an intrigue token; fresh ones carry their follower, active ones lie face up (GR-9.10, GR-23.1)."""

    __slots__ = ("active", "fresh", "owner")

    def __init__(self) -> None:
        self.owner: Seat = NOBODY
        self.active = False
        self.fresh = False

    def copy(self) -> Slot:
        new = Slot()
        new.owner = self.owner
        new.active = self.active
        new.fresh = self.fresh
        return new


class Province:
    """Five sites and three slots; whoever it faces controls it (GR-5.2)."""

    __slots__ = ("name", "sites", "slots")

    def __init__(self, name: str, sites: dict[Sphere, Site], slots: list[Slot]) -> None:
        self.name = name
        self.sites = sites
        self.slots = slots

    def copy(self) -> Province:
        sites = {sphere: site.copy() for sphere, site in self.sites.items()}
        return Province(self.name, sites, [slot.copy() for slot in self.slots])

    def population(self) -> int:
        """One, and the sum of all levels (GR-11.6)."""
        return 1 + sum([site.level for site in self.sites.values()])


def empty_province(name: str) -> Province:
    return Province(name, {sphere: Site() for sphere in Sphere}, [Slot() for _ in range(SLOTS)])


class SetOfGoods:
    """Three goods laid out, with the type they score as (GR-19.9)."""

    __slots__ = ("cards", "ware")

    def __init__(self, ware: Ware, cards: tuple[str, ...]) -> None:
        self.ware = ware
        self.cards = cards


class Player:
    """One seat's pieces, or those of Cassius."""

    __slots__ = (
        "anchor",
        "character",
        "claimed",
        "common",
        "dealt",
        "denarii",
        "fame",
        "feud",
        "followers",
        "hand",
        "home",
        "intrigues",
        "known",
        "legions",
        "medals",
        "own",
        "sets",
        "stationed",
        "tasks",
        "tokens",
        "used",
        "votes",
    )

    def __init__(self, character: str) -> None:
        self.character = character
        self.denarii = 0
        self.fame = 1
        self.feud = 0  # tokens, always on the rightmost cells of the track (GR-9.11)
        self.used: list[Sphere] = []  # boosts lying on buildings in this round (GR-14.2)
        self.legions = 0  # recruited
        self.stationed = NO_LEGIONS.copy()
        self.votes = 0  # recruited
        self.followers = 1  # recruited
        self.home = 1  # followers on the board, not placed yet
        self.intrigues = INTRIGUES  # tokens on the board
        self.claimed = [False, False, False, False]  # milestones (GR-6.7)
        self.anchor = False
        self.hand: list[str] = []  # goods, without the anchor
        self.known: dict[str, list[Seat]] = {}  # cards of the hand that others know; NOBODY stands for everybody
        self.sets: list[SetOfGoods] = []
        self.medals: list[Medal] = []
        self.own = NO_PIECES.copy()  # own pieces of the Pantheon
        self.common = UNFINISHED.copy()
        self.tasks: list[str] = []
        self.dealt: list[str] = []  # tasks to choose from
        self.tokens: list[str] = []  # diplomacy tokens not used in this round (GR-30.2)

    def copy(self) -> Player:
        new = Player(self.character)
        new.denarii = self.denarii
        new.fame = self.fame
        new.feud = self.feud
        new.used = self.used.copy()
        new.legions = self.legions
        new.stationed = self.stationed.copy()
        new.votes = self.votes
        new.followers = self.followers
        new.home = self.home
        new.intrigues = self.intrigues
        new.claimed = self.claimed.copy()
        new.anchor = self.anchor
        new.hand = self.hand.copy()
        new.known = {card: seats.copy() for card, seats in self.known.items()}
        new.sets = self.sets.copy()
        new.medals = self.medals.copy()
        new.own = self.own.copy()
        new.common = self.common.copy()
        new.tasks = self.tasks.copy()
        new.dealt = self.dealt.copy()
        new.tokens = self.tokens.copy()
        return new

    def has(self, medal: Medal) -> bool:
        return medal in self.medals

    def in_the_field(self) -> int:
        return sum(self.stationed.values())

    def legions_home(self) -> int:
        return self.legions - self.in_the_field()

    def cards(self) -> int:
        """Everything that counts for the hand limit (GR-17.2)."""
        return len(self.hand) + (1 if self.anchor else 0)

    def hand_is_full(self) -> bool:
        return self.cards() >= HAND

    def open_cells(self) -> int:
        return TRACK - self.feud

    def active_boosts(self) -> list[Sphere]:
        """Those whose cell is not covered (GR-9.12); Cassius has none."""
        if self.character not in TRACKS:
            return []
        return [boost for boost in TRACKS[self.character][: self.open_cells()] if boost is not None]

    def pieces(self) -> int:
        """All pieces on the Pantheon board."""
        return sum(self.own.values()) + sum([piece is not None for piece in self.common.values()])

    def tier(self) -> Tier | None:
        """The level under construction: the temple comes after the foundation (GR-20.3)."""
        for tier in Tier:
            if self.common[tier] is None:
                return tier
        return None

    def next_is_common(self, tier: Tier) -> bool:
        return self.own[tier] == TIERS[tier].own


class Moment:
    """A point of play at which goods of one type of condition may be played (GR-18.2)."""

    __slots__ = ("kind", "penalty", "place", "played", "seat", "second")

    def __init__(self, seat: Seat, kind: Condition, place: str = "") -> None:
        self.seat = seat
        self.kind = kind
        self.place = place  # where the follower stands: a type of building, "colosseum" or "slot"
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

    def __init__(self, proposer: Seat, target: Seat, token: str, province: str, sphere: Sphere) -> None:
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
        self.stock: dict[Sphere, list[int]] = {}
        self.medals: list[Medal] = []  # not taken yet
        self.column: list[Seat] = []  # votes from the bottom
        self.common: dict[Tier, list[Piece]] = {}  # the next one first
        self.feud = FEUD_TOKENS
        self.arena: list[Seat] = []  # followers in the Colosseum in this round (GR-22.2)
        self.milestones: list[int] = []
        self.moment: Moment | None = None
        self.plot: Plot | None = None
        self.proposal: Proposal | None = None
        self.cassius_deck: list[str] = []  # the last one on top
        self.cassius_shown: list[str] = []
        self.battles: dict[Battlefield, list[int]] = {}  # the last one on top
        self.battles_fought: dict[Battlefield, list[int]] = {}
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
        new.stock = {sphere: left.copy() for sphere, left in self.stock.items()}
        new.medals = self.medals.copy()
        new.column = self.column.copy()
        new.common = {tier: pieces.copy() for tier, pieces in self.common.items()}
        new.feud = self.feud
        new.arena = self.arena.copy()
        new.milestones = self.milestones.copy()
        new.moment = None if self.moment is None else self.moment.copy()
        new.plot = None if self.plot is None else self.plot.copy()
        new.proposal = None if self.proposal is None else self.proposal.copy()
        new.cassius_deck = self.cassius_deck.copy()
        new.cassius_shown = self.cassius_shown.copy()
        new.battles = {field: cards.copy() for field, cards in self.battles.items()}
        new.battles_fought = {field: cards.copy() for field, cards in self.battles_fought.items()}
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
        return self.board[self.place_of(name)]

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

    def price(self, sphere: Sphere, level: int) -> int:
        return BUILDINGS[sphere].cost[level - 1]

    def holder(self, medal: Medal) -> Seat:
        for seat, player in enumerate(self.players):
            if medal in player.medals:
                return seat
        return NOBODY

    def column_is_full(self) -> bool:
        return len(self.column) >= COLUMN

    def intrigues_are_played(self) -> bool:
        """Not in Truce, not in Emperor Solo (GR-30.13, GR-31.4)."""
        return not self.truce and self.solo != "emperor"

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
        self.gain_fame([seat], 1, "GR-12.4")

    # -- fame (GR-6) --------------------------------------------------------------------------------------------------

    def gain_fame(self, seats: list[Seat], amount: int, clause: str) -> None:
        """All these gain at the same moment, then milestones are claimed (GR-6.1, GR-6.10)."""
        for seat in seats:
            player = self.players[seat]
            player.fame += amount
            self.tell(
                "fame-gained",
                clause,
                seat=self.teller(seat),
                who=self.call(seat),
                fame=amount,
                now=player.fame,
                pieces=[f"fame:{seat}"],
            )
        self.claim_milestones()

    def lose_fame(self, seat: Seat, amount: int, clause: str) -> None:
        """Never below 1 (GR-6.4)."""
        player = self.players[seat]
        lost = min(amount, player.fame - 1)
        player.fame -= lost
        self.tell(
            "fame-lost",
            clause,
            seat=self.teller(seat),
            who=self.call(seat),
            fame=lost,
            now=player.fame,
            pieces=[f"fame:{seat}"],
        )

    def claim_milestones(self) -> None:
        """Everybody at or beyond an unclaimed milestone gets a follower; its marker moves down for each (GR-6.7)."""
        for number in range(len(self.milestones)):
            while True:
                reached = [
                    seat
                    for seat in range(self.seats)
                    if not self.players[seat].claimed[number] and self.players[seat].fame >= self.milestones[number]
                ]
                if not reached:
                    break
                for seat in reached:
                    self.players[seat].claimed[number] = True
                    self.players[seat].followers += 1
                    self.players[seat].home += 1
                    self.tell(
                        "milestone-claimed",
                        "GR-6.7",
                        seat=seat,
                        cell=self.milestones[number],
                        followers=self.players[seat].followers,
                        pieces=[f"mile:{number + 1}"],
                    )
                if number > 0:  # GR-6.8: the first one never moves
                    self.milestones[number] -= len(reached)


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
