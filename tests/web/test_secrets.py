"""What one seat seals, no frame tells another: the same moment is played twice with different answers.

The server is killed before the answer and its data copied, so that both evenings are the same up to that moment.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.house import House
from tests.web.conftest import Invite
from tests.web.person import Person, sit_down_together
from tests.web.stillness import still

pytestmark = [pytest.mark.source_only, pytest.mark.slow]

MARCUS = 1
Table = tuple[House, Person, Person, Path]
Answer = Callable[[Person], None]


@pytest.fixture(scope="module")
def table(client: Path, invite_to_stay: Invite, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    folder = tmp_path_factory.mktemp("sealed")
    house = House(folder / "data")
    livia, marcus = invite_to_stay("Livia", at=house), invite_to_stay("Marcus", at=house)
    sit_down_together(livia, marcus)
    livia.wait_until_asked("row:")
    yield house, livia, marcus, folder
    house.kill()


def test_a_sealed_division_is_told_to_nobody(table: Table) -> None:
    _, livia, marcus, _ = table
    none, two = told_twice(table, "row:", lambda person: person.divide([]), lambda person: person.divide([1, 4]))
    assert none == two
    marcus.divide([3])
    livia.wait_until_asked("lot:")


def test_a_sealed_choice_is_told_to_nobody(table: Table) -> None:
    smaller, larger = told_twice(table, "lot:", lambda livia: livia.take("smaller"), lambda livia: livia.take("larger"))
    assert smaller == larger


def told_twice(table: Table, kind: str, one: Answer, other: Answer) -> list[list[Any]]:
    """All that Marcus's page receives when Livia seals one answer, and when she seals the other."""
    house, livia, marcus, folder = table
    house.kill()
    shutil.copytree(house.data, folder / f"before {kind}")
    told = []
    for answer in (one, other):
        house.kill()
        shutil.rmtree(house.data)
        shutil.copytree(folder / f"before {kind}", house.data)
        house.open()
        for person in (livia, marcus):
            person.reload()
            person.wait_until_asked(kind)
        with still(livia, marcus):
            marcus.heard.clear()
        answer(livia)
        expect(marcus.page.get_by_role("complementary", name="Players").get_by_text("sealed")).to_be_visible()
        expect(livia.legal()).to_have_count(0)
        with still(livia, marcus):
            frames = [json.loads(frame) for frame in marcus.heard]
        told.append([frame for frame in frames if frame["type"] != "previewed"])  # an answer to his own page
        assert [(frame["type"], frame["waiting"]) for frame in told[-1]] == [("difference", [MARCUS])]
    return told
