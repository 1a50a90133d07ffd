"""Phase B: turns of free actions around exactly one main action, until all have passed (AE-7, AE-13)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, Refused, Seat
from comitium.engine.phase import Automatic, Closed, Phase, Question
from comitium.games.aeterna.cards import CARDS, FIGURES, HILL_LABELS, HILL_NAMES, Bundle
from comitium.games.aeterna.components import BY_PLAYERS, Structure
from comitium.games.aeterna.favour import Favour, favour_of, obtain_favour, why_not_favour
from comitium.games.aeterna.free import (
    Activate,
    Discard,
    activate,
    activations,
    can_act_freely,
    discard,
    discards,
    why_not_activate,
)
from comitium.games.aeterna.gains import can_pay, receive
from comitium.games.aeterna.influence import (
    NO_AWARD,
    Influence,
    influence,
    influences,
    why_not_award,
    why_not_influence,
)
from comitium.games.aeterna.model import Aeterna, Hill
from comitium.games.aeterna.permanent import cost_of_card, extra_points_for_passing
from comitium.games.aeterna.playing import Play, play_from_hand, why_not_play
from comitium.games.aeterna.structures import Erect, erect, why_not_build, why_not_on_hill


class Pass(Action):
    """Take the highest free value of the pass row and leave the phase (AE-13.1, AE-13.3)."""

    __slots__ = ("points", "value")

    final = True

    def __init__(self, value: int, points: int) -> None:
        self.value: Final = value  # of the pass row
        self.points: Final = points  # for this player, now

    def code(self) -> str:
        return "pass"

    def sentence(self) -> Message:
        return Message("pass", points=self.points)

    def pieces(self) -> list[str]:
        return ["action:pass", f"pass:{self.value}"]


class EndTurn(Action):
    """No further free action (AE-7.8)."""

    __slots__ = ()

    def code(self) -> str:
        return "end turn"

    def sentence(self) -> Message:
        return Message("end-turn")

    def pieces(self) -> list[str]:
        return ["action:end"]


END_TURN: Final = EndTurn()


class Actions(Automatic[Aeterna]):
    """Phase B begins with the leftmost marker of the turn order (AE-7.1)."""

    __slots__ = ()

    heading = "actions"

    def run(self, g: Aeterna) -> None:
        g.schedule(Turn(g.order[0]))


class Turn(Phase[Aeterna]):
    """One seat: free actions before and after one main action; only a pass ends the turn at once (AE-7.2, AE-14.10)."""

    __slots__ = ("acted", "ended", "seat")

    heading = "actions"

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat
        self.acted = False  # AE-7.8: whether the main action is done
        self.ended = False

    def waiting(self, g: Aeterna) -> list[Seat]:
        return [] if self.over(g) else [self.seat]

    def over(self, g: Aeterna) -> bool:
        """The player says so, or can do nothing more (AE-7.8)."""
        return self.ended or (self.acted and not can_act_freely(g, self.seat))

    def options(self, g: Aeterna, seat: Seat) -> list[Action]:
        free = [*discards(g.players[seat]), *open_activations(g, seat)]
        if self.acted:
            return [*free, END_TURN]
        return [*main_actions(g, seat), *free]

    def play(self, g: Aeterna, seat: Seat, action: Action) -> None:
        if isinstance(action, Discard):
            discard(g, seat, action.card, action.reward)
        elif isinstance(action, Activate):
            activate(g, seat, action)
        elif isinstance(action, EndTurn):
            self.ended = True
        else:
            self.acted = True
            self.main_action(g, seat, action)

    def main_action(self, g: Aeterna, seat: Seat, action: Action) -> None:
        """Completed in one go: what it asks further is asked before anything else (AE-7.7)."""
        if isinstance(action, Play):
            play_from_hand(g, seat, action.card)
        elif isinstance(action, Favour):
            obtain_favour(g, seat, action.figure)
        elif isinstance(action, Erect):
            erect(g, seat, action.structure, g.hill(action.hill))
        elif isinstance(action, Influence):
            influence(g, seat, g.hill(action.hill), action.award)
        else:
            self.ended = True
            pass_for_good(g, seat)

    def end(self, g: Aeterna) -> None:
        following = next_to_act(g, self.seat)
        if following is not None:
            g.schedule(Turn(following))

    def question(self, g: Aeterna, seat: Seat) -> Question:
        if self.acted:
            return Question(Message("ask-end-turn"), Message("why-end-turn"), "AE-7.8")
        why = Message("why-turn", cards=len(g.players[seat].hand), points=points_for_passing(g, seat))
        return Question(Message("ask-turn"), why, "AE-7.2")

    def closed(self, g: Aeterna, seat: Seat) -> list[Closed]:
        closed = closed_activations(g, seat)
        if self.acted:
            done = Refused("main-action-done", "AE-7.2")
            actions = [*every_main_action(g, seat), pass_of(g, seat)]
            return [*[Closed(action.code(), action.sentence(), done) for action in actions], *closed]
        due = Refused("main-action-due", "AE-7.8")
        for action in every_main_action(g, seat):
            refusal = why_not_act(g, seat, action)
            if refusal is not None:
                closed.append(Closed(action.code(), action.sentence(), refusal))
        return [*closed, Closed(END_TURN.code(), END_TURN.sentence(), due)]

    def explain(self, g: Aeterna, seat: Seat, code: str) -> Refused:
        for closed in self.closed(g, seat):
            if closed.code == code:
                return closed.refusal
        return why_no_option(g, seat, code)

    def copy(self) -> Phase[Aeterna]:
        new = Turn(self.seat)
        new.begun = self.begun
        new.acted = self.acted
        new.ended = self.ended
        return new


def every_main_action(g: Aeterna, seat: Seat) -> list[Action]:
    """Whatever a player could think of, possible or not; passing is always possible and left out (AE-7.2)."""
    player = g.players[seat]
    actions: list[Action] = [Play(card, cost_of_card(player, card)) for card in player.hand]
    actions.extend([favour_of(g, seat, figure) for figure in g.figures])
    for structure in Structure:
        actions.extend([Erect(structure, hill.name) for hill in g.hills])
    for hill in g.hills:
        actions.extend(influences(player, hill))
    return actions


def why_not_act(g: Aeterna, seat: Seat, action: Action) -> Refused | None:
    """Why a main action is closed now."""
    if isinstance(action, Play):
        return why_not_play(g.players[seat], action.card)
    if isinstance(action, Favour):
        return why_not_favour(g, seat, action.figure)
    if isinstance(action, Erect):
        why_not = why_not_build(g, seat, action.structure)
        return why_not if why_not is not None else why_not_on_hill(action.structure, g.hill(action.hill))
    assert isinstance(action, Influence)
    hill = g.hill(action.hill)
    why_not = why_not_influence(g, seat, hill)
    if why_not is not None or action.award == NO_AWARD:
        return why_not
    return why_not_award(g, seat, hill, action.award)


def main_actions(g: Aeterna, seat: Seat) -> list[Action]:
    """What is open; passing always is (AE-7.5)."""
    player = g.players[seat]
    cards = [card for card in player.hand if can_pay(player, cost_of_card(player, card))]
    figures = [figure for figure in g.figures if why_not_favour(g, seat, figure) is None]
    actions: list[Action] = [Play(card, cost_of_card(player, card)) for card in cards]
    actions.extend([favour_of(g, seat, figure) for figure in figures])
    if player.citizens:  # AE-11.1, AE-12.1: without one, no structure and no hill
        for structure in g.spaces:
            if why_not_build(g, seat, structure) is None:
                actions.extend([Erect(structure, hill.name) for hill in g.hills if structure not in hill.structures])
        for hill in g.hills:
            if why_not_influence(g, seat, hill) is None:
                actions.extend([way for way in influences(player, hill) if is_open_way(g, seat, hill, way)])
    actions.append(pass_of(g, seat))
    return actions


def is_open_way(g: Aeterna, seat: Seat, hill: Hill, way: Influence) -> bool:
    """Of a hill that can be influenced: without an award always, with one if it is to be had."""
    if way.award == NO_AWARD:
        return True
    return not hill.exhausted[way.award - 1] and why_not_award(g, seat, hill, way.award) is None


def open_activations(g: Aeterna, seat: Seat) -> list[Activate]:
    return [way for way in activations(g, seat) if why_not_activate(g, seat, way) is None]


def closed_activations(g: Aeterna, seat: Seat) -> list[Closed]:
    closed: list[Closed] = []
    for way in activations(g, seat):
        refusal = why_not_activate(g, seat, way)
        if refusal is not None:
            closed.append(Closed(way.code(), way.sentence(), refusal))
    return closed


def why_no_option(g: Aeterna, seat: Seat, code: str) -> Refused:
    """The reason for a code that names something the seat does not have before it."""
    words = code.split(" ")
    name = words[1] if len(words) > 1 else ""
    if words[0] in ("play", "discard") and name in CARDS:
        on_board = name in [card.name for card in g.board]
        return Refused("only-by-effect", "AE-6.9") if on_board else Refused("not-in-hand", "AE-9.1")
    if words[0] == "favour" and name in FIGURES:
        return Refused("figure-not-there", "AE-10.1")
    if words[0] == "activate" and name in CARDS:
        return Refused("not-activated", "AE-14.4")
    if words[0] in ("influence", "erect"):
        active = [hill.name for hill in g.hills]
        for word in words[1:]:
            if word in HILL_NAMES and word not in active:
                return Refused("hill-inactive", "AE-2.10", hill=HILL_LABELS[word])
    return Refused("turn-how", "AE-7.2")


# -- passing (AE-13) ---------------------------------------------------------------------------------------------------


def pass_value(g: Aeterna) -> int:
    """The highest free value of the pass row (AE-13.2); 0 once all have passed."""
    values = BY_PLAYERS[g.seats].pass_values
    return values[len(g.passed)] if len(g.passed) < len(values) else 0


def points_for_passing(g: Aeterna, seat: Seat) -> int:
    """The value of the pass row, and what permanent cards add (AE-13.1)."""
    return pass_value(g) + extra_points_for_passing(g.players[seat])


def pass_of(g: Aeterna, seat: Seat) -> Pass:
    return Pass(pass_value(g), points_for_passing(g, seat))


def pass_for_good(g: Aeterna, seat: Seat) -> None:
    value, points = pass_value(g), points_for_passing(g, seat)
    g.passed.append(seat)
    g.tell("passed", "AE-13.1", seat=seat, pieces=[f"pass:{value}"])
    receive(g, seat, Bundle(points=points), "AE-13.1")


def next_to_act(g: Aeterna, seat: Seat) -> Seat | None:
    """The next marker of the turn order that has not passed, perhaps the same one; None when all have (AE-7.4, 7.6)."""
    place = g.order.index(seat)
    for step in range(1, g.seats + 1):
        other = g.order[(place + step) % g.seats]
        if other not in g.passed:
            return other
    return None
