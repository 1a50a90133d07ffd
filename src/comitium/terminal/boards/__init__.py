"""Drawings of games, by slug. A game without one is shown in words, so it can be played from its first day."""

from __future__ import annotations

from typing import Any, Final

from comitium.engine.game import Game
from comitium.terminal.boards.aeterna import AeternaBoard
from comitium.terminal.boards.board import Board, Menu
from comitium.terminal.boards.glory_of_rome import GloryOfRomeBoard
from comitium.terminal.boards.hadrians_wall import HadriansWallBoard
from comitium.terminal.boards.new_romans import NewRomansBoard
from comitium.terminal.boards.sylla import SyllaBoard
from comitium.terminal.boards.words import WordsBoard

BOARDS: Final[dict[str, Board]] = {
    "new_romans": NewRomansBoard(),
    "sylla": SyllaBoard(),
    "hadrians_wall": HadriansWallBoard(),
    "aeterna": AeternaBoard(),
    "glory_of_rome": GloryOfRomeBoard(),
}


def board_of(game: Game[Any]) -> Board:
    return BOARDS.get(game.slug, WordsBoard())


__all__ = ["BOARDS", "Board", "Menu", "board_of"]
