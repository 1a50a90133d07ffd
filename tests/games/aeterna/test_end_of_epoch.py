"""Phase I: end of epoch (AE-21)."""

from __future__ import annotations

from comitium.games.aeterna.cards import FIGURES
from comitium.games.aeterna.favour import obtain_favour
from comitium.games.aeterna.rules import Epoch
from tests.games.aeterna.situations import (
    BLUE,
    ORANGE,
    RED,
    TEMPLE,
    actions,
    all_pass,
    awards,
    cards,
    codes,
    draft_all,
    give,
    goods,
    names,
    new_table,
    next_epoch,
    refused,
    seat_view,
    told,
    told_names,
    view,
)


def test_after_the_third_epoch_the_match_is_scored_at_once() -> None:
    """AE-21.1: no question about a turn order."""
    g = actions(3, epoch=3)
    all_pass(g)

    assert g.result is not None
    assert "figures-turned-up" not in told_names(g)
    assert g.heading == "final_scoring"


def test_unplayed_cards_and_figures_leave_the_game() -> None:
    """AE-21.2: hands, board cards and figures still on the board."""
    g = actions(2, hands=["tombs regia", "caenina"], board="gabii servian_wall", figures="romulus")
    gone = g.gone
    all_pass(g)

    assert [names(player.hand) for player in g.players] == ["", ""]
    assert g.board == []
    assert FIGURES["romulus"] not in g.figures
    assert g.gone == gone + 3 + 2 + 1


def test_the_figures_of_the_next_epoch_are_turned_up() -> None:
    """AE-21.3: those drawn in setup, one with two players, two with more."""
    for seats, number in ((2, 1), (3, 2), (4, 2)):
        g = actions(seats)
        coming = g.coming_figures[0]
        all_pass(g)
        assert [shown.figure for shown in view(g).figures] == [figure.name for figure in coming]
        assert len(coming) == number
        assert {figure.epoch for figure in coming} == {2}


def test_a_favour_takes_no_figure_from_a_copy_that_is_still_in_the_epoch_before() -> None:
    """AE-10.6, AE-21.3: a bot that looks ahead changes nothing on the table."""
    g = actions(2)
    ahead = g.copy()
    all_pass(ahead)
    obtain_favour(ahead, ORANGE, ahead.figures[0])

    assert len(g.coming_figures[0]) == 1
    all_pass(g)
    assert len(g.figures) == 1


def test_award_tokens_become_active_again_on_their_hill() -> None:
    """AE-21.4"""
    g = actions(2)
    awards(g, "palatine", "aw05 aw06 aw04")
    g.hill("palatine").exhausted = [True, False, True]
    all_pass(g)

    assert [shown.exhausted for shown in view(g).hills[1].awards] == [False, False, False]
    assert [award.name for award in g.hill("palatine").awards] == ["aw05", "aw06", "aw04"]


def test_empty_structure_spaces_are_filled() -> None:
    """AE-21.5: in three epochs exactly the nine structures."""
    g = actions(2)
    for epoch, hill in ((1, "capitoline"), (2, "palatine"), (3, "quirinal")):
        for structure in ("temple", "aqueduct", "amphitheatre"):
            while g.heading == "draft":
                draft_all(g)
            for player in g.players:
                player.hand = []
            seat = g.waiting()[0]
            give(g.players[seat], stone=3, citizens=3)
            g.submit(seat, f"erect {structure} {hill}")
        assert [space.here for space in view(g).spaces] == [False, False, False]
        assert [space.in_supply for space in view(g).spaces] == [3 - epoch] * 3
        if epoch < 3:
            next_epoch(g)

    assert all(len(hill.structures) == 3 for hill in g.hills)


def test_turned_buildings_are_straightened() -> None:
    """AE-21.6"""
    g = actions(2)
    g.players[ORANGE].cards = cards("temple_of_vesta")
    g.submit(ORANGE, "activate temple_of_vesta")
    next_epoch(g)

    assert (seat_view(g, ORANGE).at_left[0].turned, g.players[ORANGE].turned) == (False, {})


def test_places_are_chosen_in_order_of_passing() -> None:
    """AE-21.7: openly, one after another."""
    g = actions(3)
    g.submit(ORANGE, "influence palatine")
    g.submit(BLUE, "pass")
    g.submit(RED, "influence capitoline")
    g.submit(ORANGE, "pass")
    g.submit(RED, "pass")

    assert g.waiting() == [BLUE]
    assert codes(g, BLUE) == ["order 1", "order 2", "order 3"]
    g.submit(BLUE, "order 3")
    assert g.waiting() == [ORANGE]
    assert view(g).new_order == (None, None, BLUE)
    with refused(g, "Place 3 is taken.", "AE-21.7"):
        g.submit(ORANGE, "order 3")
    with refused(g, "Name a free place from 1 to 3, such as “order 1”.", "AE-21.7"):
        g.submit(ORANGE, "order 4")


def test_the_last_player_takes_the_place_that_remains() -> None:
    """AE-21.8: without a question."""
    g = actions(3)
    all_pass(g)
    g.submit(ORANGE, "order 2")
    g.submit(BLUE, "order 1")

    assert (g.epoch, g.heading) == (2, "draft")
    assert g.order == [BLUE, ORANGE, RED]
    assert view(g).passed == ()


def test_everything_else_carries_over() -> None:
    """AE-21.9: goods, unrest, doom, ruins, structures, played cards and figures."""
    g = actions(2)
    player = g.players[ORANGE]
    player.cards = cards("regia caenina")
    player.figures = [FIGURES["romulus"]]
    give(player, aurei=7, stone=3, wheat=6, unrest=2, doom=1, points=12, citizens=3)
    g.hill("palatine").ruins = 1
    g.hill("palatine").structures = [TEMPLE]
    all_pass(g)
    before = (goods(player), player.unrest, player.doom, player.points)
    g.submit(ORANGE, "order 1")

    assert g.epoch == 2
    assert (goods(player), player.unrest, player.doom, player.points) == before == ((3, 7, 3, 3), 2, 1, 14)
    assert names(player.cards) == "regia caenina"
    assert player.figures == [FIGURES["romulus"]]
    assert g.hill("palatine").ruins == 1
    assert g.hill("palatine").structures == [TEMPLE]


def test_the_next_epoch_begins_with_its_draft() -> None:
    """AE-21.10"""
    g = actions(2)
    next_epoch(g)

    assert (g.epoch, g.heading, g.kept) == (2, "draft", 0)
    assert told(g)[-2] == "Epoch 2 begins: Republic."
    assert sum(isinstance(phase, Epoch) for phase in g.agenda) == 1


def test_places_are_chosen_with_the_new_figures_in_view_and_before_the_deal() -> None:
    """AE-21.11"""
    g = new_table(3)
    draft_all(g)
    all_pass(g)

    assert g.heading == "end_of_epoch"
    assert {figure.epoch for figure in g.figures} == {2}
    assert g.packets == []
    names_told = told_names(g)
    assert names_told.index("figures-turned-up") < names_told.index("made-ready")
    assert names_told.count("cards-dealt") == 1
    g.submit(g.waiting()[0], "order 1")
    g.submit(g.waiting()[0], "order 2")
    names_told = told_names(g)
    assert names_told[-2:] == ["epoch-begins", "cards-dealt"]
    assert "place-taken" in names_told[:-2]
