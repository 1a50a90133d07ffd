"""The eight effects of intrigues: when they can be used, and what they do (GR-10)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, No, Seat
from comitium.games.glory_of_rome.components import ANNULMENT, CHARACTERS, COLUMN, HAND, PLACES, SLANDER, SOLD
from comitium.games.glory_of_rome.fame import gain_fame, lose_fame
from comitium.games.glory_of_rome.kinds import COMMON_INTRIGUES, FIELDS, NO_TIER, Intrigue
from comitium.games.glory_of_rome.military import why_not_muster
from comitium.games.glory_of_rome.model import GloryOfRome, Plot
from comitium.games.glory_of_rome.names import card_name, field_name, intrigue_name, province_name, with_code
from comitium.games.glory_of_rome.pantheon import remove_piece, sabotaged_tier
from comitium.games.glory_of_rome.senate import place_vote, remove_vote, why_not_vote


class Effect(Action):
    """An effect as such, whatever its object: shown where it cannot be announced at all (GR-10.12)."""

    __slots__ = ("intrigue",)

    def __init__(self, intrigue: Intrigue) -> None:
        self.intrigue: Final = intrigue

    def code(self) -> str:
        return self.intrigue.value

    def sentence(self) -> Message:
        return intrigue_name(self.intrigue)


class Strike(Action):
    """Announce an effect; those that need an object name it (GR-9.14)."""

    __slots__ = ("intrigue",)

    def __init__(self, intrigue: Intrigue) -> None:
        self.intrigue: Final = intrigue

    def code(self) -> str:
        return self.intrigue.value

    def sentence(self) -> Message:
        return Message(f"strike-{self.intrigue.value}")

    def pieces(self) -> list[str]:
        return [f"effect:{self.intrigue.value}"]


class StrikeLegion(Strike):
    """Send a legion of the target home, and put an own one in its place if wanted (GR-10.4)."""

    __slots__ = ("field", "replace", "target")

    def __init__(self, target: Seat, field: int, replace: bool) -> None:
        super().__init__(Intrigue.DESERTION)
        self.target: Final = target
        self.field: Final = field
        self.replace: Final = replace

    def code(self) -> str:
        return f"desertion {FIELDS[self.field]}{' replace' if self.replace else ''}"

    def sentence(self) -> Message:
        name = "strike-desertion-replace" if self.replace else "strike-desertion"
        return Message(name, field=field_name(self.field))

    def pieces(self) -> list[str]:
        touched = ["effect:desertion", f"legion:{self.target}.{FIELDS[self.field]}"]
        return [*touched, "supply:legion"] if self.replace else touched


class StrikeOrder(Strike):
    """Move two legions of the target, or its only one (GR-10.5)."""

    __slots__ = ("moves", "target")

    def __init__(self, target: Seat, moves: tuple[tuple[int, int], ...]) -> None:
        super().__init__(Intrigue.FORGED_ORDER)
        self.target: Final = target
        self.moves: Final = moves

    def code(self) -> str:
        return "forged_order " + " ".join([f"{FIELDS[start]}>{FIELDS[goal]}" for start, goal in self.moves])

    def sentence(self) -> Message:
        moves = [Message("march-short", start=field_name(start), goal=field_name(goal)) for start, goal in self.moves]
        return Message("strike-forged_order", moves=moves)

    def pieces(self) -> list[str]:
        touched = ["effect:forged_order"]
        for start, goal in self.moves:
            touched.extend([f"legion:{self.target}.{FIELDS[start]}", f"field:{FIELDS[goal]}"])
        return touched


class StrikeVote(Strike):
    """Take a vote of the target out of the column (GR-10.6, GR-10.8)."""

    __slots__ = ("height",)

    def __init__(self, intrigue: Intrigue, height: int) -> None:
        super().__init__(intrigue)
        self.height: Final = height

    def code(self) -> str:
        return f"{self.intrigue.value} {self.height}"

    def sentence(self) -> Message:
        return Message(f"strike-{self.intrigue.value}", height=self.height)

    def pieces(self) -> list[str]:
        return [f"effect:{self.intrigue.value}", f"vote:{self.height}"]


OWN_EFFECTS: Final = {name: [*COMMON_INTRIGUES, row.unique] for name, row in CHARACTERS.items()}
# What an effect needs of its target.
FAME: Final = 0
PIECE: Final = 1
LEGION: Final = 2
VOTE: Final = 3
GOODS: Final = 4
NEEDS: Final = {
    Intrigue.SLANDER: FAME,
    Intrigue.SABOTAGE: PIECE,
    Intrigue.DESERTION: LEGION,
    Intrigue.FORGED_ORDER: LEGION,
    Intrigue.REVOTE: VOTE,
    Intrigue.INVALID_VOTE: VOTE,
    Intrigue.SOLD: GOODS,
    Intrigue.CUSTOMS_DUTIES: GOODS,
}


def intrigues_of(g: GloryOfRome, seat: Seat) -> list[Intrigue]:
    """The two common effects and the unique one of the character (GR-9.9)."""
    return OWN_EFFECTS[g.players[seat].character]


ALL_FIELDS: Final = list(range(len(FIELDS)))
MOVES: Final = [(start, goal) for start in ALL_FIELDS for goal in ALL_FIELDS if goal != start]
# Forged orders by what they move: one legion, or two of which neither comes first.
ORDERS: Final[list[tuple[tuple[int, int], ...]]] = [
    *[(move,) for move in MOVES],
    *[(one, two) for number, one in enumerate(MOVES) for two in MOVES[number:]],
]


def why_not_strike(g: GloryOfRome, activator: Seat, target: Seat, intrigue: Intrigue, played: int = 0) -> No | None:
    """An effect needs its first object (GR-10.12); `played` cards of the activator leave the hand before it."""
    victim = g.players[target]
    need = NEEDS[intrigue]
    if need == FAME:
        return None if victim.fame > 1 else No("nothing-to-slander", "GR-10.1", target=g.call(target))
    if need == PIECE:
        there = sabotaged_tier(victim) != NO_TIER
        return None if there else No("nothing-to-sabotage", "GR-10.3", target=g.call(target))
    if need == LEGION:
        return None if victim.in_the_field() else No("no-legion-there", "GR-10.12", target=g.call(target))
    if need == VOTE:
        return None if target in g.column else No("no-vote-there", "GR-10.12", target=g.call(target))
    if not victim.hand:
        return No("no-goods-there", "GR-10.12", target=g.call(target))
    if intrigue is Intrigue.CUSTOMS_DUTIES and g.players[activator].cards() - played >= HAND:
        return No("own-hand-full", "GR-10.10", cards=g.players[activator].cards())
    return None


def applicable(g: GloryOfRome, activator: Seat, target: Seat, played: int = 0) -> list[Intrigue]:
    return [
        intrigue
        for intrigue in intrigues_of(g, activator)
        if why_not_strike(g, activator, target, intrigue, played) is None
    ]


def why_not_activate(g: GloryOfRome, seat: Seat, province: str, slot: int) -> No | None:
    """Only before an opponent, with a feud token to pay and a cell to take it (GR-9.4 to GR-9.8)."""
    land = g.named(province)
    if land.owners[slot] != seat:
        return No("not-your-intrigue", "GR-9.2", province=province_name(province), slot=slot + 1)
    if land.active[slot]:
        return No("activated-already", "GR-9.10")
    target = g.governor(province)
    if target == NOBODY:
        return No("faces-nobody", "GR-9.5")
    if target == seat:
        return No("faces-yourself", "GR-9.5")
    no = why_not_pay(g, seat, target)
    if no is None and not applicable(g, seat, target):
        return No("no-effect-possible", "GR-9.8", target=g.call(target))
    return no


def why_not_pay(g: GloryOfRome, seat: Seat, target: Seat) -> No | None:
    """The feud token must be there, and a cell to take it (GR-9.7)."""
    if not g.players[seat].feud:
        return No("no-feud-token", "GR-9.7")
    if not g.players[target].open_cells():
        return No("no-open-cell", "GR-9.7", target=g.call(target))
    return None


def aims_at(target: Seat, intrigue: Intrigue) -> list[Action]:
    """Every way to announce an effect, whatever is there to be struck (GR-10.1 to GR-10.10)."""
    if intrigue is Intrigue.DESERTION:
        return [StrikeLegion(target, field, replace) for field in ALL_FIELDS for replace in (False, True)]
    if intrigue is Intrigue.FORGED_ORDER:
        return [StrikeOrder(target, moves) for moves in ORDERS]
    if intrigue in (Intrigue.REVOTE, Intrigue.INVALID_VOTE):
        return [StrikeVote(intrigue, height) for height in range(1, COLUMN + 1)]
    return [Strike(intrigue)]


AIMS: Final = {  # by effect and target
    intrigue: [aims_at(target, intrigue) for target in range(len(PLACES))] for intrigue in Intrigue
}
EFFECTS: Final = {intrigue: Effect(intrigue) for intrigue in Intrigue}


def why_not_aim(g: GloryOfRome, activator: Seat, target: Seat, strike: Strike) -> No | None:
    """Each effect has its objects, and the activator's own legion must be there to replace another (GR-10.4)."""
    no = why_not_hit(g, target, strike)
    if no is None and isinstance(strike, StrikeLegion) and strike.replace:
        return why_not_muster(g, activator)
    return no


def why_not_hit(g: GloryOfRome, target: Seat, strike: Strike) -> No | None:
    """The very legions or the vote that are struck must be there (GR-10.4 to GR-10.8)."""
    if isinstance(strike, StrikeLegion):
        return why_not_take(g, target, strike.field, 1)
    if isinstance(strike, StrikeVote) and g.column[strike.height - 1 : strike.height] != [target]:
        return No("no-vote-at", "GR-10.12", target=g.call(target), height=strike.height)
    if isinstance(strike, StrikeOrder):
        legions = g.players[target].in_the_field()
        if len(strike.moves) != min(legions, 2):
            return No("order-moves", "GR-10.5", target=g.call(target), legions=legions)
        starts = [start for start, _ in strike.moves]
        for start in starts:
            no = why_not_take(g, target, start, starts.count(start))
            if no is not None:
                return no
    return None


def why_not_take(g: GloryOfRome, target: Seat, field: int, number: int) -> No | None:
    """So many legions of the target must stand on the battlefield."""
    legions = g.players[target].stationed[field]
    if legions >= number:
        return None
    return No("too-few-legions-there", "GR-10.12", target=g.call(target), field=field_name(field), legions=legions)


def why_not_announce(g: GloryOfRome, plot: Plot, action: Action) -> No | None:
    """One of the own three effects, another than the first one, with an object (GR-9.9, GR-9.14, GR-10.15)."""
    assert isinstance(action, (Strike, Effect))
    intrigue = action.intrigue
    if intrigue not in intrigues_of(g, plot.activator):
        own = [intrigue_name(own) for own in intrigues_of(g, plot.activator)]
        return No("not-your-effect", "GR-9.9", effect=intrigue_name(intrigue), effects=own)
    if any(isinstance(strike, Strike) and strike.intrigue is intrigue for strike in plot.strikes):
        return No("announced-already", "GR-10.15")
    no = why_not_strike(g, plot.activator, plot.target, intrigue)
    if no is not None:
        return no
    if isinstance(action, Effect):
        return No("strike-what", "GR-9.14", effect=intrigue_name(intrigue))
    return why_not_aim(g, plot.activator, plot.target, action)


def considered_strikes(g: GloryOfRome, plot: Plot) -> list[Action]:
    """The own effects with every object they have. An effect without any object stands for itself."""
    found: list[Action] = []
    for intrigue in intrigues_of(g, plot.activator):
        possible = [strike for strike in AIMS[intrigue][plot.target] if why_not_announce(g, plot, strike) is None]
        found.extend(possible or [EFFECTS[intrigue]])
    return found


def meant_strike(g: GloryOfRome, plot: Plot, code: str) -> Action | None:
    """Any effect on any object."""
    named = [strike for intrigue in Intrigue for strike in AIMS[intrigue][plot.target]]
    return with_code(code, [*named, *EFFECTS.values()])


def resolve(g: GloryOfRome, plot: Plot, strike: Action) -> None:
    """The announced effect, if its object is still there (GR-10.14)."""
    assert isinstance(strike, Strike)
    activator, target = plot.activator, plot.target
    no = why_not_strike(g, activator, target, strike.intrigue) or why_not_hit(g, target, strike)
    if no is not None:
        g.tell("strike-misses", "GR-10.14", seat=g.teller(activator), effect=intrigue_name(strike.intrigue))
    elif isinstance(strike, StrikeLegion):
        desert(g, activator, target, strike)
    elif isinstance(strike, StrikeOrder):
        forge(g, target, strike)
    elif isinstance(strike, StrikeVote):
        annul(g, activator, strike)
    elif strike.intrigue is Intrigue.SLANDER:
        lose_fame(g, target, SLANDER, "GR-10.1")
    elif strike.intrigue is Intrigue.SABOTAGE:
        remove_piece(g, target, "GR-10.2")
    elif strike.intrigue is Intrigue.SOLD:
        sell_off(g, activator, target)
    else:
        confiscate(g, activator, target)


def desert(g: GloryOfRome, activator: Seat, target: Seat, strike: StrikeLegion) -> None:
    pieces = [f"field:{FIELDS[strike.field]}"]
    field = field_name(strike.field)
    g.players[target].stationed[strike.field] -= 1
    g.tell("legion-recalled", "GR-10.4", seat=g.teller(target), who=g.call(target), field=field, pieces=pieces)
    if strike.replace and why_not_muster(g, activator) is None:
        g.players[activator].stationed[strike.field] += 1
        g.tell("mustered", "GR-10.4", seat=activator, field=field, pieces=pieces)


def forge(g: GloryOfRome, target: Seat, strike: StrikeOrder) -> None:
    stationed = g.players[target].stationed
    for start, goal in strike.moves:
        stationed[start] -= 1
        stationed[goal] += 1
        g.tell(
            "legion-misled",
            "GR-10.5",
            seat=g.teller(target),
            who=g.call(target),
            start=field_name(start),
            goal=field_name(goal),
            pieces=[f"field:{FIELDS[start]}", f"field:{FIELDS[goal]}"],
        )


def annul(g: GloryOfRome, activator: Seat, strike: StrikeVote) -> None:
    """Revote puts an own vote on top (GR-10.6, GR-10.7), Invalid Vote brings fame (GR-10.8)."""
    if strike.intrigue is Intrigue.REVOTE:
        remove_vote(g, strike.height, "GR-10.6")
        if why_not_vote(g, activator) is None:
            place_vote(g, activator, "GR-10.6")
    else:
        remove_vote(g, strike.height, "GR-10.8")
        gain_fame(g, [activator], ANNULMENT, "GR-10.8")


def sell_off(g: GloryOfRome, activator: Seat, target: Seat) -> None:
    """A random goods card of the target is discarded for all to see (GR-10.9, GR-34.4)."""
    victim = g.players[target]
    card = victim.hand.pop(g.chance.below("theft", len(victim.hand)))
    victim.known.pop(card, None)
    g.goods.discard(card)
    g.tell("goods-sold-off", "GR-10.9", seat=g.teller(target), who=g.call(target), reveals=True, card=card_name(card))
    if activator < g.seats:  # Cassius has no denarii
        g.players[activator].denarii += SOLD
        g.tell("denarii-gained", "GR-10.9", seat=activator, denarii=SOLD, now=g.players[activator].denarii)


def confiscate(g: GloryOfRome, activator: Seat, target: Seat) -> None:
    """A random goods card changes hands; only the two know which (GR-10.10, GR-34.4).

    Whoever else knew a card of the target cannot tell any more whether it is still there.
    """
    thief, victim = g.players[activator], g.players[target]
    card = victim.hand.pop(g.chance.below("theft", len(victim.hand)))
    for held in list(victim.known):
        knew = activator in victim.known[held] or NOBODY in victim.known[held]
        del victim.known[held]
        if knew and held != card:
            victim.known[held] = [activator]
    thief.hand.append(card)
    if target < g.seats:
        thief.known[card] = [target]
    g.tell("goods-confiscated", "GR-10.10", seat=activator, target=g.call(target))
    both = [seat for seat in (activator, target) if seat < g.seats]
    g.tell("confiscated-card", "GR-34.4", seat=activator, audience=both, reveals=True, card=card_name(card))
