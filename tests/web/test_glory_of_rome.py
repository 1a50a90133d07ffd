"""Glory of Rome by clicking: four seats, two seats with variants on a phone in Russian, and the Emperor alone."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from comitium.games.glory_of_rome.components import HAND, PRIESTS_PRICE
from comitium.games.glory_of_rome.intrigues import Answer
from comitium.games.glory_of_rome.model import GloryOfRome
from tests.server.house import House
from tests.web.axe import grave_faults
from tests.web.conftest import Invite
from tests.web.loading import MOST_BYTES, bytes_of_first_load
from tests.web.midmatch import lay, play_until
from tests.web.person import Anybody, play
from tests.web.stillness import comes, still

pytestmark = pytest.mark.source_only

GAME = "glory_of_rome"
ROUNDS = 9
WIDTH = 390
PHONE = {"viewport": {"width": WIDTH, "height": 844}, "has_touch": True, "is_mobile": True}
# Counts the turns of the board: each moves the lands by an animation of its own.
COUNT_TURNS = """(() => {
  window.turns = 0;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    window.turns += this.matches('.disc > .ground');
    return animate.apply(this, how);
  };
})()"""
# Pieces that can be touched and have no place as large as a finger. Of the free slots of a province one is enough;
# where a token is to be laid, its building has a tile once the token is chosen.
SMALL_TARGETS = """least => {
  const sizes = {};
  for (const piece of document.querySelectorAll('[data-piece]:enabled')) {
    const { width, height } = piece.getBoundingClientRect();
    const name = piece.dataset.piece.replace(/^(slot:\\w+).*/, '$1');
    sizes[name] = Math.max(sizes[name] ?? 0, Math.min(width, height));
  }
  const tokens = [...document.querySelectorAll('[data-piece^="token:"]')];
  const early = tokens.length > 0 && tokens.every(token => token.ariaPressed === 'false');
  return Object.keys(sizes).filter(name => sizes[name] < least && !(early && name.startsWith('site:')));
}"""
FINGER = 40  # pixels


class Fingers(Anybody):
    """Notes which pieces were too small to be touched."""

    def __init__(self, *all: Any, **options: Any) -> None:
        super().__init__(*all, **options)
        self.too_small: set[str] = set()

    def decide(self, rng: random.Random) -> bool:
        self.too_small.update(self.page.evaluate(SMALL_TARGETS, FINGER - 0.5))
        return super().decide(rng)


def play_to_the_end(person: Anybody, seed: int) -> list[str]:
    """The whole match; its log."""
    play([person], random.Random(seed), until=lambda: person.over)
    assert person.errors == []
    with still(person):
        return person.log()


@pytest.mark.slow
def test_four_seats(invite: Invite) -> None:
    livia: Anybody = invite("Livia", kind=Anybody)
    link = livia.sit_down_with_bots(4, GAME)
    livia.wait_until_asked("task:")
    assert bytes_of_first_load(invite(), link, "task:") < MOST_BYTES
    log = play_to_the_end(livia, 3)
    assert sum("The board turned" in line for line in log) == ROUNDS - 1
    with still(livia):
        assert len(livia.totals()) == 4
        assert grave_faults(livia.page) == []


def test_the_board_turns_before_ones_eyes(invite: Invite) -> None:
    livia: Anybody = invite("Livia", kind=Anybody, reduced_motion="no-preference")
    livia.context.add_init_script(COUNT_TURNS)
    livia.sit_down_with_bots(2, GAME)
    livia.wait_until_asked("task:")
    third = livia.page.get_by_text(livia.t("tb-round", word="round", round=3, of=ROUNDS))
    play([livia], random.Random(7), until=third.count)
    comes(livia, lambda: livia.page.evaluate("turns"), 2)
    assert livia.errors == []


def priest_out_of_turn(g: GloryOfRome) -> bool:
    """Somebody can pay twice while another one decides."""
    return any(
        g.can_exchange(seat) and player.denarii >= 2 * PRIESTS_PRICE and seat not in g.waiting()
        for seat, player in enumerate(g.players)
    )


def test_the_priests_medal_works_out_of_turn_and_stops_nobody(invite: Invite, house: House) -> None:
    match = play_until(GAME, ["Livia", "Marcus", "Varro"], priest_out_of_turn)
    owner = next(seat for seat in range(3) if match.state.can_exchange(seat))
    links = lay(house, match)
    livia: Anybody = invite("Livia", kind=Anybody)
    marcus: Anybody = invite("Marcus", kind=Anybody)
    livia.goto(links[owner])
    marcus.goto(links[match.state.waiting()[0]])
    marcus.wait_until_asked()
    with still(livia, marcus):
        question = marcus.headline()

    pay = livia.prompt.get_by_role("button", name=f"Pay {PRIESTS_PRICE} denarii for 1 fame")
    expect(livia.prompt).to_contain_text(livia.t("gr-meanwhile"))
    expect(livia.page.locator(".acts .main")).to_have_count(0)  # not what the table waits for
    paid = livia.log_lines.filter(has_text=re.compile(rf"paid {PRIESTS_PRICE} denarii by"))
    with still(livia):
        before = paid.count()
    for width, height in [(1024, 768), (1440, 900)]:
        livia.page.set_viewport_size({"width": width, "height": height})
        expect(livia.legal("medal:")).to_be_in_viewport()
    livia.touch("medal:priest")
    expect(paid).to_have_count(before + 1)
    expect(livia.sending).to_have_count(0)
    pay.focus()
    livia.page.keyboard.press("Enter")
    expect(paid).to_have_count(before + 2)

    with still(livia, marcus):
        assert marcus.headline() == question
        told = marcus.log_lines.count()
    play([marcus], random.Random(1), until=lambda: marcus.log_lines.count() > told)
    assert livia.errors == marcus.errors == []


def can_answer(g: GloryOfRome) -> bool:
    """An intrigue is about to strike somebody who holds a card against it."""
    return isinstance(g.agenda[-1], Answer) and any(len(g.options(seat)) > 1 for seat in g.waiting())


def test_whoever_is_struck_answers_with_a_card(invite: Invite, house: House) -> None:
    names = ["Livia", "Marcus", "Varro"]
    match = play_until(GAME, names, can_answer, rather=("activate", "plot", "goods", "place"))
    (target,) = match.state.waiting()
    activator = match.state.plot.activator
    links = lay(house, match)
    struck: Anybody = invite("struck", kind=Anybody)
    striker: Anybody = invite("striker", kind=Anybody)
    struck.goto(links[target])
    striker.goto(links[activator])
    struck.wait_until_asked("card:")
    expect(struck.prompt.get_by_role("heading")).to_have_text(struck.t("ask-answer"))
    expect(struck.prompt).to_contain_text(names[activator])
    expect(striker.prompt.get_by_role("heading")).to_contain_text(names[target])

    cards = len(match.state.players[target].hand)
    held = struck.page.get_by_text(struck.t("gr-goods", cards=cards - 1, limit=HAND))
    struck.touch(struck.first_open("card:"))
    expect(held).to_be_visible()
    assert struck.errors == striker.errors == []


@pytest.mark.slow
def test_two_seats_with_spies_and_harsh_times_on_a_phone_in_russian(invite: Invite) -> None:
    livia: Fingers = invite("Ливия", kind=Fingers, language="ru", **PHONE)
    livia.begin_with_bots(2, "option-spies-on", "option-harsh-on", game=GAME)
    third = livia.page.get_by_text(livia.t("tb-round", word="round", round=3, of=ROUNDS))
    play([livia], random.Random(4), until=third.count)
    with still(livia):
        assert livia.page.evaluate("document.documentElement.scrollWidth") <= WIDTH
        assert grave_faults(livia.page) == []
    log = play_to_the_end(livia, 5)
    assert sum("Поле поворачивается" in line for line in log) == ROUNDS - 1
    assert any("жетон на" in line for line in log)
    assert sorted(livia.too_small) == []


def test_the_emperor_alone(invite: Invite) -> None:
    livia: Anybody = invite("Livia", kind=Anybody)
    livia.sit_down_with_bots(1, GAME)
    log = play_to_the_end(livia, 6)
    with still(livia):
        assert len(livia.totals()) == 1
        assert "of 7 objectives" in livia.headline()
    assert sum("The board turned" in line for line in log) == ROUNDS - 1
