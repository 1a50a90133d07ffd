"""Cards and tokens as the rules handle them: each exists once and is shared by every state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from comitium.engine.message import Message, Value
from comitium.games.aeterna.components import (
    AWARD_ROWS,
    BUILDING_ROWS,
    CONSTANTS,
    DAMAGE_ROWS,
    DISCARD_ROWS,
    EPOCHS,
    FIGURE_ROWS,
    HILL_ROWS,
    PROVINCE_ROWS,
    STRUCTURE_ROWS,
    AbilityKind,
    Colour,
    Count,
    Effect,
    Good,
    Structure,
)


class Bundle:
    """Goods, unrest and points that come or are paid together (AE-9.8). Never changed once made.

    `named` are its goods in words, in the order of AE-9.8; unrest has its own lines of the log.
    """

    __slots__ = ("aurei", "citizens", "named", "points", "stone", "unrest", "wheat")

    def __init__(
        self, citizens: int = 0, aurei: int = 0, stone: int = 0, wheat: int = 0, unrest: int = 0, points: int = 0
    ) -> None:
        self.citizens: Final = citizens
        self.aurei: Final = aurei
        self.stone: Final = stone
        self.wheat: Final = wheat
        self.unrest: Final = unrest  # gained; lost if negative
        self.points: Final = points
        self.named: Final = in_words(citizens, aurei, stone, wheat, points)

    def words(self) -> list[Message]:
        """The same with the unrest: what a token or a reward brings."""
        if self.unrest > 0:
            return [*self.named, Message("amount-unrest", n=self.unrest)]
        if self.unrest < 0:
            return [*self.named, Message("amount-calm", n=-self.unrest)]
        return self.named


def in_words(citizens: int, aurei: int, stone: int, wheat: int, points: int) -> list[Message]:
    named = [
        ("amount-citizens", citizens),
        ("amount-aurei", aurei),
        ("amount-stone", stone),
        ("amount-wheat", wheat),
        ("amount-points", points),
    ]
    return [Message(name, n=amount) for name, amount in named if amount]


# Every bundle that was ever needed, by its amounts: there are few, and a search needs them again and again.
_MADE: Final[dict[tuple[int, int, int, int, int, int], Bundle]] = {}


def bundle_of(
    citizens: int = 0, aurei: int = 0, stone: int = 0, wheat: int = 0, unrest: int = 0, points: int = 0
) -> Bundle:
    """The bundle of these amounts; made only once."""
    key = (citizens, aurei, stone, wheat, unrest, points)
    found = _MADE.get(key)
    if found is None:
        found = Bundle(citizens, aurei, stone, wheat, unrest, points)
        _MADE[key] = found
    return found


def bundle(goods: Mapping[Good, int]) -> Bundle:
    return bundle_of(
        goods.get(Good.CITIZENS, 0),
        goods.get(Good.AUREI, 0),
        goods.get(Good.STONE, 0),
        goods.get(Good.WHEAT, 0),
        goods.get(Good.UNREST, 0),
        goods.get(Good.POINTS, 0),
    )


class Card:
    """A building or a province: it is dealt, drafted and played (AE-9.2, AE-9.3)."""

    __slots__ = ("ability", "colour", "cost", "effect", "epoch", "label", "name", "number", "per", "points", "rewards")

    def __init__(
        self,
        name: str,
        number: int,
        epoch: int,
        colour: Colour,
        ability: AbilityKind | None,
        cost: Bundle,
        rewards: Bundle,
        points: int,
        effect: dict[Effect, int],
        per: Count | None,
    ) -> None:
        self.name: Final = name
        self.number: Final = number  # the place among all cards: hidden cards are listed in this order
        self.epoch: Final = epoch
        self.colour: Final = colour
        self.ability: Final = ability  # None: a province
        self.cost: Final = cost
        self.rewards: Final = rewards
        self.points: Final = points  # AE-9.9: at the end of the game
        self.effect: Final = effect
        self.per: Final = per
        self.label: Final = Message(f"card-{name}")

    def is_province(self) -> bool:
        return self.ability is None

    def of(self, effect: Effect) -> int:
        """A figure of the ability; 0 if the card has none of the kind."""
        return self.effect.get(effect, 0)

    def ability_words(self) -> Message:
        """The ability in words, with its figures."""
        values: dict[str, Value] = {}
        for effect, amount in self.effect.items():
            values[effect.value] = amount
        return Message(f"ability-{self.name}", **values)

    def __repr__(self) -> str:
        return self.name


class Figure:
    """A historical figure: it lies on the board until somebody obtains the favour (AE-10)."""

    __slots__ = ("aurei", "counts", "each", "effect", "epoch", "label", "name", "points")

    def __init__(
        self, name: str, epoch: int, aurei: int, counts: tuple[Count, ...], each: int, effect: Bundle, points: int
    ) -> None:
        self.name: Final = name
        self.epoch: Final = epoch
        self.aurei: Final = aurei
        self.counts: Final = counts
        self.each: Final = each
        self.effect: Final = effect
        self.points: Final = points
        self.label: Final = Message(f"card-{name}")

    def __repr__(self) -> str:
        return self.name


class Award:
    """An award token (AE-12.10): goods, or the right to play a board card (AE-12.15)."""

    __slots__ = ("board_card", "name", "players", "reward", "words")

    def __init__(self, name: str, players: int, reward: Bundle, board_card: bool) -> None:
        self.name: Final = name
        self.players: Final = players
        self.reward: Final = reward
        self.board_card: Final = board_card
        self.words: Final = [Message("award-board-card")] if board_card else reward.words()

    def __repr__(self) -> str:
        return self.name


class Damage:
    """A damage token (AE-19.1)."""

    __slots__ = ("name", "pay")

    def __init__(self, name: str, pay: Bundle) -> None:
        self.name: Final = name
        self.pay: Final = pay

    def __repr__(self) -> str:
        return self.name


def _cards() -> list[Card]:
    made: list[Card] = []
    for name, building in BUILDING_ROWS.items():
        cost, rewards = bundle(building.cost), bundle(building.rewards)
        face = (building.epoch, building.colour, building.ability, cost, rewards, building.points)
        made.append(Card(name, len(made), *face, building.effect, building.per))
    for name, province in PROVINCE_ROWS.items():
        cost, rewards = bundle_of(citizens=province.citizens), bundle(province.rewards)
        made.append(
            Card(name, len(made), province.epoch, province.colour, None, cost, rewards, province.points, {}, None)
        )
    return made


CARDS: Final = {card.name: card for card in _cards()}
BUILDINGS: Final = [
    [card for card in CARDS.values() if card.epoch == epoch and not card.is_province()]
    for epoch in range(1, EPOCHS + 1)
]
PROVINCES: Final = [
    [card for card in CARDS.values() if card.epoch == epoch and card.is_province()] for epoch in range(1, EPOCHS + 1)
]
FIGURES: Final = {
    name: Figure(name, row.epoch, row.aurei, row.counts, row.each, bundle(row.effect), row.points)
    for name, row in FIGURE_ROWS.items()
}
FIGURES_OF: Final = [[figure for figure in FIGURES.values() if figure.epoch == epoch] for epoch in range(1, EPOCHS + 1)]
AWARDS: Final = {name: Award(name, row.players, bundle(row.reward), row.board_card) for name, row in AWARD_ROWS.items()}
DAMAGE: Final = {name: Damage(name, bundle(row.pay)) for name, row in DAMAGE_ROWS.items()}
INCOME: Final = {structure: bundle(STRUCTURE_ROWS[structure.value].income) for structure in Structure}
DISCARDS: Final = {name: bundle(row.reward) for name, row in DISCARD_ROWS.items()}
START: Final = bundle(CONSTANTS.start)
HILL_NAMES: Final = list(HILL_ROWS)
HILL_LABELS: Final = {name: Message(f"hill-{name}") for name in HILL_NAMES}
STRUCTURE_LABELS: Final = {structure: Message(f"piece-{structure.value}") for structure in Structure}
COLOUR_LABELS: Final = {colour: Message(f"colour-{colour.value}") for colour in Colour}
EPOCH_NAMES: Final = [Message(f"epoch-{epoch}") for epoch in range(1, EPOCHS + 1)]


def by_number(card: Card) -> int:
    return card.number


def in_order(cards: list[Card]) -> list[Card]:
    """As printed in the list of cards: an order that tells nothing of how they were dealt."""
    return sorted(cards, key=by_number)
