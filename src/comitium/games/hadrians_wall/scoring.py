"""Points, ranks and the winner (HW-17, HW-19). All functions here are pure."""

from __future__ import annotations

from typing import Final

from comitium.engine.message import Message, Seat
from comitium.engine.result import Criterion, Result, ScoreLine, Sheet, decide
from comitium.games.hadrians_wall.campaign import fort_after
from comitium.games.hadrians_wall.components import (
    AREAS,
    ATTRIBUTES,
    BUILDINGS,
    CARDS,
    CITIZENS,
    COHORTS,
    GLADIATORS,
    LANDMARKS,
    LARGE_BUILDINGS,
    PENALTIES,
    RANKS,
    TEMPLES,
    Fort,
)
from comitium.games.hadrians_wall.model import HadriansWall, Player
from comitium.games.hadrians_wall.patricians import full_columns, full_rows
from comitium.games.hadrians_wall.rewards import CARD_NAMES, named
from comitium.games.hadrians_wall.sheets import MAP, NUMBERS

AT_MOST: Final = ("disdain", "favours_used")  # in a fort's goal these must not exceed their number (HW-21.5)


# -- what paths and forts measure --------------------------------------------------------------------------------------


def counted(player: Player, measure: str) -> list[str]:
    """The pieces a measure counts, one for each unit, as they are named on the screen."""
    if measure == "landmarks":
        return [f"building:{name}" for name in LANDMARKS if name in player.built]
    if measure == "large_buildings":
        return [f"building:{name}" for name in LARGE_BUILDINGS if name in player.built]
    if measure == "wall_sections":
        return sections(player, "wall")
    if measure == "guard_sections":
        return sections(player, "wall_guard")
    if measure == "full_cohorts":
        return [AREAS[cohort].piece for cohort in COHORTS if not player.has_room(NUMBERS[cohort])]
    if measure == "full_citizens":
        return [f"street:{citizens}" for citizens in CITIZENS if not player.has_room(NUMBERS[citizens])]
    if measure == "full_temples":
        return [f"building:{temple}" for temple in TEMPLES if is_temple_full(player, temple)]
    if measure == "map_columns":
        return [f"column:{column + 1}" for column in full_columns(player.boxes[MAP])]
    if measure == "map_rows":
        return [f"row:{row + 1}" for row in full_rows(player.boxes[MAP])]
    if measure == "strength":
        return [f"gladiator:{name}" for name in GLADIATORS for _ in range(player.level(f"gladiator_{name}"))]
    if measure == "disdain":
        return ["disdain"] * player.remaining_disdain()
    area, number = AREAS[measure], NUMBERS[measure]
    return [area.piece_of(box + 1) for box in range(area.size) if player.is_filled(number, box + 1)]


def sections(player: Player, track: str) -> list[str]:
    """The complete granary columns of a track (HW-17.7, HW-17.16)."""
    level = player.level(track)
    return [f"section:{track}.{number + 1}" for number, last in enumerate(AREAS[track].sections) if level >= last]


def is_temple_full(player: Player, temple: str) -> bool:
    """All its visit boxes are filled (HW-17.13)."""
    needs = AREAS["visits"].needs
    last = len(needs) - needs[::-1].index(temple)
    return player.level("visits") >= last


def measured(player: Player, measure: str) -> int:
    return player.level(measure) if measure in AREAS else len(counted(player, measure))


def path_points(player: Player, card: str) -> int:
    return points_for(card, measured(player, CARDS[card].measure))


def points_for(card: str, reached: int) -> int:
    """The highest step reached (HW-17.4); the Aristocrat alone counts downwards (HW-17.6)."""
    path = CARDS[card]
    points = 0
    for number, step in enumerate(path.steps):
        if reached <= step if path.at_most else reached >= step:
            points = number + 1
    return points


def penalty(disdain: int) -> int:
    """HW-17.3"""
    return PENALTIES[min(disdain, len(PENALTIES) - 1)]


# -- the score pad -----------------------------------------------------------------------------------------------------


def score_sheet(seat: Seat, player: Player) -> Sheet:
    """Attributes, paths, disdain: points come from nowhere else (HW-1.4, HW-17.2)."""
    lines: list[ScoreLine] = []
    for attribute in ATTRIBUTES:
        level = player.level(attribute)
        lines.append(ScoreLine(named(attribute), level, "HW-9.5", level, [f"attribute:{attribute}"]))
    for card in player.paths:
        pieces = counted(player, CARDS[card].measure)
        shown = [f"card:{card}", *dict.fromkeys(pieces)]
        points = points_for(card, len(pieces))
        lines.append(ScoreLine(CARD_NAMES[card], points, CARDS[card].rule, len(pieces), shown))
    disdain = player.remaining_disdain()
    lines.append(ScoreLine(Message("piece-disdain"), -penalty(disdain), "HW-17.3", disdain, ["disdain"]))
    return Sheet(seat, lines, sum([line.points for line in lines]))


def forecast(g: HadriansWall, viewer: Seat | None) -> list[Sheet]:
    """The score if the match ended now; sheets and paths lie open (HW-20.1)."""
    return [score_sheet(seat, player) for seat, player in enumerate(g.players)]


def all_path_points(player: Player) -> int:
    return sum([path_points(player, card) for card in player.paths])


def rank(total: int) -> int:
    """0 for Miles to 4 for Legatus Legionis (HW-19.2)."""
    return len([least for least in RANKS if total >= least])


# -- the campaign ------------------------------------------------------------------------------------------------------


def fort_figure(player: Player, total: int, what: str) -> int:
    """How much of a goal or challenge there is (HW-21.5)."""
    if what == "total":
        return total
    if what == "path_points":
        return all_path_points(player)
    if what == "favours_used":
        return player.favours_used
    if what in BUILDINGS:
        return 1 if what in player.built else 0
    if what.startswith("attributes_"):
        least = int(what.removeprefix("attributes_"))
        return len([attribute for attribute in ATTRIBUTES if player.level(attribute) >= least])
    return measured(player, what)


def is_enough(what: str, have: int, need: int) -> bool:
    return have <= need if what in AT_MOST else have >= need


def is_met(player: Player, total: int, wanted: dict[str, int]) -> bool:
    return all(is_enough(what, fort_figure(player, total, what), need) for what, need in wanted.items())


def fort_outcome(player: Player, total: int, fort: Fort) -> str:
    """`lost`, `won`, or `won_challenge`: a challenge counts only together with the goal (HW-21.2, HW-21.3)."""
    if not is_met(player, total, fort.goal):
        return "lost"
    return "won_challenge" if is_met(player, total, fort.challenge) else "won"


# -- the end -----------------------------------------------------------------------------------------------------------


def result(g: HadriansWall) -> Result:
    """Most points, then least disdain, then most from paths; those still level share the victory (HW-17.18)."""
    sheets = forecast(g, None)
    if g.seats == 1:
        return result_alone(g, sheets)
    points = Criterion(Message("by-points"), "HW-17.18", [sheet.total for sheet in sheets])
    disdain = Criterion(Message("by-disdain"), "HW-17.18", [-player.remaining_disdain() for player in g.players])
    paths = Criterion(Message("by-paths"), "HW-17.18", [all_path_points(player) for player in g.players])
    return decide(sheets, [points, disdain, paths])


def result_alone(g: HadriansWall, sheets: list[Sheet]) -> Result:
    """The rank of the total (HW-19.2), or whether the goal of the fort is met (HW-21.2)."""
    total = sheets[0].total
    grade = Message(f"rank-{rank(total)}")
    if g.fort is None:
        return decide(sheets, [Criterion(Message("by-rank"), "HW-19.2", [total])], grade=grade)
    goal = Criterion(Message("by-goal"), "HW-21.2", [total])
    outcome = fort_outcome(g.players[0], total, g.fort)
    return decide(sheets, [goal], [0] if outcome == "lost" else [], how_it_goes_on(g.fort, outcome, grade))


def how_it_goes_on(fort: Fort, outcome: str, rank: Message) -> Message:
    """A lost fort is played again, a won one never (HW-21.2, HW-21.9); the last one wins the campaign (HW-21.6)."""
    name, after = Message(f"fort-{fort.name}"), fort_after(fort.name)
    if outcome == "lost":
        return Message("fort-lost", fort=name, rank=rank)
    if after is None:
        return Message("campaign-won", fort=name, rank=rank)
    return Message(f"fort-{outcome}", fort=name, rank=rank, next=Message(f"fort-{after}"))
