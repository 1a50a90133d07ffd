"""The province board: four provinces with five sites and three slots each, which turn before the places (GR-5)."""

from __future__ import annotations

from typing import Final

from comitium.engine.message import NOBODY, Seat
from comitium.games.glory_of_rome.components import BOARD, SLOTS
from comitium.games.glory_of_rome.kinds import SPHERES

NAMES: Final = list(BOARD.provinces)
NO_FOLLOWERS: Final[list[list[Seat]]] = [[] for _ in SPHERES]
NO_SLOT: Final = [False for _ in range(SLOTS)]


class Province:
    """Whoever it faces controls it (GR-5.2).

    Buildings and followers are kept by type of building, intrigues by slot. A list of followers is replaced and
    never changed: so copies, of which a bot makes thousands, can share it.
    """

    __slots__ = ("active", "boosted", "followers", "fresh", "levels", "name", "number", "owners")

    def __init__(
        self,
        number: int,
        levels: list[int],
        followers: list[list[Seat]],
        boosted: list[list[Seat]],
        owners: list[Seat],
        active: list[bool],
        fresh: list[bool],
    ) -> None:
        self.number: Final = number  # in the order of the board
        self.name: Final = NAMES[number]
        self.levels = levels
        self.followers = followers  # of this round (GR-11.7)
        self.boosted = boosted  # whose boost token lies under a follower
        self.owners = owners  # whose intrigue lies in the slot (GR-23.1)
        self.active = active  # face up (GR-9.10)
        self.fresh = fresh  # with the follower that laid it

    def copy(self) -> Province:
        return Province(
            self.number,
            self.levels.copy(),
            self.followers.copy(),
            self.boosted.copy(),
            self.owners.copy(),
            self.active.copy(),
            self.fresh.copy(),
        )

    def room(self, sphere: int) -> int:
        """How many followers fit in still (GR-13.5)."""
        return self.levels[sphere] - len(self.followers[sphere])

    def population(self) -> int:
        """One, and the sum of all levels (GR-11.6)."""
        return 1 + sum(self.levels)


def empty_province(number: int) -> Province:
    return Province(
        number,
        [0 for _ in SPHERES],
        NO_FOLLOWERS.copy(),
        NO_FOLLOWERS.copy(),
        [NOBODY for _ in range(SLOTS)],
        NO_SLOT.copy(),
        NO_SLOT.copy(),
    )
