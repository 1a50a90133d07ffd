"""What the box holds (SY-19)."""

from __future__ import annotations

import pytest

from comitium.games.sylla.components import BUILDINGS
from comitium.games.sylla.conserved import conserved
from comitium.games.sylla.pieces import CRANE_CARDS, TILES
from tests.games.sylla.situations import (
    BLUE,
    HEALTH,
    RED,
    WHITE,
    all_named,
    answer,
    begin,
    codes,
    coins,
    face_down,
    moments,
    named,
    new_table,
    played_out,
    refused,
    seat_view,
    situation,
    tokens,
    turned,
    view,
)


def test_coins_are_not_limited() -> None:
    """SY-19.1: more than the 60 of the box, and payments are made in full."""
    g = situation("income", ["merchant"], coins=[60, 60, 60, 60])

    assert coins(g) == [64, 63, 63, 63]


def test_38_tokens_of_a_kind_can_be_taken() -> None:
    """SY-19.2: a kind that has run out cannot be chosen."""
    g = situation("consul", tokens=[(37, 0, 0)])
    answer(g, "bid 0", "pass", "pass", "pass")
    assert codes(g, BLUE) == ["take health", "take pride", "take leisure"]
    answer(g, "take health")
    assert g.supply == [0, 38, 38]

    g = situation("consul", tokens=[(38, 0, 0)])
    answer(g, "bid 0", "pass", "pass", "pass")
    assert codes(g, BLUE) == ["take pride", "take leisure"]
    with refused(g, "There is no Health token left.", "SY-19.2"):
        g.submit(BLUE, "take health")
    with refused(g, "Name the kind of token: “take health”, “take pride” or “take leisure”.", "SY-4.9"):
        g.submit(BLUE, "pass")


def test_a_sanctuary_cannot_sell_what_has_run_out() -> None:
    """SY-19.2, SY-13.3"""
    g = situation("income", buildings=["sanctuary"], tokens=[(0, 0, 38)])

    assert codes(g, BLUE) == ["done", "sanctuary health", "sanctuary pride"]
    with refused(g, "There is no Leisure token left.", "SY-19.2"):
        g.submit(BLUE, "sanctuary leisure")


def test_owed_tokens_are_handed_out_from_the_first_consul_on() -> None:
    """SY-19.2: one is left for two who tie; the First Consul's left neighbour takes it."""
    cards = ["vestal", "", "vestal", ""]
    g = situation(
        "events", cards, consul=RED, events="epidemic eruption famine decadence", tokens=[(0, 0, 0), (37, 0, 0)]
    )
    answer(g, "place vestal epidemic", "place vestal epidemic")

    assert (tokens(g, WHITE)[HEALTH], tokens(g, BLUE)[HEALTH]) == (1, 0)
    assert g.supply[HEALTH] == 0


def test_at_most_ten_cubes_are_placed_in_a_phase() -> None:
    """SY-19.3: with more fighters their owner chooses before the first placement who stays without."""
    g = situation("events", ["vestal " * 6 + "legionary " * 6, "vestal"], seats=2)
    assert g.waiting() == [BLUE]
    assert sorted(codes(g, BLUE)) == sorted(
        f"leave {name}" for name in all_named(g, BLUE, "vestal") + all_named(g, BLUE, "legionary")
    )
    with refused(g, "Name a Vestal or Legionary of yours: only 10 cubes can be placed.", "SY-19.3"):
        g.submit(BLUE, "pass")
    first = all_named(g, BLUE, "vestal")[0]
    answer(g, f"leave {first}")
    with refused(g, "The Vestal stays without a cube already.", "SY-19.3"):
        g.submit(BLUE, f"leave {first}")
    with refused(g, f"You do not have {named(g, RED, 'vestal')}.", "SY-8.1"):
        g.submit(BLUE, f"leave {named(g, RED, 'vestal')}")
    answer(g, f"leave {all_named(g, BLUE, 'legionary')[0]}")

    shown = seat_view(g, BLUE).cubes
    assert (shown.vestal, shown.legionary) == (5, 5)
    assert codes(g, BLUE)[0].startswith("place")


def test_only_available_fighters_can_be_left_without_a_cube() -> None:
    """SY-8.1, SY-1.7, SY-1.8: the others get none anyway."""
    g = situation("events", ["vestal/ legionary! " + "vestal " * 5 + "legionary " * 6], seats=2)
    assert len(codes(g, BLUE)) == 11

    with refused(g, "The Vestal is turned already.", "SY-1.7"):
        g.submit(BLUE, f"leave {turned(g, BLUE)[0]}")
    with refused(g, "The Legionary lies face down.", "SY-1.8"):
        g.submit(BLUE, f"leave {face_down(g, BLUE)[0]}")


def test_both_players_may_have_too_many() -> None:
    """SY-19.3: they choose openly, from the First Consul on."""
    g = situation("events", ["vestal " * 5 + "legionary " * 6, "vestal " * 3 + "legionary " * 2], seats=2, consul=RED)
    g.players[RED].pieces |= g.players[BLUE].pieces  # more than the box holds, to let it concern both
    begin(g, "events")
    assert g.waiting() == [RED]
    while g.waiting() == [RED] and codes(g, RED)[0].startswith("leave"):
        answer(g, codes(g, RED)[0])
    assert g.waiting() == [BLUE]
    assert codes(g, BLUE)[0].startswith("leave")


def test_a_fighter_without_a_cube_still_stands_upright() -> None:
    """SY-19.3: only the cube is missing, and only of the kind that was named."""
    g = situation("events", ["vestal " * 8 + "legionary " * 3, ""], seats=2)
    answer(g, f"leave {all_named(g, BLUE, 'legionary')[0]}")

    assert (seat_view(g, BLUE).cubes.vestal, seat_view(g, BLUE).cubes.legionary) == (8, 2)
    assert (seat_view(g, BLUE).fighters.vestal, seat_view(g, BLUE).fighters.legionary) == (8, 3)


def test_there_are_three_crane_tiles_and_three_crane_cards() -> None:
    """SY-19.4"""
    assert [tile.name for tile in TILES if tile.kind == "crane"] == ["crane-A1", "crane-A2", "crane-A3"]
    assert [card.name for card in CRANE_CARDS] == ["crane-1", "crane-2", "crane-3"]
    assert BUILDINGS["crane"].tiles == {"A": 3, "B": 0, "C": 0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_drawn_in_five_turns(seats: int) -> None:
    """SY-19.5: 30 of 32 tiles, 8 of the 9 removable events, all 5 Great Works."""
    g = played_out(new_table(seats), "drawn")

    assert view(g).stack == 2
    assert len(view(g).events_left) == 1
    assert len(view(g).events_removed) == 5
    assert view(g).works_finished == tuple(work.name for work in g.works)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_created_or_lost(seats: int) -> None:
    """SY-19.2, SY-19.4, SY-19.5: tokens, characters, tiles, events; and nothing lies in two places."""
    g = new_table(seats)
    before = dict(conserved(g))
    for moment in moments(g, "conserved"):
        assert dict(conserved(moment)) == before
    assert before["health"] == before["pride"] == before["leisure"] == 38
    assert (before["events"], before["works"], before["tiles"], before["in two places"]) == (10, 6, 32, 0)
