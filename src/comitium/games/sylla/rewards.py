"""Phase V, rewards: the most cubes on an event bring its token (SY-8.8 to SY-8.10)."""

from __future__ import annotations

from typing import Final

from comitium.engine.message import Message, Seat, Who
from comitium.engine.phase import Automatic
from comitium.games.sylla.deed import Deed
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import (
    ALL_EVENTS,
    DECADENCE_EVENT,
    DECADENCE_POINTS,
    LEGIONARY,
    TOKEN_LABELS,
    VESTAL,
    Event,
)
from comitium.games.sylla.tokens import why_not_token


class Reward(Deed):
    """The token, or for Decadence the point, for the most cubes on an event (SY-8.8, SY-8.9)."""

    __slots__ = ("event",)

    def __init__(self, event: Event) -> None:
        self.event: Final = event

    def code(self) -> str:
        return f"reward {self.event.name}"

    def told(self, seat: Seat) -> Message:
        if self.event is DECADENCE_EVENT:
            return Message("decadence-reward", who=Who(seat), points=DECADENCE_POINTS)
        token = TOKEN_LABELS[self.event.token]
        return Message("event-reward", who=Who(seat), token=token, event=self.event.label)

    def pieces(self) -> list[str]:
        return [self.event.touch]


REWARDS: Final = [Reward(event) for event in ALL_EVENTS]


class Rewards(Automatic[Sylla]):
    """The most cubes on an event bring its token, on Decadence a point, to all who tie (SY-8.8 to SY-8.10)."""

    __slots__ = ()

    heading = "events"

    def run(self, g: Sylla) -> None:
        for slot, event in enumerate(g.events):
            for seat in leaders(g, slot):
                reward(g, seat, event)


def reward(g: Sylla, seat: Seat, event: Event) -> None:
    if event is DECADENCE_EVENT:
        g.players[seat].gain(DECADENCE_POINTS)
        g.tell_action(seat, REWARDS[event.number], "SY-8.9")
    elif why_not_token(g, event.token) is None:
        g.take_token(seat, event.token)
        g.tell_action(seat, REWARDS[event.number], "SY-8.8")
    else:
        g.tell("reward-out", "SY-19.2", seat=seat, token=TOKEN_LABELS[event.token])


def leaders(g: Sylla, slot: int) -> list[Seat]:
    """Those with the most cubes on an event, at least one, in clockwise order from the First Consul (SY-19.2)."""
    cubes = g.cubes[slot]
    leading: list[Seat] = []
    most = 1
    for seat in g.clockwise_from(g.consul):
        count = cubes[2 * seat + VESTAL] + cubes[2 * seat + LEGIONARY]
        if count > most:
            leading.clear()
            most = count
        if count == most:
            leading.append(seat)
    return leading
