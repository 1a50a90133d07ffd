"""The solo campaign: sixteen forts in order, each a match of its own (HW-21).

A match knows its fort by two table options. What a whole campaign has come to is read from the matches played so far.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from comitium.engine.message import Refused
from comitium.games.hadrians_wall.components import FORTS, Cost

ORDER: Final = list(FORTS)
NO_FORT: Final = "none"


class Played:
    """One attempt at a fort: `outcome` is that of `scoring.fort_outcome`."""

    __slots__ = ("fort", "outcome")

    def __init__(self, fort: str, outcome: str) -> None:
        self.fort: Final = fort
        self.outcome: Final = outcome


def next_table(played: list[Played]) -> dict[str, str] | None:
    """The table options of the next game; None when fort 16 is won and with it the campaign (HW-21.6).

    A lost fort is played again, a won one never (HW-21.2, HW-21.9). The items for a challenge met are there at every
    attempt at the next fort (HW-21.3).
    """
    won = [attempt for attempt in played if attempt.outcome != "lost"]
    if len(won) == len(ORDER):
        return None
    spoils = "yes" if won and won[-1].outcome == "won_challenge" else "no"
    return {"difficulty": "normal", "fort": ORDER[len(won)], "spoils": spoils}


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
