"""Hadrian's Wall: two sheets of boxes, six years, and the Picts at the end of each. Start reading at `rules.py`."""

from __future__ import annotations

from typing import Final

from comitium.engine.game import Game, Option
from comitium.engine.message import Message
from comitium.games.hadrians_wall.campaign import NO_FORT, ORDER, why_not
from comitium.games.hadrians_wall.cards import card
from comitium.games.hadrians_wall.components import DATA_FILES, DIFFICULTIES, MOST_SEATS, PACKAGE
from comitium.games.hadrians_wall.conserved import conserved
from comitium.games.hadrians_wall.glossary import glossary
from comitium.games.hadrians_wall.hidden import imagine
from comitium.games.hadrians_wall.model import HadriansWall
from comitium.games.hadrians_wall.preview import preview
from comitium.games.hadrians_wall.scoring import forecast
from comitium.games.hadrians_wall.setup import setup
from comitium.games.hadrians_wall.view import own, view

# What one seat can decide at most in a match. The sheets hold 81 boxes of the defence tracks, 45 of the citizens, 25
# buildings and 84 others filled by an action; 20 rewards leave a choice and 5 scouts a place on the map. Six cards are
# assigned, ten road circles paid, nine favours used and six attacks closed, six years passed, and a seat passes again
# after each of the 26 payments it can get from its neighbours.
MOST_DECISIONS: Final = 81 + 45 + 25 + 84 + 20 + 5 + 6 + 10 + 9 + 6 + 6 + 26

GAME: Final[Game[HadriansWall]] = Game(
    slug="hadrians_wall",
    prefix="HW",
    package=PACKAGE,
    version=1,
    players=range(1, MOST_SEATS + 1),
    minutes=(60, 120),
    setup=setup,
    view=view,
    imagine=imagine,
    forecast=forecast,
    conserved=conserved,
    # HW-5.9, as much open at once as can be: 10 track boxes (24 goods need a full track of traders), 11 buildings (of a
    # row of sizes one at a time, and markets, baths and the like stand, or their boxes were closed), 10 at forum and
    # camp, 24 goods, 22 other boxes of the right sheet, 2 battles, 3 diplomats, 3 scouts, and pass. A placement has 68,
    # the favours fewer.
    longest_list=86,
    longest_match=lambda seats: seats * MOST_DECISIONS,
    players_clause="HW-1.1",
    options=(
        Option("difficulty", DIFFICULTIES, "HW-3.2"),
        Option("fort", (NO_FORT, *ORDER), "HW-21.1"),
        Option("spoils", ("no", "yes"), "HW-21.3"),
    ),
    why_not=why_not,
    own=own,
    scores_are_public=True,  # HW-20.1: all that scores lies open
    preview=preview,
    card=card,
    glossary=glossary,
    data_files=DATA_FILES,
    provenance=tuple((file, Message(f"provenance-{file.removesuffix('.toml')}")) for file in DATA_FILES),
)
