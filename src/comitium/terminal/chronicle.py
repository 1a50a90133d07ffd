"""The log on the screen: all of it under headings, or what is new in few lines."""

from __future__ import annotations

from collections.abc import Container, Sequence

from rich.text import Text

from comitium.engine.log import Entry
from comitium.engine.message import NOBODY, Seat
from comitium.terminal.style import QUIET, STRONG
from comitium.text import Speaker


def all_lines(speaker: Speaker, entries: Sequence[Entry]) -> list[Text]:
    """Every entry, grouped under the phases in which it was written."""
    lines: list[Text] = []
    heading = ""
    for entry in entries:
        if entry.heading and entry.heading != heading:
            heading = entry.heading
            lines.extend([Text(), Text(speaker.say(f"phase-{heading}"), style=STRONG)])
        lines.append(line_of(speaker, entry))
    return lines


def news(speaker: Speaker, entries: Sequence[Entry], viewer: Seat, drawn: Container[str]) -> list[Text]:
    """What happened since the viewer's last look, without what the table shows anyway (`drawn`).

    The single steps of a seat become one line, for the log has them all; one's own are known.
    """
    lines: list[Text] = []
    steps: dict[Seat, int] = {}
    for entry in entries:
        if entry.action is None or entry.seat == NOBODY:
            if entry.message().name not in drawn:
                lines.append(line_of(speaker, entry))
        elif entry.seat != viewer:
            steps[entry.seat] = steps.get(entry.seat, 0) + 1
    for seat, count in steps.items():
        lines.append(Text(speaker.say("news-steps", who=speaker.seat_name(seat), steps=count)))
    return lines


def line_of(speaker: Speaker, entry: Entry) -> Text:
    line = Text(speaker(entry.message()))
    if entry.clause:
        line.append(f"  {entry.clause}", QUIET)
    return line
