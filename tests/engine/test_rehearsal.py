"""A decision that is rehearsed and then accepted is the same decision as one that is played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from comitium.engine.action import Action
from comitium.engine.game import Game
from comitium.engine.match import UNDO, Line, Match, Player, new_match, words_of
from comitium.engine.message import Seat
from comitium.engine.portrait import portrait
from comitium.engine.state import State
from comitium.games import GAMES
from tests.practice import minimal
from tests.practice.medal import GAME as MEDAL
from tests.practice.vote import GAME as VOTE
from tests.practice.works import GAME as WORKS

DECISIONS = 60


@pytest.mark.parametrize("game", [*GAMES.values(), MEDAL, VOTE, WORKS], ids=lambda game: game.slug)
def test_a_rehearsed_decision_gives_the_same_match_and_numbers_of_questions(game: Game[Any]) -> None:
    rng = Random(7)
    players = [Player(f"Player {seat}") for seat in range(max(game.players))]
    played, rehearsed = (new_match(game, players, seed="rehearsal") for _ in range(2))
    for number in range(DECISIONS):
        if played.state.result is not None:
            break
        seat = rng.choice(played.state.waiting())
        code = played.state.random_option(seat, rng).code()
        before, asks, lines = portrait(rehearsed.state), list(rehearsed.asks), list(rehearsed.lines)
        rehearsal = rehearsed.rehearse(Line(seat, code))
        assert (portrait(rehearsed.state), rehearsed.asks, rehearsed.lines) == (before, asks, lines)
        played.submit(seat, code)
        rehearsed.accept(rehearsal)
        assert (rehearsed.lines, rehearsed.asks) == (played.lines, played.asks)
        assert portrait(rehearsed.state) == portrait(played.state)
        for other in range(len(players)):  # what was worded before is still what the seat is asked
            assert rehearsed.words(other) == words_of(rehearsed.state, other)
        if number % 5 == 4 and played.why_not_undo(seat) is None:
            played.undo(seat)
            rehearsed.undo(seat)
            assert rehearsed.asks == played.asks


def test_a_question_is_worded_once() -> None:
    worded: list[Seat] = []

    def wording(g: State, seat: Seat) -> object:
        worded.append(seat)
        return words_of(g, seat)

    header = new_match(WORKS, [Player("Anna"), Player("Oleg"), Player("Vera")], seed="words").header
    match = Match(WORKS, header, wording=wording)
    match.submit(0, "build")
    before = len(worded)
    match.submit(0, "build")  # changes nothing for the others
    assert sorted(worded[before:]) == [0, 1, 2]  # one's own, and once each to see that nothing changed
    before = len(worded)
    assert [match.words(seat) for seat in range(3)] == [words_of(match.state, seat) for seat in range(3)]
    assert len(worded) == before


def test_rules_that_break_in_the_middle_of_a_decision_change_nothing() -> None:
    class Breaks(minimal.Minimal):
        """Takes the pebble, tells of it, and breaks when the next seat is asked."""

        __slots__ = ()

        def anytime(self, seat: Seat) -> list[Action]:
            if self.pebbles[0]:
                raise ZeroDivisionError
            return []

    match = new_match(minimal.game(state=Breaks), [Player("Anna"), Player("Oleg")], seed="breaks")
    before = portrait(match.state), match.state, list(match.state.log), match.course, list(match.asks)
    with pytest.raises(ZeroDivisionError):
        match.follow(Line(0, "take"))
    assert (portrait(match.state), match.state, list(match.state.log), match.course, list(match.asks)) == before
    assert (match.lines, match.course.lines, match.course.before) == ([], [], {})


def test_the_log_goes_on_and_an_undo_cuts_it() -> None:
    """Only the present state has the log; the kept ones get theirs back."""
    match = new_match(WORKS, [Player("Anna"), Player("Oleg")], seed="log")
    whole = [entry.message() for entry in match.state.log]
    for code in ("build", "build"):
        match.follow(Line(0, code))
    assert [entry.message() for entry in match.state.log[: len(whole)]] == whole
    assert len(match.state.log) > len(whole)
    assert all(kept.log == [] for kept in match.course.before.values())
    for _ in range(2):
        match.follow(Line(0, UNDO))
    assert [entry.message() for entry in match.state.log] == whole
