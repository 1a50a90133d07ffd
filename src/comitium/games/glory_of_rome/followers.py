"""Action phase: followers are placed one at a time until nobody has one left (GR-13, GR-14, GR-23).

Order inside a turn (GR-13.9): place, play goods, carry out the action, end. The action closes the moment
for goods (GR-13.10); selling and sets stay open until the turn ends.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, No, Seat, Who
from comitium.engine.phase import Phase, Question
from comitium.games.glory_of_rome.components import BOOSTED, SLOTS, Condition, Sphere
from comitium.games.glory_of_rome.deeds import (
    COLOSSEUM,
    SLOT,
    carry_out,
    considered_deeds,
    deeds,
    meant_deed,
    why_not_deed,
)
from comitium.games.glory_of_rome.goods import (
    WithGoods,
    considered_discards,
    considered_goods,
    meant_goods,
    play_side,
    why_not_goods,
)
from comitium.games.glory_of_rome.intrigues import return_tokens
from comitium.games.glory_of_rome.model import GloryOfRome, Moment, Province
from comitium.games.glory_of_rome.names import building_name, province_name, sphere_name, with_code


class PlaceOn(Action):
    """A follower onto a building, on a boost if wanted (GR-13.4, GR-14.3)."""

    __slots__ = ("boosted", "level", "province", "sphere")

    def __init__(self, province: str, sphere: Sphere, level: int, boosted: bool) -> None:
        self.province: Final = province
        self.sphere: Final = sphere
        self.level: Final = level
        self.boosted: Final = boosted

    def code(self) -> str:
        return f"place {self.province}.{self.sphere.value}{' boosted' if self.boosted else ''}"

    def sentence(self) -> Message:
        name = "place-boosted" if self.boosted else "place"
        return Message(name, building=building_name(self.sphere, self.level))

    def told(self, seat: Seat) -> Message:
        name = "placed-boosted" if self.boosted else "placed"
        return Message(name, who=Who(seat), building=building_name(self.sphere, self.level))

    def pieces(self) -> list[str]:
        site = f"site:{self.province}.{self.sphere.value}"
        return [site, f"boost:{self.sphere.value}"] if self.boosted else [site]


class PlaceInColosseum(Action):
    """Always open (GR-22.2)."""

    __slots__ = ()

    def code(self) -> str:
        return "place colosseum"

    def sentence(self) -> Message:
        return Message("place-colosseum")

    def told(self, seat: Seat) -> Message:
        return Message("placed-colosseum", who=Who(seat))

    def pieces(self) -> list[str]:
        return ["colosseum"]


class PlaceIntrigue(Action):
    """Lay an intrigue on an empty slot, with the follower on it (GR-23.1)."""

    __slots__ = ("province", "slot")

    def __init__(self, province: str, slot: int) -> None:
        self.province: Final = province
        self.slot: Final = slot  # from 1

    def code(self) -> str:
        return f"plot {self.province}.{self.slot}"

    def sentence(self) -> Message:
        return Message("place-intrigue", slot=self.slot)

    def told(self, seat: Seat) -> Message:
        return Message("placed-intrigue", who=Who(seat), province=province_name(self.province))

    def pieces(self) -> list[str]:
        return [f"slot:{self.province}.{self.slot}"]


class Decline(Action):
    """Do without the action, or without its second half (GR-13.8, GR-14.5)."""

    __slots__ = ()

    def code(self) -> str:
        return "decline"

    def sentence(self) -> Message:
        return Message("decline-action")


class EndTurn(Action):
    __slots__ = ()

    def code(self) -> str:
        return "end turn"

    def sentence(self) -> Message:
        return Message("end-turn")


def why_not_place(g: GloryOfRome, seat: Seat, sphere: Sphere) -> No | None:
    """An empty site and a full building take no follower (GR-13.5, GR-13.6)."""
    site = g.province_of(seat).sites[sphere]
    if not site.level:
        return No("empty-site", "GR-13.6", type=sphere_name(sphere))
    if not site.room():
        return No("building-full", "GR-13.5", level=site.level)
    return None


def why_not_boost(g: GloryOfRome, seat: Seat, sphere: Sphere) -> No | None:
    player = g.players[seat]
    if sphere not in BOOSTED:
        return No("no-such-boost", "GR-14.1", type=sphere_name(sphere))
    if sphere not in player.active_boosts():
        return No("boost-covered", "GR-14.2", type=sphere_name(sphere), feud=player.feud)
    if sphere in player.used:
        return No("boost-used", "GR-14.2", type=sphere_name(sphere))
    return None


def why_not_plot(g: GloryOfRome, seat: Seat, slot: int) -> No | None:
    if g.truce:
        return No("truce", "GR-30.13")
    if not g.intrigues_are_played():
        return No("no-intrigues-alone", "GR-31.4")
    if not g.players[seat].intrigues:
        return No("no-intrigue-left", "GR-23.3")
    if g.province_of(seat).slots[slot].owner != NOBODY:
        return No("slot-taken", "GR-23.2", slot=slot + 1)
    return None


def why_not_placement(g: GloryOfRome, seat: Seat, action: Action) -> No | None:
    """Own province or Colosseum, one follower in each turn; a boost is declared here (GR-13.4, GR-14.3)."""
    if isinstance(action, EndTurn):
        return No("must-place", "GR-13.2", left=g.players[seat].home)
    if not isinstance(action, PlaceOn | PlaceIntrigue):
        return None
    province = g.province_of(seat).name
    if action.province != province:
        return No("not-your-province", "GR-13.4", province=province_name(province))
    if isinstance(action, PlaceIntrigue):
        return why_not_plot(g, seat, action.slot - 1)
    no = why_not_place(g, seat, action.sphere)
    return why_not_boost(g, seat, action.sphere) if no is None and action.boosted else no


def placement(province: Province, sphere: Sphere, boosted: bool) -> PlaceOn:
    """On an empty site, as if the lowest building stood there."""
    return PlaceOn(province.name, sphere, max(province.sites[sphere].level, 1), boosted)


def considered_placements(g: GloryOfRome, seat: Seat) -> list[Action]:
    """Everywhere in the own province; boosts only where a follower can be placed."""
    province = g.province_of(seat)
    found: list[Action] = []
    for sphere in Sphere:
        found.append(placement(province, sphere, False))
        if sphere in BOOSTED and why_not_place(g, seat, sphere) is None:
            found.append(placement(province, sphere, True))
    return [*found, *[PlaceIntrigue(province.name, slot + 1) for slot in range(SLOTS)], PlaceInColosseum()]


def meant_placement(g: GloryOfRome, code: str) -> Action | None:
    """In any province, with any boost; and to place no follower at all."""
    if code in ("pass", "end turn"):
        return EndTurn()
    found: list[Action] = []
    for province in g.board:
        found.extend([placement(province, sphere, boosted) for sphere in Sphere for boosted in (False, True)])
        found.extend([PlaceIntrigue(province.name, slot + 1) for slot in range(SLOTS)])
    return with_code(code, found)


class Followers(Phase[GloryOfRome]):
    """Round and round in turn order, passing over whoever has none left on the board (GR-13.1 to GR-13.3).

    Whose turn it is gets settled when the turn begins: a follower gained by another meanwhile waits (GR-12.9).
    """

    __slots__ = ("at", "turn")

    heading = "action"

    def __init__(self) -> None:
        super().__init__()
        self.at = 0  # where in the turn order the next turn is looked for
        self.turn: Seat = NOBODY  # who places now

    def waiting(self, g: GloryOfRome) -> list[Seat]:
        return [] if self.turn == NOBODY else [self.turn]

    def over(self, g: GloryOfRome) -> bool:
        """Between two turns, finds whose turn is next."""
        for step in range(len(g.order)):
            seat = g.order[(self.at + step) % len(g.order)]
            if self.turn == NOBODY and g.players[seat].home:
                self.turn = seat
        return self.turn == NOBODY

    def considered(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        return [*considered_placements(g, seat), *considered_goods(g, seat)]

    def why_not(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        if isinstance(action, WithGoods):
            return why_not_goods(g, seat, action)
        return why_not_placement(g, seat, action)

    def meant(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        return super().meant(g, seat, code) or meant_goods(g, seat, code) or meant_placement(g, code)

    def play(self, g: GloryOfRome, seat: Seat, action: Action) -> None:
        if play_side(g, seat, action):
            return
        player = g.players[seat]
        player.home -= 1
        self.at = (g.order.index(seat) + 1) % len(g.order)
        self.turn = NOBODY
        place, halves = COLOSSEUM, 1
        if isinstance(action, PlaceOn):
            site = g.province_of(seat).sites[action.sphere]
            site.followers = [*site.followers, seat]
            place = action.sphere.value
            if action.boosted:
                halves = 2  # GR-14.4
                site.boosted = [*site.boosted, seat]
                player.used.append(action.sphere)
        elif isinstance(action, PlaceIntrigue):
            slot = g.province_of(seat).slots[action.slot - 1]
            slot.owner = seat
            slot.fresh = True
            player.intrigues -= 1
            place = SLOT
        else:
            g.arena.append(seat)
        g.tell_action(seat, action, "GR-13.1")
        g.moment = Moment(seat, Condition.FOLLOWER, place)
        g.schedule(Errand(seat, place, halves))

    def end(self, g: GloryOfRome) -> None:
        """Followers, boosts and activated intrigues go home (GR-24.1)."""
        for province in g.board:
            for site in province.sites.values():
                site.followers = []
                site.boosted = []
        g.arena = []
        for player in g.players:
            player.home = player.followers
            player.used = []
        return_tokens(g)
        g.tell("followers-return", "GR-24.1")

    def question(self, g: GloryOfRome, seat: Seat) -> Question:
        province = province_name(g.province_of(seat).name)
        why = Message("why-place", left=g.players[seat].home, province=province)
        return Question(Message("ask-place"), why, "GR-13.1")

    def copy(self) -> Phase[GloryOfRome]:
        new = Followers()
        new.begun = self.begun
        new.at = self.at
        new.turn = self.turn
        return new


class Errand(Phase[GloryOfRome]):
    """What a follower does where it was placed: goods first, then the action, twice with a boost (GR-13.9, GR-14.4).

    Whoever holds goods is asked even where nothing else is left to do, so that the question tells nothing.
    """

    __slots__ = ("acted", "ended", "halves", "place", "seat")

    def __init__(self, seat: Seat, place: str, halves: int) -> None:
        super().__init__()
        self.seat = seat
        self.place = place
        self.halves = halves  # how often the action may still be done
        self.acted = False  # the action has begun or was declined: no goods any more (GR-13.10)
        self.ended = False

    def deeds(self, g: GloryOfRome) -> list[Action]:
        return deeds(g, self.seat, self.place, True) if self.halves else []

    def waiting(self, g: GloryOfRome) -> list[Seat]:
        if self.ended or (not g.players[self.seat].hand and not self.deeds(g)):
            return []
        return [self.seat]

    def considered(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        actions = considered_deeds(g, self.seat, self.place, True) if self.halves else []
        discards = considered_discards(g, seat) if self.acted else []
        last: Action = Decline() if self.deeds(g) else EndTurn()
        return [*actions, *considered_goods(g, seat), *discards, last]

    def why_not(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        if isinstance(action, WithGoods):
            return why_not_goods(g, seat, action, discards=self.acted)
        if isinstance(action, Decline):
            return None if self.deeds(g) else No("nothing-to-decline", "GR-13.8")
        if isinstance(action, EndTurn):
            return No("act-or-decline", "GR-13.8") if self.deeds(g) else None
        return why_not_deed(g, seat, self.place, action, self.halves)

    def meant(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        found = super().meant(g, seat, code) or meant_goods(g, seat, code) or meant_deed(g, seat, code, True)
        return found or with_code(code, [Decline(), EndTurn()])

    def play(self, g: GloryOfRome, seat: Seat, action: Action) -> None:
        if play_side(g, seat, action):
            return
        if isinstance(action, EndTurn):
            self.ended = True
            return
        self.acted = True
        g.moment = None
        if isinstance(action, Decline):
            self.halves = 0
        else:
            self.halves -= 1
            carry_out(g, seat, action)

    def end(self, g: GloryOfRome) -> None:
        g.moment = None

    def question(self, g: GloryOfRome, seat: Seat) -> Question:
        path = [Message(f"at-{self.place}")]
        if not self.deeds(g):
            why = Message("why-end-turn", cards=len(g.players[seat].hand))
            return Question(Message("ask-end-turn"), why, "GR-13.10", path)
        return Question(
            Message(f"ask-{self.place}"), Message(f"why-{self.place}", halves=self.halves), CLAUSES[self.place], path
        )

    def copy(self) -> Phase[GloryOfRome]:
        new = Errand(self.seat, self.place, self.halves)
        new.begun = self.begun
        new.acted = self.acted
        new.ended = self.ended
        return new


CLAUSES: Final = {
    "mil": "GR-15.1",
    "pol": "GR-16.1",
    "tra": "GR-17.1",
    "rel": "GR-20.1",
    "agr": "GR-21.1",
    "colosseum": "GR-22.1",
    "slot": "GR-13.11",
}
