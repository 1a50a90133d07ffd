"""Points on the screen: the forecast in columns, and the walk through the score sheets at the end."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comitium.engine.message import Message
from comitium.engine.result import Result, ScoreLine, Sheet
from comitium.terminal.layout import inset
from comitium.terminal.style import ASKED, QUIET, STRONG
from comitium.text import Speaker

MOST_NAMED = 4  # pieces behind a line of the score
CELL = "cell"


def columns_of(speaker: Speaker, sheets: Sequence[Sheet]) -> RenderableType:
    """One column for each seat, one row for each source, totals below a rule."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_footer=True)
    table.add_column(footer=Text(speaker.say("score-total"), style=STRONG))
    for sheet in sheets:
        total = Text(speaker.number(sheet.total), style=STRONG)
        table.add_column(Text(speaker.seat_name(sheet.seat), style=STRONG), footer=total, justify="right")
    for source in sources(sheets):
        points = [[line for line in sheet.lines if line.source == source] for sheet in sheets]
        table.add_row(speaker(source), *[figure(speaker, lines) for lines in points])
    return inset(table)


def sources(sheets: Sequence[Sheet]) -> list[Message]:
    """Every source once, in the order of the sheets; what all sheets end with stays at the end."""
    order: list[Message] = []
    for sheet in sheets:
        place = 0
        for line in sheet.lines:
            if line.source in order:
                place = order.index(line.source)
            else:
                order.insert(place, line.source)
            place += 1
    return order


def figure(speaker: Speaker, lines: list[ScoreLine]) -> Text:
    """Points, and of how many things."""
    if not lines:
        return Text("–", style=QUIET)
    count, points = sum(line.count for line in lines), sum(line.points for line in lines)
    return Text.assemble(speaker.number(points), (f" ({speaker.number(count)})", QUIET))


def walk(speaker: Speaker, sheet: Sheet) -> RenderableType:
    """A seat's sheet line by line, each with the pieces behind it and the clause that grants it."""
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column()
    table.add_column(style=QUIET)
    table.add_column(justify="right")
    table.add_column(style=QUIET)
    for line in sheet.lines:
        table.add_row(speaker(line.source), behind(speaker, line), speaker.number(line.points), line.clause)
    table.add_row("", "", Text(speaker.number(sheet.total), style=STRONG), "")
    return Group(inset(Text(speaker.seat_name(sheet.seat), style=STRONG)), inset(table, 4))


def behind(speaker: Speaker, line: ScoreLine) -> str:
    """A few of the pieces by their names; how many things were counted where none has one."""
    source = speaker(line.source)
    named = [name for name in [piece_name(speaker, piece) for piece in line.pieces] if name and name != source]
    if not named:
        return f"× {speaker.number(line.count)}"
    more = " …" if len(named) > MOST_NAMED else ""
    return "; ".join(named[:MOST_NAMED]) + more


def piece_name(speaker: Speaker, piece: str) -> str | None:
    """A cell is told by its coordinates, as it is typed; what has no name in the texts of the game has none here."""
    kind, _, thing = piece.rpartition(":")
    return thing if kind == CELL else speaker.named(thing, kind)


def verdict(speaker: Speaker, result: Result) -> RenderableType:
    """Who won, and by which criterion."""
    lines: list[RenderableType] = []
    if result.struck_out:
        lines.append(inset(Text(speaker.say("without-points", who=names(speaker, result.struck_out)))))
    lines.append(inset(Text.assemble((decision(speaker, result), ASKED), (f"   {result.decided_by.clause}", QUIET))))
    if result.grade is not None:
        lines.append(inset(Text(speaker.say("grade", grade=result.grade))))
    return Group(*lines)


def decision(speaker: Speaker, result: Result) -> str:
    """The winners and what decided; nobody may have won."""
    criterion = result.decided_by.name
    if not result.winners:
        return speaker.say("nobody-wins", criterion=criterion)
    return speaker.say(
        "winner" if len(result.winners) == 1 else "winners",
        who=names(speaker, result.winners),
        points=result.sheets[result.winners[0]].total,
        criterion=criterion,
    )


def names(speaker: Speaker, seats: Sequence[int]) -> str:
    listed = [speaker.seat_name(seat) for seat in seats]
    if len(listed) == 1:
        return listed[0]
    return speaker.say("list-join", first=", ".join(listed[:-1]), last=listed[-1])
