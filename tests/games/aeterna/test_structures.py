"""B.3 Erect a structure, and phase E (AE-11, AE-17)."""

from __future__ import annotations

from comitium.games.aeterna.structures import Structures
from tests.games.aeterna.situations import (
    AMPHITHEATRE,
    AQUEDUCT,
    BLUE,
    ORANGE,
    RED,
    TEMPLE,
    actions,
    all_pass,
    carried_out,
    codes,
    crowd,
    give,
    goods,
    hill_view,
    next_epoch,
    points,
    refused,
    told,
    unrest,
    view,
)


def test_a_citizen_and_a_stone_for_a_structure() -> None:
    """AE-11.1, AE-11.2, AE-11.3: three points at once; no citizen on the hill is needed."""
    g = actions()
    g.submit(ORANGE, "erect temple palatine")

    assert goods(g.players[ORANGE]) == (1, 2, 0, 5)
    assert points(g) == [3, 0, 0]
    assert hill_view(g, "palatine").structures == ("temple",)
    assert (view(g).spaces[0].here, view(g).spaces[0].builder_seat) == (False, ORANGE)
    assert told(g) == ["Orange erected the temple on hill Palatine.", "Orange gained 3 points."]


def test_stone_and_citizen_have_to_be_there() -> None:
    """AE-11.1, AE-1.8"""
    g = actions()
    give(g.players[ORANGE], stone=0)
    with refused(g, "This takes 1 stone; you have 0.", "AE-1.8"):
        g.submit(ORANGE, "erect temple palatine")

    give(g.players[ORANGE], citizens=0)
    with refused(g, "This takes 1 citizen; you have 0.", "AE-1.8"):
        g.submit(ORANGE, "erect temple palatine")


def test_a_hill_has_no_two_structures_of_a_type() -> None:
    """AE-11.3, AE-11.4: but one of each."""
    g = actions()
    g.hill("palatine").structures = [TEMPLE]

    assert "erect temple palatine" not in codes(g, ORANGE)
    assert {"erect aqueduct palatine", "erect amphitheatre palatine"} <= set(codes(g, ORANGE))
    with refused(g, "On hill Palatine there is a structure of this type already: temple.", "AE-11.3"):
        g.submit(ORANGE, "erect temple palatine")


def test_no_structure_on_an_inactive_hill() -> None:
    """AE-11.3, AE-2.10"""
    g = actions(2)

    with refused(g, "Hill Viminal cannot be chosen: it is not active in this game.", "AE-2.10"):
        g.submit(ORANGE, "erect temple viminal")


def test_structures_stay_and_belong_to_nobody() -> None:
    """AE-11.4: the prefect of the moment is served, whoever built it."""
    g = actions(2)
    g.submit(ORANGE, "erect temple palatine")
    crowd(g, "palatine", (BLUE, 1))
    next_epoch(g)

    assert g.epoch == 2
    assert hill_view(g, "palatine").structures == ("temple",)
    assert points(g) == [3 + 1, 2 + 2 + hill_view(g, "palatine").values[0]]


def test_every_space_can_be_used_once_per_epoch_by_all_together() -> None:
    """AE-11.5"""
    g = actions()
    g.submit(ORANGE, "erect temple palatine")

    assert not [code for code in codes(g, BLUE) if code.startswith("erect temple")]
    with refused(g, "The structure space temple was used in this epoch already.", "AE-11.5"):
        g.submit(BLUE, "erect temple capitoline")
    g.submit(BLUE, "erect aqueduct palatine")
    g.submit(RED, "erect amphitheatre palatine")
    give(g.players[ORANGE], stone=5)
    assert not [code for code in codes(g, ORANGE) if code.startswith("erect")]


def test_the_citizen_stays_on_the_space_until_phase_f() -> None:
    """AE-11.6, AE-18.1: on the board, but on no hill."""
    g = actions()
    g.submit(ORANGE, "erect temple palatine")
    assert (g.on_board(ORANGE), g.on_hills(ORANGE)) == (1, 0)

    all_pass(g)
    assert (g.on_board(ORANGE), g.players[ORANGE].citizens) == (0, 2)


def test_a_structure_not_erected_stays_alone_on_its_space() -> None:
    """AE-11.7, AE-21.5: only the empty space is filled."""
    g = actions(2)
    g.submit(ORANGE, "erect temple palatine")
    next_epoch(g)

    assert [(space.structure, space.here, space.in_supply) for space in view(g).spaces] == [
        ("temple", True, 1),
        ("aqueduct", True, 2),
        ("amphitheatre", True, 2),
    ]


def test_one_player_may_use_several_spaces() -> None:
    """AE-11.8: one per action."""
    g = actions(2)
    give(g.players[ORANGE], stone=3, citizens=3)
    g.submit(ORANGE, "erect temple palatine")
    g.submit(BLUE, "pass")
    g.submit(ORANGE, "erect aqueduct palatine")
    g.submit(ORANGE, "erect amphitheatre capitoline")

    assert set(g.builders.values()) == {ORANGE}
    assert points(g)[ORANGE] == 9


def test_structures_serve_the_prefect() -> None:
    """AE-17.1: temple 2 points, aqueduct 2 wheat, amphitheatre 2 unrest less; others on the hill get nothing."""
    g = actions()
    crowd(g, "palatine", (BLUE, 2), (RED, 1))
    g.hill("palatine").structures = [AMPHITHEATRE, TEMPLE, AQUEDUCT]
    give(g.players[BLUE], unrest=5)
    carried_out(g, Structures())

    assert points(g) == [0, 2, 0]
    assert [player.wheat for player in g.players] == [5, 7, 5]
    assert unrest(g) == [0, 3, 0]


def test_a_structure_serves_in_the_epoch_in_which_it_was_erected_and_in_every_later_one() -> None:
    """AE-17.2"""
    g = actions(2)
    g.submit(ORANGE, "erect temple capitoline")
    crowd(g, "capitoline", (BLUE, 1))
    all_pass(g)
    assert told(g).count("The temple on hill Capitoline serves Blue.") == 1

    carried_out(g, Structures())
    assert told(g) == []  # nobody is there now
    crowd(g, "capitoline", (ORANGE, 1))
    carried_out(g, Structures())
    assert told(g)[0] == "The temple on hill Capitoline serves Orange."


def test_a_hill_without_citizens_serves_nobody() -> None:
    """AE-17.3"""
    g = actions()
    g.hill("palatine").structures = [TEMPLE, AQUEDUCT, AMPHITHEATRE]
    carried_out(g, Structures())

    assert points(g) == [0, 0, 0]
    assert told(g) == []


def test_hills_serve_in_ascending_number_and_structures_in_their_order() -> None:
    """AE-17.4: temple, aqueduct, amphitheatre, whichever was erected first."""
    g = actions()
    crowd(g, "aventine", (ORANGE, 1))
    crowd(g, "capitoline", (BLUE, 1))
    g.hill("aventine").structures = [AMPHITHEATRE, TEMPLE]
    g.hill("capitoline").structures = [AMPHITHEATRE, AQUEDUCT]
    carried_out(g, Structures())

    assert [line for line in told(g) if "serves" in line] == [
        "The aqueduct on hill Capitoline serves Blue.",
        "The amphitheatre on hill Capitoline serves Blue.",
        "The temple on hill Aventine serves Orange.",
        "The amphitheatre on hill Aventine serves Orange.",
    ]
