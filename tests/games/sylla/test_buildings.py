"""Phase III, buildings (SY-6)."""

from __future__ import annotations

import pytest

from tests.games.sylla.situations import (
    BLACK,
    BLUE,
    RED,
    WHITE,
    all_named,
    answer,
    codes,
    coins,
    kinds_of,
    named,
    offered,
    refused,
    seat_view,
    situation,
    told,
    turned,
    view,
)

RICH = "slave slave slave"  # pays in any colour
ALL_RICH = ["slave slave slave", "slave+ slave+", "slave slave+", "slave+"]
SIX = "stall field crane sanctuary tavern insula"


def test_the_first_consul_sells_first() -> None:
    """SY-6.1: one tile at a time."""
    g = situation("buildings", consul=WHITE)

    assert g.waiting() == [WHITE]
    sale = view(g).sale
    assert sale is not None
    assert (sale.seller, sale.done, sale.of) == (WHITE, 0, 5)


def test_the_seller_puts_up_any_tile_on_offer_in_the_colour_of_its_slot() -> None:
    """SY-6.2: he must, even if nobody can pay."""
    g = situation("buildings", slots=SIX)
    tiles = ["stall-A1", "field-A1", "crane-A1", "sanctuary-A1", "tavern-A1", "insula-B1"]
    assert codes(g, BLUE) == [f"offer {tile}" for tile in tiles]
    with refused(g, "Name a tile on offer, such as “offer field-A1”.", "SY-6.2"):
        g.submit(BLUE, "pass")
    with refused(g, "bank-B1 is not on offer; 6 tiles are.", "SY-6.2"):
        g.submit(BLUE, "offer bank-B1")

    g.submit(BLUE, "offer crane-A1")

    assert "Blue put up the Crane, yellow." in told(g)
    assert offered(g) == ["stall", "field", "-", "sanctuary", "tavern", "insula"]


@pytest.mark.parametrize("seller", [BLUE, RED, BLACK])
def test_bidding_starts_on_the_sellers_left_and_ends_with_him(seller: int) -> None:
    """SY-6.3: once round."""
    g = situation("buildings", ALL_RICH, consul=seller)
    answer(g, "offer stall-A1")
    order = []
    for _ in range(4):
        order.append(g.waiting()[0])
        answer(g, "pass")

    assert order == [(seller + step) % 4 for step in (1, 2, 3, 4)]


def test_everybody_has_one_chance_to_name_a_higher_number() -> None:
    """SY-6.4: the first bid is at least 1, every other strictly higher than the last."""
    g = situation("buildings", [RICH, "slave+ slave+ slave+", "slave slave+", ""])
    answer(g, "offer stall-A1")
    assert codes(g, RED) == ["pass", "bid 1", "bid 2", "bid 3"]
    with refused(g, "The bid stands at 0 and you can reach 3.", "SY-6.4"):
        g.submit(RED, "bid 0")
    g.submit(RED, "bid 1")
    with refused(g, "The bid stands at 1 and you can reach 2.", "SY-6.4"):
        g.submit(WHITE, "bid 1")
    with refused(g, "Name a number of cards, such as “bid 2”, or pass.", "SY-6.4"):
        g.submit(WHITE, "offer field-A1")
    assert codes(g, WHITE) == ["pass", "bid 2"]
    g.submit(WHITE, "bid 2")

    assert codes(g, BLUE) == ["pass", "bid 3"]
    g.submit(BLUE, "pass")
    assert g.players[WHITE].pieces  # bought by White
    assert turned(g, WHITE) == all_named(g, WHITE, "slave")


@pytest.mark.parametrize(
    ("card", "pays"),
    [
        ("senator", "red"),
        ("senator+", "yellow"),
        ("merchant", "yellow grey"),
        ("merchant+", "yellow grey"),
        ("legionary", "red grey"),
        ("vestal", "red yellow"),
        ("slave", "red yellow grey"),
        ("slave+", "red yellow grey"),
        ("slave/", ""),
        ("slave!", ""),
    ],
)
def test_available_cards_with_a_hexagon_of_the_colour_can_pay(card: str, pays: str) -> None:
    """SY-6.5: each counts exactly 1, whatever else it shows."""
    for slot, colour in (("stall-A1", "red"), ("crane-A1", "yellow"), ("tavern-A1", "grey")):
        g = situation("buildings", ["slave slave", card, "", ""])
        shown = seat_view(g, RED).power
        assert {"red": shown.red, "yellow": shown.yellow, "grey": shown.grey}[colour] == (colour in pays.split())
        answer(g, f"offer {slot}")
        asked = g.waiting()[0]
        assert (asked == RED) == (colour in pays.split())
        if asked == RED:
            assert codes(g, RED) == ["pass", "bid 1"]


def test_a_crane_of_an_earlier_turn_pays_in_any_colour() -> None:
    """SY-6.5, SY-13.6"""
    for slot in ("stall-A1", "sanctuary-A1", "tavern-A1"):
        g = situation("buildings", ["slave slave", "", "", ""], buildings=["", "crane"])
        answer(g, f"offer {slot}", "bid 1", "pass")
        assert turned(g, RED) == [named(g, RED, "crane")]


def test_a_bid_beyond_the_cards_able_to_pay_is_refused() -> None:
    """SY-6.6"""
    g = situation("buildings", ["", "merchant merchant+ legionary senator", "", ""])
    answer(g, "offer tavern-A1")

    assert [closed.code for closed in g.closed(RED)] == ["bid 4"]
    with refused(g, "You hold 3 cards that can pay, you bid 99,999.", "SY-6.6"):
        g.submit(RED, "bid 99999")
    for unreadable in ("bid 03", "bid ٣", "bid 3 ", "bid -1", "bid 100000", f"bid {'9' * 5000}"):
        with refused(g, "Name a number of cards, such as “bid 2”, or pass.", "SY-6.4"):
            g.submit(RED, unreadable)
    with refused(g, "You hold 3 cards that can pay, you bid 4.", "SY-6.6"):
        g.submit(RED, "bid 4")
    g.submit(RED, "bid 3")
    assert len(turned(g, RED)) == 3


def test_who_cannot_outbid_passes_without_being_asked() -> None:
    """SY-6.6, SY-18.4: all that pays lies open, so this tells nothing."""
    g = situation("buildings", ["slave", "merchant", "slave+ slave+", ""])
    answer(g, "offer stall-A1")
    assert g.waiting() == [WHITE]
    sale = view(g).sale
    assert sale is not None
    assert sale.auction is not None
    assert [(bid.seat, bid.passed) for bid in sale.auction.bids][:2] == [(RED, True), (WHITE, False)]
    answer(g, "bid 1")

    assert codes(g, WHITE) == [f"turn {name}" for name in all_named(g, WHITE, "slave")]


def test_coins_buy_no_buildings() -> None:
    """SY-6.7"""
    g = situation("buildings", ["slave slave", "slave", "", ""], coins=[9, 9, 9, 9])
    answer(g, "offer stall-A1")
    assert codes(g, RED) == ["pass", "bid 1"]

    answer(g, "bid 1", "bid 2")

    assert coins(g) == [9, 9, 9, 9]


def test_the_buyer_turns_as_many_cards_as_he_bid_and_chooses_which() -> None:
    """SY-6.8"""
    g = situation("buildings", ["merchant legionary slave senator", "", "", ""])
    answer(g, "offer tavern-A1", "bid 2")
    merchant, legionary, slave = (named(g, BLUE, kind) for kind in ("merchant", "legionary", "slave"))
    assert sorted(codes(g, BLUE)) == sorted(f"turn {name}" for name in (merchant, legionary, slave))
    with refused(g, "The Senator shows no grey hexagon.", "SY-6.5"):
        g.submit(BLUE, f"turn {named(g, BLUE, 'senator')}")
    assert kinds_of(g, BLUE) == ["senator", "merchant", "legionary", "slave"]

    g.submit(BLUE, f"turn {legionary}")
    with refused(g, "The Legionary is turned already.", "SY-1.7"):
        g.submit(BLUE, f"turn {legionary}")
    with refused(g, "Name one of your cards that can pay, such as “turn II-04”; 1 to turn.", "SY-6.8"):
        g.submit(BLUE, "pass")
    with refused(g, "You do not have IV-10.", "SY-6.5"):
        g.submit(BLUE, "turn IV-10")
    g.submit(BLUE, f"turn {slave}")

    assert sorted(turned(g, BLUE)) == sorted([legionary, slave])
    assert "Blue bought the Tavern for 2: Legionary and Slave turned." in told(g)
    assert "tavern" in kinds_of(g, BLUE)


def test_cards_that_cannot_pay_say_why() -> None:
    """SY-6.5, SY-6.8, SY-1.8, SY-13.6"""
    cards = ["slave slave slave/ slave! senator+", "", "", ""]
    g = situation("buildings", cards, buildings=["crane*"])
    answer(g, "offer stall-A1", "bid 1")

    assert sorted(closed.refusal.message.name for closed in g.closed(BLUE)) == [
        "card-face-down",
        "card-lacks-colour",
        "card-turned",
        "crane-new",
    ]


def test_losing_bidders_turn_nothing() -> None:
    """SY-6.9"""
    g = situation("buildings", ["slave slave", "slave+", "", ""])
    answer(g, "offer stall-A1", "bid 1", "bid 2")

    assert turned(g, RED) == []
    assert len(turned(g, BLUE)) == 2


def test_a_tile_nobody_wants_is_discarded() -> None:
    """SY-6.10: it counts as one of the five."""
    g = situation("buildings", ["slave", "", "", ""])
    answer(g, "offer stall-A1", "pass")

    assert "Nobody wanted the Market Stall; it is discarded." in told(g)
    assert offered(g)[0] == "-"
    assert g.sold == 1


def test_the_buyer_has_the_tile_before_the_next_sale() -> None:
    """SY-6.11: an immediate effect is resolved first."""
    g = situation("buildings", ["slave slave", "", "", ""], slots="insula stall field crane arch bank")
    answer(g, "offer arch-C1", "bid 1", f"turn {named(g, BLUE, 'slave')}")
    assert g.players[BLUE].prestige == 16
    answer(g, "offer insula-B1", "bid 1")

    assert codes(g, BLUE) == ["take health", "take pride", "take leisure"]
    answer(g, "take health", "take health")
    assert codes(g, BLUE)[0].startswith("offer")


def test_the_next_seller_is_the_last_buyer() -> None:
    """SY-6.12: until somebody buys, the First Consul; a discarded tile changes nothing."""
    g = situation("buildings", ["slave slave", "", "slave+ slave+", ""], consul=BLACK)
    answer(g, "offer stall-A1", "pass", "pass")
    assert g.waiting() == [BLACK]
    answer(g, "offer field-A1", "pass", "bid 1", f"turn {named(g, WHITE, 'slave')}")
    assert g.waiting() == [WHITE]

    answer(g, "offer crane-A1", "pass", "pass")

    assert g.waiting() == [WHITE]
    answer(g, "offer tavern-A1", "bid 1")
    assert g.waiting() == [BLUE]
    answer(g, f"turn {named(g, BLUE, 'slave')}")
    assert g.waiting() == [BLUE]


def test_the_phase_ends_after_five_tiles_and_the_sixth_is_removed() -> None:
    """SY-6.13"""
    g = situation("buildings", ["slave", "", "", ""], turn=5)
    for tile in ("stall-A1", "field-A1", "crane-A1", "sanctuary-A1"):
        answer(g, f"offer {tile}", "pass")
        assert g.heading == "buildings"
    answer(g, "offer insula-B1", "bid 1", "take health", "take health")

    assert g.heading != "buildings"
    assert offered(g) == ["-"] * 6
    assert "Left over and removed: Tavern." in told(g)


def test_one_player_may_buy_all() -> None:
    """SY-6.14: any number of buildings in one phase."""
    g = situation("buildings", ["slave slave slave slave senator senator+", "", "", ""])
    for tile in ("stall-A1", "field-A1", "crane-A1", "sanctuary-A1", "tavern-A1"):
        answer(g, f"offer {tile}", "bid 1")
        if codes(g, BLUE)[0].startswith("turn"):
            answer(g, codes(g, BLUE)[0])

    assert [kind for kind in kinds_of(g, BLUE) if kind in SIX] == ["crane", "stall", "field", "sanctuary", "tavern"]


def test_there_is_no_limit_to_buildings_of_one_kind() -> None:
    """SY-6.15: five Market Stalls, and one more bought."""
    g = situation("buildings", ["slave", "", "", ""], buildings=["stall stall stall stall stall"])
    answer(g, "offer stall-A1", "bid 1")

    assert kinds_of(g, BLUE).count("stall") == 6
