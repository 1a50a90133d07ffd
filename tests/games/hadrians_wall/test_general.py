"""General principles: boxes, costs, rewards and chains (HW-2)."""

from __future__ import annotations

import pytest

from comitium.games.hadrians_wall.components import TRACKS_OF
from comitium.games.hadrians_wall.rewards import gain
from comitium.games.hadrians_wall.sheets import icons_of
from tests.games.hadrians_wall.situations import (
    ANYA,
    KOLYA,
    LENA,
    acting,
    area_view,
    codes,
    gained,
    level,
    levels,
    play,
    refused,
    supply,
    told,
)


def test_a_box_is_blank_or_shows_icons() -> None:
    """HW-2.1: wall box 2 is blank, box 3 shows a civilian."""
    g = acting("wall=1 fort=3 resource=2", "")
    before = g.copy()

    g.submit(ANYA, "fill wall 2")
    assert gained(g, ANYA, before) == {"resource": -1, "wall": 1}
    g.submit(ANYA, "fill wall 3")
    assert gained(g, ANYA, before) == {"resource": -2, "wall": 2, "civilian": 1}


def test_an_action_pays_all_fills_its_box_and_gains_everything_in_it() -> None:
    """HW-2.2"""
    g = acting("traders=4 servant=1 builder=2 resource=3", "")
    before = g.copy()

    g.submit(ANYA, "build market")

    assert gained(g, ANYA, before) == {"servant": -1, "builder": -1, "resource": -2, "renown": 1}
    assert g.players[ANYA].built == {"market": 1}


def test_costs_go_back_to_the_main_supply() -> None:
    """HW-2.3: nobody else gets them, except where goods and patterns are paid to neighbours."""
    g = acting("traders=4 servant=1 builder=1 resource=3", "", "")
    g.submit(ANYA, "build market")
    assert [supply(g, seat) for seat in (ANYA, KOLYA, LENA)] == [{"resource": 1}, {}, {}]

    g.submit(ANYA, "buy 1 seat 1")

    assert [supply(g, seat) for seat in (ANYA, KOLYA, LENA)] == [{}, {"resource": 1}, {}]


def test_what_cannot_be_paid_in_full_is_refused() -> None:
    """HW-2.4: with the missing items named, and nothing changes."""
    g = acting("traders=4 servant=1 resource=1", "")

    with refused(g, "Costs 1 servant, 1 builder and 2 resources. You lack 1 builder and 1 resource.", "HW-2.4"):
        g.submit(ANYA, "build market")
    with refused(g, "Цена: 1 слуга, 1 строитель и 2 ресурса. Не хватает 1 строителя и 1 ресурса.", "HW-2.4", "ru"):
        g.submit(ANYA, "build market")
    with refused(g, "Costs one of: 1 builder and 1 soldier. You have none of them.", "HW-2.4"):
        g.submit(ANYA, "fill fort 1 builder")


def test_an_unmet_requirement_is_refused() -> None:
    """HW-2.4, HW-2.14"""
    g = acting("fort=5 wall=5 resource=9 builder=9 servant=9", "")

    with refused(g, "Needs fort 6: you have 5.", "HW-6.13"):
        g.submit(ANYA, "fill wall 6")
    with refused(g, "Нужно 6 (форт), а у вас 5.", "HW-6.13", "ru"):
        g.submit(ANYA, "fill wall 6")


def test_a_filled_box_stays_filled() -> None:
    """HW-2.5: neither in a block nor on a track is a box filled twice, and a full track takes no more."""
    g = acting("performers=9 +theatre performances.2@1 resource=5 wall=3 fort=7 mining=14 servant=1", "", year=2)

    with refused(g, "Box 2 is filled already: performances.", "HW-2.5"):
        g.submit(ANYA, "fill performances 2")
    with refused(g, "Box 3 is filled already: wall.", "HW-2.5"):
        g.submit(ANYA, "fill wall 3")
    with refused(g, "All 14 boxes are filled: mining and foresting.", "HW-2.5"):
        g.submit(ANYA, "fill mining 14")


def test_a_track_is_filled_from_left_to_right() -> None:
    """HW-2.6: only its leftmost empty box is offered."""
    g = acting("wall=3 fort=7 resource=5", "")

    assert codes(g, ANYA, "fill wall") == ["fill wall 4"]
    with refused(g, "Box 4 comes next: wall.", "HW-2.6"):
        g.submit(ANYA, "fill wall 5")
    with refused(g, "Следующая клетка — 4: стена.", "HW-2.6", "ru"):
        g.submit(ANYA, "fill wall 5")


def test_an_item_gained_can_be_spent_in_the_same_year() -> None:
    """HW-2.7: the civilian of the fort goes to the traders, whose servant goes into the mine."""
    g = acting("fort=3 builder=1", "")

    play(g, ANYA, "fill fort 4 builder", "fill traders 1", "fill mining 1")

    assert levels(g, ANYA, "fort", "traders", "mining") == [4, 1, 1]
    assert supply(g, ANYA) == {}


@pytest.mark.parametrize("icon", ["renown", "piety", "valour", "discipline", "traders", "performers", "patricians"])
def test_an_attribute_or_citizen_icon_fills_the_next_box(icon: str) -> None:
    """HW-2.8"""
    g = acting(f"{icon}=1", "")
    before = g.copy()

    gain(g, ANYA, icons_of((icon,)), "HW-2.8")

    assert gained(g, ANYA, before) == {icon: 1}


def test_hammer_sword_and_cohort_fill_their_tracks() -> None:
    """HW-2.8"""
    assert (TRACKS_OF["hammer"], TRACKS_OF["sword"]) == (("production",), ("wall_guard",))
    g = acting("mining=1 servant=1 builder=1 wall_guard=3", "")
    play(g, ANYA, "fill mining 2", "fill training 1")
    assert levels(g, ANYA, "production", "wall_guard") == [2, 4]

    g = acting("wall_guard=2 soldier=1", "")
    play(g, ANYA, "fill wall_guard 3", "into cohort_right")
    assert levels(g, ANYA, "cohort_left", "cohort_centre", "cohort_right") == [0, 0, 1]


def test_a_box_filled_by_an_icon_gives_its_own_icons() -> None:
    """HW-2.9: the market's renown fills box 17, its piety box 21, its valour box 3, which gives a soldier."""
    g = acting("traders=4 servant=1 builder=1 resource=2 renown=16 piety=20 valour=2", "")

    g.submit(ANYA, "build market")

    assert levels(g, ANYA, "renown", "piety", "valour") == [17, 21, 3]
    assert supply(g, ANYA) == {"soldier": 1}
    assert told(g)[-1] == "Seat 1 gained renown 17, piety 21, valour 3 and 1 soldier."


def test_icons_are_gained_in_the_order_printed_each_with_its_chain() -> None:
    """HW-2.10: the precinct's piety with its servant comes before the hammer and the resource."""
    g = acting("traders=3 servant=1 civilian=1 piety=2", "")

    g.submit(ANYA, "build small_precinct")

    assert told(g)[-1] == "Seat 1 gained piety 3, 1 servant, production 2 and 1 resource."


def test_what_follows_a_choice_waits_for_it() -> None:
    """HW-2.10, HW-2.9: a reward after a choice is gained after the chain of the choice."""
    g = acting("cohort_left=2 discipline=2", "")

    g.actor = ANYA
    gain(g, ANYA, icons_of(("cohort", "renown")), "HW-2.10")
    g.actor = -1
    g.run(g.agenda)
    assert codes(g, ANYA) == ["into cohort_left", "into cohort_centre", "into cohort_right"]
    assert level(g, ANYA, "renown") == 0
    g.submit(ANYA, "into cohort_left")

    assert told(g)[-1] == "Seat 1 gained discipline 3, 1 builder and renown 1."


def test_a_reward_for_a_full_track_is_lost_and_stops_nothing() -> None:
    """HW-2.11: it is no option to leave a reward, nor does it fit."""
    g = acting("performers=6 +theatre resource=1 discipline=25 apparitores=1", "")
    before = g.copy()

    g.submit(ANYA, "fill performances 4")

    assert gained(g, ANYA, before) == {"resource": -1, "performances": 1, "apparitores": 1}
    assert told(g)[-1] == "Seat 1 gained nothing for discipline (full) and apparitores 2."
    assert told(g, "ru")[-1] == "Место 1 получает: дисциплина впустую (шкала полна) и чиновники 2."


def test_a_slash_gives_one_of_the_two() -> None:
    """HW-2.12"""
    for chosen, other in (("piety", "discipline"), ("discipline", "piety")):
        g = acting("fort=9 servant=2 builder=1 resource=1", "")
        g.submit(ANYA, "build small_road")
        assert codes(g, ANYA) == ["into piety", "into discipline"]
        g.submit(ANYA, f"into {chosen}")
        assert levels(g, ANYA, chosen, other) == [1, 0]


def test_the_year_is_written_and_enforces_the_limit() -> None:
    """HW-2.13"""
    g = acting("training=1@2 builder=3 wall_guard=3", "", year=3)
    g.submit(ANYA, "fill training 2")

    assert area_view(g, ANYA, "training").filled == (2, 3, 0, 0, 0)
    with refused(g, "Used this year: training grounds, at most once a year.", "HW-7.8"):
        g.submit(ANYA, "fill training 3")
    with refused(g, "В этом году больше нельзя: военный лагерь, не больше 1 раза в год.", "HW-7.8", "ru"):
        g.submit(ANYA, "fill training 3")


@pytest.mark.parametrize("have", [3, 4, 9])
def test_a_flag_is_a_minimum_and_is_not_spent(have: int) -> None:
    """HW-2.14: the market needs traders 4."""
    g = acting(f"traders={have} servant=1 builder=1 resource=2", "")

    assert ("build market" in codes(g, ANYA)) == (have >= 4)
    if have >= 4:
        g.submit(ANYA, "build market")
        assert level(g, ANYA, "traders") == have


def test_a_building_is_built_once_and_the_small_before_the_large() -> None:
    """HW-2.15"""
    g = acting("priests=9 servant=9 builder=9 resource=9", "")

    with refused(g, "Needs the small temple.", "HW-2.15"):
        g.submit(ANYA, "build medium_temple")
    g.submit(ANYA, "build small_temple")
    with refused(g, "Built already: small temple.", "HW-2.15"):
        g.submit(ANYA, "build small_temple")
    with refused(g, "Нужна постройка: средний храм.", "HW-2.15", "ru"):
        g.submit(ANYA, "build large_temple")
    play(g, ANYA, "build medium_temple", "build large_temple")
    assert list(g.players[ANYA].built) == ["small_temple", "medium_temple", "large_temple"]


def test_a_resource_is_not_a_worker() -> None:
    """HW-2.16: any of the four workers visits a temple, a resource does not."""
    g = acting("priests=1 +small_temple soldier=1 builder=1 servant=1 civilian=1 resource=5", "")

    assert codes(g, ANYA, "fill visits") == [
        f"fill visits 1 {who}" for who in ("soldier", "builder", "servant", "civilian")
    ]
    with refused(g, "Name who pays: 1 soldier, 1 builder, 1 servant and 1 civilian.", "HW-13.7"):
        g.submit(ANYA, "fill visits 1 resource")


def test_only_tracks_that_are_not_full_are_offered() -> None:
    """HW-2.18: and with no room anywhere the reward is lost."""
    g = acting("wall_guard=2 soldier=1 cohort_centre=6", "")
    g.submit(ANYA, "fill wall_guard 3")
    assert codes(g, ANYA) == ["into cohort_left", "into cohort_right"]
    with refused(g, "Full already: centre cohort.", "HW-2.18"):
        g.submit(ANYA, "into cohort_centre")
    with refused(g, "Choose one of these: left cohort and right cohort.", "HW-2.18"):
        g.submit(ANYA, "pass")

    g = acting("fort=9 servant=2 builder=1 resource=1 piety=25 discipline=25", "")
    g.submit(ANYA, "build small_road")
    assert told(g)[-1] == "Seat 1 gained nothing for piety or discipline (full)."


def test_a_choice_with_one_answer_is_not_asked() -> None:
    """HW-2.19"""
    g = acting("wall_guard=2 soldier=1 cohort_left=6 cohort_centre=6 cohort_right=1", "")

    g.submit(ANYA, "fill wall_guard 3")

    assert level(g, ANYA, "cohort_right") == 2
    assert codes(g, ANYA) == ["pass"]
