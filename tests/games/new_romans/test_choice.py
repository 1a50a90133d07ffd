"""Phase 3, choice and exchange (NR-7)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from comitium.engine.portrait import portrait
from comitium.games.new_romans import GAME
from comitium.games.new_romans.view import view
from comitium.text import Speaker
from tests.games.new_romans.situations import (
    ANYA,
    KOLYA,
    LENA,
    all_seen,
    choice,
    codes,
    crystals,
    division,
    everybody,
    hands,
    names,
    on_record,
    own_answer,
    refused,
    seat_view,
    settle,
    told,
)

LOTS = [
    ("quarry+winery", "field+workshop vineyard field quarry"),
    ("", "city+mill city+oil_press olive olive field"),
    ("field+theatre vineyard", "olive+winery city quarry"),
]
EVERY_CHOICE = list(product(["take smaller", "take larger"], repeat=3))


def test_everybody_chooses_a_lot_of_the_neighbour() -> None:
    """NR-7.1, NR-17.2: one of two, and the question says whose."""
    g = choice(LOTS, round=2)

    speak = Speaker("en", GAME)
    assert [codes(g, seat) for seat in range(3)] == [["take smaller", "take larger"]] * 3
    for seat, owner in ((ANYA, "Seat 3"), (KOLYA, "Seat 1"), (LENA, "Seat 2")):
        question = g.question(seat)
        assert question is not None
        assert (speak(question.line), question.clause) == (f"Take one lot from {owner}", "NR-7.1")


def test_everybody_sees_both_lots_before_choosing() -> None:
    """NR-7.1"""
    g = choice(LOTS)

    kolya = view(g).players[KOLYA]
    assert (names(kolya.smaller or ()), names(kolya.larger or ())) == LOTS[KOLYA]
    assert (seat_view(g, ANYA).takes_from, g.heading) == (KOLYA, "choice")


def test_an_empty_smaller_lot_can_be_taken() -> None:
    """NR-7.2"""
    g = choice(LOTS)
    assert codes(g, ANYA) == ["take smaller", "take larger"]

    everybody(g, "take smaller", "take larger", "take larger")

    assert (g.players[ANYA].taken, crystals(g)[ANYA]) == ([], 5)


@pytest.mark.parametrize("code", ["pass", "take", "take none", "take both", "take smaller 2", "take larger 0"])
def test_nobody_may_decline_or_take_elsewhere(code: str) -> None:
    """NR-7.3"""
    g = choice(LOTS)

    with refused(g, "Take the smaller or the larger lot of Seat 2, and no other.", "NR-7.3"):
        g.submit(ANYA, code)
    with refused(g, "Можно забрать только меньшую или большую долю у игрока Место 1.", "NR-7.3", "ru"):
        g.submit(LENA, code)


def test_nobody_learns_of_anothers_choice_before_all_are_ready() -> None:
    """NR-7.4, NR-15.3: the others see only that Anya is ready."""
    g = choice(LOTS)
    before = view(g)
    one, two = g.copy(), g.copy()
    one.submit(ANYA, "take smaller")
    two.submit(ANYA, "take larger")

    for viewer in (KOLYA, LENA, None):
        assert all_seen(one, viewer) == all_seen(two, viewer)
    anya, *others = before.players
    assert view(one) == replace(before, players=(replace(anya, ready=True), *others))
    assert one.log == g.log


def test_a_choice_is_final() -> None:
    """NR-7.4: no second answer and no taking back, while others think and afterwards."""
    match = on_record()
    everybody(match, "divide 1+2")
    match.submit(ANYA, "take smaller")

    with refused(match, "Nothing is asked of you now. Phase “Choice”: Seat 2 and Seat 3 have to decide."):
        match.submit(ANYA, "take larger")
    with refused(match, "Your last step was final."):
        match.undo(ANYA)
    everybody(match, "take larger")
    with refused(match, "Your last step was final."):
        match.undo(LENA)


def test_all_takings_happen_at_once() -> None:
    """NR-7.5: nothing moves before the last card lies; then everybody takes a lot whole, with its buildings."""
    g = choice(LOTS)
    g.submit(LENA, "take smaller")
    g.submit(KOLYA, "take larger")
    assert [(shown.taken, shown.taken_lot) for shown in view(g).players] == [((), None)] * 3
    assert crystals(g) == [3, 3, 3]

    g.submit(ANYA, "take larger")

    assert [names(shown.taken) for shown in view(g).players] == [
        "city+mill city+oil_press olive olive field",
        "olive+winery city quarry",
        "quarry+winery",
    ]
    assert [shown.taken_lot for shown in view(g).players] == ["larger", "larger", "smaller"]
    assert told(g) == [
        (
            "Seat 1 took the larger lot of Seat 2: city quarter with mill, city quarter with oil press, olive grove, "
            "olive grove and field."
        ),
        "Seat 2 took the larger lot of Seat 3: olive grove with winery, city quarter and quarry.",
        "Seat 3 took the smaller lot of Seat 1 with a crystal: quarry with winery.",
    ]
    assert {entry.clause for entry in g.log} == {"NR-7.5"}


def test_the_lot_not_taken_stays() -> None:
    """NR-7.6: with its buildings and, if it is the smaller, its crystal."""
    g = choice(LOTS)
    everybody(g, "take larger", "take larger", "take smaller")

    assert [names(shown.kept) for shown in view(g).players] == [
        "field+workshop vineyard field quarry",
        "",
        "field+theatre vineyard",
    ]
    assert [shown.kept_lot for shown in view(g).players] == ["larger", "smaller", "smaller"]
    assert crystals(g) == [3, 3 + 1, 3 + 1 + 1]


@pytest.mark.parametrize("takes", EVERY_CHOICE)
def test_after_the_exchange_everybody_holds_two_lots(takes: tuple[str, ...]) -> None:
    """NR-7.7: one kept and one taken, either perhaps without tiles; seat s takes from s + 1 in round 1."""
    g = choice(LOTS)
    everybody(g, *takes)

    for seat in range(3):
        smaller, larger = LOTS[seat]
        kept = larger if takes[seat - 1] == "take smaller" else smaller
        smaller, larger = LOTS[(seat + 1) % 3]
        taken = smaller if takes[seat] == "take smaller" else larger
        assert hands(g)[seat] == f"{kept} {taken}".strip()
        assert (g.players[seat].smaller, g.players[seat].larger) == (None, None)


@pytest.mark.parametrize("takes", EVERY_CHOICE)
def test_crystals_go_to_whoever_holds_the_smaller_lot(takes: tuple[str, ...]) -> None:
    """NR-7.8, NR-7.9: −1, +1 for a larger lot lost, +1 for a smaller lot taken."""
    g = choice(LOTS)
    everybody(g, *takes)

    for seat in range(3):
        lost_larger = takes[seat - 1] == "take larger"
        took_smaller = takes[seat] == "take smaller"
        assert crystals(g)[seat] == 4 - 1 + lost_larger + took_smaller
        assert -1 <= crystals(g)[seat] - 4 <= 1


def test_choice_cards_carry_nothing_into_the_next_round() -> None:
    """NR-7.10: equal lots changed hands by other cards, and the tables are the same but for the log."""
    one, two = (choice([("field", "field field field field")] * 3) for _ in range(2))
    everybody(one, "take smaller")
    everybody(two, "take larger")
    for g in (one, two):
        for player in g.players:
            player.kept = player.taken = []  # shown until they are settled (NR-7.7)
            player.kept_lot = player.taken_lot = None
    assert portrait(one, without=("log",)) == portrait(two, without=("log",))

    for g in (one, two):
        settle(g)
        everybody(g, "divide none")
        assert [codes(g, seat) for seat in range(3)] == [["take smaller", "take larger"]] * 3
        assert [own_answer(g, seat) for seat in range(3)] == [None] * 3


def test_a_taken_lot_is_only_laid() -> None:
    """NR-7.11: no option passes anything on, and the next division has only the new row."""
    g = choice(LOTS)
    everybody(g, "take larger")
    for seat in g.waiting():
        assert {code.split()[0] for code in codes(g, seat)} == {"lay"}
    with refused(g, "Name a tile and a cell, such as “lay field 2,-1”.", "NR-8.1"):
        g.submit(ANYA, "divide 1")

    settle(g)

    assert g.heading == "division"
    for player in g.players:
        assert [tile.land for tile in player.row] == player.stack[5:10]
        assert player.hand == []


def test_a_whole_exchange_is_told_in_russian() -> None:
    """NR-7.5: sentences with the cases right."""
    g = division(["field city city city+winery city", "olive+mill city city city city"])
    everybody(g, "divide 1+2", "divide 1")
    everybody(g, "take smaller", "take larger")

    assert told(g, "ru")[2:] == [
        "Место 1 забирает меньшую долю с кристаллом у игрока Место 2: оливковая роща с мельницей.",
        (
            "Место 2 забирает большую долю у игрока Место 1: городской квартал, городской квартал с винодельней "
            "и городской квартал."
        ),
    ]
