"""The worked examples of the rulebook, each with its own table (ruling 28)."""

from __future__ import annotations

from comitium.games.sylla.model import Sylla
from tests.games.sylla.situations import (
    BLACK,
    BLUE,
    RED,
    WHITE,
    all_named,
    answer,
    codes,
    coins,
    ended,
    event_view,
    events,
    kinds_of,
    marker_view,
    named,
    points,
    situation,
    tokens,
    turned,
    view,
    vote,
)

FOUR_EVENTS = "famine revolt cult decadence"


def after_placement() -> Sylla:
    """The cubes of example 7: Famine 1, Slave Revolt 1, Imperial Cult 0, Decadence 3."""
    cards = ["vestal legionary", "vestal legionary", "vestal/ legionary/", "legionary"]
    g = situation("events", cards, consul=BLACK, events=FOUR_EVENTS, famine=2, coming="pillage")
    answer(g, "place legionary decadence")
    answer(g, "place vestal decadence", "place vestal famine")
    answer(g, "place legionary revolt", "place legionary decadence")
    return g


def test_example_1_election() -> None:
    """Example 1: SY-4.1, SY-4.4, SY-4.6, SY-4.9"""
    g = situation("consul", ["senator senator+", "", "", "senator"], coins=[4, 4, 4, 4])
    answer(g, "bid 3", "pass", "pass", "bid 4")
    assert g.consul == BLACK
    assert coins(g) == [4, 4, 4, 1]

    answer(g, "take leisure")

    assert tokens(g, BLACK) == [0, 0, 1]


def test_example_2_famine_symbols() -> None:
    """Example 2: SY-4.10"""
    g = situation("consul", events=FOUR_EVENTS)
    answer(g, "bid 0", "pass", "pass", "pass", "take health")

    assert view(g).famine.level == 2


def test_example_3_recruitment() -> None:
    """Example 3: SY-5.1, SY-5.3"""
    g = situation("recruitment", consul=BLACK, display="slave legionary senator vestal merchant senator")
    shown = view(g).display
    for seat, place in ((BLACK, 0), (BLUE, 1), (RED, 2), (WHITE, 3)):
        g.submit(seat, f"recruit {shown[place].name}")

    assert [kinds_of(g, seat) for seat in range(4)] == [["legionary"], ["senator"], ["vestal"], ["slave"]]
    assert view(g).deck_bottom == shown[4:]


def test_example_4_auction_of_a_field() -> None:
    """Example 4: SY-6.1, SY-6.2, SY-6.3, SY-6.4, SY-6.8"""
    cards = ["legionary merchant", "slave", "slave merchant merchant+", "slave+ slave+ slave+ slave+"]
    g = situation("buildings", cards, consul=BLACK, slots="stall crane tavern insula field bank")
    answer(g, "offer field-A1", "bid 2")
    assert g.waiting() == [WHITE]  # Red has one card that can pay grey, so he passes
    answer(g, "bid 3", "pass")

    assert "field" in kinds_of(g, WHITE)


def test_example_5_payment() -> None:
    """Example 5: SY-6.8, SY-6.12, SY-6.3"""
    cards = ["merchant merchant+ legionary slave", "", "slave+ merchant merchant+ vestal legionary", "slave"]
    g = situation("buildings", cards, consul=BLACK, slots="stall crane tavern insula field bank")
    answer(g, "offer field-A1", "bid 2", "bid 3")
    paid = [named(g, WHITE, "slave"), *all_named(g, WHITE, "merchant")]
    answer(g, *[f"turn {name}" for name in paid])

    assert sorted(turned(g, WHITE)) == sorted(paid)
    assert "field" in kinds_of(g, WHITE)
    assert g.waiting() == [WHITE]
    answer(g, "offer stall-A1")
    sale = view(g).sale
    assert sale is not None
    assert sale.auction is not None
    assert sale.auction.bids[-1].seat == WHITE


def test_example_6_income() -> None:
    """Example 6: SY-7.1, SY-7.2, SY-13.1, SY-13.3"""
    cards = ["merchant merchant+", "", "merchant/", ""]
    g = situation("income", cards, consul=BLACK, buildings=["", "sanctuary", "stall", "stall"])
    assert coins(g) == [5, 3, 0, 5]
    answer(g, "sanctuary pride")

    assert coins(g) == [5, 1, 5, 5]
    assert tokens(g, RED) == [0, 1, 0]


def test_example_7_placement() -> None:
    """Example 7: SY-8.1, SY-8.2, SY-8.3, SY-8.5"""
    g = after_placement()

    assert [event_view(g, name).total for name in ("famine", "revolt", "cult", "decadence")] == [1, 1, 0, 3]


def test_example_8_rewards() -> None:
    """Example 8: SY-8.8, SY-8.9, SY-8.10"""
    g = after_placement()

    assert [tokens(g, seat) for seat in range(4)] == [[0, 0, 1], [1, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert points(g) == [11, 11, 10, 11]


def test_example_9_effects() -> None:
    """Example 9: SY-8.11, SY-8.12, SY-8.13, SY-8.14, SY-14.3, SY-14.4"""
    g = after_placement()
    assert g.waiting() == [BLACK]
    assert codes(g, BLACK) == ["prevent famine", "prevent revolt"]

    answer(g, "prevent revolt")

    assert view(g).famine.level == 3
    assert [marker_view(g, token).cell for token in ("health", "pride", "leisure")] == [2, 1, 2]


def test_example_10_removal() -> None:
    """Example 10: SY-8.16, SY-8.18, SY-8.19"""
    g = after_placement()
    answer(g, "prevent revolt")

    assert view(g).events_removed == ("revolt",)
    assert events(g) == ["famine", "pillage", "cult", "decadence"]


def test_example_11_great_work() -> None:
    """Example 11: SY-9.2, SY-9.3, SY-9.4, SY-9.5, SY-9.6, SY-15.4"""
    cards = ["senator senator+", "senator", "", "senator/"]
    g = situation("work", cards, consul=BLACK, coins=[5, 5, 5, 5], work="baths")
    vote(g, "plebs 0", "build 3", "build 4", "build 1")

    assert points(g) == [11, 15, 15, 10]
    assert coins(g) == [5, 2, 1, 4]
    assert marker_view(g, "health").cell == 3

    g = situation("work", cards, consul=BLACK, coins=[5, 5, 5, 5], work="baths")
    vote(g, "plebs 0", "build 3", "build 4", "build 2")
    assert marker_view(g, "health").cell == 4


def test_example_12_famine() -> None:
    """Example 12: SY-10.1"""
    g = situation("famine", buildings=["", "", "field", ""], famine=3)

    assert points(g) == [7, 7, 9, 7]


def test_example_13_crisis() -> None:
    """Example 13: SY-10.3, SY-10.5, SY-10.6, SY-10.8"""
    held = [(0, 4, 0), (0, 2, 0), (0, 2, 0), (0, 1, 0)]
    g = situation("famine", turn=4, markers=(2, 0, 2), tokens=held)

    assert points(g) == [13, 10, 10, 7]
    assert marker_view(g, "pride").to_crisis == 0


def test_example_14_final_scoring() -> None:
    """Example 14: SY-12.2, SY-12.3, SY-12.6"""
    cards = ["", "senator+ merchant+ senator+ slave slave", "", ""]
    g = situation("end", cards, turn=5, coins=[0, 4], tokens=[(0, 0, 0), (8, 3, 5)], markers=(3, 1, 3))
    answer(g, "free 2")

    assert points(g)[RED] == 10 + 54
    assert [line.points for line in ended(g).sheets[RED].lines] == [10, 6, 6, 24, 3, 15]
