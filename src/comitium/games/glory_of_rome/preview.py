"""What an option would change: figures on pieces, before anything is decided. Nothing drawn is foretold."""

from __future__ import annotations

from comitium.engine.action import Action
from comitium.engine.game import Change
from comitium.engine.message import Seat
from comitium.games.glory_of_rome.building import Build
from comitium.games.glory_of_rome.components import BUILDINGS, CHEERS, COLUMN, FOLLOWERS, PRIESTS_PRICE, SALE
from comitium.games.glory_of_rome.deeds import Cheer, Farm, harvest
from comitium.games.glory_of_rome.diplomacy import TakeFame
from comitium.games.glory_of_rome.fame import claims
from comitium.games.glory_of_rome.followers import PlaceInColosseum, PlaceOn
from comitium.games.glory_of_rome.goods import Sell
from comitium.games.glory_of_rome.income import Tax, penalty_of
from comitium.games.glory_of_rome.kinds import FIELDS, NO_TIER, TIER_NAMES, Sphere
from comitium.games.glory_of_rome.military import March, Muster, gathered
from comitium.games.glory_of_rome.model import Exchange, GloryOfRome
from comitium.games.glory_of_rome.pantheon import LayPiece, pantheon_points
from comitium.games.glory_of_rome.scoring import paid
from comitium.games.glory_of_rome.senate import CastVote, makes_supremacy, supremacy_fame, why_not_vote


def preview(g: GloryOfRome, seat: Seat, action: Action) -> tuple[Change, ...]:
    """Fame, denarii, population, legions and votes, as far as the action needs no further choice."""
    if isinstance(action, Build):
        population = g.province_of(seat).population()
        return (
            _denarii(g, seat, -action.cost),
            *_fame(g, seat, BUILDINGS[action.sphere].fame[action.level - 1]),
            Change(f"pop:{action.province}", population, population + 1),
            Change(f"penalty:{action.province}", penalty_of(population), penalty_of(population + 1)),
        )
    if isinstance(action, Tax):
        gain = _denarii(g, seat, action.denarii)
        return (gain, *_fame(g, seat, -action.penalty)) if action.double else (gain,)
    if isinstance(action, Muster):
        return (_field(g, action.field, 1), *_places(g, seat, action))
    if isinstance(action, March):
        return (_field(g, action.start, -1), _field(g, action.goal, 1), *_places(g, seat, action))
    if isinstance(action, CastVote):
        return _votes(g, seat, 1)
    if isinstance(action, PlaceOn) and action.sphere is Sphere.POLITICS:
        return _votes(g, seat, 2 if action.boosted else 1)
    if isinstance(action, LayPiece) or (isinstance(action, PlaceOn) and action.sphere is Sphere.RELIGION):
        return _piece(g, seat)
    if isinstance(action, Farm):
        return (_denarii(g, seat, action.denarii),)
    if isinstance(action, PlaceOn) and action.sphere is Sphere.AGRICULTURE:
        return (_denarii(g, seat, harvest(g, seat, True)),)
    if isinstance(action, (Cheer, PlaceInColosseum)):
        return _fame(g, seat, CHEERS)
    if isinstance(action, TakeFame):
        return _fame(g, seat, action.fame)
    if isinstance(action, Sell):
        return (_denarii(g, seat, SALE),)
    if isinstance(action, Exchange):
        return (_denarii(g, seat, -PRIESTS_PRICE), *_fame(g, seat, 1))
    return ()


def _denarii(g: GloryOfRome, seat: Seat, change: int) -> Change:
    held = g.players[seat].denarii
    return Change(f"denarii:{seat}", held, held + change)


def _fame(g: GloryOfRome, seat: Seat, change: int) -> tuple[Change, ...]:
    """With the followers that come out of the milestones reached (GR-6.7)."""
    player = g.players[seat]
    after = player.fame + change
    passed = sum([claims(g, player, number, after) for number in range(len(g.milestones))])
    gained = min(passed, FOLLOWERS - player.followers)
    followers = (Change(f"followers:{seat}", player.home, player.home + gained),) if gained else ()
    return (Change(f"fame:{seat}", player.fame, after), *followers)


def _votes(g: GloryOfRome, seat: Seat, number: int) -> tuple[Change, ...]:
    """Votes on top, as many as there are, and the fame of every supremacy among them (GR-16.4, GR-16.8)."""
    after = g.copy()
    fame = 0
    for _ in range(number):
        if why_not_vote(after, seat) is None:
            fame += supremacy_fame(after, seat) if makes_supremacy(after, seat) else 0
            after.column.append(seat)
            del after.column[:-COLUMN]
    if why_not_vote(g, seat) is not None:
        return ()
    return (Change("supply:vote", g.votes_home(seat), after.votes_home(seat)), *(_fame(g, seat, fame) if fame else ()))


def _piece(g: GloryOfRome, seat: Seat) -> tuple[Change, ...]:
    player = g.players[seat]
    after = player.copy()
    tier = after.tier()
    if tier == NO_TIER:
        return ()
    if after.next_is_common(tier):
        after.common[tier] = g.common[tier][0]
    else:
        after.own[tier] += 1
    return (Change(f"panth:{seat}.{TIER_NAMES[tier]}", pantheon_points(player), pantheon_points(after)),)


def _places(g: GloryOfRome, seat: Seat, action: Muster | March) -> tuple[Change, ...]:
    """The end fame of the places that would change hands, by seat and battlefield (GR-28.3 to GR-28.7)."""
    after = g.copy()
    stationed = after.players[seat].stationed
    stationed[action.field if isinstance(action, Muster) else action.goal] += 1
    if isinstance(action, March):
        stationed[action.start] -= 1
    changes = []
    for field in range(len(FIELDS)):
        before, then = paid(g, field), paid(after, field)
        for owner, (one, two) in enumerate(zip(before, then, strict=True)):
            if one != two:
                changes.append(Change(f"legion:{owner}.{FIELDS[field]}", one, two))
    return tuple(changes)


def _field(g: GloryOfRome, field: int, change: int) -> Change:
    legions = gathered(g, field)
    return Change(f"field:{FIELDS[field]}", legions, legions + change)
