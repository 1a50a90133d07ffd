"""What New Romans is worth to a seat.

A careful settler reaches about 97 % of what counting allows, every building touching all of its home land.
So lots are weighed by counting, tiles of a land against buildings of that home, and the map decides only
where a tile goes. Figures in the comments are shares of wins against the same bot with the other value,
from 400 two-player matches or more (par 50 %, interval ± 5).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import exp, inf
from typing import Final

from comitium.bots.evaluate.evaluator import Evaluator
from comitium.engine.action import Action
from comitium.engine.hexes import STEPS, Cell
from comitium.engine.message import Seat
from comitium.games.new_romans.choice import Choice, Take
from comitium.games.new_romans.components import CARDS, CRYSTALS, HOME, ROUNDS, TAKE_FROM, Land
from comitium.games.new_romans.division import DIVISIONS, Divide, Division
from comitium.games.new_romans.model import Domain, NewRomans
from comitium.games.new_romans.reconnaissance import First, Placement
from comitium.games.new_romans.settlement import Lay, Settlement
from comitium.games.new_romans.tiles import TILES, Tile, tile

# A point of all others together against one of mine, shared among them. At 1 two players only starve each other
# (mean score 41) and win no more often; at 0.5 they win 40 %.
ENVY: Final = 0.75
# Of a row that is still to be divided, a neighbour's or a future one, so much comes to each of the two.
PART: Final = 0.5
# Tiles of later rounds against tiles on the table, when lots are weighed. 0.65 wins 34 %, 0.95 wins 51 %.
LATER: Final = 0.85
# The same when a tile is laid: the best cell for a later tile may be gone by then. 0.5 and 0.8 win less.
LATER_ON_THE_MAP: Final = 0.3
# How far lots are weighed by counting the domain, the rest by its best free cell. None of it wins 35 %, all 45 %.
COUNTED: Final = 0.5
# How many points make a neighbour's better lot about three times as likely as the other: nobody weighs quite as we do.
DOUBT: Final = 1.5
# Ways of laying that are thought through to the end of the hand. 5 wins about as much in half the time.
TRIED: Final = 12
# Joining a region that no building touches yet, for each of its tiles: it breaks ties.
JOINING: Final = 0.1

KINDS_OF_LAND: Final = len(Land)
NUMBER: Final = {land: number for number, land in enumerate(Land)}
NO_HOME: Final = -1


def _kind(any_tile: Tile) -> tuple[int, int]:
    return NUMBER[any_tile.land], NO_HOME if any_tile.home is None else NUMBER[any_tile.home]


KINDS: Final = {any_tile: _kind(any_tile) for any_tile in TILES}


def by_land() -> list[float]:
    return [0.0] * KINDS_OF_LAND


# -- the map -----------------------------------------------------------------------------------------------------------


class Opening:
    """A free cell: what a bare tile of each land would bring there, and how much of each land its regions touch."""

    __slots__ = ("cell", "gains", "reach")

    def __init__(self, cell: Cell, gains: list[int], reach: list[int]) -> None:
        self.cell = cell
        self.gains = gains
        self.reach = reach

    def gain(self, any_tile: Tile) -> int:
        """Points of the domain before and after, the new building's included (NR-11.1)."""
        land, home = KINDS[any_tile]
        if home == NO_HOME:
            return self.gains[land]
        return self.gains[land] + self.reach[home] + (home == land)

    def appeal(self, any_tile: Tile) -> float:
        return self.gain(any_tile) + JOINING * self.reach[KINDS[any_tile][0]]


class Survey:
    """A domain with its regions known, so that a tile costs six looks and not a walk over the whole map.

    `size` and `served` are by number of a region; `served` has one bit for each building that scores it. Regions that
    have been joined keep their numbers, but no cell bears them any more.
    """

    __slots__ = ("free", "homes", "lands", "points", "region", "served", "size")

    def __init__(self, domain: Domain) -> None:
        self.points = 0
        self.lands: dict[Cell, int] = {}
        self.homes: dict[Cell, tuple[int, int]] = {}  # buildings: their home land and their bit
        self.region: dict[Cell, int] = {}
        self.size: list[int] = []
        self.served: list[int] = []
        self.free = dict.fromkeys(domain.tiles or domain.free)
        for cell, any_tile in domain.tiles.items():
            self.lay(any_tile, cell)

    def copy(self) -> Survey:
        new = Survey.__new__(Survey)
        new.points = self.points
        new.lands = self.lands.copy()
        new.homes = self.homes.copy()
        new.region = self.region.copy()
        new.size = self.size.copy()
        new.served = self.served.copy()
        new.free = self.free.copy()
        return new

    def opening(self, cell: Cell) -> Opening:
        lands, homes, size, served = self.lands, self.homes, self.size, self.served
        gains = [0] * KINDS_OF_LAND
        reach = [0] * KINDS_OF_LAND
        before = [0] * KINDS_OF_LAND
        scorers = [0] * KINDS_OF_LAND  # by land: buildings that would score a tile here
        seen: list[int] = []
        for step in STEPS:
            near = cell + step
            if near not in lands:
                continue
            region = self.region[near]
            if region not in seen:
                seen.append(region)
                land = lands[near]
                reach[land] += size[region]
                before[land] += size[region] * served[region].bit_count()
                scorers[land] |= served[region]
            if near in homes:
                home, bit = homes[near]
                scorers[home] |= bit
        for land, mask in enumerate(scorers):
            if mask:
                gains[land] = (1 + reach[land]) * mask.bit_count() - before[land]
        return Opening(cell, gains, reach)

    def openings(self) -> list[Opening]:
        return [self.opening(cell) for cell in self.free]

    def lay(self, any_tile: Tile, cell: Cell) -> None:
        land, home = KINDS[any_tile]
        self.points += self.opening(cell).gain(any_tile)
        bit = 0 if home == NO_HOME else 1 << len(self.homes)
        scorers = bit if home == land else 0
        joined: set[int] = set()
        del self.free[cell]
        for step in STEPS:
            near = cell + step
            if near not in self.lands:
                self.free[near] = None
                continue
            if self.lands[near] == land:
                joined.add(self.region[near])
            elif self.lands[near] == home:
                self.served[self.region[near]] |= bit
            if near in self.homes and self.homes[near][0] == land:
                scorers |= self.homes[near][1]
        for region in joined:
            scorers |= self.served[region]
        self.lands[cell] = land
        if bit:
            self.homes[cell] = (home, bit)
        number = len(self.size)
        self.region[cell] = number
        if joined:
            for other, region in self.region.items():
                if region in joined:
                    self.region[other] = number
        self.size.append(1 + sum(self.size[region] for region in joined))
        self.served.append(scorers)

    def settle(self, hand: list[Tile]) -> None:
        """Lay the whole hand, always what appeals most."""
        hand = hand.copy()
        while hand:
            openings = self.openings()
            most = -1.0
            for any_tile in dict.fromkeys(hand):
                for opening in openings:
                    appeal = opening.appeal(any_tile)
                    if appeal > most:
                        most, best, cell = appeal, any_tile, opening.cell
            self.lay(best, cell)
            hand.remove(best)

    def promise(self, tiles: Counts) -> float:
        """What these tiles would bring if each could go to the best cell for it."""
        openings = self.openings()
        return sum(
            tiles.lands[land] * max(opening.gains[land] for opening in openings)
            + tiles.buildings[land] * max(opening.reach[land] for opening in openings)
            for land in range(KINDS_OF_LAND)
        )


# -- tiles by counting -------------------------------------------------------------------------------------------------


class Counts:
    """Tiles of each land, and buildings by their home land; what is only expected counts in part."""

    __slots__ = ("buildings", "lands")

    def __init__(self, tiles: Iterable[Tile] = ()) -> None:
        self.lands = by_land()
        self.buildings = by_land()
        self.add(tiles, 1.0)

    def add(self, tiles: Iterable[Tile], part: float) -> None:
        for any_tile in tiles:
            land, home = KINDS[any_tile]
            self.lands[land] += part
            if home != NO_HOME:
                self.buildings[home] += part


def later(g: NewRomans, seat: Seat, weight: float) -> Counts:
    """What the rounds to come should bring this seat, known by counting stacks and cards (NR-15.2)."""
    expected = Counts()
    sides = TAKE_FROM[g.round :]
    for side in sides:
        for source in (seat, (seat + side) % g.seats):
            for land in g.players[source].stack[g.drawn :]:
                expected.lands[NUMBER[land]] += weight * PART / len(sides)
    for number, side in enumerate(sides, start=g.round):
        for source in (seat, (seat + side) % g.seats):
            for building in CARDS[g.players[source].card].rows[number]:
                expected.buildings[NUMBER[HOME[building]]] += weight * PART
    return expected


@cache
def crystals_worth(crystals: int, rounds: int) -> float:
    """Points to expect at the end (NR-12.1): each round takes one, leaves all or brings one as 1 : 2 : 1 (NR-7.9)."""
    if rounds == 0:
        return CRYSTALS.points[max(0, min(crystals, len(CRYSTALS.points) - 1))]
    changes = [crystals_worth(crystals + change, rounds - 1) for change in (-1, 0, 0, 1)]
    return sum(changes) / len(changes)


class Demand:
    """How much a seat makes of a lot, given its domain and the tiles it may expect beside it."""

    __slots__ = ("beside", "gains", "other_crystal", "reach", "rounds", "supply")

    def __init__(self, g: NewRomans, seat: Seat, beside: list[Tile]) -> None:
        player = g.players[seat]
        openings = Survey(player.domain).openings()
        laid = Counts(player.domain.tiles.values())
        self.gains = by_land()  # of one more tile
        self.reach = by_land()  # of one more building
        for land in range(KINDS_OF_LAND):
            best_gain = max(opening.gains[land] for opening in openings)
            best_reach = max(opening.reach[land] for opening in openings)
            self.gains[land] = COUNTED * laid.buildings[land] + (1 - COUNTED) * best_gain
            self.reach[land] = COUNTED * laid.lands[land] + (1 - COUNTED) * best_reach
        self.beside = later(g, seat, LATER)
        self.beside.add(beside, PART)
        self.rounds = ROUNDS - g.round
        # NR-6.3: the one that goes into the own lot is not counted here.
        self.supply = player.crystals - (1 if player.smaller is None else 0)
        self.other_crystal = 0.5  # how likely the seat's other lot brings one

    def worth(self, lot: list[Tile], crystal: bool) -> float:
        tiles = Counts(lot)
        points = 0.0
        for land in range(KINDS_OF_LAND):
            lands, buildings = tiles.lands[land], tiles.buildings[land]
            points += lands * (self.gains[land] + self.beside.buildings[land])
            points += buildings * (self.reach[land] + self.beside.lands[land] + lands)
        without = crystals_worth(self.supply + crystal, self.rounds)
        with_other = crystals_worth(self.supply + crystal + 1, self.rounds)
        return points + without + self.other_crystal * (with_other - without)


def demand_of_owner(g: NewRomans, seat: Seat) -> Demand:
    """For the lots of the own row: beside one of them the seat gets part of a neighbour's row."""
    return Demand(g, seat, on_offer(g, g.takes_from(seat)))


def demand_of_taker(g: NewRomans, seat: Seat) -> Demand:
    """For a neighbour's lots: beside one of them the seat keeps part of its own row."""
    return Demand(g, seat, on_offer(g, seat))


def on_offer(g: NewRomans, seat: Seat) -> list[Tile]:
    """The five tiles of this round, divided already or not (NR-15.6)."""
    player = g.players[seat]
    return [*player.row, *(player.smaller or []), *(player.larger or [])]


class Cut:
    """A row in two lots: what either choice of the taker is worth to both, each with an eye on the other's share."""

    __slots__ = ("larger_taken", "larger_to_owner", "smaller_taken", "smaller_to_owner")

    def __init__(self, owner: Demand, taker: Demand, smaller: list[Tile], larger: list[Tile], envy: float) -> None:
        owner_smaller, owner_larger = owner.worth(smaller, True), owner.worth(larger, False)
        taker_smaller, taker_larger = taker.worth(smaller, True), taker.worth(larger, False)
        self.smaller_taken = taker_smaller - envy * owner_larger
        self.larger_taken = taker_larger - envy * owner_smaller
        self.smaller_to_owner = owner_smaller - envy * taker_larger
        self.larger_to_owner = owner_larger - envy * taker_smaller

    def chance_of_smaller(self) -> float:
        """How likely the taker takes the smaller lot."""
        better = (self.smaller_taken - self.larger_taken) / DOUBT
        return 1 / (1 + exp(-max(-30.0, min(30.0, better))))

    def to_owner(self) -> float:
        smaller_goes = self.chance_of_smaller()
        return smaller_goes * self.larger_to_owner + (1 - smaller_goes) * self.smaller_to_owner


# -- the evaluator -----------------------------------------------------------------------------------------------------


class NewRomansEvaluator(Evaluator[NewRomans]):
    """Points now, and points to come."""

    def value(self, g: NewRomans, seat: Seat) -> float:
        others = sum(standing(g, other) for other in range(g.seats) if other != seat)
        return standing(g, seat) - envy(g) * others

    def values(self, g: NewRomans, seat: Seat, options: list[Action]) -> list[float]:
        phase = g.asker(seat)
        if isinstance(phase, Placement):
            return placement_values(g, seat, [option for option in options if isinstance(option, First)])
        if isinstance(phase, Division):
            return division_values(g, seat, g.players[seat].row, options)
        if isinstance(phase, Choice):
            return choice_values(g, seat, [option for option in options if isinstance(option, Take)])
        if isinstance(phase, Settlement) and g.players[seat].hand:
            return settlement_values(g, seat, [option for option in options if isinstance(option, Lay)])
        return super().values(g, seat, options)


def envy(g: NewRomans) -> float:
    """The fewer there are, the more another's point hurts."""
    return ENVY / (g.seats - 1)


def standing(g: NewRomans, seat: Seat) -> float:
    player = g.players[seat]
    survey = Survey(player.domain)
    to_come = later(g, seat, LATER_ON_THE_MAP)
    to_come.add(player.hand, 1.0)
    return survey.points + survey.promise(to_come) + crystals_worth(player.crystals, ROUNDS - g.round)


def placement_values(g: NewRomans, seat: Seat, options: list[First]) -> list[float]:
    """The better the row can be divided afterwards, the better (NR-5.8)."""
    one, two, *bare = g.players[seat].row
    left, right = g.card_row(seat)
    values: list[float] = []
    for option in options:
        second = right if option.building is left else left
        row = [tile(one.land, option.building), tile(two.land, second), *bare]
        values.append(max(division_values(g, seat, row, DIVISIONS)))
    return values


def division_values(g: NewRomans, seat: Seat, row: list[Tile], options: list[Action]) -> list[float]:
    """What is left to me, as the neighbour is expected to choose (NR-6, NR-7.6)."""
    owner, taker = demand_of_owner(g, seat), demand_of_taker(g, g.loses_to(seat))
    values: list[float] = []
    for option in options:
        assert isinstance(option, Divide)
        smaller: list[Tile] = []
        larger: list[Tile] = []
        for position, any_tile in enumerate(row, start=1):
            (smaller if position in option.positions else larger).append(any_tile)
        values.append(Cut(owner, taker, smaller, larger, envy(g)).to_owner())
    return values


def choice_values(g: NewRomans, seat: Seat, options: list[Take]) -> list[float]:
    """The lot together with what I expect to keep, less what stays with its owner (NR-7.5 to NR-7.8)."""
    smaller, larger = lots(g, seat)
    own = Cut(demand_of_owner(g, seat), demand_of_taker(g, g.loses_to(seat)), smaller, larger, envy(g))
    smaller_goes = own.chance_of_smaller()
    me = Demand(g, seat, [])
    me.beside.add(smaller, 1 - smaller_goes)
    me.beside.add(larger, smaller_goes)
    me.other_crystal = 1 - smaller_goes
    owner = g.takes_from(seat)
    cut = Cut(demand_of_owner(g, owner), me, *lots(g, owner), envy(g))
    return [cut.smaller_taken if option.smaller else cut.larger_taken for option in options]


def lots(g: NewRomans, seat: Seat) -> tuple[list[Tile], list[Tile]]:
    player = g.players[seat]
    assert player.smaller is not None
    assert player.larger is not None
    return player.smaller, player.larger


def settlement_values(g: NewRomans, seat: Seat, options: list[Lay]) -> list[float]:
    """The map once the whole hand is laid, for the ways that appeal most at first sight (NR-8)."""
    hand = g.players[seat].hand
    to_come = later(g, seat, LATER_ON_THE_MAP)
    survey = Survey(g.players[seat].domain)
    openings = {opening.cell: opening for opening in survey.openings()}
    appeals = [openings[option.cell].appeal(option.tile) for option in options]
    values = [-inf] * len(options)
    for number in sorted(range(len(options)), key=appeals.__getitem__, reverse=True)[:TRIED]:
        option = options[number]
        after = survey.copy()
        after.lay(option.tile, option.cell)
        rest = hand.copy()
        rest.remove(option.tile)
        after.settle(rest)
        values[number] = after.points + after.promise(to_come)
    return values
