"""Trade goods: a box of the market, and the source whose number is written into it (HW-11.5 to HW-11.15)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, Refused, Seat, Who
from comitium.games.hadrians_wall.boxes import can_pay, candidates, costs, why_not_fill
from comitium.games.hadrians_wall.components import AREAS, CARDS, FATE, GOODS_RENOWN, RESOURCE
from comitium.games.hadrians_wall.model import HadriansWall, Player
from comitium.games.hadrians_wall.rewards import gain
from comitium.games.hadrians_wall.sources import Source, good_sources, pay_source

GOODS: Final = AREAS["goods"]


class Buy(Action):
    """Fill this box with the good of a neighbour or of a neutral card (HW-11.8)."""

    __slots__ = ("box", "source")

    def __init__(self, box: int, source: Source) -> None:
        self.box: Final = box
        self.source: Final = source

    def code(self) -> str:
        return f"buy {self.box} {self.source.name}"

    def sentence(self) -> Message:
        return Message("buy", box=self.box, good=CARDS[self.source.card].good, source=self.source.label())

    def told(self, seat: Seat) -> Message:
        good = CARDS[self.source.card].good
        return Message("bought", who=Who(seat), box=self.box, good=good, source=self.source.label())

    def pieces(self) -> list[str]:
        return [GOODS.piece_of(self.box), self.source.piece(), RESOURCE]


class BuyBlind(Buy):
    """Fill this box with whatever the next fate card shows (HW-11.12); what is turned over cannot be taken back."""

    __slots__ = ()

    final = True

    def sentence(self) -> Message:
        return Message("buy-blind", box=self.box)

    def told(self, seat: Seat) -> Message:
        return Message("bought-blind", who=Who(seat), box=self.box)


def purchase(box: int, source: Source) -> Buy:
    return Buy(box, source) if source.card else BuyBlind(box, source)


def why_not_buy(g: HadriansWall, player: Player, box: int) -> Refused | None:
    """Every source is as good as another: only the box and the resource can be missing."""
    return why_not_fill(g, player, GOODS, box)


def market_options(g: HadriansWall, seat: Seat) -> list[Action]:
    player = g.players[seat]
    if "market" not in player.built or not can_pay(player, costs(g, GOODS, 1)[0]):
        return []
    boxes = [box for box in candidates(player, GOODS) if why_not_buy(g, player, box) is None]
    sources = good_sources(g, seat)
    return [purchase(box, source) for box in boxes for source in sources]


def why_not_bought(g: HadriansWall, seat: Seat, box: int, source: str) -> Refused:
    refusal = why_not_buy(g, g.players[seat], box)
    if refusal is not None:
        return refusal
    if source == "own":
        return Refused("own-good", "HW-11.10")
    return Refused("no-such-source", "HW-11.9", sources=[known.label() for known in good_sources(g, seat)])


def buy(g: HadriansWall, seat: Seat, action: Buy) -> None:
    player = g.players[seat]
    g.tell_action(seat, action, "HW-11.8")
    pay_source(g, seat, action.source, RESOURCE)
    if isinstance(action, BuyBlind):
        card = g.turn_fate()
        g.fate.discard(card)
        good = FATE[card].good
        g.tell("good-turned", "HW-11.12", seat=seat, reveals=True, pieces=["fate"], good=good)
    else:
        good = CARDS[action.source.card].good
    renown = new_good_renown(player, good)
    player.fill("goods", action.box, g.year)
    player.goods[action.box] = good
    gain(g, seat, [*["renown"] * renown, *GOODS.boxes[action.box - 1]], "HW-11.13" if renown else "HW-11.14")


def new_good_renown(player: Player, good: int) -> int:
    """A number not owned yet gives renown by how many different ones there are (HW-11.13, HW-11.14)."""
    owned = dict.fromkeys(player.goods.values())
    return 0 if good in owned else GOODS_RENOWN[len(owned)]
