# not compiled: read by people, not by search
"""What every piece of Hadrian's Wall is: the card that opens when somebody points at it.

A piece is looked up in tables made of `components.py`, so nothing is read out of its name. `box:fort.7@2` is box 7 of
the fort on the sheets of seat 2: those lie open (HW-20.1), but nothing is missing there for the viewer.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.card import Card
from comitium.engine.message import Message, Seat, Who
from comitium.games.hadrians_wall.attack import TEMPLE, attack_cards, favours_left, potential
from comitium.games.hadrians_wall.boxes import paid_pieces
from comitium.games.hadrians_wall.card_rows import (
    SMALL_GRANARY,
    amounts_of,
    area_name,
    box_name,
    building_name,
    building_reward,
    clauses_of,
    gifts,
    is_shared,
    lacking,
    listed,
    missing_for,
    missing_to_build,
    needs_of,
    needs_of_building,
    numbered,
    opened_by_box,
    opened_by_building,
    paid_with,
    placed,
    plan_of,
    price,
    price_range,
    region_of,
    region_of_building,
)
from comitium.games.hadrians_wall.chances import chances
from comitium.games.hadrians_wall.components import (
    AREAS,
    ATTRIBUTES,
    BUILDINGS,
    CARDS,
    CITIZENS,
    COHORTS,
    DIPLOMAT_FAVOURS,
    DIRECTIONS,
    FATE,
    GLADIATORS,
    IF_ALIVE,
    IF_KILLED,
    INFRASTRUCTURE,
    ITEMS,
    MAP_COLUMNS,
    MAP_ROWS,
    PENALTIES,
    RANKS,
    TRACKS_OF,
    Area,
    Building,
)
from comitium.games.hadrians_wall.forum import EXCHANGES, why_not_forum
from comitium.games.hadrians_wall.market import next_good_renown
from comitium.games.hadrians_wall.model import HadriansWall, Player
from comitium.games.hadrians_wall.rewards import CARD_NAMES, named, some
from comitium.games.hadrians_wall.scoring import measured, penalty, score_sheet
from comitium.games.hadrians_wall.sheets import ICONS, NUMBERS, ROWS, Row

# By piece: the area and the box; 0 is the next box, where all boxes of the area are one piece.
BOXES: Final[dict[str, tuple[Area, int]]] = {
    area.piece if is_shared(area) else area.piece_of(box + 1): (area, 0 if is_shared(area) else box + 1)
    for area in AREAS.values()
    for box in range(area.size)
}
PILES: Final = {paid_pieces({item: 1})[0]: item for item in ITEMS}
EXCHANGED: Final = {exchange.pieces()[1]: exchange for exchange in EXCHANGES[0]}
SECTIONS: Final = {
    f"section:{track}.{number + 1}": (track, number)
    for track in ("wall", "wall_guard")
    for number in range(len(AREAS[track].sections))
}
FAVOURS: Final = {"favour:temple": TEMPLE, **{f"favour:diplomat.{way}": way for way in DIRECTIONS}}
TRAINED: Final = {f"gladiator_{name}": number for number, name in enumerate(GLADIATORS)}
FOUGHT: Final = {f"battles_{name}": number for number, name in enumerate(GLADIATORS)}
# What is said of an area whose twins share a sentence.
SAME: Final = {
    **dict.fromkeys(COHORTS, "cohort"),
    **dict.fromkeys(ATTRIBUTES, "attribute"),
    **dict.fromkeys(CITIZENS, "citizens"),
    **dict.fromkeys(TRAINED, "gladiator"),
    **dict.fromkeys(FOUGHT, "battle"),
    **{f"rulings_{way}": "ruling" for way in DIRECTIONS},
}


class Look:
    """Who looks, and at whose sheets."""

    __slots__ = ("g", "mine", "player", "seat")

    def __init__(self, g: HadriansWall, viewer: Seat | None, seat: Seat | None) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.player: Final[Player | None] = None if seat is None else g.players[seat]
        self.mine: Final = seat is not None and seat == viewer


def card(g: HadriansWall, viewer: Seat | None, piece: str) -> Card | None:
    """What a piece is to this viewer; None if there is no such piece."""
    name, _, whose = piece.partition("@")
    seats = {str(seat): seat for seat in range(g.seats)}
    if whose and whose not in seats:
        return None
    look = Look(g, viewer, seats.get(whose, viewer))
    for maker in (box_card, building_card, supply_card, track_card, chosen_card, attack_card, figure_card, icon_card):
        found = maker(look, name)
        if found is not None:
            return found
    return None


# -- boxes and buildings -----------------------------------------------------------------------------------------------


def box_card(look: Look, piece: str) -> Card | None:
    if piece in EXCHANGED:
        return exchange_card(look, piece)
    if piece not in BOXES:
        return None
    area, box = BOXES[piece]
    row = ROWS[look.g.sheets][NUMBERS[area.name]]
    at = box or next_of(look.player, row)
    opened = opened_by_box(area, at)
    return Card(
        name=box_name(area, box) if box else area_name(area),
        does=area_does(area),
        clauses=clauses_of(area),
        place=placed(numbered(area, at), needs_of(area, at)),
        cost=price(row, at),
        reward=reward_of(look, row, at),
        missing=missing_for(look.g, look.player, row, at) if look.mine and look.player else None,
        opens=listed(opened) if opened else None,
    )


def next_of(player: Player | None, row: Row) -> int:
    """The box that comes next, or the last one of a full track."""
    return 1 if player is None else min(player.levels[row.number] + 1, row.size)


def area_does(area: Area) -> Message:
    return Message(f"card-does-{SAME.get(area.name, area.name)}")


def reward_of(look: Look, row: Row, box: int) -> Message:
    """What is printed in the box, and what a clause adds to it."""
    area, player = row.area, look.player
    if area.name in FOUGHT:
        return battle_reward(1 if player is None else max(1, player.strength(FOUGHT[area.name])))
    if area.name == "forum":
        return Message("card-reward-forum")
    given = gifts(area.boxes[box - 1])
    if area.name == "diplomats":
        given.append(Message("card-favours", count=DIPLOMAT_FAVOURS))
    if area.name == "scouts":
        given.append(Message("card-reward-scout"))
    if area.name in TRAINED:
        given.append(Message("card-reward-strength", strength=box))
    if area.name == "goods" and player is not None and next_good_renown(player):
        given.append(Message("card-reward-good", renown=next_good_renown(player)))
    return listed(given)


def battle_reward(strength: int) -> Message:
    """By the last circled box (HW-12.14, HW-12.15)."""
    killed, alive = gifts(IF_KILLED[strength - 1]), gifts(IF_ALIVE[strength - 1])
    return Message("card-reward-battle", strength=strength, killed=killed, alive=alive)


def exchange_card(look: Look, piece: str) -> Card:
    exchange, player = EXCHANGED[piece], look.player
    closed = why_not_forum(look.g, player) if player else None
    return Card(
        name=exchange.sentence(),
        does=area_does(AREAS["forum"]),
        clauses=("HW-8.9", "HW-8.11", "HW-8.12"),
        place=named("forum"),
        cost=amounts_of(exchange.cost()),
        reward=some(exchange.gained, 1),
        missing=lacking(player, closed, [exchange.cost()]) if look.mine and player else None,
    )


def building_card(look: Look, piece: str) -> Card | None:
    kind, _, name = piece.partition(":")
    if kind != "building":
        return None
    if name == SMALL_GRANARY:
        return small_granary_card()
    if name not in BUILDINGS:
        return None
    building, plan = BUILDINGS[name], plan_of(look.g, name)
    opened = opened_by_building(name)
    return Card(
        name=building_name(name),
        does=building_does(building),
        clauses=(building.rule, "HW-2.15"),
        place=placed(region_of_building(building), needs_of_building(building)),
        cost=amounts_of(plan.cost),
        reward=building_reward(building),
        missing=missing_to_build(look.g, look.player, plan) if look.mine and look.player else None,
        opens=listed(opened) if opened else None,
    )


def small_granary_card() -> Card:
    return Card(
        name=building_name(SMALL_GRANARY),
        does=Message("card-does-granary"),
        clauses=("HW-7.1", "HW-6.16"),
        place=Message("card-region-frontier"),
        opens=listed(opened_by_building(SMALL_GRANARY)),
    )


def building_does(building: Building) -> Message:
    if building.landmark:
        [counting] = [card for card, row in CARDS.items() if row.measure == "landmarks"]
        return Message("card-does-landmark", card=CARD_NAMES[counting])
    return Message(f"card-does-{building.name.rpartition('_')[2]}")


# -- the supply --------------------------------------------------------------------------------------------------------


def supply_card(look: Look, piece: str) -> Card | None:
    """A pile of the own supply, or of a neighbour's, who is named behind it."""
    pile, _, whose = piece.partition(".")
    neighbours = {str(seat): seat for seat in range(look.g.seats)}
    if pile not in PILES or (whose and whose not in neighbours):
        return None
    item, seat = PILES[pile], neighbours.get(whose, look.seat)
    return item_card(item, None if seat is None else held_by(look.g, seat, item))


def item_card(item: str, place: Message | None) -> Card:
    return Card(
        name=named(item),
        does=Message("card-does-worker", things=paid_with(item)),
        clauses=("HW-2.16", "HW-2.7", "HW-16.1"),
        place=place or Message("card-region-supply"),
    )


def held_by(g: HadriansWall, seat: Seat, item: str) -> Message:
    return Message("card-place-supply", who=Who(seat), held=some(item, g.players[seat].supply[item]))


# -- tracks and what they complete -------------------------------------------------------------------------------------


def track_card(look: Look, piece: str) -> Card | None:
    """Whole rows, sections and streets, which score lines name."""
    kind, _, name = piece.partition(":")
    if piece in SECTIONS:
        track, number = SECTIONS[piece]
        return completed(
            Message("card-name-section", area=named(track), number=number + 1),
            Message("card-region-frontier"),
            "wall_sections" if track == "wall" else "guard_sections",
        )
    if kind == "street" and name in CITIZENS:
        return completed(named(name), region_of(AREAS[name]), "full_citizens")
    if kind == "area" and name in AREAS:
        return area_card(ROWS[look.g.sheets][NUMBERS[name]])
    if kind in ("row", "column") and name in [str(number + 1) for number in range(LINES[kind])]:
        name_of_line = Message("card-name-row" if kind == "row" else "card-name-column", number=int(name))
        if kind == "row":
            return Card(name_of_line, Message("card-does-row"), ("HW-15.17",), named("map"), reward=named("valour"))
        return completed(name_of_line, named("map"), "map_columns")
    return None


LINES: Final = {"row": MAP_ROWS, "column": MAP_COLUMNS}


def completed(name: Message, place: Message, measure: str) -> Card:
    """Something that one of the paths counts once it is full."""
    [counting] = [card for card, row in CARDS.items() if row.measure == measure]
    return Card(name, Message("card-does-complete", card=CARD_NAMES[counting]), (CARDS[counting].rule,), place)


def area_card(row: Row) -> Card:
    """A whole row or block: what its boxes cost and can give."""
    area = row.area
    boxes = list(dict.fromkeys(area.boxes))
    given = gifts(boxes[0]) if len(boxes) == 1 else [named(icon) for icon in dict.fromkeys(sum(boxes, ()))]
    return Card(
        name=area_name(area),
        does=area_does(area),
        clauses=clauses_of(area),
        place=Message("card-place-size", region=region_of(area), size=area.size),
        cost=price_range(row),
        reward=listed(given) if given else None,
    )


# -- cards -------------------------------------------------------------------------------------------------------------


def chosen_card(look: Look, piece: str) -> Card | None:
    """Player cards, as paths and as prospects, and the fate deck."""
    kind, _, name = piece.partition(":")
    if kind == "card" and name in CARDS:
        return path_card(look, name)
    if kind == "prospect":
        return prospect_card(look, name)
    if piece == "fate":
        return Card(
            name=Message("source-fate"),
            does=Message("card-does-fate"),
            clauses=("HW-4.2", "HW-11.12", "HW-12.13", "HW-16.2"),
            place=Message("card-place-pile", count=len(look.g.fate.things), all=len(FATE)),
        )
    return None


def path_card(look: Look, name: str) -> Card:
    """A card counts on the sheets of its owner; `missing` is what they lack for the next point."""
    card = CARDS[name]
    measure, steps = Message(f"measure-{card.measure}"), ", ".join([str(step) for step in card.steps])
    return Card(
        name=CARD_NAMES[name],
        does=Message("card-does-path", measure=measure, steps=steps),
        clauses=(card.rule, "HW-17.4", "HW-4.4"),
        reward=as_prospect(name),
        missing=missing_on_path(look.player, name) if look.mine and look.player else None,
    )


def missing_on_path(player: Player, name: str) -> Message:
    card = CARDS[name]
    have = measured(player, card.measure)
    to_come = [step for step in card.steps if (have > step if card.at_most else have < step)]
    if not to_come:
        return Message("card-path-full", have=have)
    return Message("card-path-fewer" if card.at_most else "card-path-next", have=have, need=to_come[0])


def as_prospect(name: str) -> Message:
    card = CARDS[name]
    return Message("card-prospect", items=amounts_of(card.items), good=card.good, pattern=card.pattern)


def prospect_card(look: Look, name: str) -> Card | None:
    """By its owner: `own`, a seat, or, of a neutral one, the card itself (HW-18.4)."""
    g = look.g
    if name in CARDS:
        return neutral_card(g, name)
    seats = {str(seat): seat for seat in range(g.seats)}
    if name != "own" and name not in seats:
        return None
    owner = seats.get(name, look.seat)
    card = "" if owner is None else g.players[owner].prospect
    if owner is None or not card:  # of an earlier year, or before the reveal
        return any_prospect_card()
    if name == "own":
        rules, does = ("HW-4.9", "HW-11.10", "HW-15.10"), Message("card-does-prospect-own")
        return Card(Message("source-own"), does, rules, place=CARD_NAMES[card], reward=as_prospect(card))
    label = Message("source-seat", owner=Who(owner), card=CARD_NAMES[card])
    cost, does = Message("card-cost-prospect"), Message("card-does-prospect")
    return Card(label, does, ("HW-11.11", "HW-15.11"), cost=cost, reward=as_prospect(card))


def any_prospect_card() -> Card:
    cost, clauses = Message("card-cost-prospect"), ("HW-4.7", "HW-11.11", "HW-15.11")
    return Card(Message("view-prospect"), Message("card-does-prospect"), clauses, cost=cost)


def neutral_card(g: HadriansWall, name: str) -> Card:
    paid = sum([card.items.total() for card in g.neutral if card.card == name])
    label, does = Message("source-neutral", card=CARD_NAMES[name]), Message("card-does-prospect-neutral", count=paid)
    return Card(label, does, ("HW-18.4", "HW-18.6"), cost=Message("card-cost-prospect"), reward=as_prospect(name))


# -- the attack --------------------------------------------------------------------------------------------------------


def attack_card(look: Look, piece: str) -> Card | None:
    """Attack cards on the table, favours against them, and what is known of an attack before it."""
    g = look.g
    kind, _, name = piece.partition(":")
    if kind == "attack" and name in FATE:
        return turned_card(look, name)
    if piece in FAVOURS:
        return favour_card(look, FAVOURS[piece])
    if kind == "hold" and name in (*DIRECTIONS, "all"):
        return hold_card(look, name)
    if piece == "attack":
        known = Message("card-place-attack", cards=attack_cards(g), potential=potential(g)) if g.agenda else None
        return Card(Message("view-attack"), Message("card-does-attack"), ("HW-16.2", "HW-16.5"), known)
    if piece == "potential":
        return Card(Message("view-potential"), Message("card-does-potential"), ("HW-16.6", "HW-18.7"))
    return None


def turned_card(look: Look, name: str) -> Card:
    """A card of this attack by its number, or one that lies on the discard pile."""
    g, player = look.g, look.player
    number = g.attack.index(name) + 1 if name in g.attack else 0
    ignored = look.mine and player is not None and name in player.ignored
    return Card(
        name=Message("card-name-attack", number=number) if number else Message("card-name-attack-card"),
        does=Message("card-does-attack-card"),
        clauses=("HW-16.3", "HW-16.5"),
        place=Message("card-place-cohort", cohort=named(f"cohort_{FATE[name].direction}")) if number else None,
        missing=Message("card-ignored") if ignored else None,
    )


def favour_card(look: Look, giver: str) -> Card:
    player = look.player
    clauses = ("HW-16.9", "HW-13.12") if giver == TEMPLE else ("HW-16.10", "HW-15.3")
    does = "card-does-favour-temple" if giver == TEMPLE else "card-does-favour-diplomat"
    held = None if player is None else Message("card-favours", count=favours_left(player, giver))
    return Card(Message(f"favour-{giver}"), Message(does), (*clauses, "HW-16.11"), held)


def hold_card(look: Look, way: str) -> Card:
    name = Message("card-name-hold-all") if way == "all" else Message("card-name-hold", cohort=named(f"cohort_{way}"))
    percent = None
    if look.player is not None and look.g.agenda:
        percent = Message("card-percent", percent=chances(look.g, look.player)[way])
    return Card(name, Message("card-does-hold"), ("HW-16.5", "HW-20.1"), percent)


# -- figures and icons -------------------------------------------------------------------------------------------------


def figure_card(look: Look, piece: str) -> Card | None:
    player = look.player
    if piece == "disdain":
        return disdain_card(player)
    if piece == INFRASTRUCTURE:
        now = None if player is None else Message("card-level-now", level=player.level(INFRASTRUCTURE))
        return Card(named(INFRASTRUCTURE), Message("card-does-infrastructure"), ("HW-6.10", "HW-6.11"), now)
    if piece == "score":
        seat = look.seat
        total = None if seat is None or player is None else score_sheet(seat, player).total
        now = None if total is None else Message("card-level-now", level=str(total).replace("-", "−"))
        return Card(Message("view-total"), Message("card-does-score"), ("HW-17.2", "HW-1.4"), now)
    if piece == "neutral":
        does = Message("card-does-prospect-neutral", count=sum([card.items.total() for card in look.g.neutral]))
        return Card(Message("view-neutral"), does, ("HW-18.4", "HW-18.6"), cost=Message("card-cost-prospect"))
    if piece == "rank":
        above = [
            Message("card-rank", rank=Message(f"rank-{number + 1}"), points=least) for number, least in enumerate(RANKS)
        ]
        does = Message("card-does-rank", ranks=[Message("rank-0"), *above])
        return Card(Message("by-rank"), does, ("HW-19.2",))
    return None


def disdain_card(player: Player | None) -> Card:
    now = None
    if player is not None:
        held = player.remaining_disdain()
        now = Message("card-penalty", held=held, points=penalty(held), next=penalty(held + 1))
    worst = len(PENALTIES) - 1
    does = Message("card-does-disdain", most=PENALTIES[worst], worst=worst)
    return Card(Message("piece-disdain"), does, ("HW-17.3", "HW-16.6"), now)


def icon_card(look: Look, piece: str) -> Card | None:
    """An icon by itself, or where a chain of rewards stops: `icon:hammer`, `then:cohort`."""
    kind, _, name = piece.partition(":")
    if piece == "then:place":
        return Card(Message("ask-place"), area_does(AREAS["map"]), clauses_of(AREAS["map"]), named("map"))
    if piece == "then:fate":
        return chosen_card(look, "fate")
    if kind not in ("icon", "then") or name not in ICONS:
        return None
    if name in ITEMS:
        return item_card(name, None)
    if name == INFRASTRUCTURE:
        return figure_card(look, INFRASTRUCTURE)
    if name == "temple_favour":
        return Card(named(name), Message("card-does-favour-temple"), ("HW-13.12", "HW-16.9"))
    if name == "removed_disdain":
        return Card(named(name), area_does(AREAS["bribes"]), ("HW-14.3", "HW-14.6"))
    return track_icon_card(name)


def track_icon_card(icon: str) -> Card:
    """An icon that fills the next box of a track."""
    tracks = [named(track) for track in TRACKS_OF[icon]]
    if len(tracks) == 1:
        return Card(named(icon), Message("card-does-icon", track=tracks[0]), ("HW-2.8", "HW-2.9"))
    return Card(named(icon), Message("card-does-icons", tracks=tracks), ("HW-2.8", "HW-2.18"))
