"""Every sentence exists in both languages, is used somewhere, and gets the values it asks for.

The sources are read, not run: a refusal that no random match ever meets is checked too.
"""

from __future__ import annotations

import ast
import dataclasses
import functools
import re
import typing
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, BaseNode, Junk, VariableReference
from fluent.syntax.ast import Message as Sentence
from fluent.syntax.visitor import Visitor

from comitium.games import GAMES
from comitium.text import LANGUAGES, Speaker

pytestmark = pytest.mark.source_only

SOURCES = Path(__file__).parents[2] / "src" / "comitium"
COMMON = SOURCES
ROOMS = sorted(path.parents[1] for path in SOURCES.rglob("text/en.ftl"))  # the rooms that have texts of their own
PARTS = sorted(path.name for path in SOURCES.iterdir() if (path / "__init__.py").exists())
EVERY_GAME_HAS = ["game-name", "game-about", "view-kinds"]

every_room = pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
every_game = pytest.mark.parametrize("slug", GAMES)


# -- what the texts say ------------------------------------------------------------------------------------------------


@dataclass
class Asked(Visitor):
    """What one message asks for: the values named in it, and the forms it has beside the plain one."""

    values: set[str]
    forms: set[str]

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - named by the visitor
        self.values.add(node.id.name)

    def visit_Attribute(self, node: Attribute) -> None:  # noqa: N802 - named by the visitor
        self.forms.add(node.id.name)
        self.generic_visit(node)


@functools.cache
def messages(room: Path, language: str) -> dict[str, Asked]:
    text = (room / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"{room.name}, {language}.ftl: {entry.content}"
        if isinstance(entry, Sentence):
            assert entry.id.name not in found, f"{room.name}, {language}.ftl: {entry.id.name} twice"
            found[entry.id.name] = asked(entry)
    return found


def asked(entry: BaseNode) -> Asked:
    asks = Asked(set(), set())
    asks.visit(entry)
    return asks


@functools.cache
def all_forms() -> set[str]:
    rooms = [messages(room, language) for room in ROOMS for language in ("en", "ru")]
    return {form for room in rooms for asks in room.values() for form in asks.forms}


def plain_values(asks: Asked) -> set[str]:
    """`$tile_acc` is the accusative of `$tile`."""
    return {re.sub(rf"_({'|'.join(all_forms())})$", "", value) for value in asks.values}


# -- what the sources say ----------------------------------------------------------------------------------------------

Name = re.Pattern[str]  # of a message; a formatted string matches several


@dataclass(frozen=True)
class Call:
    """A place where a message is made: `Refused("bid-too-low", "SY-4.4", best=3)`."""

    place: str
    part: str
    room: Path
    name: Name
    values: frozenset[str]
    open: bool  # further values come by `**values`, or one call makes several messages


def room_of(path: Path) -> Path:
    return next((room for room in reversed(ROOMS) if room in path.parents), COMMON)


@functools.cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCES.rglob("*.py"))}


@functools.cache
def calls() -> list[Call]:
    return [call for path, tree in trees().items() for call in calls_in(path, tree)]


def calls_in(path: Path, tree: ast.Module) -> Iterator[Call]:
    makers = {"Message": set(), "Refused": {"clause"}, "say": {"style"}}
    makers["tell"] = {"clause", "seat", "audience", "pieces", "reveals"}
    asked_first = re.findall(r"\.has\((.+?)\)", ast.unparse(tree))  # said only if it exists
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        maker = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if maker in makers and ast.unparse(node.args[0]) not in asked_first:
            keys = {keyword.arg for keyword in node.keywords if keyword.arg}
            values = keys - makers[maker] | ({"who"} if maker == "tell" and "seat" in keys else set())
            several = any(keyword.arg is None for keyword in node.keywords) or isinstance(node.args[0], ast.JoinedStr)
            for name in names(node.args[0]):
                place, part = f"{path.relative_to(SOURCES)}:{node.lineno}", path.relative_to(SOURCES).parts[0]
                yield Call(place, part, room_of(path), name, frozenset(values), several)


def names(node: ast.expr) -> list[Name]:
    """What a message may be called here; nothing for a name kept in a variable."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [re.compile(re.escape(node.value))]
    if isinstance(node, ast.IfExp):
        return names(node.body) + names(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return [re.compile("".join(pattern(part) for part in node.values))]
    return []


def pattern(part: ast.expr) -> str:
    """A part of a formatted string; what is put in could be any word."""
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_-]+"


@functools.cache
def every_string() -> list[Name]:
    """Every piece of text in the sources that could name a message, f-strings with at least a part of the name."""
    found: dict[str, Name] = {}
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant | ast.JoinedStr):
                for name in names(node):
                    if re.match(r"[a-z]", name.pattern):
                        found[name.pattern] = name
    return list(found.values())


@functools.cache
def kinds(room: Path, language: str) -> list[str]:
    """How the names of a game's things begin: `land` in `land-olive`."""
    text = (room / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return [kind for found in re.findall(r"^view-kinds = (.+)$", text, re.MULTILINE) for kind in found.split()]


def headings(slug: str) -> set[str]:
    """Of the phases of a game, as its classes name them."""
    found = set()
    for path, tree in trees().items():
        if SOURCES / "games" / slug in path.parents:
            for node in ast.walk(tree):
                if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["heading"]:
                    found.add(ast.literal_eval(node.value))
    return found - {""}


def fields_of(kind: object) -> set[str]:
    """The names of a view's fields, with those of the views inside it."""
    found = {name for part in typing.get_args(kind) for name in fields_of(part)}
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        for name, hint in typing.get_type_hints(kind).items():
            found |= {name} | fields_of(hint)
    return found


# -- the checks --------------------------------------------------------------------------------------------------------


@every_room
def test_both_languages_have_the_same_messages(room: Path) -> None:
    assert list(messages(room, "en")) == list(messages(room, "ru")) != []


@every_room
def test_both_languages_speak_of_the_same_values(room: Path) -> None:
    """A number told to the English reader is told to the Russian one."""
    english, russian = messages(room, "en"), messages(room, "ru")

    for name, asks in english.items():
        assert plain_values(asks) == plain_values(russian[name]), name


@every_room
def test_no_message_is_said_twice_under_one_name(room: Path) -> None:
    """A room's texts lie over the common ones, and must not hide them."""
    if room != COMMON:
        assert set(messages(room, "en")) & set(messages(COMMON, "en")) == set()


@every_room
def test_every_message_is_used(room: Path) -> None:
    unused = [name for name in messages(room, "en") if not any(string.fullmatch(name) for string in every_string())]

    fields = [name.removeprefix("view-") for name in messages(room, "en") if name.startswith("view-")]
    things = tuple(f"{kind}-" for kind in [*kinds(room, "en"), *fields])
    assert [name for name in unused if name not in EVERY_GAME_HAS and not name.startswith(things)] == []


@every_room
def test_every_kind_of_thing_has_names_and_is_the_same_in_both_languages(room: Path) -> None:
    nameless = [
        kind for kind in kinds(room, "en") if not any(name.startswith(f"{kind}-") for name in messages(room, "en"))
    ]

    assert nameless == []
    assert kinds(room, "en") == kinds(room, "ru")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_the_views_has_a_name(slug: str, language: str) -> None:
    """A table in words would show the field's own name instead, which is English."""
    game = GAMES[slug]
    shown = [typing.get_type_hints(look)["return"] for look in (game.view, game.own)]
    speaker = Speaker(language, game)

    fields = {name for kind in shown for name in fields_of(kind)}
    assert "phase" in fields
    assert sorted(name for name in fields if not speaker.has(f"view-{name}")) == []


@pytest.mark.parametrize("part", PARTS)
def test_every_message_made_exists(part: str) -> None:
    """In the texts of its room or the common ones; only the rooms above the games speak for every game."""
    missing = []
    for call in calls():
        rooms = {call.room, COMMON} if part == "games" else {COMMON, *ROOMS}
        known = [name for room in rooms for name in messages(room, "en")]
        if call.part == part and not any(call.name.fullmatch(name) for name in known):
            missing.append(f"{call.place}: {call.name.pattern}")

    assert missing == []


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("part", PARTS)
def test_every_message_gets_the_values_it_asks_for(part: str, language: str) -> None:
    lacking: list[str] = []
    for call in calls():
        for room in {call.room, COMMON}:
            for name, asks in messages(room, language).items():
                if call.part == part and call.name.fullmatch(name) and not call.open:
                    missing = plain_values(asks) - call.values
                    lacking.extend(f"{call.place}: {name} lacks {value}" for value in sorted(missing))

    assert lacking == []


@every_game
def test_a_game_names_itself_its_phases_and_its_options(slug: str) -> None:
    texts = messages(SOURCES / "games" / slug, "en")
    wanted = {*EVERY_GAME_HAS, *[f"phase-{heading}" for heading in headings(slug)]}
    for option in GAMES[slug].options:
        wanted.update([f"option-{option.name}", *[f"option-{option.name}-{value}" for value in option.values]])

    assert {name for name in texts if name in EVERY_GAME_HAS or name.startswith(("phase-", "option-"))} == wanted
