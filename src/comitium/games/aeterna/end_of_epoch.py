"""Phase I: the table is made ready for the next epoch, and its turn order chosen (AE-21)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, No, Seat
from comitium.engine.phase import Automatic, InTurn, Question
from comitium.games.aeterna.components import BY_PLAYERS, Structure
from comitium.games.aeterna.model import Aeterna


class EndOfEpoch(Automatic[Aeterna]):
    """Unplayed cards leave, figures are turned up, tokens, structures and buildings made ready (AE-21.2 to AE-21.6)."""

    __slots__ = ()

    heading = "end_of_epoch"

    def run(self, g: Aeterna) -> None:
        remove_unplayed_cards(g)
        turn_up_figures(g)
        for hill in g.hills:
            hill.exhausted = [False] * len(hill.awards)  # AE-21.4
        fill_structure_spaces(g)
        for player in g.players:
            player.turned = {}  # AE-21.6
        g.tell("made-ready", "AE-21.4")


def remove_unplayed_cards(g: Aeterna) -> None:
    """Hands unseen, board cards and figures as all saw them (AE-21.2, AE-4.5)."""
    for player in g.players:
        g.gone += len(player.hand)
        player.hand = []
        player.shown = []
    g.gone += len(g.board) + len(g.figures)
    g.board = []
    g.figures = []
    g.packets = []


def turn_up_figures(g: Aeterna) -> None:
    """Those drawn in setup for the next epoch (AE-21.3)."""
    g.figures = g.coming_figures.pop(0)
    labels = [figure.label for figure in g.figures]
    where = [f"figure:{figure.name}" for figure in g.figures]
    g.tell("figures-turned-up", "AE-21.3", reveals=True, pieces=where, figures=labels)


def fill_structure_spaces(g: Aeterna) -> None:
    """A space that still holds its structure gets no second one (AE-21.5)."""
    for structure in Structure:
        if structure not in g.spaces:
            g.structures_left[structure] -= 1
            g.spaces.append(structure)


class TakePlace(Action):
    """Choose this place in the turn order of the next epoch (AE-21.7)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def code(self) -> str:
        return f"order {self.place}"

    def sentence(self) -> Message:
        return Message("take-place", place=self.place)

    def pieces(self) -> list[str]:
        return [f"order:{self.place}"]


PLACES: Final = [TakePlace(place) for place in range(1, max(BY_PLAYERS) + 1)]
ANY_PLACE: Final = {take.code(): take for take in PLACES}


class TurnOrder(InTurn[Aeterna]):
    """In order of passing everybody takes a free place; the last one gets what remains (AE-21.7, AE-21.8)."""

    __slots__ = ("places",)

    heading = "end_of_epoch"

    def __init__(self) -> None:
        super().__init__()
        self.places: list[Seat] = []  # the new order so far; NOBODY on a free place

    def begin(self, g: Aeterna) -> None:
        self.to_act = g.passed.copy()
        self.places = [NOBODY] * g.seats

    def free_places(self) -> list[int]:
        return [place for place, seat in enumerate(self.places, start=1) if seat == NOBODY]

    def considered(self, g: Aeterna, seat: Seat) -> list[Action]:
        return [PLACES[place - 1] for place in self.free_places()]

    def why_not(self, g: Aeterna, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, TakePlace)
        if action.place > g.seats:
            return self.how(g, seat, action.code())
        if self.places[action.place - 1] != NOBODY:
            return No("place-taken-already", "AE-21.7", place=action.place)
        return None

    def meant(self, g: Aeterna, seat: Seat, code: str) -> Action | None:
        return ANY_PLACE.get(code)

    def how(self, g: Aeterna, seat: Seat, code: str) -> No:
        return No("place-how", "AE-21.7", places=g.seats)

    def play(self, g: Aeterna, seat: Seat, action: Action) -> None:
        assert isinstance(action, TakePlace)
        self.take(g, seat, action.place)
        if len(self.to_act) == 1:
            self.take(g, self.to_act[0], self.free_places()[0])  # AE-21.8

    def take(self, g: Aeterna, seat: Seat, place: int) -> None:
        self.places[place - 1] = seat
        self.to_act.remove(seat)
        g.tell("place-taken", "AE-21.7", seat=seat, pieces=[f"order:{place}"], place=place)

    def end(self, g: Aeterna) -> None:
        g.order = self.places
        g.passed = []

    def question(self, g: Aeterna, seat: Seat) -> Question:
        return Question(Message("ask-place"), Message("why-place", free=len(self.free_places())), "AE-21.7")

    def copy(self) -> InTurn[Aeterna]:
        new = TurnOrder()
        new.places = self.places.copy()
        return self.copy_turns(new)
