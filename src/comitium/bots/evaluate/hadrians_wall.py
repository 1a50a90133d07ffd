"""What Hadrian's Wall is worth to a seat: points, and all else at the points it should bring by the end.

Nothing is played out. An item of the supply has a price until the seat passes. So an action is taken when what it fills
is worth more than what it pays, and nobody passes while anything useful can be paid. A box without a reward is worth
its share of the next one on its track. A flag is worth what it opens, less for every level still missing. What depends
on a card not turned yet is averaged: battles and blind purchases over the whole fate deck, the attack of the year over
the cards that are still unseen, whose directions everybody can count.

The weights were found by changing one at a time over 36 to 60 matches alone; the dearest mistakes were favours at 1.0
(3 points on average), scouts at 1.9 (2 points) and a large granary held cheap (1.4 points). Counting the directions
was worth 3 points at high difficulty. Looking two actions ahead, and weighing disdain to come by the slope of its
penalties, brought nothing.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb, pow
from typing import Final

from comitium.bots.evaluate.evaluator import Evaluator
from comitium.engine.action import Action
from comitium.engine.message import Seat
from comitium.games.hadrians_wall.actions import Pass
from comitium.games.hadrians_wall.attack import COHORT_TRACKS, Favour, Favours, potential, unstopped
from comitium.games.hadrians_wall.boxes import missing_for
from comitium.games.hadrians_wall.buildings import is_prepared
from comitium.games.hadrians_wall.chances import odds
from comitium.games.hadrians_wall.components import (
    AREAS,
    ATTACKS,
    ATTRIBUTES,
    BUILDINGS,
    CARDS,
    CITIZENS,
    COHORTS,
    DIPLOMAT_FAVOURS,
    FATE,
    GOODS_RENOWN,
    IF_ALIVE,
    IF_KILLED,
    INFRASTRUCTURE_AT,
    ITEMS,
    LANDMARKS,
    LARGE_BUILDINGS,
    MAP_COLUMNS,
    MAP_ROWS,
    POTENTIAL,
    RESOURCE,
    TEMPLES,
    YEARS,
    Cost,
)
from comitium.games.hadrians_wall.ludus import BATTLES, Battle
from comitium.games.hadrians_wall.market import BuyBlind
from comitium.games.hadrians_wall.model import HadriansWall, Player
from comitium.games.hadrians_wall.patricians import Place, Placement
from comitium.games.hadrians_wall.rewards import Into, Pick
from comitium.games.hadrians_wall.scoring import all_path_points, path_points, penalty
from comitium.games.hadrians_wall.sheets import (
    BITS,
    COMMON,
    FORT,
    FORT_LEVEL,
    MAP,
    NUMBERS,
    PLANS,
    ROWS,
    STRENGTH,
    Plan,
    Row,
)
from comitium.games.hadrians_wall.supply import Supply
from comitium.games.hadrians_wall.year_setup import Assign

# An item in the supply, in the last year; how much more it is worth for every year left; and beyond so many of a kind.
ITEM: Final = {"soldier": 0.75, "builder": 0.7, "servant": 0.45, "civilian": 0.75, "resource": 0.65}
EARLIER: Final = 0.12
PLENTY: Final = 3
SPARE: Final = {"soldier": 0.9, "builder": 0.9, "servant": 0.7, "civilian": 0.9, "resource": 0.5}
# Resources need room on the wall or the cippi; beside it there are so many other uses for them.
USES: Final = 2
# A box of an attribute: its point, and its part in the workers and crossings of the track.
ATTRIBUTE: Final = 1.25
# A cohort box where it is not counted against attacks to come: its attributes, and the defence.
COHORT: Final = 1.5
# What a resource that production brings in a later year is worth, and the same for any other yearly income.
YEARLY: Final = 0.7
# A disdain circle, by the slope of the penalties; and a favour kept for an attack to come.
DISDAIN: Final = 1.4
FAVOUR: Final = 0.7
# How many boxes each cohort gains in a year, which later attacks will meet.
GROWTH: Final = 0.8
# How much of the next reward the boxes before it are worth: in years with others to follow, and in the last.
PROMISE: Final = 0.8
LAST_PROMISE: Final = 0.5
# How likely what a flag opens comes into use: once open, and for each level missing; in the last year the latter falls.
OPEN: Final = 0.7
LEVEL_AWAY: Final = 0.85
LAST_LEVEL_AWAY: Final = 0.6
# What a worker visiting a temple brings beyond his price, as far as visits are open.
VISIT: Final = 0.3
# Fort boxes are cheaper than civilians: two count as a level. So what is missing is counted in halves of a level.
HALVES: Final = 2
# What a granary opens, at once and for each year left.
GRANARY: Final = {"medium_granary": (1.5, 0.8), "large_granary": (1.5, 1.0)}
# Room on the wall that the fort has opened, up to so many boxes.
ROOM: Final = 0.3
WIDE: Final = 4
# How likely a good bought is a new one, by how many different ones are owned.
NEW_GOOD: Final[list[float]] = [1.0, 0.95, 0.85, 0.7, 0.5, 0.3]
# A scout: a fifth of the map.
SCOUT: Final = 1.2
# How much of the way to the next step of a path counts.
ON_THE_WAY: Final = 0.7
# What a path would bring on average on the sheets of this bot, from 60 matches alone at low difficulty; a card in
# hand promises this and what stands already.
PRIOR: Final = {
    "architect": 0.9,
    "defender": 1.8,
    "engineer": 0.7,
    "fighter": 0.8,
    "forager": 1.9,
    "merchant": 0.6,
    "planner": 1.1,
    "pontiff": 0.7,
    "ranger": 1.6,
    "trainer": 0.1,
    "vanguard": 1.7,
}

DAMAGES: Final[list[float]] = [[card.damage for card in FATE.values()].count(damage) / len(FATE) for damage in range(4)]
GOODS: Final[dict[int, float]] = {
    card.good: [other.good for other in FATE.values()].count(card.good) / len(FATE) for card in FATE.values()
}
WALL: Final = ROWS[COMMON][NUMBERS["wall"]]
CIPPI: Final = ROWS[COMMON][NUMBERS["cippi"]]
VISITS: Final = AREAS["visits"]
CARD_OF_DAMAGE: Final = {card.damage: name for name, card in FATE.items()}
CARD_OF_GOOD: Final = {card.good: name for name, card in FATE.items()}
# Buildings whose worth lies in the boxes they open.
WITH_BOXES: Final = ("market", *TEMPLES, "theatre", "ludus", "baths", "courthouse")
TRACKS: Final = ("mining", "wall_guard", "cippi", "wall", "fort", "visits", *ATTRIBUTES, *CITIZENS, *COHORTS)
# The fort box that brings each level of infrastructure (HW-6.10).
FORT_FOR: Final = [INFRASTRUCTURE_AT.index(level) for level in range(max(INFRASTRUCTURE_AT) + 1)]

# The numbers of tracks and the bits of buildings that are looked at all the time.
ATTRIBUTE_TRACKS: Final = [NUMBERS[track] for track in ATTRIBUTES]
CITIZEN_TRACKS: Final = [NUMBERS[track] for track in CITIZENS]
RULING_TRACKS: Final = [(track, NUMBERS[track]) for track in ("rulings_left", "rulings_centre", "rulings_right")]
WALL_BOXES: Final = NUMBERS["wall"]
GUARD_BOXES: Final = NUMBERS["wall_guard"]
PRODUCTION: Final = NUMBERS["production"]
TRADERS: Final = NUMBERS["traders"]
PERFORMERS: Final = NUMBERS["performers"]
PRIESTS: Final = NUMBERS["priests"]
APPARITORES: Final = NUMBERS["apparitores"]
PATRICIANS: Final = NUMBERS["patricians"]
GOODS_BOXES: Final = NUMBERS["goods"]
VISIT_BOXES: Final = NUMBERS["visits"]
PERFORMANCES: Final = NUMBERS["performances"]
BRIBES: Final = NUMBERS["bribes"]
DIPLOMATS: Final = NUMBERS["diplomats"]
SCOUTS: Final = NUMBERS["scouts"]


class HadriansWallEvaluator(Evaluator[HadriansWall]):
    """The seat's own sheets alone: others can neither help nor hurt much."""

    def value(self, g: HadriansWall, seat: Seat) -> float:
        return standing(g, g.players[seat])

    def values(self, g: HadriansWall, seat: Seat, options: list[Action]) -> list[float]:
        if isinstance(g.asker(seat), Favours):
            return [favour_value(g, g.players[seat], option) for option in options]
        return [self.value_after(g, seat, option) for option in options]

    def value_after(self, g: HadriansWall, seat: Seat, option: Action) -> float:
        """Choices within a chain are foreseen; cards nobody knows are averaged."""
        if isinstance(option, Assign):
            return assignment_value(g, g.players[seat], option)
        if isinstance(option, Pass):
            player = g.players[seat].copy()
            player.supply = Supply()
            return standing(g, player)
        if isinstance(option, Battle):
            return self.mean(g, seat, option, [(CARD_OF_DAMAGE[hurt], DAMAGES[hurt]) for hurt in CARD_OF_DAMAGE])
        if isinstance(option, BuyBlind):
            return self.mean(g, seat, option, [(CARD_OF_GOOD[good], GOODS[good]) for good in GOODS])
        after = g.copy()
        after.play(seat, option)
        return self.value_of_chain(after, seat)

    def mean(self, g: HadriansWall, seat: Seat, option: Action, cards: list[tuple[str, float]]) -> float:
        """The worth of the option over these fate cards, each as likely as it says."""
        total = 0.0
        for card, chance in cards:
            after = g.copy()
            after.fate.things.append(card)
            after.play(seat, option)
            total += chance * self.value_of_chain(after, seat)
        return total

    def value_of_chain(self, g: HadriansWall, seat: Seat) -> float:
        """Where a chain stops for a choice of this seat, that of the best choice."""
        asker = g.asker(seat)
        if isinstance(asker, Pick):
            return max([self.value_after(g, seat, one) for one in different(g.players[seat], g.options(seat))])
        if isinstance(asker, Placement):
            return self.value_after(g, seat, best_place(g.players[seat], g.options(seat)))
        return self.value(g, seat)


def different(player: Player, choices: list[Action]) -> list[Action]:
    """Of cohorts that stand equally high one is enough to look at."""
    found: list[Action] = []
    boxes: list[int] = []
    for choice in choices:
        assert isinstance(choice, Into)
        if choice.number not in COHORT_TRACKS:
            found.append(choice)
        elif choice.box not in boxes:
            boxes.append(choice.box)
            found.append(choice)
    return found


def best_place(player: Player, places: list[Action]) -> Action:
    """The first of those that bring most."""
    best, most = places[0], -1.0
    for place in places:
        assert isinstance(place, Place)
        worth = map_gain(player, place.cells)
        if worth > most:
            best, most = place, worth
    return best


# -- the whole ---------------------------------------------------------------------------------------------------------


def standing(g: HadriansWall, player: Player) -> float:
    """Points and prospects of a seat's sheets, cards and supply."""
    left = YEARS - g.year
    levels = player.levels
    total = float(sum([levels[attribute] for attribute in ATTRIBUTE_TRACKS]))
    total -= penalty(player.remaining_disdain())
    if g.result is not None:
        return total + all_path_points(player)
    future = disdain_to_come(g, player)
    for card in player.paths:
        if card == "aristocrat":
            total += aristocrat_points(player.remaining_disdain() + future)
        else:
            total += path_progress(player, card, left)
    for track, promised in PROMISES[left]:
        total += promised[levels[track]]
    total += supply_worth(player, left) + income_worth(player, left)
    total += attacks_worth(g, player, future) + opportunities(g, player, left)
    total += ROOM * min(WIDE, wall_room(player))
    return total


# -- prices ------------------------------------------------------------------------------------------------------------


def price(item: str, left: int) -> float:
    return ITEM[item] * (1 + EARLIER * left)


def cost_worth(cost: Cost, left: int) -> float:
    return sum([price(item, left) * count for item, count in cost.items()], start=0.0)


# By the years left, then by the place of an item.
PRICES: Final[list[list[float]]] = [[price(item, left) for item in ITEMS] for left in range(YEARS + 1)]
SPARES: Final[list[float]] = [SPARE[item] for item in ITEMS]
BUILDER: Final = ITEMS.index("builder")
CIVILIAN: Final = ITEMS.index("civilian")
RESOURCES: Final = ITEMS.index(RESOURCE)


def supply_worth(player: Player, left: int) -> float:
    """Every item at its price, spare ones at less."""
    total = 0.0
    for place, worth in enumerate(PRICES[left]):
        count = player.supply.amount(place)
        if count:
            plenty = wall_room(player) + USES if place == RESOURCES else PLENTY
            total += worth * (min(count, plenty) + SPARES[place] * max(0, count - plenty))
    return total


def wall_room(player: Player) -> int:
    """Boxes of the wall and the cippi that the fort and the granaries have opened (HW-6.12 to HW-6.18)."""
    return opened(player, WALL) + opened(player, CIPPI)


def opened(player: Player, row: Row) -> int:
    """How many boxes ask for nothing but their price, from the next one on."""
    level = player.levels[row.number]
    boxes = level
    while boxes < row.size and not missing_for(player, row, boxes + 1):
        boxes += 1
    return boxes - level


@cache
def icon_worth(icon: str, left: int) -> float:
    if icon in ITEM:
        return price(icon, left)
    if icon in ATTRIBUTES or icon.endswith(("_or_discipline", "_or_valour")):
        return ATTRIBUTE
    if icon in CITIZENS:
        return price("civilian", left)
    if icon == "cohort":
        return COHORT
    if icon == "hammer":
        return YEARLY * price("resource", left) * left
    if icon == "temple_favour":
        return FAVOUR
    return 0.0


def icons_worth(icons: tuple[str, ...], left: int) -> float:
    return sum([icon_worth(icon, left) for icon in icons], start=0.0)


def income_worth(player: Player, left: int) -> float:
    """What circles will pay in the years left (HW-4.10 to HW-4.13)."""
    prices = PRICES[left]
    yearly = (
        player.levels[PRODUCTION] * prices[RESOURCES]
        + player.circles("civilian") * prices[CIVILIAN]
        + player.circles("builder") * prices[BUILDER]
        + player.circles("any_attribute") * ATTRIBUTE / YEARLY
    )
    return yearly * YEARLY * left


def promises(track: str, left: int) -> list[float]:
    """By level: the share of the next reward that the boxes filled since the last one have earned."""
    area = AREAS[track]
    factor = PROMISE if left else LAST_PROMISE
    found: list[float] = []
    last = 0
    for level in range(area.size + 1):
        if level and icons_worth(area.boxes[level - 1], left):
            last = level
        ahead = [box for box in range(level, area.size) if icons_worth(area.boxes[box], left)]
        if ahead:
            share = (level - last) / (ahead[0] + 1 - last)
            found.append(factor * share * icons_worth(area.boxes[ahead[0]], left))
        else:
            found.append(0.0)
    return found


# By the years left: every track with its promises.
PROMISES: Final = [[(NUMBERS[track], promises(track, left)) for track in TRACKS] for left in range(YEARS + 1)]


# -- attacks -----------------------------------------------------------------------------------------------------------


def attacks_worth(g: HadriansWall, player: Player, future: float) -> float:
    """Valour and disdain to expect, and favours."""
    coming = sum(POTENTIAL[max(0, g.year - 1) :])
    favours = player.temple_favours + sum(player.diplomats.values())
    return ATTRIBUTE * (coming - future) - DISDAIN * future + FAVOUR * favours


def disdain_to_come(g: HadriansWall, player: Player) -> float:
    """Of the attacks of this year and all later ones, whose cohorts will be stronger."""
    levels = [player.levels[cohort] for cohort in COHORT_TRACKS]
    total = 0.0
    if g.year:
        certain, unseen, drawn = odds(g)
        left, centre, right = levels[0] - certain[0], levels[1] - certain[1], levels[2] - certain[2]
        total = counted_disdain(left, centre, right, tuple(unseen), drawn, POTENTIAL[g.year - 1])
    levels.sort()
    return total + later_disdain(levels[0], levels[1], levels[2], g.year, g.difficulty)


@lru_cache(maxsize=1 << 15)
def later_disdain(low: int, middle: int, high: int, now: int, difficulty: str) -> float:
    """Of the attacks of all later years."""
    total = 0.0
    for year in range(now + 1, YEARS + 1):
        more = int(GROWTH * (year - now))
        grown = (min(6, low + more), min(6, middle + more), min(6, high + more))
        total += expected_disdain(*grown, ATTACKS[difficulty][year - 1], POTENTIAL[year - 1])
    return total


@lru_cache(maxsize=1 << 15)
def counted_disdain(left: int, centre: int, right: int, unseen: tuple[int, ...], drawn: int, most: int) -> float:
    """Over all ways so many cards can be drawn of a pile whose directions everybody can count (HW-20.1)."""
    total = 0
    for one in range(min(drawn, unseen[0]) + 1):
        for two in range(min(drawn - one, unseen[1]) + 1):
            three = drawn - one - two
            ways = comb(unseen[0], one) * comb(unseen[1], two) * comb(unseen[2], three)
            breaches = max(0, one - left) + max(0, two - centre) + max(0, three - right)
            total += ways * min(breaches, most)
    return total / comb(sum(unseen), drawn)


@cache
def expected_disdain(low: int, middle: int, high: int, cards: int, most: int) -> float:
    """Over all ways so many cards can be directed (HW-16.5, HW-16.6)."""
    total = 0.0
    for one in range(cards + 1):
        for two in range(cards - one + 1):
            ways = comb(cards, one) * comb(cards - one, two)
            breaches = max(0, one - low) + max(0, two - middle) + max(0, cards - one - two - high)
            total += ways * min(breaches, most)
    return float(total / 3**cards)


def favour_value(g: HadriansWall, player: Player, option: Action) -> float:
    """A favour is used where it stops an attack and all of them together change enough; a diplomat's first."""
    if not isinstance(option, Favour):
        return 0.0
    breaches = unstopped(g, player)
    after = player.copy()
    after.ignored.append(option.card)
    if unstopped(g, after) == breaches:
        return -1.0
    usable = min(breaches, player.temple_favours + sum(player.diplomats.values()))
    saved = min(breaches, potential(g)) - min(breaches - usable, potential(g))
    kept = FAVOUR * usable if g.year < YEARS else 0.0
    gain = saved * (ATTRIBUTE + DISDAIN) - kept
    return gain if option.giver == "temple" else gain * 1.1


# -- what can still be done --------------------------------------------------------------------------------------------

Years = tuple[int, ...]  # the boxes of an area, by the years they were filled in


def reach(away: int, left: int) -> float:
    """How likely something so many levels away comes into use."""
    return REACH[left][HALVES * max(0, away)]


# By the years left, then by the halves of a level that are missing.
REACH: Final[list[list[float]]] = [
    [OPEN * pow(LEVEL_AWAY if left else LAST_LEVEL_AWAY, halves / HALVES) for halves in range(64)]
    for left in range(YEARS + 1)
]


def reach_of(player: Player, plan: Plan, left: int) -> float:
    """How likely a building comes into use, by the levels that its flag is missing."""
    if plan.flag == FORT_LEVEL:
        return REACH[left][max(0, FORT_FOR[plan.level] - player.levels[FORT])]
    return reach(plan.level - player.levels[plan.flag], left)


def opportunities(g: HadriansWall, player: Player, left: int) -> float:
    """What buildings not built would bring, and what built ones still offer, each as far as its flag is near."""
    levels = player.levels
    total = map_worth(player.boxes[MAP])
    total += diplomats_worth(levels[DIPLOMATS], levels[PATRICIANS], left)
    total += scouts_worth(levels[SCOUTS], levels[PATRICIANS], left)
    for plan, surplus, granary in SURPLUSES[left]:
        if player.stands(plan.bit):
            total += granary
        elif surplus > 0 and is_prepared(player, plan):
            total += surplus * reach_of(player, plan, left)
    for plan, surplus, _ in SURPLUSES_WITH_BOXES[left]:
        if player.stands(plan.bit):
            total += inside(g, player, plan.name, left)
        elif is_prepared(player, plan):
            all_in_all = surplus + inside(g, player, plan.name, left)
            if all_in_all > 0:
                total += all_in_all * reach_of(player, plan, left)
    return total


def surplus_of(name: str, left: int) -> float:
    """What a building brings beyond its price, its boxes aside."""
    building = BUILDINGS[name]
    gains = icons_worth(building.gains, left) - cost_worth(building.cost, left) + granary_worth(name, left)
    if building.circle:
        paid = ATTRIBUTE if building.circle == "any_attribute" else YEARLY * price(building.circle, left)
        gains += paid * left
    return gains


def granary_worth(name: str, left: int) -> float:
    return GRANARY[name][0] + GRANARY[name][1] * left if name in GRANARY else 0.0


def surpluses(names: list[str], left: int) -> list[tuple[Plan, float, float]]:
    """Each of these buildings with its surplus, and what it is worth as a granary."""
    plans = {plan.name: plan for plan in PLANS[COMMON]}
    return [(plans[name], surplus_of(name, left), granary_worth(name, left)) for name in names]


# By the years left: buildings without boxes of their own, then those with.
SURPLUSES: Final = [
    surpluses([name for name in BUILDINGS if name not in WITH_BOXES], left) for left in range(YEARS + 1)
]
SURPLUSES_WITH_BOXES: Final = [surpluses(list(WITH_BOXES), left) for left in range(YEARS + 1)]


def inside(g: HadriansWall, player: Player, name: str, left: int) -> float:
    """What the boxes of a building still offer beyond their prices."""
    boxes, levels = player.boxes, player.levels
    if name == "market":
        return goods_worth(boxes[GOODS_BOXES], len(set(player.goods.values())), levels[TRADERS], left)
    if name in TEMPLES:
        return visits_worth(levels[VISIT_BOXES], name, levels[PRIESTS], left)
    if name == "theatre":
        times = left + 1 - player.filled_in(PERFORMANCES, g.year)
        return performances_worth(boxes[PERFORMANCES], times, levels[PERFORMERS], left)
    if name == "ludus":
        return gladiator_worth(g, player, 0, left) + gladiator_worth(g, player, 1, left)
    if name == "baths":
        return bribes_worth(boxes[BRIBES], player.remaining_disdain(), levels[APPARITORES], left)
    total = 0.0
    for column, number in RULING_TRACKS:
        total += rulings_worth(column, boxes[number], g.year, levels[APPARITORES])
    return total


@lru_cache(maxsize=1 << 14)
def goods_worth(years: Years, owned: int, traders: int, left: int) -> float:
    """Renown of new goods, as long as there are any (HW-11.13)."""
    total = 0.0
    for box, year in enumerate(years):
        if year == 0 and owned < len(GOODS_RENOWN):
            gain = ATTRIBUTE * GOODS_RENOWN[owned] * NEW_GOOD[owned] - price(RESOURCE, left)
            total += max(0.0, gain) * reach(AREAS["goods"].flags[box] - traders, left)
            owned += 1
    return total


@lru_cache(maxsize=1 << 14)
def visits_worth(visits: int, temple: str, priests: int, left: int) -> float:
    """Workers who would else be idle, and the favour of the last box (HW-13.12)."""
    total = 0.0
    for box in range(visits, VISITS.size):
        if VISITS.needs[box] == temple:
            gain = VISIT + (FAVOUR if "temple_favour" in VISITS.boxes[box] else 0.0)
            total += gain * reach(VISITS.flags[box] - priests, left)
    return total


@lru_cache(maxsize=1 << 14)
def performances_worth(years: Years, times: int, performers: int, left: int) -> float:
    """The best ones, one in each year left (HW-12.4)."""
    area = AREAS["performances"]
    gains: list[float] = []
    for box, year in enumerate(years):
        if year == 0:
            gain = icons_worth(area.boxes[box], left) - price(RESOURCE, left)
            gains.append(gain * reach(area.flags[box] - performers, left))
    return sum(sorted(gains, reverse=True)[:times], start=0.0)


def gladiator_worth(g: HadriansWall, player: Player, gladiator: int, left: int) -> float:
    if player.is_dead(gladiator):
        return 0.0
    battles = left + 1 - player.filled_in(BATTLES[gladiator].area, g.year)
    return OPEN * battles_worth(
        player.strength(gladiator), player.wounds[gladiator], battles, player.levels[PERFORMERS]
    )


@cache
def battles_worth(strength: int, wounds: int, battles: int, performers: int) -> float:
    """Train and fight as well as can be, battle by battle (HW-12.11 to HW-12.17)."""
    best = 0.0
    flags = AREAS["gladiator_red"].flags
    if strength < len(flags) and flags[strength] <= max(performers, flags[0]):
        best = max(0.0, battles_worth(strength + 1, wounds, battles, performers) - ITEM["servant"])
    if strength and battles:
        fought = 0.0
        for damage, chance in enumerate(DAMAGES):
            hurt = min(strength, wounds + damage)
            if chance and hurt == strength:
                fought += chance * icons_worth(IF_KILLED[strength - 1], 0)
            elif chance:
                later = battles_worth(strength, hurt, battles - 1, performers)
                fought += chance * (icons_worth(IF_ALIVE[strength - 1], 0) + later)
        best = max(best, fought)
    return best


@lru_cache(maxsize=1 << 14)
def bribes_worth(years: Years, disdain: int, apparitores: int, left: int) -> float:
    """Disdain that stands can be washed off, two circles a year (HW-14.4)."""
    area = AREAS["bribes"]
    gains: list[float] = []
    for box, year in enumerate(years):
        if year == 0:
            gain = DISDAIN - cost_worth(area.costs[box][0], left)
            gains.append(max(0.0, gain) * reach(area.flags[box] - apparitores, left))
    return sum(sorted(gains, reverse=True)[: min(disdain, 2 * (left + 1))], start=0.0)


@lru_cache(maxsize=1 << 14)
def rulings_worth(column: str, years: Years, year: int, apparitores: int) -> float:
    """One in each year left (HW-14.10)."""
    area = AREAS[column]
    left = YEARS - year
    used = len(years)
    total = 0.0
    for box in range(used, min(area.size, used + left + 1 - years.count(year))):
        gain = icons_worth(area.boxes[box], left) - cost_worth(area.costs[box][0], left)
        total += max(0.0, gain) * reach(area.flags[box] - apparitores, left)
    return total


@cache
def diplomats_worth(appointed: int, patricians: int, left: int) -> float:
    area = AREAS["diplomats"]
    gain = ATTRIBUTE + DIPLOMAT_FAVOURS * FAVOUR - cost_worth(area.costs[0][0], left)
    return sum([max(0.0, gain) * reach(flag - patricians, left) for flag in area.flags[appointed:]], start=0.0)


@cache
def scouts_worth(sent: int, patricians: int, left: int) -> float:
    gain = SCOUT - price("soldier", left)
    return sum([gain * reach(flag - patricians, left) for flag in AREAS["scouts"].flags[sent:]], start=0.0)


@lru_cache(maxsize=1 << 14)
def map_worth(years: tuple[int, ...]) -> float:
    """Rows on their way to a valour (HW-15.17)."""
    total = 0.0
    for row in range(MAP_ROWS):
        filled = MAP_COLUMNS - years[row * MAP_COLUMNS : (row + 1) * MAP_COLUMNS].count(0)
        if filled < MAP_COLUMNS:
            total += PROMISE * ATTRIBUTE * (filled / MAP_COLUMNS) ** 2
    return total


def map_gain(player: Player, cells: tuple[int, ...]) -> float:
    """What a placement brings: icons, rows, and columns for the Ranger."""
    after = list(player.boxes[MAP])
    for cell in cells:
        after[cell - 1] = 1
    years = tuple(after)
    rows = sum([0 not in years[row * MAP_COLUMNS : (row + 1) * MAP_COLUMNS] for row in range(MAP_ROWS)])
    gain = ATTRIBUTE * rows + map_worth(years) + sum([len(AREAS["map"].boxes[cell - 1]) for cell in cells]) * 0.6
    return gain + columns_begun(years) if "ranger" in player.paths else gain


def columns_begun(years: Years) -> float:
    """The columns of the map, each by the square of what is filled of it."""
    filled = [MAP_ROWS - years[column::MAP_COLUMNS].count(0) for column in range(MAP_COLUMNS)]
    return sum([squared(cells, MAP_ROWS) for cells in filled], start=0.0)


# -- paths -------------------------------------------------------------------------------------------------------------


def squared(part: int, whole: int) -> float:
    return (part / whole) ** 2


def progress(player: Player, card: str) -> float:
    """How much there is of what a path measures, parts included."""
    levels = player.levels
    if card == "architect":
        return landmarks_begun(player)
    if card == "defender":
        return levels[WALL_BOXES] / 7
    if card == "vanguard":
        return levels[GUARD_BOXES] / 6
    if card == "engineer":
        return float(len([bit for bit in LARGE_BITS if player.stands(bit)]))
    if card == "fighter":
        return sum([squared(levels[cohort], 6) for cohort in COHORT_TRACKS], start=0.0)
    if card == "forager":
        return float(levels[PRODUCTION])
    if card == "merchant":
        return float(levels[GOODS_BOXES])
    if card == "planner":
        return sum([squared(levels[citizens], 9) for citizens in CITIZEN_TRACKS], start=0.0)
    if card == "pontiff":
        visits = levels[VISIT_BOXES]
        return visits / 2 if visits <= 2 else 1 + (visits - 2) / 6
    if card == "ranger":
        return columns_begun(player.boxes[MAP])
    return float(sum([levels[gladiator] for gladiator in STRENGTH]))


LARGE_BITS: Final = [BITS[name] for name in LARGE_BUILDINGS]
LANDMARK_PLANS: Final = [plan for plan in PLANS[COMMON] if plan.name in LANDMARKS]


def landmarks_begun(player: Player) -> float:
    """The best three: a landmark that stands, or how near its flag is."""
    parts: list[float] = []
    for plan in LANDMARK_PLANS:
        if player.stands(plan.bit):
            parts.append(1.0)
        else:
            parts.append(0.6 * min(1.0, player.levels[plan.flag] / plan.level) ** 3)
    return sum(sorted(parts, reverse=True)[:3], start=0.0)


def aristocrat_points(disdain: float) -> float:
    """HW-17.6: of the disdain to expect at the end; between two figures in proportion."""
    steps = CARDS["aristocrat"].steps
    whole = int(disdain)
    below, above = [len([step for step in steps if figure <= step]) for figure in (whole, whole + 1)]
    return below + (disdain - whole) * (above - below)


def path_progress(player: Player, card: str, left: int) -> float:
    """The points of a path, and part of those of its next step."""
    points = path_points(player, card)
    path = CARDS[card]
    if points == len(path.steps):
        return float(points)
    below = path.steps[points - 1] if points else 0
    part = (progress(player, card) - below) / (path.steps[points] - below)
    return points + (ON_THE_WAY if left else ON_THE_WAY / 2) * min(1.0, max(0.0, part))


def assignment_value(g: HadriansWall, player: Player, option: Assign) -> float:
    """The path by what it usually brings and what stands already, the prospect by its items."""
    left = YEARS - g.year
    if option.path == "aristocrat":
        path = aristocrat_points(player.remaining_disdain() + disdain_to_come(g, player))
    else:
        share = left / YEARS
        path = share * PRIOR[option.path] + (1 - share) * path_progress(player, option.path, max(1, left))
    return path + cost_worth(CARDS[option.prospect].items, left)


EVALUATOR: Final = HadriansWallEvaluator()
