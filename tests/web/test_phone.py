"""A whole round on a phone, by tapping; nothing lies over what has to be touched."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Invite
from tests.web.person import OWNER_PLACES, Person, play
from tests.web.stillness import snapshot, still

pytestmark = pytest.mark.source_only

PHONE = {"width": 390, "height": 844}
SMALLEST = 40  # pixels, for a thumb
# For each thing to be touched: its middle, and what a finger would meet there. What is scrolled away meets nothing, and
# what has just left the page is no longer there.
MET = """things => things.filter(thing => thing.isConnected).map(thing => {
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const within = ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom;
  let seen = within({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let up = thing.parentElement; up; up = up.parentElement)
    if (getComputedStyle(up).overflow !== 'visible' && !within(up.getBoundingClientRect())) seen = false;
  const met = document.elementFromPoint(x, y);
  return { name: thing.dataset.piece ?? thing.innerText, x, y, seen, size: Math.min(box.width, box.height),
           free: thing.contains(met), met: met?.outerHTML.slice(0, 120) ?? '' };
})"""


class Thumb(Person):
    """Touches the glass where the thing is, whatever lies there."""

    def touch(self, piece: str) -> None:
        self.tap(self.page.locator(f'[data-piece="{piece}"]:enabled'))

    def confirm(self, words: str) -> None:
        self.tap(self.button(words).and_(self.page.locator(":not([data-piece])")))

    def tap(self, thing: Locator) -> None:
        expect(thing.first).to_be_visible()
        seen = [spot for spot in snapshot(thing, MET) if spot["seen"]]
        assert seen, f"{thing} is out of sight"
        assert seen[0]["free"], f"{seen[0]['name']} is covered by {seen[0]['met']}"
        self.page.touchscreen.tap(seen[0]["x"], seen[0]["y"])

    def decide(self, rng: random.Random) -> bool:
        if self.sending.count():
            return False
        self.check_nothing_is_covered()
        return super().decide(rng)

    def open_pieces(self) -> list[str]:
        """Those in sight: the others come with a swipe."""
        return [spot["name"] for spot in snapshot(self.legal(), MET) if spot["seen"]]

    def check_nothing_is_covered(self) -> None:
        for spot in snapshot(self.legal(), MET):
            assert spot["free"] or not spot["seen"], f"{spot['name']} is covered by {spot['met']}"
            assert spot["size"] >= SMALLEST, f"{spot['name']} is only {spot['size']} pixels"


def test_a_whole_round_by_tapping(invite: Invite) -> None:
    """With all motion, and with the buildings placed by hand, so that every phase is played."""
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "reduced_motion": "no-preference"}
    livia: Thumb = invite("Livia", kind=Thumb, **phone)
    livia.begin_with_bots(3, OWNER_PLACES)
    with still(livia):
        assert livia.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    round_two = livia.button("Round 2 of 4")
    play([livia], random.Random(11), until=round_two.is_visible)
    with still(livia):
        assert len(livia.acknowledged) >= 5  # first building, division, choice, at least one tile, finished
    check_tabs(livia)
    assert livia.errors == []


def check_tabs(livia: Thumb) -> None:
    """Every part of the page is one tap away, and the question stays in sight."""
    livia.wait_until_asked()
    with still(livia):
        tabs = livia.page.get_by_role("tab").all()
    for tab in tabs:
        livia.tap(tab)
        expect(tab).to_have_attribute("aria-selected", "true")
        expect(livia.prompt.get_by_role("heading")).to_be_in_viewport()
        with still(livia):
            assert livia.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
