"""`here`: a command line carried out inside the test's own process, where that proves as much and takes less time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from comitium.terminal.main import run
from tests.terminal.command import Done, environment

Here = Callable[..., Done]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Here:
    monkeypatch.chdir(tmp_path)

    def obey(*words: str, **settings: str) -> Done:
        with monkeypatch.context() as patch:
            for name in ("COMITIUM_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"):
                patch.delenv(name, raising=False)
            for name, value in environment(tmp_path, **settings).items():
                patch.setenv(name, value)
            code = run(list(words))
        shown = capsys.readouterr()
        return Done(code, shown.out, shown.err)

    return obey
