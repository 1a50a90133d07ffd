"""Free actions: discard a card, activate a building (AE-14)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, Refused, Seat
from comitium.games.aeterna.cards import DISCARDS, Bundle, Card
from comitium.games.aeterna.components import AbilityKind, Effect
from comitium.games.aeterna.counts import provinces_this_epoch
from comitium.games.aeterna.gains import pay, receive, too_few
from comitium.games.aeterna.model import Aeterna, Player
from comitium.games.aeterna.playing import limited, times_of_ability
from comitium.games.aeterna.unrest import lose_unrest

GOODS_OF_DISCARD: Final = {"citizen": "citizens", "wheat": "wheat", "stone": "stone", "calm": "unrest"}


class Discard(Action):
    """A card from the hand for one of four rewards (AE-14.1)."""

    __slots__ = ("card", "reward")

    def __init__(self, card: Card, reward: str) -> None:
        self.card: Final = card
        self.reward: Final = reward

    def code(self) -> str:
        return f"discard {self.card.name} for {self.reward}"

    def sentence(self) -> Message:
        return Message("discard", card=self.card.label, reward=DISCARDS[self.reward].words())

    def pieces(self) -> list[str]:
        return ["action:discard", f"card:{self.card.name}", f"goods:{GOODS_OF_DISCARD[self.reward]}"]


def discards(player: Player) -> list[Action]:
    """Any card of the hand for any of the rewards (AE-14.3)."""
    return [Discard(card, reward) for card in player.hand for reward in DISCARDS]


def discard(g: Aeterna, seat: Seat, card: Card, reward: str) -> None:
    """The card is shown and leaves the game (AE-4.4)."""
    player = g.players[seat]
    player.hand.remove(card)
    player.shown.append(card)
    g.gone += 1
    g.tell("card-discarded", "AE-14.1", seat=seat, reveals=True, card=card.label)
    receive(g, seat, DISCARDS[reward], "AE-14.1")


# -- buildings with an activated ability -------------------------------------------------------------------------------


class Activate(Action):
    """Turn a building sideways and use its ability; some ask for a choice (AE-14.4)."""

    __slots__ = ("card", "choice", "spot", "words")

    def __init__(self, card: Card, choice: str, words: Message, spot: str) -> None:
        self.card: Final = card
        self.choice: Final = choice  # "" if the ability asks for none
        self.words: Final = words
        self.spot: Final = spot  # the piece the choice is about

    def code(self) -> str:
        return f"activate {self.card.name} {self.choice}".rstrip()

    def sentence(self) -> Message:
        return Message("activate", card=self.card.label, effect=self.words)

    def pieces(self) -> list[str]:
        pieces = ["action:activate", f"played:{self.card.name}"]
        return [*pieces, self.spot] if self.spot else pieces


def plain_use(card: Card) -> Activate:
    return Activate(card, "", card.ability_words(), "")


class Ability:
    """An activated ability: a gain, counted by what the card names; others override what differs (AE-25.3)."""

    __slots__ = ()

    def ways(self, g: Aeterna, seat: Seat, card: Card) -> list[Activate]:
        """Every way to use it that could be open; `why_not` says which are closed."""
        return [plain_use(card)]

    def gain(self, g: Aeterna, seat: Seat, card: Card) -> Bundle:
        times = times_of_ability(g, seat, card)
        points = limited(card, card.of(Effect.POINTS) * times)
        return Bundle(aurei=card.of(Effect.AUREI) * times, unrest=-card.of(Effect.UNREST_LESS), points=points)

    def why_not(self, g: Aeterna, seat: Seat, card: Card, choice: str) -> Refused | None:
        """Without any effect it is not allowed; a loss of unrest at 0 is an effect, as it earns a point (AE-14.7)."""
        gain = self.gain(g, seat, card)
        if gain.aurei or gain.points or gain.unrest:
            return None
        return Refused("no-effect", "AE-14.7", card=card.label)

    def use(self, g: Aeterna, seat: Seat, card: Card, choice: str) -> None:
        receive(g, seat, self.gain(g, seat, card), "AE-14.4")


class TempleOfJanus(Ability):
    """Aurei in an epoch with a province, calm in one without."""

    __slots__ = ()

    def gain(self, g: Aeterna, seat: Seat, card: Card) -> Bundle:
        if provinces_this_epoch(g, seat):
            return Bundle(aurei=card.of(Effect.AUREI))
        return Bundle(unrest=-card.of(Effect.UNREST_LESS))


class ForumBoarium(Ability):
    """Wheat for aurei or aurei for wheat, one to three times in one direction."""

    __slots__ = ()

    def ways(self, g: Aeterna, seat: Seat, card: Card) -> list[Activate]:
        ways: list[Activate] = []
        wheat, aurei = card.of(Effect.WHEAT), card.of(Effect.AUREI)
        for trades in range(1, card.of(Effect.TRADES) + 1):
            sold = Message("sell-wheat", wheat=wheat * trades, aurei=aurei * trades)
            ways.append(Activate(card, f"sell {trades}", sold, f"trade:sell.{trades}"))
        for trades in range(1, card.of(Effect.TRADES) + 1):
            bought = Message("buy-wheat", wheat=wheat * trades, aurei=aurei * trades)
            ways.append(Activate(card, f"buy {trades}", bought, f"trade:buy.{trades}"))
        return ways

    def why_not(self, g: Aeterna, seat: Seat, card: Card, choice: str) -> Refused | None:
        player = g.players[seat]
        direction, _, trades = choice.partition(" ")
        if direction == "sell":
            need = card.of(Effect.WHEAT) * int(trades)
            return too_few("wheat", need, player.wheat) if player.wheat < need else None
        need = card.of(Effect.AUREI) * int(trades)
        return too_few("aurei", need, player.aurei) if player.aurei < need else None

    def use(self, g: Aeterna, seat: Seat, card: Card, choice: str) -> None:
        direction, _, trades = choice.partition(" ")
        wheat = Bundle(wheat=card.of(Effect.WHEAT) * int(trades))
        aurei = Bundle(aurei=card.of(Effect.AUREI) * int(trades))
        given, got = (wheat, aurei) if direction == "sell" else (aurei, wheat)
        trade(g, seat, given, got)


def trade(g: Aeterna, seat: Seat, given: Bundle, got: Bundle) -> None:
    """Paid in full before anything is received (AE-14.7)."""
    pay(g.players[seat], given)
    if not g.silent:
        g.tell("paid", "AE-14.7", seat=seat, goods=given.amounts())
    receive(g, seat, got, "AE-14.4")


class TempleOfMagnaMater(Ability):
    """An exhausted award token becomes active again, on a hill with an own citizen (AE-12.13)."""

    __slots__ = ()

    def ways(self, g: Aeterna, seat: Seat, card: Card) -> list[Activate]:
        ways: list[Activate] = []
        for hill in g.hills:
            for place, award in enumerate(hill.awards, start=1):
                if hill.height(seat) and hill.exhausted[place - 1]:
                    token = f"{hill.name}.{place}"
                    words = Message("refresh-award", award=award.words(), hill=hill.label)
                    ways.append(Activate(card, token, words, f"award:{token}"))
        return ways or [plain_use(card)]

    def why_not(self, g: Aeterna, seat: Seat, card: Card, choice: str) -> Refused | None:
        return None if choice else Refused("no-effect", "AE-14.7", card=card.label)

    def use(self, g: Aeterna, seat: Seat, card: Card, choice: str) -> None:
        name, _, place = choice.partition(".")
        hill = g.hill(name)
        hill.exhausted[int(place) - 1] = False
        if not g.silent:
            award = hill.awards[int(place) - 1]
            g.tell("award-refreshed", "AE-12.13", seat=seat, award=award.words(), hill=hill.label)


class TempleOfConcordia(Ability):
    """Calm for the owner and some for everybody else, one loss each (AE-8.8, AE-25.11)."""

    __slots__ = ()

    def use(self, g: Aeterna, seat: Seat, card: Card, choice: str) -> None:
        lose_unrest(g, seat, card.of(Effect.UNREST_LESS), "AE-14.4")
        for other in g.clockwise_from(seat)[1:]:
            lose_unrest(g, other, card.of(Effect.OTHERS_UNREST_LESS), "AE-25.11")


class PortOfCentumcellae(Ability):
    """Wheat for aurei, twice in an epoch (AE-14.6)."""

    __slots__ = ()

    def why_not(self, g: Aeterna, seat: Seat, card: Card, choice: str) -> Refused | None:
        player = g.players[seat]
        need = card.of(Effect.WHEAT)
        return too_few("wheat", need, player.wheat) if player.wheat < need else None

    def use(self, g: Aeterna, seat: Seat, card: Card, choice: str) -> None:
        trade(g, seat, Bundle(wheat=card.of(Effect.WHEAT)), Bundle(aurei=card.of(Effect.AUREI)))


GAIN: Final = Ability()
ABILITIES: Final[dict[str, Ability]] = {
    "temple_of_janus": TempleOfJanus(),
    "forum_boarium": ForumBoarium(),
    "temple_of_magna_mater": TempleOfMagnaMater(),
    "temple_of_concordia": TempleOfConcordia(),
    "port_of_centumcellae": PortOfCentumcellae(),
}


def ability_of(card: Card) -> Ability:
    return ABILITIES.get(card.name, GAIN)


def activations_left(player: Player, card: Card) -> int:
    """Once per epoch, unless the card allows more (AE-14.6)."""
    return card.effect.get(Effect.TIMES, 1) - player.turned.get(card.name, 0)


def why_not_activate(g: Aeterna, seat: Seat, way: Activate) -> Refused | None:
    if activations_left(g.players[seat], way.card) < 1:
        return Refused("already-turned", "AE-14.6", card=way.card.label)
    return ability_of(way.card).why_not(g, seat, way.card, way.choice)


def activations(g: Aeterna, seat: Seat) -> list[Activate]:
    """Every way of every activated building in the play area, open or closed."""
    ways: list[Activate] = []
    for card in g.players[seat].with_ability(AbilityKind.ACTIVATED):
        ways.extend(ability_of(card).ways(g, seat, card))
    return ways


def activate(g: Aeterna, seat: Seat, way: Activate) -> None:
    turned = g.players[seat].turned
    turned[way.card.name] = turned.get(way.card.name, 0) + 1
    where = [f"played:{way.card.name}"]
    g.tell("activated", "AE-14.4", seat=seat, pieces=where, card=way.card.label)
    ability_of(way.card).use(g, seat, way.card, way.choice)


def can_act_freely(g: Aeterna, seat: Seat) -> bool:
    """Whether any free action is open: it depends on open things only (AE-7.8, ruling 45)."""
    if g.players[seat].hand:
        return True
    for way in activations(g, seat):
        if why_not_activate(g, seat, way) is None:
            return True
    return False
