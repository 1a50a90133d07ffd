"""What the tests of several rooms share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from comitium.engine import form
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
    seen: dict[str, object] = {"view": game.view(g), "log": [form.entry_out(line, 0) for line in g.log_for(viewer)]}
    seen["waiting"] = g.waiting()
    seen["forecast"] = [form.sheet_out(sheet) for sheet in game.forecast(g, viewer)]
    if viewer is not None:
        question = g.question(viewer)
        seen["own"] = game.own(g, viewer)
        seen["question"] = None if question is None else form.question_out(question)
        seen["options"] = [form.option_out(action) for action in g.options(viewer)]
        seen["closed"] = [form.closed_out(choice) for choice in g.closed(viewer)]
    return form.encoder.encode(seen).decode()
