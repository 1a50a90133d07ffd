"""Dole: a sack, a bribe, a granary. Start reading at `rules.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from comitium.engine.game import Game, Option
from comitium.engine.message import Message, Refused
from comitium.games.dole.components import DATA_FILES, PACKAGE
from comitium.games.dole.hidden import imagine
from comitium.games.dole.milling import preview
from comitium.games.dole.model import Dole
from comitium.games.dole.scoring import conserved, forecast
from comitium.games.dole.setup import setup
from comitium.games.dole.view import own, view


def why_not(seats: int, options: Mapping[str, str]) -> Refused | None:
    """Two players cannot close the mill (DO-1.4)."""
    if seats == 2 and options["mill"] == "closed":
        return Refused("mill-for-two", "DO-1.4")
    return None


GAME: Final[Game[Dole]] = Game(
    slug="dole",
    prefix="DO",
    package=PACKAGE,
    version=1,
    players=range(2, 5),
    minutes=(5, 10),
    setup=setup,
    view=view,
    imagine=imagine,
    forecast=forecast,
    conserved=conserved,
    longest_list=6,  # a bribe of 0 to 5 coins: three at the start, two for wheat of round 1
    longest_match=lambda seats: seats * (2 * 5 + 2),  # five answers a round, and two sacks to mill
    players_clause="DO-1.1",
    options=(Option("mill", ("open", "closed"), "DO-1.4"),),
    why_not=why_not,
    own=own,
    preview=preview,
    data_files=DATA_FILES,
    provenance=tuple((file, Message(f"provenance-{file.removesuffix('.toml')}")) for file in DATA_FILES),
)
