"""Final scoring in the printed order, tasks, achievements, and who wins (GR-27 to GR-29, GR-31 to GR-33).

All functions here are pure.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.message import NOBODY, Message, Seat
from comitium.engine.result import Criterion, Result, ScoreLine, Sheet, decide, lost_alone
from comitium.games.glory_of_rome.components import (
    ACHIEVEMENTS,
    CASSIUS_TRIO,
    DENARII_PER_FAME,
    OBJECTIVES,
    OPPONENTS,
    PRIESTS_PRICE,
    SET,
    SETS,
    TASKS,
)
from comitium.games.glory_of_rome.kinds import FIELDS, TIER_NAMES, Goal, Medal, Piece, Ware
from comitium.games.glory_of_rome.military import banner, first_places, is_conquered, ranks
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.games.glory_of_rome.names import field_name, task_name, ware_name
from comitium.games.glory_of_rome.pantheon import pantheon_points
from comitium.games.glory_of_rome.player import Player
from comitium.games.glory_of_rome.senate import senate_points

PRAETOR: Final = 4  # GR-31.7
EMPEROR: Final = 6
DIVINE: Final = 7
ALL_FIELDS: Final = list(range(len(FIELDS)))
MEDALS: Final = {medal.value: medal for medal in Medal}
WARES: Final = {ware.value: ware for ware in Ware}


# -- the parts of the score (GR-28) ------------------------------------------------------------------------------------


def paid(g: GloryOfRome, field: int) -> list[int]:
    """To every player: only conquered battlefields score, and only places held alone (GR-28.3, GR-28.6)."""
    points = [0] * len(g.players)
    if is_conquered(g, field):
        for place, tied in enumerate(ranks(g, field)):
            for seat in tied:
                points[seat] = banner(g, field, place, len(tied))
    return points


def field_points(g: GloryOfRome, seat: Seat, field: int) -> int:
    return paid(g, field)[seat]


def military_points(g: GloryOfRome, seat: Seat) -> int:
    return sum([field_points(g, seat, field) for field in ALL_FIELDS])


def set_points(player: Player) -> int:
    return sum([SETS[laid.ware] for laid in player.sets])  # GR-28.10


def exchange_rate(player: Player) -> int:
    return PRIESTS_PRICE if player.has(Medal.PRIEST) else DENARII_PER_FAME  # GR-12.5, GR-28.13


def denarii_points(player: Player) -> int:
    return player.denarii // exchange_rate(player)


# -- tasks (GR-27) -----------------------------------------------------------------------------------------------------


def counted(g: GloryOfRome, seat: Seat, goal: Goal, of: str) -> int:
    """How much a seat has of what a task counts."""
    player = g.players[seat]
    if goal is Goal.MEDAL:
        return 1 if MEDALS[of] in player.medals else 0
    if goal is Goal.MEDALS:
        return len(player.medals)
    if goal is Goal.FEUD:
        return player.feud
    if goal is Goal.FIRST_PLACES:
        return len(first_places(g, seat))
    if goal is Goal.LEGIONS:
        return player.in_the_field()
    if goal is Goal.LEGIONS_AT:
        return player.stationed[FIELDS.index(of)]
    if goal is Goal.FRONTS:
        return sum([legions > 0 for legions in player.stationed])
    if goal is Goal.VOTES:
        return g.column.count(seat)
    if goal is Goal.TOP_VOTE:
        return 1 if g.column and g.column[-1] == seat else 0
    if goal is Goal.SETS:
        return len(player.sets)
    if goal is Goal.SETS_OF:
        return sum([laid.ware is WARES[of] for laid in player.sets])
    if goal is Goal.PANTHEON:
        return player.pieces()
    if goal is Goal.GOLD:
        return sum([piece is Piece.GOLD for piece in player.common])
    if goal is Goal.DENARII:
        return player.denarii
    if goal is Goal.FAME:
        return player.fame
    if goal is Goal.EMPTY_HAND:
        return 0 if player.cards() else 1
    if goal is Goal.RECRUITS:
        return player.legions + player.votes
    scored = [military_points(g, seat), senate_points(g, seat), set_points(player), pantheon_points(player)]
    return sum([points > 0 for points in scored])


def outdone(g: GloryOfRome, seat: Seat, task: str) -> bool:
    """Whether a rival has more, or fewer where the fewest count; a tie favours the holder (GR-27.3)."""
    row = TASKS[task]
    own = counted(g, seat, row.goal, row.of)
    for other in range(g.seats):
        theirs = counted(g, other, row.goal, row.of)
        if other != seat and (theirs < own if row.fewest else theirs > own):
            return True
    return False


def task_points(g: GloryOfRome, seat: Seat, task: str) -> int:
    """All or nothing, or so much for each (GR-27.2); an unfulfilled task costs nothing (GR-27.5)."""
    if task in g.task_points:
        return g.task_points[task]  # GR-28.12: judged before denarii are exchanged
    row = TASKS[task]
    held = counted(g, seat, row.goal, row.of)
    if held < row.least or (row.rivals and outdone(g, seat, task)):
        return 0
    return row.end_fame * held if row.each else row.end_fame


def completed_tasks(g: GloryOfRome, seat: Seat) -> int:
    """Those that give at least 1 end fame (GR-27.4)."""
    return sum([task_points(g, seat, task) > 0 for task in g.players[seat].tasks])


# -- sheets ------------------------------------------------------------------------------------------------------------


def score_sheet(g: GloryOfRome, seat: Seat, with_tasks: bool) -> Sheet:
    """Fame track, military, politics, trade, religion, tasks, denarii (GR-28.1)."""
    player = g.players[seat]
    lines = [ScoreLine(Message("score-fame"), player.fame, "GR-28.2", 1, [f"fame:{seat}"])]
    for field in ALL_FIELDS:
        if player.stationed[field]:
            points = field_points(g, seat, field)
            clause = "GR-28.5" if g.few() else "GR-28.4"
            if not is_conquered(g, field):
                clause = "GR-28.3"
            elif points == 0:
                clause = "GR-28.6"
            source = Message("score-field", field=field_name(field))
            lines.append(ScoreLine(source, points, clause, player.stationed[field], [f"field:{FIELDS[field]}"]))
    votes = [f"vote:{height}" for height, owner in enumerate(g.column, start=1) if owner == seat]
    lines.append(ScoreLine(Message("score-senate"), senate_points(g, seat), "GR-28.8", len(votes), votes))
    for number, laid in enumerate(player.sets, start=1):
        source = Message("score-set", ware=ware_name(laid.ware))
        lines.append(ScoreLine(source, SETS[laid.ware], "GR-28.10", 1, [f"set:{seat}.{number}"]))
    tiers = [f"panth:{seat}.{name}" for name, own in zip(TIER_NAMES, player.own, strict=True) if own]
    lines.append(ScoreLine(Message("score-pantheon"), pantheon_points(player), "GR-28.11", player.pieces(), tiers))
    for task in player.tasks if with_tasks else []:
        points = task_points(g, seat, task)
        lines.append(ScoreLine(Message("score-task", task=task_name(task)), points, "GR-28.12", 1, [f"task:{task}"]))
    lines.append(
        ScoreLine(Message("score-denarii"), denarii_points(player), "GR-28.13", player.denarii, [f"denarii:{seat}"])
    )
    return Sheet(seat, lines, sum([line.points for line in lines]))


def forecast(g: GloryOfRome, viewer: Seat | None) -> list[Sheet]:
    """The score if the match ended now; tasks of others are secret until then (GR-27.1)."""
    if g.result is not None:
        return g.result.sheets
    return [score_sheet(g, seat, seat == viewer) for seat in range(g.seats)]


# -- the winner (GR-29, GR-31, GR-32) ----------------------------------------------------------------------------------


def objectives(g: GloryOfRome) -> dict[str, int]:
    """How far the seven objectives of Emperor Solo are reached (GR-31.6, GR-31.8)."""
    player = g.players[0]
    return {
        "fame": player.fame,
        "medals": len(player.medals),
        "conquered": sum([is_conquered(g, field) for field in ALL_FIELDS]),
        "votes": g.column.count(0),
        "sets": len(player.sets),
        "pantheon": player.pieces(),
        "tasks": completed_tasks(g, 0),
    }


def objectives_reached(g: GloryOfRome) -> int:
    return sum([have >= OBJECTIVES[name] for name, have in objectives(g).items()])


def title(reached: int) -> Message:
    """What the objectives earn (GR-31.7)."""
    if reached >= DIVINE:
        return Message("title-divine", reached=reached)
    if reached >= EMPEROR:
        return Message("title-emperor", reached=reached)
    if reached >= PRAETOR:
        return Message("title-praetor", reached=reached)
    return Message("title-none", reached=reached)


def cassius_total(g: GloryOfRome) -> int:
    """Fame, military, politics, religion, five for every three goods, and the difficulty (GR-32.15, GR-32.16)."""
    cassius = g.cassius()
    player = g.players[cassius]
    scored = player.fame + military_points(g, cassius) + senate_points(g, cassius) + pantheon_points(player)
    return scored + CASSIUS_TRIO * (len(player.hand) // SET) + OPPONENTS[g.solo]


def result(g: GloryOfRome) -> Result:
    """Most points, then most denarii left after the exchange; alone a title or Cassius decides."""
    sheets = [score_sheet(g, seat, True) for seat in range(g.seats)]
    points = Criterion(Message("by-points"), "GR-29.1", [sheet.total for sheet in sheets])
    if g.cassius() != NOBODY:
        own, his = sheets[0].total, cassius_total(g)
        won = own > his  # GR-32.17: equal totals are a win for Cassius
        grade = Message("grade-won" if won else "grade-lost", own=own, his=his)
        against = Criterion(Message("by-points-against-cassius"), "GR-32.16", [own])
        return decide(sheets, [against], grade=grade) if won else lost_alone(sheets[0], against, grade)
    if g.solo:
        reached = objectives_reached(g)
        tasks_met = Criterion(Message("by-objectives"), "GR-31.7", [reached])
        if reached < PRAETOR:
            return lost_alone(sheets[0], tasks_met, title(reached))
        return decide(sheets, [tasks_met], grade=title(reached))
    left = Criterion(Message("by-denarii"), "GR-29.2", [player.denarii % exchange_rate(player) for player in g.players])
    return decide(sheets, [points, left], shared="GR-29.3")


def achievements(g: GloryOfRome, seat: Seat, total: int) -> list[str]:
    """Those whose condition is met; they are only recorded (GR-33.1)."""
    player = g.players[seat]
    jewellery = sum([laid.ware is Ware.JEWELLERY for laid in player.sets])
    reached = {
        "hundred": total,
        "all_medals": len(player.medals),
        "two_jewellery_sets": jewellery,
        "third_lap": player.fame,
        "three_jewellery_sets": jewellery,
        "three_first_places": len(first_places(g, seat)),
        "against_cassius": total if g.cassius() != NOBODY else 0,
        "senator": senate_points(g, seat),
        "golden_pantheon": sum([piece is Piece.GOLD for piece in player.common]),
        "four_tasks": completed_tasks(g, seat),
        "no_feud": 0 if player.feud == 0 else -1,
        "designers": total,
    }
    return [name for name, have in reached.items() if have >= ACHIEVEMENTS[name]]
