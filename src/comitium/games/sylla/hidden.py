# not compiled: builds dataclasses, which compile to slower code than they interpret
"""What a seat may know of Sylla (SY-18): all but the order of the stacks, sealed answers, and what lies behind screens.

Coins and tokens are behind screens, yet everything that changes them happens openly (SY-18.4): who has
counted knows them. So views, options and logs show no holdings, unless the table plays with open
screens, but what a bot imagines keeps them: any other number would contradict the log it has read.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Literal

from comitium.engine.message import NOBODY, Seat
from comitium.engine.phase import Sealed
from comitium.games.sylla.auction import NOT_YET, PASSED, Auction
from comitium.games.sylla.buildings import Bidding, Payment
from comitium.games.sylla.components import COLOURS, PHASES, SETS, TOKENS
from comitium.games.sylla.consul import Election
from comitium.games.sylla.events import NO, OPEN, leaders, outlook
from comitium.games.sylla.model import Player, Sylla, own_set
from comitium.games.sylla.pieces import (
    ALL_CARDS,
    ALL_EVENTS,
    ALL_KEPT_TILES,
    CHRISTIANS,
    CRISIS,
    CRISIS_POINTS,
    CUBE_KINDS,
    FAMINE_VALUES,
    LEGIONARIES,
    LEGIONARY,
    NUMBERS,
    SANCTUARIES,
    SLOT_COLOURS,
    SLOT_NAMES,
    TAVERNS,
    TURNS,
    VALUES,
    VESTAL,
    VESTALS,
    Event,
    Piece,
    Pieces,
    Tile,
    Work,
    listed,
    works_for,
)
from comitium.games.sylla.scoring import token_points
from comitium.games.sylla.work import Vote

Standing = Literal["yes", "no", "open"]  # open: the First Consul would decide


@dataclass
class CardView:
    """A character card, or a Crane card (kind `crane`). `name` is its piece: `card:<name>`."""

    name: str
    kind: str
    christian: bool
    hexagons: tuple[str, ...]  # colours


@dataclass
class OwnedCardView:
    """A card before its owner: upright or turned, face up or face down."""

    name: str
    kind: str
    christian: bool
    hexagons: tuple[str, ...]
    turned: bool
    face_down: bool
    kept_down_by: tuple[str, ...]  # events in play of whose category it is, if it is face down (SY-14.8)
    new: bool  # a Crane of this turn, which cannot pay yet


@dataclass
class BuildingView:
    """A kept tile before its owner. `name` is its piece: `tile:<name>`."""

    name: str
    kind: str
    face_down: bool
    kept_down_by: tuple[str, ...]
    used: bool  # in this phase IV (SY-7.5)


@dataclass
class TileView:
    name: str
    kind: str
    letter: str


@dataclass
class SlotView:
    """A building slot, `slot:<slot>`: the tile on offer, or who bought it this turn and for how many cards."""

    slot: str
    colour: str
    tile: TileView | None
    for_sale: bool
    buyer: Seat | None
    price: int | None


@dataclass
class BidView:
    """One seat's chance in an auction, in the order of bidding."""

    seat: Seat
    bid: int | None  # None: not yet, or passed
    passed: bool
    deciding: bool
    limit: int | None  # cards that could pay (SY-6.6); None in the election, where coins count


@dataclass
class AuctionView:
    best: int
    leader: Seat | None
    bids: tuple[BidView, ...]


@dataclass
class SaleView:
    """Phase III: who sells, what is for sale, how many tiles are through, what the buyer still has to turn."""

    seller: Seat
    slot: str | None
    auction: AuctionView | None
    buyer: Seat | None  # while he pays
    due: int  # cards the buyer still has to turn
    done: int  # tiles sold or discarded in this phase
    of: int


@dataclass
class MarkerView:
    """A marker of the ladder, `marker:<token>`."""

    token: str
    cell: int
    value: int  # of a token, if the match ended now
    to_crisis: int  # cells left until a crisis; 0 in the crisis
    acted_on: bool  # by a Tavern in this phase IV (SY-13.9)


@dataclass
class FamineView:
    level: int
    loss: int  # of a player without Fields
    last: int  # the end of the track
    coming: int  # symbols on the four events, added in the next phase I


@dataclass
class CubesView:
    seat: Seat
    vestal: int
    legionary: int
    leads: bool  # would take the reward


@dataclass
class EventView:
    """An event in play, `event:<event>`. `prevented` and `removed`: as things stand in phase V."""

    slot: int
    event: str
    symbols: int
    token: str | None  # None: points instead (SY-8.9)
    icons: tuple[str, ...]
    category: str | None  # of pieces it turns face down
    clause: str
    cubes: tuple[CubesView, ...]
    total: int
    prevented: Standing
    removed: Standing


@dataclass
class ThresholdView:
    """So many votes of one builder give so many points; what each seat lacks beyond its Senators."""

    votes: int
    points: int
    missing: tuple[int, ...]  # by seat


@dataclass
class WorkView:
    """A Great Work. The votes counted are those everybody can see: available Senators, if all of them build."""

    work: str
    clause: str
    places: tuple[int, ...]
    thresholds: tuple[ThresholdView, ...]
    moves: str | None  # a token's marker, or famine
    votes_per_step: int | None
    step: int | None  # cells for every full `votes_per_step`
    senators: int  # available Senators of all players
    steps: int | None  # full steps with these
    votes_missing: int | None  # for one step more


@dataclass
class VoteView:
    """A vote as it was revealed for the last Great Work."""

    builds: bool
    senators: int
    coins: int
    votes: int
    points: int


@dataclass
class TokensView:
    health: int
    pride: int
    leisure: int


@dataclass
class ColoursView:
    red: int
    yellow: int
    grey: int


@dataclass
class FightersView:
    vestal: int
    legionary: int


@dataclass
class PlayerView:
    seat: Seat
    income_tile: str
    prestige: int
    cards: tuple[OwnedCardView, ...]
    buildings: tuple[BuildingView, ...]
    hand: tuple[CardView, ...]  # the own set, while characters are chosen (SY-2.11)
    power: ColoursView  # cards that could pay now (SY-6.5)
    senators: int  # votes in the election (SY-4.2)
    available_senators: int  # votes for the Great Work (SY-9.3)
    income: int  # of phase IV, as things stand (SY-7.2)
    famine_loss: int  # in phase VII, as things stand (SY-10.1)
    fighters: FightersView  # available Vestals and Legionaries
    cubes: FightersView  # still to be placed
    christians: int  # face up (SY-12.2)
    slaves: int  # face up (SY-12.3)
    freed: int
    vote: VoteView | None
    coins: int | None  # None: behind the screen (SY-18.2)
    tokens: TokensView | None
    ready: bool


@dataclass
class View:
    turn: int  # 0 while characters are chosen
    turns: int
    phase: str
    phases: tuple[str, ...]  # I to VII
    open_screens: bool
    incumbent: Seat | None
    consul: Seat | None
    ladder: tuple[int, ...]  # values of the cells; crisis on the first
    markers: tuple[MarkerView, ...]
    crisis_points: int
    famine: FamineView
    events: tuple[EventView, ...]
    events_left: tuple[str, ...]  # in the deck, as a set (SY-18.5)
    events_removed: tuple[str, ...]
    election: AuctionView | None
    display: tuple[CardView, ...]
    deck: int
    deck_left: dict[str, int]  # kinds in the deck (SY-18.5)
    deck_bottom: tuple[CardView, ...]  # put under it openly, to be drawn in this order (SY-5.3)
    slots: tuple[SlotView, ...]
    sale: SaleView | None
    stack: int
    stack_left: dict[str, int]  # kinds of tiles in the stack (SY-18.5)
    work: WorkView | None
    next_work: WorkView | None
    works_finished: tuple[str, ...]
    works_left: tuple[str, ...]  # under the visible card, as a set
    removed_work: str
    players: tuple[PlayerView, ...]


@dataclass
class Own:
    """Behind the own screen (SY-2.16), and the own sealed answer while others are still thinking (SY-18.1)."""

    coins: int
    tokens: TokensView
    tokens_worth: int  # if the match ended now
    election_votes: int  # the most one could bid (SY-4.5)
    work_votes: int  # the most one could commit (SY-9.3)
    slaves_payable: int  # face-up Slaves one could free now (SY-12.3)
    answer: str | None


# -- the table ---------------------------------------------------------------------------------------------------------


def view(g: Sylla) -> View:
    waiting = g.waiting()
    work = g.works[g.turn - 1] if g.turn else g.works[0]
    upcoming = g.works[g.turn] if g.turn and g.works_shown > g.turn else None
    unseen = [one.name for one in g.works[g.works_shown :]]
    deck_left = [card.kind for card in g.deck[g.deck_drawn :]]
    stack_left = [tile.kind for tile in g.stack[g.stack_drawn :]]
    left = g.event_deck[g.events_drawn :]
    return View(
        turn=g.turn,
        turns=TURNS,
        phase=g.heading,
        phases=PHASES,
        open_screens=g.open_screens,
        incumbent=_seat(g.incumbent),
        consul=_seat(g.consul),
        ladder=VALUES,
        markers=tuple(_marker(g, kind) for kind in range(len(TOKENS))),
        crisis_points=CRISIS_POINTS,
        famine=_famine(g),
        events=_events(g),
        events_left=tuple(event.name for event in ALL_EVENTS if event in left),
        events_removed=tuple(event.name for event in g.removed_events),
        election=_election(g, waiting),
        display=tuple(_card(card) for card in g.display),
        deck=len(deck_left),
        deck_left={kind: deck_left.count(kind) for kind in sorted(set(deck_left))},
        deck_bottom=tuple(_card(card) for card in g.deck[max(g.deck_drawn, g.deck_shuffled) :]),
        slots=_slots(g),
        sale=_sale(g, waiting),
        stack=len(stack_left),
        stack_left={kind: stack_left.count(kind) for kind in sorted(set(stack_left))},
        work=_work(g, work) if g.agenda else None,
        next_work=None if upcoming is None else _work(g, upcoming),
        works_finished=tuple(one.name for one in g.works[: g.works_finished]),
        works_left=tuple(one.name for one in works_for(g.seats) if one.name in unseen),
        removed_work="" if g.removed_work is None else g.removed_work.name,
        players=tuple(_player(g, seat, player, seat not in waiting) for seat, player in enumerate(g.players)),
    )


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _marker(g: Sylla, kind: int) -> MarkerView:
    cell = g.markers[kind]
    return MarkerView(
        token=TOKENS[kind],
        cell=cell,
        value=VALUES[cell],
        to_crisis=max(cell - CRISIS, 0),
        acted_on=bool(g.tavern_used >> kind & 1),
    )


def _famine(g: Sylla) -> FamineView:
    return FamineView(
        level=g.famine,
        loss=FAMINE_VALUES[g.famine],
        last=len(FAMINE_VALUES) - 1,
        coming=g.famine_symbols(),
    )


def _events(g: Sylla) -> tuple[EventView, ...]:
    prevented, removed = outlook(g)
    return tuple(
        EventView(
            slot=slot + 1,
            event=event.name,
            symbols=event.symbols,
            token=None if event.token < 0 else TOKENS[event.token],
            icons=tuple(name for kind, name in enumerate(CUBE_KINDS) if event.takes[kind]),
            category=event.category,
            clause=event.rule,
            cubes=_cubes(g, slot),
            total=g.cube_total(slot) if g.cubes else 0,
            prevented=_standing(prevented[slot]),
            removed=_standing(removed[slot]),
        )
        for slot, event in enumerate(g.events)
    )


def _standing(standing: int) -> Standing:
    return "no" if standing == NO else "open" if standing == OPEN else "yes"


def _cubes(g: Sylla, slot: int) -> tuple[CubesView, ...]:
    if not g.cubes:
        return ()
    cubes, leading = g.cubes[slot], leaders(g, slot)
    return tuple(
        CubesView(seat, cubes[2 * seat + VESTAL], cubes[2 * seat + LEGIONARY], leads=seat in leading)
        for seat in range(g.seats)
    )


def _work(g: Sylla, work: Work) -> WorkView:
    seen = [player.available_senators() for player in g.players]
    senators = sum(seen)
    per_step = work.votes_per_step or None
    return WorkView(
        work=work.name,
        clause=work.rule,
        places=work.places,
        thresholds=tuple(
            ThresholdView(votes, points, tuple(max(votes - has, 0) for has in seen))
            for votes, points in work.thresholds
        ),
        moves=work.moves,
        votes_per_step=per_step,
        step=work.step or None,
        senators=senators,
        steps=None if per_step is None else senators // per_step,
        votes_missing=None if per_step is None else per_step - senators % per_step,
    )


# -- auctions ----------------------------------------------------------------------------------------------------------


def _election(g: Sylla, waiting: list[Seat]) -> AuctionView | None:
    for phase in g.agenda:
        if isinstance(phase, Election) and phase.begun:
            return _auction(g, phase, waiting, None)
    return None


def _sale(g: Sylla, waiting: list[Seat]) -> SaleView | None:
    if g.heading != "buildings" or not g.agenda:
        return None
    slot: str | None = None
    auction: AuctionView | None = None
    buyer: Seat | None = None
    due = 0
    for phase in g.agenda:
        if isinstance(phase, Bidding) and phase.begun:
            slot = SLOT_NAMES[phase.slot]
            auction = _auction(g, phase, waiting, phase.colour)
        elif isinstance(phase, Payment):
            buyer, due = phase.seat, phase.due
    return SaleView(g.seller, slot, auction, buyer, due, done=g.sold, of=NUMBERS[g.seats].sales)


def _auction(g: Sylla, auction: Auction, waiting: list[Seat], colour: int | None) -> AuctionView:
    bids = []
    for seat in g.clockwise_from(auction.first):
        bid = auction.bids[seat]
        limit = None if colour is None else g.players[seat].able_to_pay(colour).bit_count()
        named = bid if bid not in (NOT_YET, PASSED) else None
        bids.append(BidView(seat, named, passed=bid == PASSED, deciding=seat in waiting, limit=limit))
    return AuctionView(max(auction.best, 0), _seat(auction.leader), tuple(bids))


def _slots(g: Sylla) -> tuple[SlotView, ...]:
    for_sale = [phase.slot for phase in g.agenda if isinstance(phase, Bidding) and phase.begun]
    shown = []
    for slot, tile in enumerate(g.slots):
        buyer = g.buyers[slot]
        shown.append(
            SlotView(
                slot=SLOT_NAMES[slot],
                colour=COLOURS[SLOT_COLOURS[slot]],
                tile=None if tile is None else _tile(tile),
                for_sale=slot in for_sale,
                buyer=_seat(buyer),
                price=None if buyer == NOBODY else g.prices[slot],
            )
        )
    return tuple(shown)


# -- pieces and players ------------------------------------------------------------------------------------------------


def _card(card: Piece) -> CardView:
    return CardView(card.name, card.kind, card.christian, _hexagons(card))


def _hexagons(card: Piece) -> tuple[str, ...]:
    return tuple(COLOURS[colour] for colour in card.colours)


def _tile(tile: Tile) -> TileView:
    return TileView(tile.name, tile.kind, tile.letter)


def _blocking(events: list[Event], piece: Piece, down: Pieces) -> tuple[str, ...]:
    return tuple(event.name for event in events if event.blocked & piece.bit & down)


def _player(g: Sylla, seat: Seat, player: Player, ready: bool) -> PlayerView:
    available = player.available()
    up = player.face_up()
    open_screen = g.screens_are_open()
    return PlayerView(
        seat=seat,
        income_tile=SETS[player.income_tile],
        prestige=player.prestige,
        cards=tuple(_owned_card(g, player, card) for card in listed(player.pieces & ALL_CARDS)),
        buildings=tuple(_building(g, player, tile) for tile in listed(player.pieces & ALL_KEPT_TILES)),
        hand=() if g.turn else tuple(_card(card) for card in own_set(player.income_tile)),
        power=ColoursView(*[player.able_to_pay(colour).bit_count() for colour in range(len(COLOURS))]),
        senators=player.senators(),
        available_senators=player.available_senators(),
        income=player.income(),
        famine_loss=min(g.famine_loss(player), player.prestige),
        fighters=FightersView((available & VESTALS).bit_count(), (available & LEGIONARIES).bit_count()),
        cubes=FightersView(player.cubes[VESTAL], player.cubes[LEGIONARY]),
        christians=(up & CHRISTIANS).bit_count(),
        slaves=player.slaves(),
        freed=player.freed,
        vote=_vote(player),
        coins=player.coins if open_screen else None,
        tokens=_tokens(player) if open_screen else None,
        ready=ready,
    )


def _owned_card(g: Sylla, player: Player, card: Piece) -> OwnedCardView:
    return OwnedCardView(
        name=card.name,
        kind=card.kind,
        christian=card.christian,
        hexagons=_hexagons(card),
        turned=bool(player.turned & card.bit),
        face_down=bool(player.down & card.bit),
        kept_down_by=_blocking(g.events, card, player.down),
        new=bool(player.fresh & card.bit),
    )


def _building(g: Sylla, player: Player, tile: Piece) -> BuildingView:
    return BuildingView(
        name=tile.name,
        kind=tile.kind,
        face_down=bool(player.down & tile.bit),
        kept_down_by=_blocking(g.events, tile, player.down),
        used=bool(g.used & tile.bit & (SANCTUARIES | TAVERNS)),
    )


def _vote(player: Player) -> VoteView | None:
    vote = player.vote
    if not isinstance(vote, Vote):
        return None
    votes = player.vote_senators + vote.coins
    return VoteView(vote.build, player.vote_senators, vote.coins, votes, player.vote_points)


def _tokens(player: Player) -> TokensView:
    return TokensView(*player.tokens)


# -- one seat ----------------------------------------------------------------------------------------------------------


def own(g: Sylla, seat: Seat) -> Own:
    player = g.players[seat]
    return Own(
        coins=player.coins,
        tokens=_tokens(player),
        tokens_worth=token_points(g, player),
        election_votes=player.election_votes(),
        work_votes=player.available_senators() + player.coins,
        slaves_payable=player.slaves_payable(player.coins),
        answer=_answer(g, seat),
    )


def _answer(g: Sylla, seat: Seat) -> str | None:
    phase = g.agenda[-1] if g.agenda else None
    if not isinstance(phase, Sealed) or not phase.answers[seat]:
        return None
    return phase.answer(seat).code()


def imagine(g: Sylla, seat: Seat, rng: Random) -> Sylla:
    """A copy in which every stack is shuffled anew where nobody has seen it, and sealed answers are redrawn."""
    new = g.copy()
    new.chance = g.chance.reseeded(rng)
    unseen_cards = g.deck[g.deck_drawn : g.deck_shuffled]
    rng.shuffle(unseen_cards)
    new.deck = g.deck[: g.deck_drawn] + unseen_cards + g.deck[max(g.deck_drawn, g.deck_shuffled) :]
    new.stack = g.stack[: g.stack_drawn] + _shuffled_by_letter(g.stack[g.stack_drawn :], rng)
    unseen_events = g.event_deck[g.events_drawn :]
    rng.shuffle(unseen_events)
    new.event_deck = g.event_deck[: g.events_drawn] + unseen_events
    unseen_works = g.works[g.works_shown :]
    rng.shuffle(unseen_works)
    new.works = g.works[: g.works_shown] + unseen_works
    new.imagine_answers(seat, rng)
    return new


def _shuffled_by_letter(tiles: list[Tile], rng: Random) -> list[Tile]:
    """SY-2.2: all A lie above all B, and those above all C; the letter is on the back."""
    shuffled: list[Tile] = []
    for letter in sorted({tile.letter for tile in tiles}):
        some = [tile for tile in tiles if tile.letter == letter]
        rng.shuffle(some)
        shuffled.extend(some)
    return shuffled
