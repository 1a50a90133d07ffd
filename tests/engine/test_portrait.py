"""A portrait shows every field, so that nothing forgotten stays hidden."""

from __future__ import annotations

from enum import Enum

from comitium.engine.hexes import ORIGIN
from comitium.engine.message import Message
from comitium.engine.portrait import fields, fingerprint, portrait
from comitium.engine.purse import Purse
from tests.practice.chain import GAME as CHAIN
from tests.practice.minimal import GAME as MINIMAL
from tests.practice.minimal import TAKE, Deed, Minimal


class Colour(Enum):
    RED = 1


def test_the_fields_of_a_state_are_found_with_those_of_the_engine() -> None:
    found = fields(Minimal)

    assert {"heap", "pebbles", "hands", "shown", "pile", "flags"} <= set(found)
    assert {"agenda", "chance", "heading", "log", "result", "seats", "silent"} <= set(found)


def test_equal_values_in_equal_places_give_equal_portraits() -> None:
    one, two = [{"a": Purse({"coin": 1})}, Colour.RED], [{"a": Purse({"coin": 1})}, Colour.RED]

    assert portrait(one) == portrait(two)
    assert portrait(Deed("take")) == portrait(TAKE)
    assert portrait({3, 1, 2}) == portrait({2, 3, 1})


def test_any_difference_shows() -> None:
    assert portrait(Purse({"coin": 1})) != portrait(Purse({"coin": 2}))
    assert portrait({"a": 1, "b": 2}) != portrait({"b": 2, "a": 1})  # order decides matches too
    assert portrait([1, 2]) != portrait([2, 1])
    assert portrait(Message("oil")) != portrait(Message("wine"))


def test_a_field_deep_inside_a_state_shows() -> None:
    one, two = CHAIN.start(2, {}, "seed"), CHAIN.start(2, {}, "seed")
    assert portrait(one) == portrait(two)
    two.explorers[1].explored.append(ORIGIN)

    assert portrait(one) != portrait(two)
    assert portrait(one, without=("explored",)) == portrait(two, without=("explored",))


def test_a_fingerprint_names_a_state() -> None:
    one, two = MINIMAL.start(2, {}, "seed"), MINIMAL.start(2, {}, "seed")
    assert fingerprint(one) == fingerprint(two)
    two.submit(0, "take")

    assert fingerprint(one) != fingerprint(two)
    assert len(fingerprint(one)) == 64
