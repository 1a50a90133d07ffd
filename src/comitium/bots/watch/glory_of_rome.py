"""What becomes of characters, goods, tasks, intrigues and buildings of Glory of Rome, and of what is left unspent.

A goods card is held by whoever has it in hand once. It has three printed uses (GR-18.1), which are counted apart: its
effect, a part in a set, its sale. Used is a card by its effect or in a set: a sale does not ask which card it is.
The yield of a card or an intrigue is what greedy's evaluator sees in it, against not playing it.
"""

from __future__ import annotations

from typing import Final

from comitium.bots.evaluate.glory_of_rome import Prospects, denarius, followed, value_of, weighed
from comitium.bots.watch.watch import Tally, Watch
from comitium.engine.action import Action
from comitium.engine.message import Seat
from comitium.games.glory_of_rome.building import Build
from comitium.games.glory_of_rome.components import BUILDINGS, CHARACTERS, SALE, SET, SETS
from comitium.games.glory_of_rome.followers import PlaceInColosseum
from comitium.games.glory_of_rome.goods import LaySet, Play, Sell
from comitium.games.glory_of_rome.intrigues import Activate, Answer, LetHappen
from comitium.games.glory_of_rome.kinds import Ware
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.games.glory_of_rome.names import building_name, card_name, intrigue_name, task_name, ware_name
from comitium.games.glory_of_rome.plots import Strike, intrigues_of
from comitium.games.glory_of_rome.scoring import task_points


class GloryOfRomeWatch(Watch[GloryOfRome]):
    """Uses of everything that can be chosen, and what was not used."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.hands: list[list[str]] = [[] for _ in range(seats)]  # as they were at the last decision

    def decided(self, g: GloryOfRome, seat: Seat, action: Action) -> None:
        self.look_at_hands(g)
        if isinstance(action, Play):
            self.use(action.card, "goods", seat, gain(g, seat, action))
        elif isinstance(action, LaySet):
            self.amount("sets", seat, 1)
            self.note("set", ware_name(action.ware).name, seat, played=1, points=SETS[action.ware])
            for card in action.cards:
                self.use(card, "goods-in-set", seat, SETS[action.ware] / SET)
        elif isinstance(action, Sell):
            self.amount("goods-sold", seat, 1)
            worth = SALE * denarius(g.players[seat], Prospects(g))
            self.note("goods-sale", card_name(action.card).name, seat, played=1, points=worth)
        elif isinstance(action, Strike):
            self.note("intrigue", intrigue_name(action.intrigue).name, seat, played=1, points=gain(g, seat, action))
        elif isinstance(action, Activate):
            self.amount("activated", seat, 1)
        elif isinstance(action, Build):
            fame = BUILDINGS[action.sphere].fame[action.level - 1]
            self.note("building", building_name(action.sphere, action.level).name, seat, played=1, points=fame)
        elif isinstance(action, PlaceInColosseum):
            self.amount("colosseum", seat, 1)

    def look_at_hands(self, g: GloryOfRome) -> None:
        """Cards come by draws, thefts and the discard pile: what is new in a hand is noted, however it came."""
        for seat in range(g.seats):
            hand = g.players[seat].hand
            for card in hand:
                if card not in self.hands[seat]:
                    for kind in ("goods", "goods-in-set", "goods-sale", "goods-used"):
                        self.note(kind, card_name(card).name, seat, held=1)
            self.hands[seat] = hand.copy()

    def use(self, card: str, kind: str, seat: Seat, points: float) -> None:
        """Of a card by the uses that are its own."""
        for noted in (kind, "goods-used"):
            self.note(noted, card_name(card).name, seat, played=1, points=points)

    def ended(self, g: GloryOfRome) -> Tally:
        assert g.result is not None
        for seat, sheet in enumerate(g.result.sheets):
            player = g.players[seat]
            self.note("character", f"character-{player.character}", seat, held=1, played=1, points=sheet.total)
            for task in player.tasks:
                points = task_points(g, seat, task)
                self.note("task", task_name(task).name, seat, held=1, played=points > 0, points=points)
            for intrigue in intrigues_of(g, seat) if player.character in CHARACTERS else []:
                self.note("intrigue", intrigue_name(intrigue).name, seat, held=1)
            for sphere, row in enumerate(BUILDINGS):
                for level in range(len(row.fame)):
                    self.note("building", building_name(sphere, level + 1).name, seat, held=1)
            for ware in Ware:
                if ware in SETS:
                    self.note("set", ware_name(ware).name, seat, held=1)
            self.amount("unspent-denarii", seat, sum(line.count for line in sheet.lines if line.clause == "GR-28.13"))
            self.amount("goods-left", seat, len(player.hand))
            self.amount("legions-home", seat, player.legions_home())
            self.amount("medals", seat, len(player.medals))
        return self.tally()


def gain(g: GloryOfRome, seat: Seat, action: Action) -> float:
    """What the seat's position gains by the action, against going on without it; a card is gone either way."""
    p = Prospects(g)
    without = g.copy()
    without.hush()
    if isinstance(action, Strike):
        return value_of(without, seat, action, p) - weighed(without, seat, p)
    value = value_of(without, seat, action, p)
    assert isinstance(action, Play)
    without.players[seat].hand.remove(action.card)
    without.run(without.agenda)  # with the last card gone nobody may be asked any more
    if isinstance(without.agenda[-1], Answer):
        return value - value_of(without, seat, LetHappen(), p)
    return value - followed(without, seat, p)


WATCH: Final = GloryOfRomeWatch
