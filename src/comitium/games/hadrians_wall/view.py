# not compiled: builds dataclasses, which compile to slower code than they interpret
"""What is shown of Hadrian's Wall (HW-20): the table to everybody, and to a seat the cards it has just drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from comitium.engine.message import Seat
from comitium.engine.phase import Sealed
from comitium.games.hadrians_wall.attack import attack_cards, attacks, extra_cards, outcome, potential, through
from comitium.games.hadrians_wall.boxes import candidates, is_open
from comitium.games.hadrians_wall.buildings import obstacle_to
from comitium.games.hadrians_wall.chances import chances
from comitium.games.hadrians_wall.components import (
    ATTACKS,
    CARDS,
    COHORTS,
    DIRECTIONS,
    FATE,
    GLADIATORS,
    IF_ALIVE,
    IF_KILLED,
    INFRASTRUCTURE,
    MAP_COLUMNS,
    MAP_ROWS,
    PATTERNS,
    PENALTIES,
    POTENTIAL,
)
from comitium.games.hadrians_wall.market import next_good_renown
from comitium.games.hadrians_wall.model import HadriansWall, Neutral, Player
from comitium.games.hadrians_wall.scoring import (
    AT_MOST,
    fort_figure,
    is_enough,
    measured,
    path_points,
    penalty,
    score_sheet,
)
from comitium.games.hadrians_wall.sheets import MAP, PLANS, ROWS, Plan, Row
from comitium.games.hadrians_wall.year_setup import sheet_income

Counts = dict[str, int]

# -- what is printed, the same for everybody ---------------------------------------------------------------------------


@dataclass
class AreaSheet:
    """An area as printed: what each box gives, and the level it needs.

    `cost` lists the alternatives for the first box. If boxes cost more, `prices` says how many times (HW-14.3).
    """

    area: str
    gives: tuple[str, ...]
    cost: tuple[str, ...]
    prices: tuple[int, ...]
    flag: str | None
    levels: tuple[int, ...]
    per_year: int | None


@dataclass
class BuildingSheet:
    building: str
    flag: str
    level: int
    after: str | None
    cost: str
    gives: str
    circle: str | None  # its income of every later year (HW-4.11 to HW-4.13)


@dataclass
class BattleSheet:
    """What a battle gives, by strength of the gladiator (HW-12.14, HW-12.15)."""

    if_killed: tuple[str, ...]
    if_alive: tuple[str, ...]


@dataclass
class CardView:
    """A player card: its path with the figures for 1, 2 and 3 points, and its prospect."""

    card: str
    measure: str
    steps: tuple[int, int, int]
    items: Counts
    good: int
    pattern: str
    shape: tuple[str, ...]


# -- what lies on the table --------------------------------------------------------------------------------------------


@dataclass
class FateView:
    """The fate deck: how many cards it hides, and what they are by counting (HW-20.1)."""

    pile: int
    discards: tuple[str, ...]
    directions: Counts
    goods: Counts
    damages: Counts


@dataclass
class AttackCardView:
    card: str
    direction: str


@dataclass
class AttackView:
    """This year's attack: what is known before it, and its cards while they lie there."""

    potential: int
    cards: int
    extra: int  # of these, from neutral cards and the fort (HW-18.6)
    turned: tuple[AttackCardView, ...]


@dataclass
class YearView:
    """A row of the player board, at this table's difficulty; extra cards not counted."""

    year: int
    potential: int
    cards: int


@dataclass
class NeutralView:
    card: str
    good: int
    pattern: str
    shape: tuple[str, ...]
    paid: Counts  # what lies on it: so many extra attacks


# -- what lies before a seat -------------------------------------------------------------------------------------------


@dataclass
class AreaView:
    """`filled` by box: the year, 0 if empty, -1 if printed. `open`: the boxes that only lack their payment."""

    area: str
    level: int
    size: int
    filled: tuple[int, ...]
    open: tuple[int, ...]


@dataclass
class GladiatorView:
    gladiator: str
    strength: int
    wounds: int
    alive: bool
    if_killed: str
    if_alive: str


@dataclass
class DiplomatView:
    cohort: str
    favours: int


@dataclass
class CohortView:
    """`attacks`: cards on the table against it that no favour ignores; `percent`: its chance to stop all that come."""

    cohort: str
    level: int
    attacks: int
    through: int  # of these, beyond its level (HW-16.5)
    percent: int


@dataclass
class PathView:
    """A path with what it counts so far; `missing` for the next point, None if there is no more to win."""

    card: str
    year: int
    measure: str
    progress: int
    steps: tuple[int, int, int]
    points: int
    missing: int | None


@dataclass
class GoalView:
    """Part of a fort's goal or challenge (HW-21.2, HW-21.3)."""

    what: str
    have: int
    need: int
    at_most: bool
    challenge: bool
    met: bool


@dataclass
class PlayerView:
    seat: Seat
    ready: bool
    supply: Counts
    next_income: Counts  # of the sheet alone, roads included (HW-4.10 to HW-4.13)
    areas: tuple[AreaView, ...]
    infrastructure: int
    buildings: Counts  # by name: the year it was built
    can_build: tuple[str, ...]  # buildings that only a payment is missing for
    goods: Counts  # by market box: the number written
    next_good_renown: int  # for a number not owned yet (HW-11.13)
    gladiators: tuple[GladiatorView, ...]
    temple_favours: int
    diplomats: tuple[DiplomatView, ...]
    favours_used: int
    map: tuple[str, ...]  # rows: `#` filled, `.` empty
    disdain: int  # remaining
    removed_disdain: int
    penalty: int
    next_penalty: int  # with one disdain more
    cohorts: tuple[CohortView, ...]
    percent: int  # chance that nothing comes through
    ignored: tuple[str, ...]
    attack_disdain: int | None  # while an attack lies on the table
    attack_valour: int | None
    paths: tuple[PathView, ...]
    prospect: CardView | None
    used_prospects: tuple[str, ...]
    unseen: tuple[str, ...]  # own deck and cards drawn this year, in no order (HW-20.6)
    left_seat: Seat | None  # neighbours; with two players the only one sits to the left (HW-3.7, HW-18.4)
    right_seat: Seat | None
    total: int
    goals: tuple[GoalView, ...]


@dataclass
class View:
    year: int
    phase: str
    difficulty: str
    fort: str | None
    income_card: str | None
    fate: FateView
    attack: AttackView | None
    years: tuple[YearView, ...]
    neutral: tuple[NeutralView, ...]
    neutral_used: tuple[str, ...]
    penalties: tuple[int, ...]  # by remaining disdain (HW-17.3)
    sheet: tuple[AreaSheet, ...]
    building_costs: tuple[BuildingSheet, ...]
    battles: BattleSheet
    players: tuple[PlayerView, ...]


@dataclass
class Own:
    """The two cards drawn and the assignment handed in, until the reveal (HW-20.3)."""

    drawn: tuple[CardView, ...]
    answer: str | None


def view(g: HadriansWall) -> View:
    waiting = g.waiting()
    return View(
        year=g.year,
        phase=g.heading,
        difficulty=g.difficulty,
        fort=None if g.fort is None else g.fort.name,
        income_card=g.income_card or None,
        fate=_fate(g),
        attack=_attack(g) if g.agenda else None,
        years=tuple(
            YearView(number + 1, POTENTIAL[number], cards) for number, cards in enumerate(ATTACKS[g.difficulty])
        ),
        neutral=tuple(_neutral(card) for card in g.neutral),
        neutral_used=tuple(g.neutral_used),
        penalties=PENALTIES,
        sheet=_printed(g)[0],
        building_costs=_printed(g)[1],
        battles=BATTLES,
        players=tuple(_player(g, seat, player, seat not in waiting) for seat, player in enumerate(g.players)),
    )


def own(g: HadriansWall, seat: Seat) -> Own:
    phase = g.agenda[-1] if g.agenda else None
    answered = isinstance(phase, Sealed) and bool(phase.answers[seat])
    return Own(
        drawn=tuple(_card(card) for card in g.players[seat].drawn),
        answer=phase.answer(seat).code() if isinstance(phase, Sealed) and answered else None,
    )


def _items(counts: Counts) -> str:
    """`builder+resource+resource`, in the notation of the codes."""
    return "+".join(item for item, count in counts.items() for _ in range(count))


BATTLES: Final = BattleSheet(
    tuple("+".join(icons) for icons in IF_KILLED), tuple("+".join(icons) for icons in IF_ALIVE)
)
SHEETS: Final[dict[int, tuple[tuple[AreaSheet, ...], tuple[BuildingSheet, ...]]]] = {}  # by their number


def _printed(g: HadriansWall) -> tuple[tuple[AreaSheet, ...], tuple[BuildingSheet, ...]]:
    """Prices included, which only a fort can change; made once, since every view shows them all."""
    if g.sheets not in SHEETS:
        areas = tuple(_area_sheet(row) for row in ROWS[g.sheets])
        SHEETS[g.sheets] = areas, tuple(_building_sheet(plan) for plan in PLANS[g.sheets])
    return SHEETS[g.sheets]


def _area_sheet(row: Row) -> AreaSheet:
    area = row.area
    return AreaSheet(
        area=area.name,
        gives=tuple("+".join(icons) for icons in area.boxes),
        cost=tuple(_items(cost) for cost in row.costs[0]),
        prices=_prices(row),
        flag=area.flag or None,
        levels=area.flags if area.flag else (),
        per_year=area.per_year or None,
    )


def _prices(row: Row) -> tuple[int, ...]:
    paid = [sum(costs[0].values()) for costs in row.costs] if row.costs[0] else [0]
    return tuple(price // paid[0] for price in paid) if min(paid) != max(paid) else ()


def _building_sheet(plan: Plan) -> BuildingSheet:
    building = plan.building
    return BuildingSheet(
        building=building.name,
        flag=building.flag,
        level=building.level,
        after=building.after or None,
        cost=_items(plan.cost),
        gives="+".join(building.gains),
        circle=building.circle or None,
    )


def _card(name: str) -> CardView:
    card = CARDS[name]
    return CardView(
        card=name,
        measure=card.measure,
        steps=card.steps,
        items=card.items,
        good=card.good,
        pattern=card.pattern,
        shape=PATTERNS[card.pattern],
    )


def _fate(g: HadriansWall) -> FateView:
    hidden = [FATE[card] for card in g.fate.things]
    return FateView(
        pile=len(hidden),
        discards=tuple(g.fate.discards),
        directions={way: len([card for card in hidden if card.direction == way]) for way in DIRECTIONS},
        goods={str(good): len([card for card in hidden if card.good == good]) for good in range(1, 7)},
        damages={str(damage): len([card for card in hidden if card.damage == damage]) for damage in range(1, 4)},
    )


def _attack(g: HadriansWall) -> AttackView:
    return AttackView(
        potential=potential(g),
        cards=attack_cards(g),
        extra=extra_cards(g),
        turned=tuple(AttackCardView(card, FATE[card].direction) for card in g.attack),
    )


def _neutral(neutral: Neutral) -> NeutralView:
    card = CARDS[neutral.card]
    return NeutralView(neutral.card, card.good, card.pattern, PATTERNS[card.pattern], neutral.items.amounts.copy())


def _player(g: HadriansWall, seat: Seat, player: Player, ready: bool) -> PlayerView:
    disdain, total = player.remaining_disdain(), score_sheet(seat, player).total
    neighbours = g.neighbours(seat)
    held = chances(g, player) if g.agenda else dict.fromkeys((*DIRECTIONS, "all"), 100)
    attack_disdain, attack_valour = outcome(g, player) if g.attack else (None, None)
    return PlayerView(
        seat=seat,
        ready=ready,
        supply=player.supply.amounts(),
        next_income={**sheet_income(player), "any_attribute": player.circles("any_attribute")},
        areas=tuple(_area(g, player, row) for row in ROWS[g.sheets]),
        infrastructure=player.level(INFRASTRUCTURE),
        buildings=player.built.copy(),
        can_build=tuple(plan.name for plan in PLANS[g.sheets] if not obstacle_to(player, plan)),
        goods={str(box): player.goods[box] for box in sorted(player.goods)},
        next_good_renown=next_good_renown(player),
        gladiators=tuple(_gladiator(player, number, name) for number, name in enumerate(GLADIATORS)),
        temple_favours=player.temple_favours,
        diplomats=tuple(DiplomatView(cohort, favours) for cohort, favours in player.diplomats.items()),
        favours_used=player.favours_used,
        map=_map(player),
        disdain=disdain,
        removed_disdain=player.removed,
        penalty=penalty(disdain),
        next_penalty=penalty(disdain + 1),
        cohorts=_cohorts(g, player, held),
        percent=held["all"],
        ignored=tuple(player.ignored),
        attack_disdain=attack_disdain,
        attack_valour=attack_valour,
        paths=tuple(_path(player, card, number + 1) for number, card in enumerate(player.paths)),
        prospect=_card(player.prospect) if player.prospect else None,
        used_prospects=tuple(player.used),
        unseen=tuple(sorted([*player.deck, *player.drawn])),
        left_seat=neighbours[0] if neighbours else None,
        right_seat=neighbours[1] if len(neighbours) > 1 else None,
        total=total,
        goals=_goals(g, player, total),
    )


def _cohorts(g: HadriansWall, player: Player, held: Counts) -> tuple[CohortView, ...]:
    figures = zip(DIRECTIONS, COHORTS, attacks(g, player), through(g, player), strict=True)
    return tuple(CohortView(way, player.level(cohort), on, past, held[way]) for way, cohort, on, past in figures)


def _area(g: HadriansWall, player: Player, row: Row) -> AreaView:
    years = player.boxes[row.number]
    can_be_paid = row.costs[0] or row.area.special
    return AreaView(
        area=row.name,
        level=player.levels[row.number],
        size=row.size,
        filled=(*years, *(0,) * (row.size - len(years))),
        open=tuple(box for box in candidates(player, row) if can_be_paid and is_open(g, player, row, box)),
    )


def _gladiator(player: Player, number: int, name: str) -> GladiatorView:
    strength = player.strength(number)
    return GladiatorView(
        gladiator=name,
        strength=strength,
        wounds=player.wounds[number],
        alive=not player.is_dead(number),
        if_killed="+".join(IF_KILLED[strength - 1]) if strength else "",
        if_alive="+".join(IF_ALIVE[strength - 1]) if strength else "",
    )


def _map(player: Player) -> tuple[str, ...]:
    marks = ["#" if year else "." for year in player.boxes[MAP]]
    return tuple("".join(marks[row * MAP_COLUMNS : (row + 1) * MAP_COLUMNS]) for row in range(MAP_ROWS))


def _path(player: Player, name: str, year: int) -> PathView:
    card, progress, points = CARDS[name], measured(player, CARDS[name].measure), path_points(player, name)
    missing = None if points == len(card.steps) else abs(card.steps[points] - progress)
    return PathView(name, year, card.measure, progress, card.steps, points, missing)


def _goals(g: HadriansWall, player: Player, total: int) -> tuple[GoalView, ...]:
    if g.fort is None:
        return ()
    goals = []
    for challenge, wanted in ((False, g.fort.goal), (True, g.fort.challenge)):
        for what, need in wanted.items():
            have, at_most = fort_figure(player, total, what), what in AT_MOST
            goals.append(GoalView(what, have, need, at_most, challenge, is_enough(what, have, need)))
    return tuple(goals)
