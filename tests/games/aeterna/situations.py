"""Tables of Aeterna in one line, written in the notation of the codes: `temple_of_vesta`, `palatine`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from random import Random

from comitium.engine.match import Match, Player, new_match
from comitium.engine.message import Seat
from comitium.engine.phase import Closed
from comitium.engine.result import Result
from comitium.engine.state import AnyPhase
from comitium.games.aeterna import GAME
from comitium.games.aeterna.cards import AWARDS, BUILDINGS, CARDS, DAMAGE, FIGURES, PROVINCES, Card
from comitium.games.aeterna.components import EPOCHS, KEPT, Structure
from comitium.games.aeterna.end_of_epoch import EndOfEpoch, TurnOrder
from comitium.games.aeterna.hills import Domus, Ruin, Scoring
from comitium.games.aeterna.model import Aeterna, Stack
from comitium.games.aeterna.model import Player as Gens
from comitium.games.aeterna.revolts import Food, Revolts
from comitium.games.aeterna.rules import Epoch, FinalScoring
from comitium.games.aeterna.structures import Structures
from comitium.games.aeterna.turn import Turn
from comitium.games.aeterna.view import HillView, Own, PlayerView, View
from comitium.games.aeterna.view import own as own_of
from comitium.games.aeterna.view import view as view_of
from comitium.text import Speaker
from tests import support

ORANGE, BLUE, RED, GREEN = range(4)
TEMPLE, AQUEDUCT, AMPHITHEATRE = Structure
GAMES_WITH_AETERNA = {GAME.slug: GAME}

# -- pieces ------------------------------------------------------------------------------------------------------------


def cards(names: str) -> list[Card]:
    return [CARDS[name] for name in names.split()]


def names(of: Sequence[Card]) -> str:
    return " ".join(card.name for card in of)


def give(gens: Gens, **amounts: int) -> Gens:
    """Set goods and markers: `give(g.players[RED], aurei=9, unrest=4)`. Citizens come from the supply."""
    for name, amount in amounts.items():
        if name == "citizens":
            gens.supply += gens.citizens - amount
        setattr(gens, name, amount)
    return gens


def crowd(g: Aeterna, hill: str, *stacks: tuple[Seat, int]) -> None:
    """Citizens on a hill, the leftmost stack first; they come from the supply."""
    for seat, height in stacks:
        g.players[seat].supply = max(g.players[seat].supply - height, 0)
    g.hill(hill).stacks = [Stack(seat, height) for seat, height in stacks]


def awards(g: Aeterna, hill: str, tokens: str) -> None:
    """These three tokens lie active on the hill: `awards(g, "palatine", "aw01 aw04 aw09")`."""
    g.hill(hill).awards = [AWARDS[name] for name in tokens.split()]
    g.hill(hill).exhausted = [False] * 3


def damage(g: Aeterna, tokens: str) -> None:
    """These damage tokens lie on the spaces 3, 5, 7 and 9."""
    g.damage = [DAMAGE[name] for name in tokens.split()]


# -- tables ------------------------------------------------------------------------------------------------------------


def new_table(seats: int = 3, hills: str = "lowest", seed: str = "test") -> Aeterna:
    """A match just begun, at its first question."""
    return GAME.start(seats, {"hills": hills}, seed)


def on_record(seats: int = 3, hills: str = "lowest", seed: str = "test") -> Match[Aeterna]:
    """The same with a record, so that steps can be taken back."""
    return new_match(GAME, [Player(f"Player {seat}") for seat in range(seats)], {"hills": hills}, seed)


def drafting(packets: Sequence[str], epoch: int = 1) -> Aeterna:
    """Everybody holds these five cards."""
    g = new_table(len(packets))
    g.epoch = epoch
    g.packets = [cards(packet) for packet in packets]
    return g


def actions(
    seats: int = 3, epoch: int = 1, hands: Sequence[str] = (), board: str = "", figures: str = "", first: Seat = 0
) -> Aeterna:
    """Phase B with these hands, board cards and figures; seats act in their order, `first` is asked now."""
    g = new_table(seats)
    g.epoch = epoch
    g.kept = KEPT
    g.order = list(range(seats))
    g.figures = [FIGURES[name] for name in figures.split()]
    g.coming_figures = g.coming_figures[epoch - 1 :]
    g.building_decks = g.building_decks[epoch - 1 :]
    g.province_decks = g.province_decks[epoch - 1 :]
    g.board = cards(board)
    for seat, hand in enumerate(hands):
        g.players[seat].hand = cards(hand)
    g.packets = packets_behind(g)
    g.log = []
    g.heading = "actions"
    return begun(g, Turn(first), Scoring(), Ruin(), Structures(), Domus(), Revolts(), Food())


def packets_behind(g: Aeterna) -> list[list[Card]]:
    """Some draft that has led to these hands and board cards; cards to fill it up are taken as they come."""
    used = [*g.board, *[card for player in g.players for card in player.hand]]
    others = [card for card in [*BUILDINGS[g.epoch - 1], *PROVINCES[g.epoch - 1]] if card not in used]
    packets = []
    for number in range(g.seats):
        packet = []
        for when in range(KEPT):
            hand = g.players[g.holder(number, when)].hand
            packet.append(hand[when] if when < len(hand) else others.pop())
        left = g.holder(number, KEPT - 1)
        packet.append(g.board[left] if left < len(g.board) else others.pop())
        packets.append(packet)
    return packets


def begun(g: Aeterna, *phases: AnyPhase) -> Aeterna:
    """Go on with these phases, then what is left of the match."""
    if not any(isinstance(phase, Turn) for phase in phases):
        g.passed = g.order.copy()  # phase B is over
    g.agenda = [FinalScoring()]
    g.agenda.extend(Epoch() for _ in range(EPOCHS - g.epoch))
    if g.epoch < EPOCHS:
        g.agenda.extend([TurnOrder(), EndOfEpoch()])
    g.agenda.extend(reversed(phases))
    g.run(g.agenda)
    return g


def carried_out(g: Aeterna, *phases: AnyPhase) -> Aeterna:
    """Only these phases, and nothing after them."""
    g.log = []
    g.agenda = list(reversed(phases))
    g.run(g.agenda)
    return g


def revolts(seats: int = 3, tokens: str = "dt3 dt5 dt4 dt1", **amounts: int) -> Aeterna:
    """Phase G with orange in this state, everybody else calm."""
    g = actions(seats)
    damage(g, tokens)
    give(g.players[ORANGE], **amounts)
    return begun(g, Revolts(), Food())


def ended(seats: int = 3) -> Aeterna:
    """Phase H of epoch III is over; everybody has nothing at all, and the score is still to come."""
    g = actions(seats, 3)
    for player in g.players:
        give(player, aurei=0, stone=0, wheat=0, citizens=0, points=0)
    return g


def final(g: Aeterna) -> Result:
    """The result if the match ends so."""
    carried_out(g, FinalScoring())
    assert g.result is not None
    return g.result


# -- play --------------------------------------------------------------------------------------------------------------


def everybody_keeps(g: Aeterna | Match[Aeterna], *codes: str) -> None:
    """One step of the draft: every seat its own code, or all whatever comes first."""
    state = g.state if isinstance(g, Match) else g
    for number, seat in enumerate(state.waiting()):
        g.submit(seat, codes[number] if codes else state.options(seat)[0].code())


def draft_all(g: Aeterna | Match[Aeterna]) -> None:
    for _ in range(KEPT):
        everybody_keeps(g)


def all_pass(g: Aeterna) -> None:
    """Everybody who is asked passes, until phase B is over."""
    while g.waiting() and g.heading == "actions":
        seat = g.waiting()[0]
        g.submit(seat, "pass" if "pass" in codes(g, seat) else "end turn")


def take_doom(g: Aeterna) -> None:
    """Every damage token is answered with doom."""
    while g.waiting() and g.heading == "revolts":
        seat = g.waiting()[0]
        g.submit(seat, next(code for code in codes(g, seat) if code.startswith("doom")))


def next_epoch(g: Aeterna) -> None:
    """From phase B to the draft of the next epoch, the turn order unchanged where possible."""
    all_pass(g)
    take_doom(g)
    while g.heading == "end_of_epoch":
        seat = g.waiting()[0]
        g.submit(seat, codes(g, seat)[0])


def moments(g: Aeterna, seed: str) -> Iterator[Aeterna]:
    """A random match to its end, stopping before every decision and after the last."""
    rng = Random(seed)
    yield g
    while g.waiting():
        seat = rng.choice(g.waiting())
        g.play(seat, rng.choice(g.options(seat)))
        yield g


def played_out(g: Aeterna, seed: str = "test") -> Aeterna:
    for _ in moments(g, seed):
        pass
    return g


# -- looking -----------------------------------------------------------------------------------------------------------


def view(g: Aeterna) -> View:
    return view_of(g)


def own(g: Aeterna, seat: Seat) -> Own:
    return own_of(g, seat)


def seat_view(g: Aeterna, seat: Seat) -> PlayerView:
    return view(g).players[seat]


def hill_view(g: Aeterna, hill: str) -> HillView:
    return next(shown for shown in view(g).hills if shown.hill == hill)


def all_seen(g: Aeterna, viewer: Seat | None) -> str:
    return support.all_seen(GAME, g, viewer)


def codes(g: Aeterna, seat: Seat) -> list[str]:
    return [action.code() for action in g.options(seat)]


def closed(g: Aeterna, seat: Seat, code: str) -> Closed:
    return next(choice for choice in g.closed(seat) if choice.code == code)


def goods(gens: Gens) -> tuple[int, int, int, int]:
    """Citizens, aurei, stone, wheat in the domus."""
    return gens.citizens, gens.aurei, gens.stone, gens.wheat


def stacks(g: Aeterna, hill: str) -> list[tuple[Seat, int]]:
    return [(stack.seat, stack.height) for stack in g.hill(hill).stacks]


def unrest(g: Aeterna) -> list[int]:
    return [player.unrest for player in g.players]


def points(g: Aeterna) -> list[int]:
    return [player.points for player in g.players]


def told(g: Aeterna, language: str = "en") -> list[str]:
    """The log in words."""
    speak = Speaker(language, GAME, ["Orange", "Blue", "Red", "Green"])
    return [speak(entry.message()) for entry in g.log]


def told_names(g: Aeterna) -> list[str]:
    """The log as names of its sentences."""
    return [entry.message().name for entry in g.log]


def refused(
    table: Aeterna | Match[Aeterna], sentence: str, clause: str = "", language: str = "en"
) -> AbstractContextManager[None]:
    return support.refused(GAME, table, sentence, clause, language)
