"""The plain form of views, log lines, options and results."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum
from typing import Any

import pytest

from comitium.engine import plain
from comitium.engine.laws import check_match
from comitium.engine.message import Message, Refused, Seat, Who
from comitium.engine.phase import Closed, Question
from comitium.engine.state import State
from tests.practice.auction import GAME as AUCTION
from tests.practice.auction import Bid
from tests.practice.chain import GAME as CHAIN
from tests.practice.works import GAME as WORKS


class Land(Enum):
    FIELD = "field"


@dataclass(frozen=True)
class Inner:
    land: Land
    cells: tuple[str, ...]


@dataclass(frozen=True)
class Outer:
    inner: Inner
    counts: dict[str, int]
    name: Message
    nobody: None


def test_whatever_a_view_holds_becomes_json() -> None:
    thing = Outer(
        Inner(Land.FIELD, ("0,0", "1,0")), {"field": 3}, Message("sold", to=Who(1), goods=[Message("oil")]), None
    )

    assert plain.plain(thing) == {
        "inner": {"land": "field", "cells": ["0,0", "1,0"]},
        "counts": {"field": 3},
        "name": {"name": "sold", "values": {"to": {"seat": 1}, "goods": [{"name": "oil", "values": {}}]}},
        "nobody": None,
    }


@pytest.mark.parametrize(
    ("thing", "sentence"),
    [
        ({1, 2}, "set cannot be shown"),
        (1.5, "float cannot be shown"),
        (object(), "object cannot be shown"),
        ([b"seed"], "bytes cannot be shown"),
        (Outer, "type cannot be shown"),
        ({1: "a"}, "1 cannot be the key of a JSON object"),
        ({None: "a"}, "None cannot be the key of a JSON object"),
    ],
)
def test_what_is_no_json_is_a_mistake_of_the_game(thing: Any, sentence: str) -> None:
    with pytest.raises(TypeError) as caught:
        plain.plain(thing)

    assert str(caught.value) == sentence


def test_an_option_says_what_it_is_called_and_touches() -> None:
    assert plain.option(Bid(3)) == {
        "code": "bid 3",
        "sentence": {"name": "bid", "values": {"coins": 3}},
        "pieces": [],
        "final": False,
    }


def test_a_closed_option_says_why() -> None:
    closed = Closed("bid 9", Message("bid", coins=9), Refused("bid-beyond-purse", "AU-3", coins=8))

    assert plain.closed(closed) == {
        "code": "bid 9",
        "sentence": {"name": "bid", "values": {"coins": 9}},
        "refusal": {"message": {"name": "bid-beyond-purse", "values": {"coins": 8}}, "clause": "AU-3"},
    }


def test_a_question_says_the_way_that_led_to_it() -> None:
    asked = Question(Message("ask-prize"), Message("why-prize", space=2), "WO-3", [Message("path-wall")])

    assert plain.question(asked) == {
        "line": {"name": "ask-prize", "values": {}},
        "why": {"name": "why-prize", "values": {"space": 2}},
        "clause": "WO-3",
        "path": [{"name": "path-wall", "values": {}}],
    }
    assert plain.question(None) is None


def test_a_viewer_gets_the_lines_meant_for_them() -> None:
    g = AUCTION.start(2, {}, "plain")
    g.tell("has-passed", "AU-3", seat=1, audience=[1], pieces=["lot:oil"])
    lines = [plain.seen_by(None, g.log, viewer) for viewer in (None, 0, 1)]

    assert [len(seen["log"]) for seen in lines if isinstance(seen, dict) and isinstance(seen["log"], list)] == [1, 1, 2]
    assert plain.entry(g.log[-1]) == {
        "heading": "bidding",
        "seat": 1,
        "message": {"name": "has-passed", "values": {"who": {"seat": 1}}},
        "clause": "AU-3",
        "pieces": ["lot:oil"],
    }


@pytest.mark.parametrize("game", [WORKS, CHAIN])
def test_a_result_survives_json(game: Any) -> None:
    result = check_match(game, game.players[0], {}, "plain", only=[]).state.result
    shown = plain.result(result)

    assert json.loads(json.dumps(shown)) == shown
    assert isinstance(shown, dict)
    assert list(shown) == ["sheets", "winners", "decided_by", "clause", "struck_out", "grade"]
    assert shown["winners"] == result.winners
    assert (shown["grade"] is None) == (game is WORKS)


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        ({"own": {"hand": [1, 2]}}, {"own": {"hand": [1, 2]}}, None),
        ({"own": {"hand": [1, 2]}}, {"own": {"hand": [1, 3]}}, ".own.hand[1]"),
        ({"own": {"hand": [1, 2]}}, {"own": {"hand": [1]}}, ".own.hand"),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, ""),
        ([True], [1], "[0]"),
    ],
)
def test_the_first_field_that_differs_is_named(one: plain.Json, other: plain.Json, found: str | None) -> None:
    assert plain.difference(one, other) == found


@dataclass(frozen=True)
class Stall:
    owner: Seat
    visitors: tuple[Seat, ...]
    price: int


@dataclass(frozen=True)
class Market:
    seller: Seat | None
    stalls: tuple[Stall, ...]
    seats_left: int


def market(g: State) -> Market:
    return Market(None, (), 0)


def test_seats_are_known_by_their_type_and_not_by_the_name_of_a_field() -> None:
    assert plain.seat_fields(market) == ("owner", "seller", "visitors[]")
