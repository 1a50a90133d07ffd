"""Write the recorded matches of a game anew: `python -m tests.games.record new_romans`.

Do it only when matches are meant to replay differently, which also raises the version of the rules:
a recorded match that changes by itself is a broken rule. What to play is listed in the game's
`recordings.py`; the same list always gives the same files.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from comitium.engine import form
from comitium.engine.game import Game
from comitium.engine.match import Match, Player, new_match
from comitium.engine.matchfile import to_text
from comitium.games import GAMES

NAMES = ["Anya", "Kolya", "Lena", "Mitya", "Olya", "Pavel"]
TOLD = "# told: "  # a comment in the match file


@dataclass(frozen=True)
class Recording:
    """A match to play at random from this seed; now and then a seat takes a step back, if it may."""

    name: str
    seats: int
    options: dict[str, str]
    seed: str
    undo: float = 0.0


def play(game: Game[Any], recording: Recording) -> Match[Any]:
    players = [Player(name) for name in NAMES[: recording.seats]]
    match: Match[Any] = new_match(game, players, recording.options, recording.seed)
    rng = Random(recording.seed)
    while match.state.waiting():
        seat = rng.choice(match.state.waiting())
        if rng.random() < recording.undo and match.why_not_undo(seat) is None:
            match.undo(seat)
        else:
            match.submit(seat, rng.choice(match.state.options(seat)).code())
    return match


def told(match: Match[Any]) -> str:
    """A short name of everything the log told, which is the whole course of a match.

    Neither how a state is kept in memory nor how a view shows it changes this name.
    """
    log = [(entry.seat, entry.clause, form.plain(form.said(entry.message()))) for entry in match.state.log]
    return hashlib.sha256(json.dumps(log).encode()).hexdigest()


def text(match: Match[Any]) -> str:
    return f"{to_text(match)}\n{TOLD}{told(match)}\n"


def matches_of(slug: str) -> Path:
    return Path(__file__).parent / slug / "matches"


def record(slug: str) -> None:
    recordings: list[Recording] = importlib.import_module(f"tests.games.{slug}.recordings").RECORDINGS
    for recording in recordings:
        path = matches_of(slug) / f"{recording.name}.match"
        path.write_text(text(play(GAMES[slug], recording)), encoding="utf-8", newline="\n")
        print(path.name)


if __name__ == "__main__":
    for slug in sys.argv[1:] or GAMES:
        record(slug)
