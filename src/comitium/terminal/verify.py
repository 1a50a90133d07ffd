"""`verify`: replay a match and say what was proved."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from comitium.engine.match import UNDO
from comitium.engine.matchfile import MatchText, result_text
from comitium.engine.message import Value
from comitium.terminal.desk import Desk
from comitium.terminal.files import read_match, read_text
from comitium.terminal.scores import verdict
from comitium.terminal.style import STRONG


def verify(ctx: typer.Context, file: Annotated[Path, typer.Argument()]) -> None:
    """Every line is replayed by the rules; a file that does not hold is refused by `read_match`."""
    desk: Desk = ctx.obj
    match = read_match(file, desk)
    header, result = match.header, match.state.result
    undone = sum(line.code == UNDO for line in match.lines)
    desk.space()
    desk.say("verify-file", style=STRONG, file=str(file), game=desk.speaker.say("game-name"))
    desk.space()
    checked(desk, "verify-rules", version=header.version, data=header.data)
    checked(desk, "verify-seed", commitment=header.commitment[:16])
    checked(desk, "verify-decisions", decisions=len(match.lines) - undone, undone=undone)
    if result is None:
        desk.say("verify-unfinished")
    elif MatchText(read_text(file)).result is None:
        desk.say("verify-no-result", result=result_text(result))
    else:
        checked(desk, "verify-result", result=result_text(result))
    desk.space()
    if result is not None:
        desk.print(verdict(desk.speaker, result))
        desk.space()


def checked(desk: Desk, name: str, **values: Value) -> None:
    desk.tell(Text(f"✓ {desk.speaker.say(name, **values)}"))
