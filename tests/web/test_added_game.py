"""A game that lies outside the project, in the browser: Dole of the guide, from the lobby to its result.

Nothing in the client knows this game, so it is played on the plain table. Its texts are read from its own folder.
"""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser, Locator, expect

from tests.server.house import House
from tests.web.conftest import Invite
from tests.web.english import english_in
from tests.web.person import LOOK_AROUND, ROOT, Person, play
from tests.web.stillness import record, still, table_at

pytestmark = pytest.mark.source_only

DOLE = ROOT / "examples" / "dole"
OFFER = "DO-2.3"


class Guest(Person):
    """Plays by the list of choices; a final one is pressed there and confirmed above it."""

    CHOICES = ".options .btn:enabled:not(.off)"
    PRESSED = ".options .btn[aria-pressed=true]"
    CONFIRM = ".acts .btn.main:enabled"

    def words(self, name: str) -> str:
        """A sentence of Dole, which this process has not loaded."""
        texts = FluentBundle([self.language], use_isolating=False)
        file = DOLE / "games" / "dole" / "text" / f"{self.language}.ftl"
        texts.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        pattern = texts.get_message(name).value
        assert pattern is not None
        return str(texts.format_pattern(pattern)[0])

    def clauses(self) -> dict[str, str]:
        """The text of each clause, by its number."""
        ledger = DOLE / "games" / "dole" / "ledger" / f"rules.{self.language}.md"
        return dict(re.findall(r"^\*\*(DO-\d+\.\d+)\*\* (.+)$", ledger.read_text(encoding="utf-8"), re.MULTILINE))

    @property
    def choices(self) -> Locator:
        return self.page.get_by_role("list", name=self.t("tb-options")).get_by_role("button")

    def decide(self, rng: random.Random) -> bool:
        choices, pressed = self.page.evaluate(LOOK_AROUND, [self.CHOICES, self.PRESSED])
        if pressed:
            return self.clicked(self.page.locator(self.CONFIRM))
        return choices > 0 and self.clicked(self.page.locator(self.CHOICES).nth(rng.randrange(choices)))


@pytest.fixture(scope="module")
def dole(browser: Browser, client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that finds the game in a folder of its own."""
    games = tmp_path_factory.mktemp("mine")
    shutil.copytree(DOLE, games, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    opened = House(tmp_path_factory.mktemp("enlarged"), COMITIUM_GAMES=str(games))
    yield opened
    opened.kill()


@pytest.fixture(scope="module", params=["en", "ru"])
def livia(dole: House, invite_to_stay: Invite, request: pytest.FixtureRequest) -> Guest:
    person: Guest = invite_to_stay("Livia", at=dole, kind=Guest, language=request.param)
    return person


@pytest.fixture(scope="module")
def seated(livia: Guest, invite_to_stay: Invite) -> Guest:
    """At a table of two with a bot, where the match has just begun."""
    livia.set_up(2, game="dole")
    livia.ask_bot(2)
    livia.begin()
    expect(livia.choices.first).to_be_enabled()
    return livia


def test_it_is_in_the_lobby(livia: Guest) -> None:
    livia.goto("/")
    name = livia.page.get_by_role("heading", name=livia.words("game-name"), exact=True)
    bay = livia.page.get_by_role("listitem").filter(has=name)
    expect(bay).to_contain_text(livia.words("game-about"))
    expect(bay.get_by_role("link", name=livia.t("nav-rules"))).to_have_attribute("href", "/rules/dole")
    with livia.moves.walking():
        bay.get_by_role("link", name=livia.t("sit-down")).click()

    expect(name).to_be_visible()
    expect(livia.page.get_by_role("radio", name=livia.words("option-mill-open"))).to_be_checked()
    expect(livia.page.get_by_role("link", name="DO-1.4")).to_have_attribute("href", "/rules/dole#DO-1.4")


def test_the_table_is_told_in_words(seated: Guest) -> None:
    expect(seated.prompt.get_by_role("heading")).to_have_text(seated.words("ask-give"))
    own = seated.page.get_by_role("region", name=seated.t("tb-plain-own"))
    expect(own).to_contain_text(re.compile(rf"{seated.words('view-coins')}\s*3", re.IGNORECASE))
    hand = re.compile(rf"^\s*{seated.words('view-hand')}", re.IGNORECASE)
    expect(own.get_by_role("listitem").filter(has_text=hand)).to_contain_text(
        re.compile("|".join(seated.words(f"sack-{sack}") for sack in ("barley", "spelt", "wheat")))
    )
    lying = seated.page.get_by_role("region", name=seated.t("tb-plain-table"), exact=True)
    expect(lying).to_contain_text(re.compile(rf"{seated.words('view-treasury')}\s*8", re.IGNORECASE))


def test_a_clause_on_the_table_leads_to_the_rules(seated: Guest) -> None:
    """First to the rules beside the table, and from there to the page of the rules, open at that clause."""
    link = seated.prompt.get_by_role("link", name=OFFER)
    expect(link).to_have_attribute("href", f"/rules/dole#{OFFER}")
    link.click()
    whole = seated.page.get_by_role("tabpanel").get_by_role("link", name=seated.t("tb-rules-whole"))
    expect(seated.page.get_by_role("tabpanel").locator(".here")).to_contain_text(seated.clauses()[OFFER])
    expect(whole).to_have_attribute("href", f"/rules/dole#{OFFER}")
    with seated.page.expect_popup() as opened:
        whole.click()

    rules = opened.value
    expect(rules).to_have_url(f"http://{seated.house.address}/rules/dole#{OFFER}")
    expect(rules.get_by_role("heading", level=1)).to_have_text(seated.words("game-name"))
    clause = rules.locator(f'[id="{OFFER}"]')
    expect(clause).to_contain_text(seated.clauses()[OFFER])
    expect(clause).to_be_in_viewport()
    expect(rules.locator("html")).to_have_attribute("lang", seated.language)
    rules.close()


def test_a_final_choice_has_one_button_to_confirm_it(seated: Guest) -> None:
    seated.choices.first.click()
    expect(seated.prompt.get_by_role("heading")).to_have_text(seated.words("ask-bribe"))
    own = seated.page.get_by_role("region", name=seated.t("tb-plain-own"))
    expect(own).to_contain_text(re.compile(seated.words("view-sack"), re.IGNORECASE))
    seated.choices.first.click()
    expect(seated.page.locator(seated.PRESSED)).to_have_count(1)

    expect(seated.page.locator(seated.CONFIRM)).to_be_visible()
    expect(seated.page.locator(".btn.main")).to_have_count(1)


def test_the_match_is_played_by_clicking_to_its_end(seated: Guest) -> None:
    english: dict[str, str] = {}

    def over() -> bool:
        if seated.language == "ru":
            english.update(english_in(seated))
        return seated.over

    play([seated], random.Random(3), until=over)
    assert english == {}
    seated.page.get_by_role("tab", name=seated.t("tb-tab-log")).click()
    expect(seated.log_lines.first).to_be_visible()
    with still(seated):
        kept = record(seated.house, table_at(seated))
        totals = seated.totals()
        addresses = seated.page.locator("a.clause").evaluate_all("links => links.map(link => link.href)")
    assert kept is not None
    assert len(seated.acknowledged) == kept.lines_of(0) >= 8  # a sack, a bribe, a choice and a finish in each round
    assert totals == [sheet["total"] for sheet in result_told(seated)["sheets"]]
    assert {address.partition("/rules/")[2] for address in addresses} <= {f"dole#{one}" for one in seated.clauses()}
    assert len(addresses) > 10
    assert seated.errors == []


def result_told(person: Person) -> dict[str, list[dict[str, int]]]:
    """As the house said it."""
    told = [json.loads(frame) for frame in person.heard]
    result: dict[str, list[dict[str, int]]] = [one["result"] for one in told if one.get("result")][-1]
    return result
