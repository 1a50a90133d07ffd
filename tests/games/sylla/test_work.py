"""Phase VI, Great Work (SY-9, SY-15)."""

from __future__ import annotations

import pytest

from tests.games.sylla.situations import (
    BLACK,
    BLUE,
    RED,
    WHITE,
    codes,
    coins,
    own,
    points,
    refused,
    seat_view,
    situation,
    turned,
    view,
    vote,
)

NOBODY_BUILDS = ["plebs 0"] * 4


def test_the_work_of_the_turn_uncovers_the_next_one() -> None:
    """SY-9.1: before anybody votes; before phase VI it is not seen."""
    g = situation("events", ["senator", "", "", ""], turn=2, work="temple")
    assert view(g).next_work is None
    g = situation("work", turn=2, work="temple")
    shown = view(g)
    assert shown.work is not None
    assert shown.next_work is not None

    assert shown.work.work == "temple"
    assert shown.next_work.work == g.works[2].name
    assert len(shown.works_left) == 2
    vote(g, *NOBODY_BUILDS)
    now = view(g).work
    assert now is not None
    assert now.work == shown.next_work.work


def test_the_last_work_uncovers_nothing() -> None:
    """SY-9.1: if any."""
    g = situation("work", turn=5, work="temple")

    assert view(g).next_work is None
    assert view(g).works_left == ()


def test_everybody_decides_in_secret_and_all_is_revealed_together() -> None:
    """SY-9.2: build or help the Plebs, with none to all of the coins."""
    g = situation("work", coins=[2, 1, 0, 5])
    assert g.waiting() == [BLUE, RED, WHITE, BLACK]
    assert codes(g, BLUE) == ["build 0", "build 1", "build 2", "plebs 0", "plebs 1", "plebs 2"]
    assert codes(g, WHITE) == ["build 0", "plebs 0"]
    with refused(g, "You have 2 denarii, not 3.", "SY-9.2"):
        g.submit(BLUE, "build 3")
    with refused(g, "Say “build” or “plebs” and a number of denarii from 0 to 2.", "SY-9.2"):
        g.submit(BLUE, "pass")
    for seat, code in enumerate(("plebs 2", "build 1", "build 0")):
        g.submit(seat, code)
        assert g.waiting() == [BLUE, RED, WHITE, BLACK][seat + 1 :]
        assert [player.vote for player in view(g).players] == [None] * 4
        assert coins(g) == [2, 1, 0, 5]
    g.submit(BLACK, "build 3")

    votes = [player.vote for player in view(g).players]
    assert [(one.builds, one.coins) for one in votes if one is not None] == [
        (False, 2),
        (True, 1),
        (True, 0),
        (True, 3),
    ]


def test_votes_are_all_available_senators_and_the_coins() -> None:
    """SY-9.3: turned and face-down Senators do not count."""
    g = situation("work", ["senator senator+ senator/ senator!", "", "", ""], coins=[3])
    vote(g, "build 2", *NOBODY_BUILDS[1:])
    shown = seat_view(g, BLUE).vote

    assert shown is not None
    assert (shown.senators, shown.coins, shown.votes) == (2, 2, 4)
    assert own(g, BLUE).coins == 1


def test_all_committed_coins_are_spent() -> None:
    """SY-9.4: for either choice, and whether they were of use or not."""
    g = situation("work", coins=[3, 3, 3, 3], work="temple")
    vote(g, "build 3", "plebs 3", "build 1", "plebs 0")

    assert coins(g) == [0, 0, 2, 3]


@pytest.mark.parametrize(("money", "gained"), [(0, 0), (1, 1), (2, 1), (3, 2), (6, 3)])
def test_the_plebs_give_a_point_for_two_votes(money: int, gained: int) -> None:
    """SY-9.5: one Senator and so many coins, rounded down; the Great Work gets none of it."""
    g = situation("work", ["senator", "", "", ""], coins=[money], work="baths")
    vote(g, f"plebs {money}", *NOBODY_BUILDS[1:])

    assert points(g) == [10 + gained, 10, 10, 10]
    assert [marker.cell for marker in view(g).markers] == [2, 2, 2]


@pytest.mark.parametrize(
    ("votes", "gained"),
    [
        ((4, 3, 2, 1), [10, 6, 2, 0]),
        ((4, 4, 2, 1), [10, 10, 2, 0]),
        ((4, 3, 3, 1), [10, 6, 6, 0]),
        ((4, 4, 4, 1), [10, 10, 10, 0]),
        ((2, 2, 2, 2), [10, 10, 10, 10]),
        ((1, 2, 3, 4), [0, 2, 6, 10]),
        ((4, 3, 2, 2), [10, 6, 2, 2]),
    ],
)
def test_builders_are_ranked_and_ties_share_the_better_place(votes: tuple[int, ...], gained: list[int]) -> None:
    """SY-9.6, SY-15.1, SY-15.7: the Pantheon gives 10, 6 and 2; after a tie places are skipped."""
    g = situation("work", coins=votes, work="pantheon")
    vote(g, *[f"build {number}" for number in votes])

    assert points(g) == [10 + more for more in gained]


def test_who_helps_the_plebs_is_not_ranked() -> None:
    """SY-9.6, SY-9.5: the only builder is first with a single vote."""
    g = situation("work", coins=[1, 5, 5, 5], work="pantheon")
    vote(g, "build 1", "plebs 5", "plebs 5", "plebs 4")

    assert points(g) == [20, 12, 12, 12]


def test_a_builder_without_votes_has_no_place() -> None:
    """SY-9.7"""
    g = situation("work", coins=[2, 0, 0, 0], work="pantheon")
    vote(g, "build 2", "build 0", "build 0", "plebs 0")

    assert points(g) == [20, 10, 10, 10]
    g = situation("work", work="pantheon")
    vote(g, *["build 0"] * 4)
    assert points(g) == [10] * 4


WORKS = [
    ("pantheon", [10, 6, 2, 0], "SY-15.1"),
    ("granary", [5, 3, 0, 0], "SY-15.3"),
    ("baths", [5, 3, 0, 0], "SY-15.4"),
    ("colosseum", [5, 3, 0, 0], "SY-15.5"),
    ("senate", [5, 3, 0, 0], "SY-15.6"),
]


@pytest.mark.parametrize(("work", "gained", "clause"), WORKS)
def test_each_great_work_has_its_points(work: str, gained: list[int], clause: str) -> None:
    """SY-9.8, SY-15.1, SY-15.3, SY-15.4, SY-15.5, SY-15.6"""
    g = situation("work", coins=[4, 3, 2, 1], work=work)
    vote(g, "build 4", "build 3", "build 2", "build 1")

    assert points(g) == [10 + more for more in gained]
    assert {entry.clause for entry in g.log if entry.message().name == "work-reward"} == {clause}


def test_a_great_work_is_finished_even_if_nobody_builds() -> None:
    """SY-9.9"""
    g = situation("work", turn=2, work="baths")
    vote(g, *NOBODY_BUILDS)

    assert view(g).works_finished[-1] == "baths"
    assert len(view(g).works_finished) == 2
    shown = view(g).work
    assert shown is not None
    assert shown.work != "baths"


def test_committing_turns_no_senators() -> None:
    """SY-9.10: in the last turn nothing would turn them back."""
    g = situation("work", ["senator senator+", "", "", ""], turn=5)
    vote(g, "build 0", *NOBODY_BUILDS[1:])

    assert turned(g, BLUE) == []


# -- the works ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("votes", "gained"), [(4, 0), (5, 6), (7, 6), (8, 10), (12, 10)])
def test_the_temple_pays_for_5_and_for_8_votes(votes: int, gained: int) -> None:
    """SY-15.2: every builder who reaches them; nothing moves."""
    g = situation("work", ["", "senator", "", ""], coins=[votes, votes], work="temple")
    vote(g, f"build {votes}", f"build {votes - 1}", "plebs 0", "plebs 0")

    assert points(g)[:2] == [10 + gained] * 2
    assert [marker.cell for marker in view(g).markers] == [2, 2, 2]


@pytest.mark.parametrize(("votes", "level"), [(3, 5), (4, 4), (7, 4), (8, 3), (20, 0), (30, 0)])
def test_the_granary_feeds_for_every_four_votes(votes: int, level: int) -> None:
    """SY-15.3: of all builders together, not below 0."""
    g = situation("work", coins=[votes - 1, 1, 9, 0], work="granary", famine=5)
    vote(g, f"build {votes - 1}", "build 1", "plebs 9", "plebs 0")

    assert view(g).famine.level == level


@pytest.mark.parametrize(
    ("work", "kind", "clause"), [("baths", 0, "SY-15.4"), ("colosseum", 2, "SY-15.5"), ("senate", 1, "SY-15.6")]
)
@pytest.mark.parametrize(("votes", "cell"), [(4, 1), (5, 2), (9, 2), (10, 3), (16, 4), (30, 4)])
def test_a_marker_rises_for_every_five_votes(work: str, kind: int, clause: str, votes: int, cell: int) -> None:
    """SY-15.4, SY-15.5, SY-15.6: of all builders together."""
    g = situation("work", coins=[votes - 1, 1, 9, 0], work=work, markers=(1, 1, 1))
    vote(g, f"build {votes - 1}", "build 1", "plebs 9", "plebs 0")

    cells = [1, 1, 1]
    cells[kind] = cell
    assert [marker.cell for marker in view(g).markers] == cells
    assert (clause in {entry.clause for entry in g.log if entry.message().name == "work-lifts"}) == (votes >= 5)


def test_moves_of_a_great_work_count_in_the_same_turn() -> None:
    """SY-15.8: the Granary before the famine, the Baths before the crisis."""
    g = situation("work", coins=[8], work="granary", famine=3)
    vote(g, "build 8", *NOBODY_BUILDS[1:])
    assert points(g) == [10 + 5 - 1, 9, 9, 9]

    g = situation("work", coins=[5], work="baths", markers=(0, 2, 2), tokens=[(3, 0, 0)])
    vote(g, "build 5", *NOBODY_BUILDS[1:])
    assert points(g) == [15, 10, 10, 10]


def test_the_view_says_how_many_votes_are_missing_for_a_step() -> None:
    """SY-15.3 to SY-15.6, SY-15.2: by what lies open, the available Senators."""
    cards = ["senator senator+", "senator", "senator/ senator!", "senator+"]
    shown = view(situation("work", cards, work="baths")).work
    assert shown is not None
    assert (shown.senators, shown.votes_per_step, shown.steps, shown.votes_missing) == (4, 5, 0, 1)

    temple = view(situation("work", cards, work="temple")).work
    assert temple is not None
    assert [(one.votes, one.points, one.missing) for one in temple.thresholds] == [
        (8, 10, (6, 7, 8, 7)),
        (5, 6, (3, 4, 5, 4)),
    ]
    assert temple.votes_missing is None
