"""Messages are values; a refusal carries one, with its clause."""

from __future__ import annotations

import pytest

from comitium.engine.message import Message, Refused, Who


def test_messages_are_equal_by_name_and_values() -> None:
    message = Message("bid-too-low", best=3, who=Who(1), goods=[Message("wine")])

    assert message == Message("bid-too-low", who=Who(1), goods=[Message("wine")], best=3)
    assert hash(message) == hash(Message("bid-too-low", who=Who(1), goods=[Message("wine")], best=3))
    assert message != Message("bid-too-low", best=4, who=Who(1), goods=[Message("wine")])
    assert message != Message("bid-too-high", best=3, who=Who(1), goods=[Message("wine")])
    assert Message("wine") != "wine"


def test_a_seat_is_not_a_number() -> None:
    assert Who(1) == Who(1)
    assert Who(1) != Who(2)
    assert Who(1) != 1
    assert len({Who(1), Who(1), Who(2)}) == 2


def test_a_message_shows_itself_as_it_was_written() -> None:
    assert repr(Message("sold", to=Who(2), coins=3)) == "Message('sold', to=Who(2), coins=3)"


def test_a_refusal_says_what_decides_it_and_the_clause() -> None:
    refusal = Refused("bid-too-low", "AU-3", best=3)

    assert refusal.message == Message("bid-too-low", best=3)
    assert refusal.clause == "AU-3"
    assert str(refusal) == "bid-too-low(best=3) AU-3"
    assert str(Refused("match-over")) == "match-over()"
    with pytest.raises(Refused, match="bid-too-low"):
        raise refusal
