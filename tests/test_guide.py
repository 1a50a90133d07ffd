"""The guide and its game: Dole lies outside the project, is found by its folder, and passes all a game has to pass."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from comitium.text import LANGUAGES
from tools import new_game

pytestmark = pytest.mark.source_only

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "examples"
GUIDE = ROOT / "docs" / "adding-a-game.md"


def run_with(games: Path, *command: str, said: str = "") -> str:
    """What a command prints, which has to succeed, where the games of this folder are found too."""
    return run_in(ROOT, "-m", *command, said=said, COMITIUM_GAMES=str(games))


def run_in(folder: Path, *command: str, said: str = "", **environment: str) -> str:
    path = os.pathsep.join([str(folder / "src"), str(folder)])
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, **environment},
        input=said,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def run_text(games: Path, text: str) -> str:
    return run_in(ROOT, "-c", text, COMITIUM_GAMES=str(games))


@pytest.fixture(scope="module")
def dole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game in a temporary folder, as somebody would write it who has only installed the platform."""
    folder = tmp_path_factory.mktemp("mine")
    shutil.copytree(EXAMPLES / "dole", folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def test_the_guide_is_short() -> None:
    assert len(GUIDE.read_text(encoding="utf-8").splitlines()) <= 250


# -- one list: the folder ----------------------------------------------------------------------------------------------


def test_a_game_is_found_by_its_folder_with_its_evaluator(dole: Path) -> None:
    whole = """
from comitium.bots.evaluate import evaluator_of
from comitium.games import GAMES
from comitium.server.app import games
from comitium.server.schema import targets
from pathlib import Path
assert list(GAMES)[0] == "dole" and len(GAMES) == 6, list(GAMES)
assert type(evaluator_of(GAMES["dole"])).__name__ == "DoleEvaluator"
assert [(game.slug, game.prefix) for game in games.fn() if game.slug == "dole"] == [("dole", "DO")]
assert "PlayerView" in targets(Path("web"))[Path("web/games/dole/view.schema.json")]
"""
    run_text(dole, whole)


def test_a_folder_has_the_name_of_its_game(tmp_path: Path, dole: Path) -> None:
    shutil.copytree(dole / "games" / "dole", tmp_path / "games" / "dole")
    named = tmp_path / "games" / "dole" / "__init__.py"
    named.write_text(named.read_text(encoding="utf-8").replace('slug="dole"', 'slug="bread"'), encoding="utf-8")
    text = """
try:
    import comitium.games
except ValueError as wrong:
    print(wrong)
"""
    assert run_text(tmp_path, text) == "the game in the folder dole calls itself bread, in comitium.games.dole\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_is_made(dole: Path, language: str) -> None:
    text = f"""
from comitium.games import GAMES
from tools import rules_pages
print(rules_pages.page(GAMES["dole"], {language!r}))
"""
    page = run_text(dole, text)

    assert '<a id="do-2.6"></a>**DO-2.6**' in page
    assert re.search(r"\| (barley|ячмень) \| 6 \| 1 \|", page)


def test_bots_play_it_and_the_evaluator_is_better_than_chance(dole: Path) -> None:
    printed = run_with(
        dole, "comitium", "simulate", "dole", "--bots", "greedy,chance", "--matches", "40", "--seed", "guide"
    )

    wins = {bot: int(count) for bot, count in re.findall(r"^ *(greedy|chance) +(\d+)", printed, re.MULTILINE)}
    assert wins["greedy"] > 2 * wins["chance"]


def test_it_is_played_in_the_terminal(dole: Path, tmp_path: Path) -> None:
    file = str(tmp_path / "evening.match")
    printed = run_with(dole, "comitium", "play", "dole", "--name", "Anna", "--seed", "g", "--file", file, said="quit\n")

    assert "Choose a sack to offer" in printed


def test_it_keeps_the_laws(dole: Path) -> None:
    printed = run_with(dole, "comitium", "check", "dole", "--matches", "9", "--seed", "guide")

    assert "all laws held in 9 matches" in printed


# -- everything a game has to pass -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def enlarged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the game in it; nothing else is changed."""
    copy = tmp_path_factory.mktemp("enlarged")
    for room in ("src", "tests", "tools"):
        shutil.copytree(ROOT / room, copy / room, ignore=shutil.ignore_patterns("__pycache__", "client"))
    for file in ("pyproject.toml", "run.py", "hatch_build.py"):
        shutil.copy(ROOT / file, copy)
    for room in ("games", "bots"):
        shutil.copytree(EXAMPLES / "dole" / room, copy / "src" / "comitium" / room, dirs_exist_ok=True)
    shutil.copytree(EXAMPLES / "dole" / "tests", copy / "tests" / "games" / "dole")
    return copy


def test_the_game_passes_all_that_a_game_has_to_pass(enlarged: Path) -> None:
    printed = run_in(enlarged, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "dole", "tests/games")

    assert re.search(r"^\d{2,} passed", printed, re.MULTILINE), printed


def test_its_code_is_clean(enlarged: Path) -> None:
    written = ["src/comitium/games/dole", "src/comitium/bots/evaluate/dole.py", "tests/games/dole"]

    run_in(enlarged, "-m", "ruff", "check", *written)
    run_in(enlarged, "-m", "ruff", "format", "--check", *written)
    run_in(enlarged, "-m", "mypy", "--strict", "--follow-imports=silent", *written)


# -- the skeleton ------------------------------------------------------------------------------------------------------


def test_a_new_game_plays_at_once(tmp_path: Path) -> None:
    assert new_game.main(["bread_and_circuses", "--folder", str(tmp_path)]) == 0

    tests = run_with(tmp_path, "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path / "tests"))
    assert re.search(r"^\d passed", tests, re.MULTILINE)
    printed = run_with(tmp_path, "comitium", "check", "bread_and_circuses", "--matches", "6", "--seed", "new")
    assert "Bread And Circuses: all laws held in 6 matches" in printed
    written = [file for file in tmp_path.rglob("*") if file.suffix in (".py", ".ftl", ".md", ".toml")]
    assert len(written) > 10
    assert [file for file in written if "skeleton" in file.read_text(encoding="utf-8").lower()] == []


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (["Bread"], "small letters"),
        (["bread-and"], "small letters"),
        (["sylla"], "There is a game sylla already."),
        (["syria"], "The clauses of sylla begin with SY"),
        (["bread", "--prefix", "b"], "two or three capital letters"),
    ],
)
def test_a_bad_name_writes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wanted: list[str], said: str
) -> None:
    assert new_game.main([*wanted, "--folder", str(tmp_path)]) == 2

    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_is_there_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert new_game.main(["bread", "--folder", str(tmp_path)]) == 0
    before = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}

    assert new_game.main(["bread", "--folder", str(tmp_path)]) == 2
    assert "is there already; nothing was written." in capsys.readouterr().err
    assert {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()} == before
