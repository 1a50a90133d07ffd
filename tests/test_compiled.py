"""Whether the tests run on what they are meant to run on: the sources, or the compiled wheel.

`run.py` says which in COMITIUM_EXPECT_COMPILED; a wheel that silently fell back to Python would
otherwise pass every test.
"""

from __future__ import annotations

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

from hatch_build import modules_to_compile

EXPECTED = os.environ.get("COMITIUM_EXPECT_COMPILED")


def module_name(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@pytest.mark.skipif(EXPECTED is None, reason="COMITIUM_EXPECT_COMPILED says nothing")
@pytest.mark.parametrize("path", modules_to_compile())
def test_the_module_runs_in_the_expected_form(path: str) -> None:
    module = importlib.import_module(module_name(path))

    assert module.__file__ is not None
    assert module.__file__.endswith(tuple(EXTENSION_SUFFIXES)) == (EXPECTED == "1")
