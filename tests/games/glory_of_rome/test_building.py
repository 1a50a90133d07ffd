"""Building phase and medals (GR-11, GR-12)."""

from __future__ import annotations

import pytest

from comitium.games.glory_of_rome.kinds import Medal, Sphere
from comitium.games.glory_of_rome.rules import Round
from tests.games.glory_of_rome.situations import (
    HENRY,
    JACK,
    MARY,
    ROSS,
    activating,
    begun,
    building,
    cleared,
    closed,
    codes,
    denarii,
    fame,
    finish_phase,
    followers,
    give,
    intrigue,
    lay_set,
    legions,
    levels,
    medal,
    moments,
    new_table,
    placing,
    play,
    points,
    purses,
    refused,
    scored,
    taxing,
    told,
    track,
    view,
)


def test_each_builds_in_the_own_province_in_turn_order() -> None:
    """GR-11.1"""
    g = cleared()
    denarii(g, 9, 9, 9, 9)
    building(g)
    assert g.waiting() == [JACK]
    with refused(g, "In this round you control Africa only.", "GR-11.1"):
        g.submit(JACK, "build gaul.agr")
    play(g, (JACK, "build africa.agr"), (JACK, "done"))
    assert g.waiting() == [MARY]
    assert [code for code in codes(g, MARY) if code.startswith("build")] == [
        "build gaul.mil",
        "build gaul.pol",
        "build gaul.tra",
        "build gaul.rel",
        "build gaul.agr",
    ]


def test_levels_go_on_top_of_each_other() -> None:
    """GR-11.2, GR-11.7: one site for each type; after level III there is nothing more."""
    g = cleared()
    denarii(g, 60)
    building(g)
    for level in (1, 2, 3):
        g.submit(JACK, "build africa.rel")
        assert g.named("africa").levels[Sphere.RELIGION] == level
    with refused(g, "Level 3 is the highest.", "GR-11.2"):
        g.submit(JACK, "build africa.rel")
    assert [site.sphere for site in view(g).provinces[0].sites] == ["mil", "pol", "tra", "rel", "agr"]


def test_three_levels_in_one_turn_or_over_several_rounds() -> None:
    """GR-11.3"""
    g = cleared()
    levels(g, "africa", agr=1)
    denarii(g, 19)
    building(g)
    play(g, (JACK, "build africa.agr"), (JACK, "build africa.agr"))
    assert (g.named("africa").levels[Sphere.AGRICULTURE], purses(g)[JACK]) == (3, 0)


@pytest.mark.parametrize(
    ("sphere", "costs", "gains"),
    [
        ("mil", (5, 12, 18), (2, 5, 7)),
        ("pol", (5, 11, 17), (2, 5, 7)),
        ("tra", (4, 10, 16), (2, 4, 6)),
        ("rel", (3, 8, 13), (2, 4, 6)),
        ("agr", (2, 7, 12), (1, 3, 5)),
    ],
)
def test_cost_and_fame_by_type_and_level(sphere: str, costs: tuple[int, ...], gains: tuple[int, ...]) -> None:
    """GR-11.4"""
    g = cleared()
    denarii(g, 100)
    building(g)
    for cost, gain in zip(costs, gains, strict=True):
        before = (purses(g)[JACK], track(g)[JACK])
        g.submit(JACK, f"build africa.{sphere}")
        assert (before[0] - purses(g)[JACK], track(g)[JACK] - before[1]) == (cost, gain)


def test_any_number_as_long_as_each_is_paid_in_full() -> None:
    """GR-11.5: none is a number too."""
    g = cleared()
    denarii(g, 5)
    building(g)
    play(g, (JACK, "build africa.agr"), (JACK, "build africa.rel"))
    assert purses(g)[JACK] == 0
    g = cleared()
    denarii(g, 4)
    building(g)
    with refused(g, "It costs 5, and you have 4.", "GR-11.5"):
        g.submit(JACK, "build africa.mil")
    assert closed(g, JACK)["build africa.pol"] == "GR-11.5"
    g.submit(JACK, "done")
    assert purses(g)[JACK] == 4


def test_population_is_one_and_the_sum_of_levels() -> None:
    """GR-11.6: 16 at most."""
    g = cleared()
    denarii(g, 200)
    building(g)
    for number in range(15):
        assert view(g).provinces[0].population == 1 + number
        g.submit(JACK, next(code for code in codes(g, JACK) if code.startswith("build")))
    assert view(g).provinces[0].population == 16
    assert not [code for code in codes(g, JACK) if code.startswith("build")]


def test_the_first_level_three_takes_the_medal() -> None:
    """GR-11.8: later ones get none."""
    g = cleared()
    levels(g, "africa", pol=2)
    levels(g, "gaul", pol=2)
    denarii(g, 17, 17)
    building(g)
    play(g, (JACK, "build africa.pol"), (MARY, "build gaul.pol"))
    assert (g.players[JACK].medals, g.players[MARY].medals) == ([Medal.POLITICIAN], [])
    assert Medal.POLITICIAN not in g.medals


def test_the_order_of_one_building() -> None:
    """GR-11.9, GR-18.8: paid, then goods, then placed and scored, the medal last."""
    g = cleared()
    levels(g, "africa", agr=2)
    denarii(g, 12)
    give(g, JACK, "caligae.1", "toga.1")
    building(g)
    g.submit(JACK, "build africa.agr")
    assert (purses(g)[JACK], g.named("africa").levels[Sphere.AGRICULTURE]) == (0, 2)
    g.submit(JACK, "play caligae.1")
    assert (track(g)[JACK], g.named("africa").population()) == (3, 3)
    g.submit(JACK, "proceed")
    assert (track(g)[JACK], g.named("africa").population()) == (8, 4)
    lines = told(g)
    order = ["Jack paid", "Jack played", "Jack built", "Jack took the Farmer medal"]
    found = [next(number for number, line in enumerate(lines) if line.startswith(words)) for words in order]
    assert found == sorted(found)


# -- medals (GR-12) ----------------------------------------------------------------------------------------------------


def test_the_warrior_wins_ties() -> None:
    """GR-12.1, GR-28.7: the others of the tie take the next place, and are tied there if they are several."""
    g = cleared()
    for seat in (JACK, MARY, HENRY):
        legions(g, seat, thrace=2)
    legions(g, ROSS, thrace=1)
    assert points(scored(g), "score-field") == [0, 0, 0, 5]
    medal(g, JACK, "warrior")
    assert points(scored(g), "score-field") == [10, 0, 0, 3]


def test_the_politician_gains_three_by_a_supremacy() -> None:
    """GR-12.2"""
    g = cleared()
    levels(g, "africa", pol=1)
    medal(g, JACK, "politician")
    g.column = [JACK, JACK]
    placing(g)
    play(g, (JACK, "place africa.pol"), (JACK, "vote"))
    assert track(g)[JACK] == 1 + 3


def test_the_merchant_uses_jewellery_as_jokers() -> None:
    """GR-12.3, GR-19.6: such a set has the value of its natural type."""
    g = cleared()
    give(g, JACK, "spatha.1", "bulla.1", "fibula.1")
    taxing(g)
    assert not [code for code in codes(g, JACK) if code.startswith("set")]
    medal(g, JACK, "merchant")
    g.submit(JACK, "set bulla.1+fibula.1+spatha.1")
    assert points(scored(g), "score-set")[JACK] == 4


def test_the_priest_pays_three_denarii_for_one_fame_at_any_moment() -> None:
    """GR-12.4: any number of times, even outside the own turn."""
    g = cleared()
    denarii(g, 3, 7, 3, 3)
    medal(g, MARY, "priest")
    taxing(g)
    assert g.waiting() == [JACK]
    play(g, (MARY, "exchange"), (MARY, "exchange"))
    assert (purses(g)[MARY], track(g)[MARY]) == (1, 4)
    assert g.waiting() == [JACK]
    with refused(g, "It takes 3 denarii, and you have 1.", "GR-12.4"):
        g.submit(MARY, "exchange")
    with refused(g, "Only the owner of the Priest medal exchanges denarii for fame.", "GR-12.4"):
        g.submit(HENRY, "exchange")


def test_the_priest_exchanges_three_to_one_at_the_end() -> None:
    """GR-12.5, GR-28.13: the others need four."""
    g = cleared()
    denarii(g, 11, 11, 0, 0)
    medal(g, JACK, "priest")
    assert points(scored(g), "score-denarii")[:2] == [3, 2]


def test_the_farmer_gains_two_more_for_each_follower() -> None:
    """GR-12.6, GR-21.2"""
    g = cleared(round=5)
    levels(g, "africa", agr=1)
    medal(g, JACK, "farmer")
    placing(g)
    before = purses(g)[JACK]
    play(g, (JACK, "place africa.agr"), (JACK, "farm"))
    assert purses(g)[JACK] == before + 3 + 2


def test_the_priest_is_asked_before_an_event() -> None:
    """GR-12.7: after the last tax, before the card is turned up."""
    g = cleared()
    medal(g, MARY, "priest")
    denarii(g, 0, 4, 0, 0)
    taxing(g)
    play(g, *[(seat, "tax normal") for seat in (JACK, MARY, HENRY, ROSS)])
    assert (g.round, g.event, g.waiting()) == (3, "", [MARY])
    assert codes(g, MARY) == ["go on", "exchange"]
    g.submit(MARY, "exchange")
    assert g.event != ""


def test_the_priest_is_asked_before_an_intrigue_strikes() -> None:
    """GR-12.7: also without goods to answer with; nobody else is."""
    g = cleared()
    fame(g, 4, 2, 4, 4)
    denarii(g, 0, 6, 3, 0)
    medal(g, MARY, "priest")
    intrigue(g, JACK, "gaul")
    intrigue(g, JACK, "hispania")
    activating(g)
    play(g, (JACK, "activate gaul.1"), (JACK, "slander"))
    assert g.waiting() == [MARY]
    play(g, (MARY, "exchange"), (MARY, "go on"))
    assert (track(g)[MARY], purses(g)[MARY], g.waiting()) == (2, 3, [JACK])
    play(g, (JACK, "activate hispania.1"), (JACK, "slander"))
    assert (track(g)[HENRY], g.heading) == (3, "building")


def test_the_priest_is_asked_before_final_scoring() -> None:
    """GR-12.7: fame on the track may matter more than end fame."""
    g = cleared(2, round=9)
    medal(g, MARY, "priest")
    denarii(g, 0, 5)
    taxing(g)
    play(g, (JACK, "tax normal"), (MARY, "tax normal"))
    assert g.waiting() == [MARY]
    g.submit(MARY, "exchange")
    g.submit(MARY, "exchange")
    assert g.result is not None
    assert points(g.result, "score-fame")[MARY] == 2 + 2


def test_without_three_denarii_the_priest_is_not_asked() -> None:
    """GR-12.7: that is public, so the silence tells nothing."""
    g = cleared()
    medal(g, MARY, "priest")
    denarii(g, 0, 1, 0, 0)
    g.events = ["ovation"]
    begun(g, Round())
    assert g.event == "ovation"


def test_medals_are_never_lost() -> None:
    """GR-12.8: in no match does a medal leave its owner."""
    held: dict[Medal, int] = {}
    for g in moments(new_table(4, "medals"), "medals 3"):
        for seat, player in enumerate(g.players):
            for won in player.medals:
                assert held.setdefault(won, seat) == seat
        assert all(g.holder(won) == seat for won, seat in held.items())
    assert len(g.medals) + len(held) == 5


def test_who_can_neither_build_nor_sell_is_passed_over() -> None:
    """GR-11.5, GR-19.8"""
    g = cleared()
    denarii(g, 1, 2, 0, 0)
    give(g, HENRY, "toga.1")
    lay_set(g, ROSS, "weapon", "spatha.1", "spatha.2", "pilum.1")
    followers(g, 1, 1, 1, 1)
    building(g)
    assert g.waiting() == [MARY]
    g.submit(MARY, "done")
    assert g.waiting() == [HENRY]
    finish_phase(g)
    assert g.heading == "action"
