"""The drawing of a game that has none yet: its view in words, its options in a numbered list."""

from __future__ import annotations

from collections.abc import Container

from rich.console import Group, RenderableType
from rich.text import Text

from comitium.engine.form import Json, plain, seat_fields
from comitium.engine.message import Seat
from comitium.terminal.boards.board import Menu, numbered, title
from comitium.terminal.layout import inset
from comitium.terminal.scene import Scene
from comitium.terminal.style import QUIET


class WordsBoard:
    """Field by field, as the view lists them; what belongs to a seat stands under its name."""

    drawn: Container[str] = ()

    def table(self, scene: Scene) -> RenderableType:
        heading = scene.speaker.say(f"phase-{scene.heading}") if scene.heading else ""
        own = words(scene, plain(scene.own)) if scene.own is not None else []
        return Group(inset(title(scene, heading)), Text(), *words(scene, plain(scene.view)), *own)

    def overview(self, scene: Scene) -> RenderableType:
        return self.table(scene)

    def look(self, scene: Scene, seat: Seat) -> RenderableType:
        view = plain(scene.view)
        players = view.get("players") if isinstance(view, dict) else None
        if isinstance(players, list) and seat < len(players):
            return Group(Text(scene.speaker.seat_name(seat)), *words(scene, players[seat]))
        return Group(*words(scene, view))

    def menu(self, scene: Scene) -> Menu:
        return numbered(scene)


def words(scene: Scene, value: Json, depth: int = 0, key: str = "") -> list[RenderableType]:
    """One line for each plain field; nested ones are indented below their name."""
    lines: list[RenderableType] = []
    if isinstance(value, dict):
        for inner, inside in value.items():
            lines.extend(field(scene, name_of(scene, inner), inside, depth, inner))
    elif isinstance(value, list):
        for number, inside in enumerate(value):
            lines.extend(field(scene, seat_or_number(scene, inside, number), inside, depth, key))
    else:
        lines.append(indented(depth, Text(simple(scene, value, key))))
    return lines


def field(scene: Scene, name: str, value: Json, depth: int, key: str) -> list[RenderableType]:
    if is_simple(value):
        return [indented(depth, Text.assemble((f"{name}: ", QUIET), simple(scene, value, key)))]
    return [indented(depth, Text(name, style=QUIET)), *words(scene, value, depth + 1, key)]


def is_simple(value: Json) -> bool:
    """Whether it fits into one line: a value, or a list or table of values."""
    if isinstance(value, dict):
        return len(value) <= 4 and all(not isinstance(inside, dict | list) for inside in value.values())
    if isinstance(value, list):
        return all(not isinstance(inside, dict | list) for inside in value)
    return True


def simple(scene: Scene, value: Json, key: str = "", listed: bool = False) -> str:
    """A value of the field `key`, by its name if the game has one for it; a seat by its player."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return scene.speaker.say("yes" if value else "no")
    if isinstance(value, dict):
        items = [f"{name_of(scene, inner)} {simple(scene, inside, inner)}" for inner, inside in value.items()]
        return ", ".join(items) or "–"
    if isinstance(value, list):
        return ", ".join(simple(scene, inside, key, listed=True) for inside in value) or "–"
    if isinstance(value, str):
        return scene.speaker.named(value, key) or value
    is_seat = (f"{key}[]" if listed else key) in seat_fields(scene.game.view, scene.game.own)
    return scene.speaker.seat_name(value) if is_seat else str(value)


def name_of(scene: Scene, key: str) -> str:
    """A game may name its fields (`view-crystals`) and what it counts; else the field's own name serves."""
    if scene.speaker.has(f"view-{key}"):
        return scene.speaker.say(f"view-{key}")
    return scene.speaker.named(key) or key.replace("_", " ")


def seat_or_number(scene: Scene, value: Json, number: int) -> str:
    seat = value.get("seat") if isinstance(value, dict) else None
    return scene.speaker.seat_name(seat) if isinstance(seat, int) else str(number + 1)


def indented(depth: int, line: Text) -> RenderableType:
    return inset(line, 2 + 2 * depth)
