"""The performers' area: theatre and ludus (HW-12)."""

from __future__ import annotations

import pytest

from comitium.games.hadrians_wall.components import AREAS
from tests.games.hadrians_wall.situations import (
    ANYA,
    KOLYA,
    acting,
    area_view,
    codes,
    gained,
    level,
    play,
    refused,
    seat_view,
    supply,
    told,
)

RICH = "soldier=9 builder=9 servant=9 civilian=9 resource=9"
PERFORMANCES = [
    (1, {"traders": 1, "servant": 1}),
    (3, {"discipline": 1, "soldier": 1}),
    (5, {"piety": 1, "servant": 1}),
    (6, {"discipline": 1, "apparitores": 1, "builder": 1}),
    (8, {"piety": 1, "priests": 1, "servant": 1}),
    (9, {"renown": 1, "patricians": 1, "resource": 1}),
]
STRENGTH = [3, 4, 5, 6, 8, 9]
RED = 0
LUDUS = "performers=9 +ludus"
# fate cards by their damage
ONE, TWO, THREE = "F03", "F01", "F04"


def test_the_theatre() -> None:
    """HW-12.1"""
    g = acting(f"{RICH} performers=1", "")
    before = g.copy()
    g.submit(ANYA, "build theatre")
    assert gained(g, ANYA, before) == {"servant": -1, "builder": -1, "resource": -1, "renown": 1}

    g = acting(RICH, "")
    with refused(g, "Needs performers 1: you have 0.", "HW-12.1"):
        g.submit(ANYA, "build theatre")


@pytest.mark.parametrize("box", range(1, 7))
def test_performances_with_their_flags_and_rewards(box: int) -> None:
    """HW-12.2, HW-12.3: a resource each, in any order, each once; citizen icons bring their first box's item."""
    flag, reward = PERFORMANCES[box - 1]
    g = acting(f"performers={flag} +theatre resource=2", "")
    before = g.copy()
    g.submit(ANYA, f"fill performances {box}")
    changes = gained(g, ANYA, before)
    changes["resource"] = changes.get("resource", 0) + 1
    assert {name: change for name, change in changes.items() if change} == {"performances": 1, **reward}

    g = acting(f"performers={flag - 1} +theatre resource=1", "")
    with refused(g, f"Needs performers {flag}: you have {flag - 1}.", "HW-12.2"):
        g.submit(ANYA, f"fill performances {box}")
    g = acting(f"performers=9 +theatre resource=1 performances.{box}@1", "", year=2)
    with refused(g, f"Box {box} is filled already: performances.", "HW-2.5"):
        g.submit(ANYA, f"fill performances {box}")


def test_a_performance_needs_the_theatre_and_a_resource() -> None:
    """HW-12.3"""
    g = acting("performers=9 resource=1", "")
    with refused(g, "Needs the theatre.", "HW-12.3"):
        g.submit(ANYA, "fill performances 1")
    g = acting("performers=9 +theatre", "")
    with refused(g, "Costs 1 resource. You lack 1 resource.", "HW-2.4"):
        g.submit(ANYA, "fill performances 1")


def test_one_performance_a_year() -> None:
    """HW-12.4"""
    g = acting("performers=9 +theatre resource=5", "", year=2)
    g.submit(ANYA, "fill performances 3")

    assert area_view(g, ANYA, "performances").filled == (0, 0, 2, 0, 0, 0)
    assert codes(g, ANYA, "fill performances") == []
    with refused(g, "Used this year: performances, at most once a year.", "HW-12.4"):
        g.submit(ANYA, "fill performances 1")
    assert codes(acting("performers=9 +theatre resource=5 performances.3@2", "", year=3), ANYA, "fill performances")


def test_a_performance_is_allowed_though_its_citizen_icon_is_lost() -> None:
    """HW-12.5"""
    g = acting("performers=9 +theatre resource=1 patricians=9", "")
    before = g.copy()

    g.submit(ANYA, "fill performances 6")

    assert gained(g, ANYA, before) == {"resource": -1, "performances": 1, "renown": 1}


def test_the_ludus() -> None:
    """HW-12.6"""
    g = acting(f"{RICH} performers=3", "")
    before = g.copy()
    g.submit(ANYA, "build ludus")
    assert gained(g, ANYA, before) == {"servant": -2, "builder": -1, "resource": -2, "renown": 1}


def test_two_gladiators_with_six_strength_boxes() -> None:
    """HW-12.7: a box is open, circled or filled."""
    g = acting(f"{LUDUS} gladiator_red=4 wounds.red=2", "")

    red, blue = seat_view(g, ANYA).gladiators
    assert (red.gladiator, red.strength, red.wounds, red.alive) == ("red", 4, 2, True)
    assert (blue.gladiator, blue.strength, blue.wounds, blue.alive) == ("blue", 0, 0, True)
    assert AREAS["gladiator_red"].size == AREAS["gladiator_blue"].size == 6


@pytest.mark.parametrize("who", ["red", "blue"])
@pytest.mark.parametrize("payer", ["servant", "civilian"])
def test_a_servant_or_a_civilian_trains_a_gladiator(who: str, payer: str) -> None:
    """HW-12.8: with the ludus; the leftmost free box is circled."""
    g = acting(f"{LUDUS} servant=1 civilian=1 gladiator_{who}=2", "")
    g.submit(ANYA, f"fill gladiator_{who} 3 {payer}")
    assert level(g, ANYA, f"gladiator_{who}") == 3
    assert payer not in supply(g, ANYA)

    g = acting("performers=9 servant=1", "")
    with refused(g, "Needs the ludus.", "HW-12.8"):
        g.submit(ANYA, f"fill gladiator_{who} 1 servant")


@pytest.mark.parametrize("box", range(1, 7))
def test_strength_boxes_need_performers(box: int) -> None:
    """HW-12.9"""
    flag = STRENGTH[box - 1]
    code = f"fill gladiator_red {box} servant"
    assert code in codes(acting(f"performers={flag} +ludus servant=1 gladiator_red={box - 1}", ""), ANYA)
    g = acting(f"performers={flag - 1} +ludus servant=1 gladiator_red={box - 1}", "")
    with refused(g, f"Needs performers {flag}: you have {flag - 1}.", "HW-12.9"):
        g.submit(ANYA, code)


def test_training_has_no_yearly_limit() -> None:
    """HW-12.10: six times each in the game."""
    g = acting(f"{LUDUS} servant=13", "")
    for who in ("red", "blue"):
        play(g, ANYA, *[f"fill gladiator_{who} {box} servant" for box in range(1, 7)])

    with refused(g, "All 6 boxes are filled: red gladiator.", "HW-2.5"):
        g.submit(ANYA, "fill gladiator_red 6 servant")


def test_a_battle_is_free_and_needs_a_trained_living_gladiator() -> None:
    """HW-12.11: the year is written in the next battle box."""
    g = acting(f"{LUDUS} gladiator_red=3 battles_red@1,2 gladiator_blue=2 wounds.blue=2", "", year=4, fate=ONE)
    assert codes(g, ANYA, "battle") == ["battle red"]
    g.submit(ANYA, "battle red")
    assert area_view(g, ANYA, "battles_red").filled == (1, 2, 4, 0, 0, 0)
    assert supply(g, ANYA) == {}

    g = acting(LUDUS, "")
    with refused(g, "Needs a circled strength box: red gladiator.", "HW-12.11"):
        g.submit(ANYA, "battle red")


def test_each_gladiator_battles_once_a_year() -> None:
    """HW-12.12: both may battle in the same year."""
    g = acting(f"{LUDUS} gladiator_red=6 gladiator_blue=6", "", fate=f"{ONE} F15")
    play(g, ANYA, "battle red", "battle blue")

    for who in ("red", "blue"):
        with refused(g, f"Used this year: battles of the {who} gladiator, at most once a year.", "HW-12.12"):
            g.submit(ANYA, f"battle {who}")


@pytest.mark.parametrize(
    ("strength", "wounds", "card", "after"),
    [(6, 0, ONE, 1), (6, 0, THREE, 3), (6, 2, TWO, 4), (4, 3, THREE, 4), (1, 0, THREE, 1)],
)
def test_the_damage_fills_circled_boxes_from_the_left(strength: int, wounds: int, card: str, after: int) -> None:
    """HW-12.13: old wounds are skipped, and damage beyond the circled boxes is ignored."""
    g = acting(f"{LUDUS} gladiator_red={strength} wounds.red={wounds}", "", fate=card)

    g.submit(ANYA, "battle red")

    assert (g.players[ANYA].wounds[RED], level(g, ANYA, "gladiator_red")) == (after, strength)
    assert g.fate.discards == [card]


@pytest.mark.parametrize(("strength", "piety"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_a_gladiator_without_a_free_circle_dies(strength: int, piety: int) -> None:
    """HW-12.14: the more training, the less piety."""
    g = acting(f"{LUDUS} gladiator_red={strength} wounds.red={max(0, strength - 1)}", "", fate=ONE)

    g.submit(ANYA, "battle red")

    assert (level(g, ANYA, "piety"), level(g, ANYA, "renown")) == (piety, 0)
    assert not seat_view(g, ANYA).gladiators[0].alive
    assert told(g)[1] == "A fate card dealt 1 damage to Seat 1’s red gladiator, who died."


@pytest.mark.parametrize(("strength", "renown", "resource"), [(2, 1, 0), (3, 1, 0), (4, 2, 0), (5, 2, 0), (6, 2, 1)])
def test_a_gladiator_with_a_free_circle_lives(strength: int, renown: int, resource: int) -> None:
    """HW-12.15: read in the column of the last circled box, whatever the wounds."""
    for wounds in (0, strength - 2):
        g = acting(f"{LUDUS} gladiator_blue={strength} wounds.blue={wounds}", "", fate=ONE)
        g.submit(ANYA, "battle blue")
        assert (level(g, ANYA, "renown"), level(g, ANYA, "piety")) == (renown, 0)
        assert supply(g, ANYA).get("resource", 0) == resource
    assert seat_view(acting(f"{LUDUS} gladiator_red=1", ""), ANYA).gladiators[0].if_alive == ""


def test_a_dead_gladiator_neither_trains_nor_battles() -> None:
    """HW-12.16"""
    g = acting(f"{LUDUS} gladiator_red=2 wounds.red=2 servant=1", "", "")

    for code in ("battle red", "fill gladiator_red 3 servant"):
        dead = "Dead gladiators neither train nor battle: red gladiator, strength 2, wounds 2."
        with refused(g, dead, "HW-12.16"):
            g.submit(ANYA, code)
    assert codes(g, KOLYA) == ["pass"]


def test_a_wounded_gladiator_goes_on_and_wounds_stay() -> None:
    """HW-12.17"""
    g = acting(f"{LUDUS} gladiator_red=3 wounds.red=2 servant=1", "", fate=TWO)

    play(g, ANYA, "fill gladiator_red 4 servant", "battle red")

    assert g.players[ANYA].wounds[RED] == 4  # two old wounds and two new ones
    assert not seat_view(g, ANYA).gladiators[0].alive
