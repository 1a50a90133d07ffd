"""Glory of Rome, sold in English as Age of Rome: a turning board of provinces. Start reading at `rules.py`."""

from __future__ import annotations

from typing import Final

from comitium.engine.game import Game, Option
from comitium.engine.message import Message
from comitium.games.glory_of_rome.cards import card
from comitium.games.glory_of_rome.components import DATA_FILES, PACKAGE
from comitium.games.glory_of_rome.conserved import conserved
from comitium.games.glory_of_rome.glossary import glossary
from comitium.games.glory_of_rome.hidden import imagine
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.games.glory_of_rome.preview import preview
from comitium.games.glory_of_rome.scoring import forecast
from comitium.games.glory_of_rome.setup import setup, why_not
from comitium.games.glory_of_rome.view import own, view

GAME: Final[Game[GloryOfRome]] = Game(
    slug="glory_of_rome",
    prefix="GR",
    package=PACKAGE,
    version=2,
    players=range(1, 5),  # GR-1.1
    players_clause="GR-1.1",
    minutes=(60, 120),
    setup=setup,
    view=view,
    own=own,
    imagine=imagine,
    forecast=forecast,
    conserved=conserved,
    longest_list=400,  # GR-30.4: a bargain offers every sum up to what the proposer has
    longest_match=lambda seats: seats * 9 * 120,  # GR-1.2: five followers and five cards a round, with all they bring
    options=(
        Option("spies", ("off", "on"), "GR-30.1"),
        Option("truce", ("off", "on"), "GR-30.13"),
        Option("clockwise", ("off", "on"), "GR-30.15"),
        Option("heroes", ("off", "on"), "GR-30.17"),
        Option("harsh", ("off", "on"), "GR-30.19"),
        Option("solo", ("emperor", "cassius_easy", "cassius", "cassius_hard"), "GR-32.16"),
    ),
    why_not=why_not,
    preview=preview,
    card=card,
    glossary=glossary,
    data_files=DATA_FILES,
    provenance=tuple((file, Message(f"provenance-{file.removesuffix('.toml')}")) for file in DATA_FILES),
)
