"""The end of the game: scoring and the winner (HW-17)."""

from __future__ import annotations

import pytest

from comitium.games.hadrians_wall.components import AREAS, CARDS, LARGE_BUILDINGS
from comitium.games.hadrians_wall.scoring import path_points, penalty
from tests.games.hadrians_wall.situations import (
    ANYA,
    CELLS,
    KOLYA,
    LENA,
    acting,
    attacked,
    ended,
    path_view,
    sheet,
)

ALL_PATHS = "paths=architect,defender,fighter,planner,pontiff,ranger"
FULL = "wall=21 cohort_left=6 cohort_centre=6 cohort_right=6 visits=14 +archway +monolith +column"
CITIZENS = ["traders", "performers", "priests", "apparitores", "patricians"]


def points(card: str, words: str) -> int:
    return path_points(sheet(words), card)


def columns(*numbers: int) -> str:
    return "map=" + ",".join(f"{row}.{column}" for column in numbers for row in range(1, 5)) if numbers else ""


def test_the_game_ends_after_the_attack_of_year_six() -> None:
    """HW-17.1: its valour counts, its workers are worth nothing."""
    walls = "cohort_left=6 cohort_centre=6 cohort_right=6"
    g = attacked(f"{walls} valour=1", "", year=6, fate="F01 F02 F03 F04 F05 F06 F07 F08")

    assert g.result is not None
    assert g.waiting() == []
    assert g.players[ANYA].supply["soldier"] == 1
    assert g.result.sheets[ANYA].total == 1 + 4


def test_the_total() -> None:
    """HW-17.2: attributes and paths, minus the penalty."""
    [pad] = ended(
        "renown=6 piety=5 valour=4 discipline=3 paths=defender,fighter wall=14 cohort_left=6 disdain=4"
    ).sheets

    assert [line.points for line in pad.lines] == [6, 5, 4, 3, 2, 1, -7]
    assert [line.clause for line in pad.lines] == ["HW-9.5"] * 4 + ["HW-17.7", "HW-17.9", "HW-17.3"]
    assert pad.total == 14


@pytest.mark.parametrize(("disdain", "lost"), [*enumerate([0, 1, 3, 5, 7, 9, 12, 15, 18, 22]), (10, 22), (15, 22)])
def test_the_penalty_for_remaining_disdain(disdain: int, lost: int) -> None:
    """HW-17.3: removed circles do not count."""
    assert penalty(disdain) == lost
    [pad] = ended(f"disdain={disdain}").sheets
    assert pad.total == -lost
    [pad] = ended(f"disdain={min(15, disdain + 2)} removed={min(15, disdain + 2) - disdain}").sheets
    assert pad.total == -lost


def test_a_path_gives_the_highest_step_and_never_more_than_three() -> None:
    """HW-17.4: four landmarks and seven large buildings score 3."""
    assert [points("architect", words) for words in ("", "+archway +monolith +column +statue")] == [0, 3]
    assert points("engineer", " ".join(f"+{name}" for name in LARGE_BUILDINGS)) == 3
    assert all(len(card.steps) == 3 for card in CARDS.values())


def test_architect() -> None:
    """HW-17.5"""
    landmarks = ["+archway", "+monolith", "+column", "+statue"]

    assert [points("architect", " ".join(landmarks[:built])) for built in range(5)] == [0, 1, 2, 3, 3]


def test_aristocrat() -> None:
    """HW-17.6: the numbers are maxima, of remaining disdain."""
    assert [points("aristocrat", f"disdain={left}") for left in range(8)] == [3, 2, 2, 1, 1, 0, 0, 0]
    assert points("aristocrat", "disdain=6 removed=4") == 2


@pytest.mark.parametrize(("level", "scored"), [(6, 0), (7, 1), (13, 1), (14, 2), (20, 2), (21, 3)])
def test_defender(level: int, scored: int) -> None:
    """HW-17.7: whole wall sections of seven."""
    assert points("defender", f"wall={level}") == scored


@pytest.mark.parametrize(("built", "scored"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_engineer(built: int, scored: int) -> None:
    """HW-17.8: seven buildings are large by name; market and theatre are not."""
    names = ("granary", "hotel", "workshop", "road", "precinct", "gardens", "temple")
    assert tuple(f"large_{name}" for name in names) == LARGE_BUILDINGS
    others = "+market +theatre +ludus +baths +courthouse +statue +medium_temple"
    assert points("engineer", " ".join(f"+{name}" for name in LARGE_BUILDINGS[:built]) + f" {others}") == scored


def test_fighter() -> None:
    """HW-17.9: complete cohorts."""
    cohorts = ["cohort_left=6", "cohort_right=6", "cohort_centre=6"]

    assert [points("fighter", " ".join(cohorts[:full])) for full in range(4)] == [0, 1, 2, 3]
    assert points("fighter", "cohort_left=5 cohort_centre=5 cohort_right=5") == 0


@pytest.mark.parametrize(("circles", "scored"), [(1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3)])
def test_forager(circles: int, scored: int) -> None:
    """HW-17.10: the printed circle counts."""
    assert points("forager", f"production={circles}") == scored


@pytest.mark.parametrize(("goods", "scored"), [(3, 0), (4, 1), (5, 1), (6, 2), (7, 2), (8, 3)])
def test_merchant(goods: int, scored: int) -> None:
    """HW-17.11: duplicates included."""
    assert points("merchant", " ".join(f"good.{box}=1" for box in range(1, goods + 1))) == scored


@pytest.mark.parametrize(("full", "scored"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_planner(full: int, scored: int) -> None:
    """HW-17.12: complete citizen tracks."""
    words = [f"{name}=9" for name in CITIZENS[:full]] + [f"{name}=8" for name in CITIZENS[full:]]
    assert points("planner", " ".join(words)) == scored


@pytest.mark.parametrize(("visits", "scored"), [(0, 0), (1, 0), (2, 1), (7, 1), (8, 2), (13, 2), (14, 3)])
def test_pontiff(visits: int, scored: int) -> None:
    """HW-17.13: a temple counts when all its visit boxes are filled, not when it stands."""
    assert points("pontiff", f"+small_temple +medium_temple +large_temple visits={visits}") == scored


@pytest.mark.parametrize(("full", "scored"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_ranger(full: int, scored: int) -> None:
    """HW-17.14: complete map columns; rows do not count."""
    assert points("ranger", columns(*range(1, full + 1))) == scored
    three_rows = ",".join(name for name in CELLS if not name.startswith("4"))
    assert points("ranger", f"map={three_rows}") == 0


@pytest.mark.parametrize(
    ("red", "blue", "scored"), [(3, 0, 0), (4, 0, 1), (2, 2, 1), (6, 1, 1), (4, 4, 2), (6, 5, 2), (6, 6, 3)]
)
def test_trainer(red: int, blue: int, scored: int) -> None:
    """HW-17.15: circled and filled boxes of both, dead or alive."""
    for wounds in (0, red):
        assert points("trainer", f"gladiator_red={red} gladiator_blue={blue} wounds.red={wounds}") == scored


@pytest.mark.parametrize(("level", "scored"), [(5, 0), (6, 1), (11, 1), (12, 2), (17, 2), (18, 3)])
def test_vanguard(level: int, scored: int) -> None:
    """HW-17.16: whole wall guard sections of six."""
    assert points("vanguard", f"wall_guard={level}") == scored


def test_only_paths_score() -> None:
    """HW-17.17: the same card as prospect gives nothing."""
    result = ended("wall=21 paths=defender", "wall=21 prospect=defender")

    assert [pad.total for pad in result.sheets] == [3, 0]


def test_ties_are_broken_by_disdain_then_by_paths_then_shared() -> None:
    """HW-17.18"""
    by_points = ended("renown=9", "renown=10", "piety=8")
    assert (by_points.winners, by_points.decided_by.name.name) == ([KOLYA], "by-points")

    by_disdain = ended("renown=11 disdain=1", "renown=10", "renown=13 disdain=2")
    assert [pad.total for pad in by_disdain.sheets] == [10, 10, 10]
    assert (by_disdain.winners, by_disdain.decided_by.name.name) == ([KOLYA], "by-disdain")

    by_paths = ended("renown=10", "renown=9 wall=7 paths=defender", "renown=8 wall=14 paths=defender")
    assert (by_paths.winners, by_paths.decided_by.name.name) == ([LENA], "by-paths")

    shared = ended("renown=10", "piety=10", "renown=9")
    assert (shared.winners, shared.decided_by.clause) == ([ANYA, KOLYA], "HW-17.18")


def test_removed_disdain_breaks_no_tie() -> None:
    """HW-17.18: remaining disdain counts (ruling 28)."""
    assert ended("renown=10 disdain=3 removed=3", "renown=10").winners == [ANYA, KOLYA]


def test_the_range_of_totals() -> None:
    """HW-17.19: -22 to 118."""
    [worst] = ended("disdain=15").sheets
    everything = " ".join(f"{name}=25" for name in ("renown", "piety", "valour", "discipline"))
    citizens = " ".join(f"{name}=9" for name in CITIZENS)
    [best] = ended(f"{everything} {citizens} {FULL} {columns(1, 2, 3, 4, 5)} {ALL_PATHS}").sheets

    assert (worst.total, best.total) == (-22, 118)
    assert AREAS["renown"].size == 25


def test_progress_on_a_path_is_shown_during_the_game() -> None:
    """HW-17.4, HW-20.1: what counts so far, and what the next point needs."""
    g = acting("wall=9 paths=defender,aristocrat,ranger disdain=3", "")

    defender, aristocrat, ranger = (path_view(g, ANYA, card) for card in ("defender", "aristocrat", "ranger"))
    assert (defender.progress, defender.points, defender.missing) == (1, 1, 1)
    assert (aristocrat.progress, aristocrat.points, aristocrat.missing) == (3, 1, 1)
    assert (ranger.progress, ranger.points, ranger.missing) == (0, 0, 1)


def test_score_lines_name_the_pieces_they_count() -> None:
    """HW-17.7, HW-17.5, HW-17.14: the sections, buildings and columns that give the points."""
    [pad] = ended(f"wall=14 +archway {columns(2)} paths=defender,architect,ranger").sheets

    lines = {line.source.name: line.pieces for line in pad.lines}
    assert lines["card-defender"] == ["card:defender", "section:wall.1", "section:wall.2"]
    assert lines["card-architect"] == ["card:architect", "building:archway"]
    assert lines["card-ranger"] == ["card:ranger", "column:2"]
