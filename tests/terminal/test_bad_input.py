"""Bad input: one sentence that names what is wrong and where, exit code 2, no traceback, nothing changed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from comitium.engine.match import Player
from comitium.engine.matchfile import to_text
from tests.terminal.command import another_installation, assert_refused, comitium, kept, new_table, played, settling
from tests.terminal.conftest import Here

WRONG_WORDS = [
    (["forum"], "“forum”"),
    (["help", "forum"], "“forum”"),
    (["play", "--forum"], "--forum"),
    (["play", "new_romans", "--seats"], "--seats"),
    (["play", "new_romans", "--seats", "many"], "many"),
    (["play", "new_romans", "and", "more"], "and more"),
    (["bench", "--quick=2"], "--quick"),
    (["about"], "game"),
    (["about", "chess"], "“chess”"),
    (["play", "chess"], "“chess”"),
    (["play", ""], "new_romans"),
    (["play", "ch\ness"], "new_romans"),
    (["rules", "new_romans", "NR-99.1"], "“NR-99.1”"),
    (["rules", "new_romans", "SY-4.1"], "“SY-4.1”"),
    (["play", "new_romans", "--seats", "1"], "2 to 5"),
    (["play", "new_romans", "--seats", "6"], "2 to 5"),
    (["play", "new_romans", "--seats", "0"], "--seats"),
    (["play", "new_romans", "--people", "3", "--seats", "2"], "3 people"),
    (["play", "new_romans", "--seats", "2", "--bots", "greedy,chance"], "2 bots"),
    (["play", "new_romans", "--bots", "clever"], "“clever”"),
    (["play", "new_romans", "--name", "Anna", "--name", "anna"], "different names"),
    (["play", "new_romans", "--name", "Anna", "--name", "Boris", "--people", "1"], "--people"),
    (["play", "new_romans", "--name", "An[na]"], "square brackets"),
    (["play", "new_romans", "--name", "A" * 41], "40"),
    (["play", "new_romans", "--seed", "a\nb"], "seed"),
    (["play", "new_romans", "--option", "building_order"], "NAME=VALUE"),
    (["play", "new_romans", "--option", "colour=red"], "“colour”"),
    (["play", "new_romans", "--option", "building_order=random"], "“random”"),
    (["play", "--resume", "x.match", "--seats", "2"], "--resume"),
    (["simulate", "new_romans"], "--bots"),
    (["simulate", "new_romans", "--bots", "greedy"], "2 to 5"),
    (["simulate", "new_romans", "--bots", "greedy,clever"], "“clever”"),
    (["simulate", "new_romans", "--bots", "greedy,chance", "--matches", "-1"], "--matches"),
    (["simulate", "new_romans", "--bots", "greedy,chance", "--out", "x.txt"], "x.txt"),
    (["simulate", "new_romans", "--bots", "greedy,chance", "--plot", "no/x.png"], "no"),
    (["check", "new_romans", "--jobs", "0"], "--jobs"),
    (["check", "new_romans", "--policy", "clever"], "chance, greedy, mixed"),
    (["bench", "chess"], "“chess”"),
    (["bench", "--quick", "--compare", "no-such-python"], "no-such-python"),
    (["games", "--language", "la"], "“la”"),
    (["games", "--language"], "en, ru"),
]


@pytest.mark.parametrize(("words", "named"), WRONG_WORDS, ids=[" ".join(words)[:40] for words, _ in WRONG_WORDS])
def test_wrong_words_are_named(here: Here, tmp_path: Path, words: list[str], named: str) -> None:
    assert_refused(here(*words), named)
    assert list(tmp_path.iterdir()) == []


def test_a_process_of_its_own_says_the_same(tmp_path: Path) -> None:
    assert_refused(comitium(tmp_path, "play", "chess"), "There is no game “chess”. Known: new_romans")
    assert_refused(comitium(tmp_path, "play", "new_romans", "--seats", "6"), "6 players are not possible")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", ["forum", "play --forum", "about", "play new_romans --seats x", "play a b"])
def test_the_same_is_said_in_russian(here: Here, words: str) -> None:
    done = here(*words.split(), COMITIUM_LANGUAGE="ru")

    assert_refused(done)
    assert sum("а" <= letter <= "я" for letter in done.err.lower()) > 10


def damaged(text: str) -> dict[str, tuple[str | bytes, str]]:
    """Match files that do not hold, each with a word of the sentence that says why."""
    return {
        "empty": ("", "comitium match 1"),
        "foreign": ("[Event “Casual”]\n1. e4 e5\n", "comitium match 1"),
        "binary": (b"\x7fELF\x00\xff\xfe", "UTF-8"),
        "other game": (text.replace("game: new_romans", "game: chess"), "“chess”"),
        "other version": (text.replace("rules: 1 ", "rules: 7 "), "version 7"),
        "other data": (text.replace("rules: 1 ", "rules: 1 00"), "component data"),
        "impossible option": (text.replace("=fixed", "=random"), "“random”"),
        "unknown bot": (text.replace("[greedy]", "[clever]"), "“clever”"),
        "no seats": (text.replace("seat 0: Anna\n", ""), "seat 1"),
        "no commitment": ("\n".join(row for row in text.split("\n") if "commitment" not in row), "commitment:"),
        "no seed": ("\n".join(row for row in text.split("\n") if "seed:" not in row), "not revealed"),
        "other seed": (text.replace("seed: via appia", "seed: via sacra"), "commitment"),
        "illegal code": (text.replace("divide 1+3", "divide 1+9", 1), "divide 1+9"),
        "wrong seat": (text.replace("0 divide", "7 divide", 1), "seat 8"),
        "nonsense": (text + "what is this\n", "what is this"),
        "long line": (text + "0 " + "x" * 500 + "\n", "longer than 400"),
    }


NAMES = list(damaged(""))


@pytest.mark.parametrize("name", NAMES)
def test_a_damaged_match_file_is_refused(here: Here, tmp_path: Path, name: str) -> None:
    content, named = damaged(to_text(settling()))[name]
    path = tmp_path / "evening.match"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    before = path.read_bytes()

    done = here("play", "--resume", "evening.match")

    assert_refused(done, named, "" if name == "unknown bot" else "evening.match")
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_refused_line_is_named_with_its_number_and_clause(here: Here, tmp_path: Path) -> None:
    text = to_text(settling())
    row = text.split("\n").index("0 divide 1+3") + 1
    (tmp_path / "evening.match").write_text(text.replace("0 divide 1+3", "0 divide 1+3+5"), encoding="utf-8")

    done = here("verify", "evening.match")

    assert_refused(done, f"Line {row}", "at most 2 tiles, not 3", "NR-1.8")


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]])
def test_missing_files_and_folders_are_named(here: Here, command: list[str]) -> None:
    assert_refused(here(*command, "no.match"), "no.match", "no such file")
    assert_refused(here(*command, "."), "it is a folder")


@pytest.mark.skipif(os.name != "posix" or os.getuid() == 0, reason="permissions do not bind this user")
def test_files_without_permission_are_named(tmp_path: Path) -> None:
    path = kept(tmp_path, settling())
    path.chmod(0)
    assert_refused(comitium(tmp_path, "verify", path.name), "permission")


def test_a_match_file_is_not_written_over_another_file(here: Here, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear Livia")

    assert_refused(here("play", "new_romans", "--file", "letter.txt"), "letter.txt")
    assert (tmp_path / "letter.txt").read_text() == "dear Livia"
    assert_refused(here("play", "new_romans", "--file", "no/x.match"), "no/x.match")


def test_a_match_that_is_over_is_not_played_on(here: Here, tmp_path: Path) -> None:
    path = kept(tmp_path, played(new_table(Player("Anna"), Player("Boris"))))
    assert_refused(here("play", "--resume", path.name), "is over")


def test_a_match_of_bots_alone_is_not_played_on(here: Here, tmp_path: Path) -> None:
    path = kept(tmp_path, new_table(Player("Varro", "greedy"), Player("Livia", "chance")))
    assert_refused(here("play", "--resume", path.name), "Only bots")


def test_a_seat_that_does_not_exist_cannot_watch(here: Here, tmp_path: Path) -> None:
    path = kept(tmp_path, settling())
    assert_refused(here("replay", path.name, "--as", "3"), "“3”", "Anna, Varro")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_broken_component_table_is_named(tmp_path: Path, language: str) -> None:
    copy = another_installation(tmp_path)
    table = copy / "games" / "new_romans" / "data" / "lands.toml"
    table.write_text(table.read_text(encoding="utf-8").replace("per_set = 4", 'per_set = "four"', 1), encoding="utf-8")

    done = comitium(tmp_path, "games", PYTHONPATH=str(copy.parent), COMITIUM_LANGUAGE=language)

    assert_refused(done, "lands.toml", "olive", "per_set", "four")


def test_strange_bytes_are_no_reason_to_fall(tmp_path: Path) -> None:
    typed = "\x00\x1b[31m\n" + "x" * 100_000 + "\n"
    done = comitium(tmp_path, "play", "new_romans", "--seats", "2", typed=typed, PYTHONIOENCODING="ascii")

    assert done.code == 0
    assert "Traceback" not in done.err
    assert "\x1b[31m" not in done.out
