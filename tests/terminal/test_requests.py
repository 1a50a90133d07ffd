"""What a person asks at the table: choices figure by figure, numbers that stand nowhere, help of this very game."""

from __future__ import annotations

import io
import re
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from comitium.engine.action import Action
from comitium.engine.game import Change, Game
from comitium.engine.match import Player, new_match
from comitium.engine.message import Message
from comitium.games import GAMES
from comitium.terminal.changes import changes_of
from comitium.terminal.desk import Desk
from comitium.terminal.scene import Scene, scene_of
from comitium.terminal.table import Leave, Table
from comitium.text import LANGUAGES, Speaker

NAMES = ["Anna", "Livia", "Cato"]


class Anything(Action):
    def code(self) -> str:
        return "anything"

    def sentence(self) -> Message:
        return Message("pass")


def scene_with(slug: str, language: str, *changes: Change) -> Scene:
    desk = Desk(language)
    game = GAMES[slug]
    desk.sit(game, NAMES)
    return replace(scene_of(desk, game, game.start(3, {}, "x"), 0), preview=lambda _: changes)


def table_of(game: Game[Any], folder: Path, language: str = "en", phase: str = "") -> Table:
    """People on every seat, random decisions up to a question for the first one, in this phase if one is named."""
    match = new_match(game, [Player(name) for name in NAMES], {}, "via appia")
    rng = Random("requests")
    while match.state.waiting()[0] != 0 or (phase and match.state.heading != phase):
        seat = match.state.waiting()[0]
        match.submit(seat, match.state.random_option(seat, rng).code())
    desk = Desk(language)
    desk.sit(game, NAMES)
    return Table(desk, match, {}, folder / "evening.match")


def answers(table: Table, monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(["", *lines, ""])))
    with pytest.raises(Leave):
        table.run()


def test_only_figures_of_one_name_are_added_up() -> None:
    """A scout that brings no point is not worth 18."""
    scene = scene_with(
        "hadrians_wall",
        "en",
        Change("worker:soldier", 2, 1),
        Change("hold:all", 34, 52),
        Change("hold:left", 65, 83),
        Change("box:scout.1", 0, 1),
        Change("resource.1", 0, 2),
        Change("then:place", 0, 0),
    )

    assert changes_of(scene, Anything()) == ["soldier −1", "all held, % +18", "resources of Livia +2"]


def test_points_of_several_buildings_are_one_figure() -> None:
    scene = scene_with("new_romans", "ru", Change("cell:0,0", 0, 3), Change("cell:1,0", 2, 1))

    assert changes_of(scene, Anything()) == ["очки +2"]


def test_a_figure_told_for_two_boxes_counts_once() -> None:
    scene = scene_with("hadrians_wall", "en", *[Change("attribute:valour", 0, 2)] * 2)

    assert changes_of(scene, Anything()) == ["valour +2"]


def test_a_place_is_no_amount() -> None:
    scene = scene_with("aeterna", "en", Change("place:palatine", 0, 1), Change("goods:wheat", 3, 1))

    assert changes_of(scene, Anything()) == ["wheat −2", "place on Palatine – → 1"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_figure_in_a_list_of_choices_has_a_name(slug: str, language: str) -> None:
    """Over a random match, and no name is an id."""
    game = GAMES[slug]
    desk = Desk(language)
    desk.sit(game, NAMES)
    g = game.start(3, {}, "named")
    rng = Random("named")
    told: set[str] = set()
    while waiting := g.waiting():
        if rng.random() < 0.2:
            scene = scene_of(desk, game, g, waiting[0])
            told.update(said for action in rng.sample(scene.options, 1) for said in changes_of(scene, action))
        g.play(waiting[0], g.random_option(waiting[0], rng))

    assert told
    for said in told:
        assert re.fullmatch(r".+ ([+−][\d\u00a0,]+|(–|\d) → (–|\d))", said), said
        assert "_" not in said
        assert language == "en" or not re.search("[a-z]", re.sub("|".join(NAMES), "", said)), said


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", r"There is no choice 99 here. Numbers you can type: "),
        ("ru", r"Варианта 99 здесь нет. Можно набрать числа: "),
    ],
)
@pytest.mark.parametrize("slug", GAMES)
def test_a_number_that_stands_on_no_choice_is_named(
    slug: str,
    language: str,
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = table_of(GAMES[slug], tmp_path, language)

    answers(table, monkeypatch, "99", "why 99" if language == "en" else "почему 99")

    assert capsys.readouterr().out.count(sentence) == 2


def test_a_number_is_named_too_where_only_letters_can_be_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = table_of(GAMES["new_romans"], tmp_path)
    monkeypatch.setattr(table.board, "menu", lambda scene: type(table.menu)(table.menu.shown, {"a": "divide none"}))

    answers(table, monkeypatch, "99")

    assert "There is no choice 99 here: no choice is a bare number now." in capsys.readouterr().out


@pytest.mark.parametrize("slug", GAMES)
def test_help_speaks_of_the_game_and_the_people_at_the_table(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = GAMES[slug]
    table = table_of(game, tmp_path)

    answers(table, monkeypatch, "help")

    shown = capsys.readouterr().out
    listed = shown[shown.rindex("help\n") :]
    assert set(re.findall(r"rules ([A-Z]{2})-\d", listed)) == {game.prefix}
    assert "look 2, look Livia:" in listed


def test_why_gives_a_code_of_this_table_as_its_example(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = table_of(GAMES["new_romans"], tmp_path)
    code = table.match.state.options(0)[0].code()

    answers(table, monkeypatch, "why")

    assert f"such as “why {code}”" in " ".join(capsys.readouterr().out.split())


def test_what_explains_the_pieces_of_a_choice_a_name_or_lists_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = table_of(GAMES["new_romans"], tmp_path)
    tile = table.match.state.players[0].row[0]
    monkeypatch.setenv("COLUMNS", "120")

    answers(table, monkeypatch, "what divide 1", "what crystal", "what", "what xyzzy")

    shown = " ".join(capsys.readouterr().out.split())
    choice, _, rest = shown.partition("Crystal Each round")
    assert f"{Speaker('en', GAMES['new_romans'])(tile.label)} · your row, place 1" in choice
    assert "Reward: points for 0 to 8 of them: 0, 3, 5, 6, 9, 13, 18, 24, 31" in rest
    assert "Buildings: oil press, winery, mill, theatre, workshop, Building card" in rest
    assert "Nothing here is called “xyzzy”." in rest


def test_what_works_in_russian(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = table_of(GAMES["new_romans"], tmp_path, "ru")

    answers(table, monkeypatch, "что кристалл")

    assert "Награда: очки за 0–8 штук" in " ".join(capsys.readouterr().out.split())


def test_choices_say_below_each_other_what_is_done_and_what_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = table_of(GAMES["hadrians_wall"], tmp_path, phase="actions")
    monkeypatch.setenv("COLUMNS", "100")

    answers(table, monkeypatch, "choices")

    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert any(re.fullmatch(r"(soldier|builder|servant|civilian) −1(, .*)?", line) for line in lines)
