"""How soon the pages answer: `python -m tools.page_times`, with Chromium installed and the client built.

Figures for people, on a machine that does nothing else: a busy one makes them larger without any fault of a page, so
that no test looks at them. Behind each figure stands what is wanted of it.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Locator, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.server.house import House
from tests.web.conftest import FLAGS
from tests.web.person import AT_ONCE, Anybody, Person, play
from tests.web.stillness import comes

TRIALS = 3
CLICKS = 120
WANTED_LOAD = 1000  # milliseconds from a seat link to a piece that can be touched
WANTED_CLICK = 100  # milliseconds from a click to the board that shows what came of it
WANTED_FRAME = 50  # milliseconds, the longest while something moves

# Looked at from inside: whoever looks on from outside sees it up to half a second later.
FIRST_TOUCH = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-piece]:enabled')) return;
  observer.disconnect();
  requestAnimationFrame(() => requestAnimationFrame((at) => (window.firstTouch = at)));
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
# Counts the decisions that a page has sent and what was answered to them, and notes when an answer is painted. What
# came of a decision is told before it is acknowledged, so that the page has drawn it by then.
COUNTING = """(() => {
  const Plain = WebSocket;
  const soon = (work) => {
    const tasks = new MessageChannel();
    tasks.port1.onmessage = work;
    tasks.port2.postMessage(0);
  };
  window.sent = window.answered = 0;
  window.painted = () => new Promise((resolve) => requestAnimationFrame(() => soon(() => resolve(performance.now()))));
  window.WebSocket = class extends Plain {
    send(data) { window.sent += JSON.parse(data).type === 'decide'; super.send(data); }
    set onmessage(handle) {
      super.onmessage = handle && ((event) => {
        handle(event);
        if (!['ack', 'refusal'].includes(JSON.parse(event.data).type)) return;
        soon(() => { // after the page's own task for it
          window.answered += 1;
          window.shown = window.painted();
        });
      });
    }
  };
})()"""
# From a click to the end of the frame that paints what came of it: the answer, if the click sent something. The press
# before it, which ends all motion, has been painted by then.
TIMED_CLICK = """async (piece) => {
  const allAnswered = async () => {
    while (window.answered < window.sent) await new Promise((resolve) => setTimeout(resolve));
  };
  await allAnswered();
  piece.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await window.painted();
  const [sent, start] = [window.sent, performance.now()];
  piece.click();
  await null;
  if (window.sent === sent) return (await window.painted()) - start;
  await allAnswered();
  return (await window.shown) - start;
}"""
# The frames during which something that SELECTOR names moves; a new list for each time it begins.
WATCHING = """(() => {
  window.motions = [];
  let moving = false;
  const frame = (now) => {
    const moves = [...document.querySelectorAll('SELECTOR')].some((thing) =>
      thing.getAnimations().some((one) => one.playState === 'running' && !(one instanceof CSSTransition)));
    if (moves && !moving) window.motions.push([]);
    if (moves) window.motions.at(-1).push(now);
    moving = moves;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()"""
AT_REST = """watched => [...document.querySelectorAll(watched)].every(thing =>
  thing.getAnimations().every(one => one.playState !== 'running' || one instanceof CSSTransition))"""


class Timed(Anybody):
    """Notes how long every click takes, and lets what moves come to its end first."""

    def __init__(self, browser: Browser, house: House, watched: str) -> None:
        super().__init__(browser, house, "Livia", reduced_motion="no-preference")
        self.context.add_init_script(COUNTING)
        self.context.add_init_script(WATCHING.replace("SELECTOR", watched))
        self.watched = watched
        self.times: list[float] = []

    def clicked(self, thing: Locator) -> bool:
        try:
            self.times.append(thing.first.evaluate(TIMED_CLICK, timeout=AT_ONCE))
        except PlaywrightTimeout:
            return False
        comes(self, lambda: self.page.evaluate(AT_REST, self.watched), True)
        return True

    def frames(self) -> list[list[float]]:
        """How long each frame took, each time something moved."""
        seen: list[list[float]] = self.page.evaluate("motions")
        return [[after - before for before, after in pairwise(times)] for times in seen if len(times) > 1]


def main() -> int:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data) / "house")
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            first_loads(browser, house)
            clicks(browser, house, "glory_of_rome", ".disc > .ground", "turn of the board")
            clicks(browser, house, "hadrians_wall", "[data-falls]", "attack")
            clicks(browser, house, "aeterna", ".domus", "change of a domus")
        finally:
            browser.close()
            house.kill()
    return 0


def first_loads(browser: Browser, house: House) -> None:
    livia = Person(browser, house, "Livia")
    livia.set_up(2)
    seat_link = livia.seat_link()
    livia.ask_bot(2)
    livia.begin()
    livia.wait_until_asked()
    for language in ("en-GB", "ru-RU"):
        soonest = min(first_load(browser, house, seat_link, locale=language) for _ in range(TRIALS))
        print(f"first load of a match, {language}: {soonest:.0f} ms (wanted: {WANTED_LOAD})", flush=True)
    livia.close()


def first_load(browser: Browser, house: House, link: str, **context: Any) -> float:
    """With nothing in the cache."""
    newcomer = Person(browser, house, **context)
    newcomer.context.add_init_script(FIRST_TOUCH)
    newcomer.goto(link, until="commit")
    touched: float = comes(newcomer, lambda: newcomer.page.evaluate("window.firstTouch ?? 0"), lambda at: at > 0)
    newcomer.close()
    return touched


def clicks(browser: Browser, house: House, game: str, watched: str, motion: str) -> None:
    livia = Timed(browser, house, watched)
    rng = random.Random(3)
    frames: list[list[float]] = []
    while len(livia.times) < CLICKS:
        livia.set_up(2, game=game)
        livia.ask_bot(2)
        livia.begin()
        play([livia], rng, until=lambda: livia.over or len(livia.times) >= CLICKS)
        frames += livia.frames()
    times = sorted(livia.times)
    print(f"{game}, {len(times)} clicks until they are painted: median {median(times):.0f} ms,", end="")
    print(f" nine in ten under {times[len(times) * 9 // 10]:.0f}, longest {times[-1]:.0f} (wanted: {WANTED_CLICK})")
    for moved in frames:
        print(f"  {motion}: {len(moved)} frames, median {median(moved):.0f} ms,", end="")
        print(f" longest {max(moved):.0f} (wanted: {WANTED_FRAME})", flush=True)
    livia.close()


if __name__ == "__main__":
    sys.exit(main())
