# not compiled: read by people, not by search
"""What every kind of piece is, whatever lies on the table: cards without a match, and the glossary made of them.

`cards.py` adds to these cards what a viewer has, lacks and could gain now. All figures come from the tables.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.card import Card, Shelf
from comitium.engine.message import Message
from comitium.games.glory_of_rome.components import (
    ACHIEVEMENTS,
    ANNULMENT,
    BATTLEFIELDS,
    BOARD,
    BUILDINGS,
    CHARACTERS,
    CHEERS,
    COLUMN,
    DENARII_PER_FAME,
    EVENTS,
    FARMERS_BONUS,
    GOODS,
    HAND,
    LAP,
    LEGIONS,
    MEDAL_OF,
    OBJECTIVES,
    PIECES,
    POLITICIANS_SUPREMACY,
    PRIESTS_PRICE,
    SALE,
    SET,
    SETS,
    SLANDER,
    SOLD,
    SUPREMACY,
    TASKS,
    TIERS,
    TOP_LEVEL,
    VOTES,
    goods_of,
)
from comitium.games.glory_of_rome.kinds import (
    BOOSTED,
    COMMON_INTRIGUES,
    SPHERES,
    Intrigue,
    Medal,
    Piece,
    Ware,
)
from comitium.games.glory_of_rome.names import (
    building_name,
    card_name,
    card_text,
    event_name,
    event_text,
    field_name,
    intrigue_name,
    medal_name,
    piece_name,
    province_name,
    sphere_name,
    task_name,
    task_text,
    tier_name,
    ware_name,
)

ACTION_CLAUSES: Final = ("GR-15.1", "GR-16.1", "GR-17.1", "GR-20.1", "GR-21.1")  # by type of building
EFFECT_CLAUSES: Final = {
    Intrigue.SLANDER: "GR-10.1",
    Intrigue.SABOTAGE: "GR-10.2",
    Intrigue.DESERTION: "GR-10.4",
    Intrigue.FORGED_ORDER: "GR-10.5",
    Intrigue.REVOTE: "GR-10.6",
    Intrigue.INVALID_VOTE: "GR-10.8",
    Intrigue.SOLD: "GR-10.9",
    Intrigue.CUSTOMS_DUTIES: "GR-10.10",
}
MEDAL_CLAUSES: Final = {
    Medal.WARRIOR: "GR-12.1",
    Medal.POLITICIAN: "GR-12.2",
    Medal.MERCHANT: "GR-12.3",
    Medal.PRIEST: "GR-12.4",
    Medal.FARMER: "GR-12.6",
}
FOLLOWER: Final = Message("card-cost-follower")


# -- amounts -----------------------------------------------------------------------------------------------------------


def denarii(number: int) -> Message:
    return Message("amount-denarii", n=number)


def fame(number: int) -> Message:
    return Message("amount-fame", n=number)


def end_fame(number: int) -> Message:
    return Message("amount-end-fame", n=number)


def figures(numbers: tuple[int, ...]) -> str:
    return ", ".join(str(number) for number in numbers)


# -- provinces and buildings -------------------------------------------------------------------------------------------

POPULATION: Final = Card(Message("card-population"), Message("card-population-does"), ("GR-11.6", "GR-25.2"))
PENALTY: Final = Card(Message("card-penalty"), Message("card-penalty-does"), ("GR-25.3", "GR-25.4"))
NORMAL_TAX: Final = Card(Message("card-tax-normal"), Message("card-tax-normal-does"), ("GR-25.2",))
DOUBLE_TAX: Final = Card(Message("card-tax-double"), Message("card-tax-double-does"), ("GR-25.3", "GR-25.4"))
FIRST: Final = Card(Message("card-first"), Message("card-first-does"), ("GR-5.3", "GR-5.4"))
ORDER: Final = Card(Message("card-order"), Message("card-order-does"), ("GR-5.6", "GR-5.7"))
TURN: Final = Card(Message("card-turn"), Message("card-turn-does"), ("GR-26.1", "GR-26.2"))
NO_EVENT: Final = Card(Message("phase-event"), Message("card-event-does"), ("GR-8.1", "GR-8.2"))


def province_card(name: str) -> Card:
    return Card(province_name(name), Message("card-province-does"), ("GR-5.2", "GR-26.2"))


def does_on(sphere: int) -> Message:
    """What a follower on a building of this type does."""
    if SPHERES[sphere] == "agr":
        return Message("card-does-agr", first=denarii(BOARD.farming[0]), last=denarii(BOARD.farming[-1]))
    return Message(f"card-does-{SPHERES[sphere]}")


def building_card(sphere: int, level: int) -> Card:
    row = BUILDINGS[sphere]
    gain = fame(row.fame[level - 1])
    reward = Message("card-building-reward", fame=gain)
    if level == TOP_LEVEL:
        reward = Message("card-building-reward-medal", fame=gain, medal=medal_name(row.medal))
    return Card(
        name=building_name(sphere, level),
        does=does_on(sphere),
        clauses=("GR-11.4", ACTION_CLAUSES[sphere], "GR-13.5"),
        place=Message("card-level", building=Message(f"at-{SPHERES[sphere]}"), level=level),
        cost=denarii(row.cost[level - 1]),
        reward=reward,
        opens=Message("card-building-opens", places=level),
    )


def event_card(event: str) -> Card:
    row = EVENTS[event]
    direction = "clockwise" if row.clockwise else "counter"
    turn = Message("card-event-turn", degrees=90 * row.quarters, direction=direction)
    clauses = ("GR-8.1", "GR-30.20" if row.negative else "GR-8.2", "GR-26.1")
    return Card(event_name(event), event_text(event), clauses, opens=turn)


# -- intrigues and boosts ----------------------------------------------------------------------------------------------

INTRIGUES: Final = Card(Message("card-intrigues"), Message("card-intrigues-does"), ("GR-23.1", "GR-9.4"))
FREE_SLOT: Final = Card(
    Message("at-slot"),
    Message("card-slot-does"),
    ("GR-23.1", "GR-23.2"),
    cost=Message("card-slot-cost"),
)
FEUD: Final = Card(Message("card-feud"), Message("card-feud-does"), ("GR-9.6", "GR-9.11", "GR-9.12"))
EMPTY_CELL: Final = Card(Message("card-cell-empty"), Message("card-cell-empty-does"), ("GR-3.4", "GR-9.13"))


def effect_does(intrigue: Intrigue) -> Message:
    if intrigue is Intrigue.SLANDER:
        return Message("card-effect-slander", amount=fame(SLANDER))
    if intrigue is Intrigue.INVALID_VOTE:
        return Message("card-effect-invalid_vote", amount=fame(ANNULMENT))
    if intrigue is Intrigue.SOLD:
        return Message("card-effect-sold", amount=denarii(SOLD))
    return Message(f"card-effect-{intrigue.value}")


def effect_card(intrigue: Intrigue) -> Card:
    place = Message("card-effect-common")
    if intrigue not in COMMON_INTRIGUES:
        owners = [Message(f"character-{name}") for name, row in CHARACTERS.items() if row.unique is intrigue]
        place = Message("card-effect-unique", characters=owners)
    return Card(
        name=intrigue_name(intrigue),
        does=effect_does(intrigue),
        clauses=(EFFECT_CLAUSES[intrigue], "GR-9.6"),
        place=place,
        cost=Message("card-effect-cost"),
    )


def boost_card(sphere: int) -> Card:
    return Card(
        Message("card-boost", type=sphere_name(sphere)),
        Message("card-boost-does", type=sphere_name(sphere)),
        ("GR-14.2", "GR-14.3", "GR-14.4"),
    )


# -- what does not turn ------------------------------------------------------------------------------------------------

FAME: Final = Card(Message("card-fame"), Message("card-fame-does", lap=LAP), ("GR-6.1", "GR-6.2", "GR-6.4"))
COLOSSEUM: Final = Card(
    Message("at-colosseum"),
    Message("card-colosseum-does"),
    ("GR-22.1", "GR-22.2"),
    cost=FOLLOWER,
    reward=fame(CHEERS),
)
SENATE: Final = Card(
    Message("score-senate"),
    Message("card-senate-does", most=COLUMN),
    ("GR-16.1", "GR-16.2", "GR-16.4", "GR-28.8"),
    reward=Message("card-senate-pays", list=figures(BOARD.senate)),
    opens=Message("card-supremacy", fame=fame(SUPREMACY)),
)


def milestone_card(number: int, cell: int) -> Card:
    """They are counted from 0; the first one never moves (GR-6.8)."""
    return Card(
        name=Message("card-milestone", cell=cell),
        does=Message("card-milestone-moves" if number else "card-milestone-fixed"),
        clauses=("GR-6.6", "GR-6.7", "GR-6.9" if number else "GR-6.8"),
        reward=Message("card-a-follower"),
    )


def vote_card(height: int) -> Card:
    return Card(
        name=Message("card-vote", height=height),
        does=Message("card-vote-does"),
        clauses=("GR-28.8", "GR-16.2"),
        reward=end_fame(BOARD.senate[height - 1]),
    )


def field_card(field: int, few: bool = False) -> Card:
    row = BATTLEFIELDS[field]
    return Card(
        name=field_name(field),
        does=Message("card-field-does", shield=row.shield),
        clauses=("GR-15.4", "GR-28.3", "GR-28.5" if few else "GR-28.4", "GR-28.6"),
        reward=Message("card-field-pays", list=figures(row.few_places if few else row.places)),
    )


def legions_at_card(field: int) -> Card:
    return Card(
        Message("card-legions-at", field=field_name(field)), Message("card-legions-at-does"), ("GR-28.3", "GR-28.6")
    )


# -- what belongs to a player ------------------------------------------------------------------------------------------

FOLLOWERS: Final = Card(Message("card-followers"), Message("card-followers-does"), ("GR-13.1", "GR-6.7"))
LEGIONS_HOME: Final = Card(
    Message("card-legions"), Message("card-legions-does", most=LEGIONS), ("GR-2.1", "GR-2.2", "GR-15.1")
)
VOTES_HOME: Final = Card(Message("card-votes"), Message("card-votes-does", most=VOTES), ("GR-2.1", "GR-2.2", "GR-16.1"))
DENARII: Final = Card(
    Message("card-denarii"),
    Message("card-denarii-does", rate=denarii(DENARII_PER_FAME), fame=end_fame(1)),
    ("GR-2.6", "GR-28.13"),
)
PANTHEON: Final = Card(
    Message("score-pantheon"), Message("card-pantheon-does"), ("GR-20.1", "GR-20.3", "GR-20.4", "GR-28.11")
)


def character_card(name: str) -> Card:
    row = CHARACTERS[name]
    common = [intrigue_name(intrigue) for intrigue in COMMON_INTRIGUES]
    return Card(
        name=Message(f"character-{name}"),
        does=Message("card-character-does", unique=intrigue_name(row.unique), common=common),
        clauses=("GR-3.3", "GR-3.4", "GR-9.9"),
        reward=Message(
            "card-character-start",
            denarii=denarii(row.denarii),
            fame=fame(row.fame),
            feud=row.feud,
            legions=row.legions,
            votes=row.votes,
        ),
        opens=Message("card-character-track", track=[Message(f"sphere-{cell}") for cell in row.track]),
    )


def medal_does(medal: Medal) -> Message:
    if medal is Medal.POLITICIAN:
        return Message("card-medal-politician", fame=fame(POLITICIANS_SUPREMACY), usual=SUPREMACY)
    if medal is Medal.PRIEST:
        return Message("card-medal-priest", price=denarii(PRIESTS_PRICE), fame=fame(1), rate=PRIESTS_PRICE)
    if medal is Medal.FARMER:
        return Message("card-medal-farmer", bonus=denarii(FARMERS_BONUS))
    return Message(f"card-medal-{medal.value}")


def medal_card(medal: Medal) -> Card:
    building = building_name(MEDAL_OF.index(medal), TOP_LEVEL)
    return Card(
        name=medal_name(medal),
        does=medal_does(medal),
        clauses=(MEDAL_CLAUSES[medal], "GR-11.8"),
        cost=Message("card-medal-first", building=building),
    )


def tier_card(tier: int) -> Card:
    return Card(
        name=Message("card-tier", tier=tier_name(tier)),
        does=Message("card-tier-does", own=TIERS[tier].own),
        clauses=("GR-20.2", "GR-20.5", "GR-28.11", "GR-10.2"),
    )


def piece_card(piece: Piece) -> Card:
    does = Message("card-piece-own" if piece is Piece.OWN else "card-piece-common")
    name = Message("card-piece", piece=piece_name(piece))
    return Card(name, does, ("GR-20.4", "GR-28.11"), reward=end_fame(PIECES[piece]))


# -- goods and tasks ---------------------------------------------------------------------------------------------------

HELD: Final = Card(Message("card-hand"), Message("card-hand-does", most=HAND), ("GR-17.2", "GR-17.7"))
UNSEEN_HAND: Final = Card(Message("card-hand"), Message("card-unseen"), ("GR-17.7", "GR-34.1"))
ANCHOR: Final = Card(Message("card-anchor"), Message("card-anchor-does"), ("GR-17.5", "GR-17.6"))
GOODS_DECK: Final = Card(Message("card-goods"), Message("card-goods-does"), ("GR-17.1", "GR-2.7"))
DISCARDS: Final = Card(Message("card-discards"), Message("card-discards-does"), ("GR-18.16", "GR-34.3"))
TASK_DECK: Final = Card(Message("card-task-deck"), Message("card-task-deck-does"), ("GR-27.6", "GR-27.7"))
OWN_TASKS: Final = Card(Message("phase-tasks"), Message("card-tasks-does"), ("GR-27.1", "GR-27.5"))
UNSEEN_TASKS: Final = Card(Message("phase-tasks"), Message("card-unseen"), ("GR-27.1", "GR-34.1"))
USES: Final = {
    "play": Card(Message("use-play"), Message("card-use-play"), ("GR-18.2", "GR-18.3")),
    "sell": Card(Message("use-sell"), Message("card-use-sell"), ("GR-19.7", "GR-19.8"), reward=denarii(SALE)),
    "set": Card(Message("use-set"), Message("card-use-set", cards=SET), ("GR-19.1", "GR-19.3", "GR-19.5")),
    "discard": Card(Message("use-discard"), Message("card-use-discard"), ("GR-17.3", "GR-13.10")),
}


def goods_card(card: str) -> Card:
    """Of a card by its own name, such as `spatha.1`."""
    ware = goods_of(card).type
    reward = Message("card-joker") if ware is Ware.CHEST else Message("card-worth-in-set", fame=end_fame(SETS[ware]))
    return Card(
        name=card_name(card),
        does=card_text(card),
        clauses=("GR-18.2", "GR-19.2" if ware is Ware.CHEST else "GR-28.10", "GR-19.7"),
        place=ware_name(ware),
        reward=reward,
    )


def set_card(ware: Ware) -> Card:
    return Card(
        name=Message("card-set", ware=ware_name(ware)),
        does=Message("card-set-does"),
        clauses=("GR-19.1", "GR-19.4", "GR-28.10"),
        reward=end_fame(SETS[ware]),
    )


def task_card(task: str) -> Card:
    row = TASKS[task]
    clauses = ("GR-27.2", "GR-27.3" if row.rivals else "GR-27.5", "GR-28.12")
    return Card(task_name(task), task_text(task), clauses)


# -- diplomacy, solo play, achievements --------------------------------------------------------------------------------

TOKENS: Final = {
    "spy": Card(
        Message("token-spy"),
        Message("card-token-spy"),
        ("GR-30.3", "GR-30.7", "GR-30.10"),
        cost=Message("card-stake-least", denarii=denarii(1)),
    ),
    "alliance": Card(
        Message("token-alliance"),
        Message("card-token-alliance"),
        ("GR-30.3", "GR-30.6", "GR-30.9"),
        cost=Message("card-stake-least", denarii=denarii(1)),
    ),
}
SUM: Final = Card(Message("card-sum"), Message("card-sum-does"), ("GR-30.3", "GR-30.4", "GR-30.5"))
REPLIES: Final = {
    "accept": Card(Message("reply-accept"), Message("card-reply-accept"), ("GR-30.5",)),
    "refuse": Card(Message("reply-refuse"), Message("card-reply-refuse"), ("GR-30.9", "GR-30.10")),
}
CASSIUS: Final = Card(Message("cassius"), Message("card-cassius-does"), ("GR-32.4", "GR-32.16"))


def objective_card(name: str) -> Card:
    does = Message("card-objective-does", need=OBJECTIVES[name])
    return Card(Message(f"objective-{name}"), does, ("GR-31.6", "GR-31.7"))


def achievement_card(name: str) -> Card:
    return Card(Message(f"achievement-{name}"), Message("card-achievement-does"), ("GR-33.1",))


# -- the glossary ------------------------------------------------------------------------------------------------------


def glossary() -> tuple[Shelf, ...]:
    """Every kind of piece once, by where it is found."""
    levels = range(1, TOP_LEVEL + 1)
    provinces = [province_card(name) for name in BOARD.provinces]
    disc = [*provinces, POPULATION, NORMAL_TAX, DOUBLE_TAX, PENALTY, FIRST, ORDER, TURN]
    buildings = [building_card(sphere, level) for sphere in range(len(SPHERES)) for level in levels]
    boosts = [boost_card(sphere) for sphere in BOOSTED]
    plots = [FREE_SLOT, INTRIGUES, FEUD, *boosts, EMPTY_CELL, *[effect_card(intrigue) for intrigue in Intrigue]]
    miles = [milestone_card(number, cell) for number, cell in enumerate(BOARD.milestones)]
    votes = [vote_card(height) for height in range(1, COLUMN + 1)]
    fields = [card for field in range(len(BATTLEFIELDS)) for card in (field_card(field), legions_at_card(field))]
    pantheon = [PANTHEON, *[tier_card(tier) for tier in range(len(TIERS))], *[piece_card(piece) for piece in Piece]]
    supply = [FOLLOWERS, LEGIONS_HOME, VOTES_HOME, DENARII]
    people = [*[character_card(name) for name in CHARACTERS], *supply, *[medal_card(medal) for medal in Medal]]
    cards = [HELD, ANCHOR, GOODS_DECK, DISCARDS, *USES.values(), *[goods_card(f"{kind}.1") for kind in GOODS]]
    secret = [OWN_TASKS, TASK_DECK, *[task_card(task) for task in TASKS]]
    alone = [*[objective_card(name) for name in OBJECTIVES], CASSIUS]
    return (
        Shelf(Message("shelf-provinces"), tuple(disc)),
        Shelf(Message("shelf-buildings"), tuple(buildings)),
        Shelf(Message("shelf-main"), (FAME, *miles, COLOSSEUM, SENATE, *votes, *fields)),
        Shelf(Message("shelf-players"), tuple(people)),
        Shelf(Message("shelf-pantheon"), tuple(pantheon)),
        Shelf(Message("shelf-plots"), tuple(plots)),
        Shelf(Message("shelf-goods"), (*cards, *[set_card(ware) for ware in SETS])),
        Shelf(Message("shelf-tasks"), tuple(secret)),
        Shelf(Message("shelf-events"), (NO_EVENT, *[event_card(event) for event in EVENTS])),
        Shelf(Message("shelf-diplomacy"), (*TOKENS.values(), SUM, *REPLIES.values())),
        Shelf(Message("shelf-alone"), tuple(alone)),
        Shelf(Message("shelf-achievements"), tuple(achievement_card(name) for name in ACHIEVEMENTS)),
    )
