"""Goods: drawing, playing at their moments, selling, and sets (GR-17 to GR-19).

A played card lies aside until its effect is done (GR-18.16): so it makes room in the hand at once,
and is never shuffled into the deck it draws from.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, Refused, Seat, Who
from comitium.engine.phase import Automatic, Closed, Phase, Question
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
from comitium.games.glory_of_rome.military import LegionByCard, march_options, muster_options
from comitium.games.glory_of_rome.model import GloryOfRome, Player, SetOfGoods
from comitium.games.glory_of_rome.names import card_name, card_names, card_text, ware_name
from comitium.games.glory_of_rome.plots import applicable
from comitium.games.glory_of_rome.tasks import DrawTasks


class Play(Action):
    """Play a card for its effect (GR-18.1)."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card: Final = card

    def code(self) -> str:
        return f"play {self.card}"

    def sentence(self) -> Message:
        return Message("play-goods", card=card_name(self.card), text=card_text(self.card))

    def told(self, seat: Seat) -> Message:
        return Message("played-goods", who=Who(seat), card=card_name(self.card))

    def pieces(self) -> list[str]:
        return ["use:play", f"card:{self.card}"]


class Sell(Action):
    """Discard a card for a denarius (GR-19.7)."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card: Final = card

    def code(self) -> str:
        return f"sell {self.card}"

    def sentence(self) -> Message:
        return Message("sell-goods", card=card_name(self.card), denarii=SALE)

    def told(self, seat: Seat) -> Message:
        return Message("sold-goods", who=Who(seat), card=card_name(self.card), denarii=SALE)

    def pieces(self) -> list[str]:
        return ["use:sell", f"card:{self.card}"]


class Discard(Action):
    """Discard a card for nothing, to make room (GR-17.3, GR-8.6)."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card: Final = card

    def code(self) -> str:
        return f"discard {self.card}"

    def sentence(self) -> Message:
        return Message("discard-goods", card=card_name(self.card))

    def told(self, seat: Seat) -> Message:
        return Message("discarded-goods", who=Who(seat), card=card_name(self.card))

    def pieces(self) -> list[str]:
        return ["use:discard", f"card:{self.card}"]


class LaySet(Action):
    """Lay out three goods as a set (GR-19.3)."""

    __slots__ = ("cards", "ware")

    def __init__(self, cards: tuple[str, ...], ware: Ware) -> None:
        self.cards: Final = cards
        self.ware: Final = ware

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


def set_options(player: Player) -> list[Action]:
    """Every set that could be laid out now, three of them at most in a match (GR-19.5)."""
    if len(player.sets) >= MOST_SETS or len(player.hand) < SET:
        return []
    merchant = player.has(Medal.MERCHANT)
    hand = sorted(player.hand)
    found: list[Action] = []
    for one in range(len(hand)):
        for two in range(one + 1, len(hand)):
            for three in range(two + 1, len(hand)):
                cards = [hand[one], hand[two], hand[three]]
                ware = type_of_set(cards, merchant)
                if ware is not None:
                    found.append(LaySet(tuple(cards), ware))
    return found


# -- what can be done with a hand --------------------------------------------------------------------------------------


def side_options(g: GloryOfRome, seat: Seat) -> list[Action]:
    """Selling and laying out sets: at any point of the own turn (GR-19.3, GR-19.7, GR-19.8)."""
    player = g.players[seat]
    sales: list[Action] = [Sell(card) for card in player.hand]
    return [*sales, *set_options(player)]


def discard_options(g: GloryOfRome, seat: Seat) -> list[Action]:
    return [Discard(card) for card in g.players[seat].hand]


def play_options(g: GloryOfRome, seat: Seat) -> list[Action]:
    """Every card that fits the moment and can do something (GR-18.2, GR-18.11)."""
    if g.moment is None:
        return []
    return [Play(card) for card in g.players[seat].hand if why_not_play(g, seat, card) is None]


def why_not_play(g: GloryOfRome, seat: Seat, card: str) -> Refused | None:
    row = goods_of(card)
    moment = g.moment
    name = card_name(card)
    if moment is None or moment.seat != seat or moment.kind is not TYPES_OF_MOMENT[row.condition]:
        return Refused("other-moment", "GR-18.2", card=name, moment=Message(f"condition-{row.condition.value}"))
    if row.condition is Condition.COLOSSEUM and moment.place != "colosseum":
        return Refused("other-moment", "GR-18.6", card=name, moment=Message("condition-colosseum"))
    if row.condition is Condition.FARM and moment.place != Sphere.AGRICULTURE.value:
        return Refused("other-moment", "GR-18.6", card=name, moment=Message("condition-farm"))
    if card in moment.played:
        return Refused("played-this-moment", "GR-18.15", card=name)
    if cannot_work(g, seat, row.effect):
        return Refused(f"cannot-{row.effect.value}", "GR-18.11")
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
        return not march_options(g, seat)
    if use is Use.MOVE_LEGION:
        return not march_options(g, seat) and not muster_options(g, seat)
    if use is Use.TAKE_DISCARD:
        return not g.goods.discards
    if use is Use.CANCEL:
        return g.plot is None or g.plot.cancelled
    if use is Use.SECOND_EFFECT:
        plot = g.plot
        return plot is None or len(applicable(g, plot.activator, plot.target, 1)) < 2  # GR-18.16: the ring makes room
    return False


def closed_goods(g: GloryOfRome, seat: Seat) -> list[Closed]:
    """The cards of the hand that do not fit this moment, and why."""
    closed: list[Closed] = []
    for card in g.players[seat].hand:
        refusal = why_not_play(g, seat, card)
        if refusal is not None:
            closed.append(Closed(f"play {card}", Play(card).sentence(), refusal))
    return closed


def explain_goods(g: GloryOfRome, seat: Seat, code: str, sales: bool) -> Refused | None:
    """Why a card cannot be played, sold or laid out; None if the code does not speak of goods."""
    word, _, named = code.partition(" ")
    player = g.players[seat]
    if word not in ("play", "sell", "discard", "set"):
        return None
    cards = named.split("+")
    if "anchor" in cards:
        return Refused("anchor-stays", "GR-17.5")
    missing = [card for card in cards if card not in player.hand]
    if missing:
        laid = [card for laid in player.sets for card in laid.cards]
        if missing[0] in laid:
            return Refused("card-in-set", "GR-19.4")
        return Refused("card-not-in-hand", "GR-18.1", card=missing[0][:40])
    if word == "play":
        return why_not_play(g, seat, cards[0])
    if word == "set":
        if len(player.sets) >= MOST_SETS:
            return Refused("sets-are-full", "GR-19.5", most=MOST_SETS)
        return Refused("no-set", "GR-19.1", cards=card_names(cards))
    if word == "sell" and not sales:
        return Refused("not-your-turn-to-sell", "GR-19.8")
    return None


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

    def options(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        sales = side_options(g, seat) if self.own_turn else []
        return [*play_options(g, seat), *sales, *discard_options(g, seat), GiveUp()]

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

    def closed(self, g: GloryOfRome, seat: Seat) -> list[Closed]:
        return closed_goods(g, seat)

    def explain(self, g: GloryOfRome, seat: Seat, code: str) -> Refused:
        return explain_goods(g, seat, code, self.own_turn) or super().explain(g, seat, code)

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
