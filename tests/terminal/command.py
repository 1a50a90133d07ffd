"""Running `comitium` in a process of its own, and match files to give it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

import comitium as package
from comitium.bots import decide, make_bot
from comitium.engine.match import Match, Player, new_match
from comitium.engine.matchfile import from_text, to_text
from comitium.games import GAMES
from tests.patience import PATIENCE

GAME = GAMES["new_romans"]
LINE = [sys.executable, "-m", "comitium"]
SEED = "via appia"
PROMPT = "› ".encode()


@dataclass(frozen=True)
class Done:
    """What a command left behind."""

    code: int
    out: str
    err: str


def another_installation(folder: Path) -> Path:
    """A copy of the package in pure Python, to be changed; `PYTHONPATH` must name the folder it lies in."""
    copy = folder / "installed" / "comitium"
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "server")
    shutil.copytree(Path(package.__file__).parent, copy, ignore=left_out)
    return copy


def environment(folder: Path, **settings: str) -> dict[str, str]:
    """Nothing of the user's own settings; what is started by itself is written below `folder`."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("COMITIUM_", "LC_", "LANG"))}
    kept.pop("NO_COLOR", None)
    return {**kept, "COLUMNS": "120", "LINES": "50", "COMITIUM_MATCHES": str(folder / "matches"), **settings}


def comitium(folder: Path, *words: str, typed: str = "", **settings: str) -> Done:
    done = subprocess.run(
        [*LINE, *words],
        cwd=folder,
        env=environment(folder, **settings),
        input=typed.encode(),
        capture_output=True,
        timeout=1800,
        check=False,
    )
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())


needs_terminal = pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")


def at_a_terminal(folder: Path, words: list[str], lines: list[str], **settings: str) -> str:
    """Run a command at a terminal, each line typed when the prompt waits; all that was shown."""
    import pty
    import select

    screen, terminal = pty.openpty()
    own = {**environment(folder, TERM="xterm-256color"), **settings}
    process = subprocess.Popen([*LINE, *words], cwd=folder, env=own, stdin=terminal, stdout=terminal, stderr=terminal)
    os.close(terminal)
    shown, waiting, answered = b"", list(lines), 0
    while select.select([screen], [], [], 60)[0]:
        try:
            part = os.read(screen, 65536)
        except OSError:  # the other side is closed
            break
        shown += part
        if not part:
            break
        if waiting and shown.count(PROMPT) > answered:
            answered = shown.count(PROMPT)
            os.write(screen, f"{waiting.pop(0)}\n".encode())
    os.close(screen)
    assert process.wait(PATIENCE) == 0, shown.decode(errors="replace")
    return shown.decode()


def assert_refused(done: Done, *words: str) -> None:
    """Exit code 2 and one sentence with these words on the error output, nothing else."""
    assert done.code == 2, done
    assert "Traceback" not in done.err
    assert done.err.count("\n") == 1, done.err
    assert done.out.strip() == ""
    for word in words:
        assert word in done.err


def new_table(*players: Player, seed: str = SEED) -> Match[Any]:
    return new_match(GAME, list(players), {}, seed)


def played(match: Match[Any], decisions: int | None = None) -> Match[Any]:
    """The match played on by bots, to its end or for so many decisions."""
    bot, rng = make_bot("greedy", GAME), Random(1)
    while match.state.waiting() and (decisions is None or len(match.lines) < decisions):
        seat = match.state.waiting()[0]
        match.submit(seat, decide(bot, GAME, match.state, seat, rng))
    return match


def kept(folder: Path, match: Match[Any], name: str = "evening.match") -> Path:
    path = folder / name
    path.write_text(to_text(match), encoding="utf-8")
    return path


def read(path: Path) -> Match[Any]:
    return from_text(path.read_text(encoding="utf-8"), GAMES)


def settling(*players: Player, seed: str = SEED) -> Match[Any]:
    """A match in which seat 0 has tiles to lay and everybody else has finished the round."""
    match = new_table(*(players or (Player("Anna"), Player("Varro", "greedy"))), seed=seed)
    for seat in range(match.state.seats):
        match.submit(seat, "divide 1+3")
    for seat in range(match.state.seats):
        match.submit(seat, "take larger")
    while match.state.waiting() != [0]:
        seat = match.state.waiting()[-1]
        match.submit(seat, match.state.options(seat)[0].code())
    return match
