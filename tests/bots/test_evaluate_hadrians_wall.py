"""What greedy makes of Hadrian's Wall: the figures behind its choices, and the choices themselves."""

from __future__ import annotations

from random import Random

import pytest

from comitium.bots import decide, make_bot
from comitium.bots.bot import Bot
from comitium.bots.evaluate.hadrians_wall import (
    HadriansWallEvaluator,
    aristocrat_points,
    battles_worth,
    counted_disdain,
    expected_disdain,
    icon_worth,
    map_gain,
    path_progress,
    price,
    promises,
    standing,
)
from comitium.bots.greedy import Greedy
from comitium.engine.message import Seat
from comitium.engine.portrait import portrait
from comitium.games.hadrians_wall import GAME
from comitium.games.hadrians_wall.components import FATE
from comitium.games.hadrians_wall.model import HadriansWall
from tests.games.hadrians_wall.situations import (
    ANYA,
    acting,
    attacked,
    moments,
    new_table,
    play,
    played_out,
    sheet,
    year_setup,
)

GREEDY = Greedy(HadriansWallEvaluator())


def decided(g: HadriansWall, seat: Seat = ANYA) -> str:
    """What greedy always does here, whatever its luck."""
    codes = {decide(GREEDY, GAME, g, seat, Random(number)) for number in range(5)}
    assert len(codes) == 1, codes
    return codes.pop()


def worth(*words: str, year: int = 1) -> float:
    g = acting(*words, year=year)
    return standing(g, g.players[ANYA])


# -- what things are worth ---------------------------------------------------------------------------------------------


def test_at_the_end_nothing_counts_but_points() -> None:
    """HW-17.2"""
    g = played_out(new_table(3))
    assert g.result is not None

    evaluator = HadriansWallEvaluator()
    assert [evaluator.value(g, seat) for seat in range(3)] == [sheet.total for sheet in g.result.sheets]


def test_attacks_are_averaged_over_all_directions() -> None:
    """HW-16.5, HW-16.6: one card finds an empty cohort, one of three, or none; disdain has its limit."""
    assert expected_disdain(0, 0, 0, 1, 1) == 1
    assert expected_disdain(0, 1, 1, 1, 1) == pytest.approx(1 / 3)
    assert expected_disdain(1, 1, 1, 2, 2) == pytest.approx(1 / 3)
    assert expected_disdain(0, 0, 0, 8, 4) == 4
    assert expected_disdain(6, 6, 6, 6, 4) == 0


def test_the_attack_of_the_year_is_averaged_over_the_cards_still_unseen() -> None:
    """HW-20.1: everybody can count their directions."""
    assert counted_disdain(0, 0, 0, (3, 0, 0), 2, 2) == 2
    assert counted_disdain(2, 0, 0, (3, 0, 0), 2, 2) == 0
    assert counted_disdain(0, 1, 1, (1, 1, 1), 1, 1) == pytest.approx(1 / 3)
    assert counted_disdain(1, 1, 1, (1, 1, 1), 3, 3) == 0  # other than with cards that are put back
    assert expected_disdain(1, 1, 1, 3, 3) > 0


def test_the_aristocrat_looks_at_the_disdain_of_the_end() -> None:
    """HW-17.6: 3, 2 and 1 point for 0, up to 2 and up to 4."""
    values = [aristocrat_points(disdain) for disdain in (0, 0.5, 1, 2, 2.5, 4, 5)]

    assert values == [3, 2.5, 2, 2, 1.5, 1, 0]


def test_a_blank_box_has_its_share_of_the_next_reward() -> None:
    """HW-6.6: mining pays at 2 and 5, nothing at 3 and 4."""
    blank, third, fourth, paid = promises("mining", 3)[2:6]

    assert blank == paid == 0
    assert 0 < third < fourth < icon_worth("hammer", 3) + icon_worth("resource", 3)


def test_what_pays_every_year_is_worth_more_early() -> None:
    for words in ("production=4", "+small_hotel", "+small_workshop", "+small_road"):
        early = worth(words, year=1) - worth("", year=1)
        late = worth(words, year=5) - worth("", year=5)
        assert early > late > 0, words


def test_supplies_have_worth_until_they_are_returned() -> None:
    """HW-16.1"""
    assert worth("soldier=1") - worth("") == pytest.approx(price("soldier", 5))
    assert worth("servant=2", year=6) > worth("servant=1", year=6) > worth("", year=6)


def test_resources_without_room_on_the_wall_are_worth_less() -> None:
    """HW-6.13, HW-6.16: boxes 1 to 5 are open behind the fort, none behind a wall that has caught up with it."""
    open_wall = worth("fort=5 cippi=2 resource=7") - worth("fort=5 cippi=2")
    closed = worth("fort=5 cippi=2 wall=5 resource=7") - worth("fort=5 cippi=2 wall=5")

    assert open_wall > closed


def test_a_gladiator_who_dies_at_once_gives_two_piety() -> None:
    """HW-12.14: with strength 1 every damage kills; without a battle left nobody trains."""
    assert battles_worth(1, 0, 1, 3) == pytest.approx(2 * icon_worth("piety", 0))
    assert 0 < battles_worth(0, 0, 1, 3) < battles_worth(1, 0, 1, 3)
    assert battles_worth(0, 0, 0, 9) == 0


def test_the_way_to_the_next_step_of_a_path_counts() -> None:
    """HW-17.7: a section is seven boxes."""
    values = [path_progress(sheet(f"wall={level}"), "defender", 3) for level in (0, 4, 6, 7, 21)]

    assert values[0] == 0
    assert values[3] == 1
    assert values[4] == 3
    assert values == sorted(values)
    assert values[2] < 1


def test_a_placement_is_worth_its_icons_and_rows() -> None:
    """HW-15.16, HW-15.17"""
    empty, nearly = sheet(""), sheet("map=3.5")

    assert map_gain(empty, (1, 2, 6, 7)) > map_gain(empty, (2, 3, 12, 13)), "a resource and a servant"
    assert map_gain(nearly, (11, 12, 13, 14)) > map_gain(empty, (11, 12, 13, 14)), "the row is complete"


def test_weighing_changes_nothing_on_the_table() -> None:
    rng = Random("weighed")
    for g in moments(new_table(2), "weighing"):
        for seat in g.waiting()[:1]:
            if rng.random() < 0.2:
                before = portrait(g)
                HadriansWallEvaluator().values(g, seat, g.options(seat))
                assert portrait(g) == before


# -- choices -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["fort=2 resource=1", "soldier=1", "civilian=1", "servant=1", "fort=1 builder=1"])
def test_nobody_passes_while_something_useful_can_be_paid(words: str) -> None:
    """HW-5.3"""
    for year in (1, 3, 5):
        assert decided(acting(words, year=year)) != "pass"


def test_a_resource_is_not_thrown_away_in_the_last_year() -> None:
    """HW-6.12: box 4 of the wall gives a renown and a cohort."""
    assert decided(acting("fort=4 wall=3 resource=1", year=6)) == "fill wall 4"


def test_the_weakest_cohort_is_strengthened() -> None:
    """HW-16.5: spare boxes of one cohort do not help another."""
    g = acting("soldier=1 cohort_left=3 cohort_right=3", year=4)
    play(g, ANYA, "fill wall_guard 1")

    assert decided(g) == "into cohort_centre"


def test_the_cohort_is_strengthened_that_will_be_attacked() -> None:
    """HW-16.3, HW-20.1: where only cards for the right are left in the pile, nothing comes from elsewhere."""
    g = acting("soldier=1 cohort_left=1 cohort_centre=1 cohort_right=1", year=3)
    g.fate.discards = [card for card in g.fate.things if FATE[card].direction != "right"]
    g.fate.things = [card for card in g.fate.things if FATE[card].direction == "right"]
    play(g, ANYA, "fill wall_guard 1")

    assert decided(g) == "into cohort_right"


def test_a_fighter_fills_the_cohort_that_is_nearly_full() -> None:
    """HW-17.9: in the last year nothing else is to be had from it; even the attack cannot be met."""
    g = acting("soldier=1 cohort_left=5 paths=fighter", year=6)
    play(g, ANYA, "fill wall_guard 1")

    assert decided(g) == "into cohort_left"


def test_a_favour_is_spent_on_an_attack_that_would_break_through() -> None:
    """HW-16.9: F01 and F10 come from the centre, F02 from the right."""
    g = attacked("temple_favours=1 cohort_centre=2", year=3, fate="F01 F10 F02")

    assert decided(g) == "favour temple F02"


def test_no_favour_is_spent_on_an_attack_that_is_stopped_anyway() -> None:
    """HW-16.11"""
    g = attacked("temple_favours=1 cohort_centre=2 cohort_right=1", year=3, fate="F01 F10 F02")

    assert decided(g) == "stop"


def test_no_favour_is_spent_where_as_much_disdain_remains() -> None:
    """HW-16.6: two of three attacks unstopped are still the potential of the year."""
    g = attacked("temple_favours=1", year=3, fate="F01 F10 F02")

    assert decided(g) == "stop"


def test_diplomats_help_before_the_temple() -> None:
    """HW-16.10: the temple's favour fits any later card as well."""
    g = attacked("temple_favours=1 served.right=1 cohort_centre=2", year=3, fate="F01 F10 F02")

    assert decided(g) == "favour right F02"


def test_the_path_is_the_card_that_stands_already() -> None:
    """HW-4.4: a full wall against a market that was never built; the items are worth nearly the same."""
    g = year_setup("wall=21 fort=21", year=6, decks=("defender merchant",), fate="F01")

    assert decided(g) == "path defender"


def test_a_gladiator_fights_in_the_last_year() -> None:
    """HW-12.11: a battle costs nothing."""
    assert decided(acting("+ludus performers=3 gladiator_red=1", year=6)) == "battle red"


# -- honesty and strength ----------------------------------------------------------------------------------------------


def test_what_a_seat_cannot_know_does_not_change_the_decision() -> None:
    """HW-20.2, HW-20.3: the order of the decks, and the others' drawn cards."""
    looked = 0
    for number, g in enumerate(moments(new_table(2), "hidden")):
        for seat in g.waiting()[-1:]:
            if number % 10 == 0:
                otherwise = GAME.imagine(g, seat, Random(number))
                assert decide(GREEDY, GAME, g, seat, Random(7)) == decide(GREEDY, GAME, otherwise, seat, Random(7))
                looked += portrait(otherwise) != portrait(g)
    assert looked > 10, "the other tables were the same"


def total(bots: list[Bot], difficulty: str, number: int) -> list[int]:
    """The points of every seat in one match."""
    g = new_table(len(bots), difficulty, seed=f"strength {number}")
    rng = Random(number)
    while g.waiting():
        seat = g.waiting()[0]
        g.submit(seat, decide(bots[seat], GAME, g, seat, rng))
    assert g.result is not None
    return [one.total for one in g.result.sheets]


def test_alone_greedy_becomes_prefect_of_the_camp() -> None:
    """HW-19.2: 60 points on average at low difficulty, the bar of the project, on a small sample."""
    totals = [total([GREEDY], "low", number)[0] for number in range(6)]

    assert sum(totals) / len(totals) >= 60


def test_greedy_beats_chance() -> None:
    chance = make_bot("chance", GAME)
    for number in range(3):
        greedy, other = total([GREEDY, chance], "low", number)
        assert greedy > other + 10
