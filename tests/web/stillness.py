"""The two ways to check what a page shows: wait for it, or prove first that nothing more is on its way.

A page changes by itself: answers come, bots decide, the log and the score are drawn a frame after the board. What
is read from such a page may be old a moment later. So a test says `expect(...)` or `comes(...)`, which wait, or it
reads within `with still(...)`. `tests/test_page_tests.py` fails on every other way.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator

from comitium.server import store as sql
from tests.server.house import House
from tests.web.person import PATIENCE, Person

T = TypeVar("T")

# Four pictures in a row in which nothing moves: the log and the score come two pictures after the board. Motion
# without an end, such as the pulse of an open piece, does not count.
PAINTED = """async () => {
  const moves = (motion) => motion.playState === 'running' && motion.effect.getComputedTiming().endTime < 1e6;
  for (let quiet = 0; quiet < 4; quiet = document.getAnimations().some(moves) ? 0 : quiet + 1)
    await new Promise((painted) => requestAnimationFrame(painted));
}"""
SHOWN = "() => document.querySelector('[data-seq]')?.dataset.seq ?? ''"


@dataclass(frozen=True)
class Record:
    """What the house has on disk about a table."""

    begun: bool
    bots: frozenset[int]
    deciders: tuple[int, ...]  # of every line, in order

    def lines_of(self, seat: int) -> int:
        return self.deciders.count(seat)


def record(house: House, table: str) -> Record | None:
    db = sql.connect(house.data / "comitium.db")
    try:
        found = sql.read_table(table)(db)
        lines = sql.read_lines(table)(db)
    finally:
        db.close()
    if found is None:
        return None
    row, seats = found
    bots = frozenset(seat.seat for seat in seats if seat.kind == "bot" or seat.bot)
    return Record(row.stage != "gathering", bots, tuple(line.seat for line in lines))


@contextmanager
def still(*people: Person) -> Iterator[None]:
    """Wait until nothing is on its way to these pages or from them; what is read within cannot change any more.

    All that a page sent is answered, all it asked for is loaded, it shows the last line on record, no bot is to decide,
    and nothing moves. Whoever makes a decision within this block breaks the promise, and it says so at the end.
    """
    give_up = time.monotonic() + PATIENCE / 1000
    while not all_still(people):
        assert time.monotonic() < give_up, f"never still: {[unrest(person) or person.told() for person in people]}"
        people[0].page.wait_for_timeout(20)
    read = [person.page.evaluate(SHOWN) for person in people]
    yield
    if [person.page.evaluate(SHOWN) for person in people] != read:
        pytest.fail("a decision came while the pages were read")


def all_still(people: tuple[Person, ...]) -> bool:
    """Asked twice, before and after everything is painted: what was on its way may have come in between."""
    if any(unrest(person) for person in people):
        return False
    for person in people:
        person.page.evaluate(PAINTED)
    return not any(unrest(person) for person in people)


def unrest(person: Person) -> str:
    """What is on its way to this page or from it, in words; empty if nothing is."""
    person.page.evaluate("0")  # so that all it has told until now is heard here
    if person.loading:
        return f"loads {sorted(request.url for request in person.loading)}"
    if person.unanswered:
        return f"has no answer to {person.unanswered}"
    if person.sending.count():
        return "has something to send"
    table = table_at(person)
    kept = record(person.house, table) if table else None
    if kept is None or not kept.begun:
        return ""
    shown, lines = person.page.evaluate(SHOWN), len(kept.deciders)
    if shown != str(lines) or person.lines_heard != lines:
        return f"shows line {shown or 'none'} and heard of {person.lines_heard}, of {lines}"
    if thinking := kept.bots.intersection(person.waiting):
        return f"a bot is to decide at {sorted(thinking)}"
    return ""


def table_at(person: Person) -> str:
    """The name of the table whose page is open, or nothing."""
    room, _, name = urlsplit(person.page.url).path.strip("/").partition("/")
    return name if room == "t" else ""


def snapshot(things: Locator, script: str) -> Any:
    """One look at all of these at the same instant, in which nothing moves.

    Only for what has to hold at every instant, whatever is on its way: that nothing lies over a piece, say.
    """
    return things.evaluate_all(f"async (things) => {{ await ({PAINTED})(); return ({script})(things); }}")


def comes(person: Person, read: Callable[[], T], wanted: T | Callable[[T], bool]) -> T:
    """Read again and again until it is what is wanted, or until what is wanted says so; returns it."""
    give_up = time.monotonic() + PATIENCE / 1000
    while True:
        found = read()
        if wanted(found) if callable(wanted) else found == wanted:
            return found
        assert time.monotonic() < give_up, f"wanted {wanted}, but it is still {found!r}"
        person.page.wait_for_timeout(20)
