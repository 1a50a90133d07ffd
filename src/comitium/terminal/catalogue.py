"""`games` and `about`: what can be played, by how many, how long, and where its data comes from."""

from __future__ import annotations

from importlib import resources
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from comitium.engine.game import Game
from comitium.games import GAMES
from comitium.terminal.arguments import game_named
from comitium.terminal.desk import Desk
from comitium.terminal.layout import inset
from comitium.terminal.style import ASKED, QUIET, STRONG
from comitium.text import Speaker


def games(ctx: typer.Context) -> None:
    """Every game in a line."""
    desk: Desk = ctx.obj
    show_games(desk)


def show_games(desk: Desk) -> None:
    grid = Table.grid(padding=(0, 3, 1, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for slug, game in GAMES.items():
        speaker = desk.sit(game)
        name = Text.assemble((speaker.say("game-name"), STRONG))
        size = Text(f"{players_of(speaker, game)}\n{time_of(speaker, game)}")
        grid.add_row(Text(slug, style=ASKED), size, Text.assemble(name, "\n", speaker.say("game-about")))
    desk.space()
    desk.print(inset(grid))


def about(ctx: typer.Context, game: Annotated[str, typer.Argument()]) -> None:
    """Players, time, options, and how far the component data can be trusted."""
    desk: Desk = ctx.obj
    found = game_named(desk, game)
    speaker = desk.speaker
    desk.space()
    desk.print(Text(f"  {speaker.say('game-name').upper()}", style=STRONG))
    desk.say("game-about")
    desk.space()
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(Text(speaker.say("about-size"), style=QUIET), players_of(speaker, found))
    grid.add_row(Text(speaker.say("about-time"), style=QUIET), time_of(speaker, found))
    grid.add_row(Text(speaker.say("about-version"), style=QUIET), f"{found.version} ({found.data_hash()})")
    desk.print(inset(grid))
    desk.space()
    show_options(desk, found)
    show_provenance(desk, found)
    desk.say("about-unofficial", style=QUIET)
    desk.space()


def show_options(desk: Desk, game: Game[Any]) -> None:
    if not game.options:
        return
    speaker = desk.speaker
    desk.say("about-options", style=STRONG)
    for option in game.options:
        line = Text.assemble("  ", speaker.say(f"option-{option.name}"), (f"  {option.clause}", QUIET))
        desk.print(line)
        grid = Table.grid(padding=(0, 3, 0, 0))
        for value in option.values:
            default = speaker.say("about-default") if value == option.default else ""
            words = Text.assemble(speaker.say(f"option-{option.name}-{value}"), (f"  {default}", QUIET))
            grid.add_row(Text(f"{option.name}={value}", style=ASKED), words)
        desk.print(inset(grid, 4))
        desk.space()


def show_provenance(desk: Desk, game: Game[Any]) -> None:
    desk.say("about-data", style=STRONG)
    grid = Table.grid(padding=(0, 3, 0, 0))
    for file, sentence in game.provenance:
        grid.add_row(Text(file, style=QUIET), desk.speaker(sentence))
    desk.print(inset(grid))
    desk.space()
    desk.say("about-data-files", style=QUIET, folder=str(resources.files(game.package).joinpath("data")))


def players_of(speaker: Speaker, game: Game[Any]) -> str:
    return speaker.say("about-players", least=game.players[0], most=game.players[-1])


def time_of(speaker: Speaker, game: Game[Any]) -> str:
    least, most = game.minutes
    return speaker.say("about-minutes", least=least, most=most)
