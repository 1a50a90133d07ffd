"""Matches between bots: the same whatever the number of processes, and figures that can be checked by hand."""

from __future__ import annotations

import json
import math
import multiprocessing

import pytest

from comitium.bots import decide, make_bot
from comitium.bots.ladder import Outcome, Report, luck, mean_interval, play_match, quantile, simulate, wilson
from comitium.engine.match import Player, new_match
from comitium.engine.message import Refused
from comitium.games.new_romans import GAME

THREE = ["greedy", "chance", "chance"]


def report(*outcomes: Outcome) -> Report:
    return Report("new_romans", outcomes[0].bots, {}, "by hand", False, outcomes, cpu_seconds=2.0)


def outcome(bots: str, totals: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
    """All points come from crystals but one."""
    points = tuple({"crystals": total - 1, "building-mill": 1} for total in totals)
    return Outcome("seed", tuple(bots.split()), totals, winners, 100, points)


# -- matches -----------------------------------------------------------------------------------------------------------


def test_the_number_of_processes_does_not_change_the_report() -> None:
    alone = simulate(GAME, THREE, {}, 7, "jobs", jobs=1)
    together = simulate(GAME, THREE, {}, 7, "jobs", jobs=2)

    assert together == alone
    assert simulate(GAME, THREE, {}, 7, "another seed", jobs=1) != alone


def test_an_outcome_can_be_played_again_on_record() -> None:
    bots = [make_bot(name, GAME) for name in THREE]
    outcome = play_match(GAME, bots, {"building_order": "owner"}, "again")

    match = new_match(GAME, [Player(bot.name, bot.name) for bot in bots], {"building_order": "owner"}, outcome.seed)
    lucks = [luck(outcome.seed, seat) for seat in range(3)]
    while waiting := match.state.waiting():
        seat = waiting[0]
        match.submit(seat, decide(bots[seat], GAME, match.state, seat, lucks[seat]))

    assert match.state.result is not None
    assert tuple(sheet.total for sheet in match.state.result.sheets) == outcome.totals
    assert tuple(match.state.result.winners) == outcome.winners
    assert len(match.lines) == outcome.decisions


def test_everybody_sits_everywhere_equally_often() -> None:
    played = simulate(GAME, ["greedy", "chance", "chance"], {}, 6, "seats")

    assert [match.bots.index("greedy") for match in played.outcomes] == [0, 2, 1, 0, 2, 1]


def test_seats_can_be_kept() -> None:
    played = simulate(GAME, ["greedy", "chance"], {}, 3, "seats", rotate_seats=False)

    assert [match.bots for match in played.outcomes] == [("greedy", "chance")] * 3


def test_every_match_of_a_series_has_its_own_deal() -> None:
    played = simulate(GAME, ["chance", "chance"], {}, 10, "deals")

    assert len({match.seed for match in played.outcomes}) == 10
    assert len({match.totals for match in played.outcomes}) > 5


def test_progress_is_told_after_every_match() -> None:
    told: list[tuple[int, int]] = []
    simulate(GAME, ["chance", "chance"], {}, 4, "progress", on_progress=lambda *now: told.append(now))

    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interruption_leaves_a_report_of_what_was_played(jobs: int) -> None:
    def interrupt(played: int, wanted: int) -> None:
        if played == 3:
            raise KeyboardInterrupt

    stopped = simulate(GAME, ["chance", "chance"], {}, 500, "stop", jobs, interrupt)

    assert stopped.stopped
    assert stopped.matches == 3
    assert stopped.standings()[0].matches == 3
    assert multiprocessing.active_children() == []


def test_a_series_that_cannot_be_is_refused_before_it_begins() -> None:
    for bots, options, name in [
        (["chance"], {}, "wrong-player-count"),
        (["chance", "nero"], {}, "no-such-bot"),
        (["chance", "chance"], {"weather": "rain"}, "no-such-table-option"),
    ]:
        with pytest.raises(Refused, match=name):
            simulate(GAME, bots, options, 10, "refused", jobs=2)


# -- figures -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(0, 10, 0.0, 0.27753), (8, 10, 0.49016, 0.94331), (50, 100, 0.40383, 0.59617), (10, 10, 0.72247, 1.0)],
)
def test_wilson_intervals_agree_with_the_published_ones(wins: int, matches: int, low: float, high: float) -> None:
    interval = wilson(wins, matches)

    assert interval.value == wins / matches
    assert interval.low == pytest.approx(low, abs=1e-5)
    assert interval.high == pytest.approx(high, abs=1e-5)


def test_the_interval_of_a_mean() -> None:
    interval = mean_interval([1, 2, 3, 4])

    half = 1.959964 * math.sqrt(5 / 3) / 2
    assert (interval.value, interval.low, interval.high) == pytest.approx((2.5, 2.5 - half, 2.5 + half))
    assert mean_interval([7]).low == 7


def test_quantiles_lie_between_the_nearest_values() -> None:
    assert quantile([40, 10, 30, 20], 50) == 25
    assert quantile([40, 10, 30, 20], 5) == pytest.approx(11.5)
    assert quantile([10], 95) == 10


def test_a_shared_victory_counts_in_part() -> None:
    shared = report(
        outcome("greedy chance chance", (30, 30, 10), (0, 1)),
        outcome("chance greedy chance", (20, 20, 20), (0, 1, 2)),
    )
    greedy, chance = shared.standings()

    assert greedy.wins == pytest.approx(1 / 2 + 1 / 3)
    assert chance.wins == pytest.approx(1 / 2 + 2 / 3)
    assert greedy.share.value == pytest.approx(5 / 12)
    assert shared.wins_by_seat() == pytest.approx([1 / 2 + 1 / 3, 1 / 2 + 1 / 3, 1 / 3])


def test_a_bot_on_several_seats_has_one_standing() -> None:
    played = report(
        outcome("greedy chance chance", (50, 10, 20), (0,)), outcome("chance greedy chance", (30, 40, 60), (2,))
    )
    greedy, chance = played.standings()

    assert (greedy.bot, greedy.seats, greedy.mean.value, greedy.wins) == ("greedy", 1, 45, 1)
    assert (chance.bot, chance.seats, chance.mean.value, chance.wins) == ("chance", 2, 30, 1)
    assert played.scores("chance") == [10, 20, 30, 60]
    assert played.scores_by_seat() == [[50, 30], [10, 40], [20, 60]]
    assert chance.mean == mean_interval([15, 45]), "seats of one match are not independent"
    assert chance.sources == {"building-mill": 1, "crystals": 29}
    assert played.lengths == [100, 100]
    assert played.matches_per_cpu_second == 1


def test_rows_have_the_same_columns_and_their_sources_add_up() -> None:
    rows = simulate(GAME, ["greedy", "chance"], {}, 2, "rows").to_rows()

    assert [(row["match"], row["seat"], row["bot"]) for row in rows] == [
        (1, 1, "greedy"),
        (1, 2, "chance"),
        (2, 1, "chance"),
        (2, 2, "greedy"),
    ]
    plain = {"match", "seed", "seat", "bot", "points", "won", "decisions"}
    for row in rows:
        assert row.keys() == rows[0].keys()
        assert sum(float(value) for column, value in row.items() if column not in plain) == row["points"]
    assert {"crystals", "building-winery"} <= rows[0].keys()


def test_the_json_holds_the_figures_and_every_outcome() -> None:
    played = simulate(GAME, ["greedy", "chance"], {}, 2, "json")

    stored = json.loads(json.dumps(played.to_json()))

    assert stored["bots"] == ["greedy", "chance"]
    assert stored["options"] == {"building_order": "fixed"}
    assert stored["standings"][0]["share"]["value"] == played.standings()[0].share.value
    assert [entry["totals"] for entry in stored["outcomes"]] == [list(match.totals) for match in played.outcomes]


def test_a_report_of_no_match_has_no_standings() -> None:
    nothing = Report("new_romans", ("chance", "chance"), {}, "by hand", True, (), cpu_seconds=0.0)

    assert nothing.standings() == []
    assert nothing.to_rows() == []
    assert nothing.matches_per_cpu_second == 0
