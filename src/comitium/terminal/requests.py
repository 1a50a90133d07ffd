"""What a person may ask at the table beside deciding: `undo`, `hint`, `why`, `score` and so on.

The words are in the text files, in the language of the table; English ones work everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from comitium.bots import decide, make_bot
from comitium.engine.card import Card
from comitium.engine.message import Refused, Seat
from comitium.terminal.changes import changes_of
from comitium.terminal.chronicle import all_lines
from comitium.terminal.desk import quiet
from comitium.terminal.files import copy_match
from comitium.terminal.layout import inset
from comitium.terminal.scores import columns_of, walk
from comitium.terminal.seats import seat_named
from comitium.terminal.style import ASKED, QUIET, STRONG
from comitium.text import Speaker

if TYPE_CHECKING:
    from comitium.terminal.table import Table

ADVISER: Final = "greedy"
LONGEST_NAME: Final = 40  # of a thing, repeated to whoever asked for it


def request_named(speaker: Speaker, typed: str) -> tuple[str | None, str]:
    """The request a line begins with, and the rest of the line."""
    word, _, rest = typed.partition(" ")
    for name in REQUESTS:
        if word.casefold() in speaker.say(f"word-{name}").split():
            return name, rest.strip()
    return None, ""


def undo(table: Table, seat: Seat, rest: str) -> None:
    table.undo(seat)


def hint(table: Table, seat: Seat, rest: str) -> None:
    """What the greedy bot would do, on a state it imagines: it knows no more than the person who asks."""
    bot = make_bot(ADVISER, table.game)
    code = decide(bot, table.game, table.match.state, seat, Random(table.match.header.commitment))
    action = table.match.state.find(seat, code)
    keys = [key for key, meant in table.board.menu(table.scene(seat)).keys.items() if meant == code]
    sentence = table.desk.speaker(action.sentence())
    table.desk.space()
    table.desk.tell(Text.assemble(table.desk.speaker.say("hint-is"), " ", (sentence, STRONG), (f"   {keys[0]}", ASKED)))
    table.desk.space()


def why(table: Table, seat: Seat, rest: str) -> None:
    """Why a choice is refused; without one, what is closed now and why."""
    desk, closed = table.desk, table.scene(seat).closed
    if rest:
        action = table.action_meant(seat, rest)  # explains itself if refused
        desk.space()
        desk.say("why-allowed", choice=action.sentence())
        desk.space()
    elif not closed:
        desk.space()
        desk.say("why-what", style=QUIET, code=table.match.state.options(seat)[0].code())
        desk.space()
    else:
        for choice in closed:
            desk.space()
            desk.tell(quiet(desk.speaker(choice.sentence)))
            table.explain(choice.refusal)


def what(table: Table, seat: Seat, rest: str) -> None:
    """What the pieces of a choice are, or what bears this name; alone: all that the glossary explains."""
    explain, code, shelves = table.game.card, table.code_meant(seat, rest), table.game.glossary()
    named = [
        card for shelf in shelves for card in shelf.cards if rest.casefold() in table.desk.speaker(card.name).casefold()
    ]
    if not rest:
        for shelf in shelves:
            names = ", ".join(table.desk.speaker(card.name) for card in shelf.cards)
            table.desk.space()
            table.desk.tell(Text.assemble((table.desk.speaker(shelf.title), STRONG), f": {names}"))
    elif code is not None and explain is not None:
        pieces = table.match.state.find(seat, code).pieces()
        show_cards(table, [card for piece in pieces if (card := explain(table.match.state, seat, piece)) is not None])
    elif named:
        show_cards(table, named)
    else:
        raise Refused("nothing-so-called", wanted=rest[:LONGEST_NAME])
    table.desk.space()


def show_cards(table: Table, cards: list[Card]) -> None:
    speaker = table.desk.speaker
    for card in cards:
        told = Text.assemble((speaker(card.name), STRONG))
        if card.place is not None:
            told.append(f" · {speaker(card.place)}", QUIET)
        told.append(f"\n{speaker(card.does)}")
        rows = {"cost": card.cost, "reward": card.reward, "missing": card.missing, "opens": card.opens}
        for row, said in rows.items():
            if said is not None:
                told.append(f"\n{speaker.say(f'what-{row}')}: ", QUIET).append(speaker(said))
        told.append(f"\n{', '.join(card.clauses)}", QUIET)
        table.desk.space()
        table.desk.print(inset(told))


def choices(table: Table, seat: Seat, rest: str) -> None:
    """Every choice with its code, and below it what it would change, figure by figure."""
    scene = table.scene(seat)
    keys = {code: key for key, code in reversed(table.board.menu(scene).keys.items())}
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for action in scene.distinct():
        said = Text(table.desk.speaker(action.sentence()))
        changes = changes_of(scene, action)
        if changes:
            said.append(f"\n{', '.join(changes)}", QUIET)
        grid.add_row(Text(keys.get(action.code(), ""), style=ASKED), said, Text(action.code(), style=QUIET))
    table.desk.space()
    table.desk.print(inset(grid))
    table.desk.space()


def score(table: Table, seat: Seat, rest: str) -> None:
    """The forecast from what this seat may know, and its own lines with their clauses."""
    scene = table.scene(seat)
    table.desk.space()
    table.desk.say("score-forecast", style=STRONG)
    table.desk.print(columns_of(table.desk.speaker, scene.sheets))
    table.desk.space()
    for sheet in scene.sheets:
        if sheet.seat == seat:
            table.desk.print(walk(table.desk.speaker, sheet))
    table.desk.space()


def log(table: Table, seat: Seat, rest: str) -> None:
    for line in all_lines(table.desk.speaker, table.match.state.log_for(seat)):
        table.desk.tell(line)
    table.desk.space()


def rules(table: Table, seat: Seat, rest: str) -> None:
    question = table.scene(seat).question
    asked = rest or (question.clause if question is not None else "")
    text = table.ledger.passage(asked)
    table.desk.space()
    table.desk.print(inset(Markdown(text)))
    table.desk.space()


def all_of_it(table: Table, seat: Seat, rest: str) -> None:
    table.desk.clear()
    table.desk.print(table.board.overview(table.scene(seat)))
    table.desk.space()


def look(table: Table, seat: Seat, rest: str) -> None:
    looked_at = seat_named(rest, table.desk.speaker) if rest else seat
    table.desk.space()
    table.desk.print(table.board.look(table.scene(seat), looked_at))
    table.desk.space()


def save(table: Table, seat: Seat, rest: str) -> None:
    if rest:
        copy_match(Path(rest).expanduser(), table.match)
    else:
        table.save()
    table.desk.space()
    table.desk.say("saved", file=rest or str(table.file))
    table.desk.space()


def quit_table(table: Table, seat: Seat, rest: str) -> None:
    table.leave()


def help_at_table(table: Table, seat: Seat, rest: str) -> None:
    """The examples are of this table: a clause that matters now, and somebody who sits here."""
    speaker, question = table.desk.speaker, table.scene(seat).question
    clause = question.clause if question is not None else f"{table.game.prefix}-1"
    other = (seat + 1) % table.match.state.seats
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for name in REQUESTS:
        word = speaker.say(f"word-{name}").split()[0]
        said = speaker.say(f"request-{name}", clause=clause, number=other + 1, who=speaker.seat_name(other))
        grid.add_row(Text(word, style=ASKED), Text(said))
    table.desk.space()
    table.desk.say("help-deciding")
    table.desk.space()
    table.desk.print(inset(grid))
    table.desk.space()


REQUESTS: Final[dict[str, Callable[[Table, Seat, str], None]]] = {
    "undo": undo,
    "hint": hint,
    "why": why,
    "what": what,
    "choices": choices,
    "score": score,
    "table": all_of_it,
    "look": look,
    "log": log,
    "rules": rules,
    "save": save,
    "help": help_at_table,
    "quit": quit_table,
}
