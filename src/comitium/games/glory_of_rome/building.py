"""Building phase: any number of buildings in the controlled province, each paid in full (GR-11)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat
from comitium.engine.phase import Automatic, InTurn, Phase, Question
from comitium.games.glory_of_rome.components import BUILDINGS, MEDAL_OF, TOP_LEVEL, Condition, Sphere
from comitium.games.glory_of_rome.goods import (
    WithGoods,
    considered_goods,
    meant_goods,
    play_side,
    why_not_goods,
)
from comitium.games.glory_of_rome.model import GloryOfRome, Moment, Province
from comitium.games.glory_of_rome.names import building_name, medal_name, province_name, with_code
from comitium.games.glory_of_rome.turns import OwnTurns


class Build(Action):
    """Name the next level of a type and pay for it (GR-11.9)."""

    __slots__ = ("cost", "level", "province", "sphere")

    def __init__(self, province: str, sphere: Sphere, level: int, cost: int) -> None:
        self.province: Final = province
        self.sphere: Final = sphere
        self.level: Final = level
        self.cost: Final = cost

    def code(self) -> str:
        return f"build {self.province}.{self.sphere.value}"

    def sentence(self) -> Message:
        return Message("build", building=building_name(self.sphere, self.level), denarii=self.cost)

    def pieces(self) -> list[str]:
        return [f"site:{self.province}.{self.sphere.value}"]


class Proceed(Action):
    """Play no more goods at this moment: what opened it is carried out (GR-18.3)."""

    __slots__ = ()

    def code(self) -> str:
        return "proceed"

    def sentence(self) -> Message:
        return Message("proceed")


def next_building(g: GloryOfRome, province: Province, sphere: Sphere) -> Build:
    """The level that would go onto the site, which may not exist (GR-11.2)."""
    level = min(province.sites[sphere].level + 1, TOP_LEVEL)
    return Build(province.name, sphere, level, g.price(sphere, level))


def why_not_erect(g: GloryOfRome, seat: Seat, sphere: Sphere) -> No | None:
    """The next level must exist and be in stock (GR-2.3, GR-11.2)."""
    level = g.province_of(seat).sites[sphere].level + 1
    if level > TOP_LEVEL:
        return No("top-level", "GR-11.2", level=TOP_LEVEL)
    if not g.stock[sphere][level - 1]:
        return No("not-in-stock", "GR-2.3", building=building_name(sphere, level))
    return None


def why_not_build(g: GloryOfRome, seat: Seat, sphere: Sphere) -> No | None:
    """It is paid in full (GR-11.5)."""
    no = why_not_erect(g, seat, sphere)
    if no is not None:
        return no
    cost, held = g.price(sphere, g.province_of(seat).sites[sphere].level + 1), g.players[seat].denarii
    return No("too-dear", "GR-11.5", cost=cost, held=held) if held < cost else None


class Building(OwnTurns):
    """In turn order, each in the own province only (GR-11.1)."""

    __slots__ = ()

    heading = "building"

    def considered_acts(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        return [next_building(g, g.province_of(seat), sphere) for sphere in Sphere]

    def why_not_act(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Build)
        province = g.province_of(seat).name
        if action.province != province:
            return No("not-your-province", "GR-11.1", province=province_name(province))
        return why_not_build(g, seat, action.sphere)

    def meant_act(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        return with_code(code, [next_building(g, province, sphere) for province in g.board for sphere in Sphere])

    def carry_out(self, g: GloryOfRome, seat: Seat, action: Action) -> None:
        assert isinstance(action, Build)
        g.players[seat].denarii -= action.cost
        g.tell(
            "building-paid",
            "GR-11.9",
            seat=seat,
            building=building_name(action.sphere, action.level),
            denarii=action.cost,
            pieces=action.pieces(),
        )
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
        return [Proceed(), *considered_goods(g, seat)]

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

    def __init__(self, seat: Seat, sphere: Sphere) -> None:
        super().__init__()
        self.seat = seat
        self.sphere = sphere

    def run(self, g: GloryOfRome) -> None:
        g.moment = None
        level = erect(g, self.seat, self.sphere)
        g.gain_fame([self.seat], BUILDINGS[self.sphere].fame[level - 1], "GR-11.4")
        take_medal(g, self.seat, self.sphere, level)


def erect(g: GloryOfRome, seat: Seat, sphere: Sphere) -> int:
    """The next level from the stock onto the site; the one below stays under it (GR-2.5)."""
    province = g.province_of(seat)
    site = province.sites[sphere]
    site.level += 1
    g.stock[sphere][site.level - 1] -= 1
    g.tell(
        "built",
        "GR-11.6",
        seat=g.teller(seat),
        who=g.call(seat),
        building=building_name(sphere, site.level),
        province=province_name(province.name),
        population=province.population(),
        pieces=[f"site:{province.name}.{sphere.value}"],
    )
    return site.level


def take_medal(g: GloryOfRome, seat: Seat, sphere: Sphere, level: int) -> None:
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
