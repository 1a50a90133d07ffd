"""Drawings of games. A game without one is shown in words, so it can be played from its first day."""

from __future__ import annotations

from typing import Any, Final

from comitium.engine.beside import beside, further
from comitium.engine.game import Game
from comitium.games import GAMES
from comitium.terminal.boards.board import Board, Menu
from comitium.terminal.boards.words import WordsBoard

__path__.extend(further(__name__))

BOARDS: Final[dict[str, Board]] = beside(__name__, GAMES, "BOARD")


def board_of(game: Game[Any]) -> Board:
    return BOARDS.get(game.slug, WordsBoard())


__all__ = ["BOARDS", "Board", "Menu", "board_of"]
