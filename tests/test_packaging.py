"""The wheel in its three forms, the locks, and what `run.py` says to a wrong word.

The wheels are built from a small copy of the project, so that these tests stay quick whatever the
games grow to.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import run

pytestmark = pytest.mark.source_only

ROOT = Path(__file__).resolve().parent.parent
DATA = {".ftl", ".md", ".toml"}
NO_COMPILER = {"CC": "false", "CXX": "false"}
FILES = {
    "src/comitium/engine/__init__.py": "",
    "src/comitium/engine/purse.py": "def double(coins: int) -> int:\n    return 2 * coins\n",
    "src/comitium/engine/words.py": '"""Words."""\n\n# not compiled: it is only for this test\n',
    "src/comitium/games/toy/data/tiles.toml": "tiles = 3\n",
    "src/comitium/games/toy/text/ru.ftl": "tile = плитка\n",
    "src/comitium/games/toy/ledger/rules.md": "# Rules\n",
}


@pytest.fixture(scope="module")
def compiler() -> None:
    if not run.can_compile(sys.executable):
        pytest.skip("no working C compiler")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The real build files around a tiny engine."""
    folder = tmp_path / "project"
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", ".gitignore", "src/comitium/__init__.py"):
        write(folder / name, (ROOT / name).read_text(encoding="utf-8"))
    for name, text in FILES.items():
        write(folder / name, text)
    return folder


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def build(project: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """`python -m build`, with everything it prints in stdout."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("COMITIUM_")}
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(project / "dist")]
    return subprocess.run(
        command,
        cwd=project,
        env={**kept, "PYTHONIOENCODING": "utf-8", **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )


def built_wheel(project: Path) -> Path:
    [wheel] = (project / "dist").glob("*.whl")
    return wheel


def contents(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


def in_wheel(files: list[str]) -> set[str]:
    return {name.removeprefix("src/") for name in files}


@pytest.mark.parametrize("settings", [{"COMITIUM_PURE": "1"}, NO_COMPILER], ids=["asked for", "no compiler"])
def test_a_wheel_that_cannot_or_must_not_be_compiled_is_pure_python(project: Path, settings: dict[str, str]) -> None:
    finished = build(project, **settings)

    assert finished.returncode == 0
    assert len(re.findall("the wheel is pure Python", finished.stdout)) == 1
    assert built_wheel(project).name.endswith("-py3-none-any.whl")
    assert in_wheel(list(FILES)) <= contents(built_wheel(project))


@pytest.mark.usefixtures("compiler")
def test_a_compiled_wheel_holds_the_library_and_the_source_of_every_module(project: Path) -> None:
    finished = build(project, COMITIUM_COMPILE="required")

    assert finished.returncode == 0, finished.stdout
    names = contents(built_wheel(project))
    assert not built_wheel(project).name.endswith("-any.whl")
    assert in_wheel(list(FILES)) <= names
    assert is_compiled("comitium/engine/purse", names)
    assert not is_compiled("comitium/engine/words", names)


def is_compiled(module: str, names: set[str]) -> bool:
    return any(name.startswith(f"{module}.") and name.endswith((".so", ".pyd")) for name in names)


@pytest.mark.usefixtures("compiler")
def test_a_failed_compilation_says_why_and_leaves_a_pure_wheel(project: Path) -> None:
    write(project / "src/comitium/engine/broken.py", 'coins: int = "many"\n')

    finished = build(project)

    assert finished.returncode == 0
    assert "broken.py:1" in finished.stdout
    assert built_wheel(project).name.endswith("-py3-none-any.whl")


def test_required_compilation_fails_without_a_compiler(project: Path) -> None:
    finished = build(project, COMITIUM_COMPILE="required", **NO_COMPILER)

    assert finished.returncode != 0
    assert "not compiled, as no working C compiler was found" in finished.stdout
    assert not (project / "dist").exists() or not list((project / "dist").iterdir())


def test_the_wheel_holds_every_source_and_data_file_of_the_project(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path / name)

    finished = build(tmp_path, COMITIUM_PURE="1")

    assert finished.returncode == 0, finished.stdout
    wanted = [file for file in (tmp_path / "src").rglob("*") if file.suffix in DATA | {".py", ".typed"}]
    assert in_wheel([file.relative_to(tmp_path).as_posix() for file in wanted]) <= contents(built_wheel(tmp_path))


@pytest.mark.parametrize("arguments", [["frobnicate"], ["--version"]])
def test_a_wrong_word_to_run_gets_one_sentence(arguments: list[str]) -> None:
    finished = subprocess.run([sys.executable, ROOT / "run.py", *arguments], capture_output=True, text=True)

    assert finished.returncode == 2
    assert finished.stdout == ""
    known = "the commands are serve, play, plots, compile, test and lock."
    assert finished.stderr == f"run.py: there is no command '{arguments[0]}'; {known}\n"


def test_ci_only_calls_the_tests() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()

    assert lines[0].startswith("#!")
    assert lines[1:] == ["set -euo pipefail", 'cd "$(dirname "$0")/.."', "python3 run.py test"]
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def locked(name: str) -> dict[str, str]:
    """The pinned version of each package; a line without a hash is an error."""
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    assert all("--hash=sha256:" in line for line in lines)
    return {line.split("==")[0]: line.split("==")[1].split()[0] for line in lines}


@pytest.mark.parametrize("name", [run.LOCK, run.PLOTS_LOCK, run.COMPILE_LOCK])
def test_the_locks_agree(name: str) -> None:
    """One .venv serves `play` and `test`, so the lock for tests must hold the others."""
    assert locked(name).items() <= locked(run.DEV_LOCK).items()


def test_who_only_plays_installs_nothing_that_draws_pictures_or_builds_packages() -> None:
    assert {"altair", "vl-convert-python", "hatchling", "mypy"}.isdisjoint(locked(run.LOCK))
    assert {"altair", "vl-convert-python"} <= locked(run.PLOTS_LOCK).keys()


def test_the_wheel_is_built_with_locked_tools() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    tools = dict(requirement.split("==") for requirement in pyproject["build-system"]["requires"])

    assert tools.items() <= locked(run.DEV_LOCK).items()
    assert tools.items() <= locked(run.COMPILE_LOCK).items()


@pytest.mark.parametrize("name", [run.LOCK, run.PLOTS_LOCK, run.COMPILE_LOCK, run.DEV_LOCK, run.NODE_LOCK])
def test_a_lock_names_no_place_to_download_from(name: str) -> None:
    assert "//" not in (ROOT / name).read_text(encoding="utf-8")
