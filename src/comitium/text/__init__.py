"""Sentences in the reader's language: the only module that knows Fluent.

A message inside a message brings its attributes along: if `$tile` is the message `land-quarry`, whose
attribute `acc` is the accusative, then `$tile` and `$tile_acc` can both stand in a Russian sentence.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from comitium.engine.game import Game
from comitium.engine.message import Message, Refused, Value, Who

LANGUAGES: Final = ("en", "ru")
COMMON: Final = "comitium"  # its texts lie beside this file
NUMBERED: Final = re.compile(r"(.+)[.-]([A-Z]?\d+)")  # one of several equal things: `field-A1`, `stylus.2`

MINUS: Final = "−"

Forms = dict[str, str]  # a text by its form: "" is the plain one, others are named by attributes


class TextMissing(LookupError):
    """A sentence that is not in the files, or that asks for a value it was not given."""


@functools.cache
def _bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        text = resources.files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


class Speaker:
    """Puts messages into one language, with the names of those who sit at the table."""

    def __init__(
        self,
        language: str,
        game: Game[Any] | None = None,
        names: Sequence[str] = (),
        room: str | None = None,
    ) -> None:
        """`room` is a package with texts of its own, such as the terminal's."""
        if language not in LANGUAGES:
            raise Refused("no-such-language", language=language[:20], known=", ".join(LANGUAGES))
        self.language = language
        self.names = names
        packages = (COMMON, room, game.package if game else None)
        self._texts = _bundle(language, tuple(package for package in packages if package))

    def __call__(self, message: Message) -> str:
        return self._forms(message)[""]

    def say(self, name: str, **values: Value) -> str:
        return self(Message(name, **values))

    def form(self, message: Message, form: str) -> str:
        """A form of the text other than the plain one: the attribute of that name."""
        forms = self._forms(message)
        if form not in forms:
            raise TextMissing(f"{message.name!r} has no form {form!r} in {self.language}.ftl")
        return forms[form]

    def number(self, value: float, digits: int = 0) -> str:
        """With so many digits behind the sign that the language parts them by: 1,234.5 is 1 234,5 in Russian."""
        rounded = round(value, digits) + 0.0  # what rounds to nothing has no sign
        figure = fluent_number(rounded, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return self._pattern("number", self._texts.get_message("number").value, {"value": figure}).replace("-", MINUS)

    def percent(self, share: float, digits: int = 1) -> str:
        return self.say("percent", number=self.number(100 * share, digits))

    def has(self, name: str) -> bool:
        return bool(self._texts.has_message(name))

    def named(self, thing: str, field: str = "") -> str | None:
        """What a value of a view or a component table is called: `<field>-<thing>`, or by a kind in `view-kinds`.

        `field+mill` has two names, `field-A1` is a numbered field. The browser's `words.ts` does the same.
        """
        whole = self._name(thing, field)
        numbered = NUMBERED.fullmatch(thing)
        if whole is None and numbered:
            stem = self._name(numbered[1], field)
            whole = f"{stem} {numbered[2]}" if stem else None
        if whole is None and "+" in thing:
            parts = [self.named(part, field) for part in thing.split("+")]
            whole = ", ".join(part for part in parts if part) if all(parts) else None
        return whole

    def _name(self, thing: str, field: str) -> str | None:
        """Only a message without values can be a name."""
        kinds = self.say("view-kinds").split() if self.has("view-kinds") else []
        for kind in [field, field.removesuffix("s"), f"option-{field}", *kinds]:
            pattern = self._texts.get_message(f"{kind}-{thing}").value if self.has(f"{kind}-{thing}") else None
            if pattern is not None:
                text, errors = self._texts.format_pattern(pattern, {})
                if not errors:
                    return str(text)
        return None

    def refusal(self, refused: Refused) -> str:
        """The sentence, with the clause that says no behind it."""
        sentence = self(refused.message)
        return f"{sentence} {refused.clause}" if refused.clause else sentence

    def seat_name(self, seat: int) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat-number", number=seat + 1)

    def _forms(self, value: Value) -> Forms:
        if isinstance(value, Who):
            return {"": self.seat_name(value.seat)}
        if isinstance(value, list):
            return self._joined([self._forms(item) for item in value])
        if not isinstance(value, Message):
            return {"": str(value)}
        if not self._texts.has_message(value.name):
            raise TextMissing(f"no sentence {value.name!r} in {self.language}.ftl")
        arguments: dict[str, int | str] = {}
        for key, inner in value.values.items():
            if isinstance(inner, int):
                arguments[key] = inner  # as a number, so that plurals come out right
            else:
                for form, text in self._forms(inner).items():
                    arguments[f"{key}_{form}" if form else key] = text
        found = self._texts.get_message(value.name)
        if found.value is None:
            raise TextMissing(f"{value.name!r} has no text of its own in {self.language}.ftl")
        forms = {"": self._pattern(value.name, found.value, arguments)}
        for attribute, pattern in found.attributes.items():
            forms[attribute] = self._pattern(value.name, pattern, arguments)
        return forms

    def _pattern(self, name: str, pattern: Any, arguments: dict[str, Any]) -> str:
        text, errors = self._texts.format_pattern(pattern, arguments)
        if errors:
            raise TextMissing(f"{name!r} in {self.language}.ftl: {errors[0]}")
        return str(text)

    def _joined(self, items: list[Forms]) -> Forms:
        """A list of names, with the language's word before the last one."""
        if not items:
            return {"": self.say("list-empty")}
        joined: Forms = {}
        for form in {form: None for item in items for form in item}:
            texts = [item.get(form, item[""]) for item in items]
            joined[form] = texts[-1]
            if len(texts) > 1:
                joined[form] = self.say("list-join", first=", ".join(texts[:-1]), last=texts[-1])
        return joined


def speak_all(game: Game[Any]) -> Any:
    """For the law that every sentence exists in every language."""
    speakers = [Speaker(language, game) for language in LANGUAGES]
    spoken: set[str] = set()

    def speak(message: Message) -> None:
        if repr(message) not in spoken:
            spoken.add(repr(message))
            for speaker in speakers:
                speaker(message)

    return speak
