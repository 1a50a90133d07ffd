"""Phase V, events: cubes, rewards, two events prevented, two that happen, one removed (SY-8).

The steps follow each other strictly (SY-8.23).
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, No, Seat, Who
from comitium.engine.phase import Decision, InTurn, Question
from comitium.games.sylla.auction import PASS
from comitium.games.sylla.components import EVENT_SLOTS
from comitium.games.sylla.deed import Deed, Fact
from comitium.games.sylla.event_effects import Effect, return_pieces
from comitium.games.sylla.model import Sylla, replaced
from comitium.games.sylla.pieces import (
    ALL_EVENTS,
    CHARACTER_CARDS,
    CUBE_KINDS,
    CUBES,
    DECADENCE_EVENT,
    DECADENCE_POINTS,
    LEGIONARIES,
    LEGIONARY,
    TOKEN_LABELS,
    VESTAL,
    VESTALS,
    Event,
    Piece,
    Pieces,
    listed,
)
from comitium.games.sylla.tokens import why_not_token

CUBE_LABELS: Final = [Message(f"character-{kind}") for kind in CUBE_KINDS]

REMOVED: Final = {event.name: Fact(Message("event-removed", event=event.label), event.touch) for event in ALL_EVENTS}
DRAWN: Final = {event.name: Fact(Message("event-drawn", event=event.label), event.touch) for event in ALL_EVENTS}

YES: Final = 2
OPEN: Final = 1  # the First Consul decides
NO: Final = 0


# -- placement ---------------------------------------------------------------------------------------------------------


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

    def end(self, g: Sylla) -> None:
        g.schedule(Placement())

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


PLACES: Final = {event.name: [Place(VESTAL, event), Place(LEGIONARY, event)] for event in ALL_EVENTS}
PLACE_OF: Final = {place.code(): place for places in PLACES.values() for place in places}


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
        return [PLACES[event.name][kind] for kind in (VESTAL, LEGIONARY) if cubes[kind] for event in g.events]

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
                            return PLACES[event.name][kind]
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

    def end(self, g: Sylla) -> None:
        give_rewards(g)
        g.schedule(Prevention())

    def copy(self) -> InTurn[Sylla]:
        return self.copy_turns(Placement())


# -- rewards -----------------------------------------------------------------------------------------------------------


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


REWARDS: Final = {event.name: Reward(event) for event in ALL_EVENTS}


def give_rewards(g: Sylla) -> None:
    """The most cubes on an event bring its token, on Decadence a point, to all who tie (SY-8.8 to SY-8.10)."""
    for slot, event in enumerate(g.events):
        for seat in leaders(g, slot):
            if event is DECADENCE_EVENT:
                g.players[seat].gain(DECADENCE_POINTS)
                g.tell_action(seat, REWARDS[event.name], "SY-8.9")
            elif why_not_token(g, event.token) is None:
                g.take_token(seat, event.token)
                g.tell_action(seat, REWARDS[event.name], "SY-8.8")
            else:
                g.tell("reward-out", "SY-19.2", seat=seat, token=TOKEN_LABELS[event.token])


def leaders(g: Sylla, slot: int) -> list[Seat]:
    """Those with the most cubes on an event, at least one, in clockwise order from the First Consul (SY-19.2)."""
    cubes = g.cubes[slot]
    most = max([cubes[2 * seat] + cubes[2 * seat + 1] for seat in range(g.seats)])
    if most == 0:
        return []
    return [seat for seat in g.clockwise_from(g.consul) if cubes[2 * seat] + cubes[2 * seat + 1] == most]


# -- which events happen -----------------------------------------------------------------------------------------------


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


def removable(g: Sylla, pair: tuple[int, int]) -> list[int]:
    """Of two prevented events those that may be removed: that with more cubes, never Decadence (SY-8.16 to 8.18)."""
    one, two = pair
    if g.events[one] is DECADENCE_EVENT:
        return [two]
    if g.events[two] is DECADENCE_EVENT:
        return [one]
    difference = g.cube_total(one) - g.cube_total(two)
    return [one, two] if difference == 0 else [one] if difference > 0 else [two]


def outlook(g: Sylla) -> tuple[list[int], list[int]]:
    """By slot YES, NO or OPEN: what would be prevented and what removed, as the cubes lie or as it has been decided."""
    pairs: list[tuple[int, int]] = []
    if g.cubes:
        pairs = possible_pairs([g.cube_total(slot) for slot in range(EVENT_SLOTS)])
    for phase in g.agenda:
        if isinstance(phase, Removal):
            pairs = [phase.pair]
    prevented = [slot for pair in pairs for slot in pair]
    removed = [slot for pair in pairs for slot in removable(g, pair)]
    ways = sum([len(removable(g, pair)) for pair in pairs])
    return _certainty(prevented, len(pairs)), _certainty(removed, ways)


def _certainty(found: list[int], ways: int) -> list[int]:
    """A slot found in every way things can go is certain."""
    return [NO if slot not in found else YES if found.count(slot) == ways else OPEN for slot in range(EVENT_SLOTS)]


class Prevent(Action):
    """The First Consul chooses among events with equally many cubes (SY-8.13); `pair` is what is prevented in all."""

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
    """One event or two, in play or not: what can be named, not what they would do."""
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
            return self.how(g, seat, "")
        tied = [slot for pair in self.pairs for slot in pair if slot != self.certain()]
        slots: list[int] = []
        for event in action.chosen:
            if event not in g.events:
                return No("event-not-in-play", "SY-8.12", event=event.name)
            slot = g.events.index(event)
            if slot == self.certain():
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
        if not g.silent:
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


# -- removal -----------------------------------------------------------------------------------------------------------

NO_SLOT: Final = -1


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
        g.tell_action(NOBODY, REMOVED[event.name], "SY-8.16")
        return_pieces(g, event, others)  # before the new event comes, which therefore holds nothing back (ruling 17)
        new = g.event_deck[g.events_drawn]
        g.events_drawn += 1
        g.events = [new if other is event else other for other in g.events]
        g.tell_action(NOBODY, DRAWN[new.name], "SY-8.19", reveals=True)
        g.cubes = []  # SY-8.21

    def question(self, g: Sylla, seat: Seat) -> Question:
        return Question(Message("ask-remove"), Message("why-remove", cubes=g.cube_total(self.pair[0])), "SY-8.17")

    def copy(self) -> Decision[Sylla]:
        new = Removal(self.pair)
        self.copy_decision(new)
        new.seat = self.seat
        new.slot = self.slot
        return new
