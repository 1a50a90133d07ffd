"""Intrigue phase, step 1: the event of the round, and whom it affects (GR-8).

Who is affected is settled before anybody receives anything (GR-8.8). It is nobody's turn: no goods can
be played or sold here (GR-8.6, GR-8.9).
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, Refused, Seat
from comitium.engine.phase import Automatic, Closed, Decision, Question
from comitium.games.glory_of_rome.components import EVENTS, Battlefield, EventRow, Fate, Measure
from comitium.games.glory_of_rome.deeds import DrawGoods
from comitium.games.glory_of_rome.goods import Discard, Draw, discard_options, drop
from comitium.games.glory_of_rome.military import Muster, muster_options
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.games.glory_of_rome.names import event_name, event_text, field_name
from comitium.games.glory_of_rome.pantheon import LayPiece, piece_options, place_piece
from comitium.games.glory_of_rome.senate import CastVote, place_vote, remove_vote, vote_options
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
        row = EVENTS[g.event]
        player = g.players[self.seat]
        if row.effect is Fate.PLACE_LEGION:
            return muster_options(g, self.seat)
        if row.effect is Fate.PLACE_VOTE:
            return vote_options(g, self.seat)
        if row.effect is Fate.PLACE_PIECE:
            return piece_options(g, self.seat)
        if row.effect is Fate.DRAW_GOODS:
            return [DrawGoods()] if g.goods_left() else []
        if row.effect is Fate.RETURN_FEUD:
            return [ReturnFeud()] if player.feud else []
        if row.effect is Fate.DRAW_TASKS:
            return [TakeTasks(row.amount)] if g.task_deck else []
        if row.effect is Fate.RECALL_LEGION:
            return [Recall(self.seat, field) for field in Battlefield if player.stationed[field]]
        return discard_options(g, self.seat)

    def options(self, g: GloryOfRome, seat: Seat) -> list[Action]:
        if EVENTS[g.event].negative:
            return self.choices(g)
        return [*self.choices(g), Skip()]

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

    def closed(self, g: GloryOfRome, seat: Seat) -> list[Closed]:
        if not EVENTS[g.event].negative:
            return []
        return [Closed("skip", Skip().sentence(), Refused("loss-is-due", "GR-30.20", event=event_name(g.event)))]

    def copy(self) -> Decision[GloryOfRome]:
        return self.copy_decision(EventEffect(self.seat))
