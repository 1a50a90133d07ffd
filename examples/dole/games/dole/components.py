# not compiled: the types of the rows are read at run time
"""The sacks of Dole, read from `data/sacks.toml` once (DO-1.2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from comitium.engine.components import load
from comitium.engine.message import Message

PACKAGE: Final = "comitium.games.dole"
DATA_FILES: Final = ("sacks.toml",)

ROUNDS: Final = 2  # DO-2.1
HAND: Final = 2  # DO-2.2
COINS: Final = 3  # DO-1.3
TREASURY: Final = 8  # DO-1.3: enough to pay for all the wheat
BREAD: Final = 2  # DO-2.5: coins for a sack handed out
MOST_COINS: Final = 4 * COINS + TREASURY  # nobody can ever hold more


class Sack(Enum):
    BARLEY = "barley"
    SPELT = "spelt"
    WHEAT = "wheat"


@dataclass(frozen=True)
class SackRow:
    in_the_box: int
    points: int


SACKS: Final = {Sack(name): row for name, row in load(PACKAGE, "sacks.toml", SackRow).items()}


def label(sack: Sack) -> Message:
    """The sack in a sentence."""
    return Message(f"sack-{sack.value}")
