"""Hadrian's Wall in the terminal: the coming attack and what one holds above, then both sheets, the others last.

A box is a mark and a letter for each thing it gives: `■` filled, `▸` can be filled now, `·` comes later, `×` locked.
Small letters go into the supply, capitals move something on the sheets; a locked box names the level it needs. What
can be done now bears its key at the left of its row, so the sheets are the menu.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from itertools import combinations
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from comitium.engine.action import Action
from comitium.engine.message import Seat
from comitium.games.hadrians_wall.components import (
    AREAS,
    ATTRIBUTES,
    BUILDINGS,
    CITIZENS,
    COHORTS,
    GRANARIES,
    ITEMS,
    MAP_COLUMNS,
    TEMPLES,
)
from comitium.games.hadrians_wall.hidden import (
    AreaSheet,
    AreaView,
    BuildingSheet,
    CardView,
    Own,
    PathView,
    PlayerView,
    View,
)
from comitium.terminal.boards.board import Menu, title
from comitium.terminal.layout import MARGIN, beside, columns, inset, measured, spaced
from comitium.terminal.scene import Scene
from comitium.terminal.style import ASKED, QUIET, STRONG

FILLED, LIT, LATER, LOCKED = "■", "▸", "·", "×"
MARKS: Final = {FILLED: QUIET, LIT: ASKED, LATER: "", LOCKED: QUIET}
PHASES: Final = ("income", "cards", "roads", "actions", "attack")
WALL: Final = ("mining", "wall_guard", "cippi", "wall", "fort")
CAMP: Final = ("production", "training", "forum")
INFRASTRUCTURE: Final = tuple(
    name for name, plan in BUILDINGS.items() if plan.flag == "infrastructure" and name not in GRANARIES
)
LANDMARK_OF: Final = {plan.flag: name for name, plan in BUILDINGS.items() if plan.landmark}
STREETS: Final = {
    "traders": ("goods",),
    "performers": ("performances", "gladiator_red", "battles_red", "gladiator_blue", "battles_blue"),
    "priests": ("visits",),
    "apparitores": ("bribes", "rulings_left", "rulings_centre", "rulings_right"),
    "patricians": ("diplomats", "scouts"),
}
TOWN: Final = tuple(name for name, plan in BUILDINGS.items() if plan.flag in CITIZENS)
AREA_OF_VERB: Final = {"exchange": "forum", "buy": "goods", "appoint": "diplomats", "scout": "scouts"}
# By row: the icon that fills its next box.
LEADS_TO: Final = {
    **{name: name for name in (*ATTRIBUTES, *CITIZENS)},
    **dict.fromkeys(COHORTS, "cohort"),
    "production": "hammer",
    "wall_guard": "sword",
}
# The rows and buildings as they follow on the screen, for keys that follow as well.
ON_SCREEN: Final = (
    *(*GRANARIES, *WALL, *COHORTS, *CAMP, *INFRASTRUCTURE),
    *[name for attribute, landmark in LANDMARK_OF.items() for name in (attribute, landmark)],
    *[name for street, areas in STREETS.items() for name in (street, *areas)],
    *TOWN,
)
MOST_COLUMNS: Final = 4  # of the menu


class HadriansWallBoard:
    drawn: Container[str] = ("year-begins", "neutral-shown", "prospect-income", "sheet-income")

    def table(self, scene: Scene) -> RenderableType:
        view = view_of(scene)
        parts = [heading(scene, view)]
        if isinstance(scene.own, Own) and scene.own.drawn:
            parts.append(inset(drawn_cards(scene, scene.own)))
        if scene.viewer is not None:
            player = view.players[scene.viewer]
            parts.extend([holdings(scene, view, player), sheets(scene, view, player)])
        if scene.viewer is None or len(view.players) > 1:
            parts.append(inset(players(scene, view)))
        return Group(*spaced(parts))

    def overview(self, scene: Scene) -> RenderableType:
        view = view_of(scene)
        paths = [paths_of(scene, player) for player in view.players if player.paths]
        return Group(*spaced([heading(scene, view), inset(players(scene, view)), beside(scene.width, *paths)]))

    def look(self, scene: Scene, seat: Seat) -> RenderableType:
        view = view_of(scene)
        player = view.players[seat]
        name = inset(Text(scene.speaker.seat_name(seat), style=STRONG))
        if seat != scene.viewer:
            scene = scene.narrowed([])  # nothing on another's sheets can be chosen
        return Group(*spaced([name, holdings(scene, view, player), sheets(scene, view, player)]))

    def menu(self, scene: Scene) -> Menu:
        if scene.options and scene.options[0].code().startswith("place "):
            return place_menu(scene)
        return sheet_menu(scene) if chooses_rows(scene) else list_menu(scene)


def view_of(scene: Scene) -> View:
    assert isinstance(scene.view, View)
    return scene.view


# -- words and letters -------------------------------------------------------------------------------------------------


def sign(scene: Scene, icon: str) -> str:
    return scene.speaker.say(f"hw-sign-{icon}")


def signs(scene: Scene, icons: str) -> str:
    """`servant+resource` in letters: `vr`."""
    return "".join(sign(scene, icon) for icon in icons.split("+") if icon)


def row_name(scene: Scene, name: str) -> str:
    """Short names where those of the rules are too long for a row."""
    short = f"hw-row-{name}"
    if scene.speaker.has(short):
        return scene.speaker.say(short)
    return scene.speaker.say(f"building-{name}" if name in BUILDINGS else f"piece-{name}")


def counts(scene: Scene, items: dict[str, int], names: bool = False) -> Text:
    """`s 2  b 3`, with names `s soldier 2`; what is not there stays quiet."""
    line = Text()
    for number, (item, count) in enumerate(items.items()):
        line.append("  " if number else "")
        name = f" {scene.speaker.say(f'piece-{item}')}" if names else ""
        line.append(f"{sign(scene, item)}{name} {count}", STRONG if count else QUIET)
    return line


def labelled(scene: Scene, label: str, said: Text) -> list[Text]:
    return [Text(scene.speaker.say(label), style=QUIET), said]


# -- above the sheets --------------------------------------------------------------------------------------------------


def heading(scene: Scene, view: View) -> RenderableType:
    """The year, the steps of a year with the present one marked, and the attacks of all years."""
    speak = scene.speaker
    details = [speak.say("hw-year", year=view.year), speak.say(f"option-difficulty-{view.difficulty}")]
    if view.fort is not None:
        details.append(speak.say(f"fort-{view.fort}"))
    strip = Text()
    for phase in PHASES if view.phase in PHASES else (view.phase,):
        here = phase == view.phase
        strip.append("  " if strip else "")
        strip.append(
            f"▸ {speak.say(f'phase-{phase}')}" if here else speak.say(f"phase-{phase}"), STRONG if here else QUIET
        )
    years = Text(f"{speak.say('hw-attacks')}  ", style=QUIET)
    for row in view.years:
        here = row.year == view.year
        figures = speak.say("hw-attack-year", year=row.year, cards=row.cards, potential=row.potential)
        years.append(f"▸ {figures}  " if here else f"{figures}  ", STRONG if here else "")
    return Group(inset(title(scene, *details)), inset(strip), inset(years))


def holdings(scene: Scene, view: View, player: PlayerView) -> RenderableType:
    """Supply and income; below them the attack and the prospects, beside the points and the paths."""
    held = {item: player.supply.get(item, 0) for item in ITEMS}
    supply = labelled(scene, "hw-supply", counts(scene, held, names=True))
    lines = [inset(columns([[*supply, *labelled(scene, "hw-next-income", counts(scene, player.next_income))]]))]
    if player.goals:
        lines.append(inset(columns([labelled(scene, "hw-goals", goals(scene, player))])))
    rows = [*attack_rows(scene, view, player), *prospect_rows(scene, view, player)]
    forecast: list[RenderableType] = [columns(rows)] if rows else []
    return Group(*lines, Text(), beside(scene.width, *forecast, score(scene, player)))


def score(scene: Scene, player: PlayerView) -> RenderableType:
    """The points if the match ended now, what disdain takes from them, and the paths."""
    line = Text(scene.speaker.say("hw-points", points=player.total), style=STRONG)
    disdain = scene.speaker.say("hw-disdain", disdain=player.disdain, lost=player.penalty, next=player.next_penalty)
    line.append(f"   {disdain}", "not bold dim")
    return Group(line, paths_of(scene, player, named=False)) if player.paths else line


def attack_rows(scene: Scene, view: View, player: PlayerView) -> list[list[Text]]:
    """What comes and how likely it is held; once cards lie there, what comes through."""
    if view.attack is None:
        return []
    speak, attack = scene.speaker, view.attack
    coming = Text(speak.say("hw-coming", cards=attack.cards, potential=attack.potential))
    if attack.extra:
        coming.append(f" {speak.say('hw-extra', extra=attack.extra)}")
    if player.attack_disdain is not None:
        said = speak.say("hw-outcome", disdain=player.attack_disdain, valour=player.attack_valour or 0)
        coming.append(f"   {said}", STRONG)
    else:
        coming.append(f"   {speak.say('hw-holds', percent=player.percent)}", STRONG)
    held = Text()
    for number, cohort in enumerate(player.cohorts):
        held.append("   " if number else "")
        held.append(f"{speak.say(f'direction-{cohort.cohort}')} {cohort.level}", STRONG)
        if attack.turned:
            held.append(f" ← {cohort.attacks}", ASKED if cohort.attacks > cohort.level else "")
        else:
            held.append(f" ({cohort.percent}%)", "" if cohort.percent > 50 else ASKED)
    favours = [(speak.say("favour-temple"), player.temple_favours)]
    favours.extend((speak.say(f"favour-{one.cohort}"), one.favours) for one in player.diplomats)
    left = ", ".join(f"{name} {number}" for name, number in favours if number)
    rows = [labelled(scene, "hw-attack", coming), labelled(scene, "hw-cohorts", held)]
    deck = counts_of_deck(scene, view)
    rows.append(labelled(scene, "hw-fate", Text(deck)))
    if left:
        rows.append(labelled(scene, "hw-favours", Text(left)))
    return rows


def counts_of_deck(scene: Scene, view: View) -> str:
    """How many cards of each direction the pile still hides."""
    speak = scene.speaker
    ways = ", ".join(f"{speak.say(f'direction-{way}')} {number}" for way, number in view.fate.directions.items())
    return f"{view.fate.pile}: {ways}"


def prospect_rows(scene: Scene, view: View, player: PlayerView) -> list[list[Text]]:
    """The card of the year and those of the neighbours, with the good and the pattern they offer this player."""
    speak = scene.speaker
    said: list[str] = []
    if player.prospect is not None:
        whose = speak.say("hw-own-prospect") if player.seat == scene.viewer else speak.seat_name(player.seat)
        said.append(offer(scene, whose, player.prospect.card, None, player.prospect.pattern))
    for seat in (player.left_seat, player.right_seat):
        near = None if seat is None else view.players[seat].prospect
        if seat is not None and near is not None:
            said.append(offer(scene, speak.seat_name(seat), near.card, near.good, near.pattern))
    neutral = speak.say("hw-neutral")
    said.extend(offer(scene, neutral, card.card, card.good, card.pattern) for card in view.neutral)
    label = Text(speak.say("hw-prospects"), style=QUIET)
    return [[Text() if number else label, Text(one)] for number, one in enumerate(said)]


def offer(scene: Scene, whose: str, card: str, good: int | None, pattern: str) -> str:
    speak = scene.speaker
    sells = "" if good is None else f"{speak.say('hw-good', good=good)}, "
    return f"{whose}: {speak.say(f'card-{card}')}, {sells}{speak.say('hw-pattern', pattern=pattern)}"


def goals(scene: Scene, player: PlayerView) -> Text:
    """Of a fort of the campaign: ✓ met, the challenge with a star."""
    line = Text()
    for number, goal in enumerate(player.goals):
        line.append("  ·  " if number else "")
        mark = "✓ " if goal.met else ""
        star = "* " if goal.challenge else ""
        bound = "≤" if goal.at_most else "/"
        line.append(f"{mark}{star}{scene.speaker.named(goal.what, 'goal') or goal.what} {goal.have}{bound}{goal.need}")
    return line


def paths_of(scene: Scene, player: PlayerView, named: bool = True) -> RenderableType:
    """Every path: what it counts, how far it is, its points and what the next one lacks."""
    lines = columns([path_row(scene, path) for path in player.paths])
    return Group(Text(scene.speaker.seat_name(player.seat), style=STRONG), lines) if named else lines


def path_row(scene: Scene, path: PathView) -> list[Text]:
    speak = scene.speaker
    steps = "·".join(str(step) for step in path.steps)
    missing = "" if path.missing is None else speak.say("hw-missing", missing=path.missing)
    return [
        Text(speak.say(f"card-{path.card}")),
        Text(speak.say(f"hw-measure-{path.measure}"), style=QUIET),
        Text.assemble((str(path.progress), STRONG), (f" ({steps})", QUIET)),
        Text(speak.say("hw-path-points", points=path.points), style=STRONG if path.points else QUIET),
        Text(missing, style=QUIET),
    ]


def drawn_cards(scene: Scene, own: Own) -> RenderableType:
    """The two cards to assign, each with what it is as a path and as a prospect."""
    speak = scene.speaker
    rows = [[Text(speak.say("hw-drawn"), style=STRONG), Text(), Text()]]
    for card in own.drawn:
        steps = "·".join(str(step) for step in card.steps)
        path = f"{speak.say('hw-as-path')}: {speak.say(f'hw-measure-{card.measure}')} ({steps})"
        prospect = f"{speak.say('hw-as-prospect')}: {prospect_text(scene, card)}"
        rows.append([Text(speak.say(f"card-{card.card}")), Text(path), Text(prospect)])
    parts: list[RenderableType] = [columns(rows)]
    if own.answer is not None:
        parts.append(Text(speak.say("hw-sealed", answer=own.answer), style=STRONG))
    return Group(*parts)


def prospect_text(scene: Scene, card: CardView) -> str:
    speak = scene.speaker
    items = "+".join(item for item, count in card.items.items() for _ in range(count))
    good, pattern = speak.say("hw-good", good=card.good), speak.say("hw-pattern", pattern=card.pattern)
    return f"{signs(scene, items)}, {good}, {pattern}"


# -- boxes -------------------------------------------------------------------------------------------------------------


def sheets(scene: Scene, view: View, player: PlayerView) -> RenderableType:
    table = Sheets(scene, view, player)
    return Group(
        *spaced(
            [
                inset(Text(scene.speaker.say("hw-legend"), style=QUIET)),
                inset(table.wall()),
                table.camp(),
                inset(table.attributes()),
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
        """The five rows in the columns that the granaries open."""
        head = Text(self.scene.speaker.say("hw-row-small_granary"), style=QUIET)
        granaries = [self.granary(name) for name in GRANARIES[1:]]
        rows = [[Text(), Text(self.scene.speaker.say("hw-left-sheet"), style=STRONG), Text(), head, *granaries]]
        for name in WALL:
            sections, first = [], 1
            for last in AREAS[name].sections:
                sections.append(self.boxes(name, first, last))
                first = last + 1
            rows.append([*self.start(name, self.cost(name)), *sections])
        return columns(rows)

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
        """Each with its level and the landmark it opens."""
        rows = []
        for name in ATTRIBUTES:
            area = self.areas[name]
            level = Text(str(area.level), style=STRONG)
            boxes = self.boxes(name, 1, area.size, gap="")
            rows.append([*self.start(name), level, boxes, *self.building(LANDMARK_OF[name])])
        return columns(rows)

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


def level_of(player: PlayerView, track: str | None) -> int:
    return next((area.level for area in player.areas if area.area == track), 0)


def granary_of(name: str, box: int) -> str:
    """The granary printed above the column of a box; none above the first."""
    for granary, last in zip(GRANARIES, AREAS[name].sections, strict=False):
        if box <= last:
            return granary
    return ""


# -- players -----------------------------------------------------------------------------------------------------------


def players(scene: Scene, view: View) -> RenderableType:
    """A line for every seat: points, supply, cohorts, attributes, citizens, fort and wall, disdain, paths."""
    speak = scene.speaker
    names = ("points", "supply", "cohorts", "attributes", "citizens", "fort", "disdain", "paths")
    rows = [[Text(), *[Text(speak.say(f"hw-column-{name}"), style=QUIET) for name in names], Text()]]
    for player in view.players:
        state = "" if player.ready or not scene.waiting else "hw-deciding"
        held = {item: player.supply.get(item, 0) for item in ITEMS}
        rows.append(
            [
                Text.assemble(
                    (f"{player.seat + 1} ", QUIET),
                    (speak.seat_name(player.seat), STRONG if player.seat == scene.viewer else ""),
                ),
                Text(str(player.total), style=STRONG),
                Text(" ".join(f"{sign(scene, item)}{count}" for item, count in held.items())),
                Text("/".join(str(cohort.level) for cohort in player.cohorts)),
                Text(levels(scene, player, ATTRIBUTES)),
                Text(levels(scene, player, CITIZENS)),
                Text(f"{level_of(player, 'fort')}/{level_of(player, 'wall')}"),
                Text(str(player.disdain)),
                Text(f"+{sum(path.points for path in player.paths)}"),
                Text(speak.say(state) if state else "", style=QUIET),
            ]
        )
    return columns(rows)


def levels(scene: Scene, player: PlayerView, tracks: Iterable[str]) -> str:
    return " ".join(f"{sign(scene, track)}{level_of(player, track)}" for track in tracks)


# -- menus -------------------------------------------------------------------------------------------------------------


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
        line.append(f" {gain:+d}", STRONG)
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
    line = Text.assemble((f"{key:>3}", ASKED), "   ", scene.speaker(action.sentence()))
    gain = points_of(scene, action)
    if gain:
        line.append(f"   {gain:+d}", STRONG)
    return inset(line)


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
