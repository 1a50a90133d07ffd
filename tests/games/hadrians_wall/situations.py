"""Tables of Hadrian's Wall in one line. A seat is written in words: `wall=5 fort=7 resource=2 +market`.

| word | means |
|---|---|
| `wall=5` | a level, filled in an earlier year; `training=1@3` in year 3 |
| `performances.2@3` | box 2 of a block filled in year 3; `rulings_left@2,3` the years of a column |
| `builder=2` | workers and resources in the supply |
| `+market` | a building |
| `good.1=5` | market box 1 holds good 5 |
| `wounds.red=2`, `served.left=2`, `temple_favours=1`, `disdain=3`, `removed=1` | the rest of the sheets |
| `map=2.5,3.3`, `paths=defender,ranger`, `prospect=trainer` | map cells and cards |
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from random import Random

from comitium.engine.match import Match, new_match
from comitium.engine.match import Player as Person
from comitium.engine.message import Seat
from comitium.engine.purse import Purse
from comitium.engine.result import Result
from comitium.engine.state import AnyPhase
from comitium.games.hadrians_wall import GAME
from comitium.games.hadrians_wall.actions import Actions
from comitium.games.hadrians_wall.attack import Aftermath, Attack, Favours, YearEnd
from comitium.games.hadrians_wall.components import (
    AREAS,
    CARDS,
    DRAWN,
    FATE,
    FORTS,
    ITEMS,
    PRINTED,
    YEARS,
    cell_name,
)
from comitium.games.hadrians_wall.model import HadriansWall, Neutral, Player
from comitium.games.hadrians_wall.rules import Scoring, Year
from comitium.games.hadrians_wall.view import AreaView, Own, PathView, PlayerView, View
from comitium.games.hadrians_wall.view import own as own_of
from comitium.games.hadrians_wall.view import view as view_of
from comitium.games.hadrians_wall.year_setup import Assignment, Draw, FateIncome, Incomes, NeutralCards, Roads
from comitium.text import Speaker
from tests import support

ANYA, KOLYA, LENA, MITYA, OLYA, PAVEL = range(6)
PROSPECTS = ("trainer", "vanguard", "merchant", "forager", "planner", "pontiff")  # by seat, unless said otherwise
EARLIER = PRINTED  # the year of boxes filled before this one
CELLS = {cell_name(cell + 1): cell + 1 for cell in range(AREAS["map"].size)}


# -- tables ------------------------------------------------------------------------------------------------------------


def new_table(
    seats: int = 3, difficulty: str = "low", fort: str = "none", spoils: str = "no", seed: str = "test"
) -> HadriansWall:
    """A match just begun, at its first question."""
    return GAME.start(seats, {"difficulty": difficulty, "fort": fort, "spoils": spoils}, seed)


def on_record(seats: int = 3, difficulty: str = "low", seed: str = "test") -> Match[HadriansWall]:
    """The same with a record, so that steps can be taken back."""
    return new_match(GAME, [Person(f"Player {seat}") for seat in range(seats)], {"difficulty": difficulty}, seed)


def acting(
    *sheets: str, year: int = 1, fate: str = "", difficulty: str = "low", neutral: str = "", fort: str = ""
) -> HadriansWall:
    """The action phase of a year; `fate` are the next fate cards, `neutral` the neutral cards of the year."""
    g = _cleared(sheets, year, fate, difficulty, fort)
    g.neutral = [Neutral(card, Purse()) for card in neutral.split()]
    g.neutral_deck = [card for card in g.neutral_deck if card not in neutral.split()]
    return _begun(g, Actions(), *_end_of_year())


def year_setup(
    *sheets: str, year: int = 1, decks: tuple[str, ...] = (), fate: str = "", difficulty: str = "low", fort: str = ""
) -> HadriansWall:
    """A year begins with these fate cards on top of the pile and these cards on top of the decks."""
    g = _cleared(sheets, year - 1, fate, difficulty, fort)
    for player, top in zip(g.players, decks, strict=False):
        cards = top.split()
        below = [card for card in [*player.deck, *player.used] if card not in cards]
        left = DRAWN * (YEARS - year)  # after this year
        player.deck, player.used = below[:left] + cards[::-1], below[left:]
    g.year = year
    setup = (FateIncome(), Draw(), Assignment(), NeutralCards(), Incomes(), Roads())
    return _begun(g, *setup, Actions(), *_end_of_year())


def attacked(
    *sheets: str, year: int = 3, fate: str = "", difficulty: str = "low", neutral: str = "", fort: str = ""
) -> HadriansWall:
    """The year's attack with these cards; it goes on until somebody decides: at the latest in the next year."""
    g = _cleared(sheets, year, fate, difficulty, fort)
    for item in neutral.split():
        card, _, paid = item.partition(":")
        g.neutral.append(Neutral(card, Purse({"resource": int(paid or 0)})))
        g.neutral_deck.remove(card)
    return _begun(g, *_end_of_year())


def ended(*sheets: str, fort: str = "") -> Result:
    """The result of a match that ends with these sheets."""
    result = _begun(_cleared(sheets, YEARS, "", "normal" if fort else "low", fort)).result
    assert result is not None
    return result


def _end_of_year() -> tuple[AnyPhase, ...]:
    return Attack(), Favours(), Aftermath(), YearEnd()


def _cleared(sheets: tuple[str, ...], year: int, fate: str, difficulty: str, fort: str) -> HadriansWall:
    g = new_table(len(sheets), difficulty)
    g.fort = FORTS[fort] if fort else None
    g.year = year
    g.log = []
    top = fate.split()
    g.fate.things = [card for card in FATE if card not in top] + top[::-1]
    g.fate.discards = []
    g.neutral_deck = sorted(CARDS) if len(sheets) < 3 else []
    for seat, words in enumerate(sheets):
        g.players[seat] = sheet(words, year, PROSPECTS[seat])
    return g


def _begun(g: HadriansWall, *phases: AnyPhase) -> HadriansWall:
    """Go on with these phases, then the years that are left."""
    g.agenda = [Scoring()]
    g.agenda.extend(Year() for _ in range(YEARS - g.year))
    g.agenda.extend(reversed(phases))
    g.run(g.agenda)
    return g


def sheet(words: str, year: int = 1, prospect: str = "trainer") -> Player:
    """A player from words; the deck holds what the paths and the prospect leave, the rest counts as used."""
    player = new_table(1).players[0]
    player.supply = Purse(dict.fromkeys(ITEMS, 0))
    player.paths, player.drawn, player.prospect = [], [], prospect if year else ""
    for word in words.split():
        _put(player, word)
    left = [card for card in CARDS if card not in (*player.paths, player.prospect)]
    player.deck = left[: DRAWN * (YEARS - year)]
    player.used = left[DRAWN * (YEARS - year) :]
    return player


def _put(player: Player, word: str) -> None:
    name, _, value = word.partition("=")
    value, _, years = value.partition("@")
    area, _, rest = name.partition(".")
    if word.startswith("+"):
        player.built[word[1:]] = EARLIER
    elif name in ITEMS:
        player.supply.gain(name, int(value))
    elif name == "map":
        for cell in value.split(","):
            player.fill("map", CELLS[cell], EARLIER)
    elif name in ("paths", "prospect"):
        setattr(player, name, value.split(",") if name == "paths" else value)
    elif name in ("temple_favours", "disdain", "removed", "favours_used"):
        setattr(player, name, int(value))
    elif area == "good":
        player.goods[int(rest)] = int(value)
        player.fill("goods", int(rest), EARLIER)
    elif area == "wounds":
        player.wounds[rest] = int(value)
    elif area == "served":
        player.diplomats[rest] = int(value)
        player.fill("diplomats", player.level("diplomats") + 1, EARLIER)
    elif "@" in area:
        area, _, years = area.partition("@")
        player.boxes[area] = tuple(int(year) for year in years.split(","))
    elif "@" in rest:
        box, _, years = rest.partition("@")
        player.fill(area, int(box), int(years))
    else:
        player.boxes[name] = (int(years) if years else EARLIER,) * int(value)


# -- play --------------------------------------------------------------------------------------------------------------


def play(g: HadriansWall, seat: Seat, *codes: str) -> None:
    for code in codes:
        g.submit(seat, code)


def everybody(g: HadriansWall, code: str) -> None:
    for seat in g.waiting():
        g.submit(seat, code)


def assign_all(g: HadriansWall) -> None:
    """Everybody's first card becomes the path."""
    for seat in g.waiting():
        g.submit(seat, codes(g, seat)[0])


def moments(g: HadriansWall, seed: str) -> Iterator[HadriansWall]:
    """A random match to its end that rarely passes, stopping before every decision and after the last."""
    rng = Random(seed)
    yield g
    while g.waiting():
        seat = rng.choice(g.waiting())
        options = g.options(seat)
        if len(options) > 1 and options[-1].code() == "pass" and rng.random() < 0.9:
            options = options[:-1]
        g.play(seat, rng.choice(options))
        yield g


def played_out(g: HadriansWall, seed: str = "test") -> HadriansWall:
    for _ in moments(g, seed):
        pass
    return g


# -- looking -----------------------------------------------------------------------------------------------------------


def codes(g: HadriansWall, seat: Seat, beginning: str = "") -> list[str]:
    """The options of a seat, or those that begin like this."""
    return [action.code() for action in g.options(seat) if action.code().startswith(beginning)]


def supply(g: HadriansWall, seat: Seat) -> dict[str, int]:
    """What a seat holds, without what it does not hold."""
    return {item: count for item, count in g.players[seat].supply.amounts.items() if count}


def level(g: HadriansWall, seat: Seat, track: str) -> int:
    return g.players[seat].level(track)


def levels(g: HadriansWall, seat: Seat, *tracks: str) -> list[int]:
    return [level(g, seat, track) for track in tracks]


def gained(g: HadriansWall, seat: Seat, before: HadriansWall) -> dict[str, int]:
    """Every level and item of a seat that differs from before."""
    one, other = before.players[seat], g.players[seat]
    figures = {item: other.supply[item] - one.supply[item] for item in ITEMS}
    figures.update({area: other.level(area) - one.level(area) for area in AREAS})
    return {name: change for name, change in figures.items() if change}


def view(g: HadriansWall) -> View:
    return view_of(g)


def seat_view(g: HadriansWall, seat: Seat) -> PlayerView:
    return view_of(g).players[seat]


def area_view(g: HadriansWall, seat: Seat, area: str) -> AreaView:
    [shown] = [shown for shown in seat_view(g, seat).areas if shown.area == area]
    return shown


def path_view(g: HadriansWall, seat: Seat, card: str) -> PathView:
    [shown] = [shown for shown in seat_view(g, seat).paths if shown.card == card]
    return shown


def own(g: HadriansWall, seat: Seat) -> Own:
    return own_of(g, seat)


def all_seen(g: HadriansWall, viewer: Seat | None) -> str:
    return support.all_seen(GAME, g, viewer)


def told(g: HadriansWall, language: str = "en", viewer: Seat | None = None) -> list[str]:
    """The log in words, as a viewer reads it."""
    speak = Speaker(language, GAME)
    return [speak(entry.message()) for entry in g.log_for(viewer)]


def refused(
    table: HadriansWall | Match[HadriansWall], sentence: str, clause: str = "", language: str = "en"
) -> AbstractContextManager[None]:
    return support.refused(GAME, table, sentence, clause, language)
