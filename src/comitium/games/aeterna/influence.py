"""B.4 Influence a hill: price, stacks and awards (AE-12)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, No, Seat
from comitium.games.aeterna.cards import AWARDS, GROUNDS, Award, Ground, bundle_of
from comitium.games.aeterna.components import CONSTANTS
from comitium.games.aeterna.gains import receive, why_not_pay, why_not_pay_with
from comitium.games.aeterna.model import Aeterna, Hill, Player, Stack, hill_inactive
from comitium.games.aeterna.permanent import (
    INFLUENCE_WHEAT,
    aurei_for_influence,
    cost_of_card,
    cost_of_influence,
    passes_equal_stacks,
)
from comitium.games.aeterna.playing import BoardCardChoice

NO_AWARD: Final = 0
ONE_CITIZEN: Final = bundle_of(citizens=1)
WHEAT: Final = [bundle_of(wheat=price) for price in range(max(INFLUENCE_WHEAT) + 1)]
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
            return Message("influence", hill=GROUNDS[self.hill].label, wheat=self.price)
        return Message("influence-award", hill=GROUNDS[self.hill].label, wheat=self.price, award=self.reward.words)

    def pieces(self) -> list[str]:
        award = "none" if self.award == NO_AWARD else str(self.award)
        return ["action:influence", f"hill:{self.hill}", f"award:{self.hill}.{award}"]


class Ways:
    """Every way to influence a hill at a price: without an award, or with one of the tokens on one of the places."""

    __slots__ = ("plain", "with_award")

    def __init__(self, ground: Ground, price: int) -> None:
        places = range(1, CONSTANTS.tokens_on_a_hill + 1)
        self.plain: Final = Influence(ground.name, price, NO_AWARD, None)
        self.with_award: Final = [
            [Influence(ground.name, price, place, award) for award in AWARDS.values()] for place in places
        ]


# Every way there is, made once: by number of the hill and price.
EVERY_WAY: Final = [[Ways(ground, price) for price in range(max(INFLUENCE_WHEAT) + 1)] for ground in GROUNDS.values()]


def ways_of(player: Player, hill: Hill) -> Ways:
    return EVERY_WAY[hill.number - 1][cost_of_influence(player, hill)]


def influences(player: Player, hill: Hill) -> list[Action]:
    """Every way to influence a hill, possible or not: without an award, and with each of its tokens."""
    ways = ways_of(player, hill)
    with_awards = [ways.with_award[place][award.number] for place, award in enumerate(hill.awards)]
    return [ways.plain, *with_awards]


def add_open_influences(g: Aeterna, seat: Seat, options: list[Action]) -> None:
    """Asks once what closes a whole hill, then looks at each token (AE-12.14)."""
    for hill in g.hills:
        if why_not_enter(g, seat, hill) is None:
            ways = ways_of(g.players[seat], hill)
            options.append(ways.plain)
            for place, award in enumerate(hill.awards):
                if why_not_award(g, seat, hill, place + 1) is None:
                    options.append(ways.with_award[place][award.number])


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
    spaces = g.hill_spaces()
    if not hill.has_space_for(seat, spaces):
        return No("hill-full", "AE-12.5", hill=hill.label, spaces=spaces)
    return why_not_pay(player, WHEAT[cost_of_influence(player, hill)])


def why_not_award(g: Aeterna, seat: Seat, hill: Hill, place: int) -> No | None:
    """An exhausted token gives nothing; a board card has to be payable by then (AE-12.13, AE-12.15)."""
    if place == NO_AWARD:
        return None
    if hill.exhausted[place - 1]:
        return EXHAUSTED[hill.number - 1]
    if hill.awards[place - 1].board_card and not pays_board_card_afterwards(g, g.players[seat]):
        return No("no-payable-board-card", "AE-12.15", cards=len(g.board))
    return None


EXHAUSTED: Final = [No("award-exhausted", "AE-12.13", hill=ground.label) for ground in GROUNDS.values()]


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
    where, stack = hill.ground.where, hill.height(seat)
    g.tell("influenced", "AE-12.1", seat=seat, pieces=where, hill=hill.label, wheat=price, stack=stack)
    aurei = aurei_for_influence(player)
    if aurei:
        receive(g, seat, bundle_of(aurei=aurei), "AE-12.18")
    if award != NO_AWARD:
        take_award(g, seat, hill, award)


def raise_stack(hill: Hill, seat: Seat, passes_equals: bool) -> None:
    """The raised stack passes lower ones to its left; no other stack moves (AE-12.4, AE-12.6 to AE-12.8)."""
    raised = Stack(seat, hill.height(seat) + 1)
    place = place_if_raised(hill, seat, passes_equals)
    others = [stack for stack in hill.stacks if stack.seat != seat]
    hill.stacks = [*others[:place], raised, *others[place:]]


def place_if_raised(hill: Hill, seat: Seat, passes_equals: bool) -> int:
    """Where the stack would stand with one citizen more, the prefect's place being 0 (AE-12.6)."""
    stacks = hill.stacks
    place = hill.place_of(seat)
    height = 1
    if place == NOBODY:
        place = len(stacks)
    else:
        height += stacks[place].height
    while place > 0 and passes(height, stacks[place - 1].height, passes_equals):
        place -= 1
    return place


def passes(height: int, other: int, passes_equals: bool) -> bool:
    return other < height or (passes_equals and other == height)


# By hill and place: the piece that a line of the log is about.
AWARD_PIECES: Final = [
    [[f"award:{name}.{place}"] for place in range(1, CONSTANTS.tokens_on_a_hill + 1)] for name in GROUNDS
]


def take_award(g: Aeterna, seat: Seat, hill: Hill, place: int) -> None:
    """The token is exhausted first and then carried out, all of it (AE-12.11, AE-12.19)."""
    award = hill.awards[place - 1]
    hill.exhaust(place, True)
    where = AWARD_PIECES[hill.number - 1][place - 1]
    g.tell("award-taken", "AE-12.10", seat=seat, pieces=where, hill=hill.label, award=award.words)
    if award.board_card:
        g.schedule(BoardCardChoice(seat, BOARD_CARD_TOKEN, False))
    else:
        receive(g, seat, award.reward, "AE-12.10")
