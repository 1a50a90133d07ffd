"""Action phase: followers, boosts, and the actions (GR-13 to GR-17.1, GR-20 to GR-22)."""

from __future__ import annotations

import pytest

from comitium.games.glory_of_rome.kinds import Sphere, Tier
from tests.games.glory_of_rome.situations import (
    HENRY,
    JACK,
    MARY,
    ROSS,
    activating,
    cleared,
    closed,
    codes,
    fame,
    feud,
    finish_phase,
    followers,
    give,
    intrigue,
    legions,
    levels,
    medal,
    on_top,
    own_pieces,
    pantheon,
    placing,
    play,
    purses,
    refused,
    scored,
    seat_view,
    stationed,
    track,
    view,
)

# -- placing (GR-13) ---------------------------------------------------------------------------------------------------


def test_one_follower_each_round_and_round() -> None:
    """GR-13.1: until nobody has one left."""
    g = cleared()
    followers(g, 2, 1, 3, 1)
    placing(g)
    turns = []
    while g.heading == "action":
        turns.append(g.waiting()[0])
        play(g, (turns[-1], "place colosseum"), (turns[-1], "decline"))
    assert turns == [JACK, MARY, HENRY, ROSS, JACK, HENRY, HENRY]


def test_passing_is_not_allowed() -> None:
    """GR-13.2: the Colosseum is always open."""
    g = placing(cleared())
    with refused(g, "Passing is not possible: followers left to place: 1.", "GR-13.2"):
        g.submit(JACK, "pass")
    assert "place colosseum" in codes(g, JACK)


def test_a_player_without_followers_is_skipped() -> None:
    """GR-13.3"""
    g = cleared()
    g.players[MARY].home = 0
    placing(g)
    play(g, (JACK, "place colosseum"), (JACK, "cheer"))
    assert g.waiting() == [HENRY]


def test_only_in_the_own_province_or_the_colosseum() -> None:
    """GR-13.4: buildings, empty slots, Colosseum."""
    g = cleared()
    levels(g, "africa", mil=1, rel=1)
    levels(g, "gaul", agr=1)
    intrigue(g, MARY, "africa", 2)
    placing(g)
    assert codes(g, JACK) == [
        "place africa.mil",
        "place africa.mil boosted",
        "place africa.rel",
        "plot africa.1",
        "plot africa.3",
        "place colosseum",
    ]
    with refused(g, "In this round you control Africa only.", "GR-13.4"):
        g.submit(JACK, "place gaul.agr")


@pytest.mark.parametrize(
    ("level", "sentence"),
    [
        (1, "The only place of this building is taken."),
        (2, "All 2 places of this building are taken."),
        (3, "All 3 places of this building are taken."),
    ],
)
def test_a_building_holds_as_many_followers_as_its_level(level: int, sentence: str) -> None:
    """GR-13.5"""
    g = cleared(1)
    levels(g, "africa", rel=level)
    followers(g, 5)
    placing(g)
    for number in range(level):
        assert view(g).provinces[0].sites[3].free_places == level - number
        play(g, (JACK, "place africa.rel"), (JACK, "decline"))
    with refused(g, sentence, "GR-13.5"):
        g.submit(JACK, "place africa.rel")


def test_an_empty_site_cannot_be_chosen() -> None:
    """GR-13.6"""
    g = placing(cleared())
    with refused(g, "No trade building stands here.", "GR-13.6"):
        g.submit(JACK, "place africa.tra")
    assert closed(g, JACK)["place africa.tra"] == "GR-13.6"


def test_a_follower_on_a_boost_is_one_follower() -> None:
    """GR-13.7"""
    g = cleared(1)
    levels(g, "africa", mil=2)
    followers(g, 3)
    placing(g)
    play(g, (JACK, "place africa.mil boosted"), (JACK, "decline"))
    assert view(g).provinces[0].sites[0].free_places == 1


def test_the_action_is_optional_and_may_be_impossible() -> None:
    """GR-13.8: a follower can stand where nothing can be done."""
    g = cleared()
    levels(g, "africa", pol=1)
    g.players[JACK].votes = 0
    placing(g)
    g.submit(JACK, "place africa.pol")
    assert g.waiting() == [MARY]
    levels(g, "gaul", rel=1)
    play(g, (MARY, "place gaul.rel"), (MARY, "decline"))
    assert own_pieces(g, MARY) == (0, 0)
    assert g.waiting() == [HENRY]


def test_the_order_inside_a_turn() -> None:
    """GR-13.9: place, play goods, act; selling and sets at any point."""
    g = cleared()
    levels(g, "africa", pol=1)
    give(g, JACK, "toga.1", "pilum.1", "stola.1", "coin_chest.1")
    g.players[JACK].votes = 0
    placing(g)
    assert "sell pilum.1" in codes(g, JACK)
    with refused(g, "Toga can be played only when you place a follower.", "GR-18.2"):
        g.submit(JACK, "play toga.1")
    play(g, (JACK, "sell pilum.1"), (JACK, "place africa.pol"), (JACK, "play toga.1"), (JACK, "sell stola.1"))
    g.submit(JACK, "vote")
    assert g.column == [JACK]
    assert "sell coin_chest.1" in codes(g, JACK)


def test_goods_are_played_only_before_the_action() -> None:
    """GR-13.10: afterwards they can be sold or discarded, and the turn is ended."""
    g = cleared()
    levels(g, "africa", agr=1, tra=1)
    give(g, JACK, "coin_chest.1")
    followers(g, 2, 1, 1, 1)
    placing(g)
    play(g, (JACK, "place africa.agr"), (JACK, "farm"))
    assert codes(g, JACK) == ["sell coin_chest.1", "discard coin_chest.1", "end turn"]
    with refused(g, "Coin Chest can be played only when you place a follower.", "GR-18.2"):
        g.submit(JACK, "play coin_chest.1")
    g.submit(JACK, "end turn")
    assert g.waiting() == [MARY]
    finish = [(seat, code) for seat in (MARY, HENRY, ROSS) for code in ("place colosseum", "cheer")]
    play(g, *finish, (JACK, "place africa.tra"), (JACK, "decline"))
    with refused(g, "Coin Chest can be played only when you place a follower.", "GR-18.2"):
        g.submit(JACK, "play coin_chest.1")


def test_an_intrigue_is_laid_as_part_of_placing() -> None:
    """GR-13.11: goods for a follower anywhere may follow, and there is no further action."""
    g = cleared()
    give(g, JACK, "coin_chest.1", "laurel_wreath.1")
    placing(g)
    g.submit(JACK, "plot africa.1")
    assert codes(g, JACK) == ["play coin_chest.1", "sell coin_chest.1", "sell laurel_wreath.1", "end turn"]
    play(g, (JACK, "play coin_chest.1"), (JACK, "end turn"))
    assert g.waiting() == [MARY]


# -- boosts (GR-14) ----------------------------------------------------------------------------------------------------


def test_boosts_for_war_politics_and_trade_only() -> None:
    """GR-14.1"""
    g = cleared()
    feud(g, 0)
    levels(g, "africa", mil=1, pol=1, tra=1, rel=1, agr=1)
    placing(g)
    boosted = [code for code in codes(g, JACK) if code.endswith("boosted")]
    assert boosted == ["place africa.mil boosted", "place africa.pol boosted", "place africa.tra boosted"]
    with refused(g, "There is no religion boost.", "GR-14.1"):
        g.submit(JACK, "place africa.rel boosted")


def test_a_boost_once_per_round_and_only_on_an_open_cell() -> None:
    """GR-14.2"""
    g = cleared(1, characters=["antony"])
    levels(g, "africa", mil=2, tra=1)
    followers(g, 3)
    placing(g)
    play(g, (JACK, "place africa.mil boosted"), (JACK, "decline"))
    with refused(g, "The military boost is used in this round.", "GR-14.2"):
        g.submit(JACK, "place africa.mil boosted")
    with refused(g, "A feud token covers the trade boost: you have 2.", "GR-14.2"):
        g.submit(JACK, "place africa.tra boosted")


def test_a_boost_is_declared_with_the_follower() -> None:
    """GR-14.3: the token lies under it; later it is too late."""
    g = cleared()
    levels(g, "africa", mil=1)
    placing(g)
    g.submit(JACK, "place africa.mil")
    g.submit(JACK, "legion epirus")
    assert g.waiting() == [MARY]
    assert stationed(g, JACK) == (1, 0, 0)


def test_a_boosted_action_is_done_twice() -> None:
    """GR-14.4: two legions, two votes, two cards."""
    g = cleared(1)
    feud(g, 0)
    levels(g, "africa", mil=1, pol=1, tra=1)
    followers(g, 3)
    placing(g)
    play(g, (JACK, "place africa.mil boosted"), (JACK, "legion epirus"), (JACK, "legion thrace"))
    play(g, (JACK, "place africa.pol boosted"), (JACK, "vote"), (JACK, "vote"))
    play(g, (JACK, "place africa.tra boosted"), (JACK, "draw"), (JACK, "draw"))
    assert (stationed(g, JACK), g.column, len(g.players[JACK].hand)) == ((1, 0, 1), [JACK, JACK], 2)


def test_the_halves_may_differ_and_the_second_may_be_skipped() -> None:
    """GR-14.5"""
    g = cleared(1)
    levels(g, "africa", mil=2, pol=1)
    legions(g, JACK, thrace=1)
    followers(g, 2)
    feud(g, 0)
    placing(g)
    play(g, (JACK, "place africa.mil boosted"), (JACK, "legion macedonia"), (JACK, "march thrace epirus"))
    assert stationed(g, JACK) == (1, 1, 0)
    play(g, (JACK, "place africa.pol boosted"), (JACK, "vote"), (JACK, "decline"))
    assert g.column == [JACK]


def test_a_boost_never_recruits() -> None:
    """GR-14.6: a Spatha gives one legion, boosted or not, and Compasses one anchor's end."""
    g = cleared(1, characters=["junia"])
    feud(g, 0)
    levels(g, "africa", mil=1)
    give(g, JACK, "spatha.1")
    placing(g)
    play(g, (JACK, "place africa.mil boosted"), (JACK, "play spatha.1"))
    assert g.players[JACK].legions == 6


def test_boosts_return_at_the_end_of_the_phase() -> None:
    """GR-14.7"""
    g = cleared(1, characters=["antony"])
    levels(g, "africa", mil=1)
    placing(g)
    play(g, (JACK, "place africa.mil boosted"))
    assert [cell.state for cell in seat_view(g, JACK).track] == ["used", "open", "covered", "covered"]
    finish_phase(g)
    assert [cell.state for cell in seat_view(g, JACK).track] == ["open", "open", "covered", "covered"]


# -- military (GR-15) --------------------------------------------------------------------------------------------------


def test_a_legion_goes_to_a_battlefield_or_from_one_to_another() -> None:
    """GR-15.1, GR-15.2, GR-15.5: never back to the board."""
    g = cleared()
    levels(g, "africa", mil=1)
    legions(g, JACK, epirus=2)
    placing(g)
    g.submit(JACK, "place africa.mil")
    assert codes(g, JACK) == [
        "legion epirus",
        "legion macedonia",
        "legion thrace",
        "march epirus macedonia",
        "march epirus thrace",
        "decline",
    ]
    g.submit(JACK, "march epirus thrace")
    assert stationed(g, JACK) == (1, 0, 1)
    assert [field.shield for field in view(g).battlefields] == [2, 3, 4]


def test_any_number_of_legions_may_stand_on_a_battlefield() -> None:
    """GR-15.3"""
    g = cleared()
    levels(g, "africa", mil=1)
    for seat in range(4):
        legions(g, seat, thrace=5)
    placing(g)
    play(g, (JACK, "place africa.mil"), (JACK, "legion thrace"))
    assert view(g).battlefields[2].legions == 21


@pytest.mark.parametrize(("jack", "mary", "conquered"), [(1, 1, False), (2, 1, True), (3, 0, True)])
def test_a_battlefield_is_conquered_by_all_legions_together(jack: int, mary: int, conquered: bool) -> None:
    """GR-15.4, GR-28.3: Macedonia's shield is 3."""
    g = cleared()
    legions(g, JACK, macedonia=jack)
    legions(g, MARY, macedonia=mary)
    field = view(g).battlefields[1]
    assert (field.conquered, field.missing) == (conquered, max(0, 3 - jack - mary))
    first = [line.points for line in scored(g).sheets[JACK].lines if line.source.name == "score-field"]
    assert first == [8 if conquered else 0]


# -- politics (GR-16) --------------------------------------------------------------------------------------------------


def test_a_vote_goes_on_top() -> None:
    """GR-16.1"""
    g = cleared()
    levels(g, "africa", pol=1)
    g.column = [MARY]
    placing(g)
    play(g, (JACK, "place africa.pol"), (JACK, "vote"))
    assert g.column == [MARY, JACK]
    assert seat_view(g, JACK).votes_home == 3


def test_the_sixth_vote_pushes_out_the_bottom_one() -> None:
    """GR-16.2: home to its owner."""
    g = cleared()
    levels(g, "africa", pol=1)
    g.column = [MARY, HENRY, MARY, HENRY, MARY]
    placing(g)
    play(g, (JACK, "place africa.pol"), (JACK, "vote"))
    assert g.column == [HENRY, MARY, HENRY, MARY, JACK]
    assert seat_view(g, MARY).votes_home == 3


def test_without_a_vote_on_the_board_none_is_placed() -> None:
    """GR-16.3: even if the own vote is at the bottom of a full column."""
    g = cleared()
    levels(g, "africa", pol=1)
    g.players[JACK].votes = 2
    g.column = [JACK, HENRY, MARY, JACK, MARY]
    other = g.copy()
    placing(g)
    g.submit(JACK, "place africa.pol")
    assert g.waiting() == [MARY]
    give(other, JACK, "stola.1")
    placing(other)
    other.submit(JACK, "place africa.pol")
    with refused(other, "None of your 2 votes is on your board.", "GR-16.3"):
        other.submit(JACK, "vote")


def test_supremacy_and_again() -> None:
    """GR-16.4, GR-16.5: two own votes on top and one more; each further one scores again."""
    g = cleared()
    feud(g, 0)
    levels(g, "africa", pol=1)
    g.column = [JACK, JACK]
    placing(g)
    assert seat_view(g, JACK).next_vote_is_supremacy
    g.submit(JACK, "place africa.pol boosted")
    g.submit(JACK, "vote")
    assert track(g)[JACK] == 1 + 2
    g.submit(JACK, "vote")
    assert track(g)[JACK] == 1 + 2 + 2


@pytest.mark.parametrize("column", [[JACK, JACK, MARY], [JACK, MARY, JACK], [JACK]])
def test_only_the_top_three_make_a_supremacy(column: list[int]) -> None:
    """GR-16.4"""
    g = cleared()
    levels(g, "africa", pol=1)
    g.column = column
    placing(g)
    play(g, (JACK, "place africa.pol"), (JACK, "vote"))
    assert track(g)[JACK] == 1


def test_supremacy_is_checked_before_the_bottom_vote_leaves() -> None:
    """GR-16.6, GR-16.8: and the vote that comes home may be used for the second half."""
    g = cleared()
    feud(g, 0)
    levels(g, "africa", pol=1)
    g.players[JACK].votes = 5
    g.column = [JACK, JACK, MARY, JACK, JACK]
    placing(g)
    g.submit(JACK, "place africa.pol boosted")
    g.submit(JACK, "vote")
    assert (g.column, track(g)[JACK], g.votes_home(JACK)) == ([JACK, MARY, JACK, JACK, JACK], 3, 1)
    g.submit(JACK, "vote")
    assert (g.column, track(g)[JACK]) == ([MARY, JACK, JACK, JACK, JACK], 5)


def test_supremacy_arises_only_by_placing() -> None:
    """GR-16.7: an event's or an intrigue's removal makes none."""
    g = cleared(characters=["octavian", "junia", "antony", "lepidus"])
    g.column = [HENRY, HENRY, JACK, HENRY]
    fame(g, 4, 4, 4, 4)
    intrigue(g, MARY, "africa")
    activating(g)
    play(g, (MARY, "activate africa.1"), (MARY, "invalid_vote 3"))
    assert (g.column, track(g)[HENRY]) == ([HENRY, HENRY, HENRY], 4)


# -- trade, religion, agriculture, Colosseum ---------------------------------------------------------------------------


def test_a_goods_card_is_drawn() -> None:
    """GR-17.1"""
    g = cleared()
    levels(g, "africa", tra=1)
    on_top(g, "bulla.2")
    placing(g)
    play(g, (JACK, "place africa.tra"), (JACK, "draw"))
    assert g.players[JACK].hand == ["bulla.2"]


def test_one_piece_on_the_own_pantheon() -> None:
    """GR-20.1, GR-20.2, GR-20.3, GR-20.4: two own and a common one, then three own and a common one."""
    g = cleared(1)
    levels(g, "africa", rel=3)
    followers(g, 5)
    laid = []
    for _ in range(7):
        placing(g)
        laid.append((seat_view(g, JACK).next_piece, g.players[JACK].tier()))
        play(g, (JACK, "place africa.rel"), (JACK, "pantheon"))
        g.named("africa").followers[Sphere.RELIGION] = []
        g.players[JACK].home = 5
    foundation, temple = Tier.FOUNDATION, Tier.TEMPLE
    assert laid == [
        ("own", foundation),
        ("own", foundation),
        ("gold", foundation),
        ("own", temple),
        ("own", temple),
        ("own", temple),
        ("gold", temple),
    ]
    assert seat_view(g, JACK).end_fame_pantheon == 4 + 4 + 5


def test_gold_then_silver_then_bronze() -> None:
    """GR-20.5: as far as the stock has them."""
    g = cleared(4)
    for seat in range(4):
        pantheon(g, seat, 3)
    taken = [player.common[Tier.FOUNDATION] for player in g.players]
    assert [piece.value for piece in taken if piece is not None] == ["gold", "silver", "bronze", "bronze"]
    g = cleared(2)
    for seat in range(2):
        pantheon(g, seat, 3)
    taken = [player.common[Tier.FOUNDATION] for player in g.players]
    assert [piece.value for piece in taken if piece is not None] == ["gold", "bronze"]


def test_a_finished_pantheon_takes_no_more() -> None:
    """GR-20.6"""
    g = cleared()
    pantheon(g, JACK, 7)
    levels(g, "africa", rel=1)
    other = g.copy()
    placing(g)
    g.submit(JACK, "place africa.rel")
    assert g.waiting() == [MARY]
    assert g.players[JACK].pieces() == 7
    give(other, JACK, "stola.1")
    placing(other)
    other.submit(JACK, "place africa.rel")
    with refused(other, "Your Pantheon is finished: it has all 7 pieces.", "GR-20.6"):
        other.submit(JACK, "pantheon")


def test_after_sabotage_the_level_goes_on_from_there() -> None:
    """GR-20.7: common pieces stay."""
    g = cleared()
    pantheon(g, MARY, 5)
    fame(g, 4, 4, 4, 4)
    intrigue(g, JACK, "gaul")
    activating(g)
    play(g, (JACK, "activate gaul.1"), (JACK, "sabotage"))
    assert own_pieces(g, MARY) == (2, 1)
    assert g.players[MARY].common[Tier.FOUNDATION] is not None
    pantheon(g, MARY, 3)
    assert g.players[MARY].pieces() == 7


@pytest.mark.parametrize(("round", "brings"), list(enumerate([1, 1, 2, 2, 3, 3, 4, 4, 5], start=1)))
def test_farming_by_round(round: int, brings: int) -> None:
    """Example 40: GR-21.1"""
    g = cleared(round=round)
    levels(g, "africa", agr=1)
    placing(g)
    before = purses(g)[JACK]
    play(g, (JACK, "place africa.agr"), (JACK, "farm"))
    assert purses(g)[JACK] == before + brings


def test_the_colosseum_gives_one_fame_and_has_no_limit() -> None:
    """GR-22.1, GR-22.2"""
    g = cleared(2)
    followers(g, 4, 1)
    placing(g)
    play(g, (JACK, "place colosseum"), (JACK, "cheer"), (MARY, "place colosseum"), (MARY, "decline"))
    assert track(g) == [2, 2]
    play(g, (JACK, "place colosseum"), (JACK, "cheer"), (JACK, "place colosseum"), (JACK, "cheer"))
    assert track(g) == [4, 2]
    assert view(g).colosseum == (JACK, MARY, JACK, JACK)
    assert "place colosseum" in codes(g, JACK)


def test_the_medal_of_the_farmer_shows_in_the_offer() -> None:
    """GR-21.2"""
    g = cleared(round=1)
    levels(g, "africa", agr=1)
    medal(g, JACK, "farmer")
    placing(g)
    g.submit(JACK, "place africa.agr")
    assert [action.sentence().values["denarii"] for action in g.options(JACK) if action.code() == "farm"] == [1 + 2]
