"""Diplomats and scouts (HW-15).

A scout is sent in two steps: the source of the pattern, then where it goes. The soldier is paid with the second step,
so nothing has happened before.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import Decision, Question
from comitium.games.hadrians_wall.boxes import can_pay, costs, is_open, paid_pieces, pay, why_not_next
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
from comitium.games.hadrians_wall.sources import NOWHERE, Source, pattern_sources, pay_source, source_meant

DIPLOMATS: Final = AREAS["diplomats"]
SCOUTS: Final = AREAS["scouts"]
MAP: Final = AREAS["map"]
CELLS: Final = {cell_name(cell + 1): cell + 1 for cell in range(MAP.size)}


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


class AppointSomebody(Action):
    """The next diplomat, to serve no cohort there is: the line while none can be appointed, never allowed."""

    __slots__ = ()

    def code(self) -> str:
        return "appoint"

    def sentence(self) -> Message:
        return Message("closed-appoint")


def why_not_diplomat(g: HadriansWall, player: Player) -> No | None:
    """Why nobody can be appointed at all."""
    return why_not_next(g, player, DIPLOMATS, player.level("diplomats") + 1)


def is_served(player: Player, cohort: str) -> bool:
    """HW-15.4: one diplomat for each cohort."""
    return cohort in player.diplomats


def why_not_appoint(g: HadriansWall, player: Player, action: Appoint) -> No | None:
    closed = why_not_diplomat(g, player)
    if closed is None and is_served(player, action.cohort):
        return No("cohort-served", "HW-15.4", cohort=named(f"cohort_{action.cohort}"))
    return closed


def why_not_appointed_so(g: HadriansWall, player: Player) -> No:
    """Nobody can be appointed, or the cohort is none of the three."""
    return why_not_diplomat(g, player) or No("no-such-cohort", "HW-15.3")


def diplomats_considered(g: HadriansWall, seat: Seat) -> list[Action]:
    """One line while nobody can be appointed, else every cohort that no diplomat serves."""
    return diplomat_options(g, seat) or [AppointSomebody()]


def diplomat_options(g: HadriansWall, seat: Seat) -> list[Action]:
    player = g.players[seat]
    cost, box = costs(g, DIPLOMATS, 1)[0], player.level("diplomats") + 1
    if not can_pay(player, cost) or not is_open(g, player, DIPLOMATS, box):
        return []
    return [Appoint(cohort, box, cost) for cohort in DIRECTIONS if not is_served(player, cohort)]


def appoint_meant(g: HadriansWall, player: Player, code: str) -> Action:
    """`appoint left`, or anything else one may want to appoint."""
    cohort = code.removeprefix("appoint ")
    if cohort in DIRECTIONS:
        return Appoint(cohort, player.level("diplomats") + 1, costs(g, DIPLOMATS, 1)[0])
    return AppointSomebody()


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


def filled_cell(player: Player, cells: Placed) -> int:
    """The first of these cells that is filled; 0 if all are free (HW-15.13)."""
    years = player.boxes["map"]
    for cell in cells:
        if years[cell - 1]:
            return cell
    return 0


def free_placements(player: Player, pattern: str) -> list[Placed]:
    return [cells for cells in PLACEMENTS[pattern] if not filled_cell(player, cells)]


def fits(player: Player, pattern: str) -> bool:
    """HW-15.14: the whole pattern must fit somewhere."""
    return bool(free_placements(player, pattern))


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


class PlaceOff(Place):
    """Cells of which one is not on the map, after those before it: never allowed, only refused."""

    __slots__ = ("off",)

    def __init__(self, cells: Placed, off: str) -> None:
        super().__init__(cells)
        self.off: Final = off


class SendScout(Scout):
    """The next scout with no pattern there is: the line while none can be sent, never allowed."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(NOWHERE, 0)

    def code(self) -> str:
        return "scout"

    def sentence(self) -> Message:
        return Message("closed-scout")


def why_not_send(g: HadriansWall, player: Player) -> No | None:
    """Why no scout can be sent at all."""
    return why_not_next(g, player, SCOUTS, player.level("scouts") + 1)


def why_not_scout(g: HadriansWall, seat: Seat, action: Scout) -> No | None:
    player = g.players[seat]
    closed = why_not_send(g, player)
    if closed is not None:
        return closed
    sources = pattern_sources(g, seat)
    if action.source.name not in [source.name for source in sources]:
        return No("no-such-source", "HW-15.9", sources=[source.label() for source in sources])
    pattern = CARDS[action.source.card].pattern
    return None if fits(player, pattern) else No("pattern-no-room", "HW-15.14", pattern=pattern)


def scouts_considered(g: HadriansWall, seat: Seat) -> list[Action]:
    """One line while none can be sent, else every source."""
    player = g.players[seat]
    if why_not_send(g, player) is not None:
        return [SendScout()]
    return [Scout(source, player.level("scouts") + 1) for source in pattern_sources(g, seat)]


def scout_options(g: HadriansWall, seat: Seat) -> list[Action]:
    player = g.players[seat]
    box = player.level("scouts") + 1
    if not can_pay(player, costs(g, SCOUTS, 1)[0]) or not is_open(g, player, SCOUTS, box):
        return []
    sources = pattern_sources(g, seat)
    return [Scout(source, box) for source in sources if fits(player, CARDS[source.card].pattern)]


def scout_meant(g: HadriansWall, seat: Seat, code: str) -> Action:
    """`scout own`; also without a source, or with one there is not."""
    source = source_meant(pattern_sources(g, seat), code.removeprefix("scout "))
    return SendScout() if source is None else Scout(source, g.players[seat].level("scouts") + 1)


def why_not_place(player: Player, pattern: str, action: Place) -> No | None:
    """All cells on the map, none filled, and together the pattern (HW-15.12, HW-15.13)."""
    filled = filled_cell(player, action.cells)
    if filled:
        return No("cell-filled", "HW-15.13", cell=cell_name(filled))
    if isinstance(action, PlaceOff):
        return No("cell-off-map", "HW-15.13", cell=action.off[:20], rows=MAP_ROWS, columns=MAP_COLUMNS)
    return None if action.cells in PLACEMENTS[pattern] else No("not-the-pattern", "HW-15.12", pattern=pattern)


class Placement(Decision[HadriansWall]):
    """Where the pattern of the chosen source goes (HW-15.8, HW-15.13)."""

    __slots__ = ("source",)

    def __init__(self, seat: Seat, source: Source) -> None:
        super().__init__(seat)
        self.source: Final = source

    def pattern(self) -> str:
        return CARDS[self.source.card].pattern

    def considered(self, g: HadriansWall, seat: Seat) -> list[Action]:
        return [Place(cells) for cells in free_placements(g.players[seat], self.pattern())]

    def options(self, g: HadriansWall, seat: Seat) -> list[Action]:
        return self.considered(g, seat)

    def why_not(self, g: HadriansWall, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Place)
        return why_not_place(g.players[seat], self.pattern(), action)

    def meant(self, g: HadriansWall, seat: Seat, code: str) -> Action | None:
        """Any cells: `place 1.1+1.2+2.1+2.2`."""
        words = code.split(" ")
        if len(words) != 2 or words[0] != "place":
            return None
        cells: list[int] = []
        for name in words[1].split("+"):
            if name not in CELLS:
                return PlaceOff(tuple(cells), name)
            cells.append(CELLS[name])
        return Place(tuple(cells))

    def how(self, g: HadriansWall, seat: Seat, code: str) -> No:
        return No("place-first", "HW-5.2")

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
        why = Message("why-place", pattern=self.pattern())
        return Question(Message("ask-place"), why, "HW-15.13", [self.source.label()])

    def copy(self) -> Decision[HadriansWall]:
        return self.copy_decision(Placement(self.seat, self.source))


def scout(g: HadriansWall, seat: Seat, action: Scout) -> None:
    g.tell_action(seat, action, "HW-15.8")
    g.schedule(Placement(seat, action.source))
