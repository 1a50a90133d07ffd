"""What is kept from whom in Aeterna, and what a seat may imagine instead (AE-4).

Only the draft needs care. A seat knows every packet as it held it. Of the cards kept before, it knows
how many were buildings and how many provinces, because every packet is dealt alike. And all saw which
cards others laid on the board, played or discarded.
"""

from __future__ import annotations

from itertools import pairwise
from math import comb
from random import Random
from typing import Final

from comitium.engine.message import Seat
from comitium.games.aeterna.cards import BUILDINGS, FIGURES_OF, PROVINCES, Card
from comitium.games.aeterna.components import CONSTANTS, EPOCHS, KEPT, PACKET
from comitium.games.aeterna.model import Aeterna


def imagine(g: Aeterna, seat: Seat, rng: Random) -> Aeterna:
    """A copy with other later figures, other decks, and another draft as far as this seat has not seen it."""
    new = g.copy()
    new.chance = g.chance.reseeded(rng)
    later = range(EPOCHS - len(g.coming_figures), EPOCHS)  # in phase I those of the next epoch lie open already
    new.coming_figures = [
        rng.sample(FIGURES_OF[epoch], len(drawn)) for epoch, drawn in zip(later, g.coming_figures, strict=True)
    ]
    new.building_decks = [rng.sample(deck, len(deck)) for deck in g.building_decks]
    new.province_decks = [rng.sample(deck, len(deck)) for deck in g.province_decks]
    if g.packets:
        new.packets = imagine_packets(g, seat, rng)
        for other, player in enumerate(new.players):
            if other != seat:
                player.hand = [card for card in kept_by(new, other) if card not in player.shown]
    new.imagine_answers(seat, rng)
    return new


def kept_by(g: Aeterna, seat: Seat) -> list[Card]:
    """What the seat has kept so far in this epoch, in the order of keeping."""
    return [g.packets[g.packet_of(seat, when)][when] for when in range(g.kept)]


def imagine_packets(g: Aeterna, seat: Seat, rng: Random) -> list[list[Card]]:
    """A deal and draft that fit all the seat has seen; all that fit are equally likely."""
    shown_by = {card: other for other, player in enumerate(g.players) for card in player.shown}
    parts = [_seen_part(g, seat, number, shown_by, rng) for number in range(g.seats)]
    seen = {card for part in parts for card in part}
    gaps = [_gap(number, part) for number, part in enumerate(parts)]
    ways = _ways(g, gaps, [(card, keeper) for card, keeper in shown_by.items() if card not in seen], {})
    placed = rng.choices(ways, [_completions(gaps, way) for way in ways])[0]
    unknown = [card for card in [*BUILDINGS[g.epoch - 1], *PROVINCES[g.epoch - 1]] if card not in seen]
    unknown = [card for card in unknown if card not in placed.values()]
    rng.shuffle(unknown)
    return [_filled(gap, placed, unknown, rng) + part for gap, part in zip(gaps, parts, strict=True)]


def _seen_part(g: Aeterna, seat: Seat, number: int, shown_by: dict[Card, Seat], rng: Random) -> list[Card]:
    """A packet from the first time the seat held it. Its own cards stay; what others kept in between is mixed."""
    packet = g.packets[number]
    held = [when for when in g.times_held() if g.packet_of(seat, when) == number]
    part: list[Card] = []
    for when, following in pairwise([*held, PACKET]):
        if when < g.kept:
            part.append(packet[when])
        known_last = following == PACKET and g.kept == KEPT  # AE-6.6: all saw the leftover card
        stretch = range(len(part) + held[0], following - known_last)
        part += _mixed(g, number, stretch, shown_by, rng)
        part += packet[KEPT:] if known_last else []
    return part


def _mixed(g: Aeterna, number: int, stretch: range, shown_by: dict[Card, Seat], rng: Random) -> list[Card]:
    """The cards that others kept from a packet. Who has shown a card keeps it; the rest come in any order."""
    cards = [g.packets[number][when] for when in stretch]
    keepers = [g.holder(number, when) for when in stretch]
    others = [card for card in cards if shown_by.get(card) not in keepers]
    rng.shuffle(others)
    shown = {shown_by[card]: card for card in cards if shown_by.get(card) in keepers}
    return [shown[keeper] if keeper in shown else others.pop() for keeper in keepers]


class Gap:
    """The first cards of a packet, kept before the seat held it: by AE-2.4 it knows how many of each kind they are."""

    __slots__ = ("buildings", "number", "provinces", "size")

    def __init__(self, number: int, buildings: int, provinces: int) -> None:
        self.number: Final = number
        self.buildings: Final = buildings
        self.provinces: Final = provinces
        self.size: Final = buildings + provinces


Placed = dict[tuple[int, int], Card]  # by packet and step


def _gap(number: int, part: list[Card]) -> Gap:
    provinces = len([card for card in part if card.is_province()])
    return Gap(number, CONSTANTS.buildings_dealt - len(part) + provinces, CONSTANTS.provinces_dealt - provinces)


def _ways(g: Aeterna, gaps: list[Gap], shown: list[tuple[Card, Seat]], placed: Placed) -> list[Placed]:
    """Every way in which the gaps can hold the cards shown since. Who has shown a card has kept it."""
    if not shown:
        return [placed]
    card, keeper = shown[0]
    found: list[Placed] = []
    for gap in gaps:
        slot = (gap.number, (keeper - gap.number) % g.seats)
        if slot[1] < gap.size and slot not in placed and _room(gap, placed, card.is_province()):
            found.extend(_ways(g, gaps, shown[1:], {**placed, slot: card}))
    return found


def _room(gap: Gap, placed: Placed, province: bool) -> int:
    """How many more cards of this kind belong in the gap."""
    inside = [card for slot, card in placed.items() if slot[0] == gap.number and card.is_province() == province]
    return (gap.provinces if province else gap.buildings) - len(inside)


def _completions(gaps: list[Gap], placed: Placed) -> int:
    """How many ways there are to spread the kinds of the remaining cards over the gaps."""
    number = 1
    for gap in gaps:
        buildings, provinces = _room(gap, placed, False), _room(gap, placed, True)
        number *= comb(buildings + provinces, buildings)
    return number


def _filled(gap: Gap, placed: Placed, unknown: list[Card], rng: Random) -> list[Card]:
    """The gap with shown cards in their places; the rest are cards of the right kinds, taken from `unknown`."""
    kinds = [False] * _room(gap, placed, False) + [True] * _room(gap, placed, True)
    rng.shuffle(kinds)
    cards: list[Card] = []
    for when in range(gap.size):
        card = placed.get((gap.number, when))
        if card is None:
            province = kinds.pop()
            card = next(one for one in unknown if one.is_province() == province)
            unknown.remove(card)
        cards.append(card)
    return cards
