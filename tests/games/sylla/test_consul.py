"""Phase I, First Consul (SY-4)."""

from __future__ import annotations

import pytest

from comitium.engine.message import Message
from tests.games.sylla.situations import (
    BLACK,
    BLUE,
    RED,
    WHITE,
    answer,
    codes,
    coins,
    refused,
    seat_view,
    situation,
    tokens,
    view,
)


@pytest.mark.parametrize("incumbent", [BLUE, WHITE])
def test_the_incumbent_bids_first_then_the_others_clockwise(incumbent: int) -> None:
    """SY-4.1, SY-4.4"""
    g = situation("consul", consul=incumbent)
    order = []
    for code in ("bid 0", "pass", "pass", "pass"):
        order.append(g.waiting()[0])
        answer(g, code)

    assert order == [(incumbent + step) % 4 for step in range(4)]


def test_a_bid_is_all_face_up_senators_and_any_number_of_coins() -> None:
    """SY-4.2: turned Senators vote too, face-down ones do not; from no coin to all."""
    g = situation("consul", ["senator senator+/ senator! merchant", "senator", "", ""], coins=[3, 1])

    assert codes(g, BLUE) == ["bid 2", "bid 3", "bid 4", "bid 5"]
    with refused(g, "All your Senators vote: 2 at least, not 1.", "SY-4.2"):
        g.submit(BLUE, "bid 1")


def test_the_incumbent_cannot_pass() -> None:
    """SY-4.3: the lowest bid is the number of Senators, which may be 0."""
    g = situation("consul")

    assert codes(g, BLUE) == ["bid 0"]
    with refused(g, "As incumbent you have to open the bidding.", "SY-4.3"):
        g.submit(BLUE, "pass")
    assert [closed.code for closed in g.closed(BLUE)] == ["pass"]


def test_a_later_bid_must_be_strictly_higher() -> None:
    """SY-4.4: an equal or lower one is refused."""
    g = situation("consul", ["senator senator+", "", "senator", ""], coins=[1, 5, 3])
    g.submit(BLUE, "bid 3")

    for low in (2, 3):
        with refused(g, "The bid stands at 3 and you can reach 5.", "SY-4.4"):
            g.submit(RED, f"bid {low}")
    assert codes(g, RED) == ["bid 4", "bid 5", "pass"]
    g.submit(RED, "bid 4")
    assert codes(g, WHITE) == ["pass"]


def test_everybody_has_exactly_one_chance() -> None:
    """SY-4.4: nobody is asked again after being outbid or passing."""
    g = situation("consul", coins=[9, 9, 9, 9])
    answer(g, "bid 1", "pass", "bid 2", "bid 3")

    assert g.consul == BLACK
    assert g.waiting() == [BLACK]
    assert codes(g, BLACK) == ["take health", "take pride", "take leisure"]


def test_nobody_bids_more_than_senators_and_coins() -> None:
    """SY-4.5"""
    g = situation("consul", ["senator", "senator", "", ""], coins=[2, 4])

    with refused(g, "4 votes are too many: you have 1 Senator and 2 denarii.", "SY-4.5"):
        g.submit(BLUE, "bid 4")
    g.submit(BLUE, "bid 3")
    with refused(g, "6 votes are too many: you have 1 Senator and 4 denarii.", "SY-4.5"):
        g.submit(RED, "bid 6")
    g.submit(RED, "bid 5")


def test_only_the_highest_bidder_pays() -> None:
    """SY-4.6: the coins in his bid, not his Senators."""
    g = situation("consul", ["senator", "", "senator senator+", ""], coins=[5, 5, 5, 5])
    answer(g, "bid 3", "bid 4", "bid 6", "pass")

    assert g.consul == WHITE
    assert coins(g) == [5, 5, 1, 5]


def test_if_all_pass_the_incumbent_stays_and_pays_his_bid() -> None:
    """SY-4.7"""
    g = situation("consul", ["senator", "", "", ""], coins=[5, 5, 5, 5])
    answer(g, "bid 3", "pass", "pass", "pass")

    assert g.consul == BLUE
    assert coins(g) == [3, 5, 5, 5]


def test_voting_turns_no_senators() -> None:
    """SY-4.8: they remain available for buildings and Great Works."""
    g = situation("consul", ["senator senator+", "", "", ""])
    answer(g, "bid 2", "pass", "pass", "pass", "take pride")

    shown = seat_view(g, BLUE)
    assert not any(card.turned for card in shown.cards)
    assert (shown.available_senators, shown.power.red, shown.power.yellow) == (2, 1, 1)


@pytest.mark.parametrize(("kind", "held"), [("health", [1, 0, 0]), ("pride", [0, 1, 0]), ("leisure", [0, 0, 1])])
def test_the_first_consul_takes_a_token_of_his_choice(kind: str, held: list[int]) -> None:
    """SY-4.9: everybody sees which kind."""
    g = situation("consul", coins=[0, 1])
    answer(g, "bid 0", "bid 1", "pass", "pass", f"take {kind}")

    assert tokens(g, RED) == held
    assert [tokens(g, seat) for seat in (BLUE, WHITE, BLACK)] == [[0, 0, 0]] * 3
    entry = next(entry for entry in g.log if entry.message().name == "took-token")
    assert entry.audience is None
    assert entry.message().values["token"] == Message(f"token-{kind}")


@pytest.mark.parametrize(
    ("events", "before", "after"),
    [
        ("epidemic eruption famine decadence", 0, 3),
        ("cult persecution purge decadence", 2, 2),
        ("flood revolt cult decadence", 3, 5),
        ("flood revolt pillage decadence", 4, 6),
        ("flood revolt pillage decadence", 6, 6),
    ],
)
def test_famine_grows_by_the_symbols_in_play(events: str, before: int, after: int) -> None:
    """SY-4.10: after the token, and never past 6."""
    g = situation("consul", events=events, famine=before)
    answer(g, "bid 0", "pass", "pass", "pass")
    assert view(g).famine.level == before

    answer(g, "take health")

    assert view(g).famine.level == after
