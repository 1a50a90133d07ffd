"""A player who looks elsewhere is called, and one who does not know what to do gets a hint."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.person import Person, sit_down_together
from tests.web.stillness import comes

pytestmark = pytest.mark.source_only

# A page in the background, with permission to notify; what it would show and play is only written down.
ELSEWHERE = """
window.called = [];
Object.defineProperty(document, 'hidden', { get: () => true });
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, { body }) { window.called.push(`${title}: ${body}`); }
};
for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const { start } = prototype;
  prototype.start = function (...when) { window.called.push('a sound'); return start.apply(this, when); };
}
localStorage.setItem('comitium:notify', 'true');
"""


@pytest.fixture(scope="module")
def people(invite_to_stay: Invite) -> tuple[Person, Person]:
    livia, marcus = invite_to_stay("Livia"), invite_to_stay("Marcus")
    marcus.context.add_init_script(ELSEWHERE)
    sit_down_together(livia, marcus)
    livia.wait_until_asked("row:")
    return livia, marcus


def test_title_icon_and_notice_call_the_player(people: tuple[Person, Person]) -> None:
    _, marcus = people
    expect(marcus.page).to_have_title(re.compile("^● Your turn"))
    expect(marcus.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile(r"^data:image/svg\+xml"))
    comes(marcus, lambda: marcus.page.evaluate("called"), ["Your turn: New Romans"])
    marcus.divide([1])
    expect(marcus.page).to_have_title(re.compile("^New Romans"))
    expect(marcus.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")


def test_with_sound_on_a_turn_can_be_heard(people: tuple[Person, Person]) -> None:
    livia, marcus = people
    marcus.press("Switch sound on")
    marcus.page.evaluate("called.length = 0")
    livia.divide([1])
    expect(marcus.page).to_have_title(re.compile("^● Your turn"))
    comes(marcus, lambda: marcus.page.evaluate("called.includes('a sound')"), True)


def test_a_hint_says_what_a_bot_would_do(people: tuple[Person, Person]) -> None:
    livia, _ = people
    livia.wait_until_asked("lot:")
    livia.press("Hint")
    expect(livia.prompt).to_contain_text(re.compile("A bot would: Take the (smaller|larger) lot"))
