"""Phase 2, division (NR-6)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from comitium.games.new_romans import GAME
from comitium.games.new_romans.view import view
from comitium.text import Speaker
from tests.games.new_romans.situations import (
    ANYA,
    KOLYA,
    LENA,
    all_seen,
    codes,
    crystals,
    division,
    everybody,
    names,
    new_table,
    on_record,
    play_round,
    refused,
    seat_view,
    told,
)

ROWS = [
    "quarry+winery field+workshop vineyard field quarry",
    "city+mill city+oil_press olive olive field",
    "field+theatre olive+winery city quarry vineyard",
]


@pytest.mark.parametrize(
    ("code", "smaller", "larger"),
    [
        ("divide none", "", "quarry+winery field+workshop vineyard field quarry"),
        ("divide 4", "field", "quarry+winery field+workshop vineyard quarry"),
        ("divide 1+3", "quarry+winery vineyard", "field+workshop field quarry"),
        ("divide 4+5", "field quarry", "quarry+winery field+workshop vineyard"),
    ],
)
def test_the_row_is_cut_into_two_lots(code: str, smaller: str, larger: str) -> None:
    """NR-6.1, NR-6.2, NR-1.8: 0:5, 1:4 or 2:3, any tiles in either; a building goes with its tile."""
    g = division(ROWS)
    everybody(g, code, "divide none", "divide none")

    lots = seat_view(g, ANYA)
    assert (names(lots.smaller or ()), names(lots.larger or ())) == (smaller, larger)


def test_every_tile_is_in_exactly_one_lot() -> None:
    """NR-6.2: in each of the sixteen divisions; nothing stays in the row."""
    for code in codes(division(ROWS), KOLYA):
        g = division(ROWS)
        everybody(g, "divide none", code, "divide none")
        kolya = g.players[KOLYA]
        assert kolya.smaller is not None
        assert kolya.larger is not None
        assert sorted(names(kolya.smaller + kolya.larger).split()) == sorted(ROWS[KOLYA].split())
        assert (len(kolya.smaller) <= 2, kolya.row) == (True, [])


def test_the_same_tile_twice_is_refused() -> None:
    """NR-6.2"""
    g = division(ROWS)

    with refused(g, "Every tile is in exactly one lot.", "NR-6.2"):
        g.submit(ANYA, "divide 3+3")
    with refused(g, "Каждая земля лежит ровно в одной доле.", "NR-6.2", "ru"):
        g.submit(ANYA, "divide 3+3")


@pytest.mark.parametrize("code", ["divide 3+1+3", "divide 5+5+5+5+5+5+5"])
def test_the_same_tile_twice_is_refused_first(code: str) -> None:
    """NR-6.2: also where the lot is too large or the positions stand in another order."""
    with refused(g := division(ROWS), "Every tile is in exactly one lot.", "NR-6.2"):
        g.submit(ANYA, code)


def test_the_smaller_lot_holds_at_most_two_tiles() -> None:
    """NR-1.8: three, four and five are refused, since the other lot would then be the smaller."""
    g = division(ROWS)

    with refused(g, "The smaller lot holds at most 2 tiles, not 3.", "NR-1.8"):
        g.submit(ANYA, "divide 1+2+3")
    with refused(g, "The smaller lot holds at most 2 tiles, not 4.", "NR-1.8"):
        g.submit(ANYA, "divide 4+3+2+1")
    with refused(g, "В меньшей доле не больше 2 земель, а здесь 5.", "NR-1.8", "ru"):
        g.submit(ANYA, "divide 1+2+3+4+5")


@pytest.mark.parametrize("code", ["divide", "divide 0", "divide 6", "divide 2+1", "divide 1+", "take smaller", "ready"])
def test_anything_else_is_refused_with_a_hint(code: str) -> None:
    """NR-6.1"""
    g = division(ROWS)

    with refused(g, "Name the positions of the smaller lot, such as “divide 1+3”, or “divide none”.", "NR-6.1"):
        g.submit(ANYA, code)


@pytest.mark.parametrize("code", ["divide none", "divide 2", "divide 2+4"])
def test_the_smaller_lot_costs_exactly_one_crystal(code: str) -> None:
    """NR-6.3, NR-1.11: out of the supply, whatever the proportion; a supply is what lies outside the lots."""
    g = division(ROWS)
    everybody(g, code)

    assert crystals(g) == [3, 3, 3]
    assert [shown.crystals for shown in view(g).players] == [3, 3, 3]


@pytest.mark.parametrize("code", ["divide 1 with 2", "divide 1 with 0", "divide 1 larger"])
def test_no_division_has_another_number_of_crystals(code: str) -> None:
    """NR-6.3: neither two, nor none, nor one in the larger lot; no code says anything of crystals."""
    g = division(ROWS)

    with refused(g, "Name the positions of the smaller lot, such as “divide 1+3”, or “divide none”.", "NR-6.1"):
        g.submit(ANYA, code)
    assert all(set(choice) <= set("divide none12345+") for choice in codes(g, ANYA))


def test_the_crystal_lies_in_the_smaller_lot() -> None:
    """NR-6.3: whoever gets that lot gets it."""
    g = division(ROWS)
    everybody(g, "divide 1+2")
    assert told(g)[0] == (
        "Seat 1 divided: quarry with winery and field with workshop and a crystal in the smaller lot, "
        "vineyard, field and quarry in the larger."
    )

    everybody(g, "take smaller", "take larger", "take larger")

    assert crystals(g) == [3 + 1 + 1, 3, 3 + 1]


def test_an_empty_smaller_lot_is_the_crystal_alone() -> None:
    """NR-6.4"""
    g = division(ROWS)
    everybody(g, "divide none")
    assert seat_view(g, KOLYA).smaller == ()
    assert told(g)[1].startswith("Seat 2 divided: nothing and a crystal in the smaller lot")

    everybody(g, "take smaller", "take larger", "take larger")

    assert (names(g.players[ANYA].taken), crystals(g)[ANYA]) == ("", 3 + 1 + 1)


def test_there_are_sixteen_divisions() -> None:
    """NR-6.5, NR-17.1: one with an empty smaller lot, five with one tile, ten with two; twins are told apart."""
    g = division(["field field field field field"] * 2)
    offered = codes(g, ANYA)

    pairs = [f"divide {one}+{two}" for one in range(1, 6) for two in range(one + 1, 6)]
    assert offered == ["divide none", *[f"divide {one}" for one in range(1, 6)], *pairs]
    sizes = Counter(sum(letter.isdigit() for letter in code) for code in offered)
    assert sizes == {0: 1, 1: 5, 2: 10}


def test_a_player_who_loses_a_crystal_in_every_round_can_still_divide() -> None:
    """NR-6.6: four are enough for four rounds."""
    g = new_table(2)
    supplies = []
    for _ in range(4):
        supplies.append(crystals(g)[ANYA])
        assert len(codes(g, ANYA)) == 16
        play_round(g, ["divide 1"], ["take larger", "take smaller"])

    assert supplies == [4, 3, 2, 1]
    assert crystals(g) == [0, 8]


def test_nobody_learns_of_anothers_division_before_all_are_ready() -> None:
    """NR-6.7, NR-15.3: whatever Anya does, the others see only that she is ready, and nothing is told."""
    g = division(ROWS)
    before = view(g)
    anya, *others = before.players
    g.submit(KOLYA, "divide 4")
    expected = replace(before, players=(replace(anya, ready=True), replace(others[0], ready=True), others[1]))
    unlike = set()
    for code in codes(g, ANYA):
        new = g.copy()
        new.submit(ANYA, code)
        assert view(new) == expected
        assert new.log == []
        unlike.add(tuple(all_seen(new, viewer) for viewer in (KOLYA, LENA, None)))

    assert len(unlike) == 1


def test_until_ready_everything_is_open_and_ready_is_final() -> None:
    """NR-6.8: others' answers close nothing, one's own closes everything."""
    match = on_record()
    g = match.state
    match.submit(LENA, "divide 2")
    match.submit(KOLYA, "divide 1+5")
    assert len(codes(g, ANYA)) == 16

    for seat, code in ((LENA, "divide 3"), (KOLYA, "divide 1+5")):
        with refused(match, "Nothing is asked of you now. Phase “Division”: Seat 1 has to decide."):
            match.submit(seat, code)
        with refused(match, "Your last step was final."):
            match.undo(seat)
    with refused(match, "Ваш последний шаг окончательный.", language="ru"):
        match.undo(LENA)


@pytest.mark.parametrize("viewer", [ANYA, KOLYA, LENA, None])
def test_all_screens_are_lifted_at_once(viewer: int | None) -> None:
    """NR-6.9: with the last answer all lots are seen by all; before it none."""
    g = division(ROWS)
    g.submit(LENA, "divide 3")
    g.submit(ANYA, "divide 1+2")
    assert [(shown.smaller, shown.larger) for shown in view(g).players] == [(None, None)] * 3

    g.submit(KOLYA, "divide none")

    assert [names(shown.smaller or ()) for shown in view(g).players] == [
        "quarry+winery field+workshop",
        "",
        "city",
    ]
    assert [len(shown.larger or ()) for shown in view(g).players] == [3, 5, 4]
    assert [(entry.clause, entry.seen_by(viewer)) for entry in g.log] == [("NR-6.9", True)] * 3


def test_the_question_says_who_will_take() -> None:
    """NR-6.1, NR-4.4"""
    g = division(ROWS)
    question = g.question(ANYA)
    assert question is not None

    speak = Speaker("en", GAME)
    assert speak(question.line) == "Divide your five tiles"
    assert speak(question.why) == "Seat 3 takes one lot, you keep the other. The smaller one carries a crystal."
    assert question.clause == "NR-6.1"
    assert [speak(action.sentence()) for action in g.options(ANYA)][:7:6] == [
        "0 : 5, only the crystal in the smaller lot",
        "2 : 3, tiles 1, 2 and the crystal in the smaller lot",
    ]
