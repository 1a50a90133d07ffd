"""What holds at every moment, counted from what everybody sees (NR-16)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from comitium.games.new_romans.conserved import conserved
from comitium.games.new_romans.view import PlayerView, TileView, View, view
from tests.games.new_romans.situations import EVERY_ORDER, moments, new_table, play_round, rows_left

LANDS = ["olive", "vineyard", "field", "city", "quarry"]
HOMES = {"oil_press": "olive", "winery": "vineyard", "mill": "field", "theatre": "city", "workshop": "quarry"}

tables = pytest.mark.parametrize(
    ("seats", "building_order"), [(seats, order) for seats in (2, 3, 4, 5) for order in EVERY_ORDER]
)


def views(seats: int, building_order: str) -> Iterator[View]:
    for g in moments(new_table(seats, building_order), f"invariants {seats} {building_order}"):
        yield view(g)


def loose_tiles(player: PlayerView) -> list[TileView]:
    """Revealed but not laid: in the row, in lots, or in hand after the exchange."""
    return [*player.row, *(player.smaller or ()), *(player.larger or ()), *player.hand]


@tables
def test_crystals_are_neither_made_nor_lost(seats: int, building_order: str) -> None:
    """NR-16.1: in supplies and in smaller lots together four for each player."""
    for shown in views(seats, building_order):
        in_lots = sum(player.smaller is not None for player in shown.players)
        assert sum(player.crystals for player in shown.players) + in_lots == 4 * seats


@tables
def test_tiles_are_neither_made_nor_lost(seats: int, building_order: str) -> None:
    """NR-16.2: always 4n of each land."""
    for shown in views(seats, building_order):
        found: Counter[str] = Counter()
        for player in shown.players:
            found.update(player.stack)
            found.update(tile.land for tile in loose_tiles(player))
            found.update(one.land for one in player.domain)
        assert found == dict.fromkeys(LANDS, 4 * seats)


@tables
def test_buildings_are_neither_made_nor_lost(seats: int, building_order: str) -> None:
    """NR-16.3: always 8n, the same of each type from first to last; with five players 8 of each."""
    at_start: Counter[str] | None = None
    for shown in views(seats, building_order):
        found: Counter[str] = Counter()
        for player in shown.players:
            found.update(building for row in rows_left(player) for building in row)
            found.update(tile.building for tile in loose_tiles(player) if tile.building)
            found.update(one.building for one in player.domain if one.building)
        assert found.total() == 8 * seats
        assert at_start in (None, found)
        at_start = found
    if seats == 5:
        assert at_start == dict.fromkeys(HOMES, 8)


@tables
def test_the_engine_is_told_the_same_counts(seats: int, building_order: str) -> None:
    """NR-16.1, NR-16.2, NR-16.3: `conserved`, which the laws watch, counts what this file counts."""
    for g in moments(new_table(seats, building_order), "conserved"):
        counts = conserved(g)
        assert counts["crystals"] == 4 * seats
        assert [counts[land] for land in LANDS] == [4 * seats] * 5
        assert sum(counts[building] for building in HOMES) == 8 * seats


@tables
def test_domains_grow_by_five_tiles_and_two_buildings_a_round(seats: int, building_order: str) -> None:
    """NR-16.4: on average; after round r they hold 5rn tiles and 2rn buildings in all."""
    after: dict[int, tuple[int, int]] = {}
    for shown in views(seats, building_order):
        laid = [one for player in shown.players for one in player.domain]
        settled = shown.round if shown.phase == "scoring" else shown.round - 1
        if shown.phase in ("reconnaissance", "division", "choice", "scoring"):
            after[settled] = (len(laid), sum(one.building is not None for one in laid))

    assert after == {round: (5 * round * seats, 2 * round * seats) for round in range(5)}


@tables
def test_every_domain_is_connected(seats: int, building_order: str) -> None:
    """NR-16.5: each tile but the first touches one laid before it."""
    for shown in views(seats, building_order):
        for player in shown.players:
            laid: set[tuple[int, int]] = set()
            for one in player.domain:
                q, r = (int(number) for number in one.cell.split(","))
                near = {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)}
                assert not laid or near & laid
                laid.add((q, r))


@tables
def test_no_building_scores_more_than_its_home_land(seats: int, building_order: str) -> None:
    """NR-16.6"""
    for shown in views(seats, building_order):
        for player in shown.players:
            lands = Counter(one.land for one in player.domain)
            for one in player.domain:
                if one.building is not None:
                    assert one.points is not None
                    assert 0 <= one.points <= lands[HOMES[one.building]]


@tables
def test_crystals_stay_in_their_bounds(seats: int, building_order: str) -> None:
    """NR-16.7: after round r between 4 − r and 4 + r."""
    for shown in views(seats, building_order):
        if shown.phase == "settlement":
            for player in shown.players:
                assert 4 - shown.round <= player.crystals <= 4 + shown.round


@pytest.mark.parametrize(("takes", "change"), [(["take larger", "take smaller"], 1), (["take smaller"], 0)])
def test_crystals_reach_their_bounds(takes: list[str], change: int) -> None:
    """NR-16.7: the bounds are tight, and whoever gains does so from the one who loses."""
    g = new_table(2)
    for round in range(1, 5):
        play_round(g, ["divide 1"], takes)
        assert [player.crystals for player in g.players] == [4 - change * round, 4 + change * round]
