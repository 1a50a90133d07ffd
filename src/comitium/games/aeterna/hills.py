"""Phases C, D and F: hills are scored, the most crowded are ruined, and citizens go home (AE-15, AE-16, AE-18)."""

from __future__ import annotations

from comitium.engine.phase import Automatic
from comitium.games.aeterna.components import BY_PLAYERS, EPOCHS
from comitium.games.aeterna.model import Aeterna, Hill
from comitium.games.aeterna.permanent import extra_points_for_prefect, extra_points_for_presence, unrest_for_ruin
from comitium.games.aeterna.unrest import change_unrest


class Scoring(Automatic[Aeterna]):
    """Phase C: each stack gains the value of its place (AE-15.2)."""

    __slots__ = ()

    heading = "scoring"

    def run(self, g: Aeterna) -> None:
        score_hills(g)


def points_of_place(g: Aeterna, hill: Hill, place: int) -> int:
    """What the stack on this place (0 is the prefect's) gains: the value, and what permanent cards add (AE-15.2)."""
    values = hill.uncovered()
    player = g.players[hill.stacks[place].seat]
    points = values[place] if place < len(values) else 0  # AE-15.3
    if place == 0:
        points += extra_points_for_prefect(player)
    return points + extra_points_for_presence(player)


def score_hills(g: Aeterna) -> None:
    """In ascending number; the height of a stack does not matter (AE-15.1, AE-15.5)."""
    for hill in g.hills:
        for place, stack in enumerate(hill.stacks):
            points = points_of_place(g, hill, place)
            g.players[stack.seat].points += points
            where = [f"hill:{hill.name}"]
            g.tell("hill-scored", "AE-15.2", seat=stack.seat, pieces=where, hill=hill.label, points=points)


class Ruin(Automatic[Aeterna]):
    """Phase D: all ruined hills are determined first, then resolved in ascending number (AE-16.10)."""

    __slots__ = ()

    heading = "ruin"

    def run(self, g: Aeterna) -> None:
        ruin_hills(g)


def hills_to_ruin(g: Aeterna) -> list[Hill]:
    """The most crowded hills, level ones together, until the minimum is reached; empty ones never (AE-16.2 to 16.4)."""
    ruined: list[Hill] = []
    crowds = sorted({hill.citizens() for hill in g.hills if hill.stacks}, reverse=True)
    for crowd in crowds:
        if len(ruined) >= BY_PLAYERS[g.seats].ruined:
            break
        ruined.extend([hill for hill in g.hills if hill.citizens() == crowd])
    return [hill for hill in g.hills if hill in ruined]


def ruin_hills(g: Aeterna) -> None:
    """The highest value is covered, except in epoch III, and the prefect gains unrest (AE-16.5 to AE-16.7)."""
    for hill in hills_to_ruin(g):
        where = [f"hill:{hill.name}"]
        if g.epoch < EPOCHS:
            covered = hill.uncovered()[0]
            hill.ruins += 1
            g.tell("hill-ruined", "AE-16.5", pieces=where, hill=hill.label, value=covered, citizens=hill.citizens())
        else:
            g.tell("hill-ruined-at-last", "AE-16.6", pieces=where, hill=hill.label, citizens=hill.citizens())
        prefect = hill.prefect()
        change_unrest(g, prefect, unrest_for_ruin(g.players[prefect]), "AE-16.7")


class Domus(Automatic[Aeterna]):
    """Phase F (AE-18.1)."""

    __slots__ = ()

    heading = "domus"

    def run(self, g: Aeterna) -> None:
        bring_citizens_home(g)


def bring_citizens_home(g: Aeterna) -> None:
    """From hills and structure spaces, all of them (AE-18.1)."""
    for seat in g.order:
        back = g.on_board(seat)
        g.players[seat].citizens += back
        if back:
            g.tell("citizens-home", "AE-18.1", seat=seat, citizens=back)
    for hill in g.hills:
        hill.stacks = []
    g.builders = {}
