"""Plain mode by keyboard only, from the lobby through every phase of a round."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from comitium.games import GAMES
from tests.server.house import House
from tests.web.conftest import Invite
from tests.web.person import Person
from tests.web.stillness import comes, still

pytestmark = pytest.mark.source_only

MOST_TABS = 120
FOCUSED = """() => {
  const at = document.activeElement;
  if (at === document.body) return '';
  const label = at.labels?.[0]?.textContent ?? '';
  return (at.getAttribute('aria-label') || label || at.textContent || at.value || '').trim();
}"""


class Typist(Person):
    """Has a keyboard and nothing else."""

    def walk_to(self, name: str, key: str = "Tab") -> None:
        """Press Tab until the focus is on what is called so."""
        for _ in range(MOST_TABS):
            if re.search(name, self.page.evaluate(FOCUSED)):
                return
            self.page.keyboard.press(key)
        pytest.fail(f"Tab never reached {name!r}")

    def enter_at(self, name: str) -> None:
        with still(self):
            self.walk_to(name)
        self.page.keyboard.press("Enter")

    def press_until_accepted(self, decisions: int) -> None:
        """Some choices are sent at once, others want the key twice."""

        def accepted() -> int:
            if self.button("Yes: ").count() and not self.sending.count():
                self.page.keyboard.press("Enter")
            return len(self.acknowledged)

        comes(self, accepted, lambda so_far: so_far >= decisions)

    @property
    def choices(self) -> Locator:
        return self.page.get_by_role("list", name="Choices").get_by_role("button")

    def wait_for_question(self, question: str) -> None:
        """The question is read out by the live region and stands under its heading."""
        expect(self.page.locator("[aria-live=assertive]").first).to_contain_text(question)
        expect(self.page.get_by_role("region", name="Question")).to_contain_text(question)
        expect(self.choices.first).to_be_enabled()


@pytest.fixture(scope="module")
def livia(invite_to_stay: Invite) -> Typist:
    """At a table with a bot at which everybody decides where buildings go, so that every phase asks something."""
    person: Typist = invite_to_stay("Livia", kind=Typist)
    keyboard = person.page.keyboard
    person.goto("/")
    expect(person.page.get_by_role("link", name="Set up a table")).to_be_visible()
    person.enter_at("^Plain mode")
    with person.moves.walking():
        person.enter_at("^Set up a table$")
    expect(person.field("Your name")).to_be_visible()
    person.walk_to("^Your name")
    keyboard.type("Livia")
    person.walk_to(r"^[2-5]$")
    person.walk_to("^2$", key="ArrowUp")
    person.walk_to("^Left building")
    keyboard.press("ArrowDown")
    with person.moves.walking():
        person.enter_at("^Set up a table$")
    person.enter_at("^Ask a bot")
    expect(person.button("Begin")).to_have_attribute("aria-disabled", "false")
    person.enter_at("^Begin$")
    return person


def test_reconnaissance_a_choice_is_pressed_and_confirmed(livia: Typist) -> None:
    livia.wait_for_question("Which building goes first?")
    livia.enter_at("onto the first tile")
    expect(livia.button("Yes: ")).to_be_visible()
    livia.walk_to("^Yes: ", key="Shift+Tab")
    livia.page.keyboard.press("Enter")


def test_division_a_code_is_typed(livia: Typist) -> None:
    livia.wait_for_question("Divide your five tiles")
    livia.walk_to("type words to find one, or a code")
    livia.page.keyboard.type("divide 1+2+3")
    livia.page.keyboard.press("Enter")
    expect(livia.page.get_by_role("alert").filter(has_text="is none of the choices here")).to_be_visible()
    livia.page.keyboard.press("ControlOrMeta+a")
    livia.page.keyboard.type("divide 1+3")
    livia.page.keyboard.press("Enter")
    livia.walk_to("^Yes: 2 : 3", key="Shift+Tab")
    livia.page.keyboard.press("Enter")


def test_choice_pressing_twice_confirms(livia: Typist) -> None:
    livia.wait_for_question("Take one lot from")
    livia.enter_at("^Take the larger lot")
    expect(livia.button("Yes: ")).to_be_visible()
    livia.page.keyboard.press("Enter")


def test_settlement_all_tiles_are_laid_and_reported(livia: Typist) -> None:
    livia.wait_for_question("Choose a tile and a cell")
    closed = livia.page.get_by_role("listitem").filter(has_text="Finish the settlement")
    expect(closed).to_contain_text("tiles to lay first. NR-8.2")
    with still(livia):
        asked = livia.page.get_by_role("region", name="Question").inner_text()
    left = int(re.findall(r"(\d) tiles? to lay", asked)[0])
    for number in range(left):
        livia.enter_at(r"^Lay .* on ")
        expect(livia.page.get_by_text(re.compile("^Livia laid")).last).to_be_visible()
        expect(log(livia).filter(has_text="Livia laid")).to_have_count(number + 1)
    livia.wait_for_question("Report that you are finished")
    livia.enter_at("^Finish the settlement")
    livia.page.keyboard.press("Enter")
    expect(log(livia).filter(has_text="Livia finished settling")).to_have_count(1)


def test_what_lies_on_the_table_is_told_in_words(livia: Typist) -> None:
    livia.wait_for_question("Which building goes first?")  # of the second round
    for part in ("Your things", "Table", "Players", "Score", "Log"):
        expect(livia.page.get_by_role("region", name=part)).to_contain_text(re.compile(r"\w+"))
    expect(livia.page.get_by_role("region", name="Your things")).to_contain_text("theatre")
    assert livia.errors == []


def test_chat_and_replay_are_at_hand(livia: Typist) -> None:
    livia.walk_to("^Say something")
    livia.page.keyboard.type("Salve!")
    livia.page.keyboard.press("Enter")
    expect(livia.page.get_by_role("region", name="Chat").get_by_role("listitem")).to_contain_text("Salve!")
    with still(livia):
        decided = log(livia).count()
    livia.enter_at("^Open the replay$")
    replay = livia.page.get_by_role("region", name="Replay")
    expect(replay.get_by_role("status")).to_contain_text("Moment")
    livia.walk_to("^To the beginning$", key="Shift+Tab")
    livia.page.keyboard.press("Enter")
    expect(replay.get_by_role("status")).to_contain_text("Moment 0")
    comes(livia, lambda: log(livia).count(), lambda lines: lines < decided)
    livia.enter_at("^Back to now$")
    expect(log(livia)).to_have_count(decided)


@pytest.mark.parametrize("slug", [slug for slug in GAMES if slug != "new_romans"])
def test_every_other_game_is_played_by_keyboard_too(slug: str, house: House, invite: Invite) -> None:
    table, tokens = house.make("Livia", bots=1, game=slug)
    person: Typist = invite("Livia", kind=Typist)
    person.goto("/settings")
    person.enter_at("^Plain mode")
    person.goto(f"/t/{table}#0.{tokens[0]}")
    for decided in range(1, 4):
        expect(person.choices.first).to_be_enabled()
        with still(person):
            choice = (person.choices.first.text_content() or "").strip()
        person.enter_at("^" + re.escape(choice))
        person.press_until_accepted(decided)
    for part in ("Your things", "Table", "Players", "Score", "Log"):
        expect(person.page.get_by_role("region", name=part)).to_contain_text(re.compile(r"\w+"))
    assert person.errors == []


def log(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Log").get_by_role("listitem")
