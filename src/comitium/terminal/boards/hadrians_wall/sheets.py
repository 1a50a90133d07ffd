"""The two sheets of a player: every box and building, lit where something can be done now.

A box is a mark and a letter for each thing it gives: `■` filled, `▸` can be filled now, `·` comes later, `×` locked.
Small letters go into the supply, capitals move something on the sheets; a locked box names the level it needs. What
can be done now bears its key at the left of its row, so the sheets are the menu.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from comitium.games.hadrians_wall.components import AREAS, ATTRIBUTES, COHORTS, GRANARIES, MAP_COLUMNS, TEMPLES
from comitium.games.hadrians_wall.view import AreaSheet, AreaView, BuildingSheet, PlayerView, View
from comitium.terminal.boards.hadrians_wall.menu import cell_letters, keys_of, lit_boxes
from comitium.terminal.boards.hadrians_wall.rows import (
    CAMP,
    INFRASTRUCTURE,
    LANDMARK_OF,
    LEADS_TO,
    STREETS,
    TOWN,
    WALL,
    level_of,
    row_name,
    sign,
    signs,
)
from comitium.terminal.layout import banded, beside, columns, inset, spaced
from comitium.terminal.scene import Scene
from comitium.terminal.style import ASKED, QUIET, STRONG

FILLED, LIT, LATER, LOCKED = "■", "▸", "·", "×"
MARKS: Final = {FILLED: QUIET, LIT: ASKED, LATER: "", LOCKED: QUIET}


def sheets(scene: Scene, view: View, player: PlayerView) -> RenderableType:
    table = Sheets(scene, view, player)
    return Group(
        *spaced(
            [
                inset(Text(scene.speaker.say("hw-legend"), style=QUIET)),
                inset(table.wall()),
                table.camp(),
                table.attributes(),
                beside(scene.width, table.town(), Group(table.buildings(TOWN), Text(), table.map())),
            ]
        )
    )


class Sheets:
    """The two sheets of one player, with the keys of what the viewer can do on them."""

    def __init__(self, scene: Scene, view: View, player: PlayerView) -> None:
        self.scene = scene
        self.view = view
        self.player = player
        self.keys = keys_of(scene)
        self.lit = lit_boxes(scene, player)
        self.areas = {area.area: area for area in player.areas}
        self.printed = {sheet.area: sheet for sheet in view.sheet}
        self.plans = {plan.building: plan for plan in view.building_costs}

    # one row

    def start(self, name: str, cost: str = "") -> list[Text]:
        """The key, the name with its letter if icons lead there, the cost."""
        label = Text(row_name(self.scene, name))
        if name in LEADS_TO:
            label = Text.assemble((sign(self.scene, LEADS_TO[name]), STRONG), " ", label)
        return [Text(self.keys.get(name, ""), style=ASKED), label, Text(cost, style=QUIET)]

    def cost(self, name: str) -> str:
        """Alternatives with a stroke between them: `b/s`."""
        return "/".join(signs(self.scene, cost) for cost in self.printed[name].cost)

    def row(self, name: str) -> list[Text]:
        boxes = self.boxes(name, 1, self.areas[name].size)
        boxes.append(self.outcome(name), QUIET)
        return [*self.start(name, self.note(name) or self.cost(name)), boxes]

    def boxes(self, name: str, first: int, last: int, gap: str = " ") -> Text:
        """From box to box, all as wide as the widest of the area."""
        faces = [self.face(name, box) for box in range(1, self.areas[name].size + 1)]
        wide = max(len(face.plain) for face in faces)
        line = Text(no_wrap=True)
        for face in faces[first - 1 : last]:
            line.append(face)
            line.append(" " * (wide - len(face.plain)) + gap)
        line.rstrip()
        return line

    def face(self, name: str, box: int) -> Text:
        mark, printed = self.mark(name, box), self.printed[name]
        if mark == FILLED:
            good = self.player.goods.get(str(box), "") if name == "goods" else ""
            return Text(f"{mark}{good}", style=QUIET)
        if name == "bribes":  # all give the same, but not for the same price
            shown = signs(self.scene, printed.cost[0]) * sum(AREAS[name].costs[box - 1][0].values())
        else:
            shown = signs(self.scene, printed.gives[box - 1])
        level = needed(printed, box)
        if mark == LOCKED and name != "wall" and level > level_of(self.player, printed.flag):
            shown = f"{level}{shown}"  # a box of the wall needs the box of the fort below it
        return Text(f"{mark}{shown}", MARKS[mark])

    def mark(self, name: str, box: int) -> str:
        area = self.areas[name]
        if area.filled[box - 1]:
            return FILLED
        if (name, box) in self.lit:
            return LIT
        return LOCKED if self.is_locked(area, box) else LATER

    def is_locked(self, area: AreaView, box: int) -> bool:
        """A box nobody pays for is never locked; in a row, what follows a locked box is locked as well."""
        plan = AREAS[area.area]
        if area.area == "map" or not (plan.costs[0] or plan.special):
            return False
        if plan.any_order or not area.open:
            return box not in area.open
        level_missing = needed(self.printed[area.area], box) > level_of(self.player, plan.flag)
        building = plan.needs[box - 1] or granary_of(area.area, box)
        return level_missing or bool(building and building not in self.player.buildings)

    def note(self, name: str) -> str:
        """In place of the cost: the yearly limit is reached, or the gladiator is dead or wounded."""
        speak, area, limit = self.scene.speaker, self.areas[name], self.printed[name].per_year
        if limit is not None and area.filled.count(self.view.year) >= limit:
            return speak.say("hw-used")
        for gladiator in self.player.gladiators:
            if name.endswith(f"_{gladiator.gladiator}") and not gladiator.alive:
                return speak.say("hw-dead")
            if name == f"battles_{gladiator.gladiator}" and gladiator.wounds:
                return speak.say("hw-wounds", wounds=gladiator.wounds)
        return ""

    def outcome(self, name: str) -> str:
        """What a gladiator brings if he survives a battle, and if not."""
        for gladiator in self.player.gladiators:
            if name == f"battles_{gladiator.gladiator}" and gladiator.alive and gladiator.strength:
                lives, dies = signs(self.scene, gladiator.if_alive), signs(self.scene, gladiator.if_killed)
                return f"  →{lives or '0'} †{dies or '0'}"
        return ""

    # the left sheet

    def wall(self) -> RenderableType:
        """The five rows in the columns that the granaries open; a narrow screen goes on below."""
        head = Text(self.scene.speaker.say("hw-row-small_granary"), style=QUIET)
        granaries = [self.granary(name) for name in GRANARIES[1:]]
        rows = [[Text(), Text(self.scene.speaker.say("hw-left-sheet"), style=STRONG), Text(), head, *granaries]]
        for name in WALL:
            sections, first = [], 1
            for last in AREAS[name].sections:
                sections.append(self.boxes(name, first, last))
                first = last + 1
            rows.append([*self.start(name, self.cost(name)), *sections])
        return banded(self.scene.width, rows, fixed=len(self.start(name)))

    def granary(self, name: str) -> Text:
        key, label, flag, cost, gives = self.building(name)
        parts = [part for part in (key, label, flag, cost, gives) if part.plain]
        return Text(" ").join(parts)

    def camp(self) -> RenderableType:
        """Cohorts, production, camp and forum; beside them what infrastructure opens."""
        rows = [self.row(name) for name in (*COHORTS, *CAMP)]
        level = self.scene.speaker.say("hw-infrastructure", level=self.player.infrastructure)
        name = Text.assemble((sign(self.scene, "infrastructure"), STRONG), f" {level}")
        return beside(self.scene.width, columns(rows), Group(name, self.buildings(INFRASTRUCTURE)))

    def attributes(self) -> RenderableType:
        """Each with its level; beside them the landmarks they open."""
        rows = []
        for name in ATTRIBUTES:
            area = self.areas[name]
            level = Text(str(area.level), style=STRONG)
            boxes = self.boxes(name, 1, area.size, gap="")
            rows.append([*self.start(name), level, boxes])
        landmarks = self.buildings([LANDMARK_OF[name] for name in ATTRIBUTES])
        return beside(self.scene.width, columns(rows), landmarks)

    # the right sheet

    def town(self) -> RenderableType:
        """Every street of citizens with what belongs to it below."""
        rows = [[Text(), Text(self.scene.speaker.say("hw-right-sheet"), style=STRONG), Text(), Text()]]
        for street, areas in STREETS.items():
            rows.append(self.row(street))
            for name in areas:
                rows.extend(self.visits() if name == "visits" else [self.row(name)])
        return columns(rows)

    def visits(self) -> list[list[Text]]:
        """A row for each temple; the key stands at the first."""
        rows, needs = [], AREAS["visits"].needs
        for number, temple in enumerate(TEMPLES):
            first = needs.index(temple) + 1
            boxes = self.boxes("visits", first, first + needs.count(temple) - 1)
            start = self.start("visits", self.cost("visits")) if number == 0 else [Text(), Text(), Text()]
            rows.append([*start, boxes])
        return rows

    def buildings(self, names: Sequence[str]) -> RenderableType:
        return columns([self.building(name) for name in names])

    def building(self, name: str) -> list[Text]:
        """Key, mark and name; until it stands also the level it needs, its cost and what it gives."""
        plan = self.plans[name]
        mark = self.building_mark(plan)
        label = Text(f"{mark} {row_name(self.scene, name)}", style=MARKS[mark])
        if mark == FILLED:
            return [Text(), label, Text(), Text(), Text()]
        style = QUIET if mark == LOCKED else ""
        flag = Text(f"{sign(self.scene, plan.flag)}{plan.level}", style=style)
        gives = signs(self.scene, plan.gives)
        cost = Text(signs(self.scene, plan.cost), style=style)
        return [
            Text(self.keys.get(name, ""), style=ASKED),
            label,
            flag,
            cost,
            Text(f"→{gives}" if gives else "", style),
        ]

    def building_mark(self, plan: BuildingSheet) -> str:
        if plan.building in self.player.buildings:
            return FILLED
        if plan.building in self.keys:
            return LIT
        return LATER if plan.building in self.player.can_build else LOCKED

    def map(self) -> RenderableType:
        """The scouts' map; a letter on every cell that a pattern could cover now."""
        letters = cell_letters(self.scene)
        offered = {piece for action in self.scene.options for piece in action.pieces() if piece.startswith("cell:")}
        rows: list[list[Text]] = []
        gives = self.printed["map"].gives
        for row, line in enumerate(self.player.map):
            rows.append([])
            for column, cell in enumerate(line):
                number = row * MAP_COLUMNS + column
                if cell == "#":
                    rows[-1].append(Text(FILLED, style=QUIET))
                elif AREAS["map"].piece_of(number + 1) in offered:
                    rows[-1].append(Text.assemble((letters[number], ASKED), signs(self.scene, gives[number])))
                else:
                    rows[-1].append(Text(f"{LATER}{signs(self.scene, gives[number])}"))
        return Group(Text(self.scene.speaker.say("piece-map"), style=QUIET), columns(rows))


def needed(sheet: AreaSheet, box: int) -> int:
    """The level a flag asks for; 0 without a flag."""
    return sheet.levels[box - 1] if sheet.levels else 0


def granary_of(name: str, box: int) -> str:
    """The granary printed above the column of a box; none above the first."""
    for granary, last in zip(GRANARIES, AREAS[name].sections, strict=False):
        if box <= last:
            return granary
    return ""
