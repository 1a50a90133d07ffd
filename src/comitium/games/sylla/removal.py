"""Phase V, removal: one prevented event leaves the match, and a new one comes (SY-8.16 to SY-8.22)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, No, Seat, Who
from comitium.engine.phase import Decision, Question
from comitium.games.sylla.deed import Fact
from comitium.games.sylla.event_effects import return_pieces
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import ALL_EVENTS, DECADENCE_EVENT, Event

REMOVED: Final = [Fact(Message("event-removed", event=event.label), event.touch) for event in ALL_EVENTS]
DRAWN: Final = [Fact(Message("event-drawn", event=event.label), event.touch) for event in ALL_EVENTS]

NO_SLOT: Final = -1


def removable(g: Sylla, pair: tuple[int, int]) -> list[int]:
    """Of two prevented events those that may be removed: that with more cubes, never Decadence (SY-8.16 to 8.18)."""
    one, two = pair
    if g.events[one] is DECADENCE_EVENT:
        return [two]
    if g.events[two] is DECADENCE_EVENT:
        return [one]
    difference = g.cube_total(one) - g.cube_total(two)
    return [one, two] if difference == 0 else [one] if difference > 0 else [two]


class Remove(Action):
    """The First Consul chooses which of two events with equally many cubes is removed (SY-8.17)."""

    __slots__ = ("event", "slot")

    def __init__(self, event: Event, slot: int) -> None:
        self.event: Final = event
        self.slot: Final = slot

    def code(self) -> str:
        return f"remove {self.event.name}"

    def sentence(self) -> Message:
        return Message("remove", event=self.event.label)

    def told(self, seat: Seat) -> Message:
        return Message("chose-removed", who=Who(seat), event=self.event.label)

    def pieces(self) -> list[str]:
        return [self.event.touch]


EVENT_TO_REMOVE: Final = {Remove(event, NO_SLOT).code(): event for event in ALL_EVENTS}


class Removal(Decision[Sylla]):
    """One prevented event leaves the match, pieces return, a new event comes, cubes go back (SY-8.16 to SY-8.21)."""

    __slots__ = ("pair", "slot")

    heading = "events"

    def __init__(self, pair: tuple[int, int]) -> None:
        super().__init__(NOBODY)
        self.pair = pair
        self.slot = NO_SLOT

    def begin(self, g: Sylla) -> None:
        self.seat = g.consul
        slots = removable(g, self.pair)
        if len(slots) == 1:
            self.slot = slots[0]
            self.answered = True

    def considered(self, g: Sylla, seat: Seat) -> list[Action]:
        return [Remove(g.events[slot], slot) for slot in self.pair]

    def why_not(self, g: Sylla, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Remove)
        if action.slot == NO_SLOT:
            return No("event-not-in-play", "SY-8.16", event=action.event.name)
        if action.slot not in removable(g, self.pair):
            one, two = self.pair
            other, another = g.events[one].label, g.events[two].label
            return No("not-prevented", "SY-8.16", event=action.event.label, one=other, two=another)
        return None

    def meant(self, g: Sylla, seat: Seat, code: str) -> Action | None:
        event = EVENT_TO_REMOVE.get(code)
        if event is None:
            return None
        return Remove(event, g.events.index(event) if event in g.events else NO_SLOT)

    def how(self, g: Sylla, seat: Seat, code: str) -> No:
        one, two = self.pair
        return No("remove-how", "SY-8.17", one=g.events[one].label, two=g.events[two].label)

    def decided(self, g: Sylla, action: Action) -> None:
        assert isinstance(action, Remove)
        self.slot = action.slot
        g.tell_action(self.seat, action, "SY-8.17")

    def end(self, g: Sylla) -> None:
        event = g.events[self.slot]
        g.removed_events = [*g.removed_events, event]
        others = [other for slot, other in enumerate(g.events) if slot != self.slot]
        g.tell_action(NOBODY, REMOVED[event.number], "SY-8.16")
        return_pieces(g, event, others)  # before the new event comes, which therefore holds nothing back (ruling 17)
        new = g.event_deck[g.events_drawn]
        g.events_drawn += 1
        g.events = [new if other is event else other for other in g.events]
        g.tell_action(NOBODY, DRAWN[new.number], "SY-8.19", reveals=True)
        g.cubes = []  # SY-8.21

    def question(self, g: Sylla, seat: Seat) -> Question:
        return Question(Message("ask-remove"), Message("why-remove", cubes=g.cube_total(self.pair[0])), "SY-8.17")

    def copy(self) -> Decision[Sylla]:
        new = Removal(self.pair)
        self.copy_decision(new)
        new.seat = self.seat
        new.slot = self.slot
        return new
