"""Phases G and H: damage tokens are paid or doom is taken, then citizens are fed (AE-19, AE-20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat
from comitium.engine.phase import Automatic, InTurn, Question
from comitium.games.aeterna.cards import Damage
from comitium.games.aeterna.components import TRACKS
from comitium.games.aeterna.gains import pay, why_not_pay
from comitium.games.aeterna.model import Aeterna, Player
from comitium.games.aeterna.permanent import calm_before_revolts, citizens_to_feed, damage_ignored, unrest_for_hunger
from comitium.games.aeterna.unrest import change_unrest, lose_unrest


class PayDamage(Action):
    """Pay everything shown on the token at this unrest (AE-19.1)."""

    __slots__ = ("damage", "space")

    final = True

    def __init__(self, space: int, damage: Damage) -> None:
        self.space: Final = space
        self.damage: Final = damage

    def code(self) -> str:
        return f"pay {self.space}"

    def sentence(self) -> Message:
        return Message("pay-damage", space=self.space, cost=self.damage.pay.words())

    def pieces(self) -> list[str]:
        return [f"damage:{self.space}", "action:pay"]


class TakeDoom(Action):
    """Take a doom token instead (AE-19.1)."""

    __slots__ = ("space",)

    final = True

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def code(self) -> str:
        return f"doom {self.space}"

    def sentence(self) -> Message:
        return Message("take-doom", space=self.space)

    def pieces(self) -> list[str]:
        return [f"damage:{self.space}", "action:doom"]


def spaces_reached(unrest: int) -> list[int]:
    """The damage spaces at or below this unrest (AE-19.1)."""
    return [space for space in TRACKS.damage_spaces if space <= unrest]


def threats(player: Player) -> list[int]:
    """The spaces whose tokens the player has to answer, from the lowest (AE-19.1)."""
    reached = spaces_reached(player.unrest)
    return reached[: max(len(reached) - damage_ignored(player), 0)]


def token_at(g: Aeterna, space: int) -> Damage:
    return g.damage[TRACKS.damage_spaces.index(space)]


def calm_down(g: Aeterna) -> None:
    """What permanent cards do before damage tokens are checked."""
    for seat in g.order:
        calm = calm_before_revolts(g.players[seat])
        if calm:
            lose_unrest(g, seat, calm, "AE-25.2")


def answers_to(g: Aeterna, spaces: Sequence[int]) -> list[Action]:
    """Pay the token or take doom, for each of these spaces (AE-19.1)."""
    answers: list[Action] = []
    for space in spaces:
        answers.append(PayDamage(space, token_at(g, space)))
        answers.append(TakeDoom(space))
    return answers


class Revolts(InTurn[Aeterna]):
    """Phase G: in turn order, each answers all own tokens, in an order of their choice (AE-19.2, AE-19.7)."""

    __slots__ = ("left",)

    heading = "revolts"

    def __init__(self) -> None:
        super().__init__()
        self.left: list[int] = []  # the spaces the seat to act has still to answer

    def begin(self, g: Aeterna) -> None:
        calm_down(g)
        self.to_act = [seat for seat in g.order if threats(g.players[seat])]
        self.next_seat(g)

    def next_seat(self, g: Aeterna) -> None:
        self.left = threats(g.players[self.to_act[0]]) if self.to_act else []

    def considered(self, g: Aeterna, seat: Seat) -> list[Action]:
        return answers_to(g, self.left)

    def why_not(self, g: Aeterna, seat: Seat, action: Action) -> No | None:
        """Each token once, and it is paid in full or not at all (AE-19.1, AE-19.3)."""
        if isinstance(action, PayDamage):
            if action.space not in self.left:
                return self.how(g, seat, action.code())
            return why_not_pay(g.players[seat], action.damage.pay, "AE-19.3")
        assert isinstance(action, TakeDoom)
        return None if action.space in self.left else self.how(g, seat, action.code())

    def meant(self, g: Aeterna, seat: Seat, code: str) -> Action | None:
        for action in answers_to(g, TRACKS.damage_spaces):
            if action.code() == code:
                return action
        return None

    def how(self, g: Aeterna, seat: Seat, code: str) -> No:
        return No("no-such-threat", "AE-19.1", unrest=g.players[seat].unrest, left=len(self.left))

    def play(self, g: Aeterna, seat: Seat, action: Action) -> None:
        """Neither moves the unrest marker nor the token (AE-19.5)."""
        player = g.players[seat]
        if isinstance(action, PayDamage):
            pay(player, action.damage.pay)
            self.left.remove(action.space)
            cost = action.damage.pay.amounts()
            where = [f"damage:{action.space}"]
            g.tell("damage-paid", "AE-19.1", seat=seat, pieces=where, space=action.space, cost=cost)
        else:
            assert isinstance(action, TakeDoom)
            player.doom += 1
            self.left.remove(action.space)
            where = [f"damage:{action.space}"]
            g.tell("doom-taken", "AE-19.1", seat=seat, pieces=where, space=action.space, doom=player.doom)
        if not self.left:
            self.to_act.pop(0)
            self.next_seat(g)

    def question(self, g: Aeterna, seat: Seat) -> Question:
        player = g.players[seat]
        why = Message("why-revolt", unrest=player.unrest, left=len(self.left), doom=player.doom)
        return Question(Message("ask-revolt"), why, "AE-19.1")

    def copy(self) -> InTurn[Aeterna]:
        new = Revolts()
        new.left = self.left.copy()
        return self.copy_turns(new)


class Food(Automatic[Aeterna]):
    """Phase H: a wheat for each citizen; hunger raises unrest (AE-20)."""

    __slots__ = ()

    heading = "food"

    def run(self, g: Aeterna) -> None:
        for seat in g.order:
            feed(g, seat)


def feed(g: Aeterna, seat: Seat) -> None:
    """As far as the wheat lasts; all unfed citizens together are one gain of unrest (AE-20.1 to AE-20.3)."""
    player = g.players[seat]
    hungry = citizens_to_feed(player)
    eaten = min(hungry, player.wheat)
    unfed = hungry - eaten
    player.wheat -= eaten
    g.tell("citizens-fed", "AE-20.1", seat=seat, citizens=player.citizens, wheat=eaten)
    if unfed:
        g.tell("citizens-hungry", "AE-20.3", seat=seat, citizens=unfed)
        change_unrest(g, seat, unfed * unrest_for_hunger(player), "AE-20.3")
