"""Goods: drawing, playing at their moments, selling, and sets (GR-17 to GR-19).

A played card lies aside until its effect is done (GR-18.16): so it makes room in the hand at once,
and is never shuffled into the deck it draws from.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, No, Seat, Who
from comitium.engine.phase import Automatic, Phase, Question
from comitium.engine.state import AnyPhase
from comitium.games.glory_of_rome.components import (
    HAND,
    LEGIONS,
    MOST_SETS,
    SALE,
    SET,
    TYPES_OF_MOMENT,
    VOTES,
    Condition,
    Medal,
    Sphere,
    Use,
    Ware,
    goods_of,
)
from comitium.games.glory_of_rome.military import LegionByCard, marches, musters
from comitium.games.glory_of_rome.model import GloryOfRome, Player, SetOfGoods
from comitium.games.glory_of_rome.names import card_name, card_names, card_text, ware_name
from comitium.games.glory_of_rome.plots import applicable
from comitium.games.glory_of_rome.tasks import DrawTasks


class WithGoods(Action):
    """What can be done with cards of the hand."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards: Final = cards


class Play(WithGoods):
    """Play a card for its effect (GR-18.1)."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        super().__init__((card,))
        self.card: Final = card

    def code(self) -> str:
        return f"play {self.card}"

    def sentence(self) -> Message:
        return Message("play-goods", card=card_name(self.card), text=card_text(self.card))

    def told(self, seat: Seat) -> Message:
        return Message("played-goods", who=Who(seat), card=card_name(self.card))

    def pieces(self) -> list[str]:
        return ["use:play", f"card:{self.card}"]


class Sell(WithGoods):
    """Discard a card for a denarius (GR-19.7)."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        super().__init__((card,))
        self.card: Final = card

    def code(self) -> str:
        return f"sell {self.card}"

    def sentence(self) -> Message:
        return Message("sell-goods", card=card_name(self.card), denarii=SALE)

    def told(self, seat: Seat) -> Message:
        return Message("sold-goods", who=Who(seat), card=card_name(self.card), denarii=SALE)

    def pieces(self) -> list[str]:
        return ["use:sell", f"card:{self.card}"]


class Discard(WithGoods):
    """Discard a card for nothing, to make room (GR-17.3, GR-8.6)."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        super().__init__((card,))
        self.card: Final = card

    def code(self) -> str:
        return f"discard {self.card}"

    def sentence(self) -> Message:
        return Message("discard-goods", card=card_name(self.card))

    def told(self, seat: Seat) -> Message:
        return Message("discarded-goods", who=Who(seat), card=card_name(self.card))

    def pieces(self) -> list[str]:
        return ["use:discard", f"card:{self.card}"]


class LaySet(WithGoods):
    """Lay out three goods as a set (GR-19.3)."""

    __slots__ = ("ware",)

    def __init__(self, cards: tuple[str, ...], ware: Ware) -> None:
        super().__init__(cards)
        self.ware: Final = ware  # which they score as; a chest if they are no set

    def code(self) -> str:
        return "set " + "+".join(self.cards)

    def sentence(self) -> Message:
        return Message("lay-set", ware=ware_name(self.ware), cards=card_names(list(self.cards)))

    def told(self, seat: Seat) -> Message:
        return Message("laid-set", who=Who(seat), ware=ware_name(self.ware), cards=card_names(list(self.cards)))

    def pieces(self) -> list[str]:
        return ["use:set", *[f"card:{card}" for card in self.cards]]


class GiveUp(Action):
    """Draw no more (GR-17.3)."""

    __slots__ = ()

    def code(self) -> str:
        return "give up"

    def sentence(self) -> Message:
        return Message("give-up-draw")

    def told(self, seat: Seat) -> Message:
        return Message("gave-up-draw", who=Who(seat))


# -- sets (GR-19) ------------------------------------------------------------------------------------------------------


def type_of_set(cards: list[str], merchant: bool) -> Ware | None:
    """The type of its natural cards, which must agree (GR-19.2, GR-19.9).

    With the Merchant medal jewellery may stand for another type (GR-19.6).
    """
    naturals = [goods_of(card).type for card in cards if goods_of(card).type is not Ware.CHEST]
    if merchant and any(ware is not Ware.JEWELLERY for ware in naturals):
        naturals = [ware for ware in naturals if ware is not Ware.JEWELLERY]
    if not naturals or any(ware is not naturals[0] for ware in naturals):
        return None
    return naturals[0]


def set_of(player: Player, cards: tuple[str, ...]) -> LaySet:
    """These cards as the set they are, or as none."""
    three = len(set(cards)) == SET and len(cards) == SET
    ware = type_of_set(list(cards), player.has(Medal.MERCHANT)) if three else None
    return LaySet(cards, ware or Ware.CHEST)


def why_not_set(player: Player, laid: LaySet) -> No | None:
    """Three goods of one type (GR-19.1), three sets at most in a match (GR-19.5)."""
    if len(player.sets) >= MOST_SETS:
        return No("sets-are-full", "GR-19.5", most=MOST_SETS)
    if laid.ware is Ware.CHEST:
        return No("no-set", "GR-19.1", cards=card_names(list(laid.cards)))
    return None


def sets_in_hand(player: Player) -> list[Action]:
    """Every set that could be laid out now."""
    hand = sorted(player.hand)
    found: list[Action] = []
    for one in range(len(hand)):
        for two in range(one + 1, len(hand)):
            for three in range(two + 1, len(hand)):
                laid = set_of(player, (hand[one], hand[two], hand[three]))
                if why_not_set(player, laid) is None:
                    found.append(laid)
    return found


# -- what can be done with a hand --------------------------------------------------------------------------------------


def considered_goods(g: GloryOfRome, seat: Seat, own_turn: bool = True) -> list[Action]:
    """Every card as one to play; in the own turn sales and the sets at hand too (GR-19.3, GR-19.7, GR-19.8)."""
    player = g.players[seat]
    found: list[Action] = [Play(card) for card in player.hand]
    if own_turn:
        found.extend([Sell(card) for card in player.hand])
        found.extend(sets_in_hand(player))
    return found


def considered_discards(g: GloryOfRome, seat: Seat) -> list[Action]:
    return [Discard(card) for card in g.players[seat].hand]


def playable(g: GloryOfRome, seat: Seat) -> list[Play]:
    """Every card that can be played now."""
    return [Play(card) for card in g.players[seat].hand if why_not_play(g, seat, card) is None]


def meant_goods(g: GloryOfRome, seat: Seat, code: str) -> Action | None:
    """What a code would do with goods, whoever holds them. A set names its cards in their order: one code each."""
    word, _, named = code.partition(" ")
    if word == "play":
        return Play(named)
    if word == "sell":
        return Sell(named)
    if word == "discard":
        return Discard(named)
    if word == "set":
        cards = tuple(named.split("+"))
        player = g.players[seat]
        laid = set_of(player, cards) if why_not_held(player, cards) is None else LaySet(cards, Ware.CHEST)
        return laid if laid.ware is Ware.CHEST or list(cards) == sorted(cards) else None
    return None


def why_not_goods(
    g: GloryOfRome, seat: Seat, action: WithGoods, own_turn: bool = True, discards: bool = False
) -> No | None:
    """Why a card cannot be played, sold, discarded or laid out; `discards` says whether it may be for nothing."""
    no = why_not_held(g.players[seat], action.cards)
    if no is not None:
        return no
    if isinstance(action, Play):
        return why_not_play(g, seat, action.card)
    if isinstance(action, Discard):
        return None if discards else No("no-discarding", "GR-13.10")
    if isinstance(action, LaySet):
        return why_not_set(g.players[seat], action) if own_turn else No("not-your-turn-to-lay", "GR-19.8")
    return None if own_turn else No("not-your-turn-to-sell", "GR-19.8")


def why_not_held(player: Player, cards: tuple[str, ...]) -> No | None:
    """Only goods of the own hand can be used, and the anchor is none (GR-17.5, GR-18.1, GR-19.4)."""
    if "anchor" in cards:
        return No("anchor-stays", "GR-17.5")
    for card in cards:
        if card not in player.hand:
            laid = [card for laid in player.sets for card in laid.cards]
            return No("card-in-set", "GR-19.4") if card in laid else No("card-not-in-hand", "GR-18.1", card=card[:40])
    return None


def why_not_play(g: GloryOfRome, seat: Seat, card: str) -> No | None:
    """The moment must fit the card, and its effect must be possible (GR-18.2, GR-18.11)."""
    row = goods_of(card)
    moment = g.moment
    name = card_name(card)
    if moment is None or moment.seat != seat or moment.kind is not TYPES_OF_MOMENT[row.condition]:
        return No("other-moment", "GR-18.2", card=name, moment=Message(f"condition-{row.condition.value}"))
    if row.condition is Condition.COLOSSEUM and moment.place != "colosseum":
        return No("other-moment", "GR-18.6", card=name, moment=Message("condition-colosseum"))
    if row.condition is Condition.FARM and moment.place != Sphere.AGRICULTURE.value:
        return No("other-moment", "GR-18.6", card=name, moment=Message("condition-farm"))
    if card in moment.played:
        return No("played-this-moment", "GR-18.15", card=name)
    if cannot_work(g, seat, row.effect):
        return No(f"cannot-{row.effect.value}", "GR-18.11")
    return None


def cannot_work(g: GloryOfRome, seat: Seat, use: Use) -> bool:
    """Whether the effect is impossible (GR-18.11)."""
    player = g.players[seat]
    if use is Use.DRAW_GOODS:
        return not g.goods_left()
    if use is Use.REMOVE_ANCHOR:
        return not player.anchor
    if use is Use.LOWER_PENALTY:
        return g.moment is None or g.moment.penalty == 0
    if use is Use.DRAW_TASKS:
        return not g.task_deck
    if use is Use.RECRUIT_LEGION:
        return player.legions == LEGIONS
    if use is Use.RECRUIT_VOTE:
        return player.votes == VOTES
    if use is Use.SHIFT_LEGION:
        return not marches(g, seat)
    if use is Use.MOVE_LEGION:
        return not marches(g, seat) and not musters(g, seat)
    if use is Use.TAKE_DISCARD:
        return not g.goods.discards
    if use is Use.CANCEL:
        return g.plot is None or g.plot.cancelled
    if use is Use.SECOND_EFFECT:
        plot = g.plot
        return plot is None or len(applicable(g, plot.activator, plot.target, 1)) < 2  # GR-18.16: the ring makes room
    return False


def play_side(g: GloryOfRome, seat: Seat, action: Action) -> bool:
    """Carry out a play, sale, discard or set; False if the action is none of these."""
    player = g.players[seat]
    if isinstance(action, Play):
        play_card(g, seat, action)
    elif isinstance(action, Sell):
        drop(g, seat, action.card)
        player.denarii += SALE
        g.tell_action(seat, action, "GR-19.7", reveals=True)
    elif isinstance(action, Discard):
        drop(g, seat, action.card)
        g.tell_action(seat, action, "GR-17.3", reveals=True)
    elif isinstance(action, LaySet):
        for card in action.cards:
            player.hand.remove(card)
            player.known.pop(card, None)
        player.sets.append(SetOfGoods(action.ware, action.cards))
        g.tell_action(seat, action, "GR-19.3", reveals=True)
    else:
        return False
    return True


def drop(g: GloryOfRome, seat: Seat, card: str) -> None:
    """From the hand onto the discard pile."""
    player = g.players[seat]
    player.hand.remove(card)
    player.known.pop(card, None)
    g.goods.discard(card)


# -- playing (GR-18) ---------------------------------------------------------------------------------------------------


class Discarded(Automatic[GloryOfRome]):
    """When its effect is done, a played card goes on top of the discard pile (GR-18.16)."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        super().__init__()
        self.card = card

    def run(self, g: GloryOfRome) -> None:
        g.aside.remove(self.card)
        g.goods.discard(self.card)


def play_card(g: GloryOfRome, seat: Seat, action: Play) -> None:
    """The effect happens at once; what needs a choice is asked on top of the moment (GR-18.3)."""
    player, card, moment = g.players[seat], action.card, g.moment
    assert moment is not None
    player.hand.remove(card)
    player.known.pop(card, None)
    g.aside.append(card)
    moment.played.append(card)
    g.tell_action(seat, action, "GR-18.3", reveals=True)
    row = goods_of(card)
    asked: list[AnyPhase] = []
    if row.effect is Use.DRAW_GOODS:
        asked.append(Draw(seat, row.amount, moment.kind is not Condition.STRUCK))
    elif row.effect is Use.DRAW_TASKS:
        asked.append(DrawTasks(seat, row.amount))
    elif row.effect is Use.SHIFT_LEGION:
        asked.append(LegionByCard(seat, card, False))
    elif row.effect is Use.MOVE_LEGION:
        asked.append(LegionByCard(seat, card, True))
    elif row.effect is Use.GAIN_DENARII:
        player.denarii += row.amount
        g.tell("denarii-gained", "GR-18.3", seat=seat, denarii=row.amount, now=player.denarii)
    elif row.effect is Use.GAIN_FAME:
        g.gain_fame([seat], row.amount, "GR-18.3")
    elif row.effect is Use.LOWER_PENALTY:
        moment.penalty = max(0, moment.penalty - row.amount)
        g.tell("penalty-lowered", "GR-18.9", seat=seat, penalty=moment.penalty)
    elif row.effect is Use.REMOVE_ANCHOR:
        player.anchor = False
        g.anchors_gone += 1
        g.tell("anchor-removed", "GR-17.6", seat=seat)
    elif row.effect is Use.RECRUIT_LEGION:
        player.legions += 1
        g.tell("legion-recruited", "GR-18.13", seat=seat, now=player.legions)
    elif row.effect is Use.RECRUIT_VOTE:
        player.votes += 1
        g.tell("vote-recruited", "GR-18.13", seat=seat, now=player.votes)
    elif row.effect is Use.TAKE_DISCARD:
        taken = g.goods.discards.pop()  # GR-18.12: before the played card lies there itself
        player.hand.append(taken)
        player.known[taken] = [NOBODY]
        g.tell("discard-taken", "GR-18.12", seat=seat, card=card_name(taken))
    elif row.effect is Use.CANCEL:
        assert g.plot is not None
        g.plot.cancelled = True
        g.tell("plot-cancelled", "GR-18.3", seat=seat)
    else:
        moment.second = True
        g.tell("second-effect", "GR-10.15", seat=seat)
    g.schedule(*asked, Discarded(card))


class Draw(Phase[GloryOfRome]):
    """Cards are drawn one at a time; a full hand must first make room, or the draw is given up (GR-17.3)."""

    __slots__ = ("left", "own_turn", "rest", "seat")

    def __init__(self, seat: Seat, left: int, own_turn: bool) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.own_turn = own_turn  # GR-8.6: otherwise nothing can be sold
        self.rest = 0  # to be drawn when room has been made

    def begin(self, g: GloryOfRome) -> None:
        player = g.players[self.seat]
        while self.left and not player.hand_is_full():
            self.left -= 1
            if not draw_card(g, self.seat):
                self.left = 0  # GR-2.7
        if not g.goods_left():
            self.left = 0

    def waiting(self, g: GloryOfRome) -> list[Seat]:
        return [self.seat] if self.left else []

    def considered(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        return [*considered_goods(g, seat, self.own_turn), *considered_discards(g, seat), GiveUp()]

    def why_not(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        if isinstance(action, WithGoods):
            return why_not_goods(g, seat, action, self.own_turn, discards=True)
        return None

    def meant(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        return super().meant(g, seat, code) or meant_goods(g, seat, code)

    def play(self, g: GloryOfRome, seat: Seat, action: Action) -> None:
        if isinstance(action, GiveUp):
            g.tell_action(seat, action, "GR-17.3")
        else:
            self.rest = self.left
            play_side(g, seat, action)
        self.left = 0

    def end(self, g: GloryOfRome) -> None:
        if self.rest:
            g.schedule(Draw(self.seat, self.rest, self.own_turn))

    def question(self, g: GloryOfRome, seat: Seat) -> Question:
        return Question(Message("ask-make-room"), Message("why-make-room", most=HAND, left=self.left), "GR-17.3")

    def copy(self) -> Phase[GloryOfRome]:
        new = Draw(self.seat, self.left, self.own_turn)
        new.begun = self.begun
        new.rest = self.rest
        return new


def draw_card(g: GloryOfRome, seat: Seat) -> bool:
    """The top goods card into the hand, seen by its owner alone; False if there is none (GR-2.7)."""
    card = g.goods.draw(g.chance)
    if card is None:
        return False
    g.players[seat].hand.append(card)
    g.tell("goods-drawn", "GR-17.1", seat=g.teller(seat), who=g.call(seat), left=len(g.goods))
    if seat < g.seats:
        g.tell("drawn-card", "GR-17.1", seat=seat, audience=[seat], reveals=True, card=card_name(card))
    return True
