"""`comitium bench server` reads its words as every other command of the house does."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import comitium
from comitium.server.bench import Plan, main, read_plan

PACKAGE = Path(comitium.__file__).parent


@pytest.mark.parametrize(
    ("words", "english", "russian"),
    [
        (["--frobnicate"], "There is no option --frobnicate", "Параметра --frobnicate"),
        (["--tables"], "--tables needs a value", "--tables"),
        (["--tables", "0"], "has to be a whole number", "нужно целое число"),
        (["--seats", "9"], "from 2 to 5", "от 2 до 5"),
        (["--seconds", "0"], "a number greater than 0", "число больше нуля"),
        (["--rate", "nan"], "a number greater than 0", "число больше нуля"),
        (["--idle", "-1"], "has to be a whole number", "нужно целое число"),
        (["much"], "much", "much"),
    ],
)
def test_wrong_words_are_answered_in_our_sentences(
    capsys: pytest.CaptureFixture[str], words: list[str], english: str, russian: str
) -> None:
    for language, sentence in (("en", english), ("ru", russian)):
        assert main([*words, "--language", language]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert sentence in told.err
        assert len(told.err.splitlines()) == 1


@pytest.mark.parametrize(("language", "sentence"), [("en", "decisions a second"), ("ru", "решений в секунду")])
def test_help_explains_every_option_in_both_languages(
    capsys: pytest.CaptureFixture[str], language: str, sentence: str
) -> None:
    assert main(["--help", "--language", language]) == 0
    told = capsys.readouterr().out
    assert sentence in told
    assert all(f"--{name}" in told for name in Plan.__dataclass_fields__)


def test_options_change_the_plan() -> None:
    assert read_plan([]) == Plan()
    assert read_plan(["--tables=3", "--rate", "7.5", "--json", "a.json"]) == Plan(tables=3, rate=7.5, json="a.json")


@pytest.mark.source_only
def test_no_command_of_the_house_speaks_the_english_of_argparse() -> None:
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            assert "argparse" not in names, file
