"""`check`: the laws of the engine over matches of every number of seats, every variant and every policy."""

from __future__ import annotations

import secrets
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from comitium.bots.policies import POLICIES, policy_of
from comitium.engine.game import Game
from comitium.engine.laws import LawBroken, check_match, replay_elsewhere, tables
from comitium.engine.match import check_seed
from comitium.engine.matchfile import FIRST_LINE, from_text, to_text
from comitium.games import GAMES
from comitium.terminal.arguments import game_named, whole
from comitium.terminal.desk import Desk
from comitium.terminal.exits import FAILED
from comitium.terminal.files import ENDING, write_text
from comitium.terminal.progress import progress
from comitium.terminal.style import STRONG
from comitium.text import speak_all

ELSEWHERE: Final = 20  # matches replayed in another process
OFTEN: Final = 0.1  # of the decisions the dear laws look at, in a short series
SELDOM: Final = 0.01  # in a long one, where every match adds a few moments
SHORT: Final = 200  # matches


@dataclass(frozen=True)
class Trial:
    """One match to be played under the laws; small and plain, so that it can be sent to another process."""

    game: str
    seats: int
    options: dict[str, str]
    seed: str
    policy: str
    sample: float


@dataclass(frozen=True)
class Breach:
    law: str
    detail: str
    match: str
    seed: str


def check(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    matches: Annotated[int, typer.Option(metavar="N", parser=whole("--matches", 1))] = 100,
    jobs: Annotated[int, typer.Option(metavar="N", parser=whole("--jobs", 1))] = 1,
    policy: Annotated[str | None, typer.Option(metavar="POLICY")] = None,
    seed: Annotated[str | None, typer.Option(metavar="SEED")] = None,
) -> int:
    """Play matches under observation; a match that breaks a law is kept as a file."""
    desk: Desk = ctx.obj
    found = game_named(desk, game)
    chosen_seed = seed or secrets.token_hex(4)
    check_seed(chosen_seed)
    if policy is not None:
        policy_of(policy, found)
    policies = POLICIES if policy is None else (policy,)
    trials = trials_of(found, matches, chosen_seed, policies)
    texts: list[str] = []
    with progress(desk, "progress-matches", matches) as report:
        for ended in outcomes(trials, jobs):
            if isinstance(ended, Breach):
                return tell_breach(desk, found, ended)
            texts.append(ended)
            report(len(texts), matches)
    try:
        replay_elsewhere(found, [from_text(text, GAMES) for text in texts[:ELSEWHERE]])
    except LawBroken as broken:
        return tell_breach(desk, found, Breach(broken.law, broken.detail, broken.match, chosen_seed))
    desk.space()
    desk.say("check-held", style=STRONG, matches=matches, game=desk.speaker.say("game-name"))
    kinds = len(list(tables(found)))
    desk.say("check-tables", tables=min(kinds, matches), of=kinds, elsewhere=min(ELSEWHERE, matches))
    for name in policies:
        played = sum(trial.policy == name for trial in trials)
        desk.say("check-policy", policy=desk.speaker.say(f"policy-{name}"), matches=played)
    desk.say("check-seed", seed=chosen_seed)
    desk.space()
    return 0


def trials_of(game: Game[Any], matches: int, seed: str, policies: Sequence[str] = POLICIES) -> list[Trial]:
    """One kind of table after the other, and again from the first; in every round each kind has another policy."""
    kinds = list(tables(game))
    sample = max(SELDOM, min(OFTEN, OFTEN * SHORT / matches))
    trials: list[Trial] = []
    for number in range(matches):
        time, kind = divmod(number, len(kinds))
        seats, options = kinds[kind]
        policy = policies[(kind + time) % len(policies)]
        trials.append(Trial(game.slug, seats, options, f"{seed}-{number}", policy, sample))
    return trials


def outcomes(trials: list[Trial], jobs: int) -> Iterator[Breach | str]:
    """Of every trial, in the order in which they end."""
    if jobs == 1:
        yield from map(undergo, trials)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), leave_interrupts_to_the_parent) as pool:
        try:
            for future in as_completed([pool.submit(undergo, trial) for trial in trials]):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def undergo(trial: Trial) -> Breach | str:
    """The text of the match, or the law it broke."""
    game = GAMES[trial.game]
    try:
        policy, speak = policy_of(trial.policy, game), speak_all(game)
        match = check_match(game, trial.seats, trial.options, trial.seed, speak, trial.sample, policy=policy)
        return to_text(match)
    except LawBroken as broken:
        return Breach(broken.law, broken.detail, broken.match, trial.seed)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def tell_breach(desk: Desk, game: Game[Any], breach: Breach) -> int:
    """The match goes into a file, with the law it broke as a comment in its second line."""
    path = Path(f"{game.slug}-{breach.law}-{breach.seed}{ENDING}")
    remark = f"# breaks {breach.law}: {' '.join(breach.detail.split())}"[:380]
    write_text(path, breach.match.replace(FIRST_LINE, f"{FIRST_LINE}\n{remark}", 1))
    desk.complain("check-broken", law=breach.law, detail=breach.detail, file=str(path))
    return FAILED
