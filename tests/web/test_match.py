"""A whole match by clicking: the same everywhere, proved by its file, and looked at again through other eyes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Evening, Invite
from tests.web.person import STANDSTILL
from tests.web.stillness import record, still

pytestmark = [pytest.mark.source_only, pytest.mark.slow]

ROUNDS = 4


def test_two_browsers_and_a_watcher_see_the_same_result(evening: Evening) -> None:
    for person in evening.people:
        expect(person.button("Look back")).to_be_visible()
    assert len(evening.totals) == 3
    assert sum(evening.totals) > 0
    with still(*evening.people):
        headlines = {person.headline() for person in evening.people}
        assert [person.totals() for person in evening.people] == [evening.totals] * 3
        assert [person.log() for person in evening.people] == [evening.log] * 3
    (headline,) = headlines
    assert re.fullmatch(r"\S+ wins|.+ share the victory", headline)


def test_every_person_decided_in_every_phase(evening: Evening) -> None:
    """NR-8.3: whoever kept and took an empty lot settles nothing in that round, so that phase can be missed.

    What a page was told to be accepted, what is on record and what stands in the log is the same.
    """
    kept = record(evening.livia.house, evening.table)
    assert kept is not None
    for seat, person in enumerate([evening.livia, evening.marcus]):
        for did in ("divided", "took the"):
            assert sum(line.startswith(f"{person.name} {did}") for line in evening.log) == ROUNDS
        settled = sum(bool(re.match(rf"{person.name} (laid|finished settling)", line)) for line in evening.log)
        assert settled > ROUNDS
        assert kept.lines_of(seat) == len(person.acknowledged) == settled + 2 * ROUNDS


def test_no_request_left_the_house(evening: Evening) -> None:
    asked = [request for person in evening.people for request in person.requests]
    assert len(asked) > 30
    assert {urlsplit(request).netloc for request in asked} == {evening.livia.house.address}


def test_no_browser_had_anything_to_complain_about(evening: Evening) -> None:
    """Neither errors nor warnings in the console, nor violations of the content security policy."""
    assert [person.errors for person in evening.people] == [[], [], []]


def test_a_seat_link_opens_the_seat_and_leaves_no_trace(evening: Evening, invite: Invite) -> None:
    token = evening.seat_link.rpartition(".")[2]
    assert len(token) >= 20
    phone = invite()
    phone.goto(evening.seat_link)
    expect(phone.button("Rematch")).to_be_visible()  # only for those who sit at the table
    expect(phone.page).to_have_url(evening.link)
    with still(phone):
        assert phone.page.evaluate("history.length") <= 2
    for person in [*evening.people, phone]:
        sent = [request.partition("#")[0] for request in person.requests]  # what follows # is never sent
        assert not [address for address in sent if token in address]
    for person in (evening.marcus, evening.watcher):
        assert not [frame for frame in person.heard if token in frame]


def test_a_seat_link_to_the_table_that_is_open_loads_no_page_again(evening: Evening, invite: Invite) -> None:
    phone = invite()
    phone.goto(evening.link)
    expect(phone.button("Look back")).to_be_visible()
    expect(phone.button("Rematch")).to_have_count(0)
    phone.page.evaluate("window.stayed = true")
    for _ in range(2):
        phone.goto(evening.seat_link)
        expect(phone.button("Rematch")).to_be_visible()
        expect(phone.page).to_have_url(evening.link)
        with still(phone):
            assert phone.page.evaluate("window.stayed") is True


def test_the_saved_match_is_proved_by_its_seed(evening: Evening, tmp_path: Path) -> None:
    file = tmp_path / "saved.match"
    with evening.watcher.page.expect_download() as download:
        evening.watcher.page.get_by_role("button", name="Save the match").click()
    download.value.save_as(file)
    command = [sys.executable, "-m", "comitium", "verify", str(file)]
    verified = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=STANDSTILL)
    assert verified.returncode == 0, verified.stdout + verified.stderr


def test_the_replay_shows_every_moment_through_every_eye(evening: Evening) -> None:
    page = evening.livia.page
    page.get_by_role("button", name="Look back").click()
    slider = page.get_by_role("slider", name="Replay")
    expect(page.get_by_role("heading", name="Before the first decision")).to_be_visible()
    with still(evening.livia):
        last = int(slider.get_attribute("max") or 0)
    page.get_by_role("button", name="One decision on").click()
    expect(page.get_by_role("heading", name=f"Moment 1 of {last}")).to_be_visible()
    check_a_sealed_answer_is_seen_through_its_owners_eyes_only(evening)

    slider.click()  # in its middle
    expect(slider).not_to_have_value("1")
    with still(evening.livia):
        middle = int(slider.input_value())
    assert 1 < middle < last
    expect(page.get_by_role("heading", name=f"Moment {middle} of {last}")).to_be_visible()
    with still(evening.livia):
        earlier = evening.livia.log()
    assert earlier == evening.log[: len(earlier)]
    assert 0 < len(earlier) < len(evening.log)

    slider.press("End")
    expect(page.get_by_role("heading", name=f"Moment {last} of {last}")).to_be_visible()
    page.get_by_role("button", name="Back to now").first.click()
    expect(page.get_by_role("button", name="Look back")).to_be_visible()
    with still(evening.livia):
        assert evening.livia.totals() == evening.totals


def check_a_sealed_answer_is_seen_through_its_owners_eyes_only(evening: Evening) -> None:
    """At the first moment of all one lot is sealed and the others are not."""
    page = evening.livia.page
    owner = evening.livia.house.get(f"/api/tables/{evening.table}/moments").json()["moments"][0]["seat"]
    page.get_by_role("tab", name="Replay").click()
    eyes = page.get_by_role("group", name="Through whose eyes").get_by_role("button")
    expect(eyes).to_have_count(4)  # a spectator and three seats
    sealed = page.get_by_text(evening.livia.t("nr-sealed-until-all", players=3))
    for eye in range(4):
        eyes.nth(owner + 1).click()
        expect(sealed).to_have_count(1)
        if eye != owner + 1:
            eyes.nth(eye).click()
            expect(sealed).to_have_count(0)
