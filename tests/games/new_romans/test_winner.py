"""Who wins (NR-13)."""

from __future__ import annotations

from comitium.engine.result import Result
from comitium.games.new_romans import GAME
from comitium.text import Speaker
from tests.games.new_romans.situations import ANYA, KOLYA, LENA, MITYA, Layout, scored


def bare(tiles: int) -> Layout:
    """A domain that scores nothing."""
    return {f"{far},0": "city" for far in range(tiles)}


def totals(result: Result) -> list[int]:
    return [sheet.total for sheet in result.sheets]


def test_the_most_points_win() -> None:
    """NR-13.1: whoever has fewer tiles and fewer crystals."""
    mills = {"0,0": "field+mill", "1,0": "field+mill", "2,0": "field+mill", "3,0": "field+mill"}
    result = scored([bare(9), mills, bare(12)], [4, 0, 5])

    assert totals(result) == [9, 16, 13]
    assert (result.winners, result.decided_by.clause) == ([KOLYA], "NR-13.1")


def test_among_those_level_on_points_the_most_tiles_win() -> None:
    """NR-13.2: only among them, so Mitya's many tiles do not help."""
    result = scored([bare(3), bare(5), bare(4), bare(9)], [4, 4, 4, 3])

    assert totals(result) == [9, 9, 9, 6]
    assert (result.winners, result.decided_by.clause) == ([KOLYA], "NR-13.2")
    assert MITYA not in result.winners
    assert Speaker("en", GAME)(result.decided_by.name) == "most tiles among those level on points"
    assert Speaker("ru", GAME)(result.decided_by.name) == "больше всего земель при равенстве очков"


def test_the_later_seat_can_win_by_tiles() -> None:
    """NR-13.2"""
    assert scored([bare(3), bare(4), bare(5)], [4, 4, 4]).winners == [LENA]


def test_level_on_points_and_tiles_they_share_the_victory() -> None:
    """NR-13.3"""
    result = scored([bare(4), bare(3), bare(4)], [4, 4, 4])

    assert (result.winners, result.decided_by.clause) == ([ANYA, LENA], "NR-13.3")


def test_all_may_share_the_victory() -> None:
    """NR-13.3"""
    assert scored([bare(2)] * 5, [3] * 5).winners == [0, 1, 2, 3, 4]


def test_crystals_do_not_break_ties() -> None:
    """NR-13.3: Anya has six points by three crystals, Kolya by two crystals and a building."""
    result = scored([bare(2), {"0,0": "city+mill", "1,0": "field"}], [3, 2])

    assert totals(result) == [6, 6]
    assert result.winners == [ANYA, KOLYA]


def test_buildings_do_not_break_ties() -> None:
    """NR-13.3: one building or two, the same points and tiles."""
    result = scored([{"0,0": "field+mill", "1,0": "field"}, {"0,0": "field+mill", "1,0": "city+mill"}], [0, 0])

    assert totals(result) == [2, 2]
    assert result.winners == [ANYA, KOLYA]
