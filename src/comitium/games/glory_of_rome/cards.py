# not compiled: builds dataclasses, which compile to slower code than they interpret
"""What a piece on the table is, as one viewer may know it: its kind from `glossary.py`, and how things stand.

A piece is named `kind:thing`. Hands, tasks and tokens of others are unseen (GR-34.1): a card made for somebody else
says only how many there are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from comitium.engine.card import Card
from comitium.engine.message import NOBODY, Message, No, Seat, Who
from comitium.games.glory_of_rome.board import Province
from comitium.games.glory_of_rome.building import why_not_build
from comitium.games.glory_of_rome.components import (
    ACHIEVEMENTS,
    BATTLEFIELDS,
    BOARD,
    BUILDINGS,
    CHARACTERS,
    COLUMN,
    EVENTS,
    HAND,
    MEDAL_OF,
    OBJECTIVES,
    PIECES,
    PRIESTS_PRICE,
    ROUNDS,
    SLOTS,
    TASKS,
    TIERS,
    TOP_LEVEL,
    TRACK,
)
from comitium.games.glory_of_rome.deeds import harvest, why_not_draw
from comitium.games.glory_of_rome.diplomacy import Sum
from comitium.games.glory_of_rome.followers import why_not_boost, why_not_intrigues, why_not_place, why_not_plot
from comitium.games.glory_of_rome.glossary import (
    ANCHOR,
    CASSIUS,
    COLOSSEUM,
    DENARII,
    DISCARDS,
    DOUBLE_TAX,
    EMPTY_CELL,
    FAME,
    FEUD,
    FIRST,
    FOLLOWER,
    FOLLOWERS,
    FREE_SLOT,
    GOODS_DECK,
    HELD,
    INTRIGUES,
    LEGIONS_HOME,
    NO_EVENT,
    NORMAL_TAX,
    ORDER,
    OWN_TASKS,
    PANTHEON,
    PENALTY,
    POPULATION,
    REPLIES,
    SENATE,
    SUM,
    TASK_DECK,
    TOKENS,
    TURN,
    UNSEEN_HAND,
    UNSEEN_TASKS,
    USES,
    VOTES_HOME,
    achievement_card,
    boost_card,
    building_card,
    character_card,
    denarii,
    effect_card,
    end_fame,
    event_card,
    fame,
    field_card,
    goods_card,
    legions_at_card,
    medal_card,
    milestone_card,
    objective_card,
    piece_card,
    province_card,
    set_card,
    task_card,
    tier_card,
    vote_card,
)
from comitium.games.glory_of_rome.goods import CARDS, why_not_play
from comitium.games.glory_of_rome.hidden import knows
from comitium.games.glory_of_rome.income import next_turn, penalty_of, why_not_double
from comitium.games.glory_of_rome.kinds import (
    BOOSTED,
    FIELDS,
    NO_BOOST,
    SPHERES,
    TIER_NAMES,
    Intrigue,
    Medal,
    Piece,
    Sphere,
)
from comitium.games.glory_of_rome.military import gathered, is_conquered, place_on, ranks
from comitium.games.glory_of_rome.model import EXCHANGE, GloryOfRome
from comitium.games.glory_of_rome.names import building_name, card_names, intrigue_name, piece_name, province_name
from comitium.games.glory_of_rome.pantheon import next_piece, why_not_lay
from comitium.games.glory_of_rome.player import Player
from comitium.games.glory_of_rome.plots import applicable, intrigues_of, why_not_activate, why_not_strike
from comitium.games.glory_of_rome.scoring import (
    cassius_total,
    completed_tasks,
    counted,
    denarii_points,
    exchange_rate,
    field_points,
    objectives,
    outdone,
    task_points,
)
from comitium.games.glory_of_rome.senate import makes_supremacy, supremacy_fame, why_not_vote

Viewer = Seat | None
Maker = Callable[[GloryOfRome, Viewer, str], Card | None]
Of = Callable[[GloryOfRome, Viewer, Seat], Card | None]


def card(g: GloryOfRome, viewer: Viewer, piece: str) -> Card | None:
    kind, _, thing = piece.partition(":")
    if piece in SINGLE:
        return SINGLE[piece](g, viewer, thing)
    if not thing:
        return None
    if kind in OF_A_SEAT and thing in _seats(g):
        return OF_A_SEAT[kind](g, viewer, int(thing))
    return NAMED[kind](g, viewer, thing) if kind in NAMED else None


# -- small words -------------------------------------------------------------------------------------------------------


def _seats(g: GloryOfRome) -> list[str]:
    """Everybody who plays, with Cassius."""
    return [str(seat) for seat in range(len(g.players))]


def _real(g: GloryOfRome, viewer: Viewer) -> bool:
    return viewer is not None and 0 <= viewer < g.seats


def _because(no: No | None) -> Message | None:
    return None if no is None else Message(no.name, **no.values)


def _has(g: GloryOfRome, seat: Seat, number: int) -> Message:
    return Message("card-has", who=g.call(seat), n=number)


def _nothing_missing() -> Message:
    return Message("card-nothing-missing")


def _said_of(g: GloryOfRome, name: str, seat: Seat) -> Message:
    """A sentence about somebody, or its twin about nobody."""
    return Message(f"{name}-nobody") if seat == NOBODY else Message(name, who=g.call(seat))


def _of_board(g: GloryOfRome, thing: str, last: dict[str, int]) -> tuple[Province, int] | None:
    """What `italy.pol` or `italy.2` names: a province, and a number by the second word."""
    name, _, second = thing.partition(".")
    if name not in BOARD.provinces or second not in last:
        return None
    return g.named(name), last[second]


def _of_seat(g: GloryOfRome, thing: str, last: dict[str, int]) -> tuple[Seat, int] | None:
    """What `2.thrace` or `2.1` names: a player, and a number by the second word."""
    seat, _, second = thing.partition(".")
    if seat not in _seats(g) or second not in last:
        return None
    return int(seat), last[second]


SPHERE_NUMBERS: Final = {name: number for number, name in enumerate(SPHERES)}
FIELD_NUMBERS: Final = {name: number for number, name in enumerate(FIELDS)}
TIER_NUMBERS: Final = {name: number for number, name in enumerate(TIER_NAMES)}
SLOT_NUMBERS: Final = {str(slot + 1): slot for slot in range(SLOTS)}
CELL_NUMBERS: Final = {str(cell + 1): cell for cell in range(TRACK)}
LEVEL_NUMBERS: Final = {str(level): level for level in range(1, TOP_LEVEL + 1)}
HEIGHTS: Final = {str(height): height for height in range(1, COLUMN + 1)}
MILESTONES: Final = {str(number + 1): number for number in range(len(BOARD.milestones))}
MEDALS: Final = {medal.value: medal for medal in Medal}
EFFECTS: Final = {intrigue.value: intrigue for intrigue in Intrigue}
LONGEST_SUM: Final = 3  # digits


# -- provinces ---------------------------------------------------------------------------------------------------------


def _province(g: GloryOfRome, viewer: Viewer, name: str) -> Card | None:
    if name not in BOARD.provinces:
        return None
    governor = g.governor(name)
    place = _said_of(g, "card-before", governor)
    return replace(province_card(name), place=place, reward=_tax_words(g.named(name)), opens=_after_turn(g, name))


def _tax_words(province: Province) -> Message:
    population = province.population()
    penalty = fame(penalty_of(population))
    return Message("card-province-tax", normal=denarii(population), double=denarii(2 * population), penalty=penalty)


def _after_turn(g: GloryOfRome, name: str) -> Message | None:
    """Who controls the province next, once the event tells how the board turns (GR-26.1)."""
    if not g.event or g.round >= ROUNDS or g.result is not None:
        return None
    places = [province.name for province in g.turned(next_turn(g))]
    place = places.index(name)
    return _said_of(g, "card-then-before", g.places.index(place) if place in g.places else NOBODY)


def _population(g: GloryOfRome, viewer: Viewer, name: str) -> Card | None:
    if name not in BOARD.provinces:
        return None
    place = Message("card-in-province", province=province_name(name), n=g.named(name).population())
    return replace(POPULATION, place=place, reward=_tax_words(g.named(name)))


def _penalty(g: GloryOfRome, viewer: Viewer, name: str) -> Card | None:
    if name not in BOARD.provinces:
        return None
    cost = penalty_of(g.named(name).population())
    place = Message("card-in-province", province=province_name(name), n=cost)
    missing = _double_missing(g, viewer) if g.governor(name) == viewer else None
    return replace(PENALTY, place=place, cost=fame(cost), missing=missing)


def _double_missing(g: GloryOfRome, viewer: Viewer) -> Message | None:
    if viewer is None or not _real(g, viewer):
        return None
    return _because(why_not_double(g, viewer)) or Message("card-enough-fame", fame=g.players[viewer].fame)


def _normal_tax(g: GloryOfRome, viewer: Viewer, _thing: str) -> Card | None:
    if viewer is None:
        return NORMAL_TAX
    province = g.province_of(viewer)
    place = province_name(province.name)
    return replace(NORMAL_TAX, place=place, reward=denarii(province.population()))


def _double_tax(g: GloryOfRome, viewer: Viewer, _thing: str) -> Card | None:
    if viewer is None:
        return DOUBLE_TAX
    province = g.province_of(viewer)
    return replace(
        DOUBLE_TAX,
        place=province_name(province.name),
        cost=fame(penalty_of(province.population())),
        reward=denarii(2 * province.population()),
        missing=_double_missing(g, viewer),
    )


def _first(g: GloryOfRome, viewer: Viewer, _thing: str) -> Card | None:
    return replace(FIRST, place=province_name(g.first))


def _order(g: GloryOfRome, viewer: Viewer, _thing: str) -> Card | None:
    return replace(ORDER, place=Message("card-listed", whom=[Who(seat) for seat in g.order])) if g.order else ORDER


def _turn(g: GloryOfRome, viewer: Viewer, _thing: str) -> Card | None:
    if viewer is None or not g.event or g.round >= ROUNDS or g.result is not None:
        return TURN
    following = g.turned(next_turn(g))[g.places[viewer]].name
    return replace(TURN, opens=Message("card-then-yours", province=province_name(following)))


def _event(g: GloryOfRome, viewer: Viewer, _thing: str) -> Card | None:
    if not g.event:
        return NO_EVENT
    whom = [Who(seat) for seat in g.struck]
    place = Message("card-affects", whom=whom) if whom else Message("card-affects-nobody")
    return replace(event_card(g.event), place=place)


def _past_event(g: GloryOfRome, viewer: Viewer, event: str) -> Card | None:
    return event_card(event) if event in EVENTS else None


# -- buildings ---------------------------------------------------------------------------------------------------------


def _site(g: GloryOfRome, viewer: Viewer, thing: str) -> Card | None:
    """In the building phase one's own sites stand for what can be built on them, otherwise for what stands there."""
    found = _of_board(g, thing, SPHERE_NUMBERS)
    if found is None:
        return None
    province, sphere = found
    level = province.levels[sphere]
    governs = viewer is not None and g.governor(province.name) == viewer
    if governs and g.heading == "building" and level < TOP_LEVEL:
        assert viewer is not None
        return _planned(g, viewer, province, sphere)
    name = Message("card-site", building=_standing(sphere, level), province=province_name(province.name))
    about = replace(building_card(sphere, max(level, 1)), name=name)
    if not level:
        about = replace(about, place=Message(f"at-{SPHERES[sphere]}"))
    higher = None if level == TOP_LEVEL else _next_level(sphere, level + 1)
    gain = _gain(g, viewer, sphere) if governs and viewer is not None and level else None
    return replace(about, cost=FOLLOWER, reward=gain, missing=_room(g, viewer, province, sphere), opens=higher)


def _standing(sphere: int, level: int) -> Message:
    return building_name(sphere, level) if level else Message("card-empty-site", type=Message(f"at-{SPHERES[sphere]}"))


def _planned(g: GloryOfRome, viewer: Seat, province: Province, sphere: int) -> Card:
    level = province.levels[sphere] + 1
    name = Message("card-site", building=building_name(sphere, level), province=province_name(province.name))
    no = why_not_build(g, viewer, sphere)
    held = g.players[viewer].denarii
    missing = _because(no)
    if no is not None and no.name == "too-dear":
        missing = Message("card-short", short=denarii(BUILDINGS[sphere].cost[level - 1] - held), held=held)
    return replace(building_card(sphere, level), name=name, missing=missing or Message("card-enough", held=held))


def _next_level(sphere: int, level: int) -> Message:
    row = BUILDINGS[sphere]
    cost, gain = denarii(row.cost[level - 1]), fame(row.fame[level - 1])
    return Message("card-next-level", building=building_name(sphere, level), cost=cost, fame=gain)


def _room(g: GloryOfRome, viewer: Viewer, province: Province, sphere: int) -> Message | None:
    """Why the viewer cannot place a follower here, or how many places are free (GR-13.4, GR-13.5)."""
    if viewer is None:
        return None
    governor = g.governor(province.name)
    if governor != viewer:
        return _said_of(g, "card-controlled", governor)
    free, places = province.room(sphere), province.levels[sphere]
    return _because(why_not_place(province, sphere)) or Message("card-free", free=free, places=places)


def _gain(g: GloryOfRome, seat: Seat, sphere: int) -> Message:
    """What the plain action of a building brings this seat now."""
    player = g.players[seat]
    if sphere == Sphere.MILITARY:
        return Message("card-gain-mil", home=player.legions_home())
    if sphere == Sphere.POLITICS:
        if makes_supremacy(g, seat) and why_not_vote(g, seat) is None:
            return Message("card-gain-supremacy", fame=fame(supremacy_fame(g, seat)))
        return Message("card-gain-pol", home=g.votes_home(seat))
    if sphere == Sphere.TRADE:
        return Message("card-gain-tra", cards=player.cards(), limit=HAND)
    if sphere == Sphere.RELIGION:
        return _next_piece(g, seat) or _nothing_to_lay(player)
    return denarii(harvest(g, seat, True)) if g.round else denarii(BOARD.farming[0])


def _nothing_to_lay(player: Player) -> Message:
    return Message("pantheon-finished", pieces=player.pieces())


def _stock(g: GloryOfRome, viewer: Viewer, thing: str) -> Card | None:
    sphere, _, level = thing.partition(".")
    if sphere not in SPHERE_NUMBERS or level not in LEVEL_NUMBERS:
        return None
    number, height = SPHERE_NUMBERS[sphere], LEVEL_NUMBERS[level]
    about = building_card(number, height)
    left = g.stock[number][height - 1]
    return replace(about, place=Message("card-in-stock", level=height, left=left))


def _medal(g: GloryOfRome, viewer: Viewer, name: str) -> Card | None:
    if name not in MEDALS:
        return None
    medal = MEDALS[name]
    about, owner = medal_card(medal), g.holder(medal)
    if owner == NOBODY:
        building = building_name(MEDAL_OF.index(medal), TOP_LEVEL)
        return replace(about, place=Message("card-medal-waits", building=building))
    about = replace(about, cost=None, place=Message("card-owner", who=g.call(owner)))
    if medal is not Medal.PRIEST or owner != viewer:
        return about
    missing = _because(g.why_not_anytime(owner, EXCHANGE)) or Message("card-enough", held=g.players[owner].denarii)
    return replace(about, cost=denarii(PRIESTS_PRICE), reward=fame(1), missing=missing)


# -- intrigues and boosts ----------------------------------------------------------------------------------------------


def _slot(g: GloryOfRome, viewer: Viewer, thing: str) -> Card | None:
    found = _of_board(g, thing, SLOT_NUMBERS)
    if found is None:
        return None
    province, slot = found
    name = Message("card-slot", slot=slot + 1, province=province_name(province.name))
    owner = province.owners[slot]
    if owner == NOBODY:
        return replace(FREE_SLOT, name=name, missing=_free_slot(g, viewer, province, slot))
    target = g.governor(province.name)
    strikes = None
    if target not in (NOBODY, owner):
        effects = [intrigue_name(effect) for effect in applicable(g, owner, target)]
        strikes = Message("card-strikes", who=g.call(target), effects=effects or Message("card-no-effect"))
    missing = None
    if owner == viewer:
        no = No("card-fresh", "GR-23.6") if province.fresh[slot] else why_not_activate(g, owner, province.name, slot)
        missing = _because(no) or _nothing_missing()
    return Card(
        name=name,
        does=Message("card-slot-taken"),
        clauses=("GR-9.4", "GR-9.6", "GR-9.9"),
        place=Message("card-intrigue-of", who=g.call(owner)),
        cost=Message("card-effect-cost"),
        missing=missing,
        opens=strikes,
    )


def _free_slot(g: GloryOfRome, viewer: Viewer, province: Province, slot: int) -> Message | None:
    if viewer is None:
        return None
    governor = g.governor(province.name)
    if governor != viewer:
        return _because(why_not_intrigues(g)) or _said_of(g, "card-controlled", governor)
    return _because(why_not_plot(g, viewer, slot)) or Message("card-tokens-left", tokens=g.players[viewer].intrigues)


def _effect(g: GloryOfRome, viewer: Viewer, name: str) -> Card | None:
    if name not in EFFECTS:
        return None
    about, plot = effect_card(EFFECTS[name]), g.plot
    if viewer is None or EFFECTS[name] not in intrigues_of(g, viewer):
        return about
    if plot is not None and plot.activator == viewer:
        no = why_not_strike(g, viewer, plot.target, EFFECTS[name])
        return replace(about, missing=_because(no) or _nothing_missing())
    return replace(about, missing=Message("card-feud-held", feud=g.players[viewer].feud))


def _feud(g: GloryOfRome, viewer: Viewer, _thing: str) -> Card | None:
    if viewer is None:
        return replace(FEUD, place=Message("card-feud-supply", supply=g.feud))
    return replace(FEUD, place=Message("card-feud-place", supply=g.feud, held=g.players[viewer].feud))


def _boost(g: GloryOfRome, viewer: Viewer, name: str) -> Card | None:
    if SPHERE_NUMBERS.get(name, NO_BOOST) not in BOOSTED:
        return None
    sphere = SPHERE_NUMBERS[name]
    if viewer is None:
        return boost_card(sphere)
    return replace(boost_card(sphere), missing=_because(why_not_boost(g.players[viewer], sphere)) or _nothing_missing())


def _cell(g: GloryOfRome, viewer: Viewer, thing: str) -> Card | None:
    """A cell of a feud track: covered by a token, or open with its boost."""
    found = _of_seat(g, thing, CELL_NUMBERS)
    if found is None:
        return None
    seat, cell = found
    player = g.players[seat]
    place, boost = Message("card-owner", who=g.call(seat)), player.track()[cell]
    if cell >= player.open_cells():
        covered = None if boost == NO_BOOST else Message("card-covers", boost=boost_card(boost).name)
        return replace(FEUD, place=place, opens=covered)
    if boost == NO_BOOST:
        return replace(EMPTY_CELL, place=place)
    missing = _because(why_not_boost(player, boost)) if seat == viewer else None
    return replace(boost_card(boost), place=place, missing=missing)


# -- what does not turn ------------------------------------------------------------------------------------------------


def _fame_of(g: GloryOfRome, viewer: Viewer, seat: Seat) -> Card | None:
    player = g.players[seat]
    about = replace(FAME, place=_has(g, seat, player.fame))
    unclaimed = [cell for cell, done in zip(g.milestones, player.claimed, strict=True) if not done]
    if seat >= g.seats or not unclaimed:
        return about
    missing = Message("card-to-milestone", fame=fame(unclaimed[0] - player.fame), cell=unclaimed[0])
    return replace(about, missing=missing, opens=Message("card-a-follower"))


def _own_fame(g: GloryOfRome, viewer: Viewer, _thing: str) -> Card | None:
    return FAME if viewer is None else _fame_of(g, viewer, viewer)


def _milestone(g: GloryOfRome, viewer: Viewer, thing: str) -> Card | None:
    if thing not in MILESTONES:
        return None
    number = MILESTONES[thing]
    about = milestone_card(number, g.milestones[number])
    claimed = [Who(seat) for seat in range(g.seats) if g.players[seat].claimed[number]]
    about = replace(about, place=Message("card-claimed-by", whom=claimed) if claimed else None)
    if viewer is None:
        return about
    player = g.players[viewer]
    if player.claimed[number]:
        return replace(about, missing=Message("card-claimed"))
    return replace(about, missing=fame(g.milestones[number] - player.fame))


def _colosseum(g: GloryOfRome, viewer: Viewer, _thing: str) -> Card | None:
    return replace(COLOSSEUM, place=Message("card-arena", followers=len(g.arena)))


def _senate(g: GloryOfRome, viewer: Viewer, _thing: str) -> Card | None:
    about = replace(SENATE, place=Message("card-column", votes=len(g.column), most=COLUMN))
    if viewer is None:
        return about
    missing = _because(why_not_vote(g, viewer)) or Message("card-votes-home", votes=g.votes_home(viewer))
    return replace(about, missing=missing, opens=Message("card-supremacy", fame=fame(supremacy_fame(g, viewer))))


def _vote(g: GloryOfRome, viewer: Viewer, thing: str) -> Card | None:
    if thing not in HEIGHTS:
        return None
    height = HEIGHTS[thing]
    about = vote_card(height)
    if height > len(g.column):
        return about
    return replace(about, place=Message("card-owner", who=g.call(g.column[height - 1])))


def _field(g: GloryOfRome, viewer: Viewer, name: str) -> Card | None:
    if name not in FIELD_NUMBERS:
        return None
    field = FIELD_NUMBERS[name]
    legions, shield = gathered(g, field), BATTLEFIELDS[field].shield
    missing = Message("card-field-missing", legions=shield - legions)
    if is_conquered(g, field):
        missing = Message("card-field-conquered", legions=legions, shield=shield)
    about = replace(field_card(field, g.few()), missing=missing)
    if viewer is None:
        return about
    return replace(about, place=Message("card-your-legions", legions=g.players[viewer].stationed[field]))


def _legions_at(g: GloryOfRome, viewer: Viewer, thing: str) -> Card | None:
    found = _of_seat(g, thing, FIELD_NUMBERS)
    if found is None:
        return None
    seat, field = found
    about = replace(legions_at_card(field), place=_has(g, seat, g.players[seat].stationed[field]))
    rank = place_on(g, field, seat)
    if rank < 0:
        return about
    tied = len(ranks(g, field)[rank]) > 1
    name = "card-rank-tied" if tied else "card-rank"
    reward = Message(name, rank=rank + 1, fame=end_fame(field_points(g, seat, field)))
    short = BATTLEFIELDS[field].shield - gathered(g, field)
    return replace(about, reward=reward, missing=Message("card-field-missing", legions=short) if short > 0 else None)


# -- what belongs to a player ------------------------------------------------------------------------------------------


def _character(g: GloryOfRome, viewer: Viewer, seat: Seat) -> Card | None:
    name = g.players[seat].character
    if name not in CHARACTERS:
        return _cassius(g, viewer, "")
    return replace(character_card(name), place=Message("card-owner", who=g.call(seat)))


def _followers(g: GloryOfRome, viewer: Viewer, seat: Seat) -> Card | None:
    player = g.players[seat]
    return replace(FOLLOWERS, place=Message("card-has-of", who=g.call(seat), n=player.home, of=player.followers))


def _to_recruit(more: int) -> Message | None:
    return Message("card-to-recruit", more=more) if more else None


def _legions(g: GloryOfRome, viewer: Viewer, seat: Seat) -> Card | None:
    player = g.players[seat]
    place = _has(g, seat, player.legions_home())
    return replace(LEGIONS_HOME, place=place, missing=_to_recruit(player.legions_to_recruit()))


def _votes(g: GloryOfRome, viewer: Viewer, seat: Seat) -> Card | None:
    place = _has(g, seat, g.votes_home(seat))
    return replace(VOTES_HOME, place=place, missing=_to_recruit(g.players[seat].votes_to_recruit()))


def _own_legions(g: GloryOfRome, viewer: Viewer, _thing: str) -> Card | None:
    return LEGIONS_HOME if viewer is None else _legions(g, viewer, viewer)


def _own_votes(g: GloryOfRome, viewer: Viewer, _thing: str) -> Card | None:
    return VOTES_HOME if viewer is None else _votes(g, viewer, viewer)


def _intrigues(g: GloryOfRome, viewer: Viewer, seat: Seat) -> Card | None:
    return replace(INTRIGUES, place=_has(g, seat, g.players[seat].intrigues))


def _denarii_of(g: GloryOfRome, viewer: Viewer, seat: Seat) -> Card | None:
    player = g.players[seat]
    does = Message("card-denarii-does", rate=denarii(exchange_rate(player)), fame=end_fame(1))
    return replace(DENARII, does=does, place=_has(g, seat, player.denarii), reward=end_fame(denarii_points(player)))


def _farming(g: GloryOfRome, viewer: Viewer, _thing: str) -> Card | None:
    if viewer is None or not g.round:
        return DENARII
    about = _denarii_of(g, viewer, viewer)
    return (
        None
        if about is None
        else replace(about, reward=Message("card-harvest", denarii=denarii(harvest(g, viewer, True))))
    )


def _pantheon(g: GloryOfRome, viewer: Viewer, _thing: str) -> Card | None:
    if viewer is None:
        return PANTHEON
    player = g.players[viewer]
    place = _has(g, viewer, player.pieces())
    return replace(PANTHEON, place=place, reward=_next_piece(g, viewer), missing=_because(why_not_lay(g, viewer)))


def _next_piece(g: GloryOfRome, seat: Seat) -> Message | None:
    piece = next_piece(g, seat)
    return None if piece is None else Message("card-next-piece", piece=piece_name(piece), fame=end_fame(PIECES[piece]))


def _tier(g: GloryOfRome, viewer: Viewer, thing: str) -> Card | None:
    found = _of_seat(g, thing, TIER_NUMBERS)
    if found is None:
        return None
    seat, tier = found
    player = g.players[seat]
    place = Message("card-tier-has", who=g.call(seat), own=player.own[tier], of=TIERS[tier].own)
    taken = player.common[tier]
    if taken is not None:
        laid = Message("card-common-taken", piece=piece_name(taken), fame=end_fame(PIECES[taken]))
        return replace(tier_card(tier), place=place, reward=laid)
    common = g.common[tier][0]
    waits = Message("card-common-next", piece=piece_name(common), fame=end_fame(PIECES[common]))
    return replace(tier_card(tier), place=place, reward=waits)


def _piece(g: GloryOfRome, viewer: Viewer, name: str) -> Card | None:
    return next((piece_card(piece) for piece in Piece if piece.value == name), None)


# -- goods and tasks ---------------------------------------------------------------------------------------------------


def _hand(g: GloryOfRome, viewer: Viewer, seat: Seat) -> Card | None:
    """Of another hand: how many cards, and those the viewer knows to be there (GR-17.7, GR-34.4)."""
    player = g.players[seat]
    place = Message("card-has-of", who=g.call(seat), n=player.cards(), of=HAND)
    if seat == viewer:
        return replace(HELD, place=place)
    known = [held for held in player.hand if _is_known(g, viewer, seat, held)]
    return replace(UNSEEN_HAND, place=place, opens=Message("card-known", cards=card_names(known)) if known else None)


def _is_known(g: GloryOfRome, viewer: Viewer, seat: Seat, held: str) -> bool:
    return knows(g, NOBODY if viewer is None else viewer, seat, held)


def _anchor(g: GloryOfRome, viewer: Viewer, _thing: str) -> Card | None:
    holders = [Who(seat) for seat in range(g.seats) if g.players[seat].anchor]
    return replace(ANCHOR, place=Message("card-listed", whom=holders)) if holders else ANCHOR


def _goods(g: GloryOfRome, viewer: Viewer, name: str) -> Card | None:
    """Only its holder learns whether it can be played; where it lies is told of the open ones alone."""
    if name not in CARDS:
        return None
    about = goods_card(name)
    if viewer is not None and name in g.players[viewer].hand:
        return replace(about, missing=_because(why_not_play(g, viewer, name)) or _nothing_missing())
    return about


def _goods_deck(g: GloryOfRome, viewer: Viewer, _thing: str) -> Card | None:
    about = replace(GOODS_DECK, place=Message("card-left", n=len(g.goods)))
    if viewer is None:
        return about
    cards = g.players[viewer].cards()
    held = Message("card-hand-full" if cards >= HAND else "card-hand-room", cards=cards, limit=HAND)
    return replace(about, missing=_because(why_not_draw(g)) or held)


def _discards(g: GloryOfRome, viewer: Viewer, _thing: str) -> Card | None:
    if not g.goods.discards:
        return DISCARDS
    top = goods_card(g.goods.discards[-1]).name
    return replace(DISCARDS, place=Message("card-on-top", card=top, n=len(g.goods.discards)))


def _use(g: GloryOfRome, viewer: Viewer, name: str) -> Card | None:
    return USES.get(name)


def _set(g: GloryOfRome, viewer: Viewer, thing: str) -> Card | None:
    seat, _, number = thing.partition(".")
    if seat not in _seats(g):
        return None
    sets = {str(place): laid for place, laid in enumerate(g.players[int(seat)].sets, start=1)}
    if number not in sets:
        return None
    laid = sets[number]
    cards = Message("card-set-of", cards=card_names(list(laid.cards)))
    return replace(set_card(laid.ware), place=Message("card-owner", who=g.call(int(seat))), opens=cards)


def _task(g: GloryOfRome, viewer: Viewer, name: str) -> Card | None:
    """How far it is met is told to its holder, and to everybody when tasks are revealed (GR-27.1, GR-28.12)."""
    if name not in TASKS:
        return None
    about, row = task_card(name), TASKS[name]
    for seat in range(g.seats):
        player = g.players[seat]
        if name not in [*player.tasks, *player.dealt] or (seat != viewer and g.result is None):
            continue
        points = task_points(g, seat, name)
        missing = Message("card-task-have", have=counted(g, seat, row.goal, row.of), need=row.least)
        if points:
            missing = _nothing_missing()
        elif row.rivals and outdone(g, seat, name):
            missing = Message("card-task-outdone")
        place = Message("card-owner", who=Who(seat))
        return replace(about, place=place, reward=Message("card-task-now", fame=end_fame(points)), missing=missing)
    return about


def _tasks(g: GloryOfRome, viewer: Viewer, seat: Seat) -> Card | None:
    about = OWN_TASKS if seat == viewer or g.result is not None else UNSEEN_TASKS
    return replace(about, place=_has(g, seat, len(g.players[seat].tasks)))


def _task_deck(g: GloryOfRome, viewer: Viewer, _thing: str) -> Card | None:
    return replace(TASK_DECK, place=Message("card-left", n=len(g.task_deck)))


# -- diplomacy, solo play, achievements --------------------------------------------------------------------------------


def _token(g: GloryOfRome, viewer: Viewer, name: str) -> Card | None:
    if name not in TOKENS:
        return None
    if viewer is None or not g.spies or g.proposal is not None:
        return TOKENS[name]
    used = name not in g.players[viewer].tokens
    return replace(TOKENS[name], missing=Message("token-used") if used else _nothing_missing())


def _sum(g: GloryOfRome, viewer: Viewer, thing: str) -> Card | None:
    """Called by what it would be to the viewer: a stake, a demand or an offer (GR-30.3, GR-30.4)."""
    proposal = g.proposal
    if not (thing.isascii() and thing.isdecimal() and len(thing) <= LONGEST_SUM):
        return None
    if proposal is None or viewer not in (proposal.proposer, proposal.target):
        return SUM
    word = "demand" if viewer == proposal.target else "raise" if proposal.stake else "stake"
    return replace(SUM, name=Sum(word, int(thing)).sentence(), place=_has(g, viewer, g.players[viewer].denarii))


def _reply(g: GloryOfRome, viewer: Viewer, name: str) -> Card | None:
    if name not in REPLIES:
        return None
    about, proposal = REPLIES[name], g.proposal
    if proposal is None or name != "accept":
        return about
    return replace(about, reward=denarii(proposal.stake))


def _cassius(g: GloryOfRome, viewer: Viewer, _thing: str) -> Card | None:
    if g.cassius() == NOBODY:
        return None
    return replace(CASSIUS, place=Message("card-cassius-now", total=cassius_total(g), cards=len(g.cassius_deck)))


def _objective(g: GloryOfRome, viewer: Viewer, name: str) -> Card | None:
    """How many tasks are met is for the player alone before the end (GR-27.1)."""
    if name not in OBJECTIVES:
        return None
    about = objective_card(name)
    if g.solo != "emperor" or (name == "tasks" and viewer is None and g.result is None):
        return about
    have = completed_tasks(g, 0) if name == "tasks" else objectives(g)[name]
    reached = have >= OBJECTIVES[name]
    missing = _nothing_missing() if reached else Message("card-task-have", have=have, need=OBJECTIVES[name])
    return replace(about, missing=missing)


def _achievement(g: GloryOfRome, viewer: Viewer, name: str) -> Card | None:
    return achievement_card(name) if name in ACHIEVEMENTS else None


SINGLE: Final[dict[str, Maker]] = {
    "anchor": _anchor,
    "cassius": _cassius,
    "colosseum": _colosseum,
    "denarii": _farming,
    "discards": _discards,
    "event": _event,
    "fame": _own_fame,
    "feud": _feud,
    "first": _first,
    "goods": _goods_deck,
    "order": _order,
    "pantheon": _pantheon,
    "senate": _senate,
    "supply:legion": _own_legions,
    "supply:vote": _own_votes,
    "tasks": _task_deck,
    "tax:double": _double_tax,
    "tax:normal": _normal_tax,
    "turn": _turn,
}
OF_A_SEAT: Final[dict[str, Of]] = {
    "character": _character,
    "denarii": _denarii_of,
    "fame": _fame_of,
    "followers": _followers,
    "hand": _hand,
    "intrigues": _intrigues,
    "legions": _legions,
    "tasks": _tasks,
    "votes": _votes,
}
NAMED: Final[dict[str, Maker]] = {
    "achievement": _achievement,
    "boost": _boost,
    "card": _goods,
    "cell": _cell,
    "effect": _effect,
    "event": _past_event,
    "field": _field,
    "legion": _legions_at,
    "medal": _medal,
    "mile": _milestone,
    "objective": _objective,
    "panth": _tier,
    "penalty": _penalty,
    "piece": _piece,
    "pop": _population,
    "prov": _province,
    "reply": _reply,
    "set": _set,
    "site": _site,
    "slot": _slot,
    "stock": _stock,
    "sum": _sum,
    "task": _task,
    "token": _token,
    "use": _use,
    "vote": _vote,
}
