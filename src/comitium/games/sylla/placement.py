"""Phase V, placement: a cube for each fighter, one after another on the events (SY-8.1 to SY-8.7)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import InTurn, Question
from comitium.games.sylla.auction import PASS
from comitium.games.sylla.components import EVENT_SLOTS
from comitium.games.sylla.model import Sylla, replaced
from comitium.games.sylla.pieces import (
    ALL_EVENTS,
    CHARACTER_CARDS,
    CUBE_KINDS,
    CUBES,
    LEGIONARIES,
    LEGIONARY,
    VESTAL,
    VESTALS,
    Event,
    Piece,
    Pieces,
    listed,
)

CUBE_LABELS: Final = [Message(f"character-{kind}") for kind in CUBE_KINDS]


class Leave(Action):
    """Leave this fighter without a cube, where there are more than ten (SY-19.3)."""

    __slots__ = ("fighter",)

    def __init__(self, fighter: Piece) -> None:
        self.fighter: Final = fighter

    def code(self) -> str:
        return f"leave {self.fighter.name}"

    def sentence(self) -> Message:
        return Message("leave-fighter", card=self.fighter.label)

    def told(self, seat: Seat) -> Message:
        return Message("left-fighter", who=Who(seat), card=self.fighter.label)

    def pieces(self) -> list[str]:
        return [self.fighter.touch]


LEAVES: Final = [Leave(piece) for piece in CHARACTER_CARDS]
LEAVE_OF: Final = {LEAVES[fighter.number].code(): LEAVES[fighter.number] for fighter in listed(VESTALS | LEGIONARIES)}


class Muster(InTurn[Sylla]):
    """A cube for each available Vestal and Legionary; with more than ten their owner is asked (SY-8.1, SY-19.3)."""

    __slots__ = ("left",)

    heading = "events"

    def __init__(self) -> None:
        super().__init__()
        self.left: Pieces = 0  # fighters of the seat in turn that stay without a cube

    def begin(self, g: Sylla) -> None:
        g.cubes = [[0] * (2 * g.seats) for _ in range(EVENT_SLOTS)]
        self.to_act = g.clockwise_from(g.consul)
        self.count_until_asked(g)

    def count_until_asked(self, g: Sylla) -> None:
        while self.to_act:
            fighters = self.fighters(g, self.to_act[0])
            if fighters.bit_count() > CUBES:
                return
            g.players[self.to_act[0]].cubes = [(fighters & VESTALS).bit_count(), (fighters & LEGIONARIES).bit_count()]
            self.left = 0
            del self.to_act[0]

    def fighters(self, g: Sylla, seat: Seat) -> Pieces:
        """Those who get a cube as things stand (SY-8.1)."""
        return g.players[seat].available() & (VESTALS | LEGIONARIES) & ~self.left

    def considered(self, g: Sylla, seat: Seat) -> list[Action]:
        return [LEAVES[piece.number] for piece in listed(self.fighters(g, seat))]

    def why_not(self, g: Sylla, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Leave)
        card, player = action.fighter, g.players[seat]
        if self.fighters(g, seat) & card.bit:
            return None
        lacking = player.why_not_available(card, "SY-8.1")
        return No("left-already", "SY-19.3", card=card.label) if lacking is None else lacking

    def meant(self, g: Sylla, seat: Seat, code: str) -> Action | None:
        return LEAVE_OF.get(code)

    def how(self, g: Sylla, seat: Seat, code: str) -> No:
        return No("leave-how", "SY-19.3", cubes=CUBES)

    def play(self, g: Sylla, seat: Seat, action: Action) -> None:
        assert isinstance(action, Leave)
        self.left |= action.fighter.bit
        g.tell_action(seat, action, "SY-19.3")
        self.count_until_asked(g)

    def question(self, g: Sylla, seat: Seat) -> Question:
        fighters = self.fighters(g, seat).bit_count()
        return Question(Message("ask-leave"), Message("why-leave", fighters=fighters, cubes=CUBES), "SY-19.3")

    def copy(self) -> InTurn[Sylla]:
        new = Muster()
        new.left = self.left
        return self.copy_turns(new)


class Place(Action):
    """Put a cube on an event that shows its icon (SY-8.2, SY-8.3)."""

    __slots__ = ("event", "kind")

    def __init__(self, kind: int, event: Event) -> None:
        self.kind: Final = kind
        self.event: Final = event

    def code(self) -> str:
        return f"place {CUBE_KINDS[self.kind]} {self.event.name}"

    def sentence(self) -> Message:
        return Message("place-cube", cube=CUBE_LABELS[self.kind], event=self.event.label)

    def told(self, seat: Seat) -> Message:
        return Message("placed-cube", who=Who(seat), cube=CUBE_LABELS[self.kind], event=self.event.label)

    def pieces(self) -> list[str]:
        return [f"cube:{CUBE_KINDS[self.kind]}", self.event.touch]


PLACES: Final = [[Place(VESTAL, event), Place(LEGIONARY, event)] for event in ALL_EVENTS]
PLACE_OF: Final = {place.code(): place for places in PLACES for place in places}


class Placement(InTurn[Sylla]):
    """Round after round, one cube each, until all lie on events (SY-8.2 to SY-8.6)."""

    __slots__ = ()

    heading = "events"

    def begin(self, g: Sylla) -> None:
        self.pass_on(g, g.consul)

    def pass_on(self, g: Sylla, first: Seat) -> None:
        """To the next in the round who can place a cube (SY-8.2, SY-8.5, ruling 36)."""
        seats = g.seats
        seat = first
        for _ in range(seats):
            if self.count(g, seat):
                self.to_act = [seat]
                return
            seat = seat + 1 if seat + 1 < seats else 0
        self.to_act = []

    def considered(self, g: Sylla, seat: Seat) -> list[Action]:
        """Every kind of cube one has, on every event."""
        cubes = g.players[seat].cubes
        return [PLACES[event.number][kind] for kind in (VESTAL, LEGIONARY) if cubes[kind] for event in g.events]

    def why_not(self, g: Sylla, seat: Seat, action: Action) -> No | None:
        if not isinstance(action, Place):
            return No("placing-is-compulsory", "SY-8.4")
        event, kind = action.event, action.kind
        if event not in g.events:
            return No("event-not-in-play", "SY-8.2", event=event.name)
        if not g.players[seat].cubes[kind]:
            return No("no-such-cube", "SY-8.1", cube=CUBE_LABELS[kind])
        if not event.takes[kind]:
            return No("icon-missing", "SY-8.3", cube=CUBE_LABELS[kind], event=event.label)
        return None

    def meant(self, g: Sylla, seat: Seat, code: str) -> Action | None:
        return PASS if code == PASS.code() else PLACE_OF.get(code)

    def how(self, g: Sylla, seat: Seat, code: str) -> No:
        return No("place-how", "SY-8.2")

    def count(self, g: Sylla, seat: Seat) -> int:
        cubes = g.players[seat].cubes
        fitting = 0
        for event in g.events:
            if cubes[VESTAL] and event.takes[VESTAL]:
                fitting += 1
            if cubes[LEGIONARY] and event.takes[LEGIONARY]:
                fitting += 1
        return fitting

    def nth(self, g: Sylla, seat: Seat, number: int) -> Action:
        cubes = g.players[seat].cubes
        for kind in (VESTAL, LEGIONARY):
            if cubes[kind]:
                for event in g.events:
                    if event.takes[kind]:
                        if number == 0:
                            return PLACES[event.number][kind]
                        number -= 1
        raise IndexError(number)

    def play(self, g: Sylla, seat: Seat, action: Action) -> None:
        assert isinstance(action, Place)
        player = g.players[seat]
        player.cubes = replaced(player.cubes, action.kind, player.cubes[action.kind] - 1)
        slot, place = g.events.index(action.event), 2 * seat + action.kind
        cubes = g.cubes.copy()
        cubes[slot] = replaced(cubes[slot], place, cubes[slot][place] + 1)
        g.cubes = cubes
        g.tell_action(seat, action, "SY-8.2")
        self.pass_on(g, (seat + 1) % g.seats)

    def question(self, g: Sylla, seat: Seat) -> Question:
        cubes = g.players[seat].cubes
        why = Message("why-place", vestals=cubes[VESTAL], legionaries=cubes[LEGIONARY])
        return Question(Message("ask-place"), why, "SY-8.2")

    def copy(self) -> InTurn[Sylla]:
        return self.copy_turns(Placement())
