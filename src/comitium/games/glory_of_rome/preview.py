"""What an option would change: figures on pieces, before anything is decided. Nothing drawn is foretold."""

from __future__ import annotations

from comitium.engine.action import Action
from comitium.engine.game import Change
from comitium.engine.message import Seat
from comitium.games.glory_of_rome.building import Build
from comitium.games.glory_of_rome.components import BUILDINGS, CHEERS, PRIESTS_PRICE, SALE, Battlefield, Sphere
from comitium.games.glory_of_rome.deeds import Cheer, Farm, harvest
from comitium.games.glory_of_rome.diplomacy import TakeFame
from comitium.games.glory_of_rome.followers import PlaceInColosseum, PlaceOn
from comitium.games.glory_of_rome.goods import Sell
from comitium.games.glory_of_rome.income import Tax, penalty_of
from comitium.games.glory_of_rome.military import March, Muster, gathered
from comitium.games.glory_of_rome.model import Exchange, GloryOfRome
from comitium.games.glory_of_rome.pantheon import LayPiece, pantheon_points
from comitium.games.glory_of_rome.senate import CastVote, makes_supremacy, supremacy_fame


def preview(g: GloryOfRome, seat: Seat, action: Action) -> tuple[Change, ...]:
    """Fame, denarii, population, legions and votes, as far as the action needs no further choice."""
    player = g.players[seat]
    if isinstance(action, Build):
        population = g.province_of(seat).population()
        return (
            _denarii(g, seat, -action.cost),
            _fame(g, seat, BUILDINGS[action.sphere].fame[action.level - 1]),
            Change(f"pop:{action.province}", population, population + 1),
            Change(f"penalty:{action.province}", penalty_of(population), penalty_of(population + 1)),
        )
    if isinstance(action, Tax):
        gain = _denarii(g, seat, action.denarii)
        return (gain, _fame(g, seat, -action.penalty)) if action.double else (gain,)
    if isinstance(action, Muster):
        return (_field(g, action.field, 1),)
    if isinstance(action, March):
        return (_field(g, action.start, -1), _field(g, action.goal, 1))
    if isinstance(action, CastVote) or (isinstance(action, PlaceOn) and action.sphere is Sphere.POLITICS):
        votes = g.votes_home(seat)
        if not votes:
            return ()
        supreme = (_fame(g, seat, supremacy_fame(g, seat)),) if makes_supremacy(g, seat) else ()
        return (Change("supply:vote", votes, votes - 1), *supreme)
    if isinstance(action, LayPiece):
        after = player.copy()
        tier = after.tier()
        assert tier is not None
        if after.next_is_common(tier):
            after.common[tier] = g.common[tier][0]
        else:
            after.own[tier] += 1
        return (Change(f"panth:{seat}.{tier.value}", pantheon_points(player), pantheon_points(after)),)
    if isinstance(action, Farm):
        return (_denarii(g, seat, action.denarii),)
    if isinstance(action, PlaceOn) and action.sphere is Sphere.AGRICULTURE:
        return (_denarii(g, seat, harvest(g, seat, True)),)
    if isinstance(action, Cheer | PlaceInColosseum):
        return (_fame(g, seat, CHEERS),)
    if isinstance(action, TakeFame):
        return (_fame(g, seat, action.fame),)
    if isinstance(action, Sell):
        return (_denarii(g, seat, SALE),)
    if isinstance(action, Exchange):
        return (_denarii(g, seat, -PRIESTS_PRICE), _fame(g, seat, 1))
    return ()


def _denarii(g: GloryOfRome, seat: Seat, change: int) -> Change:
    held = g.players[seat].denarii
    return Change(f"denarii:{seat}", held, held + change)


def _fame(g: GloryOfRome, seat: Seat, change: int) -> Change:
    fame = g.players[seat].fame
    return Change(f"fame:{seat}", fame, fame + change)


def _field(g: GloryOfRome, field: Battlefield, change: int) -> Change:
    legions = gathered(g, field)
    return Change(f"field:{field.value}", legions, legions + change)
