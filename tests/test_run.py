"""`run.py test` runs every stage, whatever failed before, and the end says what failed."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable

import pytest

import run

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
