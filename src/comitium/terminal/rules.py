"""`rules`: the ledger of a game on the screen, whole or by clause."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown

from comitium.engine.message import Refused
from comitium.terminal.arguments import game_named
from comitium.terminal.desk import Desk
from comitium.terminal.layout import inset
from comitium.terminal.ledger import Ledger


def rules(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    clause: Annotated[str | None, typer.Argument()] = None,
) -> None:
    """All rules, a section or a clause, with the rulings that belong to them."""
    desk: Desk = ctx.obj
    found = game_named(desk, game)
    ledger = Ledger(found, desk.language)
    if not ledger.sections:
        raise Refused("no-ledger", game=found.slug)
    text = ledger.passage(clause) if clause else ledger.whole()
    desk.space()
    desk.print(inset(Markdown(text)))
    desk.space()
