"""The words of a command line, read into games, options, bots and numbers; `Refused` names the word that is wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from comitium.engine.game import Game
from comitium.engine.message import Refused
from comitium.games import GAMES
from comitium.terminal.desk import Desk


def game_named(desk: Desk, word: str) -> Game[Any]:
    """By slug, however it is written; from here on the desk speaks of that game."""
    slug = word.strip().casefold().replace("-", "_").replace(" ", "_")
    if slug not in GAMES:
        raise Refused("no-such-game", game=word[:40], known=", ".join(GAMES))
    desk.sit(GAMES[slug])
    return GAMES[slug]


def table_options(words: Sequence[str]) -> dict[str, str]:
    """From `--option building_order=owner`, given as often as needed."""
    options: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name in options:
            raise Refused("option-form", word=word[:60])
        options[name] = value
    return options


def listed(words: str) -> list[str]:
    """From `greedy,chance`."""
    return [word.strip() for word in words.split(",") if word.strip()]


def whole(option: str, least: int) -> Callable[[str | int], int]:
    """A reader of whole numbers for one option; Typer gives it the default too, which is a number already."""

    def read(word: str | int) -> int:
        text = str(word)
        if not (text.isascii() and text.isdecimal() and len(text) < 10) or int(text) < least:
            raise Refused("number-wanted", option=option, least=least, word=text[:40])
        return int(text)

    return read
