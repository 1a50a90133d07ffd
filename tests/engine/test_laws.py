"""The laws over random matches of every practice game, with every number of seats and every variant."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from comitium.engine.action import Action
from comitium.engine.game import Game
from comitium.engine.laws import check_match, few_tables, replay_elsewhere, tables, variants
from comitium.engine.match import Match
from comitium.engine.message import Seat
from comitium.engine.state import State
from comitium.text import speak_all
from tests.practice import PRACTICE

MATCHES = 3  # at each table
REPLAYED_ELSEWHERE = 4  # of each game
TABLES = [
    pytest.param(game, seats, options, id=f"{game.slug}-{seats}-{'-'.join(options.values())}")
    for game in PRACTICE.values()
    for seats, options in tables(game)
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_laws_hold(game: Game[Any], seats: int, options: dict[str, str]) -> None:
    for number in range(MATCHES):
        check_match(game, seats, options, f"law {number}", speak_all(game), sample=0.25)


@pytest.mark.parametrize("game", PRACTICE.values(), ids=lambda game: game.slug)
def test_matches_replay_in_another_process(game: Game[Any]) -> None:
    seated = list(tables(game))
    matches = [
        check_match(game, *seated[number % len(seated)], f"elsewhere {number}", only=[])
        for number in range(REPLAYED_ELSEWHERE)
    ]

    replay_elsewhere(game, matches)


def test_anytime_acts_come_from_those_who_are_asked_and_from_others() -> None:
    """In some matches often, in others never: rest and unrest lead to different places."""
    medal = PRACTICE["medal"]
    matches = [check_match(medal, 3, variants(medal, 3)[0], f"restless {number}", only=[]) for number in range(80)]

    by_asked: set[bool] = set()
    for match in matches:
        again = Match(medal, match.header)
        for line in match.lines:
            if line.code == "medal":
                by_asked.add(line.seat in again.state.waiting())
            again.submit(line.seat, line.code)
    assert by_asked == {True, False}
    assert any("medal" not in [line.code for line in match.lines] for match in matches)


def test_a_policy_answers_every_question() -> None:
    """Only anytime acts are beside it."""

    def least(g: State, seat: Seat, rng: Random) -> Action:
        return g.agenda[-1].asker(seat).options(g, seat)[0]

    match = check_match(PRACTICE["medal"], 2, variants(PRACTICE["medal"], 2)[0], "least", only=[], policy=least)

    assert {line.code for line in match.lines} <= {"take 1", "laurel", "medal"}


def test_impossible_tables_are_left_out() -> None:
    """AU-5: four seats cannot sell twice each, as there are only seven lots."""
    auction = PRACTICE["auction"]
    seated = list(tables(auction))

    assert [len(variants(auction, seats)) for seats in auction.players] == [4, 4, 2]
    assert len(seated) == 3 * 4 - 2
    assert not any(seats == 4 and options["rounds"] == "two" for seats, options in seated)


def test_the_same_seed_gives_the_same_random_match() -> None:
    vote = PRACTICE["vote"]
    lines = [check_match(vote, 3, {}, seed, only=[]).lines for seed in ("one", "one", "two")]

    assert lines[0] == lines[1] != lines[2]


def test_a_few_tables_have_every_number_of_seats_and_every_value() -> None:
    auction = PRACTICE["auction"]
    seated = few_tables(auction)

    assert {seats for seats, _ in seated} == set(auction.players)
    for option in auction.options:
        assert {options[option.name] for _, options in seated} == set(option.values)
    assert len(seated) < len(list(tables(auction)))
