"""Free actions: discard a card, activate a building (AE-14)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat
from comitium.games.aeterna.cards import CARDS, DISCARDS, HILL_NAMES, Bundle, Card
from comitium.games.aeterna.components import CONSTANTS, AbilityKind, Effect
from comitium.games.aeterna.counts import provinces_this_epoch
from comitium.games.aeterna.gains import pay, receive, why_not_pay
from comitium.games.aeterna.model import Aeterna, Player, hill_inactive
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


# Every card for every reward, by number of the card (AE-14.3).
EVERY_DISCARD: Final = [[Discard(card, reward) for reward in DISCARDS] for card in CARDS.values()]


def discards(player: Player) -> list[Action]:
    """Any card of the hand for any of the rewards (AE-14.3)."""
    found: list[Action] = []
    for card in player.hand:
        found.extend(EVERY_DISCARD[card.number])
    return found


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

    def every_use(self, card: Card) -> list[Activate]:
        """Every way to use it in any match."""
        return [plain_use(card)]

    def ways(self, g: Aeterna, seat: Seat, card: Card) -> list[Activate]:
        """The ways that a person would look for now; `why_not` says which are closed."""
        return EVERY_USE[card.number]

    def gain(self, g: Aeterna, seat: Seat, card: Card) -> Bundle:
        times = times_of_ability(g, seat, card)
        points = limited(card, card.of(Effect.POINTS) * times)
        return Bundle(aurei=card.of(Effect.AUREI) * times, unrest=-card.of(Effect.UNREST_LESS), points=points)

    def why_not(self, g: Aeterna, seat: Seat, card: Card, choice: str) -> No | None:
        """Without any effect it is not allowed; a loss of unrest at 0 is an effect, as it earns a point (AE-14.7)."""
        gain = self.gain(g, seat, card)
        if gain.aurei or gain.points or gain.unrest:
            return None
        return No("no-effect", "AE-14.7", card=card.label)

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

    def every_use(self, card: Card) -> list[Activate]:
        ways: list[Activate] = []
        wheat, aurei = card.of(Effect.WHEAT), card.of(Effect.AUREI)
        for trades in range(1, card.of(Effect.TRADES) + 1):
            sold = Message("sell-wheat", wheat=wheat * trades, aurei=aurei * trades)
            ways.append(Activate(card, f"sell {trades}", sold, f"trade:sell.{trades}"))
        for trades in range(1, card.of(Effect.TRADES) + 1):
            bought = Message("buy-wheat", wheat=wheat * trades, aurei=aurei * trades)
            ways.append(Activate(card, f"buy {trades}", bought, f"trade:buy.{trades}"))
        return ways

    def why_not(self, g: Aeterna, seat: Seat, card: Card, choice: str) -> No | None:
        return why_not_pay(g.players[seat], self.given_and_got(card, choice)[0])

    def use(self, g: Aeterna, seat: Seat, card: Card, choice: str) -> None:
        given, got = self.given_and_got(card, choice)
        trade(g, seat, given, got)

    def given_and_got(self, card: Card, choice: str) -> tuple[Bundle, Bundle]:
        direction, _, trades = choice.partition(" ")
        wheat = Bundle(wheat=card.of(Effect.WHEAT) * int(trades))
        aurei = Bundle(aurei=card.of(Effect.AUREI) * int(trades))
        return (wheat, aurei) if direction == "sell" else (aurei, wheat)


def trade(g: Aeterna, seat: Seat, given: Bundle, got: Bundle) -> None:
    """Paid in full before anything is received (AE-14.7)."""
    pay(g.players[seat], given)
    if not g.silent:
        g.tell("paid", "AE-14.7", seat=seat, goods=given.amounts())
    receive(g, seat, got, "AE-14.4")


class TempleOfMagnaMater(Ability):
    """An exhausted award token becomes active again, on a hill with an own citizen (AE-12.13)."""

    __slots__ = ()

    def every_use(self, card: Card) -> list[Activate]:
        places = range(1, CONSTANTS.tokens_on_a_hill + 1)
        tokens = [f"{name}.{place}" for name in HILL_NAMES for place in places]
        uses = [Activate(card, token, card.ability_words(), f"award:{token}") for token in tokens]
        return [plain_use(card), *uses]

    def ways(self, g: Aeterna, seat: Seat, card: Card) -> list[Activate]:
        """Each token that can become active again; the card alone where there is none."""
        ways: list[Activate] = []
        for hill in g.hills:
            for place, award in enumerate(hill.awards, start=1):
                if why_not_refresh(g, seat, hill.name, place) is None:
                    token = f"{hill.name}.{place}"
                    words = Message("refresh-award", award=award.words(), hill=hill.label)
                    ways.append(Activate(card, token, words, f"award:{token}"))
        return ways or [plain_use(card)]

    def why_not(self, g: Aeterna, seat: Seat, card: Card, choice: str) -> No | None:
        if choice:
            name, _, place = choice.partition(".")
            return why_not_refresh(g, seat, name, int(place))
        if self.ways(g, seat, card)[0].choice:
            return No("not-activated", "AE-14.4")  # the token has to be named
        return No("no-effect", "AE-14.7", card=card.label)

    def use(self, g: Aeterna, seat: Seat, card: Card, choice: str) -> None:
        name, _, place = choice.partition(".")
        hill = g.hill(name)
        hill.exhausted[int(place) - 1] = False
        if not g.silent:
            award = hill.awards[int(place) - 1]
            g.tell("award-refreshed", "AE-12.13", seat=seat, award=award.words(), hill=hill.label)


def why_not_refresh(g: Aeterna, seat: Seat, name: str, place: int) -> No | None:
    """The token lies exhausted on an active hill with an own citizen (AE-12.13)."""
    hill = g.active_hill(name)
    if hill is None:
        return hill_inactive(name)
    if not hill.height(seat):
        return No("no-citizen-there", "AE-12.13", hill=hill.label)
    if not hill.exhausted[place - 1]:
        return No("award-is-active", "AE-12.13", hill=hill.label)
    return None


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

    def why_not(self, g: Aeterna, seat: Seat, card: Card, choice: str) -> No | None:
        return why_not_pay(g.players[seat], Bundle(wheat=card.of(Effect.WHEAT)))

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


def _every_use(card: Card) -> list[Activate]:
    return ability_of(card).every_use(card) if card.ability is AbilityKind.ACTIVATED else []


EVERY_USE: Final = [_every_use(card) for card in CARDS.values()]  # by number of the card


def activations_left(player: Player, card: Card) -> int:
    """Once per epoch, unless the card allows more (AE-14.6)."""
    return card.effect.get(Effect.TIMES, 1) - player.turned.get(card.name, 0)


def why_not_activate(g: Aeterna, seat: Seat, way: Activate) -> No | None:
    """An own building in play, then what its ability asks for (AE-14.4)."""
    if way.card not in g.players[seat].cards:
        return No("not-activated", "AE-14.4")
    return why_not_use(g, seat, way)


def why_not_use(g: Aeterna, seat: Seat, way: Activate) -> No | None:
    """Of a building in play: it is not turned yet, and its ability can do something (AE-14.6, AE-14.7)."""
    if activations_left(g.players[seat], way.card) < 1:
        return No("already-turned", "AE-14.6", card=way.card.label)
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


def open_activations(g: Aeterna, seat: Seat) -> list[Activate]:
    return [way for way in activations(g, seat) if why_not_use(g, seat, way) is None]


def can_act_freely(g: Aeterna, seat: Seat) -> bool:
    """Whether any free action is open: it depends on open things only (AE-7.8, ruling 45)."""
    return len(g.players[seat].hand) > 0 or len(open_activations(g, seat)) > 0
