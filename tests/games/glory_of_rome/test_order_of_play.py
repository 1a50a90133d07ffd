"""Seats, provinces and turn order; fame and milestones (GR-5, GR-6)."""

from __future__ import annotations

import pytest

from comitium.games.glory_of_rome.components import EVENTS
from comitium.games.glory_of_rome.fame import gain_fame, lose_fame
from comitium.games.glory_of_rome.kinds import Sphere
from tests.games.glory_of_rome.situations import (
    HENRY,
    JACK,
    MARY,
    ROSS,
    activating,
    building,
    cleared,
    codes,
    denarii,
    fame,
    finish_phase,
    followers,
    intrigue,
    levels,
    medal,
    placing,
    play,
    provinces,
    purses,
    refused,
    seat_view,
    taxing,
    track,
    view,
    with_event,
)

CW90, CC90, CW180, CC180 = "gift", "clemency", "levy", "comitia"


def turned(event: str) -> list[str]:
    """The provinces before places 0 to 3 after a round with this event."""
    g = taxing(cleared(event=event))
    finish_phase(g)
    return provinces(g)


def test_four_places_numbered_clockwise_each_before_one_province() -> None:
    """GR-5.1"""
    shown = view(cleared()).provinces
    assert [(province.place, province.province) for province in shown] == [
        (0, "africa"),
        (1, "gaul"),
        (2, "hispania"),
        (3, "italy"),
    ]


def test_a_player_controls_the_province_in_front_for_one_round() -> None:
    """GR-5.2: the buildings stay with the province, not with the builder."""
    g = building(cleared(event=CW90))
    g.submit(JACK, "build africa.agr")
    finish_phase(g)
    finish_phase(g)
    finish_phase(g)
    assert seat_view(g, MARY).province == "africa"
    assert g.province_of(MARY).levels[Sphere.AGRICULTURE] == 1
    assert seat_view(g, JACK).province == "italy"
    assert g.province_of(JACK).population() == 1


def test_the_first_player_token_travels_with_its_province() -> None:
    """GR-5.3, GR-5.4, GR-26.2: Africa turns from Jack to Mary, so she is first."""
    g = taxing(cleared(event=CW90))
    assert view(g).first_player_seat == JACK
    finish_phase(g)
    assert g.first == "africa"
    assert view(g).first_player_seat == MARY
    assert [province.province for province in view(g).provinces if province.first_player_token] == ["africa"]


@pytest.mark.parametrize(("clockwise", "first"), [(True, JACK), (False, HENRY)])
def test_before_an_empty_place_the_next_in_the_direction_is_first(clockwise: bool, first: int) -> None:
    """GR-5.5: the token lies in Italy, before the empty fourth place of three players."""
    g = cleared(3)
    g.first = "italy"
    g.clockwise = clockwise
    assert g.turn_order()[0] == first


@pytest.mark.parametrize(("event", "order"), [(CW90, [JACK, MARY, HENRY, ROSS]), (CC90, [JACK, ROSS, HENRY, MARY])])
def test_the_arrow_gives_the_direction(event: str, order: list[int]) -> None:
    """GR-5.6, GR-8.1"""
    g = with_event(cleared(), event)
    assert g.order == order
    assert view(g).clockwise == EVENTS[event].clockwise


def test_all_phases_follow_this_order() -> None:
    """GR-5.7: counter-clockwise from Jack, in every phase."""
    g = cleared(event=CC90)
    g.clockwise = False
    g.order = g.turn_order()
    denarii(g, 9, 9, 9, 9)
    for seat, province in enumerate(["gaul", "hispania", "italy", "africa"]):
        intrigue(g, seat, province)
        levels(g, province, rel=1)
    fame(g, 4, 4, 4, 4)
    activating(g)
    asked: list[tuple[str, int]] = []
    while g.round == 2:
        seat = g.waiting()[0]
        if not asked or asked[-1] != (g.heading, seat):
            asked.append((g.heading, seat))
        finish = ("done", "decline", "place colosseum", "tax normal")
        g.submit(seat, next(code for code in finish if code in codes(g, seat)))
    around = [JACK, ROSS, HENRY, MARY]
    assert asked == [(phase, seat) for phase in ("intrigue", "building", "action", "income") for seat in around]


def test_the_board_turns_only_at_the_end_of_the_round() -> None:
    """GR-5.8: the card lies there from the start."""
    g = with_event(cleared(), CW90)
    while g.round == 2:
        assert provinces(g) == ["africa", "gaul", "hispania", "italy"]
        seat = g.waiting()[0]
        g.submit(seat, next(c for c in ("done", "decline", "place colosseum", "tax normal") if c in codes(g, seat)))
    assert provinces(g) == ["italy", "africa", "gaul", "hispania"]


@pytest.mark.parametrize(
    ("quarters", "after"),
    [
        (1, ["italy", "africa", "gaul", "hispania"]),
        (2, ["hispania", "italy", "africa", "gaul"]),
        (-1, ["gaul", "hispania", "italy", "africa"]),
        (-2, ["hispania", "italy", "africa", "gaul"]),
    ],
)
def test_turning_moves_every_province(quarters: int, after: list[str]) -> None:
    """GR-5.9"""
    assert [province.name for province in cleared().turned(quarters)] == after


@pytest.mark.parametrize(
    ("event", "after"),
    [
        (CW90, ["italy", "africa", "gaul", "hispania"]),
        (CW180, ["hispania", "italy", "africa", "gaul"]),
        (CC90, ["gaul", "hispania", "italy", "africa"]),
        (CC180, ["hispania", "italy", "africa", "gaul"]),
    ],
)
def test_four_arrows(event: str, after: list[str]) -> None:
    """Example 42: GR-5.9, GR-26.1"""
    assert turned(event) == after


# -- fame and milestones -----------------------------------------------------------------------------------------------


def test_fame_moves_at_once_and_end_fame_only_at_the_end() -> None:
    """GR-6.1"""
    g = cleared()
    levels(g, "africa", pol=1)
    placing(g)
    play(g, (JACK, "place africa.pol"), (JACK, "vote"))
    assert track(g)[JACK] == 1  # the vote is worth 1 end fame, not counted yet
    play(g, (MARY, "place colosseum"), (MARY, "cheer"))
    assert track(g)[MARY] == 3


@pytest.mark.parametrize(("reached", "cell", "laps"), [(30, 30, 0), (31, 1, 1), (60, 30, 1), (61, 1, 2), (95, 5, 3)])
def test_the_track_has_30_cells_and_no_end(reached: int, cell: int, laps: int) -> None:
    """GR-6.2, GR-6.3"""
    g = cleared()
    gain_fame(g, [JACK], reached - 1, "")
    assert (g.players[JACK].fame, seat_view(g, JACK).cell, seat_view(g, JACK).laps) == (reached, cell, laps)


def test_fame_never_drops_below_1() -> None:
    """GR-6.4: neither by an event nor by a tax that would need it."""
    g = cleared(harsh="on")
    fame(g, 2, 9, 9, 9)
    levels(g, "africa", agr=1)
    with_event(g, "plague")  # the highest population loses 2
    assert track(g)[JACK] == 1
    g = taxing(cleared())
    with refused(g, "Fame 1 minus the penalty 1 would be less than 1.", "GR-25.4"):
        g.submit(JACK, "tax double")


def test_a_second_lap_can_be_lost_again() -> None:
    """GR-6.5: 31 goes back to 30."""
    g = cleared()
    fame(g, 31)
    lose_fame(g, JACK, 1, "")
    assert (g.players[JACK].fame, seat_view(g, JACK).cell, seat_view(g, JACK).laps) == (30, 30, 0)


def test_a_milestone_gives_each_player_one_follower_once() -> None:
    """GR-6.7, GR-6.8: the one at 5 does not move; falling back and returning brings nothing."""
    g = cleared()
    fame(g, 4, 4, 4, 4)
    gain_fame(g, [JACK], 1, "")
    assert (g.players[JACK].followers, g.milestones[0]) == (2, 5)
    lose_fame(g, JACK, 3, "")
    gain_fame(g, [JACK], 6, "")
    assert g.players[JACK].followers == 2
    gain_fame(g, [MARY], 1, "")
    assert [player.followers for player in g.players] == [2, 2, 1, 1]
    assert view(g).milestones[0].claimed_by == (JACK, MARY)


def test_the_other_markers_move_down_for_each_claim() -> None:
    """GR-6.9"""
    g = cleared()
    gain_fame(g, [JACK], 11, "")
    assert g.milestones == [5, 11, 21, 30]
    gain_fame(g, [MARY], 9, "")
    assert g.milestones == [5, 10, 21, 30]


def test_whoever_a_marker_reaches_claims_it_too() -> None:
    """GR-6.10: again and again, until nobody qualifies."""
    g = cleared()
    fame(g, 11, 11, 10, 9)
    for player in g.players:
        player.claimed[0] = True
    gain_fame(g, [JACK], 1, "")
    assert g.milestones[1] == 12 - 4  # Jack 12, Mary on 11, Henry on 10, Ross on 9
    assert [player.followers for player in g.players] == [2, 2, 2, 2]


def test_several_milestones_in_one_gain() -> None:
    """GR-6.11"""
    g = cleared()
    gain_fame(g, [JACK], 21, "")
    assert g.players[JACK].claimed == [True, True, True, False]
    assert g.players[JACK].followers == 4
    assert g.milestones == [5, 11, 20, 30]


def test_a_follower_is_kept_when_fame_drops() -> None:
    """GR-6.12"""
    g = cleared()
    gain_fame(g, [JACK], 5, "")
    lose_fame(g, JACK, 5, "")
    assert (g.players[JACK].fame, g.players[JACK].followers) == (1, 2)


def test_a_new_follower_can_be_placed_in_the_same_phase() -> None:
    """GR-6.13, GR-13.3: also by a player who had run out, out of turn by the Priest medal."""
    g = cleared()
    fame(g, 4, 2, 3, 2)
    medal(g, JACK, "priest")
    followers(g, 1, 1, 2, 1)
    placing(g)
    play(g, (JACK, "place colosseum"), (JACK, "decline"), (MARY, "place colosseum"), (MARY, "decline"))
    assert g.players[JACK].home == 0
    g.submit(JACK, "exchange")  # it is Henry's turn
    assert g.players[JACK].home == 1
    play(g, (HENRY, "place colosseum"), (HENRY, "decline"), (ROSS, "place colosseum"), (ROSS, "decline"))
    assert g.waiting() == [JACK]
    play(g, (JACK, "place colosseum"), (JACK, "decline"))
    assert g.waiting() == [HENRY]


def test_a_follower_gained_out_of_turn_takes_nobodys_turn() -> None:
    """GR-12.9, GR-13.3: Jack had run out and is passed over; his exchange in Mary's turn leaves it to her."""
    g = cleared()
    fame(g, 4, 2, 3, 2)
    denarii(g, 3, 0, 0, 0)
    medal(g, JACK, "priest")
    followers(g, 0, 1, 1, 0)
    placing(g)
    assert g.waiting() == [MARY]
    g.submit(JACK, "exchange")
    assert (g.players[JACK].home, g.waiting()) == (1, [MARY])
    play(g, (MARY, "place colosseum"), (MARY, "decline"))
    assert g.waiting() == [HENRY]
    play(g, (HENRY, "place colosseum"), (HENRY, "decline"))
    assert g.waiting() == [JACK]


def test_ones_own_exchange_hands_ones_turn_to_nobody() -> None:
    """GR-12.9, GR-6.10: Mary's claim moves the marker down to Jack, who had run out; she still places first."""
    g = cleared()
    fame(g, 11, 11, 1, 1)
    for player in g.players:
        player.claimed[0] = True
    denarii(g, 0, 3, 0, 0)
    medal(g, MARY, "priest")
    followers(g, 0, 1, 1, 0)
    placing(g)
    g.submit(MARY, "exchange")
    assert [player.home for player in g.players] == [1, 2, 1, 0]
    assert g.waiting() == [MARY]


def test_an_exchange_leaves_the_activator_asked() -> None:
    """GR-12.9: Jack could activate nothing and was passed over; Henry's fame makes Slander possible too late."""
    g = cleared()
    fame(g, 4, 4, 1, 4)
    denarii(g, 0, 0, 6, 0)
    medal(g, HENRY, "priest")
    intrigue(g, JACK, "hispania")
    intrigue(g, MARY, "italy")
    activating(g)
    assert g.waiting() == [MARY]
    g.submit(HENRY, "exchange")
    assert (track(g)[HENRY], g.waiting()) == (2, [MARY])
    play(g, (MARY, "activate italy.1"), (MARY, "slander"))
    assert g.heading == "building"


def test_ones_own_exchange_ends_the_turn_only_with_nothing_left_to_do() -> None:
    """GR-12.9: while a building can be paid the turn goes on."""
    g = cleared()
    denarii(g, g.price(Sphere.AGRICULTURE, 1) + 4, 20, 0, 0)
    medal(g, JACK, "priest")
    building(g)
    g.submit(JACK, "exchange")
    assert (g.waiting(), codes(g, JACK)[0]) == ([JACK], "build africa.rel")
    g.submit(JACK, "exchange")
    assert (purses(g)[JACK], g.waiting()) == (0, [MARY])
