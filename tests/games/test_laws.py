"""The laws of the engine, over matches of every game, every number of seats and every variant.

`comitium check` plays as many as one likes, with every combination of variants; these are enough to catch a game that
breaks a law at all. Bots go where chance does not: under them only the cheap laws look, and whether the table can be
shown.
"""

from __future__ import annotations

from random import Random

import pytest

from comitium.bots.policies import policy_of
from comitium.engine import laws
from comitium.engine.action import Action
from comitium.engine.laws import check_match, few_tables, replay_elsewhere
from comitium.engine.message import Seat
from comitium.engine.state import State
from comitium.games import GAMES
from comitium.text import speak_all

TABLES = [
    pytest.param(slug, seats, options, id=" ".join([slug, str(seats), *options.values()]))
    for slug, game in GAMES.items()
    for seats, options in few_tables(game)
]

UNDER_BOTS: list[laws.Law] = [
    laws.somebody_can_decide,
    laws.whoever_is_asked_stays_asked,
    laws.match_ends_in_time,
    laws.pieces_are_conserved,
    laws.all_survives_json,
]


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_a_random_match_breaks_no_law(slug: str, seats: int, options: dict[str, str]) -> None:
    game = GAMES[slug]

    # The more seats, the more moments there are and the dearer each of them is: about as many are looked at for all.
    match = check_match(game, seats, options, "ides", speak_all(game), sample=0.08 / max(seats, 2))

    assert match.state.result is not None


@pytest.mark.parametrize("policy", ["greedy", "mixed"])
@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_a_match_of_bots_breaks_no_law(slug: str, seats: int, options: dict[str, str], policy: str) -> None:
    game = GAMES[slug]

    match = check_match(game, seats, options, "nones", sample=0.03, only=UNDER_BOTS, policy=policy_of(policy, game))

    assert match.state.result is not None


@pytest.mark.parametrize("slug", GAMES)
def test_matches_replay_in_another_process(slug: str) -> None:
    game = GAMES[slug]

    matches = [check_match(game, seats, options, "kalends", only=[]) for seats, options in few_tables(game)]

    assert all(match.state.result is not None for match in matches)
    replay_elsewhere(game, matches)


def sell_all(g: State, seat: Seat, rng: Random) -> Action:
    options = g.options(seat)
    return next((option for option in options if option.code().startswith("sell ")), rng.choice(options))


def test_whoever_plays_alone_shows_the_own_cards_to_nobody_who_could_be_surprised(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = GAMES["glory_of_rome"]
    monkeypatch.setattr(laws, "ENOUGH_REVELATIONS", 2)
    told: list[laws.Law] = [laws.revelations_can_surprise]

    match = check_match(game, 1, {"solo": "cassius_hard"}, "sale 1", only=told, policy=sell_all)

    assert sum(line.code.startswith("sell ") for line in match.lines) > 2
