"""Phases G and H: revolts and food (AE-19, AE-20)."""

from __future__ import annotations

import pytest

from comitium.games.aeterna.revolts import Food, Revolts
from tests.games.aeterna.situations import (
    BLUE,
    ORANGE,
    RED,
    actions,
    begun,
    carried_out,
    codes,
    crowd,
    damage,
    give,
    goods,
    points,
    refused,
    revolts,
    seat_view,
    told,
    unrest,
    view,
)


@pytest.mark.parametrize(
    ("level", "reached"),
    [(2, []), (3, [3]), (4, [3]), (5, [3, 5]), (8, [3, 5, 7]), (9, [3, 5, 7, 9]), (10, [3, 5, 7, 9])],
)
def test_every_token_at_or_below_the_unrest_threatens(level: int, reached: list[int]) -> None:
    """AE-19.1: each is paid or answered with doom."""
    g = revolts(unrest=level)

    assert list(seat_view(g, ORANGE).threats) == reached
    if reached:
        assert [code for code in codes(g, ORANGE) if code.startswith("doom")] == [f"doom {space}" for space in reached]
        assert view(g).damage_due == tuple(reached)
    else:
        assert g.heading == "end_of_epoch"


def test_a_token_is_paid_with_everything_on_it() -> None:
    """AE-19.1, AE-19.4: citizens go from the domus to the supply."""
    g = revolts(tokens="dt6 dt1 dt2 dt3", unrest=3, citizens=3, wheat=9, aurei=9)
    supply = g.players[ORANGE].supply
    g.submit(ORANGE, "pay 3")

    # 1 citizen, 2 wheat, 4 aurei; then two citizens eat
    assert goods(g.players[ORANGE]) == (2, 5, 1, 9 - 2 - 2)
    assert g.players[ORANGE].supply == supply + 1
    assert g.players[ORANGE].doom == 0


def test_doom_may_be_taken_although_the_token_could_be_paid() -> None:
    """AE-19.1, AE-19.2: a free choice for each token."""
    g = revolts(unrest=5, aurei=9, wheat=9, stone=9)
    assert codes(g, ORANGE) == ["pay 3", "doom 3", "pay 5", "doom 5"]
    g.submit(ORANGE, "doom 3")
    g.submit(ORANGE, "pay 5")

    assert g.players[ORANGE].doom == 1


def test_tokens_are_answered_in_an_order_of_choice() -> None:
    """AE-19.2: the highest first, if that is what the goods are wanted for."""
    g = revolts(tokens="dt3 dt5 dt4 dt1", unrest=5, aurei=2, wheat=3, stone=1)
    g.submit(ORANGE, "pay 5")

    assert codes(g, ORANGE) == ["doom 3"]
    assert view(g).damage_due == (3,)


def test_a_token_that_cannot_be_paid_in_full_is_answered_with_doom() -> None:
    """AE-19.3: nothing is paid in part."""
    g = revolts(tokens="dt1 dt2 dt3 dt4", unrest=3, aurei=5, stone=1)

    with refused(g, "This takes 6 aurei; you have 5.", "AE-19.3"):
        g.submit(ORANGE, "pay 3")
    g.submit(ORANGE, "doom 3")
    assert goods(g.players[ORANGE])[1:3] == (5, 1)
    assert g.players[ORANGE].doom == 1


def test_only_tokens_reached_can_be_answered() -> None:
    """AE-19.1"""
    g = revolts(unrest=3)

    with refused(g, "At unrest 3 you have 1 token to answer, and this is none of them.", "AE-19.1"):
        g.submit(ORANGE, "doom 5")


def test_neither_answer_moves_the_marker_or_the_token() -> None:
    """AE-19.5: the token threatens the next player, and in the next epoch again."""
    g = actions(3)
    damage(g, "dt3 dt5 dt4 dt1")
    for player in g.players:
        give(player, unrest=3, aurei=9, stone=9, wheat=9)
    begun(g, Revolts())
    tokens = list(g.damage)
    g.submit(ORANGE, "pay 3")
    g.submit(BLUE, "doom 3")
    assert codes(g, RED) == ["pay 3", "doom 3"]
    g.submit(RED, "doom 3")

    assert unrest(g) == [3, 3, 3]
    assert g.damage == tokens
    begun(g, Revolts())
    assert codes(g, ORANGE) == ["pay 3", "doom 3"]


def test_doom_tokens_are_kept_and_add_up() -> None:
    """AE-19.6: over the epochs, and no calm takes them away."""
    g = revolts(unrest=5)
    g.submit(ORANGE, "doom 3")
    g.submit(ORANGE, "doom 5")
    g.players[ORANGE].unrest = 3
    begun(g, Revolts())
    g.submit(ORANGE, "doom 3")

    assert g.players[ORANGE].doom == 3


def test_each_player_answers_all_tokens_before_the_next_begins() -> None:
    """AE-19.7: in turn order."""
    g = actions(3)
    g.order = [BLUE, RED, ORANGE]
    give(g.players[ORANGE], unrest=3)
    give(g.players[BLUE], unrest=7)
    begun(g, Revolts())
    asked = []
    while g.heading == "revolts":
        seat = g.waiting()[0]
        asked.append(seat)
        g.submit(seat, next(code for code in codes(g, seat) if code.startswith("doom")))

    assert asked == [BLUE, BLUE, BLUE, ORANGE]


def test_every_citizen_in_the_domus_eats_a_wheat() -> None:
    """AE-20.1"""
    g = actions()
    give(g.players[ORANGE], citizens=4, wheat=6)
    carried_out(g, Food())

    assert goods(g.players[ORANGE]) == (4, 2, 1, 2)
    assert unrest(g) == [0, 0, 0]
    assert told(g)[0] == "Orange paid 4 wheat as food for 4 citizens."


def test_feeding_is_compulsory_as_far_as_the_wheat_lasts() -> None:
    """AE-20.2: nothing may be kept back; no question is asked."""
    g = actions()
    give(g.players[ORANGE], citizens=4, wheat=3)
    carried_out(g, Food())

    assert g.waiting() == []
    assert g.players[ORANGE].wheat == 0
    assert told(g)[:2] == ["Orange paid 3 wheat as food for 4 citizens.", "1 citizen of Orange went hungry."]


def test_unfed_citizens_raise_unrest_and_stay() -> None:
    """AE-20.3: two each, all together one gain."""
    g = actions()
    give(g.players[ORANGE], citizens=4, wheat=1, unrest=2)
    carried_out(g, Food())
    assert (unrest(g)[ORANGE], g.players[ORANGE].citizens) == (8, 4)

    give(g.players[ORANGE], citizens=3, wheat=0, unrest=8, points=10)
    carried_out(g, Food())
    assert (unrest(g)[ORANGE], points(g)[ORANGE]) == (10, 6)
    overflows = [line for line in told(g) if "above the end" in line]
    assert overflows == ["Orange lost 4 points for unrest above the end of the track."]


def test_unrest_by_hunger_meets_no_damage_token_in_this_epoch() -> None:
    """AE-20.4"""
    g = actions(2)
    for player in g.players:
        give(player, citizens=4, wheat=0)
    begun(g, Revolts(), Food())

    assert unrest(g) == [8, 8]
    assert g.heading == "end_of_epoch"
    assert [player.doom for player in g.players] == [0, 0]


def test_citizens_in_the_supply_eat_nothing() -> None:
    """AE-20.5: nor does one spent on a province or a damage token."""
    g = revolts(tokens="dt4 dt2 dt3 dt1", unrest=3, citizens=3, wheat=5)
    g.submit(ORANGE, "pay 3")

    assert goods(g.players[ORANGE]) == (2, 2, 1, 5 - 3 - 2)
    assert unrest(g)[ORANGE] == 3


def test_the_forecast_of_food_is_what_phase_h_does() -> None:
    """AE-20.1, AE-18.1: citizens on hills eat as well, once they are home."""
    g = actions(3)
    crowd(g, "palatine", (ORANGE, 3))
    give(g.players[ORANGE], wheat=1)
    shown = view(g).outlook[ORANGE]

    assert (shown.food_needed, shown.food_missing, shown.hunger_unrest) == (5, 4, 8)
