"""axe-core finds no serious or critical fault on any page, light or dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import grave_faults
from tests.web.conftest import Finished, Invite
from tests.web.person import OWNER_PLACES, Person
from tests.web.stillness import still

pytestmark = pytest.mark.source_only


@pytest.fixture(scope="module")
def livia(invite_to_stay: Invite) -> Person:
    person: Person = invite_to_stay("Livia")
    return person


def faults_by_day_and_night(person: Person) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for scheme in ("light", "dark"):
        person.page.emulate_media(color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce")
        expect(person.page.locator("html")).to_have_attribute("data-theme", scheme)
        with still(person):
            faults = grave_faults(person.page)
        if faults:
            found[scheme] = faults
    return found


@pytest.mark.parametrize("room", ["/", "/new/new_romans", "/rules/new_romans", "/settings", "/about"])
def test_rooms(livia: Person, room: str) -> None:
    livia.goto(room)
    expect(livia.page.get_by_role("heading", level=1).first).to_be_visible()
    assert faults_by_day_and_night(livia) == {}


def test_gathering(livia: Person) -> None:
    livia.set_up(2, OWNER_PLACES)
    assert faults_by_day_and_night(livia) == {}


def test_every_phase_of_a_match(livia: Person) -> None:
    livia.ask_bot(2)
    livia.begin()
    livia.wait_until_asked("card:")
    found = {"reconnaissance": faults_by_day_and_night(livia)}
    livia.place_first(livia.first_open("card:"))
    livia.wait_until_asked("row:")
    livia.touch("row:2")
    found["division"] = faults_by_day_and_night(livia)
    livia.confirm("1 : 4")
    livia.wait_until_asked("lot:")
    found["choice"] = faults_by_day_and_night(livia)
    livia.take("larger")
    livia.wait_until_asked("hand:")
    livia.touch(livia.first_open("hand:"))
    livia.wait_until_asked("hand:")
    found["settlement"] = faults_by_day_and_night(livia)
    assert {phase: faults for phase, faults in found.items() if faults} == {}


def test_plain_mode(livia: Person) -> None:
    livia.button("Plain mode").focus()
    livia.page.keyboard.press("Enter")
    expect(livia.page.get_by_role("region", name="Question")).to_be_visible()
    assert faults_by_day_and_night(livia) == {}


def test_result_and_replay(invite: Invite, finished: Finished) -> None:
    watcher = invite()
    watcher.goto(finished.link)
    expect(watcher.button("Look back")).to_be_visible()
    result = faults_by_day_and_night(watcher)
    watcher.press("Look back")
    expect(watcher.page.get_by_role("slider", name="Replay")).to_be_visible()
    assert (result, faults_by_day_and_night(watcher)) == ({}, {})


def test_a_match_on_a_phone(invite: Invite) -> None:
    phone = invite("Marcus", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone.begin_with_bots(2)
    assert faults_by_day_and_night(phone) == {}
