"""A supply of workers and resources: five amounts in one number (HW-2.7).

Every item has twelve bits of the number, and its top bit stays empty. To compare a price with a supply, set all the top
bits and take the price off: the top bit of an item is lost exactly if there are too few of it. So one subtraction
compares all five, and a copy costs nothing.
"""

from __future__ import annotations

from typing import Final

from comitium.games.hadrians_wall.components import ITEMS, Cost

BITS: Final = 12
MOST: Final = (1 << 11) - 1  # of one item
GUARDS: Final = 1 << 11 | 1 << 23 | 1 << 35 | 1 << 47 | 1 << 59
PLACES: Final = {item: place for place, item in enumerate(ITEMS)}
UNITS: Final = [1 << (BITS * place) for place in range(len(ITEMS))]


def price_of(cost: Cost) -> int:
    """A cost as the number that is taken off a supply."""
    return sum([UNITS[PLACES[item]] * count for item, count in cost.items()])


class Supply:
    """Amounts never fall below zero; a payment of more than there is would be a mistake of the rules."""

    __slots__ = ("held",)

    def __init__(self, held: int = 0) -> None:
        self.held = held

    def __getitem__(self, item: str) -> int:
        return self.amount(PLACES[item])

    def amount(self, place: int) -> int:
        """How many there are of the item at this place of `ITEMS`."""
        return (self.held >> (BITS * place)) & MOST

    def amounts(self) -> dict[str, int]:
        return {item: self.amount(place) for place, item in enumerate(ITEMS)}

    def total(self) -> int:
        return sum(self.amounts().values())

    def gain(self, items: int) -> None:
        self.held += items

    def can_pay(self, price: int) -> bool:
        """HW-2.4: in full, or not at all."""
        return ((self.held | GUARDS) - price) & GUARDS == GUARDS

    def pay(self, price: int) -> None:
        if not self.can_pay(price):
            raise ValueError(f"a supply of {self.amounts()} cannot pay {price:x}")
        self.held -= price

    def lacks(self, cost: Cost) -> Cost:
        """What is missing to pay the cost; empty if it can be paid."""
        return {item: count - self[item] for item, count in cost.items() if count > self[item]}
