"""The words of the command lines of the house, read so that every complaint is one of our sentences."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from comitium.engine.message import Refused
from comitium.text import LANGUAGES, Speaker

ROOM = "comitium.server"  # its texts
HELP = ("--help", "-h")
NARROWEST = 40  # columns of text beside the names of options


@dataclass
class Words:
    """A command line, taken apart: what stands alone, flags, and options with their values."""

    plain: list[str] = field(default_factory=list)
    flags: set[str] = field(default_factory=set)
    options: dict[str, list[str]] = field(default_factory=dict)

    def last(self, option: str, default: str = "") -> str:
        return self.options.get(option, [default])[-1]


def read_words(arguments: list[str], options: Collection[str], flags: Collection[str], most: int = 0) -> Words:
    """At most so many words may stand alone; a word behind `--` always does."""
    words = Words()
    coming = iter(arguments)
    for word in coming:
        name, equals, value = word.partition("=")
        if word == "--":
            words.plain.extend(coming)
        elif name in options:
            value = value if equals else next(coming, "")
            if not value or (value.startswith("--") and not equals):
                raise Refused("words-option-needs-value", word=name)
            words.options.setdefault(name, []).append(value)
        elif name in flags:
            if equals:
                raise Refused("words-option-takes-no-value", word=name)
            words.flags.add(name)
        elif word.startswith("--") or (word.startswith("-") and len(words.plain) >= most):  # an id may begin so
            raise Refused("words-no-such-option", word=name[:60])
        else:
            words.plain.append(word)
    if len(words.plain) > most:
        raise Refused("words-too-many", word=" ".join(words.plain[most:])[:60])
    return words


def speaker_for(arguments: list[str], environment: Mapping[str, str] = os.environ) -> Speaker:
    """From --language, COMITIUM_LANGUAGE or the system, before anything has to be said."""
    asked = environment.get("COMITIUM_LANGUAGE", "")
    for number, word in enumerate(arguments):
        if word == "--language":
            asked = [*arguments, ""][number + 1]
        elif word.startswith("--language="):
            asked = word.removeprefix("--language=")
    if not asked:
        found = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
        asked = "ru" if found.startswith("ru") else "en"
    return Speaker(asked if asked in LANGUAGES else LANGUAGES[0], room=ROOM)


def refuse_unknown_language(words: Words) -> None:
    asked = words.last("--language", LANGUAGES[0])
    if asked not in LANGUAGES:
        raise Refused("no-such-language", language=asked[:20], known=", ".join(LANGUAGES))


def complain(speaker: Speaker, refused: Refused) -> int:
    """One sentence on the standard error output, and the exit code for it."""
    print(speaker.refusal(refused), file=sys.stderr)
    return 2


def columns(rows: Iterable[tuple[str, str]]) -> str:
    """Names on the left, what they mean on the right, as wide as the terminal is."""
    rows = list(rows)
    left = max((len(name) for name, _ in rows if len(name) <= 30), default=0) + 4
    width = max(NARROWEST, shutil.get_terminal_size().columns - left - 1)
    lines: list[str] = []
    for name, text in rows:
        wrapped = [part for line in text.split("\n") for part in textwrap.wrap(line, width, break_on_hyphens=False)]
        wrapped = wrapped or [""]
        if len(name) + 4 > left:
            lines.append(f"  {name}")
        else:
            lines.append(f"  {name}".ljust(left) + wrapped.pop(0))
        lines.extend(" " * left + line for line in wrapped)
    return "\n".join(line.rstrip() for line in lines)
