"""Skeleton: take coins until the heap is gone. Start reading at `rules.py`."""

from __future__ import annotations

from typing import Final

from comitium.engine.game import Game
from comitium.games.skeleton.hidden import imagine
from comitium.games.skeleton.model import HEAP, Skeleton
from comitium.games.skeleton.scoring import conserved, forecast
from comitium.games.skeleton.setup import setup
from comitium.games.skeleton.turns import MOST
from comitium.games.skeleton.view import own, view

GAME: Final[Game[Skeleton]] = Game(
    slug="skeleton",
    prefix="SK",
    package="comitium.games.skeleton",
    version=1,
    players=range(2, 5),
    minutes=(5, 10),
    setup=setup,
    view=view,
    imagine=imagine,
    forecast=forecast,
    conserved=conserved,
    longest_list=MOST,
    longest_match=lambda seats: HEAP,
    players_clause="SK-1.1",
    own=own,
)
