"""New Romans in the terminal: the domain as a map of hexagons, the rows, the lots.

Every land has a colour and a name, every building a plate with its name, its home colour and its points
now, so nothing is told by colour alone. Free cells carry letters; a lay is a tile's number and a letter.
"""

from __future__ import annotations

from collections.abc import Container
from itertools import product
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from comitium.engine.action import Action
from comitium.engine.message import Seat
from comitium.games.new_romans.components import HOME, ROUNDS
from comitium.games.new_romans.view import CellView, Own, PlayerView, TileView, View
from comitium.terminal.boards.board import Menu, numbered, title
from comitium.terminal.changes import signed
from comitium.terminal.hexmap import LARGE, SMALL, Face, Place, Scale, draw, place_of, reading_order
from comitium.terminal.layout import GUTTER, MARGIN, beside, columns, height_of, inset, measured, spaced
from comitium.terminal.scene import Scene
from comitium.terminal.style import ASKED, INK, PLATE, QUIET, STRONG
from comitium.text import Speaker

PHASES: Final = ("reconnaissance", "division", "choice", "settlement")
FILL: Final = {"olive": "#66753C", "vineyard": "#B48FBB", "field": "#F0CA6A", "city": "#DE9A80", "quarry": "#DBD8D1"}
ON_FILL: Final = {"olive": "#FFFFFF", "vineyard": INK, "field": INK, "city": INK, "quarry": INK}
HOME_LAND: Final = {building.value: land.value for building, land in HOME.items()}
CRYSTAL: Final = "◆"
ROOM_FOR_MAPS: Final = 40  # lines a screen must have before the small maps are shown beside the rows
ROOM_FOR_LEGEND: Final = 44
BELOW: Final = 16  # lines that the prompt and what stands around the map need


class NewRomansBoard:
    drawn: Container[str] = ("row-revealed", "buildings-placed", "lots-revealed")

    def table(self, scene: Scene) -> RenderableType:
        view = view_of(scene)
        if view.phase == "settlement" and scene.viewer is not None:
            middle = settlement(scene, view, view.players[scene.viewer])
        elif view.phase == "choice":
            middle = choice(scene, view)
        elif view.phase in PHASES:
            middle = rows(scene, view)
        else:
            return self.overview(scene)
        parts = [heading(scene, view), middle]
        if scene.height >= ROOM_FOR_LEGEND:
            parts.append(inset(legend(scene)))
        return Group(*spaced(parts))

    def overview(self, scene: Scene) -> RenderableType:
        view = view_of(scene)
        maps = [small_map(scene, player) for player in view.players]
        return Group(heading(scene, view), Text(), beside(scene.width, *maps), Text(), inset(players(scene, view)))

    def look(self, scene: Scene, seat: Seat) -> RenderableType:
        view = view_of(scene)
        player = view.players[seat]
        drawing = domain_map(scene, player, {})
        return Group(
            inset(Text(scene.speaker.seat_name(seat), style=STRONG)),
            Text(),
            beside(scene.width, drawing, facts_of(scene, player)),
            Text(),
            inset(legend(scene)),
        )

    def menu(self, scene: Scene) -> Menu:
        lays = [action for action in scene.options if action.code().startswith("lay ")]
        if lays:
            return lay_menu(scene, lays)
        if any(action.code().startswith("divide ") for action in scene.options):
            return divide_menu(scene)
        return numbered(scene)


def view_of(scene: Scene) -> View:
    assert isinstance(scene.view, View)
    return scene.view


def heading(scene: Scene, view: View) -> RenderableType:
    line = title(scene, scene.speaker.say("nr-round", round=view.round, rounds=ROUNDS))
    line.append("   ")
    for phase in PHASES:
        line.append("  ")
        name = scene.speaker.say(f"phase-{phase}")
        line.append(f"▸ {name}" if phase == view.phase else name, STRONG if phase == view.phase else QUIET)
    if isinstance(scene.own, Own) and scene.own.answer is not None:
        line.append(f"   {scene.speaker.say('nr-sealed', answer=scene.own.answer)}")
    return inset(line)


# -- the phases --------------------------------------------------------------------------------------------------------


def rows(scene: Scene, view: View) -> RenderableType:
    """Reconnaissance and division: the five tiles of everybody, the viewer's own large."""
    parts: list[RenderableType] = []
    strip = players(scene, view)
    if scene.viewer is not None:
        own = view.players[scene.viewer]
        parts.extend([beside(scene.width, large_tiles(scene, own.row, numbers=True), strip), Text()])
    else:
        parts.extend([inset(strip), Text()])
    others = [player for player in view.players if player.seat != scene.viewer]
    lines = [[name_of(scene, player.seat), chips(scene, player.row)] for player in others]
    parts.extend([inset(columns(lines)), Text(), neighbours_maps(scene, view, takers_from(view, scene.viewer))])
    return Group(*parts)


def choice(scene: Scene, view: View) -> RenderableType:
    """The two lots of the neighbour one takes from, large; those of the others in a line each."""
    parts: list[RenderableType] = []
    strip = players(scene, view)
    owner = None if scene.viewer is None else view.players[scene.viewer].takes_from
    if owner is not None:
        lots = view.players[owner]
        parts.extend([beside(scene.width, *large_lots(scene, lots), strip), Text()])
    else:
        parts.extend([inset(strip), Text()])
    others = [lots_line(scene, view, player) for player in view.players if player.seat != owner]
    if others:
        parts.extend([inset(columns(others)), Text()])
    parts.append(neighbours_maps(scene, view, [] if owner is None else [owner]))
    return Group(*parts)


def settlement(scene: Scene, view: View, own: PlayerView) -> RenderableType:
    """The own domain with a letter on every free cell; with one tile chosen, what it would bring there."""
    lays = [action for action in scene.options if action.code().startswith("lay ")]
    chosen = {tile_name(action) for action in lays}
    gains = {place_of(cell_name(action)): gain_text(scene, action) for action in lays} if len(chosen) == 1 else {}
    letters = letters_of(scene.speaker, lays)
    free = {place: (letter, gains.get(place, "")) for place, letter in letters.items()}
    drawing = domain_map(scene, own, free)
    panel = [players(scene, view)]
    if own.hand:
        panel.insert(0, hand(scene, own, lays, chosen))
    if measured(drawing) + GUTTER + max(map(measured, panel)) <= scene.width - MARGIN:
        return beside(scene.width, drawing, Group(*spaced(panel)))
    return Group(inset(drawing), beside(scene.width, *panel))


# -- menus -------------------------------------------------------------------------------------------------------------


def lay_menu(scene: Scene, lays: list[Action]) -> Menu:
    letters = letters_of(scene.speaker, lays)
    own = view_of(scene).players[scene.viewer or 0]
    numbers = {name: str(number) for number, name in enumerate(kinds(own.hand), start=1)}
    keys: dict[str, str] = {}
    narrowing: dict[str, list[str]] = {}
    for action in lays:
        number, letter = numbers[tile_name(action)], letters[place_of(cell_name(action))]
        keys[number + letter] = action.code()
        narrowing.setdefault(number, []).append(action.code())
    if len(narrowing) == 1:
        keys.update({key.lstrip("0123456789"): code for key, code in keys.items()})
        narrowing = {}
    how = "nr-how-lay" if narrowing else "nr-how-cell"
    return Menu(example(scene, how, list(keys)[-1]), keys, narrowing)


def divide_menu(scene: Scene) -> Menu:
    """The positions themselves are the keys: `13` puts tiles 1 and 3 into the smaller lot, `0` only the crystal."""
    keys: dict[str, str] = {}
    by_size: dict[int, list[str]] = {}
    for action in scene.options:
        code = action.code()
        positions = code.removeprefix("divide ").replace("+", "")
        key = "0" if positions == "none" else positions
        keys[key] = code
        keys[code.removeprefix("divide ")] = code
        by_size.setdefault(0 if key == "0" else len(key), []).append(key)
    lines: list[RenderableType] = [example(scene, "nr-how-divide", "13"), Text()]
    for size, listed in by_size.items():
        lines.append(Text.assemble((f"  {size} : {5 - size}   ", QUIET), ("  ".join(listed), ASKED)))
    return Menu(Group(*lines), keys)


def example(scene: Scene, name: str, key: str) -> RenderableType:
    return inset(Text(scene.speaker.say(name, example=key)))


def letters_of(speaker: Speaker, lays: list[Action]) -> dict[Place, str]:
    """A letter for every free cell in reading order; after the last letter come pairs."""
    alphabet = speaker.say("nr-letters")
    names = [*alphabet, *["".join(pair) for pair in product(alphabet, repeat=2)]]
    places = sorted({place_of(cell_name(action)) for action in lays}, key=reading_order)
    return dict(zip(places, names, strict=False))


def tile_name(lay: Action) -> str:
    return lay.pieces()[0].removeprefix("hand:")


def cell_name(lay: Action) -> str:
    return lay.pieces()[1].removeprefix("cell:")


def gain_text(scene: Scene, action: Action) -> str:
    gain = points_gained(scene, action)
    return signed(scene.speaker, gain) if gain else "·"


def points_gained(scene: Scene, action: Action) -> int:
    """Every figure that laying a tile changes is the points of a building."""
    return sum(change.after - change.before for change in scene.preview(action))


# -- drawings ----------------------------------------------------------------------------------------------------------


def domain_map(scene: Scene, player: PlayerView, free: dict[Place, tuple[str, str]]) -> Text:
    """As large as fits on the screen."""
    for scale in (LARGE, SMALL):
        drawing = draw(domain_faces(scene, player, scale, free), scale, scene.colour)
        if measured(drawing) <= scene.width - 2 and height_of(drawing) + BELOW <= scene.height:
            return drawing
    drawing.overflow = "crop"
    return drawing


def small_map(scene: Scene, player: PlayerView) -> RenderableType:
    name = name_of(scene, player.seat)
    drawing = draw(domain_faces(scene, player, SMALL, {}), SMALL, scene.colour)
    if not player.domain:
        drawing = Text(scene.speaker.say("nr-no-tiles"), style=QUIET)
    return Group(name, Text(), drawing)


def neighbours_maps(scene: Scene, view: View, seats: list[Seat]) -> RenderableType:
    """The own domain and those of the seats that matter now, small, if there is anything on them and room."""
    wanted = range(scene.seats) if scene.viewer is None else dict.fromkeys([scene.viewer, *seats])
    shown = [view.players[seat] for seat in wanted]
    if scene.height < ROOM_FOR_MAPS or not any(player.domain for player in shown):
        return Group()
    return beside(scene.width, *[small_map(scene, player) for player in shown])


def takers_from(view: View, seat: Seat | None) -> list[Seat]:
    return [player.seat for player in view.players if player.takes_from == seat]


def domain_faces(
    scene: Scene, player: PlayerView, scale: Scale, free: dict[Place, tuple[str, str]]
) -> dict[Place, Face]:
    faces = {place_of(cell.cell): cell_face(scene, cell, scale) for cell in player.domain}
    for place, (letter, gain) in free.items():
        if scale is LARGE:
            faces[place] = Face((Text(letter, style=ASKED), Text(gain, style=STRONG)))
        else:
            faces[place] = Face((Text.assemble((letter, ASKED), gain),))
    return faces


def cell_face(scene: Scene, cell: CellView, scale: Scale) -> Face:
    ink = ON_FILL[cell.land]
    if scale is SMALL:
        text = Text(scene.speaker.say(f"nr-tiny-{cell.land}"), style=ink)
        if cell.building is not None:
            built = f"{scene.speaker.say(f'nr-tiny-{cell.building}')}{cell.points}"
            text.append(" " * (3 - len(built)))
            text.append(built, f"{INK} on {PLATE}")
        return Face((text,), FILL[cell.land])
    first = Text(("·" if cell.fresh else "") + scene.speaker.say(f"nr-{cell.land}"), style=ink)
    if cell.building is not None:
        return Face((first, plate(scene, cell.building, cell.points)), FILL[cell.land])
    region = f"({cell.region})" if cell.region > 1 else ""
    return Face((first, Text(region, style=ink)), FILL[cell.land])


def plate(scene: Scene, building: str, points: int | None) -> Text:
    """A building: the colour of its home land, its name, and its points where it lies."""
    name = scene.speaker.say(f"nr-{building}")
    figure = "" if points is None else f"{points:>2}"
    return Text.assemble(swatch(scene, HOME_LAND[building]), (f"{name:<4}{figure}", f"{INK} on {PLATE}"))


def swatch(scene: Scene, land: str) -> tuple[str, str]:
    return ("▌", f"{FILL[land]} on {PLATE}") if scene.colour else (" ", "")


def large_tiles(scene: Scene, tiles: tuple[TileView, ...], numbers: bool = False, above: str = "") -> RenderableType:
    """Tiles side by side, each a hexagon; with numbers, their positions stand above."""
    faces: dict[Place, Face] = {}
    for place, tile in enumerate(tiles):
        first = Text(scene.speaker.say(f"nr-{tile.land}"), style=ON_FILL[tile.land])
        second = Text() if tile.building is None else plate(scene, tile.building, None)
        faces[place, 0] = Face((first, second), FILL[tile.land])
    drawing = draw(faces, LARGE, scene.colour)
    if numbers:
        above = "".join(f"{place + 1:^{LARGE.width}}" for place in range(len(tiles)))
    return Group(Text(above, style=STRONG), drawing)


def large_lots(scene: Scene, lots: PlayerView) -> list[RenderableType]:
    assert lots.smaller is not None
    assert lots.larger is not None
    smaller = scene.speaker.say("nr-smaller") + f"  {CRYSTAL}"
    larger = scene.speaker.say("nr-larger")
    return [large_tiles(scene, lots.smaller, above=smaller), large_tiles(scene, lots.larger, above=larger)]


def lots_line(scene: Scene, view: View, lots: PlayerView) -> list[Text]:
    """Who takes from whom, and the two lots: `Livia ← Anna`."""
    takers = ", ".join(scene.speaker.seat_name(seat) for seat in takers_from(view, lots.seat))
    arrow = Text.assemble(takers, (" ← ", STRONG), scene.speaker.seat_name(lots.seat))
    smaller = Text.assemble((f"{CRYSTAL} ", STRONG), chips(scene, lots.smaller or ()))
    return [arrow, smaller, Text("|", style=QUIET), chips(scene, lots.larger or ())]


def chips(scene: Scene, tiles: tuple[TileView, ...]) -> Text:
    """Tiles in one line of text."""
    line = Text()
    for number, tile in enumerate(tiles):
        line.append("  " if number else "")
        line.append(chip(scene, tile))
    return line


def chip(scene: Scene, tile: TileView) -> Text:
    land = scene.speaker.say(f"nr-{tile.land}")
    building = "" if tile.building is None else scene.speaker.say(f"nr-{tile.building}")
    if not scene.colour:
        return Text(f"{land}+{building}" if building else land)
    text = Text.assemble((f" {land} ", f"{ON_FILL[tile.land]} on {FILL[tile.land]}"))
    if tile.building is not None:
        text.append(*swatch(scene, HOME_LAND[tile.building]))
        text.append(f"{building} ", f"{INK} on {PLATE}")
    return text


def hand(scene: Scene, own: PlayerView, lays: list[Action], chosen: set[str]) -> RenderableType:
    """The tiles to lay, numbered; twins share a number. Each says what it can bring at best."""
    lines: list[list[Text]] = []
    for number, (name, count) in enumerate(kinds(own.hand).items(), start=1):
        tile = next(tile for tile in own.hand if name == name_of_tile(tile))
        gains = [points_gained(scene, action) for action in lays if tile_name(action) == name]
        best_gain: int = max(gains, default=0)
        mark = "▸" if chosen == {name} else " "
        best = scene.speaker.say("nr-up-to", points=signed(scene.speaker, best_gain)) if best_gain else ""
        lines.append(
            [
                Text(f"{mark}{number}", style=ASKED),
                chip(scene, tile),
                Text(f"× {count}" if count > 1 else ""),
                Text(best, style=QUIET),
            ]
        )
    return Group(Text(scene.speaker.say("nr-hand"), style=STRONG), columns(lines))


def kinds(tiles: tuple[TileView, ...]) -> dict[str, int]:
    """How many of each kind, in the order of the hand."""
    counts: dict[str, int] = {}
    for tile in tiles:
        counts[name_of_tile(tile)] = counts.get(name_of_tile(tile), 0) + 1
    return counts


def name_of_tile(tile: TileView) -> str:
    return tile.land if tile.building is None else f"{tile.land}+{tile.building}"


def players(scene: Scene, view: View) -> RenderableType:
    """A line for every seat: crystals, points if the match ended now, and whether we wait for them."""
    lines = []
    for player in view.players:
        state = "" if scene.viewer == player.seat else "nr-ready" if player.ready else "nr-deciding"
        points = scene.total(player.seat)
        lines.append(
            [
                name_of(scene, player.seat),
                Text(f"{CRYSTAL} {player.crystals}"),
                Text(scene.speaker.say("nr-points", points=points or 0)),
                taking(scene, view, player),
                Text(scene.speaker.say(state) if state and scene.waiting else "", style=QUIET),
            ]
        )
    return columns(lines)


def taking(scene: Scene, view: View, player: PlayerView) -> Text:
    """From whom this seat takes in this round, until it has taken."""
    if player.takes_from is None or view.phase == "settlement":
        return Text()
    return Text(f"← {scene.speaker.seat_name(player.takes_from)}", style=QUIET)


def name_of(scene: Scene, seat: Seat) -> Text:
    own = seat == scene.viewer
    return Text.assemble((f"{seat + 1} ", QUIET), (scene.speaker.seat_name(seat), STRONG if own else ""))


def facts_of(scene: Scene, player: PlayerView) -> RenderableType:
    """What is public of a seat beside its domain: crystals, hand, building card, what is left in the stack."""
    speak = scene.speaker
    pairs = [f"{speak.say(f'building-{left}')} + {speak.say(f'building-{right}')}" for left, right in player.rows_left]
    stack = [f"{speak.say(f'nr-{land}')} {count}" for land, count in player.stack.items()]
    facts = [
        (speak.say("nr-crystals"), Text(f"{CRYSTAL} {player.crystals}")),
        (speak.say("nr-points-now"), Text(str(scene.total(player.seat)))),
        (speak.say("nr-row"), chips(scene, player.row)),
        (speak.say("nr-hand"), chips(scene, player.hand)),
        (speak.say("nr-card", card=player.card), Text("\n".join(pairs))),
        (speak.say("nr-stack"), Text(", ".join(stack))),
    ]
    return columns([[Text(name, style=QUIET), value] for name, value in facts if value.plain])


def legend(scene: Scene) -> Text:
    """Which building counts which land."""
    line = Text(style=QUIET)
    for number, (building, land) in enumerate(HOME_LAND.items()):
        line.append(" · " if number else "")
        tiny, name = scene.speaker.say(f"nr-tiny-{building}"), scene.speaker.say(f"nr-{building}")
        line.append(f"{tiny} {name} → {scene.speaker.say(f'land-{land}')}")
    return line
