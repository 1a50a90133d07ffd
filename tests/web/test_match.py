"""A whole match by clicking: two people, a bot and a watcher, and the same result everywhere."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Evening

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.source_only]

ROUNDS = 4


def test_two_browsers_and_a_watcher_see_the_same_result(evening: Evening) -> None:
    for person in evening.people:
        expect(person.button("Look back")).to_be_visible()
    livia, *others = evening.people
    assert len(livia.totals()) == 3
    assert sum(livia.totals()) > 0
    headline = livia.headline()
    assert re.fullmatch(r"\S+ wins|.+ share the victory", headline)
    for person in others:
        assert person.totals() == livia.totals()
        assert person.headline() == headline
        assert person.log() == livia.log()


def test_every_person_decided_in_every_phase(evening: Evening) -> None:
    log = evening.livia.log()
    for name in ("Livia", "Marcus"):
        for did in ("divided", "took the", "finished settling"):
            assert sum(line.startswith(f"{name} {did}") for line in log) == ROUNDS
    laid = sum(bool(re.match(r"(Livia|Marcus) laid", line)) for line in log)
    assert evening.decisions == laid + 2 * 3 * ROUNDS


def test_no_request_left_the_house(evening: Evening) -> None:
    asked = [request for person in evening.people for request in person.requests]
    assert len(asked) > 30
    assert {urlsplit(request).netloc for request in asked} == {evening.livia.house.address}


def test_no_browser_had_anything_to_complain_about(evening: Evening) -> None:
    """Neither errors nor warnings in the console, nor violations of the content security policy."""
    assert [person.errors for person in evening.people] == [[], [], []]
