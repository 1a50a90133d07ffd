"""Terminals that cannot show everything: blanks stay blanks, signs have plain twins, no drawing is torn."""

from __future__ import annotations

import io
import re
import sys
from importlib import resources
from pathlib import Path

import pytest

from comitium.games import GAMES
from comitium.terminal.desk import one_line
from comitium.terminal.plainer import TWINS, UNKNOWN, twin
from tests.terminal.command import comitium, kept, settling
from tests.terminal.conftest import Here

TEXTS = ["comitium", "comitium.terminal", *[game.package for game in GAMES.values()]]


def test_a_line_keeps_blanks_of_every_width_and_loses_what_moves_the_cursor() -> None:
    assert one_line("4 000 000 знаков") == "4 000 000 знаков"
    assert one_line("a\nb\x1b[2Jc\u202ed") == "a?b?[2Jc?d"


@pytest.mark.parametrize(("language", "figure"), [("en", "4,000,000 characters"), ("ru", "4\u00a0000\u00a0000 знаков")])
def test_a_large_number_in_a_refusal_can_be_read(here: Here, tmp_path: Path, language: str, figure: str) -> None:
    (tmp_path / "long.match").write_text("x" * 4_000_001)

    assert figure in here("verify", "long.match", "--language", language).err


@pytest.mark.parametrize("package", TEXTS)
def test_every_sign_of_an_english_sentence_has_a_plain_twin(package: str) -> None:
    text = resources.files(package).joinpath("text", "en.ftl").read_text(encoding="utf-8")

    assert {character for character in text if not character.isascii() and twin(character) == UNKNOWN} == set()


def test_a_plain_twin_is_as_wide_as_its_sign() -> None:
    """Three dots alone are wider, and fit into the margin."""
    assert {sign for sign, plain in TWINS.items() if len(plain) != 1} == {"…"}
    assert twin("é") == "e"
    assert twin("\u00a0") == " "


def test_a_table_can_be_read_in_plain_ascii(tmp_path: Path) -> None:
    path = kept(tmp_path, settling())

    shown = comitium(tmp_path, "play", "--resume", str(path), typed="1a\nhelp\nscore\n", PYTHONIOENCODING="ascii").out

    assert shown.isascii()
    assert "Anna > help" in shown
    assert '"choices" lists' in shown
    assert "+-------+" in shown
    assert not re.search(r"\w\?\w|\?\?", shown)


def test_a_terminal_without_russian_letters_is_spoken_to_in_english(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", page)

    done = here("games", "--language", "ru")

    page.seek(0)
    assert "New Romans" in page.read()
    assert "cannot show the letters" in done.err
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="cp866"))
    assert here("games", "--language", "ru").err == ""
