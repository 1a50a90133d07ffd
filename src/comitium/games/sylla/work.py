"""Phase VI, Great Work: thumbs up to build, thumbs down for the Plebs, coins in the fist (SY-9, SY-15, SY-17.7)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import Question, Sealed
from comitium.games.sylla.codes import NO_NUMBER, number_after
from comitium.games.sylla.components import TOKENS
from comitium.games.sylla.deed import Deed
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import FAMINE_MOVED, FAMINE_VALUES, PLEBS, TOKEN_LABELS, VALUES, Work


class Vote(Action):
    """Build or help the Plebs, and how many coins go with it (SY-9.2)."""

    __slots__ = ("build", "coins")

    final = True

    def __init__(self, build: bool, coins: int) -> None:
        self.build: Final = build
        self.coins: Final = coins

    def code(self) -> str:
        return f"{'build' if self.build else 'plebs'} {self.coins}"

    def sentence(self) -> Message:
        return Message("vote-build" if self.build else "vote-plebs", coins=self.coins)

    def pieces(self) -> list[str]:
        return ["thumb:build" if self.build else "thumb:plebs", f"coins:{self.coins}"]


class Revealed(Deed):
    """A vote as all see it: Senators and coins together (SY-9.3)."""

    __slots__ = ("build", "coins", "votes")

    def __init__(self, build: bool, votes: int, coins: int) -> None:
        self.build: Final = build
        self.votes: Final = votes
        self.coins: Final = coins

    def code(self) -> str:
        return f"{'built' if self.build else 'helped'} {self.votes} {self.coins}"

    def told(self, seat: Seat) -> Message:
        name = "voted-build" if self.build else "voted-plebs"
        return Message(name, who=Who(seat), votes=self.votes, coins=self.coins)


class Gain(Deed):
    """Points from a Great Work, or from the Plebs if there is none (SY-9.5, SY-9.6)."""

    __slots__ = ("points", "work")

    def __init__(self, work: Work | None, points: int) -> None:
        self.work: Final = work
        self.points: Final = points

    def code(self) -> str:
        return f"gain {'plebs' if self.work is None else self.work.name} {self.points}"

    def told(self, seat: Seat) -> Message:
        if self.work is None:
            return Message("plebs-reward", who=Who(seat), points=self.points)
        return Message("work-reward", who=Who(seat), points=self.points, work=self.work.label)


class Voting(Sealed[Sylla]):
    """Everybody decides in secret, also without coins or Senators; all is revealed together (SY-9.2, SY-18.6)."""

    __slots__ = ()

    heading = "work"

    def begin(self, g: Sylla) -> None:
        super().begin(g)
        for player in g.players:
            player.vote = None
        if g.works_shown == g.turn and g.turn < len(g.works):
            g.works_shown += 1  # SY-9.1
            g.tell("next-work", "SY-9.1", reveals=True, work=g.works[g.turn].label)

    def considered(self, g: Sylla, seat: Seat) -> list[Action]:
        coins = range(g.players[seat].coins + 1)
        return [Vote(build, number) for build in (True, False) for number in coins]

    def why_not(self, g: Sylla, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Vote)
        coins = g.players[seat].coins
        return No("vote-beyond-coins", "SY-9.2", coins=coins, wanted=action.coins) if action.coins > coins else None

    def meant(self, g: Sylla, seat: Seat, code: str) -> Action | None:
        for build, word in ((True, "build"), (False, "plebs")):
            coins = number_after(word, code)
            if coins != NO_NUMBER:
                return Vote(build, coins)
        return None

    def how(self, g: Sylla, seat: Seat, code: str) -> No:
        return No("vote-how", "SY-9.2", coins=g.players[seat].coins)

    def count(self, g: Sylla, seat: Seat) -> int:
        return 2 * (g.players[seat].coins + 1)

    def nth(self, g: Sylla, seat: Seat, number: int) -> Action:
        most = g.players[seat].coins
        return Vote(True, number) if number <= most else Vote(False, number - most - 1)

    def reveal(self, g: Sylla) -> None:
        work = g.works[g.turn - 1]
        built = [-1] * g.seats  # votes of those who build
        for seat, player in enumerate(g.players):
            vote = self.answers[seat][0]
            assert isinstance(vote, Vote)
            player.vote = vote
            player.vote_points = 0
            player.vote_senators = player.available_senators()
            player.coins -= vote.coins  # SY-9.4: for either choice
            votes = player.vote_senators + vote.coins
            g.tell_action(seat, Revealed(vote.build, votes, vote.coins), "SY-9.2", reveals=True)
            if vote.build:
                built[seat] = votes
        for seat in g.clockwise_from(g.consul):
            if built[seat] < 0:
                help_plebs(g, seat)
            else:
                reward_builder(g, seat, work, built)
        move_for_votes(g, work, sum([votes for votes in built if votes > 0]))
        g.works_finished = g.turn  # SY-9.9: also if nobody built

    def question(self, g: Sylla, seat: Seat) -> Question:
        player = g.players[seat]
        work = g.works[g.turn - 1]
        why = Message("why-vote", senators=player.available_senators(), coins=player.coins)
        return Question(Message("ask-vote", work=work.label), why, "SY-9.2")

    def copy(self) -> Sealed[Sylla]:
        return self.copy_answers(Voting())


def help_plebs(g: Sylla, seat: Seat) -> None:
    """A point for every full two votes (SY-9.5)."""
    player = g.players[seat]
    vote = player.vote
    assert isinstance(vote, Vote)
    gained = (player.vote_senators + vote.coins) // PLEBS
    player.vote_points = gained
    player.gain(gained)
    if gained:
        g.tell_action(seat, Gain(None, gained), "SY-9.5")


def reward_builder(g: Sylla, seat: Seat, work: Work, built: list[int]) -> None:
    points = builder_points(work, built, seat)
    player = g.players[seat]
    player.vote_points = points
    player.gain(points)
    if points:
        g.tell_action(seat, Gain(work, points), work.rule)


def builder_points(work: Work, built: list[int], seat: Seat) -> int:
    """By the place among the builders, or by reaching so many votes (SY-9.6, SY-9.7, SY-15); `built` is by seat."""
    votes = built[seat]
    if votes <= 0:
        return 0  # SY-9.7
    for needed, points in work.thresholds:
        if votes >= needed:
            return points  # SY-15.2
    ahead = sum([1 for others in built if others > votes])
    return work.places[ahead] if ahead < len(work.places) else 0  # SY-15.7: ties share the better place


def move_for_votes(g: Sylla, work: Work, votes: int) -> None:
    """A step for every full number of votes of all builders together (SY-15.3 to SY-15.6)."""
    if work.moves is None:
        return
    cells = work.step * (votes // work.votes_per_step)
    if not cells:
        return
    if work.moves == FAMINE_MOVED:
        g.move_famine(-cells)
        g.tell("work-feeds", work.rule, votes=votes, level=FAMINE_VALUES[g.famine])
    else:
        kind = TOKENS.index(work.moves)
        cell = g.move_marker(kind, cells)
        g.tell("work-lifts", work.rule, votes=votes, token=TOKEN_LABELS[kind], value=VALUES[cell])
