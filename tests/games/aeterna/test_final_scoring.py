"""Final scoring and victory (AE-22, AE-23)."""

from __future__ import annotations

import pytest

from comitium.engine.result import Sheet
from comitium.games.aeterna import GAME
from comitium.games.aeterna.cards import CARDS, FIGURES
from comitium.games.aeterna.components import SET_COLOURS
from comitium.games.aeterna.model import Player
from comitium.games.aeterna.scoring import doom_cell, doom_loss, forecast, set_points
from comitium.text import Speaker
from tests.games.aeterna.situations import (
    BLUE,
    ORANGE,
    RED,
    actions,
    all_pass,
    cards,
    ended,
    final,
    give,
    seat_view,
    told,
)

ONE_OF_EACH = "tabularium pile_bridge tombs servian_wall caenina gabii"


def lines(sheet: Sheet) -> list[tuple[str, int, str]]:
    speak = Speaker("en", GAME)
    return [(speak(line.source), line.points, line.clause) for line in sheet.lines]


def test_the_score_comes_in_its_order() -> None:
    """AE-22.1: the track, resources, cards, sets, doom; after phase H of epoch III."""
    g = ended()
    g.players[ORANGE].cards = cards(ONE_OF_EACH)
    give(g.players[ORANGE], points=20, stone=3, wheat=5, aurei=17, unrest=3)
    sheet = final(g).sheets[ORANGE]

    assert lines(sheet) == [
        ("prestige track", 20, "AE-22.1"),
        ("stone", 3, "AE-22.2"),
        ("wheat", 2, "AE-22.2"),
        ("aurei", 2, "AE-22.2"),
        ("cards", sum(CARDS[name].points for name in ONE_OF_EACH.split()), "AE-22.4"),
        ("sets of colours", 3, "AE-22.7"),
        ("doom track", -1, "AE-22.9"),
    ]


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({"stone": 1}, 1),
        ({"wheat": 1}, 0),
        ({"wheat": 2}, 1),
        ({"wheat": 3}, 1),
        ({"aurei": 7}, 0),
        ({"aurei": 8}, 1),
        ({"wheat": 1, "aurei": 7}, 0),
    ],
)
def test_each_kind_of_goods_is_rounded_down_by_itself(goods: dict[str, int], points: int) -> None:
    """AE-22.2: kinds are not combined."""
    g = ended()
    give(g.players[ORANGE], **goods)

    assert final(g).sheets[ORANGE].total == points


def test_citizens_left_score_nothing() -> None:
    """AE-22.3"""
    g = ended()
    give(g.players[ORANGE], citizens=7)

    assert final(g).sheets[ORANGE].total == 0


def test_printed_points_of_all_cards_count() -> None:
    """AE-22.4: negative ones and those of figures too."""
    g = ended()
    g.players[ORANGE].cards = cards("servian_wall dacia serapeum")
    g.players[ORANGE].figures = [FIGURES["caesar"]]

    assert final(g).sheets[ORANGE].total == -1 + 3 + 1 + 2


@pytest.mark.parametrize(
    ("sets", "figures", "bonus"),
    [(0, 3, 0), (1, 0, 3), (1, 1, 9), (1, 3, 9), (2, 0, 6), (2, 1, 12), (2, 2, 18), (3, 1, 15)],
)
def test_sets_of_six_and_of_seven(sets: int, figures: int, bonus: int) -> None:
    """AE-22.5, AE-22.6, AE-22.7: 9 x min(k, f) + 3 x (k - min(k, f))."""
    player = Player()
    for colour in SET_COLOURS:
        player.cards = [*player.cards, *[card for card in CARDS.values() if card.colour is colour][:sets]]
    player.figures = list(FIGURES.values())[:figures]

    assert set_points(player) == bonus


def test_each_card_belongs_to_one_set_and_a_figure_replaces_no_colour() -> None:
    """AE-22.5, AE-22.6: five colours and a figure are no set; many of one colour do not help."""
    player = Player()
    player.cards = cards("tabularium pile_bridge tombs servian_wall caenina veii sicily hispania")
    player.figures = [FIGURES["romulus"], FIGURES["sulla"]]
    assert set_points(player) == 0

    player.lay(*cards("gabii"))
    assert set_points(player) == 9


def test_the_view_shows_sets_and_what_the_next_one_brings() -> None:
    """AE-22.5, AE-22.6"""
    g = actions()
    g.players[ORANGE].cards = cards("tabularium pile_bridge tombs servian_wall caenina")
    shown = seat_view(g, ORANGE)
    assert (shown.sets, shown.set_points, shown.missing_colours, shown.next_bonus) == (0, 0, ("diplomatic",), 3)

    g.players[ORANGE].figures = [FIGURES["romulus"]]
    assert seat_view(g, ORANGE).next_bonus == 9
    g.players[ORANGE].lay(*cards("gabii"))
    shown = seat_view(g, ORANGE)
    assert (shown.sets, shown.set_points, len(shown.missing_colours), shown.next_bonus) == (1, 9, 6, 3)


@pytest.mark.parametrize(
    ("unrest", "cell"), [(0, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3), (9, 4), (10, 4)]
)
def test_the_doom_marker_starts_by_the_unrest(unrest: int, cell: int) -> None:
    """AE-22.8: and moves one cell for each doom token."""
    player = Player()
    player.unrest = unrest
    assert doom_cell(player) == cell

    player.doom = 1
    assert doom_cell(player) == cell + 1


@pytest.mark.parametrize(("doom", "loss"), list(enumerate([0, 1, 3, 6, 10, 15])))
def test_the_cell_reached_costs_points(doom: int, loss: int) -> None:
    """AE-22.9"""
    player = Player()
    player.doom = doom
    assert doom_loss(player) == loss
    g = ended()
    give(g.players[ORANGE], points=20, doom=doom)

    assert final(g).sheets[ORANGE].total == 20 - loss


def test_the_last_cell_is_damnatio_memoriae() -> None:
    """AE-22.10: no score and no victory; the marker never moves beyond."""
    g = ended()
    give(g.players[ORANGE], points=99, unrest=10, doom=9)
    give(g.players[BLUE], points=1)
    result = final(g)

    assert doom_cell(g.players[ORANGE]) == 6
    assert result.struck_out == [ORANGE]
    assert result.sheets[ORANGE].total == 0
    assert lines(result.sheets[ORANGE])[-1] == ("damnatio memoriae", -99, "AE-22.10")
    assert told(g) == ["Orange suffers damnatio memoriae and is out."]


def test_the_view_warns_of_damnatio() -> None:
    """AE-22.10: how many doom tokens are left until then."""
    g = actions()
    give(g.players[ORANGE], unrest=9, doom=1)
    shown = seat_view(g, ORANGE)
    assert (shown.doom_cell, shown.doom_loss, shown.doom_left, shown.struck_out) == (5, 15, 1, False)

    give(g.players[ORANGE], doom=2)
    assert seat_view(g, ORANGE).struck_out is True


def test_cards_left_over_score_nothing() -> None:
    """AE-22.11, AE-13.5: in hands, on the board, and figures not taken."""
    g = actions(2, epoch=3, hands=["pantheon dacia"], board="thrace serapeum", figures="trajan")
    for player in g.players:
        give(player, aurei=0, stone=0, wheat=2, citizens=2)
    all_pass(g)

    assert g.result is not None
    assert [sheet.total for sheet in g.result.sheets] == [2, 1]


def test_the_most_points_win() -> None:
    """AE-23.1"""
    g = ended()
    give(g.players[ORANGE], points=10)
    give(g.players[BLUE], points=12)
    result = final(g)

    assert (result.winners, result.decided_by.clause) == ([BLUE], "AE-23.1")


def test_those_level_share_the_victory() -> None:
    """AE-23.2: there is no tie-breaker, whatever is left in the domus."""
    g = ended()
    give(g.players[ORANGE], points=12, aurei=7)
    give(g.players[BLUE], points=10)
    give(g.players[RED], points=12, citizens=5)
    result = final(g)

    assert (result.winners, result.decided_by.clause) == ([ORANGE, RED], "AE-23.2")


def test_an_eliminated_player_loses_even_with_the_most_points() -> None:
    """AE-23.3: and a tie with one is no tie."""
    g = ended()
    give(g.players[ORANGE], points=50, doom=6)
    give(g.players[BLUE], points=-3)
    give(g.players[RED], points=-4)
    result = final(g)

    assert (result.winners, result.decided_by.clause, result.struck_out) == ([BLUE], "AE-23.1", [ORANGE])


def test_if_all_are_eliminated_nobody_wins() -> None:
    """AE-23.4"""
    g = ended()
    for player in g.players:
        give(player, points=30, unrest=10, doom=2)
    result = final(g)

    assert (result.winners, result.decided_by.clause, result.struck_out) == ([], "AE-23.4", [0, 1, 2])


def test_the_forecast_is_the_score_if_the_match_ended_now() -> None:
    """AE-22.1, AE-4.2: the same for everybody."""
    g = ended()
    give(g.players[ORANGE], points=12, wheat=4, unrest=5)

    assert [sheet.total for sheet in forecast(g, BLUE)] == [12 + 2 - 3, 0, 0]
    assert [lines(sheet) for sheet in forecast(g, BLUE)] == [lines(sheet) for sheet in forecast(g, None)]
