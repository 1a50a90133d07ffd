"""The commands of the project, for a machine that has nothing but Python 3.11.

    python3 run.py              sit down at a table of New Romans
    python3 run.py play ...     the same, with arguments for `comitium play`
    python3 run.py test         every check, on the sources and then on the compiled wheel
    python3 run.py test ...     only pytest on the sources, with these arguments
    python3 run.py lock ...     write the lock files anew (--upgrade: with newer packages)

Packages go into .venv, from the lock, and only when something changed. Older Pythons can read this
file too (no newer syntax here), so that they reach the sentence that asks for a newer one.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
VENV_COMPILED = ROOT / ".venv-compiled"
VENV_LOCK = ROOT / ".venv-lock"
WHEELS = ROOT / "build" / "wheel"
LOCK = "requirements.lock"
DEV_LOCK = "requirements-dev.lock"
UV = shutil.which("uv")
UV_FOR_LOCK = "uv==0.13.7"


class Stop(Exception):
    """An expected end: a sentence for the person, and the exit code."""

    def __init__(self, sentence: str, code: int) -> None:
        super().__init__(sentence)
        self.code = code


def main(arguments: list[str]) -> int:
    try:
        if sys.version_info[:2] < OLDEST_PYTHON:
            raise Stop(f"Comitium needs Python 3.11 or newer, and this is Python {sys.version.split()[0]}.", 2)
        return obey(arguments or ["play"])
    except Stop as stop:
        print(f"run.py: {stop}", file=sys.stderr)
        return stop.code
    except KeyboardInterrupt:
        print("run.py: interrupted.", file=sys.stderr)
        return 130


def obey(arguments: list[str]) -> int:
    command, further = arguments[0], arguments[1:]
    if command == "play":
        return play(further)
    if command == "test":
        test(further)
    elif command == "lock":
        lock(further)
    elif command in ("-h", "--help", "help"):
        print(__doc__)
    else:
        raise Stop(f"there is no command '{command}'; the commands are play, test and lock.", 2)
    return 0


def play(arguments: list[str]) -> int:
    """Start the terminal table and leave the keyboard to it, Ctrl-C included."""
    if not is_ready(VENV, LOCK, DEV_LOCK):
        with step("Installing Comitium into .venv"):
            fill(VENV, LOCK)
    signal.signal(signal.SIGINT, lambda *_: None)
    return exit_code(subprocess.run([program(VENV, "comitium"), "play", *arguments]).returncode)


def test(pytest_arguments: list[str]) -> None:
    python = program(VENV, "python")
    with step("Packages for the tests"):
        if not is_ready(VENV, DEV_LOCK):
            fill(VENV, DEV_LOCK)
    if pytest_arguments:
        with step("Tests on the sources"):
            run(python, "-m", "pytest", *pytest_arguments, COMITIUM_EXPECT_COMPILED="0")
        return
    with step("Lint"):
        run(python, "-m", "ruff", "check", ".")
    with step("Format"):
        run(python, "-m", "ruff", "format", "--check", ".")
    with step("Types"):
        run(python, "-m", "mypy", "--strict")
    with step("Tests on the sources"):
        run(python, "-m", "pytest", "-n", "auto", COMITIUM_EXPECT_COMPILED="0")
    test_wheel(python, compiled=can_compile(python))


def test_wheel(python: str, compiled: bool) -> None:
    """What users install is tested too: compiled code differs from Python in small ways."""
    kind = "compiled" if compiled else "pure Python"
    with step(f"Building the wheel, {kind}"):
        shutil.rmtree(WHEELS, ignore_errors=True)
        settings = {"COMITIUM_COMPILE": "required"} if compiled else {}
        run(python, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(WHEELS), **settings)
    with step("Installing the wheel into .venv-compiled"):
        if not is_ready(VENV_COMPILED, DEV_LOCK):
            fill(VENV_COMPILED, DEV_LOCK)
        wheels = [str(wheel) for wheel in WHEELS.glob("*.whl")]
        install(VENV_COMPILED, "--no-deps", "--force-reinstall", *wheels)
    with step(f"Tests on the wheel, {kind}"):
        tests = ["-n", "auto", "-m", "not source_only"]
        expected = "1" if compiled else "0"
        run(program(VENV_COMPILED, "python"), "-m", "pytest", *tests, COMITIUM_EXPECT_COMPILED=expected)


def can_compile(python: str) -> bool:
    """Whether the build hook would find a C compiler, by its own test."""
    if os.environ.get("COMITIUM_PURE") == "1":
        return False
    asked = subprocess.run([python, "hatch_build.py", "probe"], cwd=str(ROOT), capture_output=True)
    return asked.returncode == 0


def lock(uv_arguments: list[str]) -> None:
    """Both lock files; the runtime one is held to the versions of the other, so that one .venv serves both."""
    with step("Locking"):
        uv = UV or uv_from_pypi()
        command = [uv, "pip", "compile", "pyproject.toml", "--universal", "--python-version", "3.11"]
        command += ["--generate-hashes", "--no-emit-index-url", "--no-emit-find-links", "--quiet"]
        command += ["--custom-compile-command", "python3 run.py lock", *uv_arguments]
        run(*command, "--group", "dev", "--output-file", DEV_LOCK)
        run(*command, "--group", "start", "--constraint", DEV_LOCK, "--output-file", LOCK)


def uv_from_pypi() -> str:
    """A venv of its own: the lock that fills the others may be the very thing that is broken."""
    make_venv(VENV_LOCK)
    install(VENV_LOCK, UV_FOR_LOCK)
    return program(VENV_LOCK, "uv")


def is_ready(venv: Path, *locks: str) -> bool:
    """Whether the venv was filled from one of these locks and nothing has changed since."""
    stamp = read_stamp(venv)
    return Path(program(venv, "python")).exists() and any(stamp == full_stamp(venv, name) for name in locks)


def fill(venv: Path, lock_name: str) -> None:
    """Install the locked packages and, except where the wheel is tested, the project itself as it lies here."""
    if not read_stamp(venv).startswith(base_stamp(venv)) or not Path(program(venv, "python")).exists():
        make_venv(venv)
    stamp_file(venv).unlink(missing_ok=True)
    install(venv, "--require-hashes", "-r", lock_name)
    if venv == VENV:
        install(venv, "--no-deps", "--no-build-isolation", "--editable", ".")
    stamp_file(venv).write_text(full_stamp(venv, lock_name), encoding="utf-8")


def make_venv(venv: Path) -> None:
    shutil.rmtree(venv, ignore_errors=True)
    if UV:
        run(UV, "venv", "--quiet", "--python", sys.executable, str(venv))
    else:
        run(sys.executable, "-m", "venv", str(venv))


def install(venv: Path, *what: str) -> None:
    python = program(venv, "python")
    if UV:
        run(UV, "pip", "install", "--quiet", "--python", python, *what)
    else:
        run(python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", *what)


def stamp_file(venv: Path) -> Path:
    return venv / "comitium-stamp.txt"


def read_stamp(venv: Path) -> str:
    return stamp_file(venv).read_text(encoding="utf-8") if stamp_file(venv).exists() else ""


def base_stamp(venv: Path) -> str:
    """What asks for a new venv: a moved folder, another Python, uv come or gone."""
    return f"{venv}\n{sys.base_prefix}\n{sys.version}\n{'uv' if UV else 'pip'}\n"


def full_stamp(venv: Path, lock_name: str) -> str:
    """What asks for an installation: any change of the base, the locks or pyproject.toml."""
    contents = b"".join((ROOT / name).read_bytes() for name in (LOCK, DEV_LOCK, "pyproject.toml"))
    return base_stamp(venv) + f"{lock_name} {hashlib.sha256(contents).hexdigest()}\n"


def program(venv: Path, name: str) -> str:
    return str(venv / "Scripts" / f"{name}.exe" if os.name == "nt" else venv / "bin" / name)


def run(*command: str, **settings: str) -> None:
    subprocess.run(command, cwd=str(ROOT), env={**os.environ, **settings}, check=True)


def exit_code(returncode: int) -> int:
    """As a shell gives it: a process ended by signal 9 has exit code 137."""
    return 128 - returncode if returncode < 0 else returncode


@contextmanager
def step(title: str) -> Iterator[None]:
    """A headline, the work, the time it took; a failed command ends the run."""
    print(f"\n=== {title}", flush=True)
    start = time.monotonic()
    try:
        yield
    except subprocess.CalledProcessError as failure:
        code = exit_code(failure.returncode)
        raise Stop(f"'{title}' failed after {time.monotonic() - start:.1f} s with exit code {code}.", code) from None
    print(f"--- {title}: {time.monotonic() - start:.1f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
