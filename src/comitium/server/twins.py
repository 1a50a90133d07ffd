"""Twins on the server: whoever cannot tell two worlds apart is sent the same bytes in both.

A random match is played at a table without sockets or a database. Now and then several worlds go on from
one moment, each with another decision of the same seat. As long as view, own secrets, log and the seats
waited for are the same for a viewer, everything else is compared too, to the last byte: updates, what a page
that opens now is sent (chat, notice, table, the whole update), the table as the lobby shows it, moments of the
replay, its scrubber, previews, hints and the refusals of codes that are not open. The file is refused until the end.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeVar, cast

from comitium.bots import make_bot
from comitium.bots.bot import decide
from comitium.engine.form import encoder, entry_out
from comitium.engine.laws import AnyGame, LawBroken
from comitium.engine.match import Match, Player, new_match
from comitium.engine.matchfile import to_text
from comitium.engine.message import Refused, Seat
from comitium.engine.state import State
from comitium.engine.twins import Family, Viewer, common, others
from comitium.server import wire
from comitium.server.bench import table_of
from comitium.server.clock import HouseTime
from comitium.server.faults import BotFault
from comitium.server.live import LiveTable
from comitium.server.live import Viewer as Page
from comitium.server.store import Job, Store

MOST_TRIED = 80  # decisions of one moment
MOST_WORLDS = 24  # that go on from one moment
STEPS = 3  # played further
SAMPLE = 0.5  # of the decisions at which no answer is sealed
PROBED = 3  # options whose preview is asked for, and codes that are tried in vain
HINTED = 0.05  # of the moments: a hint costs as much as everything else

T = TypeVar("T")


class Nowhere(Store):
    """Everything succeeds at once, and nothing is kept."""

    def __init__(self) -> None:
        super().__init__(Path("nowhere"))

    async def do(self, job: Job[T]) -> T:
        return cast(T, None)


class NoBots:
    async def choose(self, match: Match[Any], table: str, seat: Seat, bot: str) -> str:
        raise BotFault("there are no bots here")

    def draw(self, match: Match[Any], seat: Seat) -> str:
        raise BotFault("there are no bots here")


def no_time() -> HouseTime:
    """Two worlds must not differ by when they were looked at."""
    stopped = HouseTime(lambda: 0.0)
    stopped.go_on_from(0.0)
    return stopped


@dataclass
class Compared:
    """What was compared; `secrets` counts the decisions of each phase that were alike to all others."""

    looks: int = 0  # decisions at which twins were looked for
    comparisons: int = 0  # pairs of worlds, for each viewer and each moment
    families: int = 0
    secrets: Counter[str] = field(default_factory=Counter)

    def add(self, other: Compared) -> None:
        self.looks += other.looks
        self.comparisons += other.comparisons
        self.families += other.families
        self.secrets += other.secrets


Enough = Callable[[Compared], bool]


class World:
    """A table with a page for every seat and a spectator's."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    @property
    def match(self) -> Match[Any]:
        assert self.table.match is not None
        return self.table.match

    def copy(self) -> World:
        old = self.table
        new = LiveTable(old.store, old.bots, old.game, old.row, old.seats, no_time())
        assert old.match is not None
        assert old.shown is not None
        assert old.past is not None
        new.match = old.match.copy()
        new.shown = old.shown.copy(new.match)
        new.past = old.past.copy()
        new.viewers = [_same_page(page) for page in old.viewers]
        return World(new)

    async def decide(self, seat: Seat, code: str) -> None:
        await self.table.decide(seat, code, self.match.asks[seat], None)

    def heard(self) -> dict[Viewer, list[bytes]]:
        """What each page was sent since it was last asked."""
        return {page.seat: [page.outbox.get_nowait() or b"" for _ in range(page.outbox.qsize())] for page in self.pages}

    @property
    def pages(self) -> list[Page]:
        return self.table.viewers


def _same_page(page: Page) -> Page:
    new = Page(page.asker, page.differences)
    new.entries, new.logged, new.edition, new.ask = page.entries, page.logged, page.edition, page.ask
    new.number, new.seen = page.number, page.seen
    return new


def open_table(game: AnyGame, seats: int, options: Mapping[str, str], seed: str) -> World:
    match = new_match(game, [Player(f"Seat {seat}") for seat in range(seats)], options, seed)
    row, people, _ = table_of(match)
    table = LiveTable(Nowhere(), NoBots(), game, row, people, no_time())
    table.begin_match(0.0)
    for viewer in [*range(seats), None]:
        table.welcome(Page(viewer, differences=True))
    return World(table)


def told(world: World, viewer: Viewer, since: int) -> bytes:
    """What the rules tell a viewer: the view, its own secrets, the new lines of its log, who is waited for."""
    game, g = world.table.game, world.match.state
    entries = [entry_out(entry, 0) for entry in g.log[since:] if entry.seen_by(viewer)]
    own = None if viewer is None else game.own(g, viewer)
    return encoder.encode((game.view(g), own, entries, g.waiting()))


def opened(table: LiveTable, viewer: Viewer) -> list[bytes]:
    """What a page is sent that opens now: chat, table, notice and the whole update."""
    page, others_here = Page(viewer), table.viewers
    table.viewers = []
    table.welcome(page)
    table.viewers = others_here
    return [page.outbox.get_nowait() or b"" for _ in range(page.outbox.qsize())]


def sent(world: World, viewer: Viewer, first: int, probes: list[str], hint: int | None) -> dict[str, bytes]:
    """All that the server can send to this viewer now, beside what its page heard."""
    table, g = world.table, world.match.state
    past, course = table.history()
    now = len(course.lines)
    found: dict[str, object] = {f"at/{at}": past.frame(course, at, viewer) for at in range(first, now + 1)}
    found["moments"] = past.moments(course, viewer)
    found["lobby"] = table.info()
    found["opened"] = opened(table, viewer)
    if viewer is not None:
        assert table.shown is not None
        found["asked"] = table.shown.asked(viewer)
        for action in g.options(viewer)[:PROBED]:
            found[f"preview {action.code()}"] = [
                (change.piece, change.before, change.after) for change in table.game.preview(g, viewer, action)
            ]
        for code in probes:
            try:
                world.match.find(viewer, code)
            except Refused as refused:
                found[f"refusal of {code}"] = wire.refusal(refused)
        if hint is not None and viewer in g.waiting():
            found["hint"] = decide(make_bot("greedy", table.game), table.game, g, viewer, Random(hint))
    return {name: encoder.encode(part) for name, part in found.items()}


async def watch_match(game: AnyGame, seats: int, options: Mapping[str, str], seed: str, enough: Enough) -> Compared:
    """Play a random match and compare twins on the way; `LawBroken` if a viewer is sent what it may not know."""
    rng = Random(f"twins of {game.slug} {seed}")
    world = open_table(game, seats, options, f"{rng.getrandbits(128):032x}")
    found = Compared()
    while world.match.state.result is None and not enough(found):
        g = world.match.state
        waiting = g.waiting()
        idle = [seat for seat in range(seats) if seat not in waiting and g.options(seat)]
        actor = rng.choice(idle if idle and rng.random() < 0.1 else waiting)
        asker = g.asker(actor)
        if (asker is not None and asker.is_sealed()) or rng.random() < SAMPLE:
            found.add(await compare(world, actor, rng))
        await world.decide(actor, rng.choice(g.options(actor)).code())
        world.heard()
    return found


async def compare(world: World, actor: Seat, rng: Random) -> Compared:
    """Several worlds from this moment on, as long as somebody cannot tell them apart."""
    g = world.match.state
    asker = g.asker(actor)
    since, first = len(g.log), len(world.match.course.lines)
    codes = some_alike(world.table.game, g, actor, rng)
    if not codes:
        return Compared(looks=1)
    past, course = world.table.history()
    past.moments(course, None)  # worked out once, before the worlds part
    worlds = {at: world.copy() for at in range(len(codes))}
    for at, code in enumerate(codes):
        await worlds[at].decide(actor, code)
    family = Family(others(g.seats, actor), len(codes))
    found = Compared(looks=1, families=1)
    for step in range(STEPS + 1):
        family.look(
            {
                (at, viewer): told(worlds[at], viewer, since)
                for viewer in family.alike
                for group in family.groups(viewer)
                for at in group
            }
        )
        heard = {at: worlds[at].heard() for at in worlds}
        hint = rng.getrandbits(32) if rng.random() < HINTED else None
        for viewer in family.alike:
            for group in family.groups(viewer):
                sendings = {
                    at: {
                        "socket": b"\n".join(heard[at][viewer]),
                        **sent(worlds[at], viewer, first, codes[:PROBED], hint),
                    }
                    for at in group
                }
                _must_be_equal(world, sendings, codes, f"seat {actor}", viewer)
        if step == 0 and asker is not None and all(family.groups(viewer) for viewer in family.alike):
            found.secrets[type(asker).__name__] += 1
        found.comparisons += family.pairs()
        alive = family.largest()
        going = [worlds[at].match.state for at in alive]
        decision = common(going, rng) if going and going[0].result is None else None
        if decision is None:
            break
        family.stay(alive)
        worlds = {at: worlds[at] for at in alive}
        since = len(going[0].log)
        for at in alive:
            await worlds[at].decide(*decision)
    return found


def some_alike(game: AnyGame, g: State, actor: Seat, rng: Random) -> list[str]:
    """Some decisions that are alike to a spectator at first sight; empty if there are no two of them."""
    codes = [action.code() for action in g.options(actor)]
    tried = rng.sample(codes, min(MOST_TRIED, len(codes)))
    states: dict[str, State] = {}
    for code in tried:
        states[code] = g.copy()
        states[code].submit(actor, code)
    groups = _grouped(tried, {code: _public_lines(state, len(g.log)) for code, state in states.items()})
    alike = [group for group in groups if len(group) > 1]
    if not alike:
        return []
    chosen = rng.choice(alike)
    views = _grouped(chosen, {code: encoder.encode(game.view(states[code])) for code in chosen})
    largest = max(views, key=len)[:MOST_WORLDS]
    return largest if len(largest) > 1 else []


def _grouped(codes: list[str], keys: dict[str, bytes]) -> list[list[str]]:
    groups: dict[bytes, list[str]] = {}
    for code in codes:
        groups.setdefault(keys[code], []).append(code)
    return list(groups.values())


def _public_lines(g: State, since: int) -> bytes:
    lines = [entry_out(entry, 0) for entry in g.log[since:] if entry.audience is None]
    return encoder.encode((lines, g.waiting()))


def _must_be_equal(
    world: World, sendings: dict[int, dict[str, bytes]], codes: list[str], whose: str, viewer: Viewer
) -> None:
    first, *rest = sendings
    for other in rest:
        for name in {**sendings[first], **sendings[other]}:
            if sendings[first].get(name) != sendings[other].get(name):
                who = "a spectator" if viewer is None else f"seat {viewer}"
                detail = f"{who} can tell {codes[first]!r} and {codes[other]!r} of {whose} apart by {name}"
                raise LawBroken("twins_are_sent_the_same", detail, to_text(world.match))


def watch(
    game: AnyGame, seats: int, options: Mapping[str, str], seed: str, enough: Enough = lambda _found: False
) -> Compared:
    """Compare twins until the match is over, or enough of them were compared."""
    return asyncio.run(watch_match(game, seats, options, seed, enough))
