"""Whole matches of Aeterna by clicking: four seats on a large screen, two on a phone in Russian; and its size."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import grave_faults
from tests.web.conftest import Invite
from tests.web.loading import MOST_BYTES, bytes_of_first_load
from tests.web.person import Anybody, play
from tests.web.stillness import still

pytestmark = pytest.mark.source_only

EPOCHS = 3
WIDTH = 390
PHONE = {"viewport": {"width": WIDTH, "height": 844}, "has_touch": True, "is_mobile": True}
SHORTENS = 0.8  # how often somebody who may pass or end the turn does so


class Citizen(Anybody):
    """Clicks anything, but keeps the match short."""

    def decide(self, rng: random.Random) -> bool:
        if rng.random() < SHORTENS:
            enough = self.page.locator('[data-piece="action:pass"].legal, [data-piece="action:end"].legal')
            if enough.count():
                return self.clicked(enough.first)
        return super().decide(rng)

    def play_until_hill_is_chosen(self, rng: random.Random, chosen: Locator) -> None:
        while True:
            play([self], rng, until=self.legal("award:").count)
            hill = self.first_open("award:").replace("award:", "hill:").split(".")[0]
            self.touch(self.first_open(hill))
            with still(self):
                if chosen.count():
                    return

    def play_to_turn(self, rng: random.Random) -> None:
        play([self], rng, until=self.legal("hill:").count)


@pytest.mark.slow
def test_a_whole_match_of_four(invite: Invite) -> None:
    livia: Citizen = invite("Livia", kind=Citizen)
    seat_link = livia.sit_down_with_bots(4, "aeterna")
    livia.wait_until_asked("card:")
    assert bytes_of_first_load(invite(), seat_link, "card:") < MOST_BYTES
    rng = random.Random(2)
    influence_shows_what_it_changes(livia, rng)
    play([livia], rng, until=lambda: livia.over)
    with still(livia):
        assert len(livia.totals()) == 4
        log = livia.log()
    assert sum("turned up" in line or "dealt" in line for line in log) >= EPOCHS
    assert livia.errors == []


def influence_shows_what_it_changes(person: Citizen, rng: random.Random) -> None:
    """Before anything is sent: the hill, then an award under the pointer, and the goods say what they would become.

    A hill that leaves one choice only is sent at once; then the next turn shows it.
    """
    chosen = person.page.locator('[data-piece^="hill:"][aria-pressed=true]')
    person.play_until_hill_is_chosen(rng, chosen)
    person.page.mouse.move(0, 0)  # an earlier touch may have left the pointer on a piece that shows something
    expect(person.page.locator(".domus .badge")).to_have_count(0)
    person.legal("award:").first.hover()
    expect(person.page.locator(".domus .badge").first).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)


def test_a_whole_match_of_two_on_a_phone_in_russian(invite: Invite) -> None:
    livia: Citizen = invite("Ливия", kind=Citizen, language="ru", **PHONE)
    livia.begin_with_bots(2, game="aeterna")
    rng = random.Random(4)
    livia.play_to_turn(rng)
    with still(livia):
        assert livia.page.evaluate("document.documentElement.scrollWidth") <= WIDTH
        assert grave_faults(livia.page) == []
    play([livia], rng, until=lambda: livia.over)
    with still(livia):
        assert len(livia.totals()) == 2
    assert livia.errors == []
