"""`bench`: how fast the engine is here, per second of CPU time, with a yardstick measured in the same run.

Everything is the best of several repeats, because on a shared machine the best is the least disturbed.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import tempfile
import time
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from random import Random
from typing import Annotated, Any, Final

import typer
from rich.table import Table
from rich.text import Text

from comitium.engine import state as engine_state
from comitium.engine.game import Game
from comitium.engine.message import Refused
from comitium.engine.state import State
from comitium.games import GAMES
from comitium.terminal.arguments import game_named
from comitium.terminal.desk import Desk
from comitium.terminal.files import read_text, write_text
from comitium.terminal.layout import inset
from comitium.terminal.style import QUIET, STRONG

Figures = dict[str, float]

SEATS: Final = 4
LOOP: Final = 1_000_000
FIGURES: Final = (
    "decisions_per_cpu_second",
    "decisions_per_cpu_second_without_log",
    "matches_per_cpu_second",
    "copy_us",
    "options_us",
    "view_us",
    "imagine_us",
)


def bench(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument()] = None,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    out: Annotated[Path | None, typer.Option("--json", metavar="FILE")] = None,
    compare: Annotated[str | None, typer.Option(metavar="PYTHON")] = None,
) -> None:
    """Measure random play and the costs of copy, options, view and imagine in mid-match."""
    desk: Desk = ctx.obj
    chosen = [game_named(desk, game)] if game else list(GAMES.values())
    here = measured(chosen, quick)
    there = measured_by(compare, game, quick) if compare else None
    show(desk, here, there)
    if out is not None:
        whole = here if there is None else {**here, "compared": there}
        write_text(out, json.dumps(whole, indent=1) + "\n")
        desk.say("written", file=str(out))
        desk.space()


def measured(games: list[Game[Any]], quick: bool) -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "compiled": is_compiled(),
        "loops_per_cpu_second": LOOP / best_of(5, calibration),
        "games": {game.slug: figures_of(game, quick) for game in games},
    }


def is_compiled() -> bool:
    return (engine_state.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


def measured_by(python: str, game: str | None, quick: bool) -> dict[str, Any]:
    """The same, by another interpreter with its own installation of Comitium; ours is kept out of its way."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "bench.json"
        command = [python, "-m", "comitium", "bench", *([game] if game else []), "--json", str(out)]
        command.extend(["--quick"] if quick else [])
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        try:
            done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
        except OSError:
            raise Refused("no-such-python", python=python) from None
        if done.returncode != 0:
            last = (done.stderr.strip().splitlines() or ["–"])[-1]
            raise Refused("other-bench-failed", python=python, why=last[:200])
        found: dict[str, Any] = json.loads(read_text(out))
        return found


# -- measuring ---------------------------------------------------------------------------------------------------------


def best_of(repeats: int, run: Callable[[], object]) -> float:
    """The shortest CPU time of several runs."""
    times = []
    for _ in range(repeats):
        began = time.process_time()
        run()
        times.append(time.process_time() - began)
    return max(min(times), 1e-9)


def calibration() -> int:
    """A loop that tells machines apart: divide by it to compare figures of two runs."""
    total = 0
    for number in range(LOOP):
        total += number & 7
    return total


def figures_of(game: Game[Any], quick: bool) -> Figures:
    repeats, matches, times = (3, 10, 200) if quick else (10, 50, 2000)
    seats = SEATS if SEATS in game.players else game.players[-1]
    decisions = sum(play_randomly(game, seats, str(number), hushed=True) for number in range(matches))

    def play_all(hushed: bool) -> None:
        for number in range(matches):
            play_randomly(game, seats, str(number), hushed)

    with_log = best_of(repeats, lambda: play_all(False))
    without_log = best_of(repeats, lambda: play_all(True))
    g = middle_of_a_match(game, seats)
    seat, rng = g.waiting()[0], Random(1)

    def cost(step: Callable[[], object]) -> float:
        def many() -> None:
            for _ in range(times):
                step()

        return best_of(repeats, many) / times * 1e6

    return {
        "seats": seats,
        "decisions_per_match": decisions / matches,
        "decisions_per_cpu_second": decisions / with_log,
        "decisions_per_cpu_second_without_log": decisions / without_log,
        "matches_per_cpu_second": matches / with_log,
        "copy_us": cost(g.copy),
        "options_us": cost(lambda: g.options(seat)),
        "view_us": cost(lambda: (game.view(g), game.own(g, seat))),
        "imagine_us": cost(lambda: game.imagine(g, seat, rng)),
    }


def play_randomly(game: Game[Any], seats: int, seed: str, hushed: bool) -> int:
    """One match; how many decisions it had."""
    g: State = game.start(seats, {}, seed)
    if hushed:
        g.hush()
    rng = Random(seed)
    decisions = 0
    while waiting := g.waiting():
        seat = waiting[0]
        g.play(seat, g.random_option(seat, rng))
        decisions += 1
    return decisions


def middle_of_a_match(game: Game[Any], seats: int) -> State:
    """Of the middle fifth of a random match the moment with the most options; nothing is logged, as in a search."""
    decisions = play_randomly(game, seats, "middle", hushed=True)
    g: State = game.start(seats, {}, "middle")
    g.hush()
    rng = Random("middle")
    chosen, most = g, 0
    for number in range(decisions * 3 // 5):
        seat = g.waiting()[0]
        if number >= decisions * 2 // 5 and len(g.options(seat)) > most:
            chosen, most = g.copy(), len(g.options(seat))
        g.play(seat, g.random_option(seat, rng))
    return chosen


# -- showing -----------------------------------------------------------------------------------------------------------


def show(desk: Desk, here: dict[str, Any], there: dict[str, Any] | None) -> None:
    speaker = desk.speaker
    runs = [here] if there is None else [here, there]
    desk.space()
    for run in runs:
        desk.say(
            "bench-engine",
            engine=speaker.say("bench-compiled" if run["compiled"] else "bench-interpreted"),
            python=run["python"],
            loops=speaker.number(run["loops_per_cpu_second"] / 1e6, 1),
        )
    desk.space()
    for slug in here["games"]:
        desk.print(inset(figures_table(desk, slug, runs)))
        desk.space()
    desk.say("bench-how", style=QUIET)
    desk.space()


def figures_table(desk: Desk, slug: str, runs: list[dict[str, Any]]) -> Table:
    speaker = desk.speaker
    table = Table(box=None, padding=(0, 3, 0, 0), header_style=QUIET)
    seats = runs[0]["games"][slug]["seats"]
    table.add_column(Text(speaker.say("bench-game", game=slug, seats=int(seats)), style=STRONG))
    for run in runs:
        table.add_column(speaker.say("bench-compiled" if run["compiled"] else "bench-interpreted"), justify="right")
    if len(runs) == 2:
        table.add_column(speaker.say("bench-ratio"), justify="right")
    for name in FIGURES:
        values = [run["games"][slug][name] for run in runs]
        figures = [speaker.number(value, 1 if name.endswith("_us") else 0) for value in values]
        row = [speaker.say(f"bench-{name}"), *figures]
        if len(runs) == 2:
            row.append(f"{speaker.number(faster(name, values), 2)} ×")
        table.add_row(*row)
    return table


def faster(name: str, values: list[float]) -> float:
    """How many times faster the second run is."""
    return values[0] / values[1] if name.endswith("_us") else values[1] / values[0]
