"""What Glory of Rome is worth to a seat: fame, and all else at the fame it should bring by the end.

A placed follower changes nothing until its errand is done, and an activated intrigue nothing until it strikes.
So an option is played out to the end of what it sets going, always by what is best at once, and then looked at.
Only for trade it is not: there a card drawn counts as the average card, not as the one imagined.
"""

from __future__ import annotations

from math import exp, inf
from typing import Final

from comitium.bots.evaluate.evaluator import Evaluator
from comitium.engine.action import Action
from comitium.engine.message import Seat
from comitium.games.glory_of_rome.building import GoodsMoment, Proceed
from comitium.games.glory_of_rome.components import (
    BOARD,
    MOST_SETS,
    PIECES,
    ROUNDS,
    SALE,
    SET,
    SETS,
    SLOTS,
    TASKS,
    TIERS,
    TRACKS,
    GoodsRow,
    goods_of,
)
from comitium.games.glory_of_rome.diplomacy import Bargain, Proposals, Propose, Reply
from comitium.games.glory_of_rome.followers import Decline, EndTurn, Errand, Followers, PlaceIntrigue, PlaceOn
from comitium.games.glory_of_rome.goods import Discard, Draw, GiveUp, LaySet, Play, Sell, playable
from comitium.games.glory_of_rome.income import Income
from comitium.games.glory_of_rome.intrigues import Announcement, Answer, LetHappen
from comitium.games.glory_of_rome.kinds import FIELDS, NO_BOOST, NO_TIER, Condition, Goal, Medal, Sphere, Use, Ware
from comitium.games.glory_of_rome.military import SHIELDS, LegionByCard, March, Muster, banners, why_not_muster
from comitium.games.glory_of_rome.model import COLOSSEUM, GloryOfRome
from comitium.games.glory_of_rome.pantheon import pantheon_points, why_not_lay
from comitium.games.glory_of_rome.player import Player
from comitium.games.glory_of_rome.priest import GoOn, PriestMoment
from comitium.games.glory_of_rome.scoring import counted, exchange_rate, paid, set_points, task_points
from comitium.games.glory_of_rome.senate import senate_points, why_not_vote
from comitium.games.glory_of_rome.tasks import DrawTasks, ReturnTask, TaskChoice

# A point of all others together against one of mine, shared among them.
ENVY: Final = 0.6
# A denarius while something can still be built with it: about 2.3 buy a fame, and the population stays for others.
DENARIUS: Final = 0.5
# A follower in each action phase to come: better than the Colosseum, which is always open.
FOLLOWER: Final = 1.7
# How much fame a round brings, which tells when the next milestone is reached.
PACE: Final = 5.0
# A boost that lies open, in each action phase to come: a second half, where the building and the pieces are there.
BOOST: Final = 0.5
# The effect of an intrigue beside the feud token that moves, and how likely one that lies will be activated.
EFFECT: Final = 0.5
ACTIVATED: Final = 0.7
# A legion or vote more to play with, while there are errands for it.
RECRUIT: Final = 0.8
# The anchor, which takes a place in the hand, in each action phase to come.
ANCHOR: Final = 0.15
# A placed follower by type of building, where its action is possible; farming counts by its denarii.
ERRANDS: Final = [2.0, 1.8, 1.3, 2.0]
IN_COLOSSEUM: Final = 1.0
# The second half of a boosted action beside the first.
SECOND_HALF: Final = 0.8
# The average goods card drawn; with a full hand another has to be sold for it.
DRAWN: Final = 1.4
REPLACED: Final = 0.7
# How sure the lead of a legion is: doubt at the end, and more of it for each action phase to come.
DOUBT: Final = 0.25
DOUBT_A_ROUND: Final = 0.25
# How much of the last round's battles is decided as they stand.
SETTLED: Final = 0.7
# How likely one legion that a shield still lacks comes in time.
COMES: Final = 0.75
# What a vote in the column keeps of its points in each action phase to come, as others are laid on it.
KEEPS: Final = 0.85
# So many own votes on top of the column, with another on the board: the next ones are supremacies.
ON_TOP: Final = [0.0, 0.3, 1.3]
# The common piece of a level is as good as taken by so much when all own pieces lie.
NEARLY: Final = 0.6
# How much of a set's points so many of its cards are worth in hand.
SET_IN_HAND: Final = [0.0, 0.15, 0.45, 0.95]
# A card that can only be sold any more, as part of its price: so it is sold in time.
UNSOLD: Final = 0.9
# Medals beside their tasks: at once, and in each action phase to come.
MEDALS: Final = {
    Medal.WARRIOR: (1.5, 0.0),
    Medal.POLITICIAN: (0.5, 0.4),
    Medal.MERCHANT: (0.5, 0.2),
    Medal.PRIEST: (0.5, 0.2),
    Medal.FARMER: (0.2, 0.5),
}
# What a goods card does, in points; denarii and fame count by their amount.
USES: Final = {
    Use.DRAW_GOODS: 1.2,
    Use.DRAW_TASKS: 1.2,
    Use.SHIFT_LEGION: 0.8,
    Use.MOVE_LEGION: 1.5,
    Use.CANCEL: 1.0,
    Use.SECOND_EFFECT: 0.8,
    Use.TAKE_DISCARD: 1.0,
}
# How likely the moment of a card comes.
MOMENTS: Final = {
    Condition.FOLLOWER: 0.9,
    Condition.BUILD: 0.85,
    Condition.COLOSSEUM: 0.7,
    Condition.FARM: 0.5,
    Condition.ACTIVATE: 0.3,
    Condition.STRUCK: 0.3,
    Condition.DOUBLE_TAX: 0.7,
}
# What double tax costs in fame beyond what its denarii are worth: only a card makes it good.
TWICE_TAXED: Final = 0.8
# How likely a task is met that gives all or nothing.
LIKELY: Final = {
    Goal.MEDAL: 0.35,
    Goal.MEDALS: 0.4,
    Goal.FEUD: 0.4,
    Goal.LEGIONS: 0.2,
    Goal.LEGIONS_AT: 0.4,
    Goal.FRONTS: 0.7,
    Goal.VOTES: 0.4,
    Goal.TOP_VOTE: 0.4,
    Goal.SETS: 0.1,
    Goal.SETS_OF: 0.35,
    Goal.PANTHEON: 0.4,
    Goal.GOLD: 0.5,
    Goal.DENARII: 0.3,
    Goal.FAME: 0.5,
    Goal.EMPTY_HAND: 0.5,
    Goal.RECRUITS: 0.02,
    Goal.SPHERES: 0.5,
}
# How many a task will count that gives so much for each.
NUMBERS: Final = {Goal.FIRST_PLACES: 1.0, Goal.VOTES: 1.8, Goal.SETS: 0.8, Goal.PANTHEON: 4.5}
# What can change until the last moment counts only as the end comes near.
FICKLE: Final = (Goal.FEUD, Goal.TOP_VOTE, Goal.DENARII, Goal.EMPTY_HAND)
# How much of a task is won when nearly all it needs is there; and how far its odds are trusted at the start.
NEARLY_DONE: Final = 0.5
TRUST: Final = 0.8
# How likely a proposal of one denarius is accepted.
ACCEPTED: Final = 0.7
# How many questions an option is followed through, boosted actions and their cards included.
STEPS: Final = 6
# How many moves of a legion are followed through, the best at first sight.
MOVES: Final = 3

ALL_FIELDS: Final = list(range(len(FIELDS)))
HERE: Final = (COLOSSEUM, Sphere.AGRICULTURE)  # where some cards can be played and nowhere else
BEFORE_BUILDING: Final = ("", "tasks", "event", "diplomacy", "intrigue")
SIDE_LINES: Final = (Sell, Discard, LaySet, Play)


class Prospects:
    """How much of the match is left when a question is asked.

    The same for all seats, and for all options: one that ends a phase must not look better or worse for that.
    """

    __slots__ = ("actions", "ahead_of_action", "builds", "envy", "in_action", "kept", "round", "rounds")

    def __init__(self, g: GloryOfRome) -> None:
        self.envy = ENVY / max(g.seats - 1, 1)
        self.round = g.round
        self.rounds = ROUNDS - max(g.round, 1)  # after this one
        self.builds = self.rounds + (g.heading in BEFORE_BUILDING)
        self.ahead_of_action = g.heading in BEFORE_BUILDING or g.heading == "building"
        self.in_action = g.heading == "action"
        self.actions = self.rounds + self.ahead_of_action
        self.kept = KEEPS**self.actions

    def lateness(self) -> float:
        return 1 - self.actions / ROUNDS


def tax_to_come(g: GloryOfRome, seat: Seat, p: Prospects) -> int:
    """The normal tax of this round, as long as it has not been taken (GR-25.2)."""
    if g.round == p.round:
        for phase in g.agenda:
            if isinstance(phase, Income) and (not phase.begun or seat in phase.to_act):
                return g.province_of(seat).population()
    return 0


# -- what a seat has ---------------------------------------------------------------------------------------------------


def standing(g: GloryOfRome, seat: Seat, p: Prospects) -> float:
    """Without tasks, which are known to their holder alone."""
    return holdings(g, seat, p) + sum([worths[seat] for worths in fields_worths(g, p)])


def holdings(g: GloryOfRome, seat: Seat, p: Prospects) -> float:
    """All but the battlefields, which are looked at for all players at once."""
    player = g.players[seat]
    money = denarius(player, p)
    return (
        player.fame
        + set_points(player)
        + pantheon_worth(g, player, p)
        + senate_worth(g, seat, p)
        + money * (player.denarii + tax_to_come(g, seat, p))
        + followers_worth(g, seat, p)
        + feud_worth(g, seat, p)
        + sum([MEDALS[medal][0] + MEDALS[medal][1] * p.actions for medal in player.medals])
        + hand_worth(player, p)
        + RECRUIT * (player.legions + player.votes) * min(p.actions, 1)
        - ANCHOR * p.actions * player.anchor
    )


def denarius(player: Player, p: Prospects) -> float:
    """What it buys, or what it is exchanged for at the end (GR-28.13)."""
    return DENARIUS if p.builds else 1 / exchange_rate(player)


def followers_worth(g: GloryOfRome, seat: Seat, p: Prospects) -> float:
    """Those of this round by the errands there are for them, those of later rounds on average; and milestones."""
    player = g.players[seat]
    worth = FOLLOWER * player.followers * p.rounds
    if p.ahead_of_action:
        worth += sum(errands(g, seat, p)[: player.followers])
    elif p.in_action and g.heading == "action":
        worth += FOLLOWER * player.home
    for number, cell in enumerate(g.milestones):
        if not player.claimed[number]:
            worth += FOLLOWER * max(0.0, p.actions - (cell - player.fame) / PACE)
    return worth


def errands(g: GloryOfRome, seat: Seat, p: Prospects) -> list[float]:
    """The best placements of the controlled province, the best first, as many as followers could use."""
    player = g.players[seat]
    boosts = player.active_boosts()
    found = [IN_COLOSSEUM] * player.followers
    for sphere, level in enumerate(g.province_of(seat).levels):
        worth = errand(g, seat, sphere, p)
        for number in range(level):
            found.append(worth * (1 + SECOND_HALF) if number == 0 and sphere in boosts else worth)
    found.sort(reverse=True)
    return found


def errand(g: GloryOfRome, seat: Seat, sphere: int, p: Prospects) -> float:
    player = g.players[seat]
    if sphere == Sphere.AGRICULTURE:
        return denarius(player, p) * BOARD.farming[max(g.round, 1) - 1]
    if sphere == Sphere.MILITARY and why_not_muster(g, seat) is not None:
        return 0.0
    if sphere == Sphere.POLITICS and why_not_vote(g, seat) is not None:
        return 0.0
    if sphere == Sphere.RELIGION and why_not_lay(g, seat) is not None:
        return 0.0
    return ERRANDS[sphere]


def feud_worth(g: GloryOfRome, seat: Seat, p: Prospects) -> float:
    """Open boosts, and those that intrigues already laid may open (GR-9.12)."""
    player = g.players[seat]
    worth = BOOST * p.actions * len(player.active_boosts())
    if not p.rounds or player.character not in TRACKS:
        return worth
    laid = 0
    for province in g.board:
        for slot in range(SLOTS):
            laid += province.owners[slot] == seat and not province.active[slot]
    for cell in player.track()[player.open_cells() : player.open_cells() + laid]:
        worth += ACTIVATED * (EFFECT + (BOOST * p.rounds if cell != NO_BOOST else 0.0))
    return worth


def pantheon_worth(g: GloryOfRome, player: Player, p: Prospects) -> float:
    """The pieces, and the common one that the own ones lead to (GR-20.4)."""
    worth = float(pantheon_points(player))
    tier = player.tier()
    if tier != NO_TIER and (p.actions or p.in_action):
        worth += NEARLY * PIECES[g.common[tier][0]] * (player.own[tier] / TIERS[tier].own) ** 2
    return worth


def senate_worth(g: GloryOfRome, seat: Seat, p: Prospects) -> float:
    """Votes sink as others come; two on top are the way to supremacy (GR-16.4)."""
    worth = senate_points(g, seat) * p.kept
    if (p.actions or p.in_action) and why_not_vote(g, seat) is None:
        run = 0
        while run < min(2, len(g.column)) and g.column[-1 - run] == seat:
            run += 1
        worth += ON_TOP[run]
    return worth


def field_worth(g: GloryOfRome, seat: Seat, field: int, p: Prospects) -> float:
    return fields_worths(g, p)[field][seat]


def fields_worths(g: GloryOfRome, p: Prospects) -> list[tuple[float, ...]]:
    """Of every battlefield to each player."""
    reserves = 0  # a bit for each player with a legion on the board
    for seat in range(len(g.players)):
        if why_not_muster(g, seat) is None:
            reserves |= 1 << seat
    warrior = g.holder(Medal.WARRIOR)
    return [field_worths(g, field, p, reserves, warrior) for field in ALL_FIELDS]


def field_worths(g: GloryOfRome, field: int, p: Prospects, reserves: int, warrior: Seat) -> tuple[float, ...]:
    if not (p.actions or p.in_action):
        return tuple([float(points) for points in paid(g, field)])
    worths = hopes(g, field, reserves, warrior, p.actions)
    if p.actions:
        return worths
    points = paid(g, field)
    return tuple([SETTLED * points[seat] + (1 - SETTLED) * worths[seat] for seat in range(len(worths))])


def hopes(g: GloryOfRome, field: int, reserves: int, warrior: Seat, actions: int) -> tuple[float, ...]:
    """The same few legions are looked at thousands of times in a match: what they promise is kept.

    All that decides it is one number: three bits for each player's legions, and so on.
    """
    key = ((actions << 3 | (warrior + 1)) << 5 | reserves) << 3 | field << 1 | g.few()
    for player in g.players:
        key = key << 3 | player.stationed[field]
    key = key << 3 | len(g.players)
    found = HOPES.get(key)
    if found is None:
        if len(HOPES) >= MOST_HOPES:
            HOPES.clear()
        stationed = [player.stationed[field] for player in g.players]
        found = hopes_of(banners(g, field), SHIELDS[field], stationed, reserves, warrior, actions)
        HOPES[key] = found
    return found


HOPES: Final[dict[int, tuple[float, ...]]] = {}
MOST_HOPES: Final = 20_000


def hopes_of(
    banners: list[int], shield: int, stationed: list[int], reserves: int, warrior: Seat, actions: int
) -> tuple[float, ...]:
    """The banners by how many rivals are likely to be ahead in the end (GR-28.3 to GR-28.7)."""
    taken = COMES ** max(shield - sum(stationed), 0)
    found: list[float] = []
    for seat, mine in enumerate(stationed):
        places = [1.0] if mine else []  # how likely so many are ahead
        tie = -0.5 if seat == warrior else 0.5
        for other, theirs in enumerate(stationed):
            if mine and other != seat and (theirs or reserves >> other & 1):
                ahead = chance_ahead(theirs - mine + tie, actions)
                places = [
                    (places[place] * (1 - ahead) if place < len(places) else 0.0)
                    + (places[place - 1] * ahead if place else 0.0)
                    for place in range(len(places) + 1)
                ]
        found.append(taken * sum([points * chance for points, chance in zip(banners, places, strict=False)], 0.0))
    return tuple(found)


def chance_ahead(margin: float, actions: int) -> float:
    return 1 / (1 + exp(-margin / (DOUBT + DOUBT_A_ROUND * actions)))


# -- goods -------------------------------------------------------------------------------------------------------------


def hand_worth(player: Player, p: Prospects) -> float:
    """Cards to be played, but for those kept for sets that promise more (GR-18.1); chests go to the best of these."""
    if not player.hand:
        return 0.0
    plays = {card: card_worth(player, card, p) for card in player.hand}
    worth = sum(plays.values(), 0.0)
    chests = [card for card in player.hand if goods_of(card).type is Ware.CHEST]
    gains: list[float] = []
    by_chests = 0.0
    for ware, points in SETS.items():
        suited = [card for card in player.hand if goods_of(card).type is ware]
        if suited:
            gains.append(set_gain(suited, plays, points, p))
            if chests:
                by_chests = max(by_chests, set_gain([*suited, *chests], plays, points, p) - gains[-1])
    gains.sort(reverse=True)
    return worth + sum(gains[: MOST_SETS - len(player.sets)]) + (by_chests if len(player.sets) < MOST_SETS else 0.0)


def set_gain(cards: list[str], plays: dict[str, float], points: int, p: Prospects) -> float:
    """What is won by keeping three of these cards at most for a set, rather than playing them."""
    kept = cards[:SET]
    part = SET_IN_HAND[len(kept)] if p.actions or p.in_action or len(kept) == SET else 0.0
    return max(0.0, part * points - sum([plays[card] for card in kept]))


def card_worth(player: Player, card: str, p: Prospects) -> float:
    sale = SALE * denarius(player, p)
    if not p.actions and not p.in_action:
        return UNSOLD * sale
    row = goods_of(card)
    return max(MOMENTS[row.condition] * effect_worth(player, row, p), sale)


def effect_worth(player: Player, row: GoodsRow, p: Prospects) -> float:
    """Of a card whose moment comes; nothing where it cannot work (GR-18.11)."""
    loss = TWICE_TAXED if row.condition is Condition.DOUBLE_TAX else 0.0
    if row.effect in (Use.GAIN_FAME, Use.LOWER_PENALTY):
        return row.amount - loss
    if row.effect is Use.GAIN_DENARII:
        return denarius(player, p) * row.amount - loss
    if row.effect is Use.REMOVE_ANCHOR:
        return ANCHOR * p.actions * player.anchor
    if row.effect is Use.RECRUIT_LEGION:
        return RECRUIT * min(p.actions, 1) * (player.legions_to_recruit() > 0)
    if row.effect is Use.RECRUIT_VOTE:
        return RECRUIT * min(p.actions, 1) * (player.votes_to_recruit() > 0)
    return USES[row.effect] * (row.amount if row.effect is Use.DRAW_GOODS else 1)


# -- tasks -------------------------------------------------------------------------------------------------------------


def task_worth(g: GloryOfRome, seat: Seat, task: str, p: Prospects) -> float:
    """As it stands, and while there is time partly as such tasks turn out."""
    row = TASKS[task]
    lateness = p.lateness()
    now = float(task_points(g, seat, task))
    if now and not row.each and (row.rivals or row.goal in FICKLE):
        now *= lateness**2
    elif not now and row.least > 1 and row.goal not in FICKLE:
        now = NEARLY_DONE * row.end_fame * (counted(g, seat, row.goal, row.of) / row.least) ** 2
    in_the_end = row.end_fame * (NUMBERS[row.goal] if row.each else LIKELY[row.goal])
    return now + TRUST * (1 - lateness) * max(in_the_end - now, 0.0)


# -- the evaluator -----------------------------------------------------------------------------------------------------


class GloryOfRomeEvaluator(Evaluator[GloryOfRome]):
    """Points now, and points to come."""

    def value(self, g: GloryOfRome, seat: Seat) -> float:
        return weighed(g, seat, Prospects(g))

    def values(self, g: GloryOfRome, seat: Seat, options: list[Action]) -> list[float]:
        phase = g.asker(seat)
        p = Prospects(g)
        if isinstance(phase, TaskChoice):
            return task_values(g, seat, options, p)
        if isinstance(phase, Bargain):
            return bargain_values(g, options, p)
        considered = shortlist(g, seat, options, p)
        if isinstance(phase, Followers):
            found = placement_values(g, seat, considered, p)
        elif isinstance(phase, Proposals):
            found = [value_of(g, seat, option, p) + proposal_worth(option, p) for option in considered]
        else:
            found = [value_of(g, seat, option, p) for option in considered]
        if len(considered) == len(options):
            return found
        by_code = {option.code(): value for option, value in zip(considered, found, strict=True)}
        return [by_code.get(option.code(), -inf) for option in options]


def shortlist(g: GloryOfRome, seat: Seat, options: list[Action], p: Prospects) -> list[Action]:
    """Without sales that can wait, discards where there are sales, and the poorer moves of legions: they cost time."""
    waits = (p.actions or p.in_action) and not g.players[seat].hand_is_full()
    sales = any(isinstance(option, Sell) for option in options)
    found = [
        option
        for option in options
        if not (isinstance(option, Sell) and waits) and not (isinstance(option, Discard) and sales)
    ]
    moves: list[Action] = [option for option in found if isinstance(option, (Muster, March))]
    if len(moves) <= MOVES:
        return found
    worths = move_worths(g, seat, moves, p)
    least = sorted(worths, reverse=True)[MOVES - 1]
    poor = [move for move, worth in zip(moves, worths, strict=True) if worth < least]
    return [option for option in found if option not in poor]


def weighed(g: GloryOfRome, seat: Seat, p: Prospects) -> float:
    """At the end points alone; before it, own tasks count and those of others are not known."""
    if g.result is not None:
        totals = [sheet.total for sheet in g.result.sheets]
        return totals[seat] - p.envy * (sum(totals) - totals[seat])
    fields = fields_worths(g, p)
    worth = sum([task_worth(g, seat, task, p) for task in g.players[seat].tasks], 0.0)
    for other in range(len(g.players)):
        standing = holdings(g, other, p) + sum([worths[other] for worths in fields])
        worth += standing if other == seat else -p.envy * standing
    return worth


def placement_values(g: GloryOfRome, seat: Seat, options: list[Action], p: Prospects) -> list[float]:
    """One slot for an intrigue is as good as another."""
    found: list[float] = []
    slot: float | None = None
    for option in options:
        if isinstance(option, PlaceIntrigue):
            slot = placement_value(g, seat, option, p) if slot is None else slot
            found.append(slot)
        else:
            found.append(placement_value(g, seat, option, p))
    return found


def placement_value(g: GloryOfRome, seat: Seat, option: Action, p: Prospects) -> float:
    """A follower that has been placed is no loss: it must be, sooner or later (GR-13.2)."""
    if isinstance(option, SIDE_LINES):
        return value_of(g, seat, option, p)
    if isinstance(option, PlaceOn) and option.sphere == Sphere.TRADE:
        drawn = REPLACED if g.players[seat].hand_is_full() else DRAWN
        return weighed(g, seat, p) + drawn * (1 + SECOND_HALF if option.boosted else 1)
    return value_of(g, seat, option, p) + FOLLOWER


def value_of(g: GloryOfRome, seat: Seat, option: Action, p: Prospects) -> float:
    """Of an option with all it sets going."""
    return followed(played(g, seat, option), seat, p)


def followed(g: GloryOfRome, seat: Seat, p: Prospects) -> float:
    """What the table is worth when the seat has gone on with what it has begun."""
    after = g
    for _ in range(STEPS):
        choices = follow_ups(after, seat, p)
        if not choices:
            break
        after = best_outcome([played(after, seat, choice) for choice in choices], seat, p)
    return weighed(after, seat, p)


def best_outcome(outcomes: list[GloryOfRome], seat: Seat, p: Prospects) -> GloryOfRome:
    """The first of the best."""
    best = outcomes[0]
    if len(outcomes) > 1:
        highest = weighed(best, seat, p)
        for outcome in outcomes[1:]:
            worth = weighed(outcome, seat, p)
            if worth > highest:
                best, highest = outcome, worth
    return best


def played(g: GloryOfRome, seat: Seat, option: Action) -> GloryOfRome:
    """The table after the option, where whoever is struck has let it happen."""
    after = g.copy()
    after.play(seat, option)
    while after.agenda and isinstance(after.agenda[-1], (Answer, PriestMoment)):
        asked = after.waiting()[0]
        after.play(asked, LetHappen() if isinstance(after.agenda[-1], Answer) else GoOn())
    return after


def follow_ups(g: GloryOfRome, seat: Seat, p: Prospects) -> list[Action]:
    """How the seat may go on with what it has begun.

    Goods are left for when their moment has come, but for those whose moment the option itself has opened:
    who holds such a card should go to the Colosseum, to a farm, or take double tax for its sake.
    """
    phase = g.asker(seat)
    if isinstance(phase, GoodsMoment):
        return worthwhile_plays(g, seat, p) or [Proceed()]
    if isinstance(phase, Draw):
        return [GiveUp()]
    if isinstance(phase, Errand):
        plays = worthwhile_plays(g, seat, p) if phase.place in HERE else []
        deeds = phase.deeds(g)
        if plays or not deeds:
            return plays or [EndTurn()]
        return [best_move(g, seat, deeds, p)] if phase.place == Sphere.MILITARY else deeds
    if isinstance(phase, LegionByCard):
        return [best_move(g, seat, phase.options(g, seat), p)]
    if isinstance(phase, (Announcement, DrawTasks)):
        return [option for option in phase.options(g, seat) if not isinstance(option, SIDE_LINES)]
    return []


def worthwhile_plays(g: GloryOfRome, seat: Seat, p: Prospects) -> list[Action]:
    """The first card of those tied to this very moment that is better played than kept."""
    now = weighed(g, seat, p)
    for play in playable(g, seat):
        row = goods_of(play.card)
        if row.condition is Condition.FOLLOWER:
            continue  # there will be other followers
        # A lower penalty shows only when the tax is taken.
        if row.effect is Use.LOWER_PENALTY or weighed(carried_out(g, seat, play, p), seat, p) > now:
            return [play]
    return []


def carried_out(g: GloryOfRome, seat: Seat, play: Action, p: Prospects) -> GloryOfRome:
    """The table after a card has been played, with the legion moved that it may move."""
    after = played(g, seat, play)
    return played(after, seat, follow_ups(after, seat, p)[0]) if isinstance(after.asker(seat), LegionByCard) else after


def best_move(g: GloryOfRome, seat: Seat, moves: list[Action], p: Prospects) -> Action:
    """Of a legion, if any is better than none."""
    worths = move_worths(g, seat, moves, p)
    highest = max(worths)
    # A card has to be carried out, the action of a building has not.
    if isinstance(g.asker(seat), Errand) and highest <= legions_worth(g, seat, p):
        return Decline()
    return moves[worths.index(highest)]


def move_worths(g: GloryOfRome, seat: Seat, moves: list[Action], p: Prospects) -> list[float]:
    """Each move of a legion is tried on the table itself and taken back, as copies are dear."""
    stationed = g.players[seat].stationed
    found: list[float] = []
    for move in moves:
        assert isinstance(move, (Muster, March))
        goal = move.field if isinstance(move, Muster) else move.goal
        stationed[goal] += 1
        if isinstance(move, March):
            stationed[move.start] -= 1
        found.append(legions_worth(g, seat, p))
        stationed[goal] -= 1
        if isinstance(move, March):
            stationed[move.start] += 1
    return found


def legions_worth(g: GloryOfRome, seat: Seat, p: Prospects) -> float:
    """All that a move of a legion can change."""
    worth = sum([task_worth(g, seat, task, p) for task in g.players[seat].tasks], 0.0)
    for worths in fields_worths(g, p):
        worth += worths[seat] * (1 + p.envy) - p.envy * sum(worths)
    return worth


def task_values(g: GloryOfRome, seat: Seat, options: list[Action], p: Prospects) -> list[float]:
    """The task given back is the one that promises least (GR-3.11)."""
    return [-task_worth(g, seat, option.task, p) for option in options if isinstance(option, ReturnTask)]


def proposal_worth(option: Action, p: Prospects) -> float:
    """Both gain by an alliance, the proposer alone by a spy; a denarius is the price (GR-30.6, GR-30.7)."""
    if not isinstance(option, Propose):
        return 0.0
    shared = 1 - p.envy if option.token == "alliance" else 1.0
    return ACCEPTED * option.level * shared - DENARIUS


def bargain_values(g: GloryOfRome, options: list[Action], p: Prospects) -> list[float]:
    """A spy or an ally, nobody knows (GR-30.12); a demand would tell more than it brings."""
    proposal = g.proposal
    assert proposal is not None
    level = g.named(proposal.province).levels[proposal.sphere]
    accept = DENARIUS * proposal.stake + (0.5 - p.envy) * level
    worth = {"accept": accept, "refuse": p.envy * DENARIUS * proposal.stake / 2}
    return [worth[option.word] if isinstance(option, Reply) else -1.0 for option in options]


EVALUATOR: Final = GloryOfRomeEvaluator()
