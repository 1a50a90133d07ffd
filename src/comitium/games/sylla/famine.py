"""Phase VII, famine and crisis: points are lost to famine, then each marker in the crisis is settled (SY-10)."""

from __future__ import annotations

from typing import Final

from comitium.engine.message import NOBODY, Message, Seat, Who
from comitium.engine.phase import Automatic
from comitium.games.sylla.components import TOKENS
from comitium.games.sylla.deed import Deed
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import ALL_TOKENS, CRISIS_POINTS, TOKEN_LABELS, TokenKind


class Starve(Deed):
    """The loss to famine (SY-10.1)."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points: Final = points

    def code(self) -> str:
        return f"starve {self.points}"

    def told(self, seat: Seat) -> Message:
        return Message("famine-loss", who=Who(seat), points=self.points)


class Shown(Deed):
    """A crisis comes, and everybody shows the tokens of its kind (SY-10.4); `held` is by seat."""

    __slots__ = ("held", "kind")

    def __init__(self, kind: TokenKind, held: list[int]) -> None:
        self.kind: Final = kind
        self.held: Final = held

    def code(self) -> str:
        return f"crisis {TOKENS[self.kind]}"

    def told(self, seat: Seat) -> Message:
        shown = [Message("tokens-shown", who=Who(owner), count=count) for owner, count in enumerate(self.held)]
        return Message("crisis", token=TOKEN_LABELS[self.kind], shown=shown)

    def pieces(self) -> list[str]:
        return [f"marker:{TOKENS[self.kind]}"]


class FamineAndCrisis(Automatic[Sylla]):
    """Famine first (SY-10.1), then the crises in the order Health, Civic Pride, Leisure (SY-10.3, ruling 12)."""

    __slots__ = ()

    heading = "famine"

    def run(self, g: Sylla) -> None:
        for seat in g.clockwise_from(g.consul):
            player = g.players[seat]
            lost = player.lose(g.famine_loss(player))
            if lost:
                g.tell_action(seat, Starve(lost), "SY-10.1")
        for kind in ALL_TOKENS:
            if g.in_crisis(kind):
                crisis(g, kind)


def crisis(g: Sylla, kind: TokenKind) -> None:
    """Who has most tokens of the kind gains, then who has fewest loses; all who tie too (SY-10.4 to SY-10.7)."""
    held = [player.tokens[kind] for player in g.players]
    g.tell_action(NOBODY, Shown(kind, held), "SY-10.4")  # no revelation: who counted knew it (SY-18.4)
    most, fewest = max(held), min(held)
    order = g.clockwise_from(g.consul)
    for seat in order:
        if held[seat] == most:
            g.players[seat].gain(CRISIS_POINTS)
            g.tell("crisis-gain", "SY-10.5", seat=seat, points=CRISIS_POINTS)
    for seat in order:
        if held[seat] == fewest:
            lost = g.players[seat].lose(CRISIS_POINTS)
            g.tell("crisis-loss", "SY-10.6", seat=seat, points=lost)
