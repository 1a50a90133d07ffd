"""`play`: who sits where, which file keeps the match, and then the table."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from comitium.bots import Bot, make_bot
from comitium.engine.game import Game
from comitium.engine.match import Match, Player, check_name, new_match
from comitium.engine.message import Refused, Seat
from comitium.games import GAMES
from comitium.terminal.arguments import game_named, listed, table_options, whole
from comitium.terminal.catalogue import show_games
from comitium.terminal.desk import Desk, one_line
from comitium.terminal.exits import INTERRUPTED
from comitium.terminal.files import fresh_match_file, read_match, write_match
from comitium.terminal.style import ASKED
from comitium.terminal.table import Leave, Table
from comitium.text import Speaker

BEST_BOT = "greedy"
PLAIN_BOT = "chance"
USUAL_SEATS = 3


def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument()] = None,
    seats: Annotated[int | None, typer.Option(metavar="N", parser=whole("--seats", 1))] = None,
    bots: Annotated[str | None, typer.Option(metavar="BOT,…")] = None,
    people: Annotated[int | None, typer.Option(metavar="N", parser=whole("--people", 1))] = None,
    name: Annotated[list[str] | None, typer.Option(metavar="NAME")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="OPTION=VALUE")] = None,
    seed: Annotated[str | None, typer.Option(metavar="SEED")] = None,
    file: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> int:
    """Sit down at a table."""
    desk: Desk = ctx.obj
    if resume is not None:
        if game or seats or bots or people or name or option or seed or file:
            raise Refused("resume-alone")
        return continued(desk, resume)
    chosen = game_named(desk, game) if game is not None else offered_game(desk)
    if chosen is None:
        return 0
    seated = seating(desk.speaker, chosen, seats, listed(bots or ""), people, name or [])
    match = new_match(chosen, seated, table_options(option or []), seed)
    return begun(desk, match, file)


def offered_game(desk: Desk) -> Game[Any] | None:
    """The only game, or the one a person names from the list; None if nobody answers."""
    if len(GAMES) == 1:
        return game_named(desk, next(iter(GAMES)))
    show_games(desk)
    while True:
        try:
            return game_named(desk, desk.read(f"  {desk.speaker.say('which-game')} › "))
        except Refused as refused:
            desk.tell(Text(one_line(desk.speaker.refusal(refused))))
        except EOFError:
            return None


# -- who sits where ----------------------------------------------------------------------------------------------------


def seating(
    speaker: Speaker,
    game: Game[Any],
    seats: int | None,
    bots: Sequence[str],
    people: int | None,
    names: Sequence[str],
) -> list[Player]:
    """People first, then bots; what was not said is filled in so that the table is full."""
    count = people if people is not None else max(1, len(names))
    if len(names) > count:
        raise Refused("too-many-names", names=len(names), people=count)
    if seats is None:
        usual = USUAL_SEATS if USUAL_SEATS in game.players else game.players[0]
        seats = count + len(bots) if bots else max(usual, count)
    game.choose(seats, {})  # refuses an impossible number before anything else is said of it
    if count > seats:
        raise Refused("too-many-people", people=count, seats=seats)
    if len(bots) > seats - count:
        raise Refused("too-many-bots", bots=len(bots), free=seats - count)
    humans = human_names(speaker, count, names)
    kinds = [bots[number % len(bots)] if bots else usual_bot(game) for number in range(seats - count)]
    for kind in kinds:
        make_bot(kind, game)
    free = [name for name in speaker.say("bot-names").split() if name not in humans]
    return [*[Player(name) for name in humans], *[Player(name, kind) for name, kind in zip(free, kinds, strict=False)]]


def human_names(speaker: Speaker, people: int, names: Sequence[str]) -> list[str]:
    given = list(names)
    for name in given:
        check_name(name)
    if len({name.casefold() for name in given}) < len(given):
        raise Refused("names-differ")
    guests = [speaker.say("guest") if people == 1 else speaker.say("guest-number", number=n + 1) for n in range(people)]
    return [*given, *[guest for guest in guests if guest not in given][: people - len(given)]]


def usual_bot(game: Game[Any]) -> str:
    """The best bot that has learned the game."""
    try:
        make_bot(BEST_BOT, game)
    except Refused:
        return PLAIN_BOT
    return BEST_BOT


# -- the match and its file --------------------------------------------------------------------------------------------


def begun(desk: Desk, match: Match[Any], file: Path | None) -> int:
    if file is not None and file.exists():
        raise Refused("file-in-the-way", file=str(file))
    path = file or fresh_match_file(match.game.slug)
    write_match(path, match)
    return seated(desk, match, path, notice="commitment-is")


def continued(desk: Desk, path: Path) -> int:
    match = read_match(path, desk)
    if match.state.result is not None:
        raise Refused("match-is-over", file=str(path))
    return seated(desk, match, path)


def seated(desk: Desk, match: Match[Any], path: Path, notice: str = "") -> int:
    """Play on until the end or until somebody gets up."""
    players = match.header.players
    desk.sit(match.game, [player.name for player in players])
    bots: dict[Seat, Bot] = {}
    for seat, player in enumerate(players):
        if player.bot is not None:
            bots[seat] = make_bot(player.bot, match.game)
    if len(bots) == len(players):
        raise Refused("nobody-to-play", file=str(path))
    said = desk.speaker.say(notice, commitment=match.header.commitment) if notice else ""
    try:
        Table(desk, match, bots, path, said).run()
    except Leave as leave:
        desk.space()
        say_how_to_go_on(desk, path)
        return INTERRUPTED if leave.interrupted else 0
    except KeyboardInterrupt:
        desk.space()
        say_how_to_go_on(desk, path)
        return INTERRUPTED
    desk.say("match-kept", file=str(path))
    for command in ("replay", "verify"):
        show_line(desk, f"comitium {command} {shlex.quote(str(path))}")
    return 0


def say_how_to_go_on(desk: Desk, path: Path) -> None:
    desk.say("how-to-resume")
    show_line(desk, f"comitium play --resume {shlex.quote(str(path))}")


def show_line(desk: Desk, line: str) -> None:
    """A command to copy: never broken into two lines."""
    desk.screen.print(Text(f"    {line}", style=ASKED), soft_wrap=True)
