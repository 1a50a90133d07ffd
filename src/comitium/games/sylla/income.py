"""Phase IV, income: money for everybody in turn, then Sanctuaries and Taverns (SY-7, SY-13.1 to SY-13.11)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import InTurn, Question
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
    listed,
    nth_piece,
)
from comitium.games.sylla.tokens import why_not_token


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


class MoveFamine(Action):
    """What a Tavern cannot do (SY-13.11). Nobody is shown this, but who sends its code is told why not."""

    __slots__ = ("right",)

    def __init__(self, right: bool) -> None:
        self.right: Final = right

    def code(self) -> str:
        return f"tavern famine {'right' if self.right else 'left'}"


def _moves(tavern: Piece, kind: TokenKind, cell: int) -> list[MoveMarker]:
    """A marker on this cell goes left or right; an end holds it (SY-13.10)."""
    left, right = max(cell - TAVERN_STEP, 0), min(cell + TAVERN_STEP, LAST_CELL)
    return [MoveMarker(tavern, kind, False, left), MoveMarker(tavern, kind, True, right)]


def _uses() -> dict[str, Action]:
    """What can be asked of any Sanctuary and any Tavern."""
    uses: list[Action] = [MoveFamine(False), MoveFamine(True)]
    uses.extend([buy for buys in BUYS.values() for buy in buys])
    uses.extend([move for by_kind in MOVES.values() for by_cell in by_kind for moves in by_cell for move in moves])
    return {use.code(): use for use in uses}


END_INCOME: Final = EndIncome()
BUYS: Final = {
    sanctuary.number: [BuyToken(sanctuary, kind) for kind in ALL_TOKENS] for sanctuary in listed(SANCTUARIES)
}
MOVES: Final = {
    tavern.number: [[_moves(tavern, kind, cell) for cell in range(LAST_CELL + 1)] for kind in ALL_TOKENS]
    for tavern in listed(TAVERNS)
}
USES: Final = _uses()


class Income(InTurn[Sylla]):
    """Each player does his whole income turn; only owners of active Sanctuaries and Taverns are asked (SY-7.1).

    The owner of a Sanctuary is asked even if he cannot pay: his coins lie behind his screen (SY-18.6).
    """

    __slots__ = ()

    heading = "income"

    def begin(self, g: Sylla) -> None:
        self.to_act = g.clockwise_from(g.consul)
        self.pay_until_asked(g)

    def pay_until_asked(self, g: Sylla) -> None:
        """The next in turn gets his money. Who has nothing to use is not asked."""
        while self.to_act:
            seat = self.to_act[0]
            player = g.players[seat]
            income = player.income()
            player.coins += income
            g.tell_action(seat, Receive(income), "SY-7.2")
            if self.unused(g, seat):
                return
            del self.to_act[0]

    def unused(self, g: Sylla, seat: Seat) -> Pieces:
        return g.players[seat].face_up() & (SANCTUARIES | TAVERNS) & ~g.used

    def considered(self, g: Sylla, seat: Seat) -> list[Action]:
        """The end, tokens of the first Sanctuary, markers of the first Tavern left and right; twins act alike."""
        unused = self.unused(g, seat)
        found: list[Action] = [END_INCOME]
        if unused & SANCTUARIES:
            found.extend(BUYS[nth_piece(unused & SANCTUARIES, 0).number])
        if unused & TAVERNS:
            moves = MOVES[nth_piece(unused & TAVERNS, 0).number]
            for kind in ALL_TOKENS:
                found.extend(moves[kind][g.markers[kind]])
        return found

    def why_not(self, g: Sylla, seat: Seat, action: Action) -> No | None:
        if action is END_INCOME:
            return None
        if isinstance(action, BuyToken):
            coins = g.players[seat].coins
            if not self.unused(g, seat) & SANCTUARIES:
                return No("no-sanctuary", "SY-7.5")
            if coins < SANCTUARY_PRICE:
                return No("token-too-dear", "SY-13.3", price=SANCTUARY_PRICE, coins=coins)
            return why_not_token(g, action.kind)
        if not self.unused(g, seat) & TAVERNS:
            return No("no-tavern", "SY-7.5")
        if not isinstance(action, MoveMarker):
            return No("tavern-not-famine", "SY-13.11")
        if g.tavern_used >> action.kind & 1:
            return No("marker-acted-on", "SY-13.9", token=TOKEN_LABELS[action.kind])
        return None

    def meant(self, g: Sylla, seat: Seat, code: str) -> Action | None:
        found = super().meant(g, seat, code)
        return USES.get(code) if found is None else found

    def how(self, g: Sylla, seat: Seat, code: str) -> No:
        return No("use-how", "SY-7.5")

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

    def copy(self) -> InTurn[Sylla]:
        return self.copy_turns(Income())
