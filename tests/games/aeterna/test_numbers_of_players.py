"""What changes with the number of players, and what does not (AE-24)."""

from __future__ import annotations

import pytest

from comitium.games.aeterna.components import BY_PLAYERS
from comitium.games.aeterna.hills import hills_to_ruin
from tests.games.aeterna.situations import (
    ORANGE,
    actions,
    crowd,
    draft_all,
    goods,
    hill_view,
    new_table,
    next_epoch,
    view,
)

every_table = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.parametrize(("seats", "figures"), [(2, 1), (3, 2), (4, 2)])
def test_figures_in_every_epoch(seats: int, figures: int) -> None:
    """AE-24.1"""
    g = new_table(seats)
    for epoch in (1, 2, 3):
        assert len(view(g).figures) == figures
        draft_all(g)
        if epoch < 3:
            next_epoch(g)


@pytest.mark.parametrize(("seats", "hills", "tokens"), [(2, 3, 9), (3, 5, 15), (4, 7, 21)])
def test_active_hills_and_award_tokens(seats: int, hills: int, tokens: int) -> None:
    """AE-24.2, AE-24.3: the tokens marked for fewer players are always among them."""
    g = new_table(seats)
    used = [award for hill in g.hills for award in hill.awards]

    assert (len(g.hills), len(used)) == (hills, tokens)
    assert max(award.players for award in used) == seats
    assert len([award for award in used if award.players == 2]) == 9


@pytest.mark.parametrize(("seats", "spaces"), [(2, 2), (3, 2), (4, 3)])
def test_citizen_spaces(seats: int, spaces: int) -> None:
    """AE-24.4"""
    g = new_table(seats)

    assert {hill.spaces for hill in view(g).hills} == {spaces}


@pytest.mark.parametrize(("seats", "values"), [(2, (2, 1)), (3, (3, 2, 1)), (4, (4, 3, 2, 1))])
def test_pass_values(seats: int, values: tuple[int, ...]) -> None:
    """AE-24.5"""
    assert BY_PLAYERS[seats].pass_values == values


@pytest.mark.parametrize(("seats", "ruined"), [(2, 1), (3, 2), (4, 3)])
def test_least_number_of_ruined_hills(seats: int, ruined: int) -> None:
    """AE-24.6"""
    g = actions(seats)
    for number, hill in enumerate(g.hills):
        crowd(g, hill.name, (ORANGE, number + 1))

    assert len(hills_to_ruin(g)) == ruined


@pytest.mark.parametrize(("seats", "buildings", "provinces"), [(2, 6, 4), (3, 9, 6), (4, 12, 8)])
def test_cards_dealt_in_an_epoch(seats: int, buildings: int, provinces: int) -> None:
    """AE-24.7"""
    dealt = [card for packet in new_table(seats).packets for card in packet]

    assert len([card for card in dealt if not card.is_province()]) == buildings
    assert len([card for card in dealt if card.is_province()]) == provinces


@every_table
def test_board_cards(seats: int) -> None:
    """AE-24.8"""
    g = new_table(seats)
    draft_all(g)

    assert len(view(g).board) == seats


@every_table
def test_everything_else_is_the_same(seats: int) -> None:
    """AE-24.9: damage tokens, structure spaces, starting goods, hands, costs."""
    g = new_table(seats)
    draft_all(g)

    assert (len(view(g).damage), len(view(g).spaces)) == (4, 3)
    assert {goods(player) for player in g.players} == {(2, 2, 1, 5)}
    assert {len(player.hand) for player in g.players} == {4}
    assert hill_view(g, "palatine").prices == (2,) * seats
