"""Two to five players (NR-14)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from comitium.games.new_romans.components import Land
from comitium.games.new_romans.view import view
from tests.games.new_romans.situations import (
    ANYA,
    EVERY_ORDER,
    KOLYA,
    choice,
    crystals,
    everybody,
    hands,
    moments,
    new_table,
    play_round,
)


@pytest.mark.parametrize("building_order", EVERY_ORDER)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_changes_with_the_number_of_players(seats: int, building_order: str) -> None:
    """NR-14.1: the same pieces for everybody, the same phases, and in each round the same number of answers."""
    g = new_table(seats, building_order)
    assert len(g.players) == seats
    for player in g.players:
        assert (Counter(player.stack), player.crystals) == (dict.fromkeys(Land, 4), 4)
    waiting: Counter[tuple[int, str]] = Counter()
    last = None
    for _ in moments(g, f"{seats} players"):
        now = (g.round, g.heading)
        if g.waiting() and now != last and g.heading != "settlement":
            waiting[now] += len(g.waiting())
        last = now

    asked = ["division", "choice"] if building_order == "fixed" else ["reconnaissance", "division", "choice"]
    assert waiting == {(round, phase): seats for round in range(1, 5) for phase in asked}


def test_with_two_players_both_neighbours_are_the_same_person() -> None:
    """NR-14.2: in every round each takes from the other and loses to the other."""
    for round in range(1, 5):
        g = choice([("", "field field field field field"), ("", "city city city city city")], round)
        assert [g.takes_from(seat) for seat in (ANYA, KOLYA)] == [KOLYA, ANYA]
        assert [g.loses_to(seat) for seat in (ANYA, KOLYA)] == [KOLYA, ANYA]

        everybody(g, "take larger")

        assert hands(g) == ["city city city city city", "field field field field field"]
        assert crystals(g) == [4, 4]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_players_the_neighbours_are_two_persons_who_swap(seats: int) -> None:
    """NR-14.3"""
    g = new_table(seats)
    parts = []
    for _ in range(4):
        parts.append([(g.takes_from(seat), g.loses_to(seat)) for seat in range(seats)])
        assert [shown.takes_from for shown in view(g).players] == [take for take, _ in parts[-1]]
        play_round(g, ["divide 2"], ["take larger"])

    for now, then in pairwise(parts):
        assert [(lose, take) for take, lose in now] == then
    assert all(len({seat, take, lose}) == 3 for part in parts for seat, (take, lose) in enumerate(part))
