"""The end of the year: supplies are emptied, the Picts attack, favours help, disdain and valour follow (HW-16)."""

from __future__ import annotations

from typing import Final

from comitium.engine.action import Action
from comitium.engine.message import Message, No, Seat, Who
from comitium.engine.phase import Automatic, Parallel, Question
from comitium.games.hadrians_wall.components import ATTACKS, COHORTS, DIRECTIONS, FATE, POTENTIAL
from comitium.games.hadrians_wall.model import HadriansWall, Player
from comitium.games.hadrians_wall.rewards import gain, named
from comitium.games.hadrians_wall.sheets import NUMBERS, VALOUR
from comitium.games.hadrians_wall.supply import Supply

# By fate card: where it attacks, and the place of the cohort there.
DIRECTION: Final[dict[str, str]] = {card: fate.direction for card, fate in FATE.items()}
WAYS: Final[dict[str, int]] = {card: DIRECTIONS.index(fate.direction) for card, fate in FATE.items()}
COHORT_TRACKS: Final = [NUMBERS[cohort] for cohort in COHORTS]


class Attack(Automatic[HadriansWall]):
    """All pieces go back, then the attack cards are turned over, the same for everybody (HW-16.1, HW-16.2)."""

    __slots__ = ()

    heading = "attack"

    def run(self, g: HadriansWall) -> None:
        for player in g.players:
            player.supply = Supply()
        g.tell("supplies-emptied", "HW-16.1")
        for _ in range(attack_cards(g)):
            card = g.turn_fate()
            g.attack.append(card)
            cohort = named(f"cohort_{DIRECTION[card]}")
            number, pieces = len(g.attack), [f"attack:{card}"]
            g.tell("attack-turned", "HW-16.3", reveals=True, pieces=pieces, number=number, cohort=cohort)


def attack_cards(g: HadriansWall) -> int:
    """By year and difficulty, and what neutral cards and a fort of the campaign add (HW-16.2, HW-18.6, HW-21.7)."""
    return ATTACKS[g.difficulty][g.year - 1] + extra_cards(g)


def extra_cards(g: HadriansWall) -> int:
    paid = sum([neutral.items.total() for neutral in g.neutral])
    return paid if g.fort is None else paid + g.fort.extra_attacks


def potential(g: HadriansWall) -> int:
    """The most valour or disdain of the year; extra cards do not change it (HW-16.6, HW-18.7)."""
    return POTENTIAL[g.year - 1]


# -- favours -----------------------------------------------------------------------------------------------------------


TEMPLE: Final = "temple"  # whose favours fit every card


class Favour(Action):
    """Ignore an attack card: any by the temple's favour, one at their cohort by a diplomat's (HW-16.9, HW-16.10)."""

    __slots__ = ("card", "giver", "number")

    def __init__(self, giver: str, card: str, number: int) -> None:
        self.giver: Final = giver  # `temple`, or the cohort its diplomat serves
        self.card: Final = card
        self.number: Final = number  # of the card in this attack

    def code(self) -> str:
        return f"favour {self.giver} {self.card}"

    def sentence(self) -> Message:
        return Message("favour", giver=Message(f"favour-{self.giver}"), cohort=self.cohort(), number=self.number)

    def told(self, seat: Seat) -> Message:
        giver = Message(f"favour-{self.giver}")
        return Message("favoured", who=Who(seat), giver=giver, cohort=self.cohort(), number=self.number)

    def cohort(self) -> Message:
        return named(f"cohort_{DIRECTION[self.card]}")

    def pieces(self) -> list[str]:
        favour = TEMPLE if self.giver == TEMPLE else f"diplomat.{self.giver}"
        return [f"favour:{favour}", f"attack:{self.card}"]


class Stop(Action):
    """Use no more favours against this attack (HW-16.11)."""

    __slots__ = ()

    final = True

    def code(self) -> str:
        return "stop"

    def sentence(self) -> Message:
        return Message("stop")

    def told(self, seat: Seat) -> Message:
        return Message("stopped", who=Who(seat))


STOP: Final = Stop()


def favours(g: HadriansWall, player: Player) -> list[Favour]:
    """Every favour on every card it fits and that is not ignored yet (HW-16.17)."""
    found: list[Favour] = []
    for giver in [one for one in (TEMPLE, *player.diplomats) if favours_left(player, one)]:
        for place, card in enumerate(g.attack):
            if not obstacle_to_favour(g, player, giver, card):
                found.append(Favour(giver, card, place + 1))
    return found


def favours_left(player: Player, giver: str) -> int:
    return player.temple_favours if giver == TEMPLE else player.diplomats.get(giver, 0)


def obstacle_to_favour(g: HadriansWall, player: Player, giver: str, card: str) -> str:
    """The rule of a favour: the name of the refusal, or nothing."""
    if card not in g.attack:
        return "no-such-attack"
    if card in player.ignored:
        return "attack-ignored"
    if not favours_left(player, giver):
        return "no-such-favour"
    return "" if giver in (TEMPLE, DIRECTION[card]) else "diplomat-elsewhere"


def why_not_favour(g: HadriansWall, player: Player, action: Favour) -> No | None:
    name = obstacle_to_favour(g, player, action.giver, action.card)
    if name == "no-such-attack":
        return No(name, "HW-16.9", cards=len(g.attack))
    if name == "attack-ignored":
        return No(name, "HW-16.17", number=action.number)
    if name == "no-such-favour":
        return No(name, "HW-16.17")
    if name == "diplomat-elsewhere":
        return No(name, "HW-16.10", number=action.number, cohort=action.cohort())
    return None


class Favours(Parallel[HadriansWall]):
    """Each player with a favour that fits, as often as they like, for themselves alone (HW-16.11, HW-16.17)."""

    __slots__ = ()

    heading = "attack"

    def begin(self, g: HadriansWall) -> None:
        self.open = [seat for seat, player in enumerate(g.players) if favours(g, player)]

    def considered(self, g: HadriansWall, seat: Seat) -> list[Action]:
        return [*favours(g, g.players[seat]), STOP]

    def why_not(self, g: HadriansWall, seat: Seat, action: Action) -> No | None:
        return why_not_favour(g, g.players[seat], action) if isinstance(action, Favour) else None

    def meant(self, g: HadriansWall, seat: Seat, code: str) -> Action | None:
        """`stop`, or any favour against any fate card."""
        words = code.split(" ")
        if len(words) != 3 or words[0] != "favour" or words[2] not in FATE:
            return STOP if code == STOP.code() else None
        number = g.attack.index(words[2]) + 1 if words[2] in g.attack else 0
        return Favour(words[1], words[2], number)

    def how(self, g: HadriansWall, seat: Seat, code: str) -> No:
        return No("favour-how", "HW-16.17")

    def play(self, g: HadriansWall, seat: Seat, action: Action) -> None:
        player = g.players[seat]
        if isinstance(action, Favour):
            g.tell_action(seat, action, "HW-16.9" if action.giver == TEMPLE else "HW-16.10")
            use(player, action)
            if not favours(g, player):
                self.finish(seat)
        else:
            g.tell_action(seat, action, "HW-16.11")
            self.finish(seat)

    def question(self, g: HadriansWall, seat: Seat) -> Question:
        disdain, valour = outcome(g, g.players[seat])
        return Question(Message("ask-favour"), Message("why-favour", disdain=disdain, valour=valour), "HW-16.11")

    def copy(self) -> Parallel[HadriansWall]:
        return self.copy_seats(Favours())


def use(player: Player, favour: Favour) -> None:
    """A used favour is gone (HW-16.11)."""
    if favour.giver == TEMPLE:
        player.temple_favours -= 1
    else:
        player.diplomats[favour.giver] -= 1
    player.favours_used += 1
    player.ignored.append(favour.card)


# -- the result --------------------------------------------------------------------------------------------------------


def attacks(g: HadriansWall, player: Player) -> list[int]:
    """By cohort: the cards on the table that no favour ignores."""
    counts = [0, 0, 0]
    for card in g.attack:
        if card not in player.ignored:
            counts[WAYS[card]] += 1
    return counts


def through(g: HadriansWall, player: Player) -> list[int]:
    """By cohort: the attacks beyond its level (HW-16.5)."""
    return [max(0, count - player.levels[COHORT_TRACKS[way]]) for way, count in enumerate(attacks(g, player))]


def unstopped(g: HadriansWall, player: Player) -> int:
    """Spare boxes of another cohort do not help (HW-16.5)."""
    return sum(through(g, player))


def outcome(g: HadriansWall, player: Player) -> tuple[int, int]:
    """Disdain and valour (HW-16.6)."""
    disdain = min(unstopped(g, player), potential(g))
    return disdain, potential(g) - disdain


class Aftermath(Automatic[HadriansWall]):
    """Everybody's disdain and valour; the valour's workers stay for the next year (HW-16.6, HW-16.14)."""

    __slots__ = ()

    heading = "attack"

    def run(self, g: HadriansWall) -> None:
        for seat, player in enumerate(g.players):
            disdain, valour = outcome(g, player)
            player.disdain += disdain  # HW-16.13
            g.tell("attack-result", "HW-16.6", seat=seat, disdain=disdain, valour=valour)
            gain(g, seat, [VALOUR] * valour, "HW-16.14")


class YearEnd(Automatic[HadriansWall]):
    """Attack cards to the discard pile, prospects and neutral cards out of use (HW-16.15, HW-4.7, HW-18.8)."""

    __slots__ = ()

    heading = "attack"

    def run(self, g: HadriansWall) -> None:
        for card in g.attack:
            g.fate.discard(card)
        g.attack = []
        for neutral in g.neutral:
            g.neutral_used.append(neutral.card)
        g.neutral = []
        for player in g.players:
            player.ignored = []
            player.used.append(player.prospect)
            player.prospect = ""
