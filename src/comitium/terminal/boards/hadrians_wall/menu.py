"""What can be typed: the keys that stand on the sheets, a numbered list, or the letters of map cells."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from comitium.engine.action import Action
from comitium.games.hadrians_wall.components import AREAS
from comitium.games.hadrians_wall.view import PlayerView
from comitium.terminal.boards.board import Menu, key_line
from comitium.terminal.boards.hadrians_wall.rows import ON_SCREEN, row_name, view_of
from comitium.terminal.changes import signed
from comitium.terminal.layout import MARGIN, columns, inset, measured
from comitium.terminal.scene import Scene
from comitium.terminal.style import ASKED, STRONG

AREA_OF_VERB: Final = {"exchange": "forum", "buy": "goods", "appoint": "diplomats", "scout": "scouts"}
MOST_COLUMNS: Final = 4


def group_of(code: str) -> str:
    """The row or building of the sheets that an option belongs to; of others the code itself."""
    verb, _, rest = code.partition(" ")
    if verb == "battle":
        return f"battles_{rest}"
    if verb in ("fill", "build", "into"):
        return rest.partition(" ")[0]
    return AREA_OF_VERB.get(verb, code)


def grouped(scene: Scene) -> dict[str, list[Action]]:
    groups: dict[str, list[Action]] = {}
    for action in scene.options:
        groups.setdefault(group_of(action.code()), []).append(action)
    return {group: groups[group] for group in sorted(groups, key=place_of)}


def place_of(group: str) -> int:
    """Where it stands on the screen; what stands nowhere comes last."""
    return ON_SCREEN.index(group) if group in ON_SCREEN else len(ON_SCREEN)


def chooses_rows(scene: Scene) -> bool:
    """Whether the choice is one among rows and buildings of the sheets."""
    groups = grouped(scene)
    return len(groups) > 1 and any(group in ON_SCREEN for group in groups)


def keys_of(scene: Scene) -> dict[str, str]:
    """A number for every row and building that can be chosen, none if it is the only one; passing has a letter."""
    if not chooses_rows(scene):
        return {group: "" for group in grouped(scene) if group in ON_SCREEN}
    keys = {group: str(number) for number, group in enumerate(grouped(scene), start=1)}
    if "pass" in keys:
        keys["pass"] = scene.speaker.say("hw-key-pass")
    return keys


def lit_boxes(scene: Scene, player: PlayerView) -> set[tuple[str, int]]:
    """The boxes that an option would fill: the one it names, or the next of its row."""
    lit: set[tuple[str, int]] = set()
    areas = {area.area: area for area in player.areas}
    for group, actions in grouped(scene).items():
        if group not in areas:
            continue
        for action in actions:
            words = action.code().split()
            named = {"fill": words[2:3], "buy": words[1:2]}.get(words[0], [])
            lit.add((group, int(named[0]) if named else areas[group].level + 1))
    return lit


def sheet_menu(scene: Scene) -> Menu:
    """The keys that stand on the sheets; where several can pay or offer, a letter follows, or the number asks."""
    speak, keys = scene.speaker, keys_of(scene)
    chosen: dict[str, str] = {}
    narrowing: dict[str, list[str]] = {}
    entries: list[Text] = []
    for group, actions in grouped(scene).items():
        key = keys[group]
        if len(actions) == 1:
            chosen[key] = actions[0].code()
        else:
            narrowing[key] = [action.code() for action in actions]
            for letter, action in zip(speak.say("hw-letters"), actions, strict=False):
                chosen[f"{key}{letter}"] = action.code()
        entries.append(entry(scene, key, group, actions))
    return Menu(inset(side_by_side(scene, entries)), chosen, narrowing)


def side_by_side(scene: Scene, entries: list[Text]) -> RenderableType:
    """Downwards in as many columns as the screen has room for."""
    for across in range(MOST_COLUMNS, 0, -1):
        tall = -(-len(entries) // across)
        padded = [*entries, *[Text()] * (tall * across - len(entries))]
        grid = columns([padded[row::tall] for row in range(tall)])
        if measured(grid) <= scene.width - 2 * MARGIN:
            break
    return grid


def entry(scene: Scene, key: str, group: str, actions: list[Action]) -> Text:
    """A row of the sheets, its box, what is paid for it, and the points it brings at once."""
    line = Text.assemble((f"{key:>2}", ASKED), " ", no_wrap=True)
    if group not in ON_SCREEN:
        return line.append(scene.speaker(actions[0].sentence()))
    line.append(row_name(scene, group))
    boxes = sorted(box for area, box in lit_boxes(scene, own_player(scene)) if area == group)
    if boxes:
        line.append(f" {','.join(str(box) for box in boxes)}")
    if len(actions) > 1:
        letters = scene.speaker.say("hw-letters")
        line.append(f" {letters[0]}–{letters[len(actions) - 1]}", ASKED)
    gain = max(points_of(scene, action) for action in actions)
    if gain:
        line.append(f" {signed(scene.speaker, gain)}", STRONG)
    return line


def own_player(scene: Scene) -> PlayerView:
    assert scene.viewer is not None
    return view_of(scene).players[scene.viewer]


def points_of(scene: Scene, action: Action) -> int:
    """How much the score changes at once."""
    return sum(change.after - change.before for change in scene.preview(action) if change.piece == "score")


def list_menu(scene: Scene) -> Menu:
    """Every option with a number and its sentence."""
    keys: dict[str, str] = {}
    lines: list[RenderableType] = []
    for number, action in enumerate(scene.options, start=1):
        passes = action.code() in ("pass", "stop")
        key = scene.speaker.say("hw-key-pass") if passes else str(number)
        keys[key] = action.code()
        lines.append(option_line(scene, key, action))
    return Menu(Group(*lines), keys)


def option_line(scene: Scene, key: str, action: Action) -> RenderableType:
    line = Text(scene.speaker(action.sentence()))
    gain = points_of(scene, action)
    if gain:
        line.append(f"   {signed(scene.speaker, gain)}", STRONG)
    return key_line(key, line)


def cell_letters(scene: Scene) -> str:
    return scene.speaker.say("hw-cells")


def place_menu(scene: Scene) -> Menu:
    """The letters of four cells in their order; fewer of them show the placements that cover them."""
    letters = cell_letters(scene)
    pieces = [AREAS["map"].piece_of(cell + 1) for cell in range(AREAS["map"].size)]
    keys: dict[str, str] = {}
    narrowing: dict[str, list[str]] = {}
    for action in scene.options:
        key = "".join(sorted((letters[pieces.index(piece)] for piece in action.pieces()), key=letters.index))
        keys[key] = action.code()
        for size in range(1, len(key)):
            for some in combinations(key, size):
                narrowing.setdefault("".join(some), []).append(action.code())
    how = scene.speaker.say("hw-how-place", example=next(iter(keys)))
    return Menu(Group(inset(Text(how)), *in_lines(scene, list(keys))), keys, narrowing)


def in_lines(scene: Scene, keys: list[str]) -> list[RenderableType]:
    """Keys of one length, as many in a line as there is room for."""
    across = (scene.width - 2 * MARGIN) // (len(keys[0]) + 2)
    lines = [keys[first : first + across] for first in range(0, len(keys), across)]
    return [inset(Text("  ".join(line), style=ASKED)) for line in lines]
