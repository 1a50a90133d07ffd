"""Every law can fail: for each there are games that break it, and it says so.

Only the law in question looks, so it is this very law that catches the game; the honest game passes
the same call.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from comitium.engine import laws
from comitium.engine.game import Game
from comitium.engine.laws import LawBroken, check_match, replay_elsewhere
from comitium.engine.message import Seat
from comitium.text import speak_all
from tests.practice import elsewhere, minimal
from tests.practice.broken import BREACHES, Breach, FlagEndsTheTurn, Stumbles, TerseDraws

MATCHES = 12


def play_under(law: laws.Law, game: Game[Any]) -> None:
    for number in range(MATCHES):
        check_match(game, 2, {}, f"breach {number}", speak_all(game), sample=1.0, only=[law])


def cases() -> list[Any]:
    return [pytest.param(breach, id=f"{breach.law.__name__}: {breach.what}") for breach in BREACHES]


@pytest.mark.parametrize("breach", cases())
def test_the_law_catches_the_broken_game(breach: Breach) -> None:
    with pytest.raises(LawBroken) as caught:
        play_under(breach.law, breach.game())

    assert caught.value.law == breach.law.__name__
    assert breach.says in caught.value.detail
    assert caught.value.match.startswith("comitium match 1\n")


@pytest.mark.parametrize("law", laws.ALL, ids=lambda law: law.__name__)
def test_the_honest_game_passes_the_same_call(law: laws.Law) -> None:
    play_under(law, minimal.GAME)


def test_a_revelation_may_be_in_what_is_seen_and_not_in_the_words() -> None:
    play_under(laws.revelations_can_surprise, minimal.game(turns=TerseDraws))


def test_ones_own_anytime_act_may_end_a_question_that_has_nothing_left() -> None:
    class EndsSpent(FlagEndsTheTurn):
        __slots__ = ()

        def spent(self, g: minimal.Minimal, seat: Seat) -> bool:
            return not g.flags[seat]

    play_under(laws.whoever_is_asked_stays_asked, minimal.game(turns=EndsSpent))


def test_a_decision_that_fails_is_a_breach_and_no_crash() -> None:
    with pytest.raises(LawBroken) as caught:
        play_under(laws.match_ends_in_time, minimal.game(turns=Stumbles))

    assert (caught.value.law, caught.value.detail) == ("somebody_can_decide", "KeyError('draw')")


def test_every_law_is_shown_to_fail() -> None:
    assert {breach.law for breach in BREACHES} == set(laws.ALL)


def test_another_process_catches_what_only_it_can_see() -> None:
    matches = [check_match(elsewhere.GAME, 2, {}, "elsewhere", only=[laws.file_replays, laws.seed_decides_everything])]

    with pytest.raises(LawBroken) as caught:
        replay_elsewhere(elsewhere.GAME, matches)

    assert caught.value.law == "file_replays_elsewhere"
    assert "another state" in caught.value.detail


def test_another_process_that_cannot_replay_at_all_breaks_the_law_too() -> None:
    match = check_match(minimal.GAME, 2, {}, "elsewhere", only=[])

    with pytest.raises(LawBroken, match="ModuleNotFoundError") as caught:
        replay_elsewhere(replace(minimal.GAME, package="tests.practice.nowhere"), [match])

    assert caught.value.law == "file_replays_elsewhere"


def test_the_honest_game_replays_in_another_process() -> None:
    replay_elsewhere(minimal.GAME, [check_match(minimal.GAME, 2, {}, "elsewhere", only=[])])
