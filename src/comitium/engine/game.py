# not compiled: a dataclass built once per game
"""A game as the platform sees it: what it is called, who can play, which options a table has, and its functions."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import resources
from random import Random
from typing import Generic, TypeVar

from comitium.engine.action import Action
from comitium.engine.card import Card, Shelf
from comitium.engine.chance import Chance, chance_from
from comitium.engine.message import Clause, Message, Refused, Seat
from comitium.engine.result import Sheet
from comitium.engine.state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Option:
    """A choice made for the whole match before it begins; the first value is the default."""

    name: str
    values: tuple[str, ...]
    clause: Clause

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class Change:
    """A figure that an option would change: the badge "3 +1" on a piece."""

    piece: str
    before: int
    after: int


@dataclass(frozen=True)
class Game(Generic[S]):
    """Everything the platform needs of a game; `games/<slug>/__init__.py` builds one."""

    slug: str
    prefix: str  # of its clauses: "NR"
    package: str  # where data, text and ledger lie, and where another process finds GAME
    version: int  # of the rules: raised whenever an old match would replay differently
    players: range
    minutes: tuple[int, int]
    setup: Callable[[int, Mapping[str, str], Chance], S]
    view: Callable[[S], object]  # all that lies open to everybody, spectators included
    imagine: Callable[[S, Seat, Random], S]
    forecast: Callable[[S, Seat | None], list[Sheet]]
    conserved: Callable[[S], Mapping[str, int]]  # counts that no action may change
    longest_list: int  # no seat ever has more options than this
    longest_match: Callable[[int], int]  # by seats: every match ends within so many decisions
    players_clause: Clause = ""  # that says how many can play
    options: tuple[Option, ...] = ()
    why_not: Callable[[int, Mapping[str, str]], Refused | None] = lambda _seats, _options: None
    own: Callable[[S, Seat], object] = lambda _g, _seat: None  # what a seat sees besides the view
    scores_are_public: bool = False  # the forecast is the same for every viewer
    preview: Callable[[S, Seat, Action], tuple[Change, ...]] = lambda _g, _seat, _action: ()
    card: Callable[[S, Seat | None, str], Card | None] | None = None  # what a piece is, as this viewer may know it
    glossary: Callable[[], tuple[Shelf, ...]] = lambda: ()  # every kind of piece, in the words of its card
    data_files: tuple[str, ...] = ()
    provenance: tuple[tuple[str, Message], ...] = field(default=())

    def choose(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options of a table, defaults filled in; `Refused` names what cannot be."""
        if seats not in self.players:
            least, most = self.players[0], self.players[-1]
            raise Refused("wrong-player-count", self.players_clause, seats=seats, least=least, most=most)
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise Refused("no-such-table-option", option=name[:40], known=", ".join(known) or "–")
            if value not in known[name].values:
                allowed = ", ".join(known[name].values)
                raise Refused("no-such-value", known[name].clause, option=name, value=value[:40], allowed=allowed)
        chosen = {name: options.get(name, option.default) for name, option in known.items()}
        refusal = self.why_not(seats, chosen)
        if refusal is not None:
            raise refusal
        return chosen

    def start(self, seats: int, options: Mapping[str, str], seed: str) -> S:
        """A new match up to its first question."""
        g = self.setup(seats, self.choose(seats, options), chance_from(seed))
        g.run(g.agenda)
        return g

    def data_hash(self) -> str:
        """Tells matches apart that were played with other component data."""
        digest = hashlib.sha256()
        for name in self.data_files:
            digest.update(resources.files(self.package).joinpath("data", name).read_bytes())
        return digest.hexdigest()[:16]
