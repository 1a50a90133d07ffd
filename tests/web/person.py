"""A person at a browser: clicks, taps and reads, and remembers everything that went over the wire.

Buttons and fields are found by role and by the sentence they bear, looked up in the client's own texts, so that
the same person can play in either language.
"""

from __future__ import annotations

import functools
import json
import random
import re
import time
from collections.abc import Callable, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from comitium.games import GAMES
from tests.server.house import House
from tests.web.moves import Moves

PATIENCE = 240_000  # milliseconds; long, since it only ends what would never come
OWNER_PLACES = "option-building_order-owner"  # in New Romans, so that every phase asks something
STANDSTILL = 300  # seconds without a decision
AT_ONCE = 1_000  # milliseconds in which a click works on a machine that is not busy
KEPT = ("decide", "undo", "say")  # said again after a break
ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "web" / "src"
REPORT_VIOLATIONS = "addEventListener('securitypolicyviolation', e => console.error('CSP', e.violatedDirective))"

# Not while it is another's turn or an answer is on its way.
ASKED = "document.title.startsWith('●') && !document.querySelector('[aria-busy=true]')"
# How many there are of each kind, if anything is asked.
LOOK_AROUND = f"groups => groups.map(group => {ASKED} ? document.querySelectorAll(group).length : 0)"


class Person:
    """One browser context with one page. Colours, size and motion are options of the context."""

    def __init__(self, browser: Browser, house: House, name: str = "", language: str = "en", **context: Any) -> None:
        usual = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", "locale": language}
        self.house = house
        self.name = name
        self.language = language
        self.context = browser.new_context(base_url=f"http://{house.address}", **{**usual, **context})
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(REPORT_VIOLATIONS)
        self.requests: list[str] = []
        self.errors: list[str] = []
        self.heard: list[str] = []
        self.loading: set[Request] = set()
        self.unanswered: dict[str, str] = {}  # what the page said: its id, and of what type it is
        self.acknowledged: set[str] = set()  # ids; what is said again after a break bears the same one
        self.lines_heard = 0
        self.waiting: list[int] = []
        self.result_heard = False
        self.patience = AT_ONCE
        self.page = self.context.new_page()
        self.moves = Moves(self.page, PATIENCE)
        self._listen(self.page)

    def _listen(self, page: Page) -> None:
        def requested(request: Request) -> None:
            self.requests.append(request.url)
            if request.is_navigation_request():  # what the page before it waited for comes no more
                self.loading.clear()
                self.unanswered.clear()
            self.loading.add(request)

        def loaded(request: Request) -> None:
            self.loading.discard(request)

        def said(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                self.errors.append(f"{message.text} ({page.url})")

        def connected(socket: WebSocket) -> None:
            self.requests.append(socket.url)
            socket.on("framereceived", lambda data: self._hear(str(data)))
            socket.on("framesent", lambda data: self._say(str(data)))

        page.on("request", requested)
        page.on("requestfinished", loaded)
        page.on("requestfailed", loaded)
        page.on("console", said)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", connected)

    def _say(self, frame: str) -> None:
        said = json.loads(frame)
        if said["type"] == "hello":  # on a new line only what is kept will be answered
            self.unanswered = {one: kind for one, kind in self.unanswered.items() if kind in KEPT}
        elif "id" in said:
            self.unanswered[said["id"]] = said["type"]

    def _hear(self, frame: str) -> None:
        self.heard.append(frame)
        told = json.loads(frame)
        self.unanswered.pop(told.get("id"), None)
        if told["type"] == "ack":
            self.acknowledged.add(told["id"])
        elif told["type"] in ("update", "difference"):
            self.lines_heard, self.waiting = told["seq"], told["waiting"]
            self.result_heard = told.get("result") is not None

    def close(self) -> None:
        self.context.close()

    # -- going somewhere -----------------------------------------------------------------------------------------------

    def goto(self, address: str, until: Literal["commit", "load"] = "load") -> None:
        with self.moves.opening():
            self.page.goto(address, wait_until=until)

    def reload(self) -> None:
        with self.moves.opening():
            self.page.reload()

    # -- finding things ------------------------------------------------------------------------------------------------

    def t(self, name: str, **values: str | int) -> str:
        """A sentence of the client or of the game in this person's language."""
        texts = sentences(self.language)
        pattern = texts.get_message(name).value
        assert pattern is not None
        said, faults = texts.format_pattern(pattern, values)
        assert not faults, faults
        return str(said)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def press(self, name: str | re.Pattern[str]) -> None:
        self.button(name).click()

    def press_closed(self, name: str) -> None:
        """A button that says it is closed can still be pressed, to hear why."""
        expect(self.button(name)).to_have_attribute("aria-disabled", "true")
        self.button(name).click(force=True)

    def field(self, name: str) -> Locator:
        return self.page.get_by_role("textbox", name=name)

    def legal(self, kind: str = "") -> Locator:
        """Pieces that can be touched, of one kind such as `hand:` or of all."""
        of_kind = f'[data-piece^="{kind}"]' if kind else "[data-piece]"
        return self.page.locator(f"{of_kind}:enabled")

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name=self.t("tb-question"))

    # -- at a table ----------------------------------------------------------------------------------------------------

    def set_up(self, seats: int, *options: str, game: str = "") -> str:
        """From the lobby (or the page of a game) to the gathering, with these options; the link to the table."""
        self.goto(f"/new/{game}" if game else "/")
        if not game:
            with self.moves.walking():
                self.page.get_by_role("link", name=self.t("set-up")).click()
        self.field(self.t("your-name")).fill(self.name)
        self.page.get_by_role("group", name=self.t("how-many")).get_by_role("radio", name=str(seats)).check()
        for option in options:
            self.page.get_by_role("radio", name=self.t(option), exact=True).check()
        with self.moves.walking():
            self.press(self.t("set-up"))
        return self.field(self.t("table-link")).input_value()

    def seat_link(self) -> str:
        """The secret link to one's own seat, from the gathering."""
        self.page.get_by_text(self.t("other-device")).click()
        return self.field(self.t("seat-link")).input_value()

    def ask_bot(self, number: int) -> None:
        """Put the quickest bot on seat `number`, counted from 1."""
        self.page.get_by_label(self.t("bot-kind", number=number)).select_option("chance")
        self.press(re.compile(rf"^{self.t('ask-bot')}.* {number}$"))
        expect(self.page.get_by_label(self.t("bot-kind", number=number))).to_have_count(0)

    def join(self, link: str) -> None:
        """Whoever sits down is ready."""
        self.goto(link)
        self.field(self.t("your-name")).fill(self.name)
        self.press(self.t("take-a-seat"))
        expect(self.button(self.t("not-ready-yet"))).to_be_visible()

    def begin(self) -> None:
        begin = self.button(self.t("begin"))
        expect(begin).to_have_attribute("aria-disabled", "false")
        begin.click()

    def begin_with_bots(self, seats: int, *options: str, game: str = "") -> str:
        """Set up a table by clicking, fill it with bots and begin; the link to one's own seat."""
        self.set_up(seats, *options, game=game)
        link = self.seat_link()
        for number in range(2, seats + 1):
            self.ask_bot(number)
        self.begin()
        self.wait_until_asked()
        return link

    def sit_down_with_bots(self, seats: int, game: str = "new_romans", **options: str) -> str:
        """At a table that was set up and begun without a page, which is quicker; the link to one's own seat."""
        table, tokens = self.house.make(self.name, bots=seats - 1, game=game, options=options)
        link = f"/t/{table}#0.{tokens[0]}"
        self.goto(link)
        return link

    # -- playing -------------------------------------------------------------------------------------------------------

    @property
    def sending(self) -> Locator:
        """There while an answer is on its way; what is pressed then does nothing."""
        return self.page.locator("[aria-busy=true]")

    @property
    def asked(self) -> bool:
        """Whether there is something to decide now. Cheap, since whoever plays asks it again and again."""
        answer: bool = self.page.evaluate(ASKED)
        return answer

    def open_pieces(self) -> list[str]:
        """What can be touched now."""
        names: list[str] = self.legal().evaluate_all("pieces => pieces.map(piece => piece.dataset.piece)")
        return names

    def first_open(self, kind: str) -> str:
        """The first piece of this kind, as soon as one can be touched."""
        self.wait_until_asked(kind)
        return self.legal(kind).first.get_attribute("data-piece") or ""

    @property
    def finish(self) -> Locator:
        return self.button(self.t("finish")).and_(self.page.locator(":enabled:not([aria-disabled=true])"))

    @property
    def over(self) -> bool:
        return self.result_heard and self.button(self.t("tb-review")).is_visible()

    def wait_until_asked(self, kind: str = "") -> None:
        asked = self.legal(kind) if kind else self.legal().or_(self.finish)
        expect(asked.first).to_be_visible(timeout=PATIENCE)

    def decide(self, rng: random.Random) -> bool:
        """One decision of the phase the table is in, any of those that are open; False if there is none now."""
        if not self.asked:
            return False
        pieces = self.open_pieces()
        kinds = {piece.split(":")[0] for piece in pieces}
        if "row" in kinds:
            self.divide(rng.sample(range(1, 6), rng.randint(0, 2)))
        elif "lot" in kinds:
            self.take(rng.choice(["smaller", "larger"]))
        elif "card" in kinds:
            self.place_first(rng.choice(pieces))
        elif "hand" in kinds:
            self.lay(rng)
        else:
            return self.finish.is_visible() and self.clicked(self.finish)
        return True

    def clicked(self, thing: Locator) -> bool:
        """False if it was gone by then: pressed a moment ago, or others have decided.

        It may have worked all the same on a busy machine, so that nobody counts these: what was decided is on record.
        """
        try:
            thing.click(timeout=self.patience)
        except PlaywrightTimeout:
            self.patience = min(2 * self.patience, PATIENCE)
            return False
        self.patience = AT_ONCE
        return True

    def touch(self, piece: str) -> None:
        """The first of those that are alike."""
        expect(self.sending).to_have_count(0)
        self.page.locator(f'[data-piece="{piece}"]:enabled').first.click()

    def confirm(self, words: str) -> None:
        """The button that says in words what the touched pieces mean."""
        expect(self.sending).to_have_count(0)
        self.button(words).and_(self.page.locator(":not([data-piece])")).click()

    def place_first(self, card: str) -> None:
        self.touch(card)
        building = self.t(card.replace("card:", "building-"))
        self.confirm(self.t("first-building", building=building))

    def divide(self, positions: list[int]) -> None:
        for position in positions:
            self.touch(f"row:{position}")
        self.confirm(f"{len(positions)} : {5 - len(positions)}")

    def take(self, lot: str) -> None:
        self.touch(f"lot:{lot}")
        self.confirm(self.t(f"take-{lot}"))

    def lay(self, rng: random.Random) -> None:
        """The first tile of all has only one cell to lie on, so that nothing is left to choose."""
        self.wait_until_asked("hand:")
        pieces = self.open_pieces()
        cells = [piece for piece in pieces if piece.startswith("cell:")]
        self.touch(rng.choice([piece for piece in pieces if piece.startswith("hand:")]))
        if len(cells) > 1:
            self.touch(rng.choice(cells))

    def say(self, words: str) -> None:
        """In the chat, so that it stands there."""
        self.page.get_by_role("tab", name=self.t("tb-tab-chat")).click()
        self.field(self.t("tb-say")).fill(words)
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("tabpanel")).to_contain_text(words)

    # -- reading -------------------------------------------------------------------------------------------------------

    def headline(self) -> str:
        """What is asked, or who has won."""
        return self.prompt.get_by_role("heading").inner_text().strip()

    def log(self) -> list[str]:
        """Every line of the log, oldest first."""
        tab = self.page.get_by_role("tab", name=self.t("tb-tab-log"))
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        return [line.strip() for line in self.log_lines.all_text_contents()][::-1]

    @property
    def log_lines(self) -> Locator:
        """The lines as they stand in the open log: each leads to its moment in the replay."""
        return self.page.get_by_role("tabpanel").get_by_title(self.t("tb-replay-here"))

    def told(self) -> str:
        """What the page says and what it heard last, for a match that stands still."""
        asked = self.prompt.inner_text() if self.prompt.count() else "no question"
        return f"{self.name}: {asked!r}; open: {self.open_pieces()}; heard: {[one[:200] for one in self.heard[-4:]]}"

    def totals(self) -> list[int]:
        """The last row of the score panel, in the order of its columns."""
        cells = self.page.get_by_role("row", name=self.t("tb-total")).get_by_role("cell").all_inner_texts()
        return [int(cell.replace("−", "-")) for cell in cells]


class Anybody(Person):
    """Plays any game by clicking what can be clicked: pieces, buttons of the prompt, and what is to be confirmed."""

    CONFIRM = ".acts .btn.main:enabled"
    PIECES = "[data-piece].legal:enabled:not([aria-pressed=true])"
    BUTTONS = ".acts .btn:enabled:not(.off, .hint, [aria-label], [aria-keyshortcuts])"

    def decide(self, rng: random.Random) -> bool:
        confirm, *others = self.page.evaluate(LOOK_AROUND, [self.CONFIRM, self.PIECES, self.BUTTONS])
        if confirm:
            return self.clicked(self.page.locator(self.CONFIRM))
        things = [(group, count) for group, count in zip((self.PIECES, self.BUTTONS), others, strict=True) if count]
        if not things:
            return False
        group, count = rng.choice(things)
        return self.clicked(self.page.locator(group).nth(rng.randrange(count)))


def sit_down_together(*people: Person, game: str = "new_romans") -> None:
    """All of them at one table that was set up and begun without a page."""
    table, tokens = people[0].house.make(*(person.name for person in people), game=game)
    for seat, person in enumerate(people):
        person.goto(f"/t/{table}#{seat}.{tokens[seat]}")


def play(people: Sequence[Person], rng: random.Random, until: Callable[[], object]) -> None:
    """Whoever is asked decides, until it is enough."""
    last = time.monotonic()
    while not until():
        decided = [person.decide(rng) for person in people]
        if any(decided):
            last = time.monotonic()
        else:
            people[0].page.wait_for_timeout(20)
        assert time.monotonic() - last < STANDSTILL, f"nobody can decide: {[person.told() for person in people]}"


@functools.cache
def sentences(language: str) -> FluentBundle:
    """Everything the client can say: its own texts, the platform's, the game's."""
    bundle = FluentBundle([language], use_isolating=False)
    packages = ["comitium", *(game.package for game in GAMES.values())]
    texts = [resources.files(package).joinpath("text", f"{language}.ftl") for package in packages]
    for text in [*sorted(CLIENT.rglob(f"*.{language}.ftl")), *texts]:
        bundle.add_resource(FluentResource(text.read_text(encoding="utf-8")))
    return bundle
