"""What a person reads while playing: no internal names in it, and what reads alike is alike.

Whole random matches are played, and every question, option, closed option, line of the log and score line is
read in both languages.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from comitium.engine.action import Action
from comitium.engine.form import Json, plain
from comitium.engine.game import Game
from comitium.engine.laws import few_tables
from comitium.engine.match import Player, new_match
from comitium.engine.message import Message, Seat
from comitium.engine.state import State
from comitium.games import GAMES
from comitium.text import LANGUAGES, Speaker

TABLES = [
    pytest.param(slug, seats, options, id=" ".join([slug, str(seats), *options.values()]))
    for slug, game in GAMES.items()
    for seats, options in few_tables(game)
]

# `oil_press`, `field-A1`, `IV-06`, `stylus.2`, `card:regia`: how codes and pieces are named inside.
INTERNAL = re.compile(r"\w_\w|\b[A-Za-z]+-[A-Z]?\d|\b[A-Z]\d|[a-z]\.\d|[a-z]:\w|\b(?:None|True|False)\b")
TRIED = 2  # pairs of options that read alike, for each sentence of a match


class Reader:
    """Says every message once: a match repeats most of them at every decision."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.said: dict[str, str] = {}

    def __call__(self, message: Message) -> str:
        name = repr(message)
        if name not in self.said:
            self.said[name] = self.speaker(message)
        return self.said[name]


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_nothing_is_named_by_a_code_and_what_reads_alike_is_alike(
    slug: str, seats: int, options: dict[str, str]
) -> None:
    game, rng = GAMES[slug], Random(f"{slug} {seats}")
    english, russian = [Reader(Speaker(language, game)) for language in LANGUAGES]
    match = new_match(game, [Player(f"Livia {seat}") for seat in range(seats)], options, f"{slug} {seats}")
    read: set[str] = set()
    tried: dict[str, int] = defaultdict(int)
    while match.state.result is None:
        g = match.state
        seat = rng.choice(g.waiting())
        for message in messages(g, seat):
            read.update([english(message), russian(message)])
        for one, two in read_alike(english, g.options(seat)):
            tried[one.sentence().name] += 1
            if tried[one.sentence().name] <= TRIED:
                assert after(game, g, seat, one, two) == after(game, g, seat, two, one), (one, two)
        match.play(seat, g.random_option(seat, rng))
    for message in [entry.message() for entry in match.state.log]:
        read.update([english(message), russian(message)])
    for line in [line for sheet in match.state.result.sheets for line in sheet.lines]:
        read.update([english(line.source), russian(line.source)])

    assert len(read) > 20
    assert sorted(sentence for sentence in read if INTERNAL.search(sentence)) == []


def messages(g: State, seat: Seat) -> Iterator[Message]:
    question = g.question(seat)
    assert question is not None
    yield from [question.line, question.why, *question.path]
    for closed in g.closed(seat):
        yield from [closed.sentence, closed.refusal.message]
    for action in g.options(seat):
        yield action.sentence()


def read_alike(reader: Reader, options: list[Action]) -> Iterator[tuple[Action, Action]]:
    first: dict[str, Action] = {}
    for action in options:
        twin = first.setdefault(reader(action.sentence()), action)
        if twin is not action:
            yield twin, action


def after(game: Game[Any], g: State, seat: Seat, chosen: Action, other: Action) -> str:
    """All that everybody sees after this choice. What only one of the two touches has no name there, lists no order."""
    touched = {*chosen.pieces()} ^ {*other.pieces()}
    nameless = {chosen.code(), other.code(), *touched, *[part for piece in touched for part in re.split("[:.]", piece)]}
    new = g.copy()
    new.submit(seat, chosen.code())
    seen = [plain(game.view(new)), *[plain(game.own(new, viewer)) for viewer in range(g.seats)]]
    return json.dumps(unordered(seen, nameless), sort_keys=True)


def unordered(thing: Json, nameless: set[str]) -> Json:
    if isinstance(thing, list):
        return sorted((unordered(item, nameless) for item in thing), key=lambda item: json.dumps(item, sort_keys=True))
    if isinstance(thing, dict):
        return {"#" if key in nameless else key: unordered(item, nameless) for key, item in thing.items()}
    return "#" if str(thing) in nameless else thing
