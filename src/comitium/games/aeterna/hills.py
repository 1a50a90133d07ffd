"""Phases C, D and F: hills are scored, the most crowded are ruined, and citizens go home (AE-15, AE-16, AE-18)."""

from __future__ import annotations

from typing import Final

from comitium.engine.phase import Automatic
from comitium.games.aeterna.components import BY_PLAYERS, EPOCHS
from comitium.games.aeterna.model import NO_STACKS, Aeterna, Hill
from comitium.games.aeterna.permanent import extra_points_for_prefect, extra_points_for_presence, unrest_for_ruin
from comitium.games.aeterna.unrest import change_unrest

LEAST_RUINED: Final = {seats: row.ruined for seats, row in BY_PLAYERS.items()}
MANY: Final = 1000  # more citizens than there are


class Scoring(Automatic[Aeterna]):
    """Phase C: each stack gains the value of its place (AE-15.2)."""

    __slots__ = ()

    heading = "scoring"

    def run(self, g: Aeterna) -> None:
        score_hills(g)


def points_of_place(g: Aeterna, hill: Hill, place: int) -> int:
    """What the stack on this place (0 is the prefect's) gains: the value, and what permanent cards add (AE-15.2)."""
    player = g.players[hill.stacks[place].seat]
    points = hill.value(place)
    if place == 0:
        points += extra_points_for_prefect(player)
    return points + extra_points_for_presence(player)


def score_hills(g: Aeterna) -> None:
    """In ascending number; the height of a stack does not matter (AE-15.1, AE-15.5)."""
    for hill in g.hills:
        for place, stack in enumerate(hill.stacks):
            points = points_of_place(g, hill, place)
            g.players[stack.seat].points += points
            where = hill.ground.where
            g.tell("hill-scored", "AE-15.2", seat=stack.seat, pieces=where, hill=hill.label, points=points)


class Ruin(Automatic[Aeterna]):
    """Phase D: all ruined hills are determined first, then resolved in ascending number (AE-16.10)."""

    __slots__ = ()

    heading = "ruin"

    def run(self, g: Aeterna) -> None:
        ruin_hills(g)


def hills_to_ruin(g: Aeterna) -> list[Hill]:
    """The most crowded hills, level ones together, until the minimum is reached; empty ones never (AE-16.2 to 16.4)."""
    crowds = [hill.citizens() for hill in g.hills]
    least = MANY  # the smallest crowd that is ruined
    ruined = 0
    while ruined < LEAST_RUINED[g.seats]:
        largest = 0
        for crowd in crowds:
            if largest < crowd < least:
                largest = crowd
        if not largest:
            break
        least = largest
        ruined += crowds.count(least)
    return [hill for hill, crowd in zip(g.hills, crowds, strict=True) if crowd >= least]


def ruin_hills(g: Aeterna) -> None:
    """The highest value is covered, except in epoch III, and the prefect gains unrest (AE-16.5 to AE-16.7)."""
    for hill in hills_to_ruin(g):
        where = hill.ground.where
        if g.epoch < EPOCHS:
            covered = hill.value(0)
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
        hill.stacks = NO_STACKS
    g.builders = {}
