"""Phase 1, reconnaissance: five tiles from every stack, buildings onto the first two (NR-5).

Nobody decides anything here, unless the table plays with `building_order = owner` (NR-5.8).
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat
from comitium.engine.phase import Automatic, Question, Sealed
from comitium.games.new_romans.components import BUILT, ROW, Building
from comitium.games.new_romans.model import NewRomans
from comitium.games.new_romans.tiles import labels, tile


class Reconnaissance(Automatic[NewRomans]):
    """Each player reveals the top five tiles in a row, in the order drawn (NR-5.1, NR-5.2)."""

    __slots__ = ()

    heading = "reconnaissance"

    def run(self, g: NewRomans) -> None:
        for seat, player in enumerate(g.players):
            player.row = [tile(land) for land in g.revealed_next(seat)]
            g.tell("row-revealed", "NR-5.2", seat=seat, reveals=True, tiles=labels(player.row))
        g.drawn += ROW


class First(Action):
    """Put this building of the card's row onto position 1, the other onto position 2 (NR-5.8)."""

    __slots__ = ("building",)

    final = True
    told_by_code = True

    def __init__(self, building: Building) -> None:
        self.building: Final = building

    def code(self) -> str:
        return f"first {self.building.value}"

    def sentence(self) -> Message:
        return Message("first-building", building=Message(f"building-{self.building.value}"))

    def pieces(self) -> list[str]:
        return [f"card:{self.building.value}"]


FIRSTS: Final = {building: First(building) for building in Building}
FIRST_NAMED: Final = {first.code(): first for first in FIRSTS.values()}


class Placement(Sealed[NewRomans]):
    """The left building goes onto position 1, the right one onto position 2: no choice (NR-5.4).

    With `building_order = owner` each player decides in secret which one comes first (NR-5.8).
    """

    __slots__ = ()

    heading = "reconnaissance"

    def begin(self, g: NewRomans) -> None:
        super().begin(g)
        if not g.owner_places:
            self.asked = []

    def considered(self, g: NewRomans, seat: Seat) -> list[Action]:
        left, right = g.card_row(seat)
        return [FIRSTS[left]] if left is right else [FIRSTS[left], FIRSTS[right]]

    def why_not(self, g: NewRomans, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, First)
        row = g.card_row(seat)
        if action.building not in row:
            there = [Message(f"building-{building.value}") for building in row]
            return No("not-in-this-row", "NR-5.8", there=there, building=Message(f"building-{action.building.value}"))
        return None

    def meant(self, g: NewRomans, seat: Seat, code: str) -> Action | None:
        return FIRST_NAMED.get(code)

    def question(self, g: NewRomans, seat: Seat) -> Question:
        return Question(Message("ask-first-building"), Message("why-first-building"), "NR-5.8")

    def reveal(self, g: NewRomans) -> None:
        for seat, player in enumerate(g.players):
            left, right = g.card_row(seat)
            if self.asked:
                chosen = self.answer(seat)
                assert isinstance(chosen, First)
                if chosen.building is not left:
                    left, right = right, left
            first, second, *bare = player.row
            player.row = [tile(first.land, left), tile(second.land, right), *bare]  # NR-5.5: there they stay
            built = labels(player.row[:BUILT])
            g.tell("buildings-placed", "NR-5.3", seat=seat, reveals=True, tiles=built)

    def copy(self) -> Sealed[NewRomans]:
        return self.copy_answers(Placement())
