"""Diplomats and scouts (HW-15).

A scout is sent in two steps: the source of the pattern, then where it goes. The soldier is paid with the second step,
so nothing has happened before.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, Refused, Seat, Who
from comitium.engine.phase import Decision, Question
from comitium.games.hadrians_wall.boxes import can_pay, costs, paid_pieces, pay, why_not_fill
from comitium.games.hadrians_wall.components import (
    AREAS,
    CARDS,
    DIPLOMAT_FAVOURS,
    DIRECTIONS,
    MAP_COLUMNS,
    MAP_ROWS,
    PATTERNS,
    Cost,
    cell_name,
)
from comitium.games.hadrians_wall.model import HadriansWall, Player
from comitium.games.hadrians_wall.rewards import amounts, gain, named
from comitium.games.hadrians_wall.sources import Source, pattern_sources, pay_source

DIPLOMATS: Final = AREAS["diplomats"]
SCOUTS: Final = AREAS["scouts"]
MAP: Final = AREAS["map"]


# -- diplomats ---------------------------------------------------------------------------------------------------------


class Appoint(Action):
    """Appoint the next diplomat, to serve this cohort for the rest of the game (HW-15.2 to HW-15.4)."""

    __slots__ = ("box", "cohort", "cost")

    def __init__(self, cohort: str, box: int, cost: Cost) -> None:
        self.cohort: Final = cohort
        self.box: Final = box
        self.cost: Final = cost

    def code(self) -> str:
        return f"appoint {self.cohort}"

    def sentence(self) -> Message:
        return Message("appoint", cohort=named(f"cohort_{self.cohort}"), paid=amounts(self.cost))

    def told(self, seat: Seat) -> Message:
        cohort, paid = named(f"cohort_{self.cohort}"), amounts(self.cost)
        return Message("appointed", who=Who(seat), cohort=cohort, paid=paid, favours=DIPLOMAT_FAVOURS)

    def pieces(self) -> list[str]:
        return [DIPLOMATS.piece_of(self.box), f"cohort:{self.cohort}", *paid_pieces(self.cost)]


def why_not_appoint(g: HadriansWall, player: Player) -> Refused | None:
    return why_not_fill(g, player, DIPLOMATS, player.level("diplomats") + 1)


def diplomat_options(g: HadriansWall, seat: Seat) -> list[Action]:
    player = g.players[seat]
    cost = costs(g, DIPLOMATS, 1)[0]
    if not can_pay(player, cost) or why_not_appoint(g, player) is not None:
        return []
    box = player.level("diplomats") + 1
    return [Appoint(cohort, box, cost) for cohort in DIRECTIONS if cohort not in player.diplomats]  # HW-15.4


def why_not_appointed(g: HadriansWall, seat: Seat, cohort: str) -> Refused:
    refusal = why_not_appoint(g, g.players[seat])
    if refusal is not None:
        return refusal
    if cohort in g.players[seat].diplomats:
        return Refused("cohort-served", "HW-15.4", cohort=named(f"cohort_{cohort}"))
    return Refused("no-such-cohort", "HW-15.3")


def appoint(g: HadriansWall, seat: Seat, action: Appoint) -> None:
    player = g.players[seat]
    pay(player, action.cost)
    player.fill("diplomats", action.box, g.year)
    player.diplomats[action.cohort] = DIPLOMAT_FAVOURS
    g.tell_action(seat, action, "HW-15.3")
    gain(g, seat, list(DIPLOMATS.boxes[action.box - 1]), "HW-15.3")


# -- scouts ------------------------------------------------------------------------------------------------------------

Placed = tuple[int, ...]  # the cells of the map a pattern covers, numbered from 1, row by row


def turned(shape: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A quarter turn."""
    return [(column, -row) for row, column in shape]


def mirrored(shape: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [(row, -column) for row, column in shape]


def at_corner(shape: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Moved to the top left, in reading order."""
    top, left = min([row for row, _ in shape]), min([column for _, column in shape])
    return sorted([(row - top, column - left) for row, column in shape])


def orientations(pattern: str) -> list[list[tuple[int, int]]]:
    """All different ways to hold a pattern (HW-15.12)."""
    shape = [
        (row, column) for row, line in enumerate(PATTERNS[pattern]) for column, mark in enumerate(line) if mark == "#"
    ]
    found: list[list[tuple[int, int]]] = []
    for side in (shape, mirrored(shape)):
        held = side
        for _ in range(4):
            held = at_corner(turned(held))
            if held not in found:
                found.append(held)
    return found


def placements(pattern: str) -> list[Placed]:
    """Everywhere a pattern lies whole on an empty map (HW-15.13)."""
    found: list[Placed] = []
    for shape in orientations(pattern):
        height, width = max([row for row, _ in shape]), max([column for _, column in shape])
        for top in range(MAP_ROWS - height):
            for left in range(MAP_COLUMNS - width):
                cells = [(top + row) * MAP_COLUMNS + left + column + 1 for row, column in shape]
                found.append(tuple(cells))
    return found


PLACEMENTS: Final = {pattern: placements(pattern) for pattern in PATTERNS}


def free_placements(player: Player, pattern: str) -> list[Placed]:
    """Those whose four cells are all unfilled (HW-15.13)."""
    years = player.boxes["map"]
    free: list[Placed] = []
    for cells in PLACEMENTS[pattern]:
        for cell in cells:
            if years[cell - 1]:
                break
        else:
            free.append(cells)
    return free


def full_rows(years: tuple[int, ...]) -> list[int]:
    """Rows of the map without an empty cell, counted from 0 (HW-15.17)."""
    return [row for row in range(MAP_ROWS) if 0 not in years[row * MAP_COLUMNS : (row + 1) * MAP_COLUMNS]]


def full_columns(years: tuple[int, ...]) -> list[int]:
    return [column for column in range(MAP_COLUMNS) if 0 not in years[column::MAP_COLUMNS]]


class Scout(Action):
    """Send the next scout with the pattern of this source (HW-15.8)."""

    __slots__ = ("box", "source")

    def __init__(self, source: Source, box: int) -> None:
        self.source: Final = source
        self.box: Final = box

    def code(self) -> str:
        return f"scout {self.source.name}"

    def sentence(self) -> Message:
        return Message("scout", pattern=CARDS[self.source.card].pattern, source=self.source.label())

    def told(self, seat: Seat) -> Message:
        return Message("sent-scout", who=Who(seat), source=self.source.told())

    def pieces(self) -> list[str]:
        return [SCOUTS.piece_of(self.box), self.source.piece(), "worker:soldier"]


class Place(Action):
    """Fill these four cells of the map (HW-15.13)."""

    __slots__ = ("cells",)

    def __init__(self, cells: Placed) -> None:
        self.cells: Final = cells

    def names(self) -> list[str]:
        return [cell_name(cell) for cell in self.cells]

    def code(self) -> str:
        return f"place {'+'.join(self.names())}"

    def sentence(self) -> Message:
        return Message("place", cells=", ".join(self.names()))

    def told(self, seat: Seat) -> Message:
        return Message("placed", who=Who(seat), cells=", ".join(self.names()))

    def pieces(self) -> list[str]:
        return [f"cell:{name}" for name in self.names()]


def why_not_scout(g: HadriansWall, player: Player) -> Refused | None:
    """Why no scout can be sent at all."""
    return why_not_fill(g, player, SCOUTS, player.level("scouts") + 1)


def why_not_fit(player: Player, source: Source) -> Refused | None:
    """HW-15.14: the whole pattern must fit somewhere."""
    pattern = CARDS[source.card].pattern
    return None if free_placements(player, pattern) else Refused("pattern-no-room", "HW-15.14", pattern=pattern)


def scout_options(g: HadriansWall, seat: Seat) -> list[Action]:
    player = g.players[seat]
    if not can_pay(player, costs(g, SCOUTS, 1)[0]) or why_not_scout(g, player) is not None:
        return []
    box = player.level("scouts") + 1
    return [Scout(source, box) for source in pattern_sources(g, seat) if why_not_fit(player, source) is None]


def why_not_sent(g: HadriansWall, seat: Seat, name: str) -> Refused:
    player = g.players[seat]
    refusal = why_not_scout(g, player)
    if refusal is not None:
        return refusal
    sources = pattern_sources(g, seat)
    for source in sources:
        if source.name == name:
            unfit = why_not_fit(player, source)
            if unfit is not None:
                return unfit
    return Refused("no-such-source", "HW-15.9", sources=[source.label() for source in sources])


class Placement(Decision[HadriansWall]):
    """Where the pattern of the chosen source goes (HW-15.8, HW-15.13)."""

    __slots__ = ("source",)

    def __init__(self, seat: Seat, source: Source) -> None:
        super().__init__(seat)
        self.source: Final = source

    def options(self, g: HadriansWall, seat: Seat) -> list[Action]:
        return [Place(cells) for cells in free_placements(g.players[seat], CARDS[self.source.card].pattern)]

    def decided(self, g: HadriansWall, action: Action) -> None:
        assert isinstance(action, Place)
        player = g.players[self.seat]
        g.tell_action(self.seat, action, "HW-15.8")
        pay_source(g, self.seat, self.source, "soldier")  # HW-15.10, HW-15.11
        player.fill("scouts", player.level("scouts") + 1, g.year)
        rows = len(full_rows(player.boxes["map"]))
        for cell in action.cells:
            player.fill("map", cell, g.year)
        icons = [icon for cell in action.cells for icon in MAP.boxes[cell - 1]]  # HW-15.18: cells in reading order
        completed = len(full_rows(player.boxes["map"])) - rows
        gain(g, self.seat, [*icons, *["valour"] * completed], "HW-15.17" if completed else "HW-15.16")

    def question(self, g: HadriansWall, seat: Seat) -> Question:
        why = Message("why-place", pattern=CARDS[self.source.card].pattern)
        return Question(Message("ask-place"), why, "HW-15.13", [self.source.label()])

    def explain(self, g: HadriansWall, seat: Seat, code: str) -> Refused:
        words = code.split(" ")
        names = {cell_name(cell + 1): cell + 1 for cell in range(MAP.size)}
        if len(words) == 2 and words[0] == "place":
            for name in words[1].split("+"):
                if name not in names:
                    return Refused("cell-off-map", "HW-15.13", cell=name[:20], rows=MAP_ROWS, columns=MAP_COLUMNS)
                if g.players[seat].is_filled("map", names[name]):
                    return Refused("cell-filled", "HW-15.13", cell=name)
            return Refused("not-the-pattern", "HW-15.12", pattern=CARDS[self.source.card].pattern)
        return Refused("place-first", "HW-5.2")

    def copy(self) -> Decision[HadriansWall]:
        return self.copy_decision(Placement(self.seat, self.source))


def scout(g: HadriansWall, seat: Seat, action: Scout) -> None:
    g.tell_action(seat, action, "HW-15.8")
    g.schedule(Placement(seat, action.source))
