"""Phase V, events: the order of its steps, and how they would end as things stand (SY-8)."""

from __future__ import annotations

from typing import Final

from comitium.engine.phase import Automatic
from comitium.games.sylla.components import EVENT_SLOTS
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.placement import Muster, Placement
from comitium.games.sylla.prevention import Prevention, possible_pairs
from comitium.games.sylla.removal import Removal, removable
from comitium.games.sylla.rewards import Rewards

YES: Final = 2
OPEN: Final = 1  # the First Consul decides
NO: Final = 0


class Events(Automatic[Sylla]):
    """The steps follow each other strictly (SY-8.23); prevention schedules the effects and the removal."""

    __slots__ = ()

    heading = "events"

    def run(self, g: Sylla) -> None:
        g.schedule(Muster(), Placement(), Rewards(), Prevention())


def outlook(g: Sylla) -> tuple[list[int], list[int]]:
    """By slot YES, NO or OPEN: which events would be prevented and which removed, as things stand."""
    pairs: list[tuple[int, int]] = []
    if g.cubes:
        pairs = possible_pairs([g.cube_total(slot) for slot in range(EVENT_SLOTS)])
    for phase in g.agenda:
        if isinstance(phase, Removal):
            pairs = [phase.pair]
    prevented = [slot for pair in pairs for slot in pair]
    removed = [slot for pair in pairs for slot in removable(g, pair)]
    ways = sum([len(removable(g, pair)) for pair in pairs])
    return _certainty(prevented, len(pairs)), _certainty(removed, ways)


def _certainty(found: list[int], ways: int) -> list[int]:
    """A slot that is found in all ways is certain."""
    return [NO if slot not in found else YES if found.count(slot) == ways else OPEN for slot in range(EVENT_SLOTS)]
