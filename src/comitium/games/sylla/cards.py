# not compiled: read by people, not by search
"""What every piece, sign and figure of Sylla is, in words: cards and glossary.

A kind of piece has one sheet, with the sentences that are always true. The glossary is made of the sheets. A card adds
what is true now: where the piece lies, and what this viewer lacks. Coins and tokens are told to their owner only.

A figure is the viewer's own; `@2` behind it makes it that of seat 2: `income@2`, `power:red@2`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from comitium.engine.card import Card, Shelf
from comitium.engine.message import NOBODY, Clause, Message, Seat, Who
from comitium.games.sylla.buildings import Bidding
from comitium.games.sylla.components import BUILDINGS, COLOURS, SETS, TOKENS, Kind
from comitium.games.sylla.events import NO, OPEN, outlook
from comitium.games.sylla.model import Player, Sylla
from comitium.games.sylla.pieces import (
    ALL_CARDS,
    ALL_EVENTS,
    ALL_TOKENS,
    CARDS,
    CHARACTER_CARDS,
    CHRISTIAN_POINTS,
    COLOUR_LABELS,
    CRISIS,
    CRISIS_POINTS,
    CUBE_KINDS,
    DECADENCE_POINTS,
    EVENT_OF,
    FAMINE_MOVED,
    FAMINE_VALUES,
    FIELD_SAVES,
    FIELDS,
    FREED_POINTS,
    FREEDOM,
    INCOME,
    LAST_FAMINE,
    LEGIONARIES,
    MERCHANTS,
    PLEBS,
    SANCTUARIES,
    SANCTUARY_PRICE,
    SET_SIZE,
    SLOT_COLOURS,
    SLOT_NAMES,
    STALL_INCOME,
    STALLS,
    TAVERNS,
    TILES,
    TOKEN_LABELS,
    USUAL_WORKS,
    VALUES,
    VESTAL,
    VESTALS,
    Event,
    Piece,
    Tile,
    TokenKind,
    Work,
    works_for,
)
from comitium.games.sylla.scoring import token_points

MOST_DIGITS: Final = 3  # of a number of denarii


# -- sheets: what is always true ---------------------------------------------------------------------------------------


CHARACTER_RULES: Final[dict[str, tuple[Clause, ...]]] = {
    "senator": ("SY-4.2", "SY-9.3"),
    "merchant": ("SY-7.2",),
    "legionary": ("SY-8.1", "SY-8.3"),
    "vestal": ("SY-8.1", "SY-8.3"),
    "slave": ("SY-12.3",),
    "crane": ("SY-13.6", "SY-13.7"),
}


def _character(piece: Piece) -> Card:
    pays = Message("card-pays", colours=[COLOUR_LABELS[colour] for colour in piece.colours])
    name = piece.label if piece in CHARACTER_CARDS else Message("name-crane")
    sheet = Card(name, Message(f"card-{piece.kind}"), CHARACTER_RULES[piece.kind], opens=pays)
    freed = piece.kind == Kind.SLAVE.value
    if freed:
        price = Message("card-freedom", price=FREEDOM)
        sheet = replace(sheet, cost=price, reward=Message("card-freed", points=FREED_POINTS))
    if piece.christian:
        reward = Message("card-christian", points=CHRISTIAN_POINTS)
        if freed:
            reward = Message("card-both", one=reward, two=Message("card-freed", points=FREED_POINTS))
        sheet = replace(sheet, reward=reward, clauses=(*sheet.clauses, "SY-12.2"))
    return sheet


def _building(kind: str) -> Card:
    row = BUILDINGS[kind]
    does = Message(f"card-building-{kind}", figure=row.figure)
    stays = Message("card-kept") if row.kept else Message("card-at-once")
    return Card(Message(f"building-{kind}"), does, (row.rule,), place=stays, cost=Message("card-price"))


def _event(event: Event) -> Card:
    if event.lowers >= 0:
        does = Message("card-event-marker", token=TOKEN_LABELS[event.lowers])
    elif event.hungers:
        does = Message("card-event-famine", cells=event.hungers)
    elif event.category is not None:
        does = Message("card-event-blocks", category=Message(f"category-{event.category}"))
    else:
        does = Message("card-event-decadence")
    icons = [Message(f"character-{name}") for kind, name in enumerate(CUBE_KINDS) if event.takes[kind]]
    reward = Message("card-event-points", points=DECADENCE_POINTS)
    if event.token >= 0:
        reward = Message("card-event-token", token=TOKEN_LABELS[event.token])
    place = Message("card-symbols", symbols=event.symbols)
    rules = (event.rule, "SY-8.12", "SY-8.9" if event.token < 0 else "SY-8.8")
    return Card(event.label, does, rules, place=place, cost=Message("card-fought", icons=icons), reward=reward)


def _work(work: Work) -> Card:
    parts: list[Message] = []
    if work.places:
        places = [Message("card-place", place=place, points=points) for place, points in enumerate(work.places, 1)]
        parts.append(Message("card-work-places", places=places))
    if work.thresholds:
        steps = [Message("card-threshold", votes=votes, points=points) for votes, points in work.thresholds]
        parts.append(Message("card-work-thresholds", steps=steps))
    if work.moves == FAMINE_MOVED:
        parts.append(Message("card-work-famine", cells=work.step, votes=work.votes_per_step))
    elif work.moves is not None:
        token = TOKEN_LABELS[TOKENS.index(work.moves)]
        parts.append(Message("card-work-marker", token=token, cells=work.step, votes=work.votes_per_step))
    reward = parts[0] if len(parts) == 1 else Message("card-both", one=parts[0], two=parts[1])
    return Card(work.label, Message("card-work"), (work.rule, "SY-9.2"), cost=Message("card-work-cost"), reward=reward)


def _token(kind: TokenKind) -> Card:
    name = Message("name-token", token=TOKEN_LABELS[kind])
    return Card(name, Message("card-token", points=CRISIS_POINTS), ("SY-12.6", "SY-10.5", "SY-10.6"))


def _marker(kind: TokenKind) -> Card:
    name = Message("name-marker", token=TOKEN_LABELS[kind])
    return Card(name, Message("card-marker", token=TOKEN_LABELS[kind]), ("SY-12.6", "SY-10.3"))


def _cell(cell: int) -> Card:
    if cell <= CRISIS:
        return Card(
            Message("name-crisis"), Message("card-crisis", points=CRISIS_POINTS), ("SY-10.3", "SY-10.5", "SY-10.6")
        )
    return Card(Message("name-cell", value=VALUES[cell]), Message("card-cell", value=VALUES[cell]), ("SY-12.6",))


def _cube(kind: str) -> Card:
    name = Message("name-cube", cube=Message(f"character-{kind}"))
    return Card(name, Message("card-cube"), ("SY-8.2", "SY-8.3", "SY-8.12"), reward=Message("card-cube-reward"))


def _power(colour: str) -> Card:
    label = Message(f"colour-{colour}")
    return Card(Message("name-power", colour=label), Message("card-power", colour=label), ("SY-6.5", "SY-6.6"))


CHARACTERS: Final = {piece.touch: _character(piece) for piece in CARDS}
BUILDING: Final = {kind: _building(kind) for kind in BUILDINGS}
EVENT: Final = {event.name: _event(event) for event in ALL_EVENTS}
WORK: Final = {seats: {work.name: _work(work) for work in works_for(seats)} for seats in (2, 3, 4)}
TOKEN: Final = {TOKENS[kind]: _token(kind) for kind in ALL_TOKENS}
MARKER: Final = {TOKENS[kind]: _marker(kind) for kind in ALL_TOKENS}
CELL: Final = {str(cell): _cell(cell) for cell in range(len(VALUES))}
CUBE: Final = {kind: _cube(kind) for kind in CUBE_KINDS}
POWER: Final = {colour: _power(colour) for colour in COLOURS}
THUMB: Final = {
    "build": Card(Message("name-build"), Message("card-build"), ("SY-9.2", "SY-9.6"), cost=Message("card-work-cost")),
    "plebs": Card(
        Message("name-plebs"),
        Message("card-plebs"),
        ("SY-9.2", "SY-9.5"),
        cost=Message("card-work-cost"),
        reward=Message("card-plebs-reward", votes=PLEBS),
    ),
}
SIGNS: Final = {
    "christian": Card(
        Message("name-christian"),
        Message("card-sign-christian"),
        ("SY-12.2", "SY-12.5"),
        reward=Message("card-christian", points=CHRISTIAN_POINTS),
    ),
    "symbol": Card(Message("name-symbol"), Message("card-sign-symbol"), ("SY-4.10",)),
    "turned": Card(Message("name-turned"), Message("card-sign-turned"), ("SY-1.7", "SY-11.3")),
    "down": Card(Message("name-down"), Message("card-sign-down"), ("SY-1.8", "SY-14.8")),
    "consul": Card(
        Message("phase-consul"),
        Message("card-sign-consul"),
        ("SY-4.6", "SY-4.9", "SY-3.3"),
        reward=Message("card-consul"),
    ),
    "prestige": Card(Message("name-prestige"), Message("card-sign-prestige"), ("SY-1.5", "SY-12.8")),
    "denarii": Card(Message("name-denarii"), Message("card-sign-denarii"), ("SY-12.7", "SY-6.7", "SY-18.2")),
    "income": Card(
        Message("phase-income"),
        Message("card-sign-income", base=INCOME, stall=STALL_INCOME),
        ("SY-7.2",),
    ),
    "senators": Card(Message("name-senators"), Message("card-sign-senators"), ("SY-4.2", "SY-4.8")),
    "famine": Card(Message("name-famine"), Message("card-sign-famine", saves=FIELD_SAVES), ("SY-10.1", "SY-4.10")),
    "screen": Card(Message("name-screen"), Message("card-sign-screen"), ("SY-2.16", "SY-18.2")),
    "deck": Card(Message("name-deck"), Message("card-sign-deck"), ("SY-18.3", "SY-18.5")),
    "stack": Card(Message("name-stack"), Message("card-sign-stack"), ("SY-2.2", "SY-18.3", "SY-18.5")),
    "events": Card(Message("name-events"), Message("card-sign-events"), ("SY-8.19", "SY-18.3")),
    "works": Card(Message("name-works"), Message("card-sign-works"), ("SY-2.7", "SY-9.1", "SY-18.3")),
}
TILE_OF: Final = {tile.touch: tile for tile in TILES}
CARD_OF: Final = {piece.touch: piece for piece in CARDS}


def glossary() -> tuple[Shelf, ...]:
    """Every kind of piece and sign once, by the region of the table where it is met."""
    kinds = {piece.kind: piece for piece in reversed(CARDS) if not piece.christian}
    characters = [CHARACTERS[kinds[kind].touch] for kind in CHARACTER_RULES]
    return (
        Shelf(Message("shelf-characters"), (*characters, *_signs("christian", "turned", "down", "deck"))),
        Shelf(Message("phase-buildings"), (*BUILDING.values(), *POWER.values(), *_signs("stack"))),
        Shelf(Message("phase-events"), (*EVENT.values(), *CUBE.values(), *_signs("symbol", "events"))),
        Shelf(
            Message("shelf-rome"),
            (*TOKEN.values(), *MARKER.values(), *CELL.values(), *_signs("famine")),
        ),
        Shelf(
            Message("phase-work"), (*[WORK[4][work.name] for work in USUAL_WORKS], *THUMB.values(), *_signs("works"))
        ),
        Shelf(Message("shelf-players"), _signs("prestige", "consul", "senators", "income", "denarii", "screen")),
    )


def _signs(*names: str) -> tuple[Card, ...]:
    return tuple(SIGNS[name] for name in names)


# -- cards: what is true now -------------------------------------------------------------------------------------------


def card(g: Sylla, viewer: Seat | None, piece: str) -> Card | None:
    """None for a name that no piece has."""
    what, _, whose = piece.partition("@")
    kind, _, name = what.partition(":")
    seats = {str(seat): seat for seat in range(g.seats)}
    if whose and whose not in seats:
        return None
    owner = seats[whose] if whose else viewer
    me = None if viewer is None else g.players[viewer]
    match kind:
        case "card":
            return _live_character(g, viewer, CARD_OF.get(what))
        case "tile":
            return _live_tile(g, viewer, TILE_OF.get(what))
        case "slot":
            return _live_slot(g, viewer, name)
        case "event":
            return _live_event(g, me, EVENT_OF.get(name))
        case "work":
            return _live_work(g, me, name)
        case "token":
            return _live_token(g, me, name)
        case "marker":
            return _live_marker(g, name)
        case "cell":
            return _live_cell(g, name)
        case "cube":
            return _live_cube(g, me, name)
        case "thumb":
            return _live_thumb(g, me, name)
        case "coins":
            return _live_coins(me, name) if name else _live_sign(g, viewer, owner, "denarii")
        case "power":
            return _live_power(g, owner, name)
        case _:
            return None if name else _live_sign(g, viewer, owner, kind)


def _live_character(g: Sylla, viewer: Seat | None, piece: Piece | None) -> Card | None:
    if piece is None:
        return None
    sheet = CHARACTERS[piece.touch]
    for seat, player in enumerate(g.players):
        if player.pieces & piece.bit:
            place = Message("card-before", who=Who(seat))
            return replace(sheet, place=place, missing=_why_idle(g, player, piece, seat == viewer))
    if piece in g.display:
        return replace(
            sheet, place=Message("card-on-display"), cost=Message("card-recruit"), clauses=(*sheet.clauses, "SY-5.4")
        )
    if piece not in CHARACTER_CARDS:
        return replace(sheet, place=Message("card-crane-apart"))
    if not g.turn:
        return replace(sheet, place=Message("card-in-set", set=SETS[piece.number // SET_SIZE]))
    return replace(sheet, place=Message("card-in-deck"))


def _why_idle(g: Sylla, player: Player, piece: Piece, mine: bool) -> Message | None:
    """Why it does nothing at present, or cannot pay in the sale that is on."""
    if player.down & piece.bit:
        events = [event.label for event in g.events if event.blocked & piece.bit]
        return Message("card-is-down", events=events, count=len(events))
    if player.turned & piece.bit:
        return Message("card-is-turned")
    if player.fresh & piece.bit:
        return Message("crane-new")
    if g.used & piece.bit & (SANCTUARIES | TAVERNS):
        return Message("card-is-used")
    sale = _sale(g)
    if mine and sale is not None and piece.bit & ALL_CARDS and sale.colour not in piece.colours:
        return Message("card-lacks-colour", card=piece.label, colour=COLOUR_LABELS[sale.colour])
    return None


def _sale(g: Sylla) -> Bidding | None:
    for phase in g.agenda:
        if isinstance(phase, Bidding) and phase.begun:
            return phase
    return None


def _live_tile(g: Sylla, viewer: Seat | None, tile: Tile | None) -> Card | None:
    if tile is None:
        return None
    sheet = BUILDING[tile.kind]
    if tile in g.slots:
        return _offered(g, viewer, g.slots.index(tile), tile)
    for seat, player in enumerate(g.players):
        if tile.piece is not None and player.pieces & tile.piece.bit:
            missing = _why_idle(g, player, tile.piece, seat == viewer)
            if missing is None and tile.piece.bit & SANCTUARIES and seat == viewer:
                missing = _price(SANCTUARY_PRICE, player.coins)
            return replace(sheet, place=Message("card-before", who=Who(seat)), cost=None, missing=missing)
    return replace(sheet, place=Message("card-in-stack" if tile in g.stack[g.stack_drawn :] else "card-out"))


def _price(price: int, coins: int) -> Message:
    if coins < price:
        return Message("token-too-dear", price=price, coins=coins)
    return Message("card-enough-coins", coins=coins)


def _offered(g: Sylla, viewer: Seat | None, slot: int, tile: Tile) -> Card:
    sheet = BUILDING[tile.kind]
    colour = SLOT_COLOURS[slot]
    label = COLOUR_LABELS[colour]
    sheet = replace(
        sheet,
        place=Message("card-on-offer", colour=label, place=BUILDING[tile.kind].place or sheet.name),
        cost=Message("card-price-in", colour=label),
        clauses=(*sheet.clauses, "SY-6.5"),
    )
    if viewer is None:
        return sheet
    able = g.players[viewer].able_to_pay(colour).bit_count()
    sale = _sale(g)
    missing = Message("card-able", able=able, colour=label)
    if sale is not None and sale.slot == slot and sale.leader != viewer and able <= max(sale.best, 0):
        missing = Message("cards-too-few", best=max(sale.best, 0), able=able)
    return replace(sheet, missing=missing)


def _live_slot(g: Sylla, viewer: Seat | None, name: str) -> Card | None:
    if name not in SLOT_NAMES:
        return None
    slot = SLOT_NAMES.index(name)
    tile = g.slots[slot] if slot < len(g.slots) else None
    if tile is not None:
        return _offered(g, viewer, slot, tile)
    label = COLOUR_LABELS[SLOT_COLOURS[slot]]
    empty = Card(Message("name-slot", colour=label), Message("card-slot", colour=label), ("SY-2.3", "SY-11.2"))
    if slot < len(g.buyers) and g.buyers[slot] != NOBODY:
        return replace(empty, place=Message("card-bought", who=Who(g.buyers[slot]), cards=g.prices[slot]))
    return empty


def _live_event(g: Sylla, me: Player | None, event: Event | None) -> Card | None:
    if event is None:
        return None
    sheet = EVENT[event.name]
    if event not in g.events:
        place = Message("card-removed" if event in g.removed_events else "card-in-event-deck")
        return replace(sheet, place=place)
    slot = g.events.index(event)
    if g.cubes:
        standing = outlook(g)[0][slot]
        name = (
            "card-event-happens" if standing == NO else "card-event-open" if standing == OPEN else "card-event-stopped"
        )
        return replace(sheet, missing=Message(name, cubes=g.cube_total(slot)))
    if me is None:
        return sheet
    available = me.available()
    fighters = sum(
        (available & cards).bit_count() for kind, cards in enumerate((VESTALS, LEGIONARIES)) if event.takes[kind]
    )
    return replace(sheet, missing=Message("card-event-fighters", fighters=fighters))


def _live_work(g: Sylla, me: Player | None, name: str) -> Card | None:
    sheet = WORK[g.seats].get(name)
    if sheet is None:
        return None
    names = [work.name for work in g.works]
    number = names.index(name) if name in names else -1
    if number < 0:
        return replace(sheet, place=Message("card-work-out"))
    if number >= g.works_shown:
        return replace(sheet, place=Message("card-work-unseen"))
    if number < g.works_finished:
        return replace(sheet, place=Message("card-work-done"))
    if number != max(g.turn - 1, 0):
        return replace(sheet, place=Message("card-work-next"))
    return replace(sheet, place=Message("card-work-now"), missing=_votes_missing(g.works[number], me))


def _votes_missing(work: Work, me: Player | None) -> Message | None:
    if me is None:
        return None
    reach = me.available_senators() + me.coins
    beyond = [(votes, points) for votes, points in work.thresholds if votes > reach]
    if beyond:
        votes, points = min(beyond)
        return Message("card-votes-missing", missing=votes - reach, points=points, votes=reach)
    return Message("card-votes", votes=reach)


def _live_token(g: Sylla, me: Player | None, name: str) -> Card | None:
    if name not in TOKEN:
        return None
    kind = TOKENS.index(name)
    value = VALUES[g.markers[kind]]
    if me is None:
        return replace(TOKEN[name], reward=Message("card-token-value", value=value))
    held = me.tokens[kind]
    return replace(TOKEN[name], reward=Message("card-token-held", value=value, count=held, points=held * value))


def _live_marker(g: Sylla, name: str) -> Card | None:
    if name not in MARKER:
        return None
    kind = TOKENS.index(name)
    cell = g.markers[kind]
    place = Message("card-marker-at", value=VALUES[cell], cells=max(cell - CRISIS, 0))
    acted_on = bool(g.tavern_used >> kind & 1)
    missing = Message("marker-acted-on", token=TOKEN_LABELS[kind]) if acted_on else None
    return replace(MARKER[name], place=place, missing=missing)


def _live_cell(g: Sylla, name: str) -> Card | None:
    if name not in CELL:
        return None
    standing = [TOKEN_LABELS[kind] for kind in ALL_TOKENS if str(g.markers[kind]) == name]
    return replace(CELL[name], place=Message("card-standing", markers=standing) if standing else None)


def _live_cube(g: Sylla, me: Player | None, name: str) -> Card | None:
    if name not in CUBE:
        return None
    if me is None:
        return CUBE[name]
    left = me.cubes[CUBE_KINDS.index(name)]
    if g.heading != "events":
        cards = VESTALS if CUBE_KINDS.index(name) == VESTAL else LEGIONARIES
        left = (me.available() & cards).bit_count()
    return replace(CUBE[name], missing=Message("card-cubes", cubes=left))


def _live_thumb(g: Sylla, me: Player | None, name: str) -> Card | None:
    if name not in THUMB:
        return None
    sheet = THUMB[name]
    if name == "build" and g.turn:
        sheet = replace(sheet, reward=WORK[g.seats][g.works[g.turn - 1].name].reward)
    return (
        sheet if me is None else replace(sheet, missing=Message("card-votes", votes=me.available_senators() + me.coins))
    )


def _live_coins(me: Player | None, name: str) -> Card | None:
    """So many denarii, put into a vote."""
    if not (name.isascii() and name.isdigit() and len(name) <= MOST_DIGITS):
        return None
    coins = int(name)
    sheet = Card(Message("name-coins", coins=coins), Message("card-coins", coins=coins), ("SY-9.3", "SY-9.4"))
    if me is None:
        return sheet
    senators = me.available_senators()
    reward = Message("card-coins-votes", votes=senators + coins, senators=senators)
    lacking = Message("vote-beyond-coins", coins=me.coins, wanted=coins) if coins > me.coins else None
    return replace(sheet, reward=reward, missing=lacking)


def _live_power(g: Sylla, owner: Seat | None, colour: str) -> Card | None:
    if colour not in POWER or owner is None:
        return POWER.get(colour)
    able = g.players[owner].able_to_pay(COLOURS.index(colour)).bit_count()
    return replace(POWER[colour], place=Message("card-power-of", who=Who(owner), cards=able))


def _live_sign(g: Sylla, viewer: Seat | None, owner: Seat | None, name: str) -> Card | None:
    """A sign that stands beside a figure says whose it is, and how it comes about."""
    sheet = SIGNS.get(name)
    if sheet is None:
        return None
    if name == "symbol":
        coming = Message("card-symbols-coming", symbols=g.famine_symbols(), level=FAMINE_VALUES[g.famine])
        return replace(sheet, reward=coming)
    if name == "famine":
        return _live_famine(g, owner)
    if name == "consul":
        return sheet if g.consul == NOBODY else replace(sheet, place=Message("card-consul-now", who=Who(g.consul)))
    return sheet if owner is None else _figure(g, owner, owner == viewer or g.screens_are_open(), name)


def _figure(g: Sylla, owner: Seat, seen: bool, name: str) -> Card:
    """A figure of one seat; `seen` if the viewer may look behind its screen."""
    sheet, player, who = SIGNS[name], g.players[owner], Who(owner)
    if name == "prestige":
        return replace(sheet, place=Message("card-points-of", who=who, points=player.prestige))
    if name == "income":
        merchants = (player.available() & MERCHANTS).bit_count()
        stalls = (player.available() & STALLS).bit_count()
        reward = Message("card-income-of", who=who, coins=player.income(), merchants=merchants, stalls=stalls)
        return replace(sheet, reward=reward)
    if name == "senators":
        return replace(sheet, place=Message("card-senators-of", who=who, senators=player.senators()))
    if name == "denarii" and seen:
        return replace(sheet, place=Message("card-coins-of", who=who, coins=player.coins))
    if name == "screen" and seen:
        return replace(sheet, place=Message("card-tokens-of", who=who, points=token_points(g, player)))
    return sheet


def _live_famine(g: Sylla, owner: Seat | None) -> Card:
    level, last = FAMINE_VALUES[g.famine], FAMINE_VALUES[LAST_FAMINE]
    place = Message("card-famine-at", level=level, last=last, symbols=g.famine_symbols())
    sheet = replace(SIGNS["famine"], place=place)
    if owner is None:
        return sheet
    player = g.players[owner]
    fields = (player.face_up() & FIELDS).bit_count()
    loss = min(g.famine_loss(player), player.prestige)
    return replace(sheet, missing=Message("card-famine-loss", who=Who(owner), fields=fields, points=loss))
