"""Watches: what `simulate --report` counts. A game without one is reported by its scores alone."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.bot import AnyGame
from comitium.bots.watch.watch import Tally, Use, Watch
from comitium.engine.beside import beside, further
from comitium.games import GAMES

__path__.extend(further(__name__))

AnyWatch = Watch[Any]

WATCHES: Final[dict[str, type[AnyWatch]]] = beside(__name__, GAMES, "WATCH")


def watch_of(game: AnyGame, seats: int) -> AnyWatch:
    return WATCHES.get(game.slug, Watch)(seats)


__all__ = ["WATCHES", "AnyWatch", "Tally", "Use", "Watch", "watch_of"]
