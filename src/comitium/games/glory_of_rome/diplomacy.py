"""Spies and Allies: tokens face down on others' buildings, and the bargain about them (GR-30.1 to GR-30.12).

Only the proposer knows which token lies there. Whatever comes of it shows the token to everybody.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, Refused, Seat, Who
from comitium.engine.phase import Closed, Decision, InTurn, Question
from comitium.games.glory_of_rome.components import Sphere
from comitium.games.glory_of_rome.deeds import carry_out, deeds
from comitium.games.glory_of_rome.goods import closed_goods
from comitium.games.glory_of_rome.model import GloryOfRome, Proposal
from comitium.games.glory_of_rome.names import building_name, province_name
from comitium.games.glory_of_rome.turns import OwnTurns

TOKENS: Final = ("spy", "alliance")  # GR-30.1


class Propose(Action):
    """Put a token face down on an opponent's building (GR-30.3)."""

    __slots__ = ("level", "province", "sphere", "token")

    def __init__(self, token: str, province: str, sphere: Sphere, level: int) -> None:
        self.token: Final = token
        self.province: Final = province
        self.sphere: Final = sphere
        self.level: Final = level

    def code(self) -> str:
        return f"propose {self.token} {self.province}.{self.sphere.value}"

    def sentence(self) -> Message:
        return Message(
            f"propose-{self.token}",
            building=building_name(self.sphere, self.level),
            province=province_name(self.province),
        )

    def pieces(self) -> list[str]:
        return [f"token:{self.token}", f"site:{self.province}.{self.sphere.value}"]


class Sum(Action):
    """A number of denarii in a bargain: the stake, a demand, or what the stake is raised to (GR-30.3, GR-30.4)."""

    __slots__ = ("denarii", "word")

    def __init__(self, word: str, denarii: int) -> None:
        self.word: Final = word
        self.denarii: Final = denarii

    def code(self) -> str:
        return f"{self.word} {self.denarii}"

    def sentence(self) -> Message:
        return Message(f"sum-{self.word}", denarii=self.denarii)

    def pieces(self) -> list[str]:
        return [f"sum:{self.denarii}"]

    def told(self, seat: Seat) -> Message:
        return Message(f"told-{self.word}", who=Who(seat), denarii=self.denarii)


class Withdraw(Action):
    """Take the token back: the Priest's exchange has left nothing to stake (GR-30.26)."""

    __slots__ = ()

    def code(self) -> str:
        return "withdraw"

    def sentence(self) -> Message:
        return Message("withdraw-proposal")

    def told(self, seat: Seat) -> Message:
        return Message("withdrew-proposal", who=Who(seat))


class Reply(Action):
    """Accept or refuse (GR-30.4)."""

    __slots__ = ("word",)

    final = True

    def __init__(self, word: str) -> None:
        self.word: Final = word

    def code(self) -> str:
        return self.word

    def sentence(self) -> Message:
        return Message(f"reply-{self.word}")

    def pieces(self) -> list[str]:
        return [f"reply:{self.word}"]


class TakeFame(Action):
    """The spy's reward: fame equal to the level (GR-30.7)."""

    __slots__ = ("fame",)

    def __init__(self, fame: int) -> None:
        self.fame: Final = fame

    def code(self) -> str:
        return "fame"

    def sentence(self) -> Message:
        return Message("spy-fame", fame=self.fame)

    def pieces(self) -> list[str]:
        return ["fame"]


def proposals(g: GloryOfRome, seat: Seat) -> list[Action]:
    """On every standing building before an opponent, with a denarius to stake (GR-30.3, GR-30.23)."""
    player = g.players[seat]
    if not player.denarii:
        return []
    return [
        Propose(token, province.name, sphere, site.level)
        for token in player.tokens
        for province in g.board
        if g.governor(province.name) not in (NOBODY, seat)
        for sphere, site in province.sites.items()
        if site.level
    ]


def why_not_propose(g: GloryOfRome, seat: Seat, token: str) -> Refused | None:
    """Why no proposal can be made with this token; None if one can."""
    player = g.players[seat]
    if token not in player.tokens:
        return Refused("token-used", "GR-30.11")
    if not player.denarii:
        return Refused("nothing-to-stake", "GR-30.3")
    return None if proposals(g, seat) else Refused("propose-where", "GR-30.23")


class Proposals(OwnTurns):
    """After the event, before any activation, in turn order (GR-30.2)."""

    __slots__ = ()

    heading = "diplomacy"

    def acts(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        return proposals(g, seat)

    def carry_out(self, g: GloryOfRome, seat: Seat, action: Action) -> None:
        assert isinstance(action, Propose)
        target = g.governor(action.province)
        g.players[seat].tokens.remove(action.token)
        g.proposal = Proposal(seat, target, action.token, action.province, action.sphere)
        g.tell(
            "proposed",
            "GR-30.3",
            seat=seat,
            target=Who(target),
            building=building_name(action.sphere, action.level),
            pieces=[f"site:{action.province}.{action.sphere.value}"],
        )
        g.schedule(Stake(seat))

    def question(self, g: GloryOfRome, seat: Seat) -> Question:
        player = g.players[seat]
        why = Message("why-propose", tokens=len(player.tokens), denarii=player.denarii)
        return Question(Message("ask-propose"), why, "GR-30.2")

    def closed(self, g: GloryOfRome, seat: Seat) -> list[Closed]:
        closed: list[Closed] = []
        for token in TOKENS:
            refusal = why_not_propose(g, seat, token)
            if refusal is not None:
                closed.append(Closed(f"propose {token}", Message(f"token-{token}"), refusal))
        return [*closed, *closed_goods(g, seat)]

    def explain(self, g: GloryOfRome, seat: Seat, code: str) -> Refused:
        words = code.split(" ")
        if words[0] != "propose" or len(words) != 3:
            return super().explain(g, seat, code)
        return why_not_propose(g, seat, words[1]) or Refused("propose-where", "GR-30.23")

    def copy(self) -> InTurn[GloryOfRome]:
        return self.copy_turns(Proposals())


class Stake(Decision[GloryOfRome]):
    """At least one denarius, at most all (GR-30.3). It lies on the token until the proposal is settled (GR-30.23).

    The Priest medal may cost the proposer the last denarius before it is staked: then there is no proposal (GR-30.26).
    """

    __slots__ = ()

    def options(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        most = g.players[seat].denarii
        if not most:
            return [Withdraw()]
        return [Sum("stake", denarii) for denarii in range(1, most + 1)]

    def decided(self, g: GloryOfRome, action: Action) -> None:
        proposal = g.proposal
        assert proposal is not None
        if isinstance(action, Withdraw):
            unused = [proposal.token, *g.players[self.seat].tokens]
            g.players[self.seat].tokens = [token for token in TOKENS if token in unused]
            g.proposal = None
            g.tell_action(self.seat, action, "GR-30.26")
            return
        assert isinstance(action, Sum)
        g.players[self.seat].denarii -= action.denarii
        proposal.stake = action.denarii
        g.tell_action(self.seat, action, "GR-30.3")
        g.schedule(Bargain(proposal.target))

    def question(self, g: GloryOfRome, seat: Seat) -> Question:
        held = g.players[seat].denarii
        if not held:
            return Question(Message("ask-withdraw"), Message("why-withdraw"), "GR-30.26")
        return Question(Message("ask-stake"), Message("why-stake", denarii=held), "GR-30.3")

    def explain(self, g: GloryOfRome, seat: Seat, code: str) -> Refused:
        if not g.players[seat].denarii:
            return Refused("nothing-to-stake", "GR-30.3")
        return Refused("stake-how", "GR-30.3", most=g.players[seat].denarii)

    def copy(self) -> Decision[GloryOfRome]:
        return self.copy_decision(Stake(self.seat))


class Bargain(Decision[GloryOfRome]):
    """Accept, refuse, or once demand more (GR-30.4)."""

    __slots__ = ()

    def options(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        proposal = g.proposal
        assert proposal is not None
        replies: list[Action] = [Reply("accept"), Reply("refuse")]
        if proposal.demand:
            return replies
        most = proposal.stake + g.players[proposal.proposer].denarii
        return [*replies, *[Sum("demand", denarii) for denarii in range(proposal.stake + 1, most + 1)]]

    def decided(self, g: GloryOfRome, action: Action) -> None:
        proposal = g.proposal
        assert proposal is not None
        if isinstance(action, Sum):
            proposal.demand = action.denarii
            g.tell_action(self.seat, action, "GR-30.4")
            g.schedule(Raise(proposal.proposer))
        else:
            assert isinstance(action, Reply)
            settle(g, proposal, action.word == "accept")

    def question(self, g: GloryOfRome, seat: Seat) -> Question:
        proposal = g.proposal
        assert proposal is not None
        level = g.named(proposal.province).sites[proposal.sphere].level
        why = Message(
            "why-bargain",
            proposer=Who(proposal.proposer),
            denarii=proposal.stake,
            building=building_name(proposal.sphere, level),
            level=level,
        )
        return Question(Message("ask-bargain"), why, "GR-30.4")

    def explain(self, g: GloryOfRome, seat: Seat, code: str) -> Refused:
        proposal = g.proposal
        assert proposal is not None
        if proposal.demand:
            return Refused("demanded-once", "GR-30.4")
        most = proposal.stake + g.players[proposal.proposer].denarii
        if most == proposal.stake:
            return Refused("all-is-staked", "GR-30.4", proposer=Who(proposal.proposer), stake=proposal.stake)
        return Refused("demand-how", "GR-30.4", stake=proposal.stake, most=most)

    def copy(self) -> Decision[GloryOfRome]:
        return self.copy_decision(Bargain(self.seat))


class Raise(Decision[GloryOfRome]):
    """Raise the stake to any sum up to the demand, or stay (GR-30.4).

    The Priest medal may have cost the proposer some of what was demanded.
    """

    __slots__ = ()

    def options(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        proposal = g.proposal
        assert proposal is not None
        most = min(proposal.demand, proposal.stake + g.players[seat].denarii)
        return [Sum("raise", denarii) for denarii in range(proposal.stake, most + 1)]

    def decided(self, g: GloryOfRome, action: Action) -> None:
        assert isinstance(action, Sum)
        proposal = g.proposal
        assert proposal is not None
        g.players[self.seat].denarii -= action.denarii - proposal.stake
        proposal.stake = action.denarii
        g.tell_action(self.seat, action, "GR-30.4")
        g.schedule(Bargain(proposal.target))

    def question(self, g: GloryOfRome, seat: Seat) -> Question:
        proposal = g.proposal
        assert proposal is not None
        why = Message("why-raise", target=Who(proposal.target), demand=proposal.demand, stake=proposal.stake)
        return Question(Message("ask-raise"), why, "GR-30.4")

    def explain(self, g: GloryOfRome, seat: Seat, code: str) -> Refused:
        proposal = g.proposal
        assert proposal is not None
        most = min(proposal.demand, proposal.stake + g.players[seat].denarii)
        return Refused("raise-how", "GR-30.4", stake=proposal.stake, most=most)

    def copy(self) -> Decision[GloryOfRome]:
        return self.copy_decision(Raise(self.seat))


def settle(g: GloryOfRome, proposal: Proposal, accepted: bool) -> None:
    """What becomes of token, denarii and fame (GR-30.5 to GR-30.10).

    Either way the token is known from now on; it was before if the other one had been used in this round.
    """
    proposer, target = g.players[proposal.proposer], g.players[proposal.target]
    level = g.named(proposal.province).sites[proposal.sphere].level
    spy = proposal.token == "spy"
    secret = len(proposer.tokens) > 0
    g.proposal = None
    if not accepted:
        g.tell("spy-refused" if spy else "alliance-refused", "GR-30.4", seat=proposal.target, reveals=secret)
        if spy:
            g.tell("stake-lost", "GR-30.10", seat=proposal.proposer, denarii=proposal.stake)
        else:
            proposer.denarii += proposal.stake  # GR-30.9
            g.tell("stake-returned", "GR-30.9", seat=proposal.proposer, denarii=proposal.stake)
        return
    target.denarii += proposal.stake  # GR-30.5
    g.tell(
        "spy-accepted" if spy else "alliance-accepted",
        "GR-30.5",
        seat=proposal.target,
        reveals=secret,
        denarii=proposal.stake,
    )
    if spy:
        g.schedule(SpyReward(proposal.proposer, proposal.sphere, level))
    else:
        g.gain_fame([proposal.proposer, proposal.target], level, "GR-30.6")


class SpyReward(Decision[GloryOfRome]):
    """Fame equal to the level, or the building's action once, if it can be done (GR-30.7, GR-30.24)."""

    __slots__ = ("level", "sphere")

    def __init__(self, seat: Seat, sphere: Sphere, level: int) -> None:
        super().__init__(seat)
        self.sphere = sphere
        self.level = level

    def options(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        return [TakeFame(self.level), *deeds(g, seat, self.sphere.value, False)]  # GR-30.8: no follower is placed

    def decided(self, g: GloryOfRome, action: Action) -> None:
        if isinstance(action, TakeFame):
            g.gain_fame([self.seat], action.fame, "GR-30.7")
        else:
            carry_out(g, self.seat, action)

    def question(self, g: GloryOfRome, seat: Seat) -> Question:
        why = Message("why-spy", level=self.level, building=building_name(self.sphere, self.level))
        return Question(Message("ask-spy"), why, "GR-30.7")

    def copy(self) -> Decision[GloryOfRome]:
        return self.copy_decision(SpyReward(self.seat, self.sphere, self.level))
