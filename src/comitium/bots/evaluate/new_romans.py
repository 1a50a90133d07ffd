"""What New Romans is worth to a seat.

A careful settler reaches about 97 % of what counting allows, every building touching all of its home land.
So lots are weighed by counting, tiles of a land against buildings of that home, and the map decides only
where a tile goes. Figures in the comments are shares of wins against the same bot with the other value,
from 400 two-player matches or more (par 50 %, interval ± 5).
"""

from __future__ import annotations

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
from comitium.games.new_romans.settlement import Lay, Settlement, kinds
from comitium.games.new_romans.tiles import NO_HOME, Tile, tile

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
SIDES: Final = len(STEPS)
OUTSIDE: Final = -1  # a cell that is neither laid nor free
FREE: Final = -2
BITS: Final = [number.bit_count() for number in range(256)]
# By card and round: the numbers of the home lands of its two buildings.
HOMES: Final = {name: [[HOME[one].number for one in row] for row in card.rows] for name, card in CARDS.items()}


def by_land() -> list[float]:
    return [0.0] * KINDS_OF_LAND


def ones(mask: int) -> int:
    """How many buildings a mask names; there are at most 16 in a match (NR-8.9)."""
    return BITS[mask & 255] + BITS[mask >> 8]


# -- the map -----------------------------------------------------------------------------------------------------------


class Ground:
    """Cells by number, in the order they were found. `beside` has six numbers for each cell, or OUTSIDE."""

    __slots__ = ("beside", "cells", "numbers")

    def __init__(self) -> None:
        self.numbers: dict[Cell, int] = {}
        self.cells: list[Cell] = []
        self.beside: list[int] = []

    def number(self, cell: Cell) -> int:
        known = self.numbers.get(cell)
        if known is not None:
            return known
        number = len(self.cells)
        self.numbers[cell] = number
        self.cells.append(cell)
        for side, step in enumerate(STEPS):
            near = self.numbers.get(cell + step)
            if near is None:
                self.beside.append(OUTSIDE)
            else:
                self.beside.append(near)
                self.beside[near * SIDES + (side + 3) % SIDES] = number
        return number


class Survey:
    """A domain with its regions known, and what each land would bring on each free cell.

    Copies share the ground. A tile that is laid changes only the cells around the regions it touches.
    """

    __slots__ = (
        "bits",
        "buildings",
        "free",
        "gains",
        "ground",
        "homes",
        "lands",
        "members",
        "points",
        "reach",
        "region",
        "served",
        "size",
    )

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.points = 0
        self.buildings = 0
        self.free: list[int] = []  # numbers of cells, in the order of the domain
        # By number of a cell:
        self.lands: list[int] = []  # or OUTSIDE, or FREE
        self.homes: list[int] = []  # the home land of the building there, or NO_HOME
        self.bits: list[int] = []  # the bit of this building
        self.region: list[int] = []
        # By number of a cell and of a land, for free cells:
        self.gains: list[int] = []  # points that a bare tile of this land would bring
        self.reach: list[int] = []  # tiles in the regions of this land beside the cell
        # By number of a region; one that was joined to another is left with size 0:
        self.size: list[int] = []
        self.members: list[list[int]] = []  # numbers of cells; never changed
        self.served: list[int] = []  # a bit for each building that scores it

    def copy(self) -> Survey:
        new = Survey(self.ground)
        new.points = self.points
        new.buildings = self.buildings
        new.lands = self.lands.copy()
        new.homes = self.homes.copy()
        new.bits = self.bits.copy()
        new.region = self.region.copy()
        new.gains = self.gains.copy()
        new.reach = self.reach.copy()
        new.free = self.free.copy()
        new.size = self.size.copy()
        new.served = self.served.copy()
        new.members = self.members.copy()
        return new

    def cells(self) -> list[Cell]:
        """The free ones, in the order of the domain."""
        return [self.ground.cells[number] for number in self.free]

    def put(self, any_tile: Tile, number: int) -> None:
        """A tile on the map: joins regions, serves and is served. Points and openings are left as they were."""
        land, home = any_tile.land_number, any_tile.home_number
        bit = 0
        if home != NO_HOME:
            bit = 1 << self.buildings
            self.buildings += 1
        scorers = bit if home == land else 0
        lands, beside = self.lands, self.ground.beside
        joined: list[int] = []
        for side in range(number * SIDES, number * SIDES + SIDES):
            near = beside[side]
            if near == OUTSIDE or lands[near] < 0:
                continue
            region = self.region[near]
            if lands[near] == land:
                if region not in joined:
                    joined.append(region)
            elif lands[near] == home:
                self.served[region] |= bit
            if self.homes[near] == land:
                scorers |= self.bits[near]
        members = [number]
        for region in joined:
            scorers |= self.served[region]
            members.extend(self.members[region])
            self.size[region] = 0
        lands[number], self.homes[number], self.bits[number] = land, home, bit
        new = len(self.size)
        for member in members:
            self.region[member] = new
        self.size.append(len(members))
        self.served.append(scorers)
        self.members.append(members)

    def open_around(self, number: int) -> None:
        """The cells beside a tile are free from now on (NR-8.4)."""
        cell = self.ground.cells[number]
        for step in STEPS:
            near = self.ground.number(cell + step)
            self.make_room()
            if self.lands[near] == OUTSIDE:
                self.lands[near] = FREE
                self.free.append(near)

    def make_room(self) -> None:
        """For every cell of the ground: other surveys may have found some."""
        while len(self.lands) < len(self.ground.cells):
            self.lands.append(OUTSIDE)
            self.homes.append(NO_HOME)
            self.bits.append(0)
            self.region.append(0)
            for _ in range(KINDS_OF_LAND):
                self.gains.append(0)
                self.reach.append(0)

    def look(self, number: int) -> None:
        """Work out what each land brings on a free cell."""
        lands, beside = self.lands, self.ground.beside
        reach = [0] * KINDS_OF_LAND
        before = [0] * KINDS_OF_LAND
        scorers = [0] * KINDS_OF_LAND  # buildings that would score a tile here
        seen = 0
        for side in range(number * SIDES, number * SIDES + SIDES):
            near = beside[side]
            if near == OUTSIDE:
                continue
            land = lands[near]
            if land < 0:
                continue
            region = self.region[near]
            if not seen & (1 << region):
                seen |= 1 << region
                size, served = self.size[region], self.served[region]
                reach[land] += size
                if served:
                    before[land] += size * ones(served)
                    scorers[land] |= served
            home = self.homes[near]
            if home != NO_HOME:
                scorers[home] |= self.bits[near]
        at = number * KINDS_OF_LAND
        for land in range(KINDS_OF_LAND):
            mask = scorers[land]
            self.reach[at + land] = reach[land]
            self.gains[at + land] = (1 + reach[land]) * ones(mask) - before[land] if mask else 0

    def gain(self, any_tile: Tile, number: int) -> int:
        """Points of the domain before and after, the new building's included (NR-11.1)."""
        at = number * KINDS_OF_LAND
        land, home = any_tile.land_number, any_tile.home_number
        gain = self.gains[at + land]
        if home != NO_HOME:
            gain += self.reach[at + home]
            if home == land:
                gain += 1
        return gain

    def appeal(self, any_tile: Tile, number: int) -> float:
        return self.gain(any_tile, number) + JOINING * self.reach[number * KINDS_OF_LAND + any_tile.land_number]

    def lay(self, any_tile: Tile, number: int) -> None:
        """A tile on a free cell."""
        self.make_room()
        self.points += self.gain(any_tile, number)
        self.free = [other for other in self.free if other != number]
        self.put(any_tile, number)
        self.open_around(number)
        changed = 1 << self.region[number]
        lands, beside = self.lands, self.ground.beside
        if any_tile.home_number != NO_HOME:
            for side in range(number * SIDES, number * SIDES + SIDES):
                near = beside[side]
                if lands[near] == any_tile.home_number:
                    changed |= 1 << self.region[near]
        for other in self.free:
            if self.touches(other, changed):
                self.look(other)

    def touches(self, number: int, regions: int) -> bool:
        """Whether a cell lies beside one of these regions."""
        lands, beside = self.lands, self.ground.beside
        for side in range(number * SIDES, number * SIDES + SIDES):
            near = beside[side]
            if near != OUTSIDE and lands[near] >= 0 and regions & (1 << self.region[near]):
                return True
        return False

    def settle(self, hand: list[Tile]) -> None:
        """Lay the whole hand, always what appeals most."""
        hand = hand.copy()
        while hand:
            most = -1.0
            best, place = hand[0], self.free[0]
            for any_tile in kinds(hand):
                for number in self.free:
                    appeal = self.appeal(any_tile, number)
                    if appeal > most:
                        most, best, place = appeal, any_tile, number
            self.lay(best, place)
            hand.remove(best)

    def best_gain(self, land: int) -> int:
        """Of one more tile of this land, on the best cell for it."""
        return best_of(self.gains, land, self.free)

    def best_reach(self, land: int) -> int:
        """Of one more building whose home this land is."""
        return best_of(self.reach, land, self.free)

    def promise(self, tiles: Counts) -> float:
        """What these tiles would bring if each could go to the best cell for it."""
        promised = 0.0
        for land in range(KINDS_OF_LAND):
            promised += tiles.lands[land] * self.best_gain(land) + tiles.buildings[land] * self.best_reach(land)
        return promised


def best_of(figures: list[int], land: int, free: list[int]) -> int:
    best = 0  # no figure is below
    for number in free:
        figure = figures[number * KINDS_OF_LAND + land]
        if figure > best:
            best = figure
    return best


def survey_of(domain: Domain) -> Survey:
    survey = Survey(Ground())
    for cell in [*domain.tiles, *domain.free]:
        survey.ground.number(cell)
    survey.make_room()
    for number, any_tile in enumerate(domain.tiles.values()):
        survey.put(any_tile, number)
    for number in range(len(domain.tiles), len(survey.lands)):
        survey.lands[number] = FREE
        survey.free.append(number)
        survey.look(number)
    for region, size in enumerate(survey.size):
        survey.points += size * ones(survey.served[region])
    return survey


# -- tiles by counting -------------------------------------------------------------------------------------------------


class Counts:
    """Tiles of each land, and buildings by their home land; what is only expected counts in part."""

    __slots__ = ("buildings", "lands")

    def __init__(self, tiles: list[Tile]) -> None:
        self.lands = by_land()
        self.buildings = by_land()
        self.add(tiles, 1.0)

    def add(self, tiles: list[Tile], part: float) -> None:
        for any_tile in tiles:
            self.lands[any_tile.land_number] += part
            if any_tile.home_number != NO_HOME:
                self.buildings[any_tile.home_number] += part


def later(g: NewRomans, seat: Seat, weight: float) -> Counts:
    """What the rounds to come should bring this seat, known by counting stacks and cards (NR-15.2)."""
    expected = Counts([])
    sides = TAKE_FROM[g.round :]
    for side in sides:
        for source in (seat, (seat + side) % g.seats):
            for land in g.players[source].stack[g.drawn :]:
                expected.lands[land.number] += weight * PART / len(sides)
    for number, side in enumerate(sides, start=g.round):
        for source in (seat, (seat + side) % g.seats):
            for home in HOMES[g.players[source].card][number]:
                expected.buildings[home] += weight * PART
    return expected


@cache
def crystals_worth(crystals: int, rounds: int) -> float:
    """Points to expect at the end (NR-12.1): each round takes one, leaves all or brings one as 1 : 2 : 1 (NR-7.9)."""
    if rounds == 0:
        return float(CRYSTALS.points[max(0, min(crystals, len(CRYSTALS.points) - 1))])
    changes = [crystals_worth(crystals + change, rounds - 1) for change in (-1, 0, 0, 1)]
    return sum(changes) / len(changes)


class Demand:
    """How much a seat makes of a lot, given its domain and the tiles it may expect beside it."""

    __slots__ = ("beside", "gains", "other_crystal", "reach", "rounds", "supply")

    def __init__(self, g: NewRomans, seat: Seat, beside: list[Tile]) -> None:
        player = g.players[seat]
        survey = survey_of(player.domain)
        laid = Counts(list(player.domain.tiles.values()))
        self.gains = by_land()  # of one more tile
        self.reach = by_land()  # of one more building
        for land in range(KINDS_OF_LAND):
            self.gains[land] = COUNTED * laid.buildings[land] + (1 - COUNTED) * survey.best_gain(land)
            self.reach[land] = COUNTED * laid.lands[land] + (1 - COUNTED) * survey.best_reach(land)
        self.beside = later(g, seat, LATER)
        self.beside.add(beside, PART)
        self.rounds = ROUNDS - g.round
        # NR-6.3: the one that goes into the own lot is not counted here.
        self.supply = player.crystals - (1 if player.smaller is None else 0)
        self.other_crystal = 0.5  # how likely the seat's other lot brings one

    def worth(self, tiles: Counts, crystal: int) -> float:
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
        fewer, more = Counts(smaller), Counts(larger)
        owner_smaller, owner_larger = owner.worth(fewer, 1), owner.worth(more, 0)
        taker_smaller, taker_larger = taker.worth(fewer, 1), taker.worth(more, 0)
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
        others = 0.0
        for other in range(g.seats):
            if other != seat:
                others += standing(g, other)
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
    survey = survey_of(player.domain)
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
    survey = survey_of(g.players[seat].domain)
    numbers = survey.ground.numbers
    appeals = [survey.appeal(option.tile, numbers[option.cell]) for option in options]
    values = [-inf] * len(options)
    for number in sorted(range(len(options)), key=appeals.__getitem__, reverse=True)[:TRIED]:
        option = options[number]
        after = survey.copy()
        after.lay(option.tile, numbers[option.cell])
        rest = hand.copy()
        rest.remove(option.tile)
        after.settle(rest)
        values[number] = after.points + after.promise(to_come)
    return values


EVALUATOR: Final = NewRomansEvaluator()
