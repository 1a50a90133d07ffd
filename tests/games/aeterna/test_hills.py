"""Phases C, D and F: hills are scored and ruined, citizens go home (AE-15, AE-16, AE-18)."""

from __future__ import annotations

import pytest

from comitium.games.aeterna.hills import Domus, Ruin, Scoring, hills_to_ruin
from comitium.games.aeterna.model import Aeterna
from tests.games.aeterna.situations import (
    AQUEDUCT,
    BLUE,
    GREEN,
    ORANGE,
    RED,
    TEMPLE,
    actions,
    carried_out,
    crowd,
    hill_view,
    points,
    told,
    unrest,
    view,
)


def ruined(g: Aeterna) -> list[int]:
    return [hill.number for hill in hills_to_ruin(g)]


def crowds(g: Aeterna, **citizens: int) -> None:
    """So many orange citizens on each hill."""
    for hill, number in citizens.items():
        crowd(g, hill, (ORANGE, number))


def test_hills_are_scored_in_ascending_number() -> None:
    """AE-15.1"""
    g = actions(4)
    crowd(g, "viminal", (ORANGE, 1))
    crowd(g, "capitoline", (BLUE, 1))
    carried_out(g, Scoring())

    assert told(g) == ["Blue scored 6 points on hill Capitoline.", "Orange scored 4 points on hill Viminal."]


def test_places_score_the_values_from_the_highest() -> None:
    """AE-15.2: prefect, second, and with four players third."""
    g = actions(4)
    crowd(g, "palatine", (RED, 1), (GREEN, 1), (BLUE, 1))
    carried_out(g, Scoring())

    assert points(g) == [0, 3, 5, 4]


def test_covered_values_do_not_exist() -> None:
    """AE-15.3: with two ruins only the prefect scores, and the third place of one ruin gets nothing."""
    g = actions(4)
    crowd(g, "palatine", (RED, 1), (GREEN, 1), (BLUE, 1))
    g.hill("palatine").ruins = 2
    assert hill_view(g, "palatine").uncovered == (3,)
    assert [stack.points for stack in hill_view(g, "palatine").stacks] == [3, 0, 0]
    carried_out(g, Scoring())

    assert points(g) == [0, 0, 3, 0]


@pytest.mark.parametrize("seats", [2, 3])
def test_with_fewer_players_the_third_value_is_reached_after_a_ruin(seats: int) -> None:
    """AE-15.4: 5, 4, 3 on the Palatine; with the 5 covered two stacks score 4 and 3."""
    g = actions(seats)
    crowd(g, "palatine", (ORANGE, 1), (BLUE, 1))
    assert hill_view(g, "palatine").values == (5, 4, 3)
    g.hill("palatine").ruins = 1
    carried_out(g, Scoring())

    assert points(g)[:2] == [4, 3]


def test_height_does_not_matter_and_unoccupied_places_are_lost() -> None:
    """AE-15.5"""
    g = actions(4)
    crowd(g, "capitoline", (ORANGE, 5))
    crowd(g, "palatine", (BLUE, 1))
    carried_out(g, Scoring())

    assert points(g) == [6, 5, 0, 0]


def test_citizens_on_structure_spaces_score_nothing() -> None:
    """AE-15.6: neither by themselves nor besides a stack on a hill."""
    g = actions()
    crowd(g, "palatine", (ORANGE, 1))
    g.builders = {TEMPLE: ORANGE, AQUEDUCT: BLUE}
    carried_out(g, Scoring())

    assert points(g) == [5, 0, 0]


def test_citizens_of_all_colours_are_counted_but_not_those_on_structure_spaces() -> None:
    """AE-16.1"""
    g = actions(2)
    crowd(g, "capitoline", (ORANGE, 1), (BLUE, 2))
    crowd(g, "palatine", (ORANGE, 2))
    g.builders = {TEMPLE: ORANGE}

    assert hill_view(g, "capitoline").citizens == 3
    assert ruined(g) == [1]


@pytest.mark.parametrize(("seats", "least"), [(2, [1]), (3, [1, 2]), (4, [1, 2, 3])])
def test_at_least_one_hill_fewer_than_players_is_ruined(seats: int, least: list[int]) -> None:
    """AE-16.2, AE-24.6"""
    g = actions(seats)
    names = [hill.name for hill in g.hills]
    crowds(g, **{name: 9 - number for number, name in enumerate(names)})

    assert ruined(g) == least


@pytest.mark.parametrize(
    ("citizens", "expected"),
    [
        ({"capitoline": 3, "palatine": 2, "quirinal": 1}, [1, 2]),  # the minimum of two
        ({"capitoline": 3, "palatine": 2, "quirinal": 2}, [1, 2, 3]),  # a tie takes more
        ({"capitoline": 2, "palatine": 2, "quirinal": 1}, [1, 2]),  # the tie itself reaches the minimum
        ({"capitoline": 1, "palatine": 1, "quirinal": 1, "caelian": 1}, [1, 2, 3, 4]),
        ({"caelian": 5, "aventine": 4, "capitoline": 4, "palatine": 3}, [1, 4, 5]),
    ],
)
def test_level_hills_are_ruined_together(citizens: dict[str, int], expected: list[int]) -> None:
    """AE-16.3: in descending number of citizens until the minimum is reached or exceeded."""
    g = actions(3)
    crowds(g, **citizens)

    assert ruined(g) == expected
    assert [shown.number for shown in view(g).hills if shown.ruin_due] == expected


def test_empty_hills_are_never_ruined() -> None:
    """AE-16.4: even if the minimum is not reached."""
    g = actions(4)
    assert ruined(g) == []
    crowds(g, caelian=1)
    assert ruined(g) == [4]


@pytest.mark.parametrize("epoch", [1, 2])
def test_a_ruin_covers_the_highest_value_for_good(epoch: int) -> None:
    """AE-16.5"""
    g = actions(2, epoch=epoch)
    crowds(g, palatine=2)
    carried_out(g, Ruin())

    assert hill_view(g, "palatine").uncovered == (4, 3)
    assert told(g)[0] == "Hill Palatine with 2 citizens is ruined: its value 5 is covered."


def test_in_the_third_epoch_no_value_is_covered() -> None:
    """AE-16.6, AE-16.7: but the prefect gains unrest all the same."""
    g = actions(2, epoch=3)
    crowds(g, palatine=2)
    carried_out(g, Ruin())

    assert hill_view(g, "palatine").uncovered == (5, 4, 3)
    assert unrest(g) == [2, 0]


def test_every_ruined_hill_is_a_separate_gain_for_its_prefect() -> None:
    """AE-16.7, AE-8.6: at unrest 9 the first costs one point, the second two."""
    g = actions(3)
    crowds(g, palatine=2, capitoline=2)
    g.players[ORANGE].unrest = 9
    carried_out(g, Ruin())

    assert (unrest(g)[ORANGE], points(g)[ORANGE]) == (10, -3)
    assert [line for line in told(g) if "lost" in line] == [
        "Orange lost 1 point for unrest above the end of the track.",
        "Orange lost 2 points for unrest above the end of the track.",
    ]


def test_others_on_a_ruined_hill_are_not_affected() -> None:
    """AE-16.8"""
    g = actions(4)
    crowd(g, "palatine", (RED, 2), (ORANGE, 2), (BLUE, 2))
    carried_out(g, Ruin())

    assert unrest(g) == [0, 0, 2, 0]


def test_a_hill_can_be_ruined_twice() -> None:
    """AE-16.9: then its two highest values are covered."""
    g = actions(2)
    crowds(g, palatine=2)
    carried_out(g, Ruin())
    g.epoch = 2
    carried_out(g, Ruin())

    assert hill_view(g, "palatine").uncovered == (3,)
    assert hill_view(g, "palatine").covered == 2


def test_ruined_hills_are_resolved_in_ascending_number() -> None:
    """AE-16.10: whichever is the more crowded."""
    g = actions(4)
    crowds(g, viminal=4, quirinal=2, caelian=3)
    carried_out(g, Ruin())

    ruins = [line for line in told(g) if line.startswith("Hill")]
    assert [line.split()[1] for line in ruins] == ["Quirinal", "Caelian", "Viminal"]


def test_all_citizens_go_home() -> None:
    """AE-18.1: from hills and structure spaces."""
    g = actions(3)
    crowd(g, "palatine", (ORANGE, 2), (BLUE, 1))
    crowd(g, "capitoline", (ORANGE, 1))
    g.builders = {TEMPLE: BLUE}
    carried_out(g, Domus())

    assert [player.citizens for player in g.players] == [5, 4, 2]
    assert [g.on_board(seat) for seat in range(3)] == [0, 0, 0]
    assert g.builders == {}
