# not compiled: builds dataclasses, which compile to slower code than they interpret
"""What every piece of New Romans is, in words: the card of a piece, and the glossary of all kinds.

A piece is named as `kind:thing`. It is the viewer's own; `@2` behind it makes it the one of seat 2, since every
domain has a cell `0,0` and every row a first place.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from comitium.engine.card import Card, Shelf
from comitium.engine.message import Message, Seat, Who
from comitium.games.new_romans.components import BUILT, CARDS, CRYSTALS, HOME, LANDS, ROUNDS, ROW, Building, Land
from comitium.games.new_romans.model import Lot, NewRomans, Player
from comitium.games.new_romans.scoring import crystal_points, home_regions, laid_regions, score_sheet
from comitium.games.new_romans.settlement import cell_named
from comitium.games.new_romans.tiles import NAMED, Tile, labels, tile

LOTS: Final[dict[str, Lot]] = {"smaller": "smaller", "larger": "larger"}
BUILDINGS: Final = {building.value: building for building in Building}
PLACES: Final = {str(position): position for position in range(1, ROW + 1)}


def card(g: NewRomans, viewer: Seat | None, piece: str) -> Card | None:
    """What lies hidden is the order of the stacks and sealed answers (NR-15): no card looks there."""
    what, _, whose = piece.partition("@")
    kind, _, thing = what.partition(":")
    seats = {str(seat): seat for seat in range(g.seats)}
    if whose and whose not in seats:
        return None
    owner = seats[whose] if whose else viewer
    if kind in ("tile", "hand"):
        return _held(g, viewer, thing, kind == "hand")
    if kind == "cell":
        return _cell(g, viewer, owner, thing)
    if kind == "row":
        return _row(g, viewer, owner, thing)
    if kind == "lot":
        return _lot(g, viewer, seats[whose] if whose else None, thing)
    if kind == "building" and thing in BUILDINGS:
        return building_card(BUILDINGS[thing])
    if kind == "card":
        return _building_card(g, viewer, owner, thing)
    return None if thing else _whole(g, viewer, owner, kind)


# -- kinds, as the glossary lists them ---------------------------------------------------------------------------------


def tile_card(one: Tile) -> Card:
    if one.building is None:
        home_of = Message(f"building-{LANDS[one.land].home_of.value}")
        return Card(one.label, Message("card-land", building=home_of), ("NR-1.3", "NR-1.7"))
    return replace(building_card(one.building), name=one.label)


def building_card(building: Building) -> Card:
    does = Message("card-building", land=_land(HOME[building]))
    return Card(Message(f"building-{building.value}"), does, ("NR-1.4", "NR-11.1"))


def lot_card(lot: Lot) -> Card:
    if lot == "smaller":
        return Card(Message("card-smaller-lot"), Message("card-smaller-is", most=ROW // 2), ("NR-1.8", "NR-6.3"))
    return Card(Message("card-larger-lot"), Message("card-larger-is", least=ROW - ROW // 2), ("NR-1.8", "NR-7.6"))


ANY_CELL: Final = Card(Message("card-cell"), Message("card-cell-is"), ("NR-1.6", "NR-8.4"))
EMPTY_CELL: Final = Card(Message("card-empty-cell"), Message("card-cell-is"), ("NR-8.4", "NR-8.5"))
ROW_OF_FIVE: Final = Card(Message("card-row"), Message("card-row-is", tiles=ROW, built=BUILT), ("NR-5.1", "NR-5.3"))
CRYSTAL: Final = Card(
    Message("card-crystal"),
    Message("card-crystal-is"),
    ("NR-6.3", "NR-7.8", "NR-12.1"),
    reward=Message(
        "card-crystals-table",
        most=len(CRYSTALS.points) - 1,
        points=", ".join(str(points) for points in CRYSTALS.points),
    ),
)
BUILDING_CARD: Final = Card(Message("card-building-card"), Message("card-building-card-is"), ("NR-2.3", "NR-5.3"))
STACK: Final = Card(Message("card-stack"), Message("card-stack-is"), ("NR-3.1", "NR-15.1"))
CHOICE_CARD: Final = Card(Message("card-choice"), Message("card-choice-is"), ("NR-7.1", "NR-7.5"))
SEALED: Final = Card(Message("card-sealed"), Message("card-sealed-is"), ("NR-6.7", "NR-7.4"))
DOMAIN: Final = Card(Message("card-domain"), Message("card-domain-is"), ("NR-1.6", "NR-8.10"))
FORECAST: Final = Card(Message("card-forecast"), Message("card-forecast-is"), ("NR-10.2", "NR-10.3"))
REMINDER: Final = Card(Message("card-reminder"), Message("card-reminder-is"), ("NR-4.4", "NR-9.1"))


def glossary() -> tuple[Shelf, ...]:
    lots: list[Card] = [ROW_OF_FIVE, lot_card("smaller"), lot_card("larger"), CRYSTAL]
    return (
        Shelf(Message("shelf-lands"), tuple([tile_card(tile(land)) for land in Land])),
        Shelf(Message("shelf-buildings"), (*[building_card(building) for building in Building], BUILDING_CARD)),
        Shelf(Message("shelf-lots"), (STACK, *lots, CHOICE_CARD, SEALED, REMINDER)),
        Shelf(Message("shelf-domain"), (DOMAIN, EMPTY_CELL, FORECAST)),
    )


# -- pieces on the table -----------------------------------------------------------------------------------------------


def _held(g: NewRomans, viewer: Seat | None, name: str, in_hand: bool) -> Card | None:
    if name not in NAMED:
        return None
    held = 0 if viewer is None or not in_hand else g.players[viewer].hand.count(NAMED[name])
    return replace(tile_card(NAMED[name]), place=Message("card-to-lay", count=held) if held else None)


def _row(g: NewRomans, viewer: Seat | None, owner: Seat | None, place: str) -> Card | None:
    if place not in PLACES:
        return None
    position = PLACES[place]
    if owner is None or len(g.players[owner].row) < position:
        return ROW_OF_FIVE
    where = Message("card-your-row" if owner == viewer else "card-row-of", who=Who(owner), position=position)
    return replace(tile_card(g.players[owner].row[position - 1]), place=where)


def _cell(g: NewRomans, viewer: Seat | None, owner: Seat | None, name: str) -> Card | None:
    cell = cell_named(name)
    if cell is None or owner is None:
        return None if cell is None else ANY_CELL
    player = g.players[owner]
    domain = _domain_of(viewer, owner)
    if cell not in player.domain.tiles:
        missing = Message("card-cell-free" if cell in player.domain.free else "card-cell-apart")
        return replace(EMPTY_CELL, place=domain, missing=missing)
    laid = player.domain.tiles[cell]
    land, found = laid_regions(tuple(player.domain.tiles), tuple(player.domain.tiles.values()))
    size = next(len(region) for region in found[laid.land_number] if cell in region)
    about = replace(tile_card(laid), place=Message("card-in-region", domain=domain, size=size))
    if laid.home is None:
        return about
    sizes = [len(region) for region in home_regions(land, cell, found)]
    if not sizes:
        return replace(about, missing=Message("card-no-home", land=_land(laid.home)))
    counted = " + ".join(str(size) for size in sizes)
    return replace(about, reward=Message("card-points-now", points=sum(sizes), regions=len(sizes), sizes=counted))


def _lot(g: NewRomans, viewer: Seat | None, maker: Seat | None, name: str) -> Card | None:
    """A viewer means the lots that are on offer: those of the neighbour (NR-7.3)."""
    if name not in LOTS:
        return None
    about = lot_card(LOTS[name])
    if maker is None and viewer is not None and g.agenda:
        maker = g.takes_from(viewer)
    tiles = None if maker is None else _tiles_of(g.players[maker], LOTS[name])
    if maker is None or tiles is None:
        return about
    holds = Message("card-lot-holds", lot=name, count=len(tiles), tiles=labels(tiles))
    return replace(about, place=_whose(viewer, maker), reward=holds)


def _tiles_of(player: Player, lot: Lot) -> list[Tile] | None:
    return player.smaller if lot == "smaller" else player.larger


def _building_card(g: NewRomans, viewer: Seat | None, owner: Seat | None, thing: str) -> Card | None:
    """The whole card, or one of the buildings on it with the rounds in which it comes."""
    if thing and thing not in BUILDINGS:
        return None
    rows = () if owner is None else CARDS[g.players[owner].card].rows
    if not thing:
        if owner is None:
            return BUILDING_CARD
        left, right = [Message(f"building-{building.value}") for building in rows[max(g.round, 1) - 1]]
        reward = Message("card-row-now", round=g.round, left=left, right=right)
        return replace(BUILDING_CARD, place=_whose(viewer, owner), reward=reward)
    rounds = [number for number, row in enumerate(rows, start=1) if BUILDINGS[thing] in row]
    listed = Message("card-on-building-card", rounds=", ".join(str(number) for number in rounds))
    return replace(building_card(BUILDINGS[thing]), place=listed if rounds else None)


def _whole(g: NewRomans, viewer: Seat | None, owner: Seat | None, kind: str) -> Card | None:
    """A thing of which every player has one."""
    if kind not in WHOLE:
        return None
    about = WHOLE[kind]
    if owner is None or kind == "sealed":
        return about
    player = g.players[owner]
    place = _whose(viewer, owner)
    if kind == "crystals":
        held, most = player.crystals, len(CRYSTALS.points) - 1
        worth = Message("card-crystals-worth", count=held, points=crystal_points(held))
        more = None if held == most else Message("card-crystals-next", count=held + 1, points=crystal_points(held + 1))
        return replace(about, place=place, reward=worth, opens=more)
    if kind == "stack":
        left = player.stack[g.drawn :]
        counts = [Message("card-left", land=_land(land), count=left.count(land)) for land in Land if land in left]
        return replace(about, place=place, does=Message("card-stack-left", left=counts) if counts else about.does)
    if kind == "domain":
        return replace(about, name=_domain_of(viewer, owner), place=None)
    if kind == "forecast":
        lines = score_sheet(owner, player).lines
        buildings, crystals = sum([line.points for line in lines[:-1]]), lines[-1].points
        return replace(about, place=place, reward=Message("card-counted", buildings=buildings, crystals=crystals))
    if kind == "takes" and g.agenda:
        side = "card-you-take" if owner == viewer else "card-takes"
        giver, taker = Who(g.takes_from(owner)), Who(g.loses_to(owner))
        return replace(about, does=Message(side, round=g.round, of=ROUNDS, who=Who(owner), giver=giver, taker=taker))
    return replace(about, place=place)


WHOLE: Final = {
    "crystals": CRYSTAL,
    "stack": STACK,
    "choice": CHOICE_CARD,
    "sealed": SEALED,
    "domain": DOMAIN,
    "forecast": FORECAST,
    "takes": REMINDER,
}


def _land(land: Land) -> Message:
    return Message(f"land-{land.value}")


def _whose(viewer: Seat | None, owner: Seat) -> Message:
    return Message("card-yours" if owner == viewer else "card-of", who=Who(owner))


def _domain_of(viewer: Seat | None, owner: Seat) -> Message:
    return Message("card-your-domain" if owner == viewer else "card-domain-of", who=Who(owner))
