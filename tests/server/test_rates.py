"""Nobody gets more than their due, however many others come, and memory does not grow with them."""

from __future__ import annotations

from collections import defaultdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from comitium.server.rates import ROWS, Bucket, Rates, visitor

SIZE, PER_SECOND = 3, 0.5


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills() -> None:
    clock = Hands()
    bucket = Bucket(3, 0.5, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 4.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now += 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


requests = st.lists(st.tuples(st.integers(0, 40), st.sampled_from([0.0, 0.0, 0.5, 2.0, 7.0])), max_size=200)


@settings(max_examples=300, deadline=None)
@given(requests, st.sampled_from([1, 2, 16]))
def test_nobody_gets_more_than_their_due_however_many_come(asked: list[tuple[int, float]], cells: int) -> None:
    """Of all requests of one visitor, in any stretch of time, at most the size and what the time brings are let in."""
    clock = Hands()
    rates = Rates(SIZE, PER_SECOND, clock, cells)
    let_in: dict[int, list[float]] = defaultdict(list)
    for who, later in asked:
        clock.now += later
        if rates.take(str(who)):
            let_in[who].append(clock.now)
    for times in let_in.values():
        for first, start in enumerate(times):
            for last in range(first, len(times)):
                assert last - first + 1 <= SIZE + (times[last] - start) * PER_SECOND + 1e-6


@settings(max_examples=100, deadline=None)
@given(requests)
def test_whoever_comes_alone_gets_all_that_is_due(asked: list[tuple[int, float]]) -> None:
    clock = Hands()
    rates, exact = Rates(SIZE, PER_SECOND, clock, 1), Bucket(SIZE, PER_SECOND, clock)
    for _, later in asked:
        clock.now += later
        assert rates.take("Anna") == exact.take()


def test_after_a_hundred_thousand_visitors_the_limit_stands_and_memory_is_as_before() -> None:
    clock = Hands()
    rates = Rates(SIZE, PER_SECOND, clock)
    held = len(rates._full_at)
    assert [rates.take("hot") for _ in range(4)] == [True, True, True, False]
    for number in range(100_000):
        rates.take(f"visitor {number}")
    assert not rates.take("hot")
    assert len(rates._full_at) == held == ROWS * 65_536


def test_a_crowd_that_asks_too_much_does_not_shut_out_the_others() -> None:
    clock = Hands()
    rates = Rates(SIZE, PER_SECOND, clock)
    for number in range(10_000):
        for _ in range(5):
            rates.take(f"flood {number}")
    turned_away = sum(not rates.take(f"guest {number}") for number in range(2_000))
    assert turned_away < 20  # of a hundred cells fourteen are in use; all four of a guest's rarely


@pytest.mark.parametrize(
    ("address", "who"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense", "unknown"),
        ("", "unknown"),
    ],
)
def test_a_visitor_is_an_address_or_the_network_of_a_household(address: str, who: str) -> None:
    assert visitor(address) == who
