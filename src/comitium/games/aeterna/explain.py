# not compiled: builds dataclasses, which compile to slower code than they interpret
"""What every piece of Aeterna is, in words: the card of a piece, and the glossary of all kinds.

A piece is named as `kind:thing`. Goods and markers are the viewer's own; `@2` behind them makes them those of seat 2.
Whatever is counted here is counted by the rules themselves, and hands are looked at only by their owner (AE-4.1).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from comitium.engine.card import Card, Shelf
from comitium.engine.message import NOBODY, Message, No, Seat, Who
from comitium.games.aeterna import effects
from comitium.games.aeterna.cards import (
    AWARDS,
    CARDS,
    COLOUR_LABELS,
    COUNT_LABELS,
    DISCARDS,
    EPOCH_NAMES,
    FIGURES,
    GROUNDS,
    STRUCTURES,
    Award,
    Bundle,
    Figure,
    Ground,
    bundle_of,
    income_of,
    structure_label,
)
from comitium.games.aeterna.cards import Card as Face
from comitium.games.aeterna.components import BY_PLAYERS, CONSTANTS, EPOCHS, TRACKS, AbilityKind, Colour, Structure
from comitium.games.aeterna.counts import times_met
from comitium.games.aeterna.end_of_epoch import TurnOrder
from comitium.games.aeterna.favour import why_not_favour
from comitium.games.aeterna.free import GOODS_OF_DISCARD, activations_left
from comitium.games.aeterna.hills import hills_to_ruin
from comitium.games.aeterna.influence import ONE_CITIZEN, place_if_raised, why_not_award, why_not_enter
from comitium.games.aeterna.model import Aeterna, Hill, Player
from comitium.games.aeterna.outlook import outlook
from comitium.games.aeterna.permanent import (
    cost_of_card,
    cost_of_figure,
    cost_of_influence,
    extra_points_for_prefect,
    extra_points_for_presence,
    passes_equal_stacks,
    rewards_of_card,
    unrest_for_ruin,
)
from comitium.games.aeterna.revolts import spaces_reached, token_at
from comitium.games.aeterna.scoring import LAST_CELL, doom_cell, doom_loss, set_points, set_size
from comitium.games.aeterna.structures import ERECT_COST, ERECT_GAIN, why_not_build
from comitium.games.aeterna.turn import PASS_VALUES, points_for_passing

# -- kinds, as the glossary lists them ---------------------------------------------------------------------------------

MAIN_ACTIONS: Final = {
    "card": ("AE-9.1", "AE-9.5"),
    "favour": ("AE-10.1", "AE-10.3"),
    "structure": ("AE-11.1", "AE-11.3"),
    "influence": ("AE-12.1", "AE-12.10"),
    "pass": ("AE-13.1", "AE-13.3"),
}
FREE_ACTIONS: Final = {"discard": ("AE-14.1", "AE-14.3"), "activate": ("AE-14.4", "AE-14.6")}
ANSWERS: Final = {
    "end": ("AE-7.8",),
    "decline": ("AE-25.10",),
    "pay": ("AE-19.1", "AE-19.3"),
    "doom": ("AE-19.6", "AE-22.8"),
}
ABILITY_CLAUSES: Final = {
    AbilityKind.INSTANT: "AE-25.1",
    AbilityKind.PERMANENT: "AE-25.2",
    AbilityKind.ACTIVATED: "AE-25.3",
}
GOOD_CLAUSES: Final = {
    "citizens": ("AE-1.6", "AE-12.1", "AE-20.1"),
    "aurei": ("AE-9.2", "AE-10.1", "AE-22.2"),
    "stone": ("AE-9.2", "AE-11.1", "AE-22.2"),
    "wheat": ("AE-12.1", "AE-20.1", "AE-22.2"),
    "unrest": ("AE-8.1", "AE-8.2", "AE-19.1"),
    "points": ("AE-1.10", "AE-23.1"),
    "doom": ("AE-19.6", "AE-22.9", "AE-22.10"),
    "hand": ("AE-4.1", "AE-6.7"),
}
MARKERS: Final = ("unrest", "points", "doom", "hand")  # pieces of their own, one for each seat
PHASES: Final = {
    "draft": "AE-6.2",
    "actions": "AE-7.2",
    "scoring": "AE-15.2",
    "ruin": "AE-16.3",
    "structures": "AE-17.1",
    "domus": "AE-18.1",
    "revolts": "AE-19.1",
    "food": "AE-20.1",
    "end_of_epoch": "AE-21.7",
}
OUTLOOKS: Final = {
    "hills": "AE-15.2",
    "ruin": "AE-16.7",
    "structures": "AE-17.1",
    "aqueducts": "AE-17.1",
    "amphitheatres": "AE-17.1",
    "revolts": "AE-19.1",
    "needed": "AE-20.1",
    "food": "AE-20.3",
    "doom": "AE-22.9",
    "damnatio": "AE-22.10",
}


def action_card(name: str) -> Card:
    does = Message(f"card-does-action-{name}")
    if name in MAIN_ACTIONS:
        return Card(Message(f"action-{name}"), does, MAIN_ACTIONS[name], place=Message("card-main-action"))
    if name in FREE_ACTIONS:
        return Card(Message(f"action-{name}"), does, FREE_ACTIONS[name], place=Message("card-free-action"))
    named = {"end": Message("end-turn"), "decline": Message("decline")}
    return Card(named.get(name) or Message(f"action-{name}"), does, ANSWERS[name])


def face_card(face: Face) -> Card:
    """A building or a province as it is printed."""
    colour, called = COLOUR_LABELS[face.colour_number], EPOCH_NAMES[face.epoch - 1]
    cost, reward = Message("card-goods", goods=face.cost.named), gains(face.rewards, face.points)
    if face.ability is None:
        province = Message("card-province-of", colour=colour, epoch=face.epoch, called=called)
        does, clauses = Message("card-does-province"), ("AE-9.3", "AE-9.8", "AE-22.4")
        return Card(face.label, does, clauses, province, cost, reward)
    building = Message("card-building-of", colour=colour, epoch=face.epoch, called=called)
    kind = Message(f"ability-{face.ability.value}")
    does = Message("card-does-building", kind=kind, ability=face.ability_words())
    clauses = ("AE-9.2", ABILITY_CLAUSES[face.ability], "AE-22.4")
    return Card(face.label, does, clauses, building, cost, reward)


def figure_card(figure: Figure) -> Card:
    counts = [COUNT_LABELS[what] for what in figure.counted_by]
    effect = Message("card-goods", goods=figure.effect.words())
    return Card(
        figure.label,
        Message(
            "card-does-figure",
            counts=Message("requirement", counts=counts, each=figure.each),
            effect=effect,
        ),
        ("AE-10.1", "AE-10.3", "AE-22.4"),
        Message("card-figure-of", epoch=figure.epoch, called=EPOCH_NAMES[figure.epoch - 1]),
        Message("amount-aurei", n=figure.aurei),
        gains(bundle_of(), figure.points),
    )


def hill_card(ground: Ground, values: tuple[int, ...]) -> Card:
    prices = ", ".join(str(wheat) for wheat in CONSTANTS.influence_wheat)
    return Card(
        ground.label,
        Message("card-does-hill", values=", ".join(str(value) for value in values)),
        ("AE-12.9", "AE-12.1", "AE-15.2"),
        Message("card-hill-number", number=ground.number),
        Message("card-hill-prices", prices=prices),
    )


def award_card(award: Award) -> Card:
    name = Message("name-award", award=award.words)
    if award.board_card:
        return Card(name, Message("card-does-award-board"), ("AE-12.10", "AE-12.15"))
    return Card(name, Message("card-does-award"), ("AE-12.10", "AE-12.13"), reward=brings(award.reward))


def structure_card(structure: Structure) -> Card:
    label = structure_label(structure)
    return Card(
        Message("name-structure", structure=label),
        Message("card-does-structure"),
        ("AE-17.1", "AE-17.3", "AE-11.4"),
        reward=brings(income_of(structure)),
    )


def space_card(structure: Structure) -> Card:
    label = structure_label(structure)
    return Card(
        Message("name-space", structure=label),
        Message("card-does-space"),
        ("AE-11.1", "AE-11.2", "AE-11.3"),
        cost=Message("card-goods", goods=ERECT_COST.named),
        reward=Message("card-at-once", goods=ERECT_GAIN.named),
        opens=Message("card-serves", goods=income_of(structure).words()),
    )


def good_card(name: str) -> Card:
    values = {
        "citizens": {"all": CONSTANTS.citizens},
        "aurei": {"each": CONSTANTS.aurei_for_a_point},
        "stone": {"each": CONSTANTS.stone_for_a_point},
        "wheat": {"each": CONSTANTS.wheat_for_a_point},
        "unrest": {"most": TRACKS.most_unrest, "points": CONSTANTS.calm_points},
    }
    does = Message(f"card-does-good-{name}", **values.get(name, {}))
    if name == "doom":
        does = Message("card-does-good-doom", losses=", ".join(str(loss) for loss in TRACKS.doom_losses))
    for reward, good in GOODS_OF_DISCARD.items():
        if good == name:
            discarding = Message("card-by-discard", goods=DISCARDS[reward].words())
            return Card(Message(f"good-{name}"), does, (*GOOD_CLAUSES[name], "AE-14.1"), reward=discarding)
    return Card(Message(f"good-{name}"), does, GOOD_CLAUSES[name])


def colour_card(colour: Colour) -> Card:
    name = Message("name-colour", colour=Message(f"colour-{colour.value}"))
    if colour is Colour.FIGURE:
        does = Message("card-does-figures", points=CONSTANTS.set_points_figure, instead=CONSTANTS.set_points)
        return Card(name, does, ("AE-9.10", "AE-22.6"))
    return Card(name, Message("card-does-colour", aurei=CONSTANTS.colour_bonus), ("AE-9.6", "AE-22.5"))


def ability_card(kind: AbilityKind) -> Card:
    name = Message("name-ability", kind=Message(f"ability-{kind.value}"))
    return Card(name, Message(f"card-does-ability-{kind.value}"), (ABILITY_CLAUSES[kind], "AE-9.4"))


def phase_card(name: str) -> Card:
    title = Message("name-phase", letter=Message(f"letter-{name}"), phase=Message(f"phase-{name}"))
    return Card(title, Message(f"card-does-phase-{name}"), (PHASES[name], "AE-5.1"))


def outlook_card(name: str) -> Card:
    return Card(Message(f"outlook-{name}"), Message(f"card-does-outlook-{name}"), (OUTLOOKS[name],))


DAMAGE_TOKEN: Final = Card(Message("name-damage"), Message("card-does-damage"), ("AE-19.1", "AE-19.3"))
NO_AWARD_CARD: Final = Card(Message("name-no-award"), Message("card-does-no-award"), ("AE-12.11", "AE-12.12"))
PASS_ROW: Final = Card(Message("name-pass-row"), Message("card-does-action-pass"), ("AE-13.1", "AE-13.2"))
ORDER: Final = Card(Message("name-order-row"), Message("card-does-order"), ("AE-7.1", "AE-21.7"))
RUIN: Final = Card(
    Message("name-ruin"),
    Message("card-does-ruin", unrest=CONSTANTS.ruin_unrest),
    ("AE-16.3", "AE-16.5", "AE-16.7"),
)
STACK: Final = Card(Message("name-stack"), Message("card-does-stack"), ("AE-12.4", "AE-12.6", "AE-12.9"))
SET: Final = Card(
    Message("name-set"),
    Message("card-does-set", points=CONSTANTS.set_points, figure=CONSTANTS.set_points_figure),
    ("AE-22.5", "AE-22.6"),
)
COMING: Final = Card(Message("name-coming"), Message("card-unseen"), ("AE-2.2", "AE-4.1"))
BOARD_CARDS: Final = Card(Message("name-board-cards"), Message("card-does-board-cards"), ("AE-6.6", "AE-6.9"))
TRADE: Final = Card(Message("name-trade"), CARDS["forum_boarium"].ability_words(), ("AE-14.4", "AE-14.7"))


def glossary() -> tuple[Shelf, ...]:
    """By the regions of the table, the cards last."""
    actions = [*MAIN_ACTIONS, *FREE_ACTIONS, *ANSWERS]
    awards = {repr(award.words): award for award in AWARDS.values()}  # several tokens have one face
    shelves = [
        Shelf(Message("shelf-actions"), tuple([action_card(name) for name in actions])),
        Shelf(
            Message("shelf-hills"),
            (
                *[hill_card(ground, ground.values) for ground in GROUNDS.values()],
                STACK,
                RUIN,
                *[award_card(award) for award in awards.values()],
                NO_AWARD_CARD,
            ),
        ),
        Shelf(
            Message("shelf-structures"),
            (*[space_card(one) for one in STRUCTURES], *[structure_card(one) for one in STRUCTURES]),
        ),
        Shelf(Message("shelf-goods"), (*[good_card(name) for name in GOOD_CLAUSES], DAMAGE_TOKEN, TRADE)),
        Shelf(
            Message("shelf-epoch"),
            (*[phase_card(name) for name in PHASES], ORDER, PASS_ROW, *[outlook_card(name) for name in OUTLOOKS]),
        ),
        Shelf(
            Message("shelf-kinds"),
            (
                *[colour_card(colour) for colour in Colour],
                SET,
                *[ability_card(kind) for kind in AbilityKind],
                BOARD_CARDS,
                COMING,
            ),
        ),
    ]
    for epoch in range(1, EPOCHS + 1):
        of_epoch = [face_card(face) for face in CARDS.values() if face.epoch == epoch]
        figures = [figure_card(figure) for figure in FIGURES.values() if figure.epoch == epoch]
        title = Message("shelf-cards", epoch=epoch, called=EPOCH_NAMES[epoch - 1])
        shelves.append(Shelf(title, (*of_epoch, *figures)))
    return tuple(shelves)


# -- pieces on the table -----------------------------------------------------------------------------------------------


def card(g: Aeterna, viewer: Seat | None, piece: str) -> Card | None:
    what, _, whose = piece.partition("@")
    kind, _, thing = what.partition(":")
    seats = {str(seat): seat for seat in range(g.seats)}
    if whose and whose not in seats:
        return None
    owner = seats[whose] if whose else viewer
    if kind in MARKERS and thing in seats:
        return _good(g, viewer, seats[thing], kind)
    if kind == "goods":
        return _good(g, viewer, owner, thing)
    explained = EXPLAINED.get(kind)
    return None if explained is None else explained(g, viewer, thing)


def _action(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    if name not in (*MAIN_ACTIONS, *FREE_ACTIONS, *ANSWERS):
        return None
    about = action_card(name)
    if viewer is None or viewer not in g.waiting() or name in ANSWERS:
        return about
    named = [option.pieces() for option in g.options(viewer)]
    things = {pieces[1] for pieces in named if pieces[0] == f"action:{name}"}
    return replace(about, missing=Message("card-ways-open", n=len(things)))


def _face(g: Aeterna, viewer: Seat | None, name: str, kind: str) -> Card | None:
    """As it stands for the viewer, where the viewer could play it; elsewhere as it is printed."""
    if name not in CARDS:
        return None
    face = CARDS[name]
    about = face_card(face)
    player = None if viewer is None else g.players[viewer]
    if kind == "card" and viewer is not None and face in g.held(viewer):
        return replace(about, place=_at(about, Message("card-in-packet")))
    if kind == "card" and player is not None and face in player.hand:
        return _playable(player, face, replace(about, place=_at(about, Message("card-in-hand"))))
    if face in g.board:
        about = replace(about, place=_at(about, Message("card-on-board")), opens=Message("card-board-only"))
        return about if player is None else _playable(player, face, about)
    for seat, other in enumerate(g.players):
        if face in other.cards:
            return _played(other, face, replace(about, place=_at(about, Message("card-played-by", who=Who(seat)))))
    return about


def _at(about: Card, where: Message) -> Message:
    assert about.place is not None
    return Message("card-at", what=about.place, where=where)


def _playable(player: Player, face: Face, about: Card) -> Card:
    cost = cost_of_card(player, face)
    bonus = CONSTANTS.colour_bonus * player.area.by_colour[face.colour_number]
    return replace(
        about,
        cost=Message("card-goods", goods=cost.named),
        reward=gains(rewards_of_card(player, face), face.points, bonus),
        missing=lacking(player, cost),
    )


def _played(owner: Player, face: Face, about: Card) -> Card:
    """Its goods have come already; the points of the end and an ability that works on are left."""
    about = replace(about, cost=None, reward=gains(bundle_of(), face.points))
    if face.ability is not AbilityKind.ACTIVATED:
        return about
    return replace(about, opens=Message("card-uses-left", n=activations_left(owner, face)))


def _hand_card(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    return _face(g, viewer, name, "card")


def _board_card(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    return BOARD_CARDS if not name else _face(g, viewer, name, "board")


def _played_card(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    return _figure(g, viewer, name) if name in FIGURES else _face(g, viewer, name, "played")


def _figure(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    if name not in FIGURES:
        return None
    figure = FIGURES[name]
    about = figure_card(figure)
    for seat, other in enumerate(g.players):
        if figure in other.figures:
            return replace(about, cost=None, place=_at(about, Message("card-played-by", who=Who(seat))))
    if viewer is None or figure not in g.figures:
        return about
    player, times = g.players[viewer], times_met(g, viewer, figure)
    cost = bundle_of(aurei=cost_of_figure(player, figure))
    effect = Message("card-times", times=times, goods=figure.effect.words())
    no = why_not_favour(g, viewer, figure)
    return replace(
        about,
        cost=Message("card-goods", goods=cost.named),
        reward=Message("card-goods", goods=[effect, *at_the_end(figure.points)]),
        missing=lacking(player, cost) if no is None else said(no),
    )


def _hill(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    if name not in GROUNDS:
        return None
    ground, hill = GROUNDS[name], g.active_hill(name)
    if hill is None:
        return replace(hill_card(ground, ground.values), missing=Message("hill-inactive", hill=ground.label))
    prefect, citizens = hill.prefect(), hill.citizens()
    where = Message("card-hill-empty", number=hill.number)
    if prefect != NOBODY:
        where = Message("card-hill-held", number=hill.number, citizens=citizens, who=Who(prefect))
    active = len([used for used in hill.exhausted if not used])
    opens = Message("card-awards-left", n=active, of=len(hill.awards))
    about = replace(hill_card(ground, hill.uncovered()), place=where, opens=opens)
    if viewer is None:
        return about
    player = g.players[viewer]
    no = why_not_enter(g, viewer, hill)
    wheat = cost_of_influence(player, hill)
    cost = bundle_of(citizens=ONE_CITIZEN.citizens, wheat=wheat)
    about = replace(about, cost=Message("card-goods", goods=cost.named))
    if no is not None:
        return replace(about, missing=said(no))
    place = place_if_raised(hill, viewer, passes_equal_stacks(player))
    reward = Message("card-hill-reach", place=place + 1, points=points_at(player, hill, place))
    return replace(about, reward=reward, missing=lacking(player, cost))


def points_at(player: Player, hill: Hill, place: int) -> int:
    """What the player's stack would score on this place, the prefect's being 0 (AE-15.2)."""
    prefect = extra_points_for_prefect(player) if place == 0 else 0
    return hill.value(place) + prefect + extra_points_for_presence(player)


def _award(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    hill_name, _, place = name.partition(".")
    hill = g.active_hill(hill_name)
    places = {str(number): number for number in range(1, CONSTANTS.tokens_on_a_hill + 1)}
    if hill is None or (place not in places and place != "none"):
        return None
    where = Message("card-on-hill", hill=hill.label)
    if place == "none":
        return replace(NO_AWARD_CARD, place=where)
    about = replace(award_card(hill.awards[places[place] - 1]), place=where)
    if viewer is None:
        no: No | None = No("award-exhausted", hill=hill.label) if hill.exhausted[places[place] - 1] else None
    else:
        no = why_not_enter(g, viewer, hill) or why_not_award(g, viewer, hill, places[place])
    return about if no is None else replace(about, missing=said(no))


def _structure(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    return structure_card(Structure(name)) if name in NAMES_OF_STRUCTURES else None


def _space(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    if name not in NAMES_OF_STRUCTURES:
        return None
    structure = Structure(name)
    about = space_card(structure)
    if structure in g.builders:
        about = replace(about, place=Message("card-built-by", who=Who(g.builders[structure])))
    if viewer is None:
        return about
    no = why_not_build(g, viewer, structure)
    return replace(about, missing=lacking(g.players[viewer], ERECT_COST) if no is None else said(no))


def _damage(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    spaces = {str(space): space for space in TRACKS.damage_spaces}
    if name not in spaces:
        return None
    token = token_at(g, spaces[name])
    pay = Message("card-goods", goods=token.pay.named)
    about = replace(DAMAGE_TOKEN, cost=pay, place=Message("card-at-unrest", space=spaces[name]))
    if viewer is None:
        return about
    player = g.players[viewer]
    if spaces[name] not in spaces_reached(player.unrest):
        return replace(about, missing=Message("card-out-of-reach", unrest=player.unrest))
    return replace(about, missing=lacking(player, token.pay))


def _pass(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    values = {str(value): number for number, value in enumerate(PASS_VALUES[g.seats])}
    if name not in values:
        return None
    number = values[name]
    about = replace(PASS_ROW, reward=Message("amount-points", n=int(name)))
    if number < len(g.passed):
        return replace(about, place=Message("card-passed-here", who=Who(g.passed[number])))
    if viewer is None or number > len(g.passed):
        return about
    return replace(about, reward=Message("amount-points", n=points_for_passing(g, viewer)))


def _order(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    phase = g.agenda[-1] if g.agenda else None
    order = phase.places if isinstance(phase, TurnOrder) else g.order
    places = {str(number): number for number in range(1, g.seats + 1)}
    if name not in places:
        return None
    seat = order[places[name] - 1]
    if seat == NOBODY:
        return replace(ORDER, place=Message("card-place-free", place=places[name]))
    return replace(ORDER, place=Message("card-place-of", place=places[name], who=Who(seat)))


def _good(g: Aeterna, viewer: Seat | None, owner: Seat | None, name: str) -> Card | None:
    if name not in GOOD_CLAUSES:
        return None
    about = good_card(name)
    if owner is None:
        return about
    player = g.players[owner]
    amount = {
        "citizens": player.citizens,
        "aurei": player.aurei,
        "stone": player.stone,
        "wheat": player.wheat,
        "unrest": player.unrest,
        "points": player.points,
        "doom": player.doom,
        "hand": len(player.hand),
    }[name]
    place = Message("card-you-have", n=amount) if owner == viewer else Message("card-has", n=amount, who=Who(owner))
    about = replace(about, place=place)
    if name == "citizens":
        return replace(about, opens=Message("card-citizens-out", out=g.on_board(owner), supply=player.supply))
    if name == "wheat":
        return replace(about, missing=_food(g, owner))
    if name in ("unrest", "doom"):
        return replace(about, place=_at(about, _doom(player)))
    return about


def _food(g: Aeterna, seat: Seat) -> Message | None:
    """What phase H would take, as things stand (AE-20.1)."""
    for of_seat in outlook(g):
        if of_seat.seat == seat:
            return Message("card-food", needed=of_seat.food_needed, lacking=of_seat.food_missing)
    return None


def _doom(player: Player) -> Message:
    """What unrest and doom tokens would cost at the end, as things stand (AE-22.8)."""
    if doom_cell(player) == LAST_CELL:
        return Message("score-damnatio")
    return Message("card-doom-now", points=doom_loss(player), left=LAST_CELL - doom_cell(player))


def _ruin(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    hill = g.active_hill(name)
    if hill is None:
        return None if name else replace(RUIN, place=Message("card-least-ruined", n=BY_PLAYERS[g.seats].ruined))
    about, crowd = replace(RUIN, place=Message("card-on-hill", hill=hill.label)), hill.citizens()
    if hill not in hills_to_ruin(g):
        return replace(about, place=_at(about, Message("card-spared", citizens=crowd)))
    prefect = hill.prefect()
    unrest = unrest_for_ruin(g.players[prefect])
    due = Message("card-ruin-due", citizens=crowd, who=Who(prefect), unrest=unrest)
    return replace(about, place=_at(about, due))


def _place(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    hill = g.active_hill(name)
    if hill is None or viewer is None:
        return None
    place = hill.place_of(viewer)
    about = replace(STACK, place=Message("card-on-hill", hill=hill.label))
    if place == NOBODY:
        return replace(about, missing=Message("no-citizen-there", hill=hill.label))
    points = points_at(g.players[viewer], hill, place)
    return replace(about, reward=Message("card-stands", place=place + 1, points=points))


def _outlook(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    if name not in OUTLOOKS:
        return None
    about = outlook_card(name)
    for of_seat in outlook(g):
        if of_seat.seat == viewer:
            values = {
                "hills": of_seat.hill_points,
                "ruin": of_seat.ruin_unrest,
                "structures": of_seat.structure_points,
                "aqueducts": of_seat.structure_wheat,
                "amphitheatres": -of_seat.structure_unrest,
                "revolts": len(of_seat.damage_reached),
                "needed": of_seat.food_needed,
                "food": of_seat.hunger_unrest,
                "doom": doom_loss(g.players[viewer]),
                "damnatio": LAST_CELL - doom_cell(g.players[viewer]),
            }
            return replace(about, place=Message("card-as-it-stands", n=values[name]))
    return about


def _colour(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    colours = {colour.value: colour for colour in Colour}
    if name not in colours:
        return None
    about = colour_card(colours[name])
    if viewer is None:
        return about
    player = g.players[viewer]
    held = len(player.figures) if colours[name] is Colour.FIGURE else player.of_colour(colours[name])
    return replace(about, place=Message("card-you-have", n=held))


def _ability(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    kinds = {kind.value: kind for kind in AbilityKind}
    return ability_card(kinds[name]) if name in kinds else None


def _phase(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    if name not in PHASES:
        return None
    return replace(phase_card(name), place=Message("card-now") if g.heading == name else None)


def _set(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    if viewer is None or name:
        return None if name else SET
    player = g.players[viewer]
    return replace(SET, place=Message("card-sets", n=set_size(player), points=set_points(player)))


def _coming(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    """Face down until then: only how many there are is known (AE-2.2)."""
    epochs = {str(g.epoch + 1 + number): len(figures) for number, figures in enumerate(g.coming_figures)}
    if name not in epochs:
        return None
    return replace(COMING, place=Message("card-coming", epoch=int(name), n=epochs[name]))


def _trade(g: Aeterna, viewer: Seat | None, name: str) -> Card | None:
    forum = CARDS["forum_boarium"]
    way, _, trades = name.partition(".")
    numbers = {str(number): number for number in range(1, forum.of(effects.TRADES) + 1)}
    if way not in ("sell", "buy") or trades not in numbers:
        return None
    wheat = bundle_of(wheat=forum.of(effects.WHEAT) * numbers[trades])
    aurei = bundle_of(aurei=forum.of(effects.AUREI) * numbers[trades])
    given, got = (wheat, aurei) if way == "sell" else (aurei, wheat)
    about = replace(TRADE, cost=Message("card-goods", goods=given.named), reward=brings(got))
    return about if viewer is None else replace(about, missing=lacking(g.players[viewer], given))


NAMES_OF_STRUCTURES: Final = [structure.value for structure in STRUCTURES]
EXPLAINED: Final[dict[str, Callable[[Aeterna, Seat | None, str], Card | None]]] = {
    "action": _action,
    "card": _hand_card,
    "board": _board_card,
    "played": _played_card,
    "figure": _figure,
    "hill": _hill,
    "award": _award,
    "structure": _structure,
    "space": _space,
    "damage": _damage,
    "pass": _pass,
    "order": _order,
    "ruin": _ruin,
    "place": _place,
    "outlook": _outlook,
    "colour": _colour,
    "ability": _ability,
    "phase": _phase,
    "set": _set,
    "coming": _coming,
    "trade": _trade,
}


# -- rows --------------------------------------------------------------------------------------------------------------


def brings(gain: Bundle) -> Message:
    return Message("card-goods", goods=gain.words())


def gains(rewards: Bundle, points: int, bonus: int = 0) -> Message | None:
    """What comes at once, the colour bonus, and the points of the end; nothing to say if all are 0."""
    goods = rewards.words()
    if bonus:
        goods = [*goods, Message("card-bonus", n=bonus)]
    goods = [*goods, *at_the_end(points)]
    return Message("card-goods", goods=goods) if goods else None


def at_the_end(points: int) -> list[Message]:
    """Printed points count only then, and some are negative (AE-9.9, AE-22.4)."""
    if not points:
        return []
    return [Message("card-at-end", n=points) if points > 0 else Message("card-at-end-less", n=-points)]


def lacking(player: Player, cost: Bundle) -> Message | None:
    """Everything that is missing to pay this, or what the player has of it (AE-1.8)."""
    needed = [
        ("citizens", cost.citizens, player.citizens),
        ("aurei", cost.aurei, player.aurei),
        ("stone", cost.stone, player.stone),
        ("wheat", cost.wheat, player.wheat),
    ]
    short = [Message(f"amount-{good}", n=need - have) for good, need, have in needed if need > have]
    if short:
        return Message("card-goods", goods=short)
    held = [Message(f"amount-{good}", n=have) for good, need, have in needed if need]
    return Message("card-enough", goods=held) if held else None


def said(no: No) -> Message:
    return Message(no.name, **no.values)
