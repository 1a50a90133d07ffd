"""Aeterna, the eternal city: a sealed draft, seven hills, and the danger of unrest. Start reading at `rules.py`."""

from __future__ import annotations

from typing import Final

from comitium.engine.game import Game, Option
from comitium.engine.message import Message
from comitium.games.aeterna.components import BY_PLAYERS, DATA_FILES, PACKAGE
from comitium.games.aeterna.conserved import conserved
from comitium.games.aeterna.explain import card, glossary
from comitium.games.aeterna.hidden import imagine
from comitium.games.aeterna.model import Aeterna
from comitium.games.aeterna.preview import preview
from comitium.games.aeterna.scoring import forecast
from comitium.games.aeterna.setup import HILL_CHOICES, setup, why_not
from comitium.games.aeterna.view import own, view

GAME: Final[Game[Aeterna]] = Game(
    slug="aeterna",
    prefix="AE",
    package=PACKAGE,
    version=4,
    players=range(min(BY_PLAYERS), max(BY_PLAYERS) + 1),  # AE-1.1
    minutes=(60, 120),
    setup=setup,
    view=view,
    own=own,
    imagine=imagine,
    forecast=forecast,
    conserved=conserved,
    # 4 cards to play, 16 discards, 2 figures, 21 structures, 28 ways to influence, 6 trades, 21 tokens, 8 others, pass
    longest_list=107,
    # A seat and epoch: 4 cards kept, 14 turns of two steps, 4 board cards, 11 activations, 4 revolts, 1 place taken
    longest_match=lambda seats: seats * 3 * 52,
    players_clause="AE-1.1",
    options=(Option("hills", HILL_CHOICES, "AE-2.17"),),
    why_not=why_not,
    scores_are_public=True,  # AE-4.2: everything that scores lies open
    preview=preview,
    card=card,
    glossary=glossary,
    data_files=DATA_FILES,
    provenance=tuple((file, Message(f"provenance-{file.removesuffix('.toml')}")) for file in DATA_FILES),
)
