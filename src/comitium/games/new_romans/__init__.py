"""New Romans: divide and choose, hexagonal lands. Start reading at `rules.py`."""

from __future__ import annotations

from typing import Final

from comitium.engine.game import Game, Option
from comitium.engine.message import Message
from comitium.games.new_romans.cards import card, glossary
from comitium.games.new_romans.components import DATA_FILES, PACKAGE
from comitium.games.new_romans.conserved import conserved
from comitium.games.new_romans.hidden import imagine
from comitium.games.new_romans.model import NewRomans
from comitium.games.new_romans.preview import preview
from comitium.games.new_romans.scoring import forecast
from comitium.games.new_romans.setup import setup
from comitium.games.new_romans.view import own, view

GAME: Final[Game[NewRomans]] = Game(
    slug="new_romans",
    prefix="NR",
    package=PACKAGE,
    version=1,
    players=range(2, 6),
    minutes=(15, 20),
    setup=setup,
    view=view,
    imagine=imagine,
    forecast=forecast,
    conserved=conserved,
    longest_list=640,  # NR-17.3: ten different tiles on the 64 cells around a domain of 30
    longest_match=lambda seats: seats * (4 * 4 + 20),  # NR-4.1: three answers and a finish a round, 20 tiles a seat
    players_clause="NR-1.1",
    options=(Option("building_order", ("fixed", "owner"), "NR-5.8"),),
    own=own,
    scores_are_public=True,  # NR-15.4: everything that scores lies open
    preview=preview,
    card=card,
    glossary=glossary,
    data_files=DATA_FILES,
    provenance=tuple((file, Message(f"provenance-{file.removesuffix('.toml')}")) for file in DATA_FILES),
)
