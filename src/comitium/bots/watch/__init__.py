"""Watches: what `simulate --report` counts, by slug. A game without one is reported by its scores alone."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.bot import AnyGame
from comitium.bots.watch.aeterna import AeternaWatch
from comitium.bots.watch.glory_of_rome import GloryOfRomeWatch
from comitium.bots.watch.watch import Tally, Use, Watch

AnyWatch = Watch[Any]

WATCHES: Final[dict[str, type[AnyWatch]]] = {
    "aeterna": AeternaWatch,
    "glory_of_rome": GloryOfRomeWatch,
}


def watch_of(game: AnyGame, seats: int) -> AnyWatch:
    return WATCHES.get(game.slug, Watch)(seats)


__all__ = ["WATCHES", "AnyWatch", "Tally", "Use", "Watch", "watch_of"]
