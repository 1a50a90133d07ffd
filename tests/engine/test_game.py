"""What a table can be set up with, and what is said of the rest."""

from __future__ import annotations

from dataclasses import replace

import pytest

from comitium.engine.message import Refused
from comitium.text import Speaker
from tests.practice import PRACTICE
from tests.practice.auction import GAME as AUCTION


def sentence(refusal: Refused) -> str:
    return Speaker("en", AUCTION).refusal(refusal)


def test_defaults_are_the_first_values() -> None:
    assert AUCTION.choose(3, {}) == {"purses": "hidden", "rounds": "one"}
    assert AUCTION.choose(3, {"rounds": "two"}) == {"purses": "hidden", "rounds": "two"}


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (1, {}, "1 player is not possible: this game is for 2 to 4."),
        (5, {}, "5 players are not possible: this game is for 2 to 4."),
        (0, {}, "0 players are not possible: this game is for 2 to 4."),
        (3, {"tempo": "fast"}, "There is no table option “tempo”. Known: purses, rounds."),
        (3, {"rounds": "three"}, "“rounds” cannot be “three”. Allowed: one, two. AU-5"),
        (4, {"rounds": "two"}, "8 lots would be needed, and there are 7. AU-5"),
    ],
)
def test_an_impossible_table_is_refused_in_one_sentence(seats: int, options: dict[str, str], said: str) -> None:
    for attempt in (AUCTION.choose, lambda seats, options: AUCTION.start(seats, options, "seed")):
        with pytest.raises(Refused) as caught:
            attempt(seats, options)
        assert sentence(caught.value) == said


def test_a_wrong_number_of_players_names_the_clause() -> None:
    with pytest.raises(Refused) as caught:
        replace(AUCTION, players_clause="AU-1").choose(5, {})

    assert caught.value.clause == "AU-1"


def test_the_data_hash_tells_other_component_data_apart() -> None:
    hashes = {slug: game.data_hash() for slug, game in PRACTICE.items()}

    assert hashes["reaction"] != hashes["auction"] == hashes["vote"]
    assert all(len(digest) == 16 for digest in hashes.values())


def test_a_match_starts_with_a_question() -> None:
    for game in PRACTICE.values():
        g = game.start(game.players[0], {}, "seed")
        assert g.result is None
        assert all(g.options(seat) and g.question(seat) for seat in g.waiting())
        assert g.waiting()
