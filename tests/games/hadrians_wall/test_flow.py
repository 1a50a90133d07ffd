"""The action phase: who acts, who has passed, who is brought back (HW-5)."""

from __future__ import annotations

from itertools import permutations

import pytest

from comitium.engine.portrait import portrait
from comitium.games.hadrians_wall.actions import PASS
from comitium.games.hadrians_wall.components import BUILDINGS, PAID_AREAS
from tests.games.hadrians_wall.situations import (
    ANYA,
    KOLYA,
    LENA,
    MITYA,
    acting,
    codes,
    everybody,
    level,
    levels,
    on_record,
    play,
    refused,
    seat_view,
    supply,
    told,
    view,
)

MARKET = "traders=9 +market resource=3"
SCOUTS = "patricians=9 soldier=3"


@pytest.mark.parametrize("order", list(permutations([ANYA, KOLYA, LENA])))
def test_all_act_at_the_same_time_in_any_order(order: tuple[int, ...]) -> None:
    """HW-5.1: any number of actions, at one's own pace; the sheets come out the same."""
    g = acting(*["fort=7 wall=5 resource=2 servant=1"] * 3)
    for seat in order:
        play(g, seat, "fill wall 6", "fill mining 1", "fill wall 7", f"into cohort_{('left', 'centre', 'right')[seat]}")

    assert [levels(g, seat, "wall", "mining") for seat in range(3)] == [[7, 1]] * 3
    assert g.waiting() == [ANYA, KOLYA, LENA]


def test_an_action_with_its_choice_is_one_step_of_its_player() -> None:
    """HW-5.2: until the cohort is chosen its player does nothing else, not even pass; any other player may act."""
    g = acting("wall=6 fort=7 resource=2", "servant=1")
    g.submit(ANYA, "fill wall 7")

    for code in ("fill cippi 1", "pass"):
        with refused(g, "Choose one of these: left cohort, centre cohort and right cohort.", "HW-2.18"):
            g.submit(ANYA, code)
    g.submit(KOLYA, "fill mining 1")
    g.submit(ANYA, "into cohort_left")
    assert codes(g, ANYA) == ["fill cippi 1", "pass"]


def test_what_others_do_meanwhile_changes_nothing_about_a_choice() -> None:
    """HW-5.2: a neighbour may pay and a fate card be turned over, for all to see, while a cohort is being chosen."""
    g = acting("wall=6 fort=7 resource=1", "traders=5 +market resource=2", fate="F01")
    g.submit(ANYA, "fill wall 7")
    offered = codes(g, ANYA)

    play(g, KOLYA, "buy 1 fate", "buy 2 seat 0")

    assert view(g).fate.discards == ("F01",)
    assert supply(g, ANYA) == {"resource": 1}
    assert codes(g, ANYA) == offered == ["into cohort_left", "into cohort_centre", "into cohort_right"]


def test_a_scout_that_is_being_placed_is_one_step_too() -> None:
    """HW-5.2: the pattern has to be placed before anything else."""
    g = acting("patricians=2 soldier=2", "")
    g.submit(ANYA, "scout own")

    with refused(g, "Place the scout’s pattern first.", "HW-5.2"):
        g.submit(ANYA, "fill wall_guard 1")


def test_a_player_may_pass_though_actions_remain() -> None:
    """HW-5.3: and with no legal action nothing but passing is left."""
    g = acting("servant=1", "")

    assert codes(g, ANYA) == ["fill mining 1", "pass"]
    assert codes(g, KOLYA) == ["pass"]
    g.submit(ANYA, "pass")
    assert g.waiting() == [KOLYA]
    assert told(g)[-1] == "Seat 1 passed."


def test_who_has_passed_takes_no_further_action() -> None:
    """HW-5.4: a pass is final."""
    g = acting("servant=1", "", "")
    g.submit(ANYA, "pass")

    with refused(g, "Nothing is asked of you now. Phase “Actions”: Seat 2 and Seat 3 have to decide."):
        g.submit(ANYA, "fill mining 1")
    assert PASS.final
    assert seat_view(g, ANYA).ready


@pytest.mark.parametrize(
    ("sheet", "steps", "item"),
    [(MARKET, ["buy 1 seat 0"], "resource"), (SCOUTS, ["scout seat 0", "place 1.2+1.3+2.1+2.2"], "soldier")],
)
def test_a_payment_from_a_neighbour_brings_a_passed_player_back(sheet: str, steps: list[str], item: str) -> None:
    """HW-5.4, HW-5.6: the item is usable at once, and the player has to pass again."""
    g = acting("fort=1", sheet, "")
    g.submit(ANYA, "pass")
    assert ANYA not in g.waiting()

    play(g, KOLYA, *steps)

    assert supply(g, ANYA) == {item: 1}
    assert ANYA in g.waiting()
    assert f"Seat 1 got 1 {item} from a neighbour and acts again." in told(g)
    russian = {"resource": "1 ресурс", "soldier": "1 солдата"}[item]
    assert f"Место 1 получает от соседа {russian} и снова действует." in told(g, "ru")
    g.submit(ANYA, "fill wall 1" if item == "resource" else "fill fort 2 soldier")
    g.submit(ANYA, "pass")
    assert ANYA not in g.waiting()


def test_the_phase_ends_when_all_have_passed_at_the_same_moment() -> None:
    """HW-5.5: Kolya's last purchase brings Anya back, so the year goes on until she passes again."""
    g = acting("", MARKET, "")
    play(g, ANYA, "pass")
    play(g, LENA, "pass")
    play(g, KOLYA, "buy 1 seat 0", "pass")
    assert (g.heading, g.waiting()) == ("actions", [ANYA])

    g.submit(ANYA, "pass")

    assert g.year == 2


def test_an_active_player_uses_what_a_neighbour_paid() -> None:
    """HW-5.6"""
    g = acting("fort=1", MARKET, "")
    assert codes(g, ANYA) == ["pass"]

    g.submit(KOLYA, "buy 1 seat 0")

    assert codes(g, ANYA) == ["fill cippi 1", "fill wall 1", "pass"]


def test_a_prospect_is_used_by_anybody_entitled_as_often_as_they_like() -> None:
    """HW-5.7: its owner is not asked, and the card is not used up."""
    g = acting("", MARKET, MARKET)

    play(g, KOLYA, "buy 1 seat 0", "buy 2 seat 0")
    play(g, LENA, "buy 1 seat 0")

    assert supply(g, ANYA) == {"resource": 3}
    assert "buy 3 seat 0" in codes(g, KOLYA)


def test_nothing_else_passes_between_players() -> None:
    """HW-5.8: of all options only goods and patterns name another seat, and only a neighbour."""
    g = acting(f"{MARKET} {SCOUTS} builder=3 servant=3 civilian=3 fort=3", "", "", "")

    naming = [code for code in codes(g, ANYA) if "seat" in code]
    assert {code.split()[0] for code in naming} == {"buy", "scout"}
    assert {code.split(" seat ")[1] for code in naming} == {str(KOLYA), str(MITYA)}
    with refused(
        g,
        "“give 1 resource” is no action of this year. "
        "Fill a box, build, exchange, buy, battle, appoint, scout, or pass.",
        "HW-5.9",
    ):
        g.submit(ANYA, "give 1 resource")


def test_the_list_of_actions_is_complete() -> None:
    """HW-5.9: a player who has and may everything finds exactly these."""
    everything = (
        "soldier=9 builder=9 servant=9 civilian=9 resource=30 fort=17 renown=15 piety=15 valour=15 discipline=15 "
        "traders=8 performers=8 priests=8 apparitores=8 patricians=8 +medium_granary +large_granary +market +theatre "
        "+ludus +baths +courthouse +small_temple gladiator_red=1 gladiator_blue=1 disdain=1"
    )
    g = acting(everything, "", year=2)
    found = codes(g, ANYA)

    areas = {code.split()[1] for code in found if code.startswith("fill")}
    assert areas == {area.name for area in PAID_AREAS}
    assert (
        len(PAID_AREAS) == 5 + 1 + 5 + 1 + 2 + 1 + 1 + 3
    )  # tracks, camp, citizens, stage, gladiators, visits, baths, court
    assert len(BUILDINGS) == 25
    kinds = {code.split()[0] for code in found}
    assert kinds == {"fill", "build", "exchange", "buy", "battle", "appoint", "scout", "pass"}


def test_nobody_is_passed_by_the_program() -> None:
    """HW-5.10: it may, but here a player without an action is asked to pass, and a payment can still come."""
    g = acting("", MARKET)

    question = g.question(ANYA)
    assert question is not None
    assert question.line.name == "ask-pass"
    assert g.waiting() == [ANYA, KOLYA]
    g.submit(KOLYA, "buy 1 seat 0")
    assert supply(g, ANYA) == {"resource": 1}


def test_equal_sources_stay_two_sources() -> None:
    """HW-5.11: both neighbours show good 2 and pattern S; the buyer decides who is paid."""
    g = acting(f"{MARKET} {SCOUTS}", "prospect=vanguard", "prospect=vanguard")

    assert codes(g, ANYA, "buy 1") == ["buy 1 fate", "buy 1 seat 1", "buy 1 seat 2"]
    assert codes(g, ANYA, "scout") == ["scout own", "scout seat 1", "scout seat 2"]
    g.submit(ANYA, "buy 1 seat 2")
    assert (supply(g, KOLYA), supply(g, LENA)) == ({}, {"resource": 1})


def test_steps_are_taken_back_until_a_card_is_turned() -> None:
    """HW-5.2, HW-4.17: an action is taken back whole, the assignment and the pass are not."""
    match = on_record(2)
    for seat in (ANYA, KOLYA):
        match.submit(seat, codes(match.state, seat)[0])
    before = portrait(match.state)
    match.submit(ANYA, codes(match.state, ANYA)[0])
    match.undo(ANYA)
    assert portrait(match.state) == before
    with refused(match, "Your last step was final."):
        match.undo(ANYA)
    match.submit(KOLYA, "pass")
    with refused(match, "Your last step was final."):
        match.undo(KOLYA)


def test_a_step_taken_back_leaves_the_others_their_questions() -> None:
    """HW-5.2: everybody acts at their own pace, so a late answer to the same question still counts."""
    match = on_record(3)
    for seat in (ANYA, KOLYA, LENA):
        match.submit(seat, codes(match.state, seat)[0])
    asks = match.asks.copy()
    match.submit(ANYA, codes(match.state, ANYA)[0])
    match.undo(ANYA)

    assert match.asks == [asks[ANYA] + 2, *asks[1:]]
    match.submit(KOLYA, codes(match.state, KOLYA)[0], asks[KOLYA])


def test_a_payment_is_a_new_question_for_who_gets_it() -> None:
    """HW-5.4: what can be done with it was not offered before; the third seat is asked as before."""
    match = on_record(3)
    match.course.state = acting(MARKET, "servant=1", "servant=1")
    asks = match.asks.copy()
    match.submit(ANYA, "buy 1 seat 1")

    assert match.asks == [asks[ANYA] + 1, asks[KOLYA] + 1, asks[LENA]]


def test_passing_empties_nothing_yet() -> None:
    """HW-5.3, HW-16.1: a passed player keeps the supply until all have passed."""
    g = acting("servant=2", "")
    g.submit(ANYA, "pass")
    assert supply(g, ANYA) == {"servant": 2}
    everybody(g, "pass")
    assert level(g, ANYA, "mining") == 0
    assert "All supplies were emptied." in told(g)
