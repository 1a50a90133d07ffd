"""The build hook: a wheel carries the engine, the games and their evaluators compiled by mypyc, beside their sources.

Without a C compiler the same wheel is pure Python, only slower. COMITIUM_PURE=1 asks for that;
COMITIUM_COMPILE=required makes it an error. Editable installs always run the sources.

Called as a program (`probe`, or `compile FOLDER`) this file does the work that may end its process:
mypyc leaves by sys.exit and compilers crash, and the build has to outlive both.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = Path(__file__).resolve().parent / "src"
COMPILED_ROOMS = ("engine", "games", "bots/evaluate")
NOT_COMPILED = "# not compiled: "  # stands with its reason on a line of its own
LOOK_AT_LINES = 30

PROBE = """
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""


class CompileHook(BuildHookInterface[BuilderConfig]):
    """Adds the compiled modules to a wheel, or says why it stays pure Python."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        # Kept on the hook: the files have to live until the wheel is written.
        self.workshop = tempfile.TemporaryDirectory(prefix="comitium-")
        folder = Path(self.workshop.name)
        why_pure = why_not_compile() or why_compiling_failed(folder)
        if why_pure is None:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(libraries(folder))
            self.app.display_info("Comitium: the engine, the games and the evaluators are compiled.")
        elif os.environ.get("COMITIUM_COMPILE") == "required":
            self.app.abort(f"Comitium: not compiled, {why_pure}.")
        else:
            self.app.display_warning(f"Comitium: the wheel is pure Python, {why_pure}.")


def modules_to_compile() -> list[str]:
    """Every module of these rooms, except those that say near their top why not."""
    found = [module for room in COMPILED_ROOMS for module in sorted((SOURCES / "comitium" / room).rglob("*.py"))]
    return [module.relative_to(SOURCES).as_posix() for module in found if not stays_interpreted(module)]


def stays_interpreted(module: Path) -> bool:
    """Whether one of its first lines is `# not compiled: <reason>`."""
    first_lines = module.read_text(encoding="utf-8").splitlines()[:LOOK_AT_LINES]
    return any(line.startswith(NOT_COMPILED) and line != NOT_COMPILED for line in first_lines)


def why_not_compile() -> str | None:
    """The reason not even to try."""
    if os.environ.get("COMITIUM_PURE") == "1":
        return "as COMITIUM_PURE=1 asks"
    if not modules_to_compile():
        return "as there is nothing to compile"
    if call_myself("probe").returncode != 0:
        return "as no working C compiler was found"
    return None


def why_compiling_failed(folder: Path) -> str | None:
    """Compile into the folder; if that fails, print what the compiler said."""
    finished = call_myself("compile", str(folder))
    if finished.returncode == 0:
        return None
    print(finished.stdout, file=sys.stderr, flush=True)
    return "as the compilation failed (its output is above)"


def call_myself(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(Path(__file__).resolve()), *arguments]
    # From inside src, because mypyc takes the names of modules from their paths.
    return subprocess.run(
        command, cwd=SOURCES, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )


def libraries(folder: Path) -> dict[str, str]:
    """Every compiled file, with its place in the wheel."""
    built = folder / "lib"
    return {str(file): file.relative_to(built).as_posix() for file in built.rglob("*") if file.is_file()}


def probe() -> None:
    """Build the smallest possible extension: fails without a compiler, a linker or Python's headers."""
    from setuptools import Extension  # not at the top: an editable install is built without setuptools

    with tempfile.TemporaryDirectory(prefix="comitium-") as name:
        source = Path(name, "probe.c")
        source.write_text(PROBE, encoding="utf-8")
        build_extensions([Extension("probe", [str(source)])], Path(name))


def compile_modules(folder: Path) -> None:
    """All modules as one library, so that they call each other without a detour, from a C file for each of them."""
    from mypyc.build import mypycify

    # The types are checked by the tests, with their own settings. Here a missing stub must not stop an installation.
    options = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={folder / 'cache'}"]
    extensions = mypycify(
        [*options, *modules_to_compile()],
        target_dir=str(folder / "c"),
        group_name="comitium",
        multi_file=True,
        debug_level="0",
    )
    build_extensions(extensions, folder)


def build_extensions(extensions: Sequence[object], folder: Path) -> None:
    """Turn C into libraries below folder/lib, by the compiler that Python itself was built for, on all cores."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        def build_extension(self, ext: Extension) -> None:
            def objects(source: str) -> list[str]:
                made: list[str] = self.compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=ext.include_dirs,
                    extra_postargs=ext.extra_compile_args,
                )
                return made

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                ext.extra_objects = [made for all_made in pool.map(objects, ext.sources) for made in all_made]
            ext.sources = []
            super().build_extension(ext)

    command = Build(Distribution({"name": "comitium", "ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "objects")
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["probe"]:
            probe()
        case ["compile", folder_name]:
            compile_modules(Path(folder_name))
        case _:
            sys.exit("usage: hatch_build.py probe | compile FOLDER")
