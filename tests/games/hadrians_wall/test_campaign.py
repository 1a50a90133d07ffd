"""The solo campaign of sixteen forts (HW-21)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from comitium.engine.message import Refused
from comitium.games.hadrians_wall import GAME
from comitium.games.hadrians_wall.campaign import ORDER, why_not
from comitium.games.hadrians_wall.components import BUILDINGS, FATE, FORTS
from comitium.games.hadrians_wall.scoring import fort_outcome, score_sheet
from comitium.text import Speaker
from tests.games.hadrians_wall.situations import (
    ANYA,
    CELLS,
    acting,
    assign_all,
    attacked,
    codes,
    ended,
    new_table,
    play,
    played_out,
    refused,
    seat_view,
    sheet,
    supply,
    told,
    view,
    year_setup,
)

CITIZENS = "traders=9 performers=9 priests=9 apparitores=9 patricians=9"
MAP = "map=" + ",".join(CELLS)
GOODS = " ".join(f"good.{box}=1" for box in range(1, 9))
# three paths with three points each; the Forager adds what production gives
FULL = "wall=21 cohort_left=6 cohort_right=6 cohort_centre=6 visits=14"
PATHS = f"{FULL} paths=defender,fighter,pontiff,forager"
# what just meets the goal of each fort, and then its challenge too; without the last word of the goal it is missed
MET = {
    "segedunum": (
        "renown=25 piety=25 valour=19 discipline=1 wall=21",
        "renown=25 piety=20 valour=20 discipline=5 wall=21",
    ),
    "pons_aelius": ("renown=25 piety=25 valour=21 disdain=1 +large_road", "renown=25 piety=25 valour=20 +large_road"),
    "condercum": (
        f"renown=25 piety=25 valour=16 discipline=4 {CITIZENS}",
        f"renown=25 piety=25 valour=17 discipline=3 {CITIZENS}",
    ),
    "vindobala": ("renown=25 piety=19 valour=19 discipline=2", "renown=25 piety=20 valour=19 discipline=1"),
    "onnum": (
        "renown=25 piety=25 valour=16 discipline=9 +large_granary +large_hotel +large_workshop +large_road",
        "renown=25 piety=25 valour=15 discipline=10 +large_granary +large_hotel +large_workshop +large_road",
    ),
    "cilurnum": (
        "valour=23 +baths",
        f"valour=23 +baths production=3 {PATHS}",
    ),
    "brocolitia": ("renown=19 piety=25 valour=21 visits=14", "renown=20 piety=25 valour=20 visits=14"),
    "vercovicium": (
        "gladiator_red=6 favours_used=1 gladiator_blue=6",
        "gladiator_red=6 gladiator_blue=6",
    ),
    "aesica": (
        f"renown=25 piety=25 valour=25 discipline=5 +archway +column {GOODS}",
        f"renown=25 piety=25 valour=25 discipline=5 +archway +column +statue {GOODS}",
    ),
    "magnis": ("renown=25 piety=25 disdain=1 valour=11", "renown=25 piety=25 valour=10"),
    "banna": ("renown=25 piety=25 valour=14 discipline=6", "renown=25 piety=25 valour=15 discipline=5"),
    "camboglanna": (
        "renown=25 piety=25 valour=20",
        f"renown=25 piety=25 valour=20 production=3 {PATHS}",
    ),
    "uxelodunum": (
        "renown=25 piety=25 valour=25 discipline=5 fort=21 wall=21 cippi=7",
        f"renown=25 piety=25 valour=25 discipline=5 fort=21 production=9 cippi=7 {PATHS}",
    ),
    "aballava": (f"renown=25 piety=25 valour=25 discipline=1 disdain=1 {MAP}", f"renown=25 piety=25 valour=25 {MAP}"),
    "coggabata": ("renown=25 piety=24", "renown=25 piety=25"),
    "maia": ("renown=15 piety=15 valour=15 disdain=1 wall_guard=18", "renown=15 piety=15 valour=15 wall_guard=18"),
}


def outcome(fort: str, words: str) -> str:
    player = sheet(words, 6)
    return fort_outcome(player, score_sheet(ANYA, player).total, FORTS[fort])


def test_sixteen_forts_in_order_at_normal_difficulty() -> None:
    """HW-21.1: alone; off unless chosen."""
    assert len(ORDER) == 16
    assert (ORDER[0], ORDER[9], ORDER[15]) == ("segedunum", "magnis", "maia")
    solo = {"difficulty": "normal", "fort": "banna", "spoils": "no"}
    assert why_not(1, solo) is None
    for seats, options, name in [(2, solo, "campaign-solo"), (1, {**solo, "difficulty": "low"}, "campaign-normal")]:
        refusal = why_not(seats, options)
        assert refusal is not None
        assert (refusal.message.name, refusal.clause) == (name, "HW-21.1")
    assert new_table(1).fort is None


@pytest.mark.parametrize("fort", ORDER)
def test_goals_and_challenges(fort: str) -> None:
    """HW-21.2, HW-21.3, HW-21.5: met, met with the challenge, and missed by one thing."""
    goal, challenge = MET[fort]

    assert outcome(fort, goal) == "won"
    assert outcome(fort, challenge) == "won_challenge"
    if fort == "coggabata":
        assert outcome(fort, f"{goal} disdain=1") == "lost"
    else:
        assert outcome(fort, " ".join(goal.split()[:-1])) == "lost"


def test_a_challenge_without_the_goal_is_nothing() -> None:
    """HW-21.3"""
    assert outcome("pons_aelius", "renown=25 piety=25 valour=20") == "lost"


def test_the_result_says_how_a_fort_ended() -> None:
    """HW-21.2: a lost fort has no winner."""
    lost = ended("renown=25", fort="banna")
    assert (lost.winners, lost.struck_out, lost.grade and lost.grade.name) == ([], [ANYA], "fort-lost")
    won = ended(MET["banna"][1], fort="banna")
    assert (won.winners, won.grade and won.grade.name) == ([ANYA], "fort-won_challenge")


def grade(fort: str, sheet: str) -> str:
    """What the result of a fort says, to its end."""
    won = ended(sheet, fort=fort).grade
    assert won is not None
    return Speaker("en", GAME)(won)


def test_the_result_names_the_next_game_of_a_campaign() -> None:
    """HW-21.2, HW-21.3: a lost fort again, after a won one the next, whose reward waits there for a challenge met."""
    goal, challenge = MET["banna"]

    assert grade("banna", "renown=25") == "Banna is lost (Miles) and has to be played again"
    assert grade("banna", goal).endswith("; next comes Camboglanna, without a reward")
    assert grade("banna", challenge).endswith("; next comes Camboglanna, with the reward")


def test_reward_items_lie_in_the_supply_before_year_one() -> None:
    """HW-21.3, HW-21.4: those of the fort before, added to the income."""
    without = new_table(1, "normal", "condercum", "no")
    with_spoils = new_table(1, "normal", "condercum", "yes")

    assert without.income_card == with_spoils.income_card
    assert with_spoils.players[ANYA].supply["resource"] == without.players[ANYA].supply["resource"] + 2
    for options, name in [
        ({"difficulty": "low", "fort": "none", "spoils": "yes"}, "spoils-need-fort"),
        ({"difficulty": "normal", "fort": "segedunum", "spoils": "yes"}, "no-fort-before"),
    ]:
        refusal = why_not(1, options)
        assert refusal is not None
        assert (refusal.message.name, refusal.clause) == (name, "HW-21.3")
    with pytest.raises(Refused):
        new_table(1, "normal", "segedunum", "yes")


def test_how_goals_are_counted() -> None:
    """HW-21.5: remaining disdain, track levels, the total."""
    assert outcome("coggabata", "renown=25 piety=25 disdain=2 removed=2") == "won_challenge"
    assert outcome("cilurnum", "valour=22 renown=25 +baths") == "lost"
    assert outcome("vindobala", "renown=25 piety=25 valour=15 disdain=1") == "lost"


def test_progress_on_a_fort_is_shown() -> None:
    """HW-21.2, HW-21.5"""
    g = acting("wall=14 renown=21", fort="segedunum", year=3)
    goals = {goal.what: (goal.have, goal.need, goal.challenge, goal.met) for goal in seat_view(g, ANYA).goals}

    assert goals == {
        "wall_sections": (2, 3, False, False),
        "total": (21, 70, False, False),
        "attributes_20": (1, 3, True, False),
    }
    assert view(g).fort == "segedunum"
    assert told(new_table(1, "normal", "coggabata"))[0] == "Coggabata. Goal: no disdain. Challenge: 50 points."


def test_a_campaign_is_won_with_the_last_fort() -> None:
    """HW-21.6: and not before."""
    assert "campaign" in grade("maia", MET["maia"][0])
    assert grade("maia", MET["maia"][1]) == grade("maia", MET["maia"][0])  # there is no reward to be had
    assert not [fort for fort in ORDER[:-1] if "campaign" in grade(fort, MET[fort][0])]


@pytest.mark.parametrize(
    ("fort", "forbidden"),
    [
        ("cilurnum", ["theatre", "ludus"]),
        ("brocolitia", ["archway", "monolith", "column", "statue"]),
        ("coggabata", ["large_granary"]),
    ],
)
def test_forbidden_buildings(fort: str, forbidden: list[str]) -> None:
    """HW-21.7"""
    able = (
        "builder=9 servant=9 civilian=9 resource=9 fort=21 +medium_granary renown=15 piety=15 valour=15 discipline=15 "
        "performers=9"
    )
    free = {code.removeprefix("build ") for code in codes(acting(able), ANYA, "build")}
    g = acting(able, fort=fort)

    assert free - {code.removeprefix("build ") for code in codes(g, ANYA, "build")} == set(forbidden)
    name = forbidden[0].replace("_", " ")
    with refused(g, f"Forbidden at {fort.capitalize()}: {name}.", "HW-21.7"):
        g.submit(ANYA, f"build {forbidden[0]}")


@pytest.mark.parametrize("fort", ["vercovicium", "aballava"])
def test_forts_without_diplomats(fort: str) -> None:
    """HW-21.7"""
    g = acting("patricians=9 servant=1 soldier=1 resource=2", fort=fort)

    with refused(g, f"Forbidden at {fort.capitalize()}: diplomats.", "HW-21.7"):
        g.submit(ANYA, "appoint left")


def test_no_wall_or_cippi_before_year_three_at_magnis() -> None:
    """HW-21.7"""
    for year, allowed in ((1, False), (2, False), (3, True)):
        g = acting("fort=7 resource=2", fort="magnis", year=year)
        assert {"fill wall 1", "fill cippi 1"} <= set(codes(g, ANYA)) or not allowed
        if not allowed:
            assert codes(g, ANYA) == ["pass"]
            with refused(g, f"Not before year 3 at this fort, and this is year {year}: wall.", "HW-21.7"):
                g.submit(ANYA, "fill wall 1")


@pytest.mark.parametrize("fort", ["banna", "maia"])
def test_dear_mining(fort: str) -> None:
    """HW-21.7: a raised cost replaces the normal one."""
    g = acting("servant=3", fort=fort)
    g.submit(ANYA, "fill mining 1")

    assert supply(g, ANYA) == {"servant": 1}
    with refused(g, "Costs 2 servants. You lack 1 servant.", "HW-2.4"):
        g.submit(ANYA, "fill mining 2")


@pytest.mark.parametrize("name", BUILDINGS)
def test_dear_buildings_at_vindobala(name: str) -> None:
    """HW-21.7: one resource more for every building, landmarks excepted; diplomats cost the same."""
    plan = BUILDINGS[name]
    before = f"+{plan.after}" if plan.after else ""
    level = (
        f"fort={(0, 1, 3, 5, 9, 11, 13, 15, 17)[plan.level]}"
        if plan.flag == "infrastructure"
        else f"{plan.flag}={plan.level}"
    )
    more = 0 if plan.landmark else 1
    costs = " ".join(
        f"{item}={count + more * (item == 'resource')}" for item, count in {"resource": 0, **plan.cost}.items()
    )
    exact = acting(f"{level} {before} {costs}", fort="vindobala")
    assert f"build {name}" in codes(exact, ANYA)
    if more:
        short = acting(
            f"{level} {before} {costs.replace('resource=' + str(plan.cost.get('resource', 0) + 1), '')}",
            fort="vindobala",
        )
        assert f"build {name}" not in codes(short, ANYA)
    diplomat = acting("patricians=1 servant=1 soldier=1 resource=2", fort="vindobala")
    assert "appoint left" in codes(diplomat, ANYA)


@pytest.mark.parametrize("fort", ["camboglanna", "aballava", "coggabata", "maia"])
def test_extra_attacks_of_a_fort(fort: str) -> None:
    """HW-21.7: one card more, the same potential."""
    g = attacked("", year=3, fate="F04 F06 F08 F09 F16", difficulty="normal", fort=fort)

    assert len([line for line in told(g) if ": on the" in line]) == 4 + 1
    assert g.players[ANYA].disdain == 2


@pytest.mark.parametrize(("fort", "cards"), [("segedunum", 1), ("maia", 1), ("banna", 2)])
def test_fewer_neutral_cards(fort: str, cards: int) -> None:
    """HW-21.7"""
    g = new_table(1, "normal", fort)
    assign_all(g)

    assert len(view(g).neutral) == cards


def test_the_first_income_of_magnis_shows_two_soldiers() -> None:
    """HW-21.8: cards before it are discarded and give nothing; in year 2 any card will do."""
    g = year_setup("", decks=("defender ranger",), fate="F01 F02 F06 F03", fort="magnis")
    assert g.income_card == "F06"
    assert g.fate.discards == ["F01", "F02", "F06"]
    assert supply(g, ANYA) == FATE["F06"].income
    assert "The fate card turned over showed 1 of 2 soldiers and was put aside." in told(g)

    g = year_setup("", decks=("defender ranger",), fate="F01 F06", fort="magnis", year=2)
    assert g.income_card == "F01"


def test_a_won_fort_is_not_played_again() -> None:
    """HW-21.9: each leads on to the one after it, its challenge met or missed."""
    for fort, after in pairwise(ORDER):
        for sheet_of_fort in MET[fort]:
            name = Speaker("en", GAME).say(f"fort-{after}")
            assert f"; next comes {name}, with" in grade(fort, sheet_of_fort)


@pytest.mark.parametrize("fort", ORDER)
def test_a_fort_is_played_to_its_end(fort: str) -> None:
    """HW-21.2: every fort ends with an outcome."""
    g = played_out(new_table(1, "normal", fort), fort)

    assert g.result is not None
    assert g.result.grade is not None
    assert g.result.grade.name in ("fort-lost", "fort-won", "fort-won_challenge", "campaign-won")


def test_a_fort_changes_only_what_it_says() -> None:
    """HW-21.7: at Onnum everything else is as ever."""
    g = acting("fort=7 resource=2 servant=1 builder=1", fort="onnum")
    play(g, ANYA, "fill wall 1", "fill mining 1")

    assert supply(g, ANYA) == {"builder": 1, "resource": 1, "civilian": 1}
