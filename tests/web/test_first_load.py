"""The first load of a match: how much comes over the wire, and how soon something can be touched."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.web.conftest import Invite

pytestmark = pytest.mark.source_only

MOST_BYTES = 200_000
WANTED_SECONDS = 1.0
MOST_SECONDS = 3.0  # the machine may be busy


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_a_match_loads_small_and_soon(language: str, invite: Invite, capsys: pytest.CaptureFixture[str]) -> None:
    livia = invite("Livia")
    livia.set_up(2)
    seat_link = livia.seat_link()
    livia.ask_bot(2)
    livia.begin()
    livia.wait_until_asked()

    newcomer = invite(locale=language)  # nothing in the cache
    network = newcomer.context.new_cdp_session(newcomer.page)
    sizes: list[float] = []

    def finished(event: dict[str, Any]) -> None:
        sizes.append(event["encodedDataLength"])

    network.on("Network.loadingFinished", finished)
    network.send("Network.enable")
    start = time.monotonic()
    newcomer.page.goto(seat_link, wait_until="commit")
    newcomer.wait_until_asked()
    seconds = time.monotonic() - start
    newcomer.page.wait_for_load_state("networkidle")
    with capsys.disabled():
        print(f"\n  first load of a match, {language}: {sum(sizes) / 1000:.0f} KB in {len(sizes)} answers,", end="")
        print(f" {seconds:.2f} s until a tile can be touched (wanted: {WANTED_SECONDS:.0f} s on a quiet machine)")
    assert len(sizes) > 5
    assert sum(sizes) < MOST_BYTES
    assert seconds < MOST_SECONDS
