"""Who may import whom, read from the sources: server → bots → games → engine → standard library.

The rules also keep away from everything that would let the same seed give another match.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from comitium.games import GAMES

pytestmark = pytest.mark.source_only

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "comitium"
MODULES = sorted(PACKAGE.rglob("*.py"))
ENGINE = sorted((PACKAGE / "engine").glob("*.py"))

# By room: the rooms it may import beside itself. "" is the door, which opens either the terminal or the server.
MAY_IMPORT = {
    "": {"terminal", "server"},
    "engine": set(),
    "text": {"engine"},
    "games": {"engine"},
    "bots": {"games", "engine", "text"},
    "terminal": {"bots", "games", "engine", "text"},
    "research": {"bots", "games", "engine", "text"},
    "server": {"bots", "games", "engine", "text"},
}
STANDARD_LIBRARY_ONLY = ("", "engine", "games", "bots")
ONLY_ONE_ROOM = {
    "fluent": "text",
    "litestar": "server",
    "uvicorn": "server",
    "sqlalchemy": "server",
    "alembic": "server",
    "sqlite3": "server",
    "prometheus_client": "server",
    "typer": "terminal",
    "rich": "terminal",
}
FORMS = ["engine", "form"]  # what leaves the process; the server adds its own messages
ONLY_FOR_TYPES = ("mypy_extensions", "_typeshed")
NOT_FROM_THE_SEED = ("datetime", "numpy", "os", "random", "secrets", "time", "uuid")


@dataclass(frozen=True)
class Import:
    """`from a.b import c` is `a.b` with the name `c`; `import a.b` has no name."""

    module: str
    name: str | None
    for_types: bool

    @property
    def top(self) -> str:
        return self.module.split(".")[0]


def imports(tree: ast.AST, for_types: bool = False) -> Iterator[Import]:
    """Every import of a module, those inside functions too."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from [Import(alias.name, None, for_types) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            yield from [Import("." * node.level + (node.module or ""), alias.name, for_types) for alias in node.names]
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from imports(ast.Module(node.body, []), for_types=True)
            yield from imports(ast.Module(node.orelse, []), for_types)
        else:
            yield from imports(node, for_types)


def place_of(file: Path) -> list[str]:
    """`games`, `new_romans`, `rules` for src/comitium/games/new_romans/rules.py."""
    return [*file.relative_to(PACKAGE).parts[:-1], file.stem]


def room_of(place: list[str]) -> str:
    return place[0] if len(place) > 1 else ""


def why_not(place: list[str], wanted: Import) -> str | None:
    """The reason why the module at this place may not import that."""
    room = room_of(place)
    if wanted.top == "comitium":
        return why_not_ours(place, wanted)
    if wanted.module.startswith("."):
        return "imports name the whole way"
    if wanted.top in ONLY_FOR_TYPES:
        return None if wanted.for_types else f"{wanted.top} is there for types only"
    if room != ONLY_ONE_ROOM.get(wanted.top, room):
        return f"only {ONLY_ONE_ROOM[wanted.top]} knows {wanted.top}"
    if wanted.top == "msgspec":
        return None if place == FORMS or room == "server" else "only engine/form and the server know msgspec"
    if room in STANDARD_LIBRARY_ONLY and wanted.top not in sys.stdlib_module_names:
        return f"{room or 'the door'} needs nothing but the standard library"
    return None


def why_not_ours(place: list[str], wanted: Import) -> str | None:
    room = room_of(place)
    target = [*wanted.module.split(".")[1:], *([wanted.name] if wanted.name else [])]
    if target in ([], ["__version__"]):
        return None
    if target[0] not in MAY_IMPORT:
        return None if room == "" else "nobody imports the door"
    if target[0] != room:
        return None if target[0] in MAY_IMPORT[room] else f"{room} may not import {target[0]}"
    if room == "games" and len(place) > 2 and target[1:2] != [place[1]]:
        return "a game imports no other game"
    return None


@pytest.mark.parametrize("file", MODULES, ids=lambda file: "/".join(place_of(file)))
def test_imports_keep_to_the_rooms(file: Path) -> None:
    found = imports(ast.parse(file.read_text(encoding="utf-8")))
    reasons = {f"{wanted.module} {wanted.name}": why_not(place_of(file), wanted) for wanted in found}

    assert {wanted: reason for wanted, reason in reasons.items() if reason} == {}


def test_every_room_is_known() -> None:
    assert {room_of(place_of(file)) for file in MODULES} <= set(MAY_IMPORT)


@pytest.mark.parametrize(
    ("place", "source", "reason"),
    [
        ("engine/state", "from comitium.games import GAMES", "engine may not import games"),
        ("engine/state", "import comitium.text", "engine may not import text"),
        ("engine/state", "import numpy", "engine needs nothing but the standard library"),
        ("engine/form", "import msgspec", None),
        ("engine/state", "import msgspec", "only engine/form and the server know msgspec"),
        ("engine/compiling", "import mypy_extensions", "mypy_extensions is there for types only"),
        ("engine/compiling", "if TYPE_CHECKING:\n    import mypy_extensions", None),
        ("engine/state", "def late():\n    from comitium import bots", "engine may not import bots"),
        ("engine/state", "from comitium.engine.phase import Phase", None),
        ("games/new_romans/rules", "from comitium.games.sylla import GAME", "a game imports no other game"),
        ("games/new_romans/rules", "from comitium.games import GAMES", "a game imports no other game"),
        ("games/new_romans/rules", "from comitium.games.new_romans.model import Player", None),
        ("games/new_romans/rules", "from comitium.text import Speaker", "games may not import text"),
        ("games/new_romans/rules", "from . import model", "imports name the whole way"),
        ("games/__init__", "from comitium.games.new_romans import GAME", None),
        ("text/__init__", "import fluent.runtime", None),
        ("terminal/app", "import fluent.runtime", "only text knows fluent"),
        ("terminal/app", "import comitium.server.app", "terminal may not import server"),
        ("bots/greedy", "import rich", "only terminal knows rich"),
        ("bots/greedy", "from comitium.terminal import app", "bots may not import terminal"),
        ("terminal/app", "import sqlite3", "only server knows sqlite3"),
        ("terminal/app", "from comitium import __version__", None),
        ("terminal/app", "from comitium.start import main", "nobody imports the door"),
        ("start", "from comitium.server.main import main", None),
    ],
)
def test_a_door_between_the_wrong_rooms_is_noticed(place: str, source: str, reason: str | None) -> None:
    [wanted] = imports(ast.parse(source))

    assert why_not(place.split("/"), wanted) == reason


# -- the rules ---------------------------------------------------------------------------------------------------------


def rules() -> list[Path]:
    """The modules of single games."""
    return [file for file in MODULES if place_of(file)[0] == "games" and len(place_of(file)) > 2]


def forbidden_in_rules(source: str) -> list[str]:
    """What would let the same seed give another match, or hides types from the checker."""
    tree = ast.parse(source)
    found = []
    for wanted in imports(tree):
        only_a_type = (wanted.module, wanted.name) == ("random", "Random")
        if (wanted.top in NOT_FROM_THE_SEED and not only_a_type) or (wanted.module, wanted.name) == ("typing", "Any"):
            found.append(f"{wanted.module} {wanted.name or ''}".strip())
    calls = [node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    return found + [f"{name}()" for name in calls if name in ("Random", "hash", "id")]


@pytest.mark.parametrize("file", rules(), ids=lambda file: "/".join(place_of(file)))
def test_rules_draw_only_from_the_seed(file: Path) -> None:
    assert forbidden_in_rules(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import random", ["random"]),
        ("from random import choice", ["random choice"]),
        ("from random import Random", []),
        ("from random import Random\nrng = Random(3)", ["Random()"]),
        ("import time", ["time"]),
        ("from datetime import date", ["datetime date"]),
        ("order = sorted(cards, key=lambda card: hash(card))", ["hash()"]),
        ("from typing import Any", ["typing Any"]),
        ("from typing import Final", []),
    ],
)
def test_rules_that_draw_from_elsewhere_are_noticed(source: str, found: list[str]) -> None:
    assert forbidden_in_rules(source) == found


# Finding games, a test bench, the seed of a new match, a picture for comparing.
BESIDE_THE_RULES = ("beside", "laws", "match", "portrait")


@pytest.mark.parametrize(
    "file", [file for file in MODULES if place_of(file)[0] == "engine"], ids=lambda file: file.stem
)
def test_the_engine_draws_only_from_the_seed(file: Path) -> None:
    found = forbidden_in_rules(file.read_text(encoding="utf-8"))

    assert file.stem in BESIDE_THE_RULES or set(found) <= {"typing Any"}


@pytest.mark.parametrize("slug", GAMES)
def test_the_engine_names_no_game(slug: str) -> None:
    names = re.compile(slug.replace("_", "[ _-]?"), re.IGNORECASE)
    for file in ENGINE:
        assert not names.search(file.read_text(encoding="utf-8")), file.name


@pytest.mark.parametrize("room", ["engine", "games", "text", "bots", "terminal", "server"])
def test_no_type_is_ignored(room: str) -> None:
    for file in MODULES:
        if place_of(file)[0] == room:
            assert "type: ignore" not in file.read_text(encoding="utf-8"), file.name


# -- the repository ----------------------------------------------------------------------------------------------------

PLACES_OF_ONE_MACHINE = re.compile(r"(?<![\w.])/(work|root)/")


@pytest.mark.skipif(shutil.which("git") is None or not (ROOT / ".git").exists(), reason="no repository here")
def test_no_file_names_a_place_of_the_machine_it_was_written_on() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    naming = []
    for name in listed.stdout.rstrip("\0").split("\0"):
        file = ROOT / name
        if file.is_file() and PLACES_OF_ONE_MACHINE.search(file.read_text(encoding="utf-8", errors="replace")):
            naming.append(name)

    assert naming == []


def test_such_a_place_would_be_noticed() -> None:
    assert PLACES_OF_ONE_MACHINE.search("see {0}work{0}main".format("/"))
    assert not PLACES_OF_ONE_MACHINE.search("https://example.org/work/main")
