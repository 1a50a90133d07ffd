"""What becomes of the cards of Aeterna, and of what their owners leave unspent.

A card is held by whoever drafts it; a board card is played by somebody who never held it, and a figure is open to all.
Its yield is everything it changes for its owner: price, rewards, printed points, every activation, and for a permanent
card the difference between each step as it was played and the same step without the card.
"""

from __future__ import annotations

from typing import Final

from comitium.bots.watch.watch import Tally, Watch
from comitium.engine.action import Action
from comitium.engine.message import Seat
from comitium.games.aeterna.components import AbilityKind
from comitium.games.aeterna.draft import Keep
from comitium.games.aeterna.favour import Favour
from comitium.games.aeterna.free import Activate, Discard
from comitium.games.aeterna.model import Aeterna
from comitium.games.aeterna.playing import Play, PlayBoardCard
from comitium.games.aeterna.scoring import is_struck_out
from comitium.games.aeterna.turn import Pass, Turn

# One piece as points: the rates by which the cards were priced (`data/buildings.toml`), 4 aurei for a point.
AUREUS: Final = 0.25
WHEAT: Final = 0.5
STONE: Final = 1.0
CITIZEN: Final = 0.75
UNREST: Final = 0.5
GOODS: Final = ("aurei", "stone", "wheat", "citizens")


class AeternaWatch(Watch[Aeterna]):
    """Cards, figures, struck out and unspent."""

    def decided(self, g: Aeterna, seat: Seat, action: Action) -> None:
        if isinstance(action, Keep):
            self.note("card", action.card.label.name, seat, held=1)
        elif isinstance(action, (Play, PlayBoardCard)):
            points = gain(g, seat, action) + action.card.points
            self.note("card", action.card.label.name, seat, played=1, points=points)
        elif isinstance(action, Activate):
            self.note("card", action.card.label.name, seat, points=gain(g, seat, action))
        elif isinstance(action, Favour):
            for other in range(g.seats):
                self.note("figure", action.figure.label.name, other, held=1)
            points = gain(g, seat, action) + action.figure.points
            self.note("figure", action.figure.label.name, seat, played=1, points=points)
        elif isinstance(action, Discard):
            self.amount("discards", seat, 1)
        if isinstance(action, Pass):
            self.passed(g, seat)
        if isinstance(g.agenda[-1], Turn):
            self.serve(g, seat, action)

    def passed(self, g: Aeterna, seat: Seat) -> None:
        """Cards left in the hand are lost; figures that nobody wanted were open to all."""
        self.amount("cards-left", seat, len(g.players[seat].hand))
        if len(g.passed) == g.seats - 1:
            for figure in g.figures:
                for other in range(g.seats):
                    self.note("figure", figure.label.name, other, held=1)

    def serve(self, g: Aeterna, seat: Seat, action: Action) -> None:
        """What permanent cards add to this step; with the last pass phases C to H follow, which concern everybody."""
        last_pass = isinstance(action, Pass) and len(g.passed) == g.seats - 1
        served = range(g.seats) if last_pass else [seat]
        owned = [(owner, card) for owner in served for card in g.players[owner].with_ability(AbilityKind.PERMANENT)]
        if not owned:
            return
        with_all = after(g, seat, action)
        for owner, card in owned:
            without = g.copy()
            owning = without.players[owner]
            owning.cards = [other for other in owning.cards if other is not card]
            points = wealth(with_all, owner) - wealth(after(without, seat, action), owner)
            self.note("card", card.label.name, owner, points=points)

    def ended(self, g: Aeterna) -> Tally:
        for seat, player in enumerate(g.players):
            self.happens("struck-out", seat, is_struck_out(player))
            self.amount("cards-played", seat, len(player.cards))
            self.amount("figures", seat, len(player.figures))
            self.amount("unrest", seat, player.unrest)
            self.amount("doom", seat, player.doom)
            for good, left in zip(GOODS, (player.aurei, player.stone, player.wheat, player.citizens), strict=True):
                self.amount(f"unspent-{good}", seat, left)
        return self.tally()


def after(g: Aeterna, seat: Seat, action: Action) -> Aeterna:
    """A copy played on to the next question."""
    then = g.copy()
    then.hush()
    then.play(seat, action)
    return then


def gain(g: Aeterna, seat: Seat, action: Action) -> float:
    """What the step itself brings the seat."""
    then = g.copy()
    then.hush()
    then.agenda[-1].play(then, seat, action)
    return wealth(then, seat) - wealth(g, seat)


def wealth(g: Aeterna, seat: Seat) -> float:
    """All that lies open before the seat but the points on its cards."""
    player = g.players[seat]
    goods = player.aurei * AUREUS + player.wheat * WHEAT + player.stone * STONE
    citizens = (player.citizens + g.on_board(seat)) * CITIZEN
    return player.points + goods + citizens - player.unrest * UNREST


WATCH: Final = AeternaWatch
