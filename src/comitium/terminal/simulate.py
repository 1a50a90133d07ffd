"""`simulate`: many matches between bots, their figures in a table, in a file, in a picture."""

from __future__ import annotations

import csv
import io
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from comitium.bots.ladder import Fact, Interval, Report, Thing, mean_interval
from comitium.bots.ladder import simulate as play_many
from comitium.engine.match import check_seed
from comitium.engine.message import Refused
from comitium.terminal.arguments import game_named, listed, table_options, whole
from comitium.terminal.desk import Desk
from comitium.terminal.files import write_bytes, write_text
from comitium.terminal.layout import inset, measured
from comitium.terminal.progress import progress
from comitium.terminal.style import QUIET, STRONG
from comitium.text import Speaker

TABLES: Final = (".csv", ".json")
PICTURES: Final = (".png", ".svg")
DASH: Final = "–"
DRAWN_BY: Final = ("altair", "vl_convert")
CLONE_HAS: Final = Path(__file__).resolve().parents[3] / "run.py"
IN_A_CLONE: Final = "python3 run.py plots"
INSTALLED: Final = 'pip install "comitium[plots]"'


def simulate(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    bots: Annotated[str, typer.Option(metavar="BOT,BOT,…")],
    matches: Annotated[int, typer.Option(metavar="N", parser=whole("--matches", 1))] = 100,
    option: Annotated[list[str] | None, typer.Option(metavar="OPTION=VALUE")] = None,
    jobs: Annotated[int, typer.Option(metavar="N", parser=whole("--jobs", 1))] = 1,
    seed: Annotated[str | None, typer.Option(metavar="SEED")] = None,
    report: Annotated[bool, typer.Option("--report")] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Play matches between bots and report wins, scores and lengths."""
    desk: Desk = ctx.obj
    found = game_named(desk, game)
    check_ending("--out", out, TABLES)
    check_ending("--plot", plot, PICTURES)
    draw = None if plot is None else picture_maker()
    chosen_seed = seed or secrets.token_hex(4)
    check_seed(chosen_seed)
    with progress(desk, "progress-matches", matches) as on_progress:
        options = table_options(option or [])
        played = play_many(
            found, listed(bots), options, matches, chosen_seed, jobs, on_progress=on_progress, watched=report
        )
    show(desk, played)
    if report and played.outcomes:
        show_facts(desk, played)
        show_things(desk, played.things())
    if out is not None and played.outcomes:
        write_text(out, as_csv(played) if out.suffix == ".csv" else json.dumps(played.to_json(), indent=1) + "\n")
        desk.say("written", file=str(out))
    if plot is not None and draw is not None and played.outcomes:
        write_bytes(plot, draw(desk.speaker, played, plot.suffix))
        desk.say("written", file=str(plot))
    desk.space()


def picture_maker() -> Callable[[Speaker, Report, str], bytes]:
    """Few people draw, and it needs 94 MB: whoever lacks the packages reads how to get them, before any match."""
    try:
        from comitium.terminal.plot import picture
    except ModuleNotFoundError as missing:
        if missing.name not in DRAWN_BY:
            raise
        raise Refused("plots-missing", command=IN_A_CLONE if CLONE_HAS.is_file() else INSTALLED) from None
    return picture


def check_ending(option: str, path: Path | None, endings: tuple[str, ...]) -> None:
    """Refused before any match is played, not after."""
    if path is None:
        return
    if path.suffix not in endings:
        raise Refused("file-ending", option=option, file=str(path), endings=", ".join(endings))
    if not path.parent.is_dir():
        raise Refused("no-such-folder", option=option, folder=str(path.parent))


def show(desk: Desk, report: Report) -> None:
    speaker = desk.speaker
    desk.space()
    if not report.outcomes:
        desk.say("simulate-nothing")
        return
    lengths = report.lengths
    desk.say("simulate-played", style=STRONG, matches=report.matches, game=speaker.say("game-name"))
    if report.stopped:
        desk.say("simulate-stopped")
    desk.space()
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column(speaker.say("simulate-bot"))
    for column in ("wins", "share", "interval", "mean", "interval", "quantiles"):
        table.add_column(speaker.say(f"simulate-{column}"), justify="right")
    for standing in report.standings():
        name = standing.bot if standing.seats == 1 else f"{standing.bot} × {standing.seats}"
        table.add_row(
            Text(name, style=STRONG),
            speaker.number(standing.wins, 0 if standing.wins == int(standing.wins) else 1),
            speaker.percent(standing.share.value),
            Form(speaker, 1, is_share=True).span(standing.share),
            speaker.number(standing.mean.value, 1),
            Form(speaker, 1).span(standing.mean),
            " · ".join(speaker.number(standing.quantiles[percent]) for percent in (5, 50, 95)),
        )
    desk.print(inset(table))
    desk.space()
    length = mean_interval(lengths)
    desk.say("simulate-lengths", mean=in_words(speaker, length), least=min(lengths), most=max(lengths))
    by_seat = [speaker.percent(wins / report.matches) for wins in report.wins_by_seat()]
    desk.say("simulate-by-seat", shares=" · ".join(by_seat))
    desk.say("simulate-rate", rate=speaker.number(report.matches_per_cpu_second, 1))
    desk.say("simulate-again", style=QUIET, seed=report.seed)
    desk.space()


# -- the report --------------------------------------------------------------------------------------------------------


def show_facts(desk: Desk, report: Report) -> None:
    """Scores and what the watch noted, seat by seat."""
    speaker = desk.speaker
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column(speaker.say("simulate-by-seats"))
    for seat in range(len(report.bots)):
        table.add_column(speaker.say("simulate-seat", seat=seat + 1), justify="right")
    for column in ("all", "interval"):
        table.add_column(speaker.say(f"simulate-{column}"), justify="right")
    scores = report.scores_by_seat()
    means = [mean_interval(of_seat).value for of_seat in scores]
    by_match = [mean_interval(outcome.totals).value for outcome in report.outcomes]
    for fact in [Fact("score", False, tuple(means), mean_interval(by_match)), *report.facts()]:
        form = Form(speaker, 1, is_share=True) if fact.is_share else Form(speaker, 2)
        values = [form.value(value) for value in (*fact.by_seat, fact.overall.value)]
        table.add_row(speaker.say(f"fact-{fact.name}"), *values, form.span(fact.overall))
    desk.print(inset(table))
    desk.space()


def show_things(desk: Desk, things: list[Thing]) -> None:
    """A table for each kind of thing; the intervals only where there is room for them."""
    if not things:
        desk.say("simulate-no-watch")
        desk.space()
        return
    for kind in dict.fromkeys(thing.kind for thing in things):
        of_kind = [thing for thing in things if thing.kind == kind]
        table = inset(table_of(desk.speaker, kind, of_kind, intervals=True))
        if not desk.screen.is_terminal:
            desk.screen.width = max(desk.screen.width, measured(table))  # a file is as wide as it has to be
        elif measured(table) > desk.screen.width:
            table = inset(table_of(desk.speaker, kind, of_kind, intervals=False))
        desk.print(table)
        desk.space()
    desk.say("simulate-shares", style=QUIET)
    desk.space()


def table_of(speaker: Speaker, kind: str, things: list[Thing], intervals: bool) -> Table:
    """Sorted by the names as they are spoken."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column(speaker.say(f"kind-{kind}"))
    for column in ("held", "played-share", "interval", "won-holding", "interval", "won-playing", "interval", "yield"):
        if intervals or column != "interval":
            table.add_column(speaker.say(f"simulate-{column}"), justify="right", no_wrap=True)
    share, decimal = Form(speaker, 1, is_share=True), Form(speaker, 2)
    for name, thing in sorted([(speaker.say(thing.name), thing) for thing in things], key=lambda named: named[0]):
        table.add_row(
            name,
            speaker.number(thing.holders),
            *figures(thing.played, share, intervals),
            *figures(thing.won_holding, decimal, intervals),
            *figures(thing.won_playing, decimal, intervals),
            decimal.value(thing.points) if thing.players else DASH,
        )
    return table


def figures(interval: Interval | None, form: Form, intervals: bool) -> list[str]:
    """A value and where it lies; a dash where there was no case."""
    found = [DASH, ""] if interval is None else [form.value(interval.value), form.span(interval)]
    return found if intervals else found[:1]


@dataclass(frozen=True)
class Form:
    """How figures of one kind are written in the reader's language: with so many digits, shares in percent."""

    speaker: Speaker
    digits: int
    is_share: bool = False

    def value(self, figure: float) -> str:
        if self.is_share:
            return self.speaker.percent(figure, self.digits)
        return self.speaker.number(figure, self.digits)

    def span(self, interval: Interval) -> str:
        """From one end to the other; the percent sign stands once."""
        low = 100 * interval.low if self.is_share else interval.low
        return f"{self.speaker.number(low, self.digits)}–{self.value(interval.high)}"


def in_words(speaker: Speaker, interval: Interval) -> str:
    return f"{speaker.number(interval.value, 1)} ({Form(speaker, 1).span(interval)})"


def as_csv(report: Report) -> str:
    rows = report.to_rows()
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()
