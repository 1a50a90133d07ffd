"""The order of play: nine rounds of four phases, then final scoring (GR-1.2, GR-1.3). Read this file first."""

from __future__ import annotations

from comitium.engine.message import NOBODY, Message
from comitium.engine.phase import Automatic
from comitium.engine.state import AnyPhase
from comitium.games.glory_of_rome.building import Building
from comitium.games.glory_of_rome.cassius import Battles, CassiusTurn
from comitium.games.glory_of_rome.components import ROUNDS
from comitium.games.glory_of_rome.diplomacy import Proposals
from comitium.games.glory_of_rome.events import Event
from comitium.games.glory_of_rome.followers import Followers, why_not_intrigues
from comitium.games.glory_of_rome.income import EndOfRound, Income
from comitium.games.glory_of_rome.intrigues import Activations
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.games.glory_of_rome.names import task_name
from comitium.games.glory_of_rome.priest import PriestMoment
from comitium.games.glory_of_rome.scoring import achievements, denarii_points, exchange_rate, result, task_points
from comitium.games.glory_of_rome.tasks import TaskChoice


class Round(Automatic[GloryOfRome]):
    """Intrigue, building, action, income (GR-1.3, GR-7); Cassius comes after the building phase (GR-32.18)."""

    __slots__ = ()

    heading = "event"

    def run(self, g: GloryOfRome) -> None:
        g.round += 1
        g.event = ""
        g.struck = []
        g.tell("round-begins", "GR-7.1", round=g.round, rounds=ROUNDS)
        phases: list[AnyPhase] = [PriestMoment("event"), Event()]
        if g.spies:
            phases.append(Proposals())
        if why_not_intrigues(g) is None and g.round > 1:  # GR-9.1
            phases.append(Activations())
        phases.append(Building())
        if g.cassius() != NOBODY:
            phases.append(CassiusTurn())
        phases.extend([Followers(), Income()])
        if g.battle_now():
            phases.append(Battles())
        g.schedule(*phases, EndOfRound())


class Scoring(Automatic[GloryOfRome]):
    """Tasks are revealed, everything is counted, denarii are exchanged (GR-28)."""

    __slots__ = ()

    heading = "scoring"

    def run(self, g: GloryOfRome) -> None:
        for seat in range(g.seats):
            tasks = g.players[seat].tasks
            points = {task: task_points(g, seat, task) for task in tasks}
            shown = [Message("task-scored", task=task_name(task), fame=points[task]) for task in tasks]
            g.tell("tasks-revealed", "GR-28.12", seat=seat, reveals=True, tasks=shown)
            g.task_points.update(points)
        end = result(g)
        for seat in range(g.seats):
            player = g.players[seat]
            g.achievements.append(achievements(g, seat, end.sheets[seat].total))
            for name in g.achievements[seat]:
                g.tell("achieved", "GR-33.1", seat=seat, achievement=Message(f"achievement-{name}"))
        for seat in range(g.seats):
            player = g.players[seat]
            exchanged = denarii_points(player) * exchange_rate(player)
            player.denarii -= exchanged  # GR-28.13: to the bank
            g.tell("denarii-exchanged", "GR-28.13", seat=seat, denarii=exchanged, left=player.denarii)
        g.result = end


def schedule_match(g: GloryOfRome) -> None:
    g.schedule(TaskChoice(), *[Round() for _ in range(ROUNDS)], PriestMoment("scoring"), Scoring())
