"""The terminal table: asks the people, lets the bots decide, and saves after every decision.

A line that is typed is a code, a request (`undo`, `why …`), a key of the menu, or a key that narrows the
menu; anything else is put to the rules, which say why it cannot be.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from rich.text import Text

from comitium.bots import Bot, decide
from comitium.engine.action import Action
from comitium.engine.match import Match
from comitium.engine.message import Refused, Seat
from comitium.terminal.boards import Board, Menu, board_of
from comitium.terminal.boards.board import is_number, squeeze
from comitium.terminal.chronicle import news
from comitium.terminal.desk import Desk, quiet
from comitium.terminal.files import write_match
from comitium.terminal.layout import inset
from comitium.terminal.ledger import Ledger
from comitium.terminal.requests import REQUESTS, request_named
from comitium.terminal.scene import Scene, scene_of
from comitium.terminal.scores import verdict, walk
from comitium.terminal.style import ASKED, QUIET, STRONG
from comitium.text import Speaker

MOST_NEWS = 6
MOST_NUMBERS = 24  # named to somebody who typed another
LONGEST_NUMBER = 20


def in_words(speaker: Speaker, numbers: list[int]) -> str:
    """`1 to 9`, or a few of them where some are left out."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return speaker.say("number-range", first=numbers[0], last=numbers[-1])
    more = ["…"] if len(numbers) > MOST_NUMBERS else []
    return ", ".join([*[str(number) for number in numbers[:MOST_NUMBERS]], *more])


class Leave(Exception):
    """Somebody gets up; the match is saved."""

    def __init__(self, interrupted: bool = False) -> None:
        super().__init__()
        self.interrupted = interrupted


class Table:
    """One match with the people before this screen."""

    def __init__(self, desk: Desk, match: Match[Any], bots: Mapping[Seat, Bot], file: Path, notice: str = "") -> None:
        self.desk = desk
        self.match = match
        self.bots = bots
        self.file = file
        self.game = match.game
        self.people = [seat for seat in range(len(match.header.players)) if seat not in bots]
        self.board: Board = board_of(match.game)
        self.ledger = Ledger(match.game, desk.language)
        self.at_keyboard: Seat | None = None if len(self.people) > 1 else self.people[0]
        self.looked = dict.fromkeys(self.people, 0)  # by seat: log entries seen so far
        self.narrowed: list[str] = []  # codes that fit what was typed so far
        self.menu = Menu(Text())
        self.notice = notice  # stands on the first screen

    def run(self) -> None:
        """Until the match is over; `Leave` if somebody gets up before."""
        while waiting := self.match.state.waiting():
            bots = [seat for seat in waiting if seat in self.bots]
            if bots:
                self.let_decide(bots[0])
            else:
                self.hand_over(waiting[0])
                self.ask(waiting[0])
        self.finale()

    # -- deciding ------------------------------------------------------------------------------------------------------

    def let_decide(self, seat: Seat) -> None:
        code = decide(self.bots[seat], self.game, self.match.state, seat, self.luck(seat))
        self.match.submit(seat, code)
        self.save()

    def luck(self, seat: Seat) -> Random:
        """A bot's luck: the same match with the same answers goes the same way, and the seed stays unknown to it."""
        return Random(f"{self.match.header.commitment} {seat} {len(self.match.lines)}")

    def submit(self, seat: Seat, code: str) -> None:
        self.match.submit(seat, code)
        self.save()

    def undo(self, seat: Seat) -> None:
        self.match.undo(seat)
        self.save()

    def save(self) -> None:
        write_match(self.file, self.match)

    # -- asking --------------------------------------------------------------------------------------------------------

    def ask(self, seat: Seat) -> None:
        """Show the table and read lines until the seat's situation has changed."""
        self.narrowed = []
        self.show(seat)
        asked = self.match.asks[seat]
        while self.match.asks[seat] == asked:
            self.obey(seat, self.read(self.desk.speaker.seat_name(seat)))

    def obey(self, seat: Seat, typed: str) -> None:
        try:
            self.understand(seat, typed)
        except Refused as refused:
            self.explain(refused)

    def understand(self, seat: Seat, typed: str) -> None:
        request, rest = request_named(self.desk.speaker, typed)
        if not typed:
            self.narrowed = []
            self.show(seat)
        elif request is not None and self.code_meant(seat, typed) is None:
            REQUESTS[request](self, seat, rest)
        elif self.fitting(seat, typed):
            self.narrowed = self.fitting(seat, typed)
            self.show(seat)
        else:
            self.choose(seat, self.action_meant(seat, typed))

    def action_meant(self, seat: Seat, typed: str) -> Action:
        """`Refused` if it cannot be: a number that stands on no choice is named, the rules explain everything else."""
        code = self.code_meant(seat, typed)
        numbers = self.board.menu(self.scene(seat)).numbers()
        if code is None and is_number(squeeze(typed)):
            known = in_words(self.desk.speaker, numbers)
            raise Refused("no-such-number" if numbers else "no-numbers", number=typed[:LONGEST_NUMBER], known=known)
        action: Action = self.match.state.find(seat, code or typed)
        return action

    def code_meant(self, seat: Seat, typed: str) -> str | None:
        """The code of an option: written out, or by its key, also one that the narrowed menu no longer shows."""
        scene = self.scene(seat)
        codes = [action.code() for action in scene.options]
        if " ".join(typed.split()) in codes:
            return " ".join(typed.split())
        return self.menu.code_of(typed) or self.board.menu(scene).code_of(typed)

    def fitting(self, seat: Seat, typed: str) -> list[str]:
        """The codes that remain after a narrowing key, or after words that stand in some of the sentences."""
        scene = self.scene(seat)
        if self.code_meant(seat, typed) is not None:
            return []
        codes = self.board.menu(scene).narrowed_by(typed)
        if codes or len(typed) < 3:
            return codes
        speak = self.desk.speaker
        found = [a.code() for a in scene.options if typed.casefold() in speak(a.sentence()).casefold()]
        return found if 1 < len(found) < len(scene.options) else []

    def choose(self, seat: Seat, action: Action) -> None:
        """A final choice among several is confirmed by an empty line; anything else is a new entry."""
        if action.final and len(self.scene(seat).options) > 1:
            sentence = self.desk.speaker(action.sentence())
            self.desk.space()
            self.desk.tell(Text(sentence, style=STRONG))
            self.desk.say("confirm", style=QUIET)
            typed = self.read(self.desk.speaker.seat_name(seat))
            if typed:
                self.understand(seat, typed)
                return
        self.submit(seat, action.code())

    def read(self, name: str) -> str:
        try:
            return self.desk.read(f"  {name} › ")
        except EOFError:
            raise Leave from None
        except KeyboardInterrupt:
            raise Leave(interrupted=True) from None

    def hand_over(self, seat: Seat) -> None:
        """Between two people the screen is cleared, so that nobody reads the other's answer."""
        if self.at_keyboard == seat:
            return
        self.desk.clear_for_another()
        self.desk.say("hand-over", style=ASKED, who=self.desk.speaker.seat_name(seat))
        self.read(self.desk.speaker.seat_name(seat))
        self.at_keyboard = seat

    def leave(self) -> None:
        raise Leave

    # -- showing -------------------------------------------------------------------------------------------------------

    def scene(self, seat: Seat) -> Scene:
        return scene_of(self.desk, self.game, self.match.state, seat)

    def show(self, seat: Seat) -> None:
        """The whole screen: what is new, the table, the question, the menu; a small one scrolls the news away."""
        scene = self.scene(seat)
        if self.narrowed:
            scene = scene.narrowed(self.narrowed)
        self.menu = self.board.menu(scene)
        self.desk.clear()
        self.tell_news(seat)
        self.desk.print(self.board.table(scene))
        self.desk.space()
        self.put_question(scene)
        self.desk.print(self.menu.shown)
        self.desk.space()

    def tell_news(self, seat: Seat) -> None:
        log = self.match.state.log
        entries = [entry for entry in log[self.looked[seat] :] if entry.seen_by(seat)]
        self.looked[seat] = len(log)
        lines = news(self.desk.speaker, entries, seat, self.board.drawn)[-MOST_NEWS:]
        if self.notice:
            lines.insert(0, quiet(self.notice))
            self.notice = ""
        for line in lines:
            self.desk.tell(line)
        if lines:
            self.desk.space()

    def put_question(self, scene: Scene) -> None:
        """What is asked, of whom, why, and by which clause."""
        question, speak = scene.question, self.desk.speaker
        assert question is not None
        assert scene.viewer is not None
        if question.path:
            self.desk.tell(quiet(" › ".join(speak(step) for step in question.path)))
        self.desk.tell(Text(f"▸ {speak(question.line)}", style=ASKED))
        self.desk.print(inset(Text.assemble(speak(question.why), (f"  {question.clause}", QUIET)), 4))
        self.desk.space()

    def explain(self, refused: Refused) -> None:
        """The refusal, and below it the clause that says no."""
        self.desk.space()
        sentence = self.desk.speaker(refused.message)
        self.desk.tell(Text.assemble((sentence, STRONG), (f"  {refused.clause}", QUIET)))
        text = self.ledger.sentence(refused.clause) if refused.clause else ""
        if text:
            self.desk.print(inset(quiet(text), 4))
        self.desk.space()

    def finale(self) -> None:
        """The scores, line by line, and who won by what."""
        result = self.match.state.result
        assert result is not None
        desk = self.desk
        desk.clear()
        desk.print(self.board.overview(scene_of(desk, self.game, self.match.state, None)))
        desk.space()
        for sheet in result.sheets:
            desk.print(walk(desk.speaker, sheet))
            desk.space()
        desk.print(verdict(desk.speaker, result))
        desk.space()
