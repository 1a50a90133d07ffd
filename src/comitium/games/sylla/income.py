"""Phase IV, income: money for everybody in turn, then Sanctuaries and Taverns (SY-7, SY-13.1 to SY-13.11)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, Refused, Seat, Who
from comitium.engine.phase import Closed, InTurn, Question
from comitium.games.sylla.components import TOKENS
from comitium.games.sylla.deed import Deed
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import (
    ALL_TOKENS,
    LAST_CELL,
    SANCTUARIES,
    SANCTUARY_PRICE,
    TAVERN_STEP,
    TAVERNS,
    TOKEN_LABELS,
    VALUES,
    Piece,
    Pieces,
    TokenKind,
    nth_piece,
)


class Receive(Deed):
    """The money of an income turn (SY-7.2)."""

    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def code(self) -> str:
        return f"receive {self.coins}"

    def told(self, seat: Seat) -> Message:
        return Message("income", who=Who(seat), coins=self.coins)


class BuyToken(Action):
    """Use a Sanctuary: pay for a token of this kind (SY-13.3)."""

    __slots__ = ("kind", "sanctuary")

    def __init__(self, sanctuary: Piece, kind: TokenKind) -> None:
        self.sanctuary: Final = sanctuary
        self.kind: Final = kind

    def code(self) -> str:
        return f"sanctuary {TOKENS[self.kind]}"

    def sentence(self) -> Message:
        return Message("buy-token", token=TOKEN_LABELS[self.kind], price=SANCTUARY_PRICE)

    def told(self, seat: Seat) -> Message:
        return Message("bought-token", who=Who(seat), token=TOKEN_LABELS[self.kind], price=SANCTUARY_PRICE)

    def pieces(self) -> list[str]:
        return [self.sanctuary.touch, f"token:{TOKENS[self.kind]}"]


class MoveMarker(Action):
    """Use a Tavern: move this marker one cell left or right (SY-13.8); outward at an end it stays (SY-13.10)."""

    __slots__ = ("cell", "kind", "right", "tavern")

    def __init__(self, tavern: Piece, kind: TokenKind, right: bool, cell: int) -> None:
        self.tavern: Final = tavern
        self.kind: Final = kind
        self.right: Final = right
        self.cell: Final = cell  # where it will stand

    def code(self) -> str:
        return f"tavern {TOKENS[self.kind]} {'right' if self.right else 'left'}"

    def sentence(self) -> Message:
        side = "right" if self.right else "left"
        return Message("move-marker", token=TOKEN_LABELS[self.kind], side=side, value=VALUES[self.cell])

    def told(self, seat: Seat) -> Message:
        side = "right" if self.right else "left"
        value = VALUES[self.cell]
        return Message("moved-marker", who=Who(seat), token=TOKEN_LABELS[self.kind], side=side, value=value)

    def pieces(self) -> list[str]:
        return [self.tavern.touch, f"marker:{TOKENS[self.kind]}", f"cell:{self.cell}"]


class EndIncome(Action):
    """Use no more of one's buildings (SY-7.5)."""

    __slots__ = ()

    def code(self) -> str:
        return "done"

    def sentence(self) -> Message:
        return Message("end-income")

    def told(self, seat: Seat) -> Message:
        return Message("ended-income", who=Who(seat))


END_INCOME: Final = EndIncome()


class Income(InTurn[Sylla]):
    """Each player does his whole income turn; only owners of active Sanctuaries and Taverns are asked (SY-7.1).

    An owner of a Sanctuary is asked also if he cannot pay: what he has is behind his screen (SY-18.6).
    """

    __slots__ = ()

    heading = "income"

    def begin(self, g: Sylla) -> None:
        self.to_act = g.clockwise_from(g.consul)
        self.pay_until_asked(g)

    def pay_until_asked(self, g: Sylla) -> None:
        """Money for the next in turn; whoever has nothing to use is finished with it."""
        while self.to_act:
            seat = self.to_act[0]
            player = g.players[seat]
            income = player.income()
            player.coins += income
            g.tell_action(seat, Receive(income), "SY-7.2")
            if player.face_up() & (SANCTUARIES | TAVERNS):
                return
            del self.to_act[0]

    def unused(self, g: Sylla, seat: Seat) -> Pieces:
        return g.players[seat].face_up() & (SANCTUARIES | TAVERNS) & ~g.used

    def options(self, g: Sylla, seat: Seat) -> list[Action]:
        return [self.nth(g, seat, number) for number in range(self.count(g, seat))]

    def count(self, g: Sylla, seat: Seat) -> int:
        unused = self.unused(g, seat)
        markers = len(free_markers(g)) if unused & TAVERNS else 0
        return 1 + len(self.tokens_to_buy(g, seat, unused)) + 2 * markers

    def nth(self, g: Sylla, seat: Seat, number: int) -> Action:
        """The end, tokens of the first Sanctuary, markers of the first Tavern left and right; twins act alike."""
        if number == 0:
            return END_INCOME
        unused = self.unused(g, seat)
        tokens = self.tokens_to_buy(g, seat, unused)
        if number <= len(tokens):
            return BuyToken(nth_piece(unused & SANCTUARIES, 0), tokens[number - 1])
        number -= len(tokens) + 1
        kind, right = free_markers(g)[number // 2], number % 2 == 1
        return MoveMarker(nth_piece(unused & TAVERNS, 0), kind, right, goal(g, kind, right))

    def tokens_to_buy(self, g: Sylla, seat: Seat, unused: Pieces) -> list[TokenKind]:
        if not unused & SANCTUARIES or g.players[seat].coins < SANCTUARY_PRICE:
            return []
        return ALL_TOKENS if all(g.supply) else [kind for kind in ALL_TOKENS if g.supply[kind]]

    def play(self, g: Sylla, seat: Seat, action: Action) -> None:
        if isinstance(action, BuyToken):
            g.players[seat].coins -= SANCTUARY_PRICE
            g.take_token(seat, action.kind)
            g.used |= action.sanctuary.bit
            g.tell_action(seat, action, "SY-13.3")
        elif isinstance(action, MoveMarker):
            g.move_marker(action.kind, TAVERN_STEP if action.right else -TAVERN_STEP)
            g.used |= action.tavern.bit
            g.tavern_used |= 1 << action.kind
            g.tell_action(seat, action, "SY-13.8")
        else:
            g.tell_action(seat, action, "SY-7.5")
        if action is END_INCOME or not self.unused(g, seat):
            del self.to_act[0]
            self.pay_until_asked(g)

    def end(self, g: Sylla) -> None:
        g.used = 0
        g.tavern_used = 0

    def question(self, g: Sylla, seat: Seat) -> Question:
        unused = self.unused(g, seat)
        sanctuaries, taverns = (unused & SANCTUARIES).bit_count(), (unused & TAVERNS).bit_count()
        coins = g.players[seat].coins
        why = Message("why-use", sanctuaries=sanctuaries, taverns=taverns, coins=coins)
        return Question(Message("ask-use"), why, "SY-7.5")

    def closed(self, g: Sylla, seat: Seat) -> list[Closed]:
        unused = self.unused(g, seat)
        found: list[Closed] = []
        sanctuaries = unused & SANCTUARIES
        if sanctuaries:
            coins = g.players[seat].coins
            for kind in ALL_TOKENS:
                buy = BuyToken(nth_piece(sanctuaries, 0), kind)
                if coins < SANCTUARY_PRICE:
                    refusal = Refused("token-too-dear", "SY-13.3", price=SANCTUARY_PRICE, coins=coins)
                    found.append(Closed(buy.code(), buy.sentence(), refusal))
                elif not g.supply[kind]:
                    refusal = Refused("token-out", "SY-19.2", token=TOKEN_LABELS[kind])
                    found.append(Closed(buy.code(), buy.sentence(), refusal))
        if unused & TAVERNS:
            for kind in ALL_TOKENS:
                if g.tavern_used >> kind & 1:
                    for right in (False, True):
                        move = MoveMarker(nth_piece(unused & TAVERNS, 0), kind, right, goal(g, kind, right))
                        refusal = Refused("marker-acted-on", "SY-13.9", token=TOKEN_LABELS[kind])
                        found.append(Closed(move.code(), move.sentence(), refusal))
        return found

    def explain(self, g: Sylla, seat: Seat, code: str) -> Refused:
        for closed in self.closed(g, seat):
            if closed.code == code:
                return closed.refusal
        word = code.partition(" ")[0]
        unused = self.unused(g, seat)
        if word == "sanctuary" and not unused & SANCTUARIES:
            return Refused("no-sanctuary", "SY-7.5")
        if word == "tavern" and not unused & TAVERNS:
            return Refused("no-tavern", "SY-7.5")
        if code in ("tavern famine left", "tavern famine right"):
            return Refused("tavern-not-famine", "SY-13.11")
        return Refused("use-how", "SY-7.5")

    def copy(self) -> InTurn[Sylla]:
        return self.copy_turns(Income())


def goal(g: Sylla, kind: TokenKind, right: bool) -> int:
    """The cell a Tavern would move this marker to; an end holds it (SY-13.10)."""
    cell = g.markers[kind]
    return min(cell + TAVERN_STEP, LAST_CELL) if right else max(cell - TAVERN_STEP, 0)


def free_markers(g: Sylla) -> list[TokenKind]:
    """Those no Tavern has acted on in this phase (SY-13.9)."""
    return [kind for kind in ALL_TOKENS if not g.tavern_used >> kind & 1]
