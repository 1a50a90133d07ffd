"""The commands around the table: help, games, about, rules, replay, verify, simulate, check, bench."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import sys
from pathlib import Path

import pytest

from comitium.engine.match import Player
from comitium.engine.matchfile import result_text, to_text
from comitium.engine.message import Message
from comitium.games import GAMES
from comitium.terminal import simulate
from comitium.terminal.app import COMMANDS, application
from comitium.terminal.check import trials_of
from comitium.terminal.ledger import Ledger
from comitium.text import LANGUAGES, Speaker
from tests.terminal.command import (
    another_installation,
    assert_refused,
    at_a_terminal,
    comitium,
    kept,
    needs_terminal,
    new_table,
    played,
    read,
    settling,
)
from tests.terminal.conftest import Here

COMMAND_NAMES = [command.__name__ for command in COMMANDS]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMAND_NAMES)
def test_every_command_teaches_in_both_languages(here: Here, name: str, language: str) -> None:
    page = here(name, "--help", "--language", language)

    assert page.code == 0
    assert f"comitium {name}" in page.out
    assert Speaker(language, room="comitium.terminal").say("help-examples") in page.out
    assert here("help", name, f"--language={language}").out == page.out


def test_help_without_a_command_lists_them_all(tmp_path: Path) -> None:
    page = comitium(tmp_path)

    assert page.code == 0
    assert all(name in page.out for name in COMMAND_NAMES)
    assert comitium(tmp_path, "--help").out == page.out


@pytest.mark.parametrize(
    ("settings", "words", "expected"),
    [
        ({}, [], "Players"),
        ({"LANG": "ru_RU.UTF-8"}, [], "Состав"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C.UTF-8"}, [], "Players"),
        ({"LANG": "de_DE.UTF-8"}, [], "Players"),
        ({"LANG": "ru_RU.UTF-8", "COMITIUM_LANGUAGE": "en"}, [], "Players"),
        ({"COMITIUM_LANGUAGE": "en"}, ["--language", "ru"], "Состав"),
    ],
)
def test_the_nearest_word_on_language_decides(
    here: Here, settings: dict[str, str], words: list[str], expected: str
) -> None:
    assert expected in here("about", "new_romans", *words, **settings).out


@pytest.mark.parametrize("slug", GAMES)
def test_about_tells_players_time_options_and_provenance(here: Here, slug: str) -> None:
    game, speaker = GAMES[slug], Speaker("en", GAMES[slug])

    told = " ".join(here("about", slug.replace("_", "-").upper(), COLUMNS="400").out.split())

    assert f"{game.players[0]} to {game.players[-1]} players" in told
    assert f"{game.minutes[0]} to {game.minutes[1]} minutes" in told
    for option in game.options:
        assert all(f"{option.name}={value}" in told for value in option.values)
    for file, sentence in game.provenance:
        assert f"{file} {speaker(sentence)}" in told
    assert speaker.say("game-name") in here("games").out


def test_a_clause_comes_with_its_rulings(here: Here) -> None:
    told = here("rules", "new_romans", "nr-8.4", COLUMNS="400").out

    assert "NR-8.4 A tile goes on an empty cell" in told
    assert "8. Order of laying tiles." in told
    assert "NR-8.5" not in told.replace("NR-8.5.", "")


def test_a_section_comes_with_all_its_clauses(here: Here) -> None:
    told = here("rules", "new_romans", "NR-13", COLUMNS="400", COMITIUM_LANGUAGE="ru").out

    assert all(f"NR-13.{number} " in told for number in (1, 2, 3))
    assert "NR-12.1" not in told
    assert "NR-14.1" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_ledger_has_every_clause_and_every_ruling_once(language: str) -> None:
    ledger = Ledger(GAMES["new_romans"], language)
    whole = ledger.whole()

    clauses = [clause for section in ledger.sections for clause in section.clauses]
    assert len(clauses) > 100
    assert [clause for clause in clauses if whole.count(f"**{clause}**") != 1] == []
    assert len(ledger.rulings) == 17
    assert [ruling.number for ruling in ledger.rulings if whole.count(ruling.text.split("\n")[0]) != 1] == []
    assert all(ruling.clauses for ruling in ledger.rulings)


# -- replay and verify -------------------------------------------------------------------------------------------------


def test_verify_says_what_it_proved(here: Here, tmp_path: Path) -> None:
    match = settling()
    match.submit(0, match.state.options(0)[0].code())
    match.undo(0)
    played(match)
    path = kept(tmp_path, match)
    assert match.state.result is not None

    told = here("verify", path.name, COLUMNS="400").out

    assert match.header.data in told
    assert match.header.commitment[:16] in told
    assert f"{len(match.lines) - 1} decisions were replayed, each legal where it stands; 1 taken back." in told
    assert result_text(match.state.result) in told


def test_verify_accepts_an_unfinished_match(here: Here, tmp_path: Path) -> None:
    done = here("verify", kept(tmp_path, settling()).name)

    assert done.code == 0
    assert "not finished" in done.out


@pytest.mark.parametrize(
    ("old", "new"),
    [("result: ", "result: 1"), ("take larger", "take smaller"), ("seed: via", "seed: Via"), ("winners", "winners 1")],
)
def test_verify_finds_what_was_tampered_with(here: Here, tmp_path: Path, old: str, new: str) -> None:
    text = to_text(played(new_table(Player("Anna"), Player("Boris"))))
    assert old in text
    (tmp_path / "evening.match").write_text(text.replace(old, new, 1), encoding="utf-8")

    assert_refused(here("verify", "evening.match"), "evening.match")


def test_replay_shows_a_seat_only_what_it_knew(tmp_path: Path) -> None:
    match = settling(Player("Anna"), Player("Boris"))
    path = kept(tmp_path, match)

    seen = {eyes: comitium(tmp_path, "replay", path.name, "--as", eyes).out for eyes in ("1", "Boris", "spectator")}

    assert "Anna: 2 : 3, tiles 1, 3" in seen["1"]
    assert "Boris has answered in secret" in seen["1"]
    assert "Anna has answered in secret" in seen["Boris"]
    assert "Boris: 2 : 3, tiles 1, 3" in seen["Boris"]
    assert "tiles 1, 3" not in seen["spectator"]
    assert all("Anna divided:" in shown for shown in seen.values())  # once all are ready it is public


def test_replay_of_a_whole_match_ends_with_the_result(tmp_path: Path) -> None:
    match = played(new_table(Player("Anna"), Player("Boris")))
    shown = comitium(tmp_path, "replay", kept(tmp_path, match).name).out

    assert f"{len(match.lines)} of {len(match.lines)}" in shown
    assert "most points" in shown or "share the victory" in shown


@needs_terminal
def test_replay_at_a_terminal_steps_forth_and_back(tmp_path: Path) -> None:
    match = settling(Player("Anna"), Player("Boris"))

    shown = at_a_terminal(tmp_path, ["replay", kept(tmp_path, match).name], ["", "", "b", "4", "log", "", "q"])

    steps = re.findall(rf"(\d+) of {len(match.lines)}", shown)
    assert steps == ["0", "1", "2", "1", "4", "4"]
    assert "\x1b[" in shown  # in colour


# -- simulate, check, bench --------------------------------------------------------------------------------------------

SERIES = ("simulate", "new_romans", "--bots", "greedy,chance,chance", "--matches", "6", "--seed", "x")


def test_simulate_reports_and_writes_tables_and_pictures(tmp_path: Path) -> None:
    first = comitium(tmp_path, *SERIES, "--out", "scores.csv", "--plot", "scores.png")
    second = comitium(
        tmp_path, *SERIES, "--out", "scores.json", "--plot", "scores.svg", "--jobs", "2", "--language", "ru"
    )

    assert (first.code, second.code) == (0, 0), first.err + second.err
    rows = list(csv.DictReader(io.StringIO((tmp_path / "scores.csv").read_text(encoding="utf-8"))))
    assert len(rows) == 18
    assert {row["bot"] for row in rows} == {"greedy", "chance"}
    assert sum(float(row["won"]) for row in rows) == pytest.approx(6)
    found = json.loads((tmp_path / "scores.json").read_text(encoding="utf-8"))
    totals = [total for outcome in found["outcomes"] for total in outcome["totals"]]
    assert totals == [int(row["points"]) for row in rows]  # the same series, whatever the number of processes
    assert (tmp_path / "scores.png").read_bytes().startswith(b"\x89PNG\r\n")
    picture = (tmp_path / "scores.svg").read_text(encoding="utf-8")
    assert picture.startswith("<svg")
    assert "Новые римляне" in picture
    assert "greedy" in first.out
    assert "chance × 2" in first.out
    assert "--seed x" in first.out


@pytest.mark.parametrize("missing", ["altair", "vl_convert"])
@pytest.mark.parametrize(("in_a_clone", "command"), [(True, "python3 run.py plots"), (False, "comitium[plots]")])
def test_without_the_packages_for_pictures_a_sentence_says_how_to_get_them(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str, in_a_clone: bool, command: str
) -> None:
    """Before any match is played. Everything else works without them."""
    monkeypatch.setitem(sys.modules, missing, None)
    monkeypatch.delitem(sys.modules, "comitium.terminal.plot", raising=False)
    monkeypatch.setattr(simulate, "CLONE_HAS", Path(__file__) if in_a_clone else tmp_path / "run.py")

    for language, words in (("en", "A picture needs packages"), ("ru", "Для картинки нужны пакеты")):
        done = here(*SERIES, "--plot", "scores.png", "--language", language)
        assert (done.code, done.out) == (2, "")
        assert words in done.err
        assert command in done.err
    assert here(*SERIES, "--out", "scores.csv").code == 0


def test_russian_figures_have_a_decimal_comma(here: Here, tmp_path: Path) -> None:
    """On the screen and on the axes; files for machines stay as they are."""
    english = here(*SERIES, "--report", "--out", "en.csv", "--plot", "en.svg").out
    russian = here(*SERIES, "--report", "--out", "ru.csv", "--plot", "ru.svg", "--language", "ru").out

    points, commas = re.compile(r"\d\.\d"), re.compile(r"\d,\d")
    assert (bool(points.search(english)), bool(commas.search(english))) == (True, False)
    assert (bool(points.search(russian)), bool(commas.search(russian))) == (False, True)
    assert re.search(r"\d%", english)
    assert re.search("\\d\u00a0%", russian)
    assert (tmp_path / "en.csv").read_bytes() == (tmp_path / "ru.csv").read_bytes()
    axes = [
        re.findall(r">(\d+[.,]?\d*)%?<", (tmp_path / f"{one}.svg").read_text(encoding="utf-8")) for one in ("en", "ru")
    ]
    assert axes[1] == [label.replace(".", ",") for label in axes[0]]


def test_simulate_takes_table_options(tmp_path: Path) -> None:
    words = ("--bots", "chance,chance", "--matches", "1", "--option", "building_order=owner", "--out", "x.json")
    assert comitium(tmp_path, "simulate", "new_romans", *words).code == 0

    found = json.loads((tmp_path / "x.json").read_text(encoding="utf-8"))
    assert found["options"] == {"building_order": "owner"}
    assert found["outcomes"][0]["decisions"] > 64  # four more answers for each seat


@pytest.mark.parametrize(
    ("language", "cards", "figures", "fact"),
    [("en", "cards ", "figures ", "struck out"), ("ru", "карты ", "личности ", "damnatio memoriae")],
)
def test_a_report_names_facts_and_things(here: Here, language: str, cards: str, figures: str, fact: str) -> None:
    series = ("simulate", "aeterna", "--bots", "chance,chance", "--matches", "9", "--seed", "x", "--report")
    lines = [line.strip() for line in here(*series, "--language", language).out.splitlines()]

    assert any(line.startswith(fact) for line in lines)
    for heading, at_least in ((cards, 50), (figures, 8)):
        [first] = [number for number, line in enumerate(lines) if line.startswith(heading) and "95 %" in line]
        names = [line.split("  ")[0] for line in lines[first + 1 : lines.index("", first)]]
        assert len(names) >= at_least
        assert names == sorted(names)


def test_a_report_of_a_game_without_a_watch_has_scores_by_seat(here: Here) -> None:
    shown = here(*SERIES, "--report").out

    assert re.search(r"score( +\d+\.\d\d){4}", shown)
    assert "Nothing is counted for this game" in shown
    assert "score " not in here(*SERIES).out


def test_check_says_that_all_laws_held(tmp_path: Path) -> None:
    done = comitium(tmp_path, "check", "new_romans", "--matches", "2", "--seed", "x", "--jobs", "2")

    assert done.code == 0, done.err
    assert "all laws held in 2 matches" in done.out
    assert "2 of 8 kinds of table" in done.out
    assert "Chance decided: 1 match." in done.out
    assert "The greedy bot decided: 1 match." in done.out
    assert list(tmp_path.iterdir()) == []


def test_check_plays_every_kind_of_table_before_it_begins_again() -> None:
    trials = trials_of(GAMES["new_romans"], 16, "x")

    kinds = [(trial.seats, trial.options["building_order"]) for trial in trials]
    assert set(kinds[:8]) == {(seats, order) for seats in (2, 3, 4, 5) for order in ("fixed", "owner")}
    assert kinds[8:] == kinds[:8]
    assert len({trial.seed for trial in trials}) == 16


def test_check_plays_every_kind_of_table_with_every_policy() -> None:
    trials = trials_of(GAMES["new_romans"], 24, "x")

    played = {(trial.seats, trial.options["building_order"], trial.policy) for trial in trials}
    assert len(played) == 24
    assert {trial.policy for trial in trials_of(GAMES["new_romans"], 24, "x", ("mixed",))} == {"mixed"}


def test_check_keeps_a_match_that_breaks_a_law(tmp_path: Path) -> None:
    """An installation whose game promises shorter lists of options than it gives."""
    copy = another_installation(tmp_path)
    game = copy / "games" / "new_romans" / "__init__.py"
    text = game.read_text(encoding="utf-8")
    assert "longest_list=640" in text
    game.write_text(text.replace("longest_list=640", "longest_list=16"), encoding="utf-8")

    done = comitium(tmp_path, "check", "new_romans", "--matches", "3", "--seed", "x", PYTHONPATH=str(copy.parent))

    assert done.code == 1
    assert "Traceback" not in done.err
    assert "lists_are_short" in done.err
    assert "at most 16 are promised" in done.err
    [file] = tmp_path.glob("*.match")
    assert file.name in done.err
    assert "# breaks lists_are_short" in file.read_text(encoding="utf-8")
    [seat, *_] = read(file).state.waiting()  # it replays here, up to the moment of the breach
    assert len(read(file).state.options(seat)) > 16


def test_bench_measures_and_compares(tmp_path: Path) -> None:
    here = ("bench", "new_romans", "--quick", "--json", "bench.json")
    wrapper = tmp_path / "python"
    wrapper.write_text(f'#!/bin/sh\nPYTHONPATH="{os.pathsep.join(sys.path)}" exec "{sys.executable}" "$@"\n')
    wrapper.chmod(0o755)

    done = comitium(tmp_path, *here, *(("--compare", str(wrapper)) if os.name == "posix" else ()))

    assert done.code == 0, done.err
    found = json.loads((tmp_path / "bench.json").read_text(encoding="utf-8"))
    figures = found["games"]["new_romans"]
    assert figures["seats"] == 4
    assert figures["decisions_per_cpu_second"] > 1000
    assert all(0 < figures[name] < 100_000 for name in ("copy_us", "options_us", "view_us", "imagine_us"))
    assert found["loops_per_cpu_second"] > 0
    if os.name == "posix":
        assert found["compared"]["games"]["new_romans"]["seats"] == 4
        assert " ×" in done.out


# -- texts -------------------------------------------------------------------------------------------------------------


def ids(package: str, language: str) -> set[str]:
    from importlib import resources

    text = resources.files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    return {line.partition(" =")[0] for line in text.splitlines() if line[:1].isalpha() and " =" in line}


def test_both_languages_have_the_same_sentences_and_none_hides_another() -> None:
    own = ids("comitium.terminal", "en")

    assert len(own) > 150
    assert own == ids("comitium.terminal", "ru")
    assert own & ids("comitium", "en") == set()
    for game in GAMES.values():
        assert own & ids(game.package, "en") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_the_map_fit_into_a_hexagon(language: str) -> None:
    speaker = Speaker(language, GAMES["new_romans"], room="comitium.terminal")
    lands = ("olive", "vineyard", "field", "city", "quarry")
    buildings = ("oil_press", "winery", "mill", "theatre", "workshop")

    for things, longest, tiny in ((lands, 6, 2), (buildings, 4, 1)):
        assert all(0 < len(speaker.say(f"nr-{thing}")) <= longest for thing in things)
        assert all(len(speaker.say(f"nr-tiny-{thing}")) == tiny for thing in things)
        assert len({speaker.say(f"nr-tiny-{thing}") for thing in things}) == len(things)
    letters = speaker.say("nr-letters")
    assert len(set(letters)) == len(letters)
    assert len(letters) * (len(letters) + 1) >= 82  # NR-17.3: the most free cells a domain can have


def test_every_option_of_every_command_is_explained() -> None:
    import typer

    commands = typer.main.get_command(application())
    assert isinstance(commands, typer.core.TyperGroup)
    for language in LANGUAGES:
        speaker = Speaker(language, room="comitium.terminal")
        for name, command in commands.commands.items():
            for param in command.params:
                assert speaker.form(Message(f"command-{name}"), param.name or "")
