"""How often a refusal says only in general what can be done, instead of naming the rule.

    python -m tools.refusals                      all games, 12 matches each
    python -m tools.refusals sylla --matches 40

First matches are played by chance to learn every code that each kind of phase considers. Then others are played, and
at every question codes of that kind of phase that are closed now are tried. A refusal is general if the code means
nothing to the phase (`Phase.how` answers).
"""

from __future__ import annotations

import argparse
import itertools
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from comitium.engine import laws
from comitium.engine.game import Game
from comitium.engine.message import Seat
from comitium.engine.state import AnyPhase, State
from comitium.games import GAMES

TRIED = 30  # codes at one question


def main(arguments: list[str] | None = None) -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("games", nargs="*", default=list(GAMES))
    words.add_argument("--matches", type=int, default=12)
    asked = words.parse_args(arguments)
    for slug in asked.games:
        tried, general = measure(GAMES[slug], asked.matches)
        total, unnamed = sum(tried.values()), sum(general.values())
        print(f"{slug}: {unnamed} of {total} closed codes are refused in general, {100 * unnamed / total:.2f} %")
        for kind, count in general.most_common():
            print(f"    {kind}: {count} of {tried[kind]}")
    return 0


def measure(game: Game[Any], matches: int) -> tuple[Counter[str], Counter[str]]:
    """By kind of phase: how many closed codes were tried, and how many of them meant nothing there."""
    known: dict[type[AnyPhase], dict[str, None]] = {}
    for g, seat, phase in questions(game, matches, "learn"):
        known.setdefault(type(phase), {}).update({action.code(): None for action in phase.considered(g, seat)})
    rng = Random("refusals")
    vocabulary = {kind: list(codes) for kind, codes in known.items()}
    tried: Counter[str] = Counter()
    general: Counter[str] = Counter()
    for g, seat, phase in questions(game, matches, "try"):
        options = {action.code() for action in phase.options(g, seat)}
        codes = vocabulary.get(type(phase), [])
        for code in rng.sample(codes, min(TRIED, len(codes))):
            if code not in options:
                tried[type(phase).__name__] += 1
                general[type(phase).__name__] += phase.meant(g, seat, code) is None
    return tried, +general


def questions(game: Game[Any], matches: int, series: str) -> Iterator[tuple[State, Seat, AnyPhase]]:
    """Every question of so many matches played by chance, over all numbers of seats and all variants in turn."""
    tables = itertools.cycle(laws.tables(game))
    for number in range(matches):
        seats, options = next(tables)
        rng = Random(f"{series} {number}")
        g = game.start(seats, options, f"{series} {number}")
        while waiting := g.waiting():
            seat = rng.choice(waiting)
            phase = g.asker(seat)
            assert phase is not None
            yield g, seat, phase
            g.play(seat, g.random_option(seat, rng))


if __name__ == "__main__":
    raise SystemExit(main())
