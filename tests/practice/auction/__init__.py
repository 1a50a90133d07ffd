"""Practice: one-round auctions with a seller who moves clockwise, and purses that nobody else sees.

The winner pays the seller, so coins wander. What a purse held at first stays secret, but every bid
shows the least it can have been; whoever imagines it has to respect that.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from comitium.engine.action import Action
from comitium.engine.chance import Chance
from comitium.engine.game import Game, Option
from comitium.engine.message import Message, No, Refused, Seat, Who
from comitium.engine.phase import Automatic, InTurn, Question
from comitium.engine.result import Criterion, ScoreLine, Sheet, decide
from comitium.engine.state import State

PURSES: Final = [6, 7, 8, 9, 10, 11]
WORTH: Final = {"wine": 2, "oil": 3, "marble": 5}
LOTS: Final = ["wine", "wine", "wine", "oil", "oil", "marble", "marble"]
TIMES_ROUND: Final = {"one": 1, "two": 2}


class Auction(State):
    """Coins in hand are the secret purse plus what was publicly gained and paid."""

    __slots__ = ("box", "gained", "goods", "least", "lots", "offer", "open_purses", "purses", "seller")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.open_purses = False
        self.purses: list[int] = []  # what each seat began with
        self.box: list[int] = []  # purses that nobody received
        self.gained = [0] * seats
        self.least = [0] * seats  # what each purse held at least, as its bids have shown
        self.lots: list[str] = []  # face down, the last one on top
        self.offer: str | None = None
        self.goods: list[list[str]] = [[] for _ in range(seats)]
        self.seller: Seat = seats - 1

    def copy(self) -> Auction:
        new = Auction(self.seats, self.chance.copy())
        new.open_purses = self.open_purses
        new.purses = self.purses.copy()
        new.box = self.box
        new.gained = self.gained.copy()
        new.least = self.least.copy()
        new.lots = self.lots.copy()
        new.offer = self.offer
        new.goods = [goods.copy() for goods in self.goods]
        new.seller = self.seller
        return self.copy_table(new)

    def coins(self, seat: Seat) -> int:
        return self.purses[seat] + self.gained[seat]

    def knows_purse(self, viewer: Seat | None, seat: Seat) -> bool:
        return self.open_purses or viewer == seat or self.result is not None


class Bid(Action):
    """Offer so many coins (AU-3)."""

    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def code(self) -> str:
        return f"bid {self.coins}"

    def sentence(self) -> Message:
        return Message("bid", coins=self.coins)

    def told(self, seat: Seat) -> Message:
        return Message("has-bid", who=Who(seat), coins=self.coins)


class Pass(Action):
    __slots__ = ()

    def code(self) -> str:
        return "pass"

    def sentence(self) -> Message:
        return Message("pass")

    def told(self, seat: Seat) -> Message:
        return Message("has-passed", who=Who(seat))


PASS: Final = Pass()
BIDS: Final = {f"bid {coins}": Bid(coins) for coins in range(sum(PURSES) + 1)}  # nobody can ever name more


class Offer(Automatic[Auction]):
    """The office of the seller moves clockwise; the new seller turns up the top lot (AU-2)."""

    __slots__ = ()

    heading = "offer"

    def run(self, g: Auction) -> None:
        g.seller = (g.seller + 1) % g.seats
        g.offer = g.lots.pop()
        g.tell("offers", "AU-2", seat=g.seller, reveals=True, good=Message(f"good-{g.offer}"))


class Bidding(InTurn[Auction]):
    """Everybody but the seller, clockwise, outbids once or passes; the winner pays the seller (AU-3, AU-4)."""

    __slots__ = ("best", "leader")

    heading = "bidding"

    def __init__(self) -> None:
        super().__init__()
        self.best = 0
        self.leader: Seat | None = None

    def begin(self, g: Auction) -> None:
        self.to_act = g.clockwise_from(g.seller)[1:]

    def considered(self, g: Auction, seat: Seat) -> list[Action]:
        """The pass and every bid up to the purse, or the one bid that would be needed and cannot be paid."""
        highest = max(g.coins(seat), self.best + 1)
        return [PASS, *[Bid(coins) for coins in range(self.best + 1, highest + 1)]]

    def why_not(self, g: Auction, seat: Seat, action: Action) -> No | None:
        if isinstance(action, Bid) and action.coins > g.coins(seat):
            return No("bid-beyond-purse", "AU-3", coins=g.coins(seat), best=self.best)
        if isinstance(action, Bid) and action.coins <= self.best:
            return No("bid-too-low", "AU-3", best=self.best)
        return None

    def meant(self, g: Auction, seat: Seat, code: str) -> Action | None:
        return PASS if code == PASS.code() else BIDS.get(code)

    def how(self, g: Auction, seat: Seat, code: str) -> No:
        return No("bid-how", "AU-3", best=self.best, coins=g.coins(seat))

    def count(self, g: Auction, seat: Seat) -> int:
        return max(0, g.coins(seat) - self.best) + 1

    def nth(self, g: Auction, seat: Seat, number: int) -> Action:
        return PASS if number == 0 else Bid(self.best + number)

    def question(self, g: Auction, seat: Seat) -> Question:
        good = Message(f"good-{g.offer}")
        return Question(Message("ask-bid", good=good), Message("why-bid", best=self.best, coins=g.coins(seat)), "AU-3")

    def play(self, g: Auction, seat: Seat, action: Action) -> None:
        self.to_act.remove(seat)
        if isinstance(action, Bid):
            self.best, self.leader = action.coins, seat
            g.least[seat] = max(g.least[seat], action.coins - g.gained[seat])
        g.tell_action(seat, action)

    def end(self, g: Auction) -> None:
        assert g.offer is not None
        owner = g.seller if self.leader is None else self.leader
        g.goods[owner].append(g.offer)
        g.gained[owner] -= self.best
        g.gained[g.seller] += self.best
        g.tell("sold", "AU-4", seat=owner, good=Message(f"good-{g.offer}"), coins=self.best)
        g.offer = None

    def copy(self) -> Bidding:
        new = Bidding()
        self.copy_turns(new)
        new.best = self.best
        new.leader = self.leader
        return new


class Scoring(Automatic[Auction]):
    """Purses are opened: goods for their worth, a point for two coins, then the coins themselves (AU-6)."""

    __slots__ = ()

    def run(self, g: Auction) -> None:
        for seat in range(g.seats):
            g.tell("opens-purse", "AU-6", seat=seat, reveals=True, coins=g.coins(seat))
        sheets = [sheet(g, seat, with_coins=True) for seat in range(g.seats)]
        points = Criterion(Message("by-points"), "AU-6", [column.total for column in sheets])
        coins = Criterion(Message("by-coins"), "AU-6", [g.coins(seat) for seat in range(g.seats)])
        g.result = decide(sheets, [points, coins])


def sheet(g: Auction, seat: Seat, with_coins: bool) -> Sheet:
    goods = g.goods[seat]
    lines = [ScoreLine(Message("goods"), sum([WORTH[good] for good in goods]), "AU-6", len(goods), [])]
    if with_coins:
        lines.append(ScoreLine(Message("coins"), g.coins(seat) // 2, "AU-6", g.coins(seat), []))
    return Sheet(seat, lines, sum([line.points for line in lines]))


def forecast(g: Auction, viewer: Seat | None) -> list[Sheet]:
    return [sheet(g, seat, g.knows_purse(viewer, seat)) for seat in range(g.seats)]


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> Auction:
    g = Auction(seats, chance)
    g.open_purses = options["purses"] == "open"
    purses = chance.shuffled("purses", PURSES)
    g.purses, g.box = purses[:seats], purses[seats:]
    g.lots = chance.shuffled("lots", LOTS)
    g.schedule(Scoring())
    for _ in range(seats * TIMES_ROUND[options["rounds"]]):
        g.schedule(Offer(), Bidding())
    return g


def why_not(seats: int, options: Mapping[str, str]) -> Refused | None:
    """Every seat sells equally often, and there are only seven lots (AU-5)."""
    needed = seats * TIMES_ROUND[options["rounds"]]
    return Refused("too-few-lots", "AU-5", needed=needed, lots=len(LOTS)) if needed > len(LOTS) else None


@dataclass(frozen=True)
class SeatView:
    coins: int | None  # once they lie open
    gained: int
    goods: tuple[str, ...]


@dataclass(frozen=True)
class View:
    seller: Seat
    offer: str | None
    lots_left: int
    seats: tuple[SeatView, ...]


@dataclass(frozen=True)
class Own:
    coins: int


def view(g: Auction) -> View:
    return View(
        seller=g.seller,
        offer=g.offer,
        lots_left=len(g.lots),
        seats=tuple(
            SeatView(
                coins=g.coins(seat) if g.knows_purse(None, seat) else None,
                gained=g.gained[seat],
                goods=tuple(g.goods[seat]),
            )
            for seat in range(g.seats)
        ),
    )


def own(g: Auction, seat: Seat) -> Own:
    return Own(g.coins(seat))


def imagine(g: Auction, seat: Seat, rng: Random) -> Auction:
    """Lots in another order; others' purses redrawn, none smaller than its bids have shown."""
    new = g.copy()
    new.chance = g.chance.reseeded(rng)
    rng.shuffle(new.lots)
    others = [other for other in range(g.seats) if not g.knows_purse(seat, other)]
    unseen = [g.purses[other] for other in others] + g.box
    rng.shuffle(unseen)
    while any(purse < g.least[other] for other, purse in zip(others, unseen, strict=False)):
        rng.shuffle(unseen)
    for number, other in enumerate(others):
        new.purses[other] = unseen[number]
    new.box = unseen[len(others) :]
    return new


def conserved(g: Auction) -> Mapping[str, int]:
    goods = [*g.lots, *[good for held in g.goods for good in held]]
    if g.offer is not None:
        goods.append(g.offer)
    coins = sum(g.purses) + sum(g.gained) + sum(g.box)
    return {"coins": coins, **{good: goods.count(good) for good in WORTH}}


GAME: Final[Game[Auction]] = Game(
    slug="auction",
    prefix="AU",
    package="tests.practice.auction",
    version=1,
    players=range(2, 5),
    minutes=(5, 10),
    setup=setup,
    view=view,
    imagine=imagine,
    forecast=forecast,
    conserved=conserved,
    longest_list=sum(PURSES) + 1,
    longest_match=lambda seats: 2 * seats * (seats - 1),
    options=(Option("purses", ("hidden", "open"), "AU-1"), Option("rounds", ("one", "two"), "AU-5")),
    why_not=why_not,
    own=own,
)
