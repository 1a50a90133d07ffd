"""Compare a great many twins: worlds that differ in one secret decision, in all that the server can send.

    python tools/twins.py --comparisons 1000000 --jobs 2

Every game, number of seats and variant takes its turn. A breach ends the run with the match in which it
happened, and exit code 1.
"""

from __future__ import annotations

import argparse
import itertools
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from random import Random

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from comitium.engine.laws import LawBroken, tables
from comitium.games import GAMES
from comitium.server.twins import Compared, watch

Task = tuple[str, int, dict[str, str], str]


def tasks(seed: str) -> Iterator[Task]:
    """One match of each game in turn, at all kinds of tables in a mixed order."""
    mixed = {slug: list(tables(game)) for slug, game in GAMES.items()}
    for listed in mixed.values():
        Random(seed).shuffle(listed)
    kinds = {slug: itertools.cycle(listed) for slug, listed in mixed.items()}
    for number in itertools.count():
        for slug, kind in kinds.items():
            seats, options = next(kind)
            yield slug, seats, options, f"{seed} {number}"


def run(task: Task) -> tuple[Task, Compared]:
    slug, seats, options, seed = task
    return task, watch(GAMES[slug], seats, options, seed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--comparisons", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="twins")
    chosen = parser.parse_args()
    found: dict[str, list[Compared]] = {slug: [] for slug in GAMES}
    kinds: set[str] = set()
    try:
        compare(chosen.comparisons, chosen.jobs, tasks(chosen.seed), found, kinds)
    except LawBroken as broken:
        print(f"{broken}\n\n{broken.match}")
        return 1
    except KeyboardInterrupt:
        print("Broken off.")
    total = sum_of([tally for tallies in found.values() for tally in tallies])
    print(
        f"{total.comparisons:,} twins compared at {len(kinds)} kinds of tables, none told apart (seed {chosen.seed!r})"
    )
    for slug, tallies in found.items():
        tally = sum_of(tallies)
        phases = ", ".join(f"{phase} {count:,}" for phase, count in tally.secrets.most_common())
        print(f"  {slug}: {tally.comparisons:,} in {len(tallies):,} matches; secret decisions: {phases}")
    return 0


def compare(wanted: int, jobs: int, coming: Iterator[Task], found: dict[str, list[Compared]], kinds: set[str]) -> None:
    """Match after match in `jobs` processes, until so many twins were compared."""
    screen = Console(stderr=True)
    columns = (TextColumn("twins compared"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    compared = 0
    with (
        ProcessPoolExecutor(jobs, get_context("spawn"), leave_interrupts_to_the_parent) as pool,
        Progress(*columns, console=screen, disable=not screen.is_terminal) as bar,
    ):
        shown = bar.add_task("", total=wanted)
        running: set[Future[tuple[Task, Compared]]] = {pool.submit(run, next(coming)) for _ in range(2 * jobs)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    (slug, seats, options, _), tally = future.result()
                    found[slug].append(tally)
                    kinds.add(f"{slug} {seats} {options}")
                    compared += tally.comparisons
                    bar.update(shown, completed=min(compared, wanted))
                    if compared < wanted:
                        running.add(pool.submit(run, next(coming)))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def sum_of(tallies: list[Compared]) -> Compared:
    total = Compared()
    for tally in tallies:
        total.add(tally)
    return total


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


if __name__ == "__main__":
    raise SystemExit(main())
