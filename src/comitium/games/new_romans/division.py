"""Phase 2, division: every player secretly cuts the row into two lots (NR-6).

The smaller lot carries a crystal, so an empty one is still an offer (NR-6.4).
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import Question, Sealed
from comitium.games.new_romans.components import ROW
from comitium.games.new_romans.model import NewRomans
from comitium.games.new_romans.tiles import Tile, labels


class Divide(Action):
    """The positions that go into the smaller lot, together with one crystal (NR-6.3)."""

    __slots__ = ("positions",)

    final = True
    told_by_code = True

    def __init__(self, positions: tuple[int, ...]) -> None:
        self.positions: Final = positions

    def code(self) -> str:
        return "divide " + ("+".join(str(position) for position in self.positions) or "none")

    def sentence(self) -> Message:
        smaller = len(self.positions)
        listed = ", ".join(str(position) for position in self.positions)
        return Message("divide", smaller=smaller, larger=ROW - smaller, positions=listed)

    def pieces(self) -> list[str]:
        return [f"row:{position}" for position in self.positions]


# NR-6.5: one division with an empty smaller lot, five with one tile, ten with two.
DIVISIONS: Final[list[Action]] = [
    Divide(()),
    *[Divide((one,)) for one in range(1, ROW + 1)],
    *[Divide((one, two)) for one in range(1, ROW + 1) for two in range(one + 1, ROW + 1)],
]
POSITIONS: Final = {str(position): position for position in range(1, ROW + 1)}  # as codes name them
NAME_POSITIONS: Final = No("divide-how", "NR-6.1")


class Division(Sealed[NewRomans]):
    """2:3, 1:4 or 0:5, any tiles in either lot; ready is final, and all screens are lifted at once (NR-6.1 to 6.9)."""

    __slots__ = ()

    heading = "division"

    def considered(self, g: NewRomans, seat: Seat) -> list[Action]:
        return DIVISIONS.copy()

    def why_not(self, g: NewRomans, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Divide)
        positions = action.positions
        if len(set(positions)) < len(positions):
            return No("tile-in-one-lot", "NR-6.2")
        if len(positions) > ROW // 2:
            return No("smaller-lot-too-large", "NR-1.8", tiles=len(positions), most=ROW // 2)
        if list(positions) != sorted(positions):
            return NAME_POSITIONS  # the same division has a code already
        return None

    def meant(self, g: NewRomans, seat: Seat, code: str) -> Action | None:
        word, _, listed = code.partition(" ")
        if word != "divide":
            return None
        names = [] if listed == "none" else listed.split("+")
        positions = [POSITIONS[name] for name in names if name in POSITIONS]
        return Divide(tuple(positions)) if len(positions) == len(names) else None

    def how(self, g: NewRomans, seat: Seat, code: str) -> No:
        return NAME_POSITIONS

    def count(self, g: NewRomans, seat: Seat) -> int:
        return len(DIVISIONS)

    def nth(self, g: NewRomans, seat: Seat, number: int) -> Action:
        return DIVISIONS[number]

    def question(self, g: NewRomans, seat: Seat) -> Question:
        taker = g.loses_to(seat)
        return Question(Message("ask-divide"), Message("why-divide", taker=Who(taker)), "NR-6.1")

    def reveal(self, g: NewRomans) -> None:
        for seat, player in enumerate(g.players):
            divide = self.answer(seat)
            assert isinstance(divide, Divide)
            smaller: list[Tile] = []
            larger: list[Tile] = []
            for position, tile in enumerate(player.row, start=1):
                (smaller if position in divide.positions else larger).append(tile)
            player.smaller = smaller
            player.larger = larger
            player.row = []
            player.crystals -= 1  # NR-6.3: it lies in the smaller lot now
            g.tell(
                "lots-revealed",
                "NR-6.9",
                seat=seat,
                reveals=True,
                smaller=labels(smaller),
                larger=labels(larger),
            )

    def copy(self) -> Sealed[NewRomans]:
        return self.copy_answers(Division())
