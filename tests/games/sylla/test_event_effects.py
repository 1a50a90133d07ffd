"""What events do, and when blocked pieces return (SY-14)."""

from __future__ import annotations

import pytest

from comitium.games.sylla.model import Sylla
from tests.games.sylla.situations import (
    BLUE,
    RED,
    all_named,
    answer,
    choose_first,
    codes,
    face_down,
    kind,
    named,
    plain_named,
    points,
    refused,
    seat_view,
    situation,
    turned,
    view,
    vote,
)


def cells(g: Sylla) -> list[int]:
    return [marker.cell for marker in view(g).markers]


@pytest.mark.parametrize(
    ("name", "after", "clause"),
    [
        ("epidemic", [1, 2, 2], "SY-14.1"),
        ("eruption", [2, 2, 1], "SY-14.2"),
        ("cult", [2, 1, 2], "SY-14.3"),
    ],
)
def test_an_event_lowers_its_marker(name: str, after: list[int], clause: str) -> None:
    """SY-14.1, SY-14.2, SY-14.3: one cell left."""
    g = situation("events", events=f"{name} persecution purge decadence")
    answer(g, "prevent persecution+decadence")

    assert cells(g) == after
    assert any(entry.clause == clause for entry in g.log)


@pytest.mark.parametrize(("before", "after"), [(0, 1), (5, 6), (6, 6)])
def test_the_event_famine_raises_the_famine_level(before: int, after: int) -> None:
    """SY-14.4: not past 6."""
    g = situation("events", events="famine persecution purge decadence", famine=before)
    answer(g, "prevent persecution+decadence")

    assert view(g).famine.level == after


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((3, 2, 1), [2, 2, 1]),
        ((3, 1, 3), [2, 1, 2]),
        ((2, 2, 2), [1, 1, 1]),
        ((0, 0, 0), [0, 0, 0]),
    ],
)
def test_decadence_lowers_whatever_stands_furthest_right(before: tuple[int, int, int], after: list[int]) -> None:
    """SY-14.5: all tied markers; the famine marker is not concerned."""
    g = situation("events", events="purge persecution flood decadence", markers=before, famine=4)
    answer(g, "prevent persecution+flood")

    assert cells(g) == after
    assert view(g).famine.level == 4


def test_a_marker_never_leaves_the_ladder() -> None:
    """SY-14.6: the rest of a move is lost, on either side; four cells right from cell 1 end on cell 4."""
    g = situation("events", events="epidemic persecution purge decadence", markers=(0, 2, 2))
    answer(g, "prevent persecution+decadence")
    assert cells(g) == [0, 2, 2]

    g = situation("work", coins=[20], work="baths", markers=(1, 2, 2))
    vote(g, "build 20", "plebs 0", "plebs 0", "plebs 0")
    assert cells(g) == [4, 2, 2]


def test_the_famine_marker_stays_between_0_and_6() -> None:
    """SY-14.6"""
    g = situation("work", coins=[20], work="granary", famine=2)
    vote(g, "build 20", "plebs 0", "plebs 0", "plebs 0")
    assert view(g).famine.level == 0


# -- blocking events ---------------------------------------------------------------------------------------------------


CATEGORIES = [
    ("persecution", "senator+ merchant+ slave+ senator slave", "", ["senator", "merchant", "slave"]),
    ("purge", "senator senator+ merchant+ slave", "", ["senator", "senator"]),
    ("revolt", "slave slave+ senator+", "stall", ["slave", "slave"]),
    (
        "flood",
        "slave senator",
        "stall field sanctuary tavern crane",
        ["stall", "field", "sanctuary", "tavern", "crane"],
    ),
    ("pillage", "merchant", "stall stall field", ["stall", "stall"]),
]


@pytest.mark.parametrize(("name", "cards", "buildings", "kinds"), CATEGORIES, ids=[row[0] for row in CATEGORIES])
def test_a_blocking_event_asks_for_one_piece_of_its_category(
    name: str, cards: str, buildings: str, kinds: list[str]
) -> None:
    """SY-14.7: each player one, of his own choice; a plain Merchant is in no category (ruling 33)."""
    rest = [other for other in ("epidemic", "eruption") if other != name]
    g = situation("events", [cards], buildings=[buildings], events=f"{name} {rest[0]} {rest[1]} decadence")
    answer(g, "prevent eruption+decadence")
    offered = [code.removeprefix("down ") for code in codes(g, BLUE)]

    assert sorted(kind(piece) for piece in offered) == sorted(kinds)
    answer(g, f"down {offered[-1]}")
    assert face_down(g, BLUE) == [offered[-1]]
    assert g.heading == "work"


def test_pieces_outside_the_category_are_refused() -> None:
    """SY-14.7"""
    g = situation("events", ["senator senator+ slave", "", "", ""], events="purge epidemic eruption decadence")
    answer(g, "prevent eruption+decadence")

    with refused(g, "Senate Purge asks for a Senator, not for the Slave.", "SY-14.7"):
        g.submit(BLUE, f"down {named(g, BLUE, 'slave')}")
    with refused(g, "You do not have IV-10.", "SY-14.7"):
        g.submit(BLUE, "down IV-10")
    with refused(g, "Name one of your pieces that Senate Purge threatens, such as “down II-02”.", "SY-14.7"):
        g.submit(BLUE, "pass")


def test_a_player_without_such_a_piece_is_not_affected_and_one_has_no_choice() -> None:
    """SY-14.7: every player who has one loses one."""
    cards = ["senator senator+", "slave", "senator", ""]
    g = situation("events", cards, events="purge epidemic eruption decadence")
    answer(g, "prevent eruption+decadence")
    assert g.waiting() == [BLUE]
    answer(g, f"down {named(g, BLUE, 'senator')}")

    assert [len(face_down(g, seat)) for seat in range(4)] == [1, 0, 1, 0]
    assert g.heading == "work"


def test_an_event_that_happens_again_turns_down_one_more() -> None:
    """SY-14.10"""
    cards = ["senator senator+ senator!", "", "", ""]
    g = situation("events", cards, events="purge epidemic eruption decadence")
    answer(g, "prevent eruption+decadence")
    with refused(g, "The Senator lies face down already.", "SY-1.8"):
        g.submit(BLUE, f"down {face_down(g, BLUE)[0]}")
    answer(g, codes(g, BLUE)[0])

    assert len(face_down(g, BLUE)) == 2


def test_turned_cards_may_be_chosen_too() -> None:
    """SY-14.11: it stays turned as well."""
    g = situation("events", ["slave slave/", "", "", ""], events="revolt epidemic eruption decadence")
    answer(g, "prevent eruption+decadence")
    (card,) = turned(g, BLUE)
    answer(g, f"down {card}")

    assert (face_down(g, BLUE), turned(g, BLUE)) == ([card], [card])


def test_the_income_tile_cannot_be_flooded() -> None:
    """SY-14.13: a player without buildings loses nothing, and income stays 3."""
    g = situation("events", events="flood epidemic eruption decadence")
    answer(g, "prevent eruption+decadence")

    assert [seat_view(g, seat).income for seat in range(4)] == [3] * 4
    assert g.heading == "work"


def test_a_crane_bought_this_turn_can_be_flooded() -> None:
    """SY-14.14, SY-13.7"""
    g = situation("events", buildings=["crane*"], events="flood epidemic eruption decadence")
    answer(g, "prevent eruption+decadence")

    assert face_down(g, BLUE) == [named(g, BLUE, "crane")]


# -- the return --------------------------------------------------------------------------------------------------------


def removed(name: str, cards: str, buildings: str, others: str) -> list[str]:
    """What is still face down after this event was removed, with the others in play."""
    g = situation("events", [f"{cards} vestal vestal legionary legionary"], buildings=[buildings], events=others)
    cube = "vestal" if name == "flood" else "legionary"
    other = "legionary" if cube == "vestal" else "vestal"
    answer(g, *sorted([f"place {cube} {name}"] * 2 + [f"place {other} decadence"] * 2))
    assert name in view(g).events_removed
    return [kind(piece) for piece in face_down(g, BLUE)]


def test_pieces_return_when_their_event_is_removed() -> None:
    """SY-14.8: all of the category, whichever turn turned them down; no others."""
    left = removed("purge", "senator! senator! slave!", "", "purge epidemic revolt decadence")

    assert left == ["slave"]


PAIRS = [
    ("persecution", "purge", "senator+!", ""),
    ("purge", "persecution", "senator+!", ""),
    ("persecution", "revolt", "slave+!", ""),
    ("revolt", "persecution", "slave+!", ""),
    ("flood", "pillage", "", "stall!"),
    ("pillage", "flood", "", "stall!"),
]


@pytest.mark.parametrize(("gone", "other", "card", "building"), PAIRS)
def test_a_piece_of_two_categories_returns_only_when_neither_event_is_in_play(
    gone: str, other: str, card: str, building: str
) -> None:
    """SY-14.8, SY-14.9: the other event need never have happened."""
    assert removed(gone, card, building, f"{gone} {other} epidemic decadence") == [(card or building).rstrip("+!")]
    assert removed(gone, card, building, f"{gone} cult epidemic decadence") == []


def test_it_does_not_matter_which_event_turned_a_piece_down() -> None:
    """SY-14.8: turned down by the Persecution, a Christian Senator returns when the Purge goes."""
    g = situation("events", ["senator+ vestal vestal", "", "", ""], events="persecution cult epidemic decadence")
    answer(g, "place vestal epidemic", "place vestal cult")
    assert face_down(g, BLUE) == all_named(g, BLUE, "senator")

    assert removed("purge", "senator+!", "", "purge cult epidemic decadence") == []


def test_a_returning_piece_keeps_its_orientation_and_works_at_once() -> None:
    """SY-14.12: an upright Senator votes in phase VI of the same turn, a turned one does not."""
    cards = ["senator! senator!/ vestal vestal legionary legionary", "", "", ""]
    g = situation("events", cards, events="purge cult epidemic decadence", work="pantheon")
    answer(g, *["place vestal decadence"] * 2, *["place legionary purge"] * 2)

    assert face_down(g, BLUE) == []
    assert len(turned(g, BLUE)) == 1
    assert g.heading == "work"
    assert seat_view(g, BLUE).available_senators == 1
    vote(g, "plebs 0", "plebs 0", "plebs 0", "plebs 0")
    assert points(g)[BLUE] == 10 + 1  # Decadence; one vote is not enough for the Plebs


def test_a_flooded_stall_and_a_flooded_field_return_apart() -> None:
    """SY-14.9: while Pillage is in play only the Field returns with the Flood."""
    assert removed("flood", "", "stall! field!", "flood pillage epidemic decadence") == ["stall"]


def test_effects_of_an_event_that_blocks_show_in_the_next_phases() -> None:
    """SY-14.7, SY-1.8: a flooded Field does not feed, a flooded Stall does not pay."""
    g = situation("events", buildings=["field", "stall"], events="flood epidemic eruption decadence", famine=2)
    answer(g, "prevent eruption+decadence")
    vote(g, *["plebs 0"] * 4)

    assert points(g) == [8, 8, 8, 8]
    assert seat_view(g, RED).income == 3
    choose_first(g, "consul")
    assert face_down(g, BLUE) == [named(g, BLUE, "field")]


def test_a_christian_merchant_can_be_persecuted_a_plain_one_never() -> None:
    """SY-14.7 (ruling 33)"""
    g = situation("events", ["merchant merchant+", "", "", ""], events="persecution epidemic eruption decadence")
    answer(g, "prevent eruption+decadence")

    assert face_down(g, BLUE) == [named(g, BLUE, "merchant+")]
    assert plain_named(g, BLUE, "merchant") not in face_down(g, BLUE)
