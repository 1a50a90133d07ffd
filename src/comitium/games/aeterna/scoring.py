"""Final scoring and victory (AE-22, AE-23). All functions here are pure."""

from __future__ import annotations

from typing import Final

from comitium.engine.message import Message, Seat
from comitium.engine.result import Criterion, Result, ScoreLine, Sheet, decide
from comitium.games.aeterna.cards import COLOURS
from comitium.games.aeterna.components import CONSTANTS, SET_COLOURS, TRACKS
from comitium.games.aeterna.model import Aeterna, Player
from comitium.games.aeterna.revolts import spaces_reached

LAST_CELL: Final = len(TRACKS.doom_losses)  # AE-22.10: damnatio memoriae
SET_NUMBERS: Final = [COLOURS.index(colour) for colour in SET_COLOURS]  # AE-22.5
SET_POINTS: Final[int] = CONSTANTS.set_points
SET_POINTS_FIGURE: Final[int] = CONSTANTS.set_points_figure


def set_size(player: Player) -> int:
    """How many sets of six the cards make: the rarest of the six colours decides (AE-22.5)."""
    by_colour = player.area.by_colour
    fewest = len(player.area.cards)
    for number in SET_NUMBERS:
        fewest = min(fewest, by_colour[number])
    return fewest


def set_points(player: Player) -> int:
    """A figure completes a set of seven; it replaces no other colour (AE-22.6, AE-22.7)."""
    sets = set_size(player)
    with_figure = min(sets, len(player.figures))
    return SET_POINTS_FIGURE * with_figure + SET_POINTS * (sets - with_figure)


def card_points(player: Player) -> int:
    """Printed on every card in the play area, figures too (AE-22.4)."""
    return player.area.points + sum([figure.points for figure in player.figures])


def doom_cell(player: Player) -> int:
    """The cell of the unrest, one further for each doom token, never beyond the last (AE-22.8, AE-22.10)."""
    return min(len(spaces_reached(player.unrest)) + player.doom, LAST_CELL)


def is_struck_out(player: Player) -> bool:
    """Damnatio memoriae (AE-22.10)."""
    return doom_cell(player) == LAST_CELL


def doom_loss(player: Player) -> int:
    """The points of the cell reached (AE-22.9); the last cell has none, as it ends everything."""
    cell = doom_cell(player)
    return 0 if cell == LAST_CELL else TRACKS.doom_losses[cell]


def score_sheet(seat: Seat, player: Player) -> Sheet:
    """Points on the track, resources, cards, sets, doom (AE-22.1). A player struck out has no score (AE-22.10)."""
    stone = player.stone // CONSTANTS.stone_for_a_point
    wheat = player.wheat // CONSTANTS.wheat_for_a_point
    aurei = player.aurei // CONSTANTS.aurei_for_a_point
    played = [*[card.name for card in player.cards], *[figure.name for figure in player.figures]]
    pieces = [f"played:{name}" for name in played]
    lines = [
        ScoreLine(Message("score-track"), player.points, "AE-22.1", player.points, []),
        ScoreLine(Message("score-stone"), stone, "AE-22.2", player.stone, ["goods:stone"]),
        ScoreLine(Message("score-wheat"), wheat, "AE-22.2", player.wheat, ["goods:wheat"]),
        ScoreLine(Message("score-aurei"), aurei, "AE-22.2", player.aurei, ["goods:aurei"]),
        ScoreLine(Message("score-cards"), card_points(player), "AE-22.4", len(played), pieces),
        ScoreLine(Message("score-sets"), set_points(player), "AE-22.7", set_size(player), []),
    ]
    if is_struck_out(player):
        lost = -sum([line.points for line in lines])
        lines.append(ScoreLine(Message("score-damnatio"), lost, "AE-22.10", doom_cell(player), []))
    else:
        lines.append(ScoreLine(Message("score-doom"), -doom_loss(player), "AE-22.9", doom_cell(player), []))
    return Sheet(seat, lines, sum([line.points for line in lines]))


def forecast(g: Aeterna, viewer: Seat | None) -> list[Sheet]:
    """The score if the match ended now; everything it counts is open (AE-4.2)."""
    return [score_sheet(seat, player) for seat, player in enumerate(g.players)]


def result(g: Aeterna) -> Result:
    """The most points among those not struck out; level ones share the victory (AE-23)."""
    sheets = forecast(g, None)
    struck_out = [seat for seat, player in enumerate(g.players) if is_struck_out(player)]
    totals = [sheet.total for sheet in sheets]
    left = [totals[seat] for seat in range(g.seats) if seat not in struck_out]
    if not left:
        return decide(sheets, [Criterion(Message("all-struck-out"), "AE-23.4", totals)], struck_out)
    if left.count(max(left)) > 1:
        return decide(sheets, [Criterion(Message("by-points-shared"), "AE-23.2", totals)], struck_out)
    return decide(sheets, [Criterion(Message("by-points"), "AE-23.1", totals)], struck_out)
