"""The province board: four provinces with five sites and three slots each, which turn before the places (GR-5)."""

from __future__ import annotations

from typing import Final

from comitium.engine.message import NOBODY, Seat
from comitium.games.glory_of_rome.components import BOARD, SLOTS
from comitium.games.glory_of_rome.kinds import SPHERES

NO_LEVELS: Final = [0 for _ in SPHERES]
NO_FOLLOWERS: Final[list[list[Seat]]] = [[] for _ in SPHERES]
NO_OWNERS: Final = [NOBODY for _ in range(SLOTS)]
NO_SLOT: Final = [False for _ in range(SLOTS)]


class Province:
    """Whoever it faces controls it (GR-5.2).

    Buildings and followers are kept by type of building, intrigues by slot. A list of followers is replaced and
    never changed: so copies, of which a bot makes thousands, can share it.
    """

    __slots__ = ("active", "boosted", "followers", "fresh", "levels", "name", "number", "owners")

    def __init__(self, number: int) -> None:
        self.number: Final = number  # in the order of the board
        self.name: Final = BOARD.provinces[number]
        self.levels = NO_LEVELS.copy()
        self.followers = NO_FOLLOWERS.copy()  # of this round (GR-11.7)
        self.boosted = NO_FOLLOWERS.copy()  # whose boost token lies under a follower
        self.owners = NO_OWNERS.copy()  # whose intrigue lies in the slot (GR-23.1)
        self.active = NO_SLOT.copy()  # face up (GR-9.10)
        self.fresh = NO_SLOT.copy()  # with the follower that laid it

    def copy(self) -> Province:
        new = Province(self.number)
        new.levels = self.levels.copy()
        new.followers = self.followers.copy()
        new.boosted = self.boosted.copy()
        new.owners = self.owners.copy()
        new.active = self.active.copy()
        new.fresh = self.fresh.copy()
        return new

    def room(self, sphere: int) -> int:
        """How many followers fit in still (GR-13.5)."""
        return self.levels[sphere] - len(self.followers[sphere])

    def population(self) -> int:
        """One, and the sum of all levels (GR-11.6)."""
        return 1 + sum(self.levels)
