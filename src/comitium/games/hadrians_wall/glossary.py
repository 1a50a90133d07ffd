# not compiled: read by people, not by search
"""Every kind of piece of Hadrian's Wall on one page, by region, in the words of its card."""

from __future__ import annotations

from typing import Final

from comitium.engine.card import Card, Shelf
from comitium.engine.chance import chance_from
from comitium.engine.message import Message
from comitium.games.hadrians_wall.card_rows import (
    FREE_STREETS,
    FRONTIER,
    SMALL_GRANARY,
    WORKS,
    street,
)
from comitium.games.hadrians_wall.cards import FAVOURS, LINES, PILES, SECTIONS, card
from comitium.games.hadrians_wall.components import (
    AREAS,
    ATTRIBUTES,
    BUILDINGS,
    CARDS,
    CITIZENS,
    DIRECTIONS,
    FATE,
    GRANARIES,
    INFRASTRUCTURE,
    ITEMS,
    LANDMARKS,
)
from comitium.games.hadrians_wall.model import HadriansWall
from comitium.games.hadrians_wall.sheets import ICONS

FATE_CARD: Final = f"attack:{next(iter(FATE))}"  # any one: cards that do not lie on the table are alike

NAMED_ELSEWHERE: Final = (*ITEMS, *AREAS, "temple_favour")  # icons that bear the name of a piece


def glossary() -> tuple[Shelf, ...]:
    """The shelves in the order of the drawing, from the supply over the wall into the town."""
    return (
        shelf(Message("card-region-supply"), list(PILES)),
        shelf(Message("card-region-icons"), [f"icon:{icon}" for icon in ICONS if icon not in NAMED_ELSEWHERE]),
        shelf(Message("view-attack"), ["attack", "potential", FATE_CARD, *FAVOURS, *holds(), "disdain"]),
        shelf(Message("card-region-frontier"), [*areas(FRONTIER), *buildings(granaries()), *SECTIONS]),
        shelf(Message("card-region-works"), [*areas(WORKS), *buildings(works())]),
        *[shelf(street(citizens), along(citizens)) for citizens in CITIZENS],
        shelf(Message("card-region-attributes"), [*areas(ATTRIBUTES), *buildings(LANDMARKS), "score", "rank"]),
        shelf(Message("card-region-cards"), [*[f"card:{name}" for name in CARDS], "prospect:own", "neutral", "fate"]),
    )


def shelf(title: Message, pieces: list[str]) -> Shelf:
    found = [card(NOBODYS_TABLE, None, piece) for piece in pieces]
    return Shelf(title, tuple(one for one in found if isinstance(one, Card)))


def bare_table() -> HadriansWall:
    """A table at which nobody sits: what is said of a piece there is said of its kind."""
    g = HadriansWall(0, chance_from(""))
    g.fate.things = list(FATE)
    return g


NOBODYS_TABLE: Final = bare_table()


def holds() -> list[str]:
    return [f"hold:{way}" for way in (*DIRECTIONS, "all")]


def areas(names: tuple[str, ...]) -> list[str]:
    return [f"area:{name}" for name in names]


def buildings(names: tuple[str, ...]) -> list[str]:
    return [f"building:{name}" for name in names]


def granaries() -> tuple[str, ...]:
    return (SMALL_GRANARY, *GRANARIES[1:])


def works() -> tuple[str, ...]:
    return tuple(name for name, plan in BUILDINGS.items() if plan.flag == INFRASTRUCTURE and name not in GRANARIES)


def along(citizens: str) -> list[str]:
    """A street: its track, its buildings, and the boxes that its level opens."""
    here = [name for name, area in AREAS.items() if citizens in (name, area.flag, FREE_STREETS.get(name))]
    lines = [f"{kind}:1" for kind in LINES] if "map" in here else []
    plans = tuple(name for name, plan in BUILDINGS.items() if plan.flag == citizens)
    return [*areas(tuple(here)), *buildings(plans), *lines]
