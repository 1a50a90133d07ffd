"""Tables in the middle of a match or at its end: played at random here, then laid into a house's database."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from comitium.engine.match import Match, Player, new_match
from comitium.games import GAMES
from comitium.server import store as sql
from comitium.server.bench import table_of
from tests.server.house import House

SEEDS = 40


def play_until(
    game: str, names: list[str], reached: Callable[[Any], bool], *, rather: tuple[str, ...] = ()
) -> Match[Any]:
    """Random decisions until this is true of the state, in the first match in which it comes true.

    Codes that begin with a word of `rather` are taken before others.
    """
    for seed in range(SEEDS):
        rng = Random(seed)
        match: Match[Any] = new_match(GAMES[game], [Player(name) for name in names], seed=f"{game} {seed}")
        while match.state.waiting():
            if reached(match.state):
                return match
            seat = rng.choice(match.state.waiting())
            options = match.state.options(seat)
            liked = [option for option in options if option.code().startswith(rather)] if rather else []
            match.play(seat, rng.choice(liked or options))
    raise AssertionError(f"this never came about in {SEEDS} matches")


def play_out(game: str, names: list[str]) -> Match[Any]:
    """A whole match, decided at random."""
    rng = Random(game)
    match: Match[Any] = new_match(GAMES[game], [Player(name) for name in names], seed=rng.randbytes(16).hex())
    while waiting := match.state.waiting():
        seat = rng.choice(waiting)
        match.play(seat, rng.choice(match.state.options(seat)))
    return match


def lay(house: House, match: Match[Any]) -> list[str]:
    """The match on a table of its own, where everybody is a person; the links to the seats."""
    row, seats, tokens = table_of(match)
    db = sql.connect(house.data / "comitium.db")
    db.execute("BEGIN")
    sql.add_table(row, seats)(db)
    for number, line in enumerate(match.lines):
        sql.append_line(row.id, sql.LineRow(number, line.seat, line.code, time.time(), None))(db)
    if match.state.result is not None:
        sql.end(row.id)(db)
    db.execute("COMMIT")
    db.close()
    return [f"/t/{row.id}#{seat}.{token}" for seat, token in enumerate(tokens)]
