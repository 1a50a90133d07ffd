"""Russian and dark from the lobby to the result: no sentence is left in English, no name of a sentence shows."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Finished, Invite
from tests.web.english import english_in
from tests.web.person import OWNER_PLACES, Person
from tests.web.stillness import still

pytestmark = pytest.mark.source_only


@pytest.fixture(scope="module")
def livia(invite_to_stay: Invite) -> Person:
    """Comes with an English browser and chooses both by clicking; what is chosen stays."""
    person: Person = invite_to_stay("Ливия", locale="en-GB")
    person.goto("/")
    person.press("Dark theme")
    person.press("Русский")
    person.language = "ru"
    expect(person.page.get_by_role("link", name=person.t("set-up"))).to_be_visible()
    return person


def test_every_room_speaks_russian(livia: Person) -> None:
    found: dict[str, str] = {}
    for room in ("/", "/new/new_romans", "/rules/new_romans", "/settings", "/t/nowhere"):
        livia.goto(room)
        expect(livia.page.get_by_role("heading", level=1).first).to_be_visible()
        found.update(english_in(livia))
    assert found == {}


def test_a_match_speaks_russian_in_every_phase(livia: Person) -> None:
    found: dict[str, str] = {}
    for _ in a_round(livia):
        found.update(english_in(livia))
    assert found == {}
    expect(livia.page.locator("html")).to_have_attribute("lang", "ru")


def a_round(livia: Person) -> Iterator[None]:
    """Stops wherever there is something new to read."""
    livia.set_up(2, OWNER_PLACES)
    yield
    livia.ask_bot(2)
    livia.begin()
    livia.wait_until_asked("card:")
    yield
    livia.place_first(livia.first_open("card:"))
    livia.wait_until_asked("row:")
    yield
    livia.touch("row:2")
    yield
    livia.confirm("1 : 4")
    livia.wait_until_asked("lot:")
    yield
    livia.take("larger")
    livia.wait_until_asked("hand:")
    yield
    livia.touch(livia.first_open("hand:"))
    livia.press(livia.t("tb-hint"))
    yield
    for panel in ("tb-tab-chat", "tb-tab-replay"):
        livia.page.get_by_role("tab", name=livia.t(panel)).click()
        yield
    for panel in ("tb-rules", "tb-menu"):
        livia.press(livia.t(panel))
        yield
    livia.press(livia.t("tb-keys"))
    yield
    livia.button(livia.t("plain-mode")).focus()
    livia.page.keyboard.press("Enter")
    expect(livia.page.get_by_role("region", name=livia.t("tb-plain-question"))).to_be_visible()
    yield
    livia.button(livia.t("plain-mode")).focus()
    livia.page.keyboard.press("Enter")


def test_the_result_speaks_russian(livia: Person, finished: Finished) -> None:
    livia.goto(finished.link)
    expect(livia.button(livia.t("tb-review"))).to_be_visible()
    assert english_in(livia) == {}
    with still(livia):
        assert livia.totals() == finished.totals
    livia.press(livia.t("tb-review"))
    expect(livia.page.get_by_role("slider", name=livia.t("tb-replay"))).to_be_visible()
    assert english_in(livia) == {}


def test_dark_is_dark_in_every_room(livia: Person, finished: Finished) -> None:
    for room in ("/", "/new/new_romans", "/rules/new_romans", "/settings", "/about", finished.link):
        livia.goto(room)
        expect(livia.page.locator("main")).to_be_visible()
        with still(livia):
            shades = livia.page.evaluate(
                "['background-color', 'color'].map(name => getComputedStyle(document.body).getPropertyValue(name))"
            )
        ground, ink = (sum(float(part) for part in re.findall(r"[\d.]+", shade)[:3]) / 3 for shade in shades)
        assert ground < 60 < 180 < ink, f"{room}: {shades}"
    assert livia.errors == [error for error in livia.errors if "/t/nowhere" in error]
