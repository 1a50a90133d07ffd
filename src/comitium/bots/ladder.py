"""Matches between bots, many at once, and what they show.

A match is named by its seed alone: the seats, the deal and every bot's luck follow from it. So a report is
the same whatever the number of processes, and any match of it can be played again.
"""

from __future__ import annotations

import importlib
import signal
import statistics
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from dataclasses import asdict, dataclass, field
from itertools import islice
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Final, TypeVar

from comitium.bots import make_bot
from comitium.bots.bot import AnyGame, Bot, answer
from comitium.bots.watch import Tally, Use, Watch, watch_of
from comitium.engine.game import Game
from comitium.engine.message import Seat
from comitium.engine.state import State

S = TypeVar("S", bound=State)

Json = dict[str, "Json"] | list["Json"] | str | float | bool | None
Progress = Callable[[int, int], None]  # matches played, matches wanted

Z95: Final = 1.959964  # a normal value lies within so many deviations of its mean in 95 % of cases
QUANTILES: Final = (5, 25, 50, 75, 95)  # in per cent
IN_FLIGHT: Final = 2  # matches handed to each process ahead, so that none is idle and a stop is quick


# -- one match ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Outcome:
    """How one match ended; every tuple is by seat."""

    seed: str
    bots: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    decisions: int
    points: tuple[dict[str, int], ...]  # by source, as the score sheet names it
    tally: Tally = field(default_factory=Tally)  # of a match that was watched

    def won(self, seat: Seat) -> float:
        """A shared victory counts as the seat's part of it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def seats_of(self, bot: str) -> list[Seat]:
        return [seat for seat, name in enumerate(self.bots) if name == bot]

    def scores(self, bot: str) -> list[int]:
        return [self.totals[seat] for seat in self.seats_of(bot)]

    def fact(self, name: str, is_share: bool) -> list[float]:
        """By seat; 0 where the watch noted nothing."""
        by_seat = (self.tally.happened if is_share else self.tally.amounts).get(name)
        return [0.0] * len(self.bots) if by_seat is None else [float(value) for value in by_seat]

    def use(self, thing: Thing, seat: Seat) -> Use:
        by_seat = self.tally.uses.get(thing.kind, {}).get(thing.name)
        return Use() if by_seat is None else by_seat[seat]


def play_match(
    game: Game[S], bots: Sequence[Bot], options: Mapping[str, str], seed: str, watch: Watch[S] | None = None
) -> Outcome:
    """One match without a record, the bots in the order of their seats."""
    g = game.start(len(bots), options, seed)
    g.hush()
    lucks = [luck(seed, seat) for seat in range(g.seats)]
    decisions = 0
    while waiting := g.waiting():
        seat = waiting[0]
        action = answer(bots[seat], game, g, seat, lucks[seat])
        if watch is not None:
            watch.decided(g, seat, action)
        g.play(seat, action)
        decisions += 1
    assert g.result is not None
    points: list[dict[str, int]] = []
    for sheet in g.result.sheets:
        by_source: dict[str, int] = {}
        for line in sheet.lines:
            by_source[line.source.name] = by_source.get(line.source.name, 0) + line.points
        points.append(by_source)
    totals = tuple(sheet.total for sheet in g.result.sheets)
    names = tuple(bot.name for bot in bots)
    tally = Tally() if watch is None else watch.ended(g)
    return Outcome(seed, names, totals, tuple(g.result.winners), decisions, tuple(points), tally)


def luck(seed: str, seat: Seat) -> Random:
    """A bot's own luck in one match, which no other bot's decisions shift."""
    return Random(f"{seed} seat {seat}")


# -- many matches ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Series:
    """What is simulated: small and plain, so that it can be sent to another process."""

    game: str  # the package in which another process finds GAME
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: str
    rotate_seats: bool
    watched: bool

    def play(self, number: int) -> Played:
        """The match of this number, and the CPU seconds it took."""
        began = time.process_time()
        game: AnyGame = importlib.import_module(self.game).GAME
        bots = [make_bot(name, game) for name in self.seated(number)]
        watch = watch_of(game, len(bots)) if self.watched else None
        outcome = play_match(game, bots, self.options, f"{self.seed}-{number}", watch)
        return number, outcome, time.process_time() - began

    def seated(self, number: int) -> list[str]:
        """The bots in the order of their seats: everybody moves on by one seat from match to match."""
        step = number % len(self.bots) if self.rotate_seats else 0
        return [*self.bots[step:], *self.bots[:step]]


Played = tuple[int, Outcome, float]


def simulate(
    game: AnyGame,
    bots: Sequence[str],
    options: Mapping[str, str],
    matches: int,
    seed: str,
    jobs: int = 1,
    on_progress: Progress | None = None,
    rotate_seats: bool = True,
    watched: bool = False,
) -> Report:
    """Play many matches; interrupted, report on those that ended. Watched, they cost more time and tell more."""
    chosen = game.choose(len(bots), options)
    for name in bots:
        make_bot(name, game)  # refused here, not in another process
    series = Series(game.package, tuple(bots), chosen, seed, rotate_seats, watched)
    played: list[Played] = []
    stopped = False
    try:
        with closing(in_turn(series, matches) if jobs == 1 else in_parallel(series, matches, jobs)) as course:
            for done in course:
                played.append(done)
                if on_progress is not None:
                    on_progress(len(played), matches)
    except KeyboardInterrupt:
        stopped = True
    played.sort(key=lambda done: done[0])
    outcomes = tuple(outcome for _, outcome, _ in played)
    return Report(game.slug, series.bots, chosen, seed, stopped, outcomes, sum(seconds for _, _, seconds in played))


def in_turn(series: Series, matches: int) -> Generator[Played, None, None]:
    for number in range(matches):
        yield series.play(number)


def in_parallel(series: Series, matches: int, jobs: int) -> Generator[Played, None, None]:
    """In the order in which they end. Processes are spawned: a fork would copy the locks of a progress bar's thread."""
    numbers = iter(range(matches))
    running: set[Future[Played]] = set()
    with ProcessPoolExecutor(min(jobs, matches), get_context("spawn"), leave_interrupts_to_the_parent) as pool:
        try:
            while True:
                free = IN_FLIGHT * jobs - len(running)
                running.update(pool.submit(series.play, number) for number in islice(numbers, free))
                if not running:
                    return
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                for future in ended:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# -- what they show ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Interval:
    """A measured value and where the true one lies in 95 % of cases."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """What one bot reached. If it sat on several seats of a match, their wins add up and their scores count apart."""

    bot: str
    seats: int  # taken in every match
    matches: int
    wins: float  # shared victories in part
    share: Interval  # of matches won
    mean: Interval  # score
    sd: float
    quantiles: dict[int, float]  # of the score, by per cent
    sources: dict[str, float]  # mean points by source


@dataclass(frozen=True)
class Thing:
    """What became of one thing, counted by seats and matches. A win rate is told in equal shares: 1 is just."""

    kind: str
    name: str
    holders: int
    players: int
    played: Interval | None  # share of its holders who played it; None where nobody held it
    won_holding: Interval | None
    won_playing: Interval | None
    points: float  # its yield for one who played it


@dataclass(frozen=True)
class Fact:
    """A figure of seats: a mean amount, or the share of matches in which something happened."""

    name: str
    is_share: bool
    by_seat: tuple[float, ...]
    overall: Interval


@dataclass(frozen=True)
class Report:
    """All outcomes of a series, in the order of their numbers, and the figures made from them."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: str
    stopped: bool  # before all matches were played
    outcomes: tuple[Outcome, ...]
    cpu_seconds: float = field(compare=False)

    @property
    def matches(self) -> int:
        return len(self.outcomes)

    @property
    def matches_per_cpu_second(self) -> float:
        return self.matches / self.cpu_seconds if self.cpu_seconds else 0.0

    @property
    def lengths(self) -> list[int]:
        """Decisions, match by match."""
        return [outcome.decisions for outcome in self.outcomes]

    def scores(self, bot: str) -> list[int]:
        """Every total the bot reached, match by match and seat by seat."""
        return [total for outcome in self.outcomes for total in outcome.scores(bot)]

    def scores_by_seat(self) -> list[list[int]]:
        return [[outcome.totals[seat] for outcome in self.outcomes] for seat in range(len(self.bots))]

    def wins_by_seat(self) -> list[float]:
        return [sum(outcome.won(seat) for outcome in self.outcomes) for seat in range(len(self.bots))]

    def standings(self) -> list[Standing]:
        """One for each bot, in the order named; none before the first match has ended."""
        return [self._standing(bot) for bot in dict.fromkeys(self.bots)] if self.outcomes else []

    def _standing(self, bot: str) -> Standing:
        scores = self.scores(bot)
        # Seats of one match are not independent, so the interval is made from one value for each match.
        by_match = [statistics.fmean(outcome.scores(bot)) for outcome in self.outcomes]
        seated = [(outcome, seat) for outcome in self.outcomes for seat in outcome.seats_of(bot)]
        wins = sum(outcome.won(seat) for outcome, seat in seated)
        sources: dict[str, float] = {}
        for outcome, seat in seated:
            for source, points in outcome.points[seat].items():
                sources[source] = sources.get(source, 0) + points / len(seated)
        return Standing(
            bot=bot,
            seats=self.bots.count(bot),
            matches=self.matches,
            wins=wins,
            share=wilson(wins, self.matches),
            mean=mean_interval(by_match),
            sd=statistics.stdev(scores) if len(scores) > 1 else 0.0,
            quantiles={percent: quantile(scores, percent) for percent in QUANTILES},
            sources=dict(sorted(sources.items())),
        )

    def things(self) -> list[Thing]:
        """Of all watched matches, by kind and name."""
        seated: dict[tuple[str, str], list[tuple[Use, float]]] = {}
        for outcome in self.outcomes:
            for kind, uses in outcome.tally.uses.items():
                for name, by_seat in uses.items():
                    wins = [(use, outcome.won(seat)) for seat, use in enumerate(by_seat)]
                    seated.setdefault((kind, name), []).extend(wins)
        return [self._thing(kind, name, uses) for (kind, name), uses in sorted(seated.items())]

    def _thing(self, kind: str, name: str, uses: list[tuple[Use, float]]) -> Thing:
        held = [(use, won) for use, won in uses if use.held]
        played = [(use, won) for use, won in uses if use.played]
        return Thing(
            kind=kind,
            name=name,
            holders=len(held),
            players=len(played),
            played=wilson(len([use for use, _ in held if use.played]), len(held)) if held else None,
            won_holding=self._in_equal_shares([won for _, won in held]),
            won_playing=self._in_equal_shares([won for _, won in played]),
            points=statistics.fmean([use.points for use, _ in played]) if played else 0.0,
        )

    def _in_equal_shares(self, wins: Sequence[float]) -> Interval | None:
        if not wins:
            return None
        rate, seats = wilson(sum(wins), len(wins)), len(self.bots)
        return Interval(rate.value * seats, rate.low * seats, rate.high * seats)

    def facts(self) -> list[Fact]:
        """What happened to seats, then their amounts, in the order in which the watch names them."""
        happened = dict.fromkeys(name for outcome in self.outcomes for name in outcome.tally.happened)
        amounts = dict.fromkeys(name for outcome in self.outcomes for name in outcome.tally.amounts)
        return [*[self._fact(name, True) for name in happened], *[self._fact(name, False) for name in amounts]]

    def _fact(self, name: str, is_share: bool) -> Fact:
        matches = [outcome.fact(name, is_share) for outcome in self.outcomes]
        by_seat = tuple(statistics.fmean(values) for values in zip(*matches, strict=True))
        if is_share:
            return Fact(name, is_share, by_seat, wilson(sum(map(sum, matches)), self.matches * len(self.bots)))
        return Fact(name, is_share, by_seat, mean_interval([statistics.fmean(values) for values in matches]))

    def to_rows(self) -> list[dict[str, str | float]]:
        """A table with one row for each seat of each match; all rows have the same columns."""
        sources = sorted({source for outcome in self.outcomes for points in outcome.points for source in points})
        facts, things = self.facts(), self.things()
        rows: list[dict[str, str | float]] = []
        for number, outcome in enumerate(self.outcomes, start=1):
            for seat, bot in enumerate(outcome.bots):
                row: dict[str, str | float] = {
                    "match": number,
                    "seed": outcome.seed,
                    "seat": seat + 1,
                    "bot": bot,
                    "points": outcome.totals[seat],
                    "won": outcome.won(seat),
                    "decisions": outcome.decisions,
                }
                row.update({source: outcome.points[seat].get(source, 0) for source in sources})
                row.update({f"fact-{fact.name}": outcome.fact(fact.name, fact.is_share)[seat] for fact in facts})
                for thing in things:
                    use = outcome.use(thing, seat)
                    name = f"{thing.kind} {thing.name}"  # a thing can be counted by several of its uses
                    row[f"{name} held"], row[f"{name} played"] = use.held, use.played
                    row[f"{name} points"] = use.points
                rows.append(row)
        return rows

    def to_json(self) -> Json:
        """The figures and all outcomes as plain values."""
        return {
            "game": self.game,
            "bots": list(self.bots),
            "options": dict(self.options),
            "seed": self.seed,
            "stopped": self.stopped,
            "matches": self.matches,
            "matches_per_cpu_second": self.matches_per_cpu_second,
            "standings": [_plain(asdict(standing)) for standing in self.standings()],
            "wins_by_seat": list(self.wins_by_seat()),
            "facts": [_plain(asdict(fact)) for fact in self.facts()],
            "things": [_plain(asdict(thing)) for thing in self.things()],
            "outcomes": [_plain(asdict(outcome)) for outcome in self.outcomes],
        }


def _plain(thing: object) -> Json:
    if isinstance(thing, dict):
        return {str(key): _plain(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        return [_plain(item) for item in thing]
    assert isinstance(thing, str | float | int | None)
    return thing


# -- figures -----------------------------------------------------------------------------------------------------------


def wilson(wins: float, matches: int) -> Interval:
    """Of a share: Wilson's score interval, sound for few matches and for shares near 0 and 1."""
    share = wins / matches
    spread = Z95 * Z95 / matches
    middle = (share + spread / 2) / (1 + spread)
    half = sqrt(share * (1 - share) * spread + spread * spread / 4) / (1 + spread)
    return Interval(share, middle - half, middle + half)


def mean_interval(values: Sequence[float]) -> Interval:
    """Of a mean, taken as normal: good from some thirty values on."""
    mean = statistics.fmean(values)
    half = Z95 * statistics.stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(mean, mean - half, mean + half)


def quantile(values: Sequence[float], percent: int) -> float:
    """Between the two nearest values, in proportion."""
    ordered = sorted(values)
    place = (len(ordered) - 1) * percent / 100
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
