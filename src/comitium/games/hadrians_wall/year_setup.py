"""The year setup: fate income, path and prospect, neutral cards, incomes, roads, in this order (HW-4, ruling 17)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat
from comitium.engine.phase import Automatic, Parallel, Question, Sealed
from comitium.engine.purse import Purse
from comitium.games.hadrians_wall.components import CARDS, DRAWN, FATE, RESOURCE
from comitium.games.hadrians_wall.model import HadriansWall, Neutral, Player
from comitium.games.hadrians_wall.rewards import (
    CARD_NAMES,
    Into,
    amounts,
    choices,
    gain,
    go_into,
    how_into,
    into_meant,
    why_not_into,
    with_room,
)
from comitium.games.hadrians_wall.sheets import ANY_ATTRIBUTE
from comitium.games.hadrians_wall.supply import price_of


def receive(player: Player, items: dict[str, int]) -> None:
    player.supply.gain(price_of(items))


class FateIncome(Automatic[HadriansWall]):
    """Step 1: the top fate card gives everybody its eight workers and resources (HW-4.2)."""

    __slots__ = ()

    heading = "income"

    def run(self, g: HadriansWall) -> None:
        card = g.turn_fate()
        need = g.fort.income_soldiers if g.year == 1 and g.fort is not None else 0
        while FATE[card].income["soldier"] < need:
            g.fate.discard(card)  # HW-21.8
            soldiers = FATE[card].income["soldier"]
            g.tell("income-card-passed-over", "HW-21.8", reveals=True, pieces=["fate"], soldiers=soldiers, need=need)
            card = g.turn_fate()
        g.fate.discard(card)
        g.income_card = card
        income = FATE[card].income
        for player in g.players:
            receive(player, income)
        g.tell("fate-income", "HW-4.2", reveals=True, pieces=["fate"], items=amounts(income))


class Draw(Automatic[HadriansWall]):
    """Step 2a: two cards from the own deck, seen by nobody else (HW-4.3)."""

    __slots__ = ()

    heading = "cards"

    def run(self, g: HadriansWall) -> None:
        for seat, player in enumerate(g.players):
            player.drawn = [player.deck.pop() for _ in range(DRAWN)]
            cards = [CARD_NAMES[card] for card in player.drawn]
            g.tell("drew", "HW-4.3", seat=seat, audience=[seat], reveals=True, cards=cards)


class Assign(Action):
    """One card is this year's path, the other its prospect (HW-4.4)."""

    __slots__ = ("path", "prospect")

    final = True  # HW-4.17

    def __init__(self, path: str, prospect: str) -> None:
        self.path: Final = path
        self.prospect: Final = prospect

    def code(self) -> str:
        return f"path {self.path}"

    def sentence(self) -> Message:
        card = CARDS[self.path]
        path, measure = CARD_NAMES[self.path], Message(f"measure-{card.measure}")
        steps = ", ".join([str(step) for step in card.steps])
        return Message("assign", path=path, measure=measure, steps=steps, prospect=CARD_NAMES[self.prospect])

    def pieces(self) -> list[str]:
        return [f"card:{self.path}"]


# By code: a card that was not drawn, which leaves no other for the prospect.
ASSIGNS: Final = {f"path {card}": Assign(card, "") for card in CARDS}


class Assignment(Sealed[HadriansWall]):
    """Steps 2b and 2c: assigned in secret, revealed together (HW-4.4, HW-4.5)."""

    __slots__ = ()

    heading = "cards"

    def considered(self, g: HadriansWall, seat: Seat) -> list[Action]:
        one, other = g.players[seat].drawn
        return [Assign(one, other), Assign(other, one)]

    def why_not(self, g: HadriansWall, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Assign)
        return None if action.path in g.players[seat].drawn else self.how(g, seat, action.code())

    def meant(self, g: HadriansWall, seat: Seat, code: str) -> Action | None:
        """One of the two cards, or a card that was not drawn now."""
        for action in self.considered(g, seat):
            if action.code() == code:
                return action
        return ASSIGNS.get(code)

    def how(self, g: HadriansWall, seat: Seat, code: str) -> No:
        return No("assign-how", "HW-4.4", cards=[CARD_NAMES[card] for card in g.players[seat].drawn])

    def question(self, g: HadriansWall, seat: Seat) -> Question:
        return Question(Message("ask-assign"), Message("why-assign"), "HW-4.4")

    def reveal(self, g: HadriansWall) -> None:
        for seat, player in enumerate(g.players):
            assigned = self.answer(seat)
            assert isinstance(assigned, Assign)
            player.drawn = []
            player.paths.append(assigned.path)  # HW-4.6
            player.prospect = assigned.prospect
            path, prospect = CARD_NAMES[assigned.path], CARD_NAMES[assigned.prospect]
            g.tell("revealed", "HW-4.5", seat=seat, reveals=g.seats > 1, path=path, prospect=prospect)

    def copy(self) -> Sealed[HadriansWall]:
        return self.copy_answers(Assignment())


class NeutralCards(Automatic[HadriansWall]):
    """Step 2d: with one player two neutral prospects, with two players one (HW-4.8, HW-18.2)."""

    __slots__ = ()

    def run(self, g: HadriansWall) -> None:
        for _ in range(neutral_cards(g)):
            card = g.neutral_deck.pop()
            g.neutral.append(Neutral(card, Purse()))
            g.tell("neutral-shown", "HW-18.2", reveals=True, card=CARD_NAMES[card])


def neutral_cards(g: HadriansWall) -> int:
    """How many are shown in a year; a fort of the campaign may show fewer (HW-18.2, HW-18.10, HW-21.7)."""
    if g.seats == 1:
        return 2 if g.fort is None else g.fort.neutral_cards
    return 1 if g.seats == 2 else 0


# By card: what it gives as a prospect, and the words for that.
PROSPECT_ITEMS: Final = {name: price_of(card.items) for name, card in CARDS.items()}
PROSPECT_TOLD: Final = {name: amounts(card.items) for name, card in CARDS.items()}


class Incomes(Automatic[HadriansWall]):
    """Steps 2e to 3c: the prospect, then production, hotels and workshops (HW-4.9 to HW-4.12)."""

    __slots__ = ()

    heading = "income"

    def run(self, g: HadriansWall) -> None:
        for seat, player in enumerate(g.players):
            player.supply.gain(PROSPECT_ITEMS[player.prospect])
            g.tell("prospect-income", "HW-4.9", seat=seat, items=PROSPECT_TOLD[player.prospect])
            income = sheet_income(player)
            receive(player, income)
            g.tell("sheet-income", "HW-4.10", seat=seat, items=amounts(income))


def sheet_income(player: Player) -> dict[str, int]:
    """What the circles of a sheet pay at every year setup, roads aside (HW-4.10 to HW-4.12)."""
    return {
        RESOURCE: player.level("production"),
        "civilian": player.circles("civilian"),
        "builder": player.circles("builder"),
    }


class Roads(Parallel[HadriansWall]):
    """Step 3d: an attribute of choice for every road circle, one after the other (HW-4.13, HW-4.18)."""

    __slots__ = ("left",)

    heading = "roads"

    def __init__(self) -> None:
        super().__init__()
        self.left: dict[Seat, int] = {}  # circles that have not paid yet

    def begin(self, g: HadriansWall) -> None:
        super().begin(g)
        for seat, player in enumerate(g.players):
            self.left[seat] = player.circles("any_attribute")
            self.go_on(g, seat)

    def go_on(self, g: HadriansWall, seat: Seat) -> None:
        """Where at most one track has room there is nothing to choose (HW-2.18, HW-2.19)."""
        while self.left[seat] and len(with_room(g.players[seat], ANY_ATTRIBUTE)) < 2:
            self.left[seat] -= 1
            gain(g, seat, [ANY_ATTRIBUTE], "HW-4.13")
        if not self.left[seat]:
            self.finish(seat)

    def considered(self, g: HadriansWall, seat: Seat) -> list[Action]:
        return choices(g.players[seat], ANY_ATTRIBUTE)

    def why_not(self, g: HadriansWall, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Into)
        return why_not_into(g.players[seat], ANY_ATTRIBUTE, action)

    def meant(self, g: HadriansWall, seat: Seat, code: str) -> Action | None:
        return into_meant(g.players[seat], code)

    def how(self, g: HadriansWall, seat: Seat, code: str) -> No:
        return how_into(g.players[seat], ANY_ATTRIBUTE)

    def play(self, g: HadriansWall, seat: Seat, action: Action) -> None:
        assert isinstance(action, Into)
        self.left[seat] -= 1
        g.tell_action(seat, action, "HW-4.13")
        go_into(g, seat, action, [], "HW-4.13")
        self.go_on(g, seat)

    def question(self, g: HadriansWall, seat: Seat) -> Question:
        return Question(Message("ask-road"), Message("why-road", left=self.left[seat]), "HW-4.13")

    def copy(self) -> Parallel[HadriansWall]:
        new = Roads()
        new.left = self.left.copy()
        return self.copy_seats(new)
