"""The place where a command speaks: its language, its screen, and whether a person sits there."""

from __future__ import annotations

import contextlib
import sys
import unicodedata
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text

from comitium.engine.game import Game
from comitium.engine.message import Refused, Value
from comitium.terminal.layout import inset
from comitium.terminal.style import QUIET
from comitium.text import Speaker

with contextlib.suppress(ImportError):  # arrow keys and earlier lines, where the system has them
    import readline

ROOM: Final = "comitium.terminal"
ENDLESS: Final = 10_000
ERASE_SCROLLBACK: Final = "\x1b[3J"


class Desk:
    """One command's screen. `sit` makes the sentences of a game known, with the names at its table."""

    def __init__(self, language: str) -> None:
        self.speaker = Speaker(language, room=ROOM)
        self.language = language
        self.screen = Console(markup=False, highlight=False, emoji=False)

    def sit(self, game: Game[Any], names: Sequence[str] = ()) -> Speaker:
        self.speaker = Speaker(self.language, game, names, room=ROOM)
        return self.speaker

    @property
    def colour(self) -> bool:
        return self.screen.color_system is not None and not self.screen.no_color

    @property
    def attended(self) -> bool:
        """Whether somebody reads the screen and types."""
        return self.screen.is_terminal and sys.stdin.isatty()

    @property
    def height(self) -> int:
        """Lines of the screen; a file has no end."""
        return self.screen.height if self.screen.is_terminal else ENDLESS

    def say(self, name: str, style: str = "", **values: Value) -> None:
        """A sentence, with the margin that everything on the screen has."""
        self.tell(Text(self.speaker.say(name, **values), style=style))

    def tell(self, text: Text) -> None:
        self.print(inset(text))

    def print(self, thing: RenderableType) -> None:
        self.screen.print(thing)

    def space(self) -> None:
        self.screen.print()

    def read(self, prompt: str) -> str:
        """A line from the keyboard, or from a file or pipe: then it is shown, so that the record can be read."""
        if sys.stdin.isatty():
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.print(Text(prompt + one_line(line.strip())))
        return line.strip()

    def refuse(self, refused: Refused) -> None:
        self._complain(self.speaker.refusal(refused))

    def complain(self, name: str, **values: Value) -> None:
        self._complain(self.speaker.say(name, **values))

    def _complain(self, sentence: str) -> None:
        """On the standard error output, in one line whatever the words in it contain."""
        sys.stdout.flush()
        print(one_line(sentence), file=sys.stderr)

    def clear(self) -> None:
        """A fresh screen; without a terminal, only some air."""
        if self.screen.is_terminal:
            self.screen.clear()
        else:
            self.space()

    def clear_for_another(self) -> None:
        """Nothing of what stood here or was typed can be brought back."""
        self.clear()
        if self.screen.is_terminal:
            self.screen.file.write(ERASE_SCROLLBACK)
            self.screen.file.flush()
        if "readline" in sys.modules:
            readline.clear_history()


def one_line(text: str) -> str:
    """Blanks of every width are printed as they are; what would move the cursor is not."""
    return "".join(character if is_shown(character) else "?" for character in text)


def is_shown(character: str) -> bool:
    return character.isprintable() or unicodedata.category(character) == "Zs"


def quiet(text: str) -> Text:
    return Text(text, style=QUIET)
