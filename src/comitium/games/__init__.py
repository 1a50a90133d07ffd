"""The games, by their slugs. A game is listed here and nowhere else."""

from __future__ import annotations

from typing import Any, Final

from comitium.engine.game import Game
from comitium.games.new_romans import GAME as NEW_ROMANS

GAMES: Final[dict[str, Game[Any]]] = {game.slug: game for game in (NEW_ROMANS,)}
