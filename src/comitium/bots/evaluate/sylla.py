"""What Sylla is worth to a seat: its prestige, and the prestige that all else should bring by the end.

Nothing is played out. A card is worth its hexagons in later sales and its ability in later phases. A token is worth
what its marker should stand at in the end, a coin what it buys. Auctions, cubes and sealed votes change nothing at
once. There the same figures say how far the others would go. Who counts knows their coins and tokens (SY-18.4), so
`imagine` leaves them as they are.

Figures in the comments are shares of wins of one bot against three of an early setting (a cube at 1.2, less power),
from 120 four-player matches or more (par 25 %, interval ± 8). Values without a figure are estimates.
"""

from __future__ import annotations

from itertools import combinations
from math import exp
from typing import Final

from comitium.bots.evaluate.evaluator import Evaluator
from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Seat
from comitium.games.sylla.buildings import Bidding, Offer, Sale, TileBid
from comitium.games.sylla.components import EVENT_SLOTS, PHASES, TOKENS
from comitium.games.sylla.consul import Bid, Election
from comitium.games.sylla.event_effects import furthest_right, threatened
from comitium.games.sylla.income import Income
from comitium.games.sylla.model import Player, Sylla
from comitium.games.sylla.pieces import (
    ALL_TOKENS,
    ARCH,
    ARCH_POINTS,
    BANK,
    BANK_COINS,
    CHRISTIAN_POINTS,
    CHRISTIANS,
    CRANE,
    CRISIS_POINTS,
    DECADENCE_EVENT,
    DECADENCE_POINTS,
    FAMINE_MOVED,
    FAMINE_VALUES,
    FIELD,
    FIELD_SAVES,
    FIELDS,
    FREED_POINTS,
    FREEDOM,
    INSULA,
    INSULA_TOKENS,
    LAST_CELL,
    LAST_FAMINE,
    LEGIONARIES,
    MERCHANTS,
    NUMBERS,
    PAYS,
    PLEBS,
    SANCTUARIES,
    SENATORS,
    SLOT_COLOURS,
    STALL_INCOME,
    STALLS,
    STATUE,
    STATUE_POINTS,
    TAVERNS,
    TURNS,
    VALUES,
    VESTALS,
    Event,
    Pieces,
    Tile,
    TokenKind,
    Work,
    listed,
)
from comitium.games.sylla.placement import Place, Placement
from comitium.games.sylla.prevention import Prevent, Prevention
from comitium.games.sylla.removal import Removal, Remove, removable
from comitium.games.sylla.selection import Keep, Selection
from comitium.games.sylla.work import Vote, Voting

# A point of all others together against one of mine, shared among them.
ENVY: Final = 0.75
# A coin while Great Works are still to come; and beyond so many of them, which no vote needs. At 0.6: 16 %.
COIN: Final = 0.8
SPARE_COIN: Final = 0.5
PLENTY: Final = 9
# In one turn: a vote for the Great Work and one in the election, the use of a Sanctuary and of a Tavern.
VOTE: Final = 0.9
ELECTION_VOTE: Final = 0.3
SANCTUARY: Final = 0.8
TAVERN: Final = 1.2
# What so many cubes bring in one turn: tokens, and markers that stay up; four events have no room for ever more.
# Each at 0.8: 9 %, at 1.6: 38 %, at 2.0: 47 %.
# Lists, because compiled code cannot keep a constant tuple of floats.
CUBES: Final = [0.0, 2.0, 4.0, 5.7, 7.0, 8.0, 8.6, 9.0]
# How much of a card's ability is left to it over the turns, as sometimes it is turned to pay instead.
UNTURNED: Final = 0.8
# What so many cards able to pay in a colour bring in one turn. With a cube at 1.6, half as much: 26 %, this: 41 %.
POWER: Final = [0.0, 0.8, 1.7, 2.4, 2.8, 3.1, 3.3, 3.5]
# A card turned for nothing better: it breaks ties between bids.
TURNED: Final = 0.05
# The office beside its token: first choice, first seller, ties.
OFFICE: Final = 1.0
# How far a marker falls in one turn on average.
FALL: Final = 0.2
# How likely a marker on this cell is in crisis when phase VII comes, before and after the events of the turn.
CRISIS_BEFORE: Final = [0.75, 0.3, 0.05, 0.0, 0.0]
CRISIS_AFTER: Final = [0.9, 0.0, 0.0, 0.0, 0.0]
# How likely an event stays in play for one more turn, and what is in play happens.
STAYS: Final = 2 / 3
HAPPENS: Final = 0.5
# Points of difference that make a choice of others about three times as likely.
DOUBT: Final = 1.0
# How likely a seat that could still overtake on an event does, for each cube it needs.
OVERTAKES: Final = 0.45
# How much a cube more on two events tells of their prevention when all lie, and how little while others are to come.
SURE: Final = 1.5
UNSURE: Final = 0.3
# A bid that nobody could pay.
NEVER: Final = -100.0
# How likely others build, and the share of their coins up to which they commit any number, all equally likely.
BUILDS: Final = 0.75
COMMITTED: Final = 0.7

PAIRS: Final = list(combinations(range(EVENT_SLOTS), 2))
CONSUL, RECRUITMENT, SALES, INCOME, EVENTS, WORK, FAMINE = range(len(PHASES))
FIGHTERS: Final = VESTALS | LEGIONARIES


# -- how much of the match is left -------------------------------------------------------------------------------------


class Prospects:
    """What is still to come, and what that makes things worth. It is the same for all seats."""

    __slots__ = ("crises", "envy", "events", "famine", "later", "offered", "phase", "returns", "token", "unpaid")

    def __init__(self, g: Sylla) -> None:
        self.envy = ENVY / (g.seats - 1)
        self.phase = PHASES.index(g.heading) if g.heading in PHASES else -1 if g.turn == 0 else len(PHASES)
        self.later = TURNS - max(g.turn, 1)  # whole turns after this one
        self.events = self.to_come(EVENTS) + (self.phase == EVENTS)
        self.famine = self.levels(g, g.famine)
        self.token = [self.token_worth(cell) for cell in range(LAST_CELL + 1)]
        self.crises = [self.crises_expected(cell) for cell in range(LAST_CELL + 1)]
        self.returns = 1 - STAYS**self.events  # of a piece that lies face down
        self.offered = {SLOT_COLOURS[slot] for slot, tile in enumerate(g.slots) if tile is not None}
        self.unpaid: list[Seat] = []  # in phase IV: who has not had his money
        if g.agenda and isinstance(g.agenda[-1], Income):
            self.unpaid = g.agenda[-1].to_act[1:]

    def to_come(self, phase: int) -> int:
        """How often this phase is still to begin."""
        return self.later + (self.phase < phase)

    def incomes(self, seat: Seat) -> int:
        return self.to_come(INCOME) + (seat in self.unpaid)

    def levels(self, g: Sylla, level: int) -> list[int]:
        """Points lost without Fields in each phase VII to come, if the same famine symbols stay in play (SY-4.10)."""
        symbols = g.famine_symbols()
        found: list[int] = []
        for number in range(self.to_come(FAMINE)):
            if number or self.phase <= CONSUL:
                level = min(level + symbols, LAST_FAMINE)
            found.append(FAMINE_VALUES[level])
        return found

    def token_worth(self, cell: int) -> float:
        """At the end (SY-12.6): markers fall as turns go by."""
        place = max(cell - FALL * self.events, 0.0)
        below = int(place)
        above = min(below + 1, LAST_CELL)
        return VALUES[below] + (VALUES[above] - VALUES[below]) * (place - below)

    def crises_expected(self, cell: int) -> float:
        """How many crises of a marker on this cell are to come (SY-10.3)."""
        if self.phase > FAMINE:
            return 0.0
        soon = CRISIS_BEFORE[cell] if self.phase <= EVENTS else CRISIS_AFTER[cell]
        return soon + self.later * CRISIS_BEFORE[max(cell - 1, 0)] * HAPPENS


# -- what a seat has ---------------------------------------------------------------------------------------------------


def standing(g: Sylla, seat: Seat, p: Prospects) -> float:
    player = g.players[seat]
    if g.result is not None:
        return float(player.prestige)
    return (
        player.prestige
        + total([kind_worth(g, seat, kind, g.markers[kind], p) for kind in ALL_TOKENS])
        + coins_worth(g, player, player.coins, p)
        + pieces_worth(g, seat, p)
        - famine_losses(player, p.famine)
    )


def kind_worth(g: Sylla, seat: Seat, kind: TokenKind, cell: int, p: Prospects) -> float:
    """A seat's tokens of one kind, with the crises they may decide (SY-10.5, SY-10.6, SY-12.6)."""
    held = g.players[seat].tokens[kind]
    worth = held * p.token[cell]
    crises = p.crises[cell]
    if crises:
        others = [player.tokens[kind] for player in g.players]
        if held == max(others):
            worth += crises * CRISIS_POINTS
        if held == min(others):
            worth -= crises * CRISIS_POINTS
    return worth


def coins_worth(g: Sylla, player: Player, coins: int, p: Prospects) -> float:
    """Coins buy votes and tokens while there are votes to come, and at the end only freedom (SY-12.3, SY-12.7)."""
    if g.ecclesia:
        return 0.0
    if p.to_come(INCOME):
        return player.slaves() * (FREED_POINTS - FREEDOM * COIN) + votes_worth(coins)
    freed = player.slaves_payable(coins)
    return freed * FREED_POINTS + (votes_worth(coins - FREEDOM * freed) if p.phase <= EVENTS else 0.0)


def votes_worth(coins: int) -> float:
    return COIN * min(coins, PLENTY) + SPARE_COIN * max(coins - PLENTY, 0)


def famine_losses(player: Player, levels: list[int]) -> int:
    """In all phases VII to come (SY-10.1)."""
    saved = FIELD_SAVES * (player.face_up() & FIELDS).bit_count()
    return sum([max(level - saved, 0) for level in levels])


def pieces_worth(g: Sylla, seat: Seat, p: Prospects) -> float:
    """Face-up pieces for all turns; those face down as far as they may return (SY-14.8)."""
    player = g.players[seat]
    up = player.face_up()
    worth = this_turn(g, seat, p) + later_turns(up, p) + buildings_worth(up, p.incomes(seat))
    if p.phase < SALES:
        worth += power_worth(up)
    if player.down:
        below = player.down
        worth += p.returns * HAPPENS * (later_turns(below, p) + buildings_worth(below, p.incomes(seat)))
    return worth


def this_turn(g: Sylla, seat: Seat, p: Prospects) -> float:
    """Abilities of this turn, which a card loses if it is turned, and what can be bought in this phase III."""
    player = g.players[seat]
    available = player.available()
    worth = 0.0
    if p.phase <= WORK:
        worth += VOTE * (available & SENATORS).bit_count()
    if p.phase < EVENTS:
        worth += in_table(CUBES, (available & FIGHTERS).bit_count())
    elif p.phase == EVENTS:
        worth += in_table(CUBES, sum(player.cubes))
    if p.phase < INCOME or seat in p.unpaid:
        worth += COIN * (available & MERCHANTS).bit_count()
    if p.phase < SALES:
        return UNTURNED * worth
    if p.phase == SALES:
        worth += total([in_table(POWER, player.able_to_pay(colour).bit_count()) for colour in p.offered])
    return worth


def later_turns(pieces: Pieces, p: Prospects) -> float:
    """What cards bring in whole turns to come, and Christians in the end (SY-12.2)."""
    senators = (pieces & SENATORS).bit_count()
    cubes = in_table(CUBES, (pieces & FIGHTERS).bit_count())
    abilities = VOTE * senators + cubes + COIN * (pieces & MERCHANTS).bit_count()
    worth = p.later * (UNTURNED * abilities + ELECTION_VOTE * senators + power_worth(pieces))
    if p.phase <= FAMINE:
        worth += CHRISTIAN_POINTS * (pieces & CHRISTIANS).bit_count()
    return worth


def power_worth(pieces: Pieces) -> float:
    """Purchasing power by colour, for one turn (SY-6.5)."""
    return total([in_table(POWER, (pieces & pays).bit_count()) for pays in PAYS])


def total(numbers: list[float]) -> float:
    """Their sum; compiled code knows that it is a float."""
    found = 0.0
    for number in numbers:
        found += number
    return found


def in_table(worths: list[float], count: int) -> float:
    """What so many bring; more than the table knows bring no more."""
    return worths[min(count, len(worths) - 1)]


def buildings_worth(pieces: Pieces, incomes: int) -> float:
    """Buildings that work in phase IV. `famine_losses` counts Fields."""
    each = COIN * STALL_INCOME * (pieces & STALLS).bit_count()
    each += SANCTUARY * (pieces & SANCTUARIES).bit_count() + TAVERN * (pieces & TAVERNS).bit_count()
    return incomes * each


def tile_worth(g: Sylla, seat: Seat, tile: Tile, p: Prospects) -> float:
    """What a building would add to its buyer's standing (SY-13)."""
    building = tile.building
    if building is STATUE:
        return float(STATUE_POINTS)
    if building is ARCH:
        return float(ARCH_POINTS)
    if building is BANK:
        return coin_gain(g, seat, BANK_COINS, p)
    if building is INSULA:
        return INSULA_TOKENS * best_token(g, seat, p)
    assert tile.piece is not None
    player = g.players[seat]
    if building is CRANE:
        return p.later * (power_worth(player.face_up() | tile.piece.bit) - power_worth(player.face_up()))
    if building is FIELD:
        losses = famine_losses(player, p.famine)
        saved = FIELD_SAVES * ((player.face_up() & FIELDS).bit_count() + 1)
        return float(losses - sum([max(level - saved, 0) for level in p.famine]))
    return buildings_worth(tile.piece.bit, p.incomes(seat))


def coin_gain(g: Sylla, seat: Seat, coins: int, p: Prospects) -> float:
    player = g.players[seat]
    return coins_worth(g, player, player.coins + coins, p) - coins_worth(g, player, player.coins, p)


def best_token(g: Sylla, seat: Seat, p: Prospects) -> float:
    return max([token_gain(g, seat, kind, p) for kind in ALL_TOKENS])


def token_gain(g: Sylla, seat: Seat, kind: TokenKind, p: Prospects) -> float:
    """One more token of this kind, for crises too."""
    player = g.players[seat]
    cell = g.markers[kind]
    before, held = kind_worth(g, seat, kind, cell, p), player.tokens
    player.tokens = [count + (one == kind) for one, count in enumerate(held)]
    after = kind_worth(g, seat, kind, cell, p)
    player.tokens = held
    return after - before


# -- the evaluator -----------------------------------------------------------------------------------------------------


class SyllaEvaluator(Evaluator[Sylla]):
    """The standing of the seat, less a part of what others have."""

    def value(self, g: Sylla, seat: Seat) -> float:
        p = Prospects(g)
        return total([weight(other, seat, p) * standing(g, other, p) for other in range(g.seats)])

    def values(self, g: Sylla, seat: Seat, options: list[Action]) -> list[float]:
        phase = g.asker(seat)
        if isinstance(phase, Selection):
            return selection_values(g, seat, options)
        if isinstance(phase, Election):
            return election_values(g, seat, options, phase)
        if isinstance(phase, Sale):
            return sale_values(g, seat, options)
        if isinstance(phase, Bidding):
            return bidding_values(g, seat, options, phase)
        if isinstance(phase, Placement):
            return placement_values(g, seat, options)
        if isinstance(phase, Prevention):
            return prevention_values(g, seat, options)
        if isinstance(phase, Removal):
            return removal_values(g, seat, options)
        if isinstance(phase, Voting):
            return voting_values(g, seat, options)
        return super().values(g, seat, options)


def weight(other: Seat, seat: Seat, p: Prospects) -> float:
    return 1.0 if other == seat else -p.envy


def likely(points: float) -> float:
    """How likely somebody takes what is worth so many points more than the other choice."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, points / DOUBT))))


def selection_values(g: Sylla, seat: Seat, options: list[Action]) -> list[float]:
    """Characters by themselves: nothing else lies before anybody (SY-2.11)."""
    p = Prospects(g)
    player = g.players[seat]
    values: list[float] = []
    for option in options:
        assert isinstance(option, Keep)
        player.pieces = option.cards
        coins = (option.cards & MERCHANTS).bit_count()  # SY-2.13
        values.append(pieces_worth(g, seat, p) + coins_worth(g, player, coins, p))
    player.pieces = 0
    return values


# -- auctions ----------------------------------------------------------------------------------------------------------


def election_values(g: Sylla, seat: Seat, options: list[Action], phase: Election) -> list[float]:
    """The office against the coins it costs, if those who come later let it pass (SY-4.4, SY-4.6)."""
    p = Prospects(g)
    worth = [OFFICE + best_token(g, other, p) for other in range(g.seats)]
    rivals = phase.to_act[1:]
    values: list[float] = []
    for option in options:
        votes, mine = (option.votes, 1.0) if isinstance(option, Bid) else (phase.best, 0.0)
        value = 0.0 if mine else -p.envy * office(g, phase.leader, votes, worth, p)
        for rival in rivals:
            gain = office(g, rival, votes + 1, worth, p)
            outbids = likely(gain)
            value = (1 - outbids) * value - outbids * p.envy * gain
            mine *= 1 - outbids
        values.append(value + mine * office(g, seat, votes, worth, p))
    return values


def office(g: Sylla, seat: Seat, votes: int, worth: list[float], p: Prospects) -> float:
    """What the office brings the seat for so many votes, or `NEVER` if it cannot pay them."""
    player = g.players[seat]
    coins = max(votes - player.senators(), 0)
    return worth[seat] + coin_gain(g, seat, -coins, p) if coins <= player.coins else NEVER


def costs(g: Sylla, seat: Seat, slot: int, p: Prospects) -> list[float]:
    """What turning 0, 1, 2 and more cards for this tile costs: their abilities, and what else they could buy."""
    player = g.players[seat]
    turned = before_turned = player.turned
    offered = p.offered
    p.offered = {SLOT_COLOURS[other] for other, tile in enumerate(g.slots) if tile is not None and other != slot}
    if NUMBERS[g.seats].duel:
        p.offered.discard(SLOT_COLOURS[slot])  # SY-17.4
    left = listed(player.able_to_pay(SLOT_COLOURS[slot]))
    before = this_turn(g, seat, p)
    found = [0.0]
    while left:
        best, cheapest = -1.0, left[0]
        for card in left:
            player.turned = turned | card.bit
            after = this_turn(g, seat, p)
            if after > best:
                best, cheapest = after, card
        turned |= cheapest.bit
        left.remove(cheapest)
        found.append(before - best + len(found) * TURNED)
    player.turned = before_turned
    p.offered = offered
    return found


class Buyer:
    """What a tile is worth to a seat, and what any bid for it costs."""

    __slots__ = ("costs", "seat", "worth")

    def __init__(self, g: Sylla, seat: Seat, slot: int, p: Prospects) -> None:
        tile = g.slots[slot]
        assert tile is not None
        self.seat = seat
        self.worth = tile_worth(g, seat, tile, p)
        self.costs = costs(g, seat, slot, p)

    def net(self, cards: int) -> float:
        return self.worth - self.costs[cards] if cards < len(self.costs) else NEVER

    def limit(self) -> int:
        """The most cards it would bid."""
        return max([cards for cards in range(len(self.costs)) if self.net(cards) > 0 or cards == 0])


def sale_values(g: Sylla, seat: Seat, options: list[Action]) -> list[float]:
    """The seat that would bid most buys the tile, for what the second would bid (SY-6.2)."""
    p = Prospects(g)
    values: list[float] = []
    for option in options:
        assert isinstance(option, Offer)
        buyers = [Buyer(g, other, option.slot, p) for other in range(g.seats)]
        limits = sorted([buyer.limit() for buyer in buyers], reverse=True)
        furthest = [buyer for buyer in buyers if buyer.limit() == limits[0]]
        price = max(limits[1], 1)
        value = 0.0
        if limits[0]:
            for buyer in furthest:
                value += weight(buyer.seat, seat, p) * buyer.net(price) / len(furthest)
        values.append(value)
    return values


def bidding_values(g: Sylla, seat: Seat, options: list[Action], phase: Bidding) -> list[float]:
    """The tile against the cards it costs, if those who come later let it pass (SY-6.3, SY-6.4)."""
    p = Prospects(g)
    buyers = [Buyer(g, other, phase.slot, p) for other in range(g.seats)]
    values: list[float] = []
    for option in options:
        cards, mine = (option.cards, 1.0) if isinstance(option, TileBid) else (phase.best, 0.0)
        value = 0.0 if mine or phase.leader == NOBODY else -p.envy * buyers[phase.leader].net(cards)
        for rival in phase.to_act[1:]:
            gain = buyers[rival].net(cards + 1)
            outbids = likely(gain)
            value = (1 - outbids) * value - outbids * p.envy * gain
            mine *= 1 - outbids
        values.append(value + mine * buyers[seat].net(cards))
    return values


# -- events ------------------------------------------------------------------------------------------------------------


def harm(g: Sylla, seat: Seat, event: Event, p: Prospects) -> float:
    """What an event that happens takes from the seat, less what others lose (SY-14)."""
    return total([weight(other, seat, p) * loss(g, other, event, p) for other in range(g.seats)])


def loss(g: Sylla, seat: Seat, event: Event, p: Prospects) -> float:
    if event is DECADENCE_EVENT:
        return total([fall(g, seat, kind, p) for kind in furthest_right(g)])
    if event.lowers >= 0:
        return fall(g, seat, event.lowers, p)
    if event.hungers:
        player = g.players[seat]
        worse = p.levels(g, min(g.famine + event.hungers, LAST_FAMINE))
        return float(famine_losses(player, worse) - famine_losses(player, p.famine))
    return blocked(g, seat, event, p)


def fall(g: Sylla, seat: Seat, kind: TokenKind, p: Prospects) -> float:
    cell = g.markers[kind]
    return kind_worth(g, seat, kind, cell, p) - kind_worth(g, seat, kind, max(cell - 1, 0), p)


def blocked(g: Sylla, seat: Seat, event: Event, p: Prospects) -> float:
    """The piece that hurts least (SY-14.7)."""
    player = g.players[seat]
    pieces = threatened(player, event)
    if not pieces:
        return 0.0
    before, down = with_famine(g, seat, p), player.down
    losses: list[float] = []
    for piece in listed(pieces):
        player.down = down | piece.bit
        losses.append(before - with_famine(g, seat, p))
    player.down = down
    return min(losses)


def with_famine(g: Sylla, seat: Seat, p: Prospects) -> float:
    """All that depends on which pieces lie face up."""
    player = g.players[seat]
    return pieces_worth(g, seat, p) + coins_worth(g, player, player.coins, p) - famine_losses(player, p.famine)


def relief(g: Sylla, seat: Seat, event: Event, harmful: float, p: Prospects) -> float:
    """What it is worth to the seat that an event leaves the match: it cannot happen again (SY-8.16, SY-14.8)."""
    gain = p.later * HAPPENS * STAYS * harmful
    if event.symbols:
        symbols = [max(level - event.symbols * number, 0) for number, level in enumerate(p.famine)]
        for other, player in enumerate(g.players):
            saved = famine_losses(player, p.famine) - famine_losses(player, symbols)
            gain += weight(other, seat, p) * HAPPENS * saved
    if event.blocked:
        for other, player in enumerate(g.players):
            if player.down & event.blocked:
                before, down = with_famine(g, other, p), player.down
                player.down = down & ~event.blocked
                gain += weight(other, seat, p) * (with_famine(g, other, p) - before)
                player.down = down
    return gain


class Outlook:
    """What every way of preventing two events would mean to the seat."""

    __slots__ = ("g", "harms", "p", "reliefs", "seat")

    def __init__(self, g: Sylla, seat: Seat, p: Prospects) -> None:
        self.g = g
        self.seat = seat
        self.p = p
        self.harms = [harm(g, seat, event, p) for event in g.events]
        self.reliefs = [relief(g, seat, event, self.harms[slot], p) for slot, event in enumerate(g.events)]

    def of_pair(self, pair: tuple[int, int]) -> float:
        leaving = removable(self.g, pair)
        left = total([self.reliefs[slot] for slot in leaving]) / len(leaving)
        return left - total([self.harms[slot] for slot in range(EVENT_SLOTS) if slot not in pair])


def expected(of_pairs: list[float], totals: list[int], sharpness: float) -> float:
    """Over all pairs: the more cubes lie on a pair, the likelier it is."""
    chances = [exp(sharpness * (totals[one] + totals[two])) for one, two in PAIRS]
    return total([chances[number] * of_pairs[number] for number in range(len(PAIRS))]) / total(chances)


def placement_values(g: Sylla, seat: Seat, options: list[Action]) -> list[float]:
    """Rewards for the most cubes, and the two events that will be prevented (SY-8.8, SY-8.12)."""
    p = Prospects(g)
    outlook = Outlook(g, seat, p)
    of_pairs = [outlook.of_pair(pair) for pair in PAIRS]
    prizes = [[prize(g, other, event, p) for other in range(g.seats)] for event in g.events]
    cubes = [[lying[2 * other] + lying[2 * other + 1] for other in range(g.seats)] for lying in g.cubes]
    left = sum([sum(player.cubes) for player in g.players])
    sharpness = SURE / (1 + UNSURE * left)
    values: list[float] = []
    for option in options:
        assert isinstance(option, Place)
        slot = g.events.index(option.event)
        before = rewards(g, seat, option.event, prizes[slot], cubes[slot], p)
        cubes[slot][seat] += 1
        value = rewards(g, seat, option.event, prizes[slot], cubes[slot], p) - before
        value += expected(of_pairs, [sum(lying) for lying in cubes], sharpness)
        cubes[slot][seat] -= 1
        values.append(value)
    return values


def prize(g: Sylla, seat: Seat, event: Event, p: Prospects) -> float:
    """The token of an event, or the point of Decadence (SY-8.8, SY-8.9)."""
    return float(DECADENCE_POINTS) if event is DECADENCE_EVENT else token_gain(g, seat, event.token, p)


def rewards(g: Sylla, seat: Seat, event: Event, prizes: list[float], cubes: list[int], p: Prospects) -> float:
    """The prizes by seat, each as likely as its seat gets it."""
    value = 0.0
    for other in range(g.seats):
        value += weight(other, seat, p) * prizes[other] * leads(g, other, event, cubes)
    return value


def leads(g: Sylla, seat: Seat, event: Event, cubes: list[int]) -> float:
    """How likely nobody has more cubes on the event in the end."""
    chance = 1.0
    own = cubes[seat]
    most = max(cubes)
    if own < most or not own:
        needed = max(most, 1) - own
        if needed > reserve(g, seat, event):
            return 0.0
        chance = OVERTAKES**needed
        own += needed
    for other in range(g.seats):
        needed = own + 1 - cubes[other]
        if other != seat and needed <= reserve(g, other, event):
            chance *= 1 - OVERTAKES**needed
    return chance


def reserve(g: Sylla, seat: Seat, event: Event) -> int:
    """Cubes of a seat that could still go there."""
    cubes = g.players[seat].cubes
    return sum([cubes[kind] for kind in range(len(cubes)) if event.takes[kind]])


def prevention_values(g: Sylla, seat: Seat, options: list[Action]) -> list[float]:
    outlook = Outlook(g, seat, Prospects(g))
    values: list[float] = []
    for option in options:
        assert isinstance(option, Prevent)
        values.append(outlook.of_pair(option.pair))
    return values


def removal_values(g: Sylla, seat: Seat, options: list[Action]) -> list[float]:
    outlook = Outlook(g, seat, Prospects(g))
    values: list[float] = []
    for option in options:
        assert isinstance(option, Remove)
        values.append(outlook.reliefs[option.slot])
    return values


# -- the sealed vote ---------------------------------------------------------------------------------------------------

Chances = list[float]  # by number of votes; what is missing to 1 does not build


def voting_values(g: Sylla, seat: Seat, options: list[Action]) -> list[float]:
    """Points by place or number of votes, the marker that moves, and the coins that are gone (SY-9, SY-15)."""
    p = Prospects(g)
    work = g.works[g.turn - 1]
    player = g.players[seat]
    senators = player.available_senators()
    others = [votes_expected(g, other, p) for other in range(g.seats) if other != seat]
    together = all_votes(others)
    race = Race(work, others, p)
    moved = [moves_worth(g, seat, work, cells, p) for cells in range(LAST_FAMINE + 1)]
    kept = coins_worth(g, player, player.coins, p)
    values: list[float] = []
    for option in options:
        assert isinstance(option, Vote)
        votes = senators + option.coins
        spent = kept - coins_worth(g, player, player.coins - option.coins, p)
        if option.build:
            gained = race.points(votes) + lifted(work, votes, together, moved)
        else:
            gained = votes // PLEBS + lifted(work, 0, together, moved)
        values.append(gained - spent)
    return values


def votes_expected(g: Sylla, seat: Seat, p: Prospects) -> Chances:
    player = g.players[seat]
    senators = player.available_senators()
    most = player.coins if not p.later else round(COMMITTED * player.coins)
    return [0.0] * senators + [BUILDS / (most + 1)] * (most + 1)


def all_votes(others: list[Chances]) -> Chances:
    """How likely others build with so many votes together."""
    together = [1.0]
    for chances in others:
        added = [0.0] * (len(together) + len(chances) - 1)
        idle = 1 - total(chances)
        for votes, chance in enumerate(together):
            added[votes] += chance * idle
            for more, likelihood in enumerate(chances):
                added[votes + more] += chance * likelihood
        together = added
    return together


class Race:
    """The places of a Great Work: what so many votes bring to me, and cost those whom they overtake (SY-9.6)."""

    __slots__ = ("others", "p", "work")

    def __init__(self, work: Work, others: list[Chances], p: Prospects) -> None:
        self.work = work
        self.others = others
        self.p = p

    def points(self, votes: int) -> float:
        if votes <= 0:
            return 0.0  # SY-9.7
        for needed, points in self.work.thresholds:
            if votes >= needed:
                return float(points)
        value = self.expected(self.others, votes)
        for number, rival in enumerate(self.others):
            rest = self.others[:number] + self.others[number + 1 :]
            for theirs in range(1, min(votes, len(rival))):
                if rival[theirs]:
                    value += self.p.envy * rival[theirs] * self.overtaken(rest, theirs)
        return value

    def expected(self, rivals: list[Chances], votes: int) -> float:
        chances = ahead(rivals, votes)
        places = self.work.places
        return total([chances[number] * places[number] for number in range(min(len(chances), len(places)))])

    def overtaken(self, rivals: list[Chances], votes: int) -> float:
        """What it costs a builder with so many votes that one more is ahead."""
        places = [*self.work.places, 0]
        drops = [places[number] - places[number + 1] for number in range(len(self.work.places))]
        chances = ahead(rivals, votes)
        return total([chances[number] * drops[number] for number in range(min(len(chances), len(drops)))])


def ahead(rivals: list[Chances], votes: int) -> list[float]:
    """How likely 0, 1, 2 of these build with more votes."""
    found = [1.0]
    for rival in rivals:
        more = total(rival[votes + 1 :])
        found = [
            (found[number] * (1 - more) if number < len(found) else 0.0) + (found[number - 1] * more if number else 0.0)
            for number in range(len(found) + 1)
        ]
    return found


def lifted(work: Work, votes: int, together: Chances, moved: list[float]) -> float:
    """What the moves of the marker are worth, by all that others may add."""
    if work.moves is None:
        return 0.0
    value = 0.0
    for others, chance in enumerate(together):
        cells = work.step * ((votes + others) // work.votes_per_step)
        value += chance * moved[min(cells, len(moved) - 1)]
    return value


def moves_worth(g: Sylla, seat: Seat, work: Work, cells: int, p: Prospects) -> float:
    """So many cells to the right, or less famine (SY-15.3 to SY-15.6)."""
    if work.moves is None:
        return 0.0
    value = 0.0
    for other, player in enumerate(g.players):
        if work.moves == FAMINE_MOVED:
            fed = p.levels(g, max(g.famine - cells, 0))
            gain = float(famine_losses(player, p.famine) - famine_losses(player, fed))
        else:
            kind = TOKENS.index(work.moves)
            cell = g.markers[kind]
            gain = kind_worth(g, other, kind, min(cell + cells, LAST_CELL), p) - kind_worth(g, other, kind, cell, p)
        value += weight(other, seat, p) * gain
    return value


EVALUATOR: Final = SyllaEvaluator()
