"""No page goes anywhere by itself: the check at the end of every page test can fail, and it allows what was pressed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.person import Person

pytestmark = pytest.mark.source_only

FAULTS = {
    "another path": ("history.pushState(null, '', '/about')", "at /settings it went to /about by itself"),
    "another path, later": (
        "new Promise(done => setTimeout(() => done(history.replaceState(null, '', '/about'))))",
        "at /settings it went to /about by itself",
    ),
    "a reload": ("void setTimeout(() => location.reload())", "at /settings it loaded /settings by itself"),
    "another document": ("void setTimeout(() => (location = '/about'))", "at /settings it loaded /about by itself"),
}


@pytest.fixture
def livia(invite: Invite) -> Person:
    person: Person = invite("Livia")
    person.goto("/settings")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    return person


def go_astray(person: Person, script: str) -> None:
    """The page does this although nobody pressed anything."""
    if "location" not in script:
        person.page.evaluate(script)
        return
    with person.page.expect_event("load"):
        person.page.evaluate(script)


@pytest.mark.parametrize(("script", "noted"), FAULTS.values(), ids=FAULTS.keys())
def test_a_page_that_goes_somewhere_by_itself_is_noted(livia: Person, script: str, noted: str) -> None:
    go_astray(livia, script)
    assert livia.moves.heard_out() == [noted]
    livia.moves.unasked.clear()


@pytest.mark.xfail(raises=AssertionError, strict=True, reason="the page goes somewhere by itself")
@pytest.mark.parametrize("fault", ["another path", "a reload"])
def test_a_test_in_which_a_page_goes_somewhere_by_itself_fails(livia: Person, fault: str) -> None:
    go_astray(livia, FAULTS[fault][0])


def test_what_a_person_asks_for_is_no_fault(livia: Person) -> None:
    livia.reload()
    with livia.moves.walking():
        livia.page.get_by_role("link", name="Comitium").first.click()
    livia.goto("/rules/new_romans")
    livia.goto("/rules/new_romans#NR-8.2")
    assert livia.moves.heard_out() == []


def test_one_press_leads_to_one_place(livia: Person) -> None:
    """What comes after the move that was asked for is a fault again."""
    with livia.moves.walking():
        livia.page.get_by_role("link", name="Comitium").first.click()
    livia.page.evaluate("history.pushState(null, '', '/about')")
    assert livia.moves.heard_out() == ["at / it went to /about by itself"]
    livia.moves.unasked.clear()
