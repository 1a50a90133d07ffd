"""B.3 Erect a structure, and phase E, in which structures serve the prefects (AE-11, AE-17)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, No, Seat
from comitium.engine.phase import Automatic
from comitium.games.aeterna.cards import HILL_LABELS, INCOME, STRUCTURE_LABELS, Bundle
from comitium.games.aeterna.components import CONSTANTS, Structure
from comitium.games.aeterna.gains import receive, why_not_pay
from comitium.games.aeterna.model import Aeterna, Hill, hill_inactive

ERECT_COST: Final = Bundle(citizens=1, stone=CONSTANTS.erect_stone)  # AE-11.1; the citizen stays on the board


class Erect(Action):
    """A citizen and a stone for a structure on any active hill without one of its type (AE-11.1, AE-11.3)."""

    __slots__ = ("hill", "structure")

    def __init__(self, structure: Structure, hill: str) -> None:
        self.structure: Final = structure
        self.hill: Final = hill

    def code(self) -> str:
        return f"erect {self.structure.value} {self.hill}"

    def sentence(self) -> Message:
        return Message("erect", structure=STRUCTURE_LABELS[self.structure], hill=HILL_LABELS[self.hill])

    def pieces(self) -> list[str]:
        return ["action:structure", f"space:{self.structure.value}", f"hill:{self.hill}"]


def why_not_erect(g: Aeterna, seat: Seat, action: Erect) -> No | None:
    """An active hill, then the structure and its price, then a hill without one (AE-11.1, AE-11.3)."""
    hill = g.active_hill(action.hill)
    if hill is None:
        return hill_inactive(action.hill)
    no = why_not_build(g, seat, action.structure)
    return no if no is not None else why_not_on_hill(action.structure, hill)


def why_not_build(g: Aeterna, seat: Seat, structure: Structure) -> No | None:
    """Whatever the hill: the space has to hold its structure, and citizen and stone have to be there (AE-11.1)."""
    if structure not in g.spaces:
        return No("space-empty", "AE-11.5", structure=STRUCTURE_LABELS[structure])
    return why_not_pay(g.players[seat], ERECT_COST)


def why_not_on_hill(structure: Structure, hill: Hill) -> No | None:
    """One structure of each type on a hill (AE-11.3, AE-11.4)."""
    if structure in hill.structures:
        return No("structure-there", "AE-11.3", structure=STRUCTURE_LABELS[structure], hill=hill.label)
    return None


def erect(g: Aeterna, seat: Seat, structure: Structure, hill: Hill) -> None:
    player = g.players[seat]
    player.citizens -= ERECT_COST.citizens
    player.stone -= ERECT_COST.stone
    g.spaces.remove(structure)
    g.builders[structure] = seat  # AE-11.6: until phase F
    hill.structures.append(structure)
    g.tell(
        "structure-erected",
        "AE-11.3",
        seat=seat,
        pieces=[f"hill:{hill.name}", f"space:{structure.value}"],
        structure=STRUCTURE_LABELS[structure],
        hill=hill.label,
    )
    receive(g, seat, Bundle(points=CONSTANTS.erect_points), "AE-11.2")


class Structures(Automatic[Aeterna]):
    """Phase E: every structure serves the prefect of its hill (AE-17.1, AE-17.2)."""

    __slots__ = ()

    heading = "structures"

    def run(self, g: Aeterna) -> None:
        serve_prefects(g)


def serve_prefects(g: Aeterna) -> None:
    """Hills in ascending number, on a hill temple, aqueduct, amphitheatre; each its own gain (AE-17.4)."""
    for hill in g.hills:
        prefect = hill.prefect()
        if prefect == NOBODY:
            continue  # AE-17.3
        for structure in Structure:
            if structure in hill.structures:
                g.tell(
                    "structure-serves",
                    "AE-17.1",
                    seat=prefect,
                    pieces=[f"hill:{hill.name}"],
                    structure=STRUCTURE_LABELS[structure],
                    hill=hill.label,
                )
                receive(g, prefect, INCOME[structure], "AE-17.1")
