"""Glory of Rome by clicking: four seats, two seats with variants on a phone in Russian, and the Emperor alone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.axe import grave_faults
from tests.web.conftest import Invite
from tests.web.loading import MOST_BYTES, load
from tests.web.person import Anybody, play

pytestmark = pytest.mark.source_only

ROUNDS = 9
WIDTH = 390
PHONE = {"viewport": {"width": WIDTH, "height": 844}, "has_touch": True, "is_mobile": True}
MOST_MILLISECONDS = 400  # 100 are wanted; the machine may be busy
REPAINT = """piece => new Promise(done => {
    const start = performance.now();
    piece.click();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
})"""


def sit_down(person: Anybody, seats: int, *options: str) -> str:
    """A table against the quickest bots, begun; the link to the person's own seat."""
    person.page.goto("/new/glory_of_rome")
    person.field(person.t("your-name")).fill(person.name)
    person.page.get_by_role("group", name=person.t("how-many")).get_by_role("radio", name=str(seats)).check()
    for option in options:
        person.page.get_by_role("radio", name=person.t(option)).check()
    person.press(person.t("set-up"))
    link = person.seat_link()
    for number in range(2, seats + 1):
        person.ask_bot(number)
    person.begin()
    return link


def play_to_the_end(person: Anybody, seed: int) -> list[str]:
    """The whole match; its log."""
    play([person], random.Random(seed), until=lambda: person.over)
    assert person.errors == []
    return person.log()


def test_four_seats(invite: Invite) -> None:
    livia: Anybody = invite("Livia", kind=Anybody)
    link = sit_down(livia, 4)
    livia.wait_until_asked("task:")
    assert load(invite(), link, "task:").size < MOST_BYTES
    assert until_repainted(livia) < MOST_MILLISECONDS
    log = play_to_the_end(livia, 3)
    assert len(livia.totals()) == 4
    assert sum("The board turned" in line for line in log) == ROUNDS - 1
    assert grave_faults(livia.page) == []


def until_repainted(person: Anybody) -> float:
    """Milliseconds from a click on a task to the picture that shows it chosen."""
    task = person.legal("task:").first
    name = task.get_attribute("data-piece")
    milliseconds: float = task.evaluate(REPAINT)
    expect(person.page.locator(f'[data-piece="{name}"]')).to_have_attribute("aria-pressed", "true")
    return milliseconds


def test_two_seats_with_spies_and_harsh_times_on_a_phone_in_russian(invite: Invite) -> None:
    livia: Anybody = invite("Ливия", kind=Anybody, language="ru", **PHONE)
    sit_down(livia, 2, "option-spies-on", "option-harsh-on")
    third = livia.page.get_by_text(livia.t("tb-round", word="round", round=3, of=ROUNDS))
    play([livia], random.Random(4), until=third.count)
    assert livia.page.evaluate("document.documentElement.scrollWidth") <= WIDTH
    assert grave_faults(livia.page) == []
    log = play_to_the_end(livia, 5)
    assert sum("Поле поворачивается" in line for line in log) == ROUNDS - 1
    assert any("жетон на" in line for line in log)


def test_the_emperor_alone(invite: Invite) -> None:
    livia: Anybody = invite("Livia", kind=Anybody)
    sit_down(livia, 1)
    log = play_to_the_end(livia, 6)
    assert len(livia.totals()) == 1
    assert "of 7 objectives" in livia.headline()
    assert sum("The board turned" in line for line in log) == ROUNDS - 1
