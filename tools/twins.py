"""Compare a great many twins: worlds that differ in one secret decision, in all that the server can send.

    python tools/twins.py --comparisons 1000000 --jobs 2

Every game, number of seats and variant takes its turn. A breach ends the run with the match in which it
happened, and exit code 1.
"""

from __future__ import annotations

import argparse
import itertools
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from comitium.engine.laws import LawBroken, tables
from comitium.games import GAMES
from comitium.server.twins import Tally, watch

Task = tuple[str, int, dict[str, str], str]


def tasks(seed: str) -> Iterator[Task]:
    """One match of each game in turn, at one kind of table after the other."""
    kinds = {slug: itertools.cycle(list(tables(game))) for slug, game in GAMES.items()}
    for number in itertools.count():
        for slug, kind in kinds.items():
            seats, options = next(kind)
            yield slug, seats, options, f"{seed} {number}"


def run(task: Task) -> tuple[Task, Tally]:
    slug, seats, options, seed = task
    return task, watch(GAMES[slug], seats, options, seed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--comparisons", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="twins")
    chosen = parser.parse_args()
    console = Console()
    total, matches, kinds = Tally(), Counter[str](), set[str]()
    by_game: dict[str, Tally] = {slug: Tally() for slug in GAMES}
    bar = Progress(
        TextColumn("twins compared"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not Console(stderr=True).is_terminal,
    )
    coming = tasks(chosen.seed)
    with ProcessPoolExecutor(chosen.jobs, get_context("spawn")) as pool, bar:
        shown = bar.add_task("", total=chosen.comparisons)
        running: set[Future[tuple[Task, Tally]]] = {pool.submit(run, next(coming)) for _ in range(2 * chosen.jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                try:
                    (slug, seats, options, _), tally = future.result()
                except LawBroken as broken:
                    pool.shutdown(cancel_futures=True)
                    console.print(f"{broken}\n\n{broken.match}", markup=False, highlight=False)
                    return 1
                total.add(tally)
                by_game[slug].add(tally)
                matches[slug] += 1
                kinds.add(f"{slug} {seats} {options}")
                bar.update(shown, completed=min(total.comparisons, chosen.comparisons))
                if total.comparisons < chosen.comparisons:
                    running.add(pool.submit(run, next(coming)))
    print(
        f"{total.comparisons:,} twins compared at {len(kinds)} kinds of tables, none told apart (seed {chosen.seed!r})"
    )
    for slug, tally in by_game.items():
        phases = ", ".join(f"{phase} {count:,}" for phase, count in tally.secrets.most_common())
        print(f"  {slug}: {tally.comparisons:,} in {matches[slug]:,} matches; secret decisions: {phases}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
