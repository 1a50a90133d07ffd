"""What a seat may know (NR-15)."""

from __future__ import annotations

from random import Random

import pytest

from comitium.engine.portrait import portrait
from comitium.games.new_romans import GAME
from comitium.games.new_romans.hidden import imagine
from comitium.games.new_romans.model import NewRomans
from comitium.games.new_romans.view import view
from tests.games.new_romans.situations import (
    ANYA,
    KOLYA,
    LENA,
    all_seen,
    choice,
    codes,
    division,
    domain,
    everybody,
    moments,
    names,
    new_table,
    own_answer,
    play_round,
    reconnaissance,
    rows_left,
    seat_view,
    settlement,
)

VIEWERS = [ANYA, KOLYA, LENA, None]
ROWS = [
    "field+theatre city+oil_press city field quarry",
    "olive+workshop olive+winery olive city city",
    "vineyard+oil_press field+mill city quarry olive",
]
LANDS = ["city", "field", "olive", "quarry", "vineyard"]


def restacked(g: NewRomans, seed: str) -> NewRomans:
    """The same table with other tiles on top of every stack."""
    new = g.copy()
    for player in new.players:
        unseen = player.stack[g.drawn :]
        Random(seed).shuffle(unseen)
        player.stack = player.stack[: g.drawn] + unseen
    return new


@pytest.mark.parametrize("building_order", ["fixed", "owner"])
def test_nobody_can_tell_the_order_of_a_stack(building_order: str) -> None:
    """NR-15.1: at every moment of a match, one's own included."""
    for number, g in enumerate(moments(new_table(3, building_order), "stacks")):
        if number % 7 == 0:
            other = restacked(g, f"other {number}")
            for viewer in VIEWERS:
                assert all_seen(g, viewer) == all_seen(other, viewer)


def test_everybody_can_count_what_is_left_of_each_land() -> None:
    """NR-15.2: four of each minus those revealed, in every round."""
    g = new_table(2)
    revealed = {ANYA: dict.fromkeys(LANDS, 4), KOLYA: dict.fromkeys(LANDS, 4)}
    for _ in range(4):
        for seat, left in revealed.items():
            for tile in g.players[seat].row:
                left[tile.land.value] -= 1
            assert view(g).players[seat].stack == {land: count for land, count in left.items() if count}
        play_round(g, ["divide 1"], ["take larger"])


def test_in_round_3_the_last_five_are_known_as_a_set_only() -> None:
    """NR-15.2: which two of them will carry the buildings of row 4 is not known."""
    g = new_table(3)
    for _ in range(2):
        play_round(g, ["divide 1"], ["take larger"])
    one, two = restacked(g, "one"), restacked(g, "two")
    assert sum(seat_view(g, ANYA).stack.values()) == 5
    assert all_seen(one, ANYA) == all_seen(two, ANYA)

    for new in (one, two):
        play_round(new, ["divide 1"], ["take larger"])

    rows = [sorted(tile.land.value for tile in new.players[ANYA].row) for new in (one, two)]
    assert rows[0] == rows[1]
    assert names(one.players[ANYA].row[:2]) != names(two.players[ANYA].row[:2])


@pytest.mark.parametrize("secrets", [("divide none", "divide 1+2"), ("divide 3", "divide 4")])
def test_divisions_are_hidden_until_all_are_ready(secrets: tuple[str, str]) -> None:
    """NR-15.3: from the other players and from spectators, until the last has answered."""
    one, two = division(ROWS), division(ROWS)
    one.submit(KOLYA, secrets[0])
    two.submit(KOLYA, secrets[1])
    for viewer in (ANYA, LENA, None):
        assert all_seen(one, viewer) == all_seen(two, viewer)
    assert all_seen(one, KOLYA) != all_seen(two, KOLYA)

    everybody(one, "divide 5")
    everybody(two, "divide 5")

    for viewer in VIEWERS:
        assert all_seen(one, viewer) != all_seen(two, viewer)


def test_choices_are_hidden_until_all_are_ready() -> None:
    """NR-15.3"""
    lots = [("field", "city city city city"), ("olive", "quarry quarry quarry quarry"), ("", " ".join(["city"] * 5))]
    one, two = choice(lots), choice(lots)
    one.submit(LENA, "take smaller")
    two.submit(LENA, "take larger")
    for viewer in (ANYA, KOLYA, None):
        assert all_seen(one, viewer) == all_seen(two, viewer)

    everybody(one, "take larger")
    everybody(two, "take larger")

    assert [names(seat_view(g, LENA).taken) for g in (one, two)] == ["field", "city city city city"]


def test_what_lies_on_the_table_is_public() -> None:
    """NR-15.4: tiles and buildings, cards, crystals, domains, and who is ready."""
    g = division(ROWS)
    g.players[ANYA].domain = domain({"0,0": "city+mill"})
    g.players[LENA].crystals = 2
    g.submit(KOLYA, "divide 1")
    shown = view(g).players

    assert [names(player.row) for player in shown] == ROWS
    assert [player.card for player in shown] == ["A", "B", "C"]
    assert [rows_left(player)[0] for player in shown] == [
        ("winery", "workshop"),
        ("mill", "oil_press"),
        ("theatre", "winery"),
    ]
    assert [player.crystals for player in shown] == [4, 4, 2]
    assert [names(player.domain) for player in shown] == ["city+mill", "", ""]
    assert [player.ready for player in shown] == [False, True, False]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_can_count_the_points_of_everybody(viewer: int | None) -> None:
    """NR-15.4, NR-10.3: all that scores lies open, so the forecast is the same for all."""
    g = settlement(["", "", "field"], [{"0,0": "field+mill"}, {"0,0": "city+mill", "1,0": "field"}])

    assert [sheet.total for sheet in GAME.forecast(g, viewer)] == [1 + 9, 1 + 9, 9]
    assert GAME.scores_are_public
    assert view(g).crystal_points == (0, 3, 5, 6, 9, 13, 18, 24, 31)


def test_a_seat_sees_its_own_answer_besides() -> None:
    """NR-15.5: a seat sees its own sealed answer and nobody else's."""
    g = division(ROWS)
    g.submit(ANYA, "divide 1+2")
    g.submit(KOLYA, "divide none")

    assert [own_answer(g, seat) for seat in range(3)] == ["divide 1+2", "divide none", None]

    g.submit(LENA, "divide 3")
    g.submit(ANYA, "take larger")
    assert [own_answer(g, seat) for seat in range(3)] == ["take larger", None, None]


def test_the_own_answer_vanishes_with_its_phase() -> None:
    """NR-15.5: afterwards the lots themselves are public."""
    g = division(ROWS)
    everybody(g, "divide 1")

    assert [own_answer(g, seat) for seat in range(3)] == [None] * 3


def test_rows_stay_visible_while_others_divide() -> None:
    """NR-15.6: also the row of one who has already divided it."""
    g = division(ROWS)
    g.submit(KOLYA, "divide 1+2")
    g.submit(ANYA, "divide none")

    assert [names(player.row) for player in view(g).players] == ROWS


def test_a_seat_imagines_stacks_and_answers_it_cannot_know() -> None:
    """NR-15.1, NR-15.3, NR-15.5: redrawn for others, kept for itself; what it sees stays the same."""
    g = division(ROWS)
    g.submit(ANYA, "divide 1+2")
    g.submit(KOLYA, "divide none")
    before = portrait(g)
    imagined = [imagine(g, ANYA, Random(number)) for number in range(40)]

    assert portrait(g) == before
    assert all(all_seen(new, ANYA) == all_seen(g, ANYA) for new in imagined)
    assert len({own_answer(new, KOLYA) for new in imagined}) > 8
    for seat in range(3):
        tops = {new.players[seat].stack[g.drawn] for new in imagined}
        assert len(tops) > 1
        assert {tuple(new.players[seat].stack[: g.drawn]) for new in imagined} == {tuple(g.players[seat].stack[:5])}


def test_an_imagined_stack_holds_the_right_tiles() -> None:
    """NR-15.2: what is left is counted, so only its order is imagined."""
    g = reconnaissance(["field field field field city", "olive olive olive olive city"], round=2)
    for number in range(10):
        new = imagine(g, KOLYA, Random(number))
        for seat in (ANYA, KOLYA):
            known, unseen = g.players[seat].stack[:10], g.players[seat].stack[10:]
            assert new.players[seat].stack[:10] == known
            assert sorted(land.value for land in new.players[seat].stack[10:]) == sorted(land.value for land in unseen)


def test_the_view_of_a_finished_match_has_no_question() -> None:
    """NR-15.4, NR-10.1: everybody is ready, nobody takes from anybody, nothing is left unseen."""
    g = settlement(["field", "city"], round=4)
    for seat in (ANYA, KOLYA):
        g.submit(seat, codes(g, seat)[0])
        g.submit(seat, "finish")

    shown = view(g).players
    assert [(player.ready, player.takes_from, player.stack) for player in shown] == [(True, None, {})] * 2
    assert [own_answer(g, seat) for seat in (ANYA, KOLYA)] == [None, None]
