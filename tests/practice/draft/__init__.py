"""Practice: a draft. Everybody keeps a card face down in secret, then all packets go on to the neighbour.

A packet is one list: the cards kept from it so far, in the order they were kept, then those still in
it. So what a seat knows can be read off: from the moment it held a packet it knows what lies behind
that place in the list, though not in which order others keep it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Final

from comitium.engine.action import Action
from comitium.engine.chance import Chance
from comitium.engine.game import Game, Option
from comitium.engine.message import Message, No, Seat
from comitium.engine.phase import Automatic, Question, Sealed
from comitium.engine.result import Criterion, ScoreLine, Sheet, decide
from comitium.engine.state import State

CARDS: Final = list(range(1, 25))
PACKET: Final = 5  # DR-1
COLOURS: Final = 3  # DR-4: a card's colour is its number modulo 3
PER_PAIR: Final = 10


class Draft(State):
    """`kept` cards were taken from every packet; packet p is now with seat p ± kept."""

    __slots__ = ("box", "kept", "packets", "step")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.step = 1  # DR-3: packets go to the left, or with −1 to the right
        self.kept = 0
        self.packets: list[list[int]] = []
        self.box: list[int] = []  # cards in no packet

    def copy(self) -> Draft:
        new = Draft(self.seats, self.chance.copy())
        new.step = self.step
        new.kept = self.kept
        new.packets = [packet.copy() for packet in self.packets]
        new.box = self.box
        return self.copy_table(new)

    def packet_of(self, seat: Seat, when: int) -> int:
        """Which packet this seat held after so many cards were kept from each."""
        return (seat - self.step * when) % self.seats

    def held(self, seat: Seat) -> list[int]:
        """The cards the seat may choose from now."""
        return sorted(self.packets[self.packet_of(seat, self.kept)][self.kept :])

    def collection(self, seat: Seat) -> list[int]:
        """What the seat has kept so far."""
        return [self.packets[self.packet_of(seat, when)][when] for when in range(self.kept)]


class Keep(Action):
    """Keep this card, face down (DR-2)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def code(self) -> str:
        return f"keep {self.card}"

    def sentence(self) -> Message:
        return Message("keep", card=self.card)

    def pieces(self) -> list[str]:
        return [f"card:{self.card}"]


KEEPS: Final = {f"keep {card}": Keep(card) for card in CARDS}


class Picking(Sealed[Draft]):
    """One card of the packet in hand, all at once; then the packets go on (DR-2, DR-3)."""

    __slots__ = ()

    heading = "picking"

    def considered(self, g: Draft, seat: Seat) -> list[Action]:
        return [KEEPS[f"keep {card}"] for card in g.held(seat)]

    def why_not(self, g: Draft, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Keep)
        return None if action.card in g.held(seat) else No("not-in-packet", "DR-2", card=action.card)

    def meant(self, g: Draft, seat: Seat, code: str) -> Action | None:
        return KEEPS.get(code)

    def question(self, g: Draft, seat: Seat) -> Question:
        return Question(Message("ask-keep"), Message("why-keep", cards=PACKET - g.kept), "DR-2")

    def reveal(self, g: Draft) -> None:
        for seat in range(g.seats):
            keep = self.answer(seat)
            assert isinstance(keep, Keep)
            packet = g.packets[g.packet_of(seat, g.kept)]
            packet.remove(keep.card)
            packet.insert(g.kept, keep.card)
        g.kept += 1
        g.tell("passed-on", "DR-3", cards=PACKET - g.kept)
        if g.kept < PACKET:
            for seat in range(g.seats):
                cards = ", ".join(str(card) for card in g.held(seat))
                g.tell("received", "DR-3", seat=seat, audience=[seat], reveals=True, cards=cards)

    def copy(self) -> Sealed[Draft]:
        return self.copy_answers(Picking())


class Scoring(Automatic[Draft]):
    """All cards are shown; the highest single card breaks ties (DR-5)."""

    __slots__ = ()

    def run(self, g: Draft) -> None:
        for seat in range(g.seats):
            cards = ", ".join(str(card) for card in g.collection(seat))
            g.tell("shows", "DR-5", seat=seat, reveals=True, cards=cards)
        sheets = [sheet(g, seat) for seat in range(g.seats)]
        points = Criterion(Message("by-points"), "DR-5", [column.total for column in sheets])
        highest = Criterion(Message("by-card"), "DR-5", [max(g.collection(seat)) for seat in range(g.seats)])
        g.result = decide(sheets, [points, highest])


def sheet(g: Draft, seat: Seat) -> Sheet:
    cards = g.collection(seat)
    pairs = sum([[card % COLOURS for card in cards].count(colour) // 2 for colour in range(COLOURS)])
    numbers = ScoreLine(Message("numbers"), sum(cards), "DR-4", len(cards), [f"card:{card}" for card in cards])
    matches = ScoreLine(Message("pairs"), PER_PAIR * pairs, "DR-4", pairs, [])
    return Sheet(seat, [numbers, matches], numbers.points + matches.points)


def forecast(g: Draft, viewer: Seat | None) -> list[Sheet]:
    """Only of what the viewer knows: the own cards, until all are shown."""
    known = range(g.seats) if g.result is not None else [viewer]
    return [sheet(g, seat) if seat in known else Sheet(seat, [], 0) for seat in range(g.seats)]


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> Draft:
    g = Draft(seats, chance)
    g.step = 1 if options["direction"] == "left" else -1
    cards = chance.shuffled("cards", CARDS)
    g.packets = [cards[PACKET * seat : PACKET * (seat + 1)] for seat in range(seats)]
    g.box = cards[PACKET * seats :]
    g.schedule(*[Picking() for _ in range(PACKET)], Scoring())
    return g


@dataclass(frozen=True)
class View:
    kept: int
    ready: tuple[Seat, ...]
    shown: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Own:
    """`seen` are the packets as the seat held them one after another, the present one last."""

    collection: tuple[int, ...]
    seen: tuple[tuple[int, ...], ...]
    answer: str | None


def view(g: Draft) -> View:
    return View(
        kept=g.kept,
        ready=tuple(seat for seat in range(g.seats) if seat not in g.waiting()),
        shown=() if g.result is None else tuple(tuple(g.collection(seat)) for seat in range(g.seats)),
    )


def own(g: Draft, seat: Seat) -> Own:
    picking = g.agenda[-1] if g.agenda else None
    answers = picking.answers[seat] if isinstance(picking, Picking) else []
    seen = [g.packets[g.packet_of(seat, when)][when:] for when in times_held(g)]
    return Own(
        collection=tuple(g.collection(seat)),
        seen=tuple(tuple(sorted(cards)) for cards in seen),
        answer=answers[0].code() if answers else None,
    )


def times_held(g: Draft) -> range:
    return range(min(g.kept + 1, PACKET))


def imagine(g: Draft, seat: Seat, rng: Random) -> Draft:
    """Cards never seen are dealt anew; cards seen keep to their packet and to the stretch in which they were kept.

    Between two moments at which the seat held a packet it knows which cards went, not who kept which.
    """
    new = g.copy()
    new.chance = g.chance.reseeded(rng)
    if g.result is not None:
        return new
    unseen = g.box.copy()
    first_held: list[int] = []
    for number, packet in enumerate(g.packets):
        held = [when for when in times_held(g) if g.packet_of(seat, when) == number]
        first_held.append(held[0] if held else PACKET)
        unseen.extend(packet[: first_held[number]])
        new.packets[number] = packet[: first_held[number]] + known_part(packet, held, g.kept, rng)
    rng.shuffle(unseen)
    for number, packet in enumerate(new.packets):
        for place in range(first_held[number]):
            packet[place] = unseen.pop()
    new.box = unseen
    new.imagine_answers(seat, rng)
    return new


def known_part(packet: list[int], held: list[int], kept: int, rng: Random) -> list[int]:
    """The packet from the first time it was held: own cards stay, what others kept meanwhile is mixed."""
    part: list[int] = []
    for when, following in pairwise([*held, PACKET]):
        own = packet[when : when + 1] if when < kept else []
        others = packet[when + len(own) : following]
        rng.shuffle(others)
        part += own + others
    return part


def conserved(g: Draft) -> Mapping[str, int]:
    cards = [*g.box, *[card for packet in g.packets for card in packet]]
    return {"cards": len(cards), "different cards": len(set(cards))}


GAME: Final[Game[Draft]] = Game(
    slug="draft",
    prefix="DR",
    package="tests.practice.draft",
    version=1,
    players=range(2, 5),
    minutes=(5, 10),
    setup=setup,
    view=view,
    imagine=imagine,
    forecast=forecast,
    conserved=conserved,
    longest_list=PACKET,
    longest_match=lambda seats: seats * PACKET,
    options=(Option("direction", ("left", "right"), "DR-3"),),
    own=own,
)
