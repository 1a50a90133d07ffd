"""A pile is drawn from the top and refilled from its discards."""

from __future__ import annotations

from comitium.engine.chance import chance_from
from comitium.engine.piles import Pile


def test_the_last_thing_lies_on_top() -> None:
    pile = Pile("cards", ["a", "b"])
    chance = chance_from("seed")

    assert [pile.draw(chance), pile.draw(chance), pile.draw(chance)] == ["b", "a", None]
    assert chance.drawn() == 0


def test_an_empty_pile_is_refilled_by_a_shuffle_of_its_discards() -> None:
    pile: Pile[int] = Pile("cards", [])
    for number in range(20):
        pile.discard(number)
    chance = chance_from("seed")

    drawn = [pile.draw(chance) for _ in range(20)]

    assert chance.drawn() > 0
    assert drawn != list(range(19, -1, -1))
    assert sorted(number for number in drawn if number is not None) == list(range(20))
    assert pile.discards == []


def test_discards_wait_until_the_pile_is_empty() -> None:
    pile = Pile("cards", [1])
    pile.discard(2)

    assert pile.draw(chance_from("seed")) == 1
    assert pile.discards == [2]
    assert len(pile) == 0


def test_the_stream_of_the_pile_shuffles_it() -> None:
    chance = chance_from("seed")
    pile = Pile("goods", list(range(30)))

    pile.shuffle(chance)

    assert list(chance.used) == ["goods"]
    assert pile.things == chance_from("seed").shuffled("goods", list(range(30)))


def test_a_copy_is_a_pile_of_its_own() -> None:
    pile = Pile("cards", [1, 2])
    pile.discard(3)
    copy = pile.copy()
    copy.draw(chance_from("seed"))
    copy.discard(4)

    assert (pile.things, pile.discards) == ([1, 2], [3])
    assert (copy.things, copy.discards, copy.stream) == ([1], [3, 4], "cards")
