"""Legions: from the board to a battlefield, or from one battlefield to another (GR-15)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, No, Seat, Who
from comitium.engine.phase import Decision, Question
from comitium.games.glory_of_rome.components import BATTLEFIELDS, LEGIONS, PLACES
from comitium.games.glory_of_rome.kinds import FIELDS, Medal
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.games.glory_of_rome.names import card_name, field_name, with_code


class Muster(Action):
    """A legion from the board to a battlefield (GR-15.1)."""

    __slots__ = ("field",)

    def __init__(self, field: int) -> None:
        self.field: Final = field

    def code(self) -> str:
        return f"legion {FIELDS[self.field]}"

    def sentence(self) -> Message:
        return Message("muster", field=field_name(self.field))

    def told(self, seat: Seat) -> Message:
        return Message("mustered", who=Who(seat), field=field_name(self.field))

    def pieces(self) -> list[str]:
        return ["supply:legion", f"field:{FIELDS[self.field]}"]


class March(Action):
    """A legion from one battlefield to another (GR-15.1)."""

    __slots__ = ("goal", "seat", "start")

    def __init__(self, seat: Seat, start: int, goal: int) -> None:
        self.seat: Final = seat  # whose legion
        self.start: Final = start
        self.goal: Final = goal

    def code(self) -> str:
        return f"march {FIELDS[self.start]} {FIELDS[self.goal]}"

    def sentence(self) -> Message:
        return Message("march", start=field_name(self.start), goal=field_name(self.goal))

    def told(self, seat: Seat) -> Message:
        return Message("marched", who=Who(seat), start=field_name(self.start), goal=field_name(self.goal))

    def pieces(self) -> list[str]:
        return [f"legion:{self.seat}.{FIELDS[self.start]}", f"field:{FIELDS[self.goal]}"]


MUSTERS: Final[list[Action]] = [Muster(field) for field in range(len(FIELDS))]
MARCHES: Final[list[list[Action]]] = [  # by seat
    [March(seat, start, goal) for start in range(len(FIELDS)) for goal in range(len(FIELDS)) if goal != start]
    for seat in range(len(PLACES))
]
MOVES: Final = [[*MUSTERS, *marches] for marches in MARCHES]
NONE_HOME: Final = [No("no-legion-home", "GR-15.1", legions=legions) for legions in range(LEGIONS + 1)]
NONE_THERE: Final = [No("no-legion-on", "GR-15.1", field=field_name(field)) for field in range(len(FIELDS))]


def why_not_move(g: GloryOfRome, seat: Seat, move: Action) -> No | None:
    """A legion must be there to be moved: on the board, or on the battlefield it leaves (GR-15.1)."""
    if isinstance(move, Muster):
        return why_not_muster(g, seat)
    assert isinstance(move, March)
    return why_not_leave(g, seat, move.start)


def why_not_muster(g: GloryOfRome, seat: Seat) -> No | None:
    player = g.players[seat]
    return None if player.legions_home() else NONE_HOME[player.legions]


def why_not_leave(g: GloryOfRome, seat: Seat, field: int) -> No | None:
    return None if g.players[seat].stationed[field] else NONE_THERE[field]


def possible(g: GloryOfRome, seat: Seat, moves: list[Action]) -> list[Action]:
    """Those of the moves for which there is a legion."""
    return [move for move in moves if why_not_move(g, seat, move) is None]


def move_legion(g: GloryOfRome, seat: Seat, action: Action, clause: str) -> None:
    """Carry out either of them (GR-15.1); no legion ever goes back to the board this way (GR-15.5)."""
    stationed = g.players[seat].stationed
    if isinstance(action, Muster):
        stationed[action.field] += 1
    else:
        assert isinstance(action, March)
        stationed[action.start] -= 1
        stationed[action.goal] += 1
    g.tell_action(seat, action, clause)


class LegionByCard(Decision[GloryOfRome]):
    """A card moves one legion, from the board too or only between battlefields."""

    __slots__ = ("anywhere", "card")

    def __init__(self, seat: Seat, card: str, anywhere: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.anywhere = anywhere

    def considered(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        return possible(g, seat, MOVES[seat] if self.anywhere else MARCHES[seat])

    def why_not(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        if isinstance(action, Muster) and not self.anywhere:
            return No("card-only-shifts", "GR-18.3", card=card_name(self.card))
        return why_not_move(g, seat, action)

    def meant(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        return with_code(code, MOVES[seat])

    def question(self, g: GloryOfRome, seat: Seat) -> Question:
        why = Message("why-legion-by-card", home=g.players[seat].legions_home(), field=g.players[seat].in_the_field())
        return Question(Message("ask-legion"), why, "GR-15.1", [card_name(self.card)])

    def decided(self, g: GloryOfRome, action: Action) -> None:
        move_legion(g, self.seat, action, "GR-18.3")

    def copy(self) -> Decision[GloryOfRome]:
        return self.copy_decision(LegionByCard(self.seat, self.card, self.anywhere))


# -- who stands where (GR-28.3 to GR-28.7) ----------------------------------------------------------------------------


SHIELDS: Final = [row.shield for row in BATTLEFIELDS]
BANNERS: Final = [list(row.places) for row in BATTLEFIELDS]
FEW_BANNERS: Final = [list(row.few_places) for row in BATTLEFIELDS]


def gathered(g: GloryOfRome, field: int) -> int:
    return sum([player.stationed[field] for player in g.players])


def is_conquered(g: GloryOfRome, field: int) -> bool:
    """As many legions of all players together as the shield says (GR-15.4)."""
    return gathered(g, field) >= SHIELDS[field]


def banners(g: GloryOfRome, field: int) -> list[int]:
    """The end fame of the places; starred banners do not count for two (GR-28.4, GR-28.5)."""
    return FEW_BANNERS[field] if g.few() else BANNERS[field]


def ranks(g: GloryOfRome, field: int) -> list[list[Seat]]:
    """Those with legions there by place, the first place first; tied players share one (GR-28.6).

    The owner of the Warrior medal has the place alone, and those tied with them take the next (GR-12.1, GR-28.7).
    """
    warrior = g.holder(Medal.WARRIOR)
    places: list[list[Seat]] = []
    for number in sorted({player.stationed[field] for player in g.players}, reverse=True):
        tied = [seat for seat, player in enumerate(g.players) if player.stationed[field] == number]
        if number == 0:
            break
        if warrior != NOBODY and warrior in tied and len(tied) > 1:
            places.append([warrior])
            tied.remove(warrior)
        places.append(tied)
    return places


def banner(g: GloryOfRome, field: int, place: int, tied: int) -> int:
    """What a place, counted from 0, pays to each of those who hold it: nothing if they are several (GR-28.6)."""
    worth = banners(g, field)
    return worth[place] if tied == 1 and place < len(worth) else 0


def place_on(g: GloryOfRome, field: int, seat: Seat) -> int:
    """The place held on a battlefield, from 0; -1 without a legion there."""
    for place, tied in enumerate(ranks(g, field)):
        if seat in tied:
            return place
    return -1


def first_places(g: GloryOfRome, seat: Seat) -> list[int]:
    """Conquered battlefields with the first place, shared or not (GR-27.3, GR-33.2)."""
    return [field for field in range(len(FIELDS)) if is_conquered(g, field) and place_on(g, field, seat) == 0]
