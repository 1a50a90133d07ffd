"""Bots run a compiled copy of the sources where there is one, and the sources where there is none."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from comitium.engine.match import Match, Player, new_match
from comitium.games import GAMES
from comitium.server import workshop
from comitium.server.botrunner import Bots
from comitium.server.workshop import CLONE, clone, compile_for, sources
from tests.server.halls import logged, until

ANSWERS = """
import sys

def work():
    print('["", null]', flush=True)
    for line in sys.stdin:
        print('["from the copy", null]', flush=True)
"""
BREAKS = "raise SystemExit(3)\n"


def a_match() -> Match[Any]:
    return new_match(GAMES["new_romans"], [Player("Anna"), Player("Boris")])


def copy_of_sources(folder: Path, botworker: str) -> Path:
    for package in ("comitium", "comitium/server"):
        (folder / package).mkdir(parents=True)
        (folder / package / "__init__.py").touch()
    (folder / "comitium/server/botworker.py").write_text(botworker, encoding="utf-8")
    return folder


def test_processes_that_start_later_run_the_copy_and_idle_ones_end(tmp_path: Path) -> None:
    async def evening() -> None:
        match, bots = a_match(), Bots(1, seconds=300.0)
        assert await bots.choose(match, "t", 0, "chance") in [action.code() for action in match.state.options(0)]
        [before] = bots._idle
        bots.run_from(copy_of_sources(tmp_path / "copy", ANSWERS))
        assert await bots.choose(match, "t", 0, "chance") == "from the copy"
        assert before not in bots._all
        assert len(bots._all) == 1
        bots.close()

    asyncio.run(evening())


def test_a_process_that_was_busy_with_the_sources_ends_after_its_choice(tmp_path: Path) -> None:
    async def evening() -> None:
        match, bots = a_match(), Bots(1, seconds=300.0)
        await bots.choose(match, "t", 0, "chance")
        choosing = asyncio.create_task(bots.choose(match, "t", 0, "chance"))
        await asyncio.sleep(0)
        assert bots._idle == []  # it is asked, and nobody has heard its answer
        bots.run_from(copy_of_sources(tmp_path / "copy", ANSWERS))
        assert await choosing in [action.code() for action in match.state.options(0)]
        assert (bots._idle, bots._all) == ([], set())
        bots.close()

    asyncio.run(evening())


def test_a_copy_that_does_not_load_changes_nothing_and_is_told_of_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        match, bots = a_match(), Bots(1, seconds=300.0)
        bots.run_from(copy_of_sources(tmp_path / "copy", BREAKS))
        for table in ("t", "u"):
            assert await bots.choose(match, table, 0, "chance") in [a.code() for a in match.state.options(0)]
        assert bots.figures.crashes == 0
        bots.close()

    asyncio.run(evening())
    assert logged(caplog).count("compiled-engine-does-not-load") == 1


# -- how it is made ----------------------------------------------------------------------------------------------------

MAKES = """
import pathlib, sys
assert sys.argv[1:] == ["compile", "--until-hung-up"], sys.argv
(pathlib.Path(__file__).parent / "build" / "compiled" / "NAME").mkdir(parents=True)
"""
FAILS = "import sys; print('much ado'); sys.exit('run.py: nothing came of it.')\n"
NO_COMPILER = "import sys; print('there is no compiler', file=sys.stderr); sys.exit(3)\n"
COUNTS = "import pathlib; (pathlib.Path(__file__).parent / 'asked').touch()\n"
HANGS = """
import os, pathlib, subprocess, sys
beside = subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"])
(pathlib.Path(__file__).parent / "pids").write_text(f"{os.getpid()} {beside.pid}")
beside.wait()
"""


class NotedBots(Bots):
    def __init__(self) -> None:
        super().__init__(1)
        self.ran_from: list[Path] = []

    def run_from(self, compiled: Path) -> None:
        self.ran_from.append(compiled)


def in_clone(root: Path, script: str) -> NotedBots:
    (root / "run.py").write_text(script.replace("NAME", sources()), encoding="utf-8")
    bots = NotedBots()
    asyncio.run(compile_for(bots, root))
    return bots


def test_it_is_made_once_and_found_at_the_next_start(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    made = tmp_path / "build" / "compiled" / sources()
    assert in_clone(tmp_path, MAKES).ran_from == [made]
    assert in_clone(tmp_path, COUNTS).ran_from == [made]
    assert not (tmp_path / "asked").exists()
    assert "bots-not-compiled" not in logged(caplog)


def test_what_fails_is_logged_in_words_and_changes_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert in_clone(tmp_path, FAILS).ran_from == []
    [line] = [line for line in logged(caplog).splitlines() if "bots-not-compiled" in line]
    assert "nothing came of it" in line


def test_what_failed_for_these_sources_is_neither_tried_nor_told_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "build" / "compiled").mkdir(parents=True)
    (tmp_path / "build" / "compiled" / f"{sources()}.failed").touch()
    assert in_clone(tmp_path, COUNTS).ran_from == []
    assert not (tmp_path / "asked").exists()
    assert logged(caplog) == ""


def test_a_machine_without_a_compiler_is_nothing_to_complain_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert in_clone(tmp_path, NO_COMPILER).ran_from == []
    assert logged(caplog) == ""


@pytest.mark.skipif(os.name == "nt", reason="groups of processes")
def test_a_house_that_closes_ends_it_with_all_its_processes(tmp_path: Path) -> None:
    (tmp_path / "run.py").write_text(HANGS, encoding="utf-8")

    async def evening() -> None:
        compiling = asyncio.create_task(compile_for(NotedBots(), tmp_path))
        pids = await processes(tmp_path / "pids")
        assert all(map(lives, pids))
        compiling.cancel()
        await asyncio.gather(compiling, return_exceptions=True)
        await until(lambda: not any(map(lives, pids)))

    asyncio.run(evening())


async def processes(file: Path) -> list[int]:
    await until(lambda: file.exists() and len(file.read_text(encoding="utf-8").split()) == 2)
    return [int(pid) for pid in file.read_text(encoding="utf-8").split()]


def lives(pid: int) -> bool:
    """A process that has ended and that nobody has waited for yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_only_the_start_command_of_a_clone_asks_for_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(CLONE, raising=False)
    assert clone() is None
    monkeypatch.setenv(CLONE, str(tmp_path))
    assert clone() == tmp_path


def test_other_sources_have_another_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Data and texts count, and the place does not; what is built from them does not."""

    def name_of(change: Callable[[Path], object]) -> str:
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        (folder / "engine").mkdir(parents=True)
        (folder / "engine" / "state.py").write_text("coins = 1\n", encoding="utf-8")
        (folder / "tiles.toml").write_text("tiles = 3\n", encoding="utf-8")
        change(folder)
        monkeypatch.setattr(workshop, "PACKAGE", folder)
        return sources()

    same = name_of(lambda folder: None)
    assert name_of(lambda folder: (folder / "engine" / "state.cpython-311.so").write_bytes(b"\0")) == same
    assert name_of(lambda folder: (folder / "tiles.toml").write_text("tiles = 4\n", encoding="utf-8")) != same
    assert name_of(lambda folder: (folder / "engine" / "more.py").touch()) != same
