"""Reloading, losing the network, and a server killed in mid-match: play goes on and nothing is lost."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.house import House
from tests.web.conftest import Invite
from tests.web.person import Person, play
from tests.web.stillness import still

pytestmark = pytest.mark.source_only

Table = tuple[House, Person, Person]


@pytest.fixture(scope="module")
def table(client: Path, invite: Invite, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A server of its own, since it will be killed, and two people in the first settlement."""
    house = House(tmp_path_factory.mktemp("killed"))
    livia, marcus = invite("Livia", at=house), invite("Marcus", at=house)
    marcus.join(livia.set_up(2))
    livia.begin()
    marcus.wait_until_asked()
    play([livia, marcus], random.Random(5), until=lambda: livia.legal("hand:").count())
    yield house, livia, marcus
    house.kill()


def log_of(person: Person) -> list[str]:
    with still(person):
        return person.log()


def lays(person: Person) -> None:
    person.lay(random.Random(3))


def assert_went_on(before: list[str], *people: Person) -> None:
    """Everybody's log has grown by the one tile that was laid."""
    for person in people:
        expect(person.log_lines).to_have_count(len(before) + 1)
        *old, new = log_of(person)
        assert old == before
        assert new.startswith("Livia laid")


def test_a_reload_changes_nothing(table: Table) -> None:
    _, livia, marcus = table
    with still(livia):
        before, hand = livia.log(), livia.legal("hand:").all_inner_texts()
    livia.page.reload()
    livia.wait_until_asked()
    with still(livia):
        assert livia.log() == before
        assert livia.legal("hand:").all_inner_texts() == hand
    lays(livia)
    assert_went_on(before, livia, marcus)


def test_a_choice_made_offline_is_sent_when_the_network_is_back(table: Table) -> None:
    _, livia, marcus = table
    before = log_of(livia)
    livia.context.set_offline(True)
    lays(livia)
    expect(livia.sending).to_be_visible()
    marcus.say("Salve!")  # heard by the server after all that Livia could have said
    assert log_of(marcus) == before, "the network was not really gone"
    livia.context.set_offline(False)
    assert_went_on(before, livia, marcus)


def test_a_killed_server_goes_on_where_it_was(table: Table) -> None:
    house, livia, marcus = table
    before = log_of(livia)
    house.kill()
    expect(livia.prompt).to_contain_text("Reconnecting")
    lays(livia)
    expect(livia.prompt).to_contain_text("Your choice is kept and will be sent again.")
    house.open()
    assert_went_on(before, livia, marcus)
    livia.wait_until_asked()
    play([livia, marcus], random.Random(6), until=lambda: livia.page.get_by_text("Round 2 of 4 begins").count())


def test_the_host_lets_a_bot_play_for_somebody_who_is_away(table: Table) -> None:
    _, livia, marcus = table
    with still(marcus):
        address = marcus.page.url
    marcus.page.goto("about:blank")
    expect(livia.page.get_by_text(livia.t("tb-state-away"), exact=True)).to_be_visible()
    replace = livia.button(livia.t("tb-bot-for", player="Marcus"))
    with still(livia):
        assert replace.count() == 0  # a page may come back at once
    livia.page.clock.install()
    livia.page.clock.fast_forward(180_000)
    replace.click()
    minded = livia.page.get_by_text(livia.t("tb-bot", level=livia.t("tb-bot-greedy")), exact=True)
    expect(minded).to_be_visible()
    expect(livia.log_lines.filter(has_text="Marcus finished settling")).to_have_count(1)

    marcus.page.goto(address)
    marcus.press(marcus.t("tb-take-seat"))
    expect(minded).to_have_count(0)
