"""A compiled engine for the bots of a table that was started from a clone, made while people play.

Bots think in processes of their own. These may run a compiled copy of the sources that the house has loaded;
`run.py compile` makes it, at the lowest priority, and finds out whether it plays as the sources do. Where that
does not work, bots run the sources as before.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import os
import signal
import sys
from pathlib import Path
from random import Random
from typing import Final

import comitium
from comitium.bots import BOTS, make_bot
from comitium.bots.bot import decide
from comitium.engine import state
from comitium.games import GAMES
from comitium.server.botrunner import Bots
from comitium.server.logs import note

CLONE: Final = "COMITIUM_CLONE"  # where run.py lies that started this table
COMPILED: Final = "build/compiled"  # there: a folder for each state of the sources
HUNG_UP: Final = "--until-hung-up"
QUIETLY: Final = (3, 4)  # no compiler, or another process is at it: nothing is wrong
PACKAGE: Final = Path(comitium.__file__).parent
NOT_SOURCES: Final = (".pyc", ".so", ".pyd")
NOT_LOADED: Final = "client"  # the built pages
DECISIONS: Final = 240  # of each game in a sample
BETWEEN_BOTS: Final = 40  # decisions by chance; then every bot is asked


def clone() -> Path | None:
    """The folder of the clone, if its start command has started this process."""
    return Path(os.environ[CLONE]) if os.environ.get(CLONE) else None


def sources() -> str:
    """A name for the files this process is loaded from and for the Python that runs them."""
    found = hashlib.sha256(sys.version.encode())
    for file in sorted(PACKAGE.rglob("*")):
        part = file.relative_to(PACKAGE)
        if file.is_file() and file.suffix not in NOT_SOURCES and NOT_LOADED not in part.parts:
            found.update(f"{part.as_posix()}\n{file.stat().st_size}\n".encode())
            found.update(file.read_bytes())
    return found.hexdigest()[:32]


def sample() -> str:
    """A name for what chance and the bots decide in a match of every game."""
    told = hashlib.sha256()
    for game in GAMES.values():
        seats = game.players[-1]
        g = game.start(seats, game.choose(seats, {}), "sample")
        rng = Random("sample")
        for number in range(DECISIONS):
            if g.result is not None:
                break
            seat = g.waiting()[0]
            if number % BETWEEN_BOTS == 0:
                told.update(repr([decide(make_bot(bot, game), game, g, seat, Random(bot)) for bot in BOTS]).encode())
            action = rng.choice(g.options(seat))
            told.update(f"{seat} {action.code()}\n".encode())
            g.play(seat, action)
        told.update(repr(g.result is not None and g.result.winners).encode())
    return told.hexdigest()[:32]


def is_compiled() -> bool:
    return not str(state.__file__).endswith(".py")


async def compile_for(bots: Bots, root: Path) -> None:
    """Let the bots run a compiled engine as soon as there is one for the sources of this house."""
    name = await asyncio.to_thread(sources)
    folder, failed = root / COMPILED / name, root / COMPILED / f"{name}.failed"
    if not folder.is_dir() and not failed.exists():
        code, said = await made(root)
        if code not in (0, *QUIETLY):
            note("bots-not-compiled", logging.WARNING, why=said)
    if folder.is_dir():
        bots.run_from(folder)
        note("bots-compiled")


async def made(root: Path) -> tuple[int, str]:
    """The exit code of `run.py compile`, and its last words. It ends with this process, however this one ends."""
    own_group = os.name != "nt"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", str(root / "run.py"), "compile", HUNG_UP),
        stdin=asyncio.subprocess.PIPE,  # never written to: it ends when we do
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=own_group,
    )
    assert process.stderr is not None
    try:
        said = (await process.stderr.read()).decode(errors="replace").splitlines()
        return await process.wait(), said[-1][:200] if said else ""
    finally:
        if process.returncode is None:
            if own_group:
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()


if __name__ == "__main__":
    print(json.dumps({"sources": sources(), "sample": sample(), "compiled": is_compiled()}))
