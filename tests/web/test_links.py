"""Send one link: it works for friends elsewhere, or the page says why not and what to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from comitium.server.admin import main as admin
from comitium.server.workshop import CLONE
from tests.server.house import House
from tests.web.conftest import Invite
from tests.web.person import Person

Open = Callable[..., House]


@pytest.fixture
def open_house(client: Path, tmp_path: Path) -> Iterator[Open]:
    houses: list[House] = []

    def opened(*more: str) -> House:
        houses.append(House(tmp_path / f"house{len(houses)}", *more))
        return houses[-1]

    yield opened
    for house in houses:
        house.kill()


def table_of(link: str) -> str:
    return link.partition("#")[0].rpartition("/")[2]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_page_of_this_machine_alone_says_that_friends_cannot_open_its_link(invite: Invite, language: str) -> None:
    livia: Person = invite("Livia", language=language)
    livia.set_up(2)

    expect(livia.page.get_by_role("note")).to_have_text(livia.t("link-only-here", command="comitium serve"))
    expect(livia.page.get_by_role("note")).to_contain_text("comitium serve --host 0.0.0.0")


def test_in_a_clone_the_page_names_the_command_of_the_clone(
    invite: Invite, open_house: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(CLONE, str(tmp_path))
    livia: Person = invite("Livia", at=open_house("--no-compiled-bots"))
    livia.set_up(2)

    expect(livia.page.get_by_role("note")).to_contain_text("python3 run.py serve --host 0.0.0.0")


def test_a_house_on_all_addresses_gives_a_link_that_others_can_open(invite: Invite, open_house: Open) -> None:
    house = open_house("--host", "0.0.0.0")
    addresses: list[str] = house.get("/api/house").json()["addresses"]
    if not addresses:
        pytest.skip("this machine has no address beside its loopback one")
    livia: Person = invite("Livia", at=house)
    link = livia.set_up(2)

    shown = f"{addresses[0]}/t/{table_of(link)}"
    expect(livia.field(livia.t("table-link"))).to_have_value(shown)
    expect(livia.page.get_by_role("note")).to_have_count(0)
    marcus: Person = invite("Marcus", at=house)
    marcus.join(shown)
    expect(livia.page.get_by_role("list").get_by_text("Marcus", exact=True)).to_be_visible()


def test_links_begin_with_the_public_address(invite: Invite, open_house: Open) -> None:
    livia: Person = invite("Livia", at=open_house("--public", "https://games.example.org/"))
    link = livia.set_up(2)

    field = livia.field(livia.t("table-link"))
    expect(field).to_have_value(f"https://games.example.org/t/{table_of(link)}")
    expect(livia.page.get_by_role("note")).to_have_count(0)
    assert livia.seat_link().startswith(f"https://games.example.org/t/{table_of(link)}#0.")


def test_the_about_page_says_how_long_a_match_is_kept(invite: Invite, open_house: Open) -> None:
    livia: Person = invite("Livia", at=open_house("--keep-finished-days", "7"), language="ru")
    livia.goto("/about")
    expect(livia.page.get_by_text("через 7 дней")).to_be_visible()

    marcus: Person = invite("Marcus")
    marcus.goto("/about")
    expect(marcus.page.get_by_text(marcus.t("about-kept", days=0))).to_be_visible()
    expect(marcus.page.get_by_text(marcus.t("about-unbegun", days=30))).to_be_visible()


@pytest.mark.parametrize("playing", [False, True])
def test_a_page_at_a_table_that_the_host_closes_says_so(invite: Invite, house: House, playing: bool) -> None:
    livia: Person = invite("Livia")
    if playing:
        table = table_of(livia.sit_down_with_bots(2))
        livia.wait_until_asked()
    else:
        table = table_of(livia.set_up(2))

    assert admin(["close", "--data", str(house.data), "--", table]) == 0

    expect(livia.page.get_by_text(livia.t("table-closed"))).to_be_visible()
