"""A game without a drawing is shown in words and can be played to its end all the same."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any

import pytest

from comitium.bots import make_bot
from comitium.engine.game import Game
from comitium.engine.match import Player, new_match
from comitium.engine.matchfile import from_text
from comitium.terminal.boards import board_of
from comitium.terminal.boards.words import WordsBoard
from comitium.terminal.desk import Desk
from comitium.terminal.scene import scene_of
from comitium.terminal.table import Leave, Table
from comitium.text import LANGUAGES
from tests.practice import PRACTICE


def table_of(game: Game[Any], folder: Path, language: str) -> Table:
    """One person, bots that decide by lot on the other seats."""
    seats = game.players[-1]
    players = [Player("Anna"), *[Player(f"Bot{seat}", "chance") for seat in range(1, seats)]]
    desk = Desk(language)
    desk.sit(game, [player.name for player in players])
    bots = {seat: make_bot("chance", game) for seat in range(1, seats)}
    return Table(desk, new_match(game, players, {}, "via appia"), bots, folder / "evening.match")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", PRACTICE)
def test_every_practice_game_can_be_played_by_numbers(
    slug: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = PRACTICE[slug]
    table = table_of(game, tmp_path, language)
    longest = game.longest_match(game.players[-1])
    monkeypatch.setattr(
        sys, "stdin", io.StringIO("1\n\n" * longest)
    )  # an empty line confirms, or shows the table again

    assert isinstance(table.board, WordsBoard)
    table.run()

    assert table.match.state.result is not None
    again = from_text(table.file.read_text(encoding="utf-8"), {slug: game})
    assert again.lines == table.match.lines
    assert "Anna" in capsys.readouterr().out


def test_requests_do_not_need_a_drawing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = table_of(PRACTICE["works"], tmp_path, "en")
    monkeypatch.setattr(sys, "stdin", io.StringIO("table\nlook 1\nscore\nhint\nrules\nchoices\nno such thing\n"))

    with pytest.raises(Leave):
        table.run()

    shown = capsys.readouterr().out
    assert "Forecast" in shown
    assert "The greedy bot would choose" in shown
    assert "There is no clause" in shown
    assert table.match.state.options(0)[0].code() in shown


def test_words_say_what_the_view_says() -> None:
    game = PRACTICE["auction"]
    desk = Desk("en")
    desk.sit(game, ["Anna", "Boris", "Clara"])
    g = game.start(3, {}, "via appia")
    scene = scene_of(desk, game, g, 0)

    with desk.screen.capture() as captured:
        desk.print(board_of(game).table(scene))

    assert "coins" in captured.get()
