"""`run.py`: the start makes what is missing, and `test` runs every stage and says at the end what failed."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

import run
from comitium.server import workshop

pytestmark = pytest.mark.source_only


def well() -> None:
    run.run(sys.executable, "-c", "print('all is well')")


def badly() -> None:
    run.run(sys.executable, "-c", "import sys; sys.exit(3)")


def without_program() -> None:
    run.run("no-such-program-anywhere")


def without_chromium() -> None:
    raise run.Stop("install Chromium.", 2)


@pytest.mark.parametrize("failing", [badly, without_program, without_chromium])
def test_the_stages_after_a_failed_one_are_run(failing: Callable[[], None], capfd: pytest.CaptureFixture[str]) -> None:
    report = run.Report()
    report.stage("First", failing)
    report.stage("Second", well)
    report.tell()
    said = capfd.readouterr().out
    assert said.count("all is well") == 1
    assert re.search(r"s  FAILED  First\n.*s  ok      Second\n.*in all\nFAILED: First: .+\n$", said)


def test_a_stage_that_needs_what_was_not_made_is_not_run_and_says_so(capfd: pytest.CaptureFixture[str]) -> None:
    report = run.Report()
    report.stage("Building", badly)
    report.stage("Installing", well, "Building")
    report.stage("Testing", well, "Installing")
    assert "all is well" not in capfd.readouterr().out
    assert [stage.fault for stage in report.failed()][1:] == [
        "not run, as it needs 'Building'",
        "not run, as it needs 'Installing'",
    ]


def test_what_goes_side_by_side_is_told_one_after_the_other(capfd: pytest.CaptureFixture[str]) -> None:
    report = run.Report()

    def left() -> None:
        for number in range(3):
            report.stage(f"Left {number}", badly if number == 1 else well)

    def right() -> None:
        for number in range(3):
            report.stage(f"Right {number}", well)

    run.side_by_side(left, right)
    said = capfd.readouterr().out
    assert re.findall(r"=== (\w+ \d)", said) == [
        f"{side} {number}" for side in ("Left", "Right") for number in range(3)
    ]
    assert [stage.title for stage in report.failed()] == ["Left 1"]
    assert len(report.stages) == 6


class Listing(run.Report):
    """Runs nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.needs: dict[str, tuple[str, ...]] = {}

    def stage(self, title: str, work: Callable[[], None], *needs: str) -> None:
        self.needs[title] = needs


@pytest.mark.parametrize("compiled", [True, False])
def test_every_check_is_a_stage_and_needs_only_what_an_earlier_one_makes(compiled: bool) -> None:
    report = Listing()
    run.test_everything(report, sys.executable, compiled)
    titles = list(report.needs)
    kind = "compiled" if compiled else "pure Python"
    checks = ["Lint", "Format", "Types", "Client: types", "Client: tests", "Tests on the sources"]
    assert {*checks, "Tests of the pages in Chromium", f"Tests on the wheel, {kind}"} <= set(titles)
    for number, title in enumerate(titles):
        assert set(report.needs[title]) <= set(titles[:number])


def test_a_failed_stage_makes_the_command_fail(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "is_ready", lambda *_: True)
    monkeypatch.setattr(run, "can_compile", lambda _: True)
    monkeypatch.setattr(run, "test_everything", lambda report, python, compiled: report.stage("Types", badly))
    assert run.main(["test"]) == 1
    assert capfd.readouterr().err == "run.py: 1 of 1 stages failed.\n"


def test_run_can_be_read_by_older_pythons() -> None:
    """They have to reach the sentence that asks for a newer one."""
    source = (run.ROOT / "run.py").read_text(encoding="utf-8")
    asked = "import ast, sys; ast.parse(sys.stdin.read(), feature_version=(3, 7))"
    assert subprocess.run([sys.executable, "-c", asked], input=source, text=True).returncode == 0


# -- the start ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A clone in which nothing is installed or built, on a machine that has Node."""
    monkeypatch.setattr(run, "is_ready", lambda *_: False)
    monkeypatch.setattr(run, "client_is_built", lambda: False)
    monkeypatch.setattr(run, "own_node", lambda: (["npm"], ""))
    return monkeypatch


def test_packages_and_pages_are_made_side_by_side(fresh: pytest.MonkeyPatch) -> None:
    both = threading.Barrier(2, timeout=300)  # nobody passes alone
    fresh.setattr(run, "build_pages", both.wait)
    fresh.setattr(run, "install_and_import", both.wait)
    run.prepare(pages=True)


@pytest.mark.parametrize(("pages", "made"), [(True, ["packages", "pages"]), (False, ["packages"])])
def test_where_node_comes_with_the_packages_these_come_first(
    fresh: pytest.MonkeyPatch, pages: bool, made: list[str]
) -> None:
    order: list[str] = []
    fresh.setattr(run, "own_node", lambda: None)
    fresh.setattr(run, "install_comitium", lambda: order.append("packages"))
    fresh.setattr(run, "build_pages", lambda: order.append("pages"))
    run.prepare(pages=pages)
    assert order == made


@pytest.mark.parametrize("failing", [0, 1])
def test_what_fails_beside_other_work_is_one_sentence_after_all_was_told(
    capfd: pytest.CaptureFixture[str], failing: int
) -> None:
    def work(number: int) -> None:
        with run.step(f"Work {number}"):
            (badly if number == failing else well)()

    with pytest.raises(run.Stop, match=f"'Work {failing}' failed"):
        run.side_by_side(lambda: work(0), lambda: work(1))
    told = capfd.readouterr()
    assert "all is well" in told.out
    assert "Traceback" not in told.err


def test_the_pages_are_built_without_the_packages_that_test_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What was installed whole also builds; what only builds is installed anew before the tests."""
    asked: list[bool] = []
    monkeypatch.setattr(run, "WEB", tmp_path)
    monkeypatch.setattr(run, "npm", lambda *words: asked.append("--omit=dev" in words))
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "package-lock.json").write_text("{}", encoding="utf-8")
    for whole in (False, False, True, False, True):
        run.install_client(whole)
    assert asked == [True, False]


def test_the_pages_are_built_from_what_is_installed_for_that() -> None:
    """None of it is only for tests, or a start would stop at a missing package."""
    package = json.loads((run.WEB / "package.json").read_text(encoding="utf-8"))
    config = "".join((run.WEB / name).read_text(encoding="utf-8") for name in ("vite.config.ts", "svelte.config.js"))
    imported = set(re.findall(r"from '([^'.][^']*)'", config))
    assert {"vite", "@sveltejs/vite-plugin-svelte"} <= imported
    assert imported <= {"node:url", *package["dependencies"]}


def test_a_venv_runs_the_sources_and_has_the_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    root = tmp_path / "a clone"
    (root / "src" / "comitium").mkdir(parents=True)
    (root / "src" / "comitium" / "__init__.py").touch()
    (root / "src" / "comitium" / "__main__.py").write_text("import sys; print(sys.argv[1:])", encoding="utf-8")
    (tmp_path / "comitium").mkdir()
    (tmp_path / "comitium" / "__init__.py").write_text("raise SystemExit('another one')", encoding="utf-8")
    venv = root / ".venv"
    monkeypatch.setattr(run, "ROOT", root)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], check=True)
    run.link_sources(venv)

    command = run.program(venv, "comitium") if os.name != "nt" else str(venv / "Scripts" / "comitium.cmd")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    told = subprocess.run(
        [command, "play", "with friends"], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert told.stdout == "['play', 'with friends']\n", told.stderr


# -- the compiled engine for bots --------------------------------------------------------------------------------------

PURSE = "def double(coins: int) -> int:\n    return 2 * coins\n"
WORKSHOP = """
import json
from comitium.engine import purse
compiled = not purse.__file__.endswith(".py")
print(json.dumps({"sources": "these", "sample": purse.double(SAMPLE), "compiled": compiled}))
"""


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A clone around a tiny engine; this Python has everything that compiling needs."""
    if not run.can_compile(sys.executable):
        pytest.skip("no working C compiler")
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "COMPILED", tmp_path / "build" / "compiled")
    monkeypatch.setattr(run, "is_ready", lambda *_: True)
    monkeypatch.setattr(run, "program", lambda *_: sys.executable)
    monkeypatch.setattr(os, "nice", lambda _: 0)  # this process would stay so for all tests that follow
    shutil.copy(Path(__file__).parent.parent / "hatch_build.py", tmp_path)
    for name, text in (("engine/purse.py", PURSE), ("server/workshop.py", WORKSHOP.replace("SAMPLE", "2"))):
        file = tmp_path / "src" / "comitium" / name
        file.parent.mkdir(parents=True)
        file.write_text(text, encoding="utf-8")
        (file.parent / "__init__.py").touch()
    (tmp_path / "src" / "comitium" / "__init__.py").touch()
    return tmp_path


def built(clone: Path) -> list[str]:
    return sorted(path.name for path in (clone / "build" / "compiled").iterdir() if path.name != "lock")


def test_the_compiled_copy_gets_its_name_when_it_plays_as_the_sources_do(small: Path) -> None:
    left = small / "build" / "compiled" / "making-left"
    before = small / "build" / "compiled" / "earlier"
    for folder in (left, before):
        folder.mkdir(parents=True)
    run.compile_for_bots([])
    assert built(small) == ["these"]
    [library] = (small / "build" / "compiled" / "these" / "comitium" / "engine").glob("purse.*.*")
    when = library.stat().st_mtime_ns
    run.compile_for_bots([])
    assert library.stat().st_mtime_ns == when  # it is there already


def test_a_copy_that_plays_otherwise_is_not_used_and_that_is_remembered(small: Path) -> None:
    workshop = small / "src" / "comitium" / "server" / "workshop.py"
    workshop.write_text(WORKSHOP.replace("SAMPLE", "int(compiled)"), encoding="utf-8")
    with pytest.raises(run.Stop, match="does not play as the sources do"):
        run.compile_for_bots([])
    assert built(small) == ["these.failed"]


def test_what_cannot_be_compiled_is_remembered(small: Path) -> None:
    (small / "src" / "comitium" / "engine" / "broken.py").write_text('coins: int = "many"\n', encoding="utf-8")
    with pytest.raises(run.Stop, match="'Compiling for bots' failed"):
        run.compile_for_bots([])
    assert built(small) == ["these.failed"]


@pytest.mark.skipif(os.name == "nt", reason="locks of POSIX")
def test_two_do_not_compile_at_once(small: Path) -> None:
    (small / "build" / "compiled").mkdir(parents=True)
    with (small / "build" / "compiled" / "lock").open("w", encoding="utf-8") as held:
        run.only_one(held)
        with pytest.raises(run.Stop) as stop:
            run.compile_for_bots([])
    assert stop.value.code == run.AT_IT
    assert built(small) == []


def test_whoever_wants_pure_python_gets_it(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMITIUM_PURE", "1")
    with pytest.raises(run.Stop) as stop:
        run.compile_for_bots([])
    assert stop.value.code == run.NO_COMPILER
    assert not (small / "build").exists()


@pytest.mark.skipif(not run.AUTOGROUP.exists(), reason="sessions do not share the processors here")
def test_compiling_in_the_background_gives_way_to_other_sessions() -> None:
    asked = "import os, run; run.give_way(True); print(run.AUTOGROUP.read_text(), os.nice(0))"
    told = subprocess.run(
        [sys.executable, "-c", asked], cwd=run.ROOT, start_new_session=True, capture_output=True, text=True
    )
    assert told.stdout.split()[-3:] == ["nice", "19", "19"], told.stderr


def test_the_table_and_the_start_command_use_the_same_words() -> None:
    """Neither can import the other."""
    assert workshop.CLONE == run.CLONE
    assert workshop.HUNG_UP == run.HUNG_UP
    assert workshop.QUIETLY == (run.NO_COMPILER, run.AT_IT)
    assert str(run.COMPILED.relative_to(run.ROOT)) == workshop.COMPILED
