"""The rules beside the board: a clause looks there as it does on the rules page, without marks of Markdown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Invite
from tests.web.person import Person
from tests.web.stillness import still

pytestmark = pytest.mark.source_only

MARKS = re.compile(r"[|*`]|^\s*[-#] ", re.MULTILINE)


@pytest.fixture(scope="module")
def livia(invite: Invite) -> Person:
    person: Person = invite("Livia")
    person.begin_with_bots(2)
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
