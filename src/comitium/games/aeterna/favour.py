"""B.2 Obtain a favour (AE-10)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat
from comitium.games.aeterna.cards import Bundle, Figure
from comitium.games.aeterna.counts import count, times_met
from comitium.games.aeterna.gains import receive, why_not_pay
from comitium.games.aeterna.model import Aeterna
from comitium.games.aeterna.permanent import cost_of_figure


class Favour(Action):
    """Pay a figure and receive its effect as often as its requirement is met (AE-10.1, AE-10.3)."""

    __slots__ = ("aurei", "figure", "times")

    def __init__(self, figure: Figure, aurei: int, times: int) -> None:
        self.figure: Final = figure
        self.aurei: Final = aurei  # the price for this player, now
        self.times: Final = times

    def code(self) -> str:
        return f"favour {self.figure.name}"

    def sentence(self) -> Message:
        return Message("favour", figure=self.figure.label, aurei=self.aurei, times=self.times)

    def pieces(self) -> list[str]:
        return ["action:favour", f"figure:{self.figure.name}"]


def favour_of(g: Aeterna, seat: Seat, figure: Figure) -> Favour:
    return Favour(figure, cost_of_figure(g.players[seat], figure), times_met(g, seat, figure))


def why_not_favour(g: Aeterna, seat: Seat, figure: Figure) -> No | None:
    """The figure lies on the board, its requirement is met at least once, and the aurei can be paid (AE-10.1, 10.2)."""
    if figure not in g.figures:
        return No("figure-not-there", "AE-10.1")
    if times_met(g, seat, figure) < 1:
        held = [Message("held", what=Message(f"count-{what.value}"), n=count(g, seat, what)) for what in figure.counts]
        return No("requirement-not-met", "AE-10.2", held=held, each=figure.each, kinds=len(held))
    player = g.players[seat]
    return why_not_pay(player, Bundle(aurei=cost_of_figure(player, figure)))


def obtain_favour(g: Aeterna, seat: Seat, figure: Figure) -> None:
    """Counted once, after payment; the applications follow one after another (AE-10.3, AE-10.4)."""
    player = g.players[seat]
    aurei = cost_of_figure(player, figure)
    player.aurei -= aurei
    g.figures.remove(figure)  # AE-10.6
    player.figures.append(figure)
    times = times_met(g, seat, figure)
    where = [f"played:{figure.name}"]
    g.tell("favour-obtained", "AE-10.3", seat=seat, pieces=where, figure=figure.label, aurei=aurei, times=times)
    for _ in range(times):
        receive(g, seat, figure.effect, "AE-10.4")
