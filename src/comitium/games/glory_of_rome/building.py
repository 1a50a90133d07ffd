"""Building phase: any number of buildings in the controlled province, each paid in full (GR-11)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, No, Seat, Who
from comitium.engine.phase import Automatic, InTurn, Phase, Question
from comitium.games.glory_of_rome.board import Province
from comitium.games.glory_of_rome.components import BOARD, BUILDINGS, COSTS, MEDAL_OF, TOP_LEVEL
from comitium.games.glory_of_rome.fame import gain_fame
from comitium.games.glory_of_rome.goods import (
    WithGoods,
    considered_goods,
    meant_goods,
    play_side,
    why_not_goods,
)
from comitium.games.glory_of_rome.kinds import SPHERES, Condition
from comitium.games.glory_of_rome.model import GloryOfRome, Moment
from comitium.games.glory_of_rome.names import building_name, caller, medal_name, province_name, with_code
from comitium.games.glory_of_rome.turns import OwnTurns


class Build(Action):
    """Name the next level of a type and pay for it (GR-11.9)."""

    __slots__ = ("cost", "level", "province", "sphere")

    def __init__(self, province: str, sphere: int, level: int, cost: int) -> None:
        self.province: Final = province
        self.sphere: Final = sphere
        self.level: Final = level
        self.cost: Final = cost

    def code(self) -> str:
        return f"build {self.province}.{SPHERES[self.sphere]}"

    def sentence(self) -> Message:
        return Message("build", building=building_name(self.sphere, self.level), denarii=self.cost)

    def told(self, seat: Seat) -> Message:
        building = building_name(self.sphere, self.level)
        return Message("building-paid", building=building, denarii=self.cost, who=Who(seat))

    def pieces(self) -> list[str]:
        return [f"site:{self.province}.{SPHERES[self.sphere]}"]


class Proceed(Action):
    """Play no more goods at this moment: what opened it is carried out (GR-18.3)."""

    __slots__ = ()

    def code(self) -> str:
        return "proceed"

    def sentence(self) -> Message:
        return Message("proceed")


BUILDS: Final = [  # by province, type and level
    [
        [Build(province, sphere, level, COSTS[sphere][level - 1]) for level in range(1, TOP_LEVEL + 1)]
        for sphere in range(len(SPHERES))
    ]
    for province in BOARD.provinces
]
TOO_DEAR: Final = [  # by price and what is held
    [No("too-dear", "GR-11.5", cost=cost, held=held) for held in range(cost)]
    for cost in range(1 + max([max(costs) for costs in COSTS]))
]
NO_HIGHER: Final = No("top-level", "GR-11.2", level=TOP_LEVEL)
NONE_LEFT: Final = [
    [No("not-in-stock", "GR-2.3", building=building_name(sphere, level)) for level in range(1, TOP_LEVEL + 1)]
    for sphere in range(len(SPHERES))
]
FAME: Final = [list(row.fame) for row in BUILDINGS]
PROCEED: Final = Proceed()


def next_building(province: Province, sphere: int) -> Build:
    """The level that would go onto the site, which may not exist (GR-11.2)."""
    return BUILDS[province.number][sphere][min(province.levels[sphere], TOP_LEVEL - 1)]


def why_not_erect(g: GloryOfRome, seat: Seat, sphere: int) -> No | None:
    """The next level must exist and be in stock (GR-2.3, GR-11.2)."""
    level = g.province_of(seat).levels[sphere] + 1
    if level > TOP_LEVEL:
        return NO_HIGHER
    return None if g.stock[sphere][level - 1] else NONE_LEFT[sphere][level - 1]


def why_not_build(g: GloryOfRome, seat: Seat, sphere: int) -> No | None:
    """It is paid in full (GR-11.5)."""
    no = why_not_erect(g, seat, sphere)
    if no is not None:
        return no
    cost, held = g.price(sphere, g.province_of(seat).levels[sphere] + 1), g.players[seat].denarii
    return TOO_DEAR[cost][held] if held < cost else None


class Building(OwnTurns):
    """In turn order, each in the own province only (GR-11.1)."""

    __slots__ = ()

    heading = "building"

    def considered_acts(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        province = g.province_of(seat)
        return [next_building(province, sphere) for sphere in range(len(SPHERES))]

    def why_not_act(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Build)
        province = g.province_of(seat).name
        if action.province != province:
            return No("not-your-province", "GR-11.1", province=province_name(province))
        return why_not_build(g, seat, action.sphere)

    def meant_act(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        everywhere = [next_building(province, sphere) for province in g.board for sphere in range(len(SPHERES))]
        return with_code(code, list(everywhere))

    def carry_out(self, g: GloryOfRome, seat: Seat, action: Action) -> None:
        assert isinstance(action, Build)
        g.players[seat].denarii -= action.cost
        g.tell_action(seat, action, "GR-11.9")
        g.moment = Moment(seat, Condition.BUILD)
        g.schedule(GoodsMoment(seat), Erection(seat, action.sphere))

    def question(self, g: GloryOfRome, seat: Seat) -> Question:
        province = g.province_of(seat)
        why = Message("why-build", denarii=g.players[seat].denarii, population=province.population())
        return Question(Message("ask-build", province=province_name(province.name)), why, "GR-11.1")

    def copy(self) -> InTurn[GloryOfRome]:
        return self.copy_turns(Building())


class GoodsMoment(Phase[GloryOfRome]):
    """The moment between an act of the own turn and its consequence: asked of whoever holds goods (GR-18.3)."""

    __slots__ = ("over_with", "seat")

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self.over_with = False

    def waiting(self, g: GloryOfRome) -> list[Seat]:
        return [self.seat] if g.players[self.seat].hand and not self.over_with else []

    def considered(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        return [PROCEED, *considered_goods(g, seat)]

    def why_not(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        return why_not_goods(g, seat, action) if isinstance(action, WithGoods) else None

    def meant(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        return super().meant(g, seat, code) or meant_goods(g, seat, code)

    def play(self, g: GloryOfRome, seat: Seat, action: Action) -> None:
        if not play_side(g, seat, action):
            self.over_with = True

    def question(self, g: GloryOfRome, seat: Seat) -> Question:
        moment = g.moment
        assert moment is not None
        why = Message(f"why-moment-{moment.kind.value}", cards=len(g.players[seat].hand))
        return Question(Message("ask-moment"), why, "GR-18.3")

    def copy(self) -> Phase[GloryOfRome]:
        new = GoodsMoment(self.seat)
        new.begun = self.begun
        new.over_with = self.over_with
        return new


class Erection(Automatic[GloryOfRome]):
    """Place the building, raise the population, gain the fame, take the medal (GR-11.9)."""

    __slots__ = ("seat", "sphere")

    def __init__(self, seat: Seat, sphere: int) -> None:
        super().__init__()
        self.seat = seat
        self.sphere = sphere

    def run(self, g: GloryOfRome) -> None:
        g.moment = None
        level = erect(g, self.seat, self.sphere)
        gain_fame(g, [self.seat], FAME[self.sphere][level - 1], "GR-11.4")
        take_medal(g, self.seat, self.sphere, level)


class Built(Action):
    """What the log tells of a new building, worded when it is read. Nobody decides it."""

    __slots__ = ("level", "population", "province", "sphere")

    def __init__(self, province: str, sphere: int, level: int, population: int) -> None:
        self.province: Final = province
        self.sphere: Final = sphere
        self.level: Final = level
        self.population: Final = population

    def code(self) -> str:
        return f"built {self.province}.{SPHERES[self.sphere]}"

    def sentence(self) -> Message:
        return self.told(NOBODY)

    def told(self, seat: Seat) -> Message:
        return Message(
            "built",
            who=caller(seat),
            building=building_name(self.sphere, self.level),
            province=province_name(self.province),
            population=self.population,
        )

    def pieces(self) -> list[str]:
        return [f"site:{self.province}.{SPHERES[self.sphere]}"]


def erect(g: GloryOfRome, seat: Seat, sphere: int) -> int:
    """The next level from the stock onto the site; the one below stays under it (GR-2.5)."""
    province = g.province_of(seat)
    province.levels[sphere] += 1
    level = province.levels[sphere]
    g.stock[sphere][level - 1] -= 1
    g.tell_action(g.teller(seat), Built(province.name, sphere, level, province.population()), "GR-11.6")
    return level


def take_medal(g: GloryOfRome, seat: Seat, sphere: int, level: int) -> None:
    """The first level III of a type brings its medal (GR-11.8)."""
    medal = MEDAL_OF[sphere]
    if level == TOP_LEVEL and medal in g.medals:
        g.medals.remove(medal)
        g.players[seat].medals.append(medal)
        g.tell(
            "medal-taken",
            "GR-11.8",
            seat=g.teller(seat),
            who=g.call(seat),
            medal=medal_name(medal),
            pieces=[f"medal:{medal.value}"],
        )
