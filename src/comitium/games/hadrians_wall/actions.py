"""The action phase: everybody at once, each on their own sheets, until all have passed (HW-5).

A choice in the midst of a chain holds up its own seat only. It is a choice among the own tracks and cells, which no
other seat can change. So an action comes out as if it had been one step (HW-5.2, ruling 2).
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import Parallel, Question
from comitium.games.hadrians_wall.boxes import (
    Fill,
    FillSomehow,
    add_fills,
    fill,
    fill_meant,
    fills_considered,
    why_not_fill,
    why_not_filled_so,
)
from comitium.games.hadrians_wall.buildings import (
    Build,
    add_builds,
    build,
    build_meant,
    builds_considered,
    why_not_build,
)
from comitium.games.hadrians_wall.forum import (
    AtForum,
    Exchange,
    add_exchanges,
    exchange,
    forum_considered,
    forum_meant,
    why_not_exchange,
    why_not_exchanged_so,
)
from comitium.games.hadrians_wall.ludus import BATTLES, Battle, add_battles, battle, battle_meant, why_not_battle
from comitium.games.hadrians_wall.market import Buy, add_buys, buy, buy_meant, goods_considered, why_not_buy
from comitium.games.hadrians_wall.model import HadriansWall
from comitium.games.hadrians_wall.patricians import (
    Appoint,
    AppointSomebody,
    Scout,
    add_diplomats,
    add_scouts,
    appoint,
    appoint_meant,
    diplomats_considered,
    scout,
    scout_meant,
    scouts_considered,
    why_not_appoint,
    why_not_appointed_so,
    why_not_scout,
)
from comitium.games.hadrians_wall.rewards import amounts


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

    def considered(self, g: HadriansWall, seat: Seat) -> list[Action]:
        """Every box that comes next, every building not built, and the special actions.

        Of the special ones each kind has a single line while all of it is closed.
        """
        player = g.players[seat]
        return [
            *fills_considered(g, player),
            *builds_considered(g, player),
            *forum_considered(g, player),
            *goods_considered(g, seat),
            *BATTLES,
            *diplomats_considered(g, player),
            *scouts_considered(g, seat),
            PASS,
        ]

    def why_not(self, g: HadriansWall, seat: Seat, action: Action) -> No | None:
        player = g.players[seat]
        if isinstance(action, Fill):
            return why_not_fill(g, player, action)
        if isinstance(action, Build):
            return why_not_build(g, player, action)
        if isinstance(action, Exchange):
            return why_not_exchange(g, player, action)
        if isinstance(action, Buy):
            return why_not_buy(g, seat, action)
        if isinstance(action, Battle):
            return why_not_battle(g, player, action)
        if isinstance(action, Appoint):
            return why_not_appoint(g, player, action)
        if isinstance(action, Scout):
            return why_not_scout(g, seat, action)
        if isinstance(action, FillSomehow):
            return why_not_filled_so(g, player, action)
        if isinstance(action, AtForum):
            return why_not_exchanged_so(g, player, action)
        if isinstance(action, AppointSomebody):
            return why_not_appointed_so(g, player)
        return None

    def meant(self, g: HadriansWall, seat: Seat, code: str) -> Action | None:
        """The first word says which section of the rules to ask."""
        word = code.split(" ", 1)[0]
        if word == "fill":
            return fill_meant(g, code)
        if word == "build":
            return build_meant(g, code)
        if word == "exchange":
            return forum_meant(g.players[seat], code)
        if word == "buy":
            return buy_meant(g, seat, code)
        if word == "battle":
            return battle_meant(code)
        if word == "appoint":
            return appoint_meant(g, g.players[seat], code)
        if word == "scout":
            return scout_meant(g, seat, code)
        return PASS if code == PASS.code() else None

    def how(self, g: HadriansWall, seat: Seat, code: str) -> No:
        return No("act-how", "HW-5.9", code=code[:40])

    def options(self, g: HadriansWall, seat: Seat) -> list[Action]:
        """Much faster than asking why each of the closed ones is closed."""
        player = g.players[seat]
        options: list[Action] = []
        add_fills(g, player, options)
        add_builds(g, player, options)
        add_exchanges(g, player, options)
        add_buys(g, seat, options)
        add_battles(g, player, options)
        add_diplomats(g, player, options)
        add_scouts(g, seat, options)
        options.append(PASS)
        return options

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
        return g.players[seat].supply.held

    def question(self, g: HadriansWall, seat: Seat) -> Question:
        held = amounts(g.players[seat].supply.amounts())
        if len(self.options(g, seat)) == 1:
            return Question(Message("ask-pass"), Message("why-pass", held=held), "HW-5.3")
        return Question(Message("ask-act"), Message("why-act", held=held), "HW-5.1")

    def copy(self) -> Parallel[HadriansWall]:
        return self.copy_seats(Actions())
