"""The form in which views, log lines, options and results are sent."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

import pytest

from comitium.engine import form
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
    nobody: None


def outer(g: State) -> Outer:
    return Outer(Inner(Land.FIELD, ("0,0", "1,0")), {"field": 3}, None)


def test_a_view_is_sent_field_by_field() -> None:
    assert form.plain(outer(AUCTION.start(2, {}, "form"))) == {
        "inner": {"land": "field", "cells": ["0,0", "1,0"]},
        "counts": {"field": 3},
        "nobody": None,
    }
    assert form.why_not_sent(outer) is None


def test_a_sentence_is_sent_as_a_name_and_values() -> None:
    sold = Message("sold", to=Who(1), goods=[Message("oil")])

    assert form.plain(form.said(sold)) == {
        "name": "sold",
        "values": {"to": {"seat": 1}, "goods": [{"name": "oil", "values": {}}]},
    }


@dataclass(frozen=True)
class Sets:
    lands: set[str]


@dataclass(frozen=True)
class Floats:
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Bytes:
    inner: list[bytes | None]


@dataclass(frozen=True)
class Numbered:
    names: dict[int, str]


@dataclass(frozen=True)
class Spoken:
    sold: Message


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (Sets, "set cannot be shown"),
        (Floats, "float cannot be shown"),
        (Bytes, "bytes cannot be shown"),
        (Numbered, "a table by int cannot be shown"),
        (Spoken, "Message cannot be shown"),
    ],
)
def test_what_is_no_json_is_a_mistake_of_the_game(kind: type, sentence: str) -> None:
    def view(g: State) -> object: ...

    view.__annotations__["return"] = tuple[kind, ...]  # type: ignore[valid-type]

    assert (form.why_not_sent(view) or "").replace("set[str]", "set") == sentence


def test_an_option_says_what_it_is_called_and_touches() -> None:
    assert form.plain(form.option_out(Bid(3))) == {
        "code": "bid 3",
        "sentence": {"name": "bid", "values": {"coins": 3}},
        "pieces": [],
        "final": False,
    }


def test_a_closed_option_says_why() -> None:
    closed = Closed("bid 9", Message("bid", coins=9), Refused("bid-beyond-purse", "AU-3", coins=8))

    assert form.plain(form.closed_out(closed)) == {
        "code": "bid 9",
        "sentence": {"name": "bid", "values": {"coins": 9}},
        "reason": {"name": "bid-beyond-purse", "values": {"coins": 8}},
        "clause": "AU-3",
    }


def test_a_question_says_the_way_that_led_to_it() -> None:
    asked = Question(Message("ask-prize"), Message("why-prize", space=2), "WO-3", [Message("path-wall")])

    assert form.plain(form.question_out(asked)) == {
        "line": {"name": "ask-prize", "values": {}},
        "why": {"name": "why-prize", "values": {"space": 2}},
        "clause": "WO-3",
        "path": [{"name": "path-wall", "values": {}}],
    }


def test_a_viewer_gets_the_lines_meant_for_them() -> None:
    g = AUCTION.start(2, {}, "form")
    g.tell("has-passed", "AU-3", seat=1, audience=[1], pieces=["lot:oil"])

    assert [len(g.log_for(viewer)) for viewer in (None, 0, 1)] == [1, 1, 2]
    assert form.plain(form.entry_out(g.log[-1], 4)) == {
        "heading": "bidding",
        "seat": 1,
        "message": {"name": "has-passed", "values": {"who": {"seat": 1}}},
        "clause": "AU-3",
        "pieces": ["lot:oil"],
        "line": 4,
    }


@pytest.mark.parametrize("game", [WORKS, CHAIN])
def test_a_result_is_sent_whole(game: Any) -> None:
    result = check_match(game, game.players[0], {}, "form", only=[]).state.result
    shown = form.plain(form.result_out(result))

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
def test_the_first_field_that_differs_is_named(one: form.Json, other: form.Json, found: str | None) -> None:
    assert form.difference(one, other) == found


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
    assert form.seat_fields(market) == ("owner", "seller", "visitors[]")
