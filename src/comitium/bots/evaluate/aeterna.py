"""What Aeterna is worth to a seat: points, what phases C to H would bring as things stand, and all else at a price.

Goods, citizens and abilities are worth what they should bring in the epochs to come, cards in hand the best selection
of them that can be paid. Unrest is the dear one: it is counted in cells of the doom track, of which the last ends
everything, and it threatens again in every epoch.

Only the step itself is played, never what follows from it: the phases after the last pass would be another question.
Prices are estimates, those of the goods near the ones the cards were made by (`data/buildings.toml`).
"""

from __future__ import annotations

from math import inf
from typing import Final

from comitium.bots.evaluate.evaluator import Evaluator
from comitium.engine.action import Action
from comitium.engine.message import Seat
from comitium.games.aeterna.cards import DISCARDS, INCOME, Award, Bundle, Card, Damage
from comitium.games.aeterna.components import (
    BY_PLAYERS,
    CONSTANTS,
    EPOCHS,
    SET_COLOURS,
    TRACKS,
    AbilityKind,
    Count,
    Effect,
)
from comitium.games.aeterna.counts import count
from comitium.games.aeterna.draft import Draft, Keep
from comitium.games.aeterna.end_of_epoch import TakePlace
from comitium.games.aeterna.free import Activate, Discard, activations_left
from comitium.games.aeterna.gains import pay, why_not_pay
from comitium.games.aeterna.hills import hills_to_ruin, points_of_place
from comitium.games.aeterna.influence import NO_AWARD, Influence, passes
from comitium.games.aeterna.model import Aeterna, Hill, Player
from comitium.games.aeterna.permanent import (
    calm_before_revolts,
    cost_of_card,
    cost_of_influence,
    damage_ignored,
    extra_points_for_prefect,
    extra_points_for_presence,
    passes_equal_stacks,
    points_for_province,
    rewards_of_card,
    total,
    unrest_for_hunger,
    unrest_for_ruin,
)
from comitium.games.aeterna.playing import BoardCardChoice, limited
from comitium.games.aeterna.revolts import Revolts, spaces_reached, threats, token_at
from comitium.games.aeterna.scoring import LAST_CELL, card_points, set_points, set_size
from comitium.games.aeterna.structures import Erect
from comitium.games.aeterna.turn import Pass, Turn, main_actions

# A point of all others together against one of mine, shared among them.
ENVY: Final = 0.6
# One piece of each kind, by the number of whole epochs after this one; in the last, near what the final score pays.
AUREUS: Final = (0.15, 0.4, 0.45)
STONE: Final = (1.0, 1.5, 1.6)
WHEAT: Final = (0.5, 0.8, 0.9)
# So many citizens in each of the epochs to come, their food already taken off: the last ones find little to do.
CITIZENS: Final = (0.0, 1.6, 3.0, 4.2, 5.2, 5.9, 6.3, 6.5)
# A citizen won by an award, by the number of whole epochs after this one.
IDLE: Final = (1.5, 2.2, 3.0)
# Damnatio memoriae, as points: a good score and the match with it (AE-22.10).
STRUCK_OUT: Final = 45.0
# Each cell beyond the last, as long as it is only foreseen: who seems lost still has to turn back.
BEYOND: Final = 10.0
# How much of the unrest of today will be met by damage tokens in each later epoch; some of it is calmed before.
THREATENS_AGAIN: Final = 0.6
# How much of the way towards the next damage token counts as reaching it, before the turns are over.
NEAR: Final = 0.5
# One unrest on a card not yet played, and how much more for each unrest there is: the doom track is steep.
UNREST: Final = 0.5
MORE_UNREST: Final = 0.12
# How likely somebody who lacks one citizen to pass a stack adds him; for several, multiplied.
OVERTAKES: Final = 0.35
# How likely it is that an errand is still open one turn later.
STILL_OPEN: Final = 0.85
# Each wheat that is lacking for an errand, beyond its price.
WHEAT_MISSING: Final = 0.6
# A structure on a hill of one's own, by the number of whole epochs after this one.
STRUCTURE: Final = (1.0, 1.8, 2.4)
# A card in the play area beyond what is written on it: what later cards of its colour bring, what figures count.
IN_PLAY: Final = 2.5
# A card still to be played against the same card played: goods may run out, others may pass.
IN_HAND: Final = 0.95
# To be free to discard a card later instead of now.
WAITING: Final = 0.05
# Aurei that each citizen in the domus should still bring by awards, as a plan may count on them.
AUREI_TO_COME: Final = 2
# More than a hand can hold: tells numbers of citizens and of discards apart.
MANY: Final = 10
# How much it counts in the draft that nobody else will have the card.
DENIED: Final = 0.1
# How much of this epoch a card played in it still serves, if it serves in the turns.
REST_OF_EPOCH: Final = 0.6
# An ability that is ready is used for certain; a little less than the use itself, so that it is used.
READY: Final = 0.9
# A trade or an award made active again, once in an epoch.
OPPORTUNITY: Final = 0.8
# How often the ability of a card in hand will count, where more is likely than there is now.
TYPICAL: Final = 2
# What is hoped for of a set that lacks cards, when it lacks none but one.
SET_HOPE: Final = 0.6
# What one step of each permanent ability brings in one epoch.
PERMANENT: Final = {
    Effect.RUIN_UNREST_LESS: 2.0,
    Effect.HUNGER_UNREST_LESS: 0.5,
    Effect.REVOLT_UNREST_LESS: 1.3,
    Effect.CITIZENS_FED: 0.9,
    Effect.DAMAGE_IGNORED: 0.8,
    Effect.INFLUENCE_WHEAT_LESS: 1.5,
    Effect.INFLUENCE_AUREI: 1.2,
    Effect.PASSES_EQUALS: 1.8,
    Effect.FIGURE_AUREI_LESS: 0.3,
    Effect.PASS_POINTS: 1.0,
    Effect.PREFECT_POINTS: 2.2,
    Effect.PRESENCE_POINTS: 4.5,
    Effect.PROVINCE_POINTS: 1.2,
    Effect.PROVINCE_AUREI_MORE: 0.4,
    Effect.PROVINCE_UNREST_LESS: 1.2,
    Effect.PROVINCE_CITIZENS_LESS: 2.0,
}
# Those of phases C to H: a card played in time serves the whole epoch, and `Coming` foresees what it brings.
AFTER_THE_TURNS: Final = frozenset(
    {
        Effect.RUIN_UNREST_LESS,
        Effect.HUNGER_UNREST_LESS,
        Effect.REVOLT_UNREST_LESS,
        Effect.CITIZENS_FED,
        Effect.DAMAGE_IGNORED,
        Effect.PREFECT_POINTS,
        Effect.PRESENCE_POINTS,
    }
)
DOOM: Final = (*TRACKS.doom_losses, STRUCK_OUT)


class AeternaEvaluator(Evaluator[Aeterna]):
    """The seat's standing and prospects against the standing of the others."""

    def value(self, g: Aeterna, seat: Seat) -> float:
        return standing(g, seat) + prospects(g, seat) - ENVY * others_standing(g, seat)

    def values(self, g: Aeterna, seat: Seat, options: list[Action]) -> list[float]:
        phase = g.agenda[-1]
        if isinstance(phase, Draft):
            return draft_values(g, seat, options)
        if isinstance(phase, Turn) and not phase.acted:
            return self.turn_values(g, seat, options)
        return self.step_values(g, seat, options)

    def turn_values(self, g: Aeterna, seat: Seat, options: list[Action]) -> list[float]:
        """A free action comes on top of the best main action, or is the last chance before a pass (AE-7.2, AE-13.3).

        Where nothing but a pass seems left, it is looked at what a free action would open: a citizen for a hill.
        """
        values = self.step_values(g, seat, options)
        best = max([value for option, value in zip(options, values, strict=True) if not is_free(option)])
        passes = max([value for option, value in zip(options, values, strict=True) if isinstance(option, Pass)])
        gain = best - self.value(g, seat)
        opened: dict[str, float] = {}
        for number, option in enumerate(options):
            if not is_free(option):
                continue
            if best > passes:
                values[number] += gain
                continue
            reward = option.reward if isinstance(option, Discard) else option.code()
            if reward not in opened:
                opened[reward] = self.best_main_action(after(g, seat, option), seat) - values[number]
            values[number] += opened[reward]
        return values

    def best_main_action(self, g: Aeterna, seat: Seat) -> float:
        return max(self.step_values(g, seat, main_actions(g, seat)))

    def step_values(self, g: Aeterna, seat: Seat, options: list[Action]) -> list[float]:
        """Options that another one outdoes for certain are not looked at."""
        others = ENVY * others_standing(g, seat)
        glance = Glance(g, seat)
        return [
            self.step_value(g, seat, option, others) if glance.is_worth_a_look(option) else -inf for option in options
        ]

    def step_value(self, g: Aeterna, seat: Seat, option: Action, others: float) -> float:
        """The position after this step; a board card it allows is chosen at once (AE-12.19)."""
        if isinstance(option, TakePlace):
            return float(-option.place)  # whoever comes first finds hills, figures and structure spaces free
        then = after(g, seat, option)
        choice = then.agenda[-1]
        if isinstance(choice, BoardCardChoice) and not choice.answered:
            return max(self.step_values(then, seat, choice.options(then, seat)))
        if touches_others(option):
            others = ENVY * others_standing(then, seat)
        return standing(then, seat) + prospects(then, seat) - others


class Glance:
    """What can be seen without trying: of four rewards for four cards, of 28 awards and 21 structures few are good."""

    __slots__ = ("awards", "own_hills", "spare")

    def __init__(self, g: Aeterna, seat: Seat) -> None:
        player = g.players[seat]
        self.spare = spare_card(g, seat)
        self.awards = {hill.name: best_awards(g, player, hill) for hill in g.hills}
        self.own_hills = [hill.name for hill in g.hills if hill.prefect() == seat]

    def is_worth_a_look(self, option: Action) -> bool:
        if isinstance(option, Discard):
            return option.card is self.spare
        if isinstance(option, Influence):
            return option.award in self.awards[option.hill]
        if isinstance(option, Erect):
            return option.hill in self.own_hills or not self.own_hills
        return True


def spare_card(g: Aeterna, seat: Seat) -> Card | None:
    """The card of the hand that is missed least."""
    hand = g.players[seat].hand
    if len(hand) < 2:
        return hand[0] if hand else None
    errands = Errands(g, seat)
    left = [best_selection(g, seat, hand[:number] + hand[number + 1 :], errands) for number in range(len(hand))]
    return hand[left.index(max(left))]


def best_awards(g: Aeterna, player: Player, hill: Hill) -> list[int]:
    """The places of the best award of goods, or none where there is none, and of tokens for a board card."""
    places = [place for place, exhausted in enumerate(hill.exhausted, start=1) if not exhausted]
    found = [place for place in places if hill.awards[place - 1].board_card]
    goods = [place for place in places if not hill.awards[place - 1].board_card]
    if not goods:
        return [*found, NO_AWARD]
    worths = [award_worth(g, player, hill.awards[place - 1]) for place in goods]
    return [*found, goods[worths.index(max(worths))]]


def is_free(option: Action) -> bool:
    return isinstance(option, (Discard, Activate))


def touches_others(option: Action) -> bool:
    """Whether others can stand better or worse after it."""
    if isinstance(option, Activate):
        return option.card.of(Effect.OTHERS_UNREST_LESS) > 0
    return isinstance(option, (Influence, Erect))


def after(g: Aeterna, seat: Seat, option: Action) -> Aeterna:
    """A copy on which this step is done and nothing after it."""
    then = g.copy()
    then.agenda[-1].play(then, seat, option)
    return then


# -- what things are worth ---------------------------------------------------------------------------------------------


def later(g: Aeterna) -> int:
    """Whole epochs after this one."""
    return EPOCHS - max(g.epoch, 1)


def is_acting(g: Aeterna, seat: Seat) -> bool:
    """Whether the seat can still do something in phase B of this epoch."""
    return g.heading in ("draft", "actions") and seat not in g.passed


def worth(goods: Bundle, epochs: int) -> float:
    """Aurei, stone, wheat and points; citizens and unrest depend on who has them."""
    return goods.aurei * AUREUS[epochs] + goods.stone * STONE[epochs] + goods.wheat * WHEAT[epochs] + goods.points


def standing(g: Aeterna, seat: Seat, ruined: list[Hill] | None = None) -> float:
    """Everything that lies open before a seat, in points."""
    player = g.players[seat]
    if g.result is not None:
        return -STRUCK_OUT if seat in g.result.struck_out else float(g.result.sheets[seat].total)
    coming = Coming(g, seat, hills_to_ruin(g) if ruined is None else ruined)
    epochs = later(g)
    found = player.points + card_points(player) + IN_PLAY * len(player.cards) + sets(g, seat) + coming.points
    found += player.aurei * AUREUS[epochs] + player.stone * STONE[epochs] + coming.wheat * WHEAT[epochs]
    found += citizens_worth(g, count(g, seat, Count.CITIZENS_IN_PLAY)) - coming.paid - coming.doom_cost
    for card in player.cards:
        if card.ability is not AbilityKind.INSTANT and not card.is_province():
            found += service(g, seat, card)
    return found


def citizens_worth(g: Aeterna, citizens: int) -> float:
    """In the epochs to come."""
    return CITIZENS[min(max(citizens, 0), CONSTANTS.citizens)] * later(g)


def others_standing(g: Aeterna, seat: Seat) -> float:
    """On average."""
    ruined = hills_to_ruin(g)
    return sum([standing(g, other, ruined) for other in range(g.seats) if other != seat]) / (g.seats - 1)


def service(g: Aeterna, seat: Seat, card: Card) -> float:
    """What the ability of a card in the play area should still bring."""
    acting = is_acting(g, seat)
    if card.ability is AbilityKind.PERMANENT:
        in_turns = acting and not serves_after_the_turns(card)
        return permanent_worth(card) * (later(g) + (REST_OF_EPOCH if in_turns else 0))
    ready = activations_left(g.players[seat], card) if acting else 0
    each_epoch = card.effect.get(Effect.TIMES, 1) * later(g)
    return use_worth(g, seat, card) * READY * (ready + each_epoch)


def serves_after_the_turns(card: Card) -> bool:
    return not AFTER_THE_TURNS.isdisjoint(card.effect)


def permanent_worth(card: Card) -> float:
    """In one epoch."""
    return sum([PERMANENT.get(effect, 0) * steps for effect, steps in card.effect.items()])


def use_worth(g: Aeterna, seat: Seat, card: Card) -> float:
    """Of an instant or activated ability, once."""
    if card.of(Effect.WHEAT) or card.of(Effect.TOKENS) or card.of(Effect.BOARD_CARDS):
        return OPPORTUNITY
    times = 1 if card.per is None else max(count(g, seat, card.per), TYPICAL)
    points = limited(card, card.of(Effect.POINTS) * times)
    calm = card.of(Effect.UNREST_LESS) * unrest_price(g.players[seat])
    return points + calm + card.of(Effect.AUREI) * times * AUREUS[later(g)]


def unrest_price(player: Player) -> float:
    return UNREST + MORE_UNREST * player.unrest


def sets(g: Aeterna, seat: Seat) -> float:
    """Complete sets, and the hope of one more as long as cards can be played (AE-22.7)."""
    player = g.players[seat]
    points = float(set_points(player))
    if not later(g) and not is_acting(g, seat):
        return points
    complete = set_size(player)
    begun = len([colour for colour in SET_COLOURS if player.of_colour(colour) > complete])
    full = CONSTANTS.set_points_figure if len(player.figures) > complete else CONSTANTS.set_points
    return points + SET_HOPE * full * (begun / len(SET_COLOURS)) ** 2


# -- phases C to H -----------------------------------------------------------------------------------------------------


class Coming:
    """What the rest of the epoch brings a seat if nobody does anything more, and what unrest will have cost."""

    __slots__ = ("doom_cost", "paid", "points", "unrest", "wheat")

    def __init__(self, g: Aeterna, seat: Seat, ruined: list[Hill]) -> None:
        player = g.players[seat]
        self.points = 0.0
        self.unrest = player.unrest
        self.wheat = player.wheat
        self.paid = 0.0  # for damage tokens, in points
        if g.heading in ("draft", "actions"):
            self.hills(g, seat, ruined)
        spaces = spaces_to_answer(g, seat, self.unrest)
        hungry = 0
        if g.heading in ("draft", "actions", "revolts"):
            hungry = self.feed(player, mouths(g, seat))
        self.doom_cost = self.doom(g, seat, [token_at(g, space) for space in spaces], hungry)

    def hills(self, g: Aeterna, seat: Seat, ruined: list[Hill]) -> None:
        """Phases C to E: values of places, ruin, structures (AE-15 to AE-17)."""
        player = g.players[seat]
        own = [hill for hill in g.hills if hill.prefect() == seat]
        for hill in g.hills:
            if hill.height(seat):
                self.points += expected_points(g, seat, hill)
        for hill in own:
            if hill in ruined:
                self.change_unrest(unrest_for_ruin(player))
        for hill in own:
            for structure in hill.structures:
                income = INCOME[structure]
                self.points += income.points
                self.wheat += income.wheat
                self.change_unrest(income.unrest)
        self.change_unrest(-calm_before_revolts(player))

    def change_unrest(self, amount: int) -> None:
        """A point for a loss below 0, one less for each step above the last (AE-8.2, AE-8.6)."""
        self.unrest += amount
        if self.unrest < 0:
            self.points += CONSTANTS.calm_points
        self.points -= max(self.unrest - TRACKS.most_unrest, 0)
        self.unrest = min(max(self.unrest, 0), TRACKS.most_unrest)

    def feed(self, player: Player, citizens: int) -> int:
        """The unrest of those who find no food (AE-20)."""
        fed = min(citizens, self.wheat)
        self.wheat -= fed
        return (citizens - fed) * unrest_for_hunger(player)

    def doom(self, g: Aeterna, seat: Seat, tokens: list[Damage], hungry: int) -> float:
        """Each token is paid where that is cheaper than a cell of the doom track, as is to be expected later on too."""
        player = g.players[seat]
        epochs = later(g)
        at_revolts = self.unrest
        self.change_unrest(hungry)
        rest = cells(self.unrest, exact=not epochs and not is_acting(g, seat))
        rest += THREATENS_AGAIN * epochs * cells(self.unrest, exact=False)
        cell = player.doom + rest
        if is_acting(g, seat):
            cell += NEAR * (cells(at_revolts, exact=False) - len(spaces_reached(at_revolts)))
        purse = player.copy()
        purse.wheat = self.wheat
        purse.citizens = count(g, seat, Count.CITIZENS_IN_PLAY)
        for token in tokens:
            price = worth(token.pay, epochs) + citizens_worth(g, purse.citizens)
            price -= citizens_worth(g, purse.citizens - token.pay.citizens)
            if why_not_pay(purse, token.pay) is None and price < doom_loss(cell + 1) - doom_loss(cell):
                pay(purse, token.pay)
                self.paid += price
            else:
                cell += 1
        return doom_loss(cell)


def spaces_to_answer(g: Aeterna, seat: Seat, unrest: int) -> list[int]:
    """The damage spaces this seat has still to answer in this epoch (AE-19.1)."""
    phase = g.agenda[-1] if g.agenda else None
    if isinstance(phase, Revolts):
        if seat not in phase.to_act:
            return []
        return phase.left if seat == phase.to_act[0] else threats(g.players[seat])
    if g.heading not in ("draft", "actions"):
        return []
    reached = spaces_reached(unrest)
    return reached[: max(len(reached) - damage_ignored(g.players[seat]), 0)]


def mouths(g: Aeterna, seat: Seat) -> int:
    """To be fed once all are back from the board (AE-18.1, AE-20.1)."""
    player = g.players[seat]
    return max(count(g, seat, Count.CITIZENS_IN_PLAY) - total(player, Effect.CITIZENS_FED), 0)


def cells(unrest: int, exact: bool) -> float:
    """Cells of the doom track for this unrest (AE-22.8); as long as it may change, also the way towards the next."""
    if exact:
        return float(len(spaces_reached(unrest)))
    first, second, *_ = TRACKS.damage_spaces
    return max(0.0, 1 + (unrest - first) / (second - first))


def doom_loss(cell: float) -> float:
    """The points of a cell, or of a place between two (AE-22.9, AE-22.10)."""
    if cell >= LAST_CELL:
        return STRUCK_OUT + BEYOND * (cell - LAST_CELL)
    lower = int(max(cell, 0))
    return DOOM[lower] + (max(cell, 0) - lower) * (DOOM[lower + 1] - DOOM[lower])


def expected_points(g: Aeterna, seat: Seat, hill: Hill) -> float:
    """The value of the place, as far as nobody is likely to pass the stack before phase C (AE-12.6, AE-15.2)."""
    place = [stack.seat for stack in hill.stacks].index(seat)
    own = points_of_place(g, hill, place)
    values = hill.uncovered()
    below = values[place + 1] if place + 1 < len(values) else 0
    risk = 0.0
    for rival in range(g.seats):
        lacking = hill.stacks[place].height + 1 - hill.height(rival)
        ahead = rival in [stack.seat for stack in hill.stacks[:place]]
        if rival == seat or ahead or rival in g.passed or g.players[rival].citizens < lacking:
            continue
        if hill.has_space_for(rival, g.hill_spaces()):
            risk += OVERTAKES**lacking
    if place == 0:
        below -= sum([INCOME[structure].points for structure in hill.structures])  # AE-17.1: only the prefect's
    return own - min(risk, 1.0) * max(own - below, 0)


# -- what is still to come in the turns of this epoch ------------------------------------------------------------------


def prospects(g: Aeterna, seat: Seat) -> float:
    """What citizens in the domus, cards in hand and a pass should still bring. Nothing once the seat has passed."""
    if not is_acting(g, seat):
        return 0.0
    player = g.players[seat]
    errands = Errands(g, seat)
    return errands.worth(player.citizens) + best_selection(g, seat, player.hand, errands) + passing_later(g)


def passing_later(g: Aeterna) -> float:
    """Who does not pass now will pass for one of the values that are free (AE-13.2)."""
    values = BY_PLAYERS[g.seats].pass_values[len(g.passed) :]
    return sum(values) / len(values)


class Errands:
    """What citizens in the domus can be sent to do, the best first: hills and structure spaces (AE-11, AE-12)."""

    __slots__ = ("totals",)

    def __init__(self, g: Aeterna, seat: Seat) -> None:
        player = g.players[seat]
        spaces = g.hill_spaces()
        found = [errand_to(g, seat, hill) for hill in g.hills if hill.has_space_for(seat, spaces)]
        structure = CONSTANTS.erect_points + STRUCTURE[later(g)] - STONE[later(g)]
        found.extend([structure] * min(player.stone, len(g.spaces)))
        found.sort(reverse=True)
        self.totals = [0.0]  # by number of citizens
        chance = 1.0
        for worth_of_errand in found:
            chance *= STILL_OPEN
            self.totals.append(self.totals[-1] + max(worth_of_errand, 0.0) * chance)

    def worth(self, citizens: int) -> float:
        return self.totals[min(max(citizens, 0), len(self.totals) - 1)]


def errand_to(g: Aeterna, seat: Seat, hill: Hill) -> float:
    """What one more citizen on this hill would bring: a better place, the best award, less the wheat."""
    player = g.players[seat]
    epochs = later(g)
    place = place_if_raised(player, hill, seat)
    values = hill.uncovered()
    found = float(values[place]) if place < len(values) else 0.0
    found += points_for_presence(player, place)
    if place == 0:
        for structure in hill.structures:
            income = INCOME[structure]
            found += income.points + income.wheat * WHEAT[epochs] - income.unrest * UNREST
    now = place_of(hill, seat)
    if now >= 0:
        found -= points_of_place(g, hill, now)
    price = cost_of_influence(player, hill)
    found -= price * WHEAT[epochs] + max(price - player.wheat, 0) * WHEAT_MISSING
    awards = [
        award_worth(g, player, award)
        for award, exhausted in zip(hill.awards, hill.exhausted, strict=True)
        if not exhausted
    ]
    return found + max(awards, default=0.0)


def place_of(hill: Hill, seat: Seat) -> int:
    """0 is the prefect's, -1 none."""
    for place, stack in enumerate(hill.stacks):
        if stack.seat == seat:
            return place
    return -1


def place_if_raised(player: Player, hill: Hill, seat: Seat) -> int:
    """Where the stack would stand with one citizen more (AE-12.6)."""
    place = place_of(hill, seat)
    height = 1 if place < 0 else hill.stacks[place].height + 1
    if place < 0:
        place = len(hill.stacks)
    while place > 0 and passes(height, hill.stacks[place - 1].height, passes_equal_stacks(player)):
        place -= 1
    return place


def points_for_presence(player: Player, place: int) -> int:
    extra = extra_points_for_presence(player)
    return extra + extra_points_for_prefect(player) if place == 0 else extra


def award_worth(g: Aeterna, player: Player, award: Award) -> float:
    if award.board_card:
        return OPPORTUNITY
    reward = award.reward
    citizens = min(reward.citizens, player.supply) * IDLE[later(g)]
    return worth(reward, later(g)) + citizens - reward.unrest * unrest_price(player)


# -- cards to be played ------------------------------------------------------------------------------------------------


def best_selection(g: Aeterna, seat: Seat, hand: list[Card], errands: Errands) -> float:
    """The best selection of these cards that can be paid; the others are discarded."""
    player = g.players[seat]
    hand = sorted(hand, key=citizens_first)
    worths = [IN_HAND * card_worth(g, seat, card) for card in hand]
    costs = [cost_of_card(player, card) for card in hand]
    aurei = [card.rewards.aurei - cost.aurei for card, cost in zip(hand, costs, strict=True)]
    stone = [card.rewards.stone - cost.stone for card, cost in zip(hand, costs, strict=True)]
    citizens = [citizens_of_card(player, card, cost) for card, cost in zip(hand, costs, strict=True)]
    grown: dict[int, float] = {}
    best = 0.0
    for chosen in range(1 << len(hand)):
        found = 0.0
        cards = 0
        more_aurei, more_stone, more_citizens = player.aurei + AUREI_TO_COME * player.citizens, player.stone, 0
        at_home = player.citizens  # below 0 where a province could not be paid: what it returns comes too late
        for number in range(len(hand)):
            if chosen >> number & 1:
                found += worths[number]
                cards += 1
                more_aurei += aurei[number]
                more_stone += stone[number]
                at_home = min(at_home, player.citizens + more_citizens - costs[number].citizens)
                more_citizens += citizens[number]
        discards = len(hand) - cards
        discards -= discards_to_pay(more_aurei, more_stone, at_home)
        if discards < 0:
            continue
        key = more_citizens * MANY + discards
        if key not in grown:
            grown[key] = growth(g, seat, more_citizens, discards, errands)
        best = max(best, found + grown[key])
    return best


def citizens_first(card: Card) -> tuple[bool, int]:
    """The order in which cards that bring and need citizens are played best (AE-1.8)."""
    return card.is_province(), -card.rewards.citizens


def discards_to_pay(aurei: int, stone: int, citizens: int) -> int:
    """How many other cards have to be discarded for goods that would be lacking; one brings aurei with a citizen."""
    return max(-stone, 0) + max(-citizens, 0, -(aurei // DISCARDS["citizen"].aurei))


def growth(g: Aeterna, seat: Seat, citizens: int, discards: int, errands: Errands) -> float:
    """So many more citizens, or fewer, and discards for the best of their rewards, citizens first (AE-14.1)."""
    player = g.players[seat]
    in_play = count(g, seat, Count.CITIZENS_IN_PLAY)
    home, supply = player.citizens + citizens, player.supply - citizens
    found = errands.worth(home) - errands.worth(player.citizens)
    found += citizens_worth(g, in_play + citizens) - citizens_worth(g, in_play)
    if not discards:
        return found
    plain = max([worth(reward, later(g)) - reward.unrest * unrest_price(player) for reward in DISCARDS.values()])
    for _ in range(discards):
        step = errands.worth(home + 1) - errands.worth(home) + worth(DISCARDS["citizen"], later(g))
        step += citizens_worth(g, in_play + citizens + 1) - citizens_worth(g, in_play + citizens)
        if supply > 0 and step > plain:
            home, supply, citizens = home + 1, supply - 1, citizens + 1
            found += step + WAITING
        else:
            found += plain + WAITING
    return found


def citizens_of_card(player: Player, card: Card, cost: Bundle) -> int:
    """How many more, or fewer, there are once it is played."""
    return min(card.rewards.citizens + card.of(Effect.CITIZENS), player.supply + cost.citizens) - cost.citizens


def card_worth(g: Aeterna, seat: Seat, card: Card) -> float:
    """What playing it would change but citizens: goods, unrest, colour bonus, printed points, ability, its set."""
    player = g.players[seat]
    epochs = later(g)
    cost, rewards = cost_of_card(player, card), rewards_of_card(player, card)
    bonus = CONSTANTS.colour_bonus * player.of_colour(card.colour)
    found = card.points + IN_PLAY + worth(rewards, epochs) - worth(cost, epochs) + bonus * AUREUS[epochs]
    found -= rewards.unrest * unrest_price(player)
    if card.is_province():
        found += points_for_province(player)
    elif card.ability is AbilityKind.PERMANENT:
        found += permanent_worth(card) * (epochs + (1 if serves_after_the_turns(card) else REST_OF_EPOCH))
    elif card.ability is AbilityKind.ACTIVATED:
        found += use_worth(g, seat, card) * READY * card.effect.get(Effect.TIMES, 1) * (epochs + 1)
    else:
        found += use_worth(g, seat, card)
    if not player.of_colour(card.colour):
        found += SET_HOPE
    return found


def draft_values(g: Aeterna, seat: Seat, options: list[Action]) -> list[float]:
    """The hand as it will be; at the table nothing changes before all have kept a card (AE-6.10)."""
    errands = Errands(g, seat)
    values: list[float] = []
    for option in options:
        assert isinstance(option, Keep)
        hand = [*g.players[seat].hand, option.card]
        values.append(best_selection(g, seat, hand, errands) + DENIED * card_worth(g, seat, option.card))
    return values
