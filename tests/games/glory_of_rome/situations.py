"""Tables of Glory of Rome in one line.

Jack, Mary, Henry and Ross sit on seats 0 to 3, before Africa, Gaul, Hispania and Italy.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from random import Random

from comitium.engine.match import Match, Player, new_match
from comitium.engine.message import Seat
from comitium.engine.result import Result
from comitium.engine.state import AnyPhase
from comitium.games.glory_of_rome import GAME
from comitium.games.glory_of_rome.building import Building
from comitium.games.glory_of_rome.components import FEUD_TOKENS, goods_cards
from comitium.games.glory_of_rome.diplomacy import Proposals
from comitium.games.glory_of_rome.events import Event
from comitium.games.glory_of_rome.followers import Followers
from comitium.games.glory_of_rome.income import EndOfRound, Income
from comitium.games.glory_of_rome.intrigues import Activations
from comitium.games.glory_of_rome.kinds import FIELDS, SPHERES, Medal, Tier, Ware
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.games.glory_of_rome.names import card_name
from comitium.games.glory_of_rome.pantheon import place_piece
from comitium.games.glory_of_rome.player import SetOfGoods
from comitium.games.glory_of_rome.rules import schedule_match
from comitium.games.glory_of_rome.scoring import result
from comitium.games.glory_of_rome.setup import seated
from comitium.games.glory_of_rome.view import Own, PlayerView, View
from comitium.games.glory_of_rome.view import own as own_of
from comitium.games.glory_of_rome.view import view as view_of
from comitium.text import Speaker
from tests import support

JACK, MARY, HENRY, ROSS = range(4)
CASSIUS = 1  # his index when he plays against Jack
CHARACTERS = ("antony", "junia", "octavian", "lepidus")
DEFAULTS = {"spies": "off", "truce": "off", "clockwise": "off", "heroes": "off", "harsh": "off", "solo": "emperor"}

Table = GloryOfRome | Match[GloryOfRome]


# -- tables ------------------------------------------------------------------------------------------------------------


def new_table(seats: int = 4, seed: str = "test", **options: str) -> GloryOfRome:
    """A match just begun, at its first question."""
    return GAME.start(seats, {**DEFAULTS, **options}, seed)


def on_record(seats: int = 4, seed: str = "test", **options: str) -> Match[GloryOfRome]:
    players = [Player(f"Player {seat}") for seat in range(seats)]
    return new_match(GAME, players, {**DEFAULTS, **options}, seed)


def cleared(
    seats: int = 4,
    round: int = 2,
    event: str = "gift",
    characters: Sequence[str] = CHARACTERS,
    **options: str,
) -> GloryOfRome:
    """Nothing has happened yet: Jack is first, play goes clockwise, nobody holds goods or tasks, the log is empty."""
    g = new_table(seats, **options)
    for seat in range(seats):
        g.players[seat] = seated(characters[seat])
        g.players[seat].anchor = False
        g.players[seat].tokens = ["spy", "alliance"] if g.spies else []
    g.feud = FEUD_TOKENS - sum(player.feud for player in g.players)
    g.first = g.province_of(JACK).name
    g.round = round
    g.event = event
    g.clockwise = True
    g.order = g.turn_order()
    g.goods.things = goods_cards(g.few())
    g.log = []
    g.agenda = []
    return g


def begun(g: GloryOfRome, *phases: AnyPhase) -> GloryOfRome:
    """Go on with these phases, then with the end of the round and the rounds that are left."""
    g.agenda = []
    g.running = g.agenda
    schedule_match(g)
    del g.agenda[-1 - g.round :]  # the choice of tasks and the rounds so far
    g.schedule(*phases, EndOfRound())
    g.run(g.agenda)
    return g


def with_event(g: GloryOfRome, event: str) -> GloryOfRome:
    """This event is revealed now."""
    if event in g.events:
        g.events.remove(event)
    g.events.append(event)
    return begun(g, Event(), Building(), Followers(), Income())


def activating(g: GloryOfRome) -> GloryOfRome:
    return begun(g, Activations(), Building(), Followers(), Income())


def building(g: GloryOfRome) -> GloryOfRome:
    return begun(g, Building(), Followers(), Income())


def placing(g: GloryOfRome) -> GloryOfRome:
    return begun(g, Followers(), Income())


def taxing(g: GloryOfRome) -> GloryOfRome:
    return begun(g, Income())


def proposing(g: GloryOfRome) -> GloryOfRome:
    return begun(g, Proposals(), Building(), Followers(), Income())


def scored(g: GloryOfRome) -> Result:
    """The result if the match ended like this."""
    return result(g)


# -- pieces ------------------------------------------------------------------------------------------------------------


def levels(g: GloryOfRome, province: str, **built: int) -> None:
    """Buildings that stand already: `levels(g, "africa", mil=2)`."""
    for sphere, level in built.items():
        g.named(province).levels[SPHERES.index(sphere)] = level
        for lower in range(level):
            g.stock[SPHERES.index(sphere)][lower] -= 1


def give(g: GloryOfRome, seat: Seat, *cards: str) -> None:
    """Goods from the deck into a hand."""
    for card in cards:
        g.goods.things.remove(card)
        g.players[seat].hand.append(card)


def on_top(g: GloryOfRome, *cards: str) -> None:
    """The next goods cards to be drawn, the first named first."""
    for card in reversed(cards):
        g.goods.things.remove(card)
        g.goods.things.append(card)


def discarded(g: GloryOfRome, *cards: str) -> None:
    """Cards on the discard pile, the last named on top."""
    for card in cards:
        g.goods.things.remove(card)
        g.goods.discards.append(card)


def lay_set(g: GloryOfRome, seat: Seat, ware: str, *cards: str) -> None:
    for card in cards:
        g.goods.things.remove(card)
    g.players[seat].sets.append(SetOfGoods(Ware(ware), cards))


def legions(g: GloryOfRome, seat: Seat, **stationed: int) -> None:
    """`legions(g, JACK, thrace=2)`"""
    for field, number in stationed.items():
        g.players[seat].stationed[FIELDS.index(field)] = number


def stationed(g: GloryOfRome, seat: Seat) -> tuple[int, ...]:
    """Epirus, Macedonia, Thrace."""
    return tuple(g.players[seat].stationed)


def pantheon(g: GloryOfRome, seat: Seat, pieces: int) -> None:
    """So many pieces laid, one after another."""
    for _ in range(pieces):
        place_piece(g, seat, "")
    g.log = []


def own_pieces(g: GloryOfRome, seat: Seat) -> tuple[int, int]:
    return g.players[seat].own[Tier.FOUNDATION], g.players[seat].own[Tier.TEMPLE]


def intrigue(g: GloryOfRome, seat: Seat, province: str, slot: int = 1) -> None:
    """A token laid in an earlier round."""
    g.named(province).owners[slot - 1] = seat
    g.players[seat].intrigues -= 1


def medal(g: GloryOfRome, seat: Seat, *names: str) -> None:
    for name in names:
        g.medals.remove(Medal(name))
        g.players[seat].medals.append(Medal(name))


def feud(g: GloryOfRome, *tokens: int) -> None:
    """Feud tokens by seat."""
    for seat, number in enumerate(tokens):
        g.feud += g.players[seat].feud - number
        g.players[seat].feud = number


def denarii(g: GloryOfRome, *held: int) -> None:
    for seat, number in enumerate(held):
        g.players[seat].denarii = number


def fame(g: GloryOfRome, *cells: int) -> None:
    """Without milestones on the way."""
    for seat, cell in enumerate(cells):
        g.players[seat].fame = cell


def followers(g: GloryOfRome, *recruited: int) -> None:
    for seat, number in enumerate(recruited):
        g.players[seat].followers = number
        g.players[seat].home = number


def tasks(g: GloryOfRome, seat: Seat, *names: str) -> None:
    for name in names:
        for player in g.players:
            player.dealt = [task for task in player.dealt if task != name]
        if name in g.task_deck:
            g.task_deck.remove(name)
    g.players[seat].tasks = list(names)


# -- play --------------------------------------------------------------------------------------------------------------


def play(g: Table, *moves: tuple[Seat, str]) -> None:
    for seat, code in moves:
        g.submit(seat, code)


def everybody(g: GloryOfRome, code: str) -> None:
    """Whoever is asked answers this, as long as it is an option."""
    while g.waiting() and code in codes(g, g.waiting()[0]):
        g.submit(g.waiting()[0], code)


def finish_phase(g: GloryOfRome) -> None:
    """Everybody does as little as possible until the heading changes."""
    heading, round = g.heading, g.round
    least = ("done", "end turn", "decline", "place colosseum", "tax normal", "proceed", "skip", "let happen", "go on")
    while g.waiting() and (g.heading, g.round) == (heading, round):
        seat = g.waiting()[0]
        g.submit(seat, next(code for code in least if code in codes(g, seat)))


def moments(g: GloryOfRome, seed: str) -> Iterator[GloryOfRome]:
    """A random match to its end, stopping before every decision and after the last."""
    rng = Random(seed)
    yield g
    while g.waiting():
        seat = rng.choice(g.waiting())
        g.play(seat, rng.choice(g.options(seat)))
        yield g


def played_out(g: GloryOfRome, seed: str = "test") -> GloryOfRome:
    for _ in moments(g, seed):
        pass
    return g


# -- looking -----------------------------------------------------------------------------------------------------------


def codes(g: GloryOfRome, seat: Seat) -> list[str]:
    return [action.code() for action in g.options(seat)]


def view(g: GloryOfRome) -> View:
    return view_of(g)


def seat_view(g: GloryOfRome, seat: Seat) -> PlayerView:
    return view_of(g).players[seat]


def own(g: GloryOfRome, seat: Seat) -> Own:
    return own_of(g, seat)


def all_seen(g: GloryOfRome, viewer: Seat | None) -> str:
    return support.all_seen(GAME, g, viewer)


def purses(g: GloryOfRome) -> list[int]:
    return [player.denarii for player in g.players]


def track(g: GloryOfRome) -> list[int]:
    return [player.fame for player in g.players]


def feuds(g: GloryOfRome) -> list[int]:
    return [player.feud for player in g.players]


def provinces(g: GloryOfRome) -> list[str]:
    return [province.name for province in g.board]


def points(end: Result, source: str) -> list[int]:
    """By seat: the points of all lines of this source."""
    return [sum(line.points for line in sheet.lines if line.source.name == source) for sheet in end.sheets]


def told(g: GloryOfRome, viewer: Seat | None = None, language: str = "en") -> list[str]:
    """The log in words, as a viewer reads it."""
    speak = Speaker(language, GAME, ["Jack", "Mary", "Henry", "Ross"])
    return [speak(entry.message()) for entry in g.log_for(viewer)]


def label(card: str) -> str:
    return Speaker("en", GAME)(card_name(card))


def closed(g: GloryOfRome, seat: Seat) -> dict[str, str]:
    """The clauses that close options, by code."""
    return {choice.code: choice.refusal.clause for choice in g.closed(seat)}


def refused(table: Table, sentence: str, clause: str = "", language: str = "en") -> AbstractContextManager[None]:
    return support.refused(GAME, table, sentence, clause, language)
