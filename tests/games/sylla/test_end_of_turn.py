"""The end of a turn (SY-11)."""

from __future__ import annotations

import pytest

from comitium.games.sylla.pieces import ALL_CARDS
from tests.games.sylla.situations import (
    BLUE,
    WHITE,
    codes,
    ended,
    moments,
    named,
    new_table,
    seat_view,
    situation,
    turned,
    view,
)


@pytest.mark.parametrize(("seats", "size"), [(4, 6), (3, 5), (2, 6)])
def test_new_characters_are_laid_out(seats: int, size: int) -> None:
    """SY-11.1: from the top of the deck."""
    g = situation("work", seats=seats)
    coming = [card.name for card in g.deck[g.deck_drawn : g.deck_drawn + size]]
    g.display = []
    for seat in range(seats):
        g.submit(seat, "plebs 0")

    assert [card.name for card in view(g).display] == coming


def test_six_new_tiles_are_laid_out() -> None:
    """SY-11.2: left to right."""
    g = situation("work")
    coming = [tile.name for tile in g.stack[g.stack_drawn : g.stack_drawn + 6]]
    for seat in range(4):
        g.submit(seat, "plebs 0")

    assert [slot.tile.name for slot in view(g).slots if slot.tile is not None] == coming
    assert [slot.buyer for slot in view(g).slots] == [None] * 6


def test_turned_cards_become_upright_and_face_down_ones_stay_so() -> None:
    """SY-11.3: a card that is both becomes upright and stays face down."""
    g = situation("famine", ["slave/ senator!/ vestal!", "merchant/", "", ""])

    assert [turned(g, seat) for seat in range(4)] == [[]] * 4
    assert [(card.kind, card.face_down) for card in seat_view(g, BLUE).cards] == [
        ("senator", True),
        ("vestal", True),
        ("slave", False),
    ]


def test_the_first_consul_is_the_next_incumbent() -> None:
    """SY-11.4: phase I begins with him."""
    g = situation("famine", consul=WHITE)

    assert (g.turn, g.heading, g.waiting()) == (2, "consul", [WHITE])
    assert (view(g).incumbent, view(g).consul) == (WHITE, None)


def test_new_things_are_seen_before_the_election() -> None:
    """SY-11.5"""
    g = situation("famine")

    assert codes(g, BLUE) == ["bid 0"]
    assert len(view(g).display) == 6
    assert all(slot.tile is not None for slot in view(g).slots)


def test_after_turn_5_there_is_no_end_of_turn() -> None:
    """SY-11.3, SY-1.4, SY-12.1: nothing is drawn, and what is turned stays turned."""
    g = situation("famine", ["slave/", "", "", ""], turn=5, coins=[2])

    assert turned(g, BLUE) == [named(g, BLUE, "slave")]
    assert view(g).slots[0].tile is None
    assert g.heading == "ecclesia"
    g.submit(BLUE, "free 1")
    assert ended(g).winners == [BLUE]


def test_every_turn_begins_with_all_cards_upright() -> None:
    """SY-11.3: also in random matches."""
    for g in moments(new_table(3), "upright"):
        if g.heading in ("consul", "recruitment"):
            assert all(player.turned & ALL_CARDS == 0 for player in g.players)
