"""The documentation says what is true: links lead somewhere, examples run, generated pages are current."""

from __future__ import annotations

import configparser
import doctest
import json
import os
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest

from comitium.engine.game import Game
from comitium.engine.matchfile import from_text, to_text
from comitium.engine.message import Refused
from comitium.games import GAMES
from comitium.server.main import main as serve
from comitium.text import LANGUAGES
from tools import rules_pages

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])

BLOCK = re.compile(r"^```(\w*)(?: (\w+)=(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]\[]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
ANCHOR = re.compile(r' id="([^"]+)"')


def blocks(page: Path, key: str) -> dict[str, list[str]]:
    """The code blocks that name a file by this key (`file=`, `from=`), by that file."""
    named: dict[str, list[str]] = {}
    for _, found, place, text in BLOCK.findall(page.read_text(encoding="utf-8")):
        if found == key:
            named.setdefault(place, []).append(text)
    return named


# -- links -------------------------------------------------------------------------------------------------------------


def prose(page: Path) -> str:
    """The page without its code."""
    return re.sub(r"`[^`\n]*`", "", BLOCK.sub("", page.read_text(encoding="utf-8")))


def anchors(page: Path) -> set[str]:
    """Everything on a page that a link can lead to: given names, and headings as GitHub names them."""
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    titles = [LINK.sub(lambda link: link[0][1 : link[0].index("]")], title) for title in HEADING.findall(text)]
    slugs = [re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles]
    return {*slugs, *ANCHOR.findall(text)}


@pytest.mark.source_only
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in LINK.findall(prose(page)):
        if target.startswith(("http://", "https://", "mailto:")):
            continue
        file, _, anchor = target.partition("#")
        place = page.parent / file if file else page
        assert place.exists(), target
        assert not anchor or anchor in anchors(place), target


@pytest.mark.source_only
def test_the_index_names_every_page() -> None:
    named = {(DOCS / target).resolve() for target in LINK.findall((DOCS / "README.md").read_text(encoding="utf-8"))}

    assert {page for page in DOCS.rglob("*.md") if page != DOCS / "README.md"} <= named


# -- rules pages -------------------------------------------------------------------------------------------------------


@pytest.mark.source_only
def test_the_rules_pages_are_current() -> None:
    """If not: `python tools/rules_pages.py`."""
    for place, text in rules_pages.pages().items():
        assert place.read_text(encoding="utf-8") == text, place


def numbers(game: Game[Any], name: str, language: str, form: str) -> list[str]:
    """The numbers of clauses or rulings, found in the ledger by their form."""
    return [found[1] for found in map(re.compile(form).match, rules_pages.ledger(game, name, language)) if found]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
def test_every_clause_and_ruling_is_on_the_page_once(game: Game[Any], language: str) -> None:
    page = rules_pages.page(game, language)
    clauses = numbers(game, "rules", language, r"\*\*([A-Z]{2}-[\d.]+)\*\*")
    rulings = numbers(game, "rulings", language, r"\*\*(\d+)\.")

    assert clauses
    assert [number for number in clauses if page.count(f'<a id="{number.lower()}"></a>') != 1] == []
    assert [number for number in rulings if page.count(f'<details id="ruling-{number}">') != 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
def test_the_references_at_the_end_of_a_clause_stand_in_one_bracket(game: Game[Any], language: str) -> None:
    """Those of the ledger and the rulings found elsewhere: not "(ruling 8). (ruling 61)"."""
    page = rules_pages.page(game, language)

    assert re.findall(r"\(#[^()]+\)\)\.? \(\[.*$", page, re.MULTILINE) == []


# -- pages with examples -----------------------------------------------------------------------------------------------


def test_the_python_api_does_what_its_page_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(DOCS / "python-api.md"), module_relative=False, encoding="utf-8")

    assert tried > 0
    assert failed == 0


def test_the_example_of_a_match_file_is_a_match() -> None:
    text = (DOCS / "example.match").read_text(encoding="utf-8")
    match = from_text(text, GAMES)

    assert to_text(match) == text
    assert match.state.result is not None
    assert "0 undo" in text


def test_the_page_on_match_files_shows_the_example() -> None:
    text = (DOCS / "example.match").read_text(encoding="utf-8")
    [(_, _, _, shown)] = BLOCK.findall((DOCS / "match-file.md").read_text(encoding="utf-8"))
    head, tail = shown.split("…\n")

    assert text.startswith(head)
    assert text.endswith(tail)


@pytest.mark.parametrize(
    ("line", "instead", "reason"),
    [
        ("comitium match 1", "chess match 1", "not-a-match-file"),
        ("options: building_order=fixed\n", "", "file-lacks"),
        ("game: new_romans", "game: new_romans\ngame: new_romans", "line-unreadable"),
        ("0 undo", "0 undo\ngame: new_romans", "line-unreadable"),
        ("0 undo", "0 " + "x" * 400, "line-too-long"),
        ("game: new_romans", "game: chess", "no-such-game"),
        ("fixed", "free", "no-such-value"),
        ("rules: 1", "rules: 0", "other-rules-version"),
        ("rules: 1 1", "rules: 1 0", "other-data"),
        ("seed: an example\n", "", "seed-not-revealed"),
        ("seed: an example", "seed: another", "seed-not-committed"),
        ("0 divide 1", "0 divide 6", "line-refused"),
        ("0 finish", "0 finish\n0 undo", "line-refused"),
        ("winners 0", "winners 1", "other-result"),
        ("NR-13.1", "NR-13.1\n0 finish", "line-after-result"),
    ],
)
def test_a_damaged_match_file_is_refused_as_the_page_says(line: str, instead: str, reason: str) -> None:
    text = (DOCS / "example.match").read_text(encoding="utf-8")
    assert line in text

    with pytest.raises(Refused) as refused:
        from_text(text.replace(line, instead, 1), GAMES)
    assert refused.value.message.name == reason


HOSTING = DOCS / "hosting.md"


def recipe(kind: str) -> str:
    """The only code block of this kind on the page about hosting."""
    [text] = [text for found, _, _, text in BLOCK.findall(HOSTING.read_text(encoding="utf-8")) if found == kind]
    return str(text)


def in_force(
    words: list[str], variables: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> tuple[str, dict[str, Any]]:
    """What `comitium serve` with these words and variables would do: its data folder, and its settings."""
    for name in [name for name in os.environ if name.startswith("COMITIUM_")]:
        monkeypatch.delenv(name)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert words[0] == "serve"
    assert serve([*words[1:], "--show-settings", "--language", "en"]) == 0
    shown = capsys.readouterr().out
    return shown.splitlines()[0].removeprefix("# data folder: "), tomllib.loads(shown)


def test_the_systemd_unit_starts_a_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    unit = configparser.ConfigParser(interpolation=None)
    unit.read_string(recipe("ini"))
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    assert program.endswith("/comitium")
    state = f"/var/lib/{unit['Service']['StateDirectory']}"  # the only folder such a unit can write
    assert words.count(state) == 1
    here = [str(tmp_path) if word == state else word for word in words]
    folder, settings = in_force(here, {}, monkeypatch, capsys)

    assert folder == str(tmp_path)
    assert settings["browser"] is False
    assert unit["Service"]["RestartPreventExitStatus"] == str(2)


def test_the_container_starts_a_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [line.partition(" ") for line in recipe("dockerfile").splitlines()]
    said = {instruction: rest for instruction, _, rest in lines}
    variables = dict(pair.split("=", 1) for pair in shlex.split(said["ENV"]))
    assert variables["COMITIUM_DATA"] == said["VOLUME"]
    program, *words = json.loads(said["CMD"])
    assert program == "comitium"
    folder, settings = in_force(words, {**variables, "COMITIUM_DATA": str(tmp_path)}, monkeypatch, capsys)

    assert folder == str(tmp_path)
    assert (settings["host"], settings["browser"]) == ("0.0.0.0", False)
    assert settings["port"] == int(said["EXPOSE"])


def test_the_settings_file_of_the_page_is_accepted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "settings.toml").write_text(recipe("toml"), encoding="utf-8")
    _, settings = in_force(["serve", "--data", str(tmp_path)], {}, monkeypatch, capsys)

    wanted = tomllib.loads(recipe("toml"))
    assert wanted
    assert {key: settings[key] for key in wanted} == wanted


@pytest.mark.source_only
@pytest.mark.parametrize("page", ["style", "adding-a-game"])
def test_the_excerpts_of_a_page_are_still_in_the_code(page: str) -> None:
    for place, excerpts in blocks(DOCS / f"{page}.md", "from").items():
        source = (ROOT / place).read_text(encoding="utf-8")
        for excerpt in excerpts:
            assert excerpt in source, f"{place}\n{excerpt}"
