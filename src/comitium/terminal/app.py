"""The commands, put together. Typer reads the words; the help pages are our own, in both languages."""

from __future__ import annotations

import re
from typing import Final

import typer

from comitium import __version__
from comitium.engine.message import Refused
from comitium.terminal.bench import bench
from comitium.terminal.catalogue import about, games
from comitium.terminal.check import check
from comitium.terminal.desk import Desk
from comitium.terminal.play import play
from comitium.terminal.replay import replay
from comitium.terminal.rules import rules
from comitium.terminal.simulate import simulate
from comitium.terminal.usage import HELP, show_command, show_commands
from comitium.terminal.verify import verify

COMMANDS: Final = (play, games, about, rules, replay, verify, simulate, check, bench)

# What Typer says of a command line it cannot read, and our sentence for it.
COMPLAINTS: Final = (
    (r"No such command '(?P<word>.*?)'", "usage-no-such-command"),
    (r"No such option: (?P<word>\S+)", "usage-no-such-option"),
    (r"Option '(?P<word>\S+)' requires", "usage-option-needs-value"),
    (r"Option '(?P<word>\S+)' does not take a value", "usage-option-takes-no-value"),
    (r"Missing argument '(?P<word>.*?)'", "usage-missing-argument"),
    (r"Missing option '(?P<word>.*?)'", "usage-missing"),
    (r"unexpected extra argument.*? \((?P<word>[^)]*)\)$", "usage-too-many"),
)


def application() -> typer.Typer:
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.callback()(lambda: None)
    for command in COMMANDS:
        app.command(context_settings={"help_option_names": []})(command)
    return app


def obey(desk: Desk, arguments: list[str]) -> int:
    """Carry out one command line; the number is the exit code."""
    commands = typer.main.get_command(application())
    assert isinstance(commands, typer.core.TyperGroup)
    words = [word for word in arguments if not word.startswith("-")]
    if arguments == ["--version"]:
        desk.print(f"Comitium {__version__}")
        return 0
    if not arguments or HELP.intersection(arguments) or words[:1] == ["help"]:
        asked = [word for word in words if word != "help"][:1]
        if not asked:
            show_commands(desk, commands)
        elif asked[0] in commands.commands:
            show_command(desk, commands.commands[asked[0]])
        else:
            raise Refused("usage-no-such-command", word=asked[0][:40], known=", ".join(commands.commands))
        return 0
    try:
        code = commands.main(arguments, "comitium", standalone_mode=False, obj=desk)
    except typer.TyperException as complaint:
        raise in_our_words(complaint.format_message(), ", ".join(commands.commands)) from None
    return code if isinstance(code, int) else 0


def in_our_words(complaint: str, known: str) -> Refused:
    for pattern, name in COMPLAINTS:
        found = re.search(pattern, complaint)
        if found:
            return Refused(name, word=found["word"][:60], known=known)
    return Refused("usage-unreadable", complaint=complaint)
