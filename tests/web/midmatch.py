"""Tables in the middle of a match: played at random in this process, then laid into a house's database."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from random import Random
from typing import Any

from comitium.engine.match import Match, Player, new_match
from comitium.games import GAMES
from comitium.server import store as sql
from comitium.server.hall import hashed
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


def lay(house: House, match: Match[Any]) -> list[str]:
    """The match on a table of its own, where everybody is a person; the links to the seats."""
    table, tokens = secrets.token_urlsafe(9), [secrets.token_urlsafe(24) for _ in match.header.players]
    row = sql.TableRow(
        id=table,
        game=match.header.game,
        title="",
        options=json.dumps(match.header.options),
        pace='{"kind":"none"}',
        listed=False,
        watching=True,
        hints=True,
        stage="playing",
        seed=match.header.seed,
        rules=match.header.version,
        data=match.header.data,
        rematch=None,
        created=time.time(),
        began=time.time(),
    )
    seats = [
        sql.SeatRow(seat, "person", player.name, None, hashed(tokens[seat]), True, seat == 0)
        for seat, player in enumerate(match.header.players)
    ]
    db = sql.connect(house.data / "comitium.db")
    db.execute("BEGIN")
    sql.add_table(row, seats)(db)
    for number, line in enumerate(match.lines):
        sql.append_line(table, sql.LineRow(number, line.seat, line.code, time.time(), None))(db)
    db.execute("COMMIT")
    db.close()
    return [f"/t/{table}#{seat}.{token}" for seat, token in enumerate(tokens)]
