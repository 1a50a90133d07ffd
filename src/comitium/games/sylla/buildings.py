"""Phase III, buildings: tiles are auctioned one at a time and paid with characters (SY-6, SY-17.4 to SY-17.6).

Who cannot outbid the best bid passes without being asked. All cards that pay lie open, so this pass tells
nobody anything. For the same reason nobody is asked which cards to turn if all of them have to be turned.
"""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import NOBODY, Message, No, Seat, Who
from comitium.engine.phase import Automatic, Decision, Phase, Question
from comitium.games.sylla.auction import PASS, PASSED, Auction
from comitium.games.sylla.codes import NO_NUMBER, number_after
from comitium.games.sylla.deed import Deed
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import (
    ARCH,
    ARCH_POINTS,
    BANK,
    BANK_COINS,
    CARDS,
    COLOUR_LABELS,
    CRANE,
    INSULA,
    INSULA_TOKENS,
    NUMBERS,
    PAYS,
    SLOT_COLOURS,
    SLOT_NAMES,
    STATUE,
    STATUE_POINTS,
    TILES,
    Piece,
    Pieces,
    Tile,
    labels,
    listed,
    nth_piece,
)
from comitium.games.sylla.tokens import TokenChoice


class Buildings(Automatic[Sylla]):
    """The First Consul is the first seller (SY-6.1)."""

    __slots__ = ()

    heading = "buildings"

    def run(self, g: Sylla) -> None:
        g.seller = g.consul
        g.sold = 0
        next_sale(g)


def next_sale(g: Sylla) -> None:
    """A tile comes up for sale, or the phase ends and what is left is removed (SY-6.13, SY-16.5, SY-17.6)."""
    left = len(g.slots) - g.slots.count(None)
    more = g.sold < NUMBERS[g.seats].sales
    if more and left > 1:
        g.schedule(Sale(g.seller))
    elif more and left == 1:
        last = [slot for slot, tile in enumerate(g.slots) if tile is not None]
        g.schedule(Bidding(last[0]))  # the seller has no choice
    elif left:
        g.tell("tiles-left-over", "SY-6.13", tiles=[tile.label for tile in g.slots if tile is not None])
        g.slots = [None] * len(SLOT_NAMES)


class Offer(Action):
    """Put a tile up for sale in the colour of its slot (SY-6.2)."""

    __slots__ = ("slot", "tile")

    def __init__(self, tile: Tile, slot: int) -> None:
        self.tile: Final = tile
        self.slot: Final = slot

    def code(self) -> str:
        return f"offer {self.tile.name}"

    def sentence(self) -> Message:
        return Message("offer", tile=self.tile.label, colour=COLOUR_LABELS[SLOT_COLOURS[self.slot]])

    def told(self, seat: Seat) -> Message:
        colour = COLOUR_LABELS[SLOT_COLOURS[self.slot]]
        return Message("put-up", who=Who(seat), tile=self.tile.label, colour=colour)

    def pieces(self) -> list[str]:
        return [f"slot:{SLOT_NAMES[self.slot]}", self.tile.touch]


OFFERS: Final = [[Offer(tile, slot) for slot in range(len(SLOT_NAMES))] for tile in TILES]
OFFERS_OF: Final = {offers[0].code(): offers for offers in OFFERS}


class Sale(Decision[Sylla]):
    """The seller must choose one of the tiles on offer, even if nobody can pay (SY-6.2, ruling 29)."""

    __slots__ = ("slot",)

    heading = "buildings"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.slot = -1

    def considered(self, g: Sylla, seat: Seat) -> list[Action]:
        return [OFFERS[tile.number][slot] for slot, tile in enumerate(g.slots) if tile is not None]

    def why_not(self, g: Sylla, seat: Seat, action: Action) -> No | None:
        assert isinstance(action, Offer)
        if g.slots[action.slot] is not action.tile:
            return No("not-on-offer", "SY-6.2", id=action.tile.name, left=self.count(g, seat))
        return None

    def meant(self, g: Sylla, seat: Seat, code: str) -> Action | None:
        """A tile that lies in no slot gets the first one; `why_not` does not find it there."""
        offers = OFFERS_OF.get(code)
        if offers is None:
            return None
        return offers[g.slots.index(offers[0].tile)] if offers[0].tile in g.slots else offers[0]

    def how(self, g: Sylla, seat: Seat, code: str) -> No:
        return No("offer-how", "SY-6.2")

    def count(self, g: Sylla, seat: Seat) -> int:
        return len(g.slots) - g.slots.count(None)

    def nth(self, g: Sylla, seat: Seat, number: int) -> Action:
        slot = -1
        for tile in g.slots:
            slot += 1
            if tile is not None:
                if number == 0:
                    return OFFERS[tile.number][slot]
                number -= 1
        raise IndexError(number)

    def decided(self, g: Sylla, action: Action) -> None:
        assert isinstance(action, Offer)
        self.slot = action.slot

    def end(self, g: Sylla) -> None:
        g.schedule(Bidding(self.slot))

    def question(self, g: Sylla, seat: Seat) -> Question:
        why = Message("why-offer", sale=g.sold + 1, sales=NUMBERS[g.seats].sales)
        return Question(Message("ask-offer"), why, "SY-6.2")

    def copy(self) -> Decision[Sylla]:
        new = Sale(self.seat)
        new.slot = self.slot
        return self.copy_decision(new)


class TileBid(Action):
    """Name a number of cards to be turned (SY-6.4)."""

    __slots__ = ("cards",)

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards

    def code(self) -> str:
        return f"bid {self.cards}"

    def sentence(self) -> Message:
        return Message("bid-cards", cards=self.cards)

    def told(self, seat: Seat) -> Message:
        return Message("has-bid-cards", who=Who(seat), cards=self.cards)


TILE_BIDS: Final = [TileBid(cards) for cards in range(len(CARDS) + 2)]  # and one more than anybody can pay


class Bidding(Auction):
    """From the seller's left round once, the seller last: a higher number or a pass (SY-6.3 to SY-6.10)."""

    __slots__ = ("able", "colour", "slot")

    heading = "buildings"

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot
        self.colour = SLOT_COLOURS[slot]
        self.able: list[int] = []  # how many cards each seat could turn, which no bid changes

    def begin(self, g: Sylla) -> None:
        tile = g.slots[self.slot]
        assert tile is not None
        g.tell_action(g.seller, OFFERS[tile.number][self.slot], "SY-6.2")
        self.open_with(g, (g.seller + 1) % g.seats)
        self.able = [player.able_to_pay(self.colour).bit_count() for player in g.players]
        self.skip_who_cannot(g)

    def skip_who_cannot(self, g: Sylla) -> None:
        """Whose only option is the pass. What everybody could pay is public, so these passes need no line (SY-6.6)."""
        while self.to_act:
            seat = self.to_act[0]
            if self.count(g, seat) > 1:
                return
            del self.to_act[0]
            self.bids[seat] = PASSED

    def considered(self, g: Sylla, seat: Seat) -> list[Action]:
        """A pass, every number that outbids, and the first beyond one's reach."""
        return [PASS, *TILE_BIDS[self.best + 1 : self.able[seat] + 2]]

    def why_not(self, g: Sylla, seat: Seat, action: Action) -> No | None:
        if not isinstance(action, TileBid):
            return None
        able = self.able[seat]
        if action.cards > able:
            return No("cards-beyond-reach", "SY-6.6", able=able, cards=action.cards)
        if action.cards <= self.best:
            return No("cards-too-few", "SY-6.4", best=self.best, able=able)
        return None

    def meant(self, g: Sylla, seat: Seat, code: str) -> Action | None:
        if code == PASS.code():
            return PASS
        cards = number_after("bid", code)
        return None if cards == NO_NUMBER else TileBid(cards)

    def how(self, g: Sylla, seat: Seat, code: str) -> No:
        return No("bid-cards-how", "SY-6.4")

    def count(self, g: Sylla, seat: Seat) -> int:
        return self.able[seat] - self.best + 1

    def nth(self, g: Sylla, seat: Seat, number: int) -> Action:
        return TILE_BIDS[self.best + number] if number else PASS

    def play(self, g: Sylla, seat: Seat, action: Action) -> None:
        del self.to_act[0]
        if isinstance(action, TileBid):
            self.best = action.cards
            self.leader = seat
            self.bids[seat] = action.cards
        else:
            self.bids[seat] = PASSED
        g.tell_action(seat, action, "SY-6.4")
        self.skip_who_cannot(g)

    def end(self, g: Sylla) -> None:
        tile = g.slots[self.slot]
        assert tile is not None
        g.sold += 1
        g.slots[self.slot] = None
        if self.leader == NOBODY:
            g.tell("tile-discarded", "SY-6.10", tile=tile.label)
            next_sale(g)
            return
        buyer = self.leader
        g.seller = buyer  # SY-6.12
        g.buyers[self.slot] = buyer
        g.prices[self.slot] = self.best
        g.schedule(Payment(buyer, self.colour, self.best, tile))

    def question(self, g: Sylla, seat: Seat) -> Question:
        able = self.able[seat]
        tile = g.slots[self.slot]
        assert tile is not None
        line = Message("ask-bid-cards", tile=tile.label)
        colour = COLOUR_LABELS[self.colour]
        if self.leader == NOBODY:
            return Question(line, Message("why-open-sale", able=able, colour=colour), "SY-6.4")
        why = Message("why-bid-cards", leader=Who(self.leader), best=self.best, able=able, colour=colour)
        return Question(line, why, "SY-6.4")

    def copy(self) -> Auction:
        new = Bidding(self.slot)
        new.able = self.able
        return self.copy_auction(new)


def remove_twin_slots(g: Sylla, colour: int) -> None:
    """With two players a purchase removes the other tile of its colour; it is not counted (SY-17.4, SY-17.6)."""
    for slot, tile in enumerate(g.slots):
        if tile is not None and SLOT_COLOURS[slot] == colour:
            g.slots[slot] = None
            g.tell("twin-removed", "SY-17.4", tile=tile.label, colour=COLOUR_LABELS[colour])


class Turn(Action):
    """Turn this card to pay (SY-6.8)."""

    __slots__ = ("card",)

    def __init__(self, card: Piece) -> None:
        self.card: Final = card

    def code(self) -> str:
        return f"turn {self.card.name}"

    def sentence(self) -> Message:
        return Message("turn-card", card=self.card.label)

    def pieces(self) -> list[str]:
        return [self.card.touch]


TURNINGS: Final = [Turn(card) for card in CARDS]
TURNING_OF: Final = {turning.code(): turning for turning in TURNINGS}


class Buy(Deed):
    """The highest bidder buys the tile and has turned these cards (SY-6.8)."""

    __slots__ = ("paid", "tile")

    def __init__(self, tile: Tile, paid: Pieces) -> None:
        self.tile: Final = tile
        self.paid: Final = paid

    def code(self) -> str:
        return f"buy {self.tile.name} " + "+".join([card.name for card in listed(self.paid)])

    def told(self, seat: Seat) -> Message:
        price = self.paid.bit_count()
        return Message("bought", who=Who(seat), tile=self.tile.label, price=price, cards=labels(self.paid))

    def pieces(self) -> list[str]:
        return [self.tile.touch, *[card.touch for card in listed(self.paid)]]


class Payment(Phase[Sylla]):
    """The buyer turns as many cards as he bid, one by one, and takes the tile (SY-6.8, SY-6.11)."""

    __slots__ = ("colour", "due", "paid", "seat", "tile")

    heading = "buildings"

    def __init__(self, seat: Seat, colour: int, due: int, tile: Tile) -> None:
        super().__init__()
        self.seat = seat
        self.colour = colour
        self.due = due
        self.tile: Final = tile
        self.paid: Pieces = 0  # cards turned

    def begin(self, g: Sylla) -> None:
        self.turn_all_if_needed(g)

    def able(self, g: Sylla) -> Pieces:
        """The cards that can still be turned."""
        return g.players[self.seat].able_to_pay(self.colour)

    def turn_all_if_needed(self, g: Sylla) -> None:
        able = self.able(g)
        if able.bit_count() == self.due:
            g.players[self.seat].turned |= able
            self.paid |= able
            self.due = 0

    def waiting(self, g: Sylla) -> list[Seat]:
        return [self.seat] if self.due else []

    def over(self, g: Sylla) -> bool:
        return self.due == 0

    def considered(self, g: Sylla, seat: Seat) -> list[Action]:
        """All cards of one's own."""
        return [TURNINGS[card.number] for card in listed(g.players[seat].pieces & ALL_PAYING)]

    def why_not(self, g: Sylla, seat: Seat, action: Action) -> No | None:
        """A card that is not able to pay says what it lacks."""
        assert isinstance(action, Turn)
        card, player = action.card, g.players[seat]
        if self.able(g) & card.bit:
            return None
        lacking = player.why_not_available(card, "SY-6.5")
        if lacking is not None:
            return lacking
        if player.fresh & card.bit:
            return No("crane-new", "SY-13.6")
        return No("card-lacks-colour", "SY-6.5", card=card.label, colour=COLOUR_LABELS[self.colour])

    def meant(self, g: Sylla, seat: Seat, code: str) -> Action | None:
        return TURNING_OF.get(code)

    def how(self, g: Sylla, seat: Seat, code: str) -> No:
        return No("turn-how", "SY-6.8", due=self.due)

    def count(self, g: Sylla, seat: Seat) -> int:
        return self.able(g).bit_count()

    def nth(self, g: Sylla, seat: Seat, number: int) -> Action:
        return TURNINGS[nth_piece(self.able(g), number).number]

    def play(self, g: Sylla, seat: Seat, action: Action) -> None:
        assert isinstance(action, Turn)
        g.players[seat].turned |= action.card.bit
        self.paid |= action.card.bit
        self.due -= 1
        self.turn_all_if_needed(g)

    def end(self, g: Sylla) -> None:
        g.tell_action(self.seat, Buy(self.tile, self.paid), "SY-6.8")
        if NUMBERS[g.seats].duel:
            remove_twin_slots(g, self.colour)
        take_tile(g, self.seat, self.tile)
        next_sale(g)
        if self.tile.building is INSULA:  # before the next sale
            g.schedule(*[TokenChoice(self.seat, "why-insula", "SY-13.4") for _ in range(INSULA_TOKENS)])

    def question(self, g: Sylla, seat: Seat) -> Question:
        why = Message("why-turn", due=self.due, able=self.able(g).bit_count(), colour=COLOUR_LABELS[self.colour])
        return Question(Message("ask-turn"), why, "SY-6.8")

    def copy(self) -> Phase[Sylla]:
        new = Payment(self.seat, self.colour, self.due, self.tile)
        new.begun = self.begun
        new.paid = self.paid
        return new


ALL_PAYING: Final = PAYS[0] | PAYS[1] | PAYS[2]


def take_tile(g: Sylla, seat: Seat, tile: Tile) -> None:
    """The buyer keeps the tile, or it works at once (SY-6.11, SY-13)."""
    player = g.players[seat]
    if tile.piece is not None:
        player.pieces |= tile.piece.bit
    building = tile.building
    if building is CRANE:
        assert tile.piece is not None
        player.fresh |= tile.piece.bit  # SY-13.6: it can pay from the next turn on
        g.tell("got-crane", "SY-13.5", seat=seat, pieces=[tile.piece.touch])
    elif building is BANK:
        player.coins += BANK_COINS
        g.tell("got-coins", "SY-13.14", seat=seat, coins=BANK_COINS, building=tile.label)
    elif building is ARCH:
        player.gain(ARCH_POINTS)
        g.tell("got-points", "SY-13.12", seat=seat, points=ARCH_POINTS, source=tile.label)
    elif building is STATUE:
        player.gain(STATUE_POINTS)
        g.tell("got-points", "SY-13.13", seat=seat, points=STATUE_POINTS, source=tile.label)
