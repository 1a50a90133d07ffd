"""The solo campaign: sixteen forts in order, each a match of its own (HW-21).

A match knows its fort by two table options, which are kept with it. Its result says which table comes next: the same
fort after a loss, else the next one, with or without the reward. So a campaign needs no store of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from comitium.engine.message import Refused
from comitium.games.hadrians_wall.components import FORTS, Cost

ORDER: Final = list(FORTS)
NO_FORT: Final = "none"


def fort_after(fort: str) -> str | None:
    """The next fort of the campaign; None after the last, with which it is won (HW-21.6)."""
    return ORDER[ORDER.index(fort) + 1] if fort != ORDER[-1] else None


def spoils_of(options: Mapping[str, str]) -> Cost:
    """The items from the fort before, for a challenge met there (HW-21.3, HW-21.4)."""
    if options["spoils"] == "no":
        return {}
    return FORTS[ORDER[ORDER.index(options["fort"]) - 1]].reward


def why_not(seats: int, options: Mapping[str, str]) -> Refused | None:
    """Which tables cannot be: the campaign is for one player at normal difficulty (HW-21.1)."""
    fort = options["fort"]
    if fort == NO_FORT:
        return Refused("spoils-need-fort", "HW-21.3") if options["spoils"] == "yes" else None
    if seats != 1:
        return Refused("campaign-solo", "HW-21.1", seats=seats)
    if options["difficulty"] != "normal":
        return Refused("campaign-normal", "HW-21.1")
    if options["spoils"] == "yes" and fort == ORDER[0]:
        return Refused("no-fort-before", "HW-21.3")
    return None
