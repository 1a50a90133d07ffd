"""What comes over the wire to somebody with nothing in the cache, and how soon the table can be touched."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from tests.web.person import Person

MOST_BYTES = 300_000  # of the first load of a game's page


@dataclass(frozen=True)
class Load:
    size: float  # bytes, headers included
    answers: int
    seconds: float  # until a piece of the wanted kind can be touched


def load(newcomer: Person, link: str, kind: str = "") -> Load:
    network = newcomer.context.new_cdp_session(newcomer.page)
    sizes: list[float] = []

    def finished(event: dict[str, Any]) -> None:
        sizes.append(event["encodedDataLength"])

    network.on("Network.loadingFinished", finished)
    network.send("Network.enable")
    start = time.monotonic()
    newcomer.page.goto(link, wait_until="commit")
    newcomer.wait_until_asked(kind)
    seconds = time.monotonic() - start
    newcomer.page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    return Load(sum(sizes), len(sizes), seconds)
