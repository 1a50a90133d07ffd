"""How many choices there are, where chance enters, and what does not exist (NR-17, NR-18)."""

from __future__ import annotations

from random import Random

import pytest

from comitium.engine.hexes import cell_name
from comitium.engine.portrait import portrait
from comitium.games.new_romans import GAME
from comitium.games.new_romans.model import empty_domain
from comitium.games.new_romans.tiles import TILES
from tests.games.new_romans.situations import (
    ANYA,
    EVERY_ORDER,
    Layout,
    choice,
    codes,
    division,
    everybody,
    moments,
    new_table,
    pieces,
    refused,
    settle,
    settlement,
)

TEN_KINDS = "olive vineyard field city quarry olive+mill field+mill city+mill quarry+mill vineyard+mill"


def in_line(tiles: int) -> Layout:
    return {f"{far},0": "city" for far in range(tiles)}


def test_twins_may_be_told_apart_and_lead_to_equal_positions() -> None:
    """NR-17.1: sixteen divisions also of five equal tiles; either of two twins in the smaller lot comes to the same."""
    row = "field+mill city+winery olive olive quarry"
    tables = [division([row, row]) for _ in range(2)]
    assert len(codes(tables[0], ANYA)) == 16
    for g, cut in zip(tables, ("divide 3", "divide 4"), strict=True):
        everybody(g, cut)
        g.log = []

    assert portrait(tables[0]) == portrait(tables[1])


def test_a_choice_is_one_of_two() -> None:
    """NR-17.2"""
    g = choice([("", "city city city city city"), ("field field", "city city city")])

    assert [len(g.options(seat)) for seat in g.waiting()] == [2, 2]


@pytest.mark.parametrize(("tiles", "cells"), [(1, 6), (2, 8), (20, 44), (30, 64), (39, 82)])
def test_a_straight_domain_has_the_most_free_cells(tiles: int, cells: int) -> None:
    """NR-17.3: 2n + 4."""
    g = settlement(["field", "olive"], domains=[in_line(tiles)])

    assert len(codes(g, ANYA)) == cells == 2 * tiles + 4


@pytest.mark.parametrize("seed", range(20))
def test_no_domain_has_more_free_cells(seed: int) -> None:
    """NR-17.3: grown at random, each new cell is free exactly once."""
    rng = Random(seed)
    domain = empty_domain()
    for tiles in range(1, 40):
        domain.lay(rng.choice(TILES), rng.choice(list(domain.free)))
        near = {
            f"{int(q) + dq},{int(r) + dr}"
            for q, r in (cell_name(one).split(",") for one in domain.tiles)
            for dq, dr in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
        }
        assert {cell_name(one) for one in domain.free} == near - {cell_name(one) for one in domain.tiles}
        assert len(domain.free) <= 2 * tiles + 4


def test_the_longest_list_of_options() -> None:
    """NR-17.3: ten different tiles around a straight domain of thirty, which the promise of the game allows for."""
    g = settlement([TEN_KINDS, "olive"], domains=[in_line(30)], round=4)

    assert len(set(codes(g, ANYA))) == 640 == GAME.longest_list


def test_twin_tiles_are_offered_once() -> None:
    """NR-17.3, NR-17.1: which tile, then which cell; twins lead to equal positions."""
    g = settlement(["field field field+mill field+mill", "olive"])

    assert codes(g, ANYA) == ["lay field 0,0", "lay field+mill 0,0"]
    g.submit(ANYA, "lay field 0,0")
    assert [tile.name for tile in g.players[ANYA].hand] == ["field", "field+mill", "field+mill"]


@pytest.mark.parametrize("building_order", EVERY_ORDER)
def test_chance_enters_at_setup_only(building_order: str) -> None:
    """NR-17.4: nothing is drawn after it, and the same choices lead to the same end."""
    g = new_table(3, building_order)
    drawn = g.chance.drawn()
    ends = []
    for _ in range(2):
        new = new_table(3, building_order)
        for moment in moments(new, "choices"):
            assert moment.chance.drawn() == drawn
        ends.append(portrait(new))

    assert drawn > 0
    assert ends[0] == ends[1]


def test_other_chance_after_setup_changes_nothing() -> None:
    """NR-17.4: with another seed put in place after setup the match goes the same way."""
    one, two = new_table(3), new_table(3)
    two.chance = two.chance.reseeded(Random("another"))
    for g in (one, two):
        for _ in moments(g, "the same choices"):
            pass

    assert portrait(one, without=("chance",)) == portrait(two, without=("chance",))


@pytest.mark.parametrize("building_order", EVERY_ORDER)
def test_there_are_no_other_decisions(building_order: str) -> None:
    """NR-18.1: nothing is traded, and crystals are spent only by dividing, one each round."""
    words: set[str] = set()
    for g in moments(new_table(3, building_order), "words"):
        for seat in range(3):
            words.update(code.split()[0] for code in codes(g, seat))
            assert seat in g.waiting() or not codes(g, seat)

    assert words == {"divide", "take", "lay", "finish"} | ({"first"} if building_order == "owner" else set())


def test_there_is_one_table_option_and_no_solo_game() -> None:
    """NR-18.1"""
    assert [(option.name, option.values, option.clause) for option in GAME.options] == [
        ("building_order", ("fixed", "owner"), "NR-5.8")
    ]
    assert 1 not in GAME.players
    with refused(new_table(), "1 игрок не подходит: игра рассчитана на 2–5.", "NR-1.1", language="ru"):
        GAME.start(1, {}, "seed")


def test_a_result_has_no_grade_and_strikes_nobody_out() -> None:
    """NR-18.1: no achievements, no solo grade; everybody is scored to the end."""
    g = settlement(["field", "city"], round=4)
    settle(g)

    assert g.result is not None
    assert (g.result.grade, g.result.struck_out, len(g.result.sheets)) == (None, [], 2)


def test_touching_pieces_names_one_choice() -> None:
    """NR-17.1 to NR-17.3: the pieces of an option are those of no other, so touching them is enough to choose it."""
    tables = [
        new_table(2, "owner"),
        division(["field city olive quarry field"] * 2),
        choice([("field", "city city city city")] * 2),
        settlement([TEN_KINDS, "olive"], domains=[in_line(3)]),
    ]
    for g in tables:
        touched = [tuple(action.pieces()) for action in g.options(ANYA)]
        assert len(set(touched)) == len(touched)


def test_a_tile_is_named_by_land_and_building() -> None:
    """NR-17.3: so codes mean the same in every match, whatever the order of the hand."""
    one = settlement([TEN_KINDS, "olive"])
    two = settlement([" ".join(reversed(TEN_KINDS.split())), "olive"])

    assert sorted(codes(one, ANYA)) == sorted(codes(two, ANYA))
    assert [tile.name for tile in pieces(TEN_KINDS)] == TEN_KINDS.split()


def test_what_cannot_be_taken_back_is_confirmed_first() -> None:
    """NR-5.8, NR-6.8, NR-7.4, NR-8.7: sealed answers and finishing are marked as final, laying a tile is not."""
    final: dict[str, set[bool]] = {}
    for g in moments(new_table(2, "owner"), "final"):
        for seat in g.waiting():
            for action in g.options(seat):
                final.setdefault(action.code().split()[0], set()).add(action.final)

    assert final == {"first": {True}, "divide": {True}, "take": {True}, "lay": {False}, "finish": {True}}
