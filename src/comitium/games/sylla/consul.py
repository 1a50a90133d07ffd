"""Phase I, First Consul: one round of bidding for the office, then its token and the famine (SY-4).

Only the winner pays, and Senators vote without being turned. A large faction therefore bids cheaply
every turn, which is why bots value Senators early.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import Decision, Question
from comitium.games.sylla.auction import PASS, PASSED, Auction
from comitium.games.sylla.codes import NO_NUMBER, number_after
from comitium.games.sylla.model import Player, Sylla
from comitium.games.sylla.pieces import FAMINE_VALUES
from comitium.games.sylla.tokens import TokenChoice


class Bid(Action):
    """Offer this many votes: all face-up Senators, the rest in coins (SY-4.2)."""

    __slots__ = ("votes",)

    def __init__(self, votes: int) -> None:
        self.votes: Final = votes

    def code(self) -> str:
        return f"bid {self.votes}"

    def sentence(self) -> Message:
        return Message("bid-votes", votes=self.votes)

    def told(self, seat: Seat) -> Message:
        return Message("has-bid-votes", who=Who(seat), votes=self.votes)


class Election(Auction):
    """The incumbent opens; the others, clockwise, outbid once or pass (SY-4.1 to SY-4.7).

    Everybody gets the chance, also one whose coins allow nothing but a pass (SY-18.6).
    """

    __slots__ = ()

    heading = "consul"

    def begin(self, g: Sylla) -> None:
        self.best = -1  # SY-4.3: the incumbent may open with 0
        self.open_with(g, g.incumbent)

    def considered(self, g: Sylla, seat: Seat) -> list[Action]:
        """Bids from the lowest up, at least one, then the pass."""
        player = g.players[seat]
        lowest = self.lowest(player)
        return [*[Bid(votes) for votes in range(lowest, max(lowest, player.election_votes()) + 1)], PASS]

    def lowest(self, player: Player) -> int:
        """All Senators count, and a bid beats the highest (SY-4.2, SY-4.4)."""
        return max(self.best + 1, player.senators())

    def why_not(self, g: Sylla, seat: Seat, action: Action) -> No | None:
        if not isinstance(action, Bid):
            return No("consul-opens", "SY-4.3") if seat == self.first else None
        player = g.players[seat]
        votes, most = action.votes, player.election_votes()
        if votes > most:
            senators = player.senators()
            return No("votes-beyond-reach", "SY-4.5", votes=votes, senators=senators, coins=player.coins)
        if votes <= self.best:
            return No("votes-too-few", "SY-4.4", best=self.best, most=most)
        if votes < player.senators():
            return No("senators-all-vote", "SY-4.2", votes=votes, senators=player.senators())
        return None

    def meant(self, g: Sylla, seat: Seat, code: str) -> Action | None:
        if code == PASS.code():
            return PASS
        votes = number_after("bid", code)
        return None if votes == NO_NUMBER else Bid(votes)

    def how(self, g: Sylla, seat: Seat, code: str) -> No:
        return No("bid-votes-how", "SY-4.2")

    def count(self, g: Sylla, seat: Seat) -> int:
        player = g.players[seat]
        bids = max(player.election_votes() - self.lowest(player) + 1, 0)
        return bids if seat == self.first else bids + 1

    def nth(self, g: Sylla, seat: Seat, number: int) -> Action:
        player = g.players[seat]
        votes = self.lowest(player) + number
        return Bid(votes) if votes <= player.election_votes() else PASS

    def play(self, g: Sylla, seat: Seat, action: Action) -> None:
        del self.to_act[0]
        if isinstance(action, Bid):
            self.best = action.votes
            self.leader = seat
            self.bids[seat] = action.votes
        else:
            self.bids[seat] = PASSED
        g.tell_action(seat, action, "SY-4.4")

    def end(self, g: Sylla) -> None:
        winner = g.players[self.leader]
        paid = self.best - winner.senators()
        winner.coins -= paid  # SY-4.6: nobody else pays
        g.consul = self.leader
        g.tell("elected", "SY-4.6", seat=g.consul, votes=self.best, coins=paid)
        g.schedule(Privilege(g.consul))

    def question(self, g: Sylla, seat: Seat) -> Question:
        player = g.players[seat]
        if seat == self.first:
            why = Message("why-open-election", senators=player.senators(), coins=player.coins)
            return Question(Message("ask-open-election"), why, "SY-4.3")
        why = Message(
            "why-bid-votes",
            leader=Who(self.leader),
            best=self.best,
            senators=player.senators(),
            coins=player.coins,
        )
        return Question(Message("ask-bid-votes"), why, "SY-4.4")

    def copy(self) -> Auction:
        return self.copy_auction(Election())


class Privilege(TokenChoice):
    """The First Consul takes a token of his choice, then carries out the famine step (SY-4.9, SY-4.10)."""

    __slots__ = ()

    heading = "consul"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "why-consul-token", "SY-4.9")

    def end(self, g: Sylla) -> None:
        symbols = g.famine_symbols()
        before = g.famine
        g.move_famine(symbols)
        g.tell(
            "famine-symbols", "SY-4.10", symbols=symbols, before=FAMINE_VALUES[before], level=FAMINE_VALUES[g.famine]
        )

    def copy(self) -> Decision[Sylla]:
        return self.copy_decision(Privilege(self.seat))
