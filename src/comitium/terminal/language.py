"""Which language a command speaks: `--language`, else COMITIUM_LANGUAGE, else the system's."""

from __future__ import annotations

from collections.abc import Mapping

from comitium.engine.message import Refused
from comitium.text import LANGUAGES

OPTION = "--language"
VARIABLE = "COMITIUM_LANGUAGE"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")


def take_language(arguments: list[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language, and the arguments without it: it may stand before and after the command."""
    asked, rest = "", []
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest.extend([word, *words])
        elif word == OPTION:
            asked = next(words, "")
            if not asked:
                raise Refused("no-such-language", language="", known=", ".join(LANGUAGES))
        elif word.startswith(f"{OPTION}="):
            asked = word.removeprefix(f"{OPTION}=")
        else:
            rest.append(word)
    asked = asked or environment.get(VARIABLE, "")
    if asked and asked not in LANGUAGES:
        raise Refused("no-such-language", language=asked[:20], known=", ".join(LANGUAGES))
    return asked or system_language(environment), rest


def system_language(environment: Mapping[str, str]) -> str:
    """Of the first variable that says anything, as the C library reads them; English if we do not speak it."""
    for name in SYSTEM:
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
