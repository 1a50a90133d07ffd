"""Phase A, draft: everybody keeps one card of a packet in secret and passes the rest to the left, four times (AE-6)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import Automatic, Question, Sealed
from comitium.games.aeterna.cards import CARDS, Card, in_order
from comitium.games.aeterna.components import CONSTANTS, KEPT, PACKET
from comitium.games.aeterna.model import Aeterna


class Keep(Action):
    """Keep this card face down (AE-6.2)."""

    __slots__ = ("card",)

    final = True

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def code(self) -> str:
        return f"keep {self.card.name}"

    def sentence(self) -> Message:
        return Message("keep", card=self.card.label)

    def pieces(self) -> list[str]:
        return [f"card:{self.card.name}"]


KEEPS: Final = [Keep(card) for card in CARDS.values()]  # by number of the card
ANY_KEEP: Final = {keep.code(): keep for keep in KEEPS}


class Deal(Automatic[Aeterna]):
    """Three buildings and two provinces of the epoch for everybody; the rest leaves the game unseen (AE-6.1)."""

    __slots__ = ()

    heading = "draft"

    def run(self, g: Aeterna) -> None:
        buildings, provinces = g.building_decks.pop(0), g.province_decks.pop(0)
        g.packets = []
        for seat in range(g.seats):
            first, second = seat * CONSTANTS.buildings_dealt, seat * CONSTANTS.provinces_dealt
            packet = buildings[first : first + CONSTANTS.buildings_dealt]
            packet.extend(provinces[second : second + CONSTANTS.provinces_dealt])
            g.packets.append(packet)
        dealt = PACKET * g.seats
        g.gone += len(buildings) + len(provinces) - dealt
        g.kept = 0
        g.tell(
            "cards-dealt",
            "AE-6.1",
            reveals=True,
            buildings=CONSTANTS.buildings_dealt,
            provinces=CONSTANTS.provinces_dealt,
        )


class Draft(Sealed[Aeterna]):
    """One step: all keep a card at the same time, then the packets go on (AE-6.2 to AE-6.6, AE-6.10)."""

    __slots__ = ()

    heading = "draft"

    def considered(self, g: Aeterna, seat: Seat) -> list[Action]:
        return [KEEPS[card.number] for card in in_order(g.held(seat))]

    def why_not(self, g: Aeterna, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Keep)
        if action.card not in g.held(seat):
            return No("not-in-packet", "AE-6.2", cards=PACKET - g.kept)
        return None

    def meant(self, g: Aeterna, seat: Seat, code: str) -> Action | None:
        return ANY_KEEP.get(code)

    def how(self, g: Aeterna, seat: Seat, code: str) -> No:
        return No("keep-how", "AE-6.10")

    def question(self, g: Aeterna, seat: Seat) -> Question:
        others = PACKET - g.kept - 1
        if others == 1:
            return Question(Message("ask-keep"), Message("why-keep-last"), "AE-6.5")
        why = Message("why-keep", cards=others, neighbour=Who(g.left_of(seat)))
        return Question(Message("ask-keep"), why, "AE-6.2")

    def reveal(self, g: Aeterna) -> None:
        for seat, player in enumerate(g.players):
            keep = self.answer(seat)
            assert isinstance(keep, Keep)
            packet = g.packets[g.packet_of(seat, g.kept)]
            packet.remove(keep.card)
            packet.insert(g.kept, keep.card)
            player.hand.append(keep.card)
        g.kept += 1
        if g.kept < KEPT:
            g.tell("packets-passed", "AE-6.3", reveals=True, cards=PACKET - g.kept)
        else:
            turn_up_leftovers(g)

    def copy(self) -> Sealed[Aeterna]:
        return self.copy_answers(Draft())


def turn_up_leftovers(g: Aeterna) -> None:
    """Everybody has laid one card on the board in sight of all; they are turned up together (AE-6.5, AE-6.6)."""
    for seat in range(g.seats):
        left = g.packets[g.packet_of(seat, KEPT - 1)][KEPT]
        g.board.append(left)
        where = [f"board:{left.name}"]
        g.tell("card-left", "AE-6.6", seat=seat, reveals=True, pieces=where, card=left.label)
