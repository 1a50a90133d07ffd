"""Tables of Sylla in one line. Cards are written by kind: `senator`, `senator+` is a Christian, `senator/` is turned,
`senator!` lies face down; tiles likewise. Seats have the colours of the rulebook's examples."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from random import Random

from comitium.engine.match import Match, Player, new_match
from comitium.engine.message import NOBODY, Seat
from comitium.engine.result import Result
from comitium.games.sylla import GAME
from comitium.games.sylla.model import Sylla
from comitium.games.sylla.pieces import (
    ALL_EVENTS,
    CHARACTER_CARDS,
    EVENT_OF,
    LAST_CELL,
    NUMBERS,
    PIECES,
    TILES,
    Event,
    Piece,
    Pieces,
    Tile,
    listed,
    works_for,
)
from comitium.games.sylla.rules import order_of_play
from comitium.games.sylla.view import EventView, MarkerView, Own, PlayerView, View
from comitium.games.sylla.view import own as own_of
from comitium.games.sylla.view import view as view_of
from comitium.text import Speaker
from tests import support

BLUE, RED, WHITE, BLACK = range(4)
KINDS = ["health", "pride", "leisure"]
HEALTH, PRIDE, LEISURE = range(3)
QUIET_EVENTS = "cult persecution purge decadence"  # no famine symbols
SIX_TILES = "stall field crane sanctuary tavern insula"
PHASES = ["consul", "recruitment", "buildings", "income", "events", "work", "famine", "end"]

Table = Sylla | Match[Sylla]


# -- tables ------------------------------------------------------------------------------------------------------------


def new_table(seats: int = 4, open_screens: str = "off", seed: str = "test") -> Sylla:
    """A match just begun: everybody has to choose characters."""
    return GAME.start(seats, {"open_screens": open_screens}, seed)


def on_record(seats: int = 4, seed: str = "test") -> Match[Sylla]:
    """The same with a record, so that steps can be taken back."""
    return new_match(GAME, [Player(f"Player {seat}") for seat in range(seats)], {}, seed)


def situation(
    phase: str,
    cards: Sequence[str] = (),
    *,
    seats: int = 4,
    consul: Seat = BLUE,
    turn: int = 1,
    coins: Sequence[int] = (),
    tokens: Sequence[tuple[int, int, int]] = (),
    prestige: Sequence[int] = (),
    buildings: Sequence[str] = (),
    events: str = QUIET_EVENTS,
    coming: str = "",
    slots: str | None = None,
    display: str = "senator merchant legionary vestal slave senator",
    markers: tuple[int, int, int] = (2, 2, 2),
    famine: int = 0,
    work: str = "pantheon",
    open_screens: str = "off",
) -> Sylla:
    """This phase begins, with these things on the table; what is not said is empty or as at the start."""
    g = new_table(seats, open_screens)
    g.log = []
    g.turn = turn
    g.consul = NOBODY if phase == "consul" else consul
    g.incumbent = consul
    g.famine = famine
    g.markers = list(markers)
    free = CHARACTER_CARDS.copy()
    for seat, player in enumerate(g.players):
        player.prestige = prestige[seat] if seat < len(prestige) else 10
        player.coins = coins[seat] if seat < len(coins) else 0
        player.tokens = list(tokens[seat]) if seat < len(tokens) else [0, 0, 0]
        for kind in KINDS:
            g.supply[KINDS.index(kind)] -= player.tokens[KINDS.index(kind)]
        for word in cards[seat].split() if seat < len(cards) else ():
            give(g, seat, pick(free, word), word)
    lay_out_cards(g, free, display)
    before_sales = phase in ("consul", "recruitment", "buildings")
    lay_out_tiles(g, turn, slots or (SIX_TILES if before_sales else "- - - - - -"))
    for seat in range(len(buildings)):
        for word in buildings[seat].split():
            give(g, seat, building(g, word), word)
    g.events = [EVENT_OF[name] for name in events.split()]
    rest = [event for event in ALL_EVENTS if event not in g.events]
    first = [EVENT_OF[name] for name in coming.split()]
    g.event_deck = first + [event for event in rest if event not in first]
    g.events_drawn = 0
    lay_out_works(g, turn, work)
    begin(g, phase)
    return g


def begin(g: Sylla, phase: str) -> None:
    g.agenda = list(reversed(order_of_play(g.turn)[PHASES.index(phase) :]))
    g.run(g.agenda)


def pick(free: list[Piece], word: str) -> Piece:
    """The first unused character of this kind, Christian exactly if a plus says so."""
    kind, christian = word.rstrip("+/!"), "+" in word
    found = next(card for card in free if card.kind == kind and card.christian == christian)
    free.remove(found)
    return found


def building(g: Sylla, word: str) -> Piece:
    """The first kept tile or Crane card of this kind that is neither on offer nor owned."""
    taken: Pieces = 0
    for tile in g.slots:
        if tile is not None and tile.piece is not None:
            taken |= tile.piece.bit
    for player in g.players:
        taken |= player.pieces
    return next(piece for piece in PIECES if piece.kind == word.rstrip("/!*") and not piece.bit & taken)


def give(g: Sylla, seat: Seat, piece: Piece, word: str) -> None:
    player = g.players[seat]
    player.pieces |= piece.bit
    if "/" in word:
        player.turned |= piece.bit
    if "!" in word:
        player.down |= piece.bit
    if "*" in word:
        player.fresh |= piece.bit


def lay_out_cards(g: Sylla, free: list[Piece], display: str) -> None:
    shown = []
    for word in display.split()[: NUMBERS[g.seats].display]:
        of_kind = [card for card in reversed(free) if card.kind == word.rstrip("+")]
        wanted = [card for card in of_kind if card.christian == ("+" in word)] or of_kind
        if wanted:
            shown.append(wanted[0])
            free.remove(wanted[0])
    g.display = shown
    g.deck = shown + free
    g.deck_drawn = len(shown)
    g.deck_shuffled = len(g.deck)


def lay_out_tiles(g: Sylla, turn: int, slots: str) -> None:
    """These six on offer (`-` is an empty slot); above them in the stack what earlier turns drew."""
    free = TILES.copy()
    offered: list[Tile | None] = []
    for kind in slots.split():
        found = next((tile for tile in free if tile.kind == kind), None)
        if found is not None:
            free.remove(found)
        offered.append(found)
    free.sort(key=lambda tile: tile.letter)
    before = 6 * (turn - 1)
    shown = [tile for tile in offered if tile is not None]
    g.stack = free[:before] + shown + free[before:]
    g.stack_drawn = before + len(shown)
    g.slots = offered


def lay_out_works(g: Sylla, turn: int, work: str) -> None:
    """This one in this turn."""
    of_turn = next(one for one in works_for(g.seats) if one.name == work)
    others = [one for one in works_for(g.seats) if one is not of_turn]
    g.removed_work = others.pop()
    g.works = [*others[: turn - 1], of_turn, *others[turn - 1 :]]
    g.works_shown = turn
    g.works_finished = turn - 1


# -- play --------------------------------------------------------------------------------------------------------------


def answer(g: Table, *codes: str) -> None:
    """One decision after another, each of the seat that is waited for (first)."""
    state = g.state if isinstance(g, Match) else g
    for code in codes:
        g.submit(state.waiting()[0], code)


def vote(g: Sylla, *codes: str) -> None:
    """Everybody votes, by seat."""
    for seat, code in enumerate(codes):
        g.submit(seat, code)


def choose_first(g: Sylla, phase: str) -> None:
    """Play the first option until this phase is over."""
    while g.waiting() and g.heading == phase:
        seat = g.waiting()[0]
        g.play(seat, g.options(seat)[0])


def moments(g: Sylla, seed: str) -> Iterator[Sylla]:
    """A random match to its end, stopping before every decision and after the last."""
    rng = Random(seed)
    yield g
    while g.waiting():
        seat = rng.choice(g.waiting())
        g.play(seat, g.random_option(seat, rng))
        yield g


def played_out(g: Sylla, seed: str = "test") -> Sylla:
    for _ in moments(g, seed):
        pass
    return g


def ended(g: Sylla) -> Result:
    assert g.result is not None
    return g.result


# -- looking -----------------------------------------------------------------------------------------------------------


def codes(g: Sylla, seat: Seat) -> list[str]:
    return [action.code() for action in g.options(seat)]


def named(g: Sylla, seat: Seat, word: str) -> str:
    """The name of a seat's only piece of this kind, or of the first one."""
    return all_named(g, seat, word)[0]


def all_named(g: Sylla, seat: Seat, word: str) -> list[str]:
    kind = word.rstrip("+")
    pieces = [piece for piece in listed(g.players[seat].pieces) if piece.kind == kind]
    return [piece.name for piece in pieces if piece.christian or "+" not in word]


def plain_named(g: Sylla, seat: Seat, kind: str) -> str:
    """The first that is no Christian."""
    pieces = [piece for piece in listed(g.players[seat].pieces) if piece.kind == kind]
    return next(piece.name for piece in pieces if not piece.christian)


def face_down(g: Sylla, seat: Seat) -> list[str]:
    return [piece.name for piece in listed(g.players[seat].down)]


def turned(g: Sylla, seat: Seat) -> list[str]:
    return [piece.name for piece in listed(g.players[seat].turned)]


def kinds_of(g: Sylla, seat: Seat) -> list[str]:
    return [piece.kind for piece in listed(g.players[seat].pieces)]


def kind(name: str) -> str:
    """Of a piece."""
    return next(piece.kind for piece in PIECES if piece.name == name)


def points(g: Sylla) -> list[int]:
    return [player.prestige for player in g.players]


def coins(g: Sylla) -> list[int]:
    return [player.coins for player in g.players]


def tokens(g: Sylla, seat: Seat) -> list[int]:
    return list(g.players[seat].tokens)


def events(g: Sylla) -> list[str]:
    return [event.name for event in g.events]


def event(name: str) -> Event:
    return EVENT_OF[name]


def offered(g: Sylla) -> list[str]:
    return [tile.kind if tile is not None else "-" for tile in g.slots]


def view(g: Sylla) -> View:
    return view_of(g)


def seat_view(g: Sylla, seat: Seat) -> PlayerView:
    return view(g).players[seat]


def event_view(g: Sylla, name: str) -> EventView:
    return next(shown for shown in view(g).events if shown.event == name)


def marker_view(g: Sylla, token: str) -> MarkerView:
    return next(shown for shown in view(g).markers if shown.token == token)


def own(g: Sylla, seat: Seat) -> Own:
    return own_of(g, seat)


def all_seen(g: Sylla, viewer: Seat | None) -> str:
    return support.all_seen(GAME, g, viewer)


def told(g: Sylla, language: str = "en") -> list[str]:
    """The log in words."""
    speak = Speaker(language, GAME, ["Blue", "Red", "White", "Black"])
    return [speak(entry.message()) for entry in g.log]


def refused(table: Table, sentence: str, clause: str = "") -> AbstractContextManager[None]:
    return support.refused(GAME, table, sentence, clause)


LAST: int = LAST_CELL
