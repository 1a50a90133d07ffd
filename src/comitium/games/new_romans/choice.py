"""Phase 3, choice: every player takes one lot of one neighbour, all at once (NR-7)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import Question, Sealed
from comitium.games.new_romans.model import NewRomans
from comitium.games.new_romans.tiles import labels


class Take(Action):
    """Lay a choice card: the smaller lot with its crystal, or the larger (NR-7.1)."""

    __slots__ = ("smaller",)

    final = True
    told_by_code = True

    def __init__(self, smaller: bool) -> None:
        self.smaller: Final = smaller

    def code(self) -> str:
        return "take smaller" if self.smaller else "take larger"

    def sentence(self) -> Message:
        return Message("take-smaller" if self.smaller else "take-larger")

    def pieces(self) -> list[str]:
        return ["lot:smaller" if self.smaller else "lot:larger"]


TAKE_SMALLER: Final = Take(True)
TAKE_LARGER: Final = Take(False)


class Choice(Sealed[NewRomans]):
    """Both lots are always open to choice; all cards are turned up at once (NR-7.1 to NR-7.5)."""

    __slots__ = ()

    heading = "choice"

    def considered(self, g: NewRomans, seat: Seat) -> list[Action]:
        return [TAKE_SMALLER, TAKE_LARGER]  # NR-7.2, NR-7.3

    def count(self, g: NewRomans, seat: Seat) -> int:
        return 2

    def nth(self, g: NewRomans, seat: Seat, number: int) -> Action:
        return TAKE_LARGER if number else TAKE_SMALLER

    def question(self, g: NewRomans, seat: Seat) -> Question:
        owner = Who(g.takes_from(seat))
        return Question(Message("ask-take", owner=owner), Message("why-take", owner=owner), "NR-7.1")

    def how(self, g: NewRomans, seat: Seat, code: str) -> No:
        return No("take-one-lot", "NR-7.3", owner=Who(g.takes_from(seat)))

    def reveal(self, g: NewRomans) -> None:
        for seat in range(g.seats):
            owner = g.takes_from(seat)
            lots = g.players[owner]
            assert lots.smaller is not None
            assert lots.larger is not None
            taker = g.players[seat]
            if self.answer(seat) is TAKE_SMALLER:
                taker.taken, taker.taken_lot = lots.smaller, "smaller"  # NR-7.5
                lots.kept, lots.kept_lot = lots.larger, "larger"  # NR-7.6
                taker.crystals += 1  # NR-7.8
                name = "took-smaller"
            else:
                taker.taken, taker.taken_lot = lots.larger, "larger"
                lots.kept, lots.kept_lot = lots.smaller, "smaller"
                lots.crystals += 1
                name = "took-larger"
            g.tell(name, "NR-7.5", seat=seat, reveals=True, owner=Who(owner), tiles=labels(taker.taken))
        for player in g.players:
            player.hand = player.kept + player.taken  # NR-7.7
            player.smaller = player.larger = None

    def copy(self) -> Sealed[NewRomans]:
        return self.copy_answers(Choice())
