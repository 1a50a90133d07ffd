"""The first load of a match: how much comes over the wire. How soon, `python -m tools.page_times` says."""

from __future__ import annotations

import pytest

from tests.server.house import House
from tests.web.conftest import Invite
from tests.web.loading import bytes_of_first_load

pytestmark = pytest.mark.source_only

MOST_BYTES = 190_000


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_a_match_loads_small(language: str, house: House, invite: Invite, capsys: pytest.CaptureFixture[str]) -> None:
    table, tokens = house.make("Livia", bots=1)
    size = bytes_of_first_load(invite(locale=language), f"/t/{table}#0.{tokens[0]}")
    with capsys.disabled():
        print(f"\n  first load of a match, {language}: {size / 1000:.0f} KB")
    assert size < MOST_BYTES
