"""Reloading, losing the network, and a server killed in mid-match: play goes on and nothing is lost."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Request, WebSocketRoute, expect

from tests.server.house import House
from tests.web.conftest import Invite
from tests.web.person import Person, play, sit_down_together
from tests.web.stillness import still, table_at
from tools.storage_faults import Limit

pytestmark = [pytest.mark.source_only, pytest.mark.slow]

Table = tuple[House, Person, Person]


@pytest.fixture(scope="module")
def table(client: Path, invite_to_stay: Invite, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A server of its own, since it will be killed, and two people in the first settlement."""
    house = House(tmp_path_factory.mktemp("killed"))
    livia, marcus = invite_to_stay("Livia", at=house), invite_to_stay("Marcus", at=house)
    sit_down_together(livia, marcus)
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
    livia.reload()
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


@pytest.mark.skipif(sys.platform != "linux", reason="the disk is broken from outside by a system call of Linux")
def test_a_choice_that_the_house_cannot_write_is_kept_and_everybody_reads_why(table: Table) -> None:
    house, livia, marcus = table
    told = [person.page.get_by_role("alert").filter(has_text="The house cannot write") for person in (livia, marcus)]
    before = log_of(livia)
    Limit().breaks(house.process.pid)
    lays(livia)
    for notice in told:
        expect(notice).to_be_visible()
    expect(marcus.log_lines).to_have_count(len(before))
    Limit().mends(house.process.pid)
    assert_went_on(before, livia, marcus)
    for notice in told:
        expect(notice).to_have_count(0)


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
    marcus.goto("about:blank")
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

    marcus.goto(address)
    marcus.press(marcus.t("tb-take-seat"))
    expect(minded).to_have_count(0)


def tell_of_a_stuck_bot(house: House, livia: Person) -> None:
    """The page hears that the bot on the second seat cannot decide."""
    lines: list[WebSocketRoute] = []

    def listen_in(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    livia.page.route_web_socket("**/socket", listen_in)
    livia.reload()
    livia.wait_until_asked()
    info = house.get(f"/api/tables/{table_at(livia)}").json()
    info["seats"][1].update(bot="greedy", stuck=True)
    lines[-1].send(json.dumps({"type": "table", "table": info}))
    stuck = {"name": "bot-cannot-decide", "values": {"who": {"seat": 1}}}
    lines[-1].send(json.dumps({"type": "notice", "message": stuck}))
    expect(livia.page.get_by_role("alert").filter(has_text="Marcus is a bot and cannot decide.")).to_be_visible()


def test_the_host_has_buttons_for_a_bot_that_cannot_decide(table: Table) -> None:
    house, livia, _ = table
    tell_of_a_stuck_bot(house, livia)

    for button, bot in [
        (livia.t("tb-bot-again", player="Marcus"), "greedy"),
        (livia.t("tb-bot-instead", level=livia.t("tb-bot-chance")), "chance"),
    ]:
        with livia.page.expect_request(lambda request: request.url.endswith("/do")) as asked:
            livia.button(button).click()
        request: Request = asked.value
        assert request.post_data_json == {"do": "bot", "seat": 1, "bot": bot}


def test_the_notice_says_so_if_the_other_bots_cannot_be_listed(table: Table) -> None:
    house, livia, _ = table
    livia.page.route("**/api/games", lambda route: route.abort())
    tell_of_a_stuck_bot(house, livia)

    expect(livia.button(livia.t("tb-bot-again", player="Marcus"))).to_be_visible()
    expect(livia.page.get_by_text(livia.t("tb-missing-part"))).to_be_visible()
