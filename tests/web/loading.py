"""What comes over the wire to somebody with nothing in the cache, and how soon the table can be touched."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.web.person import Person

MOST_BYTES = 300_000  # of the first load of a game's page

# Looked at from inside: a test that looks on from outside sees it up to half a second later.
FIRST_TOUCH = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('PIECE:enabled')) return;
  observer.disconnect();
  requestAnimationFrame(() => requestAnimationFrame((at) => (window.firstTouch = at)));
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


@dataclass(frozen=True)
class Load:
    size: float  # bytes, headers included
    answers: int
    seconds: float  # until a piece of the wanted kind is painted and can be touched


def load(newcomer: Person, link: str, kind: str = "") -> Load:
    network = newcomer.context.new_cdp_session(newcomer.page)
    sizes: list[float] = []

    def finished(event: dict[str, Any]) -> None:
        sizes.append(event["encodedDataLength"])

    network.on("Network.loadingFinished", finished)
    network.send("Network.enable")
    piece = f'[data-piece^="{kind}"]' if kind else "[data-piece]"
    newcomer.context.add_init_script(FIRST_TOUCH.replace("PIECE", piece))
    newcomer.page.goto(link, wait_until="commit")
    newcomer.wait_until_asked(kind)
    newcomer.page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    touched = newcomer.page.wait_for_function("window.firstTouch", polling=50)
    return Load(sum(sizes), len(sizes), touched.json_value() / 1000)
