"""What abilities and requirements count, at the moment of use and on active hills only (AE-10.3, AE-25.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from comitium.engine.message import Seat
from comitium.games.aeterna.cards import COUNTS, Figure
from comitium.games.aeterna.components import Colour, Count, Structure
from comitium.games.aeterna.model import Aeterna

MANY: Final = 1_000_000  # more than anything can be counted


def hills_with_citizens(g: Aeterna, seat: Seat) -> int:
    """Several citizens on one hill count once (ruling 3)."""
    found = 0
    for hill in g.hills:
        if hill.height(seat):
            found += 1
    return found


def hills_as_prefect(g: Aeterna, seat: Seat) -> int:
    found = 0
    for hill in g.hills:
        if hill.prefect() == seat:
            found += 1
    return found


def hills_with_amphitheatre(g: Aeterna, seat: Seat) -> int:
    return len([hill for hill in g.hills if Structure.AMPHITHEATRE in hill.structures])


def structures_as_prefect(g: Aeterna, seat: Seat) -> int:
    return sum([len(hill.structures) for hill in g.hills if hill.prefect() == seat])


def citizens_in_play(g: Aeterna, seat: Seat) -> int:
    return g.players[seat].citizens + g.on_board(seat)


def citizens_on_board(g: Aeterna, seat: Seat) -> int:
    """On hills and structure spaces (ruling 6)."""
    return g.on_board(seat)


def citizens_on_hills(g: Aeterna, seat: Seat) -> int:
    return g.on_hills(seat)


def buildings(g: Aeterna, seat: Seat) -> int:
    """Of any epoch; figures are no buildings (AE-10.8)."""
    area = g.players[seat].area
    return len(area.cards) - area.provinces


def buildings_this_epoch(g: Aeterna, seat: Seat) -> int:
    return len([card for card in g.players[seat].cards if not card.is_province() and g.played_this_epoch(card)])


def military_buildings(g: Aeterna, seat: Seat) -> int:
    return g.players[seat].of_colour(Colour.MILITARY)


def political_buildings(g: Aeterna, seat: Seat) -> int:
    return g.players[seat].of_colour(Colour.POLITICAL)


def religious_buildings(g: Aeterna, seat: Seat) -> int:
    return g.players[seat].of_colour(Colour.RELIGIOUS)


def provinces(g: Aeterna, seat: Seat) -> int:
    return g.players[seat].area.provinces


def provinces_this_epoch(g: Aeterna, seat: Seat) -> int:
    return len([card for card in g.players[seat].cards if card.is_province() and g.played_this_epoch(card)])


def colours(g: Aeterna, seat: Seat) -> int:
    """Different colours in the play area; figures are the seventh (AE-9.10)."""
    player = g.players[seat]
    found = 1 if player.figures else 0
    for number in player.area.by_colour:
        if number:
            found += 1
    return found


def wheat(g: Aeterna, seat: Seat) -> int:
    """Counted, not spent (AE-10.5)."""
    return g.players[seat].wheat


COUNTERS: Final[dict[Count, Callable[[Aeterna, Seat], int]]] = {
    Count.HILLS_WITH_CITIZENS: hills_with_citizens,
    Count.HILLS_AS_PREFECT: hills_as_prefect,
    Count.HILLS_WITH_AMPHITHEATRE: hills_with_amphitheatre,
    Count.STRUCTURES_AS_PREFECT: structures_as_prefect,
    Count.CITIZENS_IN_PLAY: citizens_in_play,
    Count.CITIZENS_ON_BOARD: citizens_on_board,
    Count.CITIZENS_ON_HILLS: citizens_on_hills,
    Count.BUILDINGS: buildings,
    Count.BUILDINGS_THIS_EPOCH: buildings_this_epoch,
    Count.MILITARY_BUILDINGS: military_buildings,
    Count.POLITICAL_BUILDINGS: political_buildings,
    Count.RELIGIOUS_BUILDINGS: religious_buildings,
    Count.PROVINCES: provinces,
    Count.PROVINCES_THIS_EPOCH: provinces_this_epoch,
    Count.COLOURS: colours,
    Count.WHEAT: wheat,
}
BY_NUMBER: Final = [COUNTERS[what] for what in COUNTS]


def count(g: Aeterna, seat: Seat, what: int) -> int:
    """`what` is a number in `COUNTS`."""
    return BY_NUMBER[what](g, seat)


def times_met(g: Aeterna, seat: Seat, figure: Figure) -> int:
    """How often the requirement of a figure is met; a set counts as often as its rarest part allows (AE-10.3)."""
    times = MANY
    for what in figure.counted_by:
        times = min(times, count(g, seat, what) // figure.each)
    return times
