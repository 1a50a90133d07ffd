"""Trade goods: a box of the market, and the source whose number is written into it (HW-11.5 to HW-11.15)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.games.hadrians_wall.boxes import can_pay, candidates, costs, is_open, why_not_next
from comitium.games.hadrians_wall.components import AREAS, CARDS, FATE, GOODS_RENOWN, RESOURCE
from comitium.games.hadrians_wall.model import HadriansWall, Player
from comitium.games.hadrians_wall.rewards import gain
from comitium.games.hadrians_wall.sources import FATE_DECK, NOWHERE, OWN, Source, good_sources, pay_source, source_meant

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


class BuyInto(Buy):
    """Fill this box from nowhere: the line of a closed box, never allowed."""

    __slots__ = ()

    def __init__(self, box: int) -> None:
        super().__init__(box, NOWHERE)

    def code(self) -> str:
        return f"buy {self.box}"

    def sentence(self) -> Message:
        return Message("closed-buy", box=self.box)


def purchase(box: int, source: Source) -> Buy:
    return BuyBlind(box, source) if source is FATE_DECK else Buy(box, source)


def why_not_buy(g: HadriansWall, seat: Seat, action: Buy) -> No | None:
    """The box and the resource, then the source: one is as good as another."""
    closed = why_not_next(g, g.players[seat], GOODS, action.box)
    if closed is not None:
        return closed
    if action.source.name == OWN:
        return No("own-good", "HW-11.10")
    sources = good_sources(g, seat)
    if action.source.name in [source.name for source in sources]:
        return None
    return No("no-such-source", "HW-11.9", sources=[source.label() for source in sources])


def goods_considered(g: HadriansWall, seat: Seat) -> list[Action]:
    """Every empty box: one line while it is closed, else each source."""
    considered: list[Action] = []
    sources = good_sources(g, seat)
    for box in candidates(g.players[seat], GOODS):
        open_box = why_not_next(g, g.players[seat], GOODS, box) is None
        considered.extend([purchase(box, source) for source in sources] if open_box else [BuyInto(box)])
    return considered


def market_options(g: HadriansWall, seat: Seat) -> list[Action]:
    player = g.players[seat]
    if not can_pay(player, costs(g, GOODS, 1)[0]):
        return []
    boxes = [box for box in candidates(player, GOODS) if is_open(g, player, GOODS, box)]
    sources = good_sources(g, seat)
    return [purchase(box, source) for box in boxes for source in sources]


# By the words of a code: the boxes of the market.
BOXES: Final = {str(box + 1): box + 1 for box in range(GOODS.size)}


def buy_meant(g: HadriansWall, seat: Seat, code: str) -> Action | None:
    """`buy 3 seat 1`; also a box alone, or with a source there is not."""
    _, box, name = [*code.split(" ", 2), "", ""][:3]
    if box not in BOXES:
        return None
    source = source_meant(good_sources(g, seat), name)
    return BuyInto(BOXES[box]) if source is None else purchase(BOXES[box], source)


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
