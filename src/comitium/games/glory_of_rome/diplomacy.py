"""Spies and Allies: tokens face down on others' buildings, and the bargain about them (GR-30.1 to GR-30.12).

Only the proposer knows which token lies there. Whatever comes of it shows the token to everybody.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, No, Seat, Who
from comitium.engine.phase import Decision, InTurn, Question
from comitium.games.glory_of_rome.components import Sphere
from comitium.games.glory_of_rome.deeds import carry_out, deeds, meant_deed, why_not_deed
from comitium.games.glory_of_rome.model import GloryOfRome, Proposal
from comitium.games.glory_of_rome.names import building_name, province_name, with_code
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


class WithToken(Action):
    """A proposal with this token, wherever: shown where none can be made (GR-30.23)."""

    __slots__ = ("token",)

    def __init__(self, token: str) -> None:
        self.token: Final = token

    def code(self) -> str:
        return f"propose {self.token}"

    def sentence(self) -> Message:
        return Message(f"token-{self.token}")


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


def why_not_propose(g: GloryOfRome, seat: Seat, action: Action) -> No | None:
    """An unused token, a denarius to stake, a standing building before an opponent (GR-30.3, GR-30.11, GR-30.23)."""
    assert isinstance(action, Propose | WithToken)
    player = g.players[seat]
    if action.token not in player.tokens:
        return No("token-used", "GR-30.11")
    if not player.denarii:
        return No("nothing-to-stake", "GR-30.3")
    if isinstance(action, WithToken) or g.governor(action.province) in (NOBODY, seat):
        return No("propose-where", "GR-30.23")
    return None if g.named(action.province).sites[action.sphere].level else No("propose-where", "GR-30.23")


def everywhere(g: GloryOfRome, token: str) -> list[Action]:
    """This token on every site of the board."""
    return [
        Propose(token, province.name, sphere, max(site.level, 1))
        for province in g.board
        for sphere, site in province.sites.items()
    ]


class Proposals(OwnTurns):
    """After the event, before any activation, in turn order (GR-30.2)."""

    __slots__ = ()

    heading = "diplomacy"

    def considered_acts(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        """Where each token can be laid; the token alone if that is nowhere."""
        found: list[Action] = []
        for token in TOKENS:
            possible = [action for action in everywhere(g, token) if why_not_propose(g, seat, action) is None]
            found.extend(possible or [WithToken(token)])
        return found

    def why_not_act(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        return why_not_propose(g, seat, action)

    def meant_act(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        return with_code(code, [act for token in TOKENS for act in [WithToken(token), *everywhere(g, token)]])

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

    def copy(self) -> InTurn[GloryOfRome]:
        return self.copy_turns(Proposals())


REPLIES: Final[list[Action]] = [Reply("accept"), Reply("refuse")]


def stakes(g: GloryOfRome, seat: Seat) -> range:
    """At least one denarius, at most all (GR-30.3)."""
    return range(1, g.players[seat].denarii + 1)


def demands(g: GloryOfRome) -> range:
    """More than the stake, once, and no more than the proposer has (GR-30.4)."""
    proposal = g.proposal
    assert proposal is not None
    if proposal.demand:
        return range(0)
    return range(proposal.stake + 1, proposal.stake + g.players[proposal.proposer].denarii + 1)


def raises(g: GloryOfRome) -> range:
    """From the stake to the demand, as far as the denarii go (GR-30.4)."""
    proposal = g.proposal
    assert proposal is not None
    most = min(proposal.demand, proposal.stake + g.players[proposal.proposer].denarii)
    return range(proposal.stake, most + 1)


def meant_sum(word: str, code: str) -> Action | None:
    """A sum of at most three digits, written as it is in the codes."""
    said, _, number = code.partition(" ")
    if said != word or not number.isdecimal() or not number.isascii() or len(number) > 3:
        return None
    denarii = Sum(word, int(number))
    return denarii if denarii.code() == code else None


class Stake(Decision[GloryOfRome]):
    """At least one denarius, at most all (GR-30.3). It lies on the token until the proposal is settled (GR-30.23).

    The Priest medal may cost the proposer the last denarius before it is staked: then there is no proposal (GR-30.26).
    """

    __slots__ = ()

    def considered(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        sums = stakes(g, seat)
        return [Sum("stake", denarii) for denarii in sums] if sums else [Withdraw()]

    def why_not(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        sums = stakes(g, seat)
        allowed = action.denarii in sums if isinstance(action, Sum) else not sums
        return None if allowed else self.how(g, seat, action.code())

    def meant(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        return Withdraw() if code == "withdraw" else meant_sum("stake", code)

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

    def how(self, g: GloryOfRome, seat: Seat, code: str) -> No:
        if not stakes(g, seat):
            return No("nothing-to-stake", "GR-30.3")
        return No("stake-how", "GR-30.3", most=g.players[seat].denarii)

    def copy(self) -> Decision[GloryOfRome]:
        return self.copy_decision(Stake(self.seat))


class Bargain(Decision[GloryOfRome]):
    """Accept, refuse, or once demand more (GR-30.4)."""

    __slots__ = ()

    def considered(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        return [*REPLIES, *[Sum("demand", denarii) for denarii in demands(g)]]

    def why_not(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        allowed = isinstance(action, Reply) or (isinstance(action, Sum) and action.denarii in demands(g))
        return None if allowed else self.how(g, seat, action.code())

    def meant(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        return with_code(code, REPLIES) or meant_sum("demand", code)

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

    def how(self, g: GloryOfRome, seat: Seat, code: str) -> No:
        proposal = g.proposal
        assert proposal is not None
        if proposal.demand:
            return No("demanded-once", "GR-30.4")
        if not demands(g):
            return No("all-is-staked", "GR-30.4", proposer=Who(proposal.proposer), stake=proposal.stake)
        return No("demand-how", "GR-30.4", stake=proposal.stake, most=demands(g)[-1])

    def copy(self) -> Decision[GloryOfRome]:
        return self.copy_decision(Bargain(self.seat))


class Raise(Decision[GloryOfRome]):
    """Raise the stake to any sum up to the demand, or stay (GR-30.4).

    The Priest medal may have cost the proposer some of what was demanded.
    """

    __slots__ = ()

    def considered(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        return [Sum("raise", denarii) for denarii in raises(g)]

    def why_not(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Sum)
        return None if action.denarii in raises(g) else self.how(g, seat, action.code())

    def meant(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        return meant_sum("raise", code)

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

    def how(self, g: GloryOfRome, seat: Seat, code: str) -> No:
        sums = raises(g)
        return No("raise-how", "GR-30.4", stake=sums[0], most=sums[-1])

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

    def considered(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        return [TakeFame(self.level), *deeds(g, seat, self.sphere.value, False)]  # GR-30.8: no follower is placed

    def why_not(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        return None if isinstance(action, TakeFame) else why_not_deed(g, seat, self.sphere.value, action)

    def meant(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        return super().meant(g, seat, code) or meant_deed(g, seat, code, False)

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
