"""Settings come from the file, the environment and the command line, in this order; a wrong one is a sentence."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from comitium.engine.message import Refused
from comitium.server.arguments import ROOM
from comitium.server.limits import Limits
from comitium.server.main import help_page, main, settings_page
from comitium.server.settings import (
    NOT_A_SETTING,
    InForce,
    Setting,
    Settings,
    as_toml,
    known_settings,
    read_settings,
    value_of,
)
from comitium.text import LANGUAGES, Speaker


def read(folder: Path, text: str = "", environment: dict[str, str] | None = None, **options: list[str]) -> InForce:
    (folder / "settings.toml").write_text(text, encoding="utf-8")
    given = {f"--{name.replace('_', '-')}": values for name, values in options.items()}
    return read_settings(folder, environment or {}, given, set(), None)


def test_the_later_place_wins_and_is_named(tmp_path: Path) -> None:
    text = "port = 1000\nworkers = 3\nlog = 'json'\norigins = ['a.example']\nbrowser = false\nbot_seconds = 2"
    found = read(tmp_path, text, {"COMITIUM_PORT": "2000", "COMITIUM_WORKERS": "4"}, port=["3000"])

    assert (found.settings.port, found.settings.workers, found.settings.log) == (3000, 4, "json")
    assert (found.settings.origins, found.settings.browser, found.settings.bot_seconds) == (("a.example",), False, 2.0)
    assert found.sources["port"] == "--port"
    assert found.sources["workers"] == "COMITIUM_WORKERS"
    assert found.sources["log"] == str(tmp_path / "settings.toml")
    assert "host" not in found.sources
    assert found.settings.database == tmp_path / "comitium.db"


@pytest.mark.parametrize(
    ("text", "environment", "why"),
    [
        ("prot = 1", {}, "setting-unknown"),
        ("[limits]\nno_such = 1", {}, "setting-unknown"),
        ("database = 'x'", {}, "setting-unknown"),
        ("port = '80'", {}, "setting-wrong"),
        ("port = 70000", {}, "setting-wrong"),
        ("port = -1", {}, "setting-wrong"),
        ("workers = 0", {}, "setting-wrong"),
        ("workers = true", {}, "setting-wrong"),
        ("bot_seconds = nan", {}, "setting-wrong"),
        ("bot_seconds = inf", {}, "setting-wrong"),
        ("bot_seconds = -0.5", {}, "setting-wrong"),
        ("log = 'loud'", {}, "setting-wrong"),
        ("bot_seconds = 0", {}, "setting-wrong"),
        ("origins = 'one'", {}, "setting-wrong"),
        ("public = 'games.example.org'", {}, "setting-wrong"),
        ("public = 'https://games.example.org/path'", {}, "setting-wrong"),
        ("port = = 3", {}, "settings-unreadable"),
        ("", {"COMITIUM_PORT": "many"}, "setting-wrong"),
        ("", {"COMITIUM_BROWSER": "perhaps"}, "setting-wrong"),
        ("", {"COMITIUM_KEEP_FINISED_DAYS": "3"}, "setting-unknown"),
        ("", {"COMITIUM_LIMITS_NO_SUCH": "3"}, "setting-unknown"),
    ],
)
def test_what_can_be_no_setting_is_refused_with_its_place(
    tmp_path: Path, text: str, environment: dict[str, str], why: str
) -> None:
    with pytest.raises(Refused) as refused:
        read(tmp_path, text, environment)

    assert refused.value.message.name == why
    for language in LANGUAGES:
        sentence = Speaker(language, room=ROOM).refusal(refused.value)
        assert next(iter(environment), str(tmp_path / "settings.toml")) in sentence


def test_variables_of_others_are_left_alone(tmp_path: Path) -> None:
    assert read(tmp_path, "", {"COMITIUM_MATCHES": "x", "COMITIUM_COMPILE": "1", "PATH": "/"}).sources == {}


def test_a_file_that_was_named_has_to_be_there(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="file-unusable"):
        read_settings(tmp_path, {}, {}, set(), tmp_path / "none.toml")
    assert read_settings(tmp_path, {}, {}, set(), None).sources == {}


def test_every_field_is_a_setting_with_a_sentence_in_both_languages() -> None:
    own = {one.name for one in fields(Settings) if one.metadata != NOT_A_SETTING and one.name != "limits"}
    assert set(known_settings()) == own | {f"limits.{one.name}" for one in fields(Limits)}
    for language in LANGUAGES:
        page = help_page(Speaker(language, room=ROOM))
        for setting in known_settings().values():
            assert f"  {setting.option}" in page
            assert setting.variable in page
            assert isinstance(setting.wanted().name, str)


def test_what_is_shown_can_be_read_again(tmp_path: Path) -> None:
    found = read(tmp_path, "", {"COMITIUM_PUBLIC": "https://games.example.org/", "COMITIUM_ORIGINS": "a, b"})
    shown = settings_page(Speaker("en", room=ROOM), found)

    again = read(tmp_path, shown)

    assert again.settings == found.settings
    assert (found.settings.public, found.settings.origins) == ("https://games.example.org", ("a", "b"))
    assert found.settings.hosts() == ("a", "b", "games.example.org")


@pytest.mark.parametrize(
    ("value", "toml"), [(True, "true"), (("a", "b"), '["a", "b"]'), (Path("x"), '"x"'), (2.5, "2.5")]
)
def test_values_are_shown_as_the_file_has_them(value: object, toml: str) -> None:
    assert as_toml(value) == toml


def test_a_field_of_limits_would_be_a_key_a_variable_and_an_option() -> None:
    setting = Setting("limits.chat_lines", int, 3)

    assert (setting.variable, setting.option) == ("COMITIUM_LIMITS_CHAT_LINES", "--limits-chat-lines")
    assert setting.sentence == "setting-limits-chat-lines"
    assert value_of(Settings(), "limits") == Limits()


@pytest.mark.parametrize(
    ("words", "english", "russian"),
    [
        (["--prot", "1"], "There is no option --prot", "Параметра --prot здесь нет"),
        (["--port"], "--port needs a value", "--port нужно значение"),
        (["--no-browser=1"], "--no-browser takes no value", "--no-browser нет значения"),
        (["now"], "Too many words: “now”", "Лишние слова: «now»"),
        (["--bot-seconds", "0"], "has to be a number greater than 0", "нужно число больше нуля"),
        (["--port", "x"], "has to be a whole number from 0 to 65535", "нужно целое число от 0 до 65535"),
    ],
)
def test_a_wrong_command_line_is_answered_in_the_chosen_language(
    words: list[str], english: str, russian: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, sentence in (("en", english), ("ru", russian)):
        monkeypatch.setenv("COMITIUM_LANGUAGE", language)
        assert main(words) == 2
        said = capsys.readouterr()
        assert (said.out, len(said.err.splitlines())) == ("", 1)
        assert sentence in said.err


def test_a_language_nobody_speaks_here_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "la"]) == 2
    assert "la" in capsys.readouterr().err


@pytest.mark.parametrize(("language", "words"), [("en", "address to listen on"), ("ru", "адрес сервера")])
def test_help_speaks_the_chosen_language(language: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help", "--language", language]) == 0
    assert words in capsys.readouterr().out
