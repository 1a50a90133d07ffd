"""A whole match of Sylla by clicking: two browsers and two bots, and its first turn on a phone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.axe import grave_faults
from tests.web.conftest import Invite
from tests.web.person import Anybody, play
from tests.web.stillness import still

pytestmark = pytest.mark.source_only

TURNS = 5
WIDTH = 390
PHONE = {"viewport": {"width": WIDTH, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.mark.slow
def test_a_whole_match_by_two_browsers_and_two_bots(invite: Invite) -> None:
    livia: Anybody = invite("Livia", kind=Anybody)
    marcus: Anybody = invite("Marcus", kind=Anybody)
    marcus.join(livia.set_up(4, game="sylla"))
    livia.ask_bot(3)
    livia.ask_bot(4)
    livia.begin()
    play([livia, marcus], random.Random(3), until=lambda: livia.over)
    for person in (livia, marcus):
        expect(person.button("Look back")).to_be_visible()
        assert person.errors == []
    with still(livia, marcus):
        assert livia.totals() == marcus.totals()
        assert len(livia.totals()) == 4
        log = livia.log()
        assert log == marcus.log()
    assert sum("First Consul" in line for line in log) >= TURNS


def test_the_first_turn_on_a_phone_in_russian(invite: Invite) -> None:
    livia: Anybody = invite("Ливия", kind=Anybody, language="ru", **PHONE)
    livia.begin_with_bots(2, game="sylla")
    second = livia.page.get_by_text(livia.t("tb-round", word="turn", round=2, of=TURNS))
    play([livia], random.Random(4), until=second.count)
    with still(livia):
        assert livia.acknowledged
        assert livia.page.evaluate("document.documentElement.scrollWidth") <= WIDTH
        assert grave_faults(livia.page) == []
    assert livia.errors == []
