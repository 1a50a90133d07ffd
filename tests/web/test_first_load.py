"""The first load of a match: how much comes over the wire. How soon, `python -m tools.page_times` says."""

from __future__ import annotations

import pytest

from tests.web.conftest import Invite
from tests.web.loading import bytes_of_first_load

pytestmark = pytest.mark.source_only

MOST_BYTES = 200_000


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_a_match_loads_small(language: str, invite: Invite, capsys: pytest.CaptureFixture[str]) -> None:
    livia = invite("Livia")
    livia.set_up(2)
    seat_link = livia.seat_link()
    livia.ask_bot(2)
    livia.begin()
    livia.wait_until_asked()
    size = bytes_of_first_load(invite(locale=language), seat_link)
    with capsys.disabled():
        print(f"\n  first load of a match, {language}: {size / 1000:.0f} KB")
    assert size < MOST_BYTES
