"""The rules beside the board: a clause looks there as it does on the rules page, without marks of Markdown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Invite
from tests.web.person import Person
from tests.web.stillness import still

pytestmark = pytest.mark.source_only

# Words that stand on two lines: a word has one box on each.
BROKEN = r"""card => {
  const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  const broken = [];
  while (walker.nextNode()) {
    for (const { index, 0: word } of walker.currentNode.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}"""
LOOK_AT = """(rules, clause) => {
  rules.insertAdjacentHTML('afterbegin', `<a class="clause" href="#${clause}">${clause}</a>`);
  rules.querySelector('a.clause').focus();
}"""
MARKS = re.compile(r"[|*`]|^\s*[-#] ", re.MULTILINE)


@pytest.fixture(scope="module")
def livia(invite_to_stay: Invite) -> Person:
    person: Person = invite_to_stay("Livia")
    person.sit_down_with_bots(2)
    person.press(person.t("tb-rules"))
    return person


def clause(livia: Person, number: str) -> Locator:
    return livia.page.locator(".rules .rule").filter(has_text=re.compile(rf"^\s*{re.escape(number)}\b"))


def test_a_table_of_the_rules_is_a_table(livia: Person) -> None:
    table = clause(livia, "NR-12.1").get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(2)
    expect(table.get_by_role("row").last).to_have_text(re.compile(r"points\s*0\s*3\s*5\s*6\s*9"))


def test_no_mark_is_left_in_the_panel(livia: Person) -> None:
    """In no clause, and in no ruling folded below one."""
    expect(clause(livia, "NR-12.1")).to_be_visible()
    with still(livia):
        said = livia.page.locator(".rules").evaluate("panel => panel.textContent")
    assert len(said) > 5000
    assert MARKS.findall(said) == []


def test_a_clause_somebody_looks_at_has_no_marks_either(livia: Person) -> None:
    """NR-12.1 holds a table, and ruling 17 leads to it."""
    ruling = clause(livia, "NR-12.1").get_by_role("group")
    ruling.locator("summary").click()
    ruling.get_by_role("link", name="NR-12.1").focus()
    card = livia.page.get_by_role("tooltip")
    expect(card.get_by_role("table")).to_be_visible()
    expect(card).not_to_contain_text(MARKS)


@pytest.mark.parametrize(("width", "height"), [(320, 700), (390, 844)])
def test_a_clause_with_a_table_stays_on_a_narrow_screen(livia: Person, width: int, height: int) -> None:
    livia.page.set_viewport_size({"width": width, "height": height})
    ruling = clause(livia, "NR-12.1").get_by_role("group")
    ruling.evaluate("ruling => { ruling.open = true }")
    livia.page.evaluate("document.activeElement.blur()")
    ruling.get_by_role("link", name="NR-12.1").focus()
    card = livia.page.get_by_role("tooltip")
    expect(card.get_by_role("table")).to_be_visible()
    with still(livia):
        assert_within(card, width, height)
        assert right_edge(card.locator("table")) <= right_edge(
            card
        )  # what hangs over is cut off, and nobody can scroll
    expect(card).not_to_contain_text(livia.t("tb-clause-cut"))


def test_a_clause_too_long_for_the_window_says_where_it_stands_whole(invite: Invite) -> None:
    """HW-5.9 lists 21 actions, and HW-20.5 leads to it."""
    marcus: Person = invite("Marcus")
    marcus.sit_down_with_bots(2, "hadrians_wall")
    marcus.press(marcus.t("tb-rules"))
    link = clause(marcus, "HW-20.5").get_by_role("link", name="HW-5.9")
    expect(link).to_be_attached()
    link.focus()
    card = marcus.page.get_by_role("tooltip")
    expect(card).to_contain_text(marcus.t("tb-clause-cut"))
    with still(marcus):
        assert_within(card, 1440, 900)


def right_edge(piece: Locator) -> float:
    box = piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_clause_with_a_wide_table_breaks_no_word_on_a_phone(invite: Invite, language: str) -> None:
    """HW-20.5 lists every decision in four columns."""
    livia: Person = invite("Livia", language=language)
    livia.sit_down_with_bots(2, "hadrians_wall")
    livia.press(livia.t("tb-rules"))
    livia.page.set_viewport_size({"width": 390, "height": 844})
    expect(clause(livia, "HW-20.5")).to_be_attached()
    livia.page.locator(".rules").evaluate(LOOK_AT, "HW-20.5")
    card = livia.page.get_by_role("tooltip")
    expect(card).to_contain_text("HW-3.2")
    with still(livia):
        assert card.evaluate(BROKEN) == []
        assert_within(card, 390, 844)


def assert_within(card: Locator, width: int, height: int) -> None:
    box = card.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height
