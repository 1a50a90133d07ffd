"""From a fresh clone to an open table: `python -m tools.first_start HEAD main --times 2`.

Each commit in turn is cloned into a folder of its own and started by `python3 run.py serve`, without a .venv and
without Node packages. What pip and npm have downloaded before stays in their caches, and one start of each commit
beforehand (`--warm`) fills them. Told are the seconds until the page is answered, the CPU seconds of everything
that ran until then, which say more on a busy machine, and the disk that the clone takes afterwards.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")
INSTALLED = (".venv", "web/node_modules")
MEGABYTE = 1_000_000


@dataclass
class Start:
    seconds: float
    cpu: float
    megabytes: dict[str, float]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.first_start")
    parser.add_argument("commits", nargs="*", default=["HEAD"])
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--warm", action="store_true", help="one start of each beforehand, which is not counted")
    parser.add_argument("--steps", action="store_true", help="show what run.py says")
    chosen = parser.parse_args(arguments)
    starts: dict[str, list[Start]] = {commit: [] for commit in chosen.commits}
    for number in range(chosen.times + chosen.warm):
        for commit, done in starts.items():
            with tempfile.TemporaryDirectory(prefix="comitium-") as folder:
                found = started(Path(folder), commit, chosen.steps)
            counted = number >= chosen.warm
            print(
                f"{commit:20} {found.seconds:7.1f} s {found.cpu:7.1f} CPU s{'' if counted else '  (not counted)'}",
                flush=True,
            )
            done.extend([found] if counted else [])
    print(
        f"\n{'median of ' + str(chosen.times):20} {'s':>8} {'CPU s':>8} "
        + " ".join(f"{f'{name}, MB':>20}" for name in INSTALLED)
    )
    for commit, done in starts.items():
        sizes = [median(start.megabytes[name] for start in done) for name in INSTALLED]
        times = [median(start.seconds for start in done), median(start.cpu for start in done)]
        print(f"{commit:20} {times[0]:8.1f} {times[1]:8.1f} " + " ".join(f"{size:20.0f}" for size in sizes))
    load = os.getloadavg()
    print(f"{os.cpu_count()} processors; load {load[0]:.1f} in the last minute, {load[2]:.1f} in the last fifteen")
    return 0


def started(folder: Path, commit: str, steps: bool) -> Start:
    clone = folder / "clone"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    wanted = subprocess.run(["git", "rev-parse", commit], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    subprocess.run(["git", "checkout", "--quiet", wanted.strip()], cwd=clone, check=True)
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    settings = {**kept, "COMITIUM_DATA": str(folder / "data"), "COMITIUM_COMPILED_BOTS": "false"}
    command = [python(), "run.py", "serve", "--no-browser", "--port", "0", "--log", "none"]
    start, before = time.monotonic(), cpu_of_children()
    process = subprocess.Popen(
        command, cwd=clone, env=settings, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        urllib.request.urlopen(address(process, steps), timeout=60).read()
        seconds = time.monotonic() - start
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait()
        assert process.stdout is not None
        process.stdout.close()
    sizes = {name: sum(file.lstat().st_size for file in (clone / name).rglob("*")) / MEGABYTE for name in INSTALLED}
    return Start(seconds, cpu_of_children() - before, sizes)


def python() -> str:
    """The one of the system: that of a .venv has no pip."""
    return shutil.which("python3", path=os.pathsep.join(outside_of_venvs())) or sys.executable


def outside_of_venvs() -> list[str]:
    folders = os.environ.get("PATH", "").split(os.pathsep)
    return [folder for folder in folders if not (Path(folder).parent / "pyvenv.cfg").exists()]


def address(process: subprocess.Popen[str], steps: bool) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if steps:
            print(f"    {line}", end="", flush=True)
        found = ADDRESS.search(line)
        if found:
            return found[0]
    raise SystemExit("the table did not open; --steps shows what was said")


def cpu_of_children() -> float:
    times = os.times()
    return times.children_user + times.children_system


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
