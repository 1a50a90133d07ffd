"""Nothing is lost on a narrow screen: every word of the wide drawing stands whole in the narrow one."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from comitium.engine.game import Game
from comitium.engine.message import Seat
from comitium.engine.state import State
from comitium.games import GAMES
from comitium.terminal.boards import board_of
from comitium.terminal.desk import Desk
from comitium.terminal.layout import banded, beside, columns
from comitium.terminal.scene import Scene, scene_of
from comitium.text import LANGUAGES

NAMES = ["Anna", "Livia", "Cato", "Seneca", "Cornelia", "Agrippina"]
NARROW, WIDE = 80, 4000
MOMENTS = 4  # of one match


def moments(game: Game[Any], seats: int) -> Iterator[tuple[State, Seat]]:
    """A few from the beginning of a random match to its end, with somebody who is asked."""
    rng = Random("width")
    decisions = 0
    g: State = game.start(seats, {}, "width")
    while waiting := g.waiting():
        g.play(waiting[0], g.random_option(waiting[0], rng))
        decisions += 1
    again: State = game.start(seats, {}, "width")
    rng = Random("width")
    for number in range(decisions):
        seat = again.waiting()[0]
        if number % max(1, decisions // MOMENTS) == 0:
            yield again, seat
        again.play(seat, again.random_option(seat, rng))


def printed(thing: RenderableType, width: int) -> str:
    page = io.StringIO()
    Console(file=page, width=width).print(thing)
    return page.getvalue()


def drawings(game: Game[Any], scene: Scene) -> list[RenderableType]:
    board = board_of(game)
    other = (scene.viewer or 0) + 1
    return [board.table(scene), board.overview(scene), board.look(scene, other % scene.seats), board.menu(scene).shown]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_word_of_a_table_stands_whole_at_80_columns(slug: str, language: str) -> None:
    game = GAMES[slug]
    seats = min(game.players[-1], 4)
    desk = Desk(language)
    desk.sit(game, NAMES[:seats])
    for g, seat in moments(game, seats):
        scene = scene_of(desk, game, g, seat)
        narrow = drawings(game, replace(scene, width=NARROW))
        wide = drawings(game, replace(scene, width=WIDE))
        for small, large in zip(narrow, wide, strict=True):
            page = printed(small, NARROW)
            lost = Counter(printed(large, WIDE).split()) - Counter(page.split())
            assert not lost, page


def test_columns_that_do_not_fit_go_on_below_with_the_name_of_their_row() -> None:
    rows = [[Text(name), *[Text(f"{name}{number}" * 10) for number in range(4)]] for name in ("a", "b")]

    page = printed(banded(60, rows), 60)

    assert [line.split()[0] for line in page.splitlines() if line.strip()] == ["a", "b", "a", "b"]
    assert page.split().count("a3" * 10) == 1


def test_drawings_beside_each_other_keep_both_margins() -> None:
    """Two drawings of 36 columns with four between them fill 76 of 80; one column more, and they stand in two rows."""
    fits, too_wide = "x" * 36, "x" * 37

    assert printed(beside(80, columns([[Text(fits)]]), columns([[Text(fits)]])), 80).count("\n") == 1
    page = printed(beside(80, columns([[Text(fits)]]), columns([[Text(too_wide)]])), 80)
    assert [line.strip() for line in page.splitlines()] == [fits, "", too_wide]
