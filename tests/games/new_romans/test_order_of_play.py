"""Rounds and phases, their directions and their end (NR-4, NR-9, NR-10.1)."""

from __future__ import annotations

from itertools import groupby, permutations

import pytest

from comitium.engine.portrait import portrait
from comitium.games.new_romans.components import CARDS
from comitium.games.new_romans.view import view
from tests.games.new_romans.situations import (
    ANYA,
    EVERY_ORDER,
    KOLYA,
    LENA,
    choice,
    codes,
    crystals,
    division,
    everybody,
    hands,
    moments,
    names,
    new_table,
    play_round,
    played_out,
    reconnaissance,
    refused,
    rows_left,
    seat_view,
    settle,
    settlement,
    told,
)

ROWS = ["field city city field quarry", "olive olive olive city city", "vineyard field city quarry olive"]


@pytest.mark.parametrize("building_order", EVERY_ORDER)
def test_a_match_has_four_rounds_of_four_phases(building_order: str) -> None:
    """NR-4.1: as the log tells them, and no question outside of them."""
    g = played_out(new_table(3, building_order))

    lines = {
        "row-revealed": "reconnaissance",
        "buildings-placed": "reconnaissance",
        "lots-revealed": "division",
        "took-smaller": "choice",
        "took-larger": "choice",
        "laid": "settlement",
        "finished": "settlement",
    }
    phases = [lines.get(entry.message().name, entry.message().name) for entry in g.log]
    a_round = ["round-begins", "reconnaissance", "division", "choice", "settlement"]
    assert [phase for phase, _ in groupby(phases)] == a_round * 4


@pytest.mark.parametrize(
    ("building_order", "asked"),
    [
        ("fixed", ["division", "choice", "settlement"]),
        ("owner", ["reconnaissance", "division", "choice", "settlement"]),
    ],
)
def test_questions_come_in_the_order_of_the_phases(building_order: str, asked: list[str]) -> None:
    """NR-4.1"""
    seen = [(g.round, g.heading) for g in moments(new_table(2, building_order), "phases") if g.waiting()]

    assert [moment for moment, _ in groupby(seen)] == [(round, phase) for round in (1, 2, 3, 4) for phase in asked]


def test_the_next_phase_waits_for_everybody() -> None:
    """NR-4.2: division, choice and settlement each wait for the last player."""
    g = division(ROWS)
    g.submit(ANYA, "divide none")
    g.submit(LENA, "divide 1")
    with refused(g, "Nothing is asked of you now. Phase “Division”: Seat 2 has to decide."):
        g.submit(ANYA, "take larger")
    assert (g.heading, g.waiting()) == ("division", [KOLYA])

    g.submit(KOLYA, "divide 1+2")
    assert (g.heading, g.waiting()) == ("choice", [ANYA, KOLYA, LENA])
    g.submit(LENA, "take smaller")
    g.submit(KOLYA, "take smaller")
    assert (g.heading, g.waiting(), codes(g, LENA)) == ("choice", [ANYA], [])

    g.submit(ANYA, "take smaller")
    assert (g.heading, g.waiting()) == ("settlement", [ANYA, KOLYA, LENA])


def test_the_next_round_waits_for_everybody() -> None:
    """NR-4.2, NR-9.1: as long as one settles, nobody is in the next round."""
    g = settlement(["field", "city", "olive"])
    for seat in (LENA, ANYA):
        g.submit(seat, codes(g, seat)[0])
        g.submit(seat, "finish")

    assert (g.round, g.heading, g.waiting()) == (1, "settlement", [KOLYA])
    with refused(g, "Сейчас от вас ничего не нужно. Этап «Освоение»: решает Место 2.", language="ru"):
        g.submit(ANYA, "divide none")

    g.submit(KOLYA, "lay city 0,0")
    assert (g.round, g.heading, g.waiting()) == (1, "settlement", [KOLYA])
    g.submit(KOLYA, "finish")
    assert (g.round, g.heading, g.waiting()) == (2, "division", [ANYA, KOLYA, LENA])


def test_everybody_acts_at_the_same_time() -> None:
    """NR-4.2: in every phase all who have something to do are asked at once."""
    g = new_table(4, "owner")
    everyone = [0, 1, 2, 3]
    assert (g.heading, g.waiting()) == ("reconnaissance", everyone)
    everybody(g, *[codes(g, seat)[0] for seat in everyone])
    assert (g.heading, g.waiting()) == ("division", everyone)
    everybody(g, "divide 1")
    assert (g.heading, g.waiting()) == ("choice", everyone)
    everybody(g, "take smaller")
    assert (g.heading, g.waiting()) == ("settlement", everyone)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_answers_does_not_matter(order: tuple[int, int, int]) -> None:
    """NR-4.3: in the division and the choice."""
    one, two = division(ROWS), division(ROWS)
    cuts = ["divide none", "divide 1+4", "divide 3"]
    takes = ["take smaller", "take larger", "take larger"]
    for answers in (cuts, takes):
        everybody(one, *answers)
        for seat in order:
            two.submit(seat, answers[seat])

        assert portrait(one) == portrait(two)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_placing_buildings_does_not_matter(order: tuple[int, int, int]) -> None:
    """NR-4.3: with the option `owner`, too."""
    one, two = (reconnaissance(ROWS, building_order="owner") for _ in range(2))
    firsts = ["first oil_press", "first workshop", "first mill"]
    everybody(one, *firsts)
    for seat in order:
        two.submit(seat, firsts[seat])

    assert portrait(one) == portrait(two)


def test_the_pace_of_settling_does_not_matter() -> None:
    """NR-4.3: one after the other or turn about, the next round finds the same table; only the log tells the pace."""
    one, two = (settlement(["field city", "city city", "olive quarry"]) for _ in range(2))
    plans = {
        ANYA: ["lay field 0,0", "lay city 1,0", "finish"],
        KOLYA: ["lay city 0,0", "lay city 0,1", "finish"],
        LENA: ["lay quarry 0,0", "lay olive -1,0", "finish"],
    }
    for seat, plan in plans.items():
        for code in plan:
            one.submit(seat, code)
    for step in range(3):
        for seat in (LENA, ANYA, KOLYA):
            two.submit(seat, plans[seat][step])

    assert one.round == two.round == 2
    assert portrait(one, without=("log",)) == portrait(two, without=("log",))


@pytest.mark.parametrize(("round", "left"), [(1, True), (2, False), (3, True), (4, False)])
def test_everybody_takes_from_the_left_and_from_the_right_in_turn(round: int, left: bool) -> None:
    """NR-1.2, NR-4.4: five seats, each with five tiles of a land of its own; the tiles show who took from whom."""
    lands = ["olive", "vineyard", "field", "city", "quarry"]
    g = choice([("", " ".join([land] * 5)) for land in lands], round)
    everybody(g, "take larger")

    step = 1 if left else -1
    for seat in range(5):
        assert set(hands(g)[seat].split()) == {lands[(seat + step) % 5]}
    assert [g.loses_to(seat) for seat in range(5)] == [(seat - step) % 5 for seat in range(5)]


def test_the_reminder_points_to_both_neighbours() -> None:
    """NR-4.5: yellow where you take, red where you lose, turned over each round; view, log and question agree."""
    g = new_table(3)
    for round, side in enumerate(["left", "right", "left", "right"], start=1):
        step = 1 if side == "left" else -1
        assert f"Round {round} of 4 begins. Everybody takes from the {side}." in told(g)
        for seat, shown in enumerate(view(g).players):
            assert shown.takes_from == (seat + step) % 3
            assert g.loses_to(g.takes_from(seat)) == seat
        play_round(g, ["divide 1"], ["take smaller"])


def test_the_question_names_the_neighbour() -> None:
    """NR-4.5: whoever divides reads who will take, whoever takes reads from whom."""
    g = division(ROWS, round=2)
    divide = g.question(ANYA)
    everybody(g, "divide none")
    take = g.question(ANYA)

    assert divide is not None
    assert take is not None
    assert str(divide.why.values["taker"]) == "Who(1)"
    assert str(take.line.values["owner"]) == "Who(2)"


@pytest.mark.parametrize("card", ["A", "B", "C", "D", "E"])
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_in_round_r_row_r_of_the_card_is_in_use(card: str, round: int) -> None:
    """NR-4.6: and the rows below it are still on the card; its mark is the direction of the round."""
    g = reconnaissance(["field city olive quarry vineyard"] * 3, round, cards=card + "".join(set("ABCDE") - {card}))
    left, right = CARDS[card].rows[round - 1]

    row = names(g.players[ANYA].row)
    assert row == f"field+{left.value} city+{right.value} olive quarry vineyard"
    rows_below = [(left.value, right.value) for left, right in CARDS[card].rows[round:]]
    assert rows_left(seat_view(g, ANYA)) == rows_below
    assert seat_view(g, ANYA).takes_from == (KOLYA if round in (1, 3) else LENA)


def test_the_reminder_turns_over_when_all_have_finished() -> None:
    """NR-9.1: not before the last of them."""
    g = settlement(["field", "city", "olive"])
    for seat in (ANYA, KOLYA):
        g.submit(seat, codes(g, seat)[0])
        g.submit(seat, "finish")
    g.submit(LENA, "lay olive 0,0")
    assert g.takes_from(ANYA) == KOLYA

    g.submit(LENA, "finish")

    assert g.takes_from(ANYA) == LENA
    assert g.takes_from(LENA) == KOLYA


def test_nothing_else_happens_between_rounds() -> None:
    """NR-9.2: crystals, domains and cards are what they were; the only new thing are the next five tiles."""
    g = new_table(3)
    everybody(g, "divide 1+2")
    everybody(g, "take smaller", "take larger", "take smaller")
    while len(g.waiting()) > 1 or codes(g, g.waiting()[0]) != ["finish"]:
        seat = next(seat for seat in reversed(g.waiting()))
        g.submit(seat, codes(g, seat)[0])
    before = [(player.crystals, player.card, dict(player.domain.tiles)) for player in g.players]

    g.submit(g.waiting()[0], "finish")

    assert g.round == 2
    assert [(player.crystals, player.card, dict(player.domain.tiles)) for player in g.players] == before
    for player in g.players:
        assert names(player.row).count("+") == 2
        assert [tile.land for tile in player.row] == player.stack[5:10]
        assert (player.hand, player.kept, player.taken, player.smaller, player.larger) == ([], [], [], None, None)
        assert (player.kept_lot, player.taken_lot) == (None, None)


@pytest.mark.parametrize("building_order", EVERY_ORDER)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_match_ends_after_the_settlement_of_round_4(seats: int, building_order: str) -> None:
    """NR-10.1: stacks and cards are empty, and everything that entered lies in some domain."""
    g = new_table(seats, building_order)
    rounds = []
    for _ in moments(g, "to the end"):
        rounds.append(g.round)
        assert (g.result is None) == bool(g.waiting())

    assert set(rounds) == {1, 2, 3, 4}
    assert (g.agenda, g.waiting(), g.heading) == ([], [], "scoring")
    shown = view(g).players
    assert [(player.stack, rows_left(player), player.row, player.hand) for player in shown] == [
        ({}, [], (), ())
    ] * seats
    laid = [one for player in shown for one in player.domain]
    assert len(laid) == 20 * seats
    assert sum(one.building is not None for one in laid) == 8 * seats


def test_after_the_end_nothing_is_asked() -> None:
    """NR-10.1"""
    g = settlement(["field", "city"], round=4)
    settle(g)

    assert g.result is not None
    assert [shown.takes_from for shown in view(g).players] == [None, None]
    with refused(g, "The match is over."):
        g.submit(ANYA, "finish")


def test_every_round_moves_crystals_only_by_the_exchange() -> None:
    """NR-9.2, NR-7.9: everybody takes a smaller lot, so everybody gets one back for the one given."""
    g = new_table(4)
    for _ in range(4):
        play_round(g, ["divide none"], ["take smaller"])
        assert crystals(g) == [4, 4, 4, 4]
