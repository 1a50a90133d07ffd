"""Take the README's screenshots anew: `python -m tools.screenshots`, with Chromium installed and the client built.

A table against bots is played by clicking, as in the tests of the pages. What is drawn from the stacks differs from
run to run, since the seed of a match is nobody's to choose.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.house import House
from tests.web.conftest import FLAGS
from tests.web.person import Anybody, Person, play

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
LARGEST = 250_000  # bytes of one picture
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}


def main() -> int:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data) / "house")
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            pictures(browser, house)
            picture_of_sylla(browser, house)
            pictures_of_hadrians_wall(browser, house)
            picture_of_aeterna(browser, house)
            picture_of_glory_of_rome(browser, house)
        finally:
            browser.close()
            house.kill()
    sizes = {file.name: file.stat().st_size for file in sorted(IMAGES.glob("*.jpg"))}
    print("\n".join(f"{size // 1000:4} KB  {name}" for name, size in sizes.items()))
    return 0 if max(sizes.values()) < LARGEST else 1


def pictures(browser: Browser, house: House) -> None:
    livia = Person(browser, house, "Livia", color_scheme="light")
    livia.set_up(3)
    seat_link = livia.seat_link()
    livia.ask_bot(2)
    livia.ask_bot(3)
    livia.begin()
    play_to(livia, "Round 2", "row:")
    for piece in ("row:1", "row:4"):
        livia.touch(piece)
    take(livia, "division")
    livia.confirm("2 : 3")
    play_to(livia, "Round 3", "hand:")
    look_at_a_cell(livia)
    take(livia, "settlement")
    phone = Person(browser, house, color_scheme="dark", **PHONE)
    phone.goto(seat_link)
    phone.wait_until_asked("hand:")
    look_at_a_cell(phone)
    take(phone, "settlement-phone-dark")
    livia.goto("/")
    expect(livia.page.get_by_role("link", name="Your turn")).to_be_visible()
    take(livia, "lobby")


def picture_of_sylla(browser: Browser, house: House) -> None:
    """The third turn of a table of four, where cubes go on the events."""
    livia = Anybody(browser, house, "Livia", color_scheme="light")
    livia.set_up(4, game="sylla")
    for number in (2, 3, 4):
        livia.ask_bot(number)
    livia.begin()
    rng = random.Random(5)
    third = livia.page.get_by_text("Turn 3 of 5")
    play([livia], rng, until=lambda: livia.over or (third.count() and livia.legal("event:").count()))
    take(livia, "sylla")


class Builder(Anybody):
    """Passes only when nothing else is left, so that there is something to see."""

    def decide(self, rng: random.Random) -> bool:
        things = self.page.locator("[data-piece].legal:enabled:not([aria-pressed=true], [data-piece^=worker])")
        if self.page.locator(".acts .btn.main:enabled").count() or not things.count():
            return super().decide(rng)
        return self.clicked(things.nth(rng.randrange(things.count())))


def pictures_of_hadrians_wall(browser: Browser, house: House) -> None:
    """The fourth year of three, the pointer over the next stone of the wall; the same seat on a phone in the dark."""
    livia = Builder(browser, house, "Livia", color_scheme="light")
    livia.set_up(3, game="hadrians_wall")
    seat_link = livia.seat_link()
    livia.ask_bot(2)
    livia.ask_bot(3)
    livia.begin()
    fourth = livia.page.get_by_text("Year 4 of 6")
    play([livia], random.Random(6), until=lambda: livia.over or (fourth.count() and livia.legal("box:").count()))
    livia.legal("box:").first.hover()
    livia.page.wait_for_timeout(600)
    take(livia, "hadrians_wall", quality=65)  # so many small things need more bytes
    phone = Person(browser, house, color_scheme="dark", **PHONE)
    phone.goto(seat_link)
    phone.wait_until_asked("box:")
    take(phone, "hadrians_wall-phone-dark")


def picture_of_aeterna(browser: Browser, house: House) -> None:
    """The second epoch of a table of four: a hill is chosen, the pointer on one of its awards."""
    livia = Anybody(browser, house, "Livia", color_scheme="light")
    livia.set_up(4, game="aeterna")
    for number in (2, 3, 4):
        livia.ask_bot(number)
    livia.begin()
    second, influence = livia.page.get_by_text("Epoch 2 of 3"), livia.legal("action:influence")
    play([livia], random.Random(6), until=lambda: livia.over or (second.count() and influence.count()))
    influence.first.click()
    livia.legal("hill:").first.click()
    livia.legal("award:").first.hover()
    livia.page.wait_for_timeout(600)
    take(livia, "aeterna", quality=65)


def picture_of_glory_of_rome(browser: Browser, house: House) -> None:
    """The fourth round of a table of four: a follower about to be placed, and what that would bring."""
    livia = Anybody(browser, house, "Livia", color_scheme="light")
    livia.set_up(4, game="glory_of_rome")
    for number in (2, 3, 4):
        livia.ask_bot(number)
    livia.begin()
    fourth = livia.page.get_by_text("Round 4 of 9")
    placing = livia.page.get_by_role("heading", name="Place a follower")
    play([livia], random.Random(5), until=lambda: livia.over or (fourth.count() and placing.count()))
    livia.legal("colosseum").first.hover()
    livia.page.wait_for_timeout(600)
    take(livia, "glory_of_rome", quality=65)


def play_to(person: Person, stage: str, kind: str) -> None:
    """Decide anything until a piece of this kind can be touched in this round."""
    rng = random.Random(7)
    while True:
        person.wait_until_asked()
        phases = person.page.get_by_role("list", name="Phases").inner_text()
        if stage.lower() in phases.lower() and person.legal(kind).count():
            return
        person.decide(rng)


def look_at_a_cell(person: Person) -> None:
    """The tile in the hand, the pointer over a cell: what it would change is shown before it counts."""
    person.legal("hand:").first.click()
    person.legal("cell:").first.hover()
    person.page.wait_for_timeout(600)


def take(person: Person, name: str, quality: int = 85) -> None:
    person.page.evaluate("document.fonts.ready")
    person.page.wait_for_timeout(300)
    person.page.screenshot(path=IMAGES / f"{name}.jpg", type="jpeg", quality=quality)


if __name__ == "__main__":
    sys.exit(main())
