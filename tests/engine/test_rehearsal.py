"""A decision that is rehearsed and then accepted is the same decision as one that is played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from comitium.engine.game import Game
from comitium.engine.match import Line, Player, new_match
from comitium.engine.portrait import portrait
from comitium.games import GAMES
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
        if number % 5 == 4 and played.why_not_undo(seat) is None:
            played.undo(seat)
            rehearsed.undo(seat)
            assert rehearsed.asks == played.asks
