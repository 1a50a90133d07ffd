"""A card as a person reads it."""

from __future__ import annotations

from comitium.engine.card import Card
from comitium.text import Speaker

ROWS = ("name", "does", "place", "cost", "reward", "missing", "opens")


def in_words(card: Card, speak: Speaker) -> dict[str, str]:
    """Row by row; those that have nothing to say are left out."""
    return {row: speak(getattr(card, row)) for row in ROWS if getattr(card, row) is not None}
