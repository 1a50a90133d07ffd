"""What comes over the wire to somebody with nothing in the cache."""

from __future__ import annotations

from typing import Any

from tests.web.person import Person

MOST_BYTES = 300_000  # of the first load of a game's page


def bytes_of_first_load(newcomer: Person, link: str, kind: str = "") -> float:
    """Headers included, until a piece of the wanted kind can be touched and nothing more is loaded."""
    network = newcomer.context.new_cdp_session(newcomer.page)
    sizes: list[float] = []

    def finished(event: dict[str, Any]) -> None:
        sizes.append(event["encodedDataLength"])

    network.on("Network.loadingFinished", finished)
    network.send("Network.enable")
    newcomer.goto(link)
    newcomer.wait_until_asked(kind)
    newcomer.page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    return sum(sizes)
