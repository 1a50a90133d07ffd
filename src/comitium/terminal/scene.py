"""What one viewer may see at one moment. Boards draw from a scene and from nothing else, so they cannot leak."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from comitium.engine.action import Action
from comitium.engine.game import Change, Game
from comitium.engine.message import Seat
from comitium.engine.phase import Closed, Question
from comitium.engine.result import Sheet
from comitium.engine.state import State
from comitium.terminal.desk import Desk
from comitium.text import Speaker


@dataclass(frozen=True)
class Scene:
    """`options` may be narrowed to those that fit what a person has typed so far."""

    game: Game[Any]
    speaker: Speaker
    viewer: Seat | None
    seats: int
    heading: str
    waiting: Sequence[Seat]
    view: object
    own: object  # what the viewer sees besides; None for a spectator
    sheets: Sequence[Sheet]
    question: Question | None
    options: Sequence[Action]
    closed: Sequence[Closed]
    preview: Callable[[Action], tuple[Change, ...]]
    width: int
    height: int
    colour: bool

    def narrowed(self, codes: Sequence[str]) -> Scene:
        return replace(self, options=[action for action in self.options if action.code() in codes])

    def distinct(self) -> list[Action]:
        """The options as a list shows them: of those that read alike, such as two equal tiles, the first."""
        first: dict[str, Action] = {}
        for action in self.options:
            first.setdefault(self.speaker(action.sentence()), action)
        return list(first.values())

    def total(self, seat: Seat) -> int | None:
        """The forecast of a seat's points."""
        totals = [sheet.total for sheet in self.sheets if sheet.seat == seat]
        return totals[0] if totals else None


def scene_of(desk: Desk, game: Game[Any], g: State, viewer: Seat | None) -> Scene:
    def preview(action: Action) -> tuple[Change, ...]:
        return game.preview(g, viewer, action) if viewer is not None else ()

    return Scene(
        game=game,
        speaker=desk.speaker,
        viewer=viewer,
        seats=g.seats,
        heading=g.heading,
        waiting=g.waiting(),
        view=game.view(g),
        own=game.own(g, viewer) if viewer is not None else None,
        sheets=game.forecast(g, viewer),
        question=g.question(viewer) if viewer is not None else None,
        options=g.options(viewer) if viewer is not None else [],
        closed=g.closed(viewer) if viewer is not None else [],
        preview=preview,
        width=desk.screen.width,
        height=desk.height,
        colour=desk.colour,
    )
