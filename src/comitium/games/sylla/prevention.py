"""Phase V, prevention: two events are prevented, the other two happen (SY-8.11 to SY-8.15)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, No, Seat, Who
from comitium.engine.phase import Decision, Question
from comitium.games.sylla.components import EVENT_SLOTS
from comitium.games.sylla.event_effects import Effect
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import ALL_EVENTS, Event
from comitium.games.sylla.removal import Removal


def possible_pairs(totals: list[int]) -> list[tuple[int, int]]:
    """The pairs of slots that may be prevented: those with the most cubes; several in a tie (SY-8.12, SY-8.13)."""
    _, last, first_out, _ = sorted(totals, reverse=True)
    certain = [slot for slot in range(EVENT_SLOTS) if totals[slot] > first_out]
    if last > first_out:
        return [(certain[0], certain[1])]
    tied = [slot for slot in range(EVENT_SLOTS) if totals[slot] == last]
    if certain:
        return [(min(certain[0], slot), max(certain[0], slot)) for slot in tied]
    return [(one, two) for one in tied for two in tied if one < two]


class Prevent(Action):
    """The First Consul chooses among events with equally many cubes (SY-8.13). `pair` are both prevented slots."""

    __slots__ = ("chosen", "pair")

    def __init__(self, chosen: list[Event], pair: tuple[int, int]) -> None:
        self.chosen: Final = chosen
        self.pair: Final = pair

    def code(self) -> str:
        return "prevent " + "+".join([event.name for event in self.chosen])

    def sentence(self) -> Message:
        return Message("prevent", events=[event.label for event in self.chosen])

    def told(self, seat: Seat) -> Message:
        return Message("chose-prevented", who=Who(seat), events=[event.label for event in self.chosen])

    def pieces(self) -> list[str]:
        return [event.touch for event in self.chosen]


def _prevents() -> dict[str, Prevent]:
    """Every one or two events that somebody can name, in play or not. What they would do is not asked."""
    chosen = [[event] for event in ALL_EVENTS]
    chosen.extend([[one, two] for one in ALL_EVENTS for two in ALL_EVENTS if one is not two])
    return {prevent.code(): prevent for prevent in [Prevent(some, NO_PAIR) for some in chosen]}


NO_PAIR: Final = (-1, -1)
PREVENTS: Final = _prevents()


class Prevention(Decision[Sylla]):
    """Exactly two events are prevented; the First Consul is asked where totals leave it open (SY-8.11 to SY-8.13)."""

    __slots__ = ("pair", "pairs")

    heading = "events"

    def __init__(self) -> None:
        super().__init__(NOBODY)
        self.pairs: list[tuple[int, int]] = []
        self.pair = (0, 0)

    def begin(self, g: Sylla) -> None:
        self.seat = g.consul
        self.pairs = possible_pairs([g.cube_total(slot) for slot in range(EVENT_SLOTS)])
        if len(self.pairs) == 1:
            self.pair = self.pairs[0]
            self.answered = True

    def considered(self, g: Sylla, seat: Seat) -> list[Action]:
        certain = self.certain()
        return [Prevent([g.events[slot] for slot in pair if slot != certain], pair) for pair in self.pairs]

    def why_not(self, g: Sylla, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Prevent)
        if len(action.chosen) != self.to_choose():
            return self.how(g, seat, action.code())
        certain = self.certain()
        tied = [slot for pair in self.pairs for slot in pair if slot != certain]
        slots: list[int] = []
        for event in action.chosen:
            if event not in g.events:
                return No("event-not-in-play", "SY-8.12", event=event.name)
            slot = g.events.index(event)
            if slot == certain:
                return No("prevented-anyway", "SY-8.12", event=event.label, cubes=g.cube_total(slot))
            if slot not in tied:
                needed = g.cube_total(tied[0])
                return No("cubes-too-few", "SY-8.12", event=event.label, cubes=g.cube_total(slot), needed=needed)
            slots.append(slot)
        if slots != sorted(slots):
            return No("prevent-order", "SY-8.13", events=[g.events[slot].label for slot in sorted(slots)])
        return None

    def meant(self, g: Sylla, seat: Seat, code: str) -> Action | None:
        found = super().meant(g, seat, code)
        return PREVENTS.get(code) if found is None else found

    def how(self, g: Sylla, seat: Seat, code: str) -> No:
        return No("prevent-how", "SY-8.13", events=self.to_choose())

    def to_choose(self) -> int:
        return 1 if self.certain() >= 0 else 2

    def certain(self) -> int:
        """The slot that is prevented in any case, or -1."""
        one, two = self.pairs[0]
        if all(one in pair for pair in self.pairs):
            return one
        return two if all(two in pair for pair in self.pairs) else -1

    def decided(self, g: Sylla, action: Action) -> None:
        assert isinstance(action, Prevent)
        self.pair = action.pair
        g.tell_action(self.seat, action, "SY-8.13")

    def end(self, g: Sylla) -> None:
        one, two = self.pair
        happening = [slot for slot in range(EVENT_SLOTS) if slot not in (one, two)]
        g.tell("prevented", "SY-8.12", events=[g.events[one].label, g.events[two].label])
        g.schedule(*[Effect(slot) for slot in happening], Removal(self.pair))  # SY-8.14: the higher slot first

    def question(self, g: Sylla, seat: Seat) -> Question:
        return Question(Message("ask-prevent", events=self.to_choose()), Message("why-prevent"), "SY-8.13")

    def copy(self) -> Decision[Sylla]:
        new = Prevention()
        self.copy_decision(new)
        new.seat = self.seat
        new.pairs = self.pairs
        new.pair = self.pair
        return new
