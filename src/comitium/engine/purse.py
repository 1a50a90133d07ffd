"""A purse counts goods by name: coins, stone, wheat."""

from __future__ import annotations


class Purse:
    """Amounts never fall below zero; asking for more than there is would be a mistake of the rules."""

    __slots__ = ("amounts",)

    def __init__(self, amounts: dict[str, int] | None = None) -> None:
        self.amounts: dict[str, int] = {} if amounts is None else amounts.copy()

    def copy(self) -> Purse:
        return Purse(self.amounts)

    def __getitem__(self, good: str) -> int:
        return self.amounts.get(good, 0)

    def gain(self, good: str, amount: int) -> None:
        self.amounts[good] = self.amounts.get(good, 0) + amount

    def pay(self, good: str, amount: int) -> None:
        held = self.amounts.get(good, 0)
        if amount > held:
            raise ValueError(f"a purse with {held} {good} cannot pay {amount}")
        self.amounts[good] = held - amount

    def lacks(self, cost: dict[str, int]) -> dict[str, int]:
        """What is missing to pay the cost; empty if it can be paid."""
        return {good: need - self[good] for good, need in cost.items() if need > self[good]}

    def total(self) -> int:
        return sum(self.amounts.values())
