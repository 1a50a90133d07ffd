"""Phase B: turns of free actions around exactly one main action, until all have passed (AE-7, AE-13)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat
from comitium.engine.phase import Automatic, Phase, Question
from comitium.games.aeterna.cards import CARDS, FIGURES, HILL_NAMES, Bundle
from comitium.games.aeterna.components import BY_PLAYERS, CONSTANTS, Structure
from comitium.games.aeterna.favour import Favour, favour_of, obtain_favour, why_not_favour
from comitium.games.aeterna.free import (
    EVERY_DISCARD,
    EVERY_USE,
    Activate,
    Discard,
    activate,
    activations,
    can_act_freely,
    discard,
    discards,
    open_activations,
    why_not_activate,
)
from comitium.games.aeterna.gains import receive
from comitium.games.aeterna.influence import (
    NO_AWARD,
    Influence,
    influence,
    influences,
    why_not_award,
    why_not_enter,
    why_not_influence,
)
from comitium.games.aeterna.model import Aeterna
from comitium.games.aeterna.permanent import cost_of_card, extra_points_for_passing
from comitium.games.aeterna.playing import Play, play_from_hand, why_not_from_hand, why_not_play
from comitium.games.aeterna.structures import Erect, erect, why_not_build, why_not_erect, why_not_on_hill


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

    def considered(self, g: Aeterna, seat: Seat) -> list[Action]:
        return [*every_main_action(g, seat), *discards(g.players[seat]), *activations(g, seat), END_TURN]

    def why_not(self, g: Aeterna, seat: Seat, action: Action) -> No | None:
        """Free actions follow their own rules; the main action comes once, and before the end (AE-7.2, AE-7.8)."""
        if isinstance(action, Discard):
            return why_not_from_hand(g, seat, action.card)
        if isinstance(action, Activate):
            return why_not_activate(g, seat, action)
        if isinstance(action, EndTurn):
            return None if self.acted else No("main-action-due", "AE-7.8")
        return No("main-action-done", "AE-7.2") if self.acted else why_not_act(g, seat, action)

    def meant(self, g: Aeterna, seat: Seat, code: str) -> Action | None:
        return super().meant(g, seat, code) or ANY_ACTION.get(code)

    def how(self, g: Aeterna, seat: Seat, code: str) -> No:
        return No("not-activated", "AE-14.4") if code.startswith("activate ") else No("turn-how", "AE-7.2")

    def options(self, g: Aeterna, seat: Seat) -> list[Action]:
        """By kinds: what closes all structures or a whole hill is asked only once."""
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

    def copy(self) -> Phase[Aeterna]:
        new = Turn(self.seat)
        new.begun = self.begun
        new.acted = self.acted
        new.ended = self.ended
        return new


def every_main_action(g: Aeterna, seat: Seat) -> list[Action]:
    """Whatever a player could think of, possible or not (AE-7.2)."""
    player = g.players[seat]
    actions: list[Action] = [Play(card, cost_of_card(player, card)) for card in player.hand]
    actions.extend([favour_of(g, seat, figure) for figure in g.figures])
    for structure in [*g.spaces, *[structure for structure in Structure if structure not in g.spaces]]:
        actions.extend([Erect(structure, hill.name) for hill in g.hills])
    for hill in g.hills:
        actions.extend(influences(player, hill))
    actions.append(pass_of(g, seat))
    return actions


def why_not_act(g: Aeterna, seat: Seat, action: Action) -> No | None:
    """Why a main action is closed now; passing always is open (AE-7.5)."""
    if isinstance(action, Play):
        no = why_not_from_hand(g, seat, action.card)
        return no if no is not None else why_not_play(g.players[seat], action.card)
    if isinstance(action, Favour):
        return why_not_favour(g, seat, action.figure)
    if isinstance(action, Erect):
        return why_not_erect(g, seat, action)
    if isinstance(action, Influence):
        return why_not_influence(g, seat, action)
    return None


def main_actions(g: Aeterna, seat: Seat) -> list[Action]:
    """What is open (AE-7.5)."""
    player = g.players[seat]
    cards = [card for card in player.hand if why_not_play(player, card) is None]
    figures = [figure for figure in g.figures if why_not_favour(g, seat, figure) is None]
    actions: list[Action] = [Play(card, cost_of_card(player, card)) for card in cards]
    actions.extend([favour_of(g, seat, figure) for figure in figures])
    for structure in g.spaces:
        if why_not_build(g, seat, structure) is None:
            hills = [hill for hill in g.hills if why_not_on_hill(structure, hill) is None]
            actions.extend([Erect(structure, hill.name) for hill in hills])
    for hill in g.hills:
        if why_not_enter(g, seat, hill) is None:
            ways = influences(player, hill)
            actions.extend([way for way in ways if why_not_award(g, seat, hill, way.award) is None])
    actions.append(pass_of(g, seat))
    return actions


def any_action() -> dict[str, Action]:
    """By code, all that could stand in a turn of any match, at printed prices: a code may name what is not there."""
    actions: list[Action] = [Play(card, card.cost) for card in CARDS.values()]
    actions.extend([Favour(figure, figure.aurei, 0) for figure in FIGURES.values()])
    actions.extend([Erect(structure, name) for structure in Structure for name in HILL_NAMES])
    awards = range(NO_AWARD, CONSTANTS.tokens_on_a_hill + 1)
    actions.extend([Influence(name, 0, award, None) for name in HILL_NAMES for award in awards])
    for discards_of_card in EVERY_DISCARD:
        actions.extend(discards_of_card)
    for uses in EVERY_USE:
        actions.extend(uses)
    return {action.code(): action for action in actions}


ANY_ACTION: Final = any_action()


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
