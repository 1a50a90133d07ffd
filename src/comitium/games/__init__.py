"""The games, by their slugs. A game is listed here and nowhere else."""

from __future__ import annotations

from typing import Any, Final

from comitium.engine.game import Game
from comitium.games.aeterna import GAME as AETERNA
from comitium.games.glory_of_rome import GAME as GLORY_OF_ROME
from comitium.games.hadrians_wall import GAME as HADRIANS_WALL
from comitium.games.new_romans import GAME as NEW_ROMANS
from comitium.games.sylla import GAME as SYLLA

GAMES: Final[dict[str, Game[Any]]] = {
    game.slug: game for game in (NEW_ROMANS, SYLLA, HADRIANS_WALL, AETERNA, GLORY_OF_ROME)
}
