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
from comitium.games.aeterna.effects import EFFECTS

NO_LIMIT: Final = -1
NOTHING: Final = -1  # instead of the number of what an ability is counted by
COLOURS: Final = list(Colour)
COUNTS: Final = list(Count)
PERMANENT: Final = AbilityKind.PERMANENT
ACTIVATED: Final = AbilityKind.ACTIVATED
INSTANT: Final = AbilityKind.INSTANT


class Bundle:
    """Goods, unrest and points that come or are paid together (AE-9.8). Never changed once made.

    `named` has its goods in words, in the order of AE-9.8. Unrest has its own lines in the log.
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

    __slots__ = (
        "ability",
        "colour",
        "colour_number",
        "cost",
        "counted_by",
        "effect",
        "epoch",
        "figures",
        "label",
        "most",
        "name",
        "number",
        "per",
        "points",
        "rewards",
        "times",
        "unrest_at_most",
        "where",
    )

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
        self.where: Final = [f"played:{name}"]  # the piece, once it is played
        self.colour_number: Final = COLOURS.index(colour)
        self.counted_by: Final = COUNTS.index(per) if per is not None else NOTHING
        self.figures: Final = [effect.get(one, 0) for one in EFFECTS]  # by place, as in `effects.py`
        self.times: Final = effect.get(Effect.TIMES, 1)  # AE-14.6: activations in an epoch
        self.most: Final = effect.get(Effect.MOST, NO_LIMIT)  # AE-25.7: points in one use
        self.unrest_at_most: Final = effect.get(Effect.UNREST_AT_MOST, NO_LIMIT)  # for the ability to work

    def is_province(self) -> bool:
        return self.ability is None

    def of(self, place: int) -> int:
        """A figure of the ability, by its place in `effects.py`; 0 if the card has none of the kind."""
        return self.figures[place]

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

    __slots__ = ("aurei", "counted_by", "counts", "each", "effect", "epoch", "label", "name", "points", "where")

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
        self.where: Final = [f"played:{name}"]  # the piece, once it is obtained
        self.counted_by: Final = [COUNTS.index(what) for what in counts]

    def __repr__(self) -> str:
        return self.name


class Award:
    """An award token (AE-12.10): goods, or the right to play a board card (AE-12.15)."""

    __slots__ = ("board_card", "name", "number", "players", "reward", "words")

    def __init__(self, name: str, number: int, players: int, reward: Bundle, board_card: bool) -> None:
        self.name: Final = name
        self.number: Final = number  # the place among all tokens
        self.players: Final = players
        self.reward: Final = reward
        self.board_card: Final = board_card
        self.words: Final = [Message("award-board-card")] if board_card else reward.words()

    def __repr__(self) -> str:
        return self.name


class Ground:
    """A hill as it is printed (AE-2.8)."""

    __slots__ = ("label", "name", "number", "values", "where")

    def __init__(self, name: str, number: int, values: tuple[int, ...]) -> None:
        self.name: Final = name
        self.number: Final = number
        self.values: Final = values
        self.label: Final = Message(f"hill-{name}")
        self.where: Final = [f"hill:{name}"]


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
AWARDS: Final = {
    name: Award(name, number, row.players, bundle(row.reward), row.board_card)
    for number, (name, row) in enumerate(AWARD_ROWS.items())
}
DAMAGE: Final = {name: Damage(name, bundle(row.pay)) for name, row in DAMAGE_ROWS.items()}
STRUCTURES: Final = list(Structure)
TEMPLE: Final = Structure.TEMPLE
AQUEDUCT: Final = Structure.AQUEDUCT
INCOMES: Final = [bundle(STRUCTURE_ROWS[structure.value].income) for structure in STRUCTURES]  # by number
STRUCTURE_LABELS: Final = [Message(f"piece-{structure.value}") for structure in STRUCTURES]
DISCARDS: Final = {name: bundle(row.reward) for name, row in DISCARD_ROWS.items()}
START: Final = bundle(CONSTANTS.start)
HILL_NAMES: Final = list(HILL_ROWS)
GROUNDS: Final = {name: Ground(name, row.number, row.values) for name, row in HILL_ROWS.items()}
COLOUR_LABELS: Final = [Message(f"colour-{colour.value}") for colour in COLOURS]  # by number
COUNT_LABELS: Final = [Message(f"count-{what.value}") for what in COUNTS]  # by number
EPOCH_NAMES: Final = [Message(f"epoch-{epoch}") for epoch in range(1, EPOCHS + 1)]


def structure_number(structure: Structure) -> int:
    """Its place in `STRUCTURES`. Comparing members is faster than searching for them."""
    if structure is TEMPLE:
        return 0
    return 1 if structure is AQUEDUCT else 2


def income_of(structure: Structure) -> Bundle:
    return INCOMES[structure_number(structure)]


def structure_label(structure: Structure) -> Message:
    return STRUCTURE_LABELS[structure_number(structure)]


def in_order(cards: list[Card]) -> list[Card]:
    """In the order of the printed list of cards, which tells nothing of how they were dealt."""
    ordered: list[Card] = []
    for card in cards:
        place = len(ordered)
        while place > 0 and ordered[place - 1].number > card.number:
            place -= 1
        ordered.insert(place, card)
    return ordered
