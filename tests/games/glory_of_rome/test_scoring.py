"""Tasks, final scoring, the winner, achievements (GR-27, GR-28, GR-29, GR-33)."""

from __future__ import annotations

import pytest

from comitium.games.glory_of_rome import GAME
from comitium.games.glory_of_rome.components import TASKS
from comitium.games.glory_of_rome.kinds import Tier
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.games.glory_of_rome.scoring import completed_tasks, task_points
from tests.games.glory_of_rome.situations import (
    HENRY,
    JACK,
    MARY,
    ROSS,
    cleared,
    denarii,
    fame,
    feud,
    give,
    lay_set,
    legions,
    medal,
    own,
    pantheon,
    play,
    points,
    scored,
    seat_view,
    tasks,
    taxing,
    told,
    view,
    with_event,
)

WEAPONS = ("spatha.1", "spatha.2", "pilum.1")
JEWELS = ("bulla.1", "bulla.2", "fibula.1")
MORE_JEWELS = ("snake_bracelets.1", "snake_bracelets.2", "laurel_wreath.1")


def ended(g: GloryOfRome) -> GloryOfRome:
    """The last tax is taken, nothing else happens."""
    g.round = 9
    taxing(g)
    play(g, *[(seat, "tax normal") for seat in g.order])
    return g


# -- tasks (GR-27) -----------------------------------------------------------------------------------------------------


def test_tasks_are_secret_until_the_end_and_without_limit() -> None:
    """GR-27.1, GR-28.12"""
    g = cleared()
    tasks(g, JACK, "devotion", "collector", "roll_call", "every_front", "last_word")
    assert len(own(g, JACK).tasks) == 5
    assert seat_view(g, JACK).tasks == 5
    assert seat_view(g, JACK).revealed_tasks == ()
    ended(g)
    assert [task.task for task in seat_view(g, JACK).revealed_tasks] == g.players[JACK].tasks


@pytest.mark.parametrize(
    ("epirus", "macedonia", "thrace", "fixed", "each"),
    [(1, 1, 3, 0, 0), (1, 1, 4, 6, 3), (2, 1, 4, 6, 6), (2, 3, 2, 6, 6)],
)
def test_a_fixed_reward_or_one_in_proportion(epirus: int, macedonia: int, thrace: int, fixed: int, each: int) -> None:
    """GR-27.2: six legions in the field or nothing; three for every first place on a conquered battlefield."""
    g = cleared()
    legions(g, JACK, epirus=epirus, macedonia=macedonia, thrace=thrace)
    assert task_points(g, JACK, "roll_call") == fixed
    assert task_points(g, JACK, "triumphator") == each


def test_a_tie_favours_the_holder() -> None:
    """GR-27.3: most decorated, most feud, fewest feud, Thrace, Senate, fame, first places."""
    g = cleared()
    feud(g, 2, 2, 2, 2)
    fame(g, 9, 9, 9, 9)
    for seat in range(4):
        legions(g, seat, thrace=1)
    g.column = [JACK, MARY, JACK, MARY]
    medal(g, JACK, "farmer")
    medal(g, MARY, "priest")
    for task in ("most_decorated", "fanning_the_feud", "unsleeping_feud", "lord_of_thrace", "senate_majority"):
        assert task_points(g, JACK, task) == TASKS[task].end_fame, task
    assert task_points(g, JACK, "first_among_equals") == 5
    assert task_points(g, JACK, "triumphator") == 3
    medal(g, MARY, "warrior")
    assert task_points(g, JACK, "triumphator") == 0  # the Warrior medal breaks the tie
    assert task_points(g, JACK, "most_decorated") == 0


def test_a_task_is_completed_with_one_end_fame() -> None:
    """GR-27.4"""
    g = cleared()
    tasks(g, JACK, "devotion", "collector", "roll_call")
    pantheon(g, JACK, 1)
    assert completed_tasks(g, JACK) == 1


def test_unfulfilled_tasks_cost_nothing() -> None:
    """GR-27.5"""
    g = cleared()
    tasks(g, JACK, *[task for task, row in TASKS.items() if row.goal.value in ("medal", "sets", "gold", "pantheon")])
    assert points(scored(g), "score-task")[JACK] == 0


def test_tasks_come_from_the_top_and_go_to_the_bottom() -> None:
    """GR-27.6"""
    g = cleared()
    fame(g, 1, 5, 5, 5)
    deck = g.task_deck.copy()
    with_event(g, "oracle")
    play(g, (JACK, "draw tasks"), (JACK, f"keep {deck[-1]}"))
    assert g.task_deck == [deck[-2], *deck[:-2]]


def test_a_short_task_deck() -> None:
    """GR-27.7: a single card is kept; an empty deck makes the effect impossible."""
    g = cleared()
    fame(g, 1, 5, 5, 5)
    g.task_deck = ["devotion"]
    with_event(g, "oracle")
    g.submit(JACK, "draw tasks")
    assert (g.players[JACK].tasks, g.task_deck) == (["devotion"], [])
    g = cleared()
    fame(g, 1, 5, 5, 5)
    g.task_deck = []
    with_event(g, "oracle")
    assert "Jack cannot use what the event offers." in told(g)


@pytest.mark.parametrize(
    ("task", "arrange"),
    [
        ("offerings", "medal priest"),
        ("wild_trade", "medal merchant"),
        ("first_in_the_vote", "medal politician"),
        ("menial_work", "medal farmer"),
        ("last_brick", "medal warrior"),
        ("every_front", "legions"),
        ("voice_of_the_senate", "vote"),
        ("last_word", "vote"),
        ("collector", "sets"),
        ("armourer", "sets"),
        ("jeweller", "sets"),
        ("merchant_prince", "sets"),
        ("house_of_the_gods", "pantheon"),
        ("gilded_stone", "pantheon"),
        ("devotion", "pantheon"),
        ("full_treasury", "denarii"),
        ("darling_of_the_plebs", "fame"),
        ("full_muster", "recruits"),
        ("cursus_honorum", "all"),
    ],
)
def test_every_task_has_its_condition(task: str, arrange: str) -> None:
    """GR-27.2: nothing before, its end fame after."""
    g = cleared()
    denarii(g, 15)
    fame(g, 39)
    give(g, JACK, "stola.1")
    assert task_points(g, JACK, task) == 0
    if arrange.startswith("medal"):
        medal(g, JACK, arrange.split()[1])
    if arrange in ("legions", "all"):
        legions(g, JACK, epirus=2, macedonia=1, thrace=1)
    if arrange in ("vote", "all"):
        g.column = [MARY, JACK]
    if arrange in ("sets", "all"):
        lay_set(g, JACK, "weapon", *WEAPONS)
        lay_set(g, JACK, "jewellery", *JEWELS)
        lay_set(g, JACK, "jewellery", *MORE_JEWELS)
    if arrange in ("pantheon", "all"):
        pantheon(g, JACK, 7)
    denarii(g, 16 if arrange == "denarii" else 15)
    fame(g, 40 if arrange == "fame" else 39)
    if arrange == "recruits":
        g.players[JACK].legions, g.players[JACK].votes = 7, 5
    times = {"collector": 3, "devotion": 7}.get(task, 1)
    assert task_points(g, JACK, task) == TASKS[task].end_fame * times


def test_an_empty_storehouse_has_no_anchor_either() -> None:
    """GR-27.2, GR-17.2"""
    g = cleared()
    assert task_points(g, JACK, "empty_storehouse") == 3
    g.players[JACK].anchor = True
    assert task_points(g, JACK, "empty_storehouse") == 0


# -- final scoring (GR-28) ---------------------------------------------------------------------------------------------


def test_the_score_comes_in_the_printed_order() -> None:
    """GR-28.1"""
    g = cleared()
    legions(g, JACK, epirus=2, thrace=1)
    g.column = [JACK]
    lay_set(g, JACK, "weapon", *WEAPONS)
    tasks(g, JACK, "devotion")
    sources = [line.source.name for line in scored(g).sheets[JACK].lines]
    assert sources == [
        "score-fame",
        "score-field",
        "score-field",
        "score-senate",
        "score-set",
        "score-pantheon",
        "score-task",
        "score-denarii",
    ]


def test_the_fame_track_counts_laps() -> None:
    """GR-28.2"""
    g = cleared()
    fame(g, 3, 31, 61, 30)
    assert points(scored(g), "score-fame") == [3, 31, 61, 30]


def test_only_conquered_battlefields_score_by_number_of_legions() -> None:
    """GR-28.3: without a legion there no place."""
    g = cleared()
    legions(g, JACK, epirus=1, macedonia=2)
    legions(g, MARY, macedonia=1)
    assert points(scored(g), "score-field") == [0 + 8, 4, 0, 0]
    clauses = [line.clause for line in scored(g).sheets[JACK].lines if line.source.name == "score-field"]
    assert clauses == ["GR-28.3", "GR-28.4"]
    few = cleared(2)
    legions(few, JACK, epirus=2)
    assert [rank.owner for rank in view(few).battlefields[0].ranks] == [JACK]
    assert [player.end_fame_military for player in view(few).players] == [5, 0]


@pytest.mark.parametrize(("field", "paid"), [("epirus", [5, 2, 0]), ("macedonia", [8, 4, 0]), ("thrace", [10, 5, 3])])
def test_banners_with_three_and_four_players(field: str, paid: list[int]) -> None:
    """GR-28.4"""
    g = cleared(3)
    for seat, number in ((JACK, 3), (MARY, 2), (HENRY, 1)):
        legions(g, seat, **{field: number})
    assert points(scored(g), "score-field") == paid


@pytest.mark.parametrize(("field", "paid"), [("epirus", [5, 2]), ("macedonia", [4, 0]), ("thrace", [5, 3])])
def test_banners_with_two_players(field: str, paid: list[int]) -> None:
    """GR-28.5"""
    g = cleared(2)
    legions(g, JACK, **{field: 3})
    legions(g, MARY, **{field: 2})
    assert points(scored(g), "score-field") == paid


def test_tied_players_share_a_place_and_get_nothing() -> None:
    """GR-28.6: 3-3-1 gives places 1, 1, 2."""
    g = cleared()
    legions(g, JACK, thrace=3)
    legions(g, MARY, thrace=3)
    legions(g, HENRY, thrace=1)
    legions(g, ROSS, thrace=1)
    assert points(scored(g), "score-field") == [0, 0, 0, 0]
    legions(g, ROSS, thrace=0)
    assert points(scored(g), "score-field") == [0, 0, 5, 0]


def test_the_warrior_pushes_the_others_of_the_tie_down() -> None:
    """GR-28.7"""
    g = cleared()
    legions(g, JACK, thrace=3)
    legions(g, MARY, thrace=3)
    legions(g, HENRY, thrace=1)
    medal(g, MARY, "warrior")
    assert points(scored(g), "score-field") == [5, 10, 3, 0]


def test_votes_score_by_height() -> None:
    """GR-28.8, GR-28.9: 1, 2, 3, 5, 6 from the bottom; a short column has only the lower ones."""
    g = cleared()
    g.column = [JACK, MARY, HENRY, ROSS, JACK]
    assert points(scored(g), "score-senate") == [1 + 6, 2, 3, 5]
    g.column = [JACK, MARY]
    assert points(scored(g), "score-senate") == [1, 2, 0, 0]


@pytest.mark.parametrize(("ware", "worth"), [("tool", 3), ("weapon", 4), ("clothes", 5), ("jewellery", 6)])
def test_sets_score_by_type(ware: str, worth: int) -> None:
    """GR-28.10"""
    g = cleared()
    lay_set(g, JACK, ware, *WEAPONS)
    assert points(scored(g), "score-set") == [worth, 0, 0, 0]


@pytest.mark.parametrize(("pieces", "worth"), [(0, 0), (1, 1), (2, 2), (3, 6), (6, 9), (7, 13)])
def test_every_pantheon_piece_scores(pieces: int, worth: int) -> None:
    """GR-28.11: gold 4, own 1, finished or not."""
    g = cleared()
    pantheon(g, JACK, pieces)
    assert points(scored(g), "score-pantheon")[JACK] == worth


def test_silver_and_bronze() -> None:
    """GR-28.11: 3 and 2."""
    g = cleared()
    for seat in (JACK, MARY, HENRY):
        pantheon(g, seat, 3)
    assert points(scored(g), "score-pantheon")[:3] == [2 + 4, 2 + 3, 2 + 2]


def test_tasks_are_judged_before_denarii_are_exchanged() -> None:
    """GR-28.12, GR-28.13"""
    g = cleared()
    denarii(g, 16, 0, 0, 0)
    tasks(g, JACK, "full_treasury")
    ended(g)
    assert g.result is not None
    assert points(g.result, "score-task")[JACK] == 5
    assert points(g.result, "score-denarii")[JACK] == 17 // 4
    assert g.players[JACK].denarii == 1
    assert GAME.forecast(g, MARY)[JACK].total == g.result.sheets[JACK].total


@pytest.mark.parametrize(("held", "worth"), [(3, 0), (4, 1), (11, 2), (12, 3)])
def test_four_denarii_are_one_end_fame(held: int, worth: int) -> None:
    """GR-28.13: rounded down."""
    g = cleared()
    denarii(g, held)
    assert points(scored(g), "score-denarii")[JACK] == worth


# -- the winner (GR-29) ------------------------------------------------------------------------------------------------


def level(g: GloryOfRome) -> None:
    fame(g, 10, 10, 5, 5)
    denarii(g, 1, 1, 0, 0)


def test_the_highest_total_wins() -> None:
    """GR-29.1"""
    g = cleared()
    level(g)
    fame(g, 10, 11)
    end = scored(g)
    assert (end.winners, end.decided_by.clause) == ([MARY], "GR-29.1")


def test_level_on_points_denarii_left_after_the_exchange_decide() -> None:
    """GR-29.2: 4 denarii are 1 end fame and leave none; 1 fame and 2 denarii leave 2."""
    g = cleared()
    level(g)
    fame(g, 10, 11)
    denarii(g, 4, 2)
    end = scored(g)
    assert [sheet.total for sheet in end.sheets][:2] == [11, 11]
    assert (end.winners, end.decided_by.clause) == ([MARY], "GR-29.2")


def test_level_in_both_they_win_together() -> None:
    """GR-29.3"""
    g = cleared()
    level(g)
    end = scored(g)
    assert (end.winners, end.decided_by.clause) == ([JACK, MARY], "GR-29.3")


# -- achievements (GR-33) ----------------------------------------------------------------------------------------------


def earned(g: GloryOfRome) -> list[str]:
    ended(g)
    return g.achievements[JACK]


def test_achievements_are_recorded_and_change_nothing() -> None:
    """GR-33.1"""
    g = cleared()
    feud(g, 2, 2, 2, 2)
    fame(g, 61, 1, 1, 1)
    medal(g, JACK, "warrior", "politician", "merchant", "priest", "farmer")
    pantheon(g, JACK, 7)
    denarii(g, 1, 0, 0, 0)
    lay_set(g, JACK, "jewellery", *JEWELS)
    lay_set(g, JACK, "jewellery", *MORE_JEWELS)
    tasks(g, JACK, "offerings", "wild_trade", "menial_work", "last_brick")
    g.column = [MARY, MARY, JACK, JACK, JACK]
    names = earned(g)
    assert g.result is not None
    total = g.result.sheets[JACK].total
    assert total == 61 + 14 + 12 + 13 + 24 + 0
    assert names == [
        "hundred",
        "all_medals",
        "two_jewellery_sets",
        "third_lap",
        "senator",
        "golden_pantheon",
        "four_tasks",
        "designers",
    ]
    assert seat_view(g, JACK).achievements == tuple(names)


@pytest.mark.parametrize(
    ("total", "names"), [(99, []), (100, ["hundred"]), (112, ["hundred"]), (113, ["hundred", "designers"])]
)
def test_marks_for_totals(total: int, names: list[str]) -> None:
    """GR-33.1: 100, and the designers' 113; 61 on the track is another one."""
    g = cleared()
    denarii(g, 0, 0, 0, 0)
    fame(g, total, 1, 1, 1)
    assert [name for name in earned(g) if name not in ("third_lap", "no_feud")] == names


def test_no_feud_token_at_the_end() -> None:
    """GR-33.1"""
    g = cleared()
    feud(g, 0, 2, 2, 2)
    assert earned(g) == ["no_feud"]


def test_three_sets_of_jewellery() -> None:
    """GR-33.1: as printed beside the two."""
    g = cleared()
    for cards in (JEWELS, MORE_JEWELS, ("signet_ring.1", "coin_chest.1", "coin_chest.2")):
        lay_set(g, JACK, "jewellery", *cards)
    assert earned(g) == ["two_jewellery_sets", "three_jewellery_sets"]


def test_a_shared_first_place_counts_unless_the_warrior_breaks_it() -> None:
    """GR-33.2: on all three, all conquered."""
    g = cleared()
    for seat in (JACK, MARY):
        legions(g, seat, epirus=1, macedonia=2, thrace=2)
    assert "three_first_places" in earned(g.copy())
    medal(g, MARY, "warrior")
    assert "three_first_places" not in earned(g)
    g = cleared()
    legions(g, JACK, epirus=2, macedonia=2, thrace=3)
    assert "three_first_places" not in earned(g)  # Macedonia and Thrace are not conquered


def test_a_golden_pantheon_needs_both_gold_pieces() -> None:
    """GR-33.1"""
    g = cleared()
    pantheon(g, MARY, 3)
    pantheon(g, JACK, 7)
    assert g.players[JACK].common[Tier.TEMPLE] is not None
    assert "golden_pantheon" not in earned(g)
