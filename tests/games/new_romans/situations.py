"""Tables of New Romans in one line, written in the notation of the codes: `quarry+winery`, `2,-1`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from random import Random

from comitium.engine.hexes import ORIGIN, Cell, around, cell_at
from comitium.engine.match import Match, Player, new_match
from comitium.engine.message import Seat
from comitium.engine.result import Result
from comitium.engine.state import AnyPhase
from comitium.games.new_romans import GAME
from comitium.games.new_romans.choice import Choice
from comitium.games.new_romans.components import CARDS, ROUNDS, ROW, Building, Land
from comitium.games.new_romans.division import Division
from comitium.games.new_romans.model import Domain, NewRomans
from comitium.games.new_romans.reconnaissance import Placement, Reconnaissance
from comitium.games.new_romans.rules import Round, Scoring
from comitium.games.new_romans.scoring import building_points, regions
from comitium.games.new_romans.settlement import Settlement
from comitium.games.new_romans.tiles import Tile, tile
from comitium.games.new_romans.view import CellView, PlayerView, TileView, own, view
from comitium.text import Speaker
from tests import support

ANYA, KOLYA, LENA, MITYA, OLYA = range(5)
EVERY_ORDER = ("fixed", "owner")

Layout = dict[str, str]  # by cell: {"0,0": "vineyard+theatre"}


# -- pieces ------------------------------------------------------------------------------------------------------------


def piece(name: str) -> Tile:
    land, _, building = name.partition("+")
    return tile(Land(land), Building(building) if building else None)


def pieces(names: str) -> list[Tile]:
    return [piece(name) for name in names.split()]


def cell(name: str) -> Cell:
    q, r = name.split(",")
    return cell_at(int(q), int(r))


def domain(layout: Layout) -> Domain:
    """The tiles need not hang together, so that scoring can be asked about any map."""
    tiles = {cell(place): piece(name) for place, name in layout.items()}
    free = {near: None for place in tiles for near in around(place) if near not in tiles}
    return Domain(tiles, free or {ORIGIN: None})


def names(tiles: Sequence[Tile | TileView | CellView]) -> str:
    """Tiles, or what a viewer sees of them, as they are written in codes."""
    shown = []
    for one in tiles:
        if isinstance(one, Tile):
            shown.append(one.name)
        else:
            shown.append(one.land if one.building is None else f"{one.land}+{one.building}")
    return " ".join(shown)


# -- tables ------------------------------------------------------------------------------------------------------------


def new_table(seats: int = 3, building_order: str = "fixed", seed: str = "test") -> NewRomans:
    """A match just begun, at its first question."""
    return GAME.start(seats, {"building_order": building_order}, seed)


def on_record(seats: int = 3, building_order: str = "fixed", seed: str = "test") -> Match[NewRomans]:
    """The same with a record, so that steps can be taken back."""
    players = [Player(f"Player {seat}") for seat in range(seats)]
    return new_match(GAME, players, {"building_order": building_order}, seed)


def reconnaissance(
    tops: Sequence[str], round: int = 1, cards: str = "ABCDE", building_order: str = "fixed"
) -> NewRomans:
    """The phase is carried out with these five lands on top of the stacks."""
    g = _cleared(len(tops), round, building_order)
    g.drawn -= ROW
    for player, top, card in zip(g.players, tops, cards, strict=False):
        others = [land for land in Land for _ in range(4)]
        wanted = [Land(land) for land in top.split()]
        for land in wanted:
            if land in others:
                others.remove(land)
        player.stack = others[: g.drawn] + wanted + others[g.drawn :]
        player.card = card
    return _begun(g, Reconnaissance(), Placement(), Division(), Choice(), Settlement())


def division(rows: Sequence[str], round: int = 1) -> NewRomans:
    """Everybody has to divide these five tiles."""
    g = _cleared(len(rows), round)
    for player, row in zip(g.players, rows, strict=True):
        player.row = pieces(row)
    return _begun(g, Division(), Choice(), Settlement())


def choice(lots: Sequence[tuple[str, str]], round: int = 1) -> NewRomans:
    """The lots of every seat, the smaller first, lie open; its crystal comes from four."""
    g = _cleared(len(lots), round)
    for player, (smaller, larger) in zip(g.players, lots, strict=True):
        player.smaller = pieces(smaller)
        player.larger = pieces(larger)
        player.crystals -= 1
    return _begun(g, Choice(), Settlement())


def settlement(hands: Sequence[str], domains: Sequence[Layout] = (), round: int = 1) -> NewRomans:
    """Everybody holds these tiles; domains not given are empty."""
    g = _cleared(len(hands), round)
    for player, hand in zip(g.players, hands, strict=True):
        player.kept = pieces(hand)
        player.hand = pieces(hand)
    for player, layout in zip(g.players, domains, strict=False):
        player.domain = domain(layout)
    return _begun(g, Settlement())


def scored(domains: Sequence[Layout], crystals: Sequence[int] = (0, 0, 0, 0, 0)) -> Result:
    """The result of a match that ends with these domains and crystals."""
    g = _cleared(len(domains), ROUNDS)
    for player, layout, held in zip(g.players, domains, crystals, strict=False):
        player.domain = domain(layout)
        player.crystals = held
    result = _begun(g).result
    assert result is not None
    return result


def _cleared(seats: int, round: int, building_order: str = "fixed") -> NewRomans:
    """Nothing of the round lies on the table yet; cards in the order of the alphabet."""
    g = new_table(seats, building_order)
    g.round = round
    g.drawn = ROW * round
    g.log = []
    for player, card in zip(g.players, CARDS, strict=False):
        player.row = []
        player.card = card
    return g


def _begun(g: NewRomans, *phases: AnyPhase) -> NewRomans:
    """Go on with these phases, then the rounds that are left."""
    g.agenda = [Scoring()]
    g.agenda.extend(Round() for _ in range(ROUNDS - g.round))
    g.agenda.extend(reversed(phases))
    g.run(g.agenda)
    return g


# -- play --------------------------------------------------------------------------------------------------------------


def everybody(g: NewRomans | Match[NewRomans], *codes: str) -> None:
    """Every seat that is asked answers: each its own code, or all the same."""
    for number, seat in enumerate(table(g).waiting()):
        g.submit(seat, codes[number % len(codes)])


def settle(g: NewRomans | Match[NewRomans]) -> None:
    """Everybody lays everything wherever it goes first, and reports finished."""
    state = table(g)
    round = state.round
    while state.waiting() and (state.round, state.heading) == (round, "settlement"):
        seat = state.waiting()[0]
        g.submit(seat, state.options(seat)[0].code())
        state = table(g)


def table(g: NewRomans | Match[NewRomans]) -> NewRomans:
    """As it is now: every decision of a match makes a new one."""
    return g.state if isinstance(g, Match) else g


def play_round(g: NewRomans, divide: Sequence[str], take: Sequence[str]) -> None:
    everybody(g, *divide)
    everybody(g, *take)
    settle(g)


def moments(g: NewRomans, seed: str) -> Iterator[NewRomans]:
    """A random match to its end, stopping before every decision and after the last."""
    rng = Random(seed)
    yield g
    while g.waiting():
        seat = rng.choice(g.waiting())
        g.play(seat, rng.choice(g.options(seat)))
        yield g


def played_out(g: NewRomans, seed: str = "test") -> NewRomans:
    for _ in moments(g, seed):
        pass
    return g


# -- looking -----------------------------------------------------------------------------------------------------------


def seat_view(g: NewRomans, seat: Seat) -> PlayerView:
    """What a spectator sees of a seat."""
    return view(g).players[seat]


def rows_left(shown: PlayerView) -> list[tuple[str, ...]]:
    """The rows of the building card that still hold their buildings."""
    return list(shown.rows[shown.rows_used :])


def own_answer(g: NewRomans, seat: Seat) -> str | None:
    """The sealed answer a seat has given and can still see."""
    return own(g, seat).answer


def all_seen(g: NewRomans, viewer: Seat | None) -> str:
    return support.all_seen(GAME, g, viewer)


def domain_points(land: Domain) -> int:
    """All buildings of a domain (NR-11.1, NR-11.6)."""
    region_of = regions(land)
    return sum(building_points(land, place, region_of) for place, one in land.tiles.items() if one.building)


def codes(g: NewRomans, seat: Seat) -> list[str]:
    return [action.code() for action in g.options(seat)]


def crystals(g: NewRomans) -> list[int]:
    return [player.crystals for player in g.players]


def hands(g: NewRomans) -> list[str]:
    return [names(player.hand) for player in g.players]


def told(g: NewRomans, language: str = "en") -> list[str]:
    """The log in words."""
    speak = Speaker(language, GAME)
    return [speak(entry.message()) for entry in g.log]


def refused(
    table: NewRomans | Match[NewRomans], sentence: str, clause: str = "", language: str = "en"
) -> AbstractContextManager[None]:
    return support.refused(GAME, table, sentence, clause, language)
