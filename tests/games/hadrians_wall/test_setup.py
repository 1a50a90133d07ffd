"""The game, its aim and its setup (HW-1, HW-3)."""

from __future__ import annotations

import pytest

from comitium.engine.message import Refused
from comitium.games.hadrians_wall import GAME
from comitium.games.hadrians_wall.components import AREAS, CARDS, FATE, PRINTED
from comitium.games.hadrians_wall.model import new_player
from comitium.games.hadrians_wall.sheets import NUMBERS
from tests.games.hadrians_wall.situations import (
    ANYA,
    KOLYA,
    LENA,
    acting,
    assign_all,
    ended,
    new_table,
    played_out,
    seat_view,
    supply,
    told,
    view,
)


def test_one_to_six_players() -> None:
    """HW-1.1: with one or two there are neutral cards."""
    assert list(GAME.players) == [1, 2, 3, 4, 5, 6]
    for seats in (0, 7):
        with pytest.raises(Refused) as caught:
            new_table(seats)
        assert caught.value.clause == "HW-1.1"
    assert [len(new_table(seats).neutral_deck) > 0 for seats in range(1, 7)] == [True, True, False, False, False, False]


def test_a_game_lasts_six_years() -> None:
    """HW-1.2, HW-17.1"""
    g = played_out(new_table(2))

    begun = [line for line in told(g) if line.startswith("Year ")]
    assert [line.split(".")[0] for line in begun] == [f"Year {year} of 6 began" for year in range(1, 7)]
    assert g.result is not None
    assert g.waiting() == []


def test_most_points_win() -> None:
    """HW-1.3"""
    result = ended("renown=9", "piety=12", "valour=11")

    assert result.winners == [KOLYA]
    assert [sheet.total for sheet in result.sheets] == [9 + 0, 12, 11]


def test_points_come_from_attributes_paths_and_disdain_only() -> None:
    """HW-1.4: full tracks, buildings and a full supply are worth nothing by themselves."""
    rich = "wall=21 fort=21 wall_guard=18 mining=14 traders=9 +market +statue soldier=5 resource=9 temple_favours=3"
    result = ended(rich, "renown=1 paths=defender wall=7 disdain=2")

    assert [sheet.total for sheet in result.sheets] == [0, 1 + 1 - 3]
    sources = [line.source.name for line in result.sheets[KOLYA].lines]
    assert sources == [
        "piece-renown",
        "piece-piety",
        "piece-valour",
        "piece-discipline",
        "card-defender",
        "piece-disdain",
    ]


def test_the_fate_cards_are_one_shuffled_pile() -> None:
    """HW-3.1: 48 cards, in another order in another match; the first income card is the first discard."""
    piles = []
    for seed in ("one", "two", "three"):
        g = new_table(3, seed=seed)
        piles.append(g.fate.things)
        assert sorted([*g.fate.things, *g.fate.discards]) == sorted(FATE)
        assert (len(g.fate.things), g.fate.discards) == (47, [g.income_card])
    assert len({tuple(pile) for pile in piles}) == 3


def test_one_difficulty_for_everybody_low_by_default() -> None:
    """HW-3.2"""
    [difficulty] = [option for option in GAME.options if option.name == "difficulty"]

    assert (difficulty.values, difficulty.default) == (("low", "normal", "high"), "low")
    assert view(GAME.start(3, {}, "seed")).difficulty == "low"
    assert view(new_table(3, "high")).difficulty == "high"


def test_the_main_supply_never_runs_out() -> None:
    """HW-3.3, HW-2.17: the box holds 18 soldiers, but a player may hold more, and gains another one."""
    g = acting("apparitores=2 civilian=1 soldier=40", "soldier=40")

    g.submit(ANYA, "fill apparitores 3")

    assert supply(g, ANYA) == {"soldier": 41}


def test_everybody_has_the_same_twelve_cards_shuffled() -> None:
    """HW-3.4, HW-3.5"""
    g = new_table(6)

    decks = [[*player.deck, *player.drawn] for player in g.players]
    assert all(sorted(deck) == sorted(CARDS) and len(deck) == 12 for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 6


def test_the_starting_state() -> None:
    """HW-3.6, HW-7.1: nothing but the printed production circle; the small granary opens the left column."""
    player = new_player(list(CARDS))

    assert {name: player.level(name) for name in AREAS if player.level(name)} == {"production": 1}
    assert player.boxes[NUMBERS["production"]] == (PRINTED,)
    assert player.supply.total() == 0
    assert (player.built, player.temple_favours, player.diplomats, player.disdain) == ({}, 0, {}, 0)
    assert player.level("infrastructure") == 0


@pytest.mark.parametrize(
    ("seats", "neighbours"),
    [
        (1, [[]]),
        (2, [[1], [0]]),
        (3, [[1, 2], [2, 0], [0, 1]]),
        (4, [[1, 3], [2, 0], [3, 1], [0, 2]]),
        (6, [[1, 5], [2, 0], [3, 1], [4, 2], [5, 3], [0, 4]]),
    ],
)
def test_neighbours_sit_to_the_left_and_right(seats: int, neighbours: list[list[int]]) -> None:
    """HW-3.7, HW-18.4: the same for the whole game."""
    g = new_table(seats)
    assert [g.neighbours(seat) for seat in range(seats)] == neighbours
    played_out(g)
    assert [g.neighbours(seat) for seat in range(seats)] == neighbours
    shown = [[near for near in (one.left_seat, one.right_seat) if near is not None] for one in view(g).players]
    assert shown == neighbours


def test_nobody_starts() -> None:
    """HW-3.8, HW-5.1: all are asked at the same time, and any may answer first."""
    g = new_table(3)
    assert g.waiting() == [ANYA, KOLYA, LENA]
    assign_all(g)
    assert g.waiting() == [ANYA, KOLYA, LENA]
    for seat in (LENA, ANYA, KOLYA):
        assert not seat_view(g, seat).ready
        g.submit(seat, "pass")
