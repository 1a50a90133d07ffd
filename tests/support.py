"""What the tests of several rooms share."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from comitium.engine import plain
from comitium.engine.game import Game
from comitium.engine.match import Match
from comitium.engine.message import Refused, Seat
from comitium.engine.portrait import portrait
from comitium.engine.state import State
from comitium.text import Speaker

Table = State | Match[Any]


@contextmanager
def refused(game: Game[Any], table: Table, sentence: str, clause: str = "", language: str = "en") -> Iterator[None]:
    """What happens inside is refused with exactly this sentence and clause, and changes nothing."""
    before = picture(table)
    with pytest.raises(Refused) as caught:
        yield
    said = Speaker(language, game)(caught.value.message)
    assert (said, caught.value.clause) == (sentence, clause), f"{said} {caught.value.clause}"
    assert picture(table) == before, "a refusal changed the table"


def picture(table: Table) -> object:
    if isinstance(table, Match):
        return portrait(table.state), table.lines.copy(), table.asks.copy()
    return portrait(table)


def all_seen(game: Game[Any], g: State, viewer: Seat | None) -> str:
    """Everything that reaches a viewer: view, log and forecast, and a seat's own secrets, question and options.

    As the text that is sent, since the order of its keys could tell something too.
    """
    seen: dict[str, plain.Json] = {"table": plain.seen_by(game.view(g), g.log, viewer)}
    seen["waiting"] = plain.plain(g.waiting())
    seen["forecast"] = [plain.sheet(sheet) for sheet in game.forecast(g, viewer)]
    if viewer is not None:
        seen["own"] = plain.plain(game.own(g, viewer))
        seen["question"] = plain.question(g.question(viewer))
        seen["options"] = [plain.option(action) for action in g.options(viewer)]
        seen["closed"] = [plain.closed(choice) for choice in g.closed(viewer)]
    return json.dumps(seen)
