"""Chance: fair, told apart by stream, and decided by the seed alone."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations
from random import Random

import pytest

from comitium.engine.chance import chance_from, commitment

GOLDEN_DICE = [5, 3, 5, 2, 0, 3, 2, 5, 2, 2, 4, 5]
GOLDEN_CARDS = list("EACGBDFH")


def draws(seed: str, stream: str, limit: int, number: int) -> list[int]:
    chance = chance_from(seed)
    return [chance.below(stream, limit) for _ in range(number)]


def test_the_numbers_of_a_seed_never_change() -> None:
    """Recorded matches depend on them."""
    assert draws("ab urbe condita", "dice", 6, 12) == GOLDEN_DICE
    assert chance_from("ab urbe condita").shuffled("cards", list("ABCDEFGH")) == GOLDEN_CARDS


def test_another_seed_gives_other_numbers() -> None:
    assert draws("one", "dice", 1000, 8) != draws("two", "dice", 1000, 8)


def test_streams_have_numbers_of_their_own() -> None:
    assert draws("seed", "dice", 1000, 8) != draws("seed", "cards", 1000, 8)


def test_a_draw_shifts_no_other_stream() -> None:
    alone, mixed = chance_from("seed"), chance_from("seed")
    found = []
    for _ in range(40):
        mixed.below("fate", 7)
        mixed.shuffled("goods", [1, 2, 3])
        found.append(mixed.below("dice", 6))

    assert found == [alone.below("dice", 6) for _ in range(40)]


@pytest.mark.parametrize("limit", [2, 6, 20])
def test_every_number_is_equally_likely(limit: int) -> None:
    """Chi square stays below the value that a fair source passes once in a thousand times."""
    counts = Counter(draws("fair", "dice", limit, 1000 * limit))
    chi_square = sum((counts[number] - 1000) ** 2 / 1000 for number in range(limit))

    assert sorted(counts) == list(range(limit))
    assert chi_square < {2: 10.9, 6: 20.6, 20: 43.9}[limit]


def test_every_order_is_equally_likely() -> None:
    chance = chance_from("fair")
    counts = Counter(tuple(chance.shuffled("cards", [1, 2, 3, 4])) for _ in range(2400))
    chi_square = sum((counts[order] - 100) ** 2 / 100 for order in permutations([1, 2, 3, 4]))

    assert len(counts) == 24
    assert chi_square < 49.8


def test_a_limit_that_does_not_divide_the_words_stays_fair() -> None:
    """A quarter of all words has to be thrown away here; otherwise the low numbers would come twice as often."""
    chance = chance_from("fair")
    limit = 3 * 2**30
    numbers = [chance.below("dice", limit) for _ in range(2000)]

    assert max(numbers) < limit
    assert 2500 < chance.drawn() < 2850
    assert 900 < sum(number < limit // 2 for number in numbers) < 1100


def test_shuffling_keeps_the_things_and_the_list_it_was_given() -> None:
    things = list(range(50))

    mixed = chance_from("seed").shuffled("cards", things)

    assert things == list(range(50))
    assert mixed != things
    assert sorted(mixed) == things


def test_every_draw_is_counted() -> None:
    chance = chance_from("seed")
    assert chance.drawn() == 0
    chance.below("dice", 6)
    assert chance.drawn() == 1
    chance.shuffled("cards", [1, 2, 3])
    assert chance.drawn() == 3
    chance.shuffled("cards", [1])
    assert chance.drawn() == 3


def test_a_copy_goes_on_alike_and_on_its_own() -> None:
    chance = chance_from("seed")
    chance.below("dice", 6)
    copy = chance.copy()

    assert [chance.below("dice", 100) for _ in range(20)] == [copy.below("dice", 100) for _ in range(20)]
    copy.below("dice", 6)
    assert copy.drawn() == chance.drawn() + 1


def test_a_reseeded_chance_has_the_same_past_and_another_future() -> None:
    chance = chance_from("seed")
    chance.below("dice", 6)
    imagined = chance.reseeded(Random(1))

    assert imagined.drawn() == chance.drawn()
    assert imagined.key != chance.key
    assert [imagined.below("dice", 100) for _ in range(8)] != [chance.copy().below("dice", 100) for _ in range(8)]


def test_the_commitment_is_a_published_formula() -> None:
    """Anybody can check it without our program."""
    assert commitment("secret") == hashlib.sha256(b"comitium seed secret").hexdigest()
    assert commitment("secret") != commitment("secret ")


def test_the_commitment_does_not_give_the_key_away() -> None:
    assert chance_from("secret").key.hex() not in commitment("secret")
