"""Practice: a hidden hand, and a reaction that is asked for by public criteria only.

Whoever is attacked and holds any card at all is asked, with a shield or without: the question itself
must not tell what is in the hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from comitium.engine.action import Action
from comitium.engine.chance import Chance
from comitium.engine.components import load
from comitium.engine.game import Game
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import Automatic, Decision, InTurn, Question
from comitium.engine.piles import Pile
from comitium.engine.result import Criterion, ScoreLine, Sheet, decide
from comitium.engine.state import State

PACKAGE: Final = "tests.practice.reaction"
ROUNDS: Final = 4
DEALT: Final = 3


@dataclass(frozen=True)
class Card:
    copies: int
    points: int = 0
    beats: bool = False
    wards: bool = False


CARDS: Final = load(PACKAGE, "cards.toml", Card)


class Reaction(State):
    """Hands and the order of the pile are hidden, the discards are open."""

    __slots__ = ("glory", "hands", "pile")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.hands: list[list[str]] = []
        self.pile: Pile[str] = Pile("cards", [])
        self.glory = [0] * seats

    def copy(self) -> Reaction:
        new = Reaction(self.seats, self.chance.copy())
        new.hands = [hand.copy() for hand in self.hands]
        new.pile = self.pile.copy()
        new.glory = self.glory.copy()
        return self.copy_table(new)

    def discard(self, seat: Seat, card: str) -> None:
        self.hands[seat].remove(card)
        self.pile.discard(card)

    def hit(self, attacker: Seat, target: Seat) -> None:
        """The attacker gains glory, and chance takes a card of the target (RE-5)."""
        self.glory[attacker] += 1
        hand = self.hands[target]
        self.tell("hit", "RE-5", seat=attacker, target=Who(target))
        if hand:
            lost = sorted(hand)[self.chance.below("loot", len(hand))]
            self.discard(target, lost)
            self.tell("lost", "RE-5", seat=target, reveals=True, card=Message(f"card-{lost}"))


class Deed(Action):
    """A word, and the seat it is aimed at."""

    __slots__ = ("target", "word")

    def __init__(self, word: str, target: Seat | None = None) -> None:
        self.word: Final = word
        self.target: Final = target

    def code(self) -> str:
        return self.word if self.target is None else f"{self.word} {self.target}"

    def sentence(self) -> Message:
        return Message(self.word) if self.target is None else Message(self.word, target=Who(self.target))

    def told(self, seat: Seat) -> Message:
        if self.target is None:
            return Message(f"told-{self.word}", who=Who(seat))
        return Message(f"told-{self.word}", who=Who(seat), target=Who(self.target))


DRAW: Final = Deed("draw")
CROWN: Final = Deed("crown")
REST: Final = Deed("rest")
SHIELD: Final = Deed("shield")
YIELD: Final = Deed("yield")


class Turn(InTurn[Reaction]):
    """Once round the table: draw, attack, lay a laurel, or rest (RE-2)."""

    __slots__ = ()

    heading = "turn"

    def begin(self, g: Reaction) -> None:
        self.to_act = g.clockwise_from(0)

    def considered(self, g: Reaction, seat: Seat) -> list[Action]:
        return [REST, DRAW, CROWN, *[Deed("attack", target) for target in g.clockwise_from(seat)[1:]]]

    def why_not(self, g: Reaction, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Deed)
        if action.word == "draw" and not len(g.pile) and not g.pile.discards:
            return No("no-cards-left", "RE-2")
        if action.word == "crown" and "laurel" not in g.hands[seat]:
            return No("no-laurel", "RE-2")
        if action.word == "attack" and "sword" not in g.hands[seat]:
            return No("no-sword", "RE-3")
        return No("not-oneself", "RE-3") if action.target == seat else None

    def meant(self, g: Reaction, seat: Seat, code: str) -> Action | None:
        own = Deed("attack", seat)
        return own if code == own.code() else super().meant(g, seat, code)

    def play(self, g: Reaction, seat: Seat, action: Action) -> None:
        assert isinstance(action, Deed)
        self.to_act.remove(seat)
        g.tell_action(seat, action, "RE-2")
        if action.word == "draw":
            card = g.pile.draw(g.chance)
            assert card is not None
            g.hands[seat].append(card)
            g.tell("drawn", "RE-2", seat=seat, audience=[seat], reveals=True, card=Message(f"card-{card}"))
        elif action.word == "crown":
            g.discard(seat, "laurel")
            g.glory[seat] += CARDS["laurel"].points
        elif action.target is not None:
            g.discard(seat, "sword")
            if g.hands[action.target]:  # RE-4: never whether a shield is among them
                g.schedule(Defence(action.target, seat))
            else:
                g.hit(seat, action.target)

    def question(self, g: Reaction, seat: Seat) -> Question:
        return Question(Message("ask-turn"), Message("why-turn", cards=len(g.hands[seat])), "RE-2")

    def copy(self) -> InTurn[Reaction]:
        return self.copy_turns(Turn())


class Defence(Decision[Reaction]):
    """The target shows a shield or yields (RE-4)."""

    __slots__ = ("attacker",)

    def __init__(self, target: Seat, attacker: Seat) -> None:
        super().__init__(target)
        self.attacker = attacker

    def considered(self, g: Reaction, seat: Seat) -> list[Action]:
        return [SHIELD, YIELD]

    def why_not(self, g: Reaction, seat: Seat, action: Action) -> No | None:
        return No("no-shield", "RE-4") if action == SHIELD and "shield" not in g.hands[seat] else None

    def question(self, g: Reaction, seat: Seat) -> Question:
        return Question(Message("ask-defence"), Message("why-defence", attacker=Who(self.attacker)), "RE-4")

    def decided(self, g: Reaction, action: Action) -> None:
        g.tell_action(self.seat, action, "RE-4")
        if action == SHIELD:
            g.discard(self.seat, "shield")
        else:
            g.hit(self.attacker, self.seat)

    def copy(self) -> Decision[Reaction]:
        return self.copy_decision(Defence(self.seat, self.attacker))


class Scoring(Automatic[Reaction]):
    """Hands are shown: laurels in them count like glory (RE-6)."""

    __slots__ = ()

    def run(self, g: Reaction) -> None:
        for seat, hand in enumerate(g.hands):
            cards = [Message(f"card-{card}") for card in sorted(hand)]
            g.tell("shows", "RE-6", seat=seat, reveals=True, cards=cards)
        sheets = [sheet(g, seat, with_hand=True) for seat in range(g.seats)]
        points = Criterion(Message("by-points"), "RE-6", [column.total for column in sheets])
        g.result = decide(sheets, [points, Criterion(Message("by-cards"), "RE-6", [len(hand) for hand in g.hands])])


def sheet(g: Reaction, seat: Seat, with_hand: bool) -> Sheet:
    lines = [ScoreLine(Message("glory"), g.glory[seat], "RE-5", g.glory[seat], [])]
    if with_hand:
        points = sum([CARDS[card].points for card in g.hands[seat]])
        lines.append(ScoreLine(Message("laurels"), points, "RE-6", points, []))
    return Sheet(seat, lines, sum([line.points for line in lines]))


def knows_hand(g: Reaction, viewer: Seat | None, seat: Seat) -> bool:
    return viewer == seat or g.result is not None


def forecast(g: Reaction, viewer: Seat | None) -> list[Sheet]:
    return [sheet(g, seat, knows_hand(g, viewer, seat)) for seat in range(g.seats)]


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> Reaction:
    g = Reaction(seats, chance)
    g.pile.things = [name for name, card in CARDS.items() for _ in range(card.copies)]
    g.pile.shuffle(chance)
    for _ in range(seats):
        g.hands.append([g.pile.things.pop() for _ in range(DEALT)])
    g.schedule(*[Turn() for _ in range(ROUNDS)], Scoring())
    return g


@dataclass(frozen=True)
class SeatView:
    glory: int
    cards: int
    hand: tuple[str, ...] | None  # when the match is over


@dataclass(frozen=True)
class View:
    pile: int
    discards: tuple[str, ...]
    seats: tuple[SeatView, ...]


@dataclass(frozen=True)
class Own:
    hand: tuple[str, ...]


def view(g: Reaction) -> View:
    return View(
        pile=len(g.pile),
        discards=tuple(g.pile.discards),
        seats=tuple(
            SeatView(g.glory[seat], len(hand), tuple(hand) if knows_hand(g, None, seat) else None)
            for seat, hand in enumerate(g.hands)
        ),
    )


def own(g: Reaction, seat: Seat) -> Own:
    return Own(tuple(g.hands[seat]))


def imagine(g: Reaction, seat: Seat, rng: Random) -> Reaction:
    """Others' hands and the pile are dealt anew from all that this seat has not seen."""
    new = g.copy()
    new.chance = g.chance.reseeded(rng)
    others = [other for other in range(g.seats) if not knows_hand(g, seat, other)]
    unseen = [card for other in others for card in g.hands[other]] + g.pile.things
    rng.shuffle(unseen)
    for other in others:
        held = len(g.hands[other])
        new.hands[other], unseen = unseen[:held], unseen[held:]
    new.pile.things = unseen
    return new


def conserved(g: Reaction) -> Mapping[str, int]:
    cards = [*g.pile.things, *g.pile.discards, *[card for hand in g.hands for card in hand]]
    return {name: cards.count(name) for name in CARDS}


GAME: Final[Game[Reaction]] = Game(
    slug="reaction",
    prefix="RE",
    package=PACKAGE,
    version=1,
    players=range(2, 5),
    minutes=(5, 10),
    setup=setup,
    view=view,
    imagine=imagine,
    forecast=forecast,
    conserved=conserved,
    longest_list=6,
    longest_match=lambda seats: 2 * seats * ROUNDS,
    own=own,
    data_files=("cards.toml",),
    provenance=(("cards.toml", Message("provenance-cards")),),
)
