"""Phase 1, reconnaissance (NR-5)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from comitium.engine.message import Refused
from comitium.games.new_romans import GAME
from comitium.games.new_romans.components import Land
from comitium.games.new_romans.view import view
from tests.games.new_romans.situations import (
    ANYA,
    EVERY_ORDER,
    KOLYA,
    LENA,
    all_seen,
    codes,
    everybody,
    names,
    new_table,
    on_record,
    own_answer,
    reconnaissance,
    refused,
    rows_left,
    seat_view,
    settle,
    told,
)

TOPS = ["quarry field vineyard field quarry", "city city olive olive field", "field olive city quarry vineyard"]


def test_five_tiles_are_laid_out_in_the_order_drawn() -> None:
    """NR-5.1, NR-1.12: position 1 is the top of the stack."""
    g = reconnaissance(TOPS)

    assert [[tile.land.value for tile in player.row] for player in g.players] == [top.split() for top in TOPS]


def test_every_round_draws_the_next_five() -> None:
    """NR-5.1: in four rounds the whole stack, from top to bottom."""
    g = new_table(2)
    drawn: list[Land] = []
    for _ in range(4):
        drawn.extend(tile.land for tile in g.players[KOLYA].row)
        everybody(g, "divide 2")
        everybody(g, "take larger")
        settle(g)

    assert drawn == g.players[KOLYA].stack


def test_a_row_has_five_positions_and_codes_speak_of_them() -> None:
    """NR-1.12: `divide 5` is the fifth tile of the row, not of the card or the stack."""
    g = reconnaissance(TOPS)
    assert [len(player.row) for player in g.players] == [5, 5, 5]

    everybody(g, "divide 5")

    lots = [player.smaller for player in g.players]
    assert [names(lot or []) for lot in lots] == ["quarry", "field", "vineyard"]


def test_everyone_sees_every_row() -> None:
    """NR-5.2"""
    shown = view(reconnaissance(TOPS)).players

    assert [names(player.row) for player in shown] == [
        "quarry+theatre field+oil_press vineyard field quarry",
        "city+workshop city+winery olive olive field",
        "field+oil_press olive+mill city quarry vineyard",
    ]


def test_the_log_tells_what_was_revealed() -> None:
    """NR-5.2, NR-5.3: first the tiles, then the buildings, in both languages."""
    g = reconnaissance(TOPS[:2])

    assert told(g)[0] == "Seat 1 revealed quarry, field, vineyard, field and quarry."
    assert told(g)[2] == "Seat 1 put buildings on the first two tiles: quarry with theatre and field with oil press."
    assert (
        told(g, "ru")[2] == "Место 1 ставит постройки на первые две земли: каменоломня с театром и поле с маслодельней."
    )
    assert [entry.clause for entry in g.log] == ["NR-5.2", "NR-5.2", "NR-5.3", "NR-5.3"]


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_two_buildings_go_onto_the_first_two_tiles(round: int) -> None:
    """NR-5.3: one on each."""
    g = reconnaissance(TOPS, round)

    for player in g.players:
        assert [tile.building is not None for tile in player.row] == [True, True, False, False, False]


@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("A", "field+theatre field+oil_press"),
        ("B", "field+workshop field+winery"),
        ("C", "field+oil_press field+mill"),
        ("D", "field+winery field+theatre"),
        ("E", "field+mill field+workshop"),
    ],
)
def test_the_left_building_goes_first(card: str, row: str) -> None:
    """NR-5.4: left onto position 1, right onto position 2, and nobody is asked."""
    g = reconnaissance(["field field city city city", TOPS[1]], cards=card + ("A" if card != "A" else "B"))

    assert names(g.players[ANYA].row[:2]) == row
    assert g.heading == "division"


def test_a_building_never_leaves_its_tile() -> None:
    """NR-5.5: through division, exchange and settlement, in every round to the end."""
    g = new_table(3)
    revealed: Counter[str] = Counter()
    for cut in ("divide 1", "divide 2+5", "divide 1+2", "divide none"):
        revealed.update(name for player in g.players for name in names(player.row).split())
        everybody(g, cut)
        everybody(g, "take smaller", "take larger", "take smaller")
        settle(g)
        laid = Counter(tile.name for player in g.players for tile in player.domain.tiles.values())
        assert laid == revealed


@pytest.mark.parametrize("land", ["olive", "vineyard", "field", "city", "quarry"])
def test_the_land_does_not_matter_for_placing(land: str) -> None:
    """NR-5.6: also on twins, also on home land; positions 3 to 5 stay bare."""
    g = reconnaissance([" ".join([land] * 5), TOPS[1]])

    assert names(g.players[ANYA].row) == f"{land}+theatre {land}+oil_press {land} {land} {land}"


@pytest.mark.parametrize("building_order", EVERY_ORDER)
def test_the_stack_holds_15_10_5_0_tiles_after_the_draws(building_order: str) -> None:
    """NR-5.7"""
    g = new_table(2, building_order)
    left = []
    while g.waiting():
        left.append([sum(player.stack.values()) for player in view(g).players])
        if building_order == "owner":
            everybody(g, *[codes(g, seat)[0] for seat in g.waiting()])
        everybody(g, "divide 3")
        everybody(g, "take smaller")
        settle(g)

    assert left == [[15, 15], [10, 10], [5, 5], [0, 0]]


# -- with building_order = owner ---------------------------------------------------------------------------------------


def test_the_option_is_fixed_unless_the_table_says_otherwise() -> None:
    """NR-5.8: nobody is asked by default."""
    assert GAME.choose(3, {}) == {"building_order": "fixed"}
    g = GAME.start(3, {}, "seed")
    assert (g.heading, view(g).building_order) == ("division", "fixed")


def test_other_values_of_the_option_are_refused() -> None:
    """NR-5.8"""
    g = new_table()
    with refused(g, "“building_order” cannot be “free”. Allowed: fixed, owner.", "NR-5.8"):
        GAME.start(3, {"building_order": "free"}, "seed")
    with refused(g, "У настройки «building_order» нет значения «free». Можно: fixed, owner.", "NR-5.8", "ru"):
        GAME.start(3, {"building_order": "free"}, "seed")


def test_the_owner_decides_which_building_goes_first() -> None:
    """NR-5.8: of the row in use; the other goes onto position 2."""
    g = reconnaissance(TOPS, round=2, building_order="owner")
    assert [codes(g, seat) for seat in g.waiting()] == [
        ["first winery", "first workshop"],
        ["first mill", "first oil_press"],
        ["first theatre", "first winery"],
    ]

    everybody(g, "first workshop", "first mill", "first winery")

    assert [names(player.row[:2]) for player in g.players] == [
        "quarry+workshop field+winery",
        "city+mill city+oil_press",
        "field+winery olive+theatre",
    ]
    assert [names(player.row[2:]).count("+") for player in g.players] == [0, 0, 0]


def test_the_owner_decides_after_all_rows_are_revealed() -> None:
    """NR-5.8: every row lies open, still without buildings, which are all on the cards."""
    g = reconnaissance(TOPS, round=2, building_order="owner")

    assert (g.heading, g.waiting()) == ("reconnaissance", [ANYA, KOLYA, LENA])
    assert [names(shown.row) for shown in view(g).players] == TOPS
    assert [len(rows_left(shown)) for shown in view(g).players] == [3, 3, 3]


def test_the_owner_decides_in_every_round() -> None:
    """NR-5.8: fixed for the whole match."""
    g = new_table(2, "owner")
    for _ in range(4):
        assert (g.heading, view(g).building_order) == ("reconnaissance", "owner")
        everybody(g, *[codes(g, seat)[1] for seat in g.waiting()])
        for seat in (ANYA, KOLYA):
            left, right = g.card_row(seat)
            assert [tile.building for tile in g.players[seat].row[:2]] == [right, left]
        everybody(g, "divide none")
        everybody(g, "take larger")
        settle(g)


def test_only_the_two_buildings_of_the_row_can_go_first() -> None:
    """NR-5.8: a type that is on the card, but in another row, is refused."""
    g = reconnaissance(TOPS, building_order="owner")

    with refused(g, "The row of your card for this round holds theatre and oil press, not mill.", "NR-5.8"):
        g.submit(ANYA, "first mill")
    with refused(g, "На вашей карте в ряду этого раунда театр и маслодельня, а не мельница.", "NR-5.8", "ru"):
        g.submit(ANYA, "first mill")
    with refused(g, "“first castle” is none of the choices here."):
        g.submit(ANYA, "first castle")


def test_nobody_learns_of_anothers_placing_before_all_are_ready() -> None:
    """NR-5.8: whichever Anya takes, the others see the same: that she is ready, and no building on any tile."""
    g = reconnaissance(TOPS, building_order="owner")
    before = view(g)
    one, two = g.copy(), g.copy()
    one.submit(ANYA, "first theatre")
    two.submit(ANYA, "first oil_press")

    for viewer in (KOLYA, LENA, None):
        assert all_seen(one, viewer) == all_seen(two, viewer)
    anya, *others = before.players
    assert view(one) == replace(before, players=(replace(anya, ready=True), *others))
    assert own_answer(one, ANYA) == "first theatre"
    assert len(one.log) == len(g.log)


def test_the_placing_is_final() -> None:
    """NR-5.8: no second answer, and no taking back."""
    match = on_record(3, "owner")
    code = codes(match.state, ANYA)[0]
    match.submit(ANYA, code)

    with refused(match, "Nothing is asked of you now. Phase “Reconnaissance”: Seat 2 and Seat 3 have to decide."):
        match.submit(ANYA, code)
    with refused(match, "Your last step was final."):
        match.undo(ANYA)


def test_all_buildings_are_placed_at_once_and_the_division_begins() -> None:
    """NR-5.8: with the last answer."""
    g = reconnaissance(TOPS, building_order="owner")
    g.submit(LENA, "first mill")
    g.submit(KOLYA, "first winery")
    assert [names(player.row).count("+") for player in g.players] == [0, 0, 0]

    g.submit(ANYA, "first theatre")

    assert [names(player.row).count("+") for player in g.players] == [2, 2, 2]
    assert (g.heading, g.waiting()) == ("division", [ANYA, KOLYA, LENA])
    assert [len(rows_left(seat_view(g, seat))) for seat in range(3)] == [3, 3, 3]


def test_an_unknown_table_option_is_refused() -> None:
    """NR-5.8, NR-18.1: it is the only one."""
    with pytest.raises(Refused, match="no-such-table-option"):
        GAME.start(3, {"tiles": "8"}, "seed")
