"""The tables agree with what is printed, by every check sum there is (HW-3, HW-5 to HW-16)."""

from __future__ import annotations

from collections import Counter

import pytest

from comitium.engine.components import BrokenTable, parse
from comitium.games.hadrians_wall import GAME
from comitium.games.hadrians_wall.components import (
    AREAS,
    ATTACKS,
    BUILDINGS,
    CARDS,
    DATA_FILES,
    FATE,
    FORTS,
    PATTERNS,
    PENALTIES,
    POTENTIAL,
    AreaRow,
    FamilyRow,
)
from comitium.text import Speaker

TRACKS = [
    "cohort_left", "cohort_centre", "cohort_right", "mining", "wall_guard", "cippi", "wall", "fort",
    "renown", "piety", "valour", "discipline", "traders", "performers", "priests", "apparitores", "patricians",
]  # fmt: skip


def test_the_fate_cards() -> None:
    """HW-3.1, HW-4.2, HW-11.15, HW-12.13, HW-16.3"""
    cards = list(FATE.values())

    assert [card.card for card in sorted(cards, key=lambda card: card.card)] == [f"F{n:02}" for n in range(1, 49)]
    assert Counter(card.direction for card in cards) == {"left": 16, "centre": 16, "right": 16}
    assert Counter(card.damage for card in cards) == {1: 16, 2: 20, 3: 12}
    assert Counter(card.good for card in cards) == {1: 12, 2: 12, 3: 8, 4: 8, 5: 4, 6: 4}
    assert all(sum(card.income.values()) == 8 for card in cards)
    total = sum((Counter(card.income) for card in cards), Counter())
    assert total == {"soldier": 76, "builder": 88, "servant": 92, "civilian": 64, "resource": 64}
    one = FATE["F16"]
    assert (one.direction, one.damage, one.good, one.income["builder"]) == ("left", 3, 1, 3)


def test_the_player_cards() -> None:
    """HW-3.4, HW-4.9, HW-11.11, HW-15.9"""
    assert Counter(card.good for card in CARDS.values()) == {1: 3, 2: 4, 3: 1, 4: 2, 5: 1, 6: 1}
    assert Counter(card.pattern for card in CARDS.values()) == {"L": 2, "O": 2, "I": 2, "T": 3, "S": 3}
    items = {name: sum(card.items.values()) for name, card in CARDS.items()}
    assert {name for name, count in items.items() if count == 1} == {"fighter", "ranger"}
    assert sum(items.values()) == 22
    assert all("".join(shape).count("#") == 4 for shape in PATTERNS.values())


def test_the_boxes_of_the_sheets() -> None:
    """HW-2.1, HW-6.4, HW-7.4"""
    assert sum(AREAS[track].size for track in TRACKS) == 244
    sizes = {"production": 9, "training": 5, "forum": 4, "performances": 6, "goods": 8, "visits": 14, "bribes": 6}
    sizes |= {"diplomats": 3, "scouts": 5, "map": 20, "gladiator_red": 6, "battles_blue": 6, "rulings_centre": 3}
    assert {name: AREAS[name].size for name in sizes} == sizes
    assert len(AREAS) == len(TRACKS) + 17


def test_the_icons_of_the_sheets() -> None:
    """HW-2.8, HW-6.10"""
    icons = Counter(icon for track in TRACKS for box in AREAS[track].boxes for icon in box)

    assert icons == {
        "civilian": 23,
        "servant": 15,
        "builder": 14,
        "soldier": 12,
        "resource": 10,
        "hammer": 5,
        "cohort": 18,
        "infrastructure": 8,
        "renown": 14,
        "piety": 6,
        "valour": 6,
        "discipline": 21,
    }
    citizens = [icon for box in AREAS["performances"].boxes for icon in box if icon in TRACKS[-5:]]
    gardens = [icon for name in ("small_gardens", "large_gardens") for icon in BUILDINGS[name].gains]
    assert len(citizens) + len([icon for icon in gardens if icon in TRACKS[-5:]]) == 12
    assert [icon for box in AREAS["visits"].boxes for icon in box].count("temple_favour") == 3
    assert [icon for box in AREAS["map"].boxes for icon in box] == [
        "resource", "resource", "servant", "servant", "resource", "resource", "resource",
    ]  # fmt: skip


def test_the_buildings() -> None:
    """HW-5.9, HW-8.17: 25, four of them landmarks."""
    assert len(BUILDINGS) == 25
    costs = sum((Counter(plan.cost) for plan in BUILDINGS.values()), Counter())
    assert costs == {"servant": 25, "builder": 20, "resource": 41, "civilian": 6}


def test_the_years() -> None:
    """HW-16.2, HW-16.6, HW-16.13, HW-17.3"""
    assert {name: sum(cards) for name, cards in ATTACKS.items()} == {"low": 24, "normal": 31, "high": 37}
    assert sum(POTENTIAL) == 15
    assert list(PENALTIES) == sorted(PENALTIES)


def test_every_table_says_where_it_comes_from() -> None:
    """HW-3.4, HW-21.1: in both languages."""
    assert [file for file, _ in GAME.provenance] == list(DATA_FILES)
    for language in ("en", "ru"):
        assert all(len(Speaker(language, GAME)(message)) > 20 for _, message in GAME.provenance)


def test_every_name_has_a_text() -> None:
    """HW-2.8, HW-3.4, HW-21.1: areas, icons, buildings, cards and forts, in both languages."""
    for language in ("en", "ru"):
        speaker = Speaker(language, GAME)
        icons = {icon for area in AREAS.values() for box in area.boxes for icon in box}
        icons |= {icon for plan in BUILDINGS.values() for icon in plan.gains}
        names = [f"piece-{name}" for name in [*AREAS, *icons]] + [f"building-{name}" for name in BUILDINGS]
        names += [f"card-{name}" for name in CARDS] + [f"fort-{name}" for name in FORTS]
        names += [f"what-{what}" for fort in FORTS.values() for what in [*fort.goal, *fort.challenge]]
        assert [name for name in names if not speaker.has(name)] == []


@pytest.mark.parametrize(
    ("row", "text", "said"),
    [
        (AreaRow, '[wall]\nrule = "HW-6.12"\npiece = "x"\nboxes = [["gold"]]', "'gold' is none of soldier"),
        (FamilyRow, '[A]\ndirection = "north"\ndamage = 1\nincome = {}\ncards = {}', "'north' is none of left"),
    ],
)
def test_a_wrong_table_is_an_error_that_names_it(row: type[AreaRow], text: str, said: str) -> None:
    """HW-2.1, HW-16.3: file, table and key."""
    with pytest.raises(BrokenTable, match=said):
        parse("some.toml", text, row)
