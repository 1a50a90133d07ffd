"""What events do when they happen, and what returns when one is removed (SY-14).

Nothing remembers which event turned a piece down: a piece returns when no event in play names its category any
more (SY-14.8), and that can be read off the table.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, Refused, Seat, Who
from comitium.engine.phase import Automatic, InTurn, Question
from comitium.games.sylla.components import TOKENS
from comitium.games.sylla.deed import Fact
from comitium.games.sylla.model import Player, Sylla
from comitium.games.sylla.pieces import (
    ALL_EVENTS,
    ALL_TOKENS,
    DECADENCE_EVENT,
    FAMINE_VALUES,
    PIECES,
    TOKEN_LABELS,
    VALUES,
    Event,
    Piece,
    Pieces,
    labels,
    listed,
    nth_piece,
)

HAPPENS: Final = {event.name: Fact(Message("event-happens", event=event.label), event.touch) for event in ALL_EVENTS}


class Effect(Automatic[Sylla]):
    """An event that was not prevented happens (SY-8.14, SY-14)."""

    __slots__ = ("slot",)

    heading = "events"

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot: Final = slot

    def run(self, g: Sylla) -> None:
        event = g.events[self.slot]
        g.tell_action(NOBODY, HAPPENS[event.name], event.rule)
        if event is DECADENCE_EVENT:
            furthest = max(g.markers)
            for kind in ALL_TOKENS:  # SY-14.5: all that stand furthest right
                if g.markers[kind] == furthest:
                    lower(g, kind)
        elif event.lowers >= 0:
            lower(g, event.lowers)
        elif event.hungers:
            g.move_famine(event.hungers)
            g.tell("famine-rises", event.rule, level=FAMINE_VALUES[g.famine])
        else:
            g.schedule(Blocking(event))


def lower(g: Sylla, kind: int) -> None:
    """A marker goes one cell left, if it can (SY-14.6)."""
    cell = g.move_marker(kind, -1)
    g.tell("marker-falls", "SY-14.6", pieces=[f"marker:{TOKENS[kind]}"], token=TOKEN_LABELS[kind], value=VALUES[cell])


class TurnDown(Action):
    """Turn this piece of one's own face down, upright or turned to pay (SY-14.7, SY-14.11)."""

    __slots__ = ("piece", "turned")

    def __init__(self, piece: Piece, turned: bool = False) -> None:
        self.piece: Final = piece
        self.turned: Final = turned

    def code(self) -> str:
        return f"down {self.piece.name}"

    def sentence(self) -> Message:
        return Message("turn-down-turned" if self.turned else "turn-down", piece=self.piece.label)

    def told(self, seat: Seat) -> Message:
        return Message("turned-down", who=Who(seat), piece=self.piece.label)

    def pieces(self) -> list[str]:
        return [self.piece.touch]


UPRIGHT_DOWN: Final = [TurnDown(piece) for piece in PIECES]
TURNED_DOWN: Final = [TurnDown(piece, turned=True) for piece in PIECES]


def turning_down(player: Player, number: int) -> TurnDown:
    """The action for the piece of this number, which says whether the piece has paid in this turn."""
    return TURNED_DOWN[number] if player.turned >> number & 1 else UPRIGHT_DOWN[number]


class Blocking(InTurn[Sylla]):
    """Each player in order turns one face-up piece of the category face down (SY-3.2, SY-14.7).

    Whoever has none is not affected, whoever has one has no choice.
    """

    __slots__ = ("event",)

    heading = "events"

    def __init__(self, event: Event) -> None:
        super().__init__()
        self.event = event

    def begin(self, g: Sylla) -> None:
        self.to_act = g.clockwise_from(g.consul)
        self.turn_until_asked(g)

    def turn_until_asked(self, g: Sylla) -> None:
        while self.to_act:
            seat = self.to_act[0]
            pieces = self.threatened(g, seat)
            if pieces & (pieces - 1):
                return
            del self.to_act[0]
            if pieces:
                g.players[seat].down |= pieces
                g.tell_action(seat, turning_down(g.players[seat], pieces.bit_length() - 1), "SY-14.7")

    def threatened(self, g: Sylla, seat: Seat) -> Pieces:
        """Turned or upright (SY-14.11), but not what lies face down already (SY-1.8)."""
        return g.players[seat].face_up() & self.event.blocked

    def options(self, g: Sylla, seat: Seat) -> list[Action]:
        return [turning_down(g.players[seat], piece.number) for piece in listed(self.threatened(g, seat))]

    def count(self, g: Sylla, seat: Seat) -> int:
        return self.threatened(g, seat).bit_count()

    def nth(self, g: Sylla, seat: Seat, number: int) -> Action:
        return turning_down(g.players[seat], nth_piece(self.threatened(g, seat), number).number)

    def play(self, g: Sylla, seat: Seat, action: Action) -> None:
        assert isinstance(action, TurnDown)
        del self.to_act[0]
        g.players[seat].down |= action.piece.bit
        g.tell_action(seat, action, "SY-14.7")
        self.turn_until_asked(g)

    def question(self, g: Sylla, seat: Seat) -> Question:
        why = Message("why-turn-down", event=self.event.label)
        return Question(Message("ask-turn-down", category=Message(f"category-{self.event.category}")), why, "SY-14.7")

    def explain(self, g: Sylla, seat: Seat, code: str) -> Refused:
        word, _, name = code.partition(" ")
        for piece in listed(g.players[seat].pieces):
            if word == "down" and piece.name == name:
                if g.players[seat].down & piece.bit:
                    return Refused("down-already", "SY-1.8", piece=piece.label)
                category = Message(f"category-{self.event.category}")
                return Refused(
                    "not-threatened", "SY-14.7", piece=piece.label, event=self.event.label, category=category
                )
        return Refused("turn-down-how", "SY-14.7", event=self.event.label)

    def copy(self) -> InTurn[Sylla]:
        return self.copy_turns(Blocking(self.event))


def return_pieces(g: Sylla, removed: Event, others: list[Event]) -> None:
    """Pieces of its category turn face up, unless another event in play names them too (SY-14.8, SY-14.9)."""
    if not removed.blocked:
        return
    held: Pieces = 0
    for event in others:
        held |= event.blocked
    for seat in g.clockwise_from(g.consul):
        player = g.players[seat]
        returning = player.down & removed.blocked & ~held
        if returning:
            player.down ^= returning
            if not g.silent:
                touched = [piece.touch for piece in listed(returning)]
                g.tell("pieces-return", "SY-14.8", seat=seat, pieces=touched, returned=labels(returning))
