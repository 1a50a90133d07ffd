"""What a drawing of a game has to offer the terminal table."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field
from typing import Protocol

from rich.console import Group, RenderableType
from rich.text import Text

from comitium.engine.action import Action
from comitium.engine.message import Seat
from comitium.terminal.changes import changes_of
from comitium.terminal.layout import columns, inset
from comitium.terminal.scene import Scene
from comitium.terminal.style import ASKED, QUIET, STRONG

SHOWN_AT_ONCE = 24


@dataclass(frozen=True)
class Menu:
    """What a person may type now: a key for each choice, and keys that only narrow the choices."""

    shown: RenderableType
    keys: dict[str, str] = field(default_factory=dict)  # typed → the code of an option
    narrowing: dict[str, list[str]] = field(default_factory=dict)  # typed → the codes that remain

    def code_of(self, typed: str) -> str | None:
        return self.keys.get(squeeze(typed))

    def narrowed_by(self, typed: str) -> list[str]:
        return self.narrowing.get(squeeze(typed), [])

    def numbers(self) -> list[int]:
        """Every bare number that can be typed."""
        return sorted({int(key) for key in [*self.keys, *self.narrowing] if is_number(key)})


class Board(Protocol):
    """Draws one game. It knows no rules: everything comes from the scene."""

    drawn: Container[str]  # sentences of the log that say no more than the table shows

    def table(self, scene: Scene) -> RenderableType:
        """All that lies on the table, with the viewer's own pieces in front."""

    def overview(self, scene: Scene) -> RenderableType:
        """Everybody's pieces, small."""

    def look(self, scene: Scene, seat: Seat) -> RenderableType:
        """The pieces of one seat, large."""

    def menu(self, scene: Scene) -> Menu:
        """How the viewer's options are shown and typed."""


def is_number(key: str) -> bool:
    return key.isascii() and key.isdecimal()


def squeeze(typed: str) -> str:
    """`2 k`, `2+k` and `2,K` all mean `2k`."""
    return "".join(character for character in typed.casefold() if character not in " +,;")


def numbered(scene: Scene) -> Menu:
    """Every option with a number, its sentence and what it would change, figure by figure."""
    options = scene.distinct()
    keys = {str(number): action.code() for number, action in enumerate(options, start=1)}
    lines: list[RenderableType] = [
        choice_line(scene, str(number), action) for number, action in enumerate(options[:SHOWN_AT_ONCE], start=1)
    ]
    more = len(options) - SHOWN_AT_ONCE
    if more > 0:
        lines.append(Text(scene.speaker.say("menu-more", more=more), style=QUIET))
    return Menu(Group(*lines), keys)


def key_line(keys: str, meaning: Text | str) -> RenderableType:
    """A line of a menu: what to type, and what it means; a long meaning goes on below its beginning."""
    return inset(columns([[Text(f"{keys:>3}", style=ASKED), Text.assemble(" ", meaning)]]))


def choice_line(scene: Scene, key: str, action: Action) -> RenderableType:
    line = Text(scene.speaker(action.sentence()))
    changes = changes_of(scene, action)
    if changes:
        line.append(f"   {', '.join(changes)}", STRONG)
    return key_line(key, line)


def title(scene: Scene, *details: str) -> Text:
    """The game, and where in it we are."""
    named = scene.speaker.has("game-name")
    name = scene.speaker.say("game-name") if named else scene.game.slug.replace("_", " ")
    line = Text(name.upper(), style=STRONG)
    for detail in details:
        line.append(f"   {detail}", QUIET)
    return line
