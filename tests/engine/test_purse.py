"""A purse never holds less than nothing."""

from __future__ import annotations

import pytest

from comitium.engine.purse import Purse


def test_goods_are_gained_and_paid() -> None:
    purse = Purse({"coin": 2})
    purse.gain("stone", 3)
    purse.pay("coin", 2)

    assert (purse["coin"], purse["stone"], purse["wheat"]) == (0, 3, 0)
    assert purse.total() == 3


def test_paying_more_than_there_is_is_a_mistake_and_changes_nothing() -> None:
    purse = Purse({"coin": 2})

    with pytest.raises(ValueError, match="a purse with 2 coin cannot pay 3"):
        purse.pay("coin", 3)

    assert purse["coin"] == 2


def test_what_a_cost_lacks() -> None:
    purse = Purse({"coin": 2, "stone": 1})

    assert purse.lacks({"coin": 2, "stone": 1}) == {}
    assert purse.lacks({"coin": 3, "stone": 1, "wheat": 2}) == {"coin": 1, "wheat": 2}


def test_a_purse_keeps_to_itself() -> None:
    amounts = {"coin": 2}
    purse = Purse(amounts)
    copy = purse.copy()
    copy.gain("coin", 1)
    purse.pay("coin", 1)

    assert (amounts["coin"], purse["coin"], copy["coin"]) == (2, 1, 3)
