"""What events do when they happen, and what returns when one is removed (SY-14).

Nothing remembers which event turned a piece down: a piece returns when no event in play names its category any
more (SY-14.8), and that can be read off the table.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, No, Seat, Who
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
    TokenKind,
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
            for kind in furthest_right(g):
                lower(g, kind)
        elif event.lowers >= 0:
            lower(g, event.lowers)
        elif event.hungers:
            g.move_famine(event.hungers)
            g.tell("famine-rises", event.rule, level=FAMINE_VALUES[g.famine])
        else:
            g.schedule(Blocking(event))


def furthest_right(g: Sylla) -> list[TokenKind]:
    """The markers that Decadence lowers: all that tie (SY-14.5)."""
    furthest = max(g.markers)
    return [kind for kind in ALL_TOKENS if g.markers[kind] == furthest]


def lower(g: Sylla, kind: TokenKind) -> None:
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
NUMBER_OF: Final = {down.code(): down.piece.number for down in UPRIGHT_DOWN}


def turning_down(player: Player, number: int) -> TurnDown:
    """The action for the piece of this number, which says whether the piece has paid in this turn."""
    return TURNED_DOWN[number] if player.turned >> number & 1 else UPRIGHT_DOWN[number]


def threatened(player: Player, event: Event) -> Pieces:
    """Of its category, turned or upright (SY-14.11), but not what lies face down already (SY-1.8)."""
    return player.face_up() & event.blocked


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
            pieces = threatened(g.players[seat], self.event)
            if pieces & (pieces - 1):
                return
            del self.to_act[0]
            if pieces:
                g.players[seat].down |= pieces
                g.tell_action(seat, turning_down(g.players[seat], pieces.bit_length() - 1), "SY-14.7")

    def considered(self, g: Sylla, seat: Seat) -> list[Action]:
        player = g.players[seat]
        return [turning_down(player, piece.number) for piece in listed(threatened(player, self.event))]

    def why_not(self, g: Sylla, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, TurnDown)
        piece, player = action.piece, g.players[seat]
        if threatened(player, self.event) & piece.bit:
            return None
        if not player.pieces & piece.bit:
            return No("not-yours", "SY-14.7", id=piece.name)
        if player.down & piece.bit:
            return No("down-already", "SY-1.8", piece=piece.label)
        category = Message(f"category-{self.event.category}")
        return No("not-threatened", "SY-14.7", piece=piece.label, event=self.event.label, category=category)

    def meant(self, g: Sylla, seat: Seat, code: str) -> Action | None:
        number = NUMBER_OF.get(code)
        return None if number is None else turning_down(g.players[seat], number)

    def how(self, g: Sylla, seat: Seat, code: str) -> No:
        return No("turn-down-how", "SY-14.7", event=self.event.label)

    def count(self, g: Sylla, seat: Seat) -> int:
        return threatened(g.players[seat], self.event).bit_count()

    def nth(self, g: Sylla, seat: Seat, number: int) -> Action:
        player = g.players[seat]
        return turning_down(player, nth_piece(threatened(player, self.event), number).number)

    def play(self, g: Sylla, seat: Seat, action: Action) -> None:
        assert isinstance(action, TurnDown)
        del self.to_act[0]
        g.players[seat].down |= action.piece.bit
        g.tell_action(seat, action, "SY-14.7")
        self.turn_until_asked(g)

    def question(self, g: Sylla, seat: Seat) -> Question:
        why = Message("why-turn-down", event=self.event.label)
        return Question(Message("ask-turn-down", category=Message(f"category-{self.event.category}")), why, "SY-14.7")

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
