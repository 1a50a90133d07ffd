"""B.3 Erect a structure, and phase E, in which structures serve the prefects (AE-11, AE-17)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, No, Seat
from comitium.engine.phase import Automatic
from comitium.games.aeterna.cards import (
    GROUNDS,
    STRUCTURES,
    bundle_of,
    income_of,
    structure_label,
    structure_number,
)
from comitium.games.aeterna.components import CONSTANTS, Structure
from comitium.games.aeterna.gains import receive, why_not_pay
from comitium.games.aeterna.model import Aeterna, Hill, hill_inactive

ERECT_COST: Final = bundle_of(citizens=1, stone=CONSTANTS.erect_stone)  # AE-11.1; the citizen stays on the board
ERECT_GAIN: Final = bundle_of(points=CONSTANTS.erect_points)  # AE-11.2


class Erect(Action):
    """A citizen and a stone for a structure on any active hill without one of its type (AE-11.1, AE-11.3)."""

    __slots__ = ("hill", "structure")

    def __init__(self, structure: Structure, hill: str) -> None:
        self.structure: Final = structure
        self.hill: Final = hill

    def code(self) -> str:
        return f"erect {self.structure.value} {self.hill}"

    def sentence(self) -> Message:
        return Message("erect", structure=structure_label(self.structure), hill=GROUNDS[self.hill].label)

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
        return No("space-empty", "AE-11.5", structure=structure_label(structure))
    return why_not_pay(g.players[seat], ERECT_COST)


def why_not_on_hill(structure: Structure, hill: Hill) -> No | None:
    """One structure of each type on a hill (AE-11.3, AE-11.4)."""
    if structure in hill.structures:
        return STRUCTURE_THERE[structure_number(structure)][hill.number - 1]
    return None


# By number of the structure and of the hill.
EVERY_ERECT: Final = [[Erect(structure, name) for name in GROUNDS] for structure in STRUCTURES]
STRUCTURE_THERE: Final = [
    [
        No("structure-there", "AE-11.3", structure=structure_label(structure), hill=ground.label)
        for ground in GROUNDS.values()
    ]
    for structure in STRUCTURES
]


def erects(g: Aeterna, structure: Structure) -> list[Action]:
    """On every active hill, possible or not."""
    row = EVERY_ERECT[structure_number(structure)]
    return [row[hill.number - 1] for hill in g.hills]


def add_open_erects(g: Aeterna, seat: Seat, options: list[Action]) -> None:
    """Asks once what closes a structure on every hill, then looks at each hill."""
    for structure in g.spaces:
        if why_not_build(g, seat, structure) is None:
            row = EVERY_ERECT[structure_number(structure)]
            options.extend([row[hill.number - 1] for hill in g.hills if why_not_on_hill(structure, hill) is None])


def erect(g: Aeterna, seat: Seat, structure: Structure, hill: Hill) -> None:
    player = g.players[seat]
    player.citizens -= ERECT_COST.citizens
    player.stone -= ERECT_COST.stone
    g.spaces.remove(structure)
    g.builders[structure] = seat  # AE-11.6: until phase F
    hill.structures = [*hill.structures, structure]
    g.tell(
        "structure-erected",
        "AE-11.3",
        seat=seat,
        pieces=[f"hill:{hill.name}", f"space:{structure.value}"],
        structure=structure_label(structure),
        hill=hill.label,
    )
    receive(g, seat, ERECT_GAIN, "AE-11.2")


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
        for structure in STRUCTURES:
            if structure in hill.structures:
                what, where = structure_label(structure), hill.ground.where
                g.tell("structure-serves", "AE-17.1", seat=prefect, pieces=where, structure=what, hill=hill.label)
                receive(g, prefect, income_of(structure), "AE-17.1")
