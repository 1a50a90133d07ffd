"""Where a page goes: every document it loads and every other path it shows, and whether its person asked for it.

A page that goes somewhere when nobody pressed anything is at fault. Its person may lose what is on the screen, and a
test may read a page that is no longer there. So whoever sends a page elsewhere says so, and every other move fails the
test in which it came (see `conftest.py`).

What follows # is no part of a path: a seat link loses it at once, and links within the rules change only that.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page

POLL = 20  # milliseconds


class Moves:
    """Listens to the main frame of one page."""

    def __init__(self, page: Page, patience: float) -> None:
        self.page = page
        self.patience = patience  # milliseconds
        self.made = 0
        self.unasked: list[str] = []
        self._frame = ""
        self._path = ""
        self._may_load = False
        self._may_walk = False
        chrome = page.context.new_cdp_session(page)
        chrome.on("Page.frameNavigated", self._loaded)
        chrome.on("Page.navigatedWithinDocument", self._walked)
        chrome.send("Page.enable")
        self._frame = chrome.send("Page.getFrameTree")["frameTree"]["frame"]["id"]

    def _loaded(self, event: dict[str, Any]) -> None:
        frame = event["frame"]
        if "parentId" in frame:
            return
        self._frame = frame["id"]
        self.made += 1
        if not self._may_load:
            self._note("loaded", frame["url"])
        self._may_load = False
        self._path = urlsplit(frame["url"]).path

    def _walked(self, event: dict[str, Any]) -> None:
        path = urlsplit(event["url"]).path
        if event["frameId"] != self._frame or path == self._path:
            return
        self.made += 1
        if not self._may_walk:
            self._note("went to", event["url"])
        self._may_walk = False
        self._path = path

    def _note(self, did: str, url: str) -> None:
        self.unasked.append(f"at {self._path or 'no page'} it {did} {urlsplit(url).path} by itself")

    def heard_out(self) -> list[str]:
        """The moves that nobody asked for, once all that the page has done until now is heard here."""
        self.page.evaluate("0")
        return self.unasked

    @contextmanager
    def opening(self) -> Iterator[None]:
        """The person gives the browser an address or reloads: at most one document is loaded."""
        self._may_load = True
        yield
        self._may_load = False

    @contextmanager
    def walking(self) -> Iterator[None]:
        """What is pressed within leads to another path of the same document; waits until it is there."""
        before = self.made
        self._may_walk = True
        yield
        waited = 0
        while self.made == before:
            assert waited < self.patience, f"nothing led away from {self._path}"
            self.page.wait_for_timeout(POLL)
            waited += POLL
