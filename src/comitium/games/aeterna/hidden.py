# not compiled: builds dataclasses, which compile to slower code than they interpret
"""What may be known of Aeterna (AE-4): all but hands, packets, decks and the figures of later epochs.

Only the draft needs care. A seat knows every packet as it held it; what went before it knows by kind,
since every packet was dealt three buildings and two provinces; and all saw which cards others laid on
the board, played or discarded.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import comb
from random import Random

from comitium.engine.message import NOBODY, Seat
from comitium.engine.phase import Sealed
from comitium.games.aeterna.cards import (
    BUILDINGS,
    DISCARDS,
    FIGURES_OF,
    HILL_NAMES,
    PROVINCES,
    Bundle,
    Card,
    Figure,
    in_order,
)
from comitium.games.aeterna.cards import INCOME as INCOMES
from comitium.games.aeterna.components import (
    BY_PLAYERS,
    CONSTANTS,
    EPOCHS,
    KEPT,
    PACKET,
    SET_COLOURS,
    TRACKS,
    AbilityKind,
    Colour,
    Structure,
)
from comitium.games.aeterna.counts import times_met
from comitium.games.aeterna.end_of_epoch import TurnOrder
from comitium.games.aeterna.free import activations_left
from comitium.games.aeterna.hills import hills_to_ruin, points_of_place
from comitium.games.aeterna.influence import raise_stack
from comitium.games.aeterna.model import Aeterna, Hill, Player
from comitium.games.aeterna.outlook import Outlook, outlook
from comitium.games.aeterna.permanent import (
    cost_of_card,
    cost_of_figure,
    cost_of_influence,
    passes_equal_stacks,
    rewards_of_card,
)
from comitium.games.aeterna.playing import why_not_play
from comitium.games.aeterna.revolts import Revolts, spaces_reached, threats
from comitium.games.aeterna.scoring import LAST_CELL, doom_cell, doom_loss, is_struck_out, set_points, set_size
from comitium.games.aeterna.structures import ERECT_COST
from comitium.games.aeterna.turn import pass_value

Goods = dict[str, int]

UNREST_LOSSES = tuple(TRACKS.doom_losses[len(spaces_reached(unrest))] for unrest in range(TRACKS.most_unrest + 1))

# -- what lies open to everybody (AE-4.2) ------------------------------------------------------------------------------


@dataclass
class CardView:
    """A building or province as printed; `effect` are the figures of its ability, `count` what it counts by."""

    card: str
    epoch: int
    province: bool
    colour: str
    ability: str | None
    cost: Goods
    rewards: Goods
    points: int
    effect: Goods
    count: str | None


@dataclass
class PlayedView:
    """A card in a play area: whether it was played this epoch (AE-9.14), and its activations left."""

    face: CardView
    this_epoch: bool
    turned: bool
    activations_left: int


@dataclass
class FigureView:
    """`times` and `prices` are by seat: how often the effect would apply now, and what it would cost."""

    figure: str
    epoch: int
    aurei: int
    count: tuple[str, ...]
    each: int
    effect: Goods
    points: int
    times: tuple[int, ...]
    prices: tuple[int, ...]


@dataclass
class StackView:
    """`points` are what its place would score now (AE-15.2)."""

    seat: Seat
    citizens: int
    points: int


@dataclass
class AwardView:
    place: int  # from the left
    goods: Goods
    board_card: bool
    exhausted: bool


@dataclass
class HillView:
    """`prices`, `full` and `reach` are by seat: the wheat an influence costs now, whether no space is left (AE-12.5),
    and which stack from the left the own one would be then, the prefect's being 1 (0: no space)."""

    hill: str
    number: int
    values: tuple[int, ...]
    covered: int
    uncovered: tuple[int, ...]
    spaces: int
    stacks: tuple[StackView, ...]
    citizens: int
    prefect_seat: Seat | None
    structures: tuple[str, ...]
    awards: tuple[AwardView, ...]
    prices: tuple[int, ...]
    full: tuple[bool, ...]
    reach: tuple[int, ...]
    ruin_due: bool


@dataclass
class SpaceView:
    """A structure space: whether its structure is there, whose citizen stands on it, and what is left in the supply."""

    structure: str
    here: bool
    builder_seat: Seat | None
    in_supply: int
    income: Goods


@dataclass
class BoardCardView:
    """A leftover card of the draft; `costs` and `payable` are by seat."""

    face: CardView
    left_by_seat: Seat
    costs: tuple[Goods, ...]
    payable: tuple[bool, ...]


@dataclass
class DamageView:
    space: int  # the unrest at which it threatens
    pay: Goods


@dataclass
class DiscardView:
    """One of the rewards for a card discarded from the hand (AE-14.1)."""

    reward: str
    goods: Goods


@dataclass
class OutlookView:
    """What phases C to H would bring this seat as things stand; amounts of unrest are changes."""

    seat: Seat
    hill_points: int
    ruin_unrest: int
    structure_points: int
    structure_wheat: int
    structure_unrest: int
    unrest_at_revolts: int
    damage_reached: tuple[int, ...]
    food_needed: int
    food_missing: int
    hunger_unrest: int
    doom_cell: int


@dataclass
class PlayerView:
    """One gens. `next_bonus` is what one more complete set would add; `doom_left` doom tokens end in damnatio."""

    seat: Seat
    ready: bool
    points: int
    citizens: int
    citizens_on_hills: int
    citizens_on_structures: int
    citizens_in_supply: int
    aurei: int
    stone: int
    wheat: int
    unrest: int
    doom: int
    doom_cell: int
    doom_loss: int
    doom_left: int
    struck_out: bool
    threats: tuple[int, ...]
    turn_place: int
    pass_place: int | None
    hand_size: int
    above: tuple[PlayedView, ...]  # AE-9.4: permanent
    at_left: tuple[PlayedView, ...]  # activated
    at_right: tuple[PlayedView, ...]  # instant and provinces
    figures: tuple[str, ...]
    colours: Goods
    sets: int
    set_points: int
    missing_colours: tuple[str, ...]
    next_bonus: int


@dataclass
class View:
    epoch: int
    epochs: int
    phase: str
    kept: int  # of the draft: cards kept from every packet so far
    order: tuple[Seat, ...]
    new_order: tuple[Seat | None, ...]  # phase I: the places taken so far
    passed: tuple[Seat, ...]
    pass_values: tuple[int, ...]
    next_pass: int | None
    hills: tuple[HillView, ...]
    inactive_hills: tuple[str, ...]
    figures: tuple[FigureView, ...]
    figures_to_come: tuple[int, ...]
    spaces: tuple[SpaceView, ...]
    board: tuple[BoardCardView, ...]
    damage: tuple[DamageView, ...]
    damage_due: tuple[int, ...]  # phase G: what the seat to act has still to answer
    most_unrest: int
    unrest_losses: tuple[int, ...]  # AE-22.8: by unrest, what its cell of the doom track costs without doom tokens
    doom_losses: tuple[int, ...]
    least_ruined: int
    erect_cost: Goods
    erect_points: int
    discards: tuple[DiscardView, ...]
    outlook: tuple[OutlookView, ...]
    players: tuple[PlayerView, ...]


def view(g: Aeterna) -> View:
    phase = g.agenda[-1] if g.agenda else None
    ruin_due = hills_to_ruin(g)
    return View(
        epoch=g.epoch,
        epochs=EPOCHS,
        phase=g.heading,
        kept=g.kept,
        order=tuple(g.order),
        new_order=tuple(none_for_nobody(seat) for seat in phase.places) if isinstance(phase, TurnOrder) else (),
        passed=tuple(g.passed),
        pass_values=BY_PLAYERS[g.seats].pass_values,
        next_pass=pass_value(g) or None,
        hills=tuple(_hill(g, hill, hill in ruin_due) for hill in g.hills),
        inactive_hills=tuple(name for name in HILL_NAMES if name not in [hill.name for hill in g.hills]),
        figures=tuple(_figure(g, figure) for figure in g.figures),
        figures_to_come=tuple(len(figures) for figures in g.coming_figures),
        spaces=tuple(_space(g, structure) for structure in Structure),
        board=tuple(_board_card(g, card) for card in g.board),
        damage=tuple(
            DamageView(space, goods(damage.pay)) for space, damage in zip(TRACKS.damage_spaces, g.damage, strict=True)
        ),
        damage_due=tuple(phase.left) if isinstance(phase, Revolts) else (),
        most_unrest=TRACKS.most_unrest,
        unrest_losses=UNREST_LOSSES,
        doom_losses=TRACKS.doom_losses,
        least_ruined=BY_PLAYERS[g.seats].ruined,
        erect_cost=goods(ERECT_COST),
        erect_points=CONSTANTS.erect_points,
        discards=tuple(DiscardView(reward, goods(bundle)) for reward, bundle in DISCARDS.items()),
        outlook=tuple(_outlook(of_seat) for of_seat in outlook(g)),
        players=tuple(_player(g, seat, player) for seat, player in enumerate(g.players)),
    )


def goods(bundle: Bundle) -> Goods:
    """Only what there is of it, in the order of AE-9.8."""
    named = {
        "citizens": bundle.citizens,
        "aurei": bundle.aurei,
        "stone": bundle.stone,
        "wheat": bundle.wheat,
        "unrest": bundle.unrest,
        "points": bundle.points,
    }
    return {name: amount for name, amount in named.items() if amount}


def none_for_nobody(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def card_view(card: Card) -> CardView:
    return CardView(
        card=card.name,
        epoch=card.epoch,
        province=card.is_province(),
        colour=card.colour.value,
        ability=card.ability.value if card.ability else None,
        cost=goods(card.cost),
        rewards=goods(card.rewards),
        points=card.points,
        effect={effect.value: amount for effect, amount in card.effect.items()},
        count=card.per.value if card.per else None,
    )


def _hill(g: Aeterna, hill: Hill, ruin_due: bool) -> HillView:
    return HillView(
        hill=hill.name,
        number=hill.number,
        values=hill.values,
        covered=hill.ruins,
        uncovered=hill.uncovered(),
        spaces=g.hill_spaces(),
        stacks=tuple(
            StackView(stack.seat, stack.height, points_of_place(g, hill, place))
            for place, stack in enumerate(hill.stacks)
        ),
        citizens=hill.citizens(),
        prefect_seat=none_for_nobody(hill.prefect()),
        structures=tuple(structure.value for structure in Structure if structure in hill.structures),
        awards=tuple(
            AwardView(place, goods(award.reward), award.board_card, hill.exhausted[place - 1])
            for place, award in enumerate(hill.awards, start=1)
        ),
        prices=tuple(cost_of_influence(player, hill) for player in g.players),
        full=tuple(not hill.has_space_for(seat, g.hill_spaces()) for seat in range(g.seats)),
        reach=tuple(_reach(g, hill, seat) for seat in range(g.seats)),
        ruin_due=ruin_due,
    )


def _reach(g: Aeterna, hill: Hill, seat: Seat) -> int:
    if not hill.has_space_for(seat, g.hill_spaces()):
        return 0
    then = hill.copy()
    raise_stack(then, seat, passes_equal_stacks(g.players[seat]))
    return [stack.seat for stack in then.stacks].index(seat) + 1


def _figure(g: Aeterna, figure: Figure) -> FigureView:
    return FigureView(
        figure=figure.name,
        epoch=figure.epoch,
        aurei=figure.aurei,
        count=tuple(what.value for what in figure.counts),
        each=figure.each,
        effect=goods(figure.effect),
        points=figure.points,
        times=tuple(times_met(g, seat, figure) for seat in range(g.seats)),
        prices=tuple(cost_of_figure(player, figure) for player in g.players),
    )


def _space(g: Aeterna, structure: Structure) -> SpaceView:
    return SpaceView(
        structure=structure.value,
        here=structure in g.spaces,
        builder_seat=g.builders.get(structure),
        in_supply=g.structures_left[structure],
        income=goods(INCOMES[structure]),
    )


def _board_card(g: Aeterna, card: Card) -> BoardCardView:
    packet = next(number for number, packet in enumerate(g.packets) if packet[KEPT] is card)
    return BoardCardView(
        face=card_view(card),
        left_by_seat=g.holder(packet, KEPT - 1),
        costs=tuple(goods(cost_of_card(player, card)) for player in g.players),
        payable=tuple(why_not_play(player, card) is None for player in g.players),
    )


def _outlook(of_seat: Outlook) -> OutlookView:
    return OutlookView(
        seat=of_seat.seat,
        hill_points=of_seat.hill_points,
        ruin_unrest=of_seat.ruin_unrest,
        structure_points=of_seat.structure_points,
        structure_wheat=of_seat.structure_wheat,
        structure_unrest=of_seat.structure_unrest,
        unrest_at_revolts=of_seat.unrest_at_revolts,
        damage_reached=tuple(of_seat.damage_reached),
        food_needed=of_seat.food_needed,
        food_missing=of_seat.food_missing,
        hunger_unrest=of_seat.hunger_unrest,
        doom_cell=of_seat.doom_cell,
    )


def _player(g: Aeterna, seat: Seat, player: Player) -> PlayerView:
    on_hills = g.on_hills(seat)
    colours = {colour.value: player.of_colour(colour) for colour in SET_COLOURS}
    sets = set_size(player)
    return PlayerView(
        seat=seat,
        ready=seat not in g.waiting(),
        points=player.points,
        citizens=player.citizens,
        citizens_on_hills=on_hills,
        citizens_on_structures=g.on_board(seat) - on_hills,
        citizens_in_supply=player.supply,
        aurei=player.aurei,
        stone=player.stone,
        wheat=player.wheat,
        unrest=player.unrest,
        doom=player.doom,
        doom_cell=doom_cell(player),
        doom_loss=doom_loss(player),
        doom_left=LAST_CELL - doom_cell(player),
        struck_out=is_struck_out(player),
        threats=tuple(threats(player)),
        turn_place=g.order.index(seat) + 1,
        pass_place=g.passed.index(seat) + 1 if seat in g.passed else None,
        hand_size=len(player.hand),
        above=_played(g, player, [AbilityKind.PERMANENT]),
        at_left=_played(g, player, [AbilityKind.ACTIVATED]),
        at_right=_played(g, player, [AbilityKind.INSTANT, None]),
        figures=tuple(figure.name for figure in player.figures),
        colours={**colours, Colour.FIGURE.value: len(player.figures)},
        sets=sets,
        set_points=set_points(player),
        missing_colours=tuple(name for name, number in colours.items() if number == sets),
        next_bonus=CONSTANTS.set_points_figure if len(player.figures) > sets else CONSTANTS.set_points,
    )


def _played(g: Aeterna, player: Player, kinds: list[AbilityKind | None]) -> tuple[PlayedView, ...]:
    return tuple(_played_card(g, player, card) for card in player.cards if card.ability in kinds)


def _played_card(g: Aeterna, player: Player, card: Card) -> PlayedView:
    activated = card.ability is AbilityKind.ACTIVATED
    left = activations_left(player, card) if activated else 0
    return PlayedView(
        face=card_view(card),
        this_epoch=g.played_this_epoch(card),
        turned=activated and left == 0,
        activations_left=left,
    )


# -- what a seat sees besides (AE-4.1) ---------------------------------------------------------------------------------


@dataclass
class HandCardView:
    """A card of the own hand with what it would cost and bring now."""

    face: CardView
    cost_now: Goods
    rewards_now: Goods
    lacking: Goods  # what is missing to pay it; empty if it can be played
    colour_bonus: int


@dataclass
class SeenPacket:
    """A packet as the seat held it, the card it kept, and to whom the rest went (AE-4.3)."""

    step: int
    cards: tuple[str, ...]
    kept_card: str | None
    passed_to: Seat | None  # None: the last card went to the board, or the choice is still open


@dataclass
class Own:
    hand: tuple[HandCardView, ...]
    packet: tuple[CardView, ...]
    answer: str | None  # AE-6.10: the sealed choice, while others are still thinking
    seen: tuple[SeenPacket, ...]


def own(g: Aeterna, seat: Seat) -> Own:
    player = g.players[seat]
    return Own(
        hand=tuple(_hand_card(player, card) for card in player.hand),
        packet=tuple(card_view(card) for card in in_order(g.held(seat))),
        answer=_own_answer(g, seat),
        seen=tuple(_seen(g, seat, when) for when in times_held(g)),
    )


def _hand_card(player: Player, card: Card) -> HandCardView:
    cost = cost_of_card(player, card)
    held = {"citizens": player.citizens, "aurei": player.aurei, "stone": player.stone, "wheat": player.wheat}
    return HandCardView(
        face=card_view(card),
        cost_now=goods(cost),
        rewards_now=goods(rewards_of_card(player, card)),
        lacking={name: need - held[name] for name, need in goods(cost).items() if need > held[name]},
        colour_bonus=CONSTANTS.colour_bonus * player.of_colour(card.colour),
    )


def _own_answer(g: Aeterna, seat: Seat) -> str | None:
    phase = g.agenda[-1] if g.agenda else None
    if not isinstance(phase, Sealed) or not phase.answers[seat]:
        return None
    return phase.answer(seat).code()


def times_held(g: Aeterna) -> range:
    """The steps of the draft at which every seat has held a packet, the present one included."""
    return range(min(g.kept + 1, KEPT)) if g.packets else range(0)


def _seen(g: Aeterna, seat: Seat, when: int) -> SeenPacket:
    packet = g.packets[g.packet_of(seat, when)]
    passed_on = when < g.kept and when < KEPT - 1
    return SeenPacket(
        step=when + 1,
        cards=tuple(card.name for card in in_order(packet[when:])),
        kept_card=packet[when].name if when < g.kept else None,
        passed_to=g.left_of(seat) if passed_on else None,
    )


# -- what a seat may imagine -------------------------------------------------------------------------------------------


def imagine(g: Aeterna, seat: Seat, rng: Random) -> Aeterna:
    """A copy in which later figures, the decks, and all of the draft that this seat has not seen are redrawn."""
    new = g.copy()
    new.chance = g.chance.reseeded(rng)
    later = range(EPOCHS - len(g.coming_figures), EPOCHS)  # in phase I those of the next epoch lie open already
    new.coming_figures = [
        rng.sample(FIGURES_OF[epoch], len(drawn)) for epoch, drawn in zip(later, g.coming_figures, strict=True)
    ]
    new.building_decks = [rng.sample(deck, len(deck)) for deck in g.building_decks]
    new.province_decks = [rng.sample(deck, len(deck)) for deck in g.province_decks]
    if g.packets:
        new.packets = imagine_packets(g, seat, rng)
        for other, player in enumerate(new.players):
            if other != seat:
                player.hand = [card for card in kept_by(new, other) if card not in player.shown]
    new.imagine_answers(seat, rng)
    return new


def kept_by(g: Aeterna, seat: Seat) -> list[Card]:
    """What the seat has kept so far in this epoch, in the order of keeping."""
    return [g.packets[g.packet_of(seat, when)][when] for when in range(g.kept)]


def imagine_packets(g: Aeterna, seat: Seat, rng: Random) -> list[list[Card]]:
    """Any deal and draft that fits all the seat has seen, each as likely as any other."""
    shown_by = {card: other for other, player in enumerate(g.players) for card in player.shown}
    parts = [_seen_part(g, seat, number, shown_by, rng) for number in range(g.seats)]
    seen = {card for part in parts for card in part}
    gaps = [_gap(number, part) for number, part in enumerate(parts)]
    ways = _ways(g, gaps, [(card, keeper) for card, keeper in shown_by.items() if card not in seen], {})
    placed = rng.choices(ways, [_completions(gaps, way) for way in ways])[0]
    unknown = [card for card in [*BUILDINGS[g.epoch - 1], *PROVINCES[g.epoch - 1]] if card not in seen]
    unknown = [card for card in unknown if card not in placed.values()]
    rng.shuffle(unknown)
    return [_filled(gap, placed, unknown, rng) + part for gap, part in zip(gaps, parts, strict=True)]


def _seen_part(g: Aeterna, seat: Seat, number: int, shown_by: dict[Card, Seat], rng: Random) -> list[Card]:
    """A packet from the first time the seat held it: own cards stay, what others kept between is mixed."""
    packet = g.packets[number]
    held = [when for when in times_held(g) if g.packet_of(seat, when) == number]
    part: list[Card] = []
    for when, following in pairwise([*held, PACKET]):
        if when < g.kept:
            part.append(packet[when])
        known_last = following == PACKET and g.kept == KEPT  # AE-6.6: all saw the leftover card
        stretch = range(len(part) + held[0], following - known_last)
        part += _mixed(g, number, stretch, shown_by, rng)
        part += packet[KEPT:] if known_last else []
    return part


def _mixed(g: Aeterna, number: int, stretch: range, shown_by: dict[Card, Seat], rng: Random) -> list[Card]:
    """The cards others kept from a packet, each where its keeper has shown it, the rest in any order."""
    cards = [g.packets[number][when] for when in stretch]
    keepers = [g.holder(number, when) for when in stretch]
    others = [card for card in cards if shown_by.get(card) not in keepers]
    rng.shuffle(others)
    shown = {shown_by[card]: card for card in cards if shown_by.get(card) in keepers}
    return [shown[keeper] if keeper in shown else others.pop() for keeper in keepers]


@dataclass
class Gap:
    """The first cards of a packet, kept before the seat held it: by AE-2.4 it knows how many of each kind they are."""

    number: int
    buildings: int
    provinces: int

    @property
    def size(self) -> int:
        return self.buildings + self.provinces


Placed = dict[tuple[int, int], Card]  # by packet and step


def _gap(number: int, part: list[Card]) -> Gap:
    provinces = len([card for card in part if card.is_province()])
    return Gap(number, CONSTANTS.buildings_dealt - len(part) + provinces, CONSTANTS.provinces_dealt - provinces)


def _ways(g: Aeterna, gaps: list[Gap], shown: list[tuple[Card, Seat]], placed: Placed) -> list[Placed]:
    """Every way in which the gaps can hold the cards that came out of them since, each kept by who has shown it."""
    if not shown:
        return [placed]
    card, keeper = shown[0]
    found: list[Placed] = []
    for gap in gaps:
        slot = (gap.number, (keeper - gap.number) % g.seats)
        if slot[1] < gap.size and slot not in placed and _room(gap, placed, card.is_province()):
            found.extend(_ways(g, gaps, shown[1:], {**placed, slot: card}))
    return found


def _room(gap: Gap, placed: Placed, province: bool) -> int:
    """How many further cards of this kind belong into the gap."""
    inside = [card for slot, card in placed.items() if slot[0] == gap.number and card.is_province() == province]
    return (gap.provinces if province else gap.buildings) - len(inside)


def _completions(gaps: list[Gap], placed: Placed) -> int:
    """In how many ways the kinds of the cards that are left can lie in the gaps."""
    number = 1
    for gap in gaps:
        buildings, provinces = _room(gap, placed, False), _room(gap, placed, True)
        number *= comb(buildings + provinces, buildings)
    return number


def _filled(gap: Gap, placed: Placed, unknown: list[Card], rng: Random) -> list[Card]:
    """The gap with what was shown in its place and cards of the right kinds for the rest, taken from `unknown`."""
    kinds = [False] * _room(gap, placed, False) + [True] * _room(gap, placed, True)
    rng.shuffle(kinds)
    cards: list[Card] = []
    for when in range(gap.size):
        card = placed.get((gap.number, when))
        if card is None:
            province = kinds.pop()
            card = next(one for one in unknown if one.is_province() == province)
            unknown.remove(card)
        cards.append(card)
    return cards
