"""A progress bar with rate and time left; without a terminal it says nothing, so that files stay clean."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from comitium.terminal.desk import Desk
from comitium.terminal.style import MINIUM
from comitium.text import Speaker


class Report(Protocol):
    def __call__(self, done: int, wanted: int) -> None: ...


class Rate(ProgressColumn):
    """How many matches a second."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self.speaker = speaker

    def render(self, task: Task) -> Text:
        return Text(self.speaker.say("progress-rate", rate=self.speaker.number(task.speed or 0, 1)))


@contextmanager
def progress(desk: Desk, name: str, wanted: int) -> Iterator[Report]:
    """On the standard error output, so that what the command says can go into a file."""
    screen = Console(stderr=True, markup=False, highlight=False)
    columns = (
        TextColumn("  {task.description}", markup=False),
        BarColumn(complete_style=MINIUM, finished_style="default"),
        MofNCompleteColumn(),
        Rate(desk.speaker),
        TimeRemainingColumn(compact=True),
    )
    with Progress(*columns, console=screen, disable=not screen.is_terminal, transient=True) as bar:
        task = bar.add_task(desk.speaker.say(name), total=wanted)
        yield lambda done, wanted: bar.update(task, completed=done, total=wanted)
