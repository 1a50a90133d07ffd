# not compiled: builds dataclasses, which compile to slower code than they interpret
"""What is shown of Glory of Rome (GR-34): all but hands, tasks, face-down tokens and the order of decks."""

from __future__ import annotations

from dataclasses import dataclass

from comitium.engine.message import NOBODY, Seat
from comitium.engine.phase import Sealed
from comitium.games.glory_of_rome.board import Province
from comitium.games.glory_of_rome.building import why_not_erect
from comitium.games.glory_of_rome.components import (
    BATTLEFIELDS,
    BOARD,
    BUILDINGS,
    CASSIUS,
    CHARACTERS,
    CHEERS,
    COLUMN,
    EVENTS,
    FOLLOWERS,
    HAND,
    LAP,
    OBJECTIVES,
    PIECES,
    PRIESTS_PRICE,
    ROUNDS,
    SALE,
    SETS,
    SLOTS,
    TASKS,
    TIERS,
    TOP_LEVEL,
    goods_of,
    kind_of,
)
from comitium.games.glory_of_rome.deeds import harvest
from comitium.games.glory_of_rome.diplomacy import TOKENS
from comitium.games.glory_of_rome.goods import why_not_play
from comitium.games.glory_of_rome.hidden import knows
from comitium.games.glory_of_rome.income import next_turn, penalty_of, why_not_double
from comitium.games.glory_of_rome.kinds import FIELDS, NO_BOOST, SPHERES, TIER_NAMES, Medal, Tier
from comitium.games.glory_of_rome.military import banner, banners, gathered, is_conquered, ranks
from comitium.games.glory_of_rome.model import NOWHERE, PLACE_NAMES, GloryOfRome
from comitium.games.glory_of_rome.pantheon import next_piece, pantheon_points, sabotaged_tier
from comitium.games.glory_of_rome.player import Player
from comitium.games.glory_of_rome.plots import applicable, why_not_activate
from comitium.games.glory_of_rome.scoring import (
    cassius_total,
    completed_tasks,
    counted,
    denarii_points,
    exchange_rate,
    military_points,
    objectives,
    objectives_reached,
    outdone,
    score_sheet,
    set_points,
    task_points,
    title,
)
from comitium.games.glory_of_rome.senate import makes_supremacy, senate_points, supremacy_fame, vote_worth, why_not_vote


@dataclass
class CardView:
    """A goods card; `playable` says whether it fits the open moment and can do something."""

    card: str
    goods: str
    ware: str
    condition: str
    amount: int
    playable: bool


@dataclass
class SetView:
    ware: str
    cards: tuple[str, ...]
    end_fame: int


@dataclass
class SiteView:
    """A building with its followers; `next_cost` and `next_fame` are of the level that could be built on it."""

    sphere: str
    level: int
    building: str
    capacity: int
    free_places: int
    followers: tuple[Seat, ...]
    boosted: tuple[Seat, ...]
    next_building: str
    next_cost: int | None
    next_fame: int | None
    next_in_stock: int
    missing: int | None  # denarii its governor lacks for the next level; Cassius needs none


@dataclass
class SlotView:
    """An intrigue token; whom it could strike now, how, and whom it will face after the turn of the board."""

    slot: int
    owner: Seat | None
    active: bool
    fresh: bool
    target_seat: Seat | None
    intrigue: tuple[str, ...]  # the effects it could have on them now
    activatable: bool
    next_target_seat: Seat | None


@dataclass
class ProvinceView:
    province: str
    place: int
    next_place: int | None
    governor_seat: Seat | None
    next_governor_seat: Seat | None
    first_player_token: bool
    population: int
    tax: int
    double_tax: int
    penalty: int
    sites: tuple[SiteView, ...]
    slots: tuple[SlotView, ...]


@dataclass
class VoteView:
    height: int
    owner: Seat
    end_fame: int


@dataclass
class RankView:
    """A player's place on a battlefield as things stand; `end_fame` is what it would pay."""

    owner: Seat
    legions: int
    rank: int
    tied: bool
    end_fame: int


@dataclass
class FieldView:
    field: str
    shield: int
    legions: int
    missing: int
    conquered: bool
    banners: tuple[int, ...]
    ranks: tuple[RankView, ...]
    battles_fought: tuple[int, ...]


@dataclass
class MilestoneView:
    cell: int
    moves: bool
    claimed_by: tuple[Seat, ...]


@dataclass
class StockView:
    sphere: str
    level: int
    building: str
    left: int
    cost: int
    fame: int


@dataclass
class MedalView:
    medal: str
    sphere: str
    owner: Seat | None


@dataclass
class EventView:
    event: str
    negative: bool
    clockwise: bool
    quarters: int
    amount: int
    affects: tuple[Seat, ...]  # whom it struck when it was revealed (GR-8.8)


@dataclass
class MomentView:
    moment_seat: Seat
    condition: str
    at: str
    played: tuple[str, ...]
    penalty: int


@dataclass
class PlotView:
    activator_seat: Seat
    target_seat: Seat
    strikes: tuple[str, ...]
    cancelled: bool


@dataclass
class ProposalView:
    """A proposal on the table; which token lies there is nobody's business but the proposer's."""

    proposer_seat: Seat
    target_seat: Seat
    province: str
    sphere: str
    level: int
    stake: int
    demand: int | None


@dataclass
class ObjectiveView:
    objective: str
    have: int
    need: int
    reached: bool


@dataclass
class CassiusView:
    cards_left: int
    shown: tuple[str, ...]
    last_build: str | None
    last_plot: str | None
    total: int


@dataclass
class TrackCell:
    """A cell of the feud track: open, used in this round, or covered by a feud token."""

    sphere: str  # of the boost printed on it, or "none"
    state: str


@dataclass
class PantheonView:
    tier: str
    own: int
    own_needed: int
    common: str | None
    finished: bool
    can_be_sabotaged: bool


@dataclass
class TaskView:
    task: str
    worth: int
    end_fame: int  # as things stand
    have: int
    need: int
    outdone: bool


@dataclass
class PlayerView:
    seat: Seat
    ready: bool
    character: str
    intrigue: str | None  # the unique one
    place: int
    province: str
    next_province: str | None
    denarii: int
    fame: int
    cell: int
    laps: int
    to_next_milestone: int | None
    feud: int
    track: tuple[TrackCell, ...]
    boosts_open: tuple[str, ...]
    followers: int
    followers_left: int
    followers_to_recruit: int
    legions: int
    legions_home: int
    legions_to_recruit: int
    legions_stationed: dict[str, int]
    votes: int
    votes_home: int
    votes_to_recruit: int
    votes_in_column: int
    next_vote_is_supremacy: bool
    supremacy_fame: int
    intrigues_home: int
    intrigues_placed: int
    cards: int
    goods: int
    anchor: bool
    known_goods: tuple[str, ...]  # cards everybody saw taken
    sets: tuple[SetView, ...]
    medals: tuple[str, ...]
    pantheon: tuple[PantheonView, ...]
    next_piece: str | None
    next_piece_fame: int
    tasks: int
    revealed_tasks: tuple[TaskView, ...]
    tokens_left: int
    tokens_shown: tuple[str, ...]  # diplomacy tokens used in this round
    tax: int
    double_tax: int
    penalty: int
    can_tax_double: bool
    end_fame_military: int
    end_fame_senate: int
    end_fame_sets: int
    end_fame_pantheon: int
    end_fame_denarii: int
    denarii_per_fame: int
    public_total: int
    can_exchange: bool
    harvest: int  # denarii of the next follower on an agricultural building
    achievements: tuple[str, ...]


@dataclass
class View:
    round: int
    rounds: int
    phase: str
    variants: tuple[str, ...]
    solo: str
    order: tuple[Seat, ...]
    clockwise: bool
    first_player_seat: Seat | None
    event: EventView | None
    next_turn: int | None  # quarter turns clockwise at the end of the round
    events_left: int
    past_events: tuple[str, ...]
    provinces: tuple[ProvinceView, ...]  # by place
    colosseum: tuple[Seat, ...]
    senate: tuple[VoteView, ...]  # from the bottom
    senate_values: tuple[int, ...]
    senate_room: int
    battlefields: tuple[FieldView, ...]
    milestones: tuple[MilestoneView, ...]
    stock: tuple[StockView, ...]
    medals: tuple[MedalView, ...]
    common_foundation: tuple[str, ...]
    common_temple: tuple[str, ...]
    feud_supply: int
    goods_left: int
    discards: tuple[str, ...]  # the last one on top
    aside: tuple[str, ...]
    tasks_left: int
    farming: int | None
    cheers: int  # fame of a follower in the Colosseum
    sale: int  # denarii for a goods card
    hand_limit: int
    lap: int  # cells of the fame track
    moment: MomentView | None
    plot: PlotView | None
    proposal: ProposalView | None
    objectives: tuple[ObjectiveView, ...]
    solo_title: str | None
    cassius: CassiusView | None
    players: tuple[PlayerView, ...]  # Cassius is the last of them, beyond all seats


@dataclass
class KnownView:
    """Cards of another hand that this seat knows: those it lost to it (GR-34.4), and those everybody saw."""

    owner: Seat
    cards: tuple[str, ...]


@dataclass
class Own:
    hand: tuple[CardView, ...]
    tasks: tuple[TaskView, ...]
    dealt: tuple[TaskView, ...]
    known: tuple[KnownView, ...]
    tokens: tuple[str, ...]
    token: str | None  # face down on a building
    answer: str | None  # the sealed choice of a task
    exchange_price: int | None
    completed_tasks: int
    task_objective: ObjectiveView | None  # of Emperor Solo; the other six are in the view
    total: int


# -- what everybody sees -----------------------------------------------------------------------------------------------


def view(g: GloryOfRome) -> View:
    waiting = g.waiting()
    after = g.turned(next_turn(g)) if g.event and g.round < ROUNDS and g.result is None else None
    return View(
        round=g.round,
        rounds=ROUNDS,
        phase=g.heading,
        variants=_variants(g),
        solo=g.solo,
        order=tuple(g.order),
        clockwise=g.clockwise,
        first_player_seat=g.order[0] if g.round else None,
        event=_event(g),
        next_turn=next_turn(g) if after is not None else None,
        events_left=len(g.events),
        past_events=tuple(g.past_events),
        provinces=tuple(_province(g, place, after) for place in range(len(g.board))),
        colosseum=tuple(g.arena),
        senate=tuple(VoteView(height, owner, vote_worth(height)) for height, owner in enumerate(g.column, start=1)),
        senate_values=BOARD.senate,
        senate_room=COLUMN - len(g.column),
        battlefields=tuple(_field(g, field) for field in range(len(FIELDS))),
        milestones=tuple(
            MilestoneView(cell, number > 0, tuple(s for s in range(g.seats) if g.players[s].claimed[number]))
            for number, cell in enumerate(g.milestones)
        ),
        stock=tuple(
            StockView(
                name,
                level,
                f"{name}-{level}",
                g.stock[sphere][level - 1],
                row.cost[level - 1],
                row.fame[level - 1],
            )
            for sphere, (name, row) in enumerate(zip(SPHERES, BUILDINGS, strict=True))
            for level in range(1, TOP_LEVEL + 1)
        ),
        medals=tuple(
            MedalView(row.medal.value, name, _seat(g.holder(row.medal)))
            for name, row in zip(SPHERES, BUILDINGS, strict=True)
            if not g.heroes
        ),
        common_foundation=tuple(piece.value for piece in g.common[Tier.FOUNDATION]),
        common_temple=tuple(piece.value for piece in g.common[Tier.TEMPLE]),
        feud_supply=g.feud,
        goods_left=len(g.goods),
        discards=tuple(g.goods.discards),
        aside=tuple(g.aside),
        tasks_left=len(g.task_deck),
        farming=BOARD.farming[g.round - 1] if g.round else None,
        cheers=CHEERS,
        sale=SALE,
        hand_limit=HAND,
        lap=LAP,
        moment=_moment(g),
        plot=_plot(g),
        proposal=_proposal(g),
        objectives=_objectives(g),
        solo_title=_title(g),
        cassius=_cassius(g),
        players=tuple(_player(g, seat, seat not in waiting, after) for seat in range(len(g.players))),
    )


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _variants(g: GloryOfRome) -> tuple[str, ...]:
    played = {"spies": g.spies, "truce": g.truce, "clockwise": g.fixed_turn, "heroes": g.heroes, "harsh": g.harsh}
    return tuple(name for name, on in played.items() if on)


def _event(g: GloryOfRome) -> EventView | None:
    if not g.event:
        return None
    row = EVENTS[g.event]
    return EventView(
        event=g.event,
        negative=row.negative,
        clockwise=row.clockwise,
        quarters=row.quarters,
        amount=row.amount,
        affects=tuple(g.struck),
    )


def _governor_of(g: GloryOfRome, board: list[Province], name: str) -> Seat | None:
    for place, province in enumerate(board):
        if province.name == name and place in g.places:
            return g.places.index(place)
    return None


def _province(g: GloryOfRome, place: int, after: list[Province] | None) -> ProvinceView:
    province = g.board[place]
    name = province.name
    governor = g.governor(name)
    following = None if after is None else _governor_of(g, after, name)
    return ProvinceView(
        province=name,
        place=place,
        next_place=None if after is None else [other.name for other in after].index(name),
        governor_seat=_seat(governor),
        next_governor_seat=following,
        first_player_token=g.first == name,
        population=province.population(),
        tax=province.population(),
        double_tax=2 * province.population(),
        penalty=penalty_of(province.population()),
        sites=tuple(_site(g, province, sphere, governor) for sphere in range(len(SPHERES))),
        slots=tuple(_slot(g, province, number, following) for number in range(SLOTS)),
    )


def _site(g: GloryOfRome, province: Province, sphere: int, governor: Seat) -> SiteView:
    name, standing = SPHERES[sphere], province.levels[sphere]
    level = standing + 1
    buildable = level <= TOP_LEVEL
    missing = None
    if 0 <= governor < g.seats and why_not_erect(g, governor, sphere) is None:
        missing = max(0, g.price(sphere, level) - g.players[governor].denarii)
    return SiteView(
        sphere=name,
        level=standing,
        building=f"{name}-{standing}" if standing else "",
        capacity=standing,
        free_places=province.room(sphere),
        followers=tuple(province.followers[sphere]),
        boosted=tuple(province.boosted[sphere]),
        next_building=f"{name}-{level}" if buildable else "",
        next_cost=BUILDINGS[sphere].cost[level - 1] if buildable else None,
        next_fame=BUILDINGS[sphere].fame[level - 1] if buildable else None,
        next_in_stock=g.stock[sphere][level - 1] if buildable else 0,
        missing=missing,
    )


def _slot(g: GloryOfRome, province: Province, number: int, following: Seat | None) -> SlotView:
    owner, fresh = province.owners[number], province.fresh[number]
    governor = g.governor(province.name)
    owned = owner != NOBODY
    target = governor if owned and governor not in (NOBODY, owner) else NOBODY
    effects = applicable(g, owner, target) if target != NOBODY else []
    return SlotView(
        slot=number + 1,
        owner=_seat(owner),
        active=province.active[number],
        fresh=fresh,
        target_seat=_seat(target),
        intrigue=tuple(effect.value for effect in effects),
        activatable=owned and not fresh and why_not_activate(g, owner, province.name, number) is None,
        next_target_seat=following if owned and following != owner else None,
    )


def _field(g: GloryOfRome, field: int) -> FieldView:
    shown: list[RankView] = []
    for place, tied in enumerate(ranks(g, field)):
        for seat in tied:
            paid = banner(g, field, place, len(tied)) if is_conquered(g, field) else 0
            shown.append(RankView(seat, g.players[seat].stationed[field], place + 1, len(tied) > 1, paid))
    shield = BATTLEFIELDS[field].shield
    return FieldView(
        field=FIELDS[field],
        shield=shield,
        legions=gathered(g, field),
        missing=max(0, shield - gathered(g, field)),
        conquered=is_conquered(g, field),
        banners=tuple(banners(g, field)),
        ranks=tuple(shown),
        battles_fought=tuple(g.battles_fought[field]) if g.battles_fought else (),
    )


def _moment(g: GloryOfRome) -> MomentView | None:
    moment = g.moment
    if moment is None:
        return None
    return MomentView(moment.seat, moment.kind.value, _place(moment.place), tuple(moment.played), moment.penalty)


def _place(place: int) -> str:
    return "" if place == NOWHERE else PLACE_NAMES[place]


def _plot(g: GloryOfRome) -> PlotView | None:
    plot = g.plot
    if plot is None:
        return None
    return PlotView(plot.activator, plot.target, tuple(strike.code() for strike in plot.strikes), plot.cancelled)


def _proposal(g: GloryOfRome) -> ProposalView | None:
    proposal = g.proposal
    if proposal is None:
        return None
    return ProposalView(
        proposer_seat=proposal.proposer,
        target_seat=proposal.target,
        province=proposal.province,
        sphere=SPHERES[proposal.sphere],
        level=g.named(proposal.province).levels[proposal.sphere],
        stake=proposal.stake,
        demand=proposal.demand or None,
    )


def _title(g: GloryOfRome) -> str | None:
    """What the objectives have earned, when they are counted (GR-31.7)."""
    if g.solo != "emperor" or g.result is None:
        return None
    return title(objectives_reached(g)).name.removeprefix("title-")


def _objectives(g: GloryOfRome) -> tuple[ObjectiveView, ...]:
    """Of Emperor Solo, without the tasks, which spectators do not see before the end."""
    if g.solo != "emperor":
        return ()
    counted = objectives(g).items()
    return tuple([_objective(name, have) for name, have in counted if name != "tasks" or g.result is not None])


def _task_objective(g: GloryOfRome) -> ObjectiveView | None:
    """The seventh objective, for the player alone."""
    return _objective("tasks", completed_tasks(g, 0)) if g.solo == "emperor" and g.result is None else None


def _objective(name: str, have: int) -> ObjectiveView:
    return ObjectiveView(name, have, OBJECTIVES[name], have >= OBJECTIVES[name])


def _cassius(g: GloryOfRome) -> CassiusView | None:
    if g.cassius() == NOBODY:
        return None
    last = CASSIUS[g.cassius_shown[-1]] if g.cassius_shown else None
    return CassiusView(
        cards_left=len(g.cassius_deck),
        shown=tuple(g.cassius_shown),
        last_build=None if last is None else last.build,
        last_plot=None if last is None or last.plot is None else last.plot.value,
        total=cassius_total(g),
    )


def _track(player: Player) -> tuple[TrackCell, ...]:
    cells = []
    for number, boost in enumerate(player.track()):
        state = "covered" if number >= player.open_cells() else "used" if boost in player.used else "open"
        cells.append(TrackCell("none" if boost == NO_BOOST else SPHERES[boost], state))
    return tuple(cells)


def _pantheon(player: Player) -> tuple[PantheonView, ...]:
    shown = []
    for tier, name in enumerate(TIER_NAMES):
        common = player.common[tier]
        shown.append(
            PantheonView(
                tier=name,
                own=player.own[tier],
                own_needed=TIERS[tier].own,
                common=None if common is None else common.value,
                finished=common is not None,
                can_be_sabotaged=sabotaged_tier(player) == tier,
            )
        )
    return tuple(shown)


def _tokens_shown(g: GloryOfRome, seat: Seat) -> tuple[str, ...]:
    """Those used in this round; one that lies face down is not shown yet (GR-30.12)."""
    if not g.spies or seat >= g.seats or not g.event:
        return ()
    hidden = [g.proposal.token] if g.proposal is not None and g.proposal.proposer == seat else []
    return tuple(token for token in TOKENS if token not in [*g.players[seat].tokens, *hidden])


def _player(g: GloryOfRome, seat: Seat, ready: bool, after: list[Province] | None) -> PlayerView:
    player = g.players[seat]
    province = g.province_of(seat)
    population = province.population()
    unclaimed = [cell for number, cell in enumerate(g.milestones) if not player.claimed[number]]
    piece = next_piece(g, seat)
    real = seat < g.seats
    return PlayerView(
        seat=seat,
        ready=ready,
        character=player.character,
        intrigue=CHARACTERS[player.character].unique.value if real else None,
        place=g.places[seat],
        province=province.name,
        next_province=None if after is None else after[g.places[seat]].name,
        denarii=player.denarii,
        fame=player.fame,
        cell=(player.fame - 1) % LAP + 1,
        laps=(player.fame - 1) // LAP,
        to_next_milestone=unclaimed[0] - player.fame if unclaimed and real else None,
        feud=player.feud,
        track=_track(player),
        boosts_open=tuple(SPHERES[boost] for boost in player.active_boosts() if boost not in player.used),
        followers=player.followers,
        followers_left=player.home,
        followers_to_recruit=FOLLOWERS - player.followers if real else 0,
        legions=player.legions,
        legions_home=player.legions_home(),
        legions_to_recruit=player.legions_to_recruit(),
        legions_stationed=dict(zip(FIELDS, player.stationed, strict=True)),
        votes=player.votes,
        votes_home=g.votes_home(seat),
        votes_to_recruit=player.votes_to_recruit(),
        votes_in_column=g.column.count(seat),
        next_vote_is_supremacy=makes_supremacy(g, seat) and why_not_vote(g, seat) is None,
        supremacy_fame=supremacy_fame(g, seat),
        intrigues_home=player.intrigues,
        intrigues_placed=sum(other.owners.count(seat) for other in g.board),
        cards=player.cards(),
        goods=len(player.hand),
        anchor=player.anchor,
        known_goods=tuple(card for card in player.hand if NOBODY in player.known.get(card, [])),
        sets=tuple(SetView(laid.ware.value, laid.cards, SETS[laid.ware]) for laid in player.sets),
        medals=tuple(medal.value for medal in player.medals),
        pantheon=_pantheon(player),
        next_piece=None if piece is None else piece.value,
        next_piece_fame=0 if piece is None else PIECES[piece],
        tasks=len(player.tasks),
        revealed_tasks=tuple(_task(g, seat, task) for task in player.tasks) if g.result is not None else (),
        tokens_left=len(player.tokens),
        tokens_shown=_tokens_shown(g, seat),
        tax=population if real else 0,
        double_tax=2 * population if real else 0,
        penalty=penalty_of(population),
        can_tax_double=real and why_not_double(g, seat) is None,
        end_fame_military=military_points(g, seat),
        end_fame_senate=senate_points(g, seat),
        end_fame_sets=set_points(player),
        end_fame_pantheon=pantheon_points(player),
        end_fame_denarii=denarii_points(player),
        denarii_per_fame=exchange_rate(player),
        public_total=score_sheet(g, seat, False).total,
        can_exchange=real and g.can_exchange(seat),
        harvest=harvest(g, seat, True) if real and g.round else 0,
        achievements=tuple(g.achievements[seat]) if seat < len(g.achievements) else (),
    )


# -- what a seat sees besides ------------------------------------------------------------------------------------------


def own(g: GloryOfRome, seat: Seat) -> Own:
    player = g.players[seat]
    proposal = g.proposal
    return Own(
        hand=tuple(_card(g, seat, card) for card in player.hand),
        tasks=tuple(_task(g, seat, task) for task in player.tasks),
        dealt=tuple(_task(g, seat, task) for task in player.dealt),
        known=tuple(
            KnownView(other, tuple(card for card in g.players[other].hand if knows(g, seat, other, card)))
            for other in range(g.seats)
            if other != seat and any(knows(g, seat, other, card) for card in g.players[other].hand)
        ),
        tokens=tuple(player.tokens),
        token=proposal.token if proposal is not None and proposal.proposer == seat else None,
        answer=_own_answer(g, seat),
        exchange_price=PRIESTS_PRICE if player.has(Medal.PRIEST) else None,
        completed_tasks=completed_tasks(g, seat),
        task_objective=_task_objective(g),
        total=score_sheet(g, seat, True).total,
    )


def _card(g: GloryOfRome, seat: Seat, card: str) -> CardView:
    row = goods_of(card)
    return CardView(
        card=card,
        goods=kind_of(card),
        ware=row.type.value,
        condition=row.condition.value,
        amount=row.amount,
        playable=why_not_play(g, seat, card) is None,
    )


def _task(g: GloryOfRome, seat: Seat, task: str) -> TaskView:
    row = TASKS[task]
    return TaskView(
        task=task,
        worth=row.end_fame,
        end_fame=task_points(g, seat, task),
        have=counted(g, seat, row.goal, row.of),
        need=row.least,
        outdone=row.rivals and outdone(g, seat, task),
    )


def _own_answer(g: GloryOfRome, seat: Seat) -> str | None:
    phase = g.agenda[-1] if g.agenda else None
    if not isinstance(phase, Sealed) or not phase.answers[seat]:
        return None
    return phase.answer(seat).code()
