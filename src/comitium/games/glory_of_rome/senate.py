"""The Senate column: five votes at most, and supremacy for three own ones on top (GR-16)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, No, Seat
from comitium.games.glory_of_rome.components import BOARD, COLUMN, POLITICIANS_SUPREMACY, SUPREMACY, VOTES
from comitium.games.glory_of_rome.fame import gain_fame
from comitium.games.glory_of_rome.kinds import Medal
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.games.glory_of_rome.names import caller


class CastVote(Action):
    """Put an own vote on top of the column (GR-16.1)."""

    __slots__ = ()

    def code(self) -> str:
        return "vote"

    def sentence(self) -> Message:
        return Message("vote")

    def pieces(self) -> list[str]:
        return ["supply:vote", "senate"]


class Voted(Action):
    """What the log tells of a vote, worded when it is read. Nobody decides it."""

    __slots__ = ("height",)

    def __init__(self, height: int) -> None:
        self.height: Final = height

    def code(self) -> str:
        return f"voted {self.height}"

    def sentence(self) -> Message:
        return self.told(NOBODY)

    def told(self, seat: Seat) -> Message:
        return Message("voted", who=caller(seat))

    def pieces(self) -> list[str]:
        return ["senate", f"vote:{self.height}"]


VOTED: Final = [Voted(height) for height in range(1, COLUMN + 1)]
NONE_HOME: Final = [No("no-vote-home", "GR-16.3", votes=votes) for votes in range(VOTES + 1)]


def why_not_vote(g: GloryOfRome, seat: Seat) -> No | None:
    """Only with a vote on the board, whatever lies at the bottom of the column (GR-16.3)."""
    return None if g.votes_home(seat) else NONE_HOME[g.players[seat].votes]


def makes_supremacy(g: GloryOfRome, seat: Seat) -> bool:
    """Whether a vote of this seat would lie on two own ones (GR-16.4)."""
    return len(g.column) >= 2 and g.column[-1] == seat and g.column[-2] == seat


def supremacy_fame(g: GloryOfRome, seat: Seat) -> int:
    return POLITICIANS_SUPREMACY if g.players[seat].has(Medal.POLITICIAN) else SUPREMACY


def place_vote(g: GloryOfRome, seat: Seat, clause: str) -> None:
    """On top; supremacy is checked before the bottom vote of a full column goes home (GR-16.6)."""
    supreme = makes_supremacy(g, seat)
    g.column.append(seat)
    g.tell_action(g.teller(seat), VOTED[min(len(g.column), COLUMN) - 1], clause)
    if supreme:
        g.tell("supremacy", "GR-16.4", seat=g.teller(seat), who=g.call(seat), pieces=["senate"])
        gain_fame(g, [seat], supremacy_fame(g, seat), "GR-16.4")
    if len(g.column) > COLUMN:
        owner = g.column.pop(0)
        g.tell("vote-pushed-out", "GR-16.2", seat=g.teller(owner), who=g.call(owner), pieces=["senate"])


def remove_vote(g: GloryOfRome, height: int, clause: str) -> None:
    """The votes above slide down (GR-10.13); that alone is never a supremacy (GR-16.7)."""
    owner = g.column.pop(height - 1)
    g.tell("vote-removed", clause, seat=g.teller(owner), who=g.call(owner), height=height, pieces=[f"vote:{height}"])


WORTHS: Final = list(BOARD.senate)


def vote_worth(height: int) -> int:
    """The end fame of a vote by its height from the bottom (GR-28.8)."""
    return WORTHS[height - 1]


def senate_points(g: GloryOfRome, seat: Seat) -> int:
    points = 0
    for height, owner in enumerate(g.column, start=1):
        if owner == seat:
            points += vote_worth(height)
    return points
