"""B.4 Influence a hill (AE-12)."""

from __future__ import annotations

import pytest

from comitium.games.aeterna.influence import raise_stack
from comitium.games.aeterna.model import Hill, Stack
from tests.games.aeterna.situations import (
    BLUE,
    GREEN,
    ORANGE,
    RED,
    actions,
    all_pass,
    awards,
    cards,
    closed,
    codes,
    crowd,
    give,
    goods,
    hill_view,
    names,
    next_epoch,
    refused,
    stacks,
    told,
)


@pytest.mark.parametrize(
    ("there", "wheat"), [((), 2), (((BLUE, 1),), 1), (((BLUE, 2),), 0), (((BLUE, 1), (RED, 1)), 0), (((BLUE, 6),), 0)]
)
def test_the_price_falls_with_the_citizens_on_the_hill(there: tuple[tuple[int, int], ...], wheat: int) -> None:
    """AE-12.1, AE-12.2: citizens are counted, not stacks; the own ones too."""
    g = actions(4)
    crowd(g, "palatine", *there)
    assert hill_view(g, "palatine").prices[ORANGE] == wheat
    g.submit(ORANGE, "influence palatine")

    assert goods(g.players[ORANGE]) == (1, 2, 1, 5 - wheat)
    assert (ORANGE, 1) in stacks(g, "palatine")


def test_own_citizens_lower_the_price_too() -> None:
    """AE-12.2"""
    g = actions()
    crowd(g, "palatine", (ORANGE, 1))

    assert hill_view(g, "palatine").prices == (1, 1, 1)


def test_without_wheat_or_citizen_a_hill_cannot_be_influenced() -> None:
    """AE-12.1, AE-1.8"""
    g = actions()
    give(g.players[ORANGE], wheat=1)
    with refused(g, "This takes 2 wheat; you have 1.", "AE-1.8"):
        g.submit(ORANGE, "influence palatine")

    give(g.players[ORANGE], citizens=0)
    with refused(g, "This takes 1 citizen; you have 0.", "AE-1.8"):
        g.submit(ORANGE, "influence palatine")


def test_an_inactive_hill_cannot_be_influenced() -> None:
    """AE-2.10, AE-12.1"""
    g = actions(2)

    with refused(g, "Hill Viminal cannot be chosen: it is not active in this game.", "AE-2.10"):
        g.submit(ORANGE, "influence viminal")
    with refused(g, "Hill Viminal cannot be chosen: it is not active in this game.", "AE-2.10"):
        g.submit(ORANGE, "influence viminal award 1")


@pytest.mark.parametrize(("seats", "spaces"), [(2, 2), (3, 2), (4, 3)])
def test_a_hill_has_three_spaces_for_four_players_and_two_for_fewer(seats: int, spaces: int) -> None:
    """AE-12.3, AE-24.4: a stack of any height fills one."""
    g = actions(seats)
    crowd(g, "palatine", *[(seat, 3) for seat in range(1, seats)][:spaces])

    assert hill_view(g, "palatine").spaces == spaces
    full = len(g.hill("palatine").stacks) == spaces
    assert hill_view(g, "palatine").full[ORANGE] is full
    assert ("influence palatine" in codes(g, ORANGE)) is not full


def test_a_first_citizen_takes_the_leftmost_free_space() -> None:
    """AE-12.4: to the right of equal stacks; a further one goes onto the own stack."""
    g = actions(4)
    crowd(g, "palatine", (BLUE, 1), (RED, 1))
    g.submit(ORANGE, "influence palatine")
    assert stacks(g, "palatine") == [(BLUE, 1), (RED, 1), (ORANGE, 1)]

    for seat in (BLUE, RED, GREEN):
        g.submit(seat, "pass")
    g.submit(ORANGE, "influence palatine")
    assert stacks(g, "palatine") == [(ORANGE, 2), (BLUE, 1), (RED, 1)]


def test_a_full_hill_is_closed_to_whoever_is_not_there() -> None:
    """AE-12.5: but not to those who are."""
    g = actions(3)
    crowd(g, "palatine", (BLUE, 1), (RED, 1))

    with refused(g, "All 2 citizen spaces of hill Palatine are taken by others.", "AE-12.5"):
        g.submit(ORANGE, "influence palatine")
    g.submit(ORANGE, "pass")
    assert "influence palatine" in codes(g, BLUE)


@pytest.mark.parametrize(
    ("before", "seat", "after"),
    [
        ([(0, 2), (2, 1), (1, 1)], 1, [(0, 2), (1, 2), (2, 1)]),  # past a lower stack, not past an equal one
        ([(0, 1), (2, 1), (1, 1)], 1, [(1, 2), (0, 1), (2, 1)]),  # past two at once; they keep their order
        ([(0, 3), (2, 1), (1, 1)], 1, [(0, 3), (1, 2), (2, 1)]),
        ([(0, 1), (1, 1)], 0, [(0, 2), (1, 1)]),
        ([(0, 1)], 2, [(0, 1), (2, 1)]),
        ([(0, 1), (1, 3)], 0, [(0, 2), (1, 3)]),  # AE-12.8: the higher one to the right stays where it is
    ],
)
def test_a_raised_stack_passes_strictly_lower_ones(
    before: list[tuple[int, int]], seat: int, after: list[tuple[int, int]]
) -> None:
    """AE-12.6, AE-12.7, AE-12.8"""
    hill = Hill("palatine", [])
    hill.stacks = [Stack(owner, height) for owner, height in before]
    raise_stack(hill, seat, False)

    assert [(stack.seat, stack.height) for stack in hill.stacks] == after


def test_the_owner_of_the_leftmost_stack_is_prefect() -> None:
    """AE-12.9: also with fewer citizens than another stack."""
    g = actions()
    crowd(g, "palatine", (ORANGE, 1), (BLUE, 2))
    assert hill_view(g, "palatine").prefect_seat == ORANGE
    assert hill_view(g, "capitoline").prefect_seat is None


def test_one_award_may_be_taken_and_is_then_exhausted() -> None:
    """AE-12.10, AE-12.11: everything on it, and only one."""
    g = actions()
    awards(g, "palatine", "aw05 aw06 aw04")
    g.submit(ORANGE, "influence palatine award 2")

    assert goods(g.players[ORANGE]) == (1, 2 + 2, 1, 5 - 2 + 1)
    assert g.hill("palatine").exhausted == [False, True, False]
    assert told(g)[:3] == [
        "Orange influenced Palatine for 2 wheat; the stack has 1 citizen.",
        "Orange took an award on hill Palatine: 2 aurei and 1 wheat.",
        "Orange gained 2 aurei and 1 wheat.",
    ]


def test_declining_exhausts_nothing() -> None:
    """AE-12.11, AE-12.12"""
    g = actions()
    awards(g, "palatine", "aw05 aw06 aw04")
    g.submit(ORANGE, "influence palatine")

    assert g.hill("palatine").exhausted == [False, False, False]
    assert goods(g.players[ORANGE]) == (1, 2, 1, 3)


def test_an_exhausted_token_is_closed_to_all_until_the_epoch_ends() -> None:
    """AE-12.13, AE-21.4"""
    g = actions(2)
    awards(g, "palatine", "aw05 aw06 aw04")
    g.submit(ORANGE, "influence palatine award 1")

    assert "influence palatine award 1" not in codes(g, BLUE)
    with refused(g, "This award token on hill Palatine is exhausted until the end of the epoch.", "AE-12.13"):
        g.submit(BLUE, "influence palatine award 1")
    assert [shown.exhausted for shown in hill_view(g, "palatine").awards] == [True, False, False]

    next_epoch(g)
    assert g.hill("palatine").exhausted == [False, False, False]
    assert [award.name for award in g.hill("palatine").awards] == ["aw05", "aw06", "aw04"]


def test_a_hill_without_active_tokens_can_still_be_influenced() -> None:
    """AE-12.14"""
    g = actions()
    g.hill("palatine").exhausted = [True, True, True]

    assert [code for code in codes(g, ORANGE) if "palatine" in code and "influence" in code] == ["influence palatine"]


def test_the_token_for_a_board_card_plays_one_as_if_from_hand() -> None:
    """AE-12.15, AE-12.19: its cost is paid, the colour bonus received, reductions hold; it has to be played."""
    g = actions(epoch=3, board="thrace pantheon judaea")
    awards(g, "palatine", "aw09 aw01 aw02")
    g.players[ORANGE].cards = cards("church_of_saint_peter asia")
    give(g.players[ORANGE], citizens=3, aurei=0)
    g.submit(ORANGE, "influence palatine award 1")

    assert g.hill("palatine").exhausted == [True, False, False]
    assert codes(g, ORANGE) == ["board thrace", "board judaea"]
    with refused(g, "The token has been taken: one board card has to be played.", "AE-12.19"):
        g.submit(ORANGE, "decline")
    with refused(g, "This takes 8 aurei; you have 0.", "AE-1.8"):
        g.submit(ORANGE, "board pantheon")
    with refused(g, "This card does not lie on the board.", "AE-6.9"):
        g.submit(ORANGE, "board asia")
    g.submit(ORANGE, "board thrace")

    assert goods(g.players[ORANGE]) == (2 - 2 + 1, 1 + 8, 1 + 2, 5 - 2 + 4)
    assert names(g.players[ORANGE].cards) == "church_of_saint_peter asia thrace"
    assert names(g.board) == "pantheon judaea"


def test_permanent_abilities_hold_for_a_province_from_the_board_too() -> None:
    """AE-12.15, AE-9.16: War Column, Temple of Hercules Invictus and Temple of Jupiter Feretrius."""
    g = actions(2, epoch=2, board="asia sicily")
    awards(g, "palatine", "aw09 aw01 aw02")
    g.players[ORANGE].cards = cards("war_column temple_of_hercules_invictus temple_of_jupiter_feretrius")
    give(g.players[ORANGE], aurei=0)
    g.submit(ORANGE, "influence palatine award 1")
    g.submit(ORANGE, "board asia")

    assert g.players[ORANGE].aurei == 10 + 2
    assert (g.players[ORANGE].unrest, g.players[ORANGE].points) == (0, 1)


def test_the_token_needs_a_board_card_that_can_be_paid() -> None:
    """AE-12.15: with the citizen on the hill already, so the last one cannot pay for a province."""
    g = actions(2, board="gabii comitium")
    awards(g, "palatine", "aw09 aw01 aw02")
    give(g.players[ORANGE], citizens=1, aurei=0)

    assert "influence palatine award 1" not in codes(g, ORANGE)
    with refused(g, "You could pay for none of the 2 board cards.", "AE-12.15"):
        g.submit(ORANGE, "influence palatine award 1")
    give(g.players[ORANGE], citizens=2)
    assert "influence palatine award 1" in codes(g, ORANGE)


def test_the_aurei_of_the_queen_of_roads_help_to_pay_the_board_card() -> None:
    """AE-12.15, AE-12.18: they come before the award."""
    g = actions(2, epoch=2, board="war_column asia")
    awards(g, "palatine", "aw09 aw01 aw02")
    give(g.players[ORANGE], citizens=1, aurei=0)
    assert "influence palatine award 1" not in codes(g, ORANGE)

    g.players[ORANGE].cards = cards("queen_of_roads")
    g.submit(ORANGE, "influence palatine award 1")
    assert codes(g, ORANGE) == ["board war_column"]


def test_a_hill_may_be_influenced_again_and_again() -> None:
    """AE-12.16: one citizen per action."""
    g = actions(2)
    give(g.players[ORANGE], citizens=4)
    g.submit(ORANGE, "influence palatine")
    g.submit(BLUE, "pass")
    for _ in range(3):
        g.submit(ORANGE, "influence palatine")

    assert stacks(g, "palatine") == [(ORANGE, 4)]
    assert g.players[ORANGE].wheat == 5 - 2 - 1


def test_citizens_on_hills_stay_until_phase_f() -> None:
    """AE-12.17: whatever is done in phase B, they never become fewer."""
    g = actions(3, hands=["caenina lupercal"])
    crowd(g, "palatine", (ORANGE, 2))
    give(g.players[ORANGE], aurei=9, citizens=1)
    for code in ("play caenina", "discard lupercal for citizen"):
        g.submit(ORANGE, code)
        assert stacks(g, "palatine") == [(ORANGE, 2)]

    all_pass(g)
    assert stacks(g, "palatine") == []


def test_the_steps_of_an_influence_come_in_their_order() -> None:
    """AE-12.18: wheat, citizen, stack, Queen of Roads, award."""
    g = actions(epoch=2)
    awards(g, "palatine", "aw07 aw01 aw02")
    g.players[ORANGE].cards = cards("queen_of_roads")
    give(g.players[ORANGE], wheat=1)
    crowd(g, "palatine", (BLUE, 1))
    g.submit(ORANGE, "influence palatine award 1")

    assert told(g)[:4] == [
        "Orange influenced Palatine for 1 wheat; the stack has 1 citizen.",
        "Orange gained 1 aureus.",
        "Orange took an award on hill Palatine: 2 wheat.",
        "Orange gained 2 wheat.",
    ]


def test_the_wheat_of_the_award_does_not_pay_the_influence() -> None:
    """AE-12.18"""
    g = actions()
    awards(g, "palatine", "aw07 aw01 aw02")
    give(g.players[ORANGE], wheat=1)

    assert closed(g, ORANGE, "influence palatine award 1").refusal.clause == "AE-1.8"


def test_a_token_may_be_taken_although_a_part_is_lost() -> None:
    """AE-12.20: the aureus without the citizen."""
    g = actions()
    awards(g, "palatine", "aw05 aw01 aw02")
    give(g.players[ORANGE], citizens=7)
    g.submit(ORANGE, "influence palatine award 1")

    assert goods(g.players[ORANGE]) == (6, 3, 1, 3)


def test_a_token_that_calms_below_0_earns_the_bonus() -> None:
    """AE-12.10, AE-8.2"""
    g = actions()
    awards(g, "palatine", "aw08 aw01 aw02")
    give(g.players[ORANGE], unrest=1)
    g.submit(ORANGE, "influence palatine award 1")

    assert (g.players[ORANGE].unrest, g.players[ORANGE].points) == (0, 1)
