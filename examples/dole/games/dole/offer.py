"""Offer: a sack and a bribe, chosen in secret and revealed together (DO-2.3)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat
from comitium.engine.phase import Question, Sealed
from comitium.games.dole.components import MOST_COINS, Sack, label
from comitium.games.dole.model import Dole, kinds
from comitium.games.dole.taking import Taking


class Give(Action):
    """Offer this sack of the hand (DO-2.3)."""

    __slots__ = ("sack",)

    def __init__(self, sack: Sack) -> None:
        self.sack: Final = sack

    def code(self) -> str:
        return f"give {self.sack.value}"

    def sentence(self) -> Message:
        return Message("give", sack=label(self.sack))

    def pieces(self) -> list[str]:
        return [f"hand:{self.sack.value}"]


class Bribe(Action):
    """Pay this much for an early choice (DO-2.3)."""

    __slots__ = ("coins",)

    final = True

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def code(self) -> str:
        return f"bribe {self.coins}"

    def sentence(self) -> Message:
        return Message("bribe", coins=self.coins)


ANSWERS: Final[dict[str, Action]] = {
    **{f"give {sack.value}": Give(sack) for sack in Sack},
    **{f"bribe {coins}": Bribe(coins) for coins in range(MOST_COINS + 1)},
}


class Offer(Sealed[Dole]):
    """Two steps: the sack, then the bribe (DO-2.3)."""

    __slots__ = ()

    heading = "offer"

    def wants_more(self, g: Dole, seat: Seat) -> bool:
        return len(self.answers[seat]) < 2

    def considered(self, g: Dole, seat: Seat) -> list[Action]:
        player = g.players[seat]
        if not self.answers[seat]:
            return [Give(sack) for sack in kinds(player.hand)]
        return [Bribe(coins) for coins in range(player.coins + 1)]

    def why_not(self, g: Dole, seat: Seat, action: Action) -> No | None:
        player = g.players[seat]
        if isinstance(action, Give):
            if self.answers[seat]:
                return No("bribe-now", "DO-2.3")
            return None if action.sack in player.hand else No("not-in-hand", "DO-2.3", sack=label(action.sack))
        assert isinstance(action, Bribe)
        if not self.answers[seat]:
            return No("sack-first", "DO-2.3")
        return None if action.coins <= player.coins else No("bribe-beyond-purse", "DO-2.3", coins=player.coins)

    def meant(self, g: Dole, seat: Seat, code: str) -> Action | None:
        return ANSWERS.get(code)

    def how(self, g: Dole, seat: Seat, code: str) -> No:
        player = g.players[seat]
        if self.answers[seat]:
            return No("bribe-how", "DO-2.3", coins=player.coins)
        return No("give-how", "DO-2.3", sacks=[label(sack) for sack in kinds(player.hand)])

    def question(self, g: Dole, seat: Seat) -> Question:
        if not self.answers[seat]:
            return Question(Message("ask-give"), Message("why-give"), "DO-2.3")
        coins = g.players[seat].coins
        return Question(Message("ask-bribe"), Message("why-bribe", coins=coins), "DO-2.3")

    def reveal(self, g: Dole) -> None:
        bribes: list[int] = []
        for seat, player in enumerate(g.players):
            give, bribe = self.answers[seat]
            assert isinstance(give, Give)
            assert isinstance(bribe, Bribe)
            player.hand.remove(give.sack)
            g.offered.append(give.sack)
            player.coins -= bribe.coins
            g.treasury += bribe.coins
            bribes.append(bribe.coins)
            g.tell("offered", "DO-2.3", seat=seat, reveals=True, sack=label(give.sack), coins=bribe.coins)
        order = sorted(range(g.seats), key=lambda seat: -bribes[seat])  # DO-2.4: level bribes in order of seats
        g.schedule(Taking(order))

    def copy(self) -> Sealed[Dole]:
        return self.copy_answers(Offer())
