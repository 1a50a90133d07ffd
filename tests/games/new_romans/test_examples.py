"""The seven worked examples of the rulebook, with their figures. Anya has card A, Kolya B, Lena C; the round is 2."""

from __future__ import annotations

import pytest

from comitium.games.new_romans import GAME
from comitium.games.new_romans.components import CARDS, CRYSTALS, SET
from comitium.games.new_romans.view import view
from comitium.text import Speaker
from tests.games.new_romans.situations import (
    ANYA,
    KOLYA,
    Layout,
    choice,
    codes,
    crystals,
    division,
    domain_points,
    everybody,
    hands,
    names,
    new_table,
    play_round,
    reconnaissance,
    refused,
    rows_left,
    scored,
    seat_view,
    settlement,
    told,
)

ANYAS_ROW = "quarry+winery field+workshop vineyard field quarry"
LOTS = [
    ("quarry+winery vineyard", "field+workshop field quarry"),
    ("olive", "city+mill quarry+oil_press field vineyard"),
    ("olive+winery city", "field+theatre quarry vineyard"),
]
ANYAS_DOMAIN = {
    "0,0": "vineyard",
    "1,0": "vineyard+theatre",
    "0,1": "vineyard+workshop",
    "2,-1": "city+winery",
    "2,-2": "city",
    "-1,0": "field+oil_press",
    "-1,1": "olive",
}
FOUR_TILES = "quarry+winery vineyard olive+winery city"
LAST_DOMAIN = {
    "0,0": "vineyard+winery",
    "1,0": "vineyard",
    "-1,0": "vineyard",
    "0,1": "vineyard",
    "0,-1": "vineyard",
    "1,-1": "vineyard",
    "-1,1": "vineyard",
    "2,0": "city+winery",
    "1,1": "city+theatre",
    "0,2": "city+workshop",
    "2,1": "city",
    "1,2": "city",
    "2,-2": "city+oil_press",
    "3,-3": "city",
    "-1,2": "quarry+winery",
    "-2,2": "quarry+mill",
    "-2,1": "field",
    "-2,0": "field+oil_press",
    "-1,-1": "olive",
    "0,-2": "olive",
    "1,-2": "olive+theatre",
    "0,-3": "olive+workshop",
    "2,-1": "olive+winery",
}


def building_points(layout: Layout) -> dict[str, int]:
    """By cell, as the forecast of a settlement shows them."""
    g = settlement(["", "field"], domains=[layout])
    return {one.cell: one.points for one in seat_view(g, ANYA).domain if one.points is not None}


def test_example_1_reconnaissance() -> None:
    """Example 1: NR-5.1, NR-5.2, NR-5.3, NR-5.4"""
    others = ["city quarry field vineyard olive", "field olive city quarry vineyard"]
    g = reconnaissance(["quarry field vineyard field quarry", *others], round=2)

    assert names(view(g).players[ANYA].row) == ANYAS_ROW


def test_example_2_division() -> None:
    """Example 2: NR-6.1, NR-6.2, NR-6.3"""
    g = division([ANYAS_ROW, "city+mill quarry field vineyard olive", "field olive city quarry vineyard"], round=2)
    proportions = [len(code.removeprefix("divide ").split("+")) for code in codes(g, ANYA) if code != "divide none"]
    assert set(proportions) == {1, 2}
    assert "divide none" in codes(g, ANYA)

    everybody(g, "divide 1+3", "divide none", "divide none")

    anya = seat_view(g, ANYA)
    assert sorted(names(anya.smaller or ()).split()) == ["quarry+winery", "vineyard"]
    assert sorted(names(anya.larger or ()).split()) == ["field", "field+workshop", "quarry"]
    assert anya.crystals == 4 - 1
    assert told(g)[0].startswith("Seat 1 divided: quarry with winery and vineyard and a crystal in the smaller lot")


def test_example_3_choice() -> None:
    """Example 3: NR-4.4, NR-7.5, NR-7.6, NR-7.7, NR-7.8, NR-7.9"""
    g = choice(LOTS, round=2)
    everybody(g, "take smaller", "take larger", "take smaller")

    kolya = g.players[KOLYA].taken
    assert (len(kolya), [tile.building.value for tile in kolya if tile.building]) == (3, ["workshop"])
    assert hands(g)[ANYA] == "quarry+winery vineyard olive+winery city"
    assert [names(lot) for lot in (g.players[ANYA].kept, g.players[ANYA].taken)] == [
        "quarry+winery vineyard",
        "olive+winery city",
    ]
    assert crystals(g) == [4 + 1, 4 - 1, 4 + 0]


def test_example_4_settlement() -> None:
    """Example 4: NR-8.1, NR-8.2, NR-8.4, NR-8.6, NR-8.8, NR-11.3"""
    assert building_points(ANYAS_DOMAIN) == {"2,-1": 3, "1,0": 2, "-1,0": 1, "0,1": 0}
    g = settlement([FOUR_TILES, "field", "field"], domains=[ANYAS_DOMAIN], round=2)
    for code in ("lay vineyard 1,-1", "lay city 3,-2", "lay quarry+winery 0,2", "lay olive+winery 1,1"):
        with refused(g, f"{len(g.players[ANYA].hand)} tile{'s' * (code[4] != 'o')} to lay first.", "NR-8.2"):
            g.submit(ANYA, "finish")
        g.submit(ANYA, code)

    shown = seat_view(g, ANYA).domain
    points = {one.cell: one.points for one in shown if one.points is not None}
    assert points == {"2,-1": 4, "0,2": 4, "1,1": 4, "1,0": 3, "-1,0": 1, "0,1": 1}
    assert domain_points(g.players[ANYA].domain) == 12 + 3 + 1 + 1 == 17
    assert (len(shown), len(points)) == (11, 6)
    assert {one.region for one in shown if one.land == "vineyard"} == {4}
    assert {one.region for one in shown if one.land == "city"} == {3}


@pytest.mark.parametrize("code", ["lay vineyard+winery 1,-1", "lay city+winery 3,-2", "lay quarry 0,2"])
def test_example_4_a_winery_is_not_moved(code: str) -> None:
    """Example 4: NR-8.8"""
    g = settlement([FOUR_TILES, "field", "field"], domains=[ANYAS_DOMAIN], round=2)

    with refused(g, f"You hold no tile “{code.split()[1]}”. A building stays on its tile.", "NR-8.8"):
        g.submit(ANYA, code)


def test_example_5_direction() -> None:
    """Example 5: NR-4.4, NR-4.5, NR-4.6"""
    g = new_table(3)
    sides = []
    for round in range(1, 5):
        sides.append("left" if g.takes_from(ANYA) == KOLYA else "right")
        assert [g.takes_from(seat) == (seat + 1) % 3 for seat in range(3)] == [sides[-1] == "left"] * 3
        rows = [CARDS[player.card].rows[round - 1] for player in g.players]
        assert [tuple(tile.building for tile in player.row[:2]) for player in g.players] == rows
        play_round(g, ["divide 4"], ["take larger"])

    assert sides == ["left", "right", "left", "right"]
    assert [line.split()[-1] for line in told(g) if "begins" in line] == ["left.", "right.", "left.", "right."]


def test_example_6_final_scoring() -> None:
    """Example 6: NR-11.1, NR-11.2, NR-11.3, NR-11.4, NR-11.5, NR-11.6, NR-11.7, NR-12.1, NR-10.2"""
    result = scored([LAST_DOMAIN, {}, {}], [2, 4, 4])
    sheet = result.sheets[ANYA]
    speak = Speaker("en", GAME)
    by_cell = {line.pieces[0]: (speak(line.source), line.points) for line in sheet.lines if line.pieces}

    assert len(LAST_DOMAIN) == 23
    assert by_cell == {
        "cell:-2,0": ("oil press", 4),
        "cell:2,-2": ("oil press", 4 + 1),
        "cell:0,0": ("winery", 7),
        "cell:2,0": ("winery", 7),
        "cell:-1,2": ("winery", 7),
        "cell:2,-1": ("winery", 7),
        "cell:-2,2": ("mill", 2),
        "cell:1,1": ("theatre", 5),
        "cell:1,-2": ("theatre", 2),
        "cell:0,2": ("workshop", 2),
        "cell:0,-3": ("workshop", 0),
    }
    assert sum(points for _, points in by_cell.values()) == 48
    assert (speak(sheet.lines[-1].source), sheet.lines[-1].points) == ("crystals", 5)
    assert sheet.total == 53
    assert result.winners == [ANYA]


def test_example_7_setup_for_three_players() -> None:
    """Example 7: NR-3.1, NR-3.2, NR-3.3, NR-3.4, NR-3.5, NR-3.6, NR-3.7"""
    g = new_table(3, "owner")
    for player, shown in zip(g.players, view(g).players, strict=True):
        assert len(player.stack) == 20
        assert sum(len(row) for row in rows_left(shown)) == 8
        assert shown.crystals == 4

    assert len(SET) * (5 - 3) == 100 - sum(len(player.stack) for player in g.players)
    absent = [card for card in CARDS if card not in [player.card for player in g.players]]
    assert (len(absent), sum(len(row) for card in absent for row in CARDS[card].rows)) == (2, 16)
    assert CRYSTALS.in_the_box - sum(crystals(g)) == 8
    everybody(g, *[codes(g, seat)[0] for seat in g.waiting()])
    everybody(g, "divide none")
    assert [codes(g, seat) for seat in range(3)] == [["take smaller", "take larger"]] * 3
