"""The command `comitium`: language first, then the command; what a person got wrong is one sentence and exit code 2.

The games are imported only inside `run`, because a broken component table shows itself at that moment.
"""

from __future__ import annotations

import codecs
import io
import os
import sys

from comitium.engine.components import BrokenTable
from comitium.engine.message import Refused
from comitium.terminal.desk import Desk
from comitium.terminal.exits import INTERRUPTED, WRONG_INPUT
from comitium.terminal.language import system_language, take_language
from comitium.terminal.plainer import PLAINER, plainer
from comitium.text import LANGUAGES


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    tolerate_odd_characters()
    desk = Desk(system_language(os.environ))
    try:
        language, rest = take_language(arguments, os.environ)
        desk = legible(language)
        from comitium.terminal.app import obey

        return obey(desk, rest)
    except Refused as refused:
        desk.refuse(refused)
        return WRONG_INPUT
    except BrokenTable as broken:
        desk.refuse(Refused("broken-table", detail=str(broken)))
        return WRONG_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED


def legible(language: str) -> Desk:
    """In English where the letters of the language asked for would all be question marks."""
    desk = Desk(language)
    if can_show(desk.speaker.say("letters")):
        return desk
    plain = Desk(LANGUAGES[0])
    plain.complain("letters-not-shown", encoding=sys.stdout.encoding)
    return plain


def can_show(letters: str) -> bool:
    try:
        letters.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def tolerate_odd_characters() -> None:
    """A character that this terminal cannot show must not end the program; our own signs have a plain twin."""
    codecs.register_error(PLAINER, plainer)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAINER)
