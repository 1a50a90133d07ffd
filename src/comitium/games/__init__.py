# not compiled: looks for folders at run time
"""The games, by their slugs: every folder here that builds a `GAME`, the shortest first."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any, Final

from comitium.engine.beside import further
from comitium.engine.game import Game

__path__.extend(further(__name__))


def _found() -> dict[str, Game[Any]]:
    games: list[Game[Any]] = []
    for folder in pkgutil.iter_modules(__path__):
        game: Game[Any] = importlib.import_module(f"{__name__}.{folder.name}").GAME
        if game.slug != folder.name or game.package != f"{__name__}.{folder.name}":
            raise ValueError(f"the game in the folder {folder.name} calls itself {game.slug}, in {game.package}")
        games.append(game)
    return {game.slug: game for game in sorted(games, key=lambda game: (game.minutes, game.slug))}


GAMES: Final = _found()
