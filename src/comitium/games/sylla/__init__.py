"""Sylla: auctions, sealed votes, famine and crises in Rome. Start reading at `rules.py`."""

from __future__ import annotations

from typing import Final

from comitium.engine.game import Game, Option
from comitium.engine.message import Message
from comitium.games.sylla.cards import card, glossary
from comitium.games.sylla.components import DATA_FILES, PACKAGE
from comitium.games.sylla.conserved import conserved
from comitium.games.sylla.hidden import imagine
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.preview import preview
from comitium.games.sylla.scoring import forecast
from comitium.games.sylla.setup import setup
from comitium.games.sylla.view import own, view

GAME: Final[Game[Sylla]] = Game(
    slug="sylla",
    prefix="SY",
    package=PACKAGE,
    version=1,
    players=range(2, 5),  # SY-1.1
    players_clause="SY-1.1",
    minutes=(60, 90),
    setup=setup,
    view=view,
    own=own,
    imagine=imagine,
    forecast=forecast,
    conserved=conserved,
    longest_list=232,  # SY-9.2: two directions for 0 to 115 coins, the most that two players can leave to one of them
    longest_match=lambda seats: 400 + 40 * seats,  # SY-21: every card turned in every turn, every cube, every choice
    options=(Option("open_screens", ("off", "on"), "SY-18.2"),),
    preview=preview,
    card=card,
    glossary=glossary,
    data_files=DATA_FILES,
    provenance=tuple((file, Message(f"provenance-{file.removesuffix('.toml')}")) for file in DATA_FILES),
)
