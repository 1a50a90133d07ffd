"""One server and one browser for all of these tests, and people who leave when they are needed no longer."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import comitium.server
from tests.server.house import House
from tests.web.midmatch import lay, play_out
from tests.web.person import PATIENCE, Person, play
from tests.web.stillness import still

expect.set_options(timeout=PATIENCE)

HERE = Path(__file__).resolve().parent
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
FLAGS += ["--disable-component-update", "--disable-sync"]

Invite = Callable[..., Any]  # a Person, or the kind of person that was asked for
PRESENT: list[Person] = []  # whoever has a page open


@dataclass(frozen=True)
class Evening:
    livia: Person
    marcus: Person
    watcher: Person
    link: str
    seat_link: str
    totals: list[int]
    log: list[str]

    @property
    def people(self) -> list[Person]:
        return [self.livia, self.marcus, self.watcher]

    @property
    def table(self) -> str:
        return self.link.rpartition("/")[2]


@dataclass(frozen=True)
class Finished:
    link: str  # without a seat
    totals: list[int]


def need(found: object, reason: str) -> None:
    """A missing browser or client is a failure where they are expected, and a reason to skip elsewhere."""
    if found:
        return
    if os.environ.get("CI") or os.environ.get("COMITIUM_EXPECT_BROWSER") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Package scope, not session: its event loop would be in the way of tests that run their own."""
    chromium = shutil.which("chromium")
    need(chromium, "Chromium is not installed: apt-get install chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def client() -> Path:
    """The folder of the built pages."""
    packaged = Path(comitium.server.__file__).parent / "client"
    folder = Path(os.environ.get("COMITIUM_CLIENT", packaged))
    need((folder / "index.html").exists(), "The client is not built: npm run build in web")
    return folder


@pytest.fixture(scope="package")
def house(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.kill()


@contextmanager
def company(browser: Browser, house: House) -> Iterator[Invite]:
    """Opens a browser of one's own for each person, and closes them all: an open page never stops painting."""
    people: list[Person] = []

    def open_for(name: str = "", at: House | None = None, kind: type[Person] = Person, **context: Any) -> Person:
        people.append(kind(browser, at or house, name, **context))
        PRESENT.append(people[-1])
        return people[-1]

    yield open_for
    for person in people:
        PRESENT.remove(person)
        person.close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with long tests begin first: one that begins last would keep its browser busy while the other is idle."""
    long = {item.path for item in items if item.path.parent == HERE and item.get_closest_marker("slow")}
    items.sort(key=lambda item: item.path.parent == HERE and item.path not in long)


@pytest.fixture
def invite(browser: Browser, house: House) -> Iterator[Invite]:
    """For people who leave after this test."""
    with company(browser, house) as invited:
        yield invited


@pytest.fixture(scope="module")
def invite_to_stay(browser: Browser, house: House) -> Iterator[Invite]:
    """For people who play on through all tests of a file."""
    with company(browser, house) as invited:
        yield invited


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    """No test passes in which a page went somewhere by itself."""
    try:
        outcome = yield
        assert [move for person in PRESENT for move in person.moves.heard_out()] == []
        return outcome
    finally:
        for person in PRESENT:
            person.moves.unasked.clear()


@pytest.fixture(scope="package")
def finished(house: House) -> Finished:
    """A match that is over, for whoever looks at results."""
    match = play_out("new_romans", ["Livia", "Marcus", "Varro"])
    link = lay(house, match)[0].partition("#")[0]
    return Finished(link, [sheet.total for sheet in match.state.result.sheets])


@pytest.fixture(scope="module")
def evening(invite_to_stay: Invite) -> Evening:
    """Two people and a bot play a whole match by clicking, from the lobby to the result; a third person watches."""
    livia, marcus, watcher = invite_to_stay("Livia"), invite_to_stay("Marcus"), invite_to_stay()
    link = livia.set_up(3)
    seat_link = livia.seat_link()
    marcus.join(link)
    livia.ask_bot(3)
    livia.begin()
    watcher.goto(link)
    livia.wait_until_asked()
    play([livia, marcus], random.Random(2), until=lambda: livia.over)
    with still(livia, marcus, watcher):
        return Evening(livia, marcus, watcher, link, seat_link, livia.totals(), livia.log())
