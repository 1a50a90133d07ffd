"""Taking back: a tile laid in the settlement returns to the hand; a closed button says why."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.person import Person
from tests.web.stillness import still

pytestmark = pytest.mark.source_only


@pytest.fixture(scope="module")
def livia(invite_to_stay: Invite) -> Person:
    """At a table with one bot, before the first decision."""
    person: Person = invite_to_stay("Livia")
    person.sit_down_with_bots(2)
    person.wait_until_asked()
    return person


def test_with_nothing_decided_there_is_nothing_to_take_back(livia: Person) -> None:
    livia.press_closed("Take back")
    expect(livia.prompt.get_by_role("alert")).to_contain_text("You have no step to take back.")


def test_a_sealed_answer_is_final_and_the_button_says_so(livia: Person) -> None:
    livia.divide([2])
    livia.wait_until_asked("lot:")
    livia.take("larger")
    livia.wait_until_asked("hand:")
    livia.press_closed("Take back")
    expect(livia.prompt.get_by_role("alert")).to_contain_text("Your last step was final.")


def test_a_laid_tile_goes_back_to_the_hand_and_out_of_the_log(livia: Person) -> None:
    livia.lay(random.Random(1))
    expect(livia.page.get_by_text("tiles to lay, each touching")).to_be_visible()
    livia.lay(random.Random(4))
    livia.wait_until_asked("hand:")
    with still(livia):
        laid, open_before = own_lines(livia), livia.open_pieces()
    livia.lay(random.Random(4))
    expect(livia.log_lines.filter(has_text="Livia laid")).to_have_count(3)
    with still(livia):
        assert livia.open_pieces() != open_before
    livia.press("Take back")
    expect(livia.log_lines.filter(has_text="Livia laid")).to_have_count(2)
    with still(livia):
        assert own_lines(livia) == laid
        assert livia.open_pieces() == open_before


def test_finishing_is_closed_until_every_tile_is_laid(livia: Person) -> None:
    """NR-8.2"""
    livia.press_closed("Finish the settlement")
    reason = livia.prompt.get_by_role("alert")
    expect(reason).to_contain_text("to lay first")
    expect(reason.get_by_role("link")).to_have_text("NR-8.2")


def own_lines(person: Person) -> list[str]:
    return [line for line in person.log() if line.startswith(person.name)]
