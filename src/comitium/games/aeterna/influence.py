"""B.4 Influence a hill: price, stacks and awards (AE-12)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat
from comitium.games.aeterna.cards import HILL_LABELS, Award, Bundle
from comitium.games.aeterna.gains import receive, why_not_pay, why_not_pay_with
from comitium.games.aeterna.model import Aeterna, Hill, Player, Stack, hill_inactive
from comitium.games.aeterna.permanent import aurei_for_influence, cost_of_card, cost_of_influence, passes_equal_stacks
from comitium.games.aeterna.playing import BoardCardChoice

NO_AWARD: Final = 0
ONE_CITIZEN: Final = Bundle(citizens=1)
BOARD_CARD_TOKEN: Final = Message("award-board-card")


class Influence(Action):
    """A citizen onto a hill, then one of its awards or none; awards are numbered from the left (AE-12.1, AE-12.10)."""

    __slots__ = ("award", "hill", "price", "reward")

    def __init__(self, hill: str, price: int, award: int, reward: Award | None) -> None:
        self.hill: Final = hill
        self.price: Final = price  # wheat, for this player, now
        self.award: Final = award
        self.reward: Final = reward

    def code(self) -> str:
        return f"influence {self.hill}" if self.award == NO_AWARD else f"influence {self.hill} award {self.award}"

    def sentence(self) -> Message:
        if self.reward is None:
            return Message("influence", hill=HILL_LABELS[self.hill], wheat=self.price)
        return Message("influence-award", hill=HILL_LABELS[self.hill], wheat=self.price, award=self.reward.words())

    def pieces(self) -> list[str]:
        award = "none" if self.award == NO_AWARD else str(self.award)
        return ["action:influence", f"hill:{self.hill}", f"award:{self.hill}.{award}"]


def influences(player: Player, hill: Hill) -> list[Influence]:
    """Every way to influence a hill, possible or not: without an award, and with each of its tokens."""
    price = cost_of_influence(player, hill)
    ways = [Influence(hill.name, price, NO_AWARD, None)]
    for place, award in enumerate(hill.awards, start=1):
        ways.append(Influence(hill.name, price, place, award))
    return ways


def why_not_influence(g: Aeterna, seat: Seat, way: Influence) -> No | None:
    """An active hill that can be influenced, then the award, if one is named (AE-12.1, AE-12.10)."""
    hill = g.active_hill(way.hill)
    if hill is None:
        return hill_inactive(way.hill)
    no = why_not_enter(g, seat, hill)
    return no if no is not None else why_not_award(g, seat, hill, way.award)


def why_not_enter(g: Aeterna, seat: Seat, hill: Hill) -> No | None:
    """Whatever the award: a citizen, a space on the hill and the wheat (AE-12.1, AE-12.5, AE-1.8)."""
    player = g.players[seat]
    no = why_not_pay(player, ONE_CITIZEN)
    if no is not None:
        return no
    if not hill.has_space_for(seat, g.hill_spaces()):
        return No("hill-full", "AE-12.5", hill=hill.label, spaces=g.hill_spaces())
    return why_not_pay(player, Bundle(wheat=cost_of_influence(player, hill)))


def why_not_award(g: Aeterna, seat: Seat, hill: Hill, place: int) -> No | None:
    """An exhausted token gives nothing; a board card has to be payable by then (AE-12.13, AE-12.15)."""
    if place == NO_AWARD:
        return None
    if hill.exhausted[place - 1]:
        return No("award-exhausted", "AE-12.13", hill=hill.label)
    if hill.awards[place - 1].board_card and not pays_board_card_afterwards(g, g.players[seat]):
        return No("no-payable-board-card", "AE-12.15", cards=len(g.board))
    return None


def pays_board_card_afterwards(g: Aeterna, player: Player) -> bool:
    """With one citizen fewer and the aurei of the Queen of Roads; wheat pays for no card (ruling 21)."""
    citizens = player.citizens - 1
    aurei = player.aurei + aurei_for_influence(player)
    for card in g.board:
        if why_not_pay_with(citizens, aurei, player.stone, player.wheat, cost_of_card(player, card)) is None:
            return True
    return False


def influence(g: Aeterna, seat: Seat, hill: Hill, award: int) -> None:
    """Pay wheat, place the citizen, move the stack, goods of permanent abilities, award (AE-12.18)."""
    player = g.players[seat]
    price = cost_of_influence(player, hill)
    player.wheat -= price
    player.citizens -= 1
    raise_stack(hill, seat, passes_equal_stacks(player))
    where = [f"hill:{hill.name}"]
    g.tell("influenced", "AE-12.1", seat=seat, pieces=where, hill=hill.label, wheat=price, stack=hill.height(seat))
    aurei = aurei_for_influence(player)
    if aurei:
        receive(g, seat, Bundle(aurei=aurei), "AE-12.18")
    if award != NO_AWARD:
        take_award(g, seat, hill, award)


def raise_stack(hill: Hill, seat: Seat, passes_equals: bool) -> None:
    """The raised stack passes lower ones to its left; no other stack moves (AE-12.4, AE-12.6 to AE-12.8)."""
    stacks = hill.stacks
    place = 0
    while place < len(stacks) and stacks[place].seat != seat:
        place += 1
    if place == len(stacks):
        stacks.append(Stack(seat, 0))
    raised = stacks[place]
    raised.height += 1
    while place > 0 and passes(raised.height, stacks[place - 1].height, passes_equals):
        stacks[place] = stacks[place - 1]
        stacks[place - 1] = raised
        place -= 1


def passes(height: int, other: int, passes_equals: bool) -> bool:
    return other < height or (passes_equals and other == height)


def take_award(g: Aeterna, seat: Seat, hill: Hill, place: int) -> None:
    """The token is exhausted first and then carried out, all of it (AE-12.11, AE-12.19)."""
    award = hill.awards[place - 1]
    hill.exhausted[place - 1] = True
    if not g.silent:
        where = [f"award:{hill.name}.{place}"]
        g.tell("award-taken", "AE-12.10", seat=seat, pieces=where, hill=hill.label, award=award.words())
    if award.board_card:
        g.schedule(BoardCardChoice(seat, BOARD_CARD_TOKEN, False))
    else:
        receive(g, seat, award.reward, "AE-12.10")
