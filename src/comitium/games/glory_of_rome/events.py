"""Intrigue phase, step 1: the event of the round, and whom it affects (GR-8).

Who is affected is settled before anybody receives anything (GR-8.8). It is nobody's turn: no goods can
be played or sold here (GR-8.6, GR-8.9).
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat
from comitium.engine.phase import Automatic, Decision, Question
from comitium.games.glory_of_rome.components import EVENTS, Battlefield, EventRow, Fate, Measure
from comitium.games.glory_of_rome.deeds import CAST_VOTE, DRAW_GOODS, LAY_PIECE, DrawGoods, why_not_draw
from comitium.games.glory_of_rome.goods import (
    Discard,
    Draw,
    LaySet,
    Play,
    Sell,
    considered_discards,
    drop,
    meant_goods,
    why_not_goods,
)
from comitium.games.glory_of_rome.military import MUSTERS, Muster, why_not_leave, why_not_muster
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.games.glory_of_rome.names import event_name, event_text, field_name, with_code
from comitium.games.glory_of_rome.pantheon import LayPiece, place_piece, why_not_lay
from comitium.games.glory_of_rome.senate import CastVote, place_vote, remove_vote, why_not_vote
from comitium.games.glory_of_rome.tasks import DrawTasks


class Recall(Action):
    """Send an own legion home from a battlefield (Mutiny)."""

    __slots__ = ("field", "seat")

    def __init__(self, seat: Seat, field: Battlefield) -> None:
        self.seat: Final = seat
        self.field: Final = field

    def code(self) -> str:
        return f"recall {self.field.value}"

    def sentence(self) -> Message:
        return Message("recall", field=field_name(self.field))

    def pieces(self) -> list[str]:
        return [f"legion:{self.seat}.{self.field.value}"]


class ReturnFeud(Action):
    """The leftmost feud token goes back to the supply (Reconciliation)."""

    __slots__ = ()

    def code(self) -> str:
        return "return feud"

    def sentence(self) -> Message:
        return Message("return-feud")

    def pieces(self) -> list[str]:
        return ["feud"]


class TakeTasks(Action):
    """Draw tasks and keep one (Sibylline Oracle)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def code(self) -> str:
        return "draw tasks"

    def sentence(self) -> Message:
        return Message("draw-tasks", tasks=self.count)

    def pieces(self) -> list[str]:
        return ["tasks"]


class Skip(Action):
    """Let the reward go (GR-8.4)."""

    __slots__ = ()

    def code(self) -> str:
        return "skip"

    def sentence(self) -> Message:
        return Message("skip-reward")


def measured(g: GloryOfRome, seat: Seat, measure: Measure) -> int:
    """What an event compares; only players count, and only provinces before them."""
    player = g.players[seat]
    if measure is Measure.DENARII:
        return player.denarii
    if measure is Measure.FAME:
        return player.fame
    if measure is Measure.LEGIONS:
        return player.in_the_field()
    if measure is Measure.VOTES:
        return g.column.count(seat)
    if measure is Measure.GOODS:
        return len(player.hand)  # the anchor is none
    if measure is Measure.PANTHEON:
        return player.pieces()
    if measure is Measure.POPULATION:
        return g.province_of(seat).population()
    if measure is Measure.TOP_VOTE:
        return 1 if g.column and g.column[-1] == seat else 0
    if measure is Measure.FEUD:
        return player.feud
    return player.followers


def affected(g: GloryOfRome, event: str) -> list[Seat]:
    """All who have the most or the fewest, ties included, in turn order (GR-8.2, GR-8.3)."""
    row = EVENTS[event]
    amounts = [measured(g, seat, row.measure) for seat in range(g.seats)]
    mark = max(amounts) if row.most else min(amounts)
    if mark < row.least:
        return []
    return [seat for seat in g.order if amounts[seat] == mark]


class Event(Automatic[GloryOfRome]):
    """Turn up the card, set the direction, carry it out (GR-8.1)."""

    __slots__ = ()

    heading = "event"

    def run(self, g: GloryOfRome) -> None:
        g.event = g.events.pop()
        row = EVENTS[g.event]
        g.clockwise = row.clockwise  # GR-5.6
        g.order = g.turn_order()
        for player in g.players:
            player.tokens = ["spy", "alliance"] if g.spies else []  # GR-30.2: once per round each
        g.tell(
            "event-revealed",
            "GR-8.1",
            reveals=True,
            event=event_name(g.event),
            text=event_text(g.event),
            pieces=["event"],
        )
        if g.solo:
            self.reward_alone(g, row)
            return
        g.struck = affected(g, g.event)
        if not g.struck:
            g.tell("event-affects-nobody", "GR-8.2")
        elif row.effect is Fate.GAIN_FAME:
            g.gain_fame(g.struck, row.amount, "GR-8.1")
        else:
            g.schedule(*[EventEffect(seat) for seat in g.struck])

    def reward_alone(self, g: GloryOfRome, row: EventRow) -> None:
        """A denarius for each follower instead of the effect; nothing by a negative card (GR-31.2, GR-31.3)."""
        player = g.players[0]
        if row.negative:
            g.tell("event-passes", "GR-31.3")
        else:
            player.denarii += player.followers
            g.tell("denarii-gained", "GR-31.2", seat=0, denarii=player.followers, now=player.denarii)


FATES: Final[dict[type[Action], Fate]] = {  # what a choice belongs to
    Muster: Fate.PLACE_LEGION,
    CastVote: Fate.PLACE_VOTE,
    LayPiece: Fate.PLACE_PIECE,
    DrawGoods: Fate.DRAW_GOODS,
    ReturnFeud: Fate.RETURN_FEUD,
    TakeTasks: Fate.DRAW_TASKS,
    Recall: Fate.RECALL_LEGION,
    Discard: Fate.DISCARD_GOODS,
}


class EventEffect(Decision[GloryOfRome]):
    """What the event does to one player; asked only where there is something to choose (GR-8.3, GR-8.4)."""

    __slots__ = ()

    def begin(self, g: GloryOfRome) -> None:
        row = EVENTS[g.event]
        player = g.players[self.seat]
        if row.effect is Fate.GAIN_DENARII:
            player.denarii += row.amount
            g.tell("denarii-gained", "GR-8.1", seat=self.seat, denarii=row.amount, now=player.denarii)
        elif row.effect is Fate.LOSE_DENARII:
            lost = min(row.amount, player.denarii)
            player.denarii -= lost
            g.tell("denarii-lost", "GR-30.20", seat=self.seat, denarii=lost, now=player.denarii)
        elif row.effect is Fate.LOSE_FAME:
            g.lose_fame(self.seat, row.amount, "GR-30.20")
        elif row.effect is Fate.RECALL_VOTE:
            remove_vote(g, g.column.index(self.seat) + 1, "GR-30.20")
        elif row.effect is Fate.TAKE_FEUD:
            self.take_feud(g)
        elif self.choices(g):
            return
        elif row.effect is not Fate.RECALL_LEGION and row.effect is not Fate.DISCARD_GOODS:
            g.tell("reward-lost", "GR-8.4", seat=self.seat)
        self.answered = True

    def take_feud(self, g: GloryOfRome) -> None:
        """To the rightmost open cell, while the supply lasts (GR-2.4)."""
        player = g.players[self.seat]
        if g.feud and player.open_cells():
            g.feud -= 1
            player.feud += 1
            g.tell("feud-taken", "GR-30.20", seat=self.seat, feud=player.feud)

    def choices(self, g: GloryOfRome) -> list[Action]:
        """All but letting the reward go."""
        ways = self.ways(g, EVENTS[g.event].effect)
        return [way for way in ways if self.why_not(g, self.seat, way) is None]

    def ways(self, g: GloryOfRome, fate: Fate) -> list[Action]:
        """Every way to do what an event says, possible or not."""
        if fate is Fate.PLACE_LEGION:
            return MUSTERS
        if fate is Fate.PLACE_VOTE:
            return [CAST_VOTE]
        if fate is Fate.PLACE_PIECE:
            return [LAY_PIECE]
        if fate is Fate.DRAW_GOODS:
            return [DRAW_GOODS]
        if fate is Fate.RETURN_FEUD:
            return [ReturnFeud()]
        if fate is Fate.DRAW_TASKS:
            return [TakeTasks(EVENTS[g.event].amount)]
        if fate is Fate.RECALL_LEGION:
            return [Recall(self.seat, field) for field in Battlefield]
        return considered_discards(g, self.seat) if fate is Fate.DISCARD_GOODS else []

    def considered(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        return [*self.choices(g), Skip()]

    def why_not(self, g: GloryOfRome, seat: Seat, action: Action) -> No | None:
        row = EVENTS[g.event]
        if isinstance(action, Skip):
            return No("loss-is-due", "GR-30.20", event=event_name(g.event)) if row.negative else None
        if isinstance(action, Play | Sell | LaySet):  # GR-8.6, GR-8.9
            return why_not_goods(g, seat, action, own_turn=False)
        if FATES.get(type(action)) is not row.effect:
            return No("other-event", "GR-8.1", event=event_name(g.event), text=event_text(g.event))
        if isinstance(action, Discard):
            return why_not_goods(g, seat, action, own_turn=False, discards=True)
        if isinstance(action, Recall):
            return why_not_leave(g, seat, action.field)
        if isinstance(action, Muster):
            return why_not_muster(g, seat)
        if isinstance(action, CastVote):
            return why_not_vote(g, seat)
        if isinstance(action, LayPiece):
            return why_not_lay(g, seat)
        if isinstance(action, DrawGoods):
            return why_not_draw(g)
        if isinstance(action, ReturnFeud):
            return None if g.players[seat].feud else No("no-feud-to-return", "GR-8.4")
        return None if g.task_deck else No("cannot-draw_tasks", "GR-8.4")

    def meant(self, g: GloryOfRome, seat: Seat, code: str) -> Action | None:
        every = [way for fate in Fate for way in self.ways(g, fate)]
        return with_code(code, [*every, Skip()]) or meant_goods(g, seat, code)

    def decided(self, g: GloryOfRome, action: Action) -> None:
        player = g.players[self.seat]
        if isinstance(action, Muster):
            player.stationed[action.field] += 1
            g.tell_action(self.seat, action, "GR-8.9")
        elif isinstance(action, CastVote):
            place_vote(g, self.seat, "GR-8.7")
        elif isinstance(action, LayPiece):
            place_piece(g, self.seat, "GR-8.9")
        elif isinstance(action, DrawGoods):
            g.schedule(Draw(self.seat, EVENTS[g.event].amount, False))  # GR-8.6
        elif isinstance(action, ReturnFeud):
            player.feud -= 1
            g.feud += 1
            g.tell("feud-returned", "GR-8.4", seat=self.seat, feud=player.feud)
        elif isinstance(action, TakeTasks):
            g.schedule(DrawTasks(self.seat, action.count))
        elif isinstance(action, Recall):
            player.stationed[action.field] -= 1
            g.tell("legion-recalled", "GR-30.20", seat=self.seat, field=field_name(action.field))
        elif isinstance(action, Discard):
            drop(g, self.seat, action.card)
            g.tell_action(self.seat, action, "GR-30.20", reveals=True)
        else:
            g.tell("reward-skipped", "GR-8.4", seat=self.seat)

    def question(self, g: GloryOfRome, seat: Seat) -> Question:
        line = "ask-event-loss" if EVENTS[g.event].negative else "ask-event"
        clause = "GR-30.20" if EVENTS[g.event].negative else "GR-8.4"
        return Question(Message(line), event_text(g.event), clause, [event_name(g.event)])

    def copy(self) -> Decision[GloryOfRome]:
        return self.copy_decision(EventEffect(self.seat))
