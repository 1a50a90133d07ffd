# not compiled: a test bench, not a part of play
"""Twins: worlds that were one, until a seat decided differently in each of them.

What a viewer is told of a world is its view, its own secrets, its lines of the log and who is waited
for. Worlds that tell a viewer the same are alike to it, and stay so until one of them tells it
something else. Worlds that are alike to a viewer must not differ in anything else that reaches it:
else that would give away the decision.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from random import Random
from typing import TYPE_CHECKING

from comitium.engine.form import difference, encoder
from comitium.engine.message import Seat
from comitium.engine.state import State

if TYPE_CHECKING:
    from comitium.engine.laws import Trial

Viewer = Seat | None

MOST_WORLDS = 6  # of one decision, in the law
STEPS = 3  # played further, in the law
TOLD = ("view", "log", "own", "waiting")  # parts of what a viewer sees that tell it something; the rest must follow


class Family:
    """Numbered worlds, and for each viewer those that are alike to it."""

    def __init__(self, viewers: list[Viewer], worlds: int) -> None:
        self.alike: dict[Viewer, list[list[int]]] = {viewer: [list(range(worlds))] for viewer in viewers}

    def look(self, told: Mapping[tuple[int, Viewer], Hashable]) -> None:
        """Part the worlds that tell a viewer different things."""
        for viewer, groups in self.alike.items():
            self.alike[viewer] = [part for group in groups if len(group) > 1 for part in _parted(group, viewer, told)]

    def stay(self, worlds: list[int]) -> None:
        """Go on with these only."""
        for viewer, groups in self.alike.items():
            left = [[world for world in group if world in worlds] for group in groups]
            self.alike[viewer] = [group for group in left if len(group) > 1]

    def groups(self, viewer: Viewer) -> list[list[int]]:
        return [group for group in self.alike[viewer] if len(group) > 1]

    def largest(self) -> list[int]:
        """The most worlds that are alike to a spectator: to everybody else at most those are alike."""
        return max(self.groups(None), key=len, default=[])

    def pairs(self) -> int:
        """How many pairs of worlds are alike to somebody, counted for each viewer."""
        return sum(len(group) * (len(group) - 1) // 2 for viewer in self.alike for group in self.groups(viewer))


def _parted(group: list[int], viewer: Viewer, told: Mapping[tuple[int, Viewer], Hashable]) -> list[list[int]]:
    parts: dict[Hashable, list[int]] = {}
    for world in group:
        parts.setdefault(told[world, viewer], []).append(world)
    return list(parts.values())


def others(seats: int, actor: Seat) -> list[Viewer]:
    """Everybody who looks on while this seat decides, a spectator too."""
    return [*[seat for seat in range(seats) if seat != actor], None]


def common(worlds: list[State], rng: Random) -> tuple[Seat, str] | None:
    """A decision that can be made in every one of the worlds; None if there is none."""
    first = worlds[0]
    seats = [seat for seat in range(first.seats) if first.options(seat)]
    for seat in rng.sample(seats, len(seats)):
        codes = [action.code() for action in first.options(seat)]
        for other in worlds[1:]:
            open_there = {action.code() for action in other.options(seat)}
            codes = [code for code in codes if code in open_there]
        if codes:
            return seat, rng.choice(codes)
    return None


def secret_decisions_stay_secret(trial: Trial) -> str | None:
    """Worlds that are alike to a viewer differ in nothing it gets, and sealed answers are alike to all others."""
    g, rng = trial.g, trial.rng
    actor = rng.choice([seat for seat in range(g.seats) if g.options(seat)])
    codes = [action.code() for action in g.options(actor)]
    codes = rng.sample(codes, min(MOST_WORLDS, len(codes)))
    worlds = [g.copy() for _ in codes]
    phases = [world.agenda[-1] for world in worlds]
    for world, code in zip(worlds, codes, strict=True):
        world.submit(actor, code)
    family = Family(others(g.seats, actor), len(worlds))
    asker = g.asker(actor)
    if asker is not None and asker.is_sealed():
        answers = [action.code() for action in asker.options(g, actor)]
        sealed = [at for at, world in enumerate(worlds) if world.agenda and world.agenda[-1] is phases[at]]
        sealed = [at for at in sealed if codes[at] in answers]
        ready = len({tuple(worlds[at].waiting()) for at in sealed})  # that a seat has finished may be seen
        for viewer in family.alike:
            if len({_told(trial, worlds[at], viewer) for at in sealed}) > ready:
                return f"{_name(viewer)} is told something of the sealed answer of seat {actor}"
    for step in range(STEPS + 1):
        sights = _sights(trial, worlds, family)
        family.look({place: told for place, (told, _) in sights.items()})
        for viewer in family.alike:
            for group in family.groups(viewer):
                for at in group[1:]:
                    if sights[group[0], viewer][1] != sights[at, viewer][1]:
                        apart = f"{codes[group[0]]!r} and {codes[at]!r} of seat {actor}"
                        leak = difference(trial.see(worlds[group[0]], viewer), trial.see(worlds[at], viewer)) or ""
                        field = leak.removeprefix(".")
                        return f"{_name(viewer)} can tell {apart} apart after {step} more decisions: {field}"
        alive = family.largest()
        decision = common([worlds[at] for at in alive], rng) if alive else None
        if decision is None:
            return None
        family.stay(alive)
        for at in alive:
            worlds[at].submit(*decision)
    return None


def _sights(trial: Trial, worlds: list[State], family: Family) -> dict[tuple[int, Viewer], tuple[bytes, bytes]]:
    """For each world that is alike to others: what it tells each viewer, and what else the viewer gets."""
    return {
        (world, viewer): _sight(trial, worlds[world], viewer)
        for viewer in family.alike
        for group in family.groups(viewer)
        for world in group
    }


def _sight(trial: Trial, g: State, viewer: Viewer) -> tuple[bytes, bytes]:
    seen = trial.see(g, viewer)
    told = {name: part for name, part in seen.items() if name in TOLD}
    return encoder.encode(told), encoder.encode({name: part for name, part in seen.items() if name not in TOLD})


def _told(trial: Trial, g: State, viewer: Viewer) -> bytes:
    return _sight(trial, g, viewer)[0]


def _name(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
