"""Repeat the tests of the pages as `run.py test` runs them, and count what failed.

    python -m tools.page_repeats --times 10             on the machine as it is
    python -m tools.page_repeats --times 10 --busy 4    beside four processes that do nothing but work
    python -m tools.page_repeats --nice 19              behind everything else on the machine

What is said after the options goes to pytest: `python -m tools.page_repeats --times 5 -- -k undo`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree

import run

BUSY = "while True: sum(range(100_000))"


def main(arguments: list[str]) -> int:
    asked = options(arguments)
    if asked.nice:
        os.nice(asked.nice)
    failures: Counter[str] = Counter()
    tests = failed_runs = 0
    with busy(asked.busy):
        for number in range(1, asked.times + 1):
            start = time.monotonic()
            played, failed, code = once(asked.pytest)
            tests += played
            failures.update(failed)
            failed_runs += code != 0
            took = time.monotonic() - start
            print(f"run {number} of {asked.times}: {played} tests, {len(failed)} failed, {took:.0f} s", flush=True)
    print(f"\n{asked.times} runs, {tests} tests; {failed_runs} runs and {failures.total()} tests failed")
    for name, count in failures.most_common():
        print(f"{count:4}  {name}")
    return 1 if failed_runs else 0


def options(arguments: list[str]) -> argparse.Namespace:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--times", type=int, default=1)
    words.add_argument("--busy", type=int, default=0)
    words.add_argument("--nice", type=int, default=0)
    words.add_argument("pytest", nargs="*")
    return words.parse_args(arguments)


@contextmanager
def busy(count: int) -> Iterator[None]:
    """So many processes that never rest, at the usual priority."""
    others = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(count)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def once(more: list[str]) -> tuple[int, list[str], int]:
    """How many tests were run, the names of those that failed, and the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        told, said = Path(folder, "told.xml"), Path(folder, "said.txt")
        command = [sys.executable, "-m", "pytest", "-q", *run.TWO_BROWSERS, f"--junitxml={told}", run.PAGES, *more]
        expected = {"COMITIUM_EXPECT_COMPILED": "0", "COMITIUM_EXPECT_BROWSER": "1"}
        with said.open("w", encoding="utf-8") as file:
            code = subprocess.run(
                command, cwd=run.ROOT, env={**run.ENVIRONMENT, **expected}, stdout=file, stderr=subprocess.STDOUT
            ).returncode
        if code != 0:
            print(said.read_text(encoding="utf-8"), flush=True)
        if not told.exists():  # broken off before there was anything to tell
            return 0, [], code
        cases = list(ElementTree.parse(told).getroot().iter("testcase"))
    failed = [case for case in cases if case.find("failure") is not None or case.find("error") is not None]
    return len(cases), [f"{case.get('classname')}::{case.get('name')}" for case in failed], code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
