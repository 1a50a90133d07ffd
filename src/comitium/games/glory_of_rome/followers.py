"""Action phase: followers are placed one at a time until nobody has one left (GR-13, GR-14, GR-23).

Order inside a turn (GR-13.9): place, play goods, carry out the action, end. The action closes the moment
for goods (GR-13.10); selling and sets stay open until the turn ends.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, No, Seat, Who
from comitium.engine.phase import Phase, Question
from comitium.games.glory_of_rome.board import NO_FOLLOWERS, Province
from comitium.games.glory_of_rome.components import BOARD, SLOTS, TOP_LEVEL, TRACK
from comitium.games.glory_of_rome.deeds import (
    can_act,
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
from comitium.games.glory_of_rome.kinds import BOOSTED, SPHERES, Condition
from comitium.games.glory_of_rome.model import COLOSSEUM, PLACE_NAMES, SLOT, GloryOfRome, Moment
from comitium.games.glory_of_rome.names import building_name, province_name, sphere_name, with_code
from comitium.games.glory_of_rome.player import Player


class PlaceOn(Action):
    """A follower onto a building, on a boost if wanted (GR-13.4, GR-14.3)."""

    __slots__ = ("boosted", "level", "province", "sphere")

    def __init__(self, province: str, sphere: int, level: int, boosted: bool) -> None:
        self.province: Final = province
        self.sphere: Final = sphere
        self.level: Final = level
        self.boosted: Final = boosted

    def code(self) -> str:
        return f"place {self.province}.{SPHERES[self.sphere]}{' boosted' if self.boosted else ''}"

    def sentence(self) -> Message:
        name = "place-boosted" if self.boosted else "place"
        return Message(name, building=building_name(self.sphere, self.level))

    def told(self, seat: Seat) -> Message:
        name = "placed-boosted" if self.boosted else "placed"
        return Message(name, who=Who(seat), building=building_name(self.sphere, self.level))

    def pieces(self) -> list[str]:
        site = f"site:{self.province}.{SPHERES[self.sphere]}"
        return [site, f"boost:{SPHERES[self.sphere]}"] if self.boosted else [site]


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


ALL_SPHERES: Final = list(range(len(SPHERES)))
LEVELS: Final = range(1, TOP_LEVEL + 1)
PLACEMENTS: Final = [  # by province, type and level: without and with a boost
    [
        [(PlaceOn(province, sphere, level, False), PlaceOn(province, sphere, level, True)) for level in LEVELS]
        for sphere in ALL_SPHERES
    ]
    for province in BOARD.provinces
]
PLOTS: Final = [[PlaceIntrigue(province, slot + 1) for slot in range(SLOTS)] for province in BOARD.provinces]
IN_COLOSSEUM: Final = PlaceInColosseum()
DECLINE: Final = Decline()
END_TURN: Final = EndTurn()

EMPTY_SITE: Final = [No("empty-site", "GR-13.6", type=sphere_name(sphere)) for sphere in ALL_SPHERES]
FULL: Final = [No("building-full", "GR-13.5", level=level) for level in range(TOP_LEVEL + 1)]
NO_SUCH_BOOST: Final = [No("no-such-boost", "GR-14.1", type=sphere_name(sphere)) for sphere in ALL_SPHERES]
USED: Final = [No("boost-used", "GR-14.2", type=sphere_name(sphere)) for sphere in ALL_SPHERES]
COVERED: Final = [  # by type and feud tokens
    [No("boost-covered", "GR-14.2", type=sphere_name(sphere), feud=feud) for feud in range(TRACK + 1)]
    for sphere in ALL_SPHERES
]
TRUCE: Final = No("truce", "GR-30.13")
ALONE: Final = No("no-intrigues-alone", "GR-31.4")
NO_INTRIGUE: Final = No("no-intrigue-left", "GR-23.3")
TAKEN: Final = [No("slot-taken", "GR-23.2", slot=slot + 1) for slot in range(SLOTS)]
NOT_YOURS: Final = {name: No("not-your-province", "GR-13.4", province=province_name(name)) for name in BOARD.provinces}


def why_not_place(province: Province, sphere: int) -> No | None:
    """An empty site and a full building take no follower (GR-13.5, GR-13.6)."""
    level = province.levels[sphere]
    if not level:
        return EMPTY_SITE[sphere]
    return None if province.room(sphere) else FULL[level]


def why_not_boost(player: Player, sphere: int) -> No | None:
    """Its cell lies open, and it has not been used in this round (GR-14.1, GR-14.2)."""
    if sphere not in BOOSTED:
        return NO_SUCH_BOOST[sphere]
    if not player.boost_is_open(sphere):
        return COVERED[sphere][player.feud]
    return USED[sphere] if sphere in player.used else None


def why_not_intrigues(g: GloryOfRome) -> No | None:
    """Truce and Emperor Solo have none at all (GR-30.13, GR-31.4)."""
    if g.truce:
        return TRUCE
    return ALONE if g.solo == "emperor" else None


def why_not_plot(g: GloryOfRome, seat: Seat, slot: int) -> No | None:
    """A token must be left, and the slot must be empty (GR-23.2, GR-23.3)."""
    no = why_not_intrigues(g)
    if no is not None:
        return no
    if not g.players[seat].intrigues:
        return NO_INTRIGUE
    return None if g.province_of(seat).owners[slot] == NOBODY else TAKEN[slot]


def why_not_placement(g: GloryOfRome, seat: Seat, action: Action) -> No | None:
    """Own province or Colosseum, one follower in each turn; a boost is declared here (GR-13.4, GR-14.3)."""
    province = g.province_of(seat)
    if isinstance(action, PlaceOn):
        if action.province != province.name:
            return NOT_YOURS[province.name]
        no = why_not_place(province, action.sphere)
        return why_not_boost(g.players[seat], action.sphere) if no is None and action.boosted else no
    if isinstance(action, PlaceIntrigue):
        return NOT_YOURS[province.name] if action.province != province.name else why_not_plot(g, seat, action.slot - 1)
    return No("must-place", "GR-13.2", left=g.players[seat].home) if isinstance(action, EndTurn) else None


def placement(province: Province, sphere: int) -> tuple[PlaceOn, PlaceOn]:
    """Without and with a boost; on an empty site, as if the lowest building stood there."""
    return PLACEMENTS[province.number][sphere][max(province.levels[sphere], 1) - 1]


def considered_placements(g: GloryOfRome, seat: Seat) -> list[Action]:
    """Everywhere in the own province; boosts only where a follower can be placed."""
    province = g.province_of(seat)
    found: list[Action] = []
    for sphere in ALL_SPHERES:
        plain, boosted = placement(province, sphere)
        found.append(plain)
        if sphere in BOOSTED and why_not_place(province, sphere) is None:
            found.append(boosted)
    found.extend(PLOTS[province.number])
    found.append(IN_COLOSSEUM)
    return found


def meant_placement(g: GloryOfRome, code: str) -> Action | None:
    """In any province, with any boost; and to place no follower at all."""
    if code in ("pass", "end turn"):
        return END_TURN
    found: list[Action] = []
    for province in g.board:
        for sphere in ALL_SPHERES:
            found.extend(placement(province, sphere))
        found.extend(PLOTS[province.number])
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
        if self.turn == NOBODY:
            for step in range(len(g.order)):
                seat = g.order[(self.at + step) % len(g.order)]
                if g.players[seat].home:
                    self.turn = seat
                    break
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
        player, province = g.players[seat], g.province_of(seat)
        player.home -= 1
        self.at = (g.order.index(seat) + 1) % len(g.order)
        self.turn = NOBODY
        place, halves = COLOSSEUM, 1
        if isinstance(action, PlaceOn):
            place = action.sphere
            province.followers[place] = [*province.followers[place], seat]
            if action.boosted:
                halves = 2  # GR-14.4
                province.boosted[place] = [*province.boosted[place], seat]
                player.used.append(place)
        elif isinstance(action, PlaceIntrigue):
            province.owners[action.slot - 1] = seat
            province.fresh[action.slot - 1] = True
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
            province.followers = NO_FOLLOWERS.copy()
            province.boosted = NO_FOLLOWERS.copy()
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

    def __init__(self, seat: Seat, place: int, halves: int) -> None:
        super().__init__()
        self.seat = seat
        self.place = place
        self.halves = halves  # how often the action may still be done
        self.acted = False  # the action has begun or was declined: no goods any more (GR-13.10)
        self.ended = False

    def deeds(self, g: GloryOfRome) -> list[Action]:
        return deeds(g, self.seat, self.place, True) if self.halves else []

    def can_act(self, g: GloryOfRome) -> bool:
        return self.halves > 0 and can_act(g, self.seat, self.place)

    def over(self, g: GloryOfRome) -> bool:
        return self.ended or (not g.players[self.seat].hand and not self.can_act(g))

    def waiting(self, g: GloryOfRome) -> list[Seat]:
        return [] if self.over(g) else [self.seat]

    def considered(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        actions = considered_deeds(g, self.seat, self.place, True) if self.halves else []
        discards = considered_discards(g, seat) if self.acted else []
        last: Action = DECLINE if self.can_act(g) else END_TURN
        return [*actions, *considered_goods(g, seat), *discards, last]

    def why_not(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        if isinstance(action, WithGoods):
            return why_not_goods(g, seat, action, discards=self.acted)
        if isinstance(action, Decline):
            return None if self.can_act(g) else No("nothing-to-decline", "GR-13.8")
        if isinstance(action, EndTurn):
            return No("act-or-decline", "GR-13.8") if self.can_act(g) else None
        return why_not_deed(g, seat, self.place, action, self.halves)

    def meant(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        found = super().meant(g, seat, code) or meant_goods(g, seat, code) or meant_deed(g, seat, code, True)
        return found or with_code(code, [DECLINE, END_TURN])

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
        place = PLACE_NAMES[self.place]
        path = [Message(f"at-{place}")]
        if not self.can_act(g):
            why = Message("why-end-turn", cards=len(g.players[seat].hand))
            return Question(Message("ask-end-turn"), why, "GR-13.10", path)
        return Question(Message(f"ask-{place}"), Message(f"why-{place}", halves=self.halves), CLAUSES[self.place], path)

    def copy(self) -> Phase[GloryOfRome]:
        new = Errand(self.seat, self.place, self.halves)
        new.begun = self.begun
        new.acted = self.acted
        new.ended = self.ended
        return new


CLAUSES: Final = ("GR-15.1", "GR-16.1", "GR-17.1", "GR-20.1", "GR-21.1", "GR-22.1", "GR-13.11")  # by place
