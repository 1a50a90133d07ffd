"""What nobody may know of Sylla (SY-18): the order of the stacks and sealed answers. `imagine` draws them anew.

Coins and tokens lie behind screens, but everything that changes them happens openly (SY-18.4): who has counted knows
them. So what a bot imagines keeps them. Any other number would contradict the log that it has read.
"""

from __future__ import annotations

from random import Random

from comitium.engine.message import Seat
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import Tile


def imagine(g: Sylla, seat: Seat, rng: Random) -> Sylla:
    """A copy with the unseen part of every stack shuffled again, and with other sealed answers."""
    new = g.copy()
    new.chance = g.chance.reseeded(rng)
    unseen_cards = g.deck[g.deck_drawn : g.deck_shuffled]
    rng.shuffle(unseen_cards)
    new.deck = g.deck[: g.deck_drawn] + unseen_cards + g.deck[max(g.deck_drawn, g.deck_shuffled) :]
    new.stack = g.stack[: g.stack_drawn] + _shuffled_by_letter(g.stack[g.stack_drawn :], rng)
    unseen_events = g.event_deck[g.events_drawn :]
    rng.shuffle(unseen_events)
    new.event_deck = g.event_deck[: g.events_drawn] + unseen_events
    unseen_works = g.works[g.works_shown :]
    rng.shuffle(unseen_works)
    new.works = g.works[: g.works_shown] + unseen_works
    new.imagine_answers(seat, rng)
    return new


def _shuffled_by_letter(tiles: list[Tile], rng: Random) -> list[Tile]:
    """SY-2.2: all A lie above all B, and those above all C; the letter is on the back."""
    shuffled: list[Tile] = []
    for letter in sorted({tile.letter for tile in tiles}):
        some = [tile for tile in tiles if tile.letter == letter]
        rng.shuffle(some)
        shuffled.extend(some)
    return shuffled
