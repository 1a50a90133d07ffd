"""The action phase: everybody at once, each on their own sheets, until all have passed (HW-5).

A choice in the midst of a chain holds up its own seat only: it chooses among the own tracks and cells, which no action
of another seat can change, so an action comes out as if it had been one step (HW-5.2, ruling 2).
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, Refused, Seat, Who
from comitium.engine.phase import Closed, Parallel, Question
from comitium.games.hadrians_wall.boxes import Fill, candidates, costs, fill, fill_options, has_payers, why_not_fill
from comitium.games.hadrians_wall.buildings import Build, build, build_options, cost_of, why_not_build
from comitium.games.hadrians_wall.components import AREAS, BUILDINGS, GLADIATORS, PAID_AREAS
from comitium.games.hadrians_wall.forum import Exchange, exchange, forum_options, why_not_exchange, why_not_forum
from comitium.games.hadrians_wall.ludus import Battle, battle, battle_options, why_not_battle
from comitium.games.hadrians_wall.market import Buy, buy, market_options, why_not_bought, why_not_buy
from comitium.games.hadrians_wall.model import HadriansWall
from comitium.games.hadrians_wall.patricians import (
    Appoint,
    Scout,
    appoint,
    diplomat_options,
    scout,
    scout_options,
    why_not_appoint,
    why_not_appointed,
    why_not_fit,
    why_not_scout,
    why_not_sent,
)
from comitium.games.hadrians_wall.rewards import amounts
from comitium.games.hadrians_wall.sources import pattern_sources


class Pass(Action):
    """Take no further action this year, unless a neighbour pays (HW-5.3, HW-5.4)."""

    __slots__ = ()

    final = True  # ruling 3

    def code(self) -> str:
        return "pass"

    def sentence(self) -> Message:
        return Message("pass")

    def told(self, seat: Seat) -> Message:
        return Message("passed", who=Who(seat))


PASS: Final = Pass()


class Actions(Parallel[HadriansWall]):
    """Any number of actions in any order; a payment from a neighbour opens a passed seat again (HW-5.1 to HW-5.5)."""

    __slots__ = ()

    heading = "actions"

    def options(self, g: HadriansWall, seat: Seat) -> list[Action]:
        return [
            *fill_options(g, seat),
            *build_options(g, seat),
            *forum_options(g, seat),
            *market_options(g, seat),
            *battle_options(g, seat),
            *diplomat_options(g, seat),
            *scout_options(g, seat),
            PASS,
        ]

    def play(self, g: HadriansWall, seat: Seat, action: Action) -> None:
        if isinstance(action, Fill):
            fill(g, seat, action)
        elif isinstance(action, Build):
            build(g, seat, action)
        elif isinstance(action, Exchange):
            exchange(g, seat, action)
        elif isinstance(action, Buy):
            buy(g, seat, action)
        elif isinstance(action, Battle):
            battle(g, seat, action)
        elif isinstance(action, Appoint):
            appoint(g, seat, action)
        elif isinstance(action, Scout):
            scout(g, seat, action)
        else:
            g.tell_action(seat, action, "HW-5.3")
            self.finish(seat)

    def concerns(self, g: HadriansWall, seat: Seat) -> object:
        """Others' actions reach a sheet only by what they pay (HW-5.4)."""
        return g.players[seat].supply.amounts.copy()

    def question(self, g: HadriansWall, seat: Seat) -> Question:
        held = amounts(g.players[seat].supply.amounts)
        if len(self.options(g, seat)) == 1:
            return Question(Message("ask-pass"), Message("why-pass", held=held), "HW-5.3")
        return Question(Message("ask-act"), Message("why-act", held=held), "HW-5.1")

    def closed(self, g: HadriansWall, seat: Seat) -> list[Closed]:
        """Every box and building that comes next on the sheets but cannot be filled now, and why."""
        return [*closed_boxes(g, seat), *closed_buildings(g, seat), *closed_specials(g, seat)]

    def explain(self, g: HadriansWall, seat: Seat, code: str) -> Refused:
        return explain(g, seat, code)

    def copy(self) -> Parallel[HadriansWall]:
        return self.copy_seats(Actions())


def closed_boxes(g: HadriansWall, seat: Seat) -> list[Closed]:
    player = g.players[seat]
    closed: list[Closed] = []
    for area in PAID_AREAS:
        for box in candidates(player, area):
            refusal = why_not_fill(g, player, area, box)
            if refusal is not None:
                for cost in costs(g, area, box):
                    action = Fill(area, box, cost)
                    closed.append(Closed(action.code(), action.sentence(), refusal))
    return closed


def closed_buildings(g: HadriansWall, seat: Seat) -> list[Closed]:
    player = g.players[seat]
    closed: list[Closed] = []
    for building in BUILDINGS.values():
        refusal = why_not_build(g, player, building)
        if refusal is not None and building.name not in player.built:
            action = Build(building, cost_of(g, building))
            closed.append(Closed(action.code(), action.sentence(), refusal))
    return closed


def closed_specials(g: HadriansWall, seat: Seat) -> list[Closed]:
    """One line for the forum, each market box, each gladiator, the next diplomat and the next scout."""
    player = g.players[seat]
    closed: list[Closed] = []
    refusal = why_not_forum(g, player)
    if refusal is not None:
        closed.append(Closed("exchange", Message("closed-exchange"), refusal))
    for box in candidates(player, AREAS["goods"]):
        refusal = why_not_buy(g, player, box)
        if refusal is not None:
            closed.append(Closed(f"buy {box}", Message("closed-buy", box=box), refusal))
    for gladiator in GLADIATORS:
        refusal = why_not_battle(g, player, gladiator)
        if refusal is not None:
            closed.append(Closed(Battle(gladiator).code(), Battle(gladiator).sentence(), refusal))
    refusal = why_not_appoint(g, player)
    if refusal is not None:
        closed.append(Closed("appoint", Message("closed-appoint"), refusal))
    refusal = why_not_scout(g, player)
    if refusal is not None:
        closed.append(Closed("scout", Message("closed-scout"), refusal))
        return closed
    for source in pattern_sources(g, seat):
        refusal = why_not_fit(player, source)
        if refusal is not None:
            action = Scout(source, player.level("scouts") + 1)
            closed.append(Closed(action.code(), action.sentence(), refusal))
    return closed


def explain(g: HadriansWall, seat: Seat, code: str) -> Refused:
    """Why a code is none of the options: the first word says which rule to ask."""
    player = g.players[seat]
    word, _, rest = code.partition(" ")
    words = rest.split(" ")
    if word == "fill" and 2 <= len(words) <= 3 and words[1].isdecimal():
        return why_not_filled(g, seat, words)
    if word == "build" and rest in BUILDINGS:
        return why_not_build(g, player, BUILDINGS[rest]) or unknown(code)
    if word == "exchange":
        return why_not_exchange(g, seat, words[0], words[-1])
    if word == "buy" and words[0].isdecimal() and 1 <= len(words[0]) <= 2 and 1 <= int(words[0]) <= AREAS["goods"].size:
        return why_not_bought(g, seat, int(words[0]), " ".join(words[1:]))
    if word == "battle" and rest in GLADIATORS:
        return why_not_battle(g, player, rest) or unknown(code)
    if word == "appoint":
        return why_not_appointed(g, seat, rest)
    if word == "scout":
        return why_not_sent(g, seat, rest)
    return unknown(code)


def why_not_filled(g: HadriansWall, seat: Seat, words: list[str]) -> Refused:
    area = AREAS.get(words[0])
    if area is None or area not in PAID_AREAS or len(words[1]) > 2 or not 1 <= int(words[1]) <= area.size:
        return unknown(f"fill {' '.join(words)}")
    box = int(words[1])
    refusal = why_not_fill(g, g.players[seat], area, box)
    if refusal is not None:
        return refusal
    if not has_payers(area):
        return unknown(f"fill {' '.join(words)}")
    for cost in costs(g, area, box):
        if words[2:] == list(cost):
            missing = g.players[seat].supply.lacks(cost)
            return Refused("cannot-pay", "HW-2.4", cost=amounts(cost), missing=amounts(missing))
    return Refused("who-pays", area.rule, costs=[amounts(cost)[0] for cost in costs(g, area, box)])


def unknown(code: str) -> Refused:
    return Refused("act-how", "HW-5.9", code=code[:40])
