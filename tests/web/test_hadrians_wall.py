"""Hadrian's Wall by clicking: alone on each difficulty, three browsers with a payment among them, and on a phone."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from comitium.games.hadrians_wall.model import HadriansWall
from tests.server.house import House
from tests.web.axe import grave_faults
from tests.web.conftest import Invite
from tests.web.loading import MOST_BYTES, bytes_of_first_load
from tests.web.midmatch import lay, play_until
from tests.web.person import Anybody, play, sit_down_together
from tests.web.stillness import comes, still

pytestmark = pytest.mark.source_only

GAME = "hadrians_wall"
YEARS = 6
WIDTH = 390
PHONE = {"viewport": {"width": WIDTH, "height": 844}, "has_touch": True, "is_mobile": True}
# The attacks, each with the properties of all that moves when its cards begin to fall, and whether they lie there.
WATCHING = """(() => {
  window.attacks = [];
  let attack = null;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const motion = animate.apply(this, how);
    if (!this.closest('[data-falls]')) return motion;
    if (attack === null) {
      attack = { moved: [], falling: 0 };
      window.attacks.push(attack);
      queueMicrotask(() => (attack = null));
    }
    const seen = attack;
    const moving = document.getAnimations().filter((one) => !(one instanceof CSSTransition));
    seen.moved.push(...[motion, ...moving].flatMap(({ effect }) => effect.getKeyframes().flatMap(Object.keys)));
    seen.falling += 1;
    motion.finished.catch(() => undefined).then(() => (seen.falling -= 1));
    return motion;
  };
})()"""
# A transform and an opacity are moved without painting; the rest says where, when and how.
UNPAINTED = {
    "transform",
    "opacity",
    "transformBox",
    "transformOrigin",
    "offset",
    "computedOffset",
    "easing",
    "composite",
}


class Watchful(Anybody):
    """Does all it can, misses nothing that can be pressed, and waits for every attack to be over."""

    def __init__(self, *args: Any, **context: Any) -> None:
        super().__init__(*args, reduced_motion="no-preference", **context)
        self.context.add_init_script(WATCHING)

    def decide(self, rng: random.Random) -> bool:
        """Passes only when nothing else is left, so that there is much to see."""
        if not self.asked:
            return False
        things = self.page.locator("[data-piece].legal:enabled:not([aria-pressed=true], .quiet)")
        if self.page.locator(".acts .btn.main:enabled").count() or not (count := things.count()):
            return super().decide(rng)
        comes(self, self.missing, set())
        return self.clicked(things.nth(rng.randrange(count)))

    def missing(self) -> set[str]:
        """What the question offers and nobody could press; the forum shows its exchanges when it is touched."""
        asked = next(message["asked"] for message in map(json.loads, reversed(self.heard)) if message.get("asked"))
        offered = {piece for option in asked["options"] for piece in option["pieces"]}
        return {piece for piece in offered if not piece.startswith("exchange:")} - set(self.open_pieces())

    def clicked(self, thing: Locator) -> bool:
        worked = super().clicked(thing)
        comes(self, lambda: self.page.evaluate("attacks.every(({ falling }) => falling === 0)"), True)
        return worked


class Passer(Anybody):
    """Passes as soon as that is possible and it is the moment for it."""

    may: Callable[[], bool] = staticmethod(lambda: True)

    def decide(self, rng: random.Random) -> bool:
        return self.asked and self.may() and (self.passes() or super().decide(rng))

    def passes(self) -> bool:
        button = self.page.locator(".acts").get_by_role("button", name=self.t("pass"), exact=True)
        return button.is_visible() and self.clicked(button)


class Patron(Passer):
    """Wants nothing but to pay a neighbour for the pattern of a scout, and passes otherwise."""

    wishes: tuple[str, ...] = (
        "prospect:1",
        "prospect:2",
        "cell:",
        "scout:",
        "card:",
        "box:patricians",
        "attribute:",
        "cohort:",
    )

    def decide(self, rng: random.Random) -> bool:
        if not self.asked or not self.may():
            return False
        confirm = self.page.locator(".acts .btn.main:enabled")
        if confirm.count():
            return self.clicked(confirm)
        for wish in self.wishes:
            wanted = self.page.locator(f'[data-piece^="{wish}"].legal:enabled:not([aria-pressed=true])')
            if wanted.count():
                return self.clicked(wanted.first)
        return super().decide(rng)


@pytest.mark.parametrize("difficulty", ["low", "high"])  # a normal one is watched below
def test_a_whole_match_alone(invite: Invite, difficulty: str) -> None:
    livia: Anybody = invite("Livia", kind=Anybody)
    livia.begin_with_bots(1, f"option-difficulty-{difficulty}", game=GAME)
    play_six_years(livia, random.Random(difficulty))


def play_six_years(livia: Anybody, rng: random.Random) -> None:
    play([livia], rng, until=lambda: livia.over)
    with still(livia):
        assert len(livia.totals()) == 1
        log = livia.log()
    assert sum("All supplies were emptied" in line for line in log) == YEARS
    assert livia.errors == []


@pytest.mark.slow
def test_nothing_that_can_be_pressed_is_missed_and_an_attack_moves_without_painting(invite: Invite) -> None:
    livia: Watchful = invite("Livia", kind=Watchful)
    livia.sit_down_with_bots(1, GAME, difficulty="normal")
    play_six_years(livia, random.Random(11))
    assert len(livia.acknowledged) > 10 * YEARS
    with still(livia):
        attacks = livia.page.evaluate("attacks")
    assert len(attacks) >= YEARS
    moved = {name for attack in attacks for name in attack["moved"]}
    assert "transform" in moved
    assert moved <= UNPAINTED


@pytest.mark.slow
def test_three_browsers_and_a_payment_that_brings_a_finished_seat_back(invite: Invite) -> None:
    livia: Patron = invite("Livia", kind=Patron)
    marcus: Passer = invite("Marcus", kind=Passer)
    cato: Passer = invite("Cato", kind=Passer)
    people = [livia, marcus, cato]
    sit_down_together(*people, game=GAME)
    rng = random.Random(8)
    again = livia.log_lines.filter(has_text="acts again")
    placing = livia.page.get_by_role("button", name=livia.t("hw-mirror"))

    def all_others_passed() -> bool:
        finished = livia.page.get_by_text(livia.t("tb-state-finished"), exact=True)
        return finished.count() == 2 or livia.legal("card:").count() > 0

    livia.may = all_others_passed
    marcus.may = cato.may = lambda: not again.count() and not all_others_passed()
    # The map goes with the very answer that tells of the payment.
    play(people, rng, until=lambda: livia.over or (again.count() and not placing.count()))
    with still(livia):
        paid = marcus if "Marcus" in again.inner_text() else cato
    expect(paid.page).to_have_title(re.compile("^●"))  # asked once more
    expect(paid.prompt.get_by_role("heading")).to_have_text(re.compile(f"{paid.t('ask-act')}|{paid.t('ask-pass')}"))
    livia.wishes = ()
    livia.may = marcus.may = cato.may = lambda: True
    play(people, rng, until=lambda: all(person.over for person in people))
    with still(*people):
        assert [person.totals() for person in people] == [livia.totals()] * 3
    assert [person.errors for person in people] == [[], [], []]


# Whether two things lie over one another, by a pixel or more.
COVERS = """([one, other]) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
}"""


def temple_against_attack(g: HadriansWall) -> bool:
    """Favours of a temple can be used against more than one card."""
    return any(sum(option.code().startswith("favour temple") for option in g.options(seat)) > 1 for seat in g.waiting())


def test_a_favour_shows_what_it_saves_and_covers_nothing(invite: Invite, house: House) -> None:
    match = play_until(GAME, ["Livia", "Marcus"], temple_against_attack, rather=("fill priests", "build temple"))
    links = lay(house, match)
    seat = next(seat for seat in match.state.waiting() if any("temple" in o.code() for o in match.state.options(seat)))
    livia: Anybody = invite("Livia", kind=Anybody)
    livia.goto(links[seat])
    for width, height in [(1440, 900), (1024, 768), (WIDTH, 844)]:
        livia.page.set_viewport_size({"width": width, "height": height})
        livia.wait_until_asked("favour:")
        with still(livia):
            favour = livia.legal("favour:temple").element_handle()
            others = livia.page.locator("[data-falls], .level").element_handles()
            assert [livia.page.evaluate(COVERS, [favour, other]) for other in others] == [False] * len(others)
    livia.page.set_viewport_size({"width": 1440, "height": 900})

    said = re.compile(r"(\d+) disdain and (\d+) valour")

    def told() -> int:
        """The disdain that the attack brings as it stands."""
        found = said.search(livia.prompt.inner_text())
        assert found is not None
        return int(found[1])

    disdain = livia.page.locator(".disdain")
    with still(livia):
        before, held = told(), int(disdain.locator("b").inner_text())
    livia.legal("attack:").first.hover()
    expect(disdain.locator(".badge")).to_have_text(str(held + before - 1))
    livia.legal("attack:").first.click()
    expect(livia.prompt).not_to_contain_text(f"{before} disdain")
    with still(livia):
        assert livia.prompt.get_by_text(said).count() == 0 or told() == before - 1
    assert livia.errors == []


def sold_by_a_neighbour(g: HadriansWall) -> bool:
    return any("prospect:" in piece for seat in g.waiting() for piece in goods_sold(g, seat))


def goods_sold(g: HadriansWall, seat: int) -> list[str]:
    """The pieces of a purchase from a neighbour, if there is one."""
    sold = [option.pieces() for option in g.options(seat) if option.code().startswith("buy ")]
    return next((pieces for pieces in sold if any(piece.startswith("prospect:") for piece in pieces)), [])


def test_who_would_be_paid_for_a_good_is_shown_before_it_is_bought(invite: Invite, house: House) -> None:
    """Under the pointer and under the keyboard's focus, and what is pointed at stands in words in the prompt."""
    names = ["Livia", "Marcus", "Cato"]
    match = play_until(GAME, names, sold_by_a_neighbour, rather=("build market", "fill traders"))
    seat = next(seat for seat in match.state.waiting() if goods_sold(match.state, seat))
    good, seller = goods_sold(match.state, seat)[:2]
    livia: Anybody = invite("Livia", kind=Anybody)
    livia.goto(lay(house, match)[seat])
    livia.touch(good)
    paid = livia.page.get_by_text(re.compile(f"^({livia.t('hw-gains')}|{livia.t('hw-comes-back')})$"))
    expect(paid).to_have_count(0)
    source = livia.legal(seller)
    source.hover()
    expect(paid).to_be_visible()
    expect(livia.prompt).to_contain_text(names[int(seller.removeprefix("prospect:"))])
    livia.prompt.hover()
    expect(paid).to_have_count(0)
    source.focus()
    expect(paid).to_be_visible()
    assert livia.errors == []


def test_six_seats_have_room(invite: Invite, house: House) -> None:
    match = play_until(GAME, ["Livia", "Marcus", "Cato", "Anna", "Kolya", "Varro"], lambda g: g.year == 3)
    livia: Anybody = invite("Livia", kind=Anybody)
    link = lay(house, match)[0]
    for width, seats in [(1440, ".score thead svg"), (WIDTH, ".strip > span:not(.hidden-label)")]:
        livia.page.set_viewport_size({"width": width, "height": 844})
        livia.goto(link)
        shown = livia.page.locator(seats)
        expect(shown).to_have_count(6)
        with still(livia):
            assert max(shown.evaluate_all("seats => seats.map(seat => seat.getBoundingClientRect().right)")) <= width


def test_the_first_year_on_a_phone_in_russian(invite: Invite) -> None:
    livia: Anybody = invite("Ливия", kind=Anybody, language="ru", **PHONE)
    livia.begin_with_bots(2, game=GAME)
    second = livia.page.get_by_text(livia.t("tb-round", word="year", round=2, of=YEARS))
    play([livia], random.Random(4), until=second.count)
    with still(livia):
        assert livia.page.evaluate("document.documentElement.scrollWidth") <= WIDTH
        assert grave_faults(livia.page) == []
    assert livia.errors == []


def test_the_page_is_small(invite: Invite, capsys: pytest.CaptureFixture[str]) -> None:
    livia: Anybody = invite("Livia", kind=Anybody)
    seat_link = livia.sit_down_with_bots(2, GAME)
    livia.wait_until_asked("card:")
    play([livia], random.Random(1), until=livia.legal("box:").count)
    size = bytes_of_first_load(invite(), seat_link, "box:")  # nothing in the cache
    with capsys.disabled():
        print(f"\n  first load: {size / 1000:.0f} KB")
    assert size < MOST_BYTES
