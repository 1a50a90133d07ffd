"""Help pages: what a command is for, what it takes, and examples to copy.

The texts are Fluent messages named after the command, `command-play`; its attributes are the texts of the
arguments and options, named as in the code, and `examples`.
"""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from comitium.engine.message import Message
from comitium.terminal.desk import Desk
from comitium.terminal.layout import inset
from comitium.terminal.style import ASKED, QUIET, STRONG

HELP: Final = {"--help", "-h"}
OTHER_ROOMS: Final = ("serve", "admin")  # commands that are not ours, but belong on the first page


def show_commands(desk: Desk, commands: TyperGroup) -> None:
    """The page of `comitium --help`."""
    desk.space()
    desk.print(Text("  COMITIUM", style=STRONG))
    desk.say("about-comitium")
    desk.space()
    grid = two_columns()
    for name in [*commands.commands, *OTHER_ROOMS]:
        first, _, _ = text_of(desk, name).partition("\n")
        grid.add_row(Text(name, style=ASKED), first)
    desk.print(inset(grid))
    desk.space()
    desk.say("about-language")
    desk.say("about-help", style=QUIET)
    show_examples(desk, Message("about-comitium"))


def show_command(desk: Desk, command: object) -> None:
    """The page of `comitium play --help`."""
    assert isinstance(command, TyperCommand)
    assert command.name is not None
    arguments = [param for param in command.params if isinstance(param, TyperArgument)]
    options = [param for param in command.params if isinstance(param, TyperOption)]
    line = " ".join(["comitium", command.name, *[argument_name(argument) for argument in arguments]])
    desk.space()
    desk.print(Text(f"  {line}", style=STRONG))
    desk.space()
    for paragraph in text_of(desk, command.name).split("\n"):
        desk.print(inset(Text(paragraph)))
    grid = two_columns()
    names = {argument.name: argument_name(argument) for argument in arguments}
    names.update({option.name: option_name(option) for option in options})
    for param, name in names.items():
        grid.add_row(Text(name, style=ASKED), text_of(desk, command.name, param or ""))
    desk.space()
    desk.print(inset(grid))
    show_examples(desk, Message(f"command-{command.name}"))


def show_examples(desk: Desk, page: Message) -> None:
    desk.space()
    desk.say("help-examples", style=STRONG)
    for line in desk.speaker.form(page, "examples").split("\n"):
        desk.print(Text(f"  {line}", style=QUIET if line.startswith(" ") else ""))
    desk.space()


def text_of(desk: Desk, command: str, part: str = "") -> str:
    return desk.speaker.form(Message(f"command-{command}"), part)


def argument_name(argument: TyperArgument) -> str:
    name = (argument.name or "").upper()
    return name if argument.required else f"[{name}]"


def option_name(option: TyperOption) -> str:
    return f"{option.opts[0]} {option.metavar}" if option.metavar else option.opts[0]


def two_columns() -> Table:
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    return grid
