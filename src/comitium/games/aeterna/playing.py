"""B.1 Play a card, from the hand or from the board, with everything that follows from it (AE-9, AE-25)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat
from comitium.engine.phase import Decision, Question
from comitium.games.aeterna.cards import CARDS, COLOUR_LABELS, Bundle, Card
from comitium.games.aeterna.components import CONSTANTS, AbilityKind, Effect
from comitium.games.aeterna.counts import count
from comitium.games.aeterna.gains import pay, receive, why_not_pay
from comitium.games.aeterna.model import Aeterna, Player
from comitium.games.aeterna.permanent import cost_of_card, points_for_province, rewards_of_card


class Play(Action):
    """Play a card from the hand (AE-9.1)."""

    __slots__ = ("card", "cost")

    def __init__(self, card: Card, cost: Bundle) -> None:
        self.card: Final = card
        self.cost: Final = cost  # for this player, now

    def code(self) -> str:
        return f"play {self.card.name}"

    def sentence(self) -> Message:
        return Message("play", card=self.card.label, cost=self.cost.amounts())

    def pieces(self) -> list[str]:
        return ["action:card", f"card:{self.card.name}"]


class PlayBoardCard(Action):
    """Play one of the leftover cards of the draft (AE-6.9, AE-12.15)."""

    __slots__ = ("card", "cost")

    def __init__(self, card: Card, cost: Bundle) -> None:
        self.card: Final = card
        self.cost: Final = cost  # for this player, now

    def code(self) -> str:
        return f"board {self.card.name}"

    def sentence(self) -> Message:
        return Message("play-board-card", card=self.card.label, cost=self.cost.amounts())

    def pieces(self) -> list[str]:
        return [f"board:{self.card.name}"]


class Decline(Action):
    """Play no board card after all: only where the card says "may" (AE-25.10)."""

    __slots__ = ()

    def code(self) -> str:
        return "decline"

    def sentence(self) -> Message:
        return Message("decline")

    def pieces(self) -> list[str]:
        return ["action:decline"]


DECLINE: Final = Decline()


def why_not_from_hand(g: Aeterna, seat: Seat, card: Card) -> No | None:
    """To be played or discarded it has to be in the hand; a board card never is (AE-9.1, AE-6.9)."""
    if card in g.players[seat].hand:
        return None
    return No("only-by-effect", "AE-6.9") if card in g.board else No("not-in-hand", "AE-9.1")


def why_not_play(player: Player, card: Card) -> No | None:
    """Only the cost can forbid it; a useless ability does not (AE-1.8, AE-25.10)."""
    return why_not_pay(player, cost_of_card(player, card))


def play_from_hand(g: Aeterna, seat: Seat, card: Card) -> None:
    player = g.players[seat]
    player.hand.remove(card)
    player.shown.append(card)
    play_card(g, seat, card, "AE-9.1", True)


def play_from_board(g: Aeterna, seat: Seat, card: Card) -> None:
    """Exactly as if from the hand, with colour bonus and reductions (AE-12.15)."""
    g.board.remove(card)
    play_card(g, seat, card, "AE-12.15", False)


def play_card(g: Aeterna, seat: Seat, card: Card, clause: str, reveals: bool) -> None:
    """Pay, place, colour bonus, rewards, reactions of earlier cards, own instant ability (AE-9.5)."""
    player = g.players[seat]
    cost = cost_of_card(player, card)
    rewards = rewards_of_card(player, card)  # AE-9.13: the card does not change its own
    same_colour = player.of_colour(card.colour)
    reaction = points_for_province(player) if card.is_province() else 0
    pay(player, cost)  # AE-9.7: before anything is received
    player.cards.append(card)
    if not g.silent:
        where = [f"played:{card.name}"]
        g.tell("card-played", clause, seat=seat, reveals=reveals, pieces=where, card=card.label, cost=cost.amounts())
    if same_colour:
        bonus = CONSTANTS.colour_bonus * same_colour  # AE-9.6
        player.aurei += bonus
        g.tell("colour-bonus", "AE-9.6", seat=seat, aurei=bonus, colour=COLOUR_LABELS[card.colour])
    receive(g, seat, rewards, "AE-9.8")
    if reaction:
        receive(g, seat, Bundle(points=reaction), "AE-9.16")
    if card.ability is AbilityKind.INSTANT:
        use_instant_ability(g, seat, card)


def use_instant_ability(g: Aeterna, seat: Seat, card: Card) -> None:
    """Once, after the rewards; an ability that does nothing now is lost (AE-25.1, AE-25.10)."""
    if card.of(Effect.BOARD_CARDS):
        g.schedule(BoardCardChoice(seat, card.label, True))
        return
    times = times_of_ability(g, seat, card)
    points = limited(card, card.of(Effect.POINTS) * times)
    gain = Bundle(citizens=card.of(Effect.CITIZENS) * times, points=points)
    if times:
        receive(g, seat, gain, "AE-25.1")
    else:
        g.tell("ability-lost", "AE-25.10", seat=seat, card=card.label)


def times_of_ability(g: Aeterna, seat: Seat, card: Card) -> int:
    """By what the ability counts, taken at this moment (AE-25.5); the Serapeum asks for calm instead."""
    if Effect.UNREST_AT_MOST in card.effect:
        return 1 if g.players[seat].unrest <= card.of(Effect.UNREST_AT_MOST) else 0
    return 1 if card.per is None else count(g, seat, card.per)


def limited(card: Card, points: int) -> int:
    """A maximum printed in the ability limits this one use (AE-25.7)."""
    return min(points, card.effect.get(Effect.MOST, points))


def payable_board_cards(g: Aeterna, player: Player) -> list[Card]:
    return [card for card in g.board if why_not_play(player, card) is None]


# What a code may name though the card is not there: by code, at the printed price.
ANY_BOARD_CARD: Final = {f"board {name}": PlayBoardCard(card, card.cost) for name, card in CARDS.items()}


class BoardCardChoice(Decision[Aeterna]):
    """Which board card: by the award token it has to be one, by Castra Peregrina it may be (AE-12.19, AE-25.9)."""

    __slots__ = ("cause", "may_decline")

    def __init__(self, seat: Seat, cause: Message, may_decline: bool) -> None:
        super().__init__(seat)
        self.cause: Final = cause  # the card or token that allows it
        self.may_decline: Final = may_decline

    def begin(self, g: Aeterna) -> None:
        if not payable_board_cards(g, g.players[self.seat]):
            self.answered = True
            g.tell("no-board-card", "AE-25.10", seat=self.seat)

    def considered(self, g: Aeterna, seat: Seat) -> list[Action]:
        player = g.players[seat]
        return [*[PlayBoardCard(card, cost_of_card(player, card)) for card in g.board], DECLINE]

    def why_not(self, g: Aeterna, seat: Seat, action: Action) -> No | None:
        if isinstance(action, PlayBoardCard):
            on_board = action.card in g.board
            return why_not_play(g.players[seat], action.card) if on_board else No("not-on-board", "AE-6.9")
        return None if self.may_decline else No("board-card-due", "AE-12.19")

    def meant(self, g: Aeterna, seat: Seat, code: str) -> Action | None:
        return super().meant(g, seat, code) or ANY_BOARD_CARD.get(code)

    def decided(self, g: Aeterna, action: Action) -> None:
        if isinstance(action, PlayBoardCard):
            play_from_board(g, self.seat, action.card)
        else:
            g.tell("board-card-declined", "AE-25.10", seat=self.seat)

    def question(self, g: Aeterna, seat: Seat) -> Question:
        payable = len(payable_board_cards(g, g.players[seat]))
        why = Message("why-board-card", payable=payable, cards=len(g.board))
        if self.may_decline:
            return Question(Message("ask-board-card-maybe"), why, "AE-25.9", [self.cause])
        return Question(Message("ask-board-card"), why, "AE-12.19", [self.cause])

    def copy(self) -> Decision[Aeterna]:
        return self.copy_decision(BoardCardChoice(self.seat, self.cause, self.may_decline))
